"""How much a file may ask for. The figures and their reasons: docs/decisions/016-how-much-a-file-may-ask.md."""

import re

MOST_NUMBER = 999_999_999_999  # of anything that is counted, prize pools in cents included
MOST_CHIPS = 999_999_999  # what a stack, a bet or a bank may be worth
MOST_PIECES = 1_000_000  # chips in one stack: a thousand dollars in cents are 100,000
MOST_PILES = 20  # denominations in one stack
MOST_SEATS = 10  # at a table where a hand is dealt
MOST_GESTURES = 600  # in a hand that somebody brings
MOST_HAPPENINGS = 500  # in a room that somebody brings
MOST_TABLES, MOST_PLAYERS, MOST_LEVELS = 100, 1_000, 200  # of a room
MOST_MILLISECONDS = 3_600_000  # that a player waits
LONGEST_NAME = 60
LONGEST_ID = 64
LONGEST_CARD = 8  # Qh and a few stars
LONGEST_QUOTED = 60  # of what stood in a file, said back in a fault
MOST_FAULTS, LONGEST_FAULT = 50, 200

ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
DEVICES = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))})
UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff"
    "\ud800-\udfff\U000e0000-\U000e0fff]"
)


def whole(text: str, most: int = MOST_NUMBER) -> int:
    """A whole number from 0 to `most`. Raises ValueError."""
    if not (text.isascii() and text.isdigit()):
        raise ValueError(f"{quoted(text)} isn't a whole number")
    digits = text.lstrip("0") or "0"
    if len(digits) > len(str(most)) or (number := int(digits)) > most:
        raise ValueError(f"{quoted(text)} is more than {most:,}")
    return number


def too_much(value: int, most: int = MOST_NUMBER) -> str:
    """What is wrong with a number that is too large either way, "" where nothing is."""
    if -most <= value <= most:
        return ""
    return f"{said(value)} is {'more' if value > 0 else 'less'} than {'' if value > 0 else '-'}{most:,}"


def said(value: int) -> str:
    """A number as a fault says it: a very long one by how long it is."""
    return str(value) if abs(value) < 10**20 else f"a number of more than {(value.bit_length() - 1) * 3 // 10:,} digits"


def quoted(value: object) -> str:
    """A piece of a file as a fault says it back: a text in quotation marks, and cut where it is long."""
    text = value if isinstance(value, str) else repr(value)
    short = text if len(text) <= LONGEST_QUOTED else f"{text[: LONGEST_QUOTED - 1]}…"
    return str.__repr__(short) if isinstance(value, str) else short  # of a word that is a member of an enum too


def unseen(text: str) -> str:
    """The first character that nobody sees or that turns the direction of a line, as "U+202E"; "" for none."""
    found = UNSEEN.search(text)
    return f"U+{ord(found[0]):04X}" if found else ""


def hidden(code: int) -> bool:
    """Does the character of this number stay unseen, other than a line break or a tab? So does one that is none."""
    return code >= 0x110000 or (chr(code) not in "\n\t" and UNSEEN.match(chr(code)) is not None)


def id_fault(value: str) -> str:
    """What is wrong with the id of a scenario or a question; "" where nothing is."""
    if not ID.fullmatch(value):
        return f"{quoted(value)} isn't an id: use small letters, digits and hyphens"
    if len(value) > LONGEST_ID:
        return f"has {len(value):,} characters; the limit is {LONGEST_ID}"
    return f"{value!r} is the name of a device on Windows: choose another id" if value in DEVICES else ""


def name_fault(value: str, longest: int = LONGEST_NAME) -> str:
    """What is wrong with a name; "" where nothing is."""
    if len(value) > longest:
        return f"has {len(value):,} characters; the limit is {longest}"
    if not value.isprintable():
        return f"has an invisible character ({unseen(value) or 'a line break or tab'})"
    return ""
