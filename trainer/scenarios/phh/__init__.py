"""Real hands: poker hand histories in the open PHH notation come in as clean scenarios, and ours go out as PHH."""
