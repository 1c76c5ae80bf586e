"""A short call, and more in another motion: the short call is what the floor treats, and what was added goes back."""

import pytest

from tests.grading.answers.in_short import cited, on_hand, said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
LT = f"game holdem limit;{T}"
STRUNG = {
    "tda-2024": ("51-B", "42", "56"),
    "tda-2022": ("51-B", "42", "56"),
    "players-2025": ("44-B", "56"),
    "foxwoods-2020": ("42-B", "56"),
    "metropolitan": ("38-B", "50"),
}
"""By house its paragraphs on calls of too little, which come first, and on chips in several motions."""
OPENED = {"tda-2024": "51-B-2", "players-2025": "44-B-2", "foxwoods-2020": "42-B-2", "metropolitan": "38-B-2"}
NOT_ALLOWED = {"tda-2024": "51-B", "players-2025": "44-B"}
UP_TO_FLOOR = {"tda-2022": ("56", "51-B"), "foxwoods-2020": ("56", "42-B"), "metropolitan": ("50", "38-B")}
HOUSES = [pytest.param(house, id=f"{house}:{at[0]}") for house, at in STRUNG.items()]
CITED = [pytest.param(*each, id=f"{each[0]}:{each[1][0]}") for each in STRUNG.items()]
B, LB = "P2 bet 600;P5 raise 1800;P7 wager ", "P2 bet 400;P5 raise 800;P7 wager 200;P7 wager "
BACK = (
    "It's a string bet: {} goes back, and the floor decides if seat 7 makes the full call of {}, or folds and "
    "forfeits {}."
)
DECIDES = "The floor decides: seat 7 makes the full call of {}, or folds and forfeits {}."
IN_ALL, SIZES = "It's a call: seat 7 is in for 1,800.", ("1,400", "2,000", "2,500", "3,500")


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("acts", "said"),
    [
        (f"{B}500;P7 wager 1200", DECIDES.format("1,800", "1,700")),
        (f"{B}500;P7 wager 1300", IN_ALL),
        *((f"{B}500;P7 wager {each.replace(',', '')}", BACK.format(each, "1,800", "500")) for each in SIZES),
        (f"{B}100x17;P7 wager 200", BACK.format("200", "1,800", "1,700")),
        (f"{B}500;P7 wager 300;P7 wager 1700", BACK.format("2,000", "1,800", "500")),
        (f"{B}500;P7 wager 2000;D return-bet 7 2000", DECIDES.format("1,800", "500")),
        (f"{B}500;P7 wager 2000;P7 pull-back 2000", DECIDES.format("1,800", "500")),
    ],
)
def test_the_short_call_stands_whatever_was_added(house: str, acts: str, said: str) -> None:
    assert said_of(house, T, acts, "") == said


@pytest.mark.parametrize(
    ("house", "at"), [pytest.param(*each, id=f"{each[0]}:{each[1][0]}") for each in STRUNG.items()]
)
@pytest.mark.parametrize("ask", ["", "wager", "rights", "turns"])
def test_it_is_cited_with_what_forbids_the_rest(house: str, at: tuple[str, ...], ask: str) -> None:
    answer = on_hand(house, T, f"{B}500;P7 wager 2000", ask, 7 if ask in ("wager", "rights") else 0)
    assert answer.sentence == BACK.format("2,000", "1,800", "500")
    assert cited(answer)[0] == at[0]
    assert {*at} <= {*cited(answer)}
    assert not {"52-A", "45-A", "54-B"} & {*cited(answer)}


@pytest.mark.parametrize("house", HOUSES)
def test_what_goes_back_is_in_no_pot(house: str) -> None:
    for acts in (f"{B}500;P7 wager 2000", f"{B}500;P7 wager 2000;D return-bet 7 2000"):
        assert said_of(house, T, acts, "pots").endswith("folds and forfeits 500; so far the pot is 6,900.")


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("since", "said"),
    [
        ("D return-bet 7 2000;P7 wager 1200", BACK.format("1,200", "1,800", "500")),
        ("D return-bet 7 2000;P7 wager 1300", "seat 7 is held to 1,800."),
        ("D return-bet 7 700", "seat 7 is held to 1,800."),
        ("F order a-full-call own", "As the floor says, it's a full call of 1,800: seat 7 gets 700 back."),
        ("F order a-full-call own;D return-bet 7 700;P2 call", "Nothing is wrong."),
    ],
)
def test_once_just_the_call_lies_there_it_is_one(house: str, since: str, said: str) -> None:
    assert said_of(house, T, f"{B}500;P7 wager 2000;{since}", "").endswith(said)


@pytest.mark.parametrize("acts", ["P2 bet 600;P5 wager 600;P5 wager 1000;P5 fold", f"{B}500;P7 wager 2000;P7 fold"])
def test_no_string_raise_stands_for_its_fold(acts: str) -> None:
    """[metropolitan:52]"""
    assert "stands" not in said_of("metropolitan", T, acts, "")


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("since", ["wager 1200", "raise 3000", "raise 6000", "call", "say call"])
def test_who_acts_next_faces_what_the_short_call_faced(house: str, since: str) -> None:
    said = said_of(house, T, f"{B}500;P7 wager 2000;P2 {since}", "")
    assert said.endswith(("makes the full call of 1,800, or folds and forfeits 500.",))
    assert "2,000" in said
    assert "2,500" not in said


@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=f"{each[0]}:{each[1]}") for each in OPENED.items()])
@pytest.mark.parametrize(("chips", "back"), [("2500", "2,400"), ("200", "100")])
def test_of_the_opening_bet_the_short_call_is_a_full_one(chips: str, back: str, house: str, at: str) -> None:
    answer = on_hand(house, T, f"P2 bet 600;P5 wager 500;P5 wager {chips}")
    assert answer.sentence.endswith(f"seat 5 is held to 600 and gets {back} back.")
    assert at in cited(answer)


@pytest.mark.parametrize(("chips", "back"), [("1400", "100"), ("2000", "700"), ("2500", "1,200")])
def test_a_full_call_is_owed_anyway_where_any_short_call_is_one(chips: str, back: str) -> None:
    """[upt:betting-14]"""
    answer = on_hand("upt", T, f"{B}500;P7 wager {chips}")
    assert answer.sentence == f"It's a string bet: seat 7 is held to 1,800 and gets {back} back."
    assert {"betting-12", "betting-14"} <= {*cited(answer)}


@pytest.mark.parametrize("house", HOUSES)
def test_chips_too_small_to_tell_are_the_floors_too(house: str) -> None:
    said = said_of(house, T, "P2 bet 6000;P5 wager 100;P5 wager 12000", "")
    assert said.startswith(
        "It's a string bet: 12,000 goes back, and the floor decides what 100 means when the call is 6,000"
    )


@pytest.mark.parametrize(
    ("house", "at"), [pytest.param(*each, id=f"{each[0]}:{each[1]}") for each in NOT_ALLOWED.items()]
)
@pytest.mark.parametrize("chips", ["700", "800", "1,000", "1,200"])
def test_so_it_is_at_limit_where_string_bets_are_forbidden(chips: str, house: str, at: str) -> None:
    answer = on_hand(house, LT, f"{LB}{chips.replace(',', '')}")
    assert answer.sentence == BACK.format(chips, "800", "200")
    assert cited(answer) == [at, "56"]


@pytest.mark.parametrize(
    ("house", "at"), [pytest.param(*each, id=f"{each[0]}:{each[1][0]}") for each in UP_TO_FLOOR.items()]
)
@pytest.mark.parametrize(
    ("chips", "every"),
    [("700", "a call of 800"), ("800", "a raise to 1,200"), ("1000", "a raise to 1,200"), ("1200", "a raise to 1,200")],
)
def test_where_dealers_just_call_it_the_floor_says_which_stands(
    chips: str, every: str, house: str, at: tuple[str, str]
) -> None:
    answer = on_hand(house, LT, f"{LB}{chips}")
    assert answer.sentence == (
        f"It's a string bet: the floor says whether {every} or the short call of 200 stands, made up to 800 or "
        "forfeited with a fold."
    )
    assert {*at} <= {*cited(answer)}


@pytest.mark.parametrize("house", [*HOUSES, pytest.param("upt", id="upt:betting-11")])
def test_just_the_call_in_two_motions_is_one(house: str) -> None:
    assert said_of(house, LT, f"{LB}600", "") == "It's a call: seat 7 is in for 800."
