"""Puzzles: positions of games in which one move is clearly the best (docs/play/puzzles.md)."""
