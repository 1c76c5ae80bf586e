"""Making a hand of a scenario: the deck as chance and the file have it, the opening, and the inherited part."""

from random import Random

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card, Placed, card, standard_deck
from trainer.kernel.chips import NO_CHIPS
from trainer.kernel.pieces import Pieces, at_once
from trainer.kernel.table import Impossible, Seat, Setup
from trainer.rules.book import Book
from trainer.rules.record import Record
from trainer.scenarios.director import posts
from trainer.scenarios.form import Scenario, Wrong
from trainer.scenarios.places import fault_at
from trainer.scenarios.play import Play
from trainer.scenarios.previous import inheriting
from trainer.scenarios.stacks import rack_for

SHUFFLE_TAKES = 1800
CUT_TAKES = 900


def play_of(scenario: Scenario, law: Book, seed: int | None = None) -> Play:
    """The hand that the scenario describes, at that house; `seed` is the scenario's own if None.

    Raises BadScenario when the moment of the takeover is never reached, or what the previous dealer did cannot be done.
    """
    return at_once(making_play(scenario, law, seed))


def making_play(scenario: Scenario, law: Book, seed: int | None = None) -> Pieces[Play]:
    """The same in pieces, as much of it as the previous dealer has dealt a gesture at a time."""
    play, _ = yield from _beginning(scenario, law, seed)
    return play


def begun(scenario: Scenario, law: Book) -> tuple[Play, Record]:
    """The hand by the scenario's own seed, and the record of it so far: who deals it on need not fold it again."""
    return at_once(_beginning(scenario, law, None))


def _beginning(scenario: Scenario, law: Book, seed: int | None) -> Pieces[tuple[Play, Record]]:
    seed = scenario.seed if seed is None else seed
    order, stuck = deck_of(scenario, seed)
    setup = _setup(scenario, order, stuck)
    record = _opened(Play(scenario, law.key, seed, setup), law, order)
    opened = Play(scenario, law.key, seed, setup, tuple(record.gestures))
    try:
        inherited = yield from inheriting(opened, law, record)
        return Play(scenario, law.key, seed, setup, opened.opening, inherited).in_hand(), record
    except Impossible as fault:
        raise fault_at(scenario, "previous", str(fault)) from fault


# --- the deck --------------------------------------------------------------------------------------------------


def deck_of(scenario: Scenario, seed: int) -> tuple[tuple[Placed, ...], tuple[tuple[Card, Card], ...]]:
    """The deck as it comes out of the opening, top first, and the pairs that stick together."""
    told = {*scenario.deck, *(lost for wrong in scenario.wrong for lost in wrong.cards)}
    rest = [each for each in standard_deck() if each not in told]
    Random(f"deck {seed}").shuffle(rest)
    order = [Placed(each) for each in (*scenario.deck, *rest)]
    for wrong in scenario.wrong:
        if wrong.kind not in ("stuck", "missing"):
            order[wrong.depth - 1] = _spoiled(order[wrong.depth - 1], wrong)
    pairs = [wrong.depth for wrong in scenario.wrong if wrong.kind == "stuck"]
    return tuple(order), tuple((order[depth - 1].card, order[depth].card) for depth in pairs)


def _spoiled(lying: Placed, wrong: Wrong) -> Placed:
    if wrong.kind == "boxed":
        return Placed(lying.card, up=True)
    if wrong.kind == "odd-back":
        return Placed(card(f"{lying.card}~"), lying.up)
    twin = f"{wrong.card}*" if wrong.kind == "duplicate" else "Jk"
    return Placed(card(twin), lying.up)


# --- the setup and the opening ---------------------------------------------------------------------------------


def _setup(scenario: Scenario, order: tuple[Placed, ...], stuck: tuple[tuple[Card, Card], ...]) -> Setup:
    sitting = {each.number: each for each in scenario.seats}
    seats = tuple(
        Seat(number, sitting[number].name, sitting[number].stack) if number in sitting else Seat(number, "", NO_CHIPS)
        for number in range(1, max(sitting) + 1)
    )
    rack = rack_for(each.stack for each in scenario.seats)
    squared = tuple(sorted(order, key=lambda each: each.card.name))
    away = frozenset(each.number for each in scenario.seats if each.away)
    game, stakes, button = (scenario.game, scenario.limit), scenario.stakes, scenario.button
    return Setup(*game, stakes, seats, button, squared, rack, stuck, button, absent=away)


def _opened(play: Play, law: Book, order: tuple[Placed, ...]) -> Record:
    """Players post while the dealer shuffles; the cut leaves the deck in the scenario's order."""
    depth = Random(f"cut {play.seed}").randint(len(order) // 3, 2 * len(order) // 3)
    shuffled = tuple(each.card for each in order[-depth:] + order[:-depth])
    record = Record(play.setup)
    while (post := posts(play, record)) is not None:
        record.add(g.Gesture(post.at, post.who, post.act))
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
