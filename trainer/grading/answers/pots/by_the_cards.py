"""Who wins an all-in by cards that somebody named, before anybody has tabled them."""

from collections.abc import Callable
from dataclasses import replace

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.asked import POTS, SHOWDOWN
from trainer.grading.answers.choice.choosing import FACE_UP
from trainer.grading.answers.pots.awards import says_who_wins
from trainer.grading.answers.telling import lower
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import live, over, tabled
from trainer.rules.record import Record

THEN, ONCE = "{}; then {}", "Once all hands are tabled, {}"


def with_who_would_win(record: Record, ask: str, made: Answer, again: Callable[[Record], Answer]) -> Answer:
    """The answer that all hands are tabled at once, or what is in the pots before that, with who wins then: by `again`,
    what is answered on a hand.
    """
    asked = ask in (POTS, SHOWDOWN)
    if says_who_wins(made.sentence) or not (asked or (made.lead is not None and made.lead.key == FACE_UP)):
        return made
    shown = as_tabled(record)
    then = again(shown) if shown is not None else None
    if then is None or not says_who_wins(then.sentence):
        return made
    wins = lower(then.sentence)
    if made.lead is not None and made.lead.key == FACE_UP:
        return replace(made, sentence=THEN.format(made.sentence.removesuffix("."), wins), pot_lines=then.pot_lines)
    return replace(made, sentence=ONCE.format(wins), pot_lines=then.pot_lines)


def as_tabled(record: Record) -> Record | None:
    """The hand in which all who are in an all-in have tabled; None where it is none, or not all cards are known."""
    facts = Facts(record, len(record))
    down = [seat for seat in live(facts) if not tabled(facts, seat)]
    all_in = any(not facts.table.seat(seat).stack for seat in live(facts))
    board = (each.card for each in facts.table.board)
    if not (down and all_in and over(facts) and record.knows((*board, *_held(facts, *live(facts))))):
        return None
    at = record.gestures[-1].at
    shown = (g.Gesture(at, g.player(each), g.Turn(True, _held(facts, each))) for each in down)
    return record.otherwise((*record.gestures, *shown))


def _held(facts: Facts, *seats: int) -> tuple[Card, ...]:
    return tuple(each.card for seat in seats for each in facts.table.seat(seat).hand)
