"""Durable storage of tables: an append-only log for each, in SQLite or PostgreSQL (`protocol`, `opening`)."""
