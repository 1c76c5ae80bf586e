"""How players answer the dealer: they say how much it is, and put in what is asked for or an announcement lacks.

Who called short and hears that the action is on him takes his chips back, to act anew. Who has said since that he got
the amount wrong takes his time, and what the floor orders ends what the dealer asked before.
"""

from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS, Chips, pick
from trainer.kernel.table import Seat
from trainer.rules.backing_up import POST
from trainer.rules.betting import Wanted
from trainer.rules.facts import Facts
from trainer.rules.facts.accepted import mistaken
from trainer.rules.facts.meanings import ambiguous, short_meaning
from trainer.rules.making_good import makes_good
from trainer.rules.record import Record
from trainer.rules.stands import latest, meant
from trainer.scenarios.event import Happens, think, time_of
from trainer.scenarios.play import Play
from trainer.scenarios.telling import answer_to

ENDING = (g.Wager, g.PullBack, g.Check, g.Fold, g.Order)
"""What was asked before any of these is asked no more."""
LINGERS = 3400
"""Milliseconds that a player waits, after saying that he got it wrong, for what the dealer makes of it."""


def answer_event(play: Play, record: Record, facts: Facts) -> Happens | None:
    """What a player says when asked how much it is, or the chips that he adds or takes back; None while nothing is
    asked.
    """
    return _says_how_much(play, record, facts) or _moves_chips(play.seed, record, facts)


def _says_how_much(play: Play, record: Record, facts: Facts) -> Happens | None:
    """About an amount that can mean several things: the answer that the scenario gives, else the same words again."""
    index, seat = _asked_last(facts)
    words = _unclear_words(facts, seat) if seat else ""
    if not words or any(each.seat == seat for each in record.gestures[index:]):
        return None
    said = g.Say(answer_to(play.scenario, facts, seat) or words)
    return Happens(g.player(seat), said, time_of(record, index) + think(play.seed, index))


def _asked_last(facts: Facts) -> tuple[int, int]:
    """The gesture count after the dealer last asked on this street how much it is, and the seat; 0 for nobody."""
    for at, _, act in reversed(facts.done(g.AskHowMuch)):
        if facts.record.gestures[at].by_dealer:
            return (at + 1, act.seat) if at >= facts.course.opened else (0, 0)
    return 0, 0


def _asked_for_chips(facts: Facts) -> bool:
    """Has the dealer said anything on this street that a player may answer with chips?"""
    said = (at for kind in (g.ActionOn, g.AskFor, g.AnnounceBet) for at, _, _ in facts.done(kind, facts.course.opened))
    return any(facts.record.gestures[at].by_dealer for at in said)


def _unclear_words(facts: Facts, seat: int) -> str:
    """The words of that seat's wager, if they can mean several amounts, or less than a raise, and nobody has acted."""
    last = latest(facts)
    if last is None or (last.seat, last.street) != (seat, facts.course.street):
        return ""
    if not ambiguous(facts, last) and not short_meaning(last):
        return ""
    act = facts.record.gestures[last.words[0][0]].act
    return act.words if isinstance(act, g.Say) else ""


def _moves_chips(seed: int, record: Record, facts: Facts) -> Happens | None:
    """The chips that a player adds or takes back because of what the dealer said."""
    wanted = [each for each in facts.course.wanted if facts.table.seat(each.seat).stack]
    if wanted:
        return _made_good(seed, record, wanted[0])
    if not _asked_for_chips(facts):
        return None
    ready = 0
    for index in range(len(record) - 1, facts.course.opened - 1, -1):
        gesture = record.gestures[index]
        if makes_good(record.courses[index], gesture) or _wanted_there(record, index):
            continue
        if isinstance(gesture.act, ENDING):
            return None
        ready = max(ready, gesture.at + LINGERS) if _claims(gesture) else ready
        answer = _answer(gesture.act, facts) if gesture.by_dealer else None
        if answer is not None:
            seat, act = answer
            at = max(ready, time_of(record, index + 1) + think(seed, index))
            return Happens(g.player(seat), act, at) if act else None
    return None


def _answer(act: g.Act, facts: Facts) -> tuple[int, g.Act | None] | None:
    """Who answers these words of the dealer, and how: None for chips that he has not got."""
    if isinstance(act, g.ActionOn):
        back = _taken_back(facts, act.seat)
        return (act.seat, back) if back else None
    asked = _asked(act, facts)
    if asked is None:
        return None
    some = _enough(facts.table.seat(asked[0]), asked[1])
    return asked[0], g.Wager(some) if some else None


def _claims(gesture: g.Gesture) -> bool:
    """Does a player say that he got an amount wrong?"""
    return mistaken(gesture.act)


def _taken_back(facts: Facts, seat: int) -> g.PullBack | None:
    """The chips of a call that fell short, where that is the last thing that was done; None where there are none."""
    made = latest(facts)
    if made is None or made.seat != seat or not (made.in_turn and made.motions) or made.street != facts.course.street:
        return None
    short = made.before < made.lying < made.facing and not made.all_in
    some = pick(facts.table.seat(seat).bet, made.lying - made.before) if short else None
    return g.PullBack(some) if some else None


def _wanted_there(record: Record, index: int) -> bool:
    """Was an earlier player asked with these words? He has his own answer."""
    return any(each.index == index for each in record.courses[index + 1].wanted)


def _made_good(seed: int, record: Record, wanted: Wanted) -> Happens | None:
    """What the dealer wants of somebody who acted before, in the order in which he asked."""
    some = _enough(record.table.seat(wanted.seat), wanted.amount)
    answered = max((at for at in range(wanted.index + 1, len(record)) if record.gestures[at].seat), default=0)
    at = max(time_of(record, wanted.index + 1), time_of(record, answered + 1) if answered else 0)
    return Happens(g.player(wanted.seat), g.Wager(some), at + think(seed, wanted.index)) if some else None


def _asked(act: g.Act, facts: Facts) -> tuple[int, int] | None:
    """Who is asked for how many chips: by name, or as the one whose wager is announced as more than lies there.

    Nobody once his chips have been handed back: he is to act anew.
    """
    if not isinstance(act, g.AskFor | g.AnnounceBet) or _acts_anew(facts):
        return None
    if isinstance(act, g.AskFor):
        sitting = act.seat <= len(facts.table.seats) and act.seat in facts.course.contesting
        return (act.seat, act.amount) if sitting and act.amount > 0 else None
    made = meant(facts, act) if not facts.course.token else None
    spoken_only = act.kind == POST and made is not None and bool(made.words)
    if made is None or made.done or not (made.motions or spoken_only) or made.street != facts.course.street:
        return None
    lacking = act.amount - made.lying
    return (made.seat, lacking) if lacking > 0 and made.seat in facts.course.contesting else None


def _acts_anew(facts: Facts) -> bool:
    """Has the last one to act had his chips handed back?"""
    last = latest(facts)
    return last is not None and last.withdrawn


def _enough(seat: Seat, amount: int) -> Chips:
    """Chips of the stack worth as much; all of them where it has less, a larger one where they cannot be told off."""
    if seat.stack.amount <= amount:
        return seat.stack
    exact = pick(seat.stack, amount)
    if exact is not None:
        return exact
    value = min((value for value, _ in seat.stack.piles if value > amount), default=0)
    return Chips(((value, 1),)) if value else NO_CHIPS
