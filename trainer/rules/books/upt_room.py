"""UPT's rooms: seats by the director, tables kept even, and a minute on the clock with a warning."""

from trainer.kernel.room import seat_acts as s
from trainer.kernel.room.act import FLOOR
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.seating import in_play, permitted
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

LEAVE_NEEDED = Ruling(
    "seating.no-seat-without-permission", "no one may take a seat without permission", Authority.FLOOR
)
LEAVE_GIVEN = Ruling("seating.seat-taken-with-permission", "the seat was taken with permission", fault=False)
MAY_BE_PARTED = Ruling(
    "seating.players-may-be-separated",
    "the director may require the two players to sit at different tables",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("another-table", "the-same-table"),
)
DRAWN_OR_ASSIGNED = Ruling("seating.drawn-or-assigned", "the draw or assignment is correct", fault=False)
PICKED = Ruling(
    "seating.satellite-seat-picked", "in a single-table satellite, early entrants may pick their seats", fault=False
)
BACK_TO_HIS_SEAT = Ruling(
    "seating.no-unassigned-change",
    "no one may change seats during play unless the director assigns the seat",
    Authority.FLOOR,
)
DIRECTOR_ASSIGNED = Ruling("seating.change-assigned", "the change of seats is allowed", Authority.FLOOR, fault=False)
STACK_FOR_LATE_ENTRY = Ruling(
    "seating.unsold-stack-pays-blinds",
    "the stack may stay and pays blinds and antes; if the seat isn't sold, the director decides when to remove it",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("leave-it-there", "take-it-away"),
    fault=False,
)
SAME_RELATIVE_POSITION = Ruling(
    "seating.dealt-in-same-position",
    "the player is dealt in on the first hand that puts them in the same position relative to the blinds as before",
    options=("wait", "post-as-much-as-the-big-blind-if-none-was-missed"),
)
FILL_EMPTY_SEATS = Ruling(
    "seating.break-in-set-order", "tables break in a set order, and the players go to empty seats at other tables"
)
EARLIEST_BIG_BLIND = Ruling(
    "seating.soonest-big-blind", "the player takes the open seat that gets the big blind soonest"
)
TOO_UNEVEN = Ruling("seating.player-moved-to-balance", "a player is moved as needed to balance the tables")
EVEN_ENOUGH = Ruling("seating.tables-even-enough", "the tables are balanced", fault=False)
A_MINUTE = Ruling(
    "clock.time-with-a-warning",
    "the player has one minute to act and gets a warning before time is up",
    Authority.FLOOR,
)
REDRAW = Ruling("seating.all-seats-redrawn", "all seats are redrawn")
REDRAW_IF_WANTED = Ruling(
    "seating.redraw-optional",
    "an event this small doesn't have to redraw seats at this point",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("draw-anew", "go-on-as-they-sit"),
    fault=False,
)


def _event(facts: RoomFacts, *events: str) -> bool:
    return facts.setup.event in events


# --- seats ------------------------------------------------------------------------------------------------------


@rule("seating.random.seat-taken-without-permission", kinds=("taking-a-seat",), ruling=LEAVE_NEEDED)
def seat_taken_without_leave(facts: RoomFacts, _: Numbers) -> bool:
    """A person sits down without being given a seat."""
    return not _has_leave(facts)


@rule("seating.random.seat-taken-with-permission", kinds=("taking-a-seat",), ruling=LEAVE_GIVEN)
def seat_taken_with_leave(facts: RoomFacts, _: Numbers) -> bool:
    """A person who drew a seat or was given one sits down."""
    return _has_leave(facts)


def _has_leave(facts: RoomFacts) -> bool:
    return facts.subject.who == FLOOR or permitted(facts, facts.matter.detail)


@rule("seating.random.players-kept-apart", kinds=("kept-apart",), ruling=MAY_BE_PARTED)
def two_not_wanted_together() -> None:
    """The floor doesn't want two players with close ties at the same table."""


def _picked(facts: RoomFacts) -> bool:
    return facts.subject.happening.act.verb == "assign" and facts.subject.who == facts.matter.detail


@rule("seating.random.first-seat-drawn-or-assigned", kinds=("first-seat",), ruling=DRAWN_OR_ASSIGNED)
def first_seat_by_lot_or_assignment(facts: RoomFacts, _: Numbers) -> bool:
    """A first seat was drawn, or was assigned by a person other than the player."""
    return not _picked(facts)


@rule("seating.random.first-seat-picked-in-satellite", kinds=("first-seat",), ruling=PICKED)
def seat_picked_in_a_satellite(facts: RoomFacts, _: Numbers) -> bool:
    """A player picked their first seat in a single-table satellite."""
    one_table = facts.setup.event == "satellite" and len(facts.setup.tables) == 1
    return _picked(facts) and one_table


def _assigned(facts: RoomFacts) -> bool:
    """Was that seat due to him, or had the floor ordered a player from his table to that one?"""
    moment, name = facts.subject, facts.matter.detail
    before, after = moment.before.player(name), moment.after.player(name)
    moves = [act for each, act in facts.acts(s.Balance) if each.index < moment.index]
    balanced = any((act.table, act.to) == (before.table, after.table) for act in moves)
    return balanced or moment.who == FLOOR or after.place == (before.due_table, before.due_seat)


@rule("seating.random.seat-asked-for-in-play", kinds=("seat-request",), ruling=BACK_TO_HIS_SEAT)
def seat_asked_for_in_play(facts: RoomFacts, _: Numbers) -> bool:
    """After an event has started, a player asks for another seat."""
    seated = any(each.table for each in facts.subject.before.players if each.name == facts.matter.detail)
    return not _event(facts, "cash") and seated and in_play(facts, facts.subject.before)


@rule("seating.random.seat-change-unassigned", kinds=("seat-change",), ruling=BACK_TO_HIS_SEAT)
def seat_changed_in_play(facts: RoomFacts, _: Numbers) -> bool:
    """After an event has started, a player took another seat that no one had assigned to them."""
    return not _event(facts, "cash") and not _assigned(facts)


@rule("seating.random.seat-change-assigned", kinds=("seat-change",), ruling=DIRECTOR_ASSIGNED)
def seat_assigned_in_play(facts: RoomFacts, _: Numbers) -> bool:
    """After an event has started, a player takes the seat that a director assigned."""
    return not _event(facts, "cash") and _assigned(facts)


@rule("seating.late.stack-at-unsold-seat", kinds=("placed-stack",), ruling=STACK_FOR_LATE_ENTRY)
def stack_at_an_unsold_seat() -> None:
    """An unsold seat has a starting stack for a late entrant."""
