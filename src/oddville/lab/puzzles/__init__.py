"""Making puzzles from games of bots and from records (docs/puzzles.md)."""
