"""The forms in which questions are answered: what is shown, taken and told, one module a form."""
