"""What ends the program from outside."""

import signal

import pytest
from PySide6.QtWidgets import QApplication

from trainer.ui.ending import Ending


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no hang-up there")
@pytest.mark.parametrize("before", [signal.SIG_IGN, signal.SIG_DFL])
def test_a_signal_that_whoever_started_it_ignores_stays_ignored(before: signal.Handlers, qapp: QApplication) -> None:
    kept = signal.signal(signal.SIGHUP, before)
    ending = Ending()
    try:
        assert (signal.getsignal(signal.SIGHUP) is signal.SIG_IGN) is (before is signal.SIG_IGN)
    finally:
        ending.restore()
        assert signal.signal(signal.SIGHUP, kept) is before
