"""Errors that the program did not expect: what is told of them, and where that is kept. Without Qt."""
