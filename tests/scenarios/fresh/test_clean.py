"""Clean hands by chance: nothing goes wrong in them, and no two are the same."""

from random import Random

import pytest

from tests.seeds import seeds
from trainer.grading.model import play_out, playing_out
from trainer.kernel import gestures as g
from trainer.kernel.games import GAMES, is_stud
from trainer.rules.book import BOOKS, book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh import tables
from trainer.scenarios.fresh.clean import FEWEST, clean_hand
from trainer.scenarios.loader import read
from trainer.scenarios.semantics import MOST
from trainer.scenarios.writing import written


def hand(seed: int, game: str = "") -> Scenario:
    """The hand of a seed as its file says it."""
    return read(written(clean_hand(Random(f"clean {seed}"), game)), "x")


@pytest.mark.parametrize("seed", seeds(30))
def test_the_perfect_dealer_finds_nothing_wrong_at_any_house(seed: int) -> None:
    scenario = hand(seed)
    for key in BOOKS:
        law = book(key)
        *_, graded = playing_out(play_of(scenario, law), law)
        assessment = graded.assessment()
        assert assessment.clean, (key, [each.matter.kind for each in assessment.matters])
        assert assessment.right, key
        assert not assessment.off, key
        assert assessment.ended, key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", seeds(3))
def test_a_hand_of_a_game_has_seats_enough_and_not_too_many(game: str, seed: int) -> None:
    scenario = hand(seed, game)
    assert scenario.game == game
    assert FEWEST <= len(scenario.seats) <= MOST[game]
    assert scenario.button in {each.number for each in scenario.seats}
    assert len({each.name for each in scenario.seats}) == len(scenario.seats)
    assert scenario.limit == "limit" or not is_stud(game)


def test_so_many_players_sit_down_as_are_asked_for() -> None:
    assert len(clean_hand(Random(1), "holdem", players=9).seats) == 9


def test_the_same_chance_gives_the_same_hand() -> None:
    assert written(clean_hand(Random("a"))) == written(clean_hand(Random("a")))
    law = book(BOOKS[0])
    first, second = (play_out(play_of(hand(7), law), law) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("game", GAMES)
def test_nobody_folds_with_nothing_to_call(game: str) -> None:
    """That is an irregularity of its own (58 at Poker TDA), and nobody put it there."""
    law, folds = book(BOOKS[0]), 0
    for number in range(4):
        transcript = play_out(play_of(clean_hand(Random(f"folds {number}"), game), law), law)
        record = Record.of(transcript)
        for index, each in enumerate(transcript.gestures):
            if isinstance(each.act, g.Fold) and record.courses[index].betting:
                course = record.courses[index]
                assert course.committed[each.seat - 1] < course.bet, (number, index)
                folds += 1
    assert folds


def test_hands_differ_in_everything_that_can_be_seen() -> None:
    hands = [clean_hand(Random(f"many {number}")) for number in range(200)]
    assert {each.game for each in hands} == set(GAMES)
    assert len({each.button for each in hands}) == max(MOST.values())
    assert len({each.stakes for each in hands}) > 8
    assert len({tuple(seat.name for seat in each.seats) for each in hands}) == 200
    assert len({each.seed for each in hands}) > 190


def test_what_an_injector_needs_is_seen_in_hands_without_it_too() -> None:
    """Nothing that only one kind brings to a table: an ante of the big blind's, eight at a stud table, deep stacks."""
    hands = [clean_hand(Random(f"usual {number}"), game) for game in ("holdem", "stud") for number in range(300)]
    free = [each for each in hands if each.limit == "no-limit"]
    stud = [each for each in hands if each.game == "stud"]
    assert 0.1 < sum(bool(each.stakes.big_blind_ante) for each in free) / len(free) < 0.35
    assert 0.1 < sum(len(each.seats) == MOST["stud"] for each in stud) / len(stud) < 0.35
    deep = [all(tables.deep(seat.stack, each.stakes) == seat.stack for seat in each.seats) for each in stud]
    assert 0.25 < sum(deep) / len(deep) < 0.6


@pytest.mark.parametrize("seed", seeds(6))
def test_a_stub_lasts_for_a_full_table_of_stud(seed: int) -> None:
    scenario = clean_hand(Random(f"full {seed}"), "stud", players=MOST["stud"])
    law = book(BOOKS[0])
    *_, graded = playing_out(play_of(scenario, law), law)
    assert graded.assessment().clean
