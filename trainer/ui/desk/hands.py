"""One hand at the desk: chosen, begun, kept, gone on with, graded. The law and the grader come with it."""

import logging
from collections.abc import Callable
from datetime import UTC, date, datetime
from itertools import repeat

from trainer.grading import short_form
from trainer.grading.ahead import Ahead, assess
from trainer.grading.assessment import Assessment
from trainer.grading.engine import engine
from trainer.kernel import notation
from trainer.kernel.document import transcript_of
from trainer.kernel.formats import newer
from trainer.kernel.gestures import Gesture
from trainer.kernel.pieces import Pieces
from trainer.progress.asked_again import BROKEN
from trainer.progress.begun import begun, topic_of
from trainer.progress.grades import graded, kept
from trainer.progress.help_levels import COACHED
from trainer.progress.records import HINTED, UNCOUNTED, UNDONE, Attempt
from trainer.progress.trouble import StoreTrouble
from trainer.rules.book import book
from trainer.scenarios import catalog
from trainer.scenarios.compiler import making_play
from trainer.scenarios.drills import FREE, choose, drill
from trainer.scenarios.fresh.keys import Order, irregularity_of, is_fresh
from trainer.scenarios.loader import read
from trainer.scenarios.play import Play
from trainer.scenarios.session import Session
from trainer.scenarios.shelf import Gone
from trainer.study.apart import other_of
from trainer.study.first_steps import plain_offers
from trainer.study.free_deal import LATELY as FREE_LATELY
from trainer.study.free_deal import FreeDeal, fresh_keys, next_hand
from trainer.study.library import library
from trainer.study.of_the_day import of_the_day
from trainer.study.stocking import stocking
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.library import offers, scenarios
from trainer.ui.desk.today import next_step_of

log = logging.getLogger(__name__)
RECENT = 12
LATELY = 30  # hands in which no irregularity strikes twice in the same place
OTHER = "A hand was skipped because its file can’t be used. See Drills for what’s wrong."
UNDEALT = "This hand can’t be dealt. See Drills for what’s wrong with its file."
UNREADABLE = "That hand can no longer be shown. Its record is damaged."
UNGRADED = "This hand can’t be graded, so it has no debrief."
SESSION = "session"  # the mode of hands that a session holds
FromStock = Callable[[Order], Pieces[str]]
"""Gives the file of a hand once the worker has made it, "" for one that it does not make."""


class NotGraded(Exception):
    """A hand that is over and that the grader cannot grade."""


def next_play(
    desk: Desk,
    passed_over: Callable[[str], object],
    from_stock: FromStock,
    *,
    short: bool = False,
) -> Pieces[Play]:
    """The next hand of the drill, whole or in `short` form; nothing is kept yet.

    One that cannot be dealt makes room for the next, which is told. A drill of any kind of hand deals plain ones before
    the first steps are done.

    Raises StoreTrouble; LookupError when nothing fits the drill.
    """
    if desk.drill == FREE.key:
        return (yield from _free_play(desk, from_stock, short=short))
    plain = drill(desk.drill).any_kind and next_step_of(desk) is not None
    recent = tuple(row.scenario for row in desk.store.attempts(desk.profile.id, limit=RECENT))
    seed = desk.seeds()
    for told in (True, *repeat(False, len(offers()))):  # each that fails is not offered again
        try:
            chosen = choose(desk.drill, plain_offers(offers()) if plain else offers(), recent, seed)
            return (yield from _play(chosen, desk.house, seed, short=short))
        except Gone:
            if told:
                passed_over(OTHER)
    raise LookupError(f"there is no scenario for the drill {desk.drill}")


def free_order(desk: Desk) -> Order:
    """The hand that the free deal deals next at the desk's house: the same until it is dealt. Raises StoreTrouble."""
    if desk.free_next is None or desk.free_next.house != desk.house:
        dealt = tuple(row.scenario for row in desk.store.attempts(desk.profile.id, limit=FREE_LATELY))
        seed, found = desk.seeds(), desk.at_hand(library(desk.house))
        wish = desk.free or FreeDeal()
        among = tuple(map(irregularity_of, fresh_keys(found, wish.areas)))
        desk.free_next = Order(desk.house, next_hand(wish, found, dealt, seed), seed, among=among)
    return desk.free_next


def day_play(desk: Desk, day: date, from_stock: FromStock, *, short: bool = False) -> Pieces[Play]:
    """The hand of the irregularity of the day at the desk's house. Raises Gone where there is none."""
    order = of_the_day(desk.at_hand(library(desk.house)), day)
    if order is None:
        raise Gone(UNDEALT)
    return (yield from ordered_play(order, from_stock, short=short))


def ordered_play(order: Order, from_stock: FromStock, *, short: bool) -> Pieces[Play]:
    """The hand of an order, whole or in `short` form: from stock, or made now where it is not there.

    Raises Gone, a LookupError, for one that cannot be dealt.
    """
    file = yield from from_stock(order)
    if is_fresh(order.key) and not file:
        file = yield from stocking(order, ())
        if not file:
            raise Gone(UNDEALT)
    return (yield from _play(order.key, order.house, order.seed, short=short, file=file))


def _free_play(desk: Desk, from_stock: FromStock, *, short: bool) -> Pieces[Play]:
    order = free_order(desk)
    desk.free_next = None
    desk.free_play = yield from ordered_play(order, from_stock, short=short)
    return desk.free_play


def _not_in_stock(_order: Order) -> Pieces[str]:
    yield from ()
    return ""


def _play(
    scenario: str, house: str, seed: int, *, short: bool, from_flop: bool = False, file: str = ""
) -> Pieces[Play]:
    """A scenario, or a fresh hand of a key, made a hand of: whole, in short form, or from just before its flop.

    `file` is that of a fresh hand. Raises Gone for one that cannot be, which is left out from then on, and LookupError
    for a house whose rulebook cannot be used.
    """
    law = book(house)
    yield
    try:
        chosen = read(file, scenario, stored=True) if file else scenarios()[scenario]
        yield
        whole = yield from making_play(chosen, law, seed)
        begun_at = short_form.from_the_flop if from_flop else short_form.short
        return (yield from begun_at(whole, law)) if short or from_flop else whole
    except Gone:
        raise
    except (ValueError, LookupError, ArithmeticError, AssertionError, TypeError) as fault:
        catalog.scenarios().refuse(scenario, fault)
        raise Gone(UNDEALT) from fault


def chosen_play(
    desk: Desk, house: str, scenario: str, seed: int | None = None, *, short: bool = False, from_flop: bool = False
) -> Pieces[Play]:
    """A scenario by its id, or a fresh hand by its key, at a house, with a seed of its own or one drawn now.

    It is whole, `short`, or `from_flop`. Raises Gone, a LookupError, for one that cannot be dealt.
    """
    chance = desk.seeds() if seed is None else seed
    if is_fresh(scenario):
        return ordered_play(Order(house, scenario, chance), _not_in_stock, short=short)
    return _play(scenario, house, chance, short=short, from_flop=from_flop)


def lately(desk: Desk) -> tuple[str, ...]:
    """The files of the hands dealt last, from which the next fresh ones differ; none where the store is in trouble."""
    try:
        return desk.store.files_dealt(desk.profile.id, LATELY)
    except StoreTrouble:
        return ()


def again(dealt: Dealt | Play) -> Pieces[Play]:
    """The same hand once more, at the house where it was dealt."""
    return making_play(dealt.scenario, book(dealt.book), dealt.seed)


def from_just_before(dealt: Dealt) -> Pieces[Play]:
    """The same hand from just before what came up in it, and only until that is settled."""
    play = yield from again(dealt)
    yield
    return short_form.from_just_before(play, dealt.transcript, dealt.assessment)


def begin(desk: Desk, play: Play, mode: str = "") -> Session:
    """Sit down at the hand's house, in the desk's drill or another mode: from now on every gesture is kept.

    Raises StoreTrouble.
    """
    law = book(play.book)
    hand, lines = begun(play, law, desk.profile.id, mode or desk.drill, datetime.now(UTC))
    desk.sits_down(desk.store.begin_hand(hand, lines), hand.mode)
    desk.house = play.book
    return short_form.seated(play, law)


def keep(desk: Desk, gesture: Gesture, over: bool = False) -> None:
    """Store one gesture of the running hand, after those that could not be stored yet; `over` says that it ended it.

    Raises StoreTrouble.
    """
    desk.unkept.append((notation.line(gesture), over))
    _catch_up(desk)


def _catch_up(desk: Desk) -> None:
    """A hand never has a hole: what a full disk refused is stored first, in order, once there is room."""
    while desk.unkept:
        desk.store.append(desk.running, *desk.unkept[0])
        del desk.unkept[0]


def resuming(desk: Desk) -> Pieces[Session | None]:
    """Go on with the interrupted hand; None if there is none or (and it is discarded) it cannot be dealt any more.

    Raises StoreTrouble, and LookupError where its house cannot be dealt at or a newer version wrote it: then it waits.
    """
    running = desk.interrupted()
    if running is None:
        return None
    hand, law = running.hand, book(running.hand.book)  # where that is not here, the hand waits for it
    try:
        scenario = read(hand.scenario_text, hand.scenario, stored=True)
        yield
        play = yield from making_play(scenario, law, hand.seed)
        session = short_form.gone_on_with(play, law, transcript_of(running.transcript), hand.taken_over)
    except ValueError as fault:
        if told := newer(fault):
            raise LookupError(told) from fault
        desk.discard(running)
        return None
    desk.returns_to(running)
    return session


def taken_back(desk: Desk, session: Session) -> Session | None:
    """The running hand as it was before the dealer's last act, which is forgotten with all that followed; None before
    the first. From then on the hand counts for nothing. Raises StoreTrouble.
    """
    return _back_to(desk, session, max(_dealt_at(session), default=None))


def over_again(desk: Desk, session: Session) -> Session | None:
    """The running hand from where the trainee took the box; None where nothing was dealt since. All else as before."""
    return _back_to(desk, session, session.taken_over if _dealt_at(session) else None)


def _dealt_at(session: Session) -> list[int]:
    """The places of the dealer's own acts."""
    acts = session.record.gestures
    return [at for at in range(session.taken_over, len(acts)) if acts[at].by_dealer]


def _back_to(desk: Desk, session: Session, kept: int | None) -> Session | None:
    if kept is None:
        return None
    _catch_up(desk)
    desk.mode = desk.mode if desk.mode in UNCOUNTED else UNDONE
    desk.store.take_back(desk.running, kept, desk.mode)
    return short_form.seated(session.play, session.law, session.record.transcript.upto(kept))


def help_level(desk: Desk, play: Play) -> str:
    """How much help the trainee wants in hands like this. Raises StoreTrouble."""
    return desk.store.help_level(desk.profile.id, _helped_under(desk, play))


def keep_help(desk: Desk, play: Play, level: str) -> None:
    """From now on so much help in hands like the running one; with the coach it counts for nothing.

    Raises StoreTrouble.
    """
    desk.store.keep_help(desk.profile.id, _helped_under(desk, play), level)
    if level == COACHED and desk.mode not in UNCOUNTED:
        desk.store.goes_on_as(desk.running, COACHED)
        desk.mode = COACHED


def _helped_under(desk: Desk, play: Play) -> str:
    """Under what the help level of a hand is kept: the free deal's own for one of it, whatever it is about."""
    return FREE.key if play is desk.free_play else topic_of(play.scenario)


def hinted(desk: Desk) -> None:
    """A hint is shown in the running hand: what is right in it is Hard from now on. Raises StoreTrouble."""
    if desk.mode not in (HINTED, *UNCOUNTED):
        desk.store.goes_on_as(desk.running, HINTED)
        desk.mode = HINTED


def grading(session: Session) -> Ahead:
    """What grades a hand while it is dealt."""
    return Ahead(session.play.setup, session.law, session.taken_over, session.record)


def finish(desk: Desk, session: Session, found: Assessment | None = None, running: int | None = None) -> Dealt:
    """Store the hand with its grades in one, and tell what came of it. Raises StoreTrouble, NotGraded.

    What was `found` is how its house grades it; without that it is graded now. `running` is its id if not the desk's.
    """
    transcript = session.record.transcript
    try:
        found = found or grading(session).assessment(transcript.gestures)
    except BROKEN as fault:
        log.exception("a hand of %s cannot be graded at %s", session.play.scenario.id, session.play.book)
        raise NotGraded from fault
    _catch_up(desk)
    running = desk.running if running is None else running
    mode = desk.store.running(running).hand.mode
    attempt = desk.store.finish(running, assessed=kept(found, hinted=mode == HINTED))
    return Dealt(
        attempt,
        session.play.scenario,
        session.play.book,
        session.play.seed,
        transcript,
        session.taken_over,
        found,
        coached=mode == COACHED,
        than=_than(desk, session.play, mode),
        folded=session.record,
    )


def _than(desk: Desk, play: Play, mode: str) -> str:
    """The rulebook because of which a hand was dealt, whatever help was asked for in it."""
    known = desk.apart[1] if desk.apart is not None and desk.apart[0] is play else ""
    return other_of(mode) or known


def finish_ungraded(desk: Desk) -> int:
    """Keep the hand that is over without a grade, which is not tried again by this version; gives its id.

    Raises StoreTrouble.
    """
    with desk.store.writing("FULL"):
        _catch_up(desk)
        attempt = desk.store.finish(desk.running)
        desk.store.give_up(attempt, engine())
    return attempt


def dealt(desk: Desk, attempt: int) -> Dealt:
    """An old attempt with the assessment that was made then.

    Raises StoreTrouble, and LookupError for one that there is not, that has no grade, of which what was kept cannot
    be read (by this version of the program), or that was dealt at a house that is not here.
    """
    found = desk.store.attempt(attempt)
    book(found.hand.book)
    try:
        return _dealt(found)
    except BROKEN as fault:
        raise LookupError(newer(fault) or (UNREADABLE if found.assessments else UNGRADED)) from fault


def _dealt(found: Attempt) -> Dealt:
    hand, transcript = found.hand, transcript_of(found.transcript)
    scenario = read(hand.scenario_text, hand.scenario, stored=True)
    first = next((each for each in found.assessments if each.counts), None)
    result = graded(first.assessed) if first else assess(transcript, book(hand.book), hand.taken_over)
    doubt = first is not None and first.unproved
    return Dealt(
        found.id,
        scenario,
        hand.book,
        hand.seed,
        transcript,
        hand.taken_over,
        result,
        found.claims,
        doubt,
        hand.mode == COACHED,
        other_of(hand.mode),
    )
