"""Who may play the deal that follows a misdeal, of those whose hand in it nobody plays."""

from collections.abc import Iterable

from trainer.grading.answers.found import Found
from trainer.grading.answers.telling import lower, told_of
from trainer.kernel.listed import seats_within
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.action import substantial_action
from trainer.rules.facts.deal import Deal, deals
from trainer.rules.facts.presence import absent, away_as_it_was_called_off, called_off_at, called_off_now, complete
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord
from trainer.rules.rule import Numbers
from trainer.rules.ruling import Decision, Matter

PLAYED, KILLED = "presence.at-seat.back-for-the-redeal-played", "presence.at-seat.back-for-the-redeal-killed"
PENALIZED = "deal.redeal.penalized-player-dealt-in"
"""The keys of the rules by which a rulebook says it; one that has none of them leaves it open."""
ONE_HAND, AS_ONE_HAND = "deal.redeal.one-hand-of-a-penalty", "the deal and the redeal are one hand of the penalty"
MAY_PLAY, IF_BACK, KILLED_AT_ONCE = "{} may play it", " if back in time", "{} {} dealt in, and the cards are killed"
ON_PENALTY, CAME_BACK = "penalised-hand", "came-back"
"""Kinds of a hand that is dead for a penalty, and of who came back before the next deal."""
DEAD = (ON_PENALTY, "absent-hand")
"""Kinds of a hand that is dead in the deal as it is."""
IF_DEALT_AGAIN = "if it is dealt again, "
IN_REDEAL = "{} {} dealt into the redeal, and the cards are killed"
TOO_LATE = "deal.misdeal.after-substantial-action"
"""The rule that no misdeal is declared any more once there was substantial action."""
GOES_ON = "No misdeal: there was substantial action, and the hand goes on."
DEAL, OF_THE_DEAL = "deal", ("wrong-number-of-cards", "deal.misdeal")
DEALT_IN, IS_DEALT_IN = "presence.at-seat.away-from-the-table", "{}, though absent, {} dealt in"


def with_who_plays(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence of a misdeal with what the next deal is to whoever was away from this one, or sits out a penalty."""
    law, facts = found.law, found.facts
    if ONE_HAND in law.rules and any(each.rule == PENALIZED and each.held for each in lead.trace):
        return f"{sentence.removesuffix('.')}; {AS_ONE_HAND}."
    if lead.ruling is None or lead.ruling.effect is not Effect.MISDEAL:
        return sentence
    return "; ".join([sentence.removesuffix("."), *_in_the_next(law, facts)]) + "."


def if_dealt_again(law: Book, facts: Facts) -> tuple[str, tuple[str, ...]]:
    """What a redeal would be to who was away or sits out a penalty, and the rules by which it is; "" for nothing."""
    clauses = _in_the_next(law, facts)
    return (f"; {IF_DEALT_AGAIN}{'; '.join(clauses)}", (PLAYED, KILLED)) if clauses else ("", ())


def of_a_misdeal_too_late(found: Found, lead: Decision | None) -> str:
    """That a misdeal is none that was announced after substantial action, with nothing told that voids the hand, and
    whose hand in it stays dead. "" where another matter leads.
    """
    law, facts = found.law, found.facts
    late = law.rules.get(TOO_LATE)
    dead = lead if lead is not None and lead.matter.kind in DEAD else None
    if late is None or found.ask not in ("", DEAL) or (lead is not None and dead is None):
        return ""
    said = called_off_at(facts, deals(facts)[-1])
    void = any(each.effect is Effect.MISDEAL for each in found.every)
    acted = facts.when(said - 1) if said else None
    if acted is None or void or not _acted_enough(acted, late.numbers):
        return ""
    return f"{GOES_ON.removesuffix('.')}; {lower(told_of(law, facts, dead))}" if dead is not None else GOES_ON


def _acted_enough(facts: Facts, numbers: Numbers) -> bool:
    """Has there been substantial action by then?"""
    return substantial_action(facts.about(Matter(*OF_THE_DEAL, facts.at, facts.at)), numbers)


def _in_the_next(law: Book, facts: Facts) -> list[str]:
    """What the next deal is to whoever was away from this one, or sits out a penalty."""
    deal = deals(facts)[-1]
    away = absent(facts, deal.closed if complete(facts, deal) else facts.at)
    away |= away_as_it_was_called_off(facts, deal, facts.at)
    on_penalty = facts.setup.penalty if PENALIZED in law.rules else frozenset()
    dead = on_penalty | (away if KILLED in law.rules else frozenset())
    plays = away - dead if PLAYED in law.rules else frozenset()
    clauses = [MAY_PLAY.format(_seats(plays)) + (IF_BACK if plays & facts.table.away else "")] if plays else []
    clauses += [KILLED_AT_ONCE.format(_seats(dead), "are" if len(dead) > 1 else "is")] if dead else []
    passed = frozenset(
        seat for seat in away - dead - plays if DEALT_IN in law.rules and _passed_by(deal.order(facts), deal, seat)
    )
    clauses += [IS_DEALT_IN.format(_seats(passed), "are" if len(passed) > 1 else "is")] if passed else []
    return [*clauses, *([AS_ONE_HAND] if on_penalty and ONE_HAND in law.rules else [])]


def with_one_hand(found: Found, sentence: str) -> str:
    """The sentence in which a penalized player's hand is dead too, with what the redeal is to his penalty."""
    law, facts, beside = found.law, found.facts, (*found.open_now, *found.calm, *found.points)
    penalized = (each for each in beside if any(tried.rule == PENALIZED and tried.held for tried in each.trace))
    told = any(told_of(law, facts, each).lower().removesuffix(".") in sentence.lower() for each in penalized)
    one = told and ONE_HAND in law.rules and AS_ONE_HAND not in sentence
    return f"{sentence.removesuffix('.')}; {AS_ONE_HAND}." if one else sentence


def of_the_dead(law: Book, facts: Facts, every: Iterable[Decision], points: Iterable[Decision]) -> tuple[str, ...]:
    """What is said of penalized players' hands in a deal that is a misdeal, where the house has a word on the next; ""
    of a deal that was called off before they had one.
    """
    void = any(each.effect is Effect.MISDEAL for each in every) and {PENALIZED, ONE_HAND} <= law.rules.keys()
    told = tuple(told_of(law, facts, each) for each in points if each.matter.kind == ON_PENALTY) if void else ()
    return told or (("",) if void and facts.setup.penalty and called_off_now(facts) else ())


def with_his_redeal(facts: Facts, lead: Decision | None, seat: int, dead: tuple[str, ...], sentence: str) -> str:
    """The sentence on a misdeal with what the next deal is to who sits out a penalty: in place of what his dead hand
    was, or, asked about nobody, beside whether another may play.
    """
    if not dead or lead is None or AS_ONE_HAND in sentence:
        return sentence
    if lead.matter.kind == ON_PENALTY:
        mine = frozenset(lead.matter.seats)
        return f"{IN_REDEAL.format(_seats(mine), 'are' if len(mine) > 1 else 'is')}; {AS_ONE_HAND}.".capitalize()
    if lead.matter.kind != CAME_BACK or seat:
        return sentence
    some = facts.setup.penalty
    killed = KILLED_AT_ONCE.format(_seats(some), "are" if len(some) > 1 else "is")
    return f"{sentence.removesuffix('.')}; {killed}; {AS_ONE_HAND}."


def with_the_penalty_left(sentence: str, hand: Record, room: RoomRecord | None) -> str:
    """The sentence that a redeal counts as one hand of a penalty, with how many the room knows to come after it."""
    names = {hand.setup.seats[seat - 1].name for seat in hand.setup.penalty}
    left = [each.penalty - 1 for each in room.rooms[-1].players if each.name in names] if room is not None else []
    if AS_ONE_HAND not in sentence or len(left) != 1 or left[0] < 0:
        return sentence
    return sentence.replace(AS_ONE_HAND, f"{AS_ONE_HAND}, {left[0] or 'none'} more after it")


def _passed_by(order: tuple[int, ...], deal: Deal, seat: int) -> bool:
    """Has it no card though seats after it have?"""
    return seat in order and not deal.to(seat) and any(deal.to(each) for each in order[order.index(seat) + 1 :])


def _seats(seats: frozenset[int]) -> str:
    return seats_within(sorted(seats))
