"""Who is out of an all-in whose cards are named, and what it pays: told with the hand, and first where it is asked."""

from pathlib import Path

import pytest

from trainer.commands.situation import stands
from trainer.grading.answers.asked import question
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book

TOLD = """\
room
level 300 600
table A 9 button 9
player A1 30000 A 1
player A2 20000 A 2
player A3 6200 A 3
player A4 20000 A 4
players A 6-8 20000
player A9 {nine} A 9
{event}
---
{room}
hand A
{cards}board 2c 5d 7h 9s Kc
---
deal
{acts}
run-out
{then}"""
EVENT = "prize 7 $800\nprize 8 $600"
CARDS = "cards 1 Ks Kd\ncards 3 Ts Td\ncards 9 As Ad\n"
SPLIT = CARDS.replace("Ks Kd", "Ac Ah")
TWO, ONE = "all-in 3\nfold 4 6 7 8\nall-in 9\ncall 1\nfold 2", "fold 3 4 6 7 8\nall-in 9\ncall 1\nfold 2"
BOUNTY = f"{EVENT}\nbounty $50"
UP = "The hands of seats {} are tabled at once; then "
THREE, PAIR = UP.format("1, 3 and 9"), UP.format("1 and 9")
HIGHER = "doesn't cover this: who finishes higher of players who bust in the same hand."
ALONE = "A9 is out alone in 8th place for $600."
HOUSES = {
    "tda-2024": "TDA 2024",
    "tda-2022": "TDA 2022",
    "players-2025": "Players",
    "foxwoods-2020": "Foxwoods",
    "metropolitan": "Metropolitan",
}


def said(
    folder: Path,
    house: str,
    ask: str = "",
    *,
    acts: str = TWO,
    cards: str = CARDS,
    event: str = EVENT,
    nine: int = 6200,
    room: str = "",
    then: str = "",
) -> str:
    file = folder / "told.txt"
    told = TOLD.format(acts=acts, cards=cards, event=event, nine=nine, room=room, then=then)
    file.write_text(told, encoding="utf-8")
    found = stands(file, book(house))
    assert found is not None
    return answer_on_all(found.both, book(house), [question(ask)] if ask else []).sentence


ALIKE = "A3 and A9 get $700 each for places 7 and 8; A9, with the better hand, takes any award that can't be divided."
LARGER = (
    "A9 with 8,000 takes 7th place for $800 and A3 with 6,200 takes 8th place for $600: the larger stack at the "
    "start of "
    "the hand places higher."
)


@pytest.mark.parametrize(
    ("nine", "won", "places"),
    [
        pytest.param(6200, "seat 1 wins 19,200", ALIKE, id="upt:tournament-35-alike"),
        pytest.param(8000, "seat 1 wins 22,800", LARGER, id="upt:tournament-35-larger"),
    ],
)
@pytest.mark.parametrize("room", ["floor final-table", "hand-for-hand"])
def test_two_out_by_cards_that_nobody_has_tabled(tmp_path: Path, nine: int, won: str, places: str, room: str) -> None:
    assert said(tmp_path, "upt", nine=nine, room=room) == f"{THREE}{won}; {places}"
    for ask in ("desk", "desk:3"):
        assert said(tmp_path, "upt", ask, nine=nine, room=room) == places


def test_the_paragraph_of_the_places_stands_with_that_of_the_hand(tmp_path: Path) -> None:
    file = tmp_path / "told.txt"
    told = TOLD.format(acts=TWO, cards=CARDS, event=EVENT, nine=6200, room="", then="")
    file.write_text(told, encoding="utf-8")
    found = stands(file, book("upt"))
    assert found is not None
    answer = answer_on_all(found.both, book("upt"), [])
    leads = [each.lead for each in (answer, *answer.more) if each.lead is not None]
    assert [each.citations[0].at for each in leads] == ["tournament-34", "tournament-35"]


@pytest.mark.parametrize(("house", "known"), HOUSES.items(), ids=HOUSES)
def test_elsewhere_nothing_is_printed_on_two_out_in_one_hand(tmp_path: Path, house: str, known: str) -> None:
    assert said(tmp_path, house) == f"{THREE}seat 1 wins 19,200; {known} {HIGHER}"
    assert said(tmp_path, house, "desk") == f"{known} {HIGHER}"


@pytest.mark.parametrize("house", [*HOUSES, "upt"])
@pytest.mark.parametrize("then", ["", "show 1 9\n"], ids=["named", "shown"])
def test_one_out_is_told_with_place_and_prize(tmp_path: Path, house: str, then: str) -> None:
    hand = "Seat 1 wins 13,000; " if then else f"{PAIR}seat 1 wins 13,000; "
    assert said(tmp_path, house, acts=ONE, then=then) == f"{hand}{ALONE}"
    for ask in ("desk", "desk:A9"):
        assert said(tmp_path, house, ask, acts=ONE, then=then) == ALONE


@pytest.mark.parametrize("house", [*HOUSES, "upt"])
def test_who_is_out_unpaid_is_told_only_where_it_is_asked(tmp_path: Path, house: str) -> None:
    assert said(tmp_path, house, acts=ONE, event="places 5") == f"{PAIR}seat 1 wins 13,000."
    assert said(tmp_path, house, "desk", acts=ONE, event="places 5") == "A9 is out alone in 8th place: 5 are paid."


def test_a_printed_table_of_payouts_tells_what_he_is_paid(tmp_path: Path) -> None:
    """[foxwoods-2020:payout-table]"""
    paid = "A9 is paid $323.01 for 8th place: 3.70% of $8,730, the pool of $9,000 less 3% ($270)."
    event = "entries 90\nbuy-in $100"
    assert said(tmp_path, "foxwoods-2020", "desk", acts=ONE, event=event) == paid
    assert said(tmp_path, "foxwoods-2020", acts=ONE, event=event) == f"{PAIR}seat 1 wins 13,000; {paid}"


@pytest.mark.parametrize(
    ("house", "whose"),
    [
        pytest.param(
            "foxwoods-2020", "seat 1, nearest clockwise from the button, wins seat 3's bounty.", id="foxwoods:bounty-4"
        ),
        ("upt", "UPT doesn't say who gets seat 3's bounty: ask your house."),
        ("tda-2024", "TDA 2024 doesn't say who gets seat 3's bounty: ask your house."),
    ],
)
@pytest.mark.parametrize("ask", ["desk", "desk:A3"])
def test_a_bounty_goes_with_the_place(tmp_path: Path, house: str, whose: str, ask: str) -> None:
    assert said(tmp_path, house, ask, cards=SPLIT, event=BOUNTY) == f"A3 is out alone in 8th place for $600; {whose}"


@pytest.mark.parametrize("house", ["tda-2024", "tda-2022", "players-2025"])
@pytest.mark.parametrize("ask", ["", "desk"])
def test_hands_that_stay_down_put_nobody_out_yet(tmp_path: Path, house: str, ask: str) -> None:
    """[RP-8-F]: in hand for hand."""
    asked = said(tmp_path, house, ask, acts=ONE, room="hand-for-hand")
    assert asked == "The cards stay face down, and nothing is dealt until the floor says so."


@pytest.mark.parametrize("house", [*HOUSES, "upt"])
@pytest.mark.parametrize("ask", ["", "desk"])
def test_nobody_is_out_by_cards_that_no_one_named(tmp_path: Path, house: str, ask: str) -> None:
    cards = "".join(CARDS.splitlines(keepends=True)[:2])
    assert said(tmp_path, house, ask, cards=cards) == "The hands of seats 1, 3 and 9 are tabled at once."


@pytest.mark.parametrize("house", [*HOUSES, "upt"])
def test_the_winner_is_asked_about_in_vain(tmp_path: Path, house: str) -> None:
    assert not said(tmp_path, house, "desk:A1", acts=ONE).startswith("A9")
