"""What the floor may let stand of a string raise at limit is a call or the one raise, never an amount between them."""

import pytest

from tests.grading.answers.in_short import cited, on_hand, said_of

LT = "game holdem limit;on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
NL = LT.removeprefix("game holdem limit;")
LD9 = "game holdem limit;blinds 100 200;seats 9 20000;button 9"
HOUSES = (("tda-2022", "43-A"), ("foxwoods-2020", "46-A"), ("metropolitan", "50"))
"""Where only that dealers call string bets is printed; half a raise makes a raise at all of them."""
EITHER = "It's a string bet: the floor says whether {} or {} stands."
SAME = "It's a string bet, for the floor: {} either way."
BET, RAISED = "P2 bet 400;P5 ", "P2 bet 400;P5 raise 800;P7 fold;P2 "
SIZES = (
    (LT, f"{BET}wager 400;P5 wager 200", EITHER.format("400", "800")),
    (LT, f"{BET}wager 400;P5 wager 300", EITHER.format("400", "800")),
    (LT, f"{BET}wager 400;P5 wager 400", EITHER.format("400", "800")),
    (LT, f"{BET}wager 400;P5 wager 600", EITHER.format("400", "800")),
    (LT, f"{BET}wager 200;P5 wager 400", EITHER.format("400", "800")),
    (LT, f"{BET}wager one 500;P5 wager 100", EITHER.format("400", "800")),
    (LT, f"{BET}wager 400;P5 wager 100", SAME.format("a call of 400")),
    (LT, f"{BET}wager 100x6;P5 wager 100", SAME.format("a raise to 800")),
    (LT, f"{RAISED}wager 400;P2 wager 200", EITHER.format("800", "1,200")),
    (LT, f"{RAISED}wager 400;P2 wager 100", SAME.format("a call of 800")),
    (LD9, "deal;P3 wager 200;P3 wager 100", EITHER.format("200", "400")),
    (LD9, "deal;P3 wager 200;P3 wager 50", SAME.format("a call of 200")),
    (LT, "P2 wager 200;P2 wager 100", SAME.format("a bet of 400")),
)


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in HOUSES])
@pytest.mark.parametrize(("head", "acts", "said"), SIZES)
def test_each_reading_is_a_call_or_the_one_raise(house: str, head: str, acts: str, said: str) -> None:
    assert said_of(house, head, acts, "") == said


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in HOUSES])
@pytest.mark.parametrize("asked", ["wager:5", "rights:7", "turns"])
def test_so_it_is_whatever_is_asked(house: str, asked: str) -> None:
    assert said_of(house, LT, f"{BET}wager 400;P5 wager 200", asked) == EITHER.format("400", "800")


SHARE = {
    "tda-2022": ("56", "43-A", "52-A"),
    "foxwoods-2020": ("56", "46-A", "54-B"),
    "metropolitan": ("50", "42-A", ""),
}
"""By house what is printed of string bets, of half a raise, and of a raise that is brought up to size."""
CITED = [pytest.param(*each, id=f"{each[0]}:{each[1][1]}") for each in SHARE.items()]


@pytest.mark.parametrize(("house", "at"), CITED)
@pytest.mark.parametrize(
    ("acts", "half", "brought_up"),
    [
        (f"{BET}wager 400;P5 wager 100", True, False),
        (f"{BET}wager 400;P5 wager 200", True, True),
        (f"{BET}wager 400;P5 wager 400", False, False),
        (f"{BET}wager 100x6;P5 wager 200", True, True),
        ("P2 wager 200;P2 wager 100", False, True),
        ("P2 wager 400;P2 wager 400", False, False),
    ],
)
def test_half_a_raise_is_cited_where_it_decides(
    acts: str, half: bool, brought_up: bool, house: str, at: tuple[str, str, str]
) -> None:
    found = cited(on_hand(house, LT, acts))
    assert found[0] == at[0]
    assert (at[1] in found) is half
    if house == "tda-2022":
        assert (at[2] in found) is brought_up
    elif brought_up and at[2]:
        assert at[2] in found


@pytest.mark.parametrize(
    "house", [pytest.param("tda-2024", id="tda-2024:56"), pytest.param("players-2025", id="players-2025:56")]
)
@pytest.mark.parametrize("chips", ["100", "200", "400", "600"])
def test_where_the_first_motion_stands_the_size_of_the_rest_is_no_matter(chips: str, house: str) -> None:
    assert cited(on_hand(house, LT, f"{BET}wager 400;P5 wager {chips}")) == ["56"]


ONE_MOTION = {
    "tda-2024": ("42", "56"),
    "tda-2022": ("42", "56"),
    "players-2025": ("47", "56"),
    "foxwoods-2020": ("45", "56"),
    "metropolitan": ("41", "50"),
}


@pytest.mark.parametrize(
    ("house", "at"), [pytest.param(*each, id=f"{each[0]}:{each[1][0]}") for each in ONE_MOTION.items()]
)
def test_that_a_raise_takes_one_motion_is_cited_of_raises_without_limit(house: str, at: tuple[str, str]) -> None:
    """It is printed for no-limit and pot-limit, and of raises."""
    raised = f"{BET}wager 400;P5 wager 800"
    assert cited(on_hand(house, NL, raised)) == [*at]
    assert cited(on_hand(house, LT, raised))[0] == at[1]
    for head, acts in ((LT, raised), (NL, "P2 wager 600;P2 wager 400")):
        assert at[0] not in cited(on_hand(house, head, acts))
