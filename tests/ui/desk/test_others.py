"""The panel on the other houses names who would have accepted the very same acts, and what each asks for."""

from dataclasses import replace

import pytest

from tests.ui.desk.samples import BOXED, CLEAN, FLOP, LATER, STUB, dealt
from trainer.grading.ahead import assess
from trainer.grading.assessment import How
from trainer.kernel.listed import listed
from trainer.rules.book import BOOKS, book
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.debrief import main_matter
from trainer.ui.desk.houses import short
from trainer.ui.desk.others import others_view
from trainer.ui.desk.slips import grade_slip


def as_dealt_elsewhere(scenario: str, dealt_as: str, graded_by: str) -> Dealt:
    """The acts that are right at one house, graded at another."""
    hand = dealt(scenario, dealt_as)
    return replace(hand, book=graded_by, assessment=assess(hand.transcript, book(graded_by), hand.taken_over))


def test_a_clean_hand_has_no_panel() -> None:
    assert others_view(dealt(CLEAN, "upt")) is None


@pytest.mark.parametrize("house", BOOKS)
def test_every_house_has_a_row_and_this_one_stands_first(house: str) -> None:
    view = others_view(dealt(FLOP, house))
    assert view is not None
    assert [row.here for row in view.rows] == [True, *(False for _ in BOOKS[1:])]
    assert len({row.house for row in view.rows}) == len(BOOKS)


def test_it_names_the_house_where_the_same_acts_were_right() -> None:
    view = others_view(as_dealt_elsewhere(FLOP, "upt", "tda-2022"))
    assert view is not None
    assert view.title == "Right at UPT, wrong here"


def test_what_is_right_here_names_who_else_takes_it() -> None:
    view = others_view(dealt(FLOP, "tda-2022"))
    assert view is not None
    assert (view.title, view.text) == ("Right here", "Also right at TDA 2024, Players, Foxwoods and Metropolitan.")


def test_what_no_other_house_takes_is_said() -> None:
    view = others_view(dealt(FLOP, "upt"))
    assert view is not None
    assert view.text == "No other rulebook would have accepted what you did."


def test_what_is_wrong_everywhere_is_said() -> None:
    view = others_view(dealt(FLOP, "tda-2022", "plays-on"))
    assert view is not None
    assert view.text == "No other rulebook would have accepted what you did."


@pytest.mark.parametrize(
    ("scenario", "at"),
    [
        pytest.param(
            FLOP,
            {
                "TDA 2024": "39-A",
                "TDA 2022": "39-A",
                "Players": "38-A",
                "Foxwoods": "39",
                "Metropolitan": "35",
                "UPT": "holdem-3",
            },
            id="flop",
        ),
        pytest.param(
            LATER,
            dict.fromkeys((short(key) for key in BOOKS), "not covered") | {"UPT": "irregularity-7"},
            id="boxed later",
        ),
        pytest.param(
            STUB,
            {
                "TDA 2024": "RP-10-H-C",
                "TDA 2022": "RP-10-H-C",
                "Players": "RP-9-H-C",
                "Foxwoods": "RP-10-H-C",
                "Metropolitan": "not covered",
                "UPT": "not covered",
            },
            id="short stub",
        ),
    ],
)
def test_each_row_cites_its_own_paragraph_or_says_that_there_is_none(scenario: str, at: dict[str, str]) -> None:
    view = others_view(dealt(scenario, "tda-2022"))
    assert view is not None
    assert {row.house: row.paragraph for row in view.rows} == at


def test_a_silent_house_says_whom_its_floor_follows() -> None:
    view = others_view(dealt(LATER, "upt"))
    assert view is not None
    assert {row.text for row in view.rows if row.paragraph == "not covered"} == {
        "Not covered. The floor decides and follows UPT."
    }


def test_what_another_rulebook_does_differently_is_told_and_what_is_the_same_is_not() -> None:
    view = others_view(dealt(FLOP, "tda-2022"))
    assert view is not None
    assert {row.house: row.text for row in view.rows if not row.here} == {
        **dict.fromkeys(("TDA 2024", "Players", "Foxwoods", "Metropolitan"), ""),
        "UPT": "Board back into the stub, reshuffle, cut, new flop, no burn.",
    }


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("mistake", ["", "plays-on"])
def test_the_row_of_this_house_cites_what_the_slip_cites(house: str, mistake: str) -> None:
    hand = dealt(BOXED, house, mistake)
    view = others_view(hand)
    main = main_matter(hand.assessment)
    assert view is not None and main is not None
    assert view.rows[0].paragraph == grade_slip(hand, main).paragraph


@pytest.mark.parametrize(
    ("names", "said"),
    [([], ""), (["TDA"], "TDA"), (["TDA", "UPT"], "TDA and UPT"), (["A", "B", "C"], "A, B and C")],
)
def test_names_are_listed_as_people_say_them(names: list[str], said: str) -> None:
    assert listed(names) == said


def test_a_dealer_who_had_to_be_prompted_still_did_what_is_right_here_and_elsewhere() -> None:
    hand = dealt(FLOP, "tda-2022")
    [main] = hand.assessment.matters
    prompted = replace(main, noticed=replace(main.noticed, how=How.PROMPTED))
    view = others_view(replace(hand, assessment=replace(hand.assessment, matters=(prompted,))))
    assert view is not None
    assert view.title == "What you did was right here"
    assert view.text == "Also right at TDA 2024, Players, Foxwoods and Metropolitan."


@pytest.mark.parametrize("than", ["upt", "no-such-house", ""])
def test_the_rulebook_because_of_which_a_hand_was_dealt_stands_apart_in_full(than: str) -> None:
    view = others_view(replace(dealt(FLOP, "tda-2022"), than=than))
    assert view is not None
    named = than in BOOKS
    assert ("UPT" in {row.house for row in view.rows}) is not named
    assert (view.apart is not None) is named
    if view.apart is not None:
        assert (view.apart.house, view.apart.paragraph) == ("UPT", "holdem-3, holdem-7")
        assert view.apart.text.startswith("Shuffle the whole flop back into the stub")
