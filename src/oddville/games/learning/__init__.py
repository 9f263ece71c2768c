"""Lessons, the rules by id, and their illustrations."""
