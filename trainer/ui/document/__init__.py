"""A house's own book read beside its paragraphs: a file of the user's, never copied."""
