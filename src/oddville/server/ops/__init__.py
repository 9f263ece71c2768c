"""Settings, limits, logs, metrics, retention and administration."""
