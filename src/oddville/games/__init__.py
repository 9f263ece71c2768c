"""One running game: `Game`, its moves, events, score sheet and records."""
