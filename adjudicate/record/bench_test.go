package record_test

import (
	"strings"
	"testing"

	"hoyle/adjudicate/record"
)

// skatSized is a whole record of three players, ten tricks and thirty-two cards.
const skatSized = `hoyle: 1
game: omber
rules: club
title: A whole hand
players: [Anna, Bert, Cora]
dealer: Cora
deal:
  Anna: CJAK HJTK DA7 ST9
  Bert: SJKQ HA97 CTQ7 D9
  Cora: DJTQ8 SA87 C98 H8
  pool: HQ DK
bidding:
  - Bert: 10
  - Anna: hold
  - Bert: pass
  - Cora: pass
contract: {by: Anna, game: hearts, turned: HQ}
discard: ST9
play:
  - CJ H7 DJ
  - HQ HA H8
  - D9 DQ DK
  - HJ SJ SA
  - H9 S7 HT
  - DA C7 D8
  - D7 SK DT
  - C9 CK CT
  - SQ S8 HK
  - CA CQ C8
expect:
  findings: []
  won: true
  value: 12
  points: {Anna: 63}
  scores: {Anna: 12}
  laws: [2, 56]
why: with 1, game 1, 2 × 6 = 12; the bid of 10 is covered.
`

func BenchmarkDecode(b *testing.B) {
	src := []byte(skatSized)
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := record.DecodeOne("hand.yaml", src, games); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkDecodeSitting reads a file of a hundred hands.
func BenchmarkDecodeSitting(b *testing.B) {
	src := []byte(strings.Repeat(skatSized+"---\n", 100))
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		if docs, err := record.Decode("evening.yaml", src, games); err != nil || len(docs) != 100 {
			b.Fatal(len(docs), err)
		}
	}
}

func BenchmarkEncode(b *testing.B) {
	d, err := record.DecodeOne("hand.yaml", []byte(skatSized), games)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := record.Encode(d); err != nil {
			b.Fatal(err)
		}
	}
}
