"""What can be wrong with the deck itself."""
