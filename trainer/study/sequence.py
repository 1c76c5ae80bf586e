"""In which order a session's things come: mixed, the new thing last, words after the hand they are about."""

from collections.abc import Iterable
from random import Random

from trainer.study.items import Item
from trainer.study.library import Kind
from trainer.study.picking import Picked
from trainer.study.wants import Why


def in_order(picked: Picked, dice: Random, *, clean_first: bool = False) -> tuple[Item, ...]:
    """Everything picked. Clean hands stand anywhere, so that no place tells one; a hand comes first if it may.

    With `clean_first` a clean one begins.
    """
    known, new = (
        _mixed(*([each for each in some if _new(each) is new] for some in (picked.hands, picked.shorts)))
        for new in (False, True)
    )
    order = [*known, *new]
    for control in picked.controls:
        order.insert(dice.randint(0, len(order)), control)
    if clean_first and picked.controls:
        return tuple(_begun(order, picked.controls[0]))
    return tuple(_table_first(order, len(known)))


def _new(item: Item) -> bool:
    return bool({Why.NEW, Why.MORE} & item.whys)


def _mixed(hands: list[Item], shorts: list[Item]) -> list[Item]:
    """The short things spread between the hands, each kind in its own order, words about a hand never before it."""
    placed = [((at + 1.0) / (len(hands) + 1), 0, at, each) for at, each in enumerate(hands)]
    for at, each in enumerate(shorts):
        spread = (at + 1.5) / (len(shorts) + 1)
        dealt = [place for place, _, _, hand in placed if _about(each) & _about(hand) and hand.kind is Kind.HAND]
        placed.append((max([spread, *dealt]), 1, at, each))
    return [each for *_, each in sorted(placed, key=lambda one: one[:3])]


def _about(item: Item) -> frozenset[str]:
    return frozenset(each.topic for each in item.reasons)


def _table_first(order: list[Item], known: int) -> Iterable[Item]:
    """The box comes first: the first hand, unless it is on something new and other things are not."""
    hands = [each for each in order if each.kind is Kind.HAND]
    first = next((each for each in hands if not known or not _new(each)), None)
    return order if first is None else _begun(order, first)


def _begun(order: list[Item], first: Item) -> Iterable[Item]:
    return (first, *(each for each in order if each is not first))
