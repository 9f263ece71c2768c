"""How many ways there are to play a few moves: counts that both engines agree on."""
