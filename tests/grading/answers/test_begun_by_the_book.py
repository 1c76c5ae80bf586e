"""A hand told beside its room: what begins it is each rulebook's own, and so are its level and the rebuys before it."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import on_both
from trainer.commands.situation import stands
from trainer.grading.answers.both import answer_on_both
from trainer.rules.book import BOOKS, book

RIFFLE, SHUFFLER, PUSH = "riffle", "shuffler", "push"
AT = {
    "tda-2022": "23",
    "tda-2024": "23",
    "players-2025": "24",
    "foxwoods-2020": "23",
    "metropolitan": "21",
    "upt": "tournament-10",
}
BEGINS_NOTHING = {("upt", SHUFFLER), ("upt", PUSH)}
"""Foxwoods has one hand at the old level after a push, though that begins none."""
ROOM = """room
level 100 200 200
level 200 400 400
clock 1 300
stack 10000
table A 9 1 2 3
player Maria 20000 A 1
player Devon 20000 A 2
player Priya 20000 A 3
player Kenji 20000 A 4
player Olga 20000 A 5
---
"""
HAND = "hand A\n---\ndeal\nP4 raise 500\n"
EVERY = [
    pytest.param(house, act, id=f"{house}:{AT[house]}-{act}") for house in BOOKS for act in (RIFFLE, SHUFFLER, PUSH)
]


@pytest.mark.parametrize(("house", "act"), EVERY)
@pytest.mark.parametrize("change", ["floor level 2", "zero\nfloor level 2"])
def test_a_level_after_the_hand_began_is_none_of_its(house: str, act: str, change: str, tmp_path: Path) -> None:
    sentence = on_both(tmp_path, house, f"{ROOM}dealer:A end\n{act}\n{change}\n{HAND}").sentence
    if (house, act) in BEGINS_NOTHING:
        assert sentence == "The raise is to 800, not 500: seat 4 puts in 300 more."
    else:
        assert sentence.startswith("Nothing is wrong: seat 5 may call 500 or raise, minimum raise to ")


@pytest.mark.parametrize("house", BOOKS)
def test_a_level_before_the_hand_began_is_its(house: str, tmp_path: Path) -> None:
    told = f"{ROOM}dealer:A end\nzero\nfloor level 2\nriffle\n{HAND}"
    assert on_both(tmp_path, house, told).sentence == "The raise is to 800, not 500: seat 4 puts in 300 more."


@pytest.mark.parametrize("house", BOOKS)
def test_a_level_told_after_the_hand_is_none_of_its(house: str, tmp_path: Path) -> None:
    also = on_both(tmp_path, house, f"{HAND}{ROOM}zero\nfloor level 2\n").also
    assert any(each.startswith("At the table: Nothing is wrong") for each in also)


@pytest.mark.parametrize(("house", "act"), EVERY)
def test_a_deal_without_its_level_is_at_the_one_it_began_at(house: str, act: str, tmp_path: Path) -> None:
    sentence = on_both(tmp_path, house, f"{ROOM}dealer:A end\n{act}\nzero\nfloor level 2\ndeal\n").sentence
    assert not sentence.startswith("Correct it")
    assert ("level 1, 100-200" in sentence) is ((house, act) not in BEGINS_NOTHING)


@pytest.mark.parametrize(("house", "act"), EVERY)
def test_a_rebuy_is_in_time_until_the_hand_begins(house: str, act: str, tmp_path: Path) -> None:
    """[tda-2024:27, players-2025:28, foxwoods-2020:27, metropolitan:25, upt:tournament-33]"""
    told = f"{ROOM}dealer:A end\n{act}\nMaria ask rebuy\nhand A\n---\ndeal\nfold 4 5\nP1 all-in\n"
    in_time = house == "upt" or (house, act) == ("foxwoods-2020", PUSH)
    file = tmp_path / "rebuy.txt"
    file.write_text(told, encoding="utf-8")
    found = stands(file, book(house))
    assert found is not None and found.both.hand is not None
    assert found.both.hand.setup.seats[0].stack.amount == (30000 if in_time else 20000)
    sentence = answer_on_both(found.both, book(house)).sentence
    said = "played chips behind and must make the rebuy." if in_time else "put no chips behind."
    assert sentence.endswith(said)


@pytest.mark.parametrize(("act", "later"), [("", False), (RIFFLE, True), (SHUFFLER, False), (PUSH, False)])
def test_chips_found_behind_may_be_given_until_the_next_riffle(act: str, later: bool, tmp_path: Path) -> None:
    """[upt:tournament-20]"""
    sentence = on_both(tmp_path, "upt", f"{ROOM}win Devon Maria 20000\n{act}\nfind Maria 5000\n").sentence
    assert sentence == (
        "The hidden 5,000 leaves the tournament, as the next deal has begun."
        if later
        else "Seat 1 gains nothing from the hidden 5,000."
    )
