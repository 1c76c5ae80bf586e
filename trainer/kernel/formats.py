"""Which version of its format something is written in, and the one sentence for what a newer program wrote.

Formats are counted from 1. Whoever reads a format says the newest that it knows; of a newer one nothing else is said.
"""

from trainer.kernel.limits import quoted

MOST_DIGITS = 9  # of a version in a first line


class Newer(ValueError):
    """What only a newer version of the program reads. Its text is all that there is to say of it."""

    def __init__(self, what: str, given: int, known: int) -> None:
        told = f"a newer version of this program wrote this {what}"
        super().__init__(f"{told} (format {given}; this one reads {known}): update the program")


def readable(given: object, known: int, what: str) -> int:
    """The version that something says it is written in. `what` is what it is, in a word: question, rulebook.

    Raises Newer where it is above `known`, and ValueError for what is no version.
    """
    if type(given) is not int or given < 1:
        raise ValueError(f"format is {quoted(given)}, not a number from 1 to {known}")
    if given > known:
        raise Newer(what, given, known)
    return given


def first_line(line: str, word: str, known: int, what: str) -> int:
    """The version in the first line of a text, such as "dealing 1". Raises Newer, and ValueError for any other line."""
    said, _, number = line.partition(" ")
    counted = number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS and number[0] != "0"
    if said != word or not counted:
        raise ValueError(f"the first line must be '{word} {known}', not {quoted(line)}")
    return readable(int(number), known, what)


def newer(fault: BaseException) -> str:
    """The sentence where a fault is Newer or comes from it, as it stands alone; else ""."""
    while not isinstance(fault, Newer):
        if fault.__cause__ is None:
            return ""
        fault = fault.__cause__
    said = str(fault)
    return f"{said[:1].upper()}{said[1:]}."
