"""Points about seats: who entered late, where he sits, whether he is dealt in."""

from collections.abc import Iterator

from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.rules.kind import About
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.room.registration import LATE_ENTRY, holds_chips
from trainer.rules.room.seating import came_from, in_play
from trainer.rules.ruling import Matter

ENTRY, REGISTRATION = "entry-in-play", "tournament.registration"


def first_seats(facts: RoomFacts) -> Iterator[Matter]:
    """Somebody who sits nowhere yet gets a seat: by lot, by another's choice, or by his own pick."""
    for moment, act in facts.acts(s.DrawSeat, s.Assign):
        if not moment.before.player(act.name).table:
            yield point("first-seat", "seating.random", moment, act.name)


def wrong_seats(facts: RoomFacts) -> Iterator[Matter]:
    """Somebody sat down first at another seat than the one that is his, or sits there from the start."""
    for moment in (each for each in facts.moments() if not each.index):
        for player in moment.before.players:
            if player.table and player.due_table and player.place != (player.due_table, player.due_seat):
                yield point("wrong-seat", "seating.random", moment, player.name)
    for moment, act in facts.acts(s.Sit):
        player = moment.before.player(act.name)
        if player.due_table and not player.table and (act.table, act.seat) != (player.due_table, player.due_seat):
            yield point("wrong-seat", "seating.random", moment, act.name)


def taken_seats(facts: RoomFacts) -> Iterator[Matter]:
    """Somebody sat down at a table where he did not sit before."""
    for moment, act in facts.acts(s.Sit):
        if came_from(moment) == "new":
            yield point("taking-a-seat", "seating.random", moment, act.name)


def seat_changes(facts: RoomFacts) -> Iterator[Matter]:
    """Somebody left his seat for another one, not the one that is his, while play was on and his table stood."""
    for moment, act in facts.acts(s.Sit):
        if not _to_his_own(facts, moment) and in_play(facts, moment.before) and came_from(moment) in ("seat", "moved"):
            yield point("seat-change", "seating.random", moment, act.name)


def _to_his_own(facts: RoomFacts, moment: Moment) -> bool:
    """Does a player who sat in a wrong seat sit down at the one that was his from the start?"""
    act = moment.happening.act
    assert isinstance(act, s.Sit)
    own = {(each.due_table, each.due_seat) for each in facts.record.rooms[0].players if each.name == act.name}
    return bool(moment.before.player(act.name).table) and (act.table, act.seat) in own


def seat_requests(facts: RoomFacts) -> Iterator[Matter]:
    """Somebody asks for a seat of his wish."""
    yield from (
        point("seat-request", "seating.random", m, m.who)
        for m, act in facts.acts(d.Ask)
        if act.word in ("a-seat", "same-table")
    )


def special_needs(facts: RoomFacts) -> Iterator[Matter]:
    """A player with a special need asks that it be met."""
    asked = (m for m, act in facts.acts(d.Ask) if act.word == "special-needs" and m.who[0].isupper())
    yield from (point("special-need", "seating.special", moment, moment.who) for moment in asked)


def kept_apart(facts: RoomFacts) -> Iterator[Matter]:
    """The floor does not want a player at the same table as another, which he has not asked for himself."""
    wish = {m.who for m, act in facts.acts(d.Ask) if act.word == "same-table"}
    for moment, act in facts.acts(d.Refuse):
        if act.word == "same-table" and act.name not in wish:
            yield point("kept-apart", "seating.random", moment, act.name)


def late_entries(facts: RoomFacts) -> Iterator[Matter]:
    """An entry is sold after play began."""
    for moment, act in facts.acts(d.Register, d.ReEnter):
        if in_play(facts, moment.before):
            yield point("late-entry", "seating.late", moment, act.name)


def late_requests(facts: RoomFacts) -> Iterator[Matter]:
    """Somebody asks whether he may still enter, or wait as an alternate."""
    for moment, act in facts.acts(d.Ask):
        if act.word in (LATE_ENTRY, "alternate") and not holds_chips(moment):
            yield point("late-request", "seating.late", moment, moment.who)


def entries_in_play(facts: RoomFacts) -> Iterator[Matter]:
    """Somebody registers after play began, or asks whether he still may."""
    for moment, act in facts.acts(d.Register):
        if in_play(facts, moment.before):
            yield point(ENTRY, REGISTRATION, moment, act.name)
    for moment, asked in facts.acts(d.Ask):
        if asked.word == LATE_ENTRY and not holds_chips(moment):
            yield point(ENTRY, REGISTRATION, moment, moment.who)


def placed_stacks(facts: RoomFacts) -> Iterator[Matter]:
    """A full stack stands at a seat that nobody has bought, or is taken off again."""
    unsold: set[str] = set()
    for moment, act in facts.acts(s.PlaceStack, d.Remove):
        if isinstance(act, s.PlaceStack):
            unsold.add(act.name)
        if isinstance(act, s.PlaceStack | d.Remove) and act.name in unsold:
            yield point("placed-stack", "seating.late", moment, act.name)


def forfeited_stacks(facts: RoomFacts) -> Iterator[Matter]:
    """A player gives up his chips so as to buy a new stack."""
    for moment, act in facts.acts(d.Surrender):
        yield point("forfeited-stack", "seating.late", moment, act.name)


def arrivals(facts: RoomFacts) -> Iterator[Matter]:
    """Somebody sits down at a table that is playing: is he dealt in?"""
    for moment, act in facts.acts(s.Sit):
        if came_from(moment) != "seat" and in_play(facts, moment.before) and not _to_his_own(facts, moment):
            yield point("arrival", "seating.new-player", moment, act.name, (act.seat,))


def seat_changers(facts: RoomFacts) -> Iterator[Matter]:
    """Somebody takes another seat at his own table, not the one that is his."""
    for moment, act in facts.acts(s.Sit):
        if came_from(moment) == "seat" and not _to_his_own(facts, moment):
            yield point("seat-changer", "seating.new-player", moment, act.name, (act.seat,))


KINDS: tuple[RoomKind, ...] = (
    RoomKind("first-seat", "seating.random", "How a first seat was assigned", About.PLAYER, first_seats),
    RoomKind("wrong-seat", "seating.random", "A player sits in the wrong seat", About.PLAYER, wrong_seats),
    RoomKind("taking-a-seat", "seating.random", "A seat was taken", About.PLAYER, taken_seats),
    RoomKind("seat-change", "seating.random", "A player changed seats during play", About.PLAYER, seat_changes),
    RoomKind("seat-request", "seating.random", "A player wants a particular seat", About.PLAYER, seat_requests),
    RoomKind("special-need", "seating.special", "A special need", About.PLAYER, special_needs),
    RoomKind("kept-apart", "seating.random", "Two players must be kept apart", About.PLAYER, kept_apart),
    RoomKind("late-entry", "seating.late", "An entry was sold after the start", About.PLAYER, late_entries),
    RoomKind("late-request", "seating.late", "A player wants to enter late", About.PLAYER, late_requests),
    RoomKind(ENTRY, REGISTRATION, "A player enters, or wants to, during play", About.PLAYER, entries_in_play),
    RoomKind("placed-stack", "seating.late", "A stack is at an unsold seat", About.PLAYER, placed_stacks),
    RoomKind("forfeited-stack", "seating.late", "A stack is given up for a new one", About.PLAYER, forfeited_stacks),
    RoomKind("arrival", "seating.new-player", "A player arrives at a running table", About.PLAYER, arrivals),
    RoomKind(
        "seat-changer", "seating.new-player", "A player takes another seat at their table", About.PLAYER, seat_changers
    ),
)
