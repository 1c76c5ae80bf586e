"""UPT's own law on chips that are too small, chips let go, and the pot."""

from collections.abc import Mapping

from trainer.rules.common.acting import STAYS, to_go_in_again
from trainer.rules.common.counts import COUNTED, pot
from trainer.rules.common.pot_limit import MOST, is_over, the_most
from trainer.rules.common.raise_amounts import LEAST_RAISE
from trainer.rules.facts import Facts
from trainer.rules.facts.pot_limit import missing_of_blinds, played
from trainer.rules.facts.rounds import big_bet, street_over
from trainer.rules.facts.wager import Wager, wager, wagers
from trainer.rules.points.amounts import bring_in_chip, smallest_posted
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

TOO_SMALL = Ruling("bet.chips-too-small-to-wager", "the chips are too small to bet with")
IN_QUANTITY = Ruling(
    "bet.smaller-chips-may-be-barred",
    "the house may rule that smaller chips play only when there are enough to make a bring-in chip",
    authority=Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("they-play", "they-play-in-quantity-only"),
    fault=False,
)
BINDING = Ruling("bet.released-chips-bind", "the bet is binding", fault=False)
COMPLETED = Ruling(
    "bet.inducing-motion-up-to-floor",
    "the player may be made to complete the action",
    authority=Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("the-action-is-completed", "it-is-not"),
)
CUT = Ruling(
    "bet.cut-to-pot-by-dealer",
    "the dealer cuts the bet down to the pot without being asked",
    authority=Authority.DEALER,
)
BY_THE_PLAYER = Ruling("bet.player-works-out-pot", "the player, not the dealer, works out the size of the pot")


def below(made: Wager, least: int) -> int:
    """What the new chips smaller than that come to."""
    return sum(value * count for value, count in made.new.piles if value < least)


def _small(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made, least = wager(facts), smallest_posted(facts)
    small = below(made, least)
    small = small % least or small  # which chips make a round amount decides nothing
    return {"small": small, "plays": made.total - small}


@rule("bet.small-chips.below-antes-and-blinds", ruling=TOO_SMALL, figures=_small)
def chips_below_antes_and_blinds(facts: Facts, _: Numbers) -> bool:
    """A player who isn't all-in bets chips smaller than the smallest chip in the antes or blinds."""
    made = wager(facts)
    return 0 < made.smallest < smallest_posted(facts) and not made.all_in


def _quantity(facts: Facts, _: Numbers) -> Mapping[str, int]:
    least = bring_in_chip(facts)
    small = below(wager(facts), least)
    return {"small": small, "in-quantity": small - small % least}


@rule("bet.bring-in-chips.smaller-chips", ruling=IN_QUANTITY, figures=_quantity)
def chips_below_the_bring_in(facts: Facts, _: Numbers) -> bool:
    """A player, all-in or not, bets chips smaller than the bring-in chip."""
    return 0 < wager(facts).smallest < bring_in_chip(facts)


def _entry(facts: Facts, _: Numbers) -> Mapping[str, int]:
    blind = facts.setup.stakes.big_blind
    return {"entry": blind, "least": 2 * blind}


@rule("bet.least-raise.short-big-blind", ruling=LEAST_RAISE, figures=_entry)
def short_big_blind(facts: Facts, _: Numbers) -> bool:
    """The big blind was posted short. The call is still the full blind, and a raise is at least double that."""
    made = wager(facts)
    unraised = max(made.facing, made.total) == facts.setup.stakes.big_blind
    return made.street <= 0 and unraised and missing_of_blinds(facts) > 0


@rule("bet.release.silent-chips-released", ruling=BINDING)
def chips_released(facts: Facts, _: Numbers) -> bool:
    """A player releases chips without declaring an action."""
    made = wager(facts)
    return bool(made.motions) and made.silent and not made.back


@rule(
    "bet.release.released-chips-taken-back",
    kinds=("taken-back",),
    also=("bet.in-turn",),
    ruling=STAYS,
    figures=to_go_in_again,
)
def released_chips_taken_back(facts: Facts, _: Numbers) -> bool:
    """In no-limit and pot-limit, a player in turn releases chips and then takes them back."""
    return big_bet(facts)


def acted_on(facts: Facts, made: Wager) -> bool:
    """Did somebody act between the chips going forward and their coming back?"""
    own = [each for each in wagers(facts) if each.seat == made.seat and each.last < made.first and each.motions]
    if not own or own[-1].street != made.street:
        return False
    return any(own[-1].last < each.index < made.first and each.seat != made.seat for each in facts.actions())


@rule("bet.release.motion-that-induced-action", ruling=COMPLETED)
def motion_that_made_another_act(facts: Facts, _: Numbers) -> bool:
    """A player moves chips forward, another player acts on that, and the chips are pulled back."""
    made = wager(facts)
    return bool(made.back) and not made.motions and acted_on(facts, made)


def _whole(facts: Facts, made: Wager) -> bool:
    """Is the pot beyond dispute: after the flop, or with both blinds posted in full?"""
    return made.street > 0 or missing_of_blinds(facts) == 0


@rule("bet.pot-bet.within-the-pot", ruling=MOST, figures=the_most)
def within_the_pot(facts: Facts, _: Numbers) -> bool:
    """In pot-limit, a player bets or raises."""
    made = wager(facts)
    return _whole(facts, made) and not is_over(facts, made)


@rule("bet.pot-bet.over-the-pot", ruling=CUT, figures=the_most)
def beyond_the_pot(facts: Facts, _: Numbers) -> bool:
    """In pot-limit, a player bets more than the pot."""
    made = wager(facts)
    return _whole(facts, made) and is_over(facts, made) and not street_over(facts, made)


@rule("bet.pot-count.dealers-task-at-pot-limit", ruling=COUNTED, figures=pot)
def dealer_knows_the_pot(facts: Facts, _: Numbers) -> bool:
    """In pot-limit, a player asks how much is in the pot, which the dealer is responsible for knowing."""
    return played(facts)


@rule("bet.pot-count.players-task-at-no-limit", ruling=BY_THE_PLAYER)
def player_knows_the_pot(facts: Facts, _: Numbers) -> bool:
    """A no-limit player needs to know how much is in the pot."""
    return facts.setup.limit == "no-limit"
