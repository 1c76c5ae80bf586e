"""Hands of an earlier run that were over, and hands without a grade: finished, graded, and put where they belong."""

from trainer.grading import short_form
from trainer.grading.engine import engine
from trainer.kernel.document import transcript_of
from trainer.progress import late
from trainer.progress.asked_again import BROKEN
from trainer.progress.records import Assessed, Running
from trainer.progress.sittings import Begun
from trainer.quickfire.rounds import SIZE
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.loader import read
from trainer.study.so_far import SoFar, from_json, to_json
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.hands import SESSION
from trainer.ui.desk.sitting import hand_graded, hand_ungraded

OVER = "Your last hand is finished. See its grade under Progress."
UNGRADED = "Your last hand is finished, but it can’t be graded. It’s under Progress."


def untold(count: int) -> str:
    """That so many hands of an earlier run cannot be graded."""
    one = "A hand you dealt can’t be graded. It’s under Progress."
    return one if count == 1 else f"{count:,} hands you dealt can’t be graded. They’re under Progress."


def finish_left(desk: Desk, offered: bool = False) -> list[bool]:
    """Finish every hand that was over when its run of the program ended; of whoever is at the desk: was it graded?

    With `offered` the one to go on with too, if it turns out to be over: older versions marked none. Raises
    StoreTrouble.
    """
    left = [*desk.store.left_over(), *(_offered(desk) if offered else ())]
    done = [(running.hand.profile, _finish(desk, running)) for running in left]
    return [graded for profile, graded in done if profile == desk.profile.id]


def end_rounds(desk: Desk) -> None:
    """End whole quick drills that were answered to the last question. Raises StoreTrouble."""
    desk.store.end_answered(SIZE)


def ungraded(desk: Desk) -> list[int]:
    """The finished hands to be graded. Raises StoreTrouble."""
    return desk.store.ungraded(engine())


def grade(desk: Desk, attempt: int) -> bool:
    """Grade one of them; False for one of whoever is at the desk that cannot be, and is not tried again.

    Raises StoreTrouble.
    """
    return late.grade(desk.store, attempt) is not None or desk.store.dealer(attempt) != desk.profile.id


def _offered(desk: Desk) -> list[Running]:
    hand = desk.interrupted()
    return [hand] if hand is not None and _is_over(hand) else []


def _is_over(running: Running) -> bool:
    """Would nobody move any more, were it gone on with?"""
    hand = running.hand
    try:
        play = play_of(read(hand.scenario_text, hand.scenario, stored=True), book(hand.book), hand.seed)
        transcript = transcript_of(running.transcript)
        return short_form.gone_on_with(play, book(hand.book), transcript, hand.taken_over).ended
    except BROKEN:
        return False


def _finish(desk: Desk, running: Running) -> bool:
    """The hand and, if it belongs to a session, how far that is: in one transaction. Was it graded?"""
    desk.forget(running)
    with desk.store.writing("FULL"):
        _, graded = late.finish(desk.store, running)
        if running.hand.mode == SESSION:
            _go_on(desk, running, graded)
    return graded is not None


def _go_on(desk: Desk, running: Running, graded: Assessed | None) -> None:
    hand = running.hand
    begun = desk.store.sitting(hand.profile)
    so_far = _read(begun)
    if begun is None or so_far is None or so_far.item is None or not so_far.deals(hand.scenario, hand.seed):
        return
    item = so_far.item
    one = hand_graded(item, hand.title, graded) if graded is not None else hand_ungraded(item, hand.title)
    done = (*so_far.done, one)
    desk.store.keep_sitting(hand.profile, Begun(begun.book, begun.began, to_json(SoFar(so_far.plan, done))))


def _read(begun: Begun | None) -> SoFar | None:
    try:
        return from_json(begun.state) if begun is not None else None
    except ValueError:
        return None
