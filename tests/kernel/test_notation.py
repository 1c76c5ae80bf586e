"""Every gesture goes into one line and comes back the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.acts import any_act
from tests.kernel.test_conservation import SETUP
from trainer.kernel import gestures as g
from trainer.kernel.cards import cards
from trainer.kernel.chips import chips
from trainer.kernel.gestures import ACTS, Gesture
from trainer.kernel.notation import BadNotation, act_of, act_text, gesture, line


@given(st.integers(0, 10_000_000), st.sampled_from(("D", "F", "P1", "P9")), any_act(SETUP.table()))
def test_a_gesture_comes_back_from_its_line(at: int, who: str, act: g.Act) -> None:
    one = Gesture(at, who, act)
    assert gesture(line(one)) == one


@pytest.mark.parametrize(
    ("text", "one"),
    [
        ("0.000 D gather", Gesture(0, "D", g.Gather())),
        ("12.345 D pitch 3 up", Gesture(12345, "D", g.Pitch(3, up=True))),
        ("1.050 D lay 3 down", Gesture(1050, "D", g.Lay(3))),
        ("2.000 D turn up Ah Kd", Gesture(2000, "D", g.Turn(True, cards("Ah Kd")))),
        ("2.000 D move stub-top down Ah", Gesture(2000, "D", g.Move("stub-top", False, cards("Ah")))),
        ("3.000 P4 wager 1000x1+100x6", Gesture(3000, "P4", g.Wager(chips("1000x1+100x6")))),
        ("3.500 D change 2 100x5 500x1", Gesture(3500, "D", g.Change(2, chips("100x5"), chips("500x1")))),
        ("4.000 P2 say raise to six hundred", Gesture(4000, "P2", g.Say("raise to six hundred"))),
        ("4.100 P4 away", Gesture(4100, "P4", g.Away())),
        ("4.200 P4 uncover 1000x1", Gesture(4200, "P4", g.Uncover(chips("1000x1")))),
        ("4.200 P4 bounty in-the-pot", Gesture(4200, "P4", g.Bounty("in-the-pot"))),
        ("4.200 P4 show-to 5", Gesture(4200, "P4", g.ShowTo(5))),
        ("4.200 P4 conduct soft-play", Gesture(4200, "P4", g.Conduct("soft-play"))),
        ("4.200 P4 device handle", Gesture(4200, "P4", g.Device("handle"))),
        ("4.200 P4 back", Gesture(4200, "P4", g.Back())),
        ("4.300 D push", Gesture(4300, "D", g.DealerPush())),
        ("4.400 D shuffler", Gesture(4400, "D", g.Shuffler())),
        ("4.450 D square", Gesture(4450, "D", g.Square())),
        ("4.500 D flash Qh 2c", Gesture(4500, "D", g.Flash(cards("Qh 2c")))),
        ("5.000 F order redeal-the-flop upt", Gesture(5000, "F", g.Order("redeal-the-flop", "upt"))),
    ],
)
def test_these_lines_mean_these_gestures_for_ever(text: str, one: Gesture) -> None:
    assert gesture(text) == one
    assert line(one) == text


def test_every_verb_has_one_act_and_comes_back() -> None:
    named = {value for value in vars(g).values() if isinstance(value, type) and issubclass(value, g.Act)} - {g.Act}
    assert set(ACTS.values()) == named
    assert act_of(act_text(g.Draw(cards("Jk~")[0]))) == g.Draw(cards("Jk~")[0])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1.0 D burn",
        "1.0000 D burn",
        "x.000 D burn",
        "1.000 X burn",
        "1.000 P0 fold",
        "1.000 P fold",
        "1.000 D wave",
        "1.000 D pitch",
        "1.000 D pitch three down",
        "1.000 D pitch 3 sideways",
        "1.000 D pitch 3 up again",
        "1.000 D turn up",
        "1.000 D turn up Xx",
        "1.000 P1 wager 100",
        "1.000 P1 wager 100x0",
        "1.000 P1 wager 0x4",
        "1.000 D burn 2",
    ],
)
def test_a_line_that_says_no_gesture_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        gesture(text)
