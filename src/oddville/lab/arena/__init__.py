"""Matches between bots: pairings, statistics, standings, the ladder."""
