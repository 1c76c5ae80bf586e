"""The beginning of a hand: the setup, the opening, and what the dealer before the trainee dealt of it."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card, Placed
from trainer.kernel.chips import NO_CHIPS, pick
from trainer.kernel.pieces import Pieces
from trainer.kernel.table import Impossible, Seat, Setup
from trainer.rules.book import Book
from trainer.rules.record import Record
from trainer.scenarios.decks import cut_depth, deck_of
from trainer.scenarios.director import posts
from trainer.scenarios.form import Scenario
from trainer.scenarios.places import fault_at
from trainer.scenarios.play import Play
from trainer.scenarios.previous import inheriting
from trainer.scenarios.stacks import rack_for

SHUFFLE_TAKES = 1800
CUT_TAKES = 900
STRADDLES = 400


def beginning(scenario: Scenario, law: Book, seed: int) -> Pieces[tuple[Play, Record]]:
    """The hand of a scenario that leaves nothing to be drawn but cards, and the record of it so far, in pieces.

    Raises BadScenario when the moment of the takeover is never reached, or what the previous dealer did cannot be done.
    """
    order, stuck = deck_of(scenario, seed)
    setup = _setup(scenario, order, stuck)
    record = _opened(Play(scenario, law.key, seed, setup), law, order)
    opened = Play(scenario, law.key, seed, setup, tuple(record.gestures))
    try:
        inherited = yield from inheriting(opened, law, record)
        return Play(scenario, law.key, seed, setup, opened.opening, inherited).in_hand(), record
    except Impossible as fault:
        raise fault_at(scenario, "previous", str(fault)) from fault


def _straddles(scenario: Scenario, record: Record) -> Iterator[g.Gesture]:
    """Twice the big blind by every player who straddles, once the blinds lie there."""
    for each in scenario.seats:
        twice = pick(record.table.seat(each.number).stack, 2 * scenario.stakes.big_blind) if each.straddles else None
        if twice:
            at = (record.gestures[-1].at if record.gestures else 0) + STRADDLES
            yield g.Gesture(at, g.player(each.number), g.Post(twice))


def _setup(scenario: Scenario, order: tuple[Placed, ...], stuck: tuple[tuple[Card, Card], ...]) -> Setup:
    sitting = {each.number: each for each in scenario.seats}
    seats = tuple(
        Seat(number, sitting[number].name, sitting[number].stack) if number in sitting else Seat(number, "", NO_CHIPS)
        for number in range(1, max(sitting) + 1)
    )
    rack = rack_for(each.stack for each in scenario.seats)
    squared = _squared(order)
    away = frozenset(each.number for each in scenario.seats if each.away)
    game, stakes, due = (scenario.game, scenario.limit), scenario.stakes, scenario.button
    penalty = frozenset(each.number for each in scenario.seats if each.penalty)
    begun = Setup(*game, stakes, seats, scenario.lying, squared, rack, stuck, due, absent=away, penalty=penalty)
    moved = frozenset(each.number for each in scenario.seats if each.moved)
    return replace(begun, house=scenario.house, moved=moved)


def _squared(order: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """The deck before it is shuffled, one order for all; no boxed card is on top, where everybody would see it."""
    told = tuple(sorted(order, key=lambda each: each.card.name))
    top = next((at for at, each in enumerate(told) if not each.up), 0)
    return told[top:] + told[:top]


def _opened(play: Play, law: Book, order: tuple[Placed, ...]) -> Record:
    """Players post while the dealer shuffles; the cut leaves the deck in the scenario's order."""
    depth = cut_depth(Random(f"cut {play.seed}"), len(order))
    while order[-depth].up:  # it would lie on top, face up, until the cut
        depth += 1
    shuffled = tuple(each.card for each in order[-depth:] + order[:-depth])
    record = Record(play.setup)
    while (post := posts(play, record)) is not None:
        record.add(g.Gesture(post.at, post.who, post.act))
    for each in _straddles(play.scenario, record):
        record.add(each)
    last = record.gestures[-1].at if record.gestures else 0
    at = max(last, SHUFFLE_TAKES)
    record.add(g.Gesture(at, g.DEALER, g.Shuffle(shuffled)))
    record.add(g.Gesture(at + CUT_TAKES, cutter(play.setup, law), g.Cut(depth)))
    return record


def cutter(setup: Setup, law: Book) -> str:
    """Who cuts: the player at the dealer's right where the book has a paragraph on the cut, else the dealer."""
    if not any(paragraph.topic == "deal.cut" for paragraph in law.ledger.paragraphs):
        return g.DEALER
    return g.player(max(seat.number for seat in setup.seats if seat.taken))
