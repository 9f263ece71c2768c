"""The built-in bots `random`, `greedy` and the five levels."""
