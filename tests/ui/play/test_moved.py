"""What the line says of a deck that others handle."""

import pytest

from tests.ui.play.conftest import Sit
from trainer.kernel import gestures as g
from trainer.kernel.cards import card
from trainer.ui.play.moved import SCRAMBLED, told_of


@pytest.mark.parametrize(
    ("who", "act", "says"),
    [
        (g.player(9), g.Cut(20), "Seat 9 cuts the deck."),
        (g.DEALER, g.Cut(20), ""),
        (g.DEALER, g.Scramble((card("2c"), card("3c"))), SCRAMBLED),
        (g.DEALER, g.Burn(), ""),
    ],
)
def test_a_scramble_and_a_players_cut_are_told(who: str, act: g.Act, says: str) -> None:
    assert told_of(g.Gesture(0, who, act)) == says


def test_before_a_redeal_at_upt_the_line_says_which_player_cuts(sit: Sit) -> None:
    box = sit("boxed-two-in-the-deal", "upt")
    box.press("gather")
    box.press("shuffle")
    box.jump(lambda: bool(told_of(box.session.record.gestures[-1])))
    assert box.session.record.gestures[-1].who == g.player(9)
    assert box.prompt == "Seat 9 cuts the deck."
