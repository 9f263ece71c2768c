"""Experiments: arena, balance, card tuning, training data, benchmarks, and the runners and journal they share."""
