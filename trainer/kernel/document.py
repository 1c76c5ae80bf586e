"""A transcript as text: a head that names the notation and the setup, "---", then a line per gesture."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from trainer.kernel import former_words, notation
from trainer.kernel.cards import Card, Placed, card, placed
from trainer.kernel.chips import chips
from trainer.kernel.formats import Newer, first_line
from trainer.kernel.games import GAMES, GAMES_TOLD, LIMITS, LIMITS_TOLD
from trainer.kernel.house import setting
from trainer.kernel.limits import MOST_CHIPS, MOST_SEATS, quoted, whole
from trainer.kernel.manners import BOUNTY_EVENT
from trainer.kernel.table import LastHand, Seat, Setup, Stakes
from trainer.kernel.transcript import Transcript

WORD = "dealing"  # begins a transcript
FIRST_LINE = f"{WORD} {notation.VERSION}"
RULE = "---"
STAKES = ("small-blind", "big-blind", "ante", "bring-in", "small-bet", "big-bet", "big-blind-ante")


class BadTranscript(ValueError):
    """A text that holds no transcript. `faults` has (line number from 1, what is wrong) for every fault."""

    def __init__(self, faults: list[tuple[int, str]]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(f"line {number}: {fault}" for number, fault in faults))


def text_of(transcript: Transcript) -> str:
    """The whole transcript as text, ending with a line break."""
    gestures = [notation.line(gesture) for gesture in transcript.gestures]
    return "\n".join([*_head(transcript.setup), RULE, *gestures, ""])


def _head(setup: Setup) -> list[str]:
    stakes = [f"{key} {value}" for key, value in zip(STAKES, _stake_values(setup.stakes), strict=True) if value]
    seats = [f"seat {seat.number} {seat.stack} {seat.name}".rstrip() for seat in setup.seats]
    extra = [f"button-due {setup.button_due}"] if setup.button_due else []
    extra += [f"last-hand {_last_hand_text(setup.last_hand)}"] if setup.last_hand else []
    extra += [f"stuck {upper.name} {lower.name}" for upper, lower in setup.stuck]
    extra += [f"{word} {' '.join(map(str, sorted(some)))}" for word, some in _away(setup) if some]
    extra += [f"house {key} {value}" for key, value in setup.house]
    extra += [f"event {setup.event}"] if setup.event else []
    extra += [f"loosens {setup.loosens_from}"] if setup.loosens_from is not None else []
    deck = "deck " + " ".join(map(str, setup.deck))
    game = [f"game {setup.game} {setup.limit}", *stakes]
    return [FIRST_LINE, *game, *seats, f"button {setup.button}", f"rack {setup.rack}", *extra, deck]


def _away(setup: Setup) -> tuple[tuple[str, frozenset[int]], ...]:
    return (("absent", setup.absent), ("penalty", setup.penalty), ("moved", setup.moved))


def _last_hand_text(last: LastHand) -> str:
    seats = [last.button, last.small_blind, last.big_blind]
    return " ".join(map(str, [*seats, last.due] if last.due else seats))


def _stake_values(stakes: Stakes) -> tuple[int, ...]:
    return tuple(getattr(stakes, key.replace("-", "_")) for key in STAKES)


def transcript_of(text: str) -> Transcript:
    """The transcript a text holds. Raises BadTranscript with every fault, or with the one of a newer notation.

    In one of the first version talk is what its words meant then.
    """
    head, faults = _Head(), []
    gestures = []
    below = False
    for number, raw in enumerate(text.splitlines(), 1):
        content = raw.strip()
        if not content or content.startswith("#"):
            continue
        try:
            if below:
                gestures.append(notation.gesture(content))
            elif content == RULE:
                below = True
            else:
                head.read(content)
        except Newer as newer:
            raise BadTranscript([(number, str(newer))]) from newer
        except ValueError as fault:
            faults.append((number, str(fault)))
    faults += [(0, fault) for fault in head.missing(below)] if not faults else []
    if faults:
        raise BadTranscript(faults)
    return Transcript(head.setup(), former_words.upgraded(gestures, head.version))


@dataclass
class _Head:
    values: dict[str, Any] = field(default_factory=dict)
    stakes: dict[str, int] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    stuck: list[tuple[Card, Card]] = field(default_factory=list)
    version: int = 0  # until the first line is read
    house: dict[str, str] = field(default_factory=dict)
    dealing: bool = False

    def read(self, content: str) -> None:
        """Take one line of the head. Raises ValueError."""
        key, _, rest = content.partition(" ")
        if not self.version:
            self.version = first_line(content, WORD, notation.VERSION, "hand")
        elif key in STAKES:
            self.stakes[key.replace("-", "_")] = whole(rest, MOST_CHIPS)
        elif key == "seat":
            self.seats.append(_seat(rest, len(self.seats) + 1))
        elif key == "stuck":
            self.stuck.append(_pair(rest))
        elif key == "house":
            self._set(*setting(rest))
        elif key in KEYS and key not in self.values:
            self.values[key] = KEYS[key](rest)
        else:
            wrong = "is listed twice" if key in self.values else "isn't a transcript key"
            raise ValueError(f"{quoted(key)} {wrong}")

    def _set(self, key: str, value: str) -> None:
        if key in self.house:
            raise ValueError(f"house {key} is listed twice")
        self.house[key] = value

    def missing(self, below: bool) -> list[str]:
        lost = [key for key in ("game", "button", "deck") if key not in self.values]
        faults = [f"{key} is missing" for key in lost]
        if not self.seats:
            faults.append("no seat is given")
        if "button" in self.values and not 1 <= self.values["button"] <= len(self.seats):
            faults.append(f"the button is at seat {self.values['button']}, but there is no such seat")
        faults += [f"{key} names seat {seat}, but there is no such seat" for key, seat in self._not_there()]
        if "deck" in self.values and len({each.card for each in self.values["deck"]}) != len(self.values["deck"]):
            faults.append("the deck lists one card twice: write a duplicate as Qh*")
        return faults if below else [*faults, f"{RULE!r} is missing after the head"]

    def _not_there(self) -> list[tuple[str, int]]:
        """Seats that are named beside the button and are not at this table."""
        last, due = self.values.get("last-hand"), self.values.get("button-due")
        named = {"button-due": {due} if due else set()}
        if last:
            named["last-hand"] = {last.button, last.small_blind, last.big_blind, last.due or last.button}
        named |= {key: self.values.get(key, frozenset()) for key in ("absent", "penalty", "moved")}
        return [(key, seat) for key, some in named.items() for seat in sorted(some) if not 1 <= seat <= len(self.seats)]

    def setup(self) -> Setup:
        game, limit = self.values["game"]
        return Setup(
            game,
            limit,
            Stakes(**self.stakes),
            tuple(self.seats),
            self.values["button"],
            self.values["deck"],
            self.values.get("rack", chips("0")),
            tuple(self.stuck),
            self.values.get("button-due", 0),
            self.values.get("absent", frozenset()),
            self.values.get("penalty", frozenset()),
            self.values.get("moved", frozenset()),
            self.values.get("last-hand"),
            tuple(self.house.items()),
            self.values.get("event", ""),
            self.values.get("loosens"),
        )


def _pair(text: str) -> tuple[Card, Card]:
    names = text.split()
    if len(names) != 2:
        raise ValueError(f"{quoted(text)}: write the two cards that stick together, as in Ah Kd")
    return card(names[0]), card(names[1])


def _seat(text: str, expected: int) -> Seat:
    number, _, rest = text.partition(" ")
    stack, _, name = rest.partition(" ")
    if expected > MOST_SEATS:
        raise ValueError(f"seat {expected} is one too many: the limit is {MOST_SEATS} seats")
    if whole(number) != expected:
        raise ValueError(f"seat {expected} comes next, not seat {whole(number)}")
    return Seat(expected, name.strip(), chips(stack or "0"))


def _game(text: str) -> tuple[str, str]:
    game, _, limit = text.partition(" ")
    if game not in GAMES or limit not in LIMITS:
        raise ValueError(f"{quoted(text)} isn't a game and its limit: write {GAMES_TOLD}, then {LIMITS_TOLD}")
    return game, limit


def _numbers(text: str) -> frozenset[int]:
    return frozenset(map(whole, text.split()))


def _last_hand(text: str) -> LastHand:
    seats = [whole(each) for each in text.split()]
    if len(seats) not in (3, 4) or not all(seats):
        raise ValueError(
            f"{quoted(text)}: write the seats of the button, small blind and big blind, then where the button belonged"
        )
    return LastHand(*seats)


def _event(text: str) -> str:
    if text != BOUNTY_EVENT:
        raise ValueError(f"{quoted(text)} isn't an event a hand can have: write event {BOUNTY_EVENT}, or nothing")
    return text


def _deck(text: str) -> tuple[Placed, ...]:
    names = text.split()
    if len(names) > notation.MOST_CARDS:
        raise ValueError(f"{len(names):,} cards are more than a deck can hold")
    return tuple(map(placed, names))


KEYS: dict[str, Callable[[str], Any]] = {
    "game": _game,
    "button": whole,
    "button-due": whole,
    "rack": chips,
    "absent": _numbers,
    "penalty": _numbers,
    "moved": _numbers,
    "last-hand": _last_hand,
    "event": _event,
    "loosens": whole,
    "deck": _deck,
}
