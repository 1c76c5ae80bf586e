"""What becomes of an act out of turn, and why it is too late to back the action up."""

from collections.abc import Iterator, Mapping

from trainer.grading.assessment import Assessment, How, MatterGrade
from trainer.grading.telling.steps import PASSED, TURNED, due
from trainer.kernel.listed import listed
from trainer.rules.record import Record
from trainer.rules.ruling import Authority, Decision, Matter
from trainer.scenarios.report import acted_since

NOUN = {"bet": "bet", "call": "call", "raise": "raise", "check": "check", "fold": "fold", "all-in": "all-in"}
UNLESS = "{whose} {act} is binding unless a bet or raise comes first"
STANDS = "The {act} stands"
OVERTAKEN = "A bet or raise came before {whose} turn, so the {act} isn\u2019t binding"
BECOMES: Mapping[str, str] = {
    "bet.action-backs-up": UNLESS,
    "bet.out-of-turn-binds": UNLESS,
    "bet.binds-unless-action-changes": UNLESS,
    "bet.binds-without-raise": UNLESS,
    "bet.not-binding-every-choice": OVERTAKEN,
    "bet.goes-back-call-or-fold": f"{OVERTAKEN}. {{seat}} may only call or fold",
    "bet.not-binding-no-raise": f"{OVERTAKEN}. {{seat}} may not raise",
    "bet.fold-out-of-turn-dead": "{whose} hand is dead",
    "bet.fold-out-of-turn-released": "{whose} fold isn\u2019t binding",
    "bet.all-in-stands": STANDS,
}
"""By the ruling what becomes of what was done out of turn."""
IN_FORCE = " stands"
BACK_UP, THEN = "Back the action up to ", "Then the action is on "
"""Once the floor has ruled on the hand that was skipped, nothing is backed up any more."""
ON_THE_HAND = "The floor rules on Seat {seat}\u2019s hand."


def becomes(decision: Decision) -> str:
    """What becomes of the act while the action can still go back to the seat that was skipped; a fold stands."""
    matter = decision.matter
    if matter.kind != TURNED or decision.key not in BECOMES:
        return ""
    words = BECOMES[decision.key]
    if words == UNLESS and matter.detail == "fold":
        words = STANDS
    if dict(decision.figures).get("back", 0) > 0:
        words = words.removeprefix(OVERTAKEN).removeprefix(". ")  # said with the chips that go back
    seat = f"Seat {matter.seats[0]}"
    return words.format(whose=f"{seat}\u2019s", seat=seat, act=_act(matter))


def _act(matter: Matter) -> str:
    return NOUN.get(matter.detail, "action")


def gone_on(decision: Decision, given: int) -> bool:
    """Did the dealer give the action to another seat than the one that was skipped?"""
    return decision.matter.kind in (TURNED, PASSED) and bool(given) and given != due(decision.matter)


def too_late(record: Record, at: int, decision: Decision) -> str:
    """Why the act stands, and the action doesn't go back to the seat that was skipped: who had acted at `at`."""
    matter, seat = decision.matter, due(decision.matter)
    acted = sorted({each.seat for each in acted_since(record, at, matter)})
    if seat in acted:
        acted = [seat]
    if not acted:
        return "It\u2019s too late to back up"
    have = f"Seat{'s' * (len(acted) > 1)} {listed([*map(str, acted)])} {'have' if len(acted) > 1 else 'has'} acted"
    stands = BECOMES.get(decision.key) in (UNLESS, STANDS) and not dict(decision.figures).get("back", 0)
    link = "and" if seat in acted else "so"
    return f"{have}, {link} the {_act(matter)} stands" if stands else f"{have} by now"


def floors_hands(graded: Assessment, main: MatterGrade) -> Iterator[int]:
    """The seats that were skipped by the same act and on whose hands the floor rules."""
    if main.matter.kind != TURNED or main.noticed.how is How.MISSED:
        return
    for each in (*graded.matters, *graded.followed):
        ruling = each.decision.ruling
        same = each.matter.kind == PASSED and each.matter.error == main.matter.error
        if same and ruling is not None and ruling.authority is Authority.FLOOR:
            yield each.matter.seats[0]
