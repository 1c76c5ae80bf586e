"""Calls to the floor: a true report with a piece left out, a ruling among others', and the paragraph it stands on."""

from functools import cache

import pytest

from tests.seeds import seeds
from trainer.grading.calls.call import UNSEEN, Call, NoCall, calling, choosing_call
from trainer.grading.calls.ruling import asked_of_the_floor, ruled
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, book
from trainer.rules.ruling import Authority
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.report import PIECES
from trainer.scenarios.report_truth import full_report

KEYS = tuple(each.id for each in scenarios().heads)
CALLS = [(house, seed) for house in BOOKS for seed in seeds(4)]


def call(house: str, seed: int) -> Call:
    return at_once(choosing_call(KEYS, scenarios().open, book(house), seed))


@pytest.mark.parametrize(("house", "seed"), CALLS)
def test_a_call_is_the_floors_and_what_is_told_and_left_out_is_the_whole_truth(house: str, seed: int) -> None:
    made = call(house, seed)
    ruling = made.fault.grade.decision.ruling
    assert ruling is not None
    assert ruling.authority is not Authority.DEALER
    whole = full_report(made.film.record, made.at, made.fault.grade.matter).told or ()
    left = [one for _, some in made.left_out for one in some]
    assert sorted(map(repr, (*(made.report.told or ()), *left))) == sorted(map(repr, whole))
    assert {PIECES[type(one)] for one in left}.isdisjoint(PIECES[type(one)] for one in made.report.told or ())
    assert bool(made.left_out) is any(PIECES[type(one)] in UNSEEN for one in whole)
    assert all(piece in UNSEEN for piece, _ in made.left_out)


@pytest.mark.parametrize(("house", "seed"), CALLS)
def test_each_question_has_one_right_answer_among_others(house: str, seed: int) -> None:
    made = call(house, seed)
    for each in asked_of_the_floor(made):
        keys = [one.key for one in each.options]
        assert each.right in keys
        assert len(set(keys)) == len(keys) >= 2
        assert len({one.says.casefold() for one in each.options}) == len(keys)
        assert [key for key in keys if key in each.accepted] == [each.right]


@pytest.mark.parametrize(("house", "asked"), [("tda-2024", True), ("upt", False)])
def test_nobody_is_asked_to_rule_where_the_floor_may_give_a_refund_or_keep_it(house: str, asked: bool) -> None:
    try:
        made = at_once(calling(scenarios().open("deal-bet-with-the-same-ace"), book(house), 1))
    except NoCall:
        assert not asked
    else:
        assert asked and made.fault.grade.matter.kind == "duplicate-cards"


@cache
def lacking() -> Call:
    """A call of which two pieces were left out."""
    return next(made for seed in range(60) if len((made := call(BOOKS[0], seed)).left_out) > 1)


def test_the_same_seed_makes_the_same_call() -> None:
    one, two = call(BOOKS[0], 5), call(BOOKS[0], 5)
    assert (one.report, one.left_out, asked_of_the_floor(one)) == (two.report, two.left_out, asked_of_the_floor(two))


def test_all_right_is_right_only_where_everything_was_asked() -> None:
    made = lacking()
    asked = asked_of_the_floor(made)
    given = {each.key: each.right for each in asked}
    pieces = [piece for piece, _ in made.left_out]
    assert pieces
    assert ruled(made, asked, given, pieces).right
    hasty = ruled(made, asked, given, pieces[1:])
    assert (hasty.right, hasty.unasked) == (False, tuple(pieces[:1]))
    assert all(hasty.answers.values())


@pytest.mark.parametrize("which", [0, 1])
def test_a_wrong_ruling_or_paragraph_is_wrong(which: int) -> None:
    made = lacking()
    asked = asked_of_the_floor(made)
    wrong = next(one.key for one in asked[which].options if one.key not in asked[which].accepted)
    given = {each.key: each.right for each in asked} | {asked[which].key: wrong}
    result = ruled(made, asked, given, [piece for piece, _ in made.left_out])
    assert not result.right
    assert [key for key, right in result.answers.items() if not right] == [asked[which].key]


def test_what_is_not_answered_is_wrong() -> None:
    made = lacking()
    assert not any(ruled(made, asked_of_the_floor(made), {}, []).answers.values())


def test_a_clean_hand_has_no_call() -> None:
    with pytest.raises(NoCall):
        at_once(calling(scenarios().open("clean-holdem-six"), book(BOOKS[0]), 1))
    with pytest.raises(NoCall):
        at_once(choosing_call(("clean-holdem-six",), scenarios().open, book(BOOKS[0]), 1))
    with pytest.raises(NoCall):
        at_once(choosing_call((), scenarios().open, book(BOOKS[0]), 1))
