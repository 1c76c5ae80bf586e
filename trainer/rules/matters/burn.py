"""Matters of the chapter burn: a street on no burn, one burn too many, a stub shuffled with a card showing."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.games import has_board
from trainer.rules.facts import Facts, collected
from trainer.rules.facts.board import FLOP, STREETS, dealings, spare_burns
from trainer.rules.facts.deal import boxed_cards
from trainer.rules.kind import About, MatterKind
from trainer.rules.matters.flop import FULL_FLOP, flops, left_off
from trainer.rules.ruling import Matter

TOPIC = "deal.no-burn"


def flop_without_burn(facts: Facts) -> Iterator[Matter]:
    """The flop was dealt although nothing was burned; a short one once the dealer has left off spreading it."""
    for each in flops(facts):
        if each.lacks_burn and (len(each.cards) >= FULL_FLOP or left_off(facts, each)):
            error = each.index + 1
            onset = error if len(each.cards) >= FULL_FLOP else each.last + 1
            yield Matter("flop-without-burn", TOPIC, onset, error, each.cards, detail="flop")


def burn_missing(facts: Facts) -> Iterator[Matter]:
    """A turn, a river or a stud street dealt although nothing was burned for it."""
    for each in dealings(facts):
        if each.lacks_burn and not (has_board(facts.game) and each.street == FLOP):
            name = STREETS[facts.game][each.street]
            yield Matter("burn-missing", TOPIC, each.index + 1, each.index + 1, each.cards, each.seats, name)


def double_burn(facts: Facts) -> Iterator[Matter]:
    """A second card burned for one street."""
    names = STREETS[facts.game]
    for each in spare_burns(facts):
        if each.street < len(names):
            yield Matter("double-burn", TOPIC, each.index + 1, each.index + 1, each.cards, detail=names[each.street])


@collected
def shuffled_open(facts: Facts, index: int) -> Iterator[Matter]:
    """During a hand the stub was shuffled with cards face up in it that somebody had put there so."""
    before = facts.record.tables[index]
    if isinstance(facts.record.gestures[index].act, g.Shuffle) and len(before.stub) < len(facts.setup.deck):
        boxed = boxed_cards(facts)
        shown = tuple(each.card for each in before.stub if each.up and each.card not in boxed)
        if shown:
            yield Matter("shuffled-open", "deal.reshuffle", index + 1, index + 1, shown)


KINDS: tuple[MatterKind, ...] = (
    MatterKind("flop-without-burn", TOPIC, "A flop without a burn", About.CARDS, flop_without_burn),
    MatterKind("burn-missing", TOPIC, "A street without a burn", About.CARDS, burn_missing),
    MatterKind("double-burn", TOPIC, "More than one burn for a street", About.CARDS, double_burn),
    MatterKind(
        "shuffled-open", "deal.reshuffle", "The stub was shuffled with a card showing", About.CARDS, shuffled_open
    ),
)
