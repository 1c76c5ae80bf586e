"""A hand in a cash game, told by the room around it: what UPT rules otherwise there than in a tournament."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import on_both, on_hand

RAISE = "deal\nP3 say raise\nP3 wager 400\nP3 wager 400\n"
SHOWN = "on turn\npot 2000\nin 2 5\ncards 5 9c 9d\n---\ncheck 2\nP5 turn up 9c\n"


def told(event: str, hand: str) -> str:
    return f"room\n{event}level 100 200\nplayers A 7 20000\ntable A 9 button 7\n---\nhand A\n{hand}"


@pytest.mark.parametrize(
    ("event", "says"),
    [
        (
            "event cash\n",
            "In a cash game seat 3, who said raise, may put it out in several motions: the raise is to 800.",
        ),
        ("", "It's a string bet: seat 3 is held to 400 and gets 400 back."),
    ],
    ids=["cash", "tournament"],
)
def test_a_raise_that_was_said_may_be_put_out_in_several_motions(tmp_path: Path, event: str, says: str) -> None:
    """[upt:no-limit-6]"""
    assert on_both(tmp_path, "upt", told(event, f"---\n{RAISE}")).sentence == says


@pytest.mark.parametrize(
    ("event", "says"),
    [("event cash\n", "Seat 5 may not reveal a live hand"), ("", "Seat 5 may not show cards, as 7 players are left")],
    ids=["cash", "tournament"],
)
def test_cards_shown_are_no_matter_of_who_is_left_in_a_cash_game(tmp_path: Path, event: str, says: str) -> None:
    """[upt:tournament-22]"""
    assert on_both(tmp_path, "upt", told(event, SHOWN)).sentence.startswith(says)


@pytest.mark.parametrize("house", ["tda-2024", "players-2025", "foxwoods-2020", "metropolitan"])
def test_a_rulebook_of_tournaments_alone_answers_as_ever(tmp_path: Path, house: str) -> None:
    answers = {on_both(tmp_path, house, told(event, f"---\n{RAISE}")).sentence for event in ("event cash\n", "")}
    assert len(answers) == 1


@pytest.mark.parametrize(
    ("event", "acts", "says"),
    [
        (
            "event cash\n",
            "A3 away\ndealer:A deal",
            "UPT doesn't cover this for cash games; in tournaments, the dealer kills A3's hand, and the 200 posted",
        ),
        ("", "A3 away\ndealer:A deal", "The dealer kills A3's hand, and the 200 posted stays in the pot."),
        ("event cash\n", "A3 conduct abuse", "A3 breaks the code of conduct, and may be denied entry to the game."),
    ],
    ids=["absent-upt:tournament-13", "event-upt:tournament-13", "abuse-upt:conduct"],
)
def test_what_only_tournaments_have_does_not_hold_in_a_cash_game(
    tmp_path: Path, event: str, acts: str, says: str
) -> None:
    text = f"room\n{event}level 100 200\nplayers A 9 20000\n---\n{acts}\n"
    assert on_both(tmp_path, "upt", text).sentence.startswith(says)


@pytest.mark.parametrize(
    ("posted", "says"),
    [
        (400, "In a cash game seat 3, left of the big blind, may straddle 400: it's live, the bring-in is 400"),
        (600, "In a cash game seat 3 may not straddle 600: a straddle is twice the big blind, 400."),
    ],
)
def test_one_straddle_of_twice_the_big_blind_is_live_in_a_cash_game(tmp_path: Path, posted: int, says: str) -> None:
    """[upt:no-limit-15]"""
    text = told("event cash\n", f"---\nP3 post {posted}\ndeal\n")
    assert on_both(tmp_path, "upt", text).sentence.startswith(says)


BOARD = "on river\npot 3000\nin 2 6\nboard 5c 6d 7h 8s 9c\ncards 2 {}\n---\ncheck 2 6\nshow 2\n"
KEEPS = "In a cash game seat 6, who said before throwing the cards away that the board plays, keeps the claim: "
NO_CLAIM = "seat 6 has no claim to the pot"


@pytest.mark.parametrize(
    ("event", "cards", "acts", "says"),
    [
        ("event cash\n", "Kd Qd", "P6 claim plays-the-board\nP6 move muck\n", "seats 2 and 6 split 3,000, 1,500 each."),
        ("event cash\n", "Kd Qd", "P6 claim plays-the-board\nfold 6\n", "seats 2 and 6 split 3,000, 1,500 each."),
        ("event cash\n", "Td Qd", "P6 claim plays-the-board\nP6 move muck\n", "it is beaten, and seat 2 wins 3,000."),
        ("event cash\n", "Kd Qd", "P6 move muck\nP6 claim plays-the-board\n", NO_CLAIM),
        ("", "Kd Qd", "P6 claim plays-the-board\nP6 move muck\n", NO_CLAIM),
    ],
    ids=["thrown-away", "folded", "beaten", "said-too-late", "tournament"],
)
def test_the_board_is_played_with_the_cards_thrown_away_after_the_words(
    tmp_path: Path, event: str, cards: str, acts: str, says: str
) -> None:
    """[upt:holdem-9]"""
    said = on_both(tmp_path, "upt", told(event, BOARD.format(cards) + acts)).sentence
    assert (said == KEEPS + says) if says != NO_CLAIM else (NO_CLAIM in said.lower())


@pytest.mark.parametrize(
    ("event", "acts", "says"),
    [
        (
            "event cash\n",
            "P5 post 400",
            "In a cash game seat 5 may not straddle: only seat 3, left of the big blind, may.",
        ),
        ("event cash\n", "P3 post 400", "In a cash game seat 3, left of the big blind, may straddle 400: "),
        (
            "event cash\n",
            "P3 post 300",
            "In a cash game seat 3 may not straddle 300: a straddle is twice the big blind",
        ),
        ("", "P5 post 400", "Seat 5 may not straddle."),
    ],
    ids=["elsewhere", "left-of-it", "too-little", "tournament"],
)
def test_who_may_straddle(tmp_path: Path, event: str, acts: str, says: str) -> None:
    """[upt:no-limit-15]"""
    assert on_both(tmp_path, "upt", told(event, f"---\n{acts}\ndeal\n")).sentence.startswith(says)


@pytest.mark.parametrize(
    ("cards", "says"), [("Kd Qd", "seats 2 and 5 split 3,000, 1,500 each."), ("Td Qd", "it is beaten, and seat 2 wins")]
)
@pytest.mark.parametrize("acts", ["show 2;P5 claim plays-the-board", "P5 claim plays-the-board;show 2"])
def test_who_says_that_the_board_plays_and_keeps_the_hand_shares(acts: str, cards: str, says: str) -> None:
    """[upt:holdem-9]"""
    head = f"on river;blinds 100 200;pot 3000;in 2 5;seats 9 20000;board 5c 6d 7h 8s 9c;cards 2 {cards}"
    said = on_hand("upt", head, f"check 2 5;{acts}").sentence
    assert said.startswith(f"Seat 5 keeps a share and shows the hand if asked; {says}")
