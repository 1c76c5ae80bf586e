"""The matter of a dropped stub."""

from collections.abc import Iterator

from trainer.rules.facts import Facts, collected
from trainer.rules.facts.dropped import fell, ran_into
from trainer.rules.kind import About, MatterKind
from trainer.rules.ruling import Matter

TOPIC = "deal.disordered-stub"


@collected
def disordered_stub(facts: Facts, index: int) -> Iterator[Matter]:
    """The stub fell with cards still to come; `detail` is "mixed" when muck or burns lie in the heap, else "alone"."""
    if fell(facts, index):
        before, after = facts.record.tables[index : index + 2]
        detail = "mixed" if ran_into(before, after) else "alone"
        heap = tuple(each.card for each in after.stub)
        yield Matter("disordered-stub", TOPIC, index + 1, index + 1, heap, detail=detail)


KINDS: tuple[MatterKind, ...] = (
    MatterKind("disordered-stub", TOPIC, "The stub was dropped", About.CARDS, disordered_stub),
)
