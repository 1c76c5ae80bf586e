"""A bet or raise said of too little, on which others have acted, or of which the dealer has asked for the whole one."""

import pytest

from tests.grading.answers.in_short import said_of

TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
UNDERRAISE = {
    "tda-2024": "52-A",
    "tda-2022": "52-A",
    "players-2025": "45-A",
    "foxwoods-2020": "54-B",
    "metropolitan": "42-A",
}
UPT = "upt"
MAY = "Seat 2 may call {} or raise, minimum raise to {}."
RAISED, CHECKED = "P2 bet 400;P5 say raise to {};", "P2 check;P5 say bet 100;"
ASKED = RAISED.format(600) + "D ask-for 5 800;P5 wager 800"
RIGHTS = (
    (RAISED.format(500) + "P7 wager 500", MAY.format("400", "1,200"), MAY.format("400", "1,600")),
    (RAISED.format(600) + "P7 wager 600", MAY.format("400", "1,200"), MAY.format("400", "1,600")),
    (RAISED.format(700) + "P7 wager 700", MAY.format("400", "1,200"), MAY.format("400", "1,600")),
    (RAISED.format(600) + "P7 say call", MAY.format("400", "1,200"), MAY.format("400", "1,600")),
    (RAISED.format(300) + "P7 say call", MAY.format("400", "1,200"), MAY.format("400", "1,600")),
    (RAISED.format(600) + "P7 fold", MAY.format("400", "1,200"), MAY.format("400", "1,600")),
    (ASKED + ";P7 say call", MAY.format("400", "1,200"), MAY.format("400", "1,600")),
)
CALL = "It's a call: seat 7 puts in 800 more, 800 in all."
FULL = "Seat 7 must make the full call of 800: 800 more goes in."
OR_FOLDS = "he floor decides: seat 7 makes the full call of 800, or folds and forfeits {}."
AGAIN = "eat 7 may take back 400 and act again."
ITS_800 = "The raise is to 800, not 300: seat 5 puts in 800 more; then "
WAGERS = (
    ("wager:7", RAISED.format(300) + "P7 say call", CALL, FULL),
    ("wager:7", RAISED.format(400) + "P7 say call", CALL, FULL),
    ("", RAISED.format(300) + "P7 wager 400", f"{ITS_800}t{OR_FOLDS.format(400)}", f"{ITS_800}s{AGAIN}"),
    ("wager:7", RAISED.format(300) + "P7 wager 400", f"T{OR_FOLDS.format(400)}", f"S{AGAIN}"),
    ("", ASKED + ";P7 say call", CALL, FULL),
    ("wager:7", ASKED + ";P7 say call", CALL, FULL),
    ("wager:5", ASKED, "Seat 5 raises to 800.", "Seat 5 raises to 800."),
    ("", ASKED + ";P7 wager 600", f"T{OR_FOLDS.format(600)}", "It's a full call of 800: seat 7 puts in 200 more."),
    (
        "",
        RAISED.format(600) + "P7 wager 600;D ask-for 5 800;P5 wager 800",
        "The raise is to 800, not 600: seats 5 and 7 make it 800.",
        "The raise is to 800, not 600: seats 5 and 7 make it 800, and no one who called may raise for it.",
    ),
)
OPENED = {"tda-2024": "52-A", "tda-2022": "52-A", "players-2025": "45-A", "foxwoods-2020": "54-B", UPT: "betting-14"}


def _cases(cases: tuple[tuple[str, ...], ...]) -> list[object]:
    houses = [(house, at, -2) for house, at in UNDERRAISE.items()] + [(UPT, "betting-14", -1)]
    return [
        pytest.param(house, *each[:-2], each[which], id=f"{house}-{at}")
        for house, at, which in houses
        for each in cases
    ]


@pytest.mark.parametrize(("house", "acts", "sentence"), _cases(RIGHTS))
def test_the_others_face_the_least_raise(house: str, acts: str, sentence: str) -> None:
    assert said_of(house, TURN, acts, "rights:2") == sentence


@pytest.mark.parametrize(("house", "asked", "acts", "sentence"), _cases(WAGERS))
def test_it_is_the_least_raise_that_is_called(house: str, asked: str, acts: str, sentence: str) -> None:
    assert said_of(house, TURN, acts, asked) == sentence


@pytest.mark.parametrize(("house", "at"), OPENED.items(), ids=[f"{each}-{at}" for each, at in OPENED.items()])
@pytest.mark.parametrize("then", ["P7 wager 100", "P7 say call"])
def test_a_bet_of_too_little_is_the_least_bet(house: str, at: str, then: str) -> None:
    assert said_of(house, TURN, CHECKED + then, "rights:2") == MAY.format("200", "400"), at


TO_200 = "The bet is to 200, not 100: seat 5 puts in {} more"
PUT, SAID = "P2 check;P5 bet 100;", CHECKED
ANSWERED = (
    (PUT + "P7 wager 200", "", TO_200.format(100) + "; seat 7's call of 200 stands."),
    (SAID + "P7 wager 200", "", TO_200.format(200) + "; seat 7's call of 200 stands."),
    (PUT + "P7 wager 200", "rights:2", MAY.format("200", "400")),
    (SAID + "P7 wager 200", "rights:2", MAY.format("200", "400")),
    (PUT + "P7 wager 200", "wager:5", TO_200.format(100) + "."),
    (PUT + "P7 raise 400", "", TO_200.format(100) + "; seat 7's raise to 400 stands."),
    (
        PUT + "P7 raise 300",
        "",
        TO_200.format(100) + "; then the raise is to 400, not 300: seat 7 puts in 100 more.",
    ),
    ("P2 bet 400;P5 raise 500;P7 wager 800", "wager:5", "The raise is to 800, not 500: seat 5 puts in 300 more."),
)


@pytest.mark.parametrize(("house", "at"), OPENED.items(), ids=[f"{each}-{at}" for each, at in OPENED.items()])
@pytest.mark.parametrize(("acts", "asked", "sentence"), ANSWERED)
def test_a_bet_of_too_little_is_answered_as_the_least_bet(
    house: str, at: str, acts: str, asked: str, sentence: str
) -> None:
    assert said_of(house, TURN, acts, asked) == sentence, at


@pytest.mark.parametrize(
    ("house", "least"),
    [
        pytest.param("metropolitan", "1,200", id="metropolitan-42-A"),
        pytest.param("upt", "1,600", id="upt-betting-14"),
    ],
)
def test_chips_of_the_least_raise_are_faced_for_all_they_are(house: str, least: str) -> None:
    acts = RAISED.format(600) + "P5 wager 800"
    assert said_of(house, TURN, acts, "rights:7") == f"Seat 7 may call 800 or raise, minimum raise to {least}."
    assert said_of(house, TURN, f"{acts};P7 say call", "rights:2") == MAY.format("400", least)


def test_at_metropolitan_a_bet_said_of_too_little_stays_what_was_said() -> None:
    """Metropolitan 36-A."""
    acts = CHECKED + "P5 wager 200;P7 say call"
    assert "it's a call: seat 7 puts in 100 more, 100 in all." in said_of("metropolitan", TURN, acts, "")
