"""Hands and rooms told in part: what goes without saying is taken to have happened."""
