"""What players did or asked for on the same street beside what an answer is on: told after it, each with its seat."""

from collections.abc import Iterable

from trainer.grading.answers.choice.beside import BEHIND, RIGHTS, SHOWN
from trainer.grading.answers.choice.giving_way import moves_chips
from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.asked_in_a_row import SEE
from trainer.grading.answers.halves.counts_asked import NO_COUNT
from trainer.grading.answers.halves.out_of_turn import BOUND
from trainer.grading.answers.telling import in_one_breath, told_of
from trainer.rules.amiss import TURNS
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import KIND
from trainer.rules.facts.short_all_in import may_be_either
from trainer.rules.facts.showdown import tabled
from trainer.rules.facts.standing import FOLD
from trainer.rules.facts.turns import found_out_of_turn
from trainer.rules.facts.wager import maker
from trainer.rules.facts.walk import WAITING
from trainer.rules.kinds import on_a_wager
from trainer.rules.ruling import Decision
from trainer.rules.stands import SIZED

AWAY = "clock-asked-away"
"""The clock asked for by a player away from his seat, whose hand may be dead for that."""
HASTY = "hasty"
"""An act before the amount of a bet was clear: told with the bet that it was an answer to."""
BESIDES = frozenset(
    (
        *(AWAY, HASTY, "hand-spoken-of", "folded-hand-spoken-of", "folded-hand-shown", SHOWN, SEE),
        *("shown-to-one", "stack-count", "pot-count", "clock-asked", "rabbit-asked", "bounty-chip-in-hand"),
    )
)
"""Kinds of what somebody does or asks for that the answer on anything else leaves open."""
ORDER, CLOCK = "show-order", "clock-asked"
"""The kinds of who shows first, and of a clock that is asked for: whether what was done on it stands comes before."""
CALLS = ("bet.full-call", "bet.bound-to-full-call")
"""The rulings on a call that say of one that was only said what everybody expects."""
HASTY = "hasty"
"""The kind of an act before the amount of the bet is known."""
FEW = 2
"""So many are told after an answer, the last ones."""


def with_what_else(
    found: Found, lead: Decision | None, beside: Iterable[Decision], sentence: str
) -> tuple[str, dict[str, Decision]]:
    """The sentence with what else was done or asked, and what of it was added with what was ruled on it; before it only
    of what comes next.
    """
    if lead is None or lead.silent:
        return sentence, {}
    law, facts = found.law, found.facts
    order = (each for each in found.asked if _shows_first(facts, lead, each))
    belongs = (each for each in beside if _belongs(facts, lead, each) and not _made_good(lead, each))
    some = sorted((*belongs, *order), key=lambda each: each.matter.onset)
    said = {told_of(law, facts, each): each for each in some}
    new = [(half, each) for half, each in said.items() if half.lower().removesuffix(".") not in sentence.lower()]
    more = dict(new[-FEW:])
    if not more:
        return sentence, {}
    if lead.matter.kind == ORDER and any(each.matter.kind == CLOCK for each in some):
        return in_one_breath([*more]), more
    return in_one_breath([*more, sentence] if lead.matter.kind == RIGHTS else [sentence, *more]), more


def _belongs(facts: Facts, lead: Decision, decision: Decision) -> bool:
    about, courses = decision.matter, facts.record.courses
    if _made_later(facts, lead, decision) or _folded_in_haste(facts, lead, decision):
        return True
    if _went_past(facts, lead, decision):
        return True
    if decision.silent or about.kind not in BESIDES or decision.key == NO_COUNT:
        return False
    his_own = about.seats[:1] == lead.matter.seats[:1] and about.kind != AWAY
    if his_own and lead.matter.kind not in BESIDES - {about.kind}:
        return False
    if about.kind == HASTY and about.seats[1] != lead.matter.seats[0]:
        return False
    if about.kind == SHOWN and (_taken_for_called(lead) or not facts.course.betting):
        return False
    then = courses[about.error]
    return then.deal_start == facts.course.deal_start and then.street == facts.course.street


def _shows_first(facts: Facts, lead: Decision, decision: Decision) -> bool:
    """Is it who shows first, where a hand is asked for and nobody has shown one or let one go?"""
    if lead.matter.kind != SEE or decision.matter.kind != ORDER or decision.silent:
        return False
    left = facts.record.courses[decision.matter.error].contesting
    return all(facts.table.seat(seat).hand and not tabled(facts, seat) for seat in left)


def _taken_for_called(lead: Decision) -> bool:
    """Is the answer on a wager, or chips behind one, that everybody took for called, so that hands were turned up?"""
    of_a_wager = on_a_wager(lead.matter.kind) and lead.matter.kind not in TURNS
    return lead.matter.kind == BEHIND or of_a_wager


def _made_later(facts: Facts, lead: Decision, decision: Decision) -> bool:
    """Is it a wager of another player that was made since the one the answer puts right for good?"""
    wagers = all(on_a_wager(each.matter.kind) for each in (lead, decision))
    if not wagers or decision.silent or lead.ruling is None or lead.ruling.options or not moves_chips(decision):
        return False
    first, then = maker(facts.about(lead.matter)), maker(facts.about(decision.matter))
    if first is None or then is None or first.street != then.street or first.street != facts.course.street:
        return False
    if may_be_either(facts, first):
        return False
    only_said = decision.key in CALLS and not then.motions
    return first.seat != then.seat and first.first < then.first and not only_said


def _folded_in_haste(facts: Facts, lead: Decision, decision: Decision) -> bool:
    """Is it a fold before the amount of the bet was known, on which the answer is?"""
    about = decision.matter
    made = maker(facts.about(about)) if about.kind == HASTY and not decision.silent else None
    here = facts.record.courses[about.error].street == facts.course.street
    return made is not None and made.done == FOLD and here and about.seats[:1] != lead.matter.seats[:1]


def _went_past(facts: Facts, lead: Decision, decision: Decision) -> bool:
    """Is it an act out of turn that went past the player on whose bet or call the answer is, made in his turn since?"""
    out = found_out_of_turn(facts.about(decision.matter), WAITING) if decision.matter.kind == KIND else None
    made = maker(facts.about(lead.matter)) if lead.matter.kind in SIZED else None
    if out is None or made is None or decision.key not in BOUND or out.kind == FOLD:
        return False
    return made.street == out.made.street and made.seat in out.passed and made.first > out.made.first


def _made_good(lead: Decision, decision: Decision) -> bool:
    """Is it a call of what the answer makes larger for all who called it?"""
    return any(f"seat-{seat}" in dict(lead.figures) for seat in decision.matter.seats[:1])
