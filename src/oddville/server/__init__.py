"""Tables where people and bots meet: a server that never loses a move (docs/host/hosting.md)."""
