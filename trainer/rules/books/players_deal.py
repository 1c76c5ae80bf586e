"""What Players Casino alone does about an irregular deal: a wrong button, and the absent in a redeal."""

from trainer.rules.common.action import PLAY_ON
from trainer.rules.common.button import place_due
from trainer.rules.common.presence import PLAYS_THE_REDEAL
from trainer.rules.facts import Facts
from trainer.rules.facts.action import substantial_action
from trainer.rules.facts.deal import deal_of_matter
from trainer.rules.facts.presence import STILL_AWAY, is_redeal
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Deadline, Ruling, Step

CORRECT = Ruling(
    "button.correct-the-button",
    "correct the button",
    steps=(Step("correct-the-button"),),
    deadline=Deadline.SUBSTANTIAL_ACTION,
)
GOES_ON = Ruling("button.moves-on-uncorrected", "the button moves on from where it was")


@rule("button.move.wrong-button-found", kinds=("wrong-button",), ruling=CORRECT)
def wrong_button_is_corrected() -> None:
    """The button is in the wrong place, and no substantial action has taken place."""


@rule(
    "button.move.wrong-button-after-substantial-action",
    ruling=PLAY_ON,
    excepts=("button.move.wrong-button-found",),
    numbers=("with_chips", "any"),
)
def wrong_button_stands(facts: Facts, numbers: Numbers) -> bool:
    """The button is found in the wrong place after substantial action. It isn't moved back."""
    return substantial_action(facts, numbers)


@rule("button.last-hand.wrong-button-left-alone", kinds=("last-button-wrong",), ruling=GOES_ON, figures=place_due)
def wrong_button_of_the_last_hand_stands() -> None:
    """The button was in the wrong place on the last completed hand."""


@rule(
    "presence.at-seat.redeal-after-absence-played",
    kinds=("absent-hand",),
    ruling=PLAYS_THE_REDEAL,
    excepts=("presence.at-seat.away-from-the-seat", "presence.at-seat.stud-away-from-the-seat"),
)
def absent_player_may_play_the_redeal(facts: Facts, _: Numbers) -> bool:
    """A player who was dealt in but absent for the original deal is dealt into the redeal."""
    return is_redeal(facts, deal_of_matter(facts)) and facts.matter.detail == STILL_AWAY
