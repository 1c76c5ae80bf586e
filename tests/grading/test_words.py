"""What a dealer did with chips and voice, in a few plain words."""

import pytest

from trainer.grading.words import act_words, many_words
from trainer.kernel import gestures as g
from trainer.kernel.cards import cards
from trainer.kernel.chips import Chips, chips

SAID = [
    (g.Collect(3, chips("100x12"), "main"), "Pulled 1,200 from seat 3 into the main pot"),
    (g.Collect(3, chips("100x12"), "side-2"), "Pulled 1,200 from seat 3 into side pot 2"),
    (g.Shift(chips("500x1"), "side-1", "main"), "Moved 500 from side pot 1 to the main pot"),
    (g.PushPot(4, chips("500x1")), "Pushed 500 to seat 4"),
    (g.PushSide(4, chips("500x1"), "side-1"), "Pushed 500 from side pot 1 to seat 4"),
    (
        g.Trade("bet-3", chips("1000x1"), "rack", chips("100x9")),
        "Made change: 1,000 from seat 3’s bet for 900 from the tray",
    ),
    (
        g.Trade("bet-3", chips("1000x1"), "stack-5", Chips()),
        "Moved 1,000 from seat 3’s bet to seat 5’s stack",
    ),
    (g.Count("bet-3"), "Counted seat 3’s bet"),
    (g.AllInButton(3), "Moved seat 3’s all-in button"),
    (g.AnnounceBet("raise", 1700), "Announced “Raise to 1,700”"),
    (g.AnnounceBet("bet", 400), "Announced “Bet, 400”"),
    (g.AskFor(3, 400), "Asked seat 3 for 400 more"),
    (g.AskHowMuch(3), "Asked seat 3 how much the bet is"),
    (g.ActionOn(3), "Gave the action to seat 3"),
    (g.AskToShow(3), "Asked seat 3 to show"),
]
SEEN_ONCE = [
    (g.Shuffler(), "Pressed the shuffler's button"),
    (g.DealerPush(), "Tapped out: another dealer took the box"),
    (g.Flash(cards("Qh")), "Exposed Q♥ in the stub"),
    (g.Away(), "Left the table"),
    (g.Bounty("in-the-pot"), "Put the bounty chip in the pot"),
    (g.Uncover(chips("1000x1")), "Turned out to have 1,000 more behind"),
    (g.Conduct("abuse"), "Was abusive"),
    (g.ShowTo(5), "Showed the cards only to seat 5"),
    (g.Device("talk"), "Talked on the phone"),
    (g.Back(), "Sat back down"),
    (g.Move("aside", True, cards("Jk")), "Set the joker aside"),
    (g.Cut(9), "Cut nine cards off the top"),
    (g.Cut(10), "Cut 10 cards off the top"),
]


@pytest.mark.parametrize(("act", "words"), SAID + SEEN_ONCE, ids=[words for _, words in SAID + SEEN_ONCE])
def test_an_act_in_words(act: g.Act, words: str) -> None:
    assert act_words(act) == words


@pytest.mark.parametrize("act", {type(act): act for act, _ in SAID}.values(), ids=lambda act: act.verb)
def test_several_of_a_kind_have_words_of_their_own(act: g.Act) -> None:
    assert not many_words(act, 3).startswith(act.verb.replace("-", " ").capitalize() + ",")
    assert "3" in many_words(act, 3)
