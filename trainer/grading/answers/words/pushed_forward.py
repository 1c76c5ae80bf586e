"""Cards pushed forward at the showdown: how long they stay the question, and what a sentence on them is filled with."""

from collections.abc import Iterable, Mapping

from trainer.rules.book import Book, book
from trainer.rules.facts import Facts
from trainer.rules.facts.house import settled
from trainer.rules.facts.showdown import left_with
from trainer.rules.house_settings import uses
from trainer.rules.ruling import Decision

PUSHED, LET_GO_ALL_IN, ASKED_TO_SEE = "pushed-forward", "all-in-discarded", "asked-to-see"
LIVE_CARDS = "showdown.live-cards"
LINES = {"mucking-line": "a mucking line", "forward-motion": "a forward-motion rule"}
"""Settings by which cards pushed forward may be dead after all, as one speaks of them."""


def lies_aside(facts: Facts, decision: Decision) -> bool:
    """Do the cards still lie where they were pushed? Whether they are dead comes before who wins."""
    about = decision.matter
    if about.kind != PUSHED or decision.silent:
        return False
    hand, aside = left_with(facts, about.seats[0]), {each.card for each in facts.table.aside}
    return set(hand) <= aside and not facts.table.seat(about.seats[0]).hand


def settled_otherwise(found: Iterable[Decision]) -> frozenset[int]:
    """Seats that must table all the same, as somebody is all-in, so that they still may is half of it; and seats whose
    hand somebody asked to see, for that is then the question.
    """
    some = tuple(each for each in found if each.ruling is not None)
    all_in = {each.matter.seats[0] for each in some if each.matter.kind == LET_GO_ALL_IN}
    return frozenset(all_in | {each.matter.seats[1] for each in some if each.matter.kind == ASKED_TO_SEE})


def pushed_forward(decision: Decision, facts: Facts | None) -> Mapping[str, str]:
    """The house's own lines by which the cards may be dead, as far as nobody has told of them."""
    if facts is None or decision.ruling is None:
        return {}
    return {"house_line": _untold(book(decision.book), facts)} if decision.matter.topic == LIVE_CARDS else {}


def _untold(law: Book, facts: Facts) -> str:
    """Settings of which the rulebook makes it depend, and the house has said nothing."""
    return " or ".join(LINES[key] for key in LINES if uses(law, key) and not settled(facts, key))
