"""A session drives one hand, the same way every time, and can be taken up again."""

from dataclasses import replace
from itertools import pairwise

import pytest

from tests.scenarios.hands import go_on, play, session
from trainer.kernel import gestures as g
from trainer.kernel.cards import card
from trainer.kernel.document import text_of, transcript_of
from trainer.kernel.table import Impossible
from trainer.rules.book import book
from trainer.scenarios.session import Session


def test_a_hand_begins_where_the_previous_dealer_left_off() -> None:
    one = session("clean-holdem-after-a-check")
    assert len(one.record) == one.taken_over
    assert one.began == one.now == one.play.before[-1].at
    assert not one.ended


def test_an_impossible_act_changes_nothing() -> None:
    one = session("clean-holdem-six")
    before = one.record.transcript
    with pytest.raises(Impossible):
        one.act(g.Muck(1), one.now + 10)
    assert one.record.transcript == before


def test_time_never_runs_backwards() -> None:
    one = session("clean-holdem-six")
    assert one.act(g.Pitch(8), 0).at == one.began
    go_on(one)
    times = [each.at for each in one.record.gestures]
    assert times == sorted(times)


@pytest.mark.parametrize("name", ["clean-holdem-nine", "short-stub-two-for-three", "four-card-flop-pointed-out"])
def test_an_interrupted_hand_goes_on_as_it_would_have(name: str) -> None:
    whole, first = session(name), session(name)
    go_on(whole)
    go_on(first, g.Burn)
    stored = text_of(first.record.transcript)
    second = Session.resume(play(name), book("tda-2022"), transcript_of(stored))
    assert second.taken_over == whole.taken_over
    go_on(second)
    assert second.record.gestures == whole.record.gestures


def test_a_transcript_of_another_hand_is_refused() -> None:
    with pytest.raises(ValueError, match="another hand"):
        Session.resume(play("clean-stud-four"), book("upt"), session("clean-stud-six").record.transcript)


def test_chance_is_seeded_and_complete() -> None:
    one, again = session("clean-holdem-six"), session("clean-holdem-six")
    stub = [each.card for each in one.record.table.stub]
    assert one.shuffle_order(stub) == again.shuffle_order(stub)
    assert sorted(map(str, one.shuffle_order(stub))) == sorted(map(str, stub))
    assert one.shuffle_order(stub) != tuple(stub)
    assert 17 <= one.cut_depth() <= 34
    one.act(g.Burn(), one.now)
    stub = stub[1:]
    assert one.scramble_order(stub) != again.scramble_order(stub)


def test_cards_that_stuck_together_come_apart_where_they_are_mixed() -> None:
    """One order in so many would put them on each other again, and the next card off the stub would be two."""
    one = session("four-card-flop-first-two-stuck")
    (pair,) = one.record.table.stuck
    for seed in range(40):
        mixed = Session(replace(one.play, seed=seed), book("tda-2022")).shuffle_order([*pair, card("2c")])
        assert pair not in {*pairwise((*mixed, mixed[0]))}


def test_part_of_a_hand_ends_where_the_file_says() -> None:
    from dataclasses import replace

    from trainer.scenarios.compiler import play_of
    from trainer.scenarios.grammar import Moment

    scenario = replace(play("clean-holdem-limit").scenario, ends=Moment("open", 1))
    one = Session(play_of(scenario, book("upt")), book("upt"))
    go_on(one)
    assert one.ended
    assert one.record.course.street == 1
    assert one.due_at() is None


def test_another_seed_gives_other_cards_to_the_same_players() -> None:
    from trainer.scenarios.compiler import play_of

    scenario = play("clean-stud-six").scenario
    one, other = (play_of(scenario, book("upt"), seed) for seed in (1, 2))
    assert one.setup.seats == other.setup.seats
    assert one.opening[-2].act != other.opening[-2].act


def test_the_stub_loosens_in_the_trainees_hands_alone() -> None:
    whole, taken_over = session("clean-holdem-six"), session("clean-holdem-flop-inherited")
    assert not taken_over.record.table.loose
    while whole.routine():
        whole.act(whole.routine()[0], whole.now + 10)
    assert whole.record.table.loose


def test_a_hand_interrupted_before_stubs_loosened_goes_on_with_a_square_one() -> None:
    old = play("clean-holdem-six").with_stub(None)
    first = Session(old, book("tda-2022"))
    first.act(first.routine()[0], first.now + 10)
    stored = text_of(first.record.transcript)
    assert "loosens" not in stored
    second = Session.resume(play("clean-holdem-six"), book("tda-2022"), transcript_of(stored))
    go_on(second)
    assert not any(each.loose for each in second.record.tables)
    assert text_of(second.record.transcript).startswith(stored)
