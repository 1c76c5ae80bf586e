"""What a house says to a count: of an all-in that nobody asked about, of a stack, and of the pot."""

from trainer.grading.assessment import Verdict
from trainer.grading.open_matter import at_the_table
from trainer.grading.said import Spoken, cite_decision
from trainer.kernel import gestures as g
from trainer.kernel.table import MAIN, SIDE
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager
from trainer.rules.requests import POT_COUNT, refused
from trainer.rules.ruling import Decision, Matter

ANNOUNCING = "rp.announce"
NO_COUNT = "Seat {} isn't facing an all-in on their turn. They may look at the chips but get no count."

NO_POT = "Seat {} asked, but this isn't pot-limit: the pot isn't counted for a player."


def counted(law: Book, facts: Facts, act: g.Count) -> Spoken | None:
    """A count for who has no right to one, or of last chips before the player who faces them has asked: a slip?"""
    if act.place.startswith((MAIN, SIDE)):
        return _pot_counted(law, facts)
    none = refused(law, facts)
    if none is not None and act.place.startswith(("bet-", "stack-")):
        return Spoken(Verdict.PRACTICE_SLIP, NO_COUNT.format(none.matter.seats[0]), cite_decision(none))
    seat = _bettor(act)
    made = next((each for each in facts.course.actions[::-1] if each.seat == seat and each.added), None)
    if not seat or made is None or made.street != facts.course.street:
        return None
    unasked = told_unasked(law, facts, seat, made.index)
    if unasked is None:
        return None
    return Spoken(Verdict.PRACTICE_SLIP, unasked_words(seat), cite_decision(unasked))


def _pot_counted(law: Book, facts: Facts) -> Spoken | None:
    """A count of the pot for who has asked for it and has no right to one is a slip."""
    none = refused(law, facts, POT_COUNT)
    if none is None:
        return None
    return Spoken(Verdict.PRACTICE_SLIP, NO_POT.format(none.matter.seats[0]), cite_decision(none))


def unasked_words(seat: int) -> str:
    return f"Seat {seat} is all-in. That is counted once the player who faces it asks."


def amount_unasked(law: Book, facts: Facts, made: Wager, act: g.AnnounceBet) -> Decision | None:
    """The decision that an all-in's amount was not to be told yet, where this house has one."""
    return told_unasked(law, facts, made.seat, made.motions[0][0]) if act.amount and made.motions else None


def told_unasked(law: Book, facts: Facts, seat: int, index: int) -> Decision | None:
    """The same of a seat that is all-in by the wager of that gesture, while somebody faces it."""
    if facts.table.seat(seat).stack or not facts.course.to_act:
        return None
    matter = Matter("amount-of-a-bet", ANNOUNCING, facts.at, index + 1, (), (seat,), "all-in")
    decision = at_the_table(law, facts.about(matter))
    return decision if decision.confirmed and decision.effect is Effect.NOT_TO_BE_COUNTED else None


def _bettor(act: g.Count) -> int:
    kind, _, number = act.place.partition("-")
    return int(number) if kind == "bet" and number.isdigit() else 0
