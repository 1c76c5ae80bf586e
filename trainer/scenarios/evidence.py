"""What is wrong in a hand can be seen or heard from tap-in on, or nothing may be graded on it.

Each hand that the trainee takes over is put beside twins: hands that came about another way. Where a twin looks and
sounds the same to the end, the rulebooks must say the same of both.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

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
    """How else the hand could have come about, with another ruling and nothing to tell them apart; "" where it can."""
    laws = all_books()
    play = play_of(scenario, laws[0])
    if not play.inherited:
        return ""
    whole = dealt_on(play, play.before, laws[0])
    for twin in twins(play, laws[0]):
        other = _dealt_on(twin, laws[0])
        if other is None or not _alike((whole, play.taken_over), (other, len(twin.before)), later=twin.later):
            continue
        for law in laws:
            if _ruled(law, whole) != _ruled(law, other):
                return f"the incoming dealer can't tell it from a hand in which {twin.how}: let the last dealer say so"
    return ""


# --- twins -----------------------------------------------------------------------------------------------------


def twins(play: Play, law: Book) -> Iterator[Twin]:
    """The clean hand, and the same table come about otherwise."""
    scenario = play.scenario
    try:
        clean = play_of(clean_twin(scenario), law)
        yield Twin("nothing went wrong", clean, clean.before, later=True)
    except BadScenario:
        pass  # without what goes wrong it never comes to this moment
    silent = Play(replace(scenario, protests=()), play.book, play.seed, play.setup, play.opening, play.inherited)
    for how, changed in WAYS:
        before = changed(play.before)
        if before != play.before:
            yield Twin(how, silent, tuple(each for each in before if not _handed_over(each)))


def clean_twin(scenario: Scenario) -> Scenario:
    """The same table, players and cards, with nothing going wrong: by the same seed everybody plays alike."""
    showdown = set(scenario.showdown)
    script = tuple(line for line in scenario.script if line not in showdown)
    seats = tuple(replace(each, away=False, penalty=False) for each in scenario.seats)
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


def _alike(one: tuple[Record, int], other: tuple[Record, int], *, later: bool) -> bool:
    """Do two hands look and sound the same from tap-in on, each with how much came before?"""
    told = _shown if later else _said
    return all(seen == too for seen, too in zip_longest(told(*one), told(*other)))


def _said(record: Record, taken_over: int) -> Iterator[object]:
    """The table at tap-in, and every word from then on."""
    yield frame(record, taken_over)
    heard = (*heard_at_tap_in(record, taken_over), *record.gestures[taken_over:])
    yield from ((each.who, each.act) for each in heard if isinstance(each.act, ALOUD))


def _shown(record: Record, taken_over: int) -> Iterator[object]:
    """The same, and the table after every gesture."""
    yield from _said(record, taken_over)
    yield from (frame(record, at) for at in range(taken_over, len(record) + 1))


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


def dealt_on(play: Play, before: Gestures, law: Book) -> Record:
    """The hand as a dealer who notices nothing deals it on. Raises Impossible."""
    record = Record(play.setup)
    for gesture in before:
        record.add(gesture)
    for _ in range(MOST):
        if not step(play, record, law):
            break
    return record


def _dealt_on(twin: Twin, law: Book) -> Record | None:
    """The same of a twin; None where it can't have come about that way."""
    try:
        return dealt_on(twin.play, twin.before, law)
    except Impossible:
        return None


def _ruled(law: Book, record: Record) -> frozenset[tuple[str, str]]:
    """Every kind of thing that is wrong by the end, and how the rulebook rules on it."""
    facts = Facts(record, len(record))
    decided = ((each.kind, settle(law, facts.about(each)).ruling) for each in everything_amiss(law, facts))
    return frozenset((kind, ruling.key if ruling else "") for kind, ruling in decided)
