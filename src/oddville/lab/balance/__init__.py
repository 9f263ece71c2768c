"""The balance lab: games between bots, what they show about each card, and a report."""
