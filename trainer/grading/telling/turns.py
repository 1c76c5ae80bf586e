"""What becomes of an act out of turn, and why it is too late to back the action up."""

from collections.abc import Iterator, Mapping

from trainer.grading.assessment import Assessment, How, MatterGrade
from trainer.grading.telling.steps import CAME_FIRST, PASSED, TURNED, due
from trainer.kernel.listed import seats_named
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import OutOfTurn
from trainer.rules.facts.turns import due_now, found_out_of_turn
from trainer.rules.facts.walk import WAITING
from trainer.rules.record import Record
from trainer.rules.ruling import Authority, Decision, Matter
from trainer.scenarios.report import acted_since

NOUN = {"bet": "bet", "call": "call", "raise": "raise", "check": "check", "fold": "fold", "all-in": "all-in"}
BRING_IN = "bring-in"
BY_TOTAL = {"bet": " of", "raise": " to", "all-in": " for"}
ROSE = {"bet": "bet", "raise": "raised", "all-in": "went all-in"}
MOST_NAMED, A_SKIPPED = 2, "a skipped player"
UNLESS = "{whose} {act} stands unless {others}"
POSTED = "{seat} may only check unless raised"
STANDS = "{whose} {act} stands"
BECAUSE = "{overtaken}, so "
OVERTAKEN = f"{BECAUSE}{{whose}} {{act}} doesn\u2019t stand"
BECOMES: Mapping[str, str] = {
    "bet.action-backs-up": UNLESS,
    "bet.out-of-turn-binds": UNLESS,
    "bet.binds-unless-action-changes": UNLESS,
    "bet.binds-without-raise": UNLESS,
    "bet.not-binding-every-choice": OVERTAKEN,
    "bet.goes-back-call-or-fold": f"{BECAUSE}{{seat}} may only call or fold",
    "bet.not-binding-no-raise": f"{OVERTAKEN}. {{seat}} may not raise",
    "bet.fold-out-of-turn-dead": "{whose} hand is dead",
    "bet.fold-out-of-turn-released": "{whose} fold doesn\u2019t stand",
    "bet.all-in-stands": STANDS,
    "bet.out-of-turn-posts-minimum": POSTED,
    "bet.posted-minimum-check-only": POSTED,
    "bet.call-fold-or-reraise": "{seat} may call, fold or re-raise",
    "bet.short-raise-call-or-fold": "{seat} may call or fold",
}
"""By the ruling what becomes of what was done out of turn."""
SO, AFTERWARD = ", so ", "then "
IN_FORCE = " stands"
BACK_UP, THEN, GIVE = "Back the action up to ", "Then the action is on ", "Give the action to "
GOES_ON = "The action goes on with "
"""Once the floor has ruled on the hand that was skipped, or its player has acted, nothing is backed up any more.

On a new street it can be that same player's turn again.
"""
ON_THE_HAND = "The floor rules on seat {seat}\u2019s hand."


def becomes(decision: Decision, record: Record, backed: int = 0) -> str:
    """What becomes of the act while the action can still go back to the seat that was skipped; a fold stands.

    `backed` is the gesture by which it went back.
    """
    matter = decision.matter
    if matter.kind != TURNED or decision.key not in BECOMES:
        return ""
    words = BECOMES[decision.key]
    if words == UNLESS and matter.detail == "fold":
        words = STANDS
    if dict(decision.figures).get("back", 0) > 0:
        for with_the_chips in (OVERTAKEN, ". ", BECAUSE):  # why is said where the chips go back
            words = words.removeprefix(with_the_chips)
    seat = f"Seat {matter.seats[0]}"
    return words.format(
        whose=f"{seat}\u2019s",
        seat=seat,
        act=_act(record, matter),
        others=_unless(record, matter),
        overtaken=overtaken(record, matter, backed),
    )


def _act(record: Record, matter: Matter) -> str:
    """What was done out of turn: "check", "bet of 600", "raise to 1,500"."""
    noun = NOUN.get(matter.detail, "action")
    out = found_out_of_turn(Facts(record, min(matter.onset, len(record)), matter), WAITING)
    to = out.to or out.made.total if out is not None and matter.detail in BY_TOTAL else 0
    if out is not None and brings_it_in(record, out):
        noun = BRING_IN
    return f"{noun}{BY_TOTAL[matter.detail]} {to:,}" if to else noun


def brings_it_in(record: Record, out: OutOfTurn) -> bool:
    """Was it what brings it in, put out by a player whose card doesn't?"""
    first = out.made.street == out.level == 0
    return first and out.made.total == record.setup.stakes.bring_in > 0


def _skipped(record: Record, matter: Matter) -> tuple[int, ...]:
    """The seats in turn before the one that acted."""
    pending, seat = record.courses[max(0, matter.error - 1)].pending, matter.seats[0]
    return pending[: pending.index(seat)] if seat in pending[1:] else (due(matter),)


def _unless(record: Record, matter: Matter) -> str:
    """Who can still change the action: the one seat that was skipped, or any of several."""
    does = "raises" if record.courses[max(0, matter.error - 1)].bet else "bets"
    return f"{_who_acts(record, matter)} {does}"


def _who_acts(record: Record, matter: Matter) -> str:
    skipped = _skipped(record, matter)
    return f"Seat {' or '.join(map(str, skipped))}" if len(skipped) <= MOST_NAMED else A_SKIPPED


def overtaken(record: Record, matter: Matter, backed: int = 0) -> str:
    """Who bet or raised before the turn of the player who acted out of turn; "then" once the action was backed up."""
    skipped, street = _skipped(record, matter), record.courses[matter.error].street
    acts = (each for each in record.courses[-1].actions if each.index >= matter.error and each.street == street)
    risen = next((each for each in acts if each.kind in ROSE and each.seat in skipped), None)
    if risen is None:
        return CAME_FIRST
    return f"Seat {risen.seat} {AFTERWARD if 0 < backed < risen.index else ''}{ROSE[risen.kind]}"


def past_backing_up(record: Record, graded: Assessment, grade: MatterGrade) -> bool:
    """Had the player who was skipped acted when it was noticed, or does the floor rule on that hand first?"""
    found = grade.noticed.index
    return any(floors_hands(graded, grade)) or (found >= 0 and has_acted(record, found, grade.matter))


def has_acted(record: Record, at: int, matter: Matter) -> bool:
    """Had the player who was skipped acted by then?"""
    return due(matter) in {each.seat for each in acted_since(record, at, matter)}


def on_since(record: Record, at: int, matter: Matter) -> int:
    """Whom the action was on by then, where the player who was skipped had acted; 0 where not."""
    return due_now(Facts(record, at, matter)) if due(matter) and has_acted(record, at, matter) else 0


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
    have = f"{seats_named(acted)} {'have' if len(acted) > 1 else 'has'} acted"
    stands = BECOMES.get(decision.key) in (UNLESS, STANDS) and not dict(decision.figures).get("back", 0)
    act = _act(record, matter)
    of_it = f"seat {matter.seats[0]}\u2019s {act}" if matter.kind == TURNED else f"the {act}"
    return f"{have}, so {of_it} stands" if stands else f"{have} by now"


def floors_hands(graded: Assessment, main: MatterGrade) -> Iterator[int]:
    """The seats that were skipped by the same act and on whose hands the floor rules."""
    if main.matter.kind != TURNED or main.noticed.how is How.MISSED:
        return
    for each in (*graded.matters, *graded.followed):
        ruling = each.decision.ruling
        same = each.matter.kind == PASSED and each.matter.error == main.matter.error
        if same and ruling is not None and ruling.authority is Authority.FLOOR:
            yield each.matter.seats[0]
