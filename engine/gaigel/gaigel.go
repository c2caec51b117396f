package gaigel
