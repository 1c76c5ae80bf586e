"""What comes after a player's time is up: who wins where one other is left, else on whom the action is then."""

from collections.abc import Iterable

from trainer.grading.answers.choice.next_rights import next_to_act
from trainer.grading.answers.found import Found
from trainer.grading.answers.pots.pots import PotsTold, pots_sentence, pots_told
from trainer.grading.answers.telling import lower
from trainer.kernel import gestures as g
from trainer.kernel.listed import listed
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.points.clock import FACING, TIME_UP
from trainer.rules.ruling import Decision

GOES_BACK = " goes back."
SPOKEN = ("bet.spoken-fold-binds", "bet.hand-already-dead")
NEXT, OVER = "the action is on seat {}", "seats {} are left, and the betting on this street is over"


def timed_out(points: Iterable[Decision], facts: Facts) -> Decision | None:
    """The decision that the time of whoever is to act is up and what becomes of the hand; None where there is none."""
    due = next_to_act(facts)
    return next((each for each in points if _ends(each) and each.matter.seats[0] == due), None)


def _ends(decision: Decision) -> bool:
    return decision.matter.kind == TIME_UP and decision.ruling is not None and not decision.silent


def after_time(law: Book, facts: Facts, decision: Decision) -> str:
    """Who wins, or on whom the action is, once that hand is dead or checked; "" where it is neither."""
    then = acted_for(facts.when(decision.matter.onset), decision.matter.seats[0], _act(decision))
    if then is None or then.course.street < 0:
        return ""
    left = sorted(then.course.contesting)
    if len(left) == 1:
        told = pots_told(law, then)
        return _won(told) if told is not None else ""
    due = next_to_act(then)
    return NEXT.format(due) if due else OVER.format(listed([*map(str, left)]))


def with_what_comes_after_time(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence on a player whose time is up, with what comes then."""
    more = after_time(found.law, found.facts, lead) if _ends(lead) else ""
    return f"{sentence.removesuffix('.')}; {more}." if more else sentence


def with_who_wins_of_a_spoken_fold(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence on a spoken fold that binds, with who wins where one other player is left and no chips go back."""
    if (
        lead.key not in SPOKEN
        or sentence.endswith(GOES_BACK)
        or (then := acted_for(found.facts, lead.matter.seats[0], g.Fold())) is None
    ):
        return sentence
    told = pots_told(found.law, then) if len(then.course.contesting) == 1 else None
    return f"{sentence.removesuffix('.')}; {lower(pots_sentence(told))}" if told is not None else sentence


def _won(told: PotsTold) -> str:
    """What the only player left wins, and what goes back to him."""
    wins = sum(amount for each in told.pots for _, amount in each.wins)
    back = sum(amount for _, amount in told.back)
    returned = f", and the uncalled {back:,} goes back" if back else ""
    return "".join(f"seat {seat} wins {wins:,}{returned}" for seat, _ in told.pots[0].wins) if told.won else ""


def _act(decision: Decision) -> g.Act | None:
    if decision.effect is Effect.HAND_DEAD:
        return g.Fold()
    return g.Check() if decision.matter.detail != FACING else None


def acted_for(facts: Facts, seat: int, act: g.Act | None) -> Facts | None:
    """The hand as it goes on with that act of that seat; None where it can't happen."""
    made = facts.record.gestures[: facts.at]
    if act is None or not made:
        return None
    record = facts.record.otherwise((*made, g.Gesture(made[-1].at, f"P{seat}", act)))
    return Facts(record, len(record)) if record is not None else None
