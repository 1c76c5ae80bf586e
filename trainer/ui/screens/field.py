"""A line of text to type in, dressed as the kit."""

from PySide6.QtWidgets import QLineEdit

from trainer.progress.names import LONGEST
from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.theme.plain import menus

_TOKENS = {"fill": "surface-0", "text": "text", "line": "line-strong", "accent": "accent", "ink": "accent-ink"}
_SHEET = """QLineEdit {{ background: {fill}; color: {text}; border: 1px solid {line}; border-radius: {radius}px;
padding: 0 12px; min-height: 42px; max-height: 42px; font-family: Inter; font-size: 15px; font-weight: 500;
selection-background-color: {accent}; selection-color: {ink}; }}"""


def named_field(text: str, name: str, hint: str) -> QLineEdit:
    """A field with this accessible name; `hint` is shown while it is empty."""
    field = QLineEdit(text)
    field.setAccessibleName(name)
    field.setPlaceholderText(hint)
    field.setMaxLength(LONGEST)
    named = {name: look.colour(t).name() for name, t in _TOKENS.items()}
    field.setStyleSheet(f"{_SHEET.format(radius=RADIUS_M, **named)}\n{menus()}")
    wants_ring(field, RADIUS_M)
    return field
