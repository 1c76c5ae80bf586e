"""A check in words of a player who faces nothing is the check it says, and a call one where the house has it so: the
action goes on behind it.
"""

from trainer.grading.answers.told_in_part.spoken_fold import ACTS, has_chips
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import CHECK
from trainer.rules.facts.turns import told
from trainer.rules.record import Record

CALL_IS_A_CHECK = "bet.invalid.call-said-facing-no-bet"
"""The rule by which a call that is said with nothing to call is a check."""


def as_checked(record: Record, law: Book) -> Record:
    """The hand with a check in place of the words of whoever said one, facing nothing, and put no chips out with it;
    behind a call that is one, which is still told for what it was.
    """
    kinds = (CHECK, "call") if CALL_IS_A_CHECK in law.rules else (CHECK,)
    index = 0
    while index < len(record.gestures):
        kind = _says(record.gestures[index])
        if kind in kinds and _checks(record, index, ends=kind == CHECK):
            words = record.gestures[index]
            check = g.Gesture(words.at, words.who, g.Check())
            acts = (check,) if kind == CHECK else (words, check)
            record = record.otherwise((*record.gestures[:index], *acts, *record.gestures[index + 1 :])) or record
            index += len(acts) - 1
        index += 1
    return record


def _says(gesture: g.Gesture) -> str:
    words = declared(gesture.act.words) if gesture.seat and isinstance(gesture.act, g.Say) else None
    return words.kind if words is not None and not words.conditional else ""


def _checks(record: Record, index: int, *, ends: bool) -> bool:
    """Has that player a hand in a betting that leaves nothing to call, and does he do no more with it? Unless it `ends`
    the betting all the same, it is his turn and others are still to act.
    """
    seat, course = record.gestures[index].seat, record.courses[index]
    now = told(Facts(record, index)).standing if course.betting else None
    if now is None or seat not in course.contesting or now.matched.get(seat, -1) < now.level:
        return False
    if not ends and (now.pending[:1] != (seat,) or len(now.pending) < 2):
        return False
    after = next((each for each in record.gestures[index + 1 :] if each.seat and isinstance(each.act, ACTS)), None)
    return (after is None or after.seat != seat) and not has_chips(record, index, seat)
