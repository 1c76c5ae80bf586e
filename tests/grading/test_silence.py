"""Where a book is silent the floor is called and obeyed, and the remedy counts nowhere; so with an unconfirmed book."""

import pytest

from tests.rules.situations import Hand
from tests.rules.stud_situations import short_stub
from trainer.grading.assess import assessor
from trainer.grading.assessment import MatterGrade
from trainer.kernel.document import transcript_of
from trainer.kernel.transcript import fold
from trainer.rules.book import book

SILENT = ["tda-2022:35-A-1", "players-2025:36-A-1", "foxwoods-2020:35-A-1", "metropolitan:33-A-1"]
silent = pytest.mark.parametrize("place", SILENT)
CALLED = ["D floor", "F come", "F ask what-happened", "D report card-face-up-in-the-deck", "F ask and-now"]
ORDERED = ["D plan your-decision", "F order a-scrap-replaced-by-the-next-card upt"]
OUT = "D move aside up Ah"


def boxed(key: str, *acts: str) -> MatterGrade:
    """One boxed card is the first of the deal and goes to seat 2."""
    hand = Hand(top="^Ah", players=6).blinds().do("D pitch 2 down", *acts)
    (grade,) = assessor(transcript_of(hand.text()), book(key)).assessment().matters
    return grade


@silent
def test_calling_and_obeying_is_right_and_the_remedy_is_not_scored(place: str) -> None:
    grade = boxed(place.split(":")[0], *CALLED, *ORDERED, OUT, "D pitch 2 down")
    assert (grade.decision.silent, grade.scored, grade.authority.value, grade.total) == (True, False, "right", 0)
    assert [each.index > 0 for each in grade.remedy] == [True, True]
    assert grade.resolved


@silent
def test_acting_alone_in_silence_is_the_wrong_authority(place: str) -> None:
    key = place.split(":")[0]
    assert boxed(key, OUT, "D pitch 2 down").authority == "wrong"
    assert boxed(key, OUT, *CALLED, *ORDERED).authority == "wrong"


def test_where_the_book_speaks_acting_alone_is_right_if_the_remedy_is() -> None:  # upt:irregularity-7
    grade = boxed("upt", OUT, "D pitch 2 down")
    assert (grade.authority, grade.met, grade.total) == ("right", 2, 2)
    assert boxed("upt", OUT, "D pitch 3 down", "D stop").authority == "wrong"
    assert boxed("upt", *CALLED, OUT, "D pitch 3 down").authority == "right"


def short(key: str, *acts: str) -> MatterGrade:
    """Two cards left for four players: the burns do not make them enough."""
    hand = short_stub(8, 8, 7, 4)
    table = fold(hand.transcript).last
    burns = [each.card.name for each in table.burns]
    stub = [*(each.card.name for each in table.stub), *burns]
    named = {"BURNS": " ".join(burns), "STUB": " ".join(reversed(stub))}
    hand.then([" ".join(named.get(word, word) for word in act.split()) for act in acts])
    (grade,) = assessor(hand.transcript, book(key)).assessment().matters
    return grade


RIGHT = ["D stop", "D move stub-bottom down BURNS", "D shuffle STUB", "D cut 2", "D burn", "D lay 1 up", "D proceed"]


@pytest.mark.parametrize(
    ("key", "scored"),
    [
        pytest.param("tda-2022", True, id="tda-2022:RP-10-H-C"),
        pytest.param("players-2025", True, id="players-2025:RP-9-H-C"),
        pytest.param("foxwoods-2020", False, id="foxwoods-2020:unconfirmed"),
    ],
)
def test_an_unconfirmed_fallback_takes_no_mark_of_the_remedy(key: str, scored: bool) -> None:
    right, wrong = short(key, *RIGHT), short(key, "D stop", "D burn", "D lay 1 up", "D next-hand")
    assert (right.scored, right.met, right.total) == (scored, 5, 5)
    assert right.right
    assert (wrong.met == wrong.total) is not scored
    assert wrong.authority.value == ("wrong" if scored else "right")


@pytest.mark.parametrize("key", ["metropolitan", "upt"])
def test_the_houses_without_a_procedure_are_silent_on_a_short_stub(key: str) -> None:
    assert short(key, "D floor").authority == "right"
    assert short(key, *RIGHT).authority == "wrong"
