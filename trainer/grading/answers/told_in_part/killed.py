"""A hand told in part: where others act past a seat whose hand is dead from the deal on, the dealer has killed it."""

from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

from trainer.grading.answers.choice.resting import resting_on
from trainer.grading.answers.made import Answer
from trainer.grading.answers.telling import NOTHING, lower, told_of
from trainer.grading.open_matter import decided
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import deals
from trainer.rules.facts.presence import complete, unplayed
from trainer.rules.facts.turns import told
from trainer.rules.matters.deal import absent_hand, penalised_hand, penalty_hand
from trainer.rules.record import Record
from trainer.rules.ruling import Decision

ACTS = (g.Wager, g.Check, g.Fold, g.PullBack)


class Killed(NamedTuple):
    """What is ruled on hands that the dealer has killed, and that in words."""

    ruled: tuple[Decision, ...] = ()
    told: tuple[str, ...] = ()


def as_killed(record: Record, law: Book) -> tuple[Record, Killed]:
    """The hand with those hands mucked as soon as the deal is complete, and what is ruled on them; as it was told where
    nobody has acted past such a seat, or where whoever sits there has acted too.
    """
    facts = Facts(record, len(record))
    deal = deals(facts)[-1]
    acting = {each.seat for each in record.gestures[deal.closed :] if isinstance(each.act, ACTS)}
    if not acting or not complete(facts, deal):
        return record, Killed()
    past = {seat for each in told(facts).outs for seat in each.passed} | {facts.course.to_act}
    past |= unplayed(facts) if _somebody_else_acts_last(record, unplayed(facts)) else set()
    past = (past & unplayed(facts)) - acting
    dead = [each for each in _dead(law, facts) if past.intersection(each.matter.seats)]
    seats = sorted({seat for each in dead for seat in each.matter.seats} - acting) if dead else []
    mucked = _mucked(record, deal.closed, seats) if seats else None
    if mucked is None:
        return record, Killed()
    return mucked, Killed(tuple(dead), tuple(told_of(law, facts, each) for each in dead))


def _somebody_else_acts_last(record: Record, seats: Collection[int]) -> bool:
    """Is the last that was told an act of a player who has a hand? What becomes of his is asked then."""
    last = record.gestures[-1]
    return last.seat > 0 and last.seat not in seats and isinstance(last.act, (*ACTS, g.Say))


def _dead(law: Book, facts: Facts) -> list[Decision]:
    """What the house rules on the hands of players away or on penalty, where it kills them."""
    found = (each for ask in (absent_hand, penalised_hand, penalty_hand) for each in ask(facts))
    ruled = (decided(law, facts.about(each)) for each in found)
    return [each for each in ruled if each.ruling is not None and each.ruling.effect is Effect.HAND_KILLED]


def _mucked(record: Record, at: int, seats: list[int]) -> Record | None:
    when = record.gestures[at - 1].at
    acts = tuple(g.Gesture(when, g.DEALER, g.Muck(seat)) for seat in seats)
    later = (each for each in record.gestures[at:] if not (isinstance(each.act, g.Muck) and each.act.seat in seats))
    return record.otherwise((*record.gestures[:at], *acts, *later))


def with_the_killed(made: Answer, killed: Killed) -> Answer:
    """The answer where nothing else is wrong, with the hands that are dead from the deal on."""
    if not killed.told or not made.sentence.startswith(f"{NOTHING}: "):
        return made
    told = (each.removesuffix(".") for each in killed.told)
    dead = "; ".join(lower(each) if at else each for at, each in enumerate(told))
    said = f"{dead}; {made.sentence.removeprefix(f'{NOTHING}: ')}"
    return replace(made, sentence=said, lead=resting_on(killed.ruled[0], made.lead))
