"""What real logs hold besides the plain hand: each kind as a small file of our own, read or skipped with its reason."""

from pathlib import Path

import pytest

from tests.scenarios.phh.real import converted
from tests.scenarios.phh.test_incoming import LAW, chips
from trainer.scenarios.loader import read
from trainer.scenarios.phh.incoming import NOT_WON, RAKED, Converted, convert_file
from trainer.scenarios.phh.playing import NOBODY_LEFT, NOT_ENDED, UNKNOWN_CARDS, UP_CARD
from trainer.scenarios.phh.proof import dealt

LOGS = Path(__file__).with_name("logs")
POSTS = "a player posts to come in, and this program has no such post"
READ = {
    "nt-shown-twice": [4950, 1000, 5000, 6050],
    "nt-shown-last": [4950, 1000, 5000, 6050],
    "nt-shown-early": [4950, 4800, 5000, 5250],
    "nt-folds-left-out": [4900, 5200, 5000, 4900],
    "nt-last-fold-left-out": [4950, 4900, 5000, 5150],
    "nt-won-unseen": [4950, 4900, 5000, 5150],
    "nt-ante-for-all-trimmed": [8900, 12100, 750, 7400],
    "f7s-third-street": [4750, 4950, 5300],
    "f7s8-third-street": [4750, 4950, 5300],
    "fr-third-street": [4750, 4950, 5300],
    "f7s-bring-in": [4950, 4875, 5175],
    "f7s8-bring-in": [4950, 4875, 5175],
    "fr-bring-in": [4950, 4875, 5175],
}
SKIPPED = {
    "nt-posted": POSTS,
    "nt-posted-dead": POSTS,
    "nt-dead-small-blind": "one of the blinds is not posted",
    "nt-unknown-stack": "a starting stack is unknown",
    "nt-winnings-raked": RAKED,
    "nt-both-unknown": UNKNOWN_CARDS,
    "nt-board-unknown": UNKNOWN_CARDS,
    "nt-all-give-up": NOBODY_LEFT,
    "f7s-goes-on": UP_CARD,
    "f7s-no-such-card": UP_CARD,
}
FAULTY = {"nt-shown-twice-dealt": ".phh:11: actions[19]: 'p4 sm AcAd': Ac is dealt twice: it came in action 2"}


def log(name: str) -> Converted:
    """What becomes of the only hand of a file."""
    (one,) = convert_file(LOGS / f"{name}.phh", set())
    return one


def text(name: str) -> str:
    return (LOGS / f"{name}.phh").read_text(encoding="utf-8")


def test_every_kind_has_its_test() -> None:
    assert {each.stem for each in LOGS.iterdir()} == READ.keys() | SKIPPED.keys() | FAULTY.keys()


@pytest.mark.parametrize("name", READ)
def test_such_a_log_is_read_to_the_chip(name: str) -> None:
    one = log(name)
    assert (one.skipped, one.faults) == ("", ())
    scenario = read(one.text, name)
    assert chips(scenario, dealt(scenario, LAW)) == READ[name]


@pytest.mark.parametrize("name", SKIPPED)
def test_such_a_log_is_skipped_with_its_reason(name: str) -> None:
    one = log(name)
    assert (one.skipped, one.faults, one.text) == (SKIPPED[name], (), "")


@pytest.mark.parametrize("name", FAULTY)
def test_such_a_log_is_a_fault(name: str) -> None:
    (fault,) = log(name).faults
    assert str(fault).endswith(FAULTY[name])


# --- on both sides of each ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("amount", "skipped"), [("-100", POSTS), ("0", ""), ("100", "this program has no straddles")])
def test_only_an_amount_below_0_is_a_post(amount: str, skipped: str) -> None:
    one = converted(text("nt-posted").replace("-100]", f"{amount}]"))
    assert (one.skipped.startswith(skipped) and bool(one.skipped) == bool(skipped)) and not one.faults


@pytest.mark.parametrize("key", ["antes", "starting_stacks", "finishing_stacks", "winnings", "min_bet"])
def test_no_other_amount_may_be_below_0(key: str) -> None:
    line = f"{key} = -100" if key == "min_bet" else f"{key} = [100, 100, 100, -100]"
    lines = [each for each in text("nt-posted").splitlines() if not each.startswith(key)]
    (fault,) = converted("\n".join([*lines, line])).faults
    assert str(fault).startswith(f"hand.phh:{len(lines) + 1}: {key}") and "must be 0 or more" in str(fault)


def test_a_posted_amount_must_be_countable_all_the_same() -> None:
    (fault,) = converted(text("nt-posted").replace("-100]", "-inf]")).faults
    assert "must be a number that can be counted" in str(fault)


@pytest.mark.parametrize(
    ("winnings", "reason"),
    [("650", ""), ("950", ""), ("649", RAKED), ("651", NOT_WON), ("949", NOT_WON), ("951", NOT_WON)],
)
def test_winnings_are_the_pot_with_or_without_the_bet_that_nobody_called(winnings: str, reason: str) -> None:
    assert converted(text("nt-winnings-raked").replace("638", winnings)).skipped == reason


def test_winnings_of_another_player_are_not_those_of_the_actions() -> None:
    other = text("nt-winnings-raked").replace("[0, 0, 0, 638]", "[650, 0, 0, 0]")
    assert converted(other).skipped == NOT_WON


def test_who_acts_later_has_not_folded() -> None:
    told = text("nt-folds-left-out").replace("'p2 cc',", "'p2 cc', 'p3 cc',", 1)
    (fault,) = converted(told).faults
    assert "'p4 cc': p4 acts, but it is p3's turn" in str(fault)


def test_a_hand_that_breaks_off_is_not_ended_where_nothing_says_who_won() -> None:
    assert converted(text("nt-last-fold-left-out").replace("winnings", "_winnings")).skipped == NOT_ENDED
    assert converted(text("nt-last-fold-left-out").replace("[0, 0, 0, 250]", "[0, 250, 0, 0]")).skipped == NOT_ENDED


def test_a_street_that_comes_too_early_says_who_is_to_act() -> None:
    told = text("nt-shown-early").replace("'p4 cc',\n  'p2 sm KsKd', 'd db 7d'", "'d db 7d', 'p4 cc'")
    (fault,) = converted(told).faults
    assert "'d db 7d': a card for the board can't come here: p4 is to act" in str(fault)


def test_cards_that_are_shown_late_are_those_that_were_dealt() -> None:
    scenario = read(log("nt-shown-twice").text, "hand")
    given = [each.face for each in scenario.deck]
    assert {given[1], given[5]} == {"Ks", "Kd"} and {given[3], given[7]} == {"Ac", "Ad"}


@pytest.mark.parametrize("name", ["f7s-third-street", "fr-third-street"])
def test_only_who_folds_before_the_next_card_may_have_an_unknown_up_card(name: str) -> None:
    one = converted(text(name).replace("'p1 cc'", "'p2 cc'").replace("'p2 f'", "'p2 cc'"))
    assert not one.text
    shows = text(name).replace("'p1 f',", "'p1 f', 'p2 sm 3s4s5s',")
    assert converted(shows).text or converted(shows).skipped
