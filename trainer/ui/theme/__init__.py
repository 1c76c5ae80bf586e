"""The look: tokens, fonts, and what plain widgets wear."""
