"""Tables as the TDA family breaks, balances and halts them, and the button that waits while stud is played."""

from trainer.kernel.room import table_acts as t
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.positions import big_blind_on_open_seat, due_big_blind, earliest_due, next_button
from trainer.rules.room.seat_cards import first_to_draw, two_random_steps
from trainer.rules.room.seating import STUD, last_opened, mixed, moved_away, short_by, stud_only
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

IN_TWO_STEPS = Ruling("seating.break-by-random-draw", "tables and seats are drawn at random in two steps")
DRAWN_IN_TWO_STEPS = Ruling(
    "seating.seat-cards-by-high-card",
    "the player with the highest card gets the first seat card, and both steps were random",
    fault=False,
)
DRAWN_OTHERWISE = Ruling("seating.draw-step-missing", "the draw must have two random steps")
BIG_BLIND_MOVES = Ruling("seating.big-blind-moves", "the player who owes the next big blind changes tables")
TO_WORST_POSITION = Ruling(
    "seating.worst-position",
    "the player takes the worst position, including a single big blind if there is one, but never the small blind",
)
LAST_OPENED = Ruling("seating.seat-opened-last", "the player takes the seat that opened last")
SET_IN_ADVANCE = Ruling("seating.procedure-names-table", "a procedure set in advance says which table loses a player")
HALT = Ruling(
    "seating.short-table-halts",
    "the short table stops playing",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("stop-the-table", "waive-the-halt"),
)
FLOOR_MAY_HALT = Ruling(
    "seating.halt-up-to-floor",
    "in this format, the floor decides whether the table stops",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("stop-the-table", "play-on"),
)
WAIVED = Ruling("seating.halt-waived", "the table plays on, and that isn't a misdeal", Authority.FLOOR, fault=False)
PLAYS_ON = Ruling("seating.short-table-plays-on", "the table plays on: it is not short enough to stop", fault=False)
PLAYS_ON_FOR_NOW = Ruling(
    "seating.short-table-plays-on-for-now", "the table plays on until the big blind comes to an open seat", fault=False
)
FINAL_TABLE = Ruling("seating.final-table-made", "these players make the final table")
NO_FINAL_TABLE_YET = Ruling("seating.too-many-for-final-table", "too many players are left for the final table")
FREEZE = Ruling(
    "seating.button-frozen-through-stud",
    "the button moves to where the next hold'em hand would have it and stays there through stud",
)
THAW = Ruling("seating.button-resumes-where-frozen", "the button starts where it was frozen")
CHIPS_CARRIED = Ruling("rp.staff-takes-chips-over", "a staff member takes the player's chips to the new table")
ANY_ORDER = Ruling("rp.stud-games-may-separate", "stud and stud-8 don't have to be played back to back", fault=False)

# --- broken tables ----------------------------------------------------------------------------------------------


@rule("seating.break.table-broken-random-draw", kinds=("broken-table",), ruling=IN_TWO_STEPS)
def broken_table_draws_twice() -> None:
    """A table is broken, and its players need seats."""


def first_drawn(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    return {"first": first_to_draw(facts)}


@rule("seating.break.seat-draw-both-steps", kinds=("seat-draw",), ruling=DRAWN_IN_TWO_STEPS, figures=first_drawn)
def seats_drawn_twice(facts: RoomFacts, _: Numbers) -> bool:
    """The seat cards were scrambled, and each player was dealt a card to settle the order of the draw."""
    return two_random_steps(facts)


@rule("seating.break.seat-draw-step-missing", kinds=("seat-draw",), ruling=DRAWN_OTHERWISE)
def seats_not_drawn_twice(facts: RoomFacts, _: Numbers) -> bool:
    """The seat cards weren't scrambled, or the order of the draw wasn't settled with a card for each player."""
    return not two_random_steps(facts)


@rule("rp.absent-mover.as-the-table-breaks", kinds=("absent-mover",), ruling=CHIPS_CARRIED)
def absent_as_the_table_breaks() -> None:
    """A player is away while their table is broken."""


# --- balancing --------------------------------------------------------------------------------------------------


def mover(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    seat = due_big_blind(facts.subject.before, facts.matter.detail)
    return {"seat": seat} if seat else {}


def worst_position(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    """The seat he goes to; none if the small blind's is the only one open."""
    to = earliest_due(facts.subject.before, facts.matter.detail, small_blind=False)
    return {"to": to} if to else {}


@rule("seating.balance.mover-in-flop-or-mixed", kinds=("balance-mover",), ruling=BIG_BLIND_MOVES, figures=mover)
def next_big_blind_moves(facts: RoomFacts, _: Numbers) -> bool:
    """A table playing a button game, even in an event that mixes games, has to lose a player."""
    return not stud_only(facts)


@rule(
    "seating.balance.seat-in-flop-or-mixed", kinds=("balance-seat",), ruling=TO_WORST_POSITION, figures=worst_position
)
def mover_takes_the_worst_position(facts: RoomFacts, _: Numbers) -> bool:
    """A player moves in from another table in a flop game or a mixed game."""
    return not stud_only(facts)


def opened_last(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    to = last_opened(facts.when(facts.matter.error - 1), facts.matter.detail)
    return {"to": to} if to else {}


@rule("seating.balance.seat-in-stud-only", kinds=("balance-seat",), ruling=LAST_OPENED, figures=opened_last)
def stud_mover_takes_the_last_open_seat(facts: RoomFacts, _: Numbers) -> bool:
    """A player moves in from another table in a stud-only event."""
    return stud_only(facts)


@rule("seating.balance.mover-in-mix-at-stud", kinds=("balance-mover",), ruling=BIG_BLIND_MOVES, figures=mover)
def would_be_big_blind_moves(facts: RoomFacts, _: Numbers) -> bool:
    """A table has to lose a player during stud in a mixed game. The move goes as if hold'em were being dealt."""
    stud = facts.subject.before.table(facts.matter.detail).game in STUD
    return stud and mixed(facts)


@rule("seating.balance.table-to-give-a-player", kinds=("giving-table",), ruling=SET_IN_ADVANCE)
def table_named_in_advance() -> None:
    """A table has to lose a player."""


# --- halting ----------------------------------------------------------------------------------------------------


SIX_HANDED = 6


def _of_another_format(facts: RoomFacts) -> bool:
    """Is it no full-table event, by its name or by how few its full tables seat?"""
    return facts.setup.format != "full-table" or facts.setup.full <= SIX_HANDED


def _short(facts: RoomFacts) -> int:
    """How many players a table of a full-table event is short of the fullest; 0 in other formats."""
    if _of_another_format(facts):
        return 0
    return short_by(facts, facts.matter.detail)


@rule("seating.halt-play.short-with-big-blind-open", kinds=("short-table",), ruling=HALT, numbers=("short",))
def short_table_halts_at_the_blinds(facts: RoomFacts, numbers: Numbers) -> bool:
    """In a full-table event, eliminations cost a table {short} or more players. Its big blind is at an open seat."""
    return _lost(facts) >= numbers["short"] and big_blind_on_open_seat(facts.room, facts.matter.detail)


@rule(
    "seating.halt-play.short-with-big-blind-taken",
    kinds=("short-table",),
    ruling=PLAYS_ON_FOR_NOW,
    numbers=("short",),
)
def short_table_plays_on_before_the_blinds(facts: RoomFacts, numbers: Numbers) -> bool:
    """In a full-table event, eliminations cost a table {short} or more players. Its big blind still hits a player."""
    return _lost(facts) >= numbers["short"] and not big_blind_on_open_seat(facts.room, facts.matter.detail)


def _lost(facts: RoomFacts) -> int:
    """How many a table is short of the fullest, players who were moved away not counted."""
    return _short(facts) - moved_away(facts, facts.matter.detail)


@rule("seating.halt-play.short-in-full-format", kinds=("short-table",), ruling=HALT, numbers=("short",))
def short_table_halts(facts: RoomFacts, numbers: Numbers) -> bool:
    """In a full-table event, a table is {short} or more players short of the fullest table, for any reason."""
    return _short(facts) >= numbers["short"]


@rule("seating.halt-play.less-short-in-full-format", kinds=("short-table",), ruling=PLAYS_ON, numbers=("short",))
def less_short_table_plays_on(facts: RoomFacts, numbers: Numbers) -> bool:
    """In a full-table event, a table is short of the fullest table, but by fewer than {short} players."""
    return 0 < _short(facts) < numbers["short"]


@rule("seating.halt-play.short-in-other-format", kinds=("short-table",), ruling=FLOOR_MAY_HALT)
def other_format_short(facts: RoomFacts, _: Numbers) -> bool:
    """In a format other than full-table, such as six-handed or a turbo, a table is short."""
    return _of_another_format(facts)


@rule(
    "seating.halt-play.halt-waived",
    ruling=WAIVED,
    excepts=(
        "seating.halt-play.short-with-big-blind-open",
        "seating.halt-play.short-with-big-blind-taken",
        "seating.halt-play.short-in-full-format",
    ),
)
def halt_waived(facts: RoomFacts, _: Numbers) -> bool:
    """The floor lets a short table play on instead of stopping it."""
    return facts.matter.detail in facts.room.waived


# --- the final table --------------------------------------------------------------------------------------------


def final_seats(facts: RoomFacts, numbers: Numbers) -> dict[str, int]:
    """Seats of the final table: a full table and `more`, `most` of all."""
    return {"seats": min(facts.setup.full + numbers["more"], numbers["most"])}


def _final(facts: RoomFacts) -> bool:
    return facts.setup.format != "heads-up"


def _left(facts: RoomFacts) -> int:
    return len(facts.subject.after.left_in())


@rule(
    "seating.final-table.within-full-table-plus",
    kinds=("final-table", "two-tables-left"),
    ruling=FINAL_TABLE,
    numbers=("more", "most"),
    figures=final_seats,
)
def final_table_of_one_more(facts: RoomFacts, numbers: Numbers) -> bool:
    """The number of players left is at most a full table plus {more} and at most {most}."""
    return _final(facts) and _left(facts) <= final_seats(facts, numbers)["seats"]


@rule(
    "seating.final-table.over-full-table-plus",
    kinds=("final-table", "two-tables-left"),
    ruling=NO_FINAL_TABLE_YET,
    numbers=("more", "most"),
    figures=final_seats,
)
def too_many_for_one_more(facts: RoomFacts, numbers: Numbers) -> bool:
    """The number of players left is over a full table plus {more} or over {most}."""
    return _final(facts) and _left(facts) > final_seats(facts, numbers)["seats"]


# --- mixed games ------------------------------------------------------------------------------------------------


def frozen_button(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    room, name = facts.subject.before, facts.matter.detail
    return {"button": next_button(room, name), "mover": due_big_blind(room, name)}


@rule("seating.mixed-button.holdem-to-stud", kinds=("button-to-stud",), ruling=FREEZE, figures=frozen_button)
def button_frozen_for_stud() -> None:
    """The last hold'em hand is over and stud comes next."""


def thawed_button(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    """Where the button was frozen when stud began; where it stands, if that was not seen."""
    before = facts.when(facts.matter.error - 1)
    frozen = [m for m, act in before.acts(t.Game) if m.happening.table == facts.matter.detail and act.game in STUD]
    if not frozen:
        return {"button": facts.subject.before.table(facts.matter.detail).button}
    return {"button": next_button(frozen[-1].before, facts.matter.detail)}


@rule("seating.mixed-button.stud-to-holdem", kinds=("button-from-stud",), ruling=THAW, figures=thawed_button)
def button_starts_where_frozen() -> None:
    """The stud round is over, and hold'em is next."""


@rule("rp.mixed-order.stud-games-apart", kinds=("stud-games-apart",), ruling=ANY_ORDER)
def stud_games_not_in_a_row() -> None:
    """In the mix, another game comes between stud and stud-8."""
