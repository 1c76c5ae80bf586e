"""Games beyond hold'em and stud: hole cards, streets and who acts first."""

import pytest

from tests.rules.situations import NAMES, deck
from tests.rules.test_showing import hands
from trainer.kernel.document import text_of, transcript_of
from trainer.rules.course import HOLE_CARDS, LAST_STREET, Course
from trainer.rules.record import Record
from trainer.rules.showing import highest_showing, lowest_board, opener


def folded(game: str, limit: str, top: str, *lines: str) -> Course:
    """Three players, button at seat 1, after these lines."""
    seats = [f"seat {seat} 100x20+25x20 {NAMES[seat - 1]}" for seat in (1, 2, 3)]
    stakes = "small-bet 100" if game in ("stud-8", "razz") else "big-blind 100"
    head = ["dealing 1", f"game {game} {limit}", stakes, *seats, "button 1", f"deck {deck(top)}", "---"]
    told = [f"{at}.000 {line}" for at, line in enumerate(lines)]
    transcript = transcript_of("\n".join([*head, *told, ""]))
    assert transcript_of(text_of(transcript)) == transcript
    return Record.of(transcript).course


@pytest.mark.parametrize(("game", "limit"), [("omaha", "pot-limit"), ("omaha-8", "limit")])
def test_omaha_is_dealt_four_cards_each_before_its_betting_opens(game: str, limit: str) -> None:
    round_of = [f"D pitch {seat} down" for seat in (2, 3, 1)]
    posts = ["P2 post 25x2", "P3 post 100x1"]
    assert folded(game, limit, "", *posts, *round_of * 3).street == -1
    course = folded(game, limit, "", *posts, *round_of * 4)
    assert (course.street, course.pending) == (0, (1, 2, 3))
    assert HOLE_CARDS[game] == 4
    assert LAST_STREET[game] == 3


@pytest.mark.parametrize(("game", "first", "then"), [("stud-8", 2, 1), ("razz", 1, 2)])
def test_the_cards_showing_open_the_streets_of_stud_games(game: str, first: int, then: int) -> None:
    top = "9c 9d 9h Tc Td Th Ks 4c 5d 6s Qd 7c 8c"
    deal = [f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2, 3)]
    third = folded(game, "limit", top, *deal)
    assert (third.street, third.to_act) == (0, first)
    around = [f"P{seat} check" for seat in third.pending]
    fourth = folded(game, "limit", top, *deal, *around, "D burn", *(f"D pitch {seat} up" for seat in (1, 2, 3)))
    assert (fourth.street, fourth.to_act) == (1, then)


@pytest.mark.parametrize(
    ("shown", "highest"),
    [
        (hands(s1="^Kc", s2="^Ac", s3="^Qs"), 1),
        (hands(s1="^Kc", s2="^Ks", s3="^Kh"), 2),
        (hands(s1="^Ac", s2="^2c"), 2),
    ],
)
def test_the_highest_up_card_brings_it_in_in_razz_with_aces_low(shown: dict[int, object], highest: int) -> None:
    assert highest_showing(shown) == opener("razz", 0, shown) == highest  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("shown", "lowest"),
    [
        (hands(s1="^Kc ^2c", s2="^8h ^7h"), 2),
        (hands(s1="^2c ^2d", s2="^Kh ^Qh"), 2),
        (hands(s1="^Ac ^8d", s2="^2c ^8h"), 1),
        (hands(s1="^8c ^3d", s2="^8s ^3c", s3="^8h ^3h"), 2),
        (hands(s1="9c", s2="^Kc"), 2),
    ],
    ids=["by-rank", "pairs-are-high", "aces-low", "tied-by-suit", "nothing-showing"],
)
def test_the_lowest_board_acts_first_in_razz(shown: dict[int, object], lowest: int) -> None:
    assert lowest_board(shown) == opener("razz", 3, shown) == lowest  # type: ignore[arg-type]
