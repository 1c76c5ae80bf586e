"""What is caught: everything that nobody else catches, counted, reported once, and kept no longer than that."""

import gc
import logging
import sys
import threading
import weakref

import pytest
from PySide6.QtCore import QtMsgType, qWarning
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.ui.unexpected import catching as module
from trainer.ui.unexpected.catching import Catcher, Caught, catching, qt_said

pytestmark = pytest.mark.expects_logs


class Thing:
    """Something that a frame held when it failed."""


@pytest.fixture
def catcher(qapp: QApplication) -> Catcher:
    return Catcher(lambda: {"Page": "play"})


@pytest.fixture
def told(catcher: Catcher) -> list[Caught]:
    found: list[Caught] = []
    catcher.caught.connect(found.append)
    return found


def error(words: str = "x", kind: type[Exception] = ValueError) -> Exception:
    try:
        raise kind(words)
    except kind as fault:
        return fault


def test_the_first_of_a_row_is_told_and_the_others_are_counted(catcher: Catcher, told: list[Caught]) -> None:
    for _ in range(7):
        catcher.take(error())
    assert (len(told), catcher.count) == (1, 7)
    catcher.rest()
    catcher.take(error())
    assert (len(told), catcher.count) == (2, 1)


def test_each_kind_of_error_is_logged_once(catcher: Catcher, caplog: pytest.LogCaptureFixture) -> None:
    for kind in (ValueError, ValueError, KeyError, ValueError, KeyError):
        catcher.take(error(kind=kind))
    assert [each.levelno for each in caplog.records] == [logging.ERROR] * 2


def test_there_is_an_end_to_what_is_logged(
    catcher: Catcher, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_LOGGED", 3)
    for number in range(8):
        catcher.take(error(kind=type(f"Fault{number}", (Exception,), {})))
    assert len(caplog.records) == 3


def test_nothing_of_what_failed_is_kept(catcher: Catcher, told: list[Caught]) -> None:
    held: list[weakref.ref[Thing]] = []

    def fail() -> None:
        thing = Thing()
        held.append(weakref.ref(thing))
        raise ValueError

    try:
        fail()
    except ValueError as fault:
        catcher.take(fault)
        gc.collect()
        assert held[0]() is None, "a painter that goes on painting ends the process"
    assert told


def test_the_report_says_where_one_was_unless_it_happened_apart(catcher: Catcher, told: list[Caught]) -> None:
    catcher.take(error())
    catcher.rest()
    catcher.take(error(), apart=True)
    assert [each.apart for each in told] == [False, True]
    assert "Page     play" in told[0].report.text
    assert "Page" not in told[1].report.text


def test_python_and_qt_tell_the_catcher_as_long_as_it_lasts(catcher: Catcher, told: list[Caught], qtbot: QtBot) -> None:
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    with catching(catcher):
        sys.excepthook(ValueError, error(), None)
        thread = threading.Thread(target=lambda: 1 / 0)
        thread.start()
        thread.join()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before
    assert catcher.count == 2
    assert [each.apart for each in told] == [False]


def test_who_interrupts_the_program_is_no_error(catcher: Catcher, told: list[Caught]) -> None:
    catcher.of_python(KeyboardInterrupt, KeyboardInterrupt(), None)  # type: ignore[arg-type]
    assert told == []


def test_what_fails_in_telling_does_not_fail_further(
    catcher: Catcher, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no report")

    monkeypatch.setattr(module, "report_on", fail)
    catcher.of_python(ValueError, error(), None)  # type: ignore[arg-type]
    assert "no report" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("kind", "level"),
    [
        (QtMsgType.QtWarningMsg, logging.WARNING),
        (QtMsgType.QtCriticalMsg, logging.ERROR),
        (QtMsgType.QtFatalMsg, logging.CRITICAL),
    ],
)
def test_what_qt_complains_of_is_logged(kind: QtMsgType, level: int, caplog: pytest.LogCaptureFixture) -> None:
    qt_said(kind, None, "a complaint")  # type: ignore[arg-type]  # where in Qt is not looked at
    assert [(each.name, each.levelno, each.getMessage()) for each in caplog.records] == [("qt", level, "a complaint")]


def test_a_warning_of_qt_itself_comes_there(catcher: Catcher, caplog: pytest.LogCaptureFixture) -> None:
    with catching(catcher):
        qWarning("of Qt itself")
    assert [each.getMessage() for each in caplog.records] == ["of Qt itself"]
