"""What the dealer reports to the floor: what it is about, and statements in the order in which they were made.

The line is "report too-many-cards-on-the-board on flop; 3 put-in 1200; dealer burned-none; board 4; since 5 6".
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from trainer.kernel.act import Act
from trainer.kernel.limits import MOST_CHIPS, MOST_SEATS, quoted, whole
from trainer.kernel.nearest import one_of

NOTHING_MORE, NO_ONE, BETWEEN = "-", "no-one", "; "
ON, BOARD, SINCE, DEALER = "on", "board", "since", "dealer"
MOST_STATEMENTS, MOST_CARDS = 40, 60


class BadReport(ValueError):
    """A statement that no report can hold."""


class Part(StrEnum):
    """A part of the hand as a report names it."""

    DEAL = "deal"
    PREFLOP = "preflop"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    THIRD = "third-street"
    FOURTH = "fourth-street"
    FIFTH = "fifth-street"
    SIXTH = "sixth-street"
    SEVENTH = "seventh-street"
    SHOWDOWN = "showdown"


class Deed(StrEnum):
    """What a seat did, said or has, or was done to it; those that are LEADING are what somebody makes of it."""

    PUT_IN = "put-in"
    SAID_BET = "said-bet"
    SAID_CALL = "said-call"
    SAID_RAISE = "said-raise"
    SAID_ALL_IN = "said-all-in"
    SAID_NUMBER = "said-number"
    CHECKED = "checked"
    FOLDED = "folded"
    TOOK_BACK = "took-back"
    SHOWED = "showed"
    ASKED = "asked"
    WAS_SKIPPED = "was-skipped"
    HOLDS = "holds"
    HAS_BUTTON = "has-button"
    MEANT_RAISE = "meant-raise"
    MEANT_CALL = "meant-call"
    HONEST = "honest-mistake"
    SHOT = "taking-a-shot"
    SAID_IF = "said-if"
    SHOWED_TO = "showed-to"
    ASKED_TO_SEE = "asked-to-see"
    REFUSED = "refused-to-show"
    PLAYS_BOARD = "plays-the-board"
    PICKED_UP = "picked-cards-up"
    THREW = "threw-cards"
    TALKED = "talked-about-the-hand"
    USED_PHONE = "used-a-phone"
    TOUCHED = "touched-chips"
    OUT_OF_LINE = "acted-out-of-line"
    CALLED_CLOCK = "called-the-clock"
    RAN_OUT = "ran-out-of-time"
    HAD_BEHIND = "had-chips-behind"
    BOUNTY = "bounty-chip"
    DISPUTED = "disputes-the-hand"
    ON_PURPOSE = "did-it-on-purpose"
    DESERVES = "deserves-a-penalty"


class DealerDeed(StrEnum):
    """What a dealer did wrong: whoever reports, or the dealer of before."""

    SKIPPED = "skipped"
    DEALT_TO = "dealt-to"
    TOO_MANY_TO = "too-many-to"
    EXPOSED = "exposed"
    PUT_ON_BOARD = "put-on-board"
    BURNED_NONE = "burned-none"
    BURNED_TWICE = "burned-twice"
    DEALT_EARLY = "dealt-early"
    DROPPED = "dropped-cards"
    FLASHED = "flashed"
    MUCKED = "mucked"


LEADING = (Deed.MEANT_RAISE, Deed.MEANT_CALL, Deed.HONEST, Deed.SHOT, Deed.ON_PURPOSE, Deed.DESERVES)
"""Opinions: the floor asks for what was seen and heard."""
AT_A_SEAT = (Deed.SHOWED_TO, Deed.ASKED_TO_SEE, Deed.CALLED_CLOCK)
"""Deeds of a player with which another seat is told: who saw the cards, whose hand or whose turn it is."""
MUST_COUNT = (Deed.PUT_IN, Deed.TOOK_BACK, Deed.SAID_NUMBER, Deed.HOLDS)
MAY_COUNT = (*MUST_COUNT, Deed.SAID_BET, Deed.SAID_RAISE, Deed.SAID_CALL, Deed.SAID_ALL_IN, Deed.HAD_BEHIND)
"""Deeds with which a number is told, or may be."""
TO_A_SEAT = (DealerDeed.SKIPPED, DealerDeed.DEALT_TO, DealerDeed.TOO_MANY_TO, DealerDeed.EXPOSED, DealerDeed.MUCKED)
WITH_A_NUMBER = (*TO_A_SEAT, DealerDeed.PUT_ON_BOARD)
"""Deeds of the dealer with which a seat is told, and with which a seat or so many cards."""


@dataclass(frozen=True, slots=True)
class OnStreet:
    """The part of the hand in which it happened."""

    part: Part


@dataclass(frozen=True, slots=True)
class Did:
    """What a seat did; `amount` in chips, of a hand in cards, of what was done to a seat that seat, 0 for none."""

    seat: int
    deed: Deed
    amount: int = 0


@dataclass(frozen=True, slots=True)
class DealerDid:
    """What the dealer did; `number` is the seat that it was done to, or how many cards went to the board."""

    deed: DealerDeed
    number: int = 0


@dataclass(frozen=True, slots=True)
class OnBoard:
    """How many cards are on the board."""

    cards: int


@dataclass(frozen=True, slots=True)
class ActedSince:
    """Who has acted since; no seat at all for no one."""

    seats: tuple[int, ...] = ()


Statement = OnStreet | Did | DealerDid | OnBoard | ActedSince


@dataclass(frozen=True, slots=True)
class Report(Act):
    """The dealer answers the floor: what it is about, and what is stated. None where it is told in a word alone."""

    verb: ClassVar[str] = "report"
    what: str
    told: tuple[Statement, ...] | None = None


# --- in the notation -------------------------------------------------------------------------------------------


def written(act: Report) -> str:
    """The act as its line says it."""
    if act.told is None:
        return f"{act.verb} {act.what}"
    return f"{act.verb} {act.what} {BETWEEN.join(map(statement_text, act.told)) or NOTHING_MORE}"


def statement_text(one: Statement) -> str:
    """One statement as its piece of the line says it."""
    if isinstance(one, OnStreet):
        return f"{ON} {one.part}"
    if isinstance(one, OnBoard):
        return f"{BOARD} {one.cards}"
    if isinstance(one, ActedSince):
        return f"{SINCE} {' '.join(map(str, one.seats)) or NO_ONE}"
    if isinstance(one, DealerDid):
        return f"{DEALER} {one.deed}{f' {one.number}' if one.number else ''}"
    return f"{one.seat} {one.deed}{f' {one.amount}' if one.amount else ''}"


def read(text: str) -> Report:
    """The report that the words after the verb say. Raises BadReport."""
    what, _, rest = text.partition(" ")
    if not what:
        raise BadReport("the heading is missing: write what the report is about")
    if not rest:
        return Report(what)
    pieces = [] if rest.strip() == NOTHING_MORE else rest.split(BETWEEN.strip())
    if len(pieces) > MOST_STATEMENTS:
        raise BadReport(f"{len(pieces):,} statements are more than a report can hold")
    return Report(what, tuple(map(statement, pieces)))


def statement(text: str) -> Statement:
    """The statement that a piece of a line says. Raises BadReport."""
    word, *rest = text.split() or [""]
    try:
        return READERS[word](rest) if word in READERS else _did(word, rest)
    except ValueError as fault:
        raise BadReport(f"{quoted(text.strip())}: {fault}") from fault


def _on(words: list[str]) -> OnStreet:
    word = _only(words)
    if word not in tuple(Part):
        raise ValueError(f"{quoted(word)} isn't part of a hand: {one_of(word, tuple(Part))}")
    return OnStreet(Part(word))


def _board(words: list[str]) -> OnBoard:
    return OnBoard(whole(_only(words), MOST_CARDS))


def _since(words: list[str]) -> ActedSince:
    return ActedSince(() if words == [NO_ONE] else tuple(map(_seat, words or [""])))


def _did(seat: str, words: list[str]) -> Did:
    number, (word, *rest) = _seat(seat), words or [""]
    deed = Deed(_known(word, tuple(Deed)))
    if deed in AT_A_SEAT:
        return Did(number, deed, _seat(_only(rest or [""])))
    return Did(number, deed, whole(_only(rest or ["0"]), MOST_CHIPS))


def _dealer(words: list[str]) -> DealerDid:
    word, *rest = words or [""]
    deed = DealerDeed(_known(word, tuple(DealerDeed)))
    if deed in TO_A_SEAT:
        return DealerDid(deed, _seat(_only(rest or [""])))
    most = MOST_CARDS if deed in WITH_A_NUMBER else 0
    return DealerDid(deed, whole(_only(rest or ["0"]), most))


def _known(word: str, words: Sequence[str]) -> str:
    if word not in words:
        raise ValueError(f"{quoted(word)} can't be reported: {one_of(word, words)}")
    return word


def _only(words: list[str]) -> str:
    if len(words) > 1:
        raise ValueError(f"remove {quoted(words[1])}")
    return words[0] if words else ""


def _seat(word: str) -> int:
    number = whole(word, MOST_SEATS)
    if not number:
        raise ValueError("seats start at 1")
    return number


READERS: dict[str, Callable[[list[str]], Statement]] = {ON: _on, BOARD: _board, SINCE: _since, DEALER: _dealer}
