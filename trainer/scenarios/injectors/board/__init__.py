"""What the dealer before can get wrong with the board and the burns."""
