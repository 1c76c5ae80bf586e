"""A tabled winner that the dealer took: what it wins, and who gives back what was pushed."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

AT = {"tda-2022": "13-C", "tda-2024": "13-C", "players-2025": "14-C", "foxwoods-2020": "13-C"}
HEAD = "on river;blinds 100 200;pot 8200;in 4 7;seats 9 20000;cards 4 9d 9c;cards 7 Ah 5h;board 9h Kh 2h 2s 4c"
WINS = "Seat 4's tabled hand isn't killed: it wins 8,200"
BACK = f"{WINS}; seat 7 gives back 8,200."


@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=":".join(each)) for each in AT.items()])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param("D muck 4", f"{WINS}.", id="nothing-pushed"),
        pytest.param("D muck 4;D push-pot 7 8200", BACK, id="pushed"),
        pytest.param("D muck 4;D push-pot 7 8200;P4 dispute award", BACK, id="disputed"),
    ],
)
def test_a_tabled_winner_wins_what_was_pushed_to_another(house: str, at: str, acts: str, sentence: str) -> None:
    answer = on_hand(house, HEAD, f"check 4 7;show 4 7;{acts}")
    assert answer.sentence == sentence
    assert at in cited(answer)


@pytest.mark.parametrize("house", AT)
def test_before_the_other_hand_is_seen_it_is_not_said_how_much(house: str) -> None:
    said = on_hand(house, HEAD, "check 4 7;show 4;D muck 4").sentence
    assert "8,200" not in said or not said.startswith(WINS)
