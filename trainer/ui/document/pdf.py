"""A PDF read with pdfium: pages as pixels, and where words stand on them."""

from pathlib import Path

import pypdfium2 as pdfium

from trainer.ui.document.book import BookTrouble, Box, Raster

MOST_PIXELS = 6000  # of a side: a page may say that it is as large as a wall
MOST_FOUND = 200
LOCKED, BROKEN = "password", "format"


class PdfBook:
    """The PDF at a path, which stays where it is. Raises BookTrouble."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        try:
            self._document = pdfium.PdfDocument(path)
            self.pages = len(self._document)
        except (pdfium.PdfiumError, OSError) as fault:
            raise BookTrouble(_why(path.name, str(fault).lower())) from fault
        if not self.pages:
            raise BookTrouble(f"{path.name} has no pages.")

    def shape(self, page: int) -> tuple[float, float]:
        """Width and height of a page, in points."""
        opened = self._page(page)
        try:
            width, height = opened.get_size()
        finally:
            opened.close()
        return max(1.0, width), max(1.0, height)

    def render(self, page: int, width: int) -> Raster:
        """The page, so many pixels wide, or as many as it may have."""
        opened = self._page(page)
        try:
            across, down = opened.get_size()
            scale = min(width / max(1.0, across), MOST_PIXELS / max(1.0, across, down))
            drawn = opened.render(scale=scale, rev_byteorder=False, prefer_bgrx=True)
            return Raster(drawn.width, drawn.height, drawn.stride, bytes(drawn.buffer))
        except (pdfium.PdfiumError, MemoryError) as fault:
            raise BookTrouble(f"Page {page} of {self.name} cannot be drawn.") from fault
        finally:
            opened.close()

    def has(self, page: int, words: str) -> bool:
        """Do the words stand on the page, in any case?"""
        return bool(self.found(page, words, most=1))

    def found(self, page: int, words: str, most: int = MOST_FOUND) -> tuple[Box, ...]:
        """Where the words stand on the page, a box for each line they take."""
        wanted = words.strip()
        if not wanted:
            return ()
        opened = self._page(page)
        try:
            across, down = opened.get_size()
            return tuple(_box(each, across, down) for each in _rects(opened, wanted, most))
        except pdfium.PdfiumError as fault:
            raise BookTrouble(f"Page {page} of {self.name} cannot be searched.") from fault
        finally:
            opened.close()

    def _page(self, page: int) -> pdfium.PdfPage:
        try:
            return self._document[page - 1]
        except (pdfium.PdfiumError, IndexError) as fault:
            raise BookTrouble(f"Page {page} of {self.name} cannot be read.") from fault

    def close(self) -> None:
        """Give the file back."""
        self._document.close()


def _rects(page: pdfium.PdfPage, words: str, most: int) -> list[tuple[float, float, float, float]]:
    """Left, bottom, right and top in points, from the lower left."""
    text = page.get_textpage()
    try:
        search = text.search(words)
        found: list[tuple[float, float, float, float]] = []
        while len(found) < most and (hit := search.get_next()):
            start, count = hit
            found += [text.get_rect(n) for n in range(text.count_rects(start, count))]
        search.close()
        return found
    finally:
        text.close()


def _box(rect: tuple[float, float, float, float], across: float, down: float) -> Box:
    left, bottom, right, top = rect
    return Box(left / across, 1 - top / down, right / across, 1 - bottom / down)


def _why(name: str, fault: str) -> str:
    if LOCKED in fault:
        return f"{name} is locked with a password. Save a copy without one and attach that."
    if BROKEN in fault:
        return f"{name} is damaged or isn’t a PDF."
    return f"{name} cannot be read."
