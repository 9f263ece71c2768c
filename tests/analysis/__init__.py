"""Reviews of games and the luck in them."""
