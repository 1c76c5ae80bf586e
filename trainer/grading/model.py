"""The perfect dealer: routine by common practice, every matter by the book, nothing that nobody asked for."""

from collections.abc import Callable, Iterator

from trainer.grading import noticing
from trainer.grading.alike import Alike
from trainer.grading.assess import Assessor
from trainer.grading.open_matter import OBEY, OpenMatter, ordered
from trainer.grading.performers import PERFORMERS, Task
from trainer.kernel import gestures as g
from trainer.kernel.happen import possible as can_happen
from trainer.kernel.transcript import Transcript
from trainer.rules.amiss import MONEY
from trainer.rules.book import Book
from trainer.rules.cutting import player_to_cut
from trainer.rules.record import Record
from trainer.rules.refunds import BACK
from trainer.rules.requests import REQUESTS
from trainer.scenarios.floor import is_answer
from trainer.scenarios.palette import SCRAMBLE_FIRST
from trainer.scenarios.play import Play
from trainer.scenarios.report import open_question, reports_of_visit
from trainer.scenarios.report_truth import full_report
from trainer.scenarios.session import Session

DRAW = "floor-draws-the-burn"

PACE: dict[str, int] = {"pitch": 380, "burn": 700, "lay": 900, "turn": 600, "push-pot": 1200}
USUAL, REACTION = 900, 1500
MOST = 3000

Dealer = Callable[[Session, Assessor], g.Act | None]
"""What a dealer does next; None to wait for the others."""


def model_act(session: Session) -> g.Act | None:
    """What the perfect dealer does next in a running hand; None to wait."""
    return perfect(session, follow(session))


def follow(session: Session) -> Assessor:
    """An assessor that has taken in what happened in a session so far."""
    grading = Assessor(session.play.setup, session.law, session.taken_over)
    return catch_up(grading, session)


def catch_up(grading: Assessor, session: Session) -> Assessor:
    """Let an assessor take in what has happened in the session since it looked last."""
    for gesture in session.record.gestures[len(grading.record) :]:
        grading.add(gesture)
    return grading


# --- what to do next


def perfect(session: Session, grading: Assessor) -> g.Act | None:
    """The next act of a dealer who sees everything and does what this book asks for."""
    if grading.void and not session.record.table.over:
        return g.NextHand()
    return next_act(session, [one for one in grading.open.values() if to_do(one, grading.record)])


def next_act(session: Session, standing: list[OpenMatter]) -> g.Act | None:
    """The next act for these matters; the routine where none is left. Never one that cannot happen."""
    if session.record.table.over or _coming(session.record):
        return None
    act = _wanted(session, standing)
    if isinstance(act, g.Cut) and player_to_cut(session.law, session.facts):
        return None  # that player cuts unasked
    return act if act is None or possible(session.record, act) else stuck(session)


def possible(record: Record, act: g.Act) -> bool:
    """Can the dealer do this at the table as it stands?"""
    return can_happen(record.table, g.Gesture(0, g.DEALER, act))


def _wanted(session: Session, standing: list[OpenMatter]) -> g.Act | None:
    record = session.record
    if record.table.floor and standing:
        answer = _answer(record, standing)
        if answer is not None or _awaited(record):
            return answer
    return _notice(record, standing) or _put_right(session, standing) or _go_on(session, standing)


def to_do(one: OpenMatter, record: Record) -> bool:
    """Is there anything to do about it? What a book lets go on needs no stop."""
    if noticing.nothing_asked(one.decision) and one.noticed is None:
        return False
    return not one.resolved(record)


def _notice(record: Record, standing: list[OpenMatter]) -> g.Act | None:
    for one in standing:
        if one.floor_decides and not one.calls:
            return g.CallFloor()
        asked_for = one.matter.kind in REQUESTS  # it is granted while the action waits for who asked
        if one.noticed is None and not asked_for and record.course.betting and not record.table.stopped:
            return g.Stop()
    return None


def _put_right(session: Session, standing: list[OpenMatter]) -> g.Act | None:
    if standing and session.record.course.closed and _bets_first(session, standing):
        return g.BringInBets()
    for one in standing:
        act = _step(session, one)
        if act is not None:
            return act
    return None


def _bets_first(session: Session, standing: list[OpenMatter]) -> bool:
    """Do bets still lie in front that go in before another card is dealt?"""
    bets = any(seat.bet for seat in session.record.table.seats)
    if any(one.matter.kind in MONEY for one in standing):
        return False  # it is about these very chips
    keys = {step.key for one in standing for step in one.remedy.steps}
    return bets and not keys & {*BACK, "bets-of-the-deal-back", "gather-the-cards"}


def _step(session: Session, one: OpenMatter) -> g.Act | None:
    if one.decision.silent and not ordered(session.record, one.since):
        return None
    task = Task(session.record, one, session.play.seed)
    for step in one.remedy.pending():
        act = PERFORMERS[step.key](task)
        if act is not None and possible(session.record, act):
            return act
    return None


def _go_on(session: Session, standing: list[OpenMatter]) -> g.Act | None:
    """Nothing more to put right for now: play goes on, by the dealer's word or by routine."""
    record = session.record
    asked = record.table.stopped or any(one.matter.kind in MONEY and one.remedy.begun for one in standing)
    if asked and not record.table.floor and session.due_at() is not None:
        return None  # a player puts in what was asked for, or takes it back
    if record.table.stopped and not _deals(record):
        return g.Proceed()
    act = next(iter(session.routine()), None) or (g.Proceed() if record.table.stopped else None)
    if isinstance(act, g.AskToShow) and session.due_at() is not None:
        return None  # they show by themselves
    return act or stuck(session)


def _deals(record: Record) -> bool:
    """Is the initial deal under way, so that the next word is a card and not a "go on"?"""
    return record.course.street < 0 and not record.table.floor


# --- the floor


def _last(record: Record, kind: type[g.Act]) -> int:
    """The gesture count after the last act of a kind, 0 for none."""
    counts = range(len(record), 0, -1)
    return next((n for n in counts if isinstance(record.gestures[n - 1].act, kind)), 0)


def _coming(record: Record) -> bool:
    """Has the floor been called and not yet come?"""
    return _last(record, g.CallFloor) > max(_last(record, g.Come), _last(record, g.Proceed))


def _talk(record: Record) -> list[g.Act]:
    return [gesture.act for gesture in record.gestures[_last(record, g.Come) :]]


def _awaited(record: Record) -> bool:
    """Is it the floor's turn to speak, with no cards to be scrambled before?"""
    acts = _talk(record)
    if _is_to_scramble(acts):
        return False
    asked = [act.what for act in acts if isinstance(act, g.Ask)]
    if any(isinstance(act, g.Proceed) for act in acts) or "and-now" not in asked:
        return True
    return _plans(acts) > sum(map(is_answer, acts))


def _is_to_scramble(acts: list[g.Act]) -> bool:
    """Has the floor asked for the cards to be scrambled, and has the dealer not done it yet?"""
    last = [act for act in acts if isinstance(act, g.Scramble) or act == g.Ask(SCRAMBLE_FIRST)][-1:]
    return last == [g.Ask(SCRAMBLE_FIRST)]


def _plans(acts: list[g.Act]) -> int:
    return sum(isinstance(act, g.Plan) for act in acts)


def _answer(record: Record, standing: list[OpenMatter]) -> g.Act | None:
    """The answer to the floor's question, if one stands open and may be answered now."""
    acts = _talk(record)
    asked = [act.what for act in acts if isinstance(act, g.Ask)]
    question, reports = open_question(record), reports_of_visit(record, len(record))
    if question and not reports:
        return full_report(record, len(record), standing[0].matter)
    if question:
        return g.Report(reports[0].what, ())  # the report was whole: there is nothing to add
    if "and-now" not in asked or _is_to_scramble(acts) or _awaited(record):
        return None
    plan = _plan(record, standing, _plans(acts))
    return None if plan is None or _waved_on(acts, plan) else plan


def _waved_on(acts: list[g.Act], plan: g.Act) -> bool:
    """Has the floor heard that already, and only had the hand go on?"""
    return [act for act in acts if isinstance(act, g.Plan | g.CarryOn)][-2:] == [plan, g.CarryOn()]


def _plan(record: Record, standing: list[OpenMatter], said: int) -> g.Act | None:
    steps = {step.key for one in standing for step in one.remedy.pending()}
    if DRAW in steps:
        return g.Plan("please-draw")
    if any(one.decision.silent and not ordered(record, one.since) for one in standing):
        return g.Plan("your-decision")
    if said or any(not one.remedy.reached(DRAW) for one in standing):
        return None
    if OBEY in steps or any(one.procedure and one.procedure.options for one in standing):
        return g.Plan("your-decision")
    return g.Plan("it-is-a-misdeal" if "gather-the-cards" in steps else "i-put-it-right")


# --- whole hands


def play_out(play: Play, law: Book, dealer: Dealer = perfect) -> Transcript:
    """Let a dealer deal a whole hand without a screen, to the end of it or of what its scenario plays.

    Raises RuntimeError when the dealer waits for ever.
    """
    *_, graded = playing_out(play, law, dealer)
    return graded.record.transcript


def playing_out(
    play: Play,
    law: Book,
    dealer: Dealer = perfect,
    over: Callable[[Record], bool] | None = None,
    alike: Alike | None = None,
) -> Iterator[Assessor]:
    """The same a gesture at a time: what has been dealt and graded so far, the same assessor each time.

    `over` is that of a session, `alike` hands that begin alike. Raises RuntimeError when the dealer waits for ever.
    """
    session = Session(play, law, over, alike.record if alike else None)
    like, since = session.record, play.taken_over
    grading = alike.assessor(like, since) if alike else Assessor(play.setup, law, since, like)
    for _ in range(MOST):
        yield grading
        for gesture in session.record.gestures[len(grading.record) :]:
            for _ in grading.adding(gesture):
                yield grading
        yield grading
        if session.ended:
            return
        advance(session, grading, dealer)
    raise RuntimeError(f"{play.scenario.id} at {play.book}: the dealer never comes to an end")


def stuck(session: Session) -> g.Act | None:
    """The end of a hand that nobody can go on with; None while somebody can."""
    waiting = not session.record.course.betting and session.due_at() is None
    return g.NextHand() if waiting else None


def advance(session: Session, grading: Assessor, dealer: Dealer) -> None:
    due, act = session.due_at(), dealer(session, grading)
    if act is None:
        if due is None:
            raise RuntimeError(f"{session.play.scenario.id} at {session.play.book}: everyone is waiting")
        session.tick(due)
        return
    at = session.now + PACE.get(act.verb, USUAL)
    if isinstance(act, g.Stop | g.CallFloor):
        at = session.now + REACTION if session.going_on else _before(session, at if due is None else due - 1)
    if due is not None and due < at:
        session.tick(due)
    else:
        session.act(act, at)


def _before(session: Session, at: int) -> int:
    """In time to be ahead of what comes next, with no more haste than that takes."""
    return max(session.now, min(session.now + REACTION, at))
