"""What of a room leads an answer, and which seats it is about."""

from collections.abc import Iterable

from trainer.kernel.room import chip_acts as p
from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import Happening
from trainer.rules.room.agreement import DEAL
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.money import busted_together
from trainer.rules.room.points.tables import table_that_asks
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision, Matter

MOVER, TO_WHICH_SEAT, KEPT, ABSENCE = "balance-mover", "balance-seat", "kept", "absence"
ENTRY, WRONG_SEAT = "entry-in-play", "wrong-seat"
NO_ENTRY = ("tournament.registration-closed", "tournament.no-reentry-registration-closed")
OF_AN_ENTRY = frozenset(("late-entry", "late-request", "entry-sold"))
"""What is said of an entry, if there is one."""
SIZES = frozenset(("uneven-tables", "short-table", "tables-left"))
"""Kinds of points that come up whenever a player goes out."""
OF_A_DEAL = frozenset(("blinds", "big-blind-ante"))
AT_THE_TABLE = (t.Turn, t.Play, t.Substantial, t.End, t.Win, t.Push, t.Riffle, t.Shuffler, t.Deal, c.Run)
OF_PENALTY, PENALTY_COUNTED = ON_PENALTY = ("penalty-hand-dealt", "penalty-counted")
BLINDS = "blinds"
EVERY_DEAL = frozenset(
    (BLINDS, "big-blind-ante", "level-of-a-hand", "level-announced", "absence", *ON_PENALTY, ENTRY, *SIZES)
)
"""Kinds of points that come up with every deal or level: silence on them is no answer."""
BY_THE_WAY = frozenset((*OF_A_DEAL, "level-announced", *SIZES))
"""Kinds of points that come up beside what was asked, and lead only where nothing else is ruled on or asked."""
PAYOUTS = "payouts"
PAID_OUT = (PAYOUTS, "bounty-pool")
PUSH_TIMING = "push-near-a-level"
BUSTS, SHARED = "busted-together", "rp.bust-outs-share-places"
COMBINE, NOT_YET, STOPS = "two-tables-left", "seating.too-many-for-final-table", "seating.short-table-halts"
OF_A_SEAT = ("wrong-seat", "seat-change", "absent-mover", MOVER, "tables-left")
CHANGE = "seat-change"
MOVES, SITS = (MOVER, TO_WHICH_SEAT), (CHANGE, "arrival", "taking-a-seat")
FIRST = frozenset((COMBINE, BUSTS, "re-entry", "payouts", ENTRY, "stack-given-up", PUSH_TIMING, *OF_A_SEAT))
"""Of what one happening brings up, the kinds that come before the others."""
TO_DO = frozenset(
    (
        *("seating.short-table-halts", "seating.halt-up-to-floor", "seating.halt-waived"),
        *("seating.all-seats-redrawn", "seating.redraw-optional"),
    )
)
"""Rulings on the sizes of tables that leave the room something to do."""
NO_FORFEIT, BOUND = "tournament.stack-stays-in-play", "tournament.deal-terms-bind"
"""The rulings that a stack can't be given up, and that the prizes are paid by a deal."""
AFTER_NO_FORFEIT, PRIZES, A_DEAL = (
    ("forfeited-stack", "rebuy-announced"),
    ("payouts", "bounty-pool"),
    "deal-on-the-prizes",
)
FEW = 2
PLAYS_ON = "seating.short-table-plays-on"
"""The ruling on a table that is short, but not short enough to stop."""
STOPS_LATER = "seating.short-table-plays-on-for-now"
"""The ruling on a table that stops once its blinds are touched."""
OVERTAKEN = {COMBINE: COMBINE, "clock-called": "clock-runs", "clock-runs": "clock-over", "taking-a-seat": "arrival"}
"""Kinds of points of a room that the next one about the same player settles."""
NO_CHIPS, REBUYING = "no-chips-at-the-deal", "rebuy-announced"
"""A hand dealt to a player with no chips, and a rebuy that was told of."""
SAME_LEVEL = "level.as-the-hand-began"
NO_CLOCK = "clock.no-clock-when-away"
"""The ruling that who asks for the clock may not: it stays so when somebody else has it started."""
IN_VIEW, ON_THE_CLOCK = "in-view", "hand-for-hand-clock"


def happening_of(record: RoomRecord, matter: Matter) -> Happening:
    """The happening at which it came up."""
    return record.happenings[matter.error - 1]


def leads(record: RoomRecord, found: Iterable[Decision], by_name: bool) -> tuple[Decision, ...]:
    """The decisions that may answer, the last one first: a room has no remedies, so no fault stays open.

    What comes up by the way stands behind them, and silence that is no answer is left out.
    """
    every = tuple(found)
    shared = any(each.key == SHARED for each in every)
    some = (
        each
        for each in every
        if not _overtaken(each, every)
        and not _moves_anyway(record, each, every)
        and not (shared and _only_busts(each))
        and not (_hand_over(record, each) or _left_the_event(record, each) or _brought(record, each))
        and not _seat_of_the_floor(record, each)
        and not _back_too_late(record, each, every)
    )
    told = (each for each in some if _worth_asking(record, each) or (by_name and each.matter.kind != BLINDS))
    spoken = frozenset(each.matter.onset for each in every if not each.silent and each.matter.kind not in SIZES)
    aside = (_of_a_race, _set, _only_away, _only_short, _may_get_up)
    beside = (
        _no_final_table(record, each, every)
        or _of_a_shared_place(record, each, every)
        or _as_before_the_push(record, each)
        or any(is_so(each, every) for is_so in aside)
        for each in every
    )
    by_the_way = frozenset(each for each, is_beside in zip(every, beside, strict=True) if is_beside)
    return tuple(sorted(told, key=lambda each: _order(record, each, spoken, each in by_the_way)))


def _when(record: RoomRecord, decision: Decision) -> int:
    """When it came up; a deal on the prizes with the last word on it."""
    if decision.matter.kind == BUSTS:
        return max((decision.matter.onset, *_places_asked(record, decision)))
    if decision.matter.kind != A_DEAL:
        return decision.matter.onset
    acts = enumerate((each.act for each in record.happenings), 1)
    return max(at for at, act in acts if isinstance(act, d.Agree) or getattr(act, "word", "") == DEAL)


def _places_asked(record: RoomRecord, decision: Decision) -> list[int]:
    """When the place or the prize of somebody who went out together with others is told or asked for."""
    names = {name for name, _ in busted_together(RoomFacts(record, len(record), decision.matter))}
    since = enumerate(record.happenings[decision.matter.onset :], decision.matter.onset + 1)
    return [at for at, each in since if _names(each, names)]


def _names(happening: Happening, names: set[str]) -> bool:
    act = happening.act
    of_a_place = isinstance(act, s.Finish) and act.name in names
    return of_a_place or (isinstance(act, d.Ask) and act.word == PAYOUTS and happening.who in names)


def _of_a_shared_place(record: RoomRecord, decision: Decision, points: tuple[Decision, ...]) -> bool:
    """Is it how the pool is paid, asked for somebody of whom it must first be said who finishes higher?"""
    busts = (each for each in points if each.matter.kind == BUSTS)
    paid = decision.matter.kind in PAID_OUT
    return paid and any(decision.matter.error in _places_asked(record, each) for each in busts)


def _as_before_the_push(record: RoomRecord, decision: Decision) -> bool:
    """Is it that a push before the clock's end leaves the level of the hand to come as it is?"""
    level = dict(decision.figures).get("level")
    pushed = isinstance(happening_of(record, decision.matter).act, t.Push) and decision.key == SAME_LEVEL
    return pushed and all(room.clock.level == room.level == level for room in record.rooms)


def _left_the_event(record: RoomRecord, decision: Decision) -> bool:
    """Is it the seat in which a player should have sat who is out by now?"""
    about = decision.matter
    return about.kind == WRONG_SEAT and record.rooms[-1].player(about.detail).out


def _seat_of_the_floor(record: RoomRecord, decision: Decision) -> bool:
    """Is it silence on a change of seats, for a player to whom the floor gave the seat at another table?"""
    about, act = decision.matter, happening_of(record, decision.matter).act
    if about.kind != CHANGE or not decision.silent or not isinstance(act, s.Sit):
        return False
    came = next(each.table for each in record.rooms[about.error - 1].players if each.name == about.detail)
    before = (each.act for each in record.happenings[: about.error - 1])
    return came != act.table and any(
        isinstance(each, s.DrawSeat | s.Assign) and each.name == act.name for each in before
    )


def _brought(record: RoomRecord, decision: Decision) -> bool:
    """Is it what a rebuy is owed for that was never announced, and brought in time?"""
    about = decision.matter
    in_time = about.kind == REBUYING and not decision.silent
    return in_time and isinstance(happening_of(record, about).act, d.Rebuy)


def _hand_over(record: RoomRecord, decision: Decision) -> bool:
    """Is it about the cards of an all-in in a hand that has ended since?"""
    about = decision.matter
    since = record.happenings[about.onset :] if about.kind == "all-in-and-call" else []
    return any(isinstance(each.act, t.End) and each.table == about.detail for each in since)


def _back_too_late(record: RoomRecord, decision: Decision, points: tuple[Decision, ...]) -> bool:
    """Is it no more than how long a player was away who comes back to a hand dealt without him? That comes first."""
    matter, ruling = decision.matter, decision.ruling
    if matter.kind != "absence" or (ruling is not None and ruling.fault):
        return False
    dealt = [each.matter for each in points if each.matter.kind == "dealt-in-away" and not each.silent]
    missed = [each.onset for each in dealt if each.detail == matter.detail and each.onset < matter.onset]
    since = record.happenings[max(missed) : matter.onset] if missed else []
    return bool(missed) and not any(isinstance(each.act, t.End) for each in since)


def _asked(record: RoomRecord, decision: Decision) -> bool:
    """Does somebody ask for it, so that it comes up by no way of its own?"""
    happening = happening_of(record, decision.matter)
    return isinstance(happening.act, d.Ask) or (isinstance(happening.act, s.Balance) and happening.who[0].isupper())


def _of_the_table_that_asks(record: RoomRecord, decision: Decision) -> bool:
    """Is it on the size of the table whose dealer or player asks whether tables are to be balanced?"""
    matter = decision.matter
    asks = table_that_asks(happening_of(record, matter), record.rooms[matter.error - 1])
    return matter.kind == "short-table" and matter.detail == asks


def _only_busts(decision: Decision) -> bool:
    """Is it silence on players out in one hand, or on payouts? Hand for hand as announced tells what they get."""
    return decision.silent and decision.matter.kind in (BUSTS, *PAID_OUT)


def _of_a_race(decision: Decision, points: tuple[Decision, ...]) -> bool:
    """Is it silence on what the cards of a race come to, beside what the house rules on the race itself?"""
    race = any(each.matter.kind == "race" and not each.silent for each in points)
    return race and decision.silent and decision.matter.kind == "race-cards"


def _set(decision: Decision, points: tuple[Decision, ...]) -> bool:
    """Is it only that the clock is set as often as it should be? What it should show comes first, if that is known."""
    known = any(each.matter.kind == ON_THE_CLOCK and not each.silent and each.figures for each in points)
    return decision.matter.kind == "clock-set" and known and decision.ruling is not None and not decision.ruling.fault


def _no_final_table(record: RoomRecord, decision: Decision, points: tuple[Decision, ...]) -> bool:
    """Is it no answer of its own that a player who went out leaves no final table?

    It is where exactly one too many is left, unless a table stops at the same moment.
    """
    matter, ruling = decision.matter, decision.ruling
    if matter.kind != COMBINE:
        return False
    if ruling is None or ruling.key != NOT_YET:
        return ruling is None
    one_over = len(record.rooms[matter.error].left_in()) == dict(decision.figures).get("seats", 0) + 1
    stops = (each.ruling for each in points if each.matter.onset == matter.onset and each.ruling is not None)
    return not one_over or any(each.key == STOPS for each in stops)


def _only_away(decision: Decision, points: tuple[Decision, ...]) -> bool:
    """Is it silence on how long a player was away, beside something else that the house rules on?"""
    others = any(not each.silent and each.matter.kind not in (*BY_THE_WAY, ABSENCE) for each in points)
    return others and decision.silent and decision.matter.kind == ABSENCE


def _only_short(decision: Decision, points: tuple[Decision, ...]) -> bool:
    """Is it silence on a blind that isn't there in full, beside something else that the house rules on?"""
    others = any(not each.silent and each.matter.kind not in BY_THE_WAY for each in points)
    return others and decision.silent and decision.matter.kind == "short-blind"


def _may_get_up(decision: Decision, points: tuple[Decision, ...]) -> bool:
    """Is it that a player need not stay seated, beside an all-in on which the dealer waits for word?"""
    all_in = any(each.matter.kind == "all-in-and-call" for each in points)
    return all_in and decision.matter.kind == "seat-left"


def _order(
    record: RoomRecord, decision: Decision, spoken: frozenset[int], by_the_way: bool
) -> tuple[bool, int, int, bool]:
    """What was asked before what comes by the way, the last first; of one moment faults, what the asker's table
    does, a table that is to stop later, other rulings, then silence and what the house only sends to.

    Silence is by the way where the house rules on something else of that moment.
    """
    ruling, kind, when = decision.ruling, decision.matter.kind, _when(record, decision)
    asked, of_the_asker = _asked(record, decision), _of_the_table_that_asks(record, decision)
    aside = kind in BY_THE_WAY and not asked and not (ruling is not None and ruling.key in TO_DO)
    of_one = 4 if ruling is None else 0 if ruling.fault or ruling.key in TO_DO else 1 if of_the_asker else 3
    of_one = min(of_one, 2) if decision.key == STOPS_LATER else of_one
    of_one = 4 if _is_lent(decision) and decision.key != SHARED else of_one
    return aside or by_the_way or (ruling is None and when in spoken), -when, of_one, kind not in FIRST


def _is_lent(decision: Decision) -> bool:
    """Is it another rulebook's, to which the house sends? What it prints itself comes before that."""
    return not decision.silent and decision.source != decision.book


def _overtaken(decision: Decision, points: tuple[Decision, ...]) -> bool:
    """Has what it tells to do been done since: has the clock started, or run out?"""
    about, after = decision.matter, OVERTAKEN.get(decision.matter.kind)
    if decision.key == NO_CLOCK:
        return False
    if about.kind in AFTER_NO_FORFEIT and any(_stays(each, about) for each in points):
        return True
    if about.kind in PRIZES and any(each.key == BOUND for each in points):
        return True
    if about.kind in OF_AN_ENTRY and any(_turned_away(each, about) for each in points):
        return True
    if about.kind == "late-request" and any(_of_registration(each, about) for each in points):
        return True
    if about.kind == "deck-asked-for" and any(each.matter.kind == "deck-changed" for each in points):
        return True  # it is said whether this change was in order
    if decision.silent and any(_settles(each, about) for each in points):
        return True
    return any(
        each.matter.kind == after
        and each.matter != about
        and not each.silent
        and each.matter.detail == about.detail
        and each.matter.onset >= about.onset
        for each in points
    )


def _settles(decision: Decision, about: Matter) -> bool:
    """Is it what the house does rule on a player who sat down, or has no chips as a hand is dealt?"""
    return (about.kind in SITS and _sends(decision, about)) or (about.kind == NO_CHIPS and _rebuys(decision, about))


def _rebuys(decision: Decision, about: Matter) -> bool:
    """Does it say that the same player is dealt in with chips behind, for a rebuy told of before the hand?"""
    mine = decision.matter.detail == about.detail and decision.matter.onset < about.onset
    return mine and decision.matter.kind == REBUYING and not decision.silent


def _stays(decision: Decision, about: Matter) -> bool:
    """Is it that the same player could not give up the stack for which he would get another?"""
    mine = decision.matter.detail == about.detail and decision.matter.onset <= about.onset
    return mine and decision.key == NO_FORFEIT


def _sends(decision: Decision, about: Matter) -> bool:
    """Does it say who goes to another table, and where, before somebody sat down there? He is judged by that."""
    return decision.matter.kind in MOVES and not decision.silent and decision.matter.onset < about.onset


def _moves_anyway(record: RoomRecord, decision: Decision, points: tuple[Decision, ...]) -> bool:
    """Does a player ask for a seat of his choice whose table has just lost him to another, where the seat is ruled?"""
    about = decision.matter
    table = record.rooms[about.error - 1].table_of(about.detail)
    if about.kind != "seat-request" or not table:
        return False
    seats = {each.matter.onset for each in points if each.matter.kind == TO_WHICH_SEAT and not each.silent}
    moved = (each for each in points if each.matter.kind == MOVER and each.matter.detail == table)
    return any(each.matter.onset in seats and each.matter.onset < about.onset for each in moved)


def _of_registration(decision: Decision, about: Matter) -> bool:
    """Does it say until when the same player may still enter, and with what?"""
    of_him = (decision.matter.detail, decision.matter.onset) == (about.detail, about.onset)
    return decision.matter.kind == ENTRY and not decision.silent and of_him


def _turned_away(decision: Decision, about: Matter) -> bool:
    """Is it that there is no entry at all for the same player?"""
    return decision.key in NO_ENTRY and (decision.matter.detail, decision.matter.onset) == (about.detail, about.onset)


def _worth_asking(record: RoomRecord, decision: Decision) -> bool:
    """Is it an answer? Silence not on what every deal and every level has, and nothing on a table hardly short."""
    if not decision.silent:
        return decision.key != PLAYS_ON or not _hardly_short(record, decision)
    matter, act = decision.matter, happening_of(record, decision.matter).act
    if matter.kind in EVERY_DEAL:
        if isinstance(act, d.Ask | s.Balance):
            return matter.kind in ("uneven-tables", "absence")
        return matter.kind == "absence" and not isinstance(act, t.Deal)
    if matter.kind == "seat-draw":
        return not isinstance(act, s.Show)
    if matter.kind == COMBINE:
        return len(record.rooms[matter.error].left_in()) <= record.setup.full + 1
    if matter.kind == KEPT:
        return not (isinstance(act, p.Keep) and act.word == IN_VIEW)
    return True


def _hardly_short(record: RoomRecord, decision: Decision) -> bool:
    """Is a table a single player short, as tables often are, and does nobody ask, nor the floor stop it?"""
    room, act = record.rooms[-1], happening_of(record, decision.matter).act
    sizes = [len(room.seated(each.name)) for each in room.live_tables()]
    told = isinstance(act, d.Ask | s.Balance | s.Halt | s.Waive | s.Resume)
    return not told and max(sizes, default=0) - len(room.seated(decision.matter.detail)) < FEW


def is_past(record: RoomRecord, lead: Decision) -> bool:
    """Is it what the last deal had of itself, and something else was told since?"""
    since = record.happenings[lead.matter.error :]
    return lead.matter.kind in OF_A_DEAL and not all(isinstance(each.act, AT_THE_TABLE) for each in since)


def seats_of(record: RoomRecord, decision: Decision) -> frozenset[int]:
    """The seats that it is about, a player's own and the one that changes tables among them."""
    matter, moved = decision.matter, dict(decision.figures).get("seat", 0)
    before, after = record.rooms[matter.error - 1], record.rooms[matter.error]
    own = {each.seat for room in (before, after) for each in room.players if each.name == matter.detail and each.seat}
    return frozenset((*matter.seats, moved)) | own
