"""One act is told out of one table: by names or seats, as it happens or once it is done."""

import pytest

from tests.grading.dealt import perfectly_dealt
from trainer.grading.captions import BY_THE_FLOOR, DEEDS, by_seats, caption, done_words, player_does
from trainer.grading.words import count
from trainer.kernel import gestures as g
from trainer.kernel.chips import chips
from trainer.rules.record import Record


def told(name: str, act: type[g.Act]) -> tuple[str, str, str]:
    """The first such act of a hand in all three ways."""
    record = Record.of(perfectly_dealt(name, "tda-2022")[0])
    index = next(index for index, each in enumerate(record.gestures) if type(each.act) is act)
    return caption(record, index), by_seats(record, index), done_words(record, index)


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (g.CallFloor, ("Called the floor.", "The dealer called the floor.", "Called the floor.")),
        (g.Come, ("The floor comes to the table.", "The floor comes to the table.", "The floor came to the table.")),
    ],
)
def test_dealer_and_floor_have_one_wording(act: type[g.Act], words: tuple[str, str, str]) -> None:
    assert told("four-card-flop-last-two-stuck", act) == words


@pytest.mark.parametrize("act", [g.Wager, g.Check, g.Post])
def test_what_a_player_did_is_what_they_do_in_the_past(act: type[g.Act]) -> None:
    named, seated, done = told("bets-string-bet-opened", act)
    verbs = {"posts": "posted", "checks": "checked", "puts": "put"}
    does = seated.split()[2].rstrip(".")
    assert done == seated.replace(does, verbs[does], 1)
    assert not named.startswith("Seat") and does in named


def test_a_player_who_cuts_is_told_in_both_tenses() -> None:
    record = Record.of(perfectly_dealt("clean-holdem-six", "upt")[0])
    ((index, _, cut),) = record.acts[g.Cut]
    assert by_seats(record, index) == f"Seat 8 cuts {count(cut.depth)} off the top."
    assert done_words(record, index) == f"Seat 8 cut {count(cut.depth)} off the top."


def test_no_act_is_worded_for_a_player_and_for_the_floor() -> None:
    assert not DEEDS.keys() & BY_THE_FLOOR.keys()


def test_a_player_pushes_cards_forward_at_the_showdown() -> None:
    record = Record.of(perfectly_dealt("showdown-asks-without-cards", "tda-2022")[0])
    pushed = [index for index, each in enumerate(record.gestures) if each.seat and type(each.act) is g.Move]
    assert pushed and by_seats(record, pushed[0]) == "Seat 4 pushes two cards forward."


@pytest.mark.parametrize(
    ("act", "does"),
    [
        (g.Conduct("criticism"), "criticizes how a hand was played"),
        (g.Conduct("chatter"), "won’t stop talking"),
        (g.Device("sound"), "has a phone playing out loud"),
        (g.Bounty("in-the-pot"), "puts the bounty chip in the pot"),
        (g.Uncover(chips("1000x1")), "turns out to have 1,000 more behind"),
    ],
)
def test_what_a_player_does_apart_from_bets_is_a_sentence(act: g.Act, does: str) -> None:
    assert player_does(act) == does
