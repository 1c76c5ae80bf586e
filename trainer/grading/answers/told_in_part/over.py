"""A hand told in part that all but one have folded: chips of words are in. Who has folded says nothing more, there and
where the table has gone on since.
"""

from typing import NamedTuple

from trainer.grading.answers.told_in_part.chips_to_come import after_the_words
from trainer.kernel.chips import Chips, pick
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.record import Record
from trainer.rules.stands import stands


class Bound(NamedTuple):
    """A player held to a fold: the seat, the chips that go back, and whether nobody has done anything since."""

    seat: int
    back: int
    is_last: bool


class Over(NamedTuple):
    """The hand without what means nothing in it any more, and who is held to a fold."""

    record: Record
    bound: tuple[Bound, ...] = ()


def as_over(record: Record, law: Book) -> Over:
    """The hand with the chips that were declared put in where one player is left, and without what a player says or
    puts out who had folded to the last bet. As it was told where that is what the table waits for.
    """
    facts = Facts(record, len(record))
    if facts.course.street < 0:
        return Over(record)
    one_left = len(facts.course.contesting) == 1
    here = [each for each in wagers(facts) if each.street == facts.course.street]
    late = [each for each in here if _folded_before(facts, each) and (one_left or _gone_on(facts, each, here))]
    acts = list(record.gestures)
    for each in reversed(here):
        if each in late:
            acts = [act for at, act in enumerate(acts) if at < each.first or act.seat != each.seat]
        elif one_left and (chips := _still_to_come(record, law, each)) is not None:
            put = after_the_words(record, each, chips)
            acts = [*acts[: each.last + 1], put, *acts[each.last + 1 :]]
    then = record.otherwise(acts) if acts != list(record.gestures) else None
    if then is None:
        return Over(record)
    bound = (Bound(each.seat, 0 if one_left else each.new.amount, _is_last(facts, each)) for each in late)
    return Over(then, tuple(dict.fromkeys(bound)))


def _gone_on(facts: Facts, made: Wager, here: list[Wager]) -> bool:
    """Was the betting over by then, or has somebody else acted since? What it does to a turn is no question then."""
    return not facts.record.courses[made.first].betting or any(
        each.first > made.last and each.seat != made.seat for each in here
    )


def _is_last(facts: Facts, made: Wager) -> bool:
    return all(each.seat in (0, made.seat) for each in facts.record.gestures[made.last :])


def _folded_before(facts: Facts, made: Wager) -> bool:
    """Had its maker folded? Then it is none."""
    return bool(made.words or made.motions) and made.seat not in facts.record.courses[made.first].contesting


def _still_to_come(record: Record, law: Book, made: Wager) -> Chips | None:
    """The chips of a bet or raise in words alone; None where it has its chips, or the floor has to say what it is."""
    if made.motions or not made.words or not made.in_turn:
        return None
    then = Facts(record, made.last + 1)
    last = wagers(then)[-1]
    found = stands(law, then, last)
    owed = found.owed if not found.open and found.kind in ("bet", "raise") else 0
    return pick(then.table.seat(made.seat).stack, owed) if owed else None
