"""Text files that somebody brings: read whole, within bounds, or refused with the line of each fault."""

from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from functools import lru_cache
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from trainer.kernel.limits import UNSEEN

MOST_BYTES = 500_000  # three times our largest ledger
LONGEST_LINE = 10_000
MOST_LINES = 20_000
NOT_SEEN = "has an invisible character"

Faults = tuple[tuple[int, str], ...]


class BadText(ValueError):
    """A file that is no text to be read here. `faults` has (line from 1, 0 for the whole file; what is wrong)."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        super().__init__("; ".join(f"line {line}: {what}" if line else what for line, what in faults[:3]))


def text_in(path: Path, most: int = MOST_BYTES) -> str:
    """The UTF-8 text of a file, its lines ended as ours. Raises BadText, and OSError where there is no such file."""
    text = decoded(bytes_in(path, most))
    if faults := faults_of(text):
        raise BadText(faults)
    return text


def bytes_in(path: Path, most: int) -> bytes:
    """What a plain file holds, at most so many bytes. Raises BadText and OSError."""
    try:
        about = path.stat()
    except ValueError as fault:  # a null character in the name
        raise BadText(((0, "isn't a file name"),)) from fault
    if not S_ISREG(about.st_mode) and not S_ISDIR(about.st_mode):  # a pipe would keep us waiting
        raise BadText(((0, "isn't a regular file"),))
    if about.st_size > most and not S_ISDIR(about.st_mode):
        raise BadText(((0, f"has {_sized(about.st_size)}; the limit for this kind of file is {_sized(most)}"),))
    with path.open("rb") as file:
        return file.read(about.st_size)


def _sized(count: int) -> str:
    return f"{count:,} bytes" if count < 1_000_000 else f"{count / 1_000_000:,.1f} MB"


def decoded(data: bytes) -> str:
    """UTF-8 with or without its mark, as text. Raises BadText with the line that is none."""
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        raise BadText(((0, "this file is UTF-16: save it as UTF-8"),))
    try:
        text = data.removeprefix(BOM_UTF8).decode("utf-8")
    except UnicodeDecodeError as fault:
        raise BadText(
            ((data.count(b"\n", 0, fault.start) + 1, "this file isn't UTF-8 text: save it as UTF-8"),)
        ) from fault
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


@lru_cache(maxsize=2)  # who reads a file looks through it, and so does who parses it
def faults_of(text: str) -> Faults:
    """What no text of ours holds: too many or too long lines and characters that nobody sees."""
    if text.count("\n") > MOST_LINES:
        return ((0, f"has {text.count(chr(10)):,} lines; the limit is {MOST_LINES:,}"),)
    long = len(text) > LONGEST_LINE and max(map(len, text.split("\n"))) > LONGEST_LINE
    seen = text.replace("\n", "").isprintable() or not UNSEEN.search(text)
    if seen and not long:
        return ()
    return tuple((n, what) for n, line in enumerate(text.split("\n"), 1) if (what := _wrong(line)))


def _wrong(line: str) -> str:
    if len(line) > LONGEST_LINE:
        return f"this line has {len(line):,} characters; the limit is {LONGEST_LINE:,}"
    found = UNSEEN.search(line)
    return f"{NOT_SEEN} (U+{ord(found[0]):04X}): remove it" if found else ""
