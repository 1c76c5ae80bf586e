"""What a player may raise to at most where blinds are missing: as the house would rule if he said "pot"."""

from dataclasses import replace

from trainer.grading.answers.found import Found
from trainer.grading.open_matter import decided
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.pot_limit import most, real_pot, short_of_blinds
from trainer.rules.facts.wager import wager, wagers
from trainer.rules.points import points_of
from trainer.rules.record import Record
from trainer.rules.ruling import Decision
from trainer.rules.stands import POT_BET

LEAST, MOST, POT = "least", "most", "pot"
BARE, FULL = "most-bare", "most-full"
"""The two maxima where the rulebook doesn't say whether what is missing of the blinds counts."""
COUNT = "pot-count"
SHORT_COUNTS = "bet.pot-bet.preflop-short-blind"
"""The rule by which a short blind counts in full, and no more than that is said."""


def with_the_most(law: Book, record: Record, rights: Decision) -> Decision:
    """What the next player may do, with the largest bet or raise that the pot allows where nothing else has told it."""
    figures = dict(rights.figures)
    if record.setup.limit != "pot-limit" or not figures.get(LEAST) or MOST in figures:
        return rights
    seat = rights.matter.seats[0]
    since = [each for each in wagers(Facts(record, len(record))) if each.first >= rights.matter.onset]
    if any(each.seat == seat for each in since):
        return rights  # he has said what he does: that is the question
    said = g.Gesture(record.gestures[-1].at if record.gestures else 0, g.player(seat), g.Say(POT))
    asked = record.otherwise((*record.gestures, said))
    facts = Facts(asked, len(asked)) if asked is not None else None
    mine = [each for each in points_of(facts, POT_BET) if each.seats[:1] == (seat,)] if facts is not None else []
    made = wager(facts.about(mine[-1])) if facts is not None and mine else None
    if facts is None or made is None:
        return rights
    sits = record.tables[-1].seat(seat)
    reach = sits.stack.amount + sits.bet.amount

    def within(total: int) -> int:
        return max(figures[LEAST], min(total, reach))

    by_rule = dict(decided(law, facts.about(mine[-1])).figures).get(MOST, 0)
    counted = short_of_blinds(facts) if SHORT_COUNTS in law.rules and made.street <= 0 else 0
    bare, full = within(most(made, made.pot + counted)), within(most(made, real_pot(facts, made)))
    if by_rule or bare == full:
        return replace(rights, figures=(*rights.figures, (MOST, within(by_rule or full))))
    return replace(rights, figures=(*rights.figures, (BARE, bare), (FULL, full)))


def with_the_maximum(found: Found, lead: Decision, sentence: str) -> str:
    """The count of a pot that a player asks for, with the most that he may bet by it."""
    rights = found.rights
    most = dict(rights.figures).get(MOST, 0) if rights is not None else 0
    if (
        rights is None
        or not most
        or lead.silent
        or (lead.matter.kind, lead.matter.seats[:1]) != (COUNT, rights.matter.seats[:1])
    ):
        return sentence
    return f"{sentence.removesuffix('.')}; seat {rights.matter.seats[0]}'s maximum is {most:,}."
