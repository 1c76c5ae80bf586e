"""Questions picked all at once."""

from collections.abc import Iterable, Mapping

from trainer.kernel.pieces import at_once
from trainer.questions.bank import Known, picking, picking_on
from trainer.questions.model import Asked


def pick(
    bank: Iterable[Known], house: str, wanted: Iterable[str], most: int, seed: int, seen: Mapping[str, int]
) -> tuple[Asked, ...]:
    return at_once(picking(bank, house, wanted, most, seed, seen))


def pick_on(
    bank: Iterable[Known], house: str, topics: Iterable[str], most: int, seed: int, seen: Mapping[str, int]
) -> tuple[Asked, ...]:
    return at_once(picking_on(bank, house, topics, most, seed, seen))
