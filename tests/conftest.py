"""What every test has: no screen, no real user data, no unexpected log records, repeatable searches."""

import faulthandler
import gc
import logging
import os
import sys
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before anything imports Qt, which aborts without a screen
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # each of the processes that tests start would compile every module

import hypothesis.core
import pytest
from _pytest import faulthandler as alarms
from _pytest.logging import caplog_records_key
from hypothesis.internal.conjecture import engine
from pytestqt.qtbot import QtBot

from tests.put_to_others import put_to_others
from tests.sampled import LEFT_OUT, is_asked_for, sampled
from tests.seeds import SEED, seed, told

FULL = os.environ.get("TRAINER_FULL") == "1"
LONG = 1800  # seconds
PATIENCE = 60_000  # ms, for what takes a moment: a busy machine may be slow, and only what never comes waits so long

AGAIN = pytest.StashKey[float]()  # when the alarm is set anew
ALARM = alarms.get_timeout_config_value
alarms.get_timeout_config_value = lambda config: 0.0  # pytest would start a thread for every test and wait for its end

sys.dont_write_bytecode = False
for waiting in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals):
    waiting.__kwdefaults__["timeout"] = PATIENCE

os.environ.setdefault(
    SEED, str(seed())
)  # the processes that tests run in search with the same, whatever is committed meanwhile
hypothesis.core.global_force_seed = seed()
engine.MAX_SHRINKING_SECONDS = 60  # what is found is told before a test's time is up
LOOK = [each for each in hypothesis.Phase if each is not hypothesis.Phase.explain]
hypothesis.settings.register_profile("few", max_examples=18, deadline=None, database=None, print_blob=True, phases=LOOK)
hypothesis.settings.register_profile("full", max_examples=2000, deadline=None, print_blob=True)
hypothesis.settings.load_profile("full" if FULL else "few")
FIND = hypothesis.settings(max_examples=1000, derandomize=True, phases=[hypothesis.Phase.generate])
"""For what a test has planted. looked for in the same places each day until it is found."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which seed this was, in a quiet run too."""
    terminalreporter.write_line(told())


def pytest_collection() -> None:
    """What is collected is kept, and looking through it for garbage again and again takes longer than collecting."""
    gc.disable()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test of a book is put to every house that takes the paragraph over from it."""
    put_to_others(metafunc)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long searches out unless `--full` was asked for, and give them their time then."""
    if is_asked_for():
        items[:], left = sampled(items, lambda item: item.nodeid.partition("[")[0])
        config.hook.pytest_deselected(items=left)
        config.stash[LEFT_OUT] = frozenset(item.nodeid for item in left)
    for item in items:
        if FULL:
            item.add_marker(pytest.mark.timeout(LONG))
        if item.get_closest_marker("full") and not FULL:
            item.add_marker(pytest.mark.skip(reason="a long search: python3 start.py test --full"))


def pytest_collection_finish() -> None:
    """What is loaded by now stays: looked through for garbage again and again, it is a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 20, 20)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> None:
    """Set the alarm for a process that hangs: one for many tests, early by a thirtieth of its time at the most."""
    after, now = ALARM(item.config), time.monotonic()
    if after and now >= item.config.stash.get(AGAIN, 0.0):
        stderr = item.config.stash[alarms.fault_handler_stderr_fd_key]
        faulthandler.dump_traceback_later(after, file=stderr, exit=alarms.get_exit_on_timeout_config_value(item.config))
        item.config.stash[AGAIN] = now + after / 30


@pytest.fixture(scope="session", autouse=True)
def own_user_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Keep the tests out of the data and settings of whoever runs them."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
            patch.setenv(name, str(home))
        yield home


@pytest.fixture(autouse=FULL)
def long_searches_are_not_taken_for_hanging() -> Iterator[None]:
    """With `--full` what ends a process with a test that hangs waits longer than the longest search takes."""
    faulthandler.dump_traceback_later(2 * LONG, exit=True, file=sys.__stderr__)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(autouse=True)
def no_windows_left() -> Iterator[None]:
    """Take down the windows a test has made: what they hold in circles would be dressed again by every later test."""
    before = _windows()
    yield
    for window in _windows() - before:
        window.deleteLater()
    if widgets := sys.modules.get("PySide6.QtWidgets"):
        from PySide6.QtCore import QEvent

        widgets.QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """What no test may leave behind, in a hook: a fixture would take longer than most tests do."""
    yield
    no_button_held()
    no_unexpected_logs(item)


def no_unexpected_logs(item: pytest.Item) -> None:
    """Fail a test that logs at WARNING or above, unless it is marked `expects_logs`."""
    if item.get_closest_marker("expects_logs"):
        return
    kept = item.stash[caplog_records_key]
    records = [*kept.get("setup", ()), *kept.get("call", ())]
    loud = [f"{r.name}: {r.getMessage()}" for r in records if r.levelno >= logging.WARNING]
    assert not loud, f"unexpected log records: {loud}"


def no_button_held() -> None:
    """Fail a test that leaves a mouse button down: no click of a later one would be a click."""
    if gui := sys.modules.get("PySide6.QtGui"):
        held = gui.QGuiApplication.mouseButtons()
        for button in held:
            _let_up(button)
        assert not held, f"held down: {held} (on a widget QTest.mouseDClick leaves it so, on a window it does not)"


def _let_up(button: Any) -> None:
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QWidget

    QTest.mouseRelease(QWidget(), button)


def _windows() -> set[Any]:
    """The windows there are; none where Qt was never loaded, which this must not do either."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    return (
        {each for each in widgets.QApplication.topLevelWidgets() if type(each).__module__.startswith("trainer.")}
        if widgets
        else set()
    )
