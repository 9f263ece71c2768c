"""The fast engine against the naive one, move by move."""
