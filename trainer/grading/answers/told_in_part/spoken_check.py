"""A check in words of a player who faces nothing is the check it says: the action goes on behind it."""

from trainer.grading.answers.told_in_part.spoken_fold import ACTS, has_chips
from trainer.kernel import gestures as g
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.facts.turns import told
from trainer.rules.record import Record


def as_checked(record: Record) -> Record:
    """The hand with a check in place of the words of whoever said one, facing nothing, and put no chips out with it."""
    said = [index for index, each in enumerate(record.gestures) if _says_check(each)]
    for index in said:
        if _checks(record, index):
            words = record.gestures[index]
            check = g.Gesture(words.at, words.who, g.Check())
            record = record.otherwise((*record.gestures[:index], check, *record.gestures[index + 1 :])) or record
    return record


def _says_check(gesture: g.Gesture) -> bool:
    words = declared(gesture.act.words) if gesture.seat and isinstance(gesture.act, g.Say) else None
    return words is not None and words.kind == "check" and not words.conditional


def _checks(record: Record, index: int) -> bool:
    """Has that player a hand in a betting that leaves nothing to call, and does he do no more with it?"""
    seat, course = record.gestures[index].seat, record.courses[index]
    now = told(Facts(record, index)).standing if course.betting else None
    if now is None or seat not in course.contesting or now.matched.get(seat, -1) < now.level:
        return False
    after = next((each for each in record.gestures[index + 1 :] if each.seat and isinstance(each.act, ACTS)), None)
    return (after is None or after.seat != seat) and not has_chips(record, index, seat)
