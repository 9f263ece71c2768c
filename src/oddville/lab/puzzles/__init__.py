"""Making puzzles from games of bots and from records (docs/play/puzzles.md)."""
