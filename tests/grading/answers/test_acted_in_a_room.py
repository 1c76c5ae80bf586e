"""Acts in a hand of a room: which orders can be in turn, what UPT counts instead, and whose blinds are posted."""

import pytest

from tests.grading.answers.in_short import REDEAL, lines
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

UNTOLD = "room;level 100 200 200;level 200 400 400;clock 1 0;players A 9 20000"
TOLD = f"{UNTOLD};table A 9 button 4"
HOUSES = [pytest.param(house, id=f"{house}:{at}") for house, at in REDEAL.items()]
GOES_ON = "No misdeal: there was substantial action, and the hand goes on."
WRONG = "zero;level 2;riffle;deal 1"
CORRECTED = "Correct it: the hand is played at level 2, 200-400, not at level 1."
TOO_LATE = "The hand belongs to level 2, 200-400, not 1: UPT doesn't say whether it's corrected once two have acted."


def sentences(house: str, head: str, acts: str) -> tuple[str, ...]:
    answer = answer_on_room(read_room(lines(head, acts)).record, book(house), "", 0)
    return (answer.sentence, *answer.also)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("acts", "late"),
    [
        ("A7 play call;A8 play fold", True),
        ("A8 play call;A9 play fold", True),
        ("A8 play call;A7 play fold", False),
        ("A7 play call;A3 play call", False),
        ("A9 play fold;A8 play fold;A7 play fold", False),
        ("A7 play fold;A8 play fold;A9 play fold", True),
        ("A8 play call;A7 play fold;A9 play call", True),
    ],
)
def test_with_the_button_untold_only_what_can_be_in_turn_is_substantial(house: str, acts: str, late: bool) -> None:
    said = sentences(house, UNTOLD.replace("clock 1 0", "clock 1 300"), f"deal;{acts};misdeal")[0]
    assert (said == GOES_ON) is late, said


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        pytest.param("A7 play fold", CORRECTED, id="upt:tournament-10-one"),
        pytest.param("A7 play call;A8 play fold", TOO_LATE, id="upt:tournament-10-in-turn"),
        pytest.param("A8 play call;A7 play fold", TOO_LATE, id="upt:tournament-10-out-of-turn"),
        pytest.param("A8 play fold;A7 play fold", TOO_LATE, id="upt:tournament-10-folds"),
    ],
)
def test_upt_counts_players_for_a_wrong_level_as_for_a_misdeal(acts: str, said: str) -> None:
    assert sentences("upt", TOLD, f"{WRONG};{acts}")[0] == said


@pytest.mark.parametrize(
    ("head", "acts", "blinds"),
    [
        pytest.param(TOLD, "deal", ": seats 5 and 6 post before the cards.", id="upt:button-1-first"),
        pytest.param(TOLD, "deal;end", ": seats 5 and 6 post before the cards.", id="upt:button-1-over"),
        pytest.param(TOLD, "deal;end;deal", ": seats 6 and 7 post before the cards.", id="upt:button-1-second"),
        pytest.param(TOLD, "end;deal", ": seats 6 and 7 post before the cards.", id="upt:button-1-after-one"),
        pytest.param(TOLD, "deal;end;deal;end;deal", ": seats 7 and 8 post before the cards.", id="upt:button-1-third"),
        pytest.param(TOLD, "deal;misdeal;deal", ": seats 5 and 6 post before the cards.", id="upt:button-1-redeal"),
        pytest.param(UNTOLD, "deal;end;deal", ", posted left of the button.", id="upt:button-1-untold"),
    ],
)
def test_upt_names_the_blinds_of_the_hand_that_is_dealt(head: str, acts: str, blinds: str) -> None:
    said = sentences("upt", head.replace("clock 1 0", "clock 1 300"), acts)
    assert f"Blinds are 100 and 200{blinds}" in said
