"""Propose changed cards that bring every group of cards within its balance targets."""
