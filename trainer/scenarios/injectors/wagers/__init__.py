"""What players do with chips and words that a rulebook has to rule on."""
