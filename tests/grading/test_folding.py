"""One mistake counts once: what came of a matter is told under it and is in no figure."""

import pytest

from tests.grading.dealt import TODAYS, perfectly_dealt, perfectly_graded, scenarios
from tests.rules.situations import Hand
from trainer.grading.assess import assessor
from trainer.grading.assessment import Assessment, from_json, to_json
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import play_out
from trainer.grading.telling.pairs import Held, Pair, side_by_side
from trainer.kernel.document import transcript_of
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


ONE_REDEAL = [
    ("deal-left-out-and-a-raise-in", "tda-2022", "Seat 4 got a card out of sequence on the deal."),
    ("deal-left-out-and-a-raise-in", "upt", "Seat 4 got a card out of sequence on the deal."),
    ("deal-one-card-and-a-call", "tda-2024", "Seat 7 got a card out of sequence on the deal."),
]


@pytest.mark.parametrize(("name", "key", "line"), ONE_REDEAL)
def test_what_one_redeal_puts_right_counts_once(name: str, key: str, line: str) -> None:
    graded = perfectly_graded(name, key).assessment
    (one,), (other,) = graded.matters, graded.followed
    assert other.came_of == one.matter.key
    assert [each.step.key for each in other.remedy] == [each.step.key for each in one.remedy]
    assert (graded.score.noticed, graded.score.remedy) == ((1, 1), (5, 5)), "the bet goes back as well"
    record = Record.of(perfectly_dealt(name, key)[0])
    lines = side_by_side(record, graded, book(key))
    assert [(each.did, each.takes) for each in lines if each.follows] == [(line, "You fixed it.")]


PASSED_OVER = [
    ("2 4 1 2 4 1", (3,)),
    ("2 3 1 2 3 4 1", (4,)),
]


@pytest.mark.parametrize(("order", "left_out"), PASSED_OVER)
@pytest.mark.parametrize("key", ["tda-2022", "upt", "foxwoods-2020"])
def test_the_seat_that_one_passes_over_is_one_mistake(order: str, left_out: tuple[int, ...], key: str) -> None:
    hand = Hand(players=4).blinds().do(*(f"D pitch {seat} down" for seat in order.split()), "P4 check")
    graded = assessor(transcript_of(hand.text()), book(key)).assessment()
    assert [each.matter.kind for each in graded.matters] == ["card-out-of-sequence"]
    assert [each.matter.seats for each in graded.followed] == [left_out]


def test_two_slips_in_a_deal_are_two_mistakes() -> None:
    hand = Hand(players=4).blinds().do("D pitch 2 down", "D pitch 4 down", "D pitch 3 down", "D pitch 1 up")
    graded = assessor(transcript_of(hand.text()), book("upt")).assessment()
    assert len(graded.matters) == 2


def test_the_same_said_of_two_cards_of_a_hand_is_told_once() -> None:
    name, key = "deal-both-downcards-exposed-in-stud", "upt"
    graded = perfectly_graded(name, key).assessment
    assert len(graded.followed) == 1
    lines = side_by_side(Record.of(perfectly_dealt(name, key)[0]), graded, book(key))
    assert not any(each.follows or each.heading for each in lines)


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
