"""The benchmark: a fixed protocol that gives every agent a comparable row."""
