"""Looking the law up: full text over every paragraph, with the words of the field."""
