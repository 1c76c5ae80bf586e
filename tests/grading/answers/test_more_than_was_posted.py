"""Who bet out of turn at UPT and puts out more before those passed over have answered: all but the post goes back."""

import pytest

from tests.grading.answers.in_short import said_of

TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
POSTS = "Seat {} posts the minimum, {}, and gets {} back; the action is on seat {}."


@pytest.mark.parametrize("asked", ["", "wager"])
@pytest.mark.parametrize(
    ("acts", "figures"),
    [
        ("P5 bet 600;P5 pull-back 600;P2 check;P5 wager 1000", (5, "200", "800", 2)),
        ("P5 bet 600;P2 check;P5 wager 1000", (5, "200", "1,400", 2)),
        ("P5 bet 600;P2 check;P5 raise 2000", (5, "200", "1,800", 2)),
        ("P5 bet 600;P2 check;P5 all-in", (5, "200", "19,800", 2)),
        ("P2 bet 300;P7 raise 900;P7 wager 1000", (7, "600", "1,300", 5)),
    ],
    ids=["out-of-turn pulled back", "out-of-turn", "out-of-turn raised", "out-of-turn all-in", "out-of-turn two"],
)
def test_more_put_out_while_the_post_waits_goes_back(acts: str, figures: tuple[int, str, str, int], asked: str) -> None:
    """[upt:out-of-turn, upt:out-of-turn-back]"""
    ask = f"{asked}:{figures[0]}" if asked else ""
    assert said_of("upt", TURN, acts, ask) == POSTS.format(*figures)


def test_once_others_have_called_it_nothing_is_printed() -> None:
    """[upt:out-of-turn]"""
    assert "posts the minimum" not in said_of("upt", TURN, "P5 bet 600;P2 check;P7 call;P5 wager 1000", "")


ANSWERED = "seat 7, who posted 800, may then call{}, fold or re-raise."
FULL = "Seat 7's posted 800 plays, and seat 7 may only check, as seat 5 called; seat 2 acts next, 400 to call."


@pytest.mark.parametrize(
    ("head", "answer", "found"),
    [
        (f"game holdem limit;{TURN}", "P5 raise 800", f"Seat 5 raises to 1,200; {ANSWERED.format('')}"),
        (f"game holdem limit;{TURN}", "P5 raise 1200", f"Seat 5 raises to 1,200; {ANSWERED.format('')}"),
        (f"game holdem limit;{TURN}", "P5 call", FULL),
        (
            TURN,
            "P5 raise 800",
            f"The raise is to 1,600, not 800: seat 5 puts in 800 more; {ANSWERED.format(' 800 more')}",
        ),
        (TURN, "P5 wager 800", FULL),
    ],
    ids=["out-of-turn-3 limit", "out-of-turn-3 in full", "out-of-turn-1 limit", "out-of-turn-3", "out-of-turn-1"],
)
def test_who_says_that_he_raises_what_was_posted_raises_it(head: str, answer: str, found: str) -> None:
    """[upt:out-of-turn-1, upt:out-of-turn-3]"""
    assert said_of("upt", head, f"P2 bet 400;P7 raise 800;{answer}", "wager:7") == found


@pytest.mark.parametrize("asked", ["", "wager:7"])
def test_what_lies_beyond_a_call_that_the_floor_may_hold_goes_back(asked: str) -> None:
    """[upt:betting-10]"""
    acts = "P2 bet 1000;P7 say call;P7 wager {};P5 call"
    may = "The floor may hold seat 7 to the out-of-turn call{} seat 7 may not raise this turn."
    assert said_of("upt", TURN, acts.format(3000), asked) == may.format(" of 1,000, and 2,000 goes back;")
    assert said_of("upt", TURN, acts.format(1000), asked) == may.format(", and")


FLOP = "on flop;blinds 100 200;pot 3000;in 2 4 5 7 8;seats 9 20000"


@pytest.mark.parametrize("acts", ["P7 bet 500;P8 call", "P7 bet 600;P8 raise 1500"])
def test_of_a_bet_out_of_turn_that_others_are_in_on_nothing_is_printed_to_who_asks(acts: str) -> None:
    """[upt:out-of-turn]"""
    assert said_of("upt", FLOP, acts, "wager:7").startswith("UPT doesn't cover this: action out of turn, seat 7")


def test_of_one_that_nobody_is_in_on_the_post_is_told() -> None:
    """[upt:out-of-turn]"""
    assert said_of("upt", FLOP, "P7 bet 500", "wager:7").startswith("Seat 7 posts the minimum, 200")


OVER = "P2 bet 400;P7 raise 800;P5 raise 800"
TO_1600, LIMIT_TURN = "The raise is to 1,600, not 800: ", f"game holdem limit;{TURN}"


@pytest.mark.parametrize(
    ("head", "then", "asked", "found"),
    [
        (TURN, "P7 call", "", f"{TO_1600}seats 5 and 7 make it 1,600, and no one who called may raise for it."),
        (TURN, "P7 call", "pots", "the pot is 7,600: 4,000 in the middle and 3,600 in front of the players."),
        (TURN, "P7 fold", "", f"{TO_1600}seat 5 puts in 800 more."),
        (TURN, "P7 fold", "pots", "the pot is 6,800: 4,000 in the middle and 2,800 in front of the players."),
        (LIMIT_TURN, "P7 call", "", "Seat 5 raises to 1,200: 400 more goes in."),
        (
            LIMIT_TURN,
            "P7 fold",
            "",
            "Seat 5 raises to 1,200: 400 more goes in; seat 2 may call 800 or raise to 1,600.",
        ),
        (LIMIT_TURN, "P7 raise 1600", "wager:7", "Seat 7 raises to 1,600."),
        (
            LIMIT_TURN,
            "P7 raise 1600",
            "pots",
            "The pot is 7,200: 4,000 in the middle and 3,200 in front of the players.",
        ),
    ],
)
def test_a_raise_over_a_post_is_put_right_though_its_maker_has_acted_since(
    head: str, then: str, asked: str, found: str
) -> None:
    """[upt:betting-14, upt:betting-8]"""
    assert said_of("upt", head, f"{OVER};{then}", asked).endswith(found)
