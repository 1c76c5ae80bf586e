"""When a hand has begun: with the first riffle, the shuffler's button or the dealers' push, as its book has it.

A book that names only some of them has a rule of its own that asks for these. Once a card is dealt a hand is on in
every book, whatever was seen before it.
"""

from enum import StrEnum

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts


class Beginning(StrEnum):
    """What may begin a hand."""

    RIFFLE = "riffle"
    SHUFFLER = "shuffler"
    PUSH = "push"


EVERY = frozenset(Beginning)
BY_RIFFLE = frozenset((Beginning.RIFFLE,))
BY_DECK = frozenset((Beginning.RIFFLE, Beginning.SHUFFLER))
WAYS: dict[type[g.Act], Beginning] = {
    g.Shuffle: Beginning.RIFFLE,
    g.Shuffler: Beginning.SHUFFLER,
    g.DealerPush: Beginning.PUSH,
}


def pots_pushed(facts: Facts) -> list[int]:
    """The indexes of the gestures that have pushed a pot, main or side."""
    return sorted(index for kind in (g.PushPot, g.PushSide) for index, _, _ in facts.done(kind))


def of_the_hand_after(facts: Facts, start: int) -> bool:
    """Is a deal that began at that gesture count of the hand after the one of the setup, whose pots were pushed?"""
    return start > 0 and any(index < start for index in pots_pushed(facts))


def button_belongs(facts: Facts, start: int | None = None) -> int:
    """The seat in which the setup has the button belong in a deal, the present one if None; 0 in the hand after."""
    begun_at = facts.deal_start if start is None else start
    return 0 if of_the_hand_after(facts, begun_at) else facts.setup.button_due


def begun(facts: Facts, since: int, until: int, ways: frozenset[Beginning] = EVERY) -> bool:
    """Did a hand begin in one of these ways with a gesture from `since` until before `until`?"""
    return any(_begins(facts, since, index, ways) for index in range(since, until))


def _begins(facts: Facts, since: int, index: int, ways: frozenset[Beginning]) -> bool:
    act = facts.record.gestures[index].act
    if isinstance(act, g.Pitch):
        return facts.record.courses[index].deal_start > since
    return WAYS.get(type(act)) in ways
