"""What is heard at the table, in words."""

import pytest

from trainer.kernel import gestures as g
from trainer.kernel.notation import gesture
from trainer.kernel.seat_acts import DEVICE_USES
from trainer.rules.encoded import rulings
from trainer.rules.options import OPTIONS
from trainer.ui.closeup.words import told
from trainer.ui.play.voices import DEVICES, SPOKEN, floor_says, order_says, player_says

FITS_THE_POT = OPTIONS["the-amount-that-fits-the-pot"].says


@pytest.mark.parametrize(
    ("what", "source", "says"),
    [
        ("the-hand-is-to-be-shown", "own", f"My ruling: {OPTIONS['the-hand-is-to-be-shown'].says}."),
        (
            "a-call-of-whatever-the-amount-turns-out-to-be",
            "own",
            f"My ruling: {OPTIONS['a-call-of-whatever-the-amount-turns-out-to-be'].says}.",
        ),
        ("the-hand-has-no-claim", "tda-2022", "My ruling: the hand has no claim to the pot."),
        (
            "the-amount-that-fits-the-pot-5000",
            "own",
            f"My ruling: 5,000, {FITS_THE_POT}.",
        ),
        (
            "the-highest-reasonable-amount-that-the-pot-allows-500",
            "tda-2022",
            "My ruling: 500, the highest reasonable amount that isn’t over the pot.",
        ),
        ("the-amount-said", "own", "My ruling: the amount announced plays."),
        ("withdrawn-and-reconsidered", "upt", "My ruling: the player may take the chips back and act again."),
        (
            "bet.brought-up-for-all-200",
            "tda-2022",
            "My ruling: 200, for the bettor and every caller.",
        ),
        (
            "bet.brought-up-without-reopening-400",
            "upt",
            f"My ruling: 400. The {rulings()['bet.brought-up-without-reopening'].says.removeprefix('the ')}.",
        ),
        ("the-lower-amount-which-keeps-up-betting-discipline-500", "own", "My ruling: 500, the lower amount."),
        ("conduct.abuse-penalized", "own", "My ruling: the player gets a penalty."),
        ("no-such-thing-500", "own", "My ruling: play on."),
        ("no-such-thing", "own", "My ruling: play on."),
    ],
)
def test_the_floor_says_what_it_has_chosen(what: str, source: str, says: str) -> None:
    assert order_says(what, source) == says


def test_the_floor_is_heard_in_its_own_words() -> None:
    assert floor_says(g.Say("Ten seconds.")) == "Ten seconds."


def test_only_what_a_floor_can_choose_is_said_in_other_words() -> None:
    assert set(SPOKEN) <= {*OPTIONS, *rulings()}


@pytest.mark.parametrize(
    ("line", "heard", "in_words"),
    [
        ("1.000 P3 check", "Check.", "Seat 3 checks"),
        ("1.000 P3 fold", "Fold.", "Seat 3 folds"),
        ("1.000 P3 rest", "That’s it.", "Seat 3 adds no more chips"),
        ("1.000 P3 say raise", "raise", "Seat 3 says “Raise”"),
        ("1.000 P3 wager 100x2", "", "Seat 3 releases two chips"),
    ],
)
def test_a_player_is_heard_and_told_of_in_words(line: str, heard: str, in_words: str) -> None:
    assert (player_says(gesture(line)), told(gesture(line))) == (heard, in_words)


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("device talk", "(talks on the phone)"),
        ("conduct throws-cards", "(throws the cards off the table)"),
        ("conduct advice", ""),
        ("show-to 4", "(shows the cards to seat 4 only)"),
        ("bounty in-the-pot", "(bounty chip in the pot)"),
    ],
)
def test_what_is_seen_of_a_player_is_told_and_what_is_spoken_is_left_to_the_words(line: str, seen: str) -> None:
    assert player_says(gesture(f"1.000 P3 {line}")) == seen


def test_every_device_has_its_words() -> None:
    assert set(DEVICES) == set(DEVICE_USES)
