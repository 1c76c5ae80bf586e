"""Tells of how options look, held against chance."""

import pytest

from tests.questions.tells.samples import drawn, question
from trainer.questions.tells.figure import Figure
from trainer.questions.tells.options import lengths, looks
from trainer.questions.written import Question


def _figure(key: str, *questions: Question) -> Figure:
    return next(each for each in looks(drawn(*questions)) if each.key == key)


@pytest.mark.parametrize(
    ("options", "rate", "chance"),
    [
        (("It is a misdeal", "Play on", "Ask"), 1.0, 1 / 3),
        (("Play on", "It is a misdeal", "Ask", "Wait"), 0.0, 0.25),
        (("Play on", "Ask now", "Ask"), 0.5, 1 / 3),  # two are the longest
        (("Ask", "Say", "See"), 1 / 3, 1 / 3),
    ],
)
def test_the_longest_option_counts_in_part_where_several_are(
    options: tuple[str, ...], rate: float, chance: float
) -> None:
    found = _figure("longest.one", question(*options))
    assert (found.rate, found.chance) == pytest.approx((rate, chance))
    assert found.of == 16  # eight draws at two houses


@pytest.mark.parametrize(
    ("key", "options", "rate", "of"),
    [
        ("only", ("Fold", "Only a call", "Only a raise"), 0.0, 32),
        ("only", ("Only a call", "Fold", "Raise"), 1.0, 16),
        ("only", ("Call", "Fold", "A raise only"), 0.0, 0),
        ("lone", ("Yes", "No, never", "No, not now"), 1.0, 16),
        ("lone", ("Yes, once", "No", "Yes, twice"), 0.0, 16),
        ("lone", ("Yes", "No", "The floor says"), 0.0, 0),  # one of each gives nothing away
        ("lone", ("Yes", "Yes, once", "Yes, twice"), 0.0, 0),
        ("lone", ("Yes", "Yes, once", "No", "No, never"), 0.0, 0),
    ],
)
def test_first_words_that_give_an_option_away(key: str, options: tuple[str, ...], rate: float, of: int) -> None:
    found = _figure(key, question(*options))
    assert (found.rate, found.of) == (rate, of)


def test_behind_a_figure_are_the_questions_that_pull_it_from_chance() -> None:
    long, short = question("It is a misdeal", "Play", "Ask", id="long"), question("Ask", "Say", "Misdeal", id="short")
    more = question("It is a misdeal", "Play", "Ask", id="more")
    assert list(_figure("longest.one", long, short, more).behind) == ["long", "more"]
    assert list(_figure("longest.one", short).behind) == ["short"]


def test_places_are_near_chance_over_many_draws() -> None:
    [*found] = looks(drawn(question("Ask", "Say", "See"), seeds=200))
    places = {each.key: each for each in found if each.key.startswith("place")}
    assert all(abs(places[f"place.{n}"].difference) < 10 for n in (1, 2, 3))
    assert (places["place.4"].of, places["place.5"].of) == (0, 0)


def test_length_is_told_section_by_section() -> None:
    [found] = lengths(drawn(question("It is a misdeal", "Play", "Ask")))
    assert (found.key, found.rate) == ("longest.in.deal", 1.0)
