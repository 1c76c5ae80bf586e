"""The dealer points at a player whose turn it is not, with nothing done since: whose it is, is told."""

from dataclasses import replace

from trainer.grading.answers.choice.next_rights import next_to_act
from trainer.grading.answers.made import Answer
from trainer.grading.answers.telling import NOTHING
from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.turns import told
from trainer.rules.record import Record

NOT_HIS = "The action is on seat {}, not seat {}"


def as_due(record: Record) -> tuple[Record, int]:
    """The hand without a last pointing at a player whose turn it is not, and that seat; the hand and 0 otherwise.

    Back to a player who was passed over the action goes by right: that is no mistake.
    """
    last = record.gestures[-1].act if record.gestures else None
    before = record.otherwise(record.gestures[:-1]) if isinstance(last, g.ActionOn) else None
    if before is None or not isinstance(last, g.ActionOn):
        return record, 0
    then = Facts(before, len(before))
    due = 0 if told(then).outs else next_to_act(then)
    return (before, last.seat) if due not in (0, last.seat) else (record, 0)


def with_whose_turn(made: Answer, record: Record, pointed: int) -> Answer:
    """The answer where nothing else is wrong, with whose turn it is first."""
    due = next_to_act(Facts(record, len(record))) if pointed else 0
    if not due or not made.sentence.startswith(f"{NOTHING}:"):
        return made
    rest = made.sentence.removeprefix(f"{NOTHING}:").removesuffix(".")
    on_him = f" the action is on seat {due}"
    said = "" if rest == on_him else f":{rest}"
    return replace(made, sentence=f"{NOT_HIS.format(due, pointed)}{said}.")
