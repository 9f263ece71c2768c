"""Monte Carlo tree search, with the evaluation and the policies it uses."""
