"""Asking for a file to open or to write, by the system's own dialogs; a test puts another `Files` in the window."""

from pathlib import Path

from PySide6.QtWidgets import QWidget


class Files:
    """`kinds` is a filter as Qt has it: "Profiles (*.dealer)"."""

    def to_open(self, over: QWidget, title: str, kinds: str) -> Path | None:
        """A file that is there; None where nothing was chosen."""
        from PySide6.QtWidgets import QFileDialog  # seldom, and a start waits for what is imported above

        name, _kind = QFileDialog.getOpenFileName(over, title, str(Path.home()), kinds)
        return Path(name) if name else None

    def to_folder(self, over: QWidget, title: str) -> Path | None:
        """A folder that is there; None where nothing was chosen."""
        from PySide6.QtWidgets import QFileDialog  # as above

        name = QFileDialog.getExistingDirectory(over, title, str(Path.home()))
        return Path(name) if name else None

    def to_write(self, over: QWidget, title: str, name: str, kinds: str) -> Path | None:
        """Where to write a file of that name; None where nothing was chosen. One that is there was asked about."""
        from PySide6.QtWidgets import QFileDialog  # as above

        chosen, _kind = QFileDialog.getSaveFileName(over, title, str(Path.home() / name), kinds)
        return Path(chosen) if chosen else None
