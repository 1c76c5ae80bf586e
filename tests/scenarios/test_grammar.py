"""The short lines of a scenario file say one thing or are refused."""

import pytest

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Claimed, Refused, Requested
from trainer.scenarios.grammar import (
    BadLine,
    Guard,
    Line,
    Moment,
    depth_of,
    guard_of,
    line_of,
    moment_of,
)
from trainer.scenarios.writing import guard_text, moment_text, script_text


@pytest.mark.parametrize(
    ("text", "game", "before", "line"),
    [
        ("preflop: P4 raise 600", "holdem", -1, Line(0, 4, "raise", 600)),
        ("P1 fold", "holdem", 0, Line(0, 1, "fold")),
        ("flop: P2 check", "holdem", 0, Line(1, 2, "check")),
        ("P2 bet 400 if unbet", "holdem", 2, Line(2, 2, "bet", 400, Guard("unbet"))),
        ("river: P2 check", "omaha-8", 0, Line(3, 2, "check")),
        ("fifth: P2 check", "razz", 0, Line(2, 2, "check")),
        ("seventh: all stay if live 3", "stud", 1, Line(4, 0, "stay", 0, Guard("live", 3))),
    ],
)
def test_a_line_says_who_does_what_on_which_street(text: str, game: str, before: int, line: Line) -> None:
    assert line_of(text, game, before) == line


@pytest.mark.parametrize(
    "text",
    [
        "",
        "P2 check",
        "flop P2 check",
        "third: P2 check",
        "flop: 2 check",
        "flop: P2 dance",
        "flop: P2 bet",
        "flop: P2 check 400",
        "flop: P2 bet 4.5",
        "flop: P2 check if raining",
        "flop: P2 check if board",
    ],
)
def test_a_line_that_says_nothing_known_is_refused(text: str) -> None:
    with pytest.raises(BadLine):
        line_of(text, "holdem", -1)


@pytest.mark.parametrize(
    ("text", "game", "before", "line"),
    [
        ("showdown: P2 muck", "holdem", 3, Line(4, 2, "muck")),
        ("P3 push", "holdem", 4, Line(4, 3, "push")),
        ("showdown: P3 return", "stud", 4, Line(5, 3, "return")),
        ("showdown: P3 show 1", "holdem", 3, Line(4, 3, "show", 1)),
        ("showdown: P3 show 3", "omaha-8", 3, Line(4, 3, "show", 3)),
        ("P6 refuse", "holdem", 4, Line(4, 6, "refuse")),
        ("P2 board", "omaha", 4, Line(4, 2, "board")),
        ("showdown: P2 ask P5", "holdem", 3, Line(4, 2, "ask", 5)),
        ("P2 ask P5 Let me see", "stud", 5, Line(5, 2, "ask", 5, says=g.Request(Requested.SEE, 5, "Let me see"))),
        ("P6 refuse Not now", "holdem", 4, Line(4, 6, "refuse", says=g.Refuse(Refused.SHOW, "Not now"))),
        (
            "P2 board The board plays",
            "holdem",
            4,
            Line(4, 2, "board", says=g.Claim(Claimed.PLAYS_THE_BOARD, words="The board plays")),
        ),
        ("P2 say Two pair, I think", "holdem", 4, Line(4, 2, "say", says=g.Say("Two pair, I think"))),
    ],
)
def test_at_the_showdown_a_line_says_what_becomes_of_a_hand(text: str, game: str, before: int, line: Line) -> None:
    assert line_of(text, game, before) == line


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("showdown: P2 fold", "holdem"),
        ("showdown: all muck", "holdem"),
        ("showdown: P2 muck 3", "holdem"),
        ("showdown: P2 show", "holdem"),
        ("showdown: P2 show 0", "holdem"),
        ("showdown: P2 show 2", "holdem"),
        ("showdown: P2 show 4", "omaha"),
        ("showdown: P2 board", "stud"),
        ("showdown: P2 ask 5", "holdem"),
        ("showdown: P2 say", "holdem"),
    ],
)
def test_what_nobody_does_at_a_showdown_is_refused(text: str, game: str) -> None:
    with pytest.raises(BadLine):
        line_of(text, game, -1)


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("shuffle", Moment("shuffle")),
        ("deal 7", Moment("deal", number=7)),
        ("flop burned", Moment("burned", 1)),
        ("turn laid", Moment("laid", 2)),
        ("flop", Moment("open", 1)),
        ("flop: P2", Moment("acted", 1, 2)),
        ("river closed", Moment("closed", 3)),
        ("preflop cleared", Moment("cleared", 0)),
        ("showdown", Moment("showdown")),
        ("pushed", Moment("pushed")),
        ("next shuffle", Moment("shuffle", hand=2)),
        ("next deal 3", Moment("deal", number=3, hand=2)),
        ("next preflop", Moment("open", 0, hand=2)),
        ("next preflop: P4", Moment("acted", 0, 4, hand=2)),
    ],
)
def test_a_moment_is_a_street_and_a_stage(text: str, moment: Moment) -> None:
    assert moment_of(text, "holdem") == moment
    assert moment_text(moment, "holdem") == text


@pytest.mark.parametrize("text", ["next", "next pushed", "next next flop", "next eaten"])
def test_the_hand_after_has_moments_as_any_hand_and_no_hand_after_it(text: str) -> None:
    with pytest.raises(BadLine):
        moment_of(text, "holdem")


@pytest.mark.parametrize(
    ("text", "guard"),
    [
        ("pushed", Guard("pushed")),
        ("next", Guard("next")),
        ("next 2", Guard("next", 2)),
        ("board 4", Guard("board", 4)),
        ("miscounted", Guard("miscounted")),
        ("miscounted 2", Guard("miscounted", 2)),
        ("taken", Guard("taken")),
    ],
)
def test_a_condition_is_what_players_can_see(text: str, guard: Guard) -> None:
    assert guard_of(text) == guard
    assert guard_text(guard) == text


def test_lines_of_the_hand_after_name_it_with_their_street() -> None:
    lines = ["preflop: P2 call", "next preflop: P4 call", "P5 fold", "next flop: all stay"]
    found, street, hand = list[Line](), -1, 1
    for text in lines:
        found.append(line_of(text, "holdem", street, hand))
        street, hand = found[-1].street, found[-1].hand
    assert [(each.hand, each.street, each.seat) for each in found] == [(1, 0, 2), (2, 0, 4), (2, 0, 5), (2, 1, 0)]
    assert script_text(found, "holdem") == lines


def test_a_moment_of_stud_is_a_card_of_a_street() -> None:
    assert moment_of("fifth dealt 3", "stud") == Moment("dealt", 2, 3)
    assert moment_text(Moment("dealt", 2, 3), "stud") == "fifth dealt 3"


@pytest.mark.parametrize(
    ("text", "game"), [("fifth dealt", "stud"), ("fifth dealt x", "stud"), ("flop dealt 3", "holdem")]
)
def test_a_card_of_no_street_of_stud_is_no_moment(text: str, game: str) -> None:
    with pytest.raises(BadLine):
        moment_of(text, game)


@pytest.mark.parametrize("text", ["", "never", "deal", "deal x", "flop eaten", "fourth", "flop: all", "flop laid up"])
def test_a_moment_nobody_knows_is_refused(text: str) -> None:
    with pytest.raises(BadLine):
        moment_of(text, "holdem")


@pytest.mark.parametrize(
    ("place", "depth"),
    [("seat 5 card 1", 1), ("seat 2 card 1", 3), ("seat 5 card 2", 4), ("flop burn", 7), ("flop 1", 8), ("river", 14)],
)
def test_a_place_is_a_depth_of_the_routine_deal(place: str, depth: int) -> None:
    assert depth_of(place, "holdem", (5, 8, 2)) == depth


def test_a_place_lies_deeper_where_hands_have_more_cards() -> None:
    assert depth_of("seat 2 card 4", "omaha", (5, 8, 2)) == 12
    assert depth_of("flop 1", "omaha-8", (5, 8, 2)) == 14
    assert depth_of("seat 2 card 3", "razz", (2, 5, 8)) == 7


@pytest.mark.parametrize("place", ["", "seat 3 card 1", "seat 5 card 3", "flop 4", "seat 5"])
def test_a_place_the_deal_does_not_reach_is_refused(place: str) -> None:
    with pytest.raises(BadLine):
        depth_of(place, "holdem", (5, 8, 2))
    with pytest.raises(BadLine):
        depth_of("flop 1", "razz", (5, 8, 2))


def test_a_guard_needs_its_number() -> None:
    assert guard_of("board 4") == Guard("board", 4)
    assert guard_of("passed-over") == Guard("passed-over")
    for text in ("board", "board x", "bet 4", ""):
        with pytest.raises(BadLine):
            guard_of(text)
