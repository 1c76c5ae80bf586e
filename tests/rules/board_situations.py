"""Hold'em hands in notation for the chapters of the board: the routine parts are generated, the irregular ones written.

Four players, button in seat 4, blinds 100 and 200. The deck is the standard one, so after the deal the stub runs
6s 5s 4s 3s 2s Ah Kh Qh Jh Th 9h and so on.
"""

from collections.abc import Iterable

import pytest

from trainer.kernel.cards import names, standard_deck
from trainer.kernel.document import transcript_of
from trainer.kernel.transcript import Transcript
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.record import Record
from trainer.rules.ruling import Decision, Matter

BOOKS = ("tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt")
STANDARD = names(standard_deck())
DEALT = [
    "P1 post 100x1",
    "P2 post 100x2",
    *(f"D pitch {seat} down" for _ in range(2) for seat in (1, 2, 3, 4)),
]
LIMPED = ["P3 wager 100x2", "P4 wager 100x2", "P1 wager 100x1", "P2 check", "D bring-in-bets"]
CHECKED = [f"P{seat} check" for seat in (1, 2, 3, 4)]
TO_THE_FLOP = [*DEALT, *LIMPED]
TO_THE_TURN = [*TO_THE_FLOP, "D burn", "D lay 3 up", *CHECKED]
TO_THE_RIVER = [*TO_THE_TURN, "D burn", "D lay 1 up", *CHECKED]


def holdem(
    *acts: str | Iterable[str], stuck: str = "", stack: str = "1000x10+100x50", deck: str = STANDARD
) -> Transcript:
    """A hold'em hand whose gestures are `acts` ("D burn" or a list of such), one a second."""
    head = ["dealing 1", "game holdem no-limit", "small-blind 100", "big-blind 200"]
    head += [f"seat {seat} {stack} Player{seat}" for seat in (1, 2, 3, 4)]
    head += ["button 4", f"deck {deck}", *([f"stuck {stuck}"] if stuck else [])]
    return transcript_of("\n".join([*head, "---", *timed(acts)]))


def timed(acts: Iterable[str | Iterable[str]]) -> list[str]:
    """The acts as lines of notation, a second apart."""
    lines = [line for each in acts for line in ([each] if isinstance(each, str) else each)]
    return [f"{second}.000 {line}" for second, line in enumerate(lines)]


def facts_of(transcript: Transcript) -> Facts:
    """The facts at the end of a hand; every gesture of it must have been possible."""
    record = Record.of(transcript)
    return Facts(record, len(record))


def found(transcript: Transcript, kind: str) -> Matter:
    """The one matter of that kind in the hand."""
    (matter,) = (each for each in matters(facts_of(transcript)) if each.kind == kind)
    return matter


def kinds(transcript: Transcript) -> list[str]:
    """The kinds of all matters in the hand, in the order in which they became visible."""
    return [each.kind for each in matters(facts_of(transcript))]


def ruled(transcript: Transcript, kind: str, key: str) -> Decision:
    """What a book says at the end of the hand on its matter of that kind."""
    return decide(book(key), facts_of(transcript).about(found(transcript, kind)))


def steps(decision: Decision) -> list[str]:
    """The steps a decision demands, in order; none in silence."""
    return [step.key for step in decision.ruling.steps] if decision.ruling else []


def cited(decision: Decision) -> list[str]:
    """The paragraphs a decision rests on, as book:paragraph."""
    return [f"{each.book}:{each.at}" for each in decision.citations]


def paragraphs(**books: str) -> list[object]:
    """Pytest parameters (book, paragraph) with ids such as "tda-2022:39-A"; `_` stands for "-" in a keyword."""
    rows = [(key.replace("_", "-"), at) for key, several in books.items() for at in several.split()]
    return [pytest.param(key, at, id=f"{key}:{at}") for key, at in rows]
