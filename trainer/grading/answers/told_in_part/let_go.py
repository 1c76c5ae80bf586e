"""A hand thrown away while others are still to act: a caller's is folded out of turn, one of an all-in stays live."""

from dataclasses import replace

from trainer.grading.answers.made import Answer
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import NOTHING, lower
from trainer.kernel import gestures as g
from trainer.kernel.listed import listed
from trainer.rules.book import Book
from trainer.rules.record import Record

PASSIVE = ("call", "check")
STAYS = "is all-in and may not muck: the hand can be told and stays live"
MAY_NOT = "showdown.all-in-face-up.identifiable-hand-discarded"
"""The rule that who is all-in may not muck."""


def as_folding(record: Record) -> Record:
    """The hand with a fold in the place of each such throw; who is all-in or has bet lets go of a hand otherwise."""
    acts = [
        g.Gesture(each.at, each.who, g.Fold()) if _throws(record, index) else each
        for index, each in enumerate(record.gestures)
    ]
    return record.otherwise(acts) or record if acts != list(record.gestures) else record


def as_kept(record: Record, law: Book) -> tuple[Record, tuple[int, ...]]:
    """The hand with the cards of whoever threw them away all-in still before him, as long as they can be told, and
    those seats; the same where the house doesn't say that he may not.
    """
    told = MAY_NOT in law.rules and not any(isinstance(each.act, g.Scramble) for each in record.gestures)
    kept = [index for index in range(len(record)) if _leaves(record, index, all_in=True)] if told else []
    left = [each for index, each in enumerate(record.gestures) if index not in kept]
    there = record.otherwise(left) if kept else None
    return (there, tuple(record.gestures[index].seat for index in kept)) if there is not None else (record, ())


def with_the_kept(made: Answer, seats: tuple[int, ...], law: Book) -> Answer:
    """The answer behind who may not muck."""
    if not seats:
        return made
    many = len(seats) > 1
    who = f"Seat{'s' if many else ''} {listed([*map(str, seats)])}"
    stays = "are all-in and may not muck: the hands can be told and stay live" if many else STAYS
    rest = made.sentence.removeprefix(f"{NOTHING}: ").removeprefix(f"{NOTHING}.")
    printed = (
        f"{law.ledger.known_as} {each.at}: {each.says}" for each in law.ledger.paragraphs if MAY_NOT in each.rules
    )
    told = f"{who} {stays}; {lower(rest)}" if rest else f"{who} {stays}."
    return replace(made, state=State.RULED, sentence=told, notes=(*made.notes, *printed))


def _throws(record: Record, index: int) -> bool:
    """Does a caller who has more chips, or a player who has checked, let his hand go while others are to act?"""
    course, seat = record.courses[index], record.gestures[index].seat
    if not _leaves(record, index, all_in=False):
        return False
    mine = [each for each in course.actions if each.seat == seat and each.street == course.street]
    return bool(mine) and mine[-1].kind in PASSIVE


def _leaves(record: Record, index: int, *, all_in: bool) -> bool:
    """Does the whole hand of a player who is not to act, all-in or not, go into the muck during the betting?"""
    gesture, course = record.gestures[index], record.courses[index]
    act, seat = gesture.act, gesture.seat
    if not (isinstance(act, g.Move) and act.to == "muck" and course.betting and seat in course.contesting):
        return False
    held = record.tables[index].seat(seat)
    mine = {each.card for each in held.hand} == set(act.cards)
    return mine and seat not in course.pending and (not held.stack) == all_in
