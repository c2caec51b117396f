package sixtysix
