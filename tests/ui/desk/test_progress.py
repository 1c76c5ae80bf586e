"""The progress page out of a store with real hands in it: every section says what was kept."""

import csv
import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from io import StringIO

import pytest

from tests.study.editions import ledger
from tests.ui.desk.samples import CLEAN, FLOP, LATER
from tests.ui.desk.test_desk import replay
from trainer.progress.records import Answer, Memory, Outcome, Part, Tested
from trainer.progress.sensitivity import Detection
from trainer.progress.store import Store
from trainer.rules.areas import TITLES
from trainer.rules.book import BOOKS, book
from trainer.rules.syllabus import syllabus
from trainer.study.editions import compared, edition
from trainer.study.library import for_dealers, library, practisable
from trainer.study.readiness import readiness
from trainer.study.recalling import recalling
from trainer.ui.desk import hands
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.mastering import WEAKEST, Today, heat_view, readiness_view
from trainer.ui.desk.practised_days import days_view, running
from trainer.ui.desk.progress import Shown, Source, progress_view
from trainer.ui.desk.progress_table import HEAD, table
from trainer.ui.desk.switching import edition_view, switch_view
from trainer.ui.desk.today import areas_view
from trainer.ui.screens.progress_models import ProgressView

SECTIONS = ("overview", "memory", "table", "mistakes", "houses", "hands")
NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
TODAY = Today(practisable, recalling(NOW), NOW)
NO_ALARMS, ALARMS = Detection(0, 0, 0, 0, 0, 0), Detection(90, 29, 20, 61, 4, 6)


def page(desk: Desk, store: Store, section: str = "overview", **chosen: object) -> ProgressView:
    source = Source(store, desk.profile.id, practisable, datetime.now().astimezone())
    shown = replace(Shown("tda-2022", "tda-2022", section=section), **chosen)  # type: ignore[arg-type]  # a test's own
    return progress_view(source, shown)


def memory(house: str, rule: str, part: Part = Part.REMEDY) -> Memory:
    return Memory(house, rule, "t", part, 5.0, 5.0, NOW + timedelta(days=2), NOW, 2, 0)


@pytest.mark.parametrize("section", SECTIONS)
def test_who_has_done_nothing_sees_what_will_be_there(desk: Desk, store: Store, section: str) -> None:
    view = page(desk, store, section)
    assert view.started is (section == "houses")
    assert (view.overview, view.memory, view.table, view.mistakes, view.attempts) == (None,) * 5


@pytest.mark.parametrize("section", SECTIONS)
def test_only_the_open_section_is_worked_out(desk: Desk, store: Store, section: str) -> None:
    hands.finish(desk, replay(desk, FLOP))
    view = page(desk, store, section)
    made = (view.overview, view.memory, view.table, view.mistakes, view.switch, view.attempts)
    assert [each is not None for each in made] == [each == section for each in SECTIONS]


def test_the_overview_of_a_hand_dealt_right(desk: Desk, store: Store) -> None:
    hands.finish(desk, replay(desk, FLOP))
    hands.finish(desk, replay(desk, CLEAN))
    found = page(desk, store).overview
    assert found is not None
    assert [each.label for each in found.accuracy.lines] == ["Noticed 100", "Authority 100", "Remedy 100"]
    assert found.wolf[0].value == "0 of 1"
    assert "1 day" in found.days.words
    assert found.readiness.house == "TDA 2022"
    assert int(found.readiness.figure) < 10
    board = dict(zip(TITLES, found.heat.cells, strict=True))["board"]
    assert {each.house: each.kind for each in board} == {
        key: "share" if key == "tda-2022" else "untried" for key in BOOKS
    }


def test_the_house_filter_leaves_the_others_out(desk: Desk, store: Store) -> None:
    hands.finish(desk, replay(desk, FLOP))
    assert page(desk, store, "hands", house="upt").attempts == ()
    assert len(page(desk, store, "hands", house="").attempts or ()) == 1
    other = page(desk, store, house="upt").overview
    assert other is not None
    assert (other.accuracy.drawn, other.readiness.house, other.readiness.figure) == (False, "UPT", "")
    every = page(desk, store, house="").overview
    assert every is not None
    assert (every.accuracy.drawn, every.readiness.house) == (True, "TDA 2022")


def test_what_was_got_wrong_leads_back_to_its_hand(desk: Desk, store: Store) -> None:
    made = hands.finish(desk, replay(desk, FLOP, "plays-on"))
    found = page(desk, store, "mistakes").mistakes
    assert found
    assert {each.attempt for each in found} == {str(made.attempt)}
    assert all(each.paragraph and each.title and "wrong once lately" in each.detail for each in found)


@pytest.mark.parametrize(
    ("house", "rule", "topic", "told"),
    [
        ("tda-2022", "deal.four-card-flop.one-card-too-many", "deal.four-card-flop", "39-A"),
        ("tda-2022", "topic:deal.no-burn", "deal.no-burn", "left open"),
        ("foxwoods-2020", "deal.premature.turn-with-betting-open", "deal.premature", "another book"),
        ("tda-2022", "common.gone:of_an_older_edition", "deal.no-burn", "no longer in the book"),
    ],
)
def test_what_a_book_leaves_to_others_is_not_called_gone(
    desk: Desk, store: Store, house: str, rule: str, topic: str, told: str
) -> None:
    wrong = Tested(rule, topic, Part.NOTICED, Outcome.AGAIN)
    store.add_answer(Answer(desk.profile.id, "q", house, 0, False, 900, datetime.now(UTC), tested=(wrong,)))
    found = page(desk, store, "mistakes", house=house).mistakes
    assert found is not None
    assert [each.paragraph for each in found] == [told]


def test_memory_says_what_falls_due(desk: Desk, store: Store) -> None:
    hands.finish(desk, replay(desk, FLOP, "plays-on"))
    found = page(desk, store, "memory", days=30).memory
    assert found is not None
    assert (found.days, len(found.forecast.ticks)) == ("30", 30)
    assert found.forecast.drawn


def test_the_table_counts_what_was_noticed(desk: Desk, store: Store) -> None:
    hands.finish(desk, replay(desk, FLOP))
    hands.finish(desk, replay(desk, CLEAN))
    found = page(desk, store, "table").table
    assert found is not None
    assert [each.value for each in found.figures[:3]] == ["1 of 1", "0 of 1", "0.9 s"]
    assert found.detection.drawn


def test_an_attempt_is_a_row_with_three_grades_apart(desk: Desk, store: Store) -> None:
    """Noticed as the debrief says it: the flop was, whatever became of the own second burn."""
    made = hands.finish(desk, replay(desk, FLOP, "burns-again"))
    [row] = page(desk, store, "hands").attempts or ()
    assert (row.key, row.house) == (str(made.attempt), "TDA 2022")
    grades = (("right", "Noticed"), ("right", "Right"), ("harmful", "Harmful"))
    assert (row.noticed, row.authority, row.remedy) == grades
    assert row.score == "4 of 5"


@pytest.mark.parametrize(
    ("scenario", "mistake", "grade", "want"),
    [
        (FLOP, "plays-on", "noticed", ("wrong", "Missed")),
        (FLOP, "plays-on", "authority", ("none", "Not scored")),
        (LATER, "", "remedy", ("none", "Not scored")),
    ],
)
def test_the_grades_of_a_row(
    desk: Desk, store: Store, scenario: str, mistake: str, grade: str, want: tuple[str, str]
) -> None:
    hands.finish(desk, replay(desk, scenario, mistake))
    [row] = page(desk, store, "hands").attempts or ()
    assert getattr(row, grade) == want


# --- readiness and the heat map in words


def test_readiness_says_what_it_is_made_of() -> None:
    counted = for_dealers(library("upt")).practisable[Part.REMEDY]
    held = [memory("upt", rule) for rule in sorted(counted)[:10]]
    view = readiness_view("upt", held, TODAY, ALARMS, 85)
    assert (view.figure, view.target) == ("0", 85)
    assert "not an average" in view.words
    remedy = view.parts[2]
    assert remedy.made_of == f"10 of {len(counted)} rules tried"
    assert view.alarms == "4 of 61 clean hands stopped (not counted above)."


def test_a_part_in_which_nothing_was_tried_is_told_plainly() -> None:
    counted = practisable("upt")
    remedies = [memory("upt", rule) for rule in sorted(counted[Part.REMEDY])[:10]]
    words = readiness_view("upt", remedies, TODAY, ALARMS, 85).words
    told = r".* rules count, leaving out the desk’s: none tried yet, which counts as 0\."
    assert re.fullmatch(told + r"( \d+ can only be read\.)?", words)
    tried = [memory("upt", min(counted[part]), part) for part in Part]
    words = readiness_view("upt", tried, TODAY, ALARMS, 85).words
    assert " untried as 0, 1 by how likely you are to get each right today (" in words


def test_readiness_before_anything_was_tried() -> None:
    view = readiness_view("upt", [], TODAY, NO_ALARMS, None)
    assert (view.figure, [each.share for each in view.parts]) == ("", [None, None, None])
    assert "You haven’t tried anything at this house yet" in view.words


def test_the_heat_map_has_every_area_at_every_house_and_says_each_cell() -> None:
    held = [memory("tda-2022", rule) for rule in library("tda-2022").rules]
    view = heat_view(held, TODAY, Part.REMEDY.value)
    assert [key for key, _ in view.areas] == list(TITLES)
    assert [key for key, _ in view.houses] == list(BOOKS)
    cells = {(each.area, each.house): each for line in view.cells for each in line}
    assert len(cells) == len(TITLES) * len(BOOKS)
    assert {cells[area, "upt"].kind for area in TITLES} <= {"untried", "silent"}
    assert all(each.says.startswith(TITLES[each.area]) for each in cells.values())
    known = [each for each in cells.values() if each.house == "tda-2022" and each.kind == "share"]
    assert known
    assert all(each.share and each.share > 90 for each in known)


def test_the_weakest_part_makes_the_cell_unless_one_is_asked_for() -> None:
    rule = next(iter(sorted(practisable("tda-2022")[Part.NOTICED])))
    area = syllabus("tda-2022")[rule].area
    held = [memory("tda-2022", rule, Part.NOTICED)]

    def cell(part: str) -> tuple[str, int | None]:
        view = heat_view(held, TODAY, part)
        found = next(each for line in view.cells for each in line if (each.area, each.house) == (area, "tda-2022"))
        return found.kind, found.share

    assert cell(WEAKEST) == ("share", 0)
    assert cell("noticed")[1]
    assert cell("remedy") == ("untried", None)


@pytest.mark.parametrize("house", BOOKS)
def test_the_rings_of_the_first_page_and_the_heat_map_are_one_truth(house: str) -> None:
    """Every second rule is known in one part or another, those that the book leaves to others among them."""
    found = library(house)
    points = sorted(found.by_point)[::2]
    held = [replace(memory(house, rule, part), topic=found.topics[rule]) for rule, part in points]
    assert {rule for rule, _ in points} - set(syllabus(house))
    rings = {each.key: each.share for each in areas_view(found, held, TODAY.recalled, NOW)}
    view = heat_view(held, TODAY, WEAKEST)
    cells = {each.area: each.share for line in view.cells for each in line if each.house == house}
    assert rings == cells
    counts = {each.key: each.rules for each in areas_view(found, held, TODAY.recalled, NOW)}
    assert sum(counts.values()) == readiness(found.areas, held, practisable(house), TODAY.recalled, NOW, ALARMS).rules


# --- days


@pytest.mark.parametrize(
    ("days", "want"),
    [([], 0), ([20], 1), ([19], 1), ([18], 0), ([18, 19, 20], 3), ([17, 18, 19], 3), ([16, 18, 20], 1)],
)
def test_a_run_of_days_is_not_over_before_the_day_is(days: list[int], want: int) -> None:
    assert running([date(2026, 11, day) for day in days], date(2026, 11, 20)) == want


def test_the_strip_ends_today_and_says_no_word_of_loss(desk: Desk, store: Store) -> None:
    hands.finish(desk, replay(desk, FLOP))
    now = datetime.now().astimezone()
    view = days_view(store, desk.profile.id, now, 12)
    assert len(view.weeks) == 12
    assert all(len(week) == 7 for week in view.weeks)
    assert view.weeks[-1][now.weekday()] == 1
    assert all(done is None for done in view.weeks[-1][now.weekday() + 1 :])
    assert not {"lost", "missed", "broke", "streak"} & set(view.words.lower().split())


# --- houses


def test_going_to_another_house_counts_what_holds_there() -> None:
    held = [memory("tda-2022", rule) for rule in syllabus("tda-2022")]
    view = switch_view(held, "tda-2022", "upt")
    counts = {each.key: len(each.rows) for each in view.groups}
    assert sum(n for key, n in counts.items() if key != "only") == len(held)
    assert counts["only"] == len(set(syllabus("upt")) - set(syllabus("tda-2022")))
    assert f"Rules you have tried at TDA 2022: {len(held)}." in view.words
    assert all(row.title and row.at for each in view.groups for row in each.rows)


def test_nothing_tried_carries_nothing_over() -> None:
    view = switch_view([], "tda-2022", "upt")
    assert "nothing can carry over" in view.words
    assert {each.key for each in view.groups if each.rows} == {"only"}


def test_a_newer_edition_marks_what_one_has_tried() -> None:
    text = ledger("upt", **{"numbers = { players = 16 }": "numbers = { players = 18 }"})
    found = compared(book("upt"), edition(text, "newer.toml"))
    rule = found.changes[0].rule
    view = edition_view(found, [memory("upt", rule)])
    [row] = [row for each in view.groups for row in each.rows if row.mark]
    assert (row.mark, row.detail) == ("you have tried it", "players 16 → 18")
    assert "Rules you’ve tried that changed: 1." in view.words
    assert view.edition


# --- as a table


@pytest.mark.parametrize("section", SECTIONS)
def test_what_is_shown_can_be_taken_along_as_a_table(desk: Desk, store: Store, section: str) -> None:
    hands.finish(desk, replay(desk, FLOP, "plays-on"))
    hands.finish(desk, replay(desk, CLEAN))
    head, *lines = csv.reader(StringIO(table(page(desk, store, section))))
    assert tuple(head) == HEAD
    assert lines
    assert all(len(line) == len(HEAD) for line in lines)


def test_the_table_holds_each_figure_of_the_overview(desk: Desk, store: Store) -> None:
    hands.finish(desk, replay(desk, FLOP))
    view = page(desk, store)
    assert view.overview is not None
    lines = list(csv.reader(StringIO(table(view))))
    assert ["Accuracy, percent right, by week", "Remedy", view.overview.accuracy.ticks[-1][1], "100"] in lines
    cells = [line for line in lines if line[0] == "Area by rulebook, weakest"]
    assert len(cells) == sum(each.kind != "silent" for row in view.overview.heat.cells for each in row)
