package skat

import "hoyle/engine"

func judge(h *engine.Hand, t *engine.Trace) (*engine.Verdict, error) {
	return &engine.Verdict{}, nil
}
