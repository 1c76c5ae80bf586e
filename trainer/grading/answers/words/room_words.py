"""What a sentence on a room takes from what happened in it: names, seats, seconds, the numbers that books print."""

from collections.abc import Callable, Iterable, Mapping

from trainer.grading.answers.room.rooms import MOVER, happening_of
from trainer.grading.answers.words.absent_words import absent_words
from trainer.grading.answers.words.arrival_words import blind_due
from trainer.grading.answers.words.clock_words import clock_words, minutes, time_gone
from trainer.grading.answers.words.desk_words import deal_words, forfeit_words, high_hand_words, may_be_empty
from trainer.grading.answers.words.device_words import device_words
from trainer.grading.answers.words.halt_words import until_it_stops
from trainer.grading.answers.words.languages import spoke_between_in_room
from trainer.grading.answers.words.level_words import level_blinds
from trainer.grading.answers.words.mover_words import moves, who_moves
from trainer.grading.answers.words.next_arrival import dealt_in_there
from trainer.grading.answers.words.prize_words import dollars, kept_abroad, own_place, prizes_told
from trainer.grading.answers.words.race_words import cards_each, joined, odd_cards, race_words
from trainer.grading.answers.words.seat_words import wish_answered
from trainer.kernel.room import chip_acts as p
from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import manner_acts as m
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import RoomAct
from trainer.kernel.room.state import Room
from trainer.rules.book import book
from trainer.rules.kind import About
from trainer.rules.kinds import KINDS
from trainer.rules.room.absence import left
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.levels import until_break, until_level_or_break
from trainer.rules.room.money import busted_together, players_entered, seat_before
from trainer.rules.room.record import RoomRecord
from trainer.rules.room.seating import occupied, short_by, spread, stud_only, tables_left
from trainer.rules.room.shot_clock import shot
from trainer.rules.ruling import Decision

Found = dict[str, str]
IN_CENTS = frozenset(("payouts", "bounty-pool", "high-hand", "entry-sold"))
"""Kinds of points whose figures of these names are money."""
BY_BLINDS = "seating.halt-play.short-with-big-blind-taken"
MONEY = ("pool", "added", "award", "single", "back", "total")


def words(record: RoomRecord, decision: Decision, points: Iterable[Decision] = ()) -> Found:
    """What a sentence takes from what happened, beside the figures of its ruling.

    Numbers that the paragraphs print are `n_seconds` and so on.
    """
    matter = decision.matter
    act, before = happening_of(record, matter).act, record.rooms[matter.error - 1]
    found = {f"n_{name.replace('-', '_')}": f"{value:,}" for name, value in _printed(decision).items()}
    if KINDS[matter.kind].about is About.PLAYER:
        found["own_seat"] = _seat(before, matter.detail)
        found["player"] = matter.detail
    if left := dict(decision.figures).get("left", 0):
        found["left_clock"] = minutes(left)
        least = dict(decision.figures).get("least", left)
        found["least_clock"] = minutes(least) if least < left else ""
    if wait := dict(decision.figures).get("wait", 0):
        found["wait_hands"] = f"{wait} hand{'s' if wait > 1 else ''}"
    if matter.kind in BY_KIND:
        found |= BY_KIND[matter.kind](RoomFacts(record, len(record), matter), decision)
    if matter.kind in IN_CENTS:
        found |= {name: dollars(value) for name, value in decision.figures if name in MONEY and value}
        found |= prizes_told(record, decision)
    found |= _of_the_act(before, act, matter.detail, decision.book)
    if matter.kind == MOVER:
        found |= moves(record, decision, points)
    return may_be_empty(found)


# --- by what it is about ------------------------------------------------------------------------------------------


def _asker(facts: RoomFacts, decision: Decision) -> Found:
    """Who asks for the clock; of a house that prints a warning instead of a countdown the time for who faces a bet."""
    found, printed, table = {"asker": facts.subject.who}, _printed(decision), facts.subject.before
    if "warning" not in printed:
        return found
    turn = next((each for each in table.tables if each.turn == facts.matter.detail), None)
    word = "time_unfaced" if turn is not None and not turn.facing else "time_faced"
    return {**found, word: f"{printed['seconds']} seconds", "warning": str(printed["warning"])}


def _known_owner(facts: RoomFacts, _: Decision) -> Found:
    return {"known_owner": facts.matter.detail} if facts.matter.detail != p.NOBODY else {}


def _time_taken(facts: RoomFacts, decision: Decision) -> Found:
    printed = _printed(decision)
    seconds, count = printed.get("seconds", 0), printed.get("countdown", 0)
    found = {"took": str(shot(facts).took)}
    if not seconds:
        return found
    more = f" plus a count of {count}" if count else ""
    return {**found, "allowed": f"{seconds}{more}", "time": f"{seconds} seconds{more}"}


def _away_for(facts: RoomFacts, _: Decision) -> Found:
    gone = left(facts, facts.matter.detail, facts.subject.index)
    return {"away_for": _span(facts.subject.at - gone.at)} if gone is not None else {}


def _seconds_left(facts: RoomFacts, _: Decision) -> Found:
    """Until the level ends or a break begins, and which of the two comes first."""
    left, pause = until_level_or_break(facts, facts.subject), until_break(facts, facts.subject)
    last, act = facts.matter.error == len(facts.record), happening_of(facts.record, facts.matter).act
    asked = last or not isinstance(act, t.Push)
    some = f"{left} second{'' if left == 1 else 's'}"
    now, then = f"{some} {'is' if left == 1 else 'are'}", f"{some} {'was' if left == 1 else 'were'}"
    now = now if left else ""
    return {"seconds_left": now, "to_break": now if 0 < pause <= left else "", "pushed_with": "" if asked else then}


def _left_in(facts: RoomFacts, decision: Decision) -> Found:
    """How many are left, and how many there were before two went out at once, where the house seats one less then."""
    seats, printed = dict(decision.figures).get("seats", 0), _printed(decision).get("seats", 0)
    twice = seats == printed - 1 and facts.setup.format == "full-table"
    return {"left_in": str(len(facts.subject.after.left_in())), "before_two": str(printed + 1) if twice else ""}


def _short_by(facts: RoomFacts, decision: Decision) -> Found:
    """By how many players a table is short, and whether it stops only once its blinds are touched."""
    by_blinds = BY_BLINDS in book(decision.book).rules
    many = short_by(facts, facts.matter.detail)
    short = f"{many} player{'s' * (many != 1)}"
    found = {"short_by": short, "in_stud": short if stud_only(facts) else "", "by_blinds": "seat" if by_blinds else ""}
    on = all(room.table(facts.matter.detail).playing for room in (facts.subject.before, facts.room))
    this_hand = {"this_hand": "this hand"} if on else {}
    return found | this_hand | (until_it_stops(facts) if by_blinds else {})


def _apart(facts: RoomFacts, decision: Decision) -> Found:
    """How far apart the tables are, and how far they may be."""
    printed, tables = _printed(decision), occupied(facts.room)
    sizes = [len(facts.room.seated(each)) for each in tables] or [0]
    most = "apart_many" if len(tables) > printed.get("tables", 0) else "apart_few"
    found = {"apart": spread(facts.room), "most": max(sizes), "least": min(sizes), "many": len(tables)}
    told = {name: str(value) for name, value in found.items()}
    mover, at = who_moves(facts.record, facts.room, tables), facts.matter.error
    who, to, seat = (mover.pop(each, "") for each in ("name", "to", "seat"))
    there = dealt_in_there(facts.record, book(decision.book), who, to, int(seat or 0), at)
    allowed, few = str(printed.get(most, "")), printed.get("tables", 0)
    size = f"{few} tables or fewer" if most == "apart_few" else f"more than {few} tables"
    within = f" with {size}" if few else ""
    limit = {"allowed": allowed, "apart_limit": f"may be at most {allowed} apart{within}" if allowed else ""}
    return {**told, **limit, **mover, "dealt_in": there}


def _tables_left(facts: RoomFacts, _: Decision) -> Found:
    left = tables_left(facts.subject.after)
    began_with = str(len(facts.setup.tables))
    return {"tables_left": f"{_counted(left, 'table')} {'is' if left == 1 else 'are'} left", "began_with": began_with}


def _due_table(facts: RoomFacts, _: Decision) -> Found:
    """The table of the seat that is his, where he sits at another one."""
    player = facts.subject.after.player(facts.matter.detail)
    return {"due_table": player.due_table if player.due_table != player.table else ""}


def _entered(facts: RoomFacts, decision: Decision) -> Found:
    players, entries = players_entered(facts), facts.subject.after.entries
    entered = f"{_counted(players, 'player')} entered"
    by = entered if players == entries else f"{entries:,} entries were made"
    return {"entered": _counted(players, "player"), "by_entries": by, **own_place(facts, decision)}


def _higher(facts: RoomFacts, decision: Decision) -> Found:
    """Who places higher with how much, and then the next."""
    out = busted_together(facts)
    return {
        "higher": ", then ".join(f"{name} with {chips:,}" for name, chips in out),
        "tied": joined([name for name, _ in out]),
        "stack_each": f"{out[0][1]:,}",
        **_placed(facts, dict(decision.figures)),
    }


def _placed(facts: RoomFacts, figures: Mapping[str, int]) -> Found:
    """Place and prize of each where the prizes are known: who shares, and what each gets."""
    rows = [
        (name, chips, figures.get(f"place-of-seat-{seat}", 0), dollars(figures.get(f"prize-of-seat-{seat}", 0)))
        for name, chips in busted_together(facts)
        if (seat := seat_before(facts, name))
    ]
    if not rows or not rows[0][2]:
        return {}
    first, last = rows[0][2], rows[0][2] + len(rows) - 1
    known = any(prize for *_, prize in rows)
    placed = [
        f"{name} with {chips:,} takes {_th(place)} place{_for(facts, place, prize, known)}"
        for name, chips, place, prize in rows
    ]
    shared = f"places {first} {'and' if last == first + 1 else 'to'} {last}"
    alike = [name for name, _, place, _ in rows if [each[2] for each in rows].count(place) > 1]
    award = f"what can't be shared goes to the better hand of {joined(alike)}" if alike else ""
    return {"placed": joined(placed), "award": award, "prize_each": rows[0][3], "tied_places": shared if known else ""}


def _th(place: int) -> str:
    """ "50th", "1st", "12th"."""
    ends = "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{ends}"


def _for(facts: RoomFacts, place: int, prize: str, known: bool) -> str:
    """What a place is paid: its prize, or that it is paid at all where only the number of places is told."""
    if not prize and place <= len(facts.setup.prizes):
        return ""
    if known or not facts.setup.places:
        return f" for {prize or 'nothing'}" if known else ""
    return " for its whole prize" if place <= facts.setup.places else " for nothing"


def _places(facts: RoomFacts, decision: Decision) -> Found:
    """Which places are shared, with what they pay in all, and how much that is for each."""
    figures = dict(decision.figures)
    low, high = figures.get("lowest", 0), figures.get("highest", 0)
    if not low:
        return {}
    prizes = facts.setup.prizes[high - 1 : low]
    paid = sum(prizes) if all(prizes) else 0
    return {
        "places_shared": f"{_th(low)} place" if low == high else f"places {high} to {low}",
        "shared_pay": dollars(paid),
        "share_each": dollars(paid // figures.get("sharing", 1)),
        "out_before": _out_before(facts),
    }


def _out_before(facts: RoomFacts) -> str:
    """Who was told to be out before hand for hand was announced, by name as long as they are few."""
    out = [act.name for moment, act in facts.acts(s.Bust) if moment.index < facts.matter.error - 1]
    return "" if not out else joined(out) if len(out) <= 3 else "those"


def _after_the_begun(facts: RoomFacts, _: Decision) -> Found:
    """Whether a penalty is given with a hand begun and not dealt: the first hand of it is the one after that."""
    room, name = facts.subject.after, facts.matter.detail
    table = room.table(room.player(name).table)
    return {"after_it": "after the one that has begun"} if table.begun and name in table.after_it else {}


def _missed(facts: RoomFacts, decision: Decision) -> Found:
    """How many hands of a penalty were missed of how many, and whether a misdeal counts once with its redeal."""
    name, at = facts.matter.detail, facts.matter.error
    penalties = [(moment, act.name) for moment, act in facts.acts(s.Penalty)]
    penalties += [(moment, act.name) for moment, act in facts.acts(s.PenaltyRounds)]
    given = sorted((m for m, who in penalties if who == name and m.index < at), key=lambda each: each.index)
    if not given:
        return {}
    total = given[-1].after.player(name).penalty
    misdeals = (m for m, _ in facts.acts(t.Misdeal) if given[-1].index < m.index < at)
    again = any(name in m.before.table(m.happening.table).missing for m in misdeals)
    left, counted = dict(decision.figures).get("hands-left", 0), _counted(total, "hand") + _by_rounds(given[-1], total)
    return {
        "missed_of": f"{total - left or 'none'} of {counted}" if total >= left else "",
        "redealt": "a misdeal" if again and total > left else "",
    }


def _missed_and_posted(facts: RoomFacts, decision: Decision) -> Found:
    """The same of a hand that is dealt, with what is posted for who misses it."""
    return {**_posted(facts, decision), **_missed(facts, decision)}


def _by_rounds(given: Moment, hands: int) -> str:
    """So many rounds of how many hands, which are counted by who is at the table as the penalty is given."""
    act = given.happening.act
    if not isinstance(act, s.PenaltyRounds):
        return ""
    return f" ({_counted(act.rounds, 'round')} of the {hands // act.rounds} at the table then)"


def _posted(facts: RoomFacts, _: Decision) -> Found:
    """Blind and ante of a player who is away in the hand that is dealt, as far as the chips go; none of a level that
    does not run and did not as the hand began.
    """
    room = facts.subject.after
    player = room.player(facts.matter.detail)
    table = room.table(player.table)
    runs = table.level == room.level or facts.subject.before.table(table.name).begun
    if not runs or not 0 < table.level <= len(facts.setup.levels):
        return {}
    level, big = facts.setup.levels[table.level - 1], player.seat == table.big
    ante = level.ante if facts.setup.antes == "all" or (facts.setup.antes == "big-blind" and big) else 0
    blind = level.big if big else level.small if player.seat == table.small else 0
    posted = min(blind + ante, player.chips.amount)
    return {"posted": f"{posted:,}" if posted else ""}


BY_KIND: Mapping[str, Callable[[RoomFacts, Decision], Found]] = {
    "arrival": blind_due,
    "clock-called": _asker,
    "clock-over": _time_taken,
    "clock-runs": time_gone,
    "chips-found": _known_owner,
    "absence": _away_for,
    "absent-stack-removed": absent_words,
    "dealt-in-away": _posted,
    "push-near-a-level": _seconds_left,
    "final-table": _left_in,
    "two-tables-left": _left_in,
    "short-table": _short_by,
    "uneven-tables": _apart,
    "tables-left": _tables_left,
    "payouts": _entered,
    "high-hand": high_hand_words,
    "prize-paid": kept_abroad,
    "forfeit-asked": forfeit_words,
    "stack-given-up": forfeit_words,
    "deal-on-the-prizes": deal_words,
    "race-cards": race_words,
    "race": cards_each,
    "colour-up": odd_cards,
    "level-of-a-hand": level_blinds,
    "busted-together": _higher,
    "hand-for-hand": _places,
    "hand-for-hand-clock": clock_words,
    "conduct-told-in-room": spoke_between_in_room,
    "penalty-given": _after_the_begun,
    "penalty-counted": _missed,
    "penalty-hand-dealt": _missed_and_posted,
    "wrong-seat": _due_table,
    "seat-request": wish_answered,
}


KEPT_THERE = {"cash-on-the-table": "The cash", "other-chips-on-the-table": "Any chip that isn't this event's"}
"""What somebody keeps on the table that has no place there, as a sentence begins with it."""
ASKER = {"late-entry": "enters", "alternate": "enters", "a-seat": "wishes", "same-table": "wishes"}
"""The holes for who asks, by what is asked."""
UNNAMED = {"enters": "whoever enters", "wishes": "anybody"}
"""The same where the floor asks, for no one by name."""

# --- by what happened ---------------------------------------------------------------------------------------------


def _of_the_act(before: Room, act: RoomAct, who: str, house: str) -> Found:
    match act:
        case s.Penalty(hands=hands):
            return {"given": _counted(hands, "hand")}
        case s.PenaltyRounds(name=name, rounds=rounds):
            hands = rounds * len(before.seated(before.player(name).table))
            return {"given": _counted(hands, "hand"), "rounds": _counted(rounds, "round")}
        case s.Balance(to=to):
            return {"to_table": to}
        case m.Device(word=word):
            return device_words(word, who, house)
        case d.Ask(word=word):
            return {ASKER[word]: who if who[:1].isupper() else UNNAMED[ASKER[word]]} if word in ASKER else {}
        case p.Keep(word=word):
            return {"hider": who if word == "chips-hidden" else "", "kept_there": KEPT_THERE.get(word, "")}
        case c.ColourUp(value=value):
            return {"chips_of": f"{value:,}"}
        case _:
            return {}


# --- in words -----------------------------------------------------------------------------------------------------


def _printed(decision: Decision) -> Mapping[str, int]:
    """The numbers that the paragraphs of a decision print."""
    found: dict[str, int] = {}
    for each in decision.citations:
        found |= book(each.book).paragraph(each.at).numbers
    return found


def _span(seconds: int) -> str:
    minutes, rest = divmod(seconds, 60)
    told = [_counted(count, unit) for count, unit in ((minutes, "minute"), (rest, "second")) if count]
    return " ".join(told) or "no time"


def _seat(room: Room, name: str) -> str:
    return next((str(each.seat) for each in room.players if each.name == name and each.seat), "")


def _counted(count: int, unit: str) -> str:
    return f"{count:,} {unit}{'' if count == 1 else 's'}"
