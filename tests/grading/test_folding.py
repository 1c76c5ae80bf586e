"""One mistake counts once: what came of a matter is told under it and is in no figure."""

import pytest

from tests.grading.dealt import TODAYS, perfectly_graded, scenarios
from trainer.grading.assess import assessor
from trainer.grading.assessment import Assessment, from_json, to_json
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import play_out
from trainer.grading.telling.pairs import Held, Pair, side_by_side
from trainer.progress.grades import kept
from trainer.rules.book import book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of

TDA = "tda-2024"


def dealt(name: str, mistake: str, key: str = TDA) -> tuple[Assessment, tuple[Pair, ...]]:
    law = book(key)
    play = play_of(scenarios()[name], law)
    transcript = play_out(play, law, MISTAKES[mistake].dealer)
    graded = assessor(transcript, law, play.taken_over).assessment()
    return graded, side_by_side(Record.of(transcript), graded, law)


FOLDED = [
    ("turns-bet-out-of-turn-overtaken", "plays-on", "Seats 9, 1 and 3 then acted ahead of seat 4, too."),
    ("bets-raise-said-one-chip-short", "plays-on", "Seats 9, 1, 2 and 5 then put in the same amount."),
    ("bets-undercalls-in-a-row", "plays-on", "Seat 6 then put in the same amount."),
    ("four-card-flop-after-a-bet", "burns-again", "Two cards were burned for the turn."),
    ("showdown-omaha-8-half-shown", "pays-unshown", "Pushed 800 to seat 4."),
    ("showdown-winner-in-the-muck", "pays-who-is-left", "Pushed 1,800 to seat 2."),
]


@pytest.mark.parametrize(("name", "mistake", "line"), FOLDED)
def test_a_matter_and_what_came_of_it_count_once(name: str, mistake: str, line: str) -> None:
    graded, lines = dealt(name, mistake)
    assert len(graded.matters) == 1
    assert graded.followed or graded.spoiled
    assert [each.did for each in lines if each.follows] == [line]
    assert graded.score.noticed[1] == 1
    assert len({each.kind for each in kept(graded).results}) == 1


def test_a_wrong_push_that_came_of_a_missed_matter_is_no_harm_of_its_own() -> None:
    graded, lines = dealt("showdown-omaha-8-half-shown", "pays-unshown")
    (push,) = graded.spoiled
    found = graded.finding(push)
    assert found is not None and found.matter == graded.matters[0].matter.key
    assert found.citations, "the paragraph stands beside the act"
    assert graded.score.harms == 0
    assert [each.held for each in lines if each.follows] == [Held.HARMFUL]


def test_a_bet_matched_as_it_lay_there_is_folded_and_another_undercall_is_not() -> None:
    graded, _ = dealt("bets-over-the-pot", "plays-on")
    assert [each.matter.kind for each in graded.followed] == ["pot-miscount"]
    two, _ = dealt("short-stub-two-burns-only", "plays-on")
    assert [each.matter.kind for each in two.matters] == ["burn-missing", "short-stub"], "two mistakes, two matters"
    assert two.followed == ()


@pytest.mark.parametrize(("name", "key"), TODAYS)
def test_nothing_wrong_is_folded_under_what_was_put_right(name: str, key: str) -> None:
    graded = perfectly_graded(name, key).assessment
    assert all(each.right for each in graded.followed)
    assert {each.came_of for each in graded.followed} <= {each.matter.key for each in graded.matters}
    assert graded.spoiled == ()


def test_what_is_kept_has_what_was_folded_and_reads_what_is_older() -> None:
    graded, _ = dealt("turns-bet-out-of-turn-overtaken", "plays-on")
    plain = to_json(graded)
    assert from_json(plain) == graded
    older = {name: value for name, value in plain.items() if name not in ("followed", "spoiled")}
    older["matters"] = [{name: value for name, value in each.items() if name != "came_of"} for each in plain["matters"]]
    assert from_json(older).followed == ()
