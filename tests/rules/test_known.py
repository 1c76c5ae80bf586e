"""Of what a record knows another one that parts from it keeps what is about the moments they share."""

from tests.scenarios.hands import packaged
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.rules.course import Course
from trainer.rules.facts import Facts, followed, lately, remembered
from trainer.rules.known import known_until
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of


@remembered
def _street(facts: Facts) -> int:
    return facts.course.street


@followed
def _count(facts: Facts, before: int | None) -> int:
    return 0 if before is None else before + 1


@lately
def _course(facts: Facts) -> Course:
    return facts.course


def _asked(record: Record, at: int) -> tuple[int, int, Course]:
    facts = Facts(record, at)
    return _street(facts), _count(facts), _course(facts)


def _hand() -> Record:
    return Record.of(play_of(packaged()["bets-string-bet-opened"], book(BOOKS[0])).transcript)


def test_moments_up_to_the_last_that_is_shared_are_kept_and_nothing_after_it() -> None:
    record = _hand()
    for at in (2, 3, 4):
        _asked(record, at)
    kept = known_until(record.known, 3)
    assert sorted(key[1] for key in kept if isinstance(key, tuple)) == [2, 3]
    assert [answer for answer in kept.values() if isinstance(answer, list)] == [[0, 1, 2, 3]]
    assert len(kept) == 3  # what was asked of lately is asked anew


def test_a_record_like_another_parts_from_it_with_the_first_other_gesture() -> None:
    record = _hand()
    _asked(record, len(record))
    other = Record.like(record)
    for gesture in record.gestures[:-1]:
        other.add(gesture)
    assert other.known is record.known
    other.add(g.Gesture(record.gestures[-1].at, g.DEALER, g.Stop()))
    assert other.shared == len(record) - 1
    assert other.known is not record.known
    assert _asked(other, len(other)) == (_street(Facts(other, len(other))), len(other), other.course)
