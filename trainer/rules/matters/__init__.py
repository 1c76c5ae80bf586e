"""What can be seen to have gone wrong, whatever a book says about it.

A detector looks at what happened only, so a matter that has been put right since is still found, with the same
`error` and `onset`. It never looks at a book.
"""

from trainer.rules.facts import Facts, remembered
from trainer.rules.matters import burn, deal, deck, dropped, flop, premature, stud
from trainer.rules.matters.kind import Kind
from trainer.rules.ruling import Matter

KINDS: dict[str, Kind] = {
    kind.key: kind for chapter in (deal, deck, flop, burn, dropped, premature, stud) for kind in chapter.KINDS
}


@remembered
def matters(facts: Facts) -> tuple[Matter, ...]:
    """Everything visibly wrong so far, in the order in which it became visible."""
    found = [matter for kind in KINDS.values() for matter in kind.detector(facts)]
    return tuple(sorted(found, key=lambda matter: (matter.onset, matter.error, matter.kind)))
