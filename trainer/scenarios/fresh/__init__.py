"""Hands nobody has dealt before: clean ones drawn by chance, and authored ones varied."""
