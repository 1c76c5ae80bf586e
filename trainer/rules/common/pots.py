"""Pots split each by itself, odd chips by their printed order, and until when a result may be disputed."""

from collections.abc import Mapping

from trainer.kernel.games import HIGH_LOW, has_board, is_stud
from trainer.kernel.table import MAIN
from trainer.rules.facts import Facts
from trainer.rules.facts.disputes import (
    AWARD,
    MILLISECONDS,
    READING,
    finished_in_a_break,
    next_hand_acted_on,
    next_hand_begun,
    of_the_result,
    since_the_award,
)
from trainer.rules.facts.pots import Pot, halves, identical, pots, split
from trainer.rules.hands import HIGH, LOW
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Discretion, Ruling

SPLIT_BY_ITSELF = Ruling("pot.each-split-separately", "each pot is split separately", fault=False)
SIDE_POT_FIRST = Ruling("pot.side-pot-before-main", "the side pot is pushed before the main pot")
ODD_CHIPS = Ruling(
    "pot.odd-chips-in-order", "the odd chips are awarded one by one in the rulebook's order", fault=False
)
HEARD = Ruling("pot.dispute-heard", "the floor hears the dispute", discretion=Discretion.PARTIAL, fault=False)
TOO_LATE = Ruling("pot.result-stands", "the result stands: it is too late for a dispute", fault=False)


def asked_pot(facts: Facts) -> Pot:
    """The pot that the matter is about, as it lay when the hands were compared."""
    return next(each for each in pots(then(facts)) if each.name == facts.matter.detail)


def then(facts: Facts) -> Facts:
    """The moment at which the hands were compared."""
    return facts.when(facts.matter.onset)


def shares(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What each winner gets of the pot asked about."""
    return {f"seat-{seat}": amount for seat, amount in split(then(facts), asked_pot(facts)).items()}


def amount(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What lies in the pot asked about."""
    return {"amount": asked_pot(facts).amount}


@rule("pot.side-pot.share-of-each-pot", kinds=("pot",), ruling=SPLIT_BY_ITSELF, figures=amount)
def each_pot_by_itself() -> None:
    """There are side pots. Only the players who put in the full amount for a pot can win it."""


@rule("pot.order.main-before-a-side-pot", kinds=("pot-too-soon",), ruling=SIDE_POT_FIRST)
def main_pot_before_a_side_pot(facts: Facts, _: Numbers) -> bool:
    """The dealer pushes the main pot while a side pot is still on the table."""
    return facts.matter.detail == MAIN


# --- odd chips -------------------------------------------------------------------------------------------------


def _tied(facts: Facts) -> bool:
    return any(len(seats) > 1 for seats in halves(then(facts), asked_pot(facts)).values())


@rule("pot.odd-chip.pot-not-even", kinds=("odd-chips",), ruling=ODD_CHIPS, figures=shares)
def smallest_chips_first() -> None:
    """A pot won't split evenly. Break it down to the smallest chips in play before awarding an odd chip."""


@rule("pot.odd-chip.board-game-tie", kinds=("odd-chips",), ruling=ODD_CHIPS, figures=shares)
def odd_chips_by_the_button(facts: Facts, _: Numbers) -> bool:
    """In games with a board, equal hands split a pot with odd chips. The order starts left of the button."""
    return has_board(facts.game) and _tied(facts)


@rule("pot.odd-chip.stud-game-tie", kinds=("odd-chips",), ruling=ODD_CHIPS, figures=shares)
def odd_chips_by_the_high_card(facts: Facts, _: Numbers) -> bool:
    """In stud, equal hands split a pot with odd chips. The suit of each five-card hand's high card sets the order."""
    return is_stud(facts.game) and _tied(facts)


@rule("pot.odd-chip.high-and-low-halves", kinds=("odd-chips",), ruling=ODD_CHIPS, figures=shares)
def odd_chip_to_the_high_half(facts: Facts, _: Numbers) -> bool:
    """If high and low don't split evenly, the odd chip goes to the high half before the halves are split."""
    won = halves(then(facts), asked_pot(facts)) if facts.game in HIGH_LOW else {}
    return HIGH in won and LOW in won and not identical(then(facts), asked_pot(facts))


@rule("pot.odd-chip.same-hands-high-and-low", kinds=("odd-chips", "both-ways"), ruling=ODD_CHIPS, figures=shares)
def identical_both_ways(facts: Facts, _: Numbers) -> bool:
    """If the same hands win high and low, the whole pot is split once, as evenly as possible."""
    return facts.matter.kind == "both-ways" or identical(then(facts), asked_pot(facts))


# --- disputes --------------------------------------------------------------------------------------------------


def _about(facts: Facts, what: str) -> bool:
    return facts.matter.detail == what and not finished_in_a_break(facts)


@rule("pot.dispute.reading-before-next-hand", kinds=("dispute",), ruling=HEARD)
def reading_disputed_in_time(facts: Facts, _: Numbers) -> bool:
    """Before the next hand begins, a player disputes how a hand was read."""
    return _about(facts, READING) and not next_hand_begun(facts)


@rule("pot.dispute.reading-next-hand-begun", kinds=("dispute",), ruling=TOO_LATE)
def reading_disputed_too_late(facts: Facts, _: Numbers) -> bool:
    """After the next hand has begun, a player disputes how a hand was read."""
    return _about(facts, READING) and next_hand_begun(facts)


@rule("pot.dispute.award-before-substantial-action", kinds=("dispute",), ruling=HEARD, numbers=("with_chips", "any"))
def award_disputed_in_time(facts: Facts, numbers: Numbers) -> bool:
    """A player disputes the count or award of the pot before substantial action on the next hand."""
    return _about(facts, AWARD) and not next_hand_acted_on(facts, numbers)


@rule("pot.dispute.award-after-substantial-action", kinds=("dispute",), ruling=TOO_LATE, numbers=("with_chips", "any"))
def award_disputed_too_late(facts: Facts, numbers: Numbers) -> bool:
    """A player disputes the count or award of the pot after substantial action on the next hand."""
    return _about(facts, AWARD) and next_hand_acted_on(facts, numbers)


@rule("pot.dispute.award-before-next-hand", kinds=("dispute",), ruling=HEARD)
def award_disputed_before_the_next_hand(facts: Facts, _: Numbers) -> bool:
    """A player disputes the count or award of the pot before the next hand has begun."""
    return _about(facts, AWARD) and not next_hand_begun(facts)


@rule("pot.dispute.award-next-hand-begun", kinds=("dispute",), ruling=TOO_LATE)
def award_disputed_after_the_next_hand_began(facts: Facts, _: Numbers) -> bool:
    """A player disputes the count or award of the pot after the next hand has begun."""
    return _about(facts, AWARD) and next_hand_begun(facts)


def _in_a_break(facts: Facts) -> bool:
    return of_the_result(facts) and finished_in_a_break(facts)


@rule("pot.dispute.break-within-the-time", kinds=("dispute",), ruling=HEARD, numbers=("seconds",))
def disputed_soon_in_a_break(facts: Facts, numbers: Numbers) -> bool:
    """The hand ended in a break. A player disputes it within the time limit, which starts when the pot is awarded."""
    return _in_a_break(facts) and since_the_award(facts) <= numbers["seconds"] * MILLISECONDS


@rule("pot.dispute.break-after-the-time", kinds=("dispute",), ruling=TOO_LATE, numbers=("seconds",))
def disputed_late_in_a_break(facts: Facts, numbers: Numbers) -> bool:
    """The hand ended in a break. A player disputes it after the time limit, which starts when the pot is awarded."""
    return _in_a_break(facts) and since_the_award(facts) > numbers["seconds"] * MILLISECONDS
