"""What was met: each scenario once, how often, and how its last hand went."""

from dataclasses import replace

from tests.progress.samples import LINES, NOON, assessed, dealt, hand
from trainer.progress.met import MOST
from trainer.progress.store import Store

FLOP, BOXED = "deal.four-card-flop", "deal.boxed"


def test_nothing_was_met_at_first() -> None:
    with Store.in_memory() as store:
        assert store.met(store.profile("Ann").id) == ()


def test_each_scenario_is_told_once_with_its_last_hand() -> None:
    with Store.in_memory() as store:
        ann, ben = store.profile("Ann").id, store.profile("Ben").id
        dealt(store, ann, 0, assessed())
        boxed = dealt(store, ann, 5, assessed(clean=True, alarms=(1, 2)), topic=BOXED)
        last = dealt(store, ann, 9, replace(assessed(), noticed="missed"))
        dealt(store, ben, 12, topic=BOXED)
        flop, other = store.met(ann)
        assert (flop.id, flop.scenario, flop.times, flop.noticed, flop.remedy) == (
            last,
            f"{FLOP}/first",
            2,
            "missed",
            "wrong",
        )
        assert (other.id, other.times, other.clean, other.alarms) == (boxed, 1, True, 2)
        assert [each.noticed for each in store.met(ben)] == [""]


def test_the_grade_of_the_rulebook_that_was_dealt_at_counts_and_the_first_of_those() -> None:
    with Store.in_memory() as store:
        ann = store.profile("Ann").id
        attempt = dealt(store, ann)
        store.add_assessment(attempt, replace(assessed(book="tda-2022"), noticed="late"))
        assert [each.noticed for each in store.met(ann)] == [""]
        store.add_assessment(attempt, assessed())
        store.add_assessment(attempt, replace(assessed(), noticed="missed"))
        assert [each.noticed for each in store.met(ann)] == ["yes"]


def test_no_more_than_were_asked_for_the_last_first() -> None:
    with Store.in_memory() as store:
        ann = store.profile("Ann").id
        for minutes, topic in enumerate((FLOP, BOXED, "bet.overchip")):
            dealt(store, ann, minutes, topic=topic)
        every = store.met(ann)
        assert [each.topic for each in every] == ["bet.overchip", BOXED, FLOP]
        assert store.met(ann, 2) == every[:2]
        assert MOST > 1000


def test_fresh_hands_of_one_irregularity_are_told_apart_by_their_seeds() -> None:
    with Store.in_memory() as store:
        ann = store.profile("Ann").id
        for seed in (5, 6, 5):
            begun = store.begin_hand(replace(hand(ann), scenario="fresh-no-burn", seed=seed), LINES)
            store.finish(begun, NOON)
        assert [(each.seed, each.times) for each in store.met(ann)] == [(5, 2), (6, 1)]
