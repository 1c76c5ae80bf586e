"""What is told in one sentence with the answer on a hand: the other halves of it."""
