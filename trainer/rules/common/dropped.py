"""A dropped stub with cards still to come: its own order if it can be had, else a new stub out of what fell."""

from collections.abc import Mapping

from trainer.rules.facts import Facts
from trainer.rules.facts.dropped import heap
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling, Step

IN_ORDER = Step("stub-in-its-order", choice="stub")
NEW_STUB = Step("new-stub-of-what-fell", choice="stub")
ALONE = Ruling(
    "deal.stub-restored-or-rebuilt",
    "the dealer restores the order of the stub, or else scrambles, shuffles and cuts just the stub cards",
    steps=(IN_ORDER, NEW_STUB),
    harms=("a-misdeal",),
)
MIXED = Ruling(
    "deal.mixed-cards-new-stub",
    "all the cards that fell together are scrambled, shuffled and cut as the new stub",
    steps=(Step("new-stub-of-what-fell"),),
    harms=("a-misdeal",),
)


def cards_in_the_heap(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"cards": len(heap(facts))}


@rule("deal.disordered-stub.dropped-alone", ruling=ALONE, figures=cards_in_the_heap)
def stub_dropped_alone(facts: Facts, _: Numbers) -> bool:
    """The dealer drops the stub, and it falls clear of other cards."""
    return facts.matter.detail == "alone"


@rule("deal.disordered-stub.dropped-into-muck-or-burns", ruling=MIXED, figures=cards_in_the_heap)
def stub_dropped_among_others(facts: Facts, _: Numbers) -> bool:
    """The dealer drops the stub into the muck or the burns."""
    return facts.matter.detail == "mixed"
