"""Mixed games in a room: the button that waits through stud, who moves meanwhile, and the order of the games."""

import pytest

from tests.rules.room.situations import Room, cites, figures
from trainer.rules.common import room_tables as law

MIXED = ("tda-2022:11-B", "players-2025:11-B", "metropolitan:9-A", "foxwoods-2020:10-B")
HORSE = "holdem omaha8 razz stud stud8"


def horse(*lines: str) -> Room:
    return Room({"A": (1, 2, 4, 7, 9), "B": (1, 2, 3)}, {"A": (1, 2, 4)}, games=HORSE).do(*lines)


@pytest.mark.parametrize("book", cites(*MIXED))
def test_the_button_waits_through_stud_where_the_next_holdem_hand_has_it(book: str) -> None:
    frozen = horse("1 dealer:A game razz").decision(book, "button-to-stud", "A")
    assert (frozen.ruling, figures(frozen)) == (law.FREEZE, {"button": 2, "mover": 7})
    thawed = horse("1 dealer:A game razz", "5 dealer:A button 7 0 0", "9 dealer:A game holdem")
    decision = thawed.decision(book, "button-from-stud", "A")
    assert (decision.ruling, figures(decision)) == (law.THAW, {"button": 2})


@pytest.mark.parametrize("book", cites(*MIXED))
def test_who_would_be_big_blind_in_holdem_moves_during_stud(book: str) -> None:
    decision = horse("1 dealer:A game razz", "2 floor balance A B").decision(book, "balance-mover")
    assert (decision.ruling, figures(decision)) == (law.BIG_BLIND_MOVES, {"seat": 7})
    assert horse("1 dealer:A game razz").out(2, "A7").do("3 floor balance A B").decision(book, "balance-mover").figures
    in_holdem = horse("2 floor balance A B").ruling(book, "balance-mover")
    assert in_holdem is (None if book == "metropolitan" else law.BIG_BLIND_MOVES)


@pytest.mark.parametrize("book", cites("players-2025:RP-16", "tda-2024:RP-18"))
def test_stud_and_stud_8_need_not_follow_each_other(book: str) -> None:
    def mix(*games: str) -> Room:
        room = Room({"A": (1, 2, 3)}, games="holdem stud stud8", game=games[0])
        return room.do(*(f"{at} dealer:A game {game}" for at, game in enumerate(games[1:])))

    assert mix("stud", "holdem").ruling(book, "stud-games-apart") is law.ANY_ORDER
    assert mix("stud", "holdem").ruling("upt", "stud-games-apart") is None
    with pytest.raises(AssertionError, match="0 points"):
        mix("stud", "stud8").ruling(book, "stud-games-apart")


@pytest.mark.parametrize("book", cites(*MIXED))
def test_of_two_players_the_button_is_frozen_before_the_one_who_is_not_due_for_the_big_blind(book: str) -> None:
    def frozen(room: Room) -> dict[str, int]:
        return figures(room.do("9 dealer:A game stud").decision(book, "button-to-stud", "A"))

    assert frozen(Room({"A": (1, 4)}, {"A": (1, 1, 4)}, games=HORSE)) == {"button": 4, "mover": 1}
    for gone, button, mover in (("A1", 4, 2), ("A2", 4, 1), ("A4", 2, 1)):
        three = Room({"A": (1, 2, 4), "B": (1, 2)}, {"A": (1, 2, 4)}, games=HORSE).out(1, gone)
        assert frozen(three) == {"button": button, "mover": mover}
