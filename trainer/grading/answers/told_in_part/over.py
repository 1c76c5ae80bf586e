"""A hand told in part that all but one have folded: chips of words are in, and who has folded says nothing more."""

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, pick
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.record import Record
from trainer.rules.stands import stands

BINDS = "Seat {}'s fold binds."


def as_over(record: Record, told: tuple[str, ...], law: Book) -> tuple[Record, tuple[str, ...]]:
    """The hand with the chips that were declared put in, and without what a player says or puts out who had folded to
    the last bet; with what is told of him. As it was told where two or more are left.
    """
    facts = Facts(record, len(record))
    if len(facts.course.contesting) != 1 or facts.course.street < 0:
        return record, told
    here = [each for each in wagers(facts) if each.street == facts.course.street]
    late = [each for each in here if _folded_before(facts, each)]
    acts = list(record.gestures)
    for each in reversed(here):
        if each in late:
            acts = [act for at, act in enumerate(acts) if at < each.first or act.seat != each.seat]
        elif (chips := _still_to_come(record, law, each)) is not None:
            act = g.Gesture(acts[each.last].at, f"P{each.seat}", g.Wager(chips))
            acts = [*acts[: each.last + 1], act, *acts[each.last + 1 :]]
    then = record.otherwise(acts) if acts != list(record.gestures) else None
    bound = tuple(dict.fromkeys(BINDS.format(each.seat) for each in late))
    return (then, (*told, *bound)) if then is not None else (record, told)


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
