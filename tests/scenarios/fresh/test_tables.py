"""Believable tables: players whose names no one mixes up."""

from itertools import permutations

from trainer.scenarios.fresh.tables import MOST_SEATS, NAMES

MOST_LETTERS = 6


def test_there_are_names_for_several_tables_and_each_has_room_at_its_seat() -> None:
    assert len(set(NAMES)) == len(NAMES) > 5 * MOST_SEATS
    assert max(map(len, NAMES)) <= MOST_LETTERS


def test_no_name_is_the_beginning_of_another() -> None:
    assert not [(short, long) for short, long in permutations(NAMES, 2) if long.startswith(short)]
