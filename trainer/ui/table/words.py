"""Every word that the painted table says by itself, ready for translation."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_CONTEXT: Final = "Table"
POT: Final = QT_TRANSLATE_NOOP("Table", "Pot")
STUB: Final = QT_TRANSLATE_NOOP("Table", "Stub, in hand")
BURN: Final = QT_TRANSLATE_NOOP("Table", "Burn")
MUCK: Final = QT_TRANSLATE_NOOP("Table", "Muck")
ASIDE: Final = QT_TRANSLATE_NOOP("Table", "Set aside")
FOLDED: Final = QT_TRANSLATE_NOOP("Table", "folded")
ABSENT: Final = QT_TRANSLATE_NOOP("Table", "absent")
DEALER: Final = QT_TRANSLATE_NOOP("Table", "DEALER")
FLOOR: Final = QT_TRANSLATE_NOOP("Table", "Floor")
WALKING: Final = QT_TRANSLATE_NOOP("Table", "on the way")
HERE: Final = QT_TRANSLATE_NOOP("Table", "at the table")


def say(word: str) -> str:
    """The word in the reader's language."""
    return QCoreApplication.translate(_CONTEXT, word)
