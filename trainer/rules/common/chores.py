"""The dealer's chores while bets are made, as the TDA's recommended procedures have them."""

from collections.abc import Mapping

from trainer.kernel.asking_acts import Requested
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.chores import amounts_spoken, asked_by_the_player_facing, last_action_before
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Ruling

ALL_IN_BUTTON = Ruling(
    "rp.all-in-button-placed",
    "the dealer puts an all-in button in front of the player, where all can see it",
    Authority.DEALER,
)
LEFT_IN_FRONT = Ruling(
    "rp.bets-stay-in-front", "the bets stay in front of the players while the betting goes on", Authority.DEALER
)
ASKED_FOR = Ruling(
    "rp.bets-in-on-request",
    "the dealer pulls in the bets on request",
    Authority.DEALER,
    fault=False,
)
ANNOUNCED = Ruling("rp.amount-announced", "the dealer announces the amount", Authority.DEALER)
TO_ANNOUNCE = Ruling(
    "rp.bet-announced-as-it-comes", "the dealer announces the amount as the bet is made", Authority.DEALER, fault=False
)
NOT_COUNTED = Ruling(
    "rp.all-in-not-counted-unasked",
    "an all-in bet is not counted until the player facing the action asks",
    Authority.DEALER,
    effect=Effect.NOT_TO_BE_COUNTED,
)
COUNTED = Ruling("rp.all-in-counted", "the dealer counts the all-in bet", Authority.DEALER)


def _bettor(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"seat": facts.matter.seats[0]}


def _amount(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What the seat then had bet on the street in all."""
    return {"amount": facts.record.courses[facts.matter.error].committed[facts.matter.seats[0] - 1]}


@rule("rp.all-in-button.last-chips-bet", kinds=("all-in-button",), ruling=ALL_IN_BUTTON, figures=_bettor)
def all_in_button_before_the_player() -> None:
    """A player bets all-in. The dealer, not the players, keeps the all-in buttons."""


def _facing(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """Who faces the action, and alone may ask for it."""
    return {"due": facts.record.courses[facts.matter.error - 1].to_act}


@rule("rp.bring-in-bets.while-betting-goes-on", kinds=("bets-brought-in",), ruling=LEFT_IN_FRONT, figures=_facing)
def bets_are_left_in_front() -> None:
    """The dealer pulls in bets before the betting round is over."""


@rule(
    "rp.bring-in-bets.asked-by-player-facing-action",
    ruling=ASKED_FOR,
    figures=_facing,
    excepts=("rp.bring-in-bets.while-betting-goes-on",),
)
def player_facing_the_action_asked_for_it(facts: Facts, _: Numbers) -> bool:
    """The player facing the action asks the dealer to pull in the bets. No other player may ask."""
    index = facts.matter.error - 1
    since = last_action_before(facts, index)
    return asked_by_the_player_facing(facts, Requested.BRING_IN_BETS, since, facts.matter.error)


@rule("rp.announce.bet-or-raise-amount", kinds=("amount-of-a-bet",), ruling=ANNOUNCED, figures=_amount)
def bet_is_announced(facts: Facts, _: Numbers) -> bool:
    """A player makes a bet or raise that isn't all-in."""
    return not facts.matter.detail


@rule("rp.announce.bets-as-they-come", kinds=("bet-made",), ruling=TO_ANNOUNCE, figures=_amount)
def bets_are_announced_as_they_come() -> None:
    """A player makes a bet or raise that isn't all-in, and no one has to ask for the amount."""


@rule("rp.announce.all-in-count-unasked", kinds=("amount-of-a-bet",), ruling=NOT_COUNTED)
def all_in_is_not_counted_unasked(facts: Facts, _: Numbers) -> bool:
    """A player is all-in, and the player facing that bet hasn't asked for a count."""
    return facts.matter.detail == "all-in"


@rule("rp.announce.all-in-count-asked", ruling=COUNTED, excepts=("rp.announce.all-in-count-unasked",), figures=_amount)
def all_in_is_counted_on_request(facts: Facts, _: Numbers) -> bool:
    """The player facing an all-in bet asks for a count."""
    gestures, courses = facts.record.gestures, facts.record.courses
    return any(gestures[at].seat == courses[at].to_act for at in amounts_spoken(facts, facts.matter.error))
