"""What waits, what runs and whose answers count, whatever order it all comes in."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.worker.messages import Done, Ending, Failed, Reached, Stopped
from trainer.worker.waiting import GIVEN_UP, TooMuch, Waiting


def test_tasks_come_in_the_order_in_which_they_were_asked() -> None:
    waiting = Waiting()
    numbers = [waiting.ask(key, "job", ())[0].number for key in "abc"]
    assert [waiting.next().number for _ in "abc"] == numbers  # type: ignore[union-attr]
    assert waiting.next() is None


def test_a_newer_task_of_a_key_takes_the_place_of_one_that_waits() -> None:
    waiting = Waiting(most=1)
    old, _ = waiting.ask("index", "job", (1,))
    new, ended = waiting.ask("index", "job", (2,))
    assert ended == (Stopped(old.number),)
    assert waiting.next() == new
    assert waiting.next() is None


def test_an_answer_that_is_stale_is_dropped_and_makes_way_for_the_next_task() -> None:
    waiting = Waiting()
    old, _ = waiting.ask("index", "job", (1,))
    waiting.next()
    new, ended = waiting.ask("index", "job", (2,))
    assert ended == (Stopped(old.number),)
    assert not waiting.take(Reached(old.number, 1, 2))
    assert not waiting.take(Done(old.number, "old"))
    assert waiting.running is None
    assert waiting.next() == new
    assert waiting.take(Done(new.number, "new"))
    assert not waiting.take(Done(new.number, "new")), "one ending is all there is"


def test_no_more_than_so_many_wait_and_what_waits_stays() -> None:
    waiting = Waiting(most=2)
    first = [waiting.ask(key, "job", ())[0] for key in "ab"]
    with pytest.raises(TooMuch):
        waiting.ask("c", "job", ())
    assert waiting.wanted == {each.number for each in first}
    waiting.next()
    waiting.ask("c", "job", ())  # the one that runs does not wait


def test_what_cannot_be_pickled_is_refused_where_it_is_asked_and_changes_nothing() -> None:
    waiting = Waiting()
    task, _ = waiting.ask("a", "job", ())
    with pytest.raises(Exception, match="local object"):
        waiting.ask("a", "job", (lambda: 1,))
    assert waiting.wanted == {task.number}


def test_a_task_that_ends_the_worker_again_and_again_is_given_up_and_told() -> None:
    waiting = Waiting()
    for _ in range(GIVEN_UP):
        task, ended = waiting.ask("a", "job", (7,))
        assert ended == ()
        waiting.next()
        assert waiting.died("gone") == (Failed(task.number, "gone"),)
    task, [told] = waiting.ask("a", "job", (7,))
    assert isinstance(told, Failed)
    assert "3 times" in told.words
    assert waiting.next() is None
    assert waiting.ask("a", "job", (8,))[1] == (), "with something else it is another task"


def test_a_success_forgets_what_went_wrong_before() -> None:
    waiting = Waiting()
    for _ in range(2 * GIVEN_UP):
        waiting.ask("a", "job", ())
        waiting.next()
        waiting.died("gone")
        task, ended = waiting.ask("a", "job", ())
        assert ended == ()
        waiting.next()
        assert waiting.take(Done(task.number, 1))


def test_a_worker_that_was_ended_because_nobody_waited_is_no_mishap() -> None:
    waiting = Waiting()
    for _ in range(2 * GIVEN_UP):
        task, _ = waiting.ask("a", "job", ())
        waiting.next()
        assert waiting.stop(task.number) == (Stopped(task.number),)
        assert waiting.stop(task.number) == ()
        assert waiting.died("killed") == ()


ACTS = st.lists(st.tuples(st.sampled_from(["ask", "next", "stop", "done", "died", "reached"]), st.integers(0, 5)))


class Tellings:
    """A worker by itself: what is done at random, and what was told of it."""

    def __init__(self) -> None:
        self.waiting, self.told, self.asked = Waiting(most=3), list[Ending](), list[int]()

    def ask(self, which: int) -> None:
        with suppress(TooMuch):
            task, ended = self.waiting.ask(f"key {which % 3}", "job", (which,))
            self.asked.append(task.number)
            self.told += ended

    def stop(self, which: int) -> None:
        if self.asked:
            self.told += self.waiting.stop(self.asked[which % len(self.asked)])

    def next(self, _which: int) -> None:
        if self.waiting.running is None:
            self.waiting.next()

    def died(self, _which: int) -> None:
        self.told += self.waiting.died("gone")

    def done(self, _which: int) -> None:
        if self.waiting.running is not None:
            answer = Done(self.waiting.running.number, 1)
            self.told += [answer] if self.waiting.take(answer) else []

    def reached(self, _which: int) -> None:
        if self.waiting.running is not None:
            ended_yet = any(each.number == self.waiting.running.number for each in self.told)
            assert self.waiting.take(Reached(self.waiting.running.number, 1, 2)) is not ended_yet


@given(ACTS)
def test_every_task_has_one_ending_and_nothing_is_told_after_it(acts: list[tuple[str, int]]) -> None:
    at = Tellings()
    for act, which in acts:
        getattr(at, act)(which)
    at.told += at.waiting.clear()
    assert sorted(each.number for each in at.told) == at.asked
