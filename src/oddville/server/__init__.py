"""The server: tables that people, bots and spectators share."""
