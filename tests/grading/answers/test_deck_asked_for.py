"""A new deck asked for in a hand is answered as it is in a room, in either word."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

HEAD = "blinds 100 200;seats 6 20000"
IDS = ["tda-2022:26", "tda-2024:26", "players-2025:27", "foxwoods-2020:26", "metropolitan:24"]


@pytest.mark.parametrize("ask", ["", "deck"])
@pytest.mark.parametrize("word", ["ask", "request"])
@pytest.mark.parametrize("id_", IDS)
def test_the_deck_stays_in_a_hand_too(id_: str, word: str, ask: str) -> None:
    house, _, at = id_.partition(":")
    answer = on_hand(house, HEAD, f"deal;P3 raise 600;P4 {word} new-deck", ask)
    assert (answer.sentence, cited(answer)) == ("The deck stays: players may not ask for another.", [at])


def test_at_upt_it_stays_until_dealers_change() -> None:
    answer = on_hand("upt", HEAD, "deal;P3 ask new-deck")
    assert (answer.sentence, cited(answer)) == ("The deck stays until the dealers change.", ["tournament-29"])
