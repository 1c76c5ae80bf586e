"""Sets of questions, what stands after an answer, and what of it is kept."""

import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from tests.ui.questions_samples import HOUSE, NUMBER, ONE, ORDER, POINT, RULING, SEVERAL, TRUE_FALSE, because, samples
from trainer.progress import answering
from trainer.progress.answering import answer_of, given_json
from trainer.progress.records import Outcome, Part
from trainer.questions.bank import bank, drawn
from trainer.questions.marking import mark
from trainer.questions.model import Asked, Cite, Form, Given
from trainer.rules.book import book
from trainer.rules.headings import headings
from trainer.ui.demo.answers import answer_for
from trainer.ui.desk.questions import LAST, put, question_view
from trainer.ui.desk.verdicts import verdict
from trainer.ui.screens.question_models import ReasonView, VerdictView

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)


def judged(asked: Asked, given: Given) -> VerdictView:
    return verdict(asked, given, mark(asked, given))


def reasons(view: VerdictView) -> list[ReasonView]:
    return [each for _, some in view.groups for each in some]


# --- sets ----------------------------------------------------------------------------------------------------------


def test_a_set_shows_its_questions_in_their_forms() -> None:
    asked = samples()
    made = put(HOUSE, "All of them", asked.values())
    assert [each.form for each in made.view.questions] == [each.form for each in asked.values()]
    assert made.view.trouble == ""
    shown = dict(zip(asked, made.view.questions, strict=True))
    assert (shown["order"].steps, len(shown["order"].options)) == (4, 5)
    assert shown["number"].unit == "chips"
    assert shown["point"].places == ("stub", "muck", "burns")
    assert [bool(each.frames) for each in shown.values()] == [each.hand is not None for each in asked.values()]
    assert len(shown["point"].frames) == LAST + 1


def test_a_question_that_cannot_be_shown_is_left_out_and_named_and_the_others_are_asked() -> None:
    broken = replace(POINT, id="no-table")
    made = put(HOUSE, "Some", (ONE, broken, SEVERAL, replace(broken, id="no-table-either")))
    assert [each.id for each in made.posed] == [ONE.id, SEVERAL.id]
    assert len(made.view.questions) == 2
    assert "no-table and no-table-either" in made.view.trouble


def test_what_was_wrong_is_asked_again_with_other_values() -> None:
    template = next(each for each in bank() if each.form is Form.NUMBER and len(prompts(each)) > 3)
    house = template.houses[0]
    first = put(house, "Again", (ONE, drawn(template, house, 1)))
    again = {first.again([1], seed).posed[0].prompt for seed in range(2, 30)}
    assert len(again) > 3
    assert first.again([0], 9).posed == (ONE,)  # not of the bank: as it was


def prompts(question: object) -> set[str]:
    return {drawn(question, question.houses[0], seed).prompt for seed in range(8)}  # type: ignore[attr-defined,arg-type]


# --- verdicts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "given", "word", "line"),
    [
        (ONE, Given((0,)), "Right", "A boxed card isn't a card at all."),
        (
            ONE,
            Given((2,)),
            "Wrong at this house",
            "That would be right at Metropolitan and UPT. Right here: A scrap of paper",
        ),
        (ONE, Given((1,)), "Wrong", "Right here: A scrap of paper"),
        (TRUE_FALSE, Given((1,)), "Wrong at this house", "That would be right at UPT. Nobody but chance"),
        (SEVERAL, Given((0, 2)), "Wrong", "You missed 2 right ones and chose 1 wrong one."),
        (SEVERAL, Given((0, 1, 3)), "Right", "All the right ones and no others."),
        (
            NUMBER,
            Given(number=7000),
            "Wrong at this house",
            "That would be right at UPT. You said 7,000 chips. The answer is 6,000 chips.",
        ),
        (NUMBER, Given(number=1), "Wrong", "You said 1 chip. The answer is 6,000 chips."),
        (ORDER, Given((4, 2, 0, 3)), "Right", "4 of 4 steps in the right place."),
        (ORDER, Given((2, 4, 0, 1)), "Wrong", "1 of 4 steps in the right place."),
        (POINT, Given(place="muck"), "Wrong at this house", "That would be right at UPT. Right here: The stub."),
        (POINT, Given(place="seat:4"), "Wrong", "Right here: The stub."),
        (RULING, Given((0,), decider=0), "Wrong at this house", "That would be right at UPT. Who decides: wrong."),
        (RULING, Given((2,), decider=0), "Wrong", "Who decides: wrong. What happens: wrong."),
    ],
)
def test_what_is_said_of_an_answer(asked: Asked, given: Given, word: str, line: str) -> None:
    view = judged(asked, given)
    assert (view.word, view.right) == (word, word == "Right")
    assert view.line.startswith(line)


def test_what_was_missed_and_what_was_ticked_wrongly_is_told_apart() -> None:
    told = [(each.mark, each.word, each.yours) for each in reasons(judged(SEVERAL, Given((0, 2))))]
    missed = ("missed", "Right, missed", False)
    assert told == [
        ("right", "Right", True),
        missed,
        ("wrong", "Wrong", True),
        missed,
        ("none", "Correctly left out", False),
    ]


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        (ONE, Given((0,))),
        (ONE, Given((1,))),
        (TRUE_FALSE, Given((0,))),
        (SEVERAL, Given((0, 2))),
        (NUMBER, Given(number=1)),
        (NUMBER, Given(number=7000)),
        (ORDER, Given((4, 2, 0, 3))),
        (POINT, Given(place="muck")),
        (RULING, Given((2,), decider=0)),
    ],
)
def test_only_what_was_taken_can_be_an_error(asked: Asked, given: Given) -> None:
    told = reasons(judged(asked, given))
    assert all(each.yours for each in told if each.mark == "wrong")
    assert all(each.word not in ("Wrong", "Right", "") for each in told if each.mark == "none")


def test_an_order_is_told_in_its_order_and_says_where_a_step_was_put() -> None:
    told = reasons(judged(ORDER, Given((2, 4, 0, 1))))
    assert [each.place for each in told] == ["1", "2", "3", "4", ""]
    assert [each.word for each in told] == [
        "You put it at 2",
        "You put it at 1",
        "Right",
        "You left it out",
        "Not needed",
    ]
    assert [each.mark for each in told] == ["wrong", "wrong", "right", "missed", "wrong"]


def test_steps_that_may_change_places_have_the_same_number() -> None:
    steps = [replace(each, number=1 if each.number == 2 else each.number) for each in ORDER.choices]
    asked = replace(ORDER, choices=tuple(steps))
    for given in (Given((4, 2, 0, 3)), Given((4, 0, 2, 3))):
        told = reasons(judged(asked, given))
        assert [each.place for each in told[:4]] == ["1", "2", "2", "4"]
        assert [each.mark for each in told] == ["right"] * 4 + ["none"]


@pytest.mark.parametrize("at", ["39-A", "39-C", "35-A-1"])
def test_the_slip_is_headed_as_the_paragraph_is_on_the_rules_page(at: str) -> None:
    cited = (Cite(HOUSE, at),)
    choices = tuple(replace(each, reason=replace(each.reason, cites=cited)) for each in ONE.choices)
    asked = replace(ONE, cites=cited, choices=choices)
    slip = judged(asked, answer_for(asked, right=True)).slip
    assert slip is not None
    assert (slip.paragraph, slip.title) == (at, headings(book(HOUSE))[at])


def test_a_silent_book_a_reading_and_another_book_are_noted_on_the_slip() -> None:
    silent = judged(replace(ONE, silent=True), Given((0,)))
    assert silent.slip is not None
    assert (silent.slip.paragraph, silent.tag) == ("", "Not covered")
    law = book("upt")
    read = next(each for each in law.ledger.paragraphs if each.reading)
    cite = (Cite("upt", read.at),)
    first = replace(ONE.choices[0], reason=replace(because("So."), cites=cite))
    view = judged(replace(ONE, book="upt", cites=cite, choices=(first, ONE.choices[1])), Given((0,)))
    assert view.tag == "Ask your house"
    there = (Cite("tda-2024", "35-A-1"),)
    choices = (replace(ONE.choices[0], reason=replace(because("So."), cites=there)), *ONE.choices[1:])
    sent = replace(ONE, book="players-2025", cites=there, choices=choices, label="edition not stated")
    noted = judged(sent, Given((0,)))
    assert noted.slip is not None and any("refers here in" in each.text for each in noted.slip.notes)
    assert reasons(noted)[0].cites[0].label == "TDA 2024 35-A-1"


def test_a_question_says_beforehand_that_its_answer_is_our_reading() -> None:
    read, printed = (next(p for p in book("upt").ledger.paragraphs if bool(p.reading) is has) for has in (True, False))
    of_both = tuple(Cite("upt", each.at) for each in (read, printed))
    assert question_view(replace(ONE, cites=of_both[:1])).reading
    assert not question_view(replace(ONE, cites=of_both)).reading
    assert not question_view(replace(ONE, cites=of_both[:1], silent=True)).reading


def test_every_question_of_the_bank_can_be_shown_and_its_verdict_told() -> None:
    """One drawing of each at its first house, answered rightly and wrongly."""
    for question in bank():
        asked = drawn(question, question.houses[0], 3)
        assert put(asked.book, "", (asked,)).view.trouble == "", question.id
        for right in (True, False):
            view = judged(asked, answer_for(asked, right=right))
            assert view.right == right
            assert view.line and reasons(view) and view.slip is not None


# --- what is kept --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", samples())
@pytest.mark.parametrize("right", [True, False])
def test_an_answer_is_kept_whole_and_tells_memory_part_by_part(form: str, right: bool) -> None:
    asked = replace(samples()[form], seed=77)
    given = answer_for(asked, right=right)
    answer = answer_of(1, asked, given, mark(asked, given), NOW, 1200, None)
    assert (answer.question, answer.seed, answer.right, answer.ms) == (asked.id, 77, right, 1200)
    assert (
        Given(**{key: tuple(x) if isinstance(x, list) else x for key, x in json.loads(answer.given).items()}) == given
    )
    assert {each.outcome for each in answer.tested} <= {Outcome.GOOD, Outcome.AGAIN}
    assert all(each.outcome is Outcome.GOOD for each in answer.tested) == right
    assert {each.part for each in answer.tested} == {Part(each.part) for each in asked.tests}


def test_half_a_ruling_feeds_one_part_well_and_the_other_not() -> None:
    told = answering.tested(RULING, mark(RULING, Given((0,), decider=0)))
    assert {each.part: each.outcome for each in told} == {Part.AUTHORITY: Outcome.AGAIN, Part.REMEDY: Outcome.GOOD}


@pytest.mark.parametrize(
    ("given", "text"),
    [
        (Given((2, 0)), '{"chosen":[2,0]}'),
        (Given(number=0), '{"number":0}'),
        (Given((1,), decider=0), '{"chosen":[1],"decider":0}'),
        (Given(place="card:Kh"), '{"place":"card:Kh"}'),
    ],
)
def test_an_answer_as_json_says_only_what_was_given(given: Given, text: str) -> None:
    assert given_json(given) == text
