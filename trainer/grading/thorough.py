"""The dealer of a right way: all that the perfect dealer does, and the whole routine with it."""

from trainer.grading.assess import Assessor
from trainer.grading.model import Dealer, perfect, possible
from trainer.grading.next_button import next_button
from trainer.grading.routine import OFF_THE_STUB, called_though_raised, first_push, what_it_comes_to
from trainer.kernel import gestures as g
from trainer.kernel.games import has_board
from trainer.rules.amiss import MONEY
from trainer.rules.awarding import award
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import showdown
from trainer.rules.facts.wager import wagers
from trainer.rules.record import Record
from trainer.rules.routine import act_of
from trainer.scenarios.palette import READ_OUT
from trainer.scenarios.session import Session

CALLED = ("bet", "raise")
MISDEAL = g.Announce("misdeal")


def thorough(session: Session, grading: Assessor) -> g.Act | None:
    """The next act of a dealer who does what the book asks for and all the routine as well."""
    act = squared_first(session.record, perfect(session, grading))
    if isinstance(act, g.Gather) and _is_misdeal(session.facts):
        return MISDEAL
    more = _more(session, grading, act)
    return more if more is not None and possible(session.record, more) else act


def _is_misdeal(facts: Facts) -> bool:
    """Are the cards of a hand about to be gathered that was not played to its end, with nobody having said so?"""
    said = (each.act for each in facts.record.gestures[facts.deal_start :])
    return not facts.table.over and first_push(facts, 0) < 0 and MISDEAL not in said


def squared_first(record: Record, act: g.Act | None) -> g.Act | None:
    """That act, or before it what brings a loose stub to be square."""
    return g.Square() if record.table.loose and isinstance(act, OFF_THE_STUB) else act


def squaring(dealer: Dealer) -> Dealer:
    """That dealer, who also squares a loose stub before a card comes off it."""
    return lambda session, grading: squared_first(session.record, dealer(session, grading))


def _more(session: Session, grading: Assessor, act: g.Act | None) -> g.Act | None:
    record, facts = session.record, session.facts
    if record.table.over or record.table.stopped or record.table.floor or session.going_on or _at_work(grading):
        return None
    if isinstance(act, g.PushPot | g.Muck) and first_push(facts, 0) < 0:
        return None if isinstance(act, g.Muck) and _unresolved(grading) else _before_the_push(facts)
    if isinstance(act, g.NextHand):
        return button_on(grading.law, facts)
    return _announcement(grading, facts) if act is None or not isinstance(act, g.Stop | g.CallFloor) else None


def _at_work(grading: Assessor) -> bool:
    """Is a matter of money still to be settled, so that what is announced is a step of it?"""
    return any(one.matter.kind in MONEY and not one.resolved(grading.record) for one in grading.open.values())


def _unresolved(grading: Assessor) -> bool:
    """Is something not yet put right, so that killing a hand may be the step that does?"""
    return any(not one.resolved(grading.record) for one in grading.open.values())


def _announcement(grading: Assessor, facts: Facts) -> g.Act | None:
    """What the last bet or raise of the street comes to, once it is whole and until the bets come in; or a call whose
    player said "raise" too late.
    """
    return _late_call(grading, facts) or _bet_announced(grading, facts)


def _late_call(grading: Assessor, facts: Facts) -> g.Act | None:
    last = next((each for each in reversed(wagers(facts)) if each.motions or each.done), None)
    found = called_though_raised(grading.law, facts, last) if last is not None else None
    if last is None or found is None or last.street != facts.course.street or not facts.table.bets:
        return None
    since = facts.record.gestures[last.words[0][0] + 1 :]
    told = any(isinstance(each.act, g.AnnounceBet) for each in since)
    return None if told else g.AnnounceBet("call", found.to)


def _bet_announced(grading: Assessor, facts: Facts) -> g.Act | None:
    course = facts.course
    called = [each for each in course.actions if each.street == course.street and each.kind in CALLED]
    if not called or not facts.table.bets:
        return None
    last = called[-1]
    since = facts.record.gestures[last.index + 1 :]
    if any(isinstance(each.act, g.AnnounceBet) for each in since) or not facts.table.seat(last.seat).stack:
        return None
    found = what_it_comes_to(grading.law, facts, last)
    whole = found is not None and not found.open and found.kind in CALLED
    return g.AnnounceBet(found.kind, found.to) if found is not None and whole else None


def _before_the_push(facts: Facts) -> g.Act | None:
    """The hands are read, then those that win nothing are mucked."""
    began = showdown(facts)
    if not began:
        return None
    said = (each.act for each in facts.record.gestures[began:])
    if not any(isinstance(act, g.Announce) and act.what == READ_OUT for act in said):
        return g.Announce(READ_OUT)
    return next((act_of(each, facts) for each in award(facts) if each.verb == "muck"), None)


def button_on(law: Book, facts: Facts) -> g.Act | None:
    """The button moved on once the pots are pushed, to where the house has it."""
    button = button_left(facts)
    to = next_button(law, facts, button) if button else None
    return g.MoveButton(to.due) if to is not None and button not in to.seats else None


def button_left(facts: Facts) -> int:
    """The seat at which the button still is as when the pots were pushed; 0 where it has been moved, or stays."""
    pushed = first_push(facts, 0)
    left = pushed >= 0 and has_board(facts.game) and facts.table.button == facts.record.tables[pushed].button
    return facts.table.button if left else 0
