"""Data sets of self-play games, and the fit of the evaluation's weights."""
