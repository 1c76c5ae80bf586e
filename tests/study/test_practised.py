"""The file that sessions are planned from: whole, well written, and up to date."""

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.seeds import todays
from trainer.cli import main
from trainer.progress.records import Part
from trainer.questions.bank import bank
from trainer.questions.catalog import entry_of
from trainer.quickfire.kinds import KINDS
from trainer.rules.book import BOOKS, book
from trainer.rules.syllabus import syllabus, topic_of
from trainer.study.finding import cited, tried, with_questions
from trainer.study.library import library, library_of
from trainer.study.practised import Practised, Tries, practised, read, texts
from trainer.study.unpractised import asked_of
from trainer.ui.desk.library import scenarios

AGAIN = "run `python3 -m trainer practiced` (with --questions for questions alone)"
A_FEW = (
    *("four-card-flop-last-two-stuck", "boxed-two-in-the-stud-deal", "bets-in-order-overchip", "clean-holdem-heads-up"),
    "short-stub-two-for-four",
)
A_FEW_KINDS = ("call-or-raise", "odd-chip")


def test_every_scenario_is_in_it_at_every_house() -> None:
    found = practised()
    assert set(found.hands) == set(found.games) == set(scenarios()), AGAIN
    assert {tuple(some) for some in found.hands.values()} == {BOOKS}
    assert {key: each.game for key, each in scenarios().items()} == found.games, AGAIN


@pytest.mark.parametrize(("name", "house"), todays(product(A_FEW, BOOKS), 3))
def test_a_hand_tests_what_it_says(name: str, house: str) -> None:
    assert practised().hands[name][house] == tried(scenarios()[name], book(house)), AGAIN


@pytest.mark.full
@pytest.mark.parametrize("name", sorted(scenarios()))
def test_every_hand_tests_what_it_says(name: str) -> None:
    assert practised().hands[name] == {house: tried(scenarios()[name], book(house)) for house in BOOKS}, AGAIN


@pytest.mark.parametrize("kind", A_FEW_KINDS)
def test_a_quick_drill_rests_on_no_other_rules(kind: str) -> None:
    for house in BOOKS:
        few = cited(KINDS[kind], book(house), draws=1)
        assert set(few) <= set(practised().drills[kind].get(house, ())), AGAIN


@pytest.mark.full
@pytest.mark.parametrize("kind", KINDS)
def test_every_quick_drill_rests_on_what_it_says(kind: str) -> None:
    found = {house: rules for house in BOOKS if (rules := cited(KINDS[kind], book(house)))}
    assert practised().drills[kind] == found, AGAIN


def test_every_question_tests_what_it_says() -> None:
    entries = [entry_of(each) for each in bank()]
    found = {each.id: {house: asked_of(each, house) for house in BOOKS if each.keys(house)} for each in entries}
    assert practised().questions == found, AGAIN


@pytest.mark.parametrize("house", BOOKS)
def test_the_syllabus_is_the_house_s(house: str) -> None:
    assert practised().houses[house] == tuple(syllabus(house)), AGAIN


@pytest.mark.parametrize("house", BOOKS)
def test_every_rule_of_a_house_is_practised_by_something_there(house: str) -> None:
    """A hand, a quick drill or a question: no rule is there only to be read."""
    found = practised(house)
    tested = {rule for some in found.hands.values() for rule in some[house].rules}
    tested |= {rule for kind in (found.drills, found.questions) for some in kind.values() for rule in some[house]}
    assert set(found.houses[house]) - tested == set()


def test_every_rule_has_its_topic() -> None:
    found = practised()
    assert found.topics == {rule: topic_of(rule) for rule in found.topics}
    tested = {rule for some in found.hands.values() for tries in some.values() for rule in tries.rules}
    assert tested <= set(found.topics)


def test_clean_hands_test_nothing_and_all_others_something() -> None:
    """A hand that is clean must feed no rule, or it would be no control."""
    hands = [tries for some in practised().hands.values() for tries in some.values()]
    assert [tries for tries in hands if tries.clean and tries.rules] == []
    assert any(tries.clean for tries in hands)
    assert min(tries.acts for tries in hands) > 0


@pytest.mark.parametrize("house", BOOKS)
def test_a_hand_of_which_a_rulebook_asks_nothing_is_not_planned_there(house: str) -> None:
    """Something is wrong in it, and the dealer has nothing to do: it is no clean hand and practises no rule."""
    idle = {key for key, some in practised().hands.items() if not (some[house].clean or some[house].rules)}
    assert len(idle) <= 2
    assert idle.isdisjoint(each.key for each in library(house).activities)


def test_what_is_written_is_read_again() -> None:
    small = Practised(
        {"a": "holdem"},
        {"a": {"upt": Tries({"common.flop:x": (Part.NOTICED, Part.REMEDY)}, 12, clean=False)}},
        {"quick": {"upt": {"common.flop:x": (Part.REMEDY,)}}},
        {"q": {"upt": {"topic:identity": (Part.AUTHORITY, Part.REMEDY)}}},
        {"upt": ("topic:identity", "common.flop:x")},
        {"common.flop:x": "deal.four-card-flop", "topic:identity": "identity"},
    )
    assert read(texts(small)) == small
    assert read(texts(practised())) == practised()


@pytest.mark.parametrize("house", BOOKS)
def test_one_house_is_read_like_all(house: str) -> None:
    one, every = practised(house), practised()
    assert {key: some[house] for key, some in one.hands.items()} == {key: s[house] for key, s in every.hands.items()}
    assert {key for key, some in every.questions.items() if house in some} == set(one.questions)
    assert library_of(every, house) == library(house)


@pytest.mark.parametrize("broken", ["", "[]", "{}", '{"games": {}}'])
@pytest.mark.parametrize("name", ["common", "upt"])
def test_a_broken_file_is_told(name: str, broken: str) -> None:
    whole = texts(practised("upt"))
    with pytest.raises((ValueError, KeyError, TypeError)):
        read({**whole, name: broken})


def test_questions_alone_are_found_out_anew_and_the_rest_stays(tmp_path: Path) -> None:
    before = replace(practised(), questions={})
    assert with_questions(before) == practised()
    result = CliRunner().invoke(main, ["practiced", "--questions", "--out", str(tmp_path)])
    written = {each.stem: each.read_text(encoding="utf-8") for each in tmp_path.iterdir()}
    assert (result.exit_code, read(written)) == (0, practised())
