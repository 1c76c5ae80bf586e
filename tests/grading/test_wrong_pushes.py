"""A pot that is pushed wrongly is marked, whatever the hand and the rulebook, and the perfect dealer's never is."""

import pytest

from tests.grading.dealt import TODAYS, perfectly_graded, scenarios
from tests.grading.pushes import WAYS, moved_back, pushing
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import Finding, Verdict
from trainer.grading.explain import CLEAN, headline, shorted, summary
from trainer.grading.model import play_out
from trainer.grading.pots import left_open
from trainer.grading.telling.lead import CLEAN as NOTHING
from trainer.grading.telling.lead import lead
from trainer.grading.telling.pairs import Held, side_by_side
from trainer.kernel import gestures as g
from trainer.progress.grades import kept
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.scenarios.compiler import play_of


def dealt(name: str, key: str, way: str) -> Assessor:
    law = book(key)
    play = play_of(scenarios()[name], law)
    return assessor(play_out(play, law, pushing(way)), law, play.taken_over)


def of_the_first_push(grading: Assessor) -> Finding | None:
    acts = enumerate(each.act for each in grading.record.gestures)
    pushes = [index for index, act in acts if isinstance(act, g.PushPot)]
    return grading.assessment().finding(pushes[0]) if pushes else None


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "key"), TODAYS)
def test_a_pot_pushed_wrongly_is_marked(name: str, key: str, way: str) -> None:
    grading, well = dealt(name, key, way), perfectly_graded(name, key).assessment
    found, graded = of_the_first_push(grading), grading.assessment()
    if found is None or (len(graded.findings) == len(well.findings) and graded == well):
        return  # no pot is pushed there, or nobody could get it wrongly this way
    assert found.verdict is Verdict.HARMFUL
    assert not graded.right and graded.score.harms
    assert not graded.accepted_by
    said = lead(grading.record, graded, book(key))
    assert CLEAN not in summary(graded) and NOTHING not in said.wrong and headline(graded) != "A clean hand"
    nobody_knows = left_open(book(key), Facts(grading.record, len(grading.record)))  # which of the winners lacks it
    if moved_back(graded):
        return
    missing = "too much" if nobody_knows else "was shorted by"
    assert missing in shorted(graded) and shorted(graded) in summary(graded)
    assert kept(graded).remedy == "harmful"


@pytest.mark.parametrize(("name", "key"), TODAYS)
def test_the_perfect_dealer_pushes_no_pot_wrongly(name: str, key: str) -> None:
    graded = perfectly_graded(name, key).assessment
    assert graded.off == ()
    assert Verdict.HARMFUL not in {each.verdict for each in graded.findings}


def test_each_way_to_push_a_pot_wrongly_is_met() -> None:
    for name, way in (
        ("pots-split-with-odd-chip", "both-halves-to-one"),
        ("pots-bet-behind-an-all-in", "to-a-loser"),
        ("pots-bet-behind-an-all-in", "a-chip-to-a-loser"),
    ):
        found = of_the_first_push(dealt(name, "tda-2022", way))
        assert found is not None and found.verdict is Verdict.HARMFUL


FIX_IT = "Fix it yourself or call the floor. Either way,"


@pytest.mark.parametrize(
    ("name", "way", "short", "takes"),
    [
        (
            "pots-split-with-odd-chip",
            "both-halves-to-one",
            "Seat 4 was shorted by 175. Seat 1 has 175 too much.",
            "Push 200 to seat 1 and 175 to seat 4.",
        ),
        (
            "pots-bet-behind-an-all-in",
            "to-a-loser",
            "Seat 1 was shorted by 3,000. Seat 3 has 3,000 too much.",
            "Push 3,000 of side pot 1 to seat 1.",
        ),
        (
            "boxed-two-in-the-stud-deal",  # dealt again: the antes of the first deal lie in the pot
            "to-a-loser",
            "Seat 3 was shorted by 10,050. Seat 1 has 10,050 too much.",
            "Push 10,050 to seat 3.",
        ),
    ],
)
def test_who_was_short_and_the_right_push_are_told(name: str, way: str, short: str, takes: str) -> None:
    grading = dealt(name, "tda-2024", way)
    graded = grading.assessment()
    said = lead(grading.record, graded, book("tda-2024"))
    assert said.wrong == short and said.to_do == f"{FIX_IT} {takes[:1].lower()}{takes[1:]}"
    lines = side_by_side(grading.record, graded, book("tda-2024"))
    assert [each.takes for each in lines if each.held is Held.HARMFUL] == [takes]
