"""Foxwoods: who may give up his stack and when, and who may come back."""

from collections.abc import Mapping

from trainer.kernel.room import desk_acts as d
from trainer.rules.books.foxwoods_events import is_bounty_event
from trainer.rules.common.conduct import chips_out_of_play
from trainer.rules.common.reentry import out_of_play
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.registration import (
    ENDING,
    OPEN,
    OVER,
    asked_to_forfeit,
    how_out,
    in_a_break,
    in_a_pause,
    registration,
)
from trainer.rules.room.sheets import events, structures
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

HOUSE, TOPIC = "foxwoods-2020", "tournament.reentry"
MAY_FORFEIT = Ruling(
    "tournament.stack-may-be-forfeited", "the player may forfeit the stack and must stay at the table", fault=False
)
KEEPS_STACK = Ruling("tournament.stack-stays-in-play", "the stack stays in play")
FORFEITED = Ruling("tournament.stack-forfeited", "the forfeited stack leaves play", fault=False)
STOP_CLOCK = Ruling(
    "tournament.clock-stopped-for-forfeits",
    "the floor stops the clock so that players can forfeit stacks",
    Authority.FLOOR,
)
IN_THE_BREAK = Ruling("tournament.forfeits-during-break", "players can forfeit stacks during the break", fault=False)
WHILE_IT_STANDS = Ruling(
    "tournament.forfeits-while-clock-stopped", "players can forfeit stacks while the clock is stopped", fault=False
)
NEW_PLAYER = Ruling(
    "tournament.reenters-as-new-player", "the player counts as a new player and gets a full stack", fault=False
)
FULL_STACK = Ruling("tournament.reentry-buys-full-stack", "a re-entry buys a full stack")
TOO_LATE = Ruling("tournament.no-reentry-registration-closed", "the player can't re-enter")
SUBJECT = Ruling(
    "tournament.subject-to-disqualification",
    "the player is subject to disqualification",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("let-the-re-entry-stand", "disqualify-the-player"),
)


AS_A_RULE = 6
"""The level with which registration closes where neither the room nor its sheet names one (reg-1)."""


def last_of_registration(facts: RoomFacts) -> int:
    """The level with which registration closes: the one that the room names, that on its sheet, or the usual one.

    0 where an event has a sheet of its own on which none is told.
    """
    event = events(HOUSE).get(facts.setup.sheet)
    sheet = structures(HOUSE).get(event.structure) if event else None
    return facts.setup.registration or (sheet.closes if sheet else 0 if event else AS_A_RULE)


def registration_at(facts: RoomFacts, moment: Moment) -> str:
    """How registration stands at that moment."""
    return registration(facts, moment, last_of_registration(facts))


def _asked(facts: RoomFacts, when: str) -> bool:
    return registration_at(facts, facts.subject) == when


@rule(
    "tournament.reentry.forfeit-asked-in-time", kinds=("forfeit-asked",), ruling=MAY_FORFEIT, figures=chips_out_of_play
)
def forfeit_asked_in_time(facts: RoomFacts, _: Numbers) -> bool:
    """As registration ends, a player tells the dealer that they want to forfeit their stack."""
    return _asked(facts, ENDING) and not is_bounty_event(facts)


@rule("tournament.reentry.forfeit-asked-bounty-event", kinds=("forfeit-asked",), ruling=KEEPS_STACK)
def forfeit_asked_in_a_bounty_event(facts: RoomFacts, _: Numbers) -> bool:
    """A player wants to forfeit their stack in a bounty event."""
    return is_bounty_event(facts)


@rule("tournament.reentry.forfeit-asked-early", kinds=("forfeit-asked",), ruling=KEEPS_STACK)
def forfeit_asked_early(facts: RoomFacts, _: Numbers) -> bool:
    """A player wants to forfeit their stack before the last level of registration is over."""
    return _asked(facts, OPEN)


@rule("tournament.reentry.forfeit-asked-late", kinds=("forfeit-asked",), ruling=KEEPS_STACK)
def forfeit_asked_late(facts: RoomFacts, _: Numbers) -> bool:
    """A player wants to forfeit their stack after the new level has begun and registration is over."""
    return _asked(facts, OVER)


def _in_time(facts: RoomFacts) -> bool:
    """Did the player of the matter tell the dealer as registration ended?"""
    asked = asked_to_forfeit(facts, facts.matter.detail, facts.subject.index)
    return asked is not None and registration_at(facts, asked) == ENDING and not is_bounty_event(facts)


def _here(facts: RoomFacts) -> bool:
    return facts.subject.before.player(facts.matter.detail).here


@rule("tournament.reentry.forfeit-told-in-time", kinds=("stack-given-up",), ruling=FORFEITED, figures=out_of_play)
def given_up_after_telling(facts: RoomFacts, _: Numbers) -> bool:
    """A player tells the dealer in time, stays at the table, and forfeits their stack."""
    return _here(facts) and _in_time(facts)


@rule("tournament.reentry.forfeit-untold-or-late", kinds=("stack-given-up",), ruling=KEEPS_STACK)
def given_up_without_telling(facts: RoomFacts, _: Numbers) -> bool:
    """A player forfeits their stack at the wrong time or without telling the dealer."""
    return not _in_time(facts)


@rule(
    "tournament.reentry.forfeit-told-then-left",
    kinds=("stack-given-up",),
    ruling=Ruling("tournament.must-stay-at-table", "the player had to stay at the table"),
)
def given_up_from_afar(facts: RoomFacts, _: Numbers) -> bool:
    """A player tells the dealer in time that they want to forfeit their stack, but leaves the table."""
    return not _here(facts) and _in_time(facts)


@rule("tournament.reentry.registration-ends-clock-running", kinds=("registration-ends",), ruling=STOP_CLOCK)
def registration_ends_without_a_break(facts: RoomFacts, _: Numbers) -> bool:
    """The last level of registration ends with no break, and the clock is still running."""
    return not in_a_pause(facts, facts.subject)


@rule("tournament.reentry.registration-ends-in-break", kinds=("registration-ends",), ruling=IN_THE_BREAK)
def registration_ends_in_a_break(facts: RoomFacts, _: Numbers) -> bool:
    """The last level of registration ends with a break."""
    return in_a_break(facts, facts.subject)


@rule("tournament.reentry.registration-ends-clock-stopped", kinds=("registration-ends",), ruling=WHILE_IT_STANDS)
def registration_ends_with_the_clock_stopped(facts: RoomFacts, _: Numbers) -> bool:
    """The last level of registration ends without a break, and the floor has stopped the clock."""
    return in_a_pause(facts, facts.subject) and not in_a_break(facts, facts.subject)


def _buys_full_stack(facts: RoomFacts) -> bool:
    act = facts.subject.happening.act
    return isinstance(act, d.ReEnter) and facts.setup.stack.amount in (0, act.chips.amount)


def _out_properly(facts: RoomFacts) -> bool:
    """Had he no chips left, or did he give them up as the house wants it?"""
    out = how_out(facts, facts.matter.detail, facts.subject.index)
    if out is None or not isinstance(out.happening.act, d.Surrender):
        return True
    asked = asked_to_forfeit(facts, facts.matter.detail, out.index)
    return asked is not None and registration_at(facts, asked) == ENDING and not is_bounty_event(facts)


def _open(facts: RoomFacts) -> bool:
    return registration_at(facts, facts.subject) != OVER


def _entry(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    return {"entry": facts.subject.after.player(facts.matter.detail).entries, "stack": facts.setup.stack.amount}


@rule("tournament.reentry.back-in-time", kinds=("re-entry",), ruling=NEW_PLAYER, figures=_entry)
def re_entry_in_time(facts: RoomFacts, _: Numbers) -> bool:
    """A player with no chips left re-enters with a full stack before registration is over."""
    return _open(facts) and _out_properly(facts) and _buys_full_stack(facts)


@rule("tournament.reentry.back-with-another-stack", kinds=("re-entry",), ruling=FULL_STACK, figures=_entry)
def re_entry_with_another_stack(facts: RoomFacts, _: Numbers) -> bool:
    """A player re-enters and is sold a stack larger or smaller than a full stack."""
    return _open(facts) and _out_properly(facts) and not _buys_full_stack(facts)


@rule("tournament.reentry.back-after-untold-forfeit", kinds=("re-entry",), ruling=SUBJECT)
def re_entry_past_the_dealer(facts: RoomFacts, _: Numbers) -> bool:
    """A player re-enters after forfeiting chips without telling the dealer in time."""
    return _open(facts) and not _out_properly(facts)


@rule("tournament.reentry.back-after-registration", kinds=("re-entry",), ruling=TOO_LATE)
def re_entry_too_late(facts: RoomFacts, _: Numbers) -> bool:
    """A player wants to re-enter after registration is over."""
    return registration_at(facts, facts.subject) == OVER
