package adjudicate

import (
	"fmt"
	"io"
	"os"

	"hoyle/adjudicate/record"
)

// Stdin is the name that stands for standard input on a command line, and StdinName how errors call it.
const (
	Stdin     = "-"
	StdinName = "<stdin>"
)

// Read decodes every record of a file, or of stdin where the name is "-". A record at fault is there too, with its
// Err; the error itself is one of reading only.
func Read(name string, stdin io.Reader) ([]*record.Doc, error) {
	var (
		src []byte
		err error
	)
	if name == Stdin {
		name = StdinName
		if src, err = io.ReadAll(stdin); err != nil {
			return nil, fmt.Errorf("reading standard input: %w", err)
		}
	} else if src, err = os.ReadFile(name); err != nil {
		return nil, err
	}
	return Decode(name, src)
}

// Decode decodes every record of a source. A record at fault is there too, with its Err; the error is that of a
// source without any record.
func Decode(name string, src []byte) ([]*record.Doc, error) {
	docs, err := record.Decode(name, src, Games)
	if len(docs) == 0 {
		return nil, err
	}
	return docs, nil
}
