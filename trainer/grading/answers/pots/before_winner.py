"""What is told before who wins: that the cards speak and not what somebody called his hand, that a call was for all."""

from collections.abc import Iterator

from trainer.grading.answers.choice.beside import BEHIND
from trainer.grading.answers.choice.standing import SHOWN_IN_PART
from trainer.grading.answers.found import Found
from trainer.grading.answers.pots.as_called import CALLED, as_called, read_otherwise
from trainer.grading.answers.pots.asked_to_see import DEAD
from trainer.grading.answers.pots.behind import with_the_outcome
from trainer.grading.answers.pots.pots import PotsTold
from trainer.grading.answers.telling import in_one_breath, lower, told_of
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import was_tabled
from trainer.rules.ruling import Decision

ACCEPTED = "accepted"
"""The kind of a call of another amount than its maker took it for."""
NOT_TABLED = "seat {}, who didn't table every card"
MUCKED, KNOWN_CARDS = "mucked-untabled", "showdown.live-cards.pushed-forward-identifiable"
"""The kind of a hand thrown away untabled, and the rule of a house that has cards live while they are known."""
RETRIEVED = ("showdown.known-cards-may-be-retrieved", "showdown.may-be-dead-irretrievable")
"""Rulings on such a hand that leave it to the floor."""
UNSEEN = "showdown.last-hand-need-not-table"
"""The ruling on the last hand that is left, which need not be shown."""
MISCALLED = {
    "showdown.cards-speak": "may be penalized",
    "showdown.cards-speak-or-forfeit": "may forfeit the pot",
}
"""What a hand that is called something else on purpose may cost."""


def with_what_was_said(found: Found, pots: PotsTold, sentence: str) -> str:
    """Who wins, after the last of what comes before it, where there is anything; then what of chips found behind."""
    law, facts, points = found.law, found.facts, found.points
    first = told_first(facts, pots, points)
    before = [told_of(law, facts, each) for each in (first, _shown_and_dead(points)) if each is not None]
    before = list(dict.fromkeys(before))
    said = in_one_breath([*before, *([sentence] if pots.known else [])]) if before else sentence
    said = _with_no_claim(law, said, _shown_in_part(facts, points), points)
    behind = next((each for each in reversed(points) if each.matter.kind == BEHIND and not each.silent), None)
    if behind is None:
        return said
    comes_to = with_the_outcome(found, behind, told_of(law, facts, behind))
    return f"{said.removesuffix('.')}; {lower(comes_to)}"


def _with_no_claim(law: Book, said: str, seat: int, points: tuple[Decision, ...]) -> str:
    """That a seat which didn't table every card has no claim, where the floor has not still to rule on its hand."""
    mine = (each for each in points if each.matter.kind == MUCKED and seat in each.matter.seats)
    if not seat or any(each.key in RETRIEVED for each in mine):
        return said
    unless = " unless those cards are identified" if KNOWN_CARDS in law.rules else ""
    return f"{said.removesuffix('.')}; {NOT_TABLED.format(seat)}, has no claim{unless}."


def _shown_in_part(facts: Facts, points: tuple[Decision, ...]) -> int:
    """The seat that showed some of its cards and let them go, where the rulebook wants all of them tabled, or 0."""
    mine = (each.matter.seats[0] for each in points if each.matter.kind in SHOWN_IN_PART and not each.silent)
    return next((seat for seat in mine if not facts.table.seat(seat).hand and not was_tabled(facts, seat)), 0)


def after_a_claim(found: Found, lead: Decision, sentence: str) -> str:
    """Who wins unseen, with what it may cost where that player had called the hand aloud before the others let go."""
    points, facts = found.points, found.facts
    if lead.key != UNSEEN:
        return sentence
    called = (each for each in points if each.matter.kind == CALLED and each.matter.seats == lead.matter.seats)
    called = (each for each in called if not as_called(facts, each))
    cost = next((MISCALLED[each.key] for each in called if each.key in MISCALLED), "")
    return f"{sentence.removesuffix('.')}; a hand miscalled on purpose {cost}." if cost else sentence


def told_first(facts: Facts, pots: PotsTold, points: tuple[Decision, ...]) -> Decision | None:
    """The last of what comes before who wins."""
    return next(_told_first(facts, pots, points), None)


def _told_first(facts: Facts, pots: PotsTold, points: tuple[Decision, ...]) -> Iterator[Decision]:
    for each in reversed(points):
        if each.silent:
            continue
        if each.matter.kind == ACCEPTED or (each.matter.kind == CALLED and _called_wrong(facts, pots, each)):
            yield each
    if (dead := _shown_and_dead(points)) is not None:
        yield dead


def _shown_and_dead(points: tuple[Decision, ...]) -> Decision | None:
    """The last hand that is dead by who asked to see it."""
    return next((each for each in reversed(points) if each.key == DEAD), None)


def _called_wrong(facts: Facts, pots: PotsTold, decision: Decision) -> bool:
    """Is the hand another one than it was called, or one that is in no pot's winning hands?"""
    otherwise = read_otherwise(facts, decision)
    if otherwise is not None:
        return otherwise
    return all(decision.matter.seats[0] not in dict(each.wins) for each in pots.pots)
