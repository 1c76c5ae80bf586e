"""How each form of a question is written in its file, and how it is drawn."""
