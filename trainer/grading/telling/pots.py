"""What a pot that was built or pushed wrongly takes: what each pot should hold, and who gets how much of it."""

from trainer.grading.assessment import Assessment, Finding, Verdict
from trainer.grading.telling.acts import instead
from trainer.kernel import gestures as g
from trainer.kernel.happen_chips import pot_pushed
from trainer.kernel.listed import listed
from trainer.kernel.table import MAIN
from trainer.rules.awarding import to_come
from trainer.rules.building import SIDE_POTS, UNCALLED, explained
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import tabled
from trainer.rules.record import Record

TABLE_FIRST = "Have seat {seat} table the hand before you push the pot."
COUNT_AGAIN = "Count each pot again before you push it."
OF_POTS = frozenset({SIDE_POTS, UNCALLED})


def built_wrongly(graded: Assessment) -> tuple[Finding, ...]:
    """The acts by which pots were built wrongly, in a hand in which it cost somebody chips."""
    slips = (each for each in graded.findings if each.verdict is Verdict.PRACTICE_SLIP)
    return tuple(each for each in slips if each.practice in OF_POTS) if graded.off else ()


def pushed_wrongly(record: Record, graded: Assessment) -> str:
    """Who was to get how much at the first push to a wrong seat; that pots are counted where there was none."""
    wrong = (each for each in graded.findings if to_a_wrong_seat(each))
    return next((due for each in wrong if (due := due_then(record, each.index))), COUNT_AGAIN)


def to_a_wrong_seat(finding: Finding) -> bool:
    """Did chips go to a seat that has no right to them?"""
    return finding.harm == "chips-to-wrong-seat"


def what_instead(record: Record, finding: Finding) -> str:
    """What would have been right; of a push who was to get it, or that the hand is tabled first."""
    if not to_a_wrong_seat(finding):
        return instead(finding)
    seat = untabled(record, finding.index)
    return TABLE_FIRST.format(seat=seat) if seat else due_then(record, finding.index) or instead(finding)


def untabled(record: Record, index: int) -> int:
    """The seat that a pot was pushed to before its hand was tabled, with others in the hand; 0 for none."""
    act, facts = record.gestures[index].act, Facts(record, index)
    if not isinstance(act, g.PushPot) or len(facts.course.contesting) < 2:
        return 0
    return act.seat if act.seat in facts.course.contesting and not tabled(facts, act.seat) else 0


def due_then(record: Record, index: int) -> str:
    """What gesture `index` should have pushed: "Push 600 to Seat 4 and 600 to Seat 7."; "" where it can't be said."""
    act = record.gestures[index].act
    if not isinstance(act, g.PushPot):
        return ""
    pot = pot_pushed(act)
    whose = "" if pot == MAIN else f" of side pot {pot.removeprefix('side-')}"
    due = [(seat, amount) for seat, amount in to_come(Facts(record, index), pot).items() if amount > 0]
    parts = [f"{amount:,}{whose if not place else ''} to seat {seat}" for place, (seat, amount) in enumerate(due)]
    return f"Push {listed(parts)}." if parts else ""


def should_hold(record: Record, finding: Finding) -> str:
    """What the pots should hold after that act, or the practice that it went against."""
    return explained(Facts(record, finding.index + 1)) or finding.reason
