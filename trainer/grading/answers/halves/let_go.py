"""What the last player with cards may do after a bettor let their hand go: it hangs on what becomes of that hand."""

from trainer.grading.answers.choice.next_rights import next_rights, next_to_act
from trainer.grading.answers.found import Found
from trainer.grading.answers.letters import lower
from trainer.grading.answers.pots.pots import pots_sentence
from trainer.grading.answers.telling import told_of, whole
from trainer.grading.rulings import on_hand
from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.points.killed import BETTOR_LET_GO, bettor_let_go
from trainer.rules.ruling import Decision

HELD = frozenset(("showdown.cards-held-floor-called", "showdown.known-cards-may-be-retrieved"))
"""Rulings after which the bettor's hand may yet be played."""
FIRST = "The floor rules on seat {}'s hand first: if it's live, {}, and if it isn't, {}"

BINDS = ("turn", "fold", BETTOR_LET_GO)
"""Kinds of what is ruled on a fold, the one that says most first."""


def after_a_bettor_let_go(found: Found) -> tuple[str, Decision] | None:
    """The sentence and the decision that it rests on; None where nobody let a bet go, or more hands are left."""
    let_go, left, pots = list(bettor_let_go(found.facts)), found.facts.course.contesting, found.pots
    if not let_go or len(left) != 1 or found.seat not in (0, *left) or pots is None or not pots.won:
        return None
    about, wins = let_go[-1], lower(pots_sentence(pots))
    whose = (about.onset, about.seats[0])
    ruled = [each for each in found.points if not each.silent and (each.matter.onset, *each.matter.seats[:1]) == whose]
    held = next((each for each in ruled if each.key in HELD), None)
    if held is None:
        binds = next((each for kind in BINDS for each in ruled if each.matter.kind == kind), None)
        told = whole(told_of(found.law, found.facts, binds)).removesuffix(".") if binds is not None else ""
        return (f"{told}; {wins}", binds) if binds is not None else None
    rights = _with_the_hand(found, about.error - 1, left[0])
    return (FIRST.format(about.seats[0], rights, wins), held) if rights else None


def _with_the_hand(found: Found, index: int, seat: int) -> str:
    """What that player may do where the hand that was let go with that gesture is played."""
    made = found.facts.record.gestures
    if not isinstance(made[index].act, g.Fold):
        return ""
    record = found.facts.record.otherwise((*made[:index], *made[index + 1 :]))
    if record is None:
        return ""
    facts = Facts(record, len(record))
    rights = next_rights(facts, on_hand(record, found.law).values()) if next_to_act(facts) == seat else None
    return lower(whole(told_of(found.law, facts, rights)).removesuffix(".")) if rights is not None else ""
