"""Whether a line of what happens is well written, before anything has: all slips of a file are told at once."""

import re

from trainer.kernel import notation
from trainer.kernel.gestures import ACTS, DEALER, FLOOR
from trainer.kernel.limits import quoted
from trainer.kernel.nearest import nearest
from trainer.shorthand import whole
from trainer.shorthand.amounts import PLACES
from trainer.shorthand.body import OWN, ROUTINE, TIME
from trainer.shorthand.streets import EARLY, STREETS

ACTOR = re.compile(rf"{DEALER}|{FLOOR}|P[1-9]\d*", re.ASCII)
SEATED = ("fold", "check", "call", "all-in", "show")
WAIT = "wait"
PLAIN = ("raise", "bet")
SOME = "100x1"  # stands for any amount


def begins(word: str) -> bool:
    """May a line of what happens begin with that word?"""
    return word in ROUTINE or ACTOR.fullmatch(word) is not None or TIME.fullmatch(f"{word} x") is not None


def look_at(line: str) -> None:
    """Raises ValueError for a line that nothing could make possible."""
    timed = TIME.fullmatch(line)
    who, _, rest = (timed[3] if timed else line).partition(" ")
    if who in ROUTINE:
        _routine(who, rest.split())
    elif ACTOR.fullmatch(who):
        _act(who, *rest.split())
    else:
        known = (*ROUTINE, DEALER, FLOOR)
        raise ValueError(f"{quoted(who)} is neither a person (D, F, P3) nor a step such as deal{nearest(who, known)}")


def _routine(word: str, rest: list[str]) -> None:
    if word in SEATED and not (rest and all(each.isascii() and each.isdigit() for each in rest)):
        raise ValueError(f"write the seats, as in {word} 4 5")
    if word == WAIT:
        if len(rest) != 1 or not rest[0].isdecimal():
            raise ValueError(f"write how many seconds, as in {word} 90")
    elif word not in SEATED and rest and not (word in ("street", *STREETS) and rest == [EARLY]):
        raise ValueError(f"{word} must be alone on its line")


def _act(who: str, verb: str = "", *words: str) -> None:
    if who[0] == "P" and (
        (verb in (*PLAIN, "call") and len(words) == 1 and words[0].isdigit()) or (verb in OWN and not words)
    ):
        return
    if verb in PLAIN and who[0] == "P":
        raise ValueError(f"write the total, as in {who} {verb} 900; if only the word is said, {who} say {verb}")
    if verb not in ACTS:
        known = (*ACTS, *PLAIN, *OWN) if who[0] == "P" else tuple(ACTS)
        raise ValueError(f"{quoted(verb)} isn't a verb in the notation{nearest(verb, known)}")
    plain = list(words)
    for at, _ in PLACES.get(verb, ()):
        if len(plain) > at and plain[at].isascii() and plain[at].isdigit():
            plain[at] = SOME
    if whole.names_no_cards(who, verb, plain):
        plain = whole.spelt_out(who, verb, plain, [whole.SOME_CARD]).split()[1:]
    notation.gesture(" ".join(["0.000", who, verb, *plain]))
