"""Chips that the dealer gives back, held against what goes back from that seat: no more than that, and no other's."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from trainer.grading.assessment import Verdict
from trainer.grading.performers import PERFORMERS, Task
from trainer.grading.said import Spoken, cite_decision
from trainer.grading.spoken import by_now
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.put_in import put_in
from trainer.rules.facts.wager import wagers
from trainer.rules.orders import last_effect
from trainer.rules.refunds import ALL, BACK, OTHERS, SEAT
from trainer.rules.routine import called_off, due
from trainer.rules.ruling import Citation
from trainer.rules.stands import Stands


def given_back(law: Book, facts: Facts, act: g.ReturnBet, tasks: Iterable[Task]) -> Spoken | None:
    """What there is to say of the amount; `facts` are those before the act, `tasks` the matters that stand open.

    None where it is right, or where nobody can say yet what goes back.
    """
    if facts.course.street < 0 or called_off(facts) or last_effect(facts) is Effect.MISDEAL:
        return None
    found, steps = _wager(law, facts, act.seat), [*_by_a_step(act.seat, tasks)]
    unknown = found is not None and _is_unknown(found)
    if unknown and not steps:
        return None
    amounts = [0 if unknown else _over(facts, found), *_by_practice(facts, act.seat), *steps]
    known = [each for each in amounts if each is not None]
    cited = cite_decision(found.lead) if found is not None and found.lead is not None else ()
    return _said(act, max(known), cited) if len(known) == len(amounts) else None


def _said(act: g.ReturnBet, most: int, cited: tuple[Citation, ...]) -> Spoken | None:
    given = act.chips.amount
    gave = f"You gave {given:,} back to seat {act.seat}"
    if given > most:
        says = f"Only {most:,} goes back." if most else "None of that bet goes back."
        return Spoken(Verdict.HARMFUL, f"{gave}. {says}", cited)
    return (
        Spoken(
            Verdict.HARMLESS, f"You gave back only {given:,} of the {most:,} that goes back to seat {act.seat}.", cited
        )
        if given < most
        else None
    )


def _wager(law: Book, facts: Facts, seat: int) -> Stands | None:
    """What the last wager of that seat on the street comes to."""
    mine = [each for each in wagers(facts) if each.seat == seat and each.street == facts.course.street]
    return by_now(law, facts, mine[-1]) if mine else None


def _is_unknown(found: Stands) -> bool:
    """Is it somebody's to say yet what the wager comes to: the floor's, or its maker's?"""
    return (found.open and found.lead is not None) or found.again or not found.made.in_turn


def _over(facts: Facts, found: Stands | None) -> int:
    """What lies in front beyond what the wager comes to; of blinds, and where the house says nothing, nothing does."""
    known = found is not None and not found.open
    return max(0, facts.course.front(facts.table.seat(found.made.seat)) - found.to) if found and known else 0


def _by_practice(facts: Facts, seat: int) -> Iterator[int | None]:
    """What nobody called, and the change of a call with chips too large."""
    yield from (each.amount for each in due(facts) if each.verb == "return-bet" and each.seat == seat)
    if any(each.verb == "trade" and each.place == f"bet-{seat}" for each in due(facts)):
        yield None


def gives_back(task: Task, key: str, act: g.Act) -> bool:
    """Is it a part of a step by which several get chips back, to whichever of them first?"""
    if isinstance(act, g.PushPot) and key in BACK:
        return 0 < act.chips.amount <= _in_the_pots(task, key, act.seat)
    return isinstance(act, g.ReturnBet) and key in _TO_SEVERAL and _TO_SEVERAL[key](task, act.seat) == act.chips.amount


def _in_the_pots(task: Task, key: str, number: int) -> int:
    """What of that seat's chips lies in the pots and goes back."""
    if key == OTHERS and number == task.moment.figures[SEAT]:
        return 0
    seat = task.table.seat(number)
    return task.record.setup.seats[number - 1].stack.amount - seat.stack.amount - seat.bet.amount


_TO_SEVERAL: Mapping[str, Callable[[Task, int], int]] = {
    ALL: lambda task, seat: task.table.seat(seat).bet.amount,
    OTHERS: lambda task, seat: 0 if seat == task.moment.figures[SEAT] else task.table.seat(seat).bet.amount,
    "bets-of-the-deal-back": lambda task, seat: min(
        put_in(task.facts()).get(seat, 0), task.table.seat(seat).bet.amount
    ),
}
"""By step, what each seat gets back out of the chips in front of it."""


def _by_a_step(seat: int, tasks: Iterable[Task]) -> Iterator[int | None]:
    """What a step of a remedy gives back; None where change is made first, so that its amount can't be told."""
    for task in tasks:
        for step in task.one.remedy.pending():
            if step.key in _TO_SEVERAL:
                yield _TO_SEVERAL[step.key](task, seat)
            act = PERFORMERS[step.key](task)
            if isinstance(act, g.ReturnBet) and act.seat == seat:
                yield act.chips.amount
            elif isinstance(act, g.Trade) and act.place == f"bet-{seat}":
                yield None
