"""The texts, tested as they stand in the files."""
