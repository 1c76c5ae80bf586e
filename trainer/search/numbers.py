"""Paragraphs by their number, however it is typed: "35-A-1", "35a1", "rule 35", "rp 5"."""

from collections.abc import Iterable

HEADS = ("rule", "paragraph", "par", "section", "no", "number", "§")


def squeezed(text: str) -> str:
    """Letters and figures alone, small: "RP-5-B" is "rp5b"."""
    return "".join(each for each in text.casefold() if each.isalnum())


def asked(typed: str) -> str:
    """What is typed as a number, squeezed; "" if it has no figure in it and so names none."""
    words = typed.casefold().split()
    if len(words) > 1 and words[0].strip(".") in HEADS:
        words = words[1:]
    found = squeezed("".join(words).removeprefix("§"))
    return found if any(each.isdigit() for each in found) else ""


def apart(typed: str) -> list[tuple[str, str]]:
    """Each word that may be a number, with the rest of what is typed."""
    words = typed.split()
    return [(asked(each), " ".join(words[:n] + words[n + 1 :])) for n, each in enumerate(words) if asked(each)]


def fits(at: str, number: str) -> int | None:
    """How well a paragraph answers to a squeezed number: 0 its very own, 1 below it, None not at all."""
    own = squeezed(at)
    if own == number:
        return 0
    below = own.startswith(number) and not (number[-1].isdigit() and own[len(number)].isdigit())
    return 1 if below else None


def ranked(ats: Iterable[tuple[int, str]], number: str) -> list[int]:
    """The places of the paragraphs that answer to the number, the very own first, else in the order given."""
    found = [(fit, place) for place, at in ats if (fit := fits(at, number)) is not None]
    return [place for _, place in sorted(found)]
