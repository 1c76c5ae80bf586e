"""Opening the user's file: a PDF or a text, or one clear sentence on why it cannot be read."""

from pathlib import Path
from typing import TYPE_CHECKING

from trainer.ui.document.book import BookTrouble
from trainer.ui.document.text import TextBook

if TYPE_CHECKING:  # what reads a PDF is loaded with the first one
    from trainer.ui.document.pdf import PdfBook

PDF, TEXTS = ".pdf", (".txt", ".md", ".markdown", ".text")
FILTER = "Books (*.pdf *.txt *.md *.markdown *.text)"
MOST_PDF, MOST_TEXT = 1_000_000_000, 20_000_000


def open_book(path: Path) -> "PdfBook | TextBook":
    """The book in a file, by what its name ends in. Raises BookTrouble."""
    kind = path.suffix.lower()
    if kind != PDF and kind not in TEXTS:
        raise BookTrouble(f"{path.name} is neither a PDF nor a text file.")
    _measured(path, MOST_PDF if kind == PDF else MOST_TEXT)
    if kind != PDF:
        return TextBook.of(path)
    from trainer.ui.document.pdf import PdfBook  # loads the library only now

    return PdfBook(path)


def _measured(path: Path, most: int) -> None:
    """Is it a file of a size that can be read here? Raises BookTrouble."""
    try:
        if not path.is_file():
            raise BookTrouble(f"{path.name} is no longer in {path.parent}.")
        size = path.stat().st_size
    except (OSError, ValueError) as fault:
        raise BookTrouble(f"{path.name} can’t be opened.") from fault
    if size > most:
        raise BookTrouble(f"{path.name} is too large to be read here ({size // 1_000_000:,} MB).")
    if not size:
        raise BookTrouble(f"{path.name} is empty.")
