"""Pots, winners and the hands of a showdown, as an answer tells them."""
