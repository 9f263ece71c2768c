"""The lab: how fast the engine runs, beside its peers."""
