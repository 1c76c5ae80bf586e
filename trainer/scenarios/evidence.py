"""What is wrong in a hand can be seen or heard from tap-in on, or nothing may be graded on it.

Each hand that the trainee takes over is put beside twins: hands that came about another way. Where a twin looks and
sounds the same to the end, the rulebooks must say the same of both.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice, zip_longest

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.cards import Placed
from trainer.kernel.table import Cards, Impossible, Seat
from trainer.rules.amiss import everything_amiss, settle
from trainer.rules.book import Book, all_books
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import BadScenario, Fault, Scenario
from trainer.scenarios.places import fault_at
from trainer.scenarios.play import Play
from trainer.scenarios.previous import step

MOST = 600
ALOUD = (*g.SPOKEN, g.Check, g.Fold)
Gestures = tuple[g.Gesture, ...]


@dataclass(frozen=True)
class Twin:
    """A hand that came about another way: how, and what happened before tap-in.

    `later` tells that what the dealer's hands bring to light after tap-in tells the two apart as well.
    """

    how: str
    play: Play
    before: Gestures
    later: bool = False


def faults(scenario: Scenario) -> tuple[Fault, ...]:
    """A fault where what is wrong before tap-in can neither be seen nor heard after it. Raises BadScenario."""
    found = unseen(scenario)
    return fault_at(scenario, "previous" if scenario.previous else "takeover", found).faults if found else ()


def unseen(scenario: Scenario) -> str:
    """How else the hand could have come about, with another ruling and nothing to tell them apart; "" where it can.

    Raises BadScenario.
    """
    law = all_books()[0]
    play = play_of(scenario, law)
    return unseen_in(play, law, _clean(play, law)) if play.inherited else ""


def unseen_in(play: Play, law: Book, clean: Play | None) -> str:
    """The same of a hand made at a house, with its clean twin made there, None where it has none."""
    if not play.inherited:
        return ""
    hand = _Dealt(play, play.before, law)
    for twin in twins(play, clean):
        with suppress(Impossible):  # it can't have come about that way
            other = _Dealt(twin.play, twin.before, law)
            if _alike(hand, other, later=twin.later) and _ruled_otherwise(hand.whole(), other.whole()):
                return f"the incoming dealer can't tell it from a hand in which {twin.how}: let the last dealer say so"
    return ""


# --- twins -----------------------------------------------------------------------------------------------------


def twins(play: Play, clean: Play | None) -> Iterator[Twin]:
    """The clean hand, and the same table come about otherwise."""
    if clean is not None:
        yield Twin("nothing went wrong", clean, clean.before, later=True)
    scenario = play.scenario
    silent = Play(replace(scenario, protests=()), play.book, play.seed, play.setup, play.opening, play.inherited)
    for how, changed in WAYS:
        before = changed(play.before)
        if before != play.before:
            yield Twin(how, silent, tuple(each for each in before if not _handed_over(each)))


def _clean(play: Play, law: Book) -> Play | None:
    """The clean hand; None where without what goes wrong it never comes to this moment."""
    with suppress(BadScenario):
        return play_of(clean_twin(play.scenario), law)
    return None


def clean_twin(scenario: Scenario) -> Scenario:
    """The same table, players and cards, with nothing going wrong: by the same seed everybody plays alike."""
    showdown = set(scenario.showdown)
    script = tuple(line for line in scenario.script if line not in showdown)
    seats = tuple(replace(each, away=False, penalty=False, straddles=False) for each in scenario.seats)
    return replace(
        scenario,
        seats=seats,
        previous=(),
        wrong=(),
        injected=(),
        told=(),
        protests=(),
        comings=(),
        doings=(),
        waits=(),
        script=script,
        button_lies=0,
    )


def _given_up(before: Gestures) -> Gestures:
    """Players whose hands the dealer took never showed them, and gave them up themselves."""
    taken = {each.act.seat for each in before if each.by_dealer and isinstance(each.act, g.Muck)}
    kept = (each for each in before if not (each.seat in taken and isinstance(each.act, g.Turn)))
    return tuple(_folded(each) for each in kept)


def _folded(each: g.Gesture) -> g.Gesture:
    if each.by_dealer and isinstance(each.act, g.Muck):
        return g.Gesture(each.at, g.player(each.act.seat), g.Fold())
    return each


def _unsaid(before: Gestures) -> Gestures:
    """No player said what is not heard at tap-in."""
    return tuple(each for each in before if not each.seat or not isinstance(each.act, g.SPOKEN) or _declares(each))


WAYS: Sequence[tuple[str, Callable[[Gestures], Gestures]]] = (
    ("the player gave the cards up", _given_up),
    ("no player said anything", _unsaid),
)


# --- what is seen and heard ------------------------------------------------------------------------------------


def heard_at_tap_in(record: Record, taken_over: int) -> tuple[g.Gesture, ...]:
    """What is heard again by whoever taps in: what the dealer before says, and wagers said on the open street."""
    opened = record.courses[taken_over].opened
    before = enumerate(record.gestures[:taken_over])
    return tuple(each for at, each in before if _handed_over(each) or (at >= opened and _declares(each)))


def _handed_over(gesture: g.Gesture) -> bool:
    return gesture.by_dealer and isinstance(gesture.act, g.Say | g.Tell)


def _declares(gesture: g.Gesture) -> bool:
    return bool(gesture.seat) and isinstance(gesture.act, g.Say) and declared(gesture.act.words) is not None


def _alike(one: "_Dealt", other: "_Dealt", *, later: bool) -> bool:
    """Do two hands look the same at tap-in, `later` after each gesture from then on as well, and sound the same?"""
    seen = zip_longest(one.frames(), other.frames())
    return all(here == there for here, there in (seen if later else islice(seen, 1))) and one.said() == other.said()


def frame(record: Record, at: int) -> object:
    """What the eye can tell of the table: backs are alike, and cards in the stub and the muck can't be counted."""
    table = record.tables[at]
    shown = tuple(each.card.face for each in table.muck if each.up), bool(table.muck)
    top = _faces(table.stub[:1])
    zones = tuple(map(_faces, (table.board, table.burns, table.aside)))
    pots = tuple(pot.piles for pot in table.pots)
    return tuple(map(_seat, table.seats)), zones, shown, top, pots, table.button, table.floor, table.away


def _seat(seat: Seat) -> object:
    return _faces(seat.hand), seat.stack.piles, seat.bet.piles


def _faces(lying: Cards) -> tuple[str, ...]:
    return tuple(map(_look, lying))


def _look(each: Placed) -> str:
    return each.card.face if each.up else f"{'odd ' if each.card.odd_back else ''}back"


# --- dealt on, and ruled on ------------------------------------------------------------------------------------


class _Dealt:
    """A hand as a dealer who notices nothing deals it on, as far as anybody has looked. Raises Impossible."""

    def __init__(self, play: Play, before: Gestures, law: Book) -> None:
        self.play = play
        self.law = law
        self.taken_over = len(before)
        self.record = Record(play.setup)
        self._left = MOST
        for gesture in before:
            self.record.add(gesture)

    def _goes_on(self) -> bool:
        self._left = self._left - 1 if self._left and step(self.play, self.record, self.law) else 0
        return self._left > 0

    def whole(self) -> Record:
        """The hand to its end."""
        while self._goes_on():
            pass
        return self.record

    def frames(self) -> Iterator[object]:
        """What the eye can tell of the table at tap-in and after each gesture from then on."""
        at = self.taken_over
        while at <= len(self.record) or self._goes_on():
            yield frame(self.record, at)
            at += 1

    def said(self) -> list[tuple[str, g.Act]]:
        """Every word from tap-in on."""
        record = self.whole()
        heard = (*heard_at_tap_in(record, self.taken_over), *record.gestures[self.taken_over :])
        return [(each.who, each.act) for each in heard if isinstance(each.act, ALOUD)]


def _ruled_otherwise(one: Record, other: Record) -> bool:
    return any(_ruled(law, one) != _ruled(law, other) for law in all_books())


def _ruled(law: Book, record: Record) -> frozenset[tuple[str, str]]:
    """Every kind of thing that is wrong by the end, and how the rulebook rules on it."""
    facts = Facts(record, len(record))
    decided = ((each.kind, settle(law, facts.about(each)).ruling) for each in everything_amiss(law, facts))
    return frozenset((kind, ruling.key if ruling else "") for kind, ruling in decided)
