"""The look: tokens, fonts and the style sheet of plain widgets."""
