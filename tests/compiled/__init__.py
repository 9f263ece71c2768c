"""The compiled engine against the same engine as plain Python."""
