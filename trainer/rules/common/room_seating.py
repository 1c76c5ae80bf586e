"""Seats as the TDA family gives them: by lot, a late entry like any other, and everybody dealt in but in the gap."""

from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.positions import between, next_button, next_small_blind
from trainer.rules.room.seating import allowed_by_floor, as_first_dealt, at_table, before_a_redeal, came_from, subject
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

LATE = ("late-entry", "late-request")
BY_LOT = Ruling("seating.seat-drawn", "the draw is correct", fault=False)
NOT_BY_LOT = Ruling("seating.seat-to-be-drawn", "the seat must be drawn at random")
FOR_A_NEED = Ruling("seating.special-need-met", "special needs are accommodated where possible", fault=False)
TO_THE_RIGHT_SEAT = Ruling(
    "seating.right-seat-current-stack", "the player moves to the right seat with their current stack"
)
LIKE_A_NEW_PLAYER = Ruling(
    "seating.full-stack-new-player-draw",
    "the player gets a full stack and draws a table and seat the same way as new players",
)
ANYWHERE_AT_RANDOM = Ruling(
    "seating.full-stack-random-seat", "the player gets a full stack and a random seat, in any position"
)
DEALT_IN = Ruling("seating.dealt-in-at-once", "the player is dealt in at once")
WAITS = Ruling("seating.dealt-in-past-button", "the player is dealt in once the button has gone past")
NOT_IN_THE_REDEAL = Ruling("seating.not-in-the-redeal", "no new player is dealt into the redeal")
MAY_BE_PENALISED = Ruling(
    "presence.live-hand-stays-at-table",
    "a player with a live hand must stay at the table until the showdown is over, and leaving may be penalized",
    options=("a-penalty", "no-penalty"),
)


@rule("seating.random.first-seat-drawn", kinds=("first-seat",), ruling=BY_LOT)
def first_seat_by_lot(facts: RoomFacts, _: Numbers) -> bool:
    """A player's first seat was drawn at random."""
    return _by_lot(facts)


@rule("seating.random.first-seat-not-drawn", kinds=("first-seat", "seat-request"), ruling=NOT_BY_LOT)
def first_seat_not_by_lot(facts: RoomFacts, _: Numbers) -> bool:
    """A player's first seat wasn't drawn, or a player asks for a particular seat."""
    return not _by_lot(facts)


@rule("seating.random.special-need-allowed", ruling=FOR_A_NEED, excepts=("seating.random.first-seat-not-drawn",))
def seat_for_a_special_need(facts: RoomFacts, _: Numbers) -> bool:
    """The floor assigned a player with a special need a suitable seat."""
    return allowed_by_floor(facts, "special-needs")


@rule("seating.special.need-asked-for", kinds=("special-need",), ruling=FOR_A_NEED)
def special_need_asked_for() -> None:
    """A player asks for help with a special need."""


def _by_lot(facts: RoomFacts) -> bool:
    return facts.subject.happening.act.verb == "draw-seat"


def right_seat(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    """The seat that is his, and what he takes there."""
    seat = facts.subject.before.player(facts.matter.detail).due_seat
    return {"seat": seat, "chips": subject(facts).chips.amount}


@rule("seating.random.wrong-seat-right-stack", kinds=("wrong-seat",), ruling=TO_THE_RIGHT_SEAT, figures=right_seat)
def began_in_a_wrong_seat_with_the_right_stack(facts: RoomFacts, _: Numbers) -> bool:
    """A player started in the wrong seat with the same stack as all other players."""
    if facts.subject.before.player(facts.matter.detail).table:
        return True  # told of who sits there already: with how much he began was not seen
    return facts.subject.after.player(facts.matter.detail).chips.amount == facts.setup.stack.amount


def full_stack(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    return {"stack": facts.setup.stack.amount}


@rule("seating.late.entry-sold-new-player-draw", kinds=LATE, ruling=LIKE_A_NEW_PLAYER, figures=full_stack)
def late_entry_draws_like_a_new_player() -> None:
    """An entry or re-entry was sold after play began, or a player asks for one."""


@rule("seating.late.entry-sold-any-seat", kinds=LATE, ruling=ANYWHERE_AT_RANDOM, figures=full_stack)
def late_entry_sits_anywhere() -> None:
    """An entry was sold after play began, or a player asks for one."""


@rule("seating.new-player.new-anywhere-else", kinds=("arrival",), ruling=DEALT_IN)
def entrant_dealt_in(facts: RoomFacts, _: Numbers) -> bool:
    """A new entrant gets a seat anywhere except between the button and the small blind."""
    return _arrived(facts, "new") and not in_the_gap(facts)


@rule("seating.new-player.new-button-to-small-blind", kinds=("arrival",), ruling=WAITS)
def entrant_in_the_gap_waits(facts: RoomFacts, _: Numbers) -> bool:
    """A new entrant gets a seat between the button and the small blind."""
    return _arrived(facts, "new") and in_the_gap(facts)


@rule("seating.new-player.broken-table-anywhere-else", kinds=("arrival",), ruling=DEALT_IN)
def from_broken_table_dealt_in(facts: RoomFacts, _: Numbers) -> bool:
    """A player from a broken table gets a seat anywhere except between the button and the small blind."""
    return _arrived(facts, "broken") and not in_the_gap(facts)


@rule("seating.new-player.broken-table-button-to-small-blind", kinds=("arrival",), ruling=WAITS)
def from_broken_table_in_the_gap_waits(facts: RoomFacts, _: Numbers) -> bool:
    """A player from a broken table gets a seat between the button and the small blind."""
    return _arrived(facts, "broken") and in_the_gap(facts)


@rule(
    "seating.new-player.not-in-the-redeal",
    ruling=NOT_IN_THE_REDEAL,
    excepts=(
        "seating.new-player.new-anywhere-else",
        "seating.new-player.new-button-to-small-blind",
        "seating.new-player.broken-table-anywhere-else",
        "seating.new-player.broken-table-button-to-small-blind",
    ),
)
def nobody_new_plays_the_redeal(facts: RoomFacts, _: Numbers) -> bool:
    """A player sits down between a misdeal and its redeal."""
    return before_a_redeal(facts, at_table(facts).name)


def _arrived(facts: RoomFacts, whence: str) -> bool:
    return came_from(facts.subject) == whence


def in_the_gap(facts: RoomFacts) -> bool:
    """Does he sit between the button and the small blind of the first hand that begins after he came?"""
    name = at_table(facts).name
    room = as_first_dealt(facts, name)
    small = next_small_blind(room, name)
    return between(room.table(name), facts.matter.seats[0], next_button(room, name), small)


@rule(
    "presence.action-pending.left-with-a-live-hand",
    kinds=("left-a-live-hand", "live-hand-left"),
    ruling=MAY_BE_PENALISED,
)
def live_hand_left_alone() -> None:
    """A player leaves the table with a live hand, even all-in and done betting."""
