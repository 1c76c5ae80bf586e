"""What becomes of single hands: two cards in a row, short on the button, killed for their count or an empty chair."""

from dataclasses import replace

from trainer.rules.common.action import PLAY_ON
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.action import acted_on_hand, substantial_action
from trainer.rules.facts.deal import deal_of_matter, hole_cards, number_of_deal
from trainer.rules.facts.presence import BACK, LEFT, is_redeal
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling, Step

COMPLETE = Ruling(
    "deal.complete-the-hand", "complete the hand", steps=(Step("complete-the-hand"),), harms=("a-misdeal",)
)
KILL = Ruling(
    "deal.hand-killed",
    "a dead hand",
    steps=(Step("kill-the-hand"), Step("play-on", after=("kill-the-hand",))),
    harms=("a-misdeal",),
    effect=Effect.HAND_KILLED,
)
KILL_AND_ONE_BURN = Ruling(
    "deal.hand-killed-burns-as-usual",
    "a dead hand, and the dealer still burns one card for each street",
    steps=(Step("kill-the-hand"), Step("play-on", after=("kill-the-hand",))),
    harms=("a-misdeal", "a-second-burn"),
    effect=Effect.HAND_KILLED,
)


IN_ORDER = replace(PLAY_ON, key="deal.in-order", says="correct", fault=False)


@rule("deal.two-on-button.dealt-in-a-row", kinds=("two-cards-to-the-button",), ruling=IN_ORDER)
def two_cards_in_a_row_to_the_button() -> None:
    """The button is dealt two cards in a row."""


@rule("deal.button-short.dealt-too-few-cards", ruling=COMPLETE)
def button_with_too_few_cards(facts: Facts, _: Numbers) -> bool:
    """The button was dealt too few cards, whether or not there has been substantial action."""
    return facts.matter.detail == "button-short"


@rule("deal.button-short.acted-on-too-few-cards", ruling=KILL, excepts=("deal.button-short.dealt-too-few-cards",))
def button_acted_on_too_few_cards(facts: Facts, _: Numbers) -> bool:
    """The button checks or bets with too few cards."""
    return acted_on_hand(facts, facts.matter.seats[0], lambda hand: len(hand) < hole_cards(facts))


@rule(
    "deal.misdeal.wrong-count-after-substantial-action",
    kinds=("wrong-number-of-cards", "wrong-count-after-action"),
    also=("deal.extra-card", "deal.burn-after-sa"),
    ruling=KILL_AND_ONE_BURN,
    excepts=("deal.misdeal.after-substantial-action",),
    numbers=("with_chips", "any"),
)
def wrong_number_is_killed_after_substantial_action(facts: Facts, numbers: Numbers) -> bool:
    """After substantial action, a hand is found to have the wrong number of cards."""
    return substantial_action(facts, numbers)


# --- absent and penalised players ------------------------------------------------------------------------------


@rule("presence.at-seat.away-from-the-seat", kinds=("absent-hand", "dealt-in-away"), ruling=KILL)
def hand_of_an_absent_player(facts: Facts | RoomFacts, _: Numbers) -> bool:
    """A player who is dealt a hand isn't at the seat when the initial deal is complete."""
    return isinstance(facts, RoomFacts) or facts.matter.detail != BACK


@rule("presence.at-seat.redeal-after-absence-killed", kinds=("absent-hand",), ruling=KILL)
def absent_hand_in_the_redeal(facts: Facts, _: Numbers) -> bool:
    """A player who was absent for the original deal is dealt into the redeal."""
    return is_redeal(facts, deal_of_matter(facts)) and facts.matter.detail != LEFT


@rule("deal.redeal.penalized-player-dealt-in", kinds=("penalty-hand",), ruling=KILL)
def penalty_hand_in_the_redeal(facts: Facts, _: Numbers) -> bool:
    """A player on penalty is dealt into a redeal."""
    return number_of_deal(facts) > 1
