"""Bots from outside the package: Python files and programs, each in its own process."""
