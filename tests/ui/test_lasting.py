"""The hundredth hand costs what the first did: nothing of a hand, of its questions or of a page stays behind."""

from collections.abc import Callable, Iterator
from types import FunctionType

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.judging import judge, judging
from tests.ui.lasting import Evening, alone, census, grown, resident, settled, unbounded
from tests.ui.sittings import HAND, QUESTIONS, deal, sit
from trainer.progress.store import Store
from trainer.scenarios.session import Session
from trainer.ui.forms.foot import Foot
from trainer.ui.play.clock import Clock
from trainer.ui.play.dealing import Dealing
from trainer.ui.screens.progress import SECTIONS
from trainer.ui.screens.rules import RulesScreen
from trainer.ui.window import Window

WARM, MORE = 1, 2
FAR, FARTHER, SHARE = 20, 60, 1.05


@pytest.fixture
def evening(program: QApplication) -> Iterator[Evening]:
    with Store.in_memory() as store:
        made = Evening.begun(store)
        yield made
        made.window.close()


def names(*kinds: type) -> list[str]:
    return [f"{kind.__module__}.{kind.__qualname__}" for kind in kinds]


def test_a_hand_that_is_over_leaves_nothing_behind(evening: Evening) -> None:
    others = census()  # what tests of before have left in this process
    evening.hands(WARM)
    before, widgets = census(), len(QApplication.allWidgets())
    evening.hands(MORE)
    after = census()
    made = {name: after[name] - others[name] for name in after}
    assert [made.get(name, 0) for name in names(Dealing, Session, Foot)] == [1, 1, 0]
    assert sum(made[name] for name in made if name.endswith("Clock")) == 1
    assert grown(before, after) == {}
    assert len(QApplication.allWidgets()) == widgets
    assert alone() == []


def test_a_hand_that_is_left_leaves_nothing_behind(evening: Evening) -> None:
    def left_and_taken_up(window: Window) -> None:
        window.take_box("mixed")
        window.box.settle()
        window.box.leave()
        window.resume()
        window.box.settle()
        window.box.leave()
        window.discard()

    stays(evening, left_and_taken_up)


def test_a_page_that_is_opened_again_takes_the_place_of_the_one_before(evening: Evening) -> None:
    stays(evening, tour)


def test_a_session_that_is_over_leaves_nothing_behind(evening: Evening) -> None:
    def session(window: Window) -> None:
        sit(window, HAND, QUESTIONS)
        debrief = deal(window)
        evening.worked_out()
        debrief.next.emit()
        evening.at_rest()
        evening.answer()
        window.open_page("today")

    stays(evening, session)


def test_judged_hands_leave_nothing_behind(evening: Evening) -> None:
    def judged(window: Window) -> None:
        for state in ("told", "clean", "asked", "watching"):
            judging(window, state)
            while judge(window)[1].making:  # the film that comes after it
                settled()
        window.open_page("today")

    stays(evening, judged)


def stays(evening: Evening, does: Callable[[Window], None]) -> None:
    """Doing it twice more leaves no more than doing it did; no widget is left in no window."""
    counts = []
    for _ in range(2):
        for _ in range(2):
            does(evening.window)
            settled()
        counts.append(census())
    assert grown(*counts) == {}
    assert alone() == []


def tour(window: Window) -> None:
    """Every page, with its sections, searches and a set of questions."""
    for key in ("drills", "settings", "quick", "today", "progress"):
        window.open_page(key)
        settled()
    for section, *_ in SECTIONS:
        window.shell.page("progress").section_chosen.emit(section)  # type: ignore[attr-defined]  # a ProgressScreen
        settled()
    window.open_page("rules")
    rules = window.shell.page("rules")
    assert isinstance(rules, RulesScreen)
    for words in ("boxed", "floor", ""):
        rules.rules.search.setText(words)
        settled()
    window.open_page("quiz")
    quiz = window.shell.page("quiz")
    quiz.asked.emit(quiz.view.areas[0].key)  # type: ignore[attr-defined]  # a QuizScreen
    window.coming.settle()
    window.shell.page("questions").back.emit()  # type: ignore[attr-defined]  # a QuestionsScreen
    settled()


def test_a_clock_that_nobody_holds_is_gone() -> None:
    before = sum(census(lambda kind: kind is Clock).values())
    for _ in range(3):
        clock = Clock()
        clock.alarm(10_000, clock.stop)
        clock.silence()
    del clock
    assert sum(census(lambda kind: kind is Clock).values()) == before


def test_a_class_that_tells_only_its_instances_where_they_are_from_is_passed_over() -> None:
    odd = type("Odd", (), {"__module__": vars(FunctionType)["__globals__"]})
    held = odd()
    assert not isinstance(type(held).__module__, str)
    assert "Odd" not in str(census())


@pytest.mark.full
def test_sixty_hands_take_no_more_room_than_twenty(evening: Evening) -> None:
    evening.hands(FAR)
    before, objects = census(), sum(census(lambda _: True).values())
    widgets, memory, kept = len(QApplication.allWidgets()), resident(), unbounded()
    evening.hands(FARTHER - FAR)
    assert grown(before, census()) == {}
    assert sum(census(lambda _: True).values()) <= SHARE * objects
    assert len(QApplication.allWidgets()) <= SHARE * widgets
    assert resident() <= SHARE * memory
    assert grown(kept, unbounded()) == {}
