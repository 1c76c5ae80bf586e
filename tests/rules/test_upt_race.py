"""UPT's own chip race: a card for every odd chip, and the best cards take the new chips."""

import pytest

from tests.rules.desk_rooms import Room, cites, figures, said
from trainer.rules.ruling import Decision

PLAYERS = {"Ann": "1000x2+25x3 A 1", "Ben": "1000x2+25x2 A 2", "Cora": "1000x2+25x7 A 4"}
RACE = ["floor colour-up 25", "floor recess", "dealer:A race 25"]
LEVELS = ["25 50 0 20", "50 100 25 20", "100 200 0 20", "200 400 0 20"]
STAYS, LEAVES = "chips.denomination-stays", "chips.denomination-leaves"


def at(part: str) -> object:
    return pytest.param("upt", f"tournament-11-{part}", id=f"upt:tournament-11-{part}")


def coloured_up(level: int, value: int = 25) -> Decision:
    """A denomination is to go during that level."""
    room = Room(PLAYERS, levels=LEVELS, clock=f"{level} 600")
    return room.do(f"floor colour-up {value}").rule("upt", "colour-up")


@pytest.mark.parametrize(("book", "cited"), [at("a")])
def test_a_denomination_goes_once_no_blind_or_ante_needs_it(book: str, cited: str) -> None:
    assert [said(coloured_up(level)) for level in (1, 2, 3, 4)] == [STAYS, STAYS, LEAVES, LEAVES]
    gone = coloured_up(3)
    assert figures(gone) == {"new-Cora": 1} and cites(gone) == {cited} and gone.book == book
    assert said(coloured_up(4, 100)) == STAYS


@pytest.mark.parametrize(("book", "cited"), [at("b")])
def test_every_odd_chip_gets_a_card_from_seat_1(book: str, cited: str) -> None:
    found = Room(PLAYERS).do(*RACE).rule(book, "race")
    cards = {"cards": 8, "cards-of-seat-1": 3, "cards-of-seat-2": 2, "cards-of-seat-4": 3, "first-seat": 1}
    assert figures(found) == cards and cites(found) == {cited}


def raced(cards: str, players: dict[str, str] | None = None) -> Decision:
    """The race with these cards: "Ann Kc Ann 2d Ben Ah"."""
    words = cards.split()
    shown = [f"dealer:A card {name} {card}" for name, card in zip(words[::2], words[1::2], strict=True)]
    return Room(players or PLAYERS).do(*RACE, *shown).rule("upt", "race-cards")


ODD = "Ann Kc Ann 2d Ann 3d Ben {} Ben 4c Cora 9h Cora 8h Cora 7h"


def new(found: Decision) -> dict[int, int]:
    """New chips by seat."""
    return {int(key.rpartition("-")[2]): n for key, n in found.figures if key.startswith("new-of")}


@pytest.mark.parametrize(("book", "cited"), [at("d")])
def test_the_best_cards_win_the_new_chips(book: str, cited: str) -> None:
    assert new(raced(ODD.format("Ah"))) == {1: 1, 2: 1}
    assert new(raced(ODD.format("5h"))) == {1: 1, 4: 1}
    both = raced("Ann Kc Ann Kd Ann 3d Ben Qs Ben 4c Cora 9h Cora 8h Cora 7h")
    assert new(both) == {1: 2} and cited in cites(both) and both.book == book


@pytest.mark.parametrize(("book", "cited"), [at("d")])
def test_suits_count_where_ranks_are_equal(book: str, cited: str) -> None:
    one = {"Ann": "1000x2+25x2 A 1", "Ben": "1000x2+25x2 A 2"}
    assert new(raced("Ann Kc Ann 2d Ben Kd Ben 3c", one)) == {2: 1}
    spades = raced("Ann Ks Ann 2d Ben Kh Ben 3c", one)
    assert new(spades) == {1: 1} and cited in cites(spades) and spades.book == book


@pytest.mark.parametrize(("book", "cited"), [at("c")])
def test_a_player_without_a_chip_is_given_one_first(book: str, cited: str) -> None:
    poor = {**PLAYERS, "Ben": "25x2 A 2"}
    found = raced(ODD.format("5h"), poor)
    assert new(found) == {2: 1, 1: 1} and found.figure("saved-seat-2") == 1 and cited in cites(found)
    lucky = raced(ODD.format("Ah"), poor)
    assert new(lucky) == {1: 1, 2: 1} and cited not in cites(lucky) and lucky.book == book
    both_poor = {**PLAYERS, "Ben": "25x2 A 2", "Ann": "25x3 A 1"}
    high_cora = "Ann 5c Ann 2d Ann 3d Ben 6h Ben 4c Cora Ah Cora Kh Cora 7h"
    assert new(raced(high_cora, both_poor)) == {1: 1, 2: 1}


@pytest.mark.parametrize(("book", "cited"), [at("e")])
def test_half_a_set_left_over_makes_one_more_chip(book: str, cited: str) -> None:
    for odd, chips in ((1, 1), (2, 2), (3, 2)):
        players = {"Ann": "1000x2+25x3 A 1", "Ben": "1000x2+25x1 A 2", "Cora": f"1000x2+25x{odd} A 4"}
        cards = "Ann Kc Ann Qd Ann 3d Ben 4c " + " ".join(f"Cora {card}" for card in ("9h", "8h", "7h")[:odd])
        found = raced(cards, players)
        assert sum(new(found).values()) == chips and found.figure("left-over") == odd
        assert found.figure("one-more") == chips - 1 and cited in cites(found) and found.book == book
    full = raced(ODD.format("Ah"))
    assert cited not in cites(full) and dict(full.figures).get("left-over") is None


@pytest.mark.parametrize(("book", "cited"), [at("c")])
def test_who_loses_the_last_chips_by_a_race_gets_a_higher_one(book: str, cited: str) -> None:
    poor = Room({**PLAYERS, "Ben": "25x2 A 2"}).do(*RACE, "floor remove Ben 25x2").rule(book, "race-loss")
    assert said(poor) == "chips.keeps-lowest-chip" and cites(poor) == {cited}
    assert poor.figure("chip") == 100


@pytest.mark.parametrize(("book", "cited"), [at("e")])
def test_odd_chips_that_win_nothing_are_lost(book: str, cited: str) -> None:
    lost = Room(PLAYERS).do(*RACE, "floor remove Ben 25x2").rule(book, "race-loss")
    assert said(lost) == "chips.odd-chips-leave-play" and cites(lost) == {cited}


def test_nothing_is_won_before_the_last_card() -> None:
    room = Room(PLAYERS).do(*RACE, "dealer:A card Ann Kc", "dealer:A card Ann 2d")
    assert not room.points("race-cards")


def test_the_other_books_print_no_cards_for_a_race() -> None:
    cards = [f"dealer:A card Ann {card}" for card in ("Kc", "2d", "3d", "4d", "5d", "6d", "7d", "8d")]
    assert Room(PLAYERS).do(*RACE, *cards).rule("tda-2022", "race-cards").silent


@pytest.mark.parametrize(("book", "cited"), [at("a")])
def test_in_the_break_after_the_last_level_that_needs_it_a_denomination_goes(book: str, cited: str) -> None:
    def then(*lines: str, level: int = 2) -> str:
        room = Room(PLAYERS, levels=LEVELS, clock=f"{level} 0").do(*lines, "floor colour-up 25")
        return said(room.rule(book, "colour-up"))

    assert then() == STAYS
    assert then("clock zero", "floor recess") == LEAVES
    assert then("clock zero", "floor recess", level=1) == STAYS
    assert then("clock zero", "floor level 2", level=1) == STAYS


def test_a_denomination_that_is_not_in_use_is_no_question() -> None:
    assert not Room(PLAYERS, levels=LEVELS).do("floor colour-up 50").points("colour-up")
    assert not Room(PLAYERS, levels=LEVELS).do("dealer:A race 50").points("race")
