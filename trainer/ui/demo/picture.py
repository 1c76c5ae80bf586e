"""A widget as it looks now, as a PNG file."""

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtWidgets import QWidget


def png(widget: QWidget) -> bytes:
    """The bytes of the file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    widget.grab().save(buffer, "PNG")
    return bytes(buffer.data().data())
