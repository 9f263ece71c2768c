"""The tuner: from the figures of many games to a proposal for better cards, every count kept."""
