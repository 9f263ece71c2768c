"""OddVille in a terminal, line by line."""
