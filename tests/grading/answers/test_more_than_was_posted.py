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
