"""The director: plays everybody but the dealer. Pure: the same record gives the same event, at any time of asking.

After any sequence of gestures it lets somebody act, waits or ends; it never raises, and players act a bounded number
of times between two gestures of the dealer. Nothing in it knows what is wrong with a hand, so timing marks no onset.
"""

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, pick
from trainer.kernel.games import has_board, is_stud
from trainer.rules.backing_up import POST
from trainer.rules.book import Book
from trainer.rules.course import Course, big_blind_seat, clockwise, small_blind_seat
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import freed_with_chips_there
from trainer.rules.facts.stud import brings_in
from trainer.rules.posting import button_put_right, due_in_front
from trainer.rules.record import Record
from trainer.rules.routine import called_off
from trainer.scenarios.answers import answer_event
from trainer.scenarios.clock import after_time, on_the_clock, time_called
from trainer.scenarios.coming import comes
from trainer.scenarios.cutting import cuts
from trainer.scenarios.doing import does, held_up
from trainer.scenarios.event import Ended, Event, Happens, Waits, began, chance, since, think, think_of, time_of
from trainer.scenarios.floor import floor_event
from trainer.scenarios.form import Protest
from trainer.scenarios.guards import as_it_should_be, holds
from trainer.scenarios.play import Play
from trainer.scenarios.resting import rests
from trainer.scenarios.script import completes, reached, scripted
from trainer.scenarios.seats import decide_action, owed
from trainer.scenarios.showing import shows
from trainer.scenarios.telling import talk_event, told_event, told_to_open, told_too_soon

POSTS = 300
GETS_THEM_BACK = 3000
"""How long a player leaves the dealer to give back chips that went in out of turn before he acts beside them."""


def next_event(play: Play, record: Record, law: Book) -> Event:
    """What happens next unless the dealer acts: somebody does something, everybody waits for the dealer, or the end."""
    facts = Facts(record, len(record))
    if facts.table.over or _past_the_end(play, facts):
        return Ended()
    floor = floor_event(record, law, play.seed, puts_off=play.scenario.puts_off)
    if isinstance(floor, Happens) and isinstance(floor.act, g.Leave):
        floor = time_called(play, facts, law) or floor  # it stays while a clock runs
    cut = cuts(play, facts, law)
    if floor is not None:
        return _before_the_floor(talk_event(play.scenario, record, facts) or cut, floor)
    if facts.table.stopped or called_off(facts):
        return _first(cut, comes(play, facts), _answers(play, record, facts) or rests(facts))
    apart = (cut, does(play, facts), time_called(play, facts, law), _protest(play, facts))
    return _first(comes(play, facts), *apart, _player(play, record, facts))


def _first(*some: Happens | None) -> Event:
    coming = [event for event in some if event is not None]
    return min(coming, key=lambda event: event.at, default=Waits())


def _before_the_floor(talk: Happens | None, floor: Happens | Waits) -> Event:
    """What a player still says or cuts while the floor stands there, unless it speaks first."""
    return talk if talk and (isinstance(floor, Waits) or talk.at < floor.at) else floor


def _past_the_end(play: Play, facts: Facts) -> bool:
    ends = play.scenario.ends
    return ends is not None and reached(ends, facts)


def _player(play: Play, record: Record, facts: Facts) -> Happens | None:
    answers = _answers(play, record, facts)
    return (
        (answers if facts.course.street >= 0 else None)  # who makes a wager good is through before the next one acts
        or posts(play, record)
        or answers
        or _in_own_words(play, record, facts)
        or _action(play, record, facts)
        or shows(play, record, facts)
    )


def unasked(play: Play, record: Record, facts: Facts) -> Happens | None:
    """What a player does next where nobody has told, asked or answered anything: posts, acts, or shows his hand."""
    if facts.course.to_act:
        return _bring_in(play, record, facts) or _action(play, record, facts)
    return shows(play, record, facts)


def _answers(play: Play, record: Record, facts: Facts) -> Happens | None:
    """What players have to say yet about what they did, and how they answer the dealer."""
    return talk_event(play.scenario, record, facts) or answer_event(play, record, facts)


def _in_own_words(play: Play, record: Record, facts: Facts) -> Happens | None:
    """A wager told in words and chips; the next one begins only once the hands of who raises are at rest."""
    told, rest = told_event(play, record, facts, facts.course.to_act), rests(facts)
    return told if rest is None or (told is not None and told.who == rest.who) else rest


# --- posting ---------------------------------------------------------------------------------------------------


def posts(play: Play, record: Record) -> Happens | None:
    """The next ante, blind or bring-in that a player posts."""
    facts = Facts(record, len(record))
    if facts.course.street < 0:
        return _forced(record, facts)
    return _bring_in(play, record, facts)


def _forced(record: Record, facts: Facts) -> Happens | None:
    """Antes, then blinds, before the cards; never twice: what a deal called off left in front or in the pot counts."""
    if has_board(facts.game) and button_put_right(facts.setup, record.tables[0], facts.table):
        return _by_the_right_button(record, facts)
    start = _afresh(record, facts.course.deal_start)
    if start is None:
        return _ante_once_more(record, facts)
    done = [gesture.seat for _, gesture, _, _ in facts.happened(start) if isinstance(gesture.act, g.Post)]
    for seat, amount in _forced_bets(facts):
        if seat in done:
            done.remove(seat)
            continue
        if happens := _post(record, facts, seat, amount):
            return happens
    return None


def _by_the_right_button(record: Record, facts: Facts) -> Happens | None:
    """Once the button is put right, those whose turn it is post what they lack."""
    due = due_in_front(facts.setup, facts.table, facts.course.dealt_in)
    lacking = ((seat, amount - facts.table.seat(seat).bet.amount) for seat, amount in due.items() if seat)
    found = (_post(record, facts, seat, amount) for seat, amount in lacking if amount > 0)
    return next((each for each in found if each is not None), None)


def _post(record: Record, facts: Facts, seat: int, amount: int) -> Happens | None:
    some = _payable(facts, seat, amount)
    return Happens(g.player(seat), g.Post(some), time_of(record, since(record)) + POSTS) if some else None


def _ante_once_more(record: Record, facts: Facts) -> Happens | None:
    """The blinds of a deal called off lie in front still, and the ante for all went back out of the pot."""
    start, ante = facts.course.deal_start, facts.setup.stakes.big_blind_ante
    if not ante or record.tables[start].pot or len(facts.course.dealt_in) < 2:
        return None
    big = big_blind_seat(facts.course.dealt_in, facts.table.button)
    posted = any(isinstance(gesture.act, g.Post) for _, gesture, _, _ in facts.happened(start))
    blind_alone = record.tables[start].seat(big).bet.amount == facts.setup.stakes.big_blind
    return _post(record, facts, big, ante) if blind_alone and not posted else None


def _afresh(record: Record, start: int) -> int | None:
    """The gesture count since when this deal has nothing left in front from the one before; None if it never had."""
    tables = record.tables
    clear = (count for count in range(start, len(tables)) if not any(seat.bet for seat in tables[count].seats))
    return next(clear, None)


def _forced_bets(facts: Facts) -> list[tuple[int, int]]:
    stakes, button = facts.setup.stakes, facts.table.button
    dealt = facts.course.dealt_in
    if len(dealt) < 2:
        return []
    kept = facts.record.tables[facts.course.deal_start].pot
    bets = [(seat, stakes.ante) for seat in clockwise(dealt, button)] if stakes.ante and not kept else []
    if has_board(facts.game):
        bets.append((small_blind_seat(dealt, button), stakes.small_blind))
        bets.append((big_blind_seat(dealt, button), stakes.big_blind))
        bets.append((big_blind_seat(dealt, button), 0 if kept else stakes.big_blind_ante))
    return bets


def _payable(facts: Facts, seat: int, amount: int) -> Chips | None:
    stack = facts.table.seat(seat).stack
    return stack if stack.amount <= amount else pick(stack, amount)


def _bring_in(play: Play, record: Record, facts: Facts) -> Happens | None:
    course, amount = facts.course, facts.setup.stakes.bring_in
    if not is_stud(facts.game) or course.street != 0 or not course.to_act or not amount or _opened(facts, course):
        return None
    away = _low_card_away(facts)
    if away:
        return _post(record, facts, away, amount)
    told = told_too_soon(play.scenario, facts, course.to_act) or told_to_open(play.scenario, facts, course.to_act)
    if told or completes(play.scenario, course.to_act):
        return None
    some = _payable(facts, course.to_act, amount)
    if not some:
        return None
    at = since(record)
    return Happens(g.player(course.to_act), g.Post(some), time_of(record, at) + think(play.seed, at))


def _low_card_away(facts: Facts) -> int:
    """The seat of the low card whose player isn't there: its chips bring it in, though its hand may be dead by now.

    0 where the player is there.
    """
    low = brings_in(facts, facts.course.opened)
    return low if low in facts.record.tables[facts.course.opened].away | facts.setup.penalty else 0


def _opened(facts: Facts, course: Course) -> bool:
    """Has anybody brought it in, or acted in turn, on third street? What another was told to post leaves the low card
    its own forced bet.
    """
    if any(each.in_turn for each in course.actions):
        return True
    happened = [gesture.act for _, gesture, _, _ in facts.happened(course.opened)]
    if any(isinstance(each, g.Post) for each in happened):
        return True
    told = any(isinstance(each, g.AnnounceBet) and each.kind == POST for each in happened)
    return course.bet > 0 and not (told and course.to_act == brings_in(facts, course.opened))


# --- acting ----------------------------------------------------------------------------------------------------


def _action(play: Play, record: Record, facts: Facts) -> Happens | None:
    seat = facts.course.to_act
    if not seat or seat in facts.table.away or held_up(play, facts) or on_the_clock(play, facts):
        return None
    at, said = since(record), seat in dict(facts.course.said)
    act = scripted(play.scenario, facts, seat)
    if act is None:
        chosen = chance(play.seed, f"P{seat}", since(record, at - 1) if said else at)  # what he said he does
        act = decide_action(facts, seat, chosen)
    if act is None:
        return None
    if said:
        return Happens(g.player(seat), act, time_of(record, at) + think(play.seed, at))
    pause = think_of(play.seed, record, at)
    if freed_with_chips_there(facts, seat):
        pause = max(pause, GETS_THEM_BACK)
    begins = max(time_of(record, at) + pause, after_time(play, facts))
    return Happens(g.player(seat), _aloud(facts, seat, act), begins)


def _aloud(facts: Facts, seat: int, act: g.Act) -> g.Act:
    """Who raises with chips in front already says so first: silent ones on top may be a call or a raise."""
    lying = facts.course.front(facts.table.seat(seat))
    if not isinstance(act, g.Wager) or not act.chips.amount > owed(facts, seat) > 0 or not lying:
        return act
    fixed = facts.setup.limit == "limit" or is_stud(facts.game)
    return g.Say("Raise" if fixed else f"Raise {lying + act.chips.amount}")


# --- protests --------------------------------------------------------------------------------------------------


def _protest(play: Play, facts: Facts) -> Happens | None:
    """What a player points out next: nothing that was put right, that never arose, or that the floor has ruled on."""
    if not play.scenario.protests:
        return None
    said = {(gesture.seat, gesture.act) for gesture in facts.record.gestures if isinstance(gesture.act, g.SPOKEN)}
    waiting = [each for each in play.scenario.protests if (each.seat, each.says) not in said]
    coming = [event for each in waiting if (event := _pointed_out(each, facts)) is not None]
    return min(coming, key=lambda event: event.at, default=None)


def _pointed_out(protest: Protest, facts: Facts) -> Happens | None:
    """The protest `after` milliseconds from when its condition began to hold; None where it has no cause any more."""
    if not _has_cause(protest, facts):
        return None
    since_when = began(facts, lambda then: _has_cause(protest, then))
    if any(isinstance(gesture.act, g.Order) for _, gesture, _, _ in facts.happened(since_when)):
        return None
    return Happens(g.player(protest.seat), protest.says, time_of(facts.record, since_when) + protest.after)


def _has_cause(protest: Protest, facts: Facts) -> bool:
    return holds(protest.guard, facts, protest.seat) and not as_it_should_be(protest.guard, facts)
