"""Which files ask a question, where scenarios and questions are in one folder."""

import re

KEYS = ("prompt", "statement", "answer", "step", "target")
"""Keys at the top of a question file that no scenario has there."""
_TABLE = re.compile(r"\s*\[\[?\s*([\w-]*)")
_KEY = re.compile(rf"\s*({'|'.join(KEYS)})\s*=")


def asks(text: str) -> bool:
    """Is it the text of a question file? Told by its keys alone: a file with faults is of a kind too."""
    at_top = True
    for line in text.splitlines():
        table = _TABLE.match(line)
        if table is not None:
            at_top = False
            if table[1] in KEYS:
                return True
        elif at_top and _KEY.match(line):
            return True
    return False
