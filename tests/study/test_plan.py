"""A session as it is planned: due first, weak next, one new thing, clean hands that nobody can foresee."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.study.samples import BOXED, FLOP, NOW, SMALL, STRING, TOPICS, asked, hand, memory, recall, trainees
from trainer.progress.records import Memory, Part
from trainer.rules.areas import DESK
from trainer.rules.houses import BOOKS
from trainer.scenarios.fresh.keys import is_fresh
from trainer.study.items import IN_A_SET, Item, Pace, Plan, Recent
from trainer.study.library import Kind, Library, activities_for, for_dealers, library, practisable, within
from trainer.study.plan import plan
from trainer.study.wants import Want, Why, untried, wants

LENGTHS = (5, 15, 30)
SEEDS = st.integers(0, 2**31)


def planned(
    memories: list[Memory], minutes: int = 15, found: Library = SMALL, recent: Recent | None = None, seed: int = 1
) -> Plan:
    return plan(NOW, minutes, memories, found, recent or Recent(), seed, recall)


def wanted(memories: list[Memory]) -> tuple[Want, ...]:
    return wants(NOW, memories, SMALL, recall, untried(memories, SMALL))


def reasons(made: Plan) -> list[tuple[str, Why]]:
    return [(each.rule, each.why) for item in made.items for each in item.reasons]


def hands(made: Plan) -> list[Item]:
    return [each for each in made.items if each.kind is Kind.HAND]


# --- for every trainee, house, length and seed -----------------------------------------------------------------


@given(trainees(), st.sampled_from(LENGTHS), SEEDS)
def test_a_session_holds_together(trainee: tuple[Library, list[Memory]], minutes: int, seed: int) -> None:
    found, memories = trainee
    made = planned(memories, minutes, found, seed=seed)
    assert made == planned(list(reversed(memories)), minutes, found, seed=seed), "the same again"
    assert made.items
    assert made.seconds <= 60 * minutes + max(each.seconds for each in made.items) / 2
    keys = [(each.kind, key) for each in made.items for key in each.keys if not is_fresh(key)]
    assert len(keys) == len(set(keys)), "nothing twice"
    fresh = [(each.keys[0], each.seed) for each in made.items if is_fresh(each.keys[0])]
    assert len(fresh) == len(set(fresh)), "but fresh hands, each another one"
    assert all(each.reasons for each in made.items)
    _in_order(made)
    _controlled(made, found)


def _in_order(made: Plan) -> None:
    """What is due comes before what is new, and at most one topic is new."""
    new = [place for place, each in enumerate(made.items) if Why.NEW in each.whys]
    due = [place for place, each in enumerate(made.items) if Why.DUE in each.whys and Why.NEW not in each.whys]
    assert not new or not due or max(due) < min(new)
    assert len({each.topic for item in made.items for each in item.reasons if each.why is Why.NEW}) <= 1
    whys = {each.why for item in made.items for each in item.reasons}
    assert Why.MORE not in whys or Why.NEW in whys


def _controlled(made: Plan, found: Library) -> None:
    clean = [each for each in hands(made) if each.control]
    assert clean or len(hands(made)) < 3
    known = {each.key for each in found.controls}
    assert {each.keys[0] for each in clean} <= known
    assert not {each.keys[0] for each in hands(made) if not each.control} & known


@given(trainees(), SEEDS)
def test_every_reason_is_tested_by_its_item(trainee: tuple[Library, list[Memory]], seed: int) -> None:
    found, memories = trainee
    tests = {(each.kind, each.key): each.tests for each in found.activities}
    for item in planned(memories, 30, found, seed=seed).items:
        covered = {point for key in item.keys for point in tests[item.kind, key]}
        assert item.control or {each.point for each in item.reasons} <= covered
        assert len(item.keys) <= IN_A_SET


@given(trainees(), st.sampled_from(LENGTHS), SEEDS)
def test_noticing_is_only_ever_practised_at_the_table(
    trainee: tuple[Library, list[Memory]], minutes: int, seed: int
) -> None:
    for item in planned(trainee[1], minutes, trainee[0], seed=seed).items:
        assert item.kind is Kind.HAND or Part.NOTICED not in {each.part for each in item.reasons}


def test_one_hand_in_three_is_clean_and_any_place_may_be() -> None:
    memories = [memory((rule, part)) for rule in (BOXED, FLOP) for part in Part]
    found = [hands(planned(memories, 5, seed=seed)) for seed in range(200)]
    share = sum(each.control for some in found for each in some) / sum(map(len, found))
    assert 0.2 < share < 0.45
    places = Counter(place for some in found for place, each in enumerate(some) if each.control)
    assert {0, 1} <= set(places)


def test_a_single_hand_may_have_a_clean_one_beside_it_or_not() -> None:
    """Where something is due and a session has two hands, it is not for certain that one of them is clean."""
    few = Library("upt", tuple(e for e in SMALL.activities if e.clean or e.key == "flop-1"), (FLOP,), TOPICS)
    memories = [memory((FLOP, part)) for part in Part]
    found = {tuple(each.control for each in hands(planned(memories, 5, few, seed=seed))) for seed in range(60)}
    assert found >= {(False,), (False, True), (True, False)}


# --- what is chosen --------------------------------------------------------------------------------------------


def test_the_least_remembered_of_what_is_due_comes_first() -> None:
    strong, weak = memory((BOXED, Part.NOTICED), stability=20), memory((FLOP, Part.NOTICED), stability=2)
    first = next(each for each in hands(planned([strong, weak])) if not each.control)
    assert first.keys[0].startswith("flop-")
    [reason] = [each for each in first.reasons if each.part is Part.NOTICED]
    assert (reason.why, reason.due) == (Why.DUE, weak.due)
    assert reason.recall == recall(weak)


def test_what_was_forgotten_before_comes_before_what_is_only_ahead() -> None:
    told = wanted(
        [
            memory((BOXED, Part.NOTICED), due=9),
            memory((FLOP, Part.NOTICED), due=9, lapses=2),
            memory((STRING, Part.REMEDY), due=9, stability=2),
        ]
    )
    assert [(each.rule, each.why) for each in told if each.why in (Why.WEAK, Why.AHEAD)] == [
        (FLOP, Why.WEAK),
        (STRING, Why.WEAK),
        (BOXED, Why.AHEAD),
    ]


def test_what_was_practised_an_hour_ago_is_not_pressed_again() -> None:
    told = wanted([memory((FLOP, Part.NOTICED), due=1, last=-1 / 24, lapses=3)])
    assert [each.why for each in told if each.rule == FLOP and each.part is Part.NOTICED] == [Why.AHEAD]


def test_another_variant_is_dealt_than_lately() -> None:
    memories = [memory((FLOP, Part.NOTICED))]
    recent = Recent(("flop-2", "flop-0", "flop-3"))
    for seed in range(20):
        dealt = _spoiled(planned(memories, 5, recent=recent, seed=seed).items)
        assert dealt[0].keys == ("flop-1",)


def test_where_all_were_dealt_lately_the_oldest_comes_again() -> None:
    recent = Recent(("flop-2", "flop-0", "flop-3", "flop-1"))
    made = planned([memory((FLOP, Part.NOTICED))], 5, recent=recent)
    assert next(each for each in hands(made) if not each.control).keys == ("flop-1",)


def test_what_is_to_be_done_may_be_asked_and_is_not_asked_as_often_as_others() -> None:
    recent = Recent(asked={f"q-topic:identity-{at}": 3 - at for at in range(3)})
    made = planned([memory(("topic:identity", Part.REMEDY))], 5, recent=recent)
    asked_first = next(each for each in made.items if Why.DUE in each.whys)
    assert (asked_first.kind, asked_first.keys[0]) == (Kind.QUESTION, "q-topic:identity-2")


def test_a_quick_drill_takes_several_rules_at_once() -> None:
    rules = (STRING, "topic:identity")
    both = Library("upt", (*SMALL.activities, asked("both", *rules, kind=Kind.ROUND)), SMALL.syllabus, TOPICS)
    made = planned([memory((rule, Part.REMEDY)) for rule in rules], found=both)
    [played] = [each for each in made.items if each.kind is Kind.ROUND]
    assert (played.keys, {each.rule for each in played.reasons}) == (("both",), set(rules))


def test_the_words_on_a_hand_come_after_it() -> None:
    memories = [memory((rule, part)) for rule in (BOXED, FLOP) for part in Part]
    for seed in range(20):
        made = planned(memories, 30, seed=seed)
        for place, item in enumerate(made.items):
            about = {each.topic for each in item.reasons if each.why is Why.AFTER}
            later = {each.topic for each in _spoiled(made.items[place:]) for each in each.reasons}
            assert not about & later


def _spoiled(items: tuple[Item, ...]) -> list[Item]:
    return [each for each in items if each.kind is Kind.HAND and not each.control]


# --- edges -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("minutes", LENGTHS)
def test_a_new_trainee_is_dealt_one_new_thing_with_clean_hands_and_more_only_to_fill_the_time(
    house: str, minutes: int
) -> None:
    made = planned([], minutes, library(house))
    assert made.items[0].kind is Kind.HAND
    assert {each.why for item in made.items for each in item.reasons} <= {Why.NEW, Why.MORE, Why.CONTROL}
    assert made.seconds > 0.75 * 60 * minutes
    assert Kind.QUESTION in {each.kind for each in made.items}
    assert len(hands(made)) >= 2 or minutes == 5


def test_nothing_due_is_no_reason_to_rest() -> None:
    made = planned([memory((BOXED, part), due=20) for part in Part])
    assert {Why.AHEAD, Why.NEW} <= {why for _, why in reasons(made)}
    assert Why.DUE not in {why for _, why in reasons(made)}


def test_no_further_topic_is_begun_where_anything_else_is_left() -> None:
    found = library("upt")
    one = memory((BOXED, Part.REMEDY), due=20)
    points = [point for point in sorted(found.by_point) if point[0] in found.syllabus[:-40]]
    known = [replace(one, rule=rule, part=part, topic=found.topics[rule]) for rule, part in points]
    assert Why.MORE not in {why for _, why in reasons(planned(known, 30, found))}


def test_a_memory_of_a_rule_that_no_book_knows_any_more_is_passed_over() -> None:
    gone = replace(memory((BOXED, Part.REMEDY)), rule="common.gone:rule_of_an_older_edition", topic="gone")
    assert planned([gone], 30) == planned([], 30)


def test_where_a_house_is_silent_the_rest_is_practised() -> None:
    silent = Library("upt", tuple(e for e in SMALL.activities if (FLOP, Part.NOTICED) not in e.tests), (BOXED,), TOPICS)
    made = planned([memory((FLOP, Part.NOTICED)), memory((BOXED, Part.NOTICED))], 5, silent)
    assert FLOP not in {rule for rule, _ in reasons(made) if rule} or Kind.HAND not in {
        item.kind for item in made.items if FLOP in {each.rule for each in item.reasons}
    }
    assert (BOXED, Why.DUE) in reasons(made)


def test_fewer_things_than_time_make_a_shorter_session() -> None:
    little = Library("upt", (hand("flop-0", FLOP), hand("clean-0"), asked("q", FLOP)), (FLOP,), TOPICS)
    made = planned([], 30, little)
    assert made.seconds < 300
    assert {key for each in made.items for key in each.keys} <= {"flop-0", "clean-0", "q"}


def test_with_nothing_to_practise_there_is_still_dealing() -> None:
    made = planned([], 15, Library("upt", (hand("clean-0"), hand("clean-1")), (), TOPICS))
    assert [each.control for each in made.items] == [True, True]
    assert planned([], 15, Library("upt", (), (), TOPICS)).items == ()


def test_memories_of_other_houses_do_not_count() -> None:
    elsewhere = [memory((FLOP, part)) for part in Part]
    assert planned(elsewhere, 15, library("tda-2022")) == planned([], 15, library("tda-2022"))


def test_a_slow_dealer_gets_fewer_hands() -> None:
    memories = [memory((rule, part)) for rule in (BOXED, FLOP) for part in Part]
    slow = plan(NOW, 5, memories, SMALL, Recent(), 1, recall, Pace(act=9.0))
    assert len(hands(slow)) < len(hands(planned(memories, 5)))


# --- the library -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("house", BOOKS)
def test_what_can_be_practised_is_what_something_practises(house: str) -> None:
    found = practisable(house)
    assert set(found) == set(Part)
    for part in Part:
        assert found[part]
        assert all(activities_for(house, rule, part) for rule in found[part])
    assert activities_for(house, "no.such:rule", Part.REMEDY) == ()
    seen = [each for rule in found[Part.NOTICED] for each in activities_for(house, rule, Part.NOTICED)]
    assert {each.kind for each in seen} == {Kind.HAND}


@pytest.mark.parametrize("house", BOOKS)
def test_an_area_has_a_library_of_its_own(house: str) -> None:
    whole, narrow = library(house), within(library(house), "board")
    assert {whole.area(rule) for rule, _ in narrow.by_point} == {"board"}
    assert {point for point in whole.by_point if whole.area(point[0]) == "board"} == set(narrow.by_point)
    assert narrow.controls == whole.controls
    made = planned([], 5, narrow)
    assert {whole.area(each.rule) for item in made.items for each in item.reasons if each.rule} == {"board"}


@pytest.mark.parametrize("house", BOOKS)
def test_a_dealers_session_has_nothing_of_the_desk_and_all_else(house: str) -> None:
    whole, narrow = library(house), for_dealers(library(house))
    assert {narrow.area(rule) for rule in narrow.rules} == {area for area in whole.areas.values() if area != DESK}
    assert {each.key for each in narrow.activities if each.kind is not Kind.QUESTION} == {
        each.key for each in whole.activities if each.kind is not Kind.QUESTION
    }
    left = {each.key for each in narrow.activities}
    gone = [each for each in whole.activities if each.key not in left]
    assert {whole.area(rule) for each in gone for rule, _ in each.tests} == {DESK}
