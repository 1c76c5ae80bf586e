"""The demo as a command calls it: its trouble told in a sentence."""

from pathlib import Path

from PySide6.QtGui import QGuiApplication

from trainer.progress.trouble import StoreTrouble
from trainer.ui.demo.hand import Stuck
from trainer.ui.demo.run import Say, run
from trainer.ui.demo.spots import Unreachable


def played(out: Path, say: Say, books: tuple[str, ...]) -> tuple[str, bool]:
    """Run the demo in the application that runs.

    Gives ("", were all hands graded as they must be) or (one sentence on the trouble, False)."""
    QGuiApplication.setQuitOnLastWindowClosed(False)
    try:
        return "", run(out, say, books)
    except OSError as fault:
        return f"{fault.filename or out}: {fault.strerror or fault}", False
    except (Stuck, Unreachable, LookupError, StoreTrouble) as fault:
        return str(fault), False
