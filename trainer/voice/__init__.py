"""How the program speaks: the strings that a user reads, and the phrases that nobody at a poker table would say."""
