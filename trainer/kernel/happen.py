"""`happen(table, gesture) -> table`: the physics. Every possible act is accepted, however wrong."""

from collections.abc import Callable
from typing import Any

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.cards import Card, Placed, square
from trainer.kernel.chips import NotEnoughChips
from trainer.kernel.happen_chips import CHIPS
from trainer.kernel.table import Cards, Impossible, Table, with_seat


def happen(table: Table, gesture: g.Gesture) -> Table:
    """The table after the gesture. Raises Impossible when it cannot happen in the physical world."""
    if gesture.who[0] == "P":
        table.seat(gesture.seat)
    handler = HANDLERS.get(type(gesture.act))
    try:
        return handler(table, gesture, gesture.act) if handler else table
    except NotEnoughChips as missing:
        raise Impossible(str(missing)) from missing


def possible(table: Table, gesture: g.Gesture) -> bool:
    """Can it happen at the table as it stands?"""
    try:
        happen(table, gesture)
    except Impossible:
        return False
    return True


INTO_THE_STUB = ("stub-top", "stub-bottom")


# --- cards -----------------------------------------------------------------------------------------------------


def pull(table: Table) -> tuple[Cards, Cards]:
    """The top of the stub with all that sticks to it, and the stub without them. Raises Impossible."""
    if not table.stub:
        raise Impossible("the stub is empty")
    count = 1
    stub, stuck = table.stub, table.stuck
    if stuck:
        while count < len(stub) and (stub[count - 1].card, stub[count].card) in stuck:
            count += 1
    return stub[:count], stub[count:]


def _turned(group: Cards, over: bool) -> Cards:
    return tuple(Placed(each.card, not each.up) for each in group) if over else group


def _to_hand(table: Table, number: int, group: Cards, **parts: Any) -> Table:
    seat = table.seat(number)
    return with_seat(table, replace(seat, hand=seat.hand + group), **parts)


def _loose_after(table: Table, gesture: g.Gesture) -> bool:
    """Does the stub lie loose after an act that loosens one?"""
    return table.loose or (table.loosens_from is not None and gesture.at >= table.loosens_from)


def _pitch(table: Table, gesture: g.Gesture, act: g.Pitch) -> Table:
    """Round upon round before any burn, as in the deal, it loosens the stub; a card a seat after a burn doesn't."""
    group, rest = pull(table)
    another_round = bool(table.seat(act.seat).hand) and not table.burns
    loose = _loose_after(table, gesture) if another_round else table.loose
    return _to_hand(table, act.seat, _turned(group, act.up), stub=rest, loose=loose)


def _burn(table: Table, _: g.Gesture, __: g.Burn) -> Table:
    group, rest = pull(table)
    return replace(table, burns=table.burns + group, stub=rest)


def _lay(table: Table, _: g.Gesture, act: g.Lay) -> Table:
    for _count in range(act.count):
        group, rest = pull(table)
        table = replace(table, board=table.board + _turned(group, act.up), stub=rest)
    return table


def _turn(table: Table, _: g.Gesture, act: g.Turn) -> Table:
    return _each_zone(
        table,
        act.cards,
        lambda lying, wanted: tuple(Placed(each.card, act.up) if each.card in wanted else each for each in lying),
    )


def _scramble(table: Table, _: g.Gesture, act: g.Scramble) -> Table:
    if len(set(act.cards)) != len(act.cards):
        raise Impossible("the same card can't be scrambled twice at once")
    if len({table.where(card) for card in act.cards}) > 1:
        raise Impossible("cards can only be scrambled when they are together")
    return _each_zone(table, act.cards, lambda lying, wanted: _mixed(lying, wanted, act.cards))


def _mixed(lying: Cards, wanted: frozenset[Card], order: tuple[Card, ...]) -> Cards:
    fresh = iter(order)
    return tuple(Placed(next(fresh)) if each.card in wanted else each for each in lying)


def _shuffle(table: Table, _: g.Gesture, act: g.Shuffle) -> Table:
    lying = {each.card: each for each in table.stub}
    if len(act.cards) != len(lying) or lying.keys() != set(act.cards):
        raise Impossible("a shuffle must keep the same cards as the stub")
    return replace(table, stub=tuple(lying[card] for card in act.cards), loose=False)


def _square(table: Table, _: g.Gesture, __: g.Square) -> Table:
    if not table.stub:
        raise Impossible("the stub is empty")
    return replace(table, loose=False) if table.loose else table


def _cut(table: Table, _: g.Gesture, act: g.Cut) -> Table:
    if not 0 <= act.depth <= len(table.stub):
        raise Impossible(f"the stub doesn't have {act.depth} cards to cut")
    return replace(table, stub=table.stub[act.depth :] + table.stub[: act.depth], loose=False)


def _flash(table: Table, _: g.Gesture, act: g.Flash) -> Table:
    if not act.cards or not {each.card for each in table.stub}.issuperset(act.cards):
        raise Impossible("a card that isn't in the stub can't be seen there")
    return table


def _shuffler(table: Table, _: g.Gesture, __: g.Shuffler) -> Table:
    return replace(table, machine=True)


def _drop(table: Table, gesture: g.Gesture, act: g.Drop) -> Table:
    if not act.cards:
        raise Impossible("no card is dropped")
    if gesture.by_dealer:
        return _stub_dropped(table, gesture, act.cards)
    hand = {each.card for each in table.seat(gesture.seat).hand}
    if not hand.issuperset(act.cards):
        raise Impossible("a player can only drop cards from their own hand")
    return _move(table, gesture, g.Move("aside", False, act.cards))


def _stub_dropped(table: Table, gesture: g.Gesture, cards: tuple[Card, ...]) -> Table:
    if len(set(cards)) != len(cards):
        raise Impossible("the same card can't be dropped twice at once")
    if not {each.card for each in table.stub}.issubset(cards):
        raise Impossible("the whole stub has to be dropped")
    if not {table.where(card) for card in cards} <= {"stub", "muck", "burns"}:
        raise Impossible("the stub can only fall into the muck or the burns")
    rest = _each_zone(table, cards, lambda lying, wanted: tuple(e for e in lying if e.card not in wanted))
    return replace(rest, stub=tuple(map(table.find, cards)), loose=_loose_after(table, gesture))


def _move(table: Table, gesture: g.Gesture, act: g.Move) -> Table:
    group = tuple(Placed(card, act.up) for card in act.cards)
    if len(set(act.cards)) != len(group):
        raise Impossible("the same card can't be moved twice at once")
    for card in act.cards:
        table.where(card)
    rest = _each_zone(table, act.cards, lambda lying, wanted: tuple(e for e in lying if e.card not in wanted))
    put = _put(rest, act.to, group)
    return replace(put, loose=_loose_after(table, gesture)) if act.to in INTO_THE_STUB else put


def _put(table: Table, to: str, group: Cards) -> Table:
    if to == "stub-top":
        return replace(table, stub=group + table.stub)
    if to == "stub-bottom":
        return replace(table, stub=table.stub + group)
    if to.startswith("hand-") and to[5:].isdigit():
        return _to_hand(table, int(to[5:]), group)
    if to not in ("board", "burns", "muck", "aside"):
        raise Impossible(f"there is no place called {to!r} on a table")
    zones: dict[str, Any] = {to: getattr(table, to) + group}
    return replace(table, **zones)


def _gather(table: Table, _: g.Gesture, __: g.Gather) -> Table:
    lying = [each for zone, group in table.zones() if zone != "stub" for each in group]
    seats = tuple(replace(seat, hand=()) if seat.hand else seat for seat in table.seats)
    stub = square(lying) + square(table.stub)
    return replace(table, seats=seats, stub=stub, board=(), burns=(), muck=(), aside=(), loose=False)


def _muck(table: Table, _: g.Gesture, act: g.Muck) -> Table:
    seat = table.seat(act.seat)
    if not seat.hand:
        raise Impossible(f"seat {act.seat} has no cards to muck")
    return with_seat(table, replace(seat, hand=()), muck=table.muck + square(seat.hand))


def _fold(table: Table, gesture: g.Gesture, _: g.Fold) -> Table:
    return _muck(table, gesture, g.Muck(gesture.seat))


Rework = Callable[[Cards, frozenset[Card]], Cards]


def _each_zone(table: Table, cards: tuple[Card, ...], rework: Rework) -> Table:
    """The table with `rework` done to every zone in which one of the cards lies. Raises Impossible."""
    wanted = frozenset(cards)
    found = 0
    changes: dict[str, Any] = {}
    for seat in table.seats:
        here = sum(each.card in wanted for each in seat.hand)
        if here:
            seats = changes.setdefault("seats", list(table.seats))
            seats[seat.number - 1] = replace(seat, hand=rework(seat.hand, wanted))
            found += here
    for zone in ("board", "burns", "muck", "aside", "stub"):
        if found == len(wanted):
            break
        lying: Cards = getattr(table, zone)
        here = sum(each.card in wanted for each in lying)
        if here:
            changes[zone] = rework(lying, wanted)
            found += here
    if found != len(wanted):
        raise Impossible("one of these cards isn't at this table")
    if "seats" in changes:
        changes["seats"] = tuple(changes["seats"])
    return replace(table, **changes)


# --- who sits there --------------------------------------------------------------------------------------------


def _at_seat(table: Table, number: int, if_not: str = "is away") -> None:
    """Raises Impossible, with what the player is, unless somebody sits in that seat and is not away from it."""
    if not table.seat(number).taken:
        raise Impossible(f"no one sits in seat {number}")
    if number in table.away:
        raise Impossible(f"seat {number} {if_not}")


def _away(table: Table, gesture: g.Gesture, _: g.Away) -> Table:
    _at_seat(table, gesture.seat, "is already away")
    return replace(table, away=table.away | {gesture.seat})


def _back(table: Table, gesture: g.Gesture, _: g.Back) -> Table:
    if not table.seat(gesture.seat).taken:
        raise Impossible(f"no one sits in seat {gesture.seat}")
    return replace(table, away=table.away - {gesture.seat})


def _device(table: Table, gesture: g.Gesture, act: g.Device) -> Table:
    if act.use not in g.DEVICE_USES:
        raise Impossible(f"{act.use!r} isn't one of {', '.join(g.DEVICE_USES)}")
    _at_seat(table, gesture.seat)
    return table


def _conduct(table: Table, gesture: g.Gesture, act: g.Conduct | g.Bounty) -> Table:
    known = g.CONDUCT if isinstance(act, g.Conduct) else g.BOUNTIES
    if act.word not in known:
        raise Impossible(f"{act.word!r} isn't one of {', '.join(known)}")
    _at_seat(table, gesture.seat)
    return table


def _show_to(table: Table, gesture: g.Gesture, act: g.ShowTo) -> Table:
    for seat in (gesture.seat, act.seat):
        _at_seat(table, seat)
    if act.seat == gesture.seat:
        raise Impossible("a player can only show cards to another player")
    return table


def _push(table: Table, _: g.Gesture, __: g.DealerPush) -> Table:
    return replace(table, dealer=table.dealer + 1)


# --- button, voice ----------------------------------------------------------------------------------------------


def _move_button(table: Table, _: g.Gesture, act: g.MoveButton) -> Table:
    return replace(table, button=table.seat(act.seat).number)


def _stop(table: Table, _: g.Gesture, __: g.Act) -> Table:
    return table if table.stopped else replace(table, stopped=True)


def _proceed(table: Table, _: g.Gesture, __: g.Act) -> Table:
    return replace(table, stopped=False)


def _come(table: Table, _: g.Gesture, __: g.Act) -> Table:
    return replace(table, floor=True)


def _leave(table: Table, _: g.Gesture, __: g.Act) -> Table:
    return replace(table, floor=False)


def _next_hand(table: Table, _: g.Gesture, __: g.Act) -> Table:
    return replace(table, over=True)


HANDLERS: dict[type[g.Act], Callable[[Table, g.Gesture, Any], Table]] = {
    **CHIPS,
    g.Pitch: _pitch,
    g.Burn: _burn,
    g.Lay: _lay,
    g.Turn: _turn,
    g.Move: _move,
    g.Scramble: _scramble,
    g.Drop: _drop,
    g.Shuffle: _shuffle,
    g.Shuffler: _shuffler,
    g.Flash: _flash,
    g.Square: _square,
    g.Cut: _cut,
    g.Gather: _gather,
    g.Muck: _muck,
    g.Fold: _fold,
    g.MoveButton: _move_button,
    g.Away: _away,
    g.Back: _back,
    g.DealerPush: _push,
    g.Conduct: _conduct,
    g.Bounty: _conduct,
    g.ShowTo: _show_to,
    g.Device: _device,
    g.Stop: _stop,
    g.CallFloor: _stop,
    g.Proceed: _proceed,
    g.Come: _come,
    g.Leave: _leave,
    g.NextHand: _next_hand,
}
