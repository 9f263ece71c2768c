"""Speed benchmarks, with peers measured in the same run."""
