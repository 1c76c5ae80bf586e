"""Short films of another dealer's hand, for a trainee to judge."""
