"""A question drawn: the engine's answer at each house, why, and what it tells about memory."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.questions.samples import BY_FORM, COUNT, NUMBER, ONE, ORDER, POINT, RULING, TRUTH
from tests.seeds import todays
from trainer.questions import bank
from trainer.questions.at_house import NotAsked
from trainer.questions.drawing import drawn, keys
from trainer.questions.marking import mark
from trainer.questions.model import Asked, Cite, Form, Given
from trainer.questions.question_file import read
from trainer.questions.written import Question
from trainer.rules.book import BOOKS, book
from trainer.rules.encoded import encoded

TDA_FAMILY = ("tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan")


def _question(text: str) -> Question:
    return read(text, "q.toml")


def _of_bank(name: str) -> Question:
    return next(each for each in bank.bank() if each.id == name)


@pytest.mark.parametrize("name", BY_FORM)
def test_the_same_seed_asks_the_same(name: str) -> None:
    question = _question(BY_FORM[name])
    for house in question.houses:
        assert drawn(question, house, 5) == drawn(question, house, 5)
    assert len({drawn(question, question.houses[0], seed).seed for seed in range(5)}) == 5


@pytest.mark.parametrize("house", BOOKS)
def test_every_house_is_asked_the_same_situation_and_answers_by_its_own_book(house: str) -> None:
    question = _question(NUMBER)
    put = drawn(question, house, 3)
    there = drawn(question, "tda-2022", 3)
    assert put.prompt == there.prompt
    assert put.amount is not None and there.amount is not None
    assert (put.amount.right == there.amount.right) == (house != "upt")
    assert all(cite.at in {each.at for each in book(cite.book).ledger.paragraphs} for cite in put.cites)
    assert put.amount.reason.right_at == (("upt",) if house == "upt" else TDA_FAMILY)


def test_a_wrong_number_says_where_it_would_be_right_and_the_right_one_is_no_mistake() -> None:
    question = _question(NUMBER)
    there, here = drawn(question, "tda-2022", 3).amount, drawn(question, "upt", 3).amount
    assert there is not None and here is not None
    double = here.right[0]
    assert dict(there.mistakes)[double].right_at == ("upt",)
    assert double not in dict(here.mistakes)
    assert f"{there.right[0]:,}" in dict(there.mistakes)[double].why


def test_the_rules_own_sentence_says_why_unless_the_file_does() -> None:
    put = drawn(_question(ONE), "upt", 3)
    [right] = [each for each in put.choices if each.right]
    assert right.text == "Double the bet"
    assert right.reason.why == encoded()["bet.least-raise.by-doubling"].says
    assert right.reason.cites == put.cites == (Cite("upt", "min-raise"), Cite("upt", "betting-6"))
    [other] = [each for each in put.choices if each.reason.right_at == TDA_FAMILY]
    assert other.reason.why == "This house asks for more than that."
    there = next(each for each in drawn(_question(ONE), "tda-2022", 3).choices if each.right)
    assert there.reason.why.startswith("It goes as far beyond")


def test_a_claim_is_true_at_one_house_and_false_at_another() -> None:
    question = _question(TRUTH)
    told = {house: [each.right for each in drawn(question, house, 3).choices] for house in BOOKS}
    assert told == {house: [house == "upt", house != "upt"] for house in BOOKS}
    true, false = drawn(question, "tda-2022", 3).choices
    assert (true.text, true.reason.why, true.reason.right_at) == ("True", "Look at it again.", ("upt",))
    assert false.reason.why != true.reason.why and false.reason.right_at == TDA_FAMILY


@settings(max_examples=30)
@given(st.integers(min_value=0, max_value=2**31))
def test_steps_are_never_shown_in_their_order(seed: int) -> None:
    question = _question(ORDER)
    for house, steps in (("tda-2022", [0, 1, 1]), ("players-2025", [0, 1, 1, 2])):
        put = drawn(question, house, seed)
        shown = [each.number for each in put.choices if each.right]
        assert sorted(shown) == steps != shown
        assert [each.number for each in put.choices if not each.right] == [-1]
        order = sorted((p for p, each in enumerate(put.choices) if each.right), key=lambda p: put.choices[p].number)
        assert mark(put, Given(chosen=tuple(order))).right


def test_a_place_is_told_in_words_and_its_hand_is_shown() -> None:
    put = drawn(_question(POINT), "upt", 3)
    assert put.hand is not None
    name = put.hand.setup.seats[2].name
    assert [(each.place, each.text, each.right) for each in put.targets] == [
        ("seat:3", f"Seat 3, {name}", True),
        ("seat:4", f"Seat 4, {put.hand.setup.seats[3].name}", False),
    ]


def test_a_hand_is_shown_only_where_the_file_says_so() -> None:
    assert drawn(_question(NUMBER), "upt", 3).hand is None
    shown = drawn(_question(NUMBER.replace("seat =", "show = true\nseat =")), "upt", 3)
    assert shown.hand is not None and shown.hand.gestures


def test_figures_of_paragraphs_stand_in_sums_and_reasons() -> None:
    put = drawn(_question(COUNT), "tda-2022", 1)
    assert put.amount is not None
    assert (put.amount.right, put.amount.reason.why) == ((2,), "2 of them.")
    assert put.tests[0].rule == "deal.misdeal.after-substantial-action"


@pytest.mark.parametrize(
    ("house", "who", "rule"),
    [
        ("tda-2022", ["The floor"], "deal.four-card-flop.one-card-too-many"),
        ("upt", ["The floor", "The rulebook doesn't say"], "deal.four-card-flop.in-holdem"),
    ],
)
def test_a_ruling_asks_who_decides_as_well_and_both_are_remembered(house: str, who: list[str], rule: str) -> None:
    put = drawn(_of_bank("four-card-flop-ruled"), house, 1)
    assert [each.text for each in put.deciders if each.right] == who
    assert [(each.rule, each.part) for each in put.tests] == [(rule, "remedy"), (rule, "authority")]
    right = next(place for place, each in enumerate(put.choices) if each.right)
    told = mark(put, Given((right,), decider=0))
    assert (told.right, dict(told.parts)) == (False, {"remedy": True, "authority": False})


def test_in_silence_the_floor_decides_and_its_paragraph_is_cited() -> None:
    put = drawn(_of_bank("two-burns-for-the-flop"), "metropolitan", 1)
    assert put.silent and put.cites == (Cite("metropolitan", "1"),)
    [right] = [each for each in put.choices if each.right]
    assert right.text == "The rulebook doesn't say: the floor decides"
    assert "metropolitan" in right.reason.right_at and "upt" not in right.reason.right_at
    assert [each.rule for each in put.tests] == ["topic:deal.no-burn"]
    assert not drawn(_of_bank("two-burns-for-the-flop"), "upt", 1).silent


def test_in_silence_the_floor_and_that_the_book_does_not_say_are_both_right() -> None:
    text = RULING.replace("level = 1", 'level = 1\nhouses = ["metropolitan"]\nsilent = ["metropolitan"]')
    text = text.replace('"least-raise"', '"underraise"').replace('seat = "3"', 'seat = "4"')
    text = text.replace("P3 raise {bet}", "P3 raise {bet}\nP4 say raise\nP4 wager {bet}")
    text = text.replace('when = "least == 2 * bet"', "silent = true")
    put = drawn(
        _question(
            text.replace("P4 wager {bet}", "P4 wager {more}")
            .replace("[values]", "[values]", 1)
            .replace("\n[engine]", 'more = "bet + 100"\n\n[engine]')
        ),
        "metropolitan",
        1,
    )
    assert [each.right for each in put.deciders] == [False, True, True]
    assert [each.text for each in put.choices if each.right] == ["Double the bet"]


def test_a_fallback_that_nobody_confirmed_is_labelled() -> None:
    question = _of_bank("flop-before-the-blinds-acted")
    assert "unconfirmed" in drawn(question, "foxwoods-2020", 1).label
    assert drawn(question, "tda-2022", 1).label == ""


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda text: text.replace("level = 1", 'level = 1\nsilent = ["upt"]'), "upt is listed as silent, but"),
        (lambda text: text.replace('"least-raise"', '"first-to-act"'), "has no figure 'least'"),
    ],
)
def test_what_a_house_cannot_be_asked_is_not_asked(change: Callable[[str], str], what: str) -> None:
    with pytest.raises(NotAsked, match=what):
        drawn(_question(change(NUMBER)), "upt", 1)


def test_a_silent_house_that_the_file_does_not_know_is_not_asked() -> None:
    with pytest.raises(NotAsked, match="tda-2022 doesn't cover this"):
        drawn(_question(NUMBER.replace('"least-raise"', '"first-to-act"')), "tda-2022", 1)


def test_a_house_whose_paragraphs_clash_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    from trainer.questions import engine

    engine.situation.cache_clear()
    monkeypatch.setattr(engine, "agreed", lambda law, facts: None)
    with pytest.raises(NotAsked, match="upt's paragraphs conflict here"):
        drawn(_question(NUMBER), "upt", 1)
    engine.situation.cache_clear()


def test_a_house_that_is_not_named_is_not_asked() -> None:
    with pytest.raises(KeyError):
        drawn(_question(ORDER), "upt", 1)


@pytest.mark.parametrize("house", BOOKS)
def test_what_a_drawing_tests_was_known_without_drawing(house: str) -> None:
    for question in todays(bank.bank(), 6):
        if house in question.houses:
            known = keys(question, house)
            assert {each.rule for each in drawn(question, house, 11).tests} <= known
            assert known
        else:
            assert keys(question, house) == frozenset()


def test_without_rules_in_the_file_those_on_the_topic_may_be_tested() -> None:
    bare = _question(NUMBER.replace(NUMBER[NUMBER.index("rules =") : NUMBER.index("\n\n[values]")], ""))
    assert keys(bare, "upt") >= {each.rule for each in drawn(bare, "upt", 1).tests}
    assert keys(_question(NUMBER), "tda-2022") == {"bet.least-raise.by-the-largest-raise"}


def test_every_form_is_in_the_bank() -> None:
    assert {each.form for each in bank.bank()} == set(Form)


@pytest.mark.parametrize("house", BOOKS)
def test_the_right_answer_is_marked_right(house: str) -> None:
    for question in (each for each in todays(bank.bank(), 6) if house in each.houses):
        put = drawn(question, house, 2)
        assert mark(put, _right(put)).right


def _right(put: Asked) -> Given:
    decider = next((place for place, each in enumerate(put.deciders) if each.right), None)
    if put.amount:
        return Given(number=put.amount.right[0])
    if put.targets:
        return Given(place=next(each.place for each in put.targets if each.right))
    chosen = [place for place, each in enumerate(put.choices) if each.right]
    if put.form is Form.ORDER:
        chosen.sort(key=lambda place: put.choices[place].number)
    return Given(chosen=tuple(chosen), decider=decider)
