"""What `trainer rule` answers: the one thing that matters in a sentence with its figures, and what else to know."""
