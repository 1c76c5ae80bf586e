"""What a run of the program could not do any more is done later: a hand that was over is finished, one is graded."""

from datetime import timedelta

from trainer.grading.ahead import assess
from trainer.grading.engine import engine
from trainer.kernel.document import transcript_of
from trainer.kernel.transcript import Transcript
from trainer.progress.asked_again import BROKEN
from trainer.progress.grades import kept
from trainer.progress.records import HINTED, Assessed, Hand, Running
from trainer.progress.store import Store
from trainer.rules.book import book


def finish(store: Store, running: Running) -> tuple[int, Assessed | None]:
    """Make a hand that was over an attempt with its grades, in one transaction; gives its id and them.

    One that cannot be graded is finished without, and not tried again by this version. Raises StoreTrouble, KeyError.
    """
    hand = running.hand
    with store.writing("FULL"):
        try:
            transcript = transcript_of(running.transcript)
            ended, found = hand.started + _lasted(transcript, hand), _graded(transcript, hand)
        except BROKEN:
            ended, found = hand.started, None
        attempt = store.finish(running.id, ended, found)
        if found is None:
            store.give_up(attempt, engine())
    return attempt, found


def grade(store: Store, attempt: int) -> Assessed | None:
    """Grade a finished hand that has no grade, as it would have been then; None where that cannot be done.

    It is then not tried again by this version of the program. Raises StoreTrouble.
    """
    try:
        found = store.attempt(attempt)
        graded = _graded(transcript_of(found.transcript), found.hand)
        store.add_assessment(attempt, graded)
    except BROKEN:
        store.give_up(attempt, engine())
        return None
    return graded


def _graded(transcript: Transcript, hand: Hand) -> Assessed:
    return kept(assess(transcript, book(hand.book), hand.taken_over), hinted=hand.mode == HINTED)


def _lasted(transcript: Transcript, hand: Hand) -> timedelta:
    """From the moment at which the trainee sat down to the last gesture."""
    times = [0, *(each.at for each in transcript.gestures)]
    return timedelta(milliseconds=times[-1] - times[min(hand.taken_over, len(times) - 1)])
