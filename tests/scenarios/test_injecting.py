"""A scenario file that names an irregularity: the rest is drawn when its hand is made."""

import pytest

from trainer import resources
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import BadScenario, Scenario
from trainer.scenarios.loader import read

FILE = resources.path("quizzes", "scenarios", "clean", "holdem-six.toml")
CLEAN = FILE.read_text(encoding="utf-8").replace('"routine"', '"deal.four-card-flop"')


def with_wrong(*lines: str) -> Scenario:
    return read("\n".join([CLEAN, "[[wrong]]", *lines, ""]), "hand.toml")


def test_it_is_drawn_by_the_seed_of_the_hand() -> None:
    law, scenario = book(BOOKS[0]), with_wrong('kind = "four-card-flop"')
    places = {play_of(scenario, law, seed).scenario.wrong[0].depth for seed in range(12)}
    assert len(places) == 3
    assert play_of(scenario, law, 5).scenario == play_of(scenario, law, 5).scenario


def test_it_strikes_alike_at_every_house() -> None:
    scenario = with_wrong('kind = "four-card-flop"')
    assert len({play_of(scenario, book(key)).scenario.wrong for key in BOOKS}) == 1


def test_what_is_fixed_stays() -> None:
    scenario = with_wrong('kind = "four-card-flop"', 'place = "flop 2"')
    law = book(BOOKS[0])
    assert len({play_of(scenario, law, seed).scenario.wrong[0].depth for seed in range(6)}) == 1


def test_the_hand_keeps_the_title_and_topics_of_its_file() -> None:
    scenario = with_wrong('kind = "four-card-flop"')
    made = play_of(scenario, book(BOOKS[0])).scenario
    assert (made.title, made.topics) == (scenario.title, ("deal.four-card-flop",))


def faults_of(*lines: str) -> list[tuple[str, str]]:
    with pytest.raises(BadScenario) as bad:
        play_of(with_wrong(*lines), book(BOOKS[0]))
    return [(each.key, each.what) for each in bad.value.faults]


def test_an_unknown_irregularity_is_one_clear_fault() -> None:
    [what] = [what for key, what in faults_of('kind = "four-card-flopp"', "depth = 1") if key == "wrong[1].kind"]
    assert what.endswith("the nearest is 'four-card-flop'")


def test_what_an_irregularity_cannot_vary_is_a_fault() -> None:
    assert faults_of('kind = "four-card-flop"', 'word = "Raise"') == [("wrong[1].word", "isn't a key here")]


@pytest.mark.parametrize("value", ["[3]", "1.5", "true"])
def test_what_is_fixed_is_a_word_or_a_whole_number(value: str) -> None:
    assert [key for key, _ in faults_of('kind = "four-card-flop"', f"seat = {value}")] == ["wrong[1].seat"]


def test_one_that_finds_no_place_is_a_fault_of_the_file() -> None:
    [(key, what)] = faults_of('kind = "four-card-flop"', 'place = "river"')
    assert (key, what) == ("wrong", "four-card-flop can't strike in this hand with place = river")
