"""Cards shown while others bet: to one player alone, and of a hand that is folded; cards that fall."""

import pytest

from tests.grading.answers.in_short import cited, on_hand
from tests.rules.room.situations import cites
from trainer.grading.answers.answer import Answer

FOUR = "P4 raise 900;fold 5;call 1 2"
NOW = "Show seat {}'s cards to every player now: seat {} may still act this round. A penalty may follow."
ROUND = "Show seat {}'s cards to every player when this betting round ends, not before. A penalty may follow."
LATE = "Show seat {}'s cards to every player once the betting is over, not before. A penalty may follow."
ALL = "Every player at the table may see the cards that seat {} showed seat {}."
ONE_PLAYER = "Seat 2 may not do that: one player to a hand. A penalty may follow."


def told(house: str, acts: str, head: str = "") -> Answer:
    return on_hand(house, f"blinds 100 200;seats 5 20000;{head};button 1", f"deal;{acts}")


@pytest.mark.parametrize("book", cites("upt:showdown-6"))
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (f"{FOUR};P2 show-to 3", NOW.format(2, 3)),
        (f"{FOUR};P2 show-to 1", NOW.format(2, 1)),
        (f"{FOUR};call 3;P2 show-to 1", ROUND.format(2, 1)),
        (f"{FOUR};P2 show-to 5", LATE.format(2, 5)),
        ("P4 all-in;fold 5;call 1;P1 show-to 4", LATE.format(1, 4)),
        ("P4 raise 900;fold 5 1 2 3;P4 show-to 3", ALL.format(4, 3)),
    ],
    ids=["to-act", "may-be-raised", "done-for-the-round", "folded", "all-in", "after-the-deal"],
)
def test_show_one_show_all(book: str, acts: str, sentence: str) -> None:
    answer = told(book, acts)
    assert answer.sentence == sentence
    assert "showdown-6" in cited(answer)


def test_to_whom_it_was_may_be_left_open() -> None:
    sentence = "Everyone sees seat 2's cards: now if the viewer may act this round, else after it or after the betting."
    assert told("upt", f"{FOUR};P2 conduct shows-hand").sentence == sentence


@pytest.mark.parametrize("book", cites("foxwoods-2020:67", "metropolitan:61", "players-2025:68", "tda-2022:67"))
def test_a_hand_shown_to_one_is_no_longer_played_by_one(book: str) -> None:
    assert told(book, f"{FOUR};P2 show-to 3").sentence == ONE_PLAYER


@pytest.mark.parametrize("book", cites("upt:improper-7"))
@pytest.mark.parametrize("acts", ["P5 fold;P5 turn up", "P5 move muck up"], ids=["turned-up", "folded-up"])
def test_a_folded_hand_turned_up(book: str, acts: str) -> None:
    answer = told(book, f"P4 raise 900;{acts}")
    assert answer.sentence == "Seat 5's hand stays folded, and the player may be warned or suspended for showing it."
    assert "improper-7" in cited(answer)


@pytest.mark.parametrize("book", cites("foxwoods-2020:68", "metropolitan:62", "players-2025:69", "tda-2022:68"))
def test_a_folded_hand_turned_up_may_be_penalized_later(book: str) -> None:
    answer = told(book, "P4 raise 900;P5 fold;P5 turn up")
    assert answer.sentence == "Seat 5 may not expose a folded hand; any penalty begins after the hand."


def test_a_hand_that_falls_on_the_floor_is_not_let_go() -> None:
    """upt irregularity-14"""
    answer = told("upt", f"{FOUR};P4 drop")
    assert answer.sentence == "Seat 4's dropped cards play."
    assert "irregularity-14" in cited(answer)


@pytest.mark.parametrize("how", ["show 2", "P2 turn up"])
@pytest.mark.parametrize("house", ["foxwoods-2020", "tda-2022", "tda-2024"])
def test_a_hand_pushed_forward_and_turned_up_is_tabled(house: str, how: str) -> None:
    """Foxwoods 14, TDA 14."""
    head = "on river;blinds 100 200;pot 3000;in 2 5;seats 9 20000;cards 2 Ah Kd;cards 5 Qs Qd;board Ac 7d 9h 3s 4c"
    answer = on_hand(house, head, f"check 2 5;show 5;P2 move aside;{how}")
    assert answer.sentence == "Seat 2's cards weren't dead: the tabled hand is live; seat 2 wins 3,000."


@pytest.mark.parametrize("ask", ["", "showdown", "conduct"])
@pytest.mark.parametrize(
    ("acts", "says"),
    [
        ("P5 show-to 6", "Show seat 5's cards to every player once the betting is over, not before."),
        ("P5 show-to 8", "Show seat 5's cards to every player now: seat 8 may still act this round."),
        ("fold 5;P5 turn up", "Seat 5's hand stays folded, and the player may be warned"),
    ],
    ids=["neighbor-upt:showdown-6", "in-the-hand-upt:showdown-6", "folded-upt:improper-7"],
)
def test_cards_shown_before_any_showdown_are_answered_by_its_word_too(acts: str, says: str, ask: str) -> None:
    head = "on flop;blinds 100 200;pot 1600;in 2 5 8;seats 9 20000;cards 5 Ah Kd"
    assert on_hand("upt", head, f"P2 bet 400;{acts}", ask).sentence.startswith(says)
