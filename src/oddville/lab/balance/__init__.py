"""The balance lab: statistics of games between bots for each card and group, checks, and an HTML report."""
