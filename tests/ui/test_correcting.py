"""Old practice is held against corrected law by the worker; the trainee is told once, on Today, and can read more."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.progress.real import CLEAN, FLOP, HOUSE, begin
from tests.progress.silenced import silenced
from tests.ui.windows import active_window, stored_window
from trainer.grading.ahead import assess
from trainer.kernel.pieces import at_once
from trainer.progress import correcting as sweeping
from trainer.progress.at_path import corrected as corrected_at
from trainer.progress.corrections import News
from trainer.progress.grades import kept
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.rules import corrected
from trainer.rules.book import Book, book
from trainer.rules.corrected import Corrected
from trainer.rules.ledger_file import Correction
from trainer.ui import correcting
from trainer.ui.correcting import ENOUGH, JOB, Correcting, look_for_corrections
from trainer.ui.desk.corrected import corrected as view_of
from trainer.ui.desk.corrected import notice, put_away
from trainer.ui.kit.text import Text
from trainer.ui.screens.corrected import CorrectedSheet
from trainer.ui.screens.today import TodayScreen
from trainer.ui.window import Window
from trainer.ui.working import Beside, Heard
from trainer.worker.jobs import JOBS
from trainer.worker.messages import Done, Failed, Refused, Stopped

SAYS = "TDA 2022 has a rule on four-card flops our copy had lost."
KEY = "tda-2022@2026-11-20"
OURS = "What we taught you before was wrong and no longer counts."
REST = "The mistakes in the rest may be ours."
NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)


class Slow(Beside):
    """The worker as the window sees it: what is asked for is at work until the test ends it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, tuple[object, ...], Heard]] = []

    def ask(self, job: str, *arguments: object, heard: Heard, key: str = "") -> int:
        self.asked.append((job, arguments, heard))
        return len(self.asked)

    def end(self, answer: object) -> None:
        self.asked[-1][2](answer)  # type: ignore[arg-type]  # an ending


@pytest.fixture(autouse=True)
def _corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(law: Book) -> tuple[Corrected, ...]:
        one = Corrected(HOUSE, Correction("2026-11-20", ("deal.four-card-flop",), SAYS))
        return (one,) if law.key == HOUSE else ()

    for module in (corrected, sweeping, correcting):
        monkeypatch.setattr(module, "corrections_of", found)


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path / "data", HOUSE) as made:
        yield made


def dealt(window: Window, mistakes: tuple[str, ...] = ("plays-on", ""), scenario: str = FLOP) -> list[int]:
    """Hands that were graded while the rulebook was silent on them."""
    store, made = window.desk.store, []
    for number, mistake in enumerate(mistakes):
        running, transcript = begin(store, window.desk.profile, scenario, mistake, number)
        found = kept(assess(transcript, book(HOUSE), running.hand.taken_over))
        made.append(store.finish(running.id, running.hand.started + timedelta(minutes=3), silenced(found)))
    return made


def looked(window: Window, working: Beside) -> Correcting | None:
    window.working = working
    at_once(look_for_corrections(window))
    return window.findChild(Correcting)


def done(window: Window) -> None:
    """The worker has done it."""
    corrected_at(window.desk.store.path)
    look_again(window)


def look_again(window: Window) -> None:
    window.desk.corrections = corrected.corrections_of(book(HOUSE))
    window.open_page("today")


def today(window: Window) -> TodayScreen:
    page = window.shell.page("today")
    assert isinstance(page, TodayScreen)
    return page


def notice_on(window: Window) -> str:
    return today(window)._view.corrected


# --- had done --------------------------------------------------------------------------------------------------------


def test_the_worker_does_it_and_today_tells_it_when_it_is_done(window: Window) -> None:
    dealt(window)
    working = Slow()
    at_work = looked(window, working)
    assert at_work is not None
    at_work.step()
    [(job, arguments, _)] = working.asked
    assert (job, arguments) == (JOB, (window.desk.store.path,))
    assert notice_on(window) == ""
    value = JOBS[JOB].load()(window.desk.store.path, so_far=lambda _done, _of: None)
    assert value == 2
    working.end(Done(1, value))
    assert notice_on(window) == f"{SAYS} {OURS} 2 hands were graded again: you dealt 1 of them right. {REST}"
    at_work.step()
    assert len(working.asked) == 1, "there is nothing left"


def test_what_was_stopped_is_asked_for_again_and_what_fails_thrice_is_given_up(window: Window) -> None:
    dealt(window)
    working = Slow()
    at_work = looked(window, working)
    assert at_work is not None
    at_work.step()
    working.end(Stopped(1))
    for number in range(ENOUGH):
        at_work.step()
        assert len(working.asked) == 2 + number
        working.end(Failed(2 + number, "it died"))
    at_work.step()
    assert len(working.asked) == 1 + ENOUGH


def test_trouble_with_the_file_is_left_to_the_next_start(window: Window) -> None:
    dealt(window)
    working = Slow()
    at_work = looked(window, working)
    assert at_work is not None
    at_work._idle.stop()
    at_work.step()
    working.end(Refused(1, StoreTrouble(Kind.LOCKED, window.desk.store.path)))
    assert not at_work._idle._timer.isActive()


def test_it_waits_while_somebody_waits_for_the_worker(window: Window) -> None:
    dealt(window)
    working = Slow()
    at_work = looked(window, working)
    assert at_work is not None
    working._heard[7] = lambda _answer: None
    at_work.step()
    assert working.asked == []


def test_a_file_that_was_closed_meanwhile_is_left_alone(window: Window) -> None:
    dealt(window)
    working = Slow()
    at_work = looked(window, working)
    assert at_work is not None
    window.desk.store.close()
    at_work.step()
    assert working.asked == []


def test_nobody_asks_the_worker_where_nothing_was_practised(window: Window) -> None:
    working = Slow()
    at_work = looked(window, working)
    assert at_work is not None
    at_work.step()
    assert working.asked == []


def test_a_store_that_keeps_nothing_has_nothing_of_before(qtbot: QtBot, program: QApplication) -> None:
    with active_window(qtbot, HOUSE) as window:
        assert looked(window, Slow()) is None


# --- told ------------------------------------------------------------------------------------------------------------


def test_whoever_has_no_hand_that_changed_hears_nothing(window: Window) -> None:
    running, transcript = begin(window.desk.store, window.desk.profile, CLEAN)
    found = kept(assess(transcript, book(HOUSE), running.hand.taken_over))
    window.desk.store.finish(running.id, None, replace(found, law=""))
    done(window)
    assert notice_on(window) == ""
    assert view_of(window.desk) is None


def test_the_notice_opens_the_hands_each_with_its_debrief(window: Window) -> None:
    wrong, right = dealt(window)
    done(window)
    today(window).see.click()
    sheet = window.sheet
    assert isinstance(sheet, CorrectedSheet)
    assert list(sheet.links) == [str(right), str(wrong)], "the latest first"
    sheet.links[str(wrong)].click()
    assert window.after.dealt is not None
    assert window.after.dealt.attempt == wrong
    look_again(window)
    assert notice_on(window), "reading one is not putting it away"


def test_what_was_read_is_put_away_for_good_and_for_this_person_alone(window: Window) -> None:
    dealt(window)
    done(window)
    today(window).away.click()
    assert notice_on(window) == ""
    look_again(window)
    assert notice_on(window) == ""
    window.desk.becomes(window.desk.store.new_profile("Kim", NOW))
    dealt(window, ("plays-on",))
    window.desk.store.connection.execute("DELETE FROM sweeps WHERE profile = 2")
    window.desk.store.connection.commit()
    done(window)
    assert notice_on(window) == f"{SAYS} {OURS} 1 hand was graded again. The mistakes in it may be ours."


def test_the_list_can_be_put_away_too(window: Window) -> None:
    dealt(window)
    done(window)
    today(window).see.click()
    sheet = window.sheet
    assert isinstance(sheet, CorrectedSheet)
    sheet.got_it.click()
    assert notice_on(window) == ""


@pytest.mark.parametrize(
    ("news", "words"),
    [
        (News((KEY,), hands=1, right=1), "1 hand was graded again: you dealt it right."),
        (News((KEY,), hands=1), "1 hand was graded again. The mistakes in it may be ours."),
        (News((KEY,), hands=1_200), "1,200 hands were graded again. The mistakes in them may be ours."),
        (News((KEY,), hands=4, right=4), "4 hands were graded again: you dealt all of them right."),
        (News((KEY,), hands=4, right=2, withdrawn=9), f"4 hands were graded again: you dealt 2 of them right. {REST}"),
        (News((KEY,), marked=1), "1 answer was regraded."),
        (News((KEY,), marked=2, withdrawn=1), "2 answers were regraded. 1 answer no longer counts."),
    ],
)
def test_the_words_of_the_notice(news: News, words: str, window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    look_again(window)
    monkeypatch.setattr(window.desk.store, "news", lambda *_: news)
    assert notice(window.desk) == f"{SAYS} {OURS} {words}"


def test_the_list_says_what_is_no_longer_asked(window: Window) -> None:
    dealt(window)
    done(window)
    view = view_of(window.desk)
    assert view is not None
    assert view.more == ("No longer asked as “not covered” at TDA 2022: Four-card flop.",)
    put_away(window.desk, NOW)
    assert view_of(window.desk) is None


def test_several_houses_are_one_notice_with_a_sentence_each(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each house is told what its own book was corrected in, and no other's, though one rests on the other."""
    pairs = ((HOUSE, SAYS), ("upt", "UPT was wrong on two."), ("players-2025", "Players was wrong on three."))
    some = [Corrected(book, Correction("2026-11-20", ("bet",), says)) for book, says in pairs]
    window.desk.corrections = tuple(some)
    at = frozenset({(some[0].key, HOUSE), (some[1].key, HOUSE), (some[1].key, "upt"), (some[2].key, HOUSE)})
    news = News(tuple(each.key for each in some), hands=20, right=5, at=at)
    monkeypatch.setattr(window.desk.store, "news", lambda *_: news)
    head = f"We corrected rules at TDA 2022 and UPT. {OURS}"
    assert notice(window.desk) == f"{head} 20 hands were graded again: you dealt 5 of them right. {REST}"
    view = view_of(window.desk)
    assert view is not None
    assert (view.words, view.says) == (head, (SAYS, "UPT was wrong on two."))
    sheet = CorrectedSheet(window, view)
    assert {SAYS, "UPT was wrong on two."} <= {each.text() for each in sheet.body.findChildren(Text)}


@pytest.mark.parametrize(("letters", "brief"), [(159, True), (160, True), (161, False)])
def test_a_long_correction_is_told_with_the_hands(
    letters: int, brief: bool, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    says = "A".ljust(letters - 1, "a") + "."
    window.desk.corrections = (Corrected(HOUSE, Correction("2026-11-20", ("bet",), says)),)
    news = News((KEY,), hands=1, right=1, at=frozenset({(KEY, HOUSE)}))
    monkeypatch.setattr(window.desk.store, "news", lambda *_: news)
    view = view_of(window.desk)
    assert view is not None
    general = f"We corrected rules at TDA 2022. {OURS}"
    assert (view.words, view.says) == ((f"{says} {OURS}", ()) if brief else (general, (says,)))


def test_one_notice_is_put_away_whole(window: Window) -> None:
    """A hand that two corrections changed is one hand, and nothing of either is told again."""
    [hand] = dealt(window, ("plays-on",))
    done(window)
    store, who = window.desk.store, window.desk.profile.id
    with store.connection:
        store.connection.execute(
            "INSERT INTO corrected SELECT profile, 'upt@2026-11-20', source, ref, place, came, "
            "well, made FROM corrected"
        )
        store.connection.execute("INSERT INTO sweeps VALUES (?, 'upt@2026-11-20', ?, NULL)", [who, NOW.isoformat()])
    other = Corrected("upt", Correction("2026-11-20", ("bet",), "-"))
    window.desk.corrections = (*window.desk.corrections, other)
    found = store.news(who, [each.key for each in window.desk.corrections])
    assert found is not None
    assert (found.corrections, found.hands) == ((KEY, other.key), 1)
    assert [row.id for row, _ in store.graded_again(who, found.corrections)] == [hand]
    put_away(window.desk, NOW)
    assert notice(window.desk) == ""
