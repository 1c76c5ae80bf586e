"""What a hand needs is made ready while nobody waits for it."""

import gc
import threading

import pytest

from trainer.rules import hands
from trainer.rules.headings import called
from trainer.rules.houses import BOOKS
from trainer.search.documents import documents_of
from trainer.study.library import alone, library
from trainer.study.practised import practised
from trainer.ui.preparing import preparing


@pytest.fixture(autouse=True)
def _the_tests_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc, "freeze", lambda: None)


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


def test_what_is_made_of_every_house_is_made_a_house_at_a_time() -> None:
    made = (documents_of, called, library, practised)
    for each in (*made, alone):
        each.cache_clear()
    whole = [0] * len(made)
    for _ in preparing(lambda: iter(())):
        now = [each.cache_info().currsize for each in made]
        assert sum(now) - sum(whole) <= 2, "the documents of a house with what they are called"
        whole = now
    assert [each.cache_info().currsize for each in made] == [len(BOOKS)] * len(made)
