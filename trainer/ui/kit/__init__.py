"""Widgets that every screen is built from: painted from the tokens, usable by keyboard, named for readers."""
