"""Learning environments."""
