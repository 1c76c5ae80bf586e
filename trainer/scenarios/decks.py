"""The deck of a scenario: in the order of chance and the file, with what is wrong with it."""

from collections.abc import Sequence
from random import Random

from trainer.kernel.cards import Card, Placed, card, standard_deck
from trainer.rules.record import Record
from trainer.scenarios.event import chance
from trainer.scenarios.form import Scenario, Wrong


def deck_of(scenario: Scenario, seed: int) -> tuple[tuple[Placed, ...], tuple[tuple[Card, Card], ...]]:
    """The deck as it comes out of the opening, top first, and the pairs that stick together."""
    order = [Placed(each) for each in cards_of(scenario, seed)]
    for wrong in scenario.wrong:
        if wrong.kind not in ("stuck", "missing"):
            order[wrong.depth - 1] = _spoiled(order[wrong.depth - 1], wrong)
    pairs = [wrong.depth for wrong in scenario.wrong if wrong.kind == "stuck"]
    return tuple(order), tuple((order[depth - 1].card, order[depth].card) for depth in pairs)


def cards_of(scenario: Scenario, seed: int) -> tuple[Card, ...]:
    """The cards, top first: those that the file gives, and by chance the rest of what is not missing."""
    told = {*scenario.deck, *(lost for wrong in scenario.wrong for lost in wrong.cards)}
    rest = [each for each in standard_deck() if each not in told]
    Random(f"deck {seed}").shuffle(rest)
    return (*scenario.deck, *rest)


def mixed(record: Record, seed: int, word: str, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The order that shuffling or scrambling these cards now results in; cards that stuck together have come apart."""
    order, stuck = list(cards), record.table.stuck
    chance(seed, word, len(record)).shuffle(order)
    for at in range(len(order)):  # a cut joins the last and the first
        if (order[at - 1], order[at]) in stuck:
            order[at - 1], order[at] = order[at], order[at - 1]
    return tuple(order)


def cut_depth(luck: Random, size: int) -> int:
    """Where a cut of so many cards falls: about the middle, with some above it and some below."""
    return luck.randint(max(1, size // 3), max(1, 2 * size // 3))


def _spoiled(lying: Placed, wrong: Wrong) -> Placed:
    if wrong.kind == "boxed":
        return Placed(lying.card, up=True)
    if wrong.kind == "odd-back":
        return Placed(card(f"{lying.card}~"), lying.up)
    twin = f"{wrong.card}*" if wrong.kind == "duplicate" else "Jk"
    return Placed(card(twin), lying.up)
