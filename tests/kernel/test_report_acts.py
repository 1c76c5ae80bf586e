"""A report to the floor is one gesture, written and read again in one line."""

import pytest

from trainer.kernel import gestures as g
from trainer.kernel import notation
from trainer.kernel.report_acts import ActedSince, DealerDeed, DealerDid, Deed, Did, OnBoard, OnStreet, Part

LINE = "report something-about-the-bets on turn; 3 said-raise 1200; 3 put-in 800; board 4; since 5 6"
TOLD = (
    OnStreet(Part.TURN),
    Did(3, Deed.SAID_RAISE, 1200),
    Did(3, Deed.PUT_IN, 800),
    OnBoard(4),
    ActedSince((5, 6)),
)


def test_statements_stand_in_the_line_in_the_order_in_which_they_were_made() -> None:
    assert notation.act_of(LINE) == g.Report("something-about-the-bets", TOLD)
    assert notation.act_text(g.Report("something-about-the-bets", TOLD)) == LINE


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("report burn-was-wrong", None),
        ("report burn-was-wrong -", ()),
        ("report burn-was-wrong since no-one", (ActedSince(),)),
        ("report burn-was-wrong 10 folded", (Did(10, Deed.FOLDED),)),
        ("report burn-was-wrong 4 was-skipped", (Did(4, Deed.WAS_SKIPPED),)),
        ("report burn-was-wrong 5 showed-to 10", (Did(5, Deed.SHOWED_TO, 10),)),
        ("report burn-was-wrong 5 used-a-phone", (Did(5, Deed.USED_PHONE),)),
        ("report burn-was-wrong 5 had-chips-behind 300", (Did(5, Deed.HAD_BEHIND, 300),)),
        ("report burn-was-wrong dealer burned-none", (DealerDid(DealerDeed.BURNED_NONE),)),
        ("report burn-was-wrong dealer skipped 3", (DealerDid(DealerDeed.SKIPPED, 3),)),
        ("report burn-was-wrong dealer put-on-board 4", (DealerDid(DealerDeed.PUT_ON_BOARD, 4),)),
    ],
)
def test_a_word_alone_no_statement_and_no_one_are_three_things(text: str, told: object) -> None:
    assert notation.act_of(text) == g.Report("burn-was-wrong", told)  # type: ignore[arg-type]
    assert notation.act_text(notation.act_of(text)) == text


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("report", "the heading is missing: write what the report is about"),
        ("report it on", "isn't part of a hand"),
        ("report it on street", "isn't part of a hand"),
        ("report it since", "isn't a whole number"),
        ("report it since 0", "seats start at 1"),
        ("report it 0 folded", "seats start at 1"),
        ("report it 11 folded", "is more than 10"),
        ("report it 3 flew", "can't be reported"),
        ("report it 3 put-in 5 6", "remove '6'"),
        ("report it 3 called-the-clock", "isn't a whole number"),
        ("report it 3 asked-to-see 11", "is more than 10"),
        ("report it 3 showed-to 0", "seats start at 1"),
        ("report it dealer flew", "can't be reported"),
        ("report it dealer skipped", "isn't a whole number"),
        ("report it dealer exposed 11", "is more than 10"),
        ("report it dealer burned-none 2", "is more than 0"),
        ("report it board", "isn't a whole number"),
        ("report it board 4 5", "remove '5'"),
        ("report it ;", "isn't a whole number"),
        ("report it " + "; ".join(["board 4"] * 41), "41 statements are more than a report can hold"),
    ],
)
def test_what_says_no_report_is_told(text: str, fault: str) -> None:
    with pytest.raises(notation.BadNotation, match=fault):
        notation.act_of(text)
