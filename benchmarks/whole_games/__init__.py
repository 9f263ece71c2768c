"""What `benchmarks/liveness.py` is made of: plans, clients at a table, and who watches over them."""
