"""What may be a person's name: what is typed, what a file brings, what stands in the settings."""

import unicodedata

LONGEST = 40
EMPTY = "Type a name."
TOO_LONG = f"A name can have at most {LONGEST} characters."
UNREADABLE = "A name can’t have control or direction characters."
NOT_SHOWN = ("Cc", "Cf", "Cs")  # controls, directions, halves of a pair
JOINERS = "\u200c\u200d"  # of such only these belong into names, in Persian as in Hindi


class BadName(ValueError):
    """That is no name; its text is one clear sentence."""


class NameTaken(Exception):
    """Somebody else in this file has the name."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"The name “{name}” is taken. Choose another name.")


def proper(name: str) -> str:
    """The name as it is kept, white space made one space. Raises BadName."""
    plain = " ".join(name.split())
    if not plain.strip(JOINERS):
        raise BadName(EMPTY)
    if any(unicodedata.category(each) in NOT_SHOWN and each not in JOINERS for each in plain):
        raise BadName(UNREADABLE)
    if len(plain) > LONGEST:
        raise BadName(TOO_LONG)
    return plain


def fault(name: str) -> str:
    """What is wrong with a name, in a sentence; "" for nothing."""
    try:
        proper(name)
    except BadName as wrong:
        return str(wrong)
    return ""
