"""By which key a session asks for a fresh hand: that of its irregularity, or of a clean hand. Loads nothing."""

from dataclasses import dataclass

from trainer.scenarios.fresh.levels import Level

FRESH = "fresh-"
CLEAN = f"{FRESH}clean"


@dataclass(frozen=True, slots=True)
class Order:
    """A hand that is going to be dealt: at which house, of which key, by which seed, and how hard.

    The key may be an authored scenario's id: then it is the same story at another table. `rule` is the key of a rule
    that it has to test, "" for any. A clean hand is the twin of one of the irregularities `among` which a spoiled one
    could be, of any where none is named. On the hand the rulebook `than` rules otherwise than the house, where one is
    named.
    """

    house: str
    key: str
    seed: int
    level: Level = Level.PLAIN
    rule: str = ""
    among: tuple[str, ...] = ()
    than: str = ""


def fresh_key(irregularity: str) -> str:
    """The key of fresh hands in which that goes wrong."""
    return f"{FRESH}{irregularity}"


def is_fresh(key: str) -> bool:
    """Is it the key of fresh hands, and not an authored scenario's id?"""
    return key.startswith(FRESH)


def irregularity_of(key: str) -> str:
    """What goes wrong in the fresh hands of that key; "" in clean ones."""
    return "" if key == CLEAN else key.removeprefix(FRESH)
