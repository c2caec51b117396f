package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"hoyle/docs"
)

// Every game's file of constants must be what its rule texts give now.
func TestGeneratedFilesAreFresh(t *testing.T) {
	found := 0
	for _, game := range docs.Games() {
		file, err := target(filepath.Join("..", "..", "..", "engine"), game)
		if err != nil {
			t.Fatal(err)
		}
		if file == "" {
			continue
		}
		found++
		want, err := generate(game)
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(file)
		if err != nil {
			t.Errorf("%v (run go generate ./docs)", err)
			continue
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is stale: run go generate ./docs", file)
		}
	}
	if found == 0 {
		t.Error("no game has a package")
	}
}

func TestNames(t *testing.T) {
	for id, want := range map[string]string{
		"52": "52", "B4": "B4", "4.1.4": "4_1_4", "playing-out-of-turn": "PlayingOutOfTurn", "uno-duo": "UnoDuo",
		"7-9": "7_9", "7-nine": "7Nine", "foster": "Foster",
	} {
		if got := camel(id); got != want {
			t.Errorf("camel(%q) = %q, want %q", id, got, want)
		}
	}
}
