"""Explanations of a bot's choice as message ids and facts."""
