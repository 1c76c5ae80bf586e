"""Windows that nobody sees: what their platform says of each of them is not repeated."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

SIZE_HINTS = "This plugin does not support propagateSizeHints()"


@contextmanager
def unseen() -> Iterator[None]:
    """While windows are painted without a screen; whatever else Qt says goes where it went."""

    def said(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if message == SIZE_HINTS:
            return
        if before is not None:
            before(kind, context, message)
        elif sys.stderr is not None:
            print(message, file=sys.stderr)

    before = qInstallMessageHandler(said)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
