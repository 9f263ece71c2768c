"""Exact solutions of small games for two: values, best moves, best responses (docs/research/ladder-of-editions.md)."""
