"""What goes back of a bet out of turn that no longer binds, in the half on what its player may do."""

from trainer.grading.answers.choice.giving_way import FREED
from trainer.grading.answers.choice.own_wager import lies_beside
from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.posted_minimum import with_what_is_left
from trainer.grading.answers.letters import begun
from trainer.grading.answers.telling import lower, told_of
from trainer.grading.answers.told_in_part.post import ANSWERS
from trainer.rules.facts.out_of_turn import KIND, raised_before_it_came
from trainer.rules.facts.paid import has_chips_back
from trainer.rules.ruling import Decision

HIS = (
    "seat {} may ",
    "the action is on seat {},",
    "the action is on seat {}.",
    "seat {}'s out-of-turn fold is binding",
)


def with_what_goes_back(found: Found, lead: Decision | None, sentence: str) -> tuple[str, list[str]]:
    """The sentence on anything else, and what was added: that a player may act, or
    folds out of turn, has what comes back to him with it.
    """
    if lead is not None and (lies := lies_beside(found.facts, lead)):
        return f"{sentence.removesuffix('.')}; the {lies:,} bet out of turn goes back.", []
    if lead is None or found.ask:
        return sentence, []
    parts, added = sentence.removesuffix(".").split("; "), list[str]()
    for each in (point for point in found.points if point.matter.kind == KIND):
        goes = each.key in FREED or _folded_overtaken(found, each)
        if each.key != ANSWERS and not (goes and _lies_there(found, each)):
            continue
        ruled = told_of(found.law, found.facts, each)
        said = with_what_is_left(found, each, ruled)
        begins = tuple(one.format(each.matter.seats[0]) for one in HIS)
        if " goes back" in said and " goes back" not in sentence:
            freed = lower(said).removesuffix(".")
            parts = [freed if f"{lower(one)}.".startswith(begins) else one for one in parts if one not in freed]
            added.append(ruled)
    return (f"{begun('; '.join(parts))}.", added) if added else (sentence, [])


def _folded_overtaken(found: Found, made: Decision) -> bool:
    """Is it an act out of turn that a bet or raise has overtaken, whose maker has folded since?"""
    about = found.facts.about(made.matter)
    return made.matter.seats[0] not in about.course.contesting and raised_before_it_came(about)


def _lies_there(found: Found, made: Decision) -> bool:
    """Is the bet of this street, and has nothing of it been taken back or returned yet?"""
    facts, about = found.facts, made.matter
    then, seat = facts.record.courses[about.error], about.seats[0]
    here = (then.deal_start, then.street) == (facts.course.deal_start, facts.course.street)
    since = facts.record.gestures[about.error : facts.at]
    back = any(has_chips_back(each) == seat for each in since)
    return here and not back and bool(facts.table.seat(seat).bet)
