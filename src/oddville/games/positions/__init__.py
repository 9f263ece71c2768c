"""Positions as plain data: written from a state, and checked and read into one."""
