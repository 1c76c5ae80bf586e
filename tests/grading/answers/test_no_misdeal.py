"""A threshold that says no comes first: what falls short of a misdeal, just below and at the printed number."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.grading.answers.answer import Answer

AT = {
    "tda-2022": "35-A-7",
    "tda-2024": "35-A-7",
    "players-2025": "36-A-7",
    "foxwoods-2020": "35-A-6",
    "metropolitan": "33-A-6",
}


def dealt(house: str, *lines: str) -> Answer:
    """The answer after these lines, at 100-200 with nine players."""
    return on_hand(house, "blinds 100 200;seats 9 20000", ";".join(lines))


@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=":".join(each)) for each in AT.items()])
@pytest.mark.parametrize(
    ("ways", "misdeal"),
    [("down down up", False), ("up down down", True), ("down up down", True), ("down down up up", True)],
    ids=["third-alone", "first", "second", "two-others"],
)
def test_one_exposed_card_after_the_first_two_is_told_to_be_no_misdeal(
    house: str, at: str, ways: str, misdeal: bool
) -> None:
    answer = dealt(house, *(f"D pitch {seat} {way}" for seat, way in enumerate(ways.split(), 1)))
    first = "Misdeal: " if misdeal else f"It isn't a misdeal under {at}, and "
    assert answer.sentence.startswith(first)
    assert misdeal or "doesn't say what to do instead: the dealer exposed a hole card, seat 3." in answer.sentence


@pytest.mark.parametrize(
    ("house", "at", "first", "known"),
    [
        pytest.param("tda-2022", "35-D", "35-A-2", "TDA 2022", id="tda-2022:35-D-tda-2022:35-A-2"),
        pytest.param("foxwoods-2020", "35-D", "35-A-2", "Foxwoods", id="foxwoods-2020:35-D-foxwoods-2020:35-A-2"),
        pytest.param("metropolitan", "33-D", "33-A-2", "Metropolitan", id="metropolitan:33-D-metropolitan:33-A-2"),
    ],
)
def test_with_the_button_wrong_the_hand_goes_on_after_substantial_action(
    house: str, at: str, first: str, known: str
) -> None:
    """Two acts with chips are substantial action, one is none."""
    head = "blinds 100 200;seats 9 20000;last-hand 4 5 6;button 6"
    goes_on = f"The hand goes on under {at}, and {known} doesn't say where the button goes next: the floor decides."
    assert on_hand(house, head, "deal;P9 raise 600;P1 call").sentence == goes_on
    assert on_hand(house, head, "deal;P9 fold;P1 fold;P2 fold").sentence == goes_on
    open_still = (
        f"{known} doesn't cover this: the button is in the wrong place, not at seat 5; if the first card, to seat 7, "
        f"went to the wrong seat for that, it's a misdeal under {first}: the floor decides."
    )
    assert on_hand(house, head, "deal;P9 raise 600").sentence == open_still
    assert on_hand(house, head, "deal;P9 fold;P1 fold").sentence == open_still
    assert on_hand(house, head, "D pitch 7 down").sentence == open_still
    by_right = open_still.replace(
        "seat 7, went to the wrong seat for that", "seat 6, went to the wrong seat by that button"
    )
    assert on_hand(house, head, "D pitch 6 down").sentence == by_right


def test_after_substantial_action_a_missing_card_makes_no_misdeal() -> None:
    """[metropolitan:33-D] What becomes of the button's hand is not printed there."""
    deal = ";".join(f"D pitch {seat} down" for seat in (9, *range(1, 10), *range(1, 8)))
    head, late = "blinds 200 400;button 8;seats 9 20000", f"{deal};P2 raise 1200;fold 3 4;P5 call;fold 6 7"
    silent = "a hand has the wrong number of cards, seat 8."
    for ask in ("", "deal"):
        assert on_hand("metropolitan", head, late, ask).sentence == (
            f"It's too late for a misdeal under 33-D, and Metropolitan doesn't say what to do instead: {silent}"
        )


@pytest.mark.parametrize(
    "house",
    [
        pytest.param("tda-2024", id="tda-2024:35-D"),
        pytest.param("players-2025", id="players-2025:36-D"),
        pytest.param("foxwoods-2020", id="foxwoods-2020:35-D"),
    ],
)
@pytest.mark.parametrize("ask", ["", "deal"])
def test_a_misdeal_announced_after_substantial_action_is_none(house: str, ask: str) -> None:
    """Two acts with chips are substantial action, as are three of any kind; two folds are none."""
    head, none = "blinds 100 200;seats 6 20000", "No misdeal: there was substantial action, and the hand goes on"
    for acts in ("P3 call;P4 call", "P3 fold;P4 call", "P3 fold;P4 fold;P5 fold"):
        assert on_hand(house, head, f"deal;{acts};D announce misdeal", ask).sentence == f"{none}."
    assert none not in on_hand(house, head, "deal;P3 fold;P4 fold;D announce misdeal", ask).sentence
    told = on_hand(house, f"{head};absent 5", "deal;P3 call;P4 call;D announce misdeal").sentence
    assert told == f"{none}; seat 5's hand is dead."
