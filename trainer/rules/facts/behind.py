"""Chips found behind: a player said he was all-in, was called, and had more than he put out."""

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Told
from trainer.rules.facts import Facts, lately
from trainer.rules.facts.pots import halves, pots
from trainer.rules.facts.showdown import live, showdown, tabled
from trainer.rules.facts.wager import Wager, wagers


@dataclass(frozen=True, slots=True)
class Behind:
    """`made` is the wager of the player all-in, `call` the first that answered it or, of an all-in that is a call
    itself and has lost, the bet that it called; `index` is the gesture that tells, `amount` what was behind, in chips.
    """

    made: Wager
    call: Wager
    index: int
    amount: int

    @property
    def left_to_the_caller(self) -> int:
        """What the other player had besides what matches the all-in."""
        return self.call.most - min(self.call.total, self.made.total)


@lately
def found(facts: Facts) -> tuple[Behind, ...]:
    """Every such find of the present deal, in order; a player who has yet to push his chips out hides none."""
    return tuple(_found(facts))


def _found(facts: Facts) -> Iterator[Behind]:
    deal = _last_dealt(facts)
    made = wagers(deal)
    for number, each in enumerate(made):
        said_so = any(said.kind == "all-in" for _, said in each.words)
        if not each.motions or not (each.total == each.most or said_so):
            continue
        calls = [other for other in made[number + 1 :] if other.street == each.street and _calls(other, each)]
        if not calls and lost(facts, each.seat):
            calls = [other for other in reversed(made[:number]) if _called_by(each, other)]
        since = max(calls[0].last, each.last) + 1 if calls else facts.at
        left, told = each.most - each.total, [index for index in _telling(facts, deal.deal_start) if index >= since]
        hidden = _uncovered(facts, each.seat, since)
        if hidden:
            yield Behind(each, calls[0], hidden[0][0], left + sum(amount for _, amount in hidden))
        elif told and left:
            yield Behind(each, calls[0], told[0], left)


def _calls(other: Wager, made: Wager) -> bool:
    return other.seat != made.seat and (bool(other.motions) or any(said.kind == "call" for _, said in other.words))


def _called_by(made: Wager, other: Wager) -> bool:
    """Is that the bet or raise which the all-in calls, or falls short of?"""
    return other.street == made.street and other.seat != made.seat and other.total >= made.facing >= made.total > 0


def _last_dealt(facts: Facts) -> Facts:
    """The moment itself, or the one before the cards were gathered, while nothing is dealt of them yet."""
    start = facts.deal_start
    return facts if not start or facts.done(g.Pitch, start) else _last_dealt(facts.when(start - 1))


def _telling(facts: Facts, since: int) -> Iterator[int]:
    """Gestures with which somebody says that chips have come to light."""
    yield from (index for index, _, act in facts.done(g.Tell, since) if act.what is Told.BEHIND)


def _uncovered(facts: Facts, seat: int, since: int) -> list[tuple[int, int]]:
    """The gestures from that one on by which chips of that seat came to light that nobody could see, and how much."""
    return [(index, act.chips.amount) for index, who, act in facts.done(g.Uncover, since) if who == seat]


def about(facts: Facts) -> Behind:
    """The find that the matter is about. Raises LookupError when it is about none."""
    for each in found(facts):
        if each.made.first + 1 == facts.matter.error:
            return each
    raise LookupError(f"{facts.matter.key} is about no chips behind")


def awarded(facts: Facts) -> int:
    """The index of the gesture that pushed the last pot; 0 before one is."""
    return max((index for index, _, _ in facts.done(g.PushPot)), default=0)


def lost(facts: Facts, seat: int) -> bool:
    """Has the pot been pushed, and nothing of it to this seat? Before that: do the hands on the table say so?"""
    pushed = [act.seat for _, _, act in facts.done(g.PushPot)]
    return seat not in pushed if pushed else _beaten(facts, seat)


def _beaten(facts: Facts, seat: int) -> bool:
    """Do all hands lie face up at the showdown, and does this one win no part of any pot?"""
    if not showdown(facts) or not all(tabled(facts, each) for each in live(facts)):
        return False
    return not any(seat in won for pot in pots(facts) for won in halves(facts, pot).values())
