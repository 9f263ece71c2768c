"""Tests of playing and looking at cards in a plain terminal."""
