"""What the holes of a sentence are filled with: figures, seats, what a rulebook prints."""
