"""The bot protocol: how a bot is named, what it sees, and what happens when it fails."""
