"""Grading: what a trainee did with a hand, held against a house's own book. Looks at transcripts only."""
