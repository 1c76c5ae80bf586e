"""The demo as a command calls it: its trouble told in a sentence."""

from pathlib import Path

from PySide6.QtGui import QGuiApplication

from trainer.output import IS_THERE
from trainer.progress.trouble import StoreTrouble
from trainer.ui.demo.hand import Stuck
from trainer.ui.demo.run import Say, in_the_way, run
from trainer.ui.demo.spots import Unreachable


def played(out: Path, say: Say, books: tuple[str, ...], force: bool) -> tuple[str, bool]:
    """Run the demo in the application that runs; with `force` over what an earlier one left.

    Gives ("", were all hands graded as they must be) or (one sentence on the trouble, False)."""
    if not force and (there := in_the_way(out, books)):
        return f"{there[0]}: {IS_THERE}", False
    QGuiApplication.setQuitOnLastWindowClosed(False)
    try:
        return "", run(out, say, books)
    except OSError as fault:
        return f"{fault.filename or out}: {fault.strerror or fault}", False
    except (Stuck, Unreachable, LookupError, StoreTrouble) as fault:
        return str(fault), False
