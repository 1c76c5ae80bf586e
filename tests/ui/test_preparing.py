"""What a hand needs is made ready while nobody waits for it."""

import threading

import pytest

from trainer.rules import hands
from trainer.ui.preparing import preparing


def test_what_reads_hands_is_loaded_beside_the_interface_before_everything_is_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    where = []
    monkeypatch.setattr(hands, "load", lambda: where.append(threading.current_thread()))
    for _ in preparing(lambda: iter(())):
        pass
    [thread] = where
    assert thread is not threading.main_thread()
    assert not thread.is_alive()
