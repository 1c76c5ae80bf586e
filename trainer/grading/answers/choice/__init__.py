"""Which of what was found in a hand is the answer, and what may stand beside it."""
