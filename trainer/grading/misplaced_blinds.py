"""What a house says to blinds that go back once the button is put right: which seats owe them now, and which don't."""

from trainer.grading.assessment import Verdict
from trainer.grading.said import Spoken, cite_decision
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.kernel.games import has_board
from trainer.rules.book import Book
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.facts.button import blinds_due
from trainer.rules.posting import button_put_right
from trainer.rules.ruling import Matter

SMALL, BIG = "small-blind", "big-blind"


def blind_given_back(law: Book, facts: Facts, act: g.ReturnBet) -> Spoken | None:
    """Right for a seat that owes no blind by the place of the button, wrong for one that then lacks some of it.

    None where the house doesn't say where the blinds lie, and for chips too large that are to be posted anew.
    """
    if facts.course.street >= 0 or not has_board(facts.game) or not _put_right(facts):
        return None
    said = agreed(law, facts.about(_point(facts)))
    figures = dict(said.figures) if said is not None and said.ruling is not None and said.confirmed else {}
    if said is None or not {SMALL, BIG} <= figures.keys():
        return None
    seats = f"The blinds are due from seats {figures[SMALL]} and {figures[BIG]}."
    blinds = {figures[SMALL]: facts.setup.stakes.small_blind, figures[BIG]: facts.setup.stakes.big_blind}
    blind, lying = blinds.get(act.seat, 0), facts.table.seat(act.seat).bet
    due = blind + _ante(facts, big=act.seat == figures[BIG])
    left = lying.amount - act.chips.amount
    too_large = not left and lying.amount > due and pick(lying, lying.amount - due) is None
    if left > due or too_large:
        return None
    if left < due:
        owes = f"owes a blind of {blind:,}" if blind else "owes the ante"
        return Spoken(Verdict.HARMFUL, f"Seat {act.seat} {owes}. {seats}", cite_decision(said))
    right = f"keeps the blind of {blind:,}" if blind else "doesn't owe a blind"
    return Spoken(Verdict.PRACTICE, f"Right: seat {act.seat} {right}. {seats}", cite_decision(said))


def _ante(facts: Facts, *, big: bool) -> int:
    """What a seat has in front for antes, until they are drawn in."""
    stakes = facts.setup.stakes
    return 0 if facts.table.pot else stakes.ante + (stakes.big_blind_ante if big else 0)


def _put_right(facts: Facts) -> bool:
    return button_put_right(facts.setup, facts.record.tables[0], facts.table)


def _point(facts: Facts) -> Matter:
    """Blinds that lie where the button was, and not where they are due by its place now."""
    due = blinds_due(facts, facts.table.button)
    return Matter("blind-not-posted", "button.blinds", facts.at, facts.at, (), due)
