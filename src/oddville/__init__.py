"""OddVille: the board game, exact and fast."""
