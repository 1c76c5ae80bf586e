"""What players, dealer and floor ask, dispute, claim, refuse and tell: what it is about, and the words that were heard.

What can be asked for, disputed and so on are closed lists. The words are only heard: nothing is read out of them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, NamedTuple

from trainer.kernel.act import Act
from trainer.kernel.limits import MOST_NUMBER, quoted, whole
from trainer.kernel.nearest import one_of

UNSAID = "-"


class BadAsked(ValueError):
    """What is asked for, disputed, claimed, refused or told is none of what there is."""


class Requested(StrEnum):
    """What a player asks the dealer for."""

    COUNT = "count"
    POT_COUNT = "pot-count"
    SEE = "see"
    BRING_IN_BETS = "bring-in-bets"
    LIVE_HAND = "live-hand"
    REOPENED = "reopened"
    CLOCK = "clock"
    CHANGE = "change"
    RABBIT = "rabbit"
    CHOP = "chop"
    RUN_TWICE = "run-twice"
    NEW_DECK = "new-deck"


class Disputed(StrEnum):
    """What somebody says is not right."""

    READING = "reading"
    AWARD = "award"
    COUNT = "count"
    ACTION = "action"


class Claimed(StrEnum):
    """What a player says of himself."""

    HAND = "hand"
    PLAYS_THE_BOARD = "plays-the-board"
    MISTAKEN = "mistaken"
    FOLDED = "folded"
    CALLED = "called"
    OWN_CARD = "own-card"
    OWN_HAND = "own-hand"


class Value(StrEnum):
    """What a hand is said to be worth."""

    HIGH_CARD = "high-card"
    PAIR = "pair"
    TWO_PAIR = "two-pair"
    TRIPS = "trips"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full-house"
    QUADS = "quads"
    STRAIGHT_FLUSH = "straight-flush"
    LOW = "low"
    NUTS = "nuts"


class Refused(StrEnum):
    """What a player does not do though he is asked to."""

    SHOW = "show"


class Told(StrEnum):
    """What somebody lets the table know."""

    POT = "pot"
    COUNT = "count"
    BEHIND = "behind"
    BREAK = "break"
    DELAY = "delay"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class Request(Act):
    """A player asks for something; `seat` is whose count or hand it is, 0 where none is named."""

    verb: ClassVar[str] = "request"
    what: Requested
    seat: int = 0
    words: str = ""


@dataclass(frozen=True, slots=True)
class Dispute(Act):
    """Somebody says that something is not right: a hand by its seat, a pot by its name; None where nobody says what."""

    verb: ClassVar[str] = "dispute"
    what: Disputed | None = None
    seat: int = 0
    pot: str = ""
    words: str = ""


@dataclass(frozen=True, slots=True)
class Claim(Act):
    """A player says something of himself; `value` is what he calls his hand, None where that is not said."""

    verb: ClassVar[str] = "claim"
    what: Claimed
    value: Value | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Refuse(Act):
    """A player says that he will not do what he is asked to."""

    verb: ClassVar[str] = "refuse"
    what: Refused
    words: str = ""


@dataclass(frozen=True, slots=True)
class Tell(Act):
    """Somebody lets the table know: what the pot comes to, whose chips lie hidden, what the floor will do."""

    verb: ClassVar[str] = "tell"
    what: Told
    amount: int = 0
    seat: int = 0
    words: str = ""


TALK = (Request, Dispute, Claim, Refuse, Tell)
"""All of them: nobody's wager, and nothing on the table moves by them."""
LISTS: Mapping[type[Act], type[StrEnum]] = {
    Request: Requested,
    Dispute: Disputed,
    Claim: Claimed,
    Refuse: Refused,
    Tell: Told,
}


class About(NamedTuple):
    """What comes after the word: the field that holds it, and how it is read off a word, as None where it is none."""

    field: str
    read: Callable[[str], Any]
    needed: bool = False


def _number(word: str) -> int | None:
    try:
        return whole(word, MOST_NUMBER) or None
    except ValueError:
        return None


def _pot(word: str) -> str | None:
    kind, _, number = word.partition("-")
    return word if word == "main" or (kind == "side" and _number(number)) else None


def _value(word: str) -> Value | None:
    return Value(word) if word in tuple(Value) else None


SEAT, POT = About("seat", _number), About("pot", _pot)
ABOUT: Mapping[type[Act], Mapping[str, About]] = {
    Request: {Requested.COUNT: SEAT, Requested.LIVE_HAND: SEAT, Requested.SEE: SEAT._replace(needed=True)},
    Dispute: {Disputed.READING: SEAT, Disputed.ACTION: SEAT, Disputed.AWARD: POT, Disputed.COUNT: POT},
    Claim: {Claimed.HAND: About("value", _value)},
    Refuse: {},
    Tell: {**dict.fromkeys((Told.POT, Told.COUNT), About("amount", _number, needed=True)), Told.BEHIND: SEAT},
}


def read(kind: type[Act], text: str) -> Act:
    """The act that the words after its verb say. Raises BadAsked."""
    word, _, rest = text.partition(" ")
    if kind is Dispute and word in ("", UNSAID):
        return Dispute(words=rest.strip())
    known = LISTS[kind]
    if word not in tuple(known):
        raise BadAsked(f"{quoted(word)} isn't something you can {kind.verb}: {one_of(word, tuple(known))}")
    what, rest = known(word), rest.strip()
    about = ABOUT[kind].get(what)
    if about is None:
        return _made(kind, what, rest)
    first, _, after = rest.partition(" ")
    value = about.read(first)
    if value is not None:
        return _made(kind, what, after.strip(), {about.field: value})
    if about.needed:
        raise BadAsked(f"{kind.verb} {what}: the {about.field} is missing")
    return _made(kind, what, after.strip() if first == UNSAID else rest)


def _made(kind: type[Act], what: StrEnum, words: str, about: Mapping[str, Any] | None = None) -> Act:
    parts: dict[str, Any] = {"what": what, "words": words, **(about or {})}
    return kind(**parts)


def written(act: Request | Dispute | Claim | Refuse | Tell) -> str:
    """The act as its line says it: what is left out is written only where the words would be taken for it."""
    if act.what is None:
        return f"{act.verb} {UNSAID} {act.words}" if act.words else act.verb
    about = ABOUT[type(act)].get(act.what)
    value = getattr(act, about.field) if about is not None else None
    first = act.words.partition(" ")[0]
    if about is not None and not value and first and (first == UNSAID or about.read(first) is not None):
        value = UNSAID
    return " ".join(filter(None, (act.verb, act.what, str(value or ""), act.words)))
