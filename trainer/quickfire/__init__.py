"""Quick-fire rounds: one question after another on the table, generated without end, answered by the house's law."""
