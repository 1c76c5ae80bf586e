"""What of a room leads an answer, whom it is about, and the words that its sentences take from what happened."""

from collections.abc import Iterable, Mapping

from trainer.kernel.room import chip_acts as p
from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import Happening
from trainer.kernel.room.state import Room
from trainer.rules.book import book
from trainer.rules.kind import About
from trainer.rules.kinds import KINDS
from trainer.rules.room.absence import left
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.money import busted_together
from trainer.rules.room.record import RoomRecord
from trainer.rules.room.seating import short_by, spread
from trainer.rules.room.shot_clock import shot
from trainer.rules.ruling import Decision, Matter

MOVER, TO_WHICH_SEAT, KEPT, SHORT_TABLE = "balance-mover", "balance-seat", "kept", "short-table"
EVERY_DEAL = frozenset(("blinds", "big-blind-ante", "level-of-a-hand", "level-announced", "absence"))
"""Kinds of points that come up with every deal or level: silence on them is no answer."""
BY_THE_WAY = frozenset(("blinds", "big-blind-ante", "level-announced", "uneven-tables", "short-table", "tables-left"))
"""Kinds of points that come up beside what was asked, and lead only where nothing else is ruled on or asked."""
SIZES = frozenset(("uneven-tables", "short-table", "tables-left"))
"""Of those the ones that come up whenever a player goes out."""
IN_CENTS = frozenset(("payouts", "bounty-pool", "high-hand", "entry-sold"))
"""Kinds of points whose figures of these names are money."""
MONEY = ("pool", "added", "award", "single", "back", "total")
FIRST = frozenset(("wrong-seat", "absent-mover", "re-entry", MOVER))
"""Of what one happening brings up, the kinds that come before the others."""
HALTS = frozenset(("seating.short-table-halts", "seating.halt-up-to-floor", "seating.halt-waived"))
OVERTAKEN = {"clock-called": "clock-runs", "clock-runs": "clock-over", "taking-a-seat": "arrival"}
"""Kinds of points of a room that the next one about the same player settles."""
IN_VIEW = "in-view"


def happening_of(record: RoomRecord, matter: Matter) -> Happening:
    """The happening at which it came up."""
    return record.happenings[matter.error - 1]


def leads(record: RoomRecord, found: Iterable[Decision], by_name: bool) -> tuple[Decision, ...]:
    """The decisions that may answer, the last one first: a room has no remedies, so no fault stays open.

    What comes up by the way stands behind them, and silence that is no answer is left out.
    """
    every = tuple(found)
    some = (each for each in every if not _overtaken(each, every))
    told = (each for each in some if not each.silent or by_name or _worth_asking(record, each))
    spoken = frozenset(each.matter.onset for each in every if not each.silent and each.matter.kind not in SIZES)
    return tuple(sorted(told, key=lambda each: _order(each, spoken)))


def _order(decision: Decision, spoken: frozenset[int]) -> tuple[bool, int, int, bool]:
    """What was asked before what comes by the way, the last first; of one moment faults, rulings, then silence.

    Silence is by the way where the house rules on something else of that moment.
    """
    ruling, kind, onset = decision.ruling, decision.matter.kind, decision.matter.onset
    aside = kind in BY_THE_WAY and not (ruling is not None and ruling.key in HALTS)
    of_one = 2 if ruling is None else 0 if ruling.fault else 1
    return aside or (ruling is None and onset in spoken), -onset, of_one, kind not in FIRST


def _overtaken(decision: Decision, points: tuple[Decision, ...]) -> bool:
    """Has what it tells to do been done since: has the clock started, or run out?"""
    about, after = decision.matter, OVERTAKEN.get(decision.matter.kind)
    return any(
        each.matter.kind == after
        and not each.silent
        and each.matter.detail == about.detail
        and each.matter.onset >= about.onset
        for each in points
    )


def _worth_asking(record: RoomRecord, decision: Decision) -> bool:
    """Is silence on it an answer? Not on what every deal and every level has, nor on a table hardly short."""
    matter, act = decision.matter, happening_of(record, decision.matter).act
    if matter.kind in EVERY_DEAL:
        return matter.kind == "absence" and not isinstance(act, t.Deal)
    if matter.kind == KEPT:
        return not (isinstance(act, p.Keep) and act.word == IN_VIEW)
    return matter.kind != SHORT_TABLE


def seats_of(record: RoomRecord, decision: Decision) -> frozenset[int]:
    """The seats that it is about, a player's own and the one that changes tables among them."""
    matter, moved = decision.matter, dict(decision.figures).get("seat", 0)
    before, after = record.rooms[matter.error - 1], record.rooms[matter.error]
    own = {each.seat for room in (before, after) for each in room.players if each.name == matter.detail and each.seat}
    return frozenset((*matter.seats, moved)) | own


def words(record: RoomRecord, decision: Decision, points: Iterable[Decision] = ()) -> dict[str, str]:
    """What a sentence on a room takes from what happened, beside the figures of its ruling.

    Numbers that the paragraphs print are `n_seconds` and so on.
    """
    matter = decision.matter
    act, before = happening_of(record, matter).act, record.rooms[matter.error - 1]
    facts = RoomFacts(record, len(record), matter)
    printed = _printed(decision)
    found = {f"n_{name}": f"{value:,}" for name, value in printed.items()}
    if KINDS[matter.kind].about is About.PLAYER:
        found["own_seat"] = _seat(before, matter.detail)
    match matter.kind:
        case "clock-called":
            found["asker"] = happening_of(record, matter).who
        case "clock-over":
            found |= {"took": str(shot(facts).took), "allowed": str(printed["seconds"] + printed.get("countdown", 0))}
        case "absence" if gone := left(facts, matter.detail, matter.error - 1):
            found["away_for"] = _span(happening_of(record, matter).at - gone.at)
        case "push-near-a-level":
            found["seconds_left"] = str(before.clock.left_at(happening_of(record, matter).at))
        case "final-table":
            found["left_in"] = str(len(before.left_in()))
        case "short-table":
            found["short_by"] = str(short_by(facts, matter.detail))
        case "uneven-tables":
            found["apart"] = str(spread(facts.room))
        case "level-of-a-hand":
            found["level_blinds"] = _blinds(record, decision)
        case "busted-together":
            found["higher"] = _higher(busted_together(facts))
        case "hand-for-hand":
            found["places_shared"] = _places(dict(decision.figures))
        case _:
            pass
    if matter.kind in IN_CENTS:
        found |= {name: _dollars(value) for name, value in decision.figures if name in MONEY and value}
        found["first_prize"] = _dollars(dict(decision.figures).get("place-1", 0))
    match act:
        case s.Penalty(hands=hands):
            found["given"] = _hands(hands)
        case s.PenaltyRounds(rounds=rounds):
            hands = rounds * len(before.seated(before.player(act.name).table))
            found |= {"given": _hands(hands), "rounds": f"{rounds} round{'' if rounds == 1 else 's'}"}
        case s.Balance(to=to) if matter.kind == MOVER:
            found |= {"to_table": to, **_moves(before, decision, points)}
        case c.ColourUp(value=value):
            found["chips_of"] = f"{value:,}"
        case _:
            pass
    return {name: word for name, word in found.items() if word}


def _printed(decision: Decision) -> Mapping[str, int]:
    """The numbers that the paragraphs of a decision print."""
    found: dict[str, int] = {}
    for each in decision.citations:
        found |= book(each.book).paragraph(each.at).numbers
    return found


def _blinds(record: RoomRecord, decision: Decision) -> str:
    """The blinds of the level at which a hand is to be played, such as 200-400."""
    number, levels = dict(decision.figures).get("level", 0), record.setup.levels
    return f"{levels[number - 1].small:,}-{levels[number - 1].big:,}" if 0 < number <= len(levels) else ""


def _higher(stacks: tuple[tuple[str, int], ...]) -> str:
    """Who places higher with how much, and then the next."""
    return ", then ".join(f"{name} with {chips:,}" for name, chips in stacks)


def _places(figures: Mapping[str, int]) -> str:
    low, high = figures.get("lowest", 0), figures.get("highest", 0)
    return "" if not low else f"place {low}" if low == high else f"places {high} to {low}"


def _span(seconds: int) -> str:
    minutes, rest = divmod(seconds, 60)
    told = [f"{count} {unit}{'' if count == 1 else 's'}" for count, unit in ((minutes, "minute"), (rest, "second"))]
    return " ".join(told[:1] if minutes and not rest else told[1:] if not minutes else told)


def _moves(before: Room, decision: Decision, points: Iterable[Decision]) -> Mapping[str, str]:
    """Who goes to another table, and to which seat where the house says that as well."""
    seat = dict(decision.figures).get("seat", 0)
    mover = next((each.name for each in before.seated(decision.matter.detail) if each.seat == seat), "")
    same = (each for each in points if each.matter.kind == TO_WHICH_SEAT and each.matter.error == decision.matter.error)
    to = next((dict(each.figures).get("to", 0) for each in same), 0)
    return {"mover": mover, "to_seat": str(to or "")}


def _dollars(cents: int) -> str:
    whole, rest = divmod(cents, 100)
    return "" if not cents else f"${whole:,}.{rest:02}" if rest else f"${whole:,}"


def _seat(room: Room, name: str) -> str:
    return next((str(each.seat) for each in room.players if each.name == name and each.seat), "")


def _hands(count: int) -> str:
    return f"{count:,} hand{'' if count == 1 else 's'}"
