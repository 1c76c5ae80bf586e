"""What readers get of irregularities: every title, every sentence that is said, and fresh hands of all sorts."""

from random import Random

import pytest

from tests.readers import fresh
from tests.readers.line import Line
from trainer.scenarios.fresh import talk
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.board import early_street
from trainer.scenarios.injectors.conduct import bad_behavior
from trainer.scenarios.injectors.deal import stub_card_flashed
from trainer.scenarios.injectors.showdown import bettor_lets_the_hand_go
from trainer.scenarios.injectors.stub import dropped

CHATTER = [each for begun, goes_on in bad_behavior.CHATTER.items() for each in (begun, *goes_on)]


@pytest.fixture(scope="module")
def told() -> list[Line]:
    return [*fresh.of_irregularities(Random("7/irregularities"))]


def test_the_title_of_each_irregularity_is_read_once(told: list[Line]) -> None:
    assert [each.words for each in told if each.kind == "scenario"] == [each.says for each in INJECTORS.values()]


@pytest.mark.parametrize(
    ("key", "sentences"),
    [
        ("early-street", filter(None, early_street.WORDS)),
        ("stub-card-flashed", [each for some in stub_card_flashed.WORDS.values() for each in some]),
        ("bad-behavior", (*bad_behavior.ABUSE, *CHATTER)),
        ("bettor-lets-the-hand-go", filter(None, bettor_lets_the_hand_go.SAYS)),
        ("dropped-stub", [f"{how}. {where}." for how in dropped.WORDS for where in dropped.WHERE.values()]),
    ],
)
def test_every_sentence_is_read_that_the_dealer_before_or_a_player_says(
    told: list[Line], key: str, sentences: list[str]
) -> None:
    """Of what is said about seats and amounts some are read; of what is always the same all."""
    assert {each.words for each in told if each.context == f"said in {key}"} == {*sentences}


def test_what_players_talk_about_is_read(told: list[Line]) -> None:
    assert {*talk.CHAT, *talk.HURRY, *talk.PROTESTS} <= {each.words for each in told if each.kind == "speech"}


def test_the_same_seed_deals_the_same_fresh_hands() -> None:
    once, again = ([*fresh.of_fresh_hands(Random("7/fresh"), 3)] for _ in range(2))
    assert once == again != []


def test_of_a_fresh_hand_its_ruling_and_the_first_line_of_its_debrief_are_read() -> None:
    kinds = {each.kind for each in fresh.of_fresh_hands(Random("8/fresh"), 6)}
    assert {"ruling", "debrief", "finding", "speech", "caption"} <= kinds
