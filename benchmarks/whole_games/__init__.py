"""The parts of `benchmarks/liveness.py`: plans, clients, and a watchdog."""
