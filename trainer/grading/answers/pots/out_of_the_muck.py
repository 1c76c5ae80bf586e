"""A hand that its player threw away at the showdown and turned up in the muck: who wins if it is live, and if not."""

from trainer.grading.answers.choice.leading import pushed
from trainer.grading.answers.pots.pots import pots_sentence, pots_told
from trainer.grading.answers.telling import lower
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.table import Table
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import all_up, contenders, left_with, over, was_tabled
from trainer.rules.ruling import Decision

KNOWN_CARDS = "showdown.live-cards.pushed-forward-identifiable"
"""The rule of a house by which cards that were thrown away may still be tabled while they can be told."""
RETRIEVED = "showdown.tabling.mucked-untabled-identifiable"
"""The rule of a house by which such a hand may be retrieved by its floor."""
FOR_THE_FLOOR = "showdown.known-cards-may-be-retrieved"
BY_THE_FLOOR = "The floor may rule seat {}'s mucked hand dead, or retrieve it: if retrieved, {}; {}"
IF_KNOWN = "Seat {}'s hand, turned up out of the muck, is live if its cards can be identified for certain: then {}; {}"


def out_of_the_muck(law: Book, facts: Facts, asked: int, lead: Decision | None) -> tuple[str, str]:
    """The sentence, and the paragraph in words; nothing where the hand would win nothing, or the dealer killed it, or
    another seat is asked about; or where another decision leads than that it is for the floor, if the house has that.
    """
    began = over(facts)
    key, says = (KNOWN_CARDS, IF_KNOWN) if KNOWN_CARDS in law.rules else (RETRIEVED, BY_THE_FLOOR)
    by_another = key == RETRIEVED and (lead is None or lead.key != FOR_THE_FLOOR)
    if not began or key not in law.rules or pushed(facts) or by_another:
        return "", ""
    last = facts.record.gestures[-1]
    seats = [seat for seat in contenders(facts) if _turned_up(facts, seat, began)]
    if (
        len(seats) != 1
        or asked not in (0, seats[0])
        or (last.seat not in (0, seats[0]) and not isinstance(last.act, g.Say))
    ):
        return "", ""
    fetched = _fetched(facts, seats[0])
    if_live, if_not = _wins(law, fetched) if fetched is not None else "", _wins(law, facts)
    if not if_live or if_live == if_not or f"eat {seats[0]} " not in if_live:
        return "", ""
    rule = law.rules[key].paragraphs[0]
    otherwise = f"if not, {if_not}." if if_not else "if not, it is out."
    return says.format(seats[0], if_live, otherwise), law.ledger.in_words(rule)


def _turned_up(facts: Facts, seat: int, began: int) -> bool:
    """Do its cards lie face up in the muck, where its player threw them face down?"""
    if facts.table.seat(seat).hand or not all_up(facts, seat) or was_tabled(facts, seat):
        return False
    cards = set(left_with(facts, seat))
    into = (e for _, e, before, after in facts.happened(began) if _in(cards, after) and not _in(cards, before))
    return _in(cards, facts.table) and not any(each.by_dealer for each in into)


def _in(cards: set[Card], table: Table) -> bool:
    return cards <= {each.card for each in table.muck}


def _fetched(facts: Facts, seat: int) -> Facts | None:
    """With the hand before its player again; None where that can't be."""
    at = facts.record.gestures[-1].at
    back = g.Gesture(at, g.DEALER, g.Move(f"hand-{seat}", True, left_with(facts, seat)))
    then = facts.record.otherwise((*facts.record.gestures, back))
    return Facts(then, len(then)) if then is not None else None


def _wins(law: Book, facts: Facts) -> str:
    pots = pots_told(law, facts)
    return lower(pots_sentence(pots).removesuffix(".")) if pots is not None and pots.won else ""
