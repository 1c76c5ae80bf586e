"""Hands as they come to the debrief: dealt by the model dealer or by one who errs, folded and graded."""

from functools import cache

from trainer.grading.ahead import assess
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect, play_out
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.library import scenarios

FLOP = "four-card-flop-last-two-stuck"
TURNED_UP = "four-card-flop-turned-up-inherited"
BOXED = "boxed-two-in-the-deal"
LATER = "boxed-later-in-the-stub"
STUB = "short-stub-two-for-four"
CLEAN = "clean-holdem-six"


@cache
def dealt(scenario: str, house: str, mistake: str = "") -> Dealt:
    """A hand of that scenario at that house: dealt without fault, or with one of MISTAKES."""
    return dealt_by(scenario, house, MISTAKES[mistake].dealer if mistake else perfect)


def dealt_by(scenario: str, house: str, dealer: Dealer) -> Dealt:
    """The same by any dealer."""
    law = book(house)
    play = play_of(scenarios()[scenario], law)
    transcript = play_out(play, law, dealer)
    graded = assess(transcript, law, play.taken_over)
    return Dealt(1, play.scenario, house, play.seed, transcript, play.taken_over, graded)
