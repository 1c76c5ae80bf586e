"""What the dealer before can get wrong while the first cards go round."""
