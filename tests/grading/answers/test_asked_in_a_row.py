"""Several players who dispute a result or ask to see hands at once: each is told with its seat."""

import pytest

from tests.grading.answers.in_short import on_hand

ALL = ("tda-2024", "tda-2022", "players-2025", "foxwoods-2020")
OVER = (
    "on river;blinds 500 1000;pot 24500;side 24000 2 6;in 2 4 6;seats 9 20000;seat 2 5000;seat 4 0;seat 6 0;"
    "cards 2 Qs Qd;cards 4 As Ad;cards 6 Ks Kd;board 2c 7d 9h 3s 4c"
)
PUSHED = "D push-side 6 24000 side-1;D push-pot 4 24500"
BOTH = "P6 dispute count side-1 Short.;P2 dispute reading 2 Misread."
COUNT, READING = "Seat 6's dispute over the count of side pot 1", "eat 2's dispute over the reading"
CALLED = "on river;blinds 500 1000;pot 12000;in 2 4 6;seats 9 20000;cards 2 Qs Qd;cards 4 As Ad;cards 6 Ks Kd"
FLOOR_SHOWS = (
    "seat 6 has no right to see seat 2's hand, as the last bet or raise "
    "on the river was seat 4's: the floor decides whether it's shown."
)
BOARD = "board 2c 7d 9h 3s 4c"


@pytest.mark.parametrize(
    ("house", "since", "sentence"),
    [
        *(
            pytest.param(
                house,
                "deal;fold 4 5;",
                f"{COUNT} is heard, as the next hand has had no substantial action; "
                f"s{READING} comes too late, as the next hand has begun.",
                id=f"{house}:{at}",
            )
            for house, at in zip(ALL, ("22", "22", "23", "22"), strict=True)
        ),
        pytest.param(
            "metropolitan",
            "deal;fold 4 5;",
            f"{COUNT} and s{READING} come too late, as the next hand has begun.",
            id="metropolitan:20",
        ),
        pytest.param(
            "upt",
            "D shuffle;",
            f"{COUNT} and s{READING} come too late, as the next deal was riffled.",
            id="upt:decision-5",
        ),
        pytest.param("foxwoods-2020", "", f"{COUNT} and s{READING} are heard, in time.", id="foxwoods-2020:22-at-once"),
    ],
)
def test_disputes_of_one_result_are_told_each_with_its_seat(house: str, since: str, sentence: str) -> None:
    assert on_hand(house, OVER, f"{PUSHED};{since}{BOTH}").sentence == sentence


def test_one_seat_alone_hears_of_its_own() -> None:
    """Foxwoods 22."""
    answer = on_hand("foxwoods-2020", OVER, f"{PUSHED};deal;fold 4 5;{BOTH}", seat=2)
    assert answer.sentence == "The result stands: it's too late for a dispute, as the next hand has begun."


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (
            "P6 request see 4;P2 request see 4",
            (
                "Seat 6 paid to see seat 4's hand, and it's tabled; seat 2 has "
                "no right to see seat 4's hand, as seat 2 no longer holds cards."
            ),
        ),
        (
            "P2 request see 4;P6 request see 2",
            f"Seat 2 has no right to see seat 4's hand, as seat 2 no longer holds cards; {FLOOR_SHOWS}",
        ),
        (
            "P6 request see 4;P4 turn up;P2 request see 6",
            "Seat 2 has no right to see seat 6's hand, as seat 2 no longer holds cards.",
        ),
    ],
    ids=[f"foxwoods-2020:{at}" for at in ("18-B", "18-A", "18-A-one-was-shown")],
)
def test_requests_to_see_are_told_each_with_its_seat(asked: str, sentence: str) -> None:
    acts = f"check 2;P4 bet 4000;call 6 2;P2 move muck;{asked}"
    assert on_hand("foxwoods-2020", f"{CALLED};{BOARD}", acts).sentence.startswith(sentence.removesuffix("."))


SHORT = ";".join(f"D pitch {seat} down" for seat in (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5))


@pytest.mark.parametrize("house", ALL)
def test_a_button_that_acted_on_one_card_gets_none_and_burns_stay(house: str) -> None:
    """TDA and Foxwoods 37, 38; Players 39, 40."""
    answer = on_hand(
        house, "blinds 200 400;seats 6 20000;button 6", f"{SHORT};fold 3 4 5;P6 raise 1000;P6 say One card."
    )
    assert answer.sentence == (
        "No misdeal: seat 6 acted on too few cards, no card is given, the hand is dead and mucked, and the others "
        "play on with one burn a street."
    )
