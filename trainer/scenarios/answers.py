"""How players answer the dealer: they say how much it is, and put in what is asked for or an announcement lacks."""

from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS, Chips, pick
from trainer.kernel.table import Seat
from trainer.rules.backing_up import POST
from trainer.rules.betting import Wanted
from trainer.rules.facts import Facts
from trainer.rules.facts.meanings import ambiguous
from trainer.rules.making_good import makes_good
from trainer.rules.record import Record
from trainer.rules.stands import latest, meant
from trainer.scenarios.event import Happens, think, time_of
from trainer.scenarios.play import Play
from trainer.scenarios.telling import answer_to


def answer_event(play: Play, record: Record, facts: Facts) -> Happens | None:
    """What a player says when asked how much it is, or the chips that he adds; None while nothing is asked."""
    return _says_how_much(play, record, facts) or _puts_in(play.seed, record, facts)


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
    asked = [
        (at + 1, each.act.seat)
        for at, each, _, _ in facts.happened(facts.course.opened)
        if each.by_dealer and isinstance(each.act, g.AskHowMuch)
    ]
    return asked[-1] if asked else (0, 0)


def _unclear_words(facts: Facts, seat: int) -> str:
    """The words of that seat's wager, if they can mean several amounts and nobody has acted since."""
    last = latest(facts)
    if last is None or (last.seat, last.street) != (seat, facts.course.street) or not ambiguous(facts, last):
        return ""
    act = facts.record.gestures[last.words[0][0]].act
    return act.words if isinstance(act, g.Say) else ""


def _puts_in(seed: int, record: Record, facts: Facts) -> Happens | None:
    wanted = [each for each in facts.course.wanted if facts.table.seat(each.seat).stack]
    if wanted:
        return _made_good(seed, record, wanted[0])
    for index in range(len(record) - 1, facts.course.opened - 1, -1):
        gesture = record.gestures[index]
        if makes_good(record.courses[index], gesture) or _wanted_there(record, index):
            continue
        if gesture.seat and isinstance(gesture.act, g.Wager | g.PullBack | g.Check | g.Fold):
            return None
        if gesture.by_dealer and (asked := _asked(gesture.act, facts)):
            seat, amount = asked
            some = _enough(facts.table.seat(seat), amount)
            at = time_of(record, index + 1) + think(seed, index)
            return Happens(g.player(seat), g.Wager(some), at) if some else None
    return None


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
    """Who is asked for how many chips: by name, or as the one whose wager is announced as more than lies there."""
    if isinstance(act, g.AskFor):
        sitting = act.seat <= len(facts.table.seats) and act.seat in facts.course.contesting
        return (act.seat, act.amount) if sitting and act.amount > 0 else None
    if not isinstance(act, g.AnnounceBet):
        return None
    made = meant(facts, act)
    spoken_only = act.kind == POST and made is not None and bool(made.words)
    if made is None or made.done or not (made.motions or spoken_only) or made.street != facts.course.street:
        return None
    lacking = act.amount - made.lying
    return (made.seat, lacking) if lacking > 0 and made.seat in facts.course.contesting else None


def _enough(seat: Seat, amount: int) -> Chips:
    """Chips of the stack worth as much; all of them where it has less, a larger one where they cannot be told off."""
    if seat.stack.amount <= amount:
        return seat.stack
    exact = pick(seat.stack, amount)
    if exact is not None:
        return exact
    value = min((value for value, _ in seat.stack.piles if value > amount), default=0)
    return Chips(((value, 1),)) if value else NO_CHIPS
