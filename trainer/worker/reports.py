"""What nobody expected, in a few lines that may be shown and sent on: no user's folders, no values."""

import traceback
from pathlib import Path

FRAMES, WIDEST = 12, 300


def words_of(fault: BaseException) -> str:
    """In a line: of what kind, and what it says."""
    said = " ".join(str(fault).replace(str(Path.home()), "~").split())
    return f"{type(fault).__name__}: {said}"[:WIDEST] if said else type(fault).__name__


def report_of(fault: BaseException) -> str:
    """The same with the last places in the code that led there, a line each."""
    frames = traceback.extract_tb(fault.__traceback__)[-FRAMES:]
    places = [f"{Path(each.filename).name}:{each.lineno} in {each.name}" for each in frames]
    return "\n".join([*places, words_of(fault)])
