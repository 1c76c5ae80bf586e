"""TDA: no exception is printed for the same hands both ways, so that it may matter whether halves come first."""

from trainer.rules.common.pots import ODD_CHIPS, asked_pot, shares, then
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import halves_matter
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

NO_EXCEPTION = Ruling(
    "pot.same-hands-floor-says",
    "the floor decides whether each half is split on its own or the whole pot is split once",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("the-halves-are-parted-first", "the-whole-pot-is-shared-once"),
    fault=False,
)


def _matters(facts: Facts) -> bool:
    return halves_matter(then(facts), asked_pot(facts))


@rule("pot.odd-chip.same-hands-halves-matter", kinds=("both-ways",), ruling=NO_EXCEPTION)
def same_hands_get_other_shares(facts: Facts, _: Numbers) -> bool:
    """The same hands win high and low, and splitting the halves first would change the players' shares."""
    return _matters(facts)


@rule("pot.odd-chip.same-hands-either-way", kinds=("both-ways",), ruling=ODD_CHIPS, figures=shares)
def same_hands_get_the_same_shares(facts: Facts, _: Numbers) -> bool:
    """The same hands win high and low, and the shares are the same whether or not the halves are split first."""
    return not _matters(facts)


@rule(
    "pot.odd-chip.odd-same-hands-halves-matter",
    ruling=NO_EXCEPTION,
    excepts=("pot.odd-chip.pot-not-even", "pot.odd-chip.board-game-tie", "pot.odd-chip.stud-game-tie"),
)
def odd_chips_of_the_same_hands(facts: Facts, _: Numbers) -> bool:
    """The same hands win high and low, and splitting the halves first would give the odd chips to different players."""
    return _matters(facts)
