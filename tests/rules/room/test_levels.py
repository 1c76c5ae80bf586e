"""Levels: which one a hand about the change is played at, in every book; and a push too close to one."""

import pytest

from tests.rules.room.situations import FULL, Room, cites, figures
from trainer.rules.books import foxwoods_room as fox
from trainer.rules.books import players_room as players
from trainer.rules.common import room_levels as law

# The clock runs out at 60 and level 2 is announced at 65. What the dealers do is put in between.
TIMED = ("0 clock run", "60 clock zero", "65 floor level 2")
RIFFLE_AFTER_ANNOUNCED = ("50 dealer:A end", "70 dealer:A riffle", "75 dealer:A deal 2")
RIFFLE_BEFORE_ZERO = ("50 dealer:A end", "55 dealer:A riffle", "75 dealer:A deal 1")
RIFFLE_BETWEEN = ("50 dealer:A end", "62 dealer:A riffle", "75 dealer:A deal 1")
SHUFFLER_BEFORE_ZERO = ("50 dealer:A end", "55 dealer:A shuffler", "75 dealer:A deal 1")
PUSH_BEFORE_ZERO = ("50 dealer:A end", "55 dealer:A push", "70 dealer:A riffle", "75 dealer:A deal 1")
OVER_BEFORE_ZERO = ("58 dealer:A end", "66 dealer:A push", "70 dealer:A riffle", "75 dealer:A deal 1")
PUSH_BETWEEN = ("61 dealer:A end", "62 dealer:A push", "70 dealer:A riffle", "75 dealer:A deal 2")
PUSH_AFTER = ("66 dealer:A end", "67 dealer:A push", "70 dealer:A riffle", "75 dealer:A deal 2")
LEVELS = {
    RIFFLE_AFTER_ANNOUNCED: (2, 2, 2, 2, 2),
    RIFFLE_BEFORE_ZERO: (1, 1, 1, 1, 1),
    RIFFLE_BETWEEN: (1, 1, 1, 1, 2),
    SHUFFLER_BEFORE_ZERO: (1, 1, 1, 1, 2),
    PUSH_BEFORE_ZERO: (1, 1, 1, 1, 2),
    OVER_BEFORE_ZERO: (2, 2, 1, 2, 2),
    PUSH_BETWEEN: (1, 1, 2, 1, 2),
    PUSH_AFTER: (2, 2, 2, 2, 2),
}
ALIKE = {"tda-2024": "players-2025"}


def change(lines: tuple[str, ...], *later: str) -> Room:
    played = ("1 dealer:A riffle", "2 dealer:A deal 1")
    timed = sorted([*TIMED, *played, *lines, *later], key=lambda each: int(each.split()[0]))
    return Room({"A": (1, 2, 3)}, clock="1 60").do(*timed)


@pytest.mark.parametrize(
    "book",
    cites("tda-2022:23", "players-2025:24", "foxwoods-2020:23", "metropolitan:21", "upt:tournament-10"),
)
def test_a_hand_is_played_at_the_level_that_held_when_it_began(book: str) -> None:
    for lines, expected in LEVELS.items():
        decision = change(lines).decision(book, "level-of-a-hand", "A")
        assert figures(decision) == {"level": expected[FULL.index(ALIKE.get(book, book))]}, lines


@pytest.mark.parametrize("book", cites("tda-2022:23", "players-2025:24"))
def test_a_hand_begun_at_the_old_level_by_mistake_goes_on_after_substantial_action(book: str) -> None:
    wrong = (*RIFFLE_AFTER_ANNOUNCED[:2], "75 dealer:A deal 1")
    stands = change(wrong, "90 dealer:A substantial-action").decision(book, "level-of-a-hand", "A")
    assert (stands.ruling, figures(stands)) == (law.GOES_ON, {"level": 1})
    put_right = change(wrong).decision(book, "level-of-a-hand", "A")
    assert (put_right.ruling, figures(put_right)) == (law.LEVEL_AS_IT_BEGAN, {"level": 2})
    silent = change(wrong, "90 dealer:A substantial-action").ruling("metropolitan", "level-of-a-hand", "A")
    assert silent is law.LEVEL_AS_IT_BEGAN


EARLY = ("0 clock run", "1 dealer:A riffle", "2 dealer:A deal 1", "50 floor level 2")
NEXT = ("52 dealer:A end", "55 dealer:A riffle", "56 dealer:A deal 2")
AT_ZERO = ("59 dealer:A end", "60 clock zero", "62 dealer:A riffle", "63 dealer:A deal 2")


@pytest.mark.parametrize("book", cites("tda-2022:23", "metropolitan:21", "foxwoods-2020:23"))
@pytest.mark.parametrize(
    "lines",
    [(), NEXT[:1], NEXT[:2], NEXT, (*NEXT[:2], "56 dealer:A deal 1", "57 dealer:A substantial-action")],
    ids=["hand-on", "hand-over", "next-begun", "next-dealt", "next-dealt-at-the-old-level-and-played"],
)
def test_a_level_announced_with_time_on_the_clock_has_not_begun(book: str, lines: tuple[str, ...]) -> None:
    decision = early(*lines).decision(book, "level-of-a-hand", "A")
    assert (decision.ruling, figures(decision)) == (law.NOT_YET, {"level": 1, "left": 10})


@pytest.mark.parametrize("book", ["tda-2024", "players-2025", "upt"])
def test_where_the_announcement_alone_makes_the_level_the_clock_does_not_matter(book: str) -> None:
    for lines in ((), NEXT[:1], NEXT):
        decision = early(*lines).decision(book, "level-of-a-hand", "A")
        assert (decision.ruling, figures(decision)) == (law.LEVEL_AS_IT_BEGAN, {"level": 2}), lines


@pytest.mark.parametrize("book", ["tda-2022", "metropolitan"])
def test_once_the_clock_stands_at_zero_an_early_announcement_is_none_any_more(book: str) -> None:
    assert early(*AT_ZERO).ruling(book, "level-of-a-hand", "A") is law.LEVEL_AS_IT_BEGAN


def test_a_level_announced_amid_a_hand_is_for_the_next_one() -> None:
    hand = Room({"A": (1, 2, 3)}, clock="1 60").do(*EARLY[:3], "60 clock zero", "61 floor level 2")
    assert figures(hand.decision("tda-2022", "level-of-a-hand", "A")) == {"level": 2}


def early(*lines: str) -> Room:
    return Room({"A": (1, 2, 3)}, clock="1 60").do(*EARLY, *lines)


@pytest.mark.parametrize("book", cites("tda-2022:23", "tda-2024:23", "players-2025:24"))
def test_two_acts_with_chips_or_three_without_are_substantial_for_the_level(book: str) -> None:
    wrong = (*RIFFLE_AFTER_ANNOUNCED[:2], "75 dealer:A deal 1")
    levels = {"fold": 2, "call": 2, "fold fold": 2, "fold call": 1, "raise fold": 1, "fold fold fold": 1}
    for words, level in levels.items():
        acts = [
            f"{90 + at} dealer:A turn A{at + 1} 200;{90 + at} A{at + 1} play {w}" for at, w in enumerate(words.split())
        ]
        decision = change(wrong, *";".join(acts).split(";")).decision(book, "level-of-a-hand", "A")
        assert figures(decision) == {"level": level}, words


@pytest.mark.parametrize("book", cites("tda-2022:23", "tda-2024:23", "players-2025:24"))
def test_only_acts_in_turn_are_substantial_for_the_level(book: str) -> None:
    """The big blind of the hand is in seat 2, so that seat 3 is first."""
    wrong = (*RIFFLE_AFTER_ANNOUNCED[:2], "75 dealer:A deal 1")
    for seats, level in {(1, 2): 2, (3, 2): 2, (1, 3): 2, (3, 1): 1}.items():
        acts = (f"{90 + at} A{seat} play call" for at, seat in enumerate(seats))
        decision = change(wrong, *acts).decision(book, "level-of-a-hand", "A")
        assert figures(decision) == {"level": level}, seats


@pytest.mark.parametrize("book", cites("players-2025:24", "tda-2024:23"))
def test_a_level_that_comes_during_the_push_leaves_one_hand_at_the_old_one(book: str) -> None:
    for lines in (PUSH_BEFORE_ZERO, PUSH_BETWEEN):
        assert change(lines).ruling(book, "level-of-a-hand") is players.ONE_HAND_MORE
    assert change(PUSH_AFTER).ruling(book, "level-of-a-hand") is law.LEVEL_AS_IT_BEGAN
    assert change(PUSH_BEFORE_ZERO).ruling("tda-2022", "level-of-a-hand") is law.LEVEL_AS_IT_BEGAN


@pytest.mark.parametrize("book", cites("players-2025:24", "tda-2024:23"))
def test_the_clocks_own_signal_is_enough(book: str) -> None:
    timed = ("0 clock run", "1 dealer:A deal 1", "50 dealer:A end", "60 clock zero", "60 clock level 2")
    room = Room({"A": (1, 2, 3)}, clock="1 60").do(*timed, "62 dealer:A riffle", "70 dealer:A deal 2")
    assert figures(room.decision(book, "level-of-a-hand")) == {"level": 2}


@pytest.mark.parametrize("book", cites("foxwoods-2020:23-A"))
def test_a_hand_over_before_zero_leaves_the_new_dealer_one_at_the_lower_level(book: str) -> None:
    for lines in (OVER_BEFORE_ZERO, PUSH_BEFORE_ZERO):
        decision = change(lines).decision(book, "level-of-a-hand")
        assert (decision.ruling, figures(decision)) == (fox.ONE_HAND_AT_THE_LOWER, {"level": 1})
    assert change(RIFFLE_BEFORE_ZERO).ruling(book, "level-of-a-hand") is law.LEVEL_AS_IT_BEGAN


@pytest.mark.parametrize("book", cites("foxwoods-2020:23-B"))
def test_a_hand_not_over_before_zero_brings_the_higher_level_at_once(book: str) -> None:
    for lines in (PUSH_BETWEEN, PUSH_AFTER):
        decision = change(lines).decision(book, "level-of-a-hand")
        assert (decision.ruling, figures(decision)) == (fox.HIGHER_AT_ONCE, {"level": 2})


@pytest.mark.parametrize("book", cites("foxwoods-2020:23-A", "foxwoods-2020:23"))
def test_a_push_after_a_break_leaves_no_hand_at_the_lower_level(book: str) -> None:
    paused = change(
        OVER_BEFORE_ZERO[:1], "61 floor recess", "66 dealer:A push", "70 dealer:A riffle", "75 dealer:A deal 2"
    )
    decision = paused.decision(book, "level-of-a-hand")
    assert (decision.ruling, figures(decision)) == (law.LEVEL_AS_IT_BEGAN, {"level": 2})


PUSHES = {"tda-2024:RP-7": 90, "tda-2022:RP-7": 90, "metropolitan:RP-7": 90, "players-2025:RP-7": 60}


@pytest.mark.parametrize("book", cites(*PUSHES))
def test_no_push_so_close_to_the_end_of_a_level(book: str) -> None:
    seconds = PUSHES[f"{book}:RP-7"]
    for left, waits in ((seconds + 1, False), (seconds, True), (seconds - 1, True)):
        room = Room({"A": (1, 2, 3)}, clock="1 200").do("0 clock run", f"{200 - left} dealer:A push")
        assert room.ruling(book, "push-near-a-level") is (law.PUSH_WAITS if waits else law.PUSH_IN_TIME)


def test_foxwoods_has_no_push_rule_of_its_own_and_leans_on_a_later_tda() -> None:
    room = Room({"A": (1, 2, 3)}, clock="1 200").do("0 clock run", "150 dealer:A push")
    decision = room.decision("foxwoods-2020", "push-near-a-level")
    assert (decision.source, decision.confirmed) == ("tda-2022", False)
    assert room.ruling("upt", "push-near-a-level") is None
