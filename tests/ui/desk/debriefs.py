"""The debrief of a hand of the samples."""

from tests.ui.desk.samples import dealt
from trainer.ui.desk.debrief import debrief_view
from trainer.ui.desk.replay import own_hand
from trainer.ui.screens.models import DebriefView

TDA = "tda-2022"


def view(scenario: str, house: str = TDA, mistake: str = "") -> DebriefView:
    hand = dealt(scenario, house, mistake)
    return debrief_view(hand, (own_hand(hand),), "hand 1")
