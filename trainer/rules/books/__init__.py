"""One module per house: only what that house does otherwise."""
