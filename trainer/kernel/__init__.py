"""Physics of the table: cards, chips, seats, gestures and the transcript. Knows no rule, screen, file or clock."""
