"""Who did what, as the floor was told of it: the gestures of another seat, of another amount, or to another seat."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, NotEnoughChips, pick
from trainer.kernel.report_acts import LEADING, TO_A_SEAT, DealerDeed, DealerDid, Deed, Did, Report
from trainer.rules.amiss import MONEY
from trainer.rules.record import Record
from trainer.rules.ruling import Matter
from trainer.scenarios.report import statements
from trainer.scenarios.report_conduct import OF_PLAYERS, Seen, apart_from_bets, deed_of
from trainer.scenarios.report_truth import BY_DEALER, dealers_deeds, deeds, whole_deed

FIGURE = re.compile(r"\d[\d,]*")
BY_ANY_SEAT = (g.Device, g.Conduct, g.Bounty, g.Claim, g.Request, g.Dispute, g.ShowTo)
"""Acts apart from betting that another seat can have done as well: no card or chip of its own is in them."""
SPOKEN = (Deed.SAID_BET, Deed.SAID_CALL, Deed.SAID_RAISE, Deed.SAID_ALL_IN, Deed.SAID_NUMBER)
Changed = Mapping[int, g.Gesture]


def told_otherwise(record: Record, at: int, matter: Matter, reports: tuple[Report, ...]) -> Changed:
    """Each gesture that was told otherwise, by its index, as it was told."""
    apart = _apart_from_bets if matter.kind in OF_PLAYERS else _of_the_dealer
    some = _of_players if matter.kind in MONEY else apart
    return dict(some(record, at, matter, reports))


# --- what players did ------------------------------------------------------------------------------------------


def _of_players(
    record: Record, at: int, matter: Matter, reports: tuple[Report, ...]
) -> Iterator[tuple[int, g.Gesture]]:
    """Each gesture of a wager or a turn that was told of another seat or with another amount."""
    told = [one for one in statements(reports) if isinstance(one, Did) and one.deed not in LEADING]
    done_by_all, to_act = deeds(record, at), record.met(matter.error - 1).pending
    for done in whole_deed(record, at, matter):
        same = [one for one in told if (one.seat, one.deed) == (done.seat, done.deed)]
        right = [one for one in same if one.amount in done.amounts]
        others = [one for one in told if one.deed is done.deed and one.amount in done.amounts and one.seat in to_act]
        others = [] if same else [one for one in others if not _so(one, done_by_all)]
        meant = next(iter(right or same or others), None)
        if meant is not None and not right:
            yield from _otherwise(record, done, meant)
        told = [one for one in told if one is not meant]


def _so(one: Did, done: Sequence[Seen]) -> bool:
    return any((each.seat, each.deed) == (one.seat, one.deed) and one.amount in each.amounts for each in done)


def _otherwise(record: Record, done: Seen, told: Did) -> Iterator[tuple[int, g.Gesture]]:
    gesture = record.gestures[done.index]
    if gesture.seat != done.seat:
        return
    act = _act_as_told(record, done, told, gesture.act)
    if act is not None:
        yield done.index, replace(gesture, who=g.player(told.seat), act=act)


def _act_as_told(record: Record, done: Seen, told: Did, act: g.Act) -> g.Act | None:
    """The act with the amount that was told; None where that seat can't have done it."""
    if isinstance(act, g.Say) and done.deed in SPOKEN:
        figure = str(told.amount) if told.amount and told.amount not in done.amounts else ""
        return g.Say(FIGURE.sub(figure, act.words, count=1)) if figure else act
    if isinstance(act, g.Wager):
        amount = told.amount or act.chips.amount
        off = amount - _nearest(amount, done.amounts)
        stack = record.tables[done.index].seat(told.seat).stack
        chips = _worth(stack, act.chips, act.chips.amount + off)
        return replace(act, chips=chips) if chips is not None else None
    return act if isinstance(act, g.Check | g.Fold | g.Say) else None


def _nearest(amount: int, amounts: Sequence[int]) -> int:
    """What was meant by an amount that isn't right: the chips put in, or all that the seat has out."""
    return min(amounts, key=lambda each: abs(each - amount))


def _worth(stack: Chips, like: Chips, amount: int) -> Chips | None:
    """Chips of that worth as like those put in as can be; None where the seat can't have put in so much."""
    off = amount - like.amount
    try:
        apart = pick(stack - like, max(off, 0)) if off >= 0 else pick(like, -off)
    except NotEnoughChips:
        apart = None
    if apart is None:
        return pick(stack, amount)
    return like + apart if off >= 0 else like - apart


# --- what players did apart from their bets --------------------------------------------------------------------


def _apart_from_bets(
    record: Record, at: int, matter: Matter, reports: tuple[Report, ...]
) -> Iterator[tuple[int, g.Gesture]]:
    """What was told of another player than the one who did it, or as done to another one."""
    told = [one for one in statements(reports) if isinstance(one, Did)]
    done_by_all, there = apart_from_bets(record, at), {each.number for each in record.table.seats}
    for done in deed_of(record, at, matter):
        same = [one for one in told if one.deed is done.deed and {one.seat, one.amount or one.seat} <= there]
        right = any(one.seat == done.seat and one.amount in done.amounts for one in same)
        meant = next((one for one in same if not _so(one, done_by_all)), None)
        gesture = record.gestures[done.index]
        if meant is not None and not right and isinstance(gesture.act, BY_ANY_SEAT):
            yield done.index, replace(gesture, who=g.player(meant.seat), act=_at_a_seat(meant, gesture.act))


def _at_a_seat(told: Did, act: g.Act) -> g.Act:
    """The act with the seat that was told of it; whose clock runs is whoever is to act."""
    if isinstance(act, g.ShowTo) or (isinstance(act, g.Request) and told.deed is Deed.ASKED_TO_SEE):
        return replace(act, seat=told.amount)
    return act


# --- what the dealer did to a seat -----------------------------------------------------------------------------


def _of_the_dealer(
    record: Record, at: int, matter: Matter, reports: tuple[Report, ...]
) -> Iterator[tuple[int, g.Gesture]]:
    """The card that another seat is said to have got, or the one of another seat that is said to have been seen."""
    for seat, deed in _misnamed(record, at, matter, reports):
        for own in matter.seats[:1]:
            to, away = (own, seat) if "short" in matter.detail else (seat, own)
            yield from _seen(record, at, own, seat) if deed is DealerDeed.EXPOSED else _dealt(record, matter, away, to)
            return


def _misnamed(record: Record, at: int, matter: Matter, reports: tuple[Report, ...]) -> Iterator[tuple[int, str]]:
    """Each seat that is said in the place of the one that a matter is about, and what is said of it."""
    there = [each.number for each in record.table.seats]
    deeds_told = {each for each in BY_DEALER.get(matter.kind, ()) if each in TO_A_SEAT}
    held = {seat: len(record.tables[at].seat(seat).hand) for seat in there if seat not in matter.seats}
    true = dealers_deeds(record, at, matter)
    for one in statements(reports):
        if isinstance(one, DealerDid) and one.deed in deeds_told and one not in true and one.number in there:
            yield one.number, one.deed
        elif isinstance(one, Did) and one.deed is Deed.HOLDS and held.get(one.seat, one.amount) != one.amount:
            yield one.seat, one.deed


def _dealt(record: Record, matter: Matter, seat: int, to: int) -> Iterator[tuple[int, g.Gesture]]:
    """The last card that a seat got until then, as another's."""
    for index in range(matter.error - 1, record.courses[matter.error].deal_start - 1, -1):
        act = record.gestures[index].act
        if isinstance(act, g.Pitch) and act.seat == seat:
            yield index, replace(record.gestures[index], act=replace(act, seat=to))
            return


def _seen(record: Record, at: int, own: int, seat: int) -> Iterator[tuple[int, g.Gesture]]:
    """Of two seats' cards of the same round the other one is turned over on its way."""
    start = record.courses[at].deal_start
    pitched = {each: _pitched(record, start, at, each) for each in (own, seat)}
    for mine, other in zip(pitched[own], pitched[seat], strict=False):
        for index, up in ((mine, other), (other, mine)):
            gesture, shown = record.gestures[index], record.gestures[up].act
            if isinstance(gesture.act, g.Pitch) and isinstance(shown, g.Pitch) and gesture.act.up != shown.up:
                yield index, replace(gesture, act=replace(gesture.act, up=shown.up))


def _pitched(record: Record, start: int, at: int, seat: int) -> list[int]:
    return [index for index, _, act in _pitches(record) if start <= index < at and act.seat == seat]


def _pitches(record: Record) -> list[tuple[int, int, g.Pitch]]:
    return record.acts.get(g.Pitch, [])
