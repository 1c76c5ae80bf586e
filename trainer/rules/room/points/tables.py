"""Points about whole tables: broken, balanced, halted, the final one, and the button between games."""

from collections.abc import Iterator

from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import FLOOR, Happening
from trainer.kernel.room.state import Room
from trainer.rules.kind import About
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.room.seating import STUD, occupied, spread
from trainer.rules.ruling import Matter

BALANCE, FINAL = "balance", "final-table"  # what is asked for


def broken(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point("broken-table", "seating.break", moment, act.table) for moment, act in facts.acts(s.BreakTable))


def seat_draws(facts: RoomFacts) -> Iterator[Matter]:
    """The first new seat of a broken table's players comes out, and something of how was told; or is to come out, as
    everybody there has a card.
    """
    seen: set[str] = set()
    told = any(True for _ in facts.acts(s.SeatCards, s.Show))
    draws = [(moment, act.name) for moment, act in facts.acts(s.DrawSeat)]
    for moment, name in (*draws, *_last_cards(facts)):
        table = moment.before.player(name).table
        if told and table and moment.before.table(table).broken and table not in seen:
            seen.add(table)
            yield point("seat-draw", "seating.break", moment, table)


def _last_cards(facts: RoomFacts) -> Iterator[tuple[Moment, str]]:
    """The cards with which everybody at a table has one."""
    shown: set[str] = set()
    for moment, act in facts.acts(s.Show):
        shown.add(act.name)
        table = moment.before.player(act.name).table
        if table and {each.name for each in moment.before.seated(table)} <= shown:
            yield moment, act.name


def _moves(facts: RoomFacts) -> Iterator[tuple[Moment, s.Balance]]:
    """Every time the floor has a player go to another table."""
    yield from ((moment, act) for moment, act in facts.acts(s.Balance) if _ordered(moment))


def movers(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point("balance-mover", "seating.balance", moment, act.table) for moment, act in _moves(facts))


def destinations(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point("balance-seat", "seating.balance", moment, act.to) for moment, act in _moves(facts))


def giving_tables(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point("giving-table", "seating.balance", moment, act.table) for moment, act in _moves(facts))


def uneven(facts: RoomFacts) -> Iterator[Matter]:
    """Somebody went out and the tables were no longer equal, for the first time; somebody asks for balance, or a table
    is stopped.
    """
    seen = False
    for moment in facts.moments():
        act, room = moment.happening.act, moment.after
        more = len(list(room.live_tables())) > 1 and bool(occupied(room))
        out = isinstance(act, s.Bust | d.Surrender) and bool(spread(room)) and not seen
        if more and (out or _asks_for_balance(moment) or isinstance(act, s.Halt)):
            seen = seen or out
            yield point("uneven-tables", "seating.balance", moment)


def _asks_for_balance(moment: Moment) -> bool:
    """Does somebody ask whether tables are to be balanced? A player who says that one is to move only asks."""
    act = moment.happening.act
    return (isinstance(act, d.Ask) and act.word == BALANCE) or (isinstance(act, s.Balance) and not _ordered(moment))


def table_that_asks(happening: Happening, room: Room) -> str:
    """The table whose dealer or player asks whether tables are to be balanced, "" where nobody there does."""
    asks = isinstance(happening.act, d.Ask) and happening.act.word == BALANCE
    at = next((each.table for each in room.players if each.name == happening.who), happening.table)
    return at if asks else ""


def _floor_asks(moment: Moment) -> bool:
    """Does the floor ask whether tables are to be balanced, about all of them?"""
    return moment.who == FLOOR and isinstance(moment.happening.act, d.Ask)


def _ordered(moment: Moment) -> bool:
    return not moment.who[0].isupper()


def short_tables(facts: RoomFacts) -> Iterator[Matter]:
    """A table has come to be shorter than the fullest, or its next hand begins so, or it is told to stop or play on."""
    seen: set[str] = set()
    for moment, act in facts.acts(
        s.Bust, d.Surrender, t.Button, d.Ask, s.Balance, *OF_A_HAND, s.Halt, s.Waive, s.Resume
    ):
        if isinstance(act, d.Ask | s.Balance) and not _asks_for_balance(moment):
            continue
        some = _shorter(moment)
        if isinstance(act, OF_A_HAND):
            some &= {moment.happening.table} if _told_in_full(facts, moment) else set()
        elif isinstance(act, s.Halt | s.Waive | s.Resume):
            some &= {act.table}
        asks = table_that_asks(moment.happening, moment.before)
        again = some & seen if _floor_asks(moment) else {asks} & some & seen
        for name in sorted(some - seen, key=lambda each: each == asks) + sorted(again):
            seen.add(name)
            yield point("short-table", "seating.halt-play", moment, name)


OF_A_HAND = (t.Riffle, t.Shuffler, t.Deal)
NEARLY_FULL = 2  # so many players fewer than a full table seats, and the room is no mere part of an event


def _told_in_full(facts: RoomFacts, moment: Moment) -> bool:
    """Is the fullest table about as full as tables are? A room with fewer may tell but some of the players."""
    room = moment.after
    fullest = max((len(room.seated(each.name)) for each in room.live_tables()), default=0)
    return fullest >= facts.setup.full - NEARLY_FULL


def _shorter(moment: Moment) -> set[str]:
    room = moment.after
    counts = {each.name: len(room.seated(each.name)) for each in room.live_tables()}
    return {name for name, count in counts.items() if 0 < count < max(counts.values())}


def final_tables(facts: RoomFacts) -> Iterator[Matter]:
    """It is about to be made, or somebody asks whether it is."""
    about = [moment for moment, _ in facts.acts(s.FinalTable)]
    about += [moment for moment, act in facts.acts(d.Ask) if act.word == FINAL]
    yield from (point("final-table", "seating.final-table", moment) for moment in about)


def two_tables_left(facts: RoomFacts) -> Iterator[Matter]:
    """A player went out, and two tables hold about as many as a last one."""
    for moment, _ in facts.acts(s.Bust):
        if _near_the_last_table(facts, moment.after):
            yield point("two-tables-left", "seating.final-table", moment)


NEAR = (-1, 2)  # from two out at once at a table's number to one more than the most that a last table seats beyond it


def _near_the_last_table(facts: RoomFacts, room: Room) -> bool:
    """Are about as many left at two tables as sit at a last one? A room with fewer may tell but a part of the event."""
    setup, tables = facts.setup, [each for each in room.live_tables() if room.seated(each.name)]
    if setup.event in ("cash", "survivor") or setup.format == "heads-up" or len(tables) != 2:
        return False
    return NEAR[0] <= len(room.left_in()) - setup.full <= NEAR[1]


def tables_left(facts: RoomFacts) -> Iterator[Matter]:
    """A table was broken, and so many are left."""
    for moment, act in facts.acts(s.BreakTable):
        yield point("tables-left", "seating.final-table", moment, act.table)


def frozen(facts: RoomFacts) -> Iterator[Matter]:
    """The game goes from one with a button to stud."""
    for moment, act in facts.acts(t.Game):
        if act.game in STUD and _game(moment) not in STUD:
            yield point("button-to-stud", "seating.mixed-button", moment, moment.happening.table)


def thawed(facts: RoomFacts) -> Iterator[Matter]:
    """The game comes back from stud to one with a button."""
    for moment, act in facts.acts(t.Game):
        if act.game not in STUD and _game(moment) in STUD:
            yield point("button-from-stud", "seating.mixed-button", moment, moment.happening.table)


def _game(moment: Moment) -> str:
    return moment.before.table(moment.happening.table).game


def apart(facts: RoomFacts) -> Iterator[Matter]:
    """Stud and stud-8 are both in the mix, and something else comes between them."""
    games = set(facts.setup.games)
    for moment, act in facts.acts(t.Game):
        pair = {_game(moment), act.game}
        if {"stud", "stud8"} <= games and len(pair & {"stud", "stud8"}) == 1:
            yield point("stud-games-apart", "rp.mixed-order", moment, moment.happening.table)


def absent_movers(facts: RoomFacts) -> Iterator[Matter]:
    """A table is broken while one of its players is away, or one goes away from it as it breaks."""
    for moment, act in facts.acts(s.BreakTable):
        for each in moment.before.seated(act.table):
            if not each.here:
                yield point("absent-mover", "rp.absent-mover", moment, each.name)
    for moment, _ in facts.acts(s.Away):
        table = moment.before.player(moment.who).table
        if table and moment.before.table(table).broken:
            yield point("absent-mover", "rp.absent-mover", moment, moment.who)


KINDS: tuple[RoomKind, ...] = (
    RoomKind("broken-table", "seating.break", "A table is broken", About.TABLE, broken),
    RoomKind("seat-draw", "seating.break", "New seats are drawn for a broken table", About.TABLE, seat_draws),
    RoomKind("balance-mover", "seating.balance", "A player must change tables: who?", About.TABLE, movers),
    RoomKind(
        "balance-seat", "seating.balance", "A player must change tables: to which seat?", About.TABLE, destinations
    ),
    RoomKind("giving-table", "seating.balance", "A player must change tables: from which?", About.TABLE, giving_tables),
    RoomKind("uneven-tables", "seating.balance", "Tables are uneven", About.ROOM, uneven),
    RoomKind("short-table", "seating.halt-play", "A table is short of players", About.TABLE, short_tables),
    RoomKind("final-table", "seating.final-table", "The final table must be made", About.ROOM, final_tables),
    RoomKind("two-tables-left", "seating.final-table", "Two tables may combine", About.ROOM, two_tables_left),
    RoomKind("tables-left", "seating.final-table", "Few tables are left", About.TABLE, tables_left),
    RoomKind("button-to-stud", "seating.mixed-button", "The button when stud begins", About.TABLE, frozen),
    RoomKind("button-from-stud", "seating.mixed-button", "The button when stud is over", About.TABLE, thawed),
    RoomKind("stud-games-apart", "rp.mixed-order", "Stud and stud-8 do not follow each other", About.TABLE, apart),
    RoomKind(
        "absent-mover", "rp.absent-mover", "A player is away when their table breaks", About.PLAYER, absent_movers
    ),
)
