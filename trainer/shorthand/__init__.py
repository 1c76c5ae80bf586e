"""Hands as they are told in short: what goes without saying is added, and chips are made of plain amounts."""
