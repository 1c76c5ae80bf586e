"""Dealers who err as people do: for the demo, for comparison, and to prove that the grades tell mistakes apart."""

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.grading.assess import Assessor
from trainer.grading.model import Dealer, next_act, perfect, play_out, stuck, to_do
from trainer.grading.open_matter import OpenMatter
from trainer.kernel import gestures as g
from trainer.kernel.games import is_stud
from trainer.kernel.transcript import Transcript
from trainer.rules.awarding import award
from trainer.rules.book import Book
from trainer.rules.course import HOLE_CARDS, LAST_STREET
from trainer.rules.facts.pots import best
from trainer.rules.facts.showdown import showdown
from trainer.rules.hands import HALVES
from trainer.rules.record import Record
from trainer.rules.routine import act_of, deal_order
from trainer.scenarios.play import Play
from trainer.scenarios.session import Session


@dataclass(frozen=True)
class Mistake:
    """A way to go wrong: in our own words, and the dealer who does it."""

    says: str
    dealer: Dealer


def _others(grading: Assessor, but: str = "") -> list[OpenMatter]:
    """What a dealer sees who is blind for their own slips (and for one kind of matter)."""
    seen = [one for one in grading.open.values() if not one.own and one.matter.kind != but]
    return [one for one in seen if to_do(one, grading.record)]


# --- a second burn


def burns_again(session: Session, grading: Assessor) -> g.Act | None:
    """All right, but a card is burned before every card of the board, even where the book says that none is."""
    act = next_act(session, _others(grading))
    return g.Burn() if isinstance(act, g.Lay) and not _burned(session.record) else act


def _burned(record: Record) -> bool:
    """Has a card been burned since the last street was opened or dealt, or anything was mixed?"""
    news = (g.Shuffle, g.Scramble, g.Lay)
    mixed = [count for count, each in enumerate(record.gestures, 1) if isinstance(each.act, news)]
    since = max(record.course.opened, *mixed[-1:], 0)
    return any(isinstance(each.act, g.Burn) for each in record.gestures[since:])


# --- the card that everybody knows


def picks_the_known_card(session: Session, grading: Assessor) -> g.Act | None:
    """Takes the fourth card of the flop for the burn, because everybody saw it come last, and asks nobody."""
    flop = next((m for m in grading.open.values() if m.matter.kind == "four-card-flop"), None)
    table = session.record.table
    if flop is not None and len(table.board) > 3 and set(flop.matter.cards) <= {e.card for e in table.board}:
        return g.Move("burns", False, flop.matter.cards[-1:]) if table.stopped else g.Stop()
    down = tuple(each.card for each in table.board if not each.up)
    if flop is not None and down and table.stopped:
        return g.Turn(True, down)
    return next_act(session, _others(grading, "four-card-flop"))


# --- as if nothing had happened


def plays_on(session: Session, _: Assessor) -> g.Act | None:
    """Sees nothing: routine, turning up whatever lies down on the board, dealing as long as there are cards."""
    table = session.record.table
    if table.over:
        return None
    routine = next((each for each in session.routine() if not isinstance(each, g.Move)), None)
    if routine is not None:
        return routine
    down = tuple(each.card for each in table.board if not each.up)
    if down and not session.record.course.betting:
        return g.Turn(True, down)
    return _deals_anyway(session) or _kills_whom_all_wait_for(session) or stuck(session)


def _deals_anyway(session: Session) -> g.Act | None:
    """Burns and deals seventh street as far as the stub goes."""
    record = session.record
    course, table = record.course, record.table
    if not is_stud(record.setup.game) or not course.closed or course.street != LAST_STREET["stud"] - 1:
        return None
    if len(course.contesting) < 2 or any(seat.bet for seat in table.seats) or not table.stub:
        return None
    if not any(isinstance(each.act, g.Burn) for each in record.gestures[course.opened :]):
        return g.Burn()
    need = HOLE_CARDS["stud"] + LAST_STREET["stud"]
    lacking = [seat for seat in deal_order(session.facts) if len(table.seat(seat).hand) < need]
    return g.Pitch(lacking[0]) if lacking else None


def _kills_whom_all_wait_for(session: Session) -> g.Act | None:
    """Kills the hand of a player who is away, as the action is on it and the table waits."""
    table, to_act = session.record.table, session.record.course.to_act
    return g.Muck(to_act) if to_act in table.away and table.seat(to_act).hand else None


def kills_at_the_turn(session: Session, grading: Assessor) -> g.Act | None:
    """Lets the hand of a player who is away lie until the action comes to it, and only then kills it."""
    return _kills_whom_all_wait_for(session) or plays_on(session, grading)


# --- the showdown


def pays_unshown(session: Session, grading: Assessor) -> g.Act | None:
    """Asks nobody to show at the end: pushes the pot to the best hand, tabled or not."""
    act = plays_on(session, grading)
    facts = session.facts
    if not isinstance(act, g.AskToShow) or not showdown(facts):
        return act
    return None if session.due_at() is not None else act_of([*award(facts)][-1], facts)


def pays_who_is_left(session: Session, grading: Assessor) -> g.Act | None:
    """Pushes the pot to the best hand that still lies there, whatever became of the others."""
    act, facts = plays_on(session, grading), session.facts
    left = facts.course.contesting
    if not isinstance(act, g.PushPot) or isinstance(act, g.PushSide) or not left:
        return act
    others = len(left) == 1 or act.seat not in left
    top = best(facts, HALVES[facts.game][0], left)
    return g.PushPot((top or left)[0], facts.table.pots[0]) if others else act


MISTAKES: Mapping[str, Mistake] = {
    "burns-again": Mistake("burns another card where none is due", burns_again),
    "picks-the-known-card": Mistake("takes the known fourth card for the burn and asks no one", picks_the_known_card),
    "plays-on": Mistake("notices nothing and plays on", plays_on),
    "kills-at-the-turn": Mistake("kills an absent player's hand only when the action gets to it", kills_at_the_turn),
    "pays-who-is-left": Mistake("pushes the pot to the best hand that is left", pays_who_is_left),
    "pays-unshown": Mistake("pushes the pot without having the hands tabled", pays_unshown),
}
TYPICAL: Mapping[str, str] = {
    "four-card-flop": "burns-again",
    "absent-hand": "kills-at-the-turn",
    "penalised-hand": "kills-at-the-turn",
    "penalty-hand": "kills-at-the-turn",
    "boxed-in-deal": "plays-on",
    "boxed-later": "plays-on",
    "boxed-on-flop": "plays-on",
    "short-stub": "plays-on",
    "part-shown": "pays-unshown",
    "shown": "pays-unshown",
    "rest-refused": "pays-unshown",
    "plays-the-board": "pays-unshown",
    "tabled-hand-taken": "pays-who-is-left",
}
"""The mistake that is made most with each kind of matter."""


def typical_mistake(kind: str) -> Dealer:
    """The dealer who goes wrong on matters of that kind the way most do; one who plays on for any other."""
    return MISTAKES[TYPICAL.get(kind, "plays-on")].dealer


def play_mistake(play: Play, law: Book, key: str) -> Transcript:
    """A whole hand dealt by one of MISTAKES. Raises KeyError."""
    return play_out(play, law, MISTAKES[key].dealer)


__all__ = ["MISTAKES", "TYPICAL", "Mistake", "perfect", "play_mistake", "typical_mistake"]
