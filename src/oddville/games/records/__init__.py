"""The `.odd` record: parse, write, replay, verify."""
