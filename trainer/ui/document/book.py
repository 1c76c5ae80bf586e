"""What a page of a book comes to, and the trouble that a file can make."""

from dataclasses import dataclass


class BookTrouble(Exception):
    """A file that cannot be read; its text is one clear sentence."""


@dataclass(frozen=True, slots=True)
class Box:
    """A stretch of a page, in shares of its width and height from the top left."""

    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True, slots=True)
class Raster:
    """A page as pixels: rows of `stride` bytes, four to a pixel: blue, green, red, and one unused."""

    width: int
    height: int
    stride: int
    pixels: bytes
