"""A hand thrown away while others are still to act: a caller's is folded out of turn, an all-in's may stay live."""

from collections.abc import Set
from dataclasses import replace

from trainer.grading.answers.choice.resting import resting_on
from trainer.grading.answers.made import Answer
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import NOTHING, lower
from trainer.grading.answers.words.pushed_forward import LET_GO_ALL_IN
from trainer.grading.open_matter import decided
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.listed import seats_named
from trainer.rules.book import Book
from trainer.rules.course import LAST_STREET
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import CHECK
from trainer.rules.facts.turns import told
from trainer.rules.points.showdown import FACE_UP
from trainer.rules.points.turns import THROWN_TO
from trainer.rules.record import Record
from trainer.rules.ruling import Decision, Matter
from trainer.rules.stands import ALL_IN_STANDS

PASSIVE = ("call", CHECK)
STAYS = "is all-in and may not muck: the hand can be identified and stays live"
MAY_NOT = "showdown.all-in-face-up.identifiable-hand-discarded"
"""The rule that who is all-in may not muck."""


def as_folding(record: Record) -> Record:
    """The hand with a fold in the place of each such throw; who has bet lets go of a hand otherwise."""
    acts = [
        one
        for index, each in enumerate(record.gestures)
        for one in (_folded(each) if _throws(record, index) else (each,))
    ]
    return record.otherwise(acts) or record if acts != list(record.gestures) else record


def _folded(gesture: g.Gesture) -> tuple[g.Gesture, ...]:
    """The fold that such a throw is; cards thrown face up were turned up first."""
    act, fold = gesture.act, g.Gesture(gesture.at, gesture.who, g.Fold())
    if isinstance(act, g.Move) and act.up:
        return g.Gesture(gesture.at, gesture.who, g.Turn(True, act.cards)), fold
    return (fold,)


def as_kept(record: Record, law: Book) -> tuple[Record, tuple[Decision, ...]]:
    """The hand with the cards of whoever let go of them all-in still before him, as long as they can be told, and that
    he may not, of each; the same where the house doesn't say that he may not, or where he is all-in no longer.
    """
    forbids = MAY_NOT in law.rules and not any(isinstance(each.act, g.Scramble) for each in record.gestures)
    gone = [index for index in range(len(record)) if _leaves_all_in(record, index)] if forbids else []
    kept = [index for index in gone if ALL_IN_STANDS in law.rules or not _freed_since(record, index)]
    left = [each for index, each in enumerate(record.gestures) if index not in kept]
    there = record.otherwise(left) if kept else None
    if there is None:
        return record, ()
    return there, tuple(_ruled(record, law, index) for index in kept)


def with_the_kept(made: Answer, kept: tuple[Decision, ...]) -> Answer:
    """The answer behind who may not muck."""
    if not kept:
        return made
    seats = sorted({seat for each in kept for seat in each.matter.seats})
    who = seats_named(seats)
    stays = "are all-in and may not muck: the hands can be identified and stay live" if len(seats) > 1 else STAYS
    rest = made.sentence.removeprefix(f"{NOTHING}: ").removeprefix(f"{NOTHING}.")
    told = f"{who} {stays}; {lower(rest)}" if rest else f"{who} {stays}."
    return replace(made, state=State.RULED, sentence=told, lead=resting_on(kept[0], made.lead))


def _ruled(record: Record, law: Book, index: int) -> Decision:
    """What the house says on a hand let go in an all-in, of that one."""
    here = Facts(record, index + 1)
    about = Matter(LET_GO_ALL_IN, FACE_UP, index + 1, index + 1, seats=(record.gestures[index].seat,))
    return decided(law, here.about(about))


def _throws(record: Record, index: int) -> bool:
    """Does a caller, all-in or not, or a player who has checked let his hand go while there is betting to come?"""
    course, seat = record.courses[index], record.gestures[index].seat
    if not _leaves(record, index):
        return False
    mine = [each for each in course.actions if each.seat == seat and each.street == course.street]
    return bool(mine) and mine[-1].kind in PASSIVE


def _leaves(record: Record, index: int) -> bool:
    """Does a player who is not to act let his whole hand go while others bet or still can?"""
    gesture, course = record.gestures[index], record.courses[index]
    seat = gesture.seat
    if seat not in course.contesting or seat in course.pending or not _goes_on(record, index):
        return False
    return _lets_go(gesture.act, {each.card for each in record.tables[index].seat(seat).hand})


def _leaves_all_in(record: Record, index: int) -> bool:
    return _leaves(record, index) and not record.tables[index].seat(record.gestures[index].seat).stack


def _freed_since(record: Record, index: int) -> bool:
    """Was that all-in out of turn, and has a player who was to act before it bet or raised since?"""
    seat, known = record.gestures[index].seat, told(Facts(record, len(record)))
    early = [each for each in known.outs if each.seat == seat and each.made.last < index]
    if not early or not early[-1].all_in:
        return False
    out = early[-1]
    later = (made for made, _ in known.acts if made.first > out.made.last and made.street == out.made.street)
    return any(made.seat in out.passed and made.total > out.level for made in later)


def _lets_go(act: g.Act, hand: Set[Card]) -> bool:
    """Is it a fold, or the whole hand pushed forward or thrown away?"""
    return isinstance(act, g.Fold) or (isinstance(act, g.Move) and act.to in THROWN_TO and hand == set(act.cards))


def _goes_on(record: Record, index: int) -> bool:
    """Is the betting open, or is there another street on which two players can bet?"""
    course, table = record.courses[index], record.tables[index]
    able = [seat for seat in course.contesting if table.seat(seat).stack]
    more = 0 <= course.street < LAST_STREET[record.setup.game] and len(able) > 1
    return course.betting or more
