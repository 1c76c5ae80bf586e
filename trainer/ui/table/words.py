"""Every word that the painted table says by itself, ready for translation."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_CONTEXT: Final = "Table"
POT: Final = str(QT_TRANSLATE_NOOP("Table", "Pot"))
MAIN: Final = str(QT_TRANSLATE_NOOP("Table", "Main"))
SIDE: Final = str(QT_TRANSLATE_NOOP("Table", "Side"))
ALL_IN: Final = str(QT_TRANSLATE_NOOP("Table", "ALL IN"))
STUB: Final = str(QT_TRANSLATE_NOOP("Table", "Stub, in hand"))
STUB_SHORT: Final = str(QT_TRANSLATE_NOOP("Table", "Stub"))
BURN: Final = str(QT_TRANSLATE_NOOP("Table", "Burns"))
MUCK: Final = str(QT_TRANSLATE_NOOP("Table", "Muck"))
ASIDE: Final = str(QT_TRANSLATE_NOOP("Table", "Set aside"))
ASIDE_SHORT: Final = str(QT_TRANSLATE_NOOP("Table", "Aside"))
FOLDED: Final = str(QT_TRANSLATE_NOOP("Table", "folded"))
ABSENT: Final = str(QT_TRANSLATE_NOOP("Table", "absent"))
DEALER: Final = str(QT_TRANSLATE_NOOP("Table", "DEALER"))
FLOOR: Final = str(QT_TRANSLATE_NOOP("Table", "Floor"))
WALKING: Final = str(QT_TRANSLATE_NOOP("Table", "on the way"))
HERE: Final = str(QT_TRANSLATE_NOOP("Table", "at the table"))
CLOSE_UP: Final = str(QT_TRANSLATE_NOOP("Table", "Close-up"))
NO_CHIPS: Final = str(QT_TRANSLATE_NOOP("Table", "No chips on the felt"))
YOURS: Final = str(QT_TRANSLATE_NOOP("Table", "The players are waiting for you"))
STOPPED: Final = str(QT_TRANSLATE_NOOP("Table", "The action is stopped. Proceed (Enter) resumes it"))
NOBODY: Final = str(QT_TRANSLATE_NOOP("Table", "Empty"))


def say(word: str) -> str:
    """The word in the reader's language."""
    return QCoreApplication.translate(_CONTEXT, word)
