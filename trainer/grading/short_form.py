"""The short form of a hand: it begins just before its moment and is over as soon as that is settled."""

from random import Random

from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment
from trainer.grading.explain import weightiest
from trainer.grading.model import playing_out, to_do
from trainer.grading.noticing import nothing_asked
from trainer.grading.open_matter import OpenMatter
from trainer.kernel.pieces import Pieces
from trainer.kernel.transcript import Transcript
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.going_on import still_raising
from trainer.rules.record import Record
from trainer.scenarios.play import Play
from trainer.scenarios.session import Session

LEAD = (2, 6)
"""So many gestures, between these, lie between the beginning and the moment."""
LEFT = 10
"""So many gestures at least are left of a clean hand."""


class Settled:
    """Is a hand in short form over? Called with its record after each gesture.

    It is once what came up was put right or can be no more. A clean one is over when the next street's betting is.
    """

    def __init__(self, play: Play, law: Book) -> None:
        self._play, self._law = play, law
        self._grading: Assessor | None = None

    def __call__(self, record: Record) -> bool:
        grading = self._grading = self._grading or Assessor(self._play.setup, self._law, self._play.taken_over, record)
        for gesture in record.gestures[len(grading.record) :]:
            grading.add(gesture)
        if not _quiet(record, len(record)) or any(_waits(one, record) for one in grading.open.values()):
            return False
        came = (one for one in grading.open.values() if not one.own)
        return any(map(_dealt_with, came)) or _gone_by(record, grading.taken_over)


def _quiet(record: Record, count: int) -> bool:
    """After so many gestures, does play go on, and is nobody in the middle of a wager?"""
    table, course = record.tables[count], record.courses[count]
    raising = course.to_act in dict(course.said) or still_raising(Facts(record, count))
    return not table.stopped and not table.floor and not raising


def _waits(one: OpenMatter, record: Record) -> bool:
    """Can it still be put right?"""
    return to_do(one, record) and not _missed(one)


def _dealt_with(one: OpenMatter) -> bool:
    asked = not nothing_asked(one.decision)
    return one.noticed is not None or one.too_late or _missed(one) or (asked and one.remedy.complete)


def _missed(one: OpenMatter) -> bool:
    return one.expired and one.noticed is None


def _gone_by(record: Record, begun: int) -> bool:
    """Is the betting of a street over that came after the one on which the hand began?"""
    course = record.course
    return course.closed and course.street > record.courses[begun].street


def short(play: Play, law: Book) -> Pieces[Play]:
    """The short form of a hand, in pieces: the perfect dealer deals it until just before its first moment.

    A hand without one, and one that the house lets go on, begins anywhere, so that no beginning tells which it is. One
    that the perfect dealer never ends stays whole.
    """
    record = Record(play.setup)
    try:
        for grading in playing_out(play, law):
            yield
            record = grading.record
            came = [one.seen for one in grading.open.values() if to_do(one, record)]
            if came and len(record) >= play.taken_over:
                return play.short_from(record.gestures, _start(play, record, min(came)))
    except RuntimeError:
        return play
    return play.short_from(record.gestures, _anywhere(play, record))


def from_the_flop(play: Play, law: Book) -> Pieces[Play]:
    """A hand from just before its flop, with the first round's bets in the pot; over once what comes up is settled."""
    record = Record(play.setup)
    for grading in playing_out(play, law):
        yield
        record = grading.record
        if record.course.street == 0 and record.course.closed and not record.table.bets:
            break
    return play.short_from(record.gestures, len(record))


def _start(play: Play, record: Record, seen: int) -> int:
    """A few gestures before what is seen after so many."""
    return _calm(record, seen - Random(f"lead {play.seed}").randint(*LEAD), play.taken_over)


def _anywhere(play: Play, record: Record) -> int:
    last = max(play.taken_over, len(record) - LEFT)
    return _calm(record, Random(f"lead {play.seed}").randint(play.taken_over, last), play.taken_over)


def _calm(record: Record, count: int, least: int) -> int:
    """The last gesture count up to that one at which the table is quiet."""
    while count > least and not _quiet(record, count):
        count -= 1
    return max(count, least)


def from_just_before(play: Play, transcript: Transcript, assessment: Assessment) -> Play:
    """A hand that was dealt, once more from just before what it is about, with all that its dealer did until then.

    Raises IndexError for a hand in which nothing came up.
    """
    main = weightiest(assessment)
    moment = main.matter.error if main.own else main.matter.onset
    return play.short_from(transcript.gestures, _start(play, Record.of(transcript.upto(moment)), moment))


def seated(play: Play, law: Book, transcript: Transcript | None = None) -> Session:
    """The session of a hand, which is gone on with where there is a transcript of it.

    Raises ValueError for the transcript of another hand.
    """
    over = over_when(play, law)
    return Session(play, law, over) if transcript is None else Session.resume(play, law, transcript, over)


def over_when(play: Play, law: Book) -> Settled | None:
    """What ends a hand before its scenario does; None for a whole one."""
    return Settled(play, law) if play.short else None


def gone_on_with(play: Play, law: Book, transcript: Transcript, taken_over: int) -> Session:
    """The session of an interrupted hand, in the form in which it was begun.

    Raises ValueError for the transcript of another hand.
    """
    return seated(begun_as(play, transcript, taken_over), law, transcript)


def begun_as(play: Play, transcript: Transcript, taken_over: int) -> Play:
    """The hand in the form in which it was begun: short where more happened before the trainee than in the whole one.

    A short one that begins where its scenario has the trainee take over is not told from a whole one.
    """
    shorter = taken_over > play.taken_over
    return play.short_from(transcript.gestures, taken_over) if shorter else play
