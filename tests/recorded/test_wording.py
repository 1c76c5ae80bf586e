"""A house that words its rulings, its floor's choices and its rules otherwise decides everything the same."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import product
from typing import TypeVar

import pytest

from tests.grading.test_counted import all_in
from tests.recorded import dealt, printed
from tests.recorded.of_grade import of_grade
from tests.recorded.of_hand import of_hand
from tests.recorded.once import decided_once
from tests.recorded.otherwise import NONSENSE, reworded, worded_otherwise
from tests.recorded.told import HANDS, digests
from tests.rules.amounts import at_once
from tests.rules.betting import Betting
from tests.rules.test_after_out_of_turn import out
from tests.rules.test_declarations import facing_1000
from tests.rules.test_held_out_of_turn import acted
from tests.seeds import seed, todays
from trainer.grading.assess import assessor
from trainer.questions.bank import bank
from trainer.questions.drawing import drawn
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.spot import Spot
from trainer.rules.book import BOOKS, all_books, book
from trainer.rules.encoded import encoded
from trainer.rules.options import OPTIONS

ALWAYS = {  # where the floor's choice, or what a hand may have of the pot, tells how it goes on
    ("showdown-plays-the-board", "tda-2022"),
    ("showdown-wants-to-see-a-caller", "tda-2022"),
    ("showdown-one-card-and-a-refusal", "metropolitan"),
    ("showdown-winner-in-the-muck", "upt"),
    ("showdown-thrown-away-too-soon", "upt"),
    ("bets-five-stays-unclear", "metropolitan"),
    ("bets-raise-said-one-chip-short", "tda-2022"),
    ("bets-call-said-to-the-earlier-bet", "upt"),
    ("bets-undercall-of-a-raise", "foxwoods-2020"),
}
NAMED = [(one, key) for one, key in dealt.hands() if (one.id, key) in ALWAYS]
SCENARIOS = NAMED + [
    each for each in todays(dealt.hands(), 199) if each not in NAMED
]  # some beside them, others each day
TOLD, MANY = 24, 2000
QUESTIONS = range(40)  # of each kind one of every case at least
T = TypeVar("T")


def both_ways(decide: Callable[[], T]) -> tuple[T, T]:
    """What is decided in the houses' own words, and in others."""
    with decided_once():
        own = decide()
    with worded_otherwise(), decided_once():
        return own, decide()


def differing(own: dict[str, T], other: dict[str, T]) -> list[str]:
    assert own.keys() == other.keys() and own
    return [name for name in own if own[name] != other[name]]


def test_nothing_is_worded_as_it_was_and_all_of_it_comes_back() -> None:
    before = [law.rules for law in all_books()]
    options = dict(OPTIONS)
    with worded_otherwise():
        for law in all_books():
            assert all(each.rule.sense.startswith(NONSENSE) for each in law.rules.values())
            assert all(each.rule.ruling.says != encoded()[key].ruling.says for key, each in law.rules.items())
        assert len({each.rule.ruling.says for law in all_books() for each in law.rules.values()}) > len(encoded()) / 2
        assert all(
            OPTIONS[key].says != each.says and OPTIONS[key].effect is each.effect for key, each in options.items()
        )
    assert [law.rules for law in all_books()] == before
    assert options == OPTIONS
    assert all(each.rule.ruling is encoded()[key].ruling for law in all_books() for key, each in law.rules.items())


def test_only_words_are_changed() -> None:
    law = book("upt")
    for key, each in reworded(law).rules.items():
        own = law.rules[key]
        assert replace(each.rule, sense=own.rule.sense, ruling=own.rule.ruling) == own.rule
        assert each.rule.ruling == own.rule.ruling


@pytest.mark.parametrize("cases", [printed.hands, printed.rooms])
def test_printed_examples_are_decided_the_same(cases: Callable[[Mapping[str, str]], printed.Cases]) -> None:
    some = dict(todays(printed.texts().items(), 3))
    assert not differing(*both_ways(lambda: dict(cases(some))))


@pytest.mark.parametrize(
    ("number", "key"),
    [(number, key) for number, (_, key) in enumerate(SCENARIOS)],
    ids=[f"{scenario.id}-{key}" for scenario, key in SCENARIOS],
)
def test_scenarios_are_dealt_and_graded_the_same(number: int, key: str) -> None:
    assert not differing(*both_ways(lambda: dict(dealt.dealt(SCENARIOS[number][0], key))))


WAGERS = {
    "clear words with the chips": lambda: at_once(facing_1000("P3 say raise", "P3 wager 1000x3")),
    "words nobody can read with the chips": lambda: at_once(facing_1000("P3 say raise three", "P3 wager 1000x3")),
    "five, and chips with it": lambda: at_once(Betting().flop().do("P2 say I bet five", "P2 wager 1000x1")),
    "an all-in counted unasked": lambda: all_in("D count bet-3").facts(),
    "an all-in counted when asked": lambda: all_in("P4 say How much is it?", "D count bet-3").facts(),
    "another motion to come": lambda: Betting().flop().do(*RAISED_BY_THE_CALL).facts(),
    "a third motion": lambda: Betting().flop().do(*RAISED_BY_THE_CALL, "P3 wager 500x1", "P3 wager 500x1").facts(),
    "held to a call": lambda: acted(
        "P1 say call", "P3 fold", "P4 fold", "P1 say raise to 600", "P1 wager 100x5"
    ).facts(),
    "held to a raise": lambda: out("P4 say raise to 800", "P3 fold", "P4 say raise to 2000", "P4 wager 100x20").facts(),
    "folded out of turn": lambda: out("P4 say fold", "P3 wager 100x3", "P4 say raise to 800", "P4 wager 100x8").facts(),
    "overtaken": lambda: out("P4 wager 100x3", "P3 wager 100x6", "P4 say raise to 2000", "P4 wager 100x17").facts(),
}
RAISED_BY_THE_CALL = ("P2 wager 500x1+100x1", "P3 say Raise", "P3 wager 500x1+100x1")


@pytest.mark.parametrize("name", WAGERS)
def test_what_a_wager_comes_to_is_the_same(name: str) -> None:
    record = WAGERS[name]().record

    def found() -> dict[str, object]:
        graded = {law.key: assessor(record.transcript, law, 0, record) for law in all_books()}
        return {key: of_hand(record, one.law, one) | of_grade(one.assessment()) for key, one in graded.items()}

    assert not differing(*both_ways(found))


def _told(seeds: Iterable[int]) -> tuple[dict[str, bytes], dict[str, bytes]]:
    first = list(seeds)
    return both_ways(lambda: {str(each): digests(each) for each in first})


def test_told_hands_are_decided_the_same() -> None:
    first = seed() * TOLD % HANDS
    assert not differing(*_told(at % HANDS for at in range(first, first + TOLD)))


@pytest.mark.full
def test_many_told_hands_are_decided_the_same() -> None:
    assert not differing(*_told(range(MANY)))


def answers(spot: Spot) -> object:
    """What is accepted, of which hand, and what may be chosen; `decisions` compare without their words."""
    fields = [(each.key, each.seats, each.step, each.start, [one.key for one in each.options]) for each in spot.fields]
    ruled = [(each.matter, each.ruling, each.figures) for each in spot.decisions]
    return spot.transcript, spot.case, spot.right, fields, ruled, [(each.book, each.at) for each in spot.citations]


@pytest.mark.parametrize(("kind", "house"), todays(product(KINDS, BOOKS), 6))
def test_quick_drills_have_the_same_answers(kind: str, house: str) -> None:
    def made() -> dict[str, object]:
        law = book(house)
        return {str(each): answers(KINDS[kind].make(law, each)) for each in QUESTIONS}

    assert not differing(*both_ways(made))


def test_questions_have_the_same_answers() -> None:
    """A draw holds every text too: only the choices that are right, the amounts and the steps are looked at."""
    asked = todays([(each, house) for each in bank() for house in each.houses], 6)

    def right() -> dict[str, object]:
        found = {f"{each.id} at {house}": drawn(each, house, seed()) for each, house in asked}
        return {name: ([each.right for each in one.choices], one.amount, one.silent) for name, one in found.items()}

    assert not differing(*both_ways(right))
