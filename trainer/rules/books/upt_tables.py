"""UPT: who is dealt in where, how even tables are kept, when all seats are drawn anew, and the minute on the clock."""

from trainer.rules.books.upt_room import (
    A_MINUTE,
    EARLIEST_BIG_BLIND,
    EVEN_ENOUGH,
    FILL_EMPTY_SEATS,
    REDRAW,
    REDRAW_IF_WANTED,
    SAME_RELATIVE_POSITION,
    TOO_UNEVEN,
)
from trainer.rules.common.killed import DEAD
from trainer.rules.common.room_clock import ACTED_IN_TIME, FLOOR_DECIDES, faces_a_bet
from trainer.rules.common.room_levels import LEVEL_AS_IT_BEGAN
from trainer.rules.common.room_seating import DEALT_IN, WAITS
from trainer.rules.common.room_tables import BIG_BLIND_MOVES, mover
from trainer.rules.facts import Facts
from trainer.rules.points.clock import ASKED, TIME_UP
from trainer.rules.room.blinds import level_of
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.levels import began, signalled, start
from trainer.rules.room.positions import (
    between,
    earliest_due,
    hands_to_big_blind,
    next_button,
    next_small_blind,
    next_taken,
)
from trainer.rules.room.seating import (
    STUD,
    as_first_dealt,
    at_table,
    came_from,
    occupied,
    spread,
    stud_only,
    tables_left,
)
from trainer.rules.room.shot_clock import shot
from trainer.rules.rule import Numbers, rule

# --- dealt in or not --------------------------------------------------------------------------------------------


@rule("seating.new-player.new-button-to-big-blind", kinds=("arrival",), ruling=WAITS)
def new_player_between_button_and_big_blind(facts: RoomFacts, _: Numbers) -> bool:
    """A new player, even in an event, sits down between the button and the big blind."""
    name, seat = at_table(facts).name, facts.matter.seats[0]
    room = as_first_dealt(facts, name)
    table = room.table(name)
    big = next_taken(facts.subject.before, table, next_small_blind(room, name))
    return came_from(facts.subject) == "new" and between(table, seat, next_button(room, name), big)


def _further(facts: RoomFacts) -> int:
    """By how many hands the new seat of a player is further from the big blind than the one he left."""
    before, name = facts.subject.before, facts.matter.detail
    player = before.player(name)
    old = hands_to_big_blind(before, player.table, player.seat, name)
    return hands_to_big_blind(before, player.table, facts.matter.seats[0], name) - old


def _changer(facts: RoomFacts) -> bool:
    return facts.setup.event == "cash"


@rule("seating.new-player.cash-closer-to-big-blind", kinds=("seat-changer",), ruling=DEALT_IN)
def moved_closer_to_the_big_blind(facts: RoomFacts, _: Numbers) -> bool:
    """A cash game player moves to a seat at the same table that gets the big blind sooner."""
    return _changer(facts) and _further(facts) < 0


def hands_to_wait(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    """Hands without cards, and what buys him out of waiting where the room names the blinds."""
    level = level_of(facts, facts.subject)
    return {"wait": _further(facts), **({"post": level.big} if level else {})}


@rule(
    "seating.new-player.cash-away-from-big-blind",
    kinds=("seat-changer",),
    ruling=SAME_RELATIVE_POSITION,
    figures=hands_to_wait,
)
def moved_away_from_the_big_blind(facts: RoomFacts, _: Numbers) -> bool:
    """A cash game player moves to a seat at the same table that gets the big blind later."""
    return _changer(facts) and _further(facts) > 0


def _balanced(facts: RoomFacts) -> bool:
    return facts.setup.event != "cash" and came_from(facts.subject) == "moved"


def _on_button_or_small_blind(facts: RoomFacts) -> bool:
    name = at_table(facts).name
    room = as_first_dealt(facts, name)
    return facts.matter.seats[0] in (next_button(room, name), next_small_blind(room, name))


@rule("seating.new-player.balancing-anywhere-else", kinds=("arrival",), ruling=DEALT_IN)
def balancing_player_dealt_in(facts: RoomFacts, _: Numbers) -> bool:
    """A player was moved to balance tables and sits neither on the button nor in the small blind."""
    return _balanced(facts) and not _on_button_or_small_blind(facts)


def next_player(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    """The player to the left of whoever has to wait."""
    room = facts.subject.before
    return {"passed-to": next_taken(room, room.table(at_table(facts).name), facts.matter.seats[0])}


@rule("seating.new-player.balancing-button-or-small-blind", kinds=("arrival",), ruling=WAITS, figures=next_player)
def balancing_player_waits(facts: RoomFacts, _: Numbers) -> bool:
    """A player was moved to balance tables and sits on the button or in the small blind."""
    return _balanced(facts) and _on_button_or_small_blind(facts)


# --- tables -----------------------------------------------------------------------------------------------------


@rule("seating.break.table-broken-set-order", kinds=("broken-table",), ruling=FILL_EMPTY_SEATS)
def tables_break_in_order() -> None:
    """A table is broken as players bust."""


def earliest_seat(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    to = earliest_due(facts.subject.before, facts.matter.detail, small_blind=True)
    return {"to": to} if to else {}


def _with_a_button(facts: RoomFacts) -> bool:
    """Does the table of the matter play a button game just now? A mix may be at stud."""
    return not stud_only(facts) and facts.subject.before.table(facts.matter.detail).game not in STUD


@rule("seating.balance.mover-at-button-game", kinds=("balance-mover",), ruling=BIG_BLIND_MOVES, figures=mover)
def next_big_blind_moves_by_itself(facts: RoomFacts, _: Numbers) -> bool:
    """A table playing a button game has to lose a player to balance the tables."""
    return _with_a_button(facts)


@rule("seating.balance.seat-at-button-game", kinds=("balance-seat",), ruling=EARLIEST_BIG_BLIND, figures=earliest_seat)
def mover_takes_the_earliest_big_blind(facts: RoomFacts, _: Numbers) -> bool:
    """A player moves from another table to one playing a button game."""
    return _with_a_button(facts)


def allowed(facts: RoomFacts, numbers: Numbers) -> int:
    """How many players tables may differ by: more where there are many tables."""
    many = len(occupied(facts.room)) > numbers["tables"]
    return numbers["apart_many"] if many else numbers["apart_few"]


NUMBERS = ("tables", "apart_many", "apart_few")


@rule("seating.balance.tables-too-uneven", kinds=("uneven-tables",), ruling=TOO_UNEVEN, numbers=NUMBERS)
def tables_too_uneven(facts: RoomFacts, numbers: Numbers) -> bool:
    """The fullest and the shortest table differ by more players than allowed."""
    return spread(facts.room) > allowed(facts, numbers)


@rule("seating.balance.tables-even-enough", kinds=("uneven-tables",), ruling=EVEN_ENOUGH, numbers=NUMBERS)
def tables_even_enough(facts: RoomFacts, numbers: Numbers) -> bool:
    """The fullest and the shortest table differ by no more players than allowed."""
    return spread(facts.room) <= allowed(facts, numbers)


def _left(facts: RoomFacts) -> int:
    return tables_left(facts.subject.after)


@rule("seating.final-table.few-tables-left", kinds=("tables-left",), ruling=REDRAW, numbers=("tables",))
def seats_drawn_anew(facts: RoomFacts, numbers: Numbers) -> bool:
    """The event has come down to {tables} tables or fewer."""
    return _left(facts) <= numbers["tables"]


@rule(
    "seating.final-table.few-tables-left-small-event",
    ruling=REDRAW_IF_WANTED,
    excepts=("seating.final-table.few-tables-left",),
    numbers=("tables", "small_least", "small_most"),
)
def small_event_at_three_tables(facts: RoomFacts, numbers: Numbers) -> bool:
    """{Tables} tables are left in an event that began with {small_least} or {small_most} tables."""
    began_with = len(facts.setup.tables)
    return _left(facts) == numbers["tables"] and numbers["small_least"] <= began_with <= numbers["small_most"]


# --- levels and the clock ---------------------------------------------------------------------------------------


def level_at_first_riffle(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    hand = start(facts)
    return {"level": signalled(facts, began(hand.riffled, dealt=hand.dealt))}


@rule(
    "level.new-hand.begun-by-riffle",
    kinds=("level-of-a-hand",),
    ruling=LEVEL_AS_IT_BEGAN,
    figures=level_at_first_riffle,
)
def hand_begins_with_the_riffle() -> None:
    """A level ends around the start of a hand. The hand began with the first riffle."""


def a_minute(facts: RoomFacts | Facts, numbers: Numbers) -> dict[str, int]:
    """Seconds in all, how many of them are left at the warning, and when both come on the room's clock."""
    if isinstance(facts, Facts):
        return {"seconds": numbers["seconds"], "warning": numbers["warning"]}
    last = facts.subject.at + numbers["seconds"]
    seconds, warning = numbers["seconds"], numbers["warning"]
    return {"seconds": seconds, "warning": warning, "until": last, "warn": last - warning}


@rule(
    "clock.running-with-a-warning",
    kinds=("clock-runs", ASKED),
    ruling=A_MINUTE,
    numbers=("seconds", "warning"),
    figures=a_minute,
)
def a_minute_with_a_warning(facts: RoomFacts | Facts, _: Numbers) -> bool:
    """A player facing a bet is put on the clock."""
    return faces_a_bet(facts)


@rule("clock.called-with-no-bet", kinds=(ASKED,), ruling=FLOOR_DECIDES)
def asked_for_with_no_bet(facts: Facts, _: Numbers) -> bool:
    """Someone at the table asks for the clock on a player who faces no bet: the floor may have the dealer start it."""
    return not faces_a_bet(facts)


def _over(facts: RoomFacts, numbers: Numbers) -> bool:
    return shot(facts).took > numbers["seconds"]


@rule("clock.acted-in-time-with-warning", kinds=("clock-over",), ruling=ACTED_IN_TIME, numbers=("seconds",))
def acted_within_the_minute(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player on the clock acted before the {seconds} seconds ran out, or at the last moment."""
    return shot(facts).acted and not _over(facts, numbers)


@rule("clock.expired-after-the-warning", kinds=("clock-over", TIME_UP), ruling=DEAD, numbers=("seconds", "warning"))
def minute_over_after_the_warning(facts: RoomFacts | Facts, numbers: Numbers) -> bool:
    """A player facing a bet used up the {seconds} seconds, with a warning at least {warning} seconds earlier."""
    if isinstance(facts, Facts):
        return faces_a_bet(facts)
    run = shot(facts)
    warned = 0 <= run.warned <= run.ended - numbers["warning"]
    return _over(facts, numbers) and run.facing > 0 and warned
