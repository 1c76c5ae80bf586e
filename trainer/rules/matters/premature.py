"""Matters of the chapter premature: cards dealt while betting on the street before was still open."""

from collections.abc import Callable, Iterator

from trainer.kernel.games import has_board, is_stud
from trainer.rules.facts import Facts
from trainer.rules.facts.board import STREETS, Dealing, dealings
from trainer.rules.kind import About, Detector, MatterKind
from trainer.rules.ruling import Matter

TOPIC = "deal.premature"


def _early(facts: Facts, family: Callable[[str], bool]) -> Iterator[Dealing]:
    if family(facts.game):
        yield from (each for each in dealings(facts) if each.early)


def _board_card(street: int) -> Detector:
    name = f"premature-{STREETS['holdem'][street]}"

    def detector(facts: Facts) -> Iterator[Matter]:
        for each in _early(facts, has_board):
            if each.street == street:
                yield Matter(name, TOPIC, each.index + 1, each.index + 1, each.cards, each.pending)

    return detector


def premature_street(facts: Facts) -> Iterator[Matter]:
    """A stud player got the next card too early; one matter for all cards pitched in a row."""
    for each in _early(facts, is_stud):
        detail = STREETS["stud"][each.street]
        yield Matter("premature-street", TOPIC, each.index + 1, each.index + 1, each.cards, each.seats, detail)


KINDS: tuple[MatterKind, ...] = (
    MatterKind("premature-flop", TOPIC, "The flop came before the betting was over", About.CARDS, _board_card(1)),
    MatterKind("premature-turn", TOPIC, "The turn came before the betting was over", About.CARDS, _board_card(2)),
    MatterKind("premature-river", TOPIC, "The river came before the betting was over", About.CARDS, _board_card(3)),
    MatterKind(
        "premature-street", TOPIC, "A stud street came before the betting was over", About.CARDS, premature_street
    ),
)
