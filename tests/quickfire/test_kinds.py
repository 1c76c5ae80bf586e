"""Every kind at every house: questions without end, each with one way to be right, drawn from the house's own law."""

from contextlib import suppress
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.seeds import seeds, todays
from trainer.kernel.table import Impossible
from trainer.kernel.transcript import fold
from trainer.quickfire.kind import Unsuitable
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.spot import Answer, Asks, Field, Spot
from trainer.rules.book import BOOKS, book
from trainer.rules.practice import practices

DRAWN = pytest.mark.parametrize(("key", "house"), todays(product(KINDS, BOOKS), 3))


def made(key: str, house: str, seed: int) -> Spot:
    return KINDS[key].make(book(house), seed)


def others(field: Field, held: Answer) -> list[Answer]:
    """The answer with this part answered otherwise."""
    value = held[field.key]
    if field.asks is Asks.CHOICE:
        return [{**held, field.key: each.key} for each in field.options if each.key != value]
    if field.asks is Asks.AMOUNT:
        assert isinstance(value, int)
        return [{**held, field.key: value + field.step}, {**held, field.key: value - field.step}]
    if field.asks is Asks.SEAT:
        return [{**held, field.key: seat} for seat in field.seats if seat != value]
    assert isinstance(value, tuple)
    if not value:
        return [{**held, field.key: field.seats[:1]}]
    return [{**held, field.key: value[1:]}, {**held, field.key: tuple(s for s in field.seats if s not in value)}]


def check(spot: Spot, house: str) -> None:
    """What holds for every question of every kind."""
    folded = fold(spot.transcript)
    assert not folded.fault
    assert 0 <= spot.shown_from < len(spot.transcript.gestures)
    assert (spot.book, bool(spot.asks), bool(spot.case), spot.target > 0) == (house, True, True, True)
    ruled = any(each.ruling for each in spot.decisions)
    assert spot.citations or (spot.practices and not ruled)
    assert {each.book for each in spot.citations} <= sources(house)
    assert all(each in practices().values() for each in spot.practices)
    assert all(each.book == house and each.confirmed for each in spot.decisions)
    check_fields(spot)
    check_answers(spot)
    check_sums(spot)


def sources(house: str) -> set[str]:
    """The house's own book, and one that it is known to follow where it is silent."""
    return {house, *(each.to for each in book(house).ledger.fallbacks if each.confirmed)}


def check_fields(spot: Spot) -> None:
    assert len({each.key for each in spot.fields}) == len(spot.fields)
    for each in spot.fields:
        keys = [option.key for option in each.options]
        assert len(set(keys)) == len(keys)
        assert len({option.label for option in each.options}) == len(keys)
        assert (len(keys) > 1) == (each.asks is Asks.CHOICE)
        assert bool(each.seats) == (each.asks in (Asks.SEAT, Asks.SEATS))
        assert (each.step > 0) == (each.asks is Asks.AMOUNT)


def check_answers(spot: Spot) -> None:
    """What is right is complete, in reach of the fields, and nothing that differs in a part asked is right as well."""
    assert spot.right
    for held in spot.right:
        assert spot.complete(held)
        assert spot.accepts(held)
        for each in spot.fields:
            if each.asked(held):
                check_part(each, held)
                for other in others(each, held):
                    also = any(asked_of(spot, other) == asked_of(spot, right) for right in spot.right)
                    assert also or not spot.accepts(other), (each.key, other)
    assert not spot.complete({})
    assert not spot.accepts({})


def asked_of(spot: Spot, answer: Answer) -> Answer:
    """The parts of an answer that are asked, with the others answered so."""
    return {each.key: answer.get(each.key) for each in spot.fields if each.asked(answer)}


def check_part(field: Field, held: Answer) -> None:
    value = held[field.key]
    if field.asks is Asks.CHOICE:
        assert value in [option.key for option in field.options]
    elif field.asks is Asks.AMOUNT:
        assert isinstance(value, int)
        assert value >= 0
        assert (value - field.start) % field.step == 0
    elif field.asks is Asks.SEAT:
        assert value in field.seats
    else:
        assert isinstance(value, tuple)
        assert set(value) <= set(field.seats)
        assert value == tuple(sorted(value))


def check_sums(spot: Spot) -> None:
    """Each total is the one before and what is added; the figures of the answer are where the sums end."""
    runs: list[int] = []
    total = 0
    for each in spot.sums:
        if each.total == each.amount:
            runs.append(0)
            total = 0
        total += each.amount
        assert each.total == total
        assert not each.chips or each.chips.amount == abs(each.amount)
        runs[-1] = total
    amounts = [spot.right[0][field.key] for field in spot.fields if is_asked_amount(field, spot.right[0])]
    assert all(amount in runs for amount in amounts if amount), (amounts, runs)


def is_asked_amount(field: Field, held: Answer) -> bool:
    return field.asks is Asks.AMOUNT and field.asked(held)


@DRAWN
def test_a_question_of_every_seed_folds_and_has_its_right_answers(key: str, house: str) -> None:
    for each in seeds(len(KINDS[key].cases)):  # one of every case
        check(made(key, house, each), house)


@given(st.sampled_from(tuple(KINDS)), st.sampled_from(BOOKS), st.integers(0, 2**63))
def test_any_seed_makes_a_question(key: str, house: str, seed: int) -> None:
    check(made(key, house, seed), house)


@DRAWN
def test_no_situation_of_any_case_makes_two_rules_of_a_house_contradict_each_other(key: str, house: str) -> None:
    kind = KINDS[key]
    for case in kind.cases:
        for number in seeds(2):
            with suppress(Unsuitable, Impossible):  # a Conflict is neither
                kind.asked(book(house), case, 0, Random(f"{case} {number}"))


@DRAWN
def test_a_seed_makes_the_same_question_every_time(key: str, house: str) -> None:
    for seed in range(4):
        first = made(key, house, seed)
        assert first == made(key, house, seed)
        assert first.transcript != made(key, house, seed + len(KINDS[key].cases)).transcript
