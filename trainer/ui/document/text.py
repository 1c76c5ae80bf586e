"""A text or Markdown file as a book: its lines stand for pages."""

from dataclasses import dataclass
from pathlib import Path

from trainer.ui.document.book import BookTrouble

MARKDOWN = (".md", ".markdown")


@dataclass(frozen=True)
class TextBook:
    """The text of a file; `pages` are its lines, from 1."""

    name: str
    text: str
    markdown: bool

    @classmethod
    def of(cls, path: Path) -> "TextBook":
        """The file as UTF-8 text. Raises BookTrouble."""
        try:
            return cls(path.name, path.read_text(encoding="utf-8-sig"), path.suffix.lower() in MARKDOWN)
        except UnicodeDecodeError as fault:
            raise BookTrouble(f"{path.name} is no UTF-8 text.") from fault
        except OSError as fault:
            raise BookTrouble(f"{path.name} cannot be read.") from fault

    def close(self) -> None:
        """Nothing is held open."""
