"""What becomes of a hand that was dealt at a wrong level, before and after substantial action, and of a redeal."""

import re
from pathlib import Path

import pytest

from tests.grading.answers.in_short import LEVEL, REDEAL, on_both
from trainer.rules.book import book
from trainer.rules.ruling import Decision

HEAD = "room\nlevel 100 200 200\nlevel 200 400 400\nclock 1 300\nplayers A 9 20000\ntable A 9 button 4\n---\n"
NEW_LEVEL = "zero;floor level 2;"
ACTED = "dealer:A turn A7 200;A7 play {};dealer:A turn A8 200;A8 play {}"
HOUSES = [pytest.param(house, id=f"{house}:{at}") for house, at in LEVEL.items()]
STAYS = ("tda-2024", "tda-2022", "players-2025")
"""Houses that print what becomes of a hand begun at the old level by mistake, after substantial action."""
PUT_RIGHT = "Correct it: the hand is played at level 2, 200-400, not at level 1."
LOWERED = "Correct it: the hand is played at level 1, 100-200, not at level 2."
GOES_ON = "The hand continues at level 1, 100-200."


def unsaid(house: str, level: str = "2, 200-400, not 1") -> str:
    late = "once two have acted" if house == "upt" else "after substantial action"
    return (
        f"The hand belongs to level {level}: {book(house).ledger.known_as} doesn't say whether it's corrected {late}."
    )


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    "told", ["deal 1", "deal 1;dealer:A turn A7 200;A7 play call", "deal 1;dealer:A misdeal"], ids=lambda each: each
)
def test_before_substantial_action_it_is_put_right_by_a_reading(house: str, told: str, tmp_path: Path) -> None:
    answer = on_both(tmp_path, house, HEAD + (NEW_LEVEL + told).replace(";", "\n") + "\n")
    assert answer.sentence == PUT_RIGHT
    assert answer.lead is not None
    assert any(re.search(r"correct (either mistake|the level) until", each.reading) for each in answer.lead.citations)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    "told", ["deal 1;dealer:A substantial-action", f"deal 1;{ACTED.format('call', 'fold')}"], ids=["told", "acted"]
)
def test_after_it_only_what_is_printed_is_said(house: str, told: str, tmp_path: Path) -> None:
    sentence = on_both(tmp_path, house, HEAD + (NEW_LEVEL + told).replace(";", "\n") + "\n").sentence
    assert sentence == (GOES_ON if house in STAYS else unsaid(house))


@pytest.mark.parametrize("house", HOUSES)
def test_two_folds_are_action_enough_at_upt_alone(house: str, tmp_path: Path) -> None:
    told = f"{NEW_LEVEL}deal 1;{ACTED.format('fold', 'fold')}".replace(";", "\n")
    assert on_both(tmp_path, house, f"{HEAD}{told}\n").sentence == (unsaid(house) if house == "upt" else PUT_RIGHT)


@pytest.mark.parametrize("house", HOUSES)
def test_of_a_level_too_high_no_house_says_what_becomes_of_it(house: str, tmp_path: Path) -> None:
    assert on_both(tmp_path, house, f"{HEAD}deal 2\n").sentence == LOWERED
    acted = on_both(tmp_path, house, f"{HEAD}deal 2\ndealer:A substantial-action\n").sentence
    assert acted == unsaid(house, "1, 100-200, not 2")


@pytest.mark.parametrize("house", ["tda-2024", "players-2025", "foxwoods-2020"])
def test_a_hand_pushed_in_is_not_told_to_be_one_at_the_old_level_once_it_was_played(house: str, tmp_path: Path) -> None:
    """tda-2024:23 players-2025:24 foxwoods-2020:23-A."""
    told = f"{HEAD}0 clock run\n10 dealer:A end\n250 dealer:A push\n300 clock zero\n302 floor level 2\n"
    played = f"{told}305 dealer:A riffle\n306 dealer:A deal 2\n"
    assert " one hand at level 1, 100-200" in on_both(tmp_path, house, played).sentence
    late = on_both(tmp_path, house, f"{played}310 dealer:A substantial-action\n").sentence
    assert late == unsaid(house, "1, 100-200, not 2")


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("told", ["deal 1;dealer:A substantial-action;dealer:A end", "deal 1;dealer:A end"])
def test_once_it_is_over_the_next_hand_counts(house: str, told: str, tmp_path: Path) -> None:
    sentence = on_both(tmp_path, house, HEAD + (NEW_LEVEL + told).replace(";", "\n") + "\n").sentence
    assert sentence == "The next hand is played at level 2, 200-400."


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:{REDEAL.get(each, LEVEL[each])}") for each in LEVEL])
@pytest.mark.parametrize(
    "again", ["dealer:A misdeal", "dealer:A misdeal;dealer:A riffle", "dealer:A misdeal;dealer:A deal"]
)
def test_a_redeal_is_at_the_level_of_its_hand_where_that_is_not_printed_by_a_reading(
    house: str, again: str, tmp_path: Path
) -> None:
    answer = on_both(tmp_path, house, f"{HEAD}deal\nzero\nfloor level 2\n{again.replace(';', chr(10))}\n")
    assert answer.sentence == "The hand is played at level 1, 100-200, as it began."
    assert answer.lead is not None
    assert [note.partition(": ")[0].split()[-1] for note in answer.notes] == (
        [REDEAL[house]] if house in REDEAL else []
    )
    assert any("dealt again" in each.reading for each in answer.lead.citations) is (house == "upt")


@pytest.mark.parametrize("house", HOUSES)
def test_a_hand_told_beside_it_rests_on_the_paragraph_of_the_level(house: str, tmp_path: Path) -> None:
    told = f"{HEAD}zero\nfloor level 2\ndeal 1\nhand A\n---\ndeal\n"
    begun, acted = (on_both(tmp_path, house, told + acts) for acts in ("fold 7\n", "P7 raise 600\nP8 call\n"))
    assert (begun.sentence, _at(begun.lead)) == (PUT_RIGHT, [LEVEL[house]])
    if house not in STAYS:
        assert (acted.sentence, _at(acted.lead)) == (unsaid(house), [LEVEL[house]])
        return
    assert acted.sentence.startswith(f"{GOES_ON.removesuffix('.')}; seat 9 may call 600 or raise")
    assert [_at(each.lead) for each in acted.more] == [[LEVEL[house]]]


def _at(lead: Decision | None) -> list[str]:
    return [each.at for each in lead.citations] if lead is not None else []
