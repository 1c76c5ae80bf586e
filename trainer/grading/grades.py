"""From a matter as it went to its three grades."""

from trainer.grading import noticing
from trainer.grading.assessment import (
    AuthorityGrade,
    How,
    MatterGrade,
    Noticed,
    StepGrade,
    StepState,
)
from trainer.grading.milestones.stub import waits_for_the_last_street
from trainer.grading.moment import up
from trainer.grading.open_matter import OpenMatter
from trainer.kernel import gestures as g
from trainer.kernel.games import is_stud
from trainer.rules.course import LAST_STREET
from trainer.rules.record import Record
from trainer.rules.ruling import Authority, Step

BOARD_REACHED = {
    "turn-without-second-burn": 4,
    "river-without-second-burn": 5,
    "one-burn-for-the-turn": 4,
    "turn-without-a-burn": 4,
    "river-without-a-burn": 5,
    "flop-without-a-burn": 3,
}
"""Steps that wait for a street which the hand may never come to, with the cards on the board by then."""

DEALT_WHOLE = frozenset({"street-without-a-burn", "burn-and-deal-the-street", "deal-the-final-street"})
"""Streets of stud that are dealt at once: with the first card the occasion has come."""
STREETS = DEALT_WHOLE | {"next-cards-as-without-the-error"}
FUTURE = frozenset({*BOARD_REACHED, *STREETS, "finish-the-betting", "finish-the-turn-betting"})
"""Steps that may be left undone when the hand ends before their time."""
PASSIVE = "play-on"
REPLACED = "replace-with-the-next-card"
EARLY_BACK = "early-cards-into-the-stub"
STRING_CALLED = "call-the-string-bet"


def grade(one: OpenMatter, record: Record) -> MatterGrade:
    """The three grades on a matter as things stand."""
    remedy = _remedy(one, record)
    return MatterGrade(
        one.matter,
        one.decision,
        _noticed(one),
        _authority(one, remedy),
        remedy,
        not one.decision.silent and one.decision.confirmed,
        tuple(one.harms),
        one.own,
        one.resolved(record),
    )


def _noticed(one: OpenMatter) -> Noticed:
    if one.noticed is not None:
        return one.noticed
    return Noticed(How.MISSED if _missed(one) else How.NOT_ASKED)


# --- authority


def _authority(one: OpenMatter, remedy: tuple[StepGrade, ...]) -> AuthorityGrade:
    if one.noticed is None or (one.void and not one.calls):
        return AuthorityGrade.NOT_SCORED
    right = _by_the_right_one(one, remedy)
    return AuthorityGrade.RIGHT if right else AuthorityGrade.WRONG


def _by_the_right_one(one: OpenMatter, remedy: tuple[StepGrade, ...]) -> bool:
    ruling = one.decision.ruling
    if ruling is None or ruling.authority is Authority.FLOOR:
        return bool(one.calls) and (one.acted < 0 or one.calls[0] < one.acted)
    if ruling.authority is Authority.DEALER:
        return not one.calls or _asked_of_the_rest(one, remedy)
    return bool(one.calls) or (not one.harms and all(_fine(each) for each in remedy))


def _asked_of_the_rest(one: OpenMatter, remedy: tuple[StepGrade, ...]) -> bool:
    """Was the floor called once the dealer had called the string bet? What becomes of its chips no book prints."""
    called = [each.index for each in remedy if each.step.key == STRING_CALLED and each.state is StepState.MET]
    return bool(called) and called[0] < one.calls[0]


def _fine(each: StepGrade) -> bool:
    return each.state in (StepState.MET, StepState.NOT_SCORED)


# --- remedy


def _remedy(one: OpenMatter, record: Record) -> tuple[StepGrade, ...]:
    return tuple(_step(one, record, step) for step in one.remedy.asked())


def _step(one: OpenMatter, record: Record, step: Step) -> StepGrade:
    index = one.remedy.met.get(step.key, -1)
    state = one.remedy.final(step)
    if one.noticed is None and one.remedy.state.get(step.key) is StepState.OUT_OF_ORDER:
        state = StepState.MISSED
    counts = one.decision.confirmed or state is StepState.MET
    if one.let_go and state is StepState.MET and step.key != PASSIVE:
        state = StepState.LATE
    excused = _uncounted(one, record) or (state is StepState.MISSED and _no_occasion(one, record, step))
    excused = excused or (step.key == PASSIVE and _missed(one))
    if excused or not counts:
        state = StepState.NOT_SCORED
    return StepGrade(step, state, index)


def _uncounted(one: OpenMatter, record: Record) -> bool:
    """In silence nothing counts but what the floor has ordered of itself, which is to be carried out."""
    return one.decision.silent and not (one.by_own_order and one.in_force(record))


def _missed(one: OpenMatter) -> bool:
    """Something had to be done and was never taken up: that the hand went on is then no merit."""
    return one.noticed is None and not noticing.nothing_asked(one.first)


def _no_occasion(one: OpenMatter, record: Record, step: Step) -> bool:
    """Did the hand lawfully end, or was it called off, before this step could be taken?"""
    if one.void:
        return True
    if step.key in BOARD_REACHED and len(up(record.table.board)) >= BOARD_REACHED[step.key]:
        return False
    if step.key == EARLY_BACK and waits_for_the_last_street(one.moment(record, len(record) - 1)):
        return True
    if step.key == REPLACED and one.matter.kind == "boxed-later" and _left_in_the_stub(one, record):
        return True
    if step.key in DEALT_WHOLE and _dealt_since(one, record, step):
        return False
    ready = all(one.remedy.reached(key) for key in step.after)
    return step.key in FUTURE and ready and _no_more_cards(record)


def _dealt_since(one: OpenMatter, record: Record, step: Step) -> bool:
    """Have cards been pitched since all that comes before the step was done?"""
    done = [one.remedy.met[key] for key in step.after if key in one.remedy.met]
    return bool(done) and any(isinstance(each.act, g.Pitch) for each in record.gestures[max(done) :])


def _left_in_the_stub(one: OpenMatter, record: Record) -> bool:
    """Did the cards come to light in the stub with the last street dealt, where no card takes their place?"""
    seen = one.matter.onset
    table, street = record.tables[seen], record.courses[seen].street
    last = street >= LAST_STREET[record.setup.game]
    return last and all(table.where(card) == "stub" for card in one.matter.cards)


def _no_more_cards(record: Record) -> bool:
    """Is nobody left to deal to, or not enough left to deal?"""
    live = len(record.course.contesting)
    return live < 2 or (is_stud(record.setup.game) and len(record.table.stub) < live + 2)
