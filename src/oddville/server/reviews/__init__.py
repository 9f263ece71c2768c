"""Reviews of games, computed one by one at the lowest priority."""
