"""Four answers that are no rulings, told apart, and thresholds that say no."""

from dataclasses import dataclass

import pytest

from tests.grading.answers.test_standing import answered
from tests.grading.answers.transcripts import record
from trainer.grading.answers.state import State, state_of
from trainer.rules.book import book
from trainer.rules.ruling import Decision, Matter


@pytest.mark.parametrize(
    ("name", "key", "state", "begins"),
    [
        ("clean/holdem-six", "tda-2022", State.NOTHING_WRONG, "Nothing is wrong: seat 2 wins 12,400."),
        ("tda-2022-ill-43-ex-4-B", "tda-2022", State.NOTHING_WRONG, "Nothing is wrong: seat 7 may call 500 or raise"),
        (
            "boxed/one-in-the-deal",
            "tda-2022",
            State.NOT_COVERED,
            "It isn't a misdeal under 35-A-1, and TDA 2022 doesn't say what to do instead: a boxed card",
        ),
        (
            "metropolitan-51-ex",
            "metropolitan",
            State.CANNOT_TELL,
            "Ask seat 2 whether the amount is 500 or 5,000; if it stays unclear, the floor rules.",
        ),
        ("tda-2022-52-A-ex", "tda-2022", State.RULED, "The raise is to 1,200, not 1,000"),
    ],
)
def test_the_kinds_of_answer_are_told_apart(name, key, state, begins):
    answer = answered(record(name), key)
    assert (answer.state, answer.sentence[: len(begins)]) == (state, begins)


@dataclass(frozen=True, slots=True)
class Lacking(Decision):
    """A decision that a hole in our copy of a rulebook leaves silent, as the law marks it."""

    lacking: str = ""


@pytest.mark.parametrize(("lacking", "state"), [("", State.NOT_COVERED), ("55", State.COPY_LACKS)])
def test_what_our_copy_lacks_is_not_what_the_rulebook_leaves_out(lacking, state):
    decision = Lacking("tda-2022", Matter("rights", "bet.rights", 1, 1), None, lacking=lacking)
    assert state_of(book("tda-2022"), None, decision) is state


def test_one_boxed_card_is_no_misdeal_by_its_number():
    """tda-2022 35-A-1: two or more."""
    (no,) = answered(record("boxed/one-in-the-deal")).no
    assert no.startswith("Not a misdeal. It would be one with two or more boxed cards") and "35-A-1" in no


def test_two_boxed_cards_are_one_and_nothing_says_no():
    """tda-2022 35-A-1: at the threshold."""
    answer = answered(record("boxed/two-in-the-deal"))
    assert answer.sentence.startswith("Misdeal")
    assert not any(line.startswith("Not a misdeal") for line in answer.no)


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("tda-2022-43-A-ex", "Not a minimum raise"),  # 40 percent of a raise
        ("tda-2022-ill-45-ex-4-B", "Not a minimum raise"),
        ("tda-2022-ill-43-ex-1", ""),  # a full raise is near nothing
        ("tda-2022-45-A-ex-1", ""),  # no chip can be spared, whatever the share
    ],
)
def test_the_share_of_a_raise_says_no_near_it_and_nothing_far_from_it(name, near):
    """tda-2022 43-A."""
    said = answered(record(name)).no
    assert [each.partition(".")[0] for each in said] == ([near] if near else [])
    assert all("50 percent" in each for each in said)
