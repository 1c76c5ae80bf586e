"""The clock on a player: who may call it, how long it runs, and what dies with its last second."""

import pytest

from tests.rules.room.situations import FULL, Room, cites, figures
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book as book_of
from trainer.rules.books import metropolitan_room as metropolitan
from trainer.rules.books import players_room as players
from trainer.rules.books import upt_room as upt
from trainer.rules.common import room_clock as law

SHORT = ("tda-2022:29", "players-2025:29", "foxwoods-2020:29")
HAND = ("1 dealer:A riffle", "2 dealer:A deal 1")


def called(*lines: str, facing: int = 400) -> Room:
    turn = f"10 dealer:A turn A2 {facing}"
    return Room({"A": (1, 2, 3), "B": (1, 2)}, extra=("player Eva 100x1",)).do(*HAND, turn, *lines)


def clocked(*later: str, facing: int = 400) -> Room:
    return called("100 A1 call-clock A2", "110 floor start-clock A2", *later, facing=facing)


@pytest.mark.parametrize("book", cites(*SHORT, "metropolitan:26", "upt:no-limit-16"))
def test_the_floor_decides_on_a_clock_that_a_player_asks_for(book: str) -> None:
    for who in ("A1", "B2"):
        ruling = called(f"100 {who} call-clock A2").ruling(book, "clock-called")
        assert ruling is law.FLOOR_DECIDES
        assert (ruling.authority, ruling.discretion) == ("floor", "partial")
    assert called("100 floor call-clock A2").ruling(book, "clock-called") is law.FLOOR_DECIDES


@pytest.mark.parametrize(
    "book",
    cites("tda-2022:29", "players-2025:29", "foxwoods-2020:30", "metropolitan:28", "upt:tournament-12"),
)
def test_whoever_asks_must_be_at_his_seat(book: str) -> None:
    away = called("90 A1 away", "100 A1 call-clock A2")
    assert away.ruling(book, "clock-called") is law.NOT_FROM_THERE
    assert called("100 Eva call-clock A2").ruling(book, "clock-called") is law.NOT_FROM_THERE
    back = called("90 A1 away", "95 A1 back", "100 A1 call-clock A2")
    assert back.ruling(book, "clock-called") is law.FLOOR_DECIDES


LESS, ANOTHER = "less-time-to-fit-the-game", "another-time-to-fit-the-game"
TIMES = {
    "tda-2024:29": (25, 5),
    "tda-2022:29": (25, 5),
    "players-2025:29": (25, 5),
    "foxwoods-2020:29": (25, 5),
    "metropolitan:26": (50, 10),
}


@pytest.mark.parametrize("cite", TIMES)
def test_so_many_seconds_and_then_a_countdown(cite: str) -> None:
    book, (seconds, countdown) = cite.partition(":")[0], TIMES[cite]
    decision = clocked().decision(book, "clock-runs")
    assert decision.ruling is (metropolitan.TIME_OR_LESS if book == "metropolitan" else law.TIME_TO_ACT)
    assert decision.ruling.options[1] == (LESS if book == "metropolitan" else ANOTHER)
    assert figures(decision) == {"seconds": seconds, "countdown": countdown, "until": 110 + seconds + countdown}


@pytest.mark.parametrize("book", cites(*SHORT, "metropolitan:26"))
def test_other_times_may_be_set_but_only_shorter_ones_at_metropolitan(book: str) -> None:
    ruling = clocked().ruling(book, "clock-runs")
    assert ruling is not None
    assert (ANOTHER in ruling.options) == (book != "metropolitan")
    assert (LESS in ruling.options) == (book == "metropolitan")


@pytest.mark.parametrize("cite", [*TIMES, "upt:no-limit-16"])
def test_acting_with_the_last_moment_is_in_time_and_a_second_later_is_not(cite: str) -> None:
    book = cite.partition(":")[0]
    last = 110 + sum(TIMES.get(cite, (60, 0)))
    warned = "140 dealer:A warn A2 10" if book == "upt" else f"{last - 5} dealer:A warn A2 5"
    for at, ruling in ((last - 1, law.ACTED_IN_TIME), (last, law.ACTED_IN_TIME), (last + 1, law.DEAD)):
        assert clocked(warned, f"{at} A2 play call").ruling(book, "clock-over") is ruling
    assert clocked(warned, f"{last + 1} dealer:B push").ruling(book, "clock-over") is law.DEAD
    assert clocked(warned, f"{last} dealer:B push").ruling(book, "clock-over") is None


@pytest.mark.parametrize("book", cites(*SHORT))
def test_time_over_with_no_bet_to_face_is_a_check(book: str) -> None:
    assert clocked("141 A2 play bet", facing=0).ruling(book, "clock-over") is law.CHECKED
    assert clocked("141 A2 play bet", facing=400).ruling(book, "clock-over") is law.DEAD


@pytest.mark.parametrize("book", cites("metropolitan:26"))
def test_the_count_kills_the_hand_whatever_it_faces(book: str) -> None:
    for facing in (0, 400):
        assert clocked("171 A2 play bet", facing=facing).ruling(book, "clock-over") is law.DEAD


@pytest.mark.parametrize("book", cites("upt:no-limit-16"))
def test_a_minute_with_a_warning_for_who_faces_a_bet(book: str) -> None:
    decision = clocked().decision(book, "clock-runs")
    assert decision.ruling is upt.A_MINUTE
    assert (decision.ruling.authority, decision.ruling.options) == ("floor", ())
    assert figures(decision) == {"seconds": 60, "warning": 10, "until": 170, "warn": 160}
    assert clocked(facing=0).ruling(book, "clock-runs") is None


@pytest.mark.parametrize("book", cites("upt:no-limit-16", "upt:dead-hand-1-d"))
def test_the_hand_is_dead_after_the_minute_and_its_warning(book: str) -> None:
    late = "171 dealer:B push"
    assert clocked("160 dealer:A warn A2 10", late).ruling(book, "clock-over") is law.DEAD
    assert clocked(late).ruling(book, "clock-over") is None
    assert clocked("165 dealer:A warn A2 10", late).ruling(book, "clock-over") is None
    assert clocked("165 dealer:A warn A2 10", "176 dealer:B push").ruling(book, "clock-over") is law.DEAD
    assert clocked("160 dealer:A warn A2 10", late, facing=0).ruling(book, "clock-over") is None


@pytest.mark.parametrize("book", cites("players-2025:RP-15", "tda-2024:RP-17"))
def test_single_draw_may_be_limped(book: str) -> None:
    def limp(game: str, facing: int = 200) -> Room:
        room = Room({"A": (1, 2, 3)}, games=game, game=game).do(*HAND, f"5 dealer:A turn A1 {facing}")
        return room.do("6 A1 play call")

    assert limp("single-draw").ruling(book, "limp") is players.LIMPING_ALLOWED
    assert limp("triple-draw").ruling(book, "limp") is None
    assert limp("single-draw").ruling("upt", "limp") is None
    with pytest.raises(AssertionError, match="0 points"):
        limp("single-draw", 400).ruling(book, "limp")


@pytest.mark.parametrize("book", FULL)
@pytest.mark.parametrize("who", ["dealer:A", "desk", "floor"])
def test_a_clock_that_the_staff_asks_for_is_for_the_floor(book: str, who: str) -> None:
    room = Room({"A": (1, 2, 3)}).do("1 dealer:A deal 1", "2 dealer:A turn A1 200", f"3 {who} call-clock A1")
    assert room.ruling(book, "clock-called") is law.FLOOR_DECIDES


@pytest.mark.parametrize("book", cites("tda-2022:29", "tda-2024:29", "players-2025:29"))
@pytest.mark.parametrize(
    ("seconds", "facing", "sentence"),
    [
        (29, 400, "A2's action stands: it came at 29 seconds, and 25 plus a count of 5 are allowed."),
        (30, 400, "A2's action stands: it came at 30 seconds, and 25 plus a count of 5 are allowed."),
        (31, 400, "A2's hand is dead: the 25 seconds plus a count of 5 are over."),
        (31, 0, "A2's hand is checked: the 25 seconds plus a count of 5 are over."),
    ],
)
def test_what_comes_of_a_clock_is_answered_once_it_is_over(book: str, seconds: int, facing: int, sentence: str) -> None:
    room = clocked(f"{110 + seconds} A2 play call", facing=facing)
    answer = answer_on_room(room.facts().record, book_of(book))
    assert (answer.sentence, answer.also) == (sentence, ())
    started = answer_on_room(clocked().facts().record, book_of(book))
    assert (started.sentence, started.also) == ("A2 has 25 seconds to act, then a countdown of 5.", ())
