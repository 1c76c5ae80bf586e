"""A line of text to type in, dressed as the kit."""

from PySide6.QtWidgets import QLineEdit

from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.paint import RADIUS_M

LONGEST_NAME = 40


def named_field(text: str, name: str, hint: str) -> QLineEdit:
    """A field with this accessible name; `hint` is shown while it is empty."""
    field = QLineEdit(text)
    field.setAccessibleName(name)
    field.setPlaceholderText(hint)
    field.setMaxLength(LONGEST_NAME)
    colours = {token: look.colour(token).name() for token in ("surface-0", "text", "line-strong", "accent", "accent-ink")}
    field.setStyleSheet(
        f"QLineEdit {{ background: {colours['surface-0']}; color: {colours['text']}; border-radius: {RADIUS_M}px;"
        f" border: 1px solid {colours['line-strong']}; padding: 0 12px; min-height: 42px; max-height: 42px; font-family: Inter; font-size: 15px;"
        f" selection-background-color: {colours['accent']}; selection-color: {colours['accent-ink']}; }}")
    wants_ring(field, RADIUS_M)
    return field
