"""Today and progress out of the store, the houses by name, and the three questions."""

from datetime import datetime

import pytest

from tests.ui.desk.samples import BOXED, CLEAN, FLOP, LATER, STUB, dealt
from tests.ui.desk.test_desk import begin, replay
from trainer import resources
from trainer.progress.store import Store
from trainer.rules.book import BOOKS, all_books
from trainer.rules.topics import TITLES, title
from trainer.scenarios.drills import DRILLS, Drill
from trainer.scenarios.loader import load_all
from trainer.ui.desk import hands
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import houses, pill, short
from trainer.ui.desk.library import scenarios
from trainer.ui.desk.progress import progress_view
from trainer.ui.desk.questions import ask
from trainer.ui.desk.today import DRILLED, greeting, today_view

NOON = datetime(2026, 11, 18, 12).astimezone()


# --- today


@pytest.mark.parametrize(
    ("hour", "said"),
    [(0, "morning"), (11, "morning"), (12, "afternoon"), (17, "afternoon"), (18, "evening"), (23, "evening")],
)
def test_the_greeting_knows_the_time_of_day(hour: int, said: str) -> None:
    assert greeting("Sam", NOON.replace(hour=hour)) == f"Good {said}, Sam"
    assert greeting("", NOON.replace(hour=hour)) == f"Good {said}"


def test_a_new_trainee_sees_five_houses_and_every_drill_and_no_numbers(desk: Desk) -> None:
    view = today_view(desk, "", NOON)
    assert [each.key for each in view.houses] == list(BOOKS)
    assert {each.note for each in view.houses} == {"not tried yet"}
    assert [each.share for each in view.drills] == [None] * len(DRILLS)
    assert {each.note for each in view.drills} == {"not tried yet"}
    assert (view.last, view.interrupted, view.house) == (None, "", "tda-2022")


def test_a_dealt_hand_shows_at_its_house_and_its_drill(desk: Desk) -> None:
    hands.finish(desk, replay(desk, FLOP))
    view = today_view(desk, "", NOON)
    assert {each.key: each.note for each in view.houses}["tda-2022"] == "1 hand"
    drills = {each.key: each for each in view.drills}
    assert (drills["four-card-flop"].share, drills["four-card-flop"].note) == (100, "1 hand")
    assert drills["boxed"].share is None
    assert view.last is not None
    assert (view.last.caught, view.last.missed, view.last.false_alarms) == (1, 0, 0)


def test_the_ring_shows_the_weakest_of_the_three_parts_and_not_their_mean(desk: Desk) -> None:
    """Noticed and decided rightly, but the remedy is wrong: that is 0, not two thirds."""
    hands.finish(desk, replay(desk, FLOP, "burns-again"))
    drills = {each.key: each for each in today_view(desk, "", NOON).drills}
    assert drills["four-card-flop"].share == 0


def test_a_clean_hand_counts_as_clean_in_the_last_session(desk: Desk) -> None:
    hands.finish(desk, replay(desk, CLEAN))
    last = today_view(desk, "", NOON).last
    assert last is not None
    assert (last.caught, last.missed, last.clean_hands, last.false_alarms) == (0, 0, 1, 0)


def test_a_left_hand_is_offered_without_a_word_on_what_is_wrong_with_it(desk: Desk) -> None:
    session = begin(desk)
    desk.leave()
    view = today_view(desk, "", NOON)
    assert view.interrupted.startswith("A hand was interrupted on ")
    assert session.play.scenario.title not in view.interrupted


# --- progress


def test_an_empty_store_makes_an_empty_progress_page(desk: Desk, store: Store) -> None:
    view = progress_view(store, desk.profile.id)
    assert (view.series, view.topics, view.attempts) == ((), (), ())
    assert (view.median_notice, view.sensitivity) == ("", "")


def test_an_attempt_is_a_row_with_three_grades_apart(desk: Desk, store: Store) -> None:
    """Noticed as the debrief says it: the flop was, whatever became of the own second burn."""
    made = hands.finish(desk, replay(desk, FLOP, "burns-again"))
    view = progress_view(store, desk.profile.id)
    [row] = view.attempts
    assert (row.key, row.house) == (str(made.attempt), "TDA")
    assert (row.noticed, row.authority, row.remedy) == (
        ("right", "Noticed"),
        ("right", "Right"),
        ("harmful", "Harmful"),
    )
    assert row.score == "4 of 5"
    assert view.median_notice == "0.9 s"
    flop = next(each for each in view.topics if each.title == "Four-card flop")
    assert (flop.noticed, flop.authority, flop.remedy) == (100, 100, 0)


def test_the_lines_of_the_chart_are_per_part_and_topic(desk: Desk, store: Store) -> None:
    hands.finish(desk, replay(desk, FLOP))
    lines = {(each.part, each.topic): each.points for each in progress_view(store, desk.profile.id).series}
    assert set(lines) >= {("noticed", "Four-card flop"), ("authority", "Four-card flop"), ("remedy", "Four-card flop")}
    assert lines["remedy", "Four-card flop"] == ((0.0, 100.0),)


def test_a_missed_matter_is_shown_as_missed(desk: Desk, store: Store) -> None:
    hands.finish(desk, replay(desk, FLOP, "plays-on"))
    [row] = progress_view(store, desk.profile.id).attempts
    assert (row.noticed, row.authority) == (("wrong", "Missed"), ("none", "Not scored"))


def test_a_silent_houses_remedy_is_not_scored_in_the_table(desk: Desk, store: Store) -> None:
    hands.finish(desk, replay(desk, LATER))
    [row] = progress_view(store, desk.profile.id).attempts
    assert (row.remedy, row.score) == (("none", "Not scored"), "")


def test_the_house_filter_leaves_the_others_out(desk: Desk, store: Store) -> None:
    hands.finish(desk, replay(desk, FLOP))
    assert progress_view(store, desk.profile.id, "upt").attempts == ()
    assert len(progress_view(store, desk.profile.id, "tda-2022").attempts) == 1


# --- houses and topics


def test_every_house_has_a_name_an_edition_and_a_short_name() -> None:
    assert [each.key for each in houses()] == list(BOOKS)
    assert len({short(key) for key in BOOKS}) == 5
    assert pill("players-2025") == "Players Casino · Nov 2025"
    assert houses({"upt": "3 hands"})[-1].note == "3 hands"


def test_every_topic_that_a_hand_can_be_about_is_called_by_a_name() -> None:
    topics = {topic for each in scenarios().values() for topic in each.topics}
    assert topics - set(TITLES) == set()
    assert title("stud.no-such-topic") == "No such topic"


# --- questions


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("scenario", [FLOP, BOXED, LATER, STUB, CLEAN])
def test_three_cited_questions_follow_every_hand_at_every_house(scenario: str, house: str) -> None:
    asked = ask(dealt(scenario, house), {})
    assert asked is not None
    assert len(asked.view.questions) == len(asked.posed) == 3
    paragraphs = {law.key: {each.at for each in law.ledger.paragraphs} for law in all_books()}
    for shown, posed in zip(asked.view.questions, asked.posed, strict=True):
        assert sum(choice.right for choice in shown.choices) == 1
        assert all(choice.reason for choice in shown.choices)
        assert posed.cites
        assert all(each.at in paragraphs[each.book] for each in posed.cites)
        assert {choice.paragraph for choice in shown.choices} == {", ".join(each.at for each in posed.cites)}


@pytest.mark.parametrize("house", ["tda-2022", "players-2025", "upt"])
def test_the_first_question_is_on_the_rule_just_met(house: str) -> None:
    asked = ask(dealt(FLOP, house), {})
    assert asked is not None
    main = {each.at for each in dealt(FLOP, house).assessment.matters[0].decision.citations}
    assert main & {each.at for each in asked.posed[0].cites}


def test_questions_seen_before_come_later(desk: Desk) -> None:
    first = ask(dealt(FLOP, "tda-2022"), {})
    assert first is not None
    again = ask(dealt(FLOP, "tda-2022"), {each.id: 1 for each in first.posed})
    assert again is not None
    assert {each.id for each in again.posed}.isdisjoint({each.id for each in first.posed})


def test_the_time_of_an_answer_counts_from_the_answer_before(desk: Desk) -> None:
    from datetime import timedelta

    asked = ask(dealt(FLOP, "tda-2022"), {})
    assert asked is not None
    assert asked.took(NOON + timedelta(seconds=4), NOON) == 4000
    assert asked.took(NOON + timedelta(seconds=9), NOON) == 5000


@pytest.mark.parametrize("drill", [each for each in DRILLS if each.key in DRILLED], ids=lambda each: each.key)
def test_a_drill_counts_every_topic_that_its_hands_teach(drill: Drill) -> None:
    hands = load_all(resources.path("quizzes", "scenarios"))
    taught = {topic for each in hands if each.path.split("/")[-2] in drill.folders for topic in each.topics}
    assert taught - {"routine"} <= set(DRILLED[drill.key])
