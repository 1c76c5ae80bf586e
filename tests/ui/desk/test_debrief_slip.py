"""The slip of the debrief cites the house's own paragraph; silence, doubt and readings are named."""

import pytest

from tests.ui.desk.debriefs import TDA, view
from tests.ui.desk.samples import FLOP, LATER, STUB, dealt
from trainer.grading.explain import elsewhere
from trainer.rules.book import book
from trainer.rules.ruling import Citation
from trainer.ui.desk.debrief import main_matter
from trainer.ui.desk.slips import closest, grade_slip


@pytest.mark.parametrize(
    ("scenario", "house", "paragraph"),
    [
        pytest.param(FLOP, TDA, "39-A", id="tda-2022:39-A"),
        pytest.param(FLOP, "players-2025", "38-A", id="players-2025:38-A"),
        pytest.param(FLOP, "foxwoods-2020", "39", id="foxwoods-2020:39"),
        pytest.param(FLOP, "metropolitan", "35", id="metropolitan:35"),
        pytest.param(FLOP, "upt", "holdem-3", id="upt:holdem-3"),
        pytest.param(LATER, "upt", "irregularity-7", id="upt:irregularity-7"),
        pytest.param(STUB, TDA, "RP-10-H-C", id="tda-2022:RP-10-H-C"),
    ],
)
def test_the_slip_cites_the_houses_own_paragraph(scenario: str, house: str, paragraph: str) -> None:
    assert view(scenario, house).slip.paragraph.split(", ")[0] == paragraph


@pytest.mark.parametrize(
    ("scenario", "house", "followed"),
    [
        pytest.param(LATER, TDA, "Ultimate Poker Tour · undated, irregularity-7", id="tda-2022 silent"),
        pytest.param(LATER, "players-2025", "Ultimate Poker Tour · undated, irregularity-7", id="players-2025 silent"),
        pytest.param(STUB, "metropolitan", "Poker TDA · 2022, RP-10-H", id="metropolitan silent"),
        pytest.param(STUB, "upt", "Poker TDA · 2022, RP-10-H", id="upt silent"),
    ],
)
def test_silence_is_said_and_whom_the_floor_follows(scenario: str, house: str, followed: str) -> None:
    slip = view(scenario, house).slip
    assert slip.paragraph == ""
    assert [note.kind for note in slip.notes] == ["silent", "plain"]
    assert followed in slip.notes[1].text


def test_an_unconfirmed_fallback_is_noted_with_the_sentence_that_grants_it() -> None:
    slip = view(STUB, "foxwoods-2020").slip
    assert slip.house == "Poker TDA · 2022"
    [note] = [note for note in slip.notes if note.kind == "unconfirmed"]
    assert "Foxwoods" in note.text
    assert "unconfirmed" in note.text


@pytest.mark.parametrize("house", ["tda-2022", "players-2025"])
def test_no_fallback_is_noted_where_the_house_speaks_itself(house: str) -> None:
    assert not [note for note in view(STUB, house).slip.notes if note.kind == "unconfirmed"]


def test_a_reading_is_shown_as_a_question_for_the_house() -> None:
    """The branches A, B, C of the short stub overlap; the ledger reads them in their order."""
    readings = [note.text for note in view(STUB, TDA).slip.notes if note.kind == "reading"]
    assert readings
    assert not any("Ask your house" in text for text in readings), "the note's head says so"


def test_what_lost_no_mark_on_an_unconfirmed_fallback_is_not_called_discretion() -> None:
    missed = view(STUB, "foxwoods-2020", "plays-on").grades[2]
    assert (missed.value, missed.mark) == ("Not scored", "none")
    assert "unconfirmed" in missed.detail


def test_the_hand_is_about_what_was_found_and_not_about_the_own_slip() -> None:
    hand = dealt(FLOP, TDA, "burns-again")
    main = main_matter(hand.assessment)
    assert hand.assessment.followed
    assert main is not None
    assert (main.matter.kind, main.own) == ("four-card-flop", False)
    shown = view(FLOP, TDA, "burns-again")
    assert shown.title == "The flop had four cards."
    assert [pair.did for pair in shown.pairs if pair.follows] == ["Two cards were burned for the turn."]


DEPTHS = (
    (("35", "35-A", "35-A-1"), "35-A-1"),
    (("betting-11", "no-limit-12"), "betting-11"),
    (("no-limit-12", "betting-11"), "no-limit-12"),
    (("out-of-turn", "out-of-turn-1"), "out-of-turn-1"),
    (("dead-hand-2", "dead-hand-1-a"), "dead-hand-1-a"),
    (("RP-10", "53"), "RP-10"),
)


@pytest.mark.parametrize(("cited", "shown"), DEPTHS, ids=[shown for _, shown in DEPTHS])
def test_the_paragraph_shown_is_the_deepest_and_of_several_the_first(cited: tuple[str, ...], shown: str) -> None:
    """The length of a chapter's name does not count."""
    citations = tuple(Citation("upt", at, "says", rule="a.rule") for at in cited)
    assert closest(citations).at == shown
    other = Citation("upt", "1-A-1-a", "says")
    assert closest((other, *citations)).at == shown


def test_harm_in_a_hand_with_nothing_wrong_is_what_the_paper_says() -> None:
    shown = view("showdown-checked-through", TDA, "pays-unshown")
    assert (shown.slip.instead, shown.slip.title) == ("Harmful", "Chips went to the wrong seat.")
    assert [pair.mark for pair in shown.pairs] == ["harmful"]


def test_the_paragraph_decisive_in_time_comes_first_and_then_what_became_of_it() -> None:
    """Two boxed cards are a misdeal until substantial action; after it play goes on."""
    hand = dealt("boxed-two-in-the-deal", "tda-2024", "plays-on")
    [main] = hand.assessment.matters
    slip = grade_slip(hand, main)
    assert slip.paragraph == "35-A-1"
    assert slip.notes[0].text.startswith("Once it was too late, ")


@pytest.mark.parametrize("house", ["tda-2024", "upt"])
def test_who_was_in_time_reads_the_paragraph_of_that_moment(house: str) -> None:
    hand = dealt("turns-bet-out-of-turn", house)
    main = hand.assessment.matters[0]
    taken = elsewhere(hand.record, main, book(house))
    assert grade_slip(hand, main).paragraph == closest(taken.citations).at
    assert not any("time was over" in note.text for note in grade_slip(hand, main).notes)
