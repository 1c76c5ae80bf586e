"""Dealers who do one act of a remedy wrongly: a step too soon, at the neighbor's seat, or a chip off."""

from collections.abc import Iterable, Iterator
from copy import copy
from dataclasses import dataclass, replace

from trainer.grading.assess import Assessor
from trainer.grading.milestones.money import short_of_it
from trainer.grading.model import Dealer, next_act, perfect, possible, to_do
from trainer.grading.open_matter import VOICE, OpenMatter
from trainer.grading.otherwise import or_ended
from trainer.grading.performers import PERFORMERS, Task
from trainer.grading.remedy import AUTHORITY_STEPS
from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS, Chips, pick
from trainer.kernel.table import Table
from trainer.rules.course import clockwise
from trainer.rules.ruling import Step
from trainer.scenarios.session import Session

IN_PARTS = (g.Pitch, g.Lay, g.Turn, g.ReturnBet)
MOVING = (g.Pitch, g.Move, g.Muck, g.ReturnBet)


@dataclass(frozen=True)
class Slip:
    """The `way` to go wrong: at that gesture count, `instead` of the `act` towards the step that is `due`.

    Done wrongly or too soon it is the `step` of the `matter` that its dealer thinks is done.
    """

    way: str
    at: int
    act: g.Act
    instead: g.Act
    matter: str
    due: str
    step: str


def slips_of(found: list[Slip], grading: Assessor) -> list[Slip]:
    """Of those the ones of an act that completes its step, or that comes before one."""
    met = {one.matter.key: one.remedy.met for one in grading.open.values()}
    return [each for each in found if each.way == "order" or met.get(each.matter, {}).get(each.step) == each.at]


def watching(found: list[Slip]) -> Dealer:
    """The perfect dealer; every slip that could be made in the hand is noted, the last ones for a moment."""

    def dealer(session: Session, grading: Assessor) -> g.Act | None:
        act, at = perfect(session, grading), len(session.record)
        found[:] = [each for each in found if each.at < at]
        found.extend(_slips(session, grading, act) if act is not None else ())
        return act

    return dealer


class Slipping:
    """The perfect dealer but for that slip. Whoever says a wrong thing says the right one then; of what their hands
    have done they know nothing: what they meant to do counts as done, and so does what they have done once already.
    """

    def __init__(self, slip: Slip) -> None:
        self.slip = slip
        self.believed = {(slip.matter, slip.step)}
        self.begun = slip.way == "order"

    def __call__(self, session: Session, grading: Assessor) -> g.Act | None:
        act, at = perfect(session, grading), len(session.record)
        if self._is_due(act) and at >= self.slip.at and not self._made(session):
            self.slip = replace(self.slip, at=at)  # a player may speak before the slip is made
            return self.slip.instead
        said = isinstance(self.slip.instead, VOICE)
        if said or not self._made(session):
            return act
        return or_ended(session, self._next(session, grading))

    def _is_due(self, act: g.Act | None) -> bool:
        """Is that the act? The same cards are mixed otherwise once somebody has spoken."""
        return act == self.slip.act or (isinstance(act, g.Shuffle) and isinstance(self.slip.act, g.Shuffle))

    def _made(self, session: Session) -> bool:
        gestures = session.record.gestures[self.slip.at :]
        return bool(gestures) and gestures[0].act == self.slip.instead

    def _next(self, session: Session, grading: Assessor) -> g.Act | None:
        since = [each.act for each in session.record.gestures[self.slip.at :] if each.by_dealer]
        too_soon = self._rest_of_it(session, grading)
        if too_soon is not None and too_soon not in since:
            return too_soon
        self.begun = False
        while True:
            seen = [self._as_believed(one) for one in grading.open.values() if one.matter.error != self.slip.at + 1]
            seen = [one for one in seen if to_do(one, grading.record)]
            act = next_act(session, seen)
            towards = _towards(session, seen, act) if isinstance(act, MOVING) and act in since else None
            if towards is None:
                return act
            self.believed.add((towards[0].matter.key, towards[1].key))

    def _rest_of_it(self, session: Session, grading: Assessor) -> g.Act | None:
        """What else belongs to a step that was begun too soon."""
        one = grading.open.get(self.slip.matter)
        if not self.begun or one is None or self.slip.step in one.remedy.state:
            return None
        act = PERFORMERS[self.slip.step](Task(session.record, one, session.play.seed))
        return act if isinstance(act, IN_PARTS) and possible(session.record, act) else None

    def _as_believed(self, one: OpenMatter) -> OpenMatter:
        """The matter as it looks to a dealer who has done these steps."""
        alike, remedy = copy(one), one.remedy
        alike.remedy = replace(remedy, met=dict(remedy.met), state=dict(remedy.state))
        for matter, step in self.believed:
            if matter == one.matter.key and step not in remedy.state:
                alike.remedy.credit(step, self.slip.at)
        return alike


def _slips(session: Session, grading: Assessor, act: g.Act) -> Iterator[Slip]:
    standing = [one for one in grading.open.values() if to_do(one, grading.record)]
    towards = _towards(session, standing, act)
    if towards is None:
        return
    one, step = towards
    for way, done, instead in _ways(session, one, step, act):
        if instead != act and possible(session.record, instead):
            yield Slip(way, len(session.record), act, instead, one.matter.key, step.key, done)


def _towards(session: Session, standing: Iterable[OpenMatter], act: g.Act) -> tuple[OpenMatter, Step] | None:
    """The matter and the step that the perfect dealer's act is towards."""
    for one in standing:
        if one.in_force(session.record):
            task = Task(session.record, one, session.play.seed)
            for step in one.remedy.pending():
                if PERFORMERS[step.key](task) == act:
                    return one, step
    return None


def _ways(session: Session, one: OpenMatter, step: Step, act: g.Act) -> Iterator[tuple[str, str, g.Act]]:
    if step.key not in AUTHORITY_STEPS:
        yield from (("order", *each) for each in _later_steps(session, one, step))
        yield from (("seat", step.key, each) for each in _next_door(session, one, act))
        yield from (("chips", step.key, each) for each in _a_chip_off(session.record.table, act))


# --- order


def _later_steps(session: Session, one: OpenMatter, step: Step) -> Iterator[tuple[str, g.Act]]:
    """What is to be done after this step, done before it."""
    task = Task(session.record, one, session.play.seed)
    for later in one.remedy.steps:
        if step.key in later.after and not one.remedy.reached(later.key):
            act = PERFORMERS[later.key](task)
            if act is not None:
                yield later.key, act


# --- seat


def _next_door(session: Session, one: OpenMatter, act: g.Act) -> Iterator[g.Act]:
    """The same at the next seat to the left and to the right where it can be done, or with that seat's cards."""
    can_be_done = [each for each in _elsewhere(session, one, act) if possible(session.record, each)]
    yield from dict.fromkeys((*can_be_done[:1], *can_be_done[-1:]))


def _elsewhere(session: Session, one: OpenMatter, act: g.Act) -> Iterator[g.Act]:
    table, course, live = session.record.table, session.record.course, session.record.course.contesting
    match act:
        case g.ReturnBet() | g.PushPot():
            for seat in clockwise(live, act.seat):
                yield from _from_seat(table, seat, act)
        case g.AskToShow():
            tabled = [seat for seat in live if all(each.up for each in table.seat(seat).hand)]
            yield from (replace(act, seat=seat) for seat in clockwise(tuple(tabled), act.seat) if seat != act.seat)
        case g.AskFor():
            short = short_of_it(Task(session.record, one, 0).moment)
            owing = {seat for seat in live if act.amount in (course.bet - course.committed[seat - 1], short.get(seat))}
            yield from (replace(act, seat=seat) for seat in clockwise(live, act.seat) if seat not in owing | {act.seat})
        case g.Pitch() | g.Muck() | g.ActionOn() | g.AskHowMuch():
            yield from (replace(act, seat=seat) for seat in clockwise(live, act.seat) if seat != act.seat)
        case g.Move():
            yield from _other_hands(table, live, act)


def _from_seat(table: Table, seat: int, act: g.ReturnBet | g.PushPot) -> Iterator[g.Act]:
    if isinstance(act, g.PushPot):
        yield replace(act, seat=seat)
    elif (bet := table.seat(seat).bet) and seat != act.seat:
        yield g.ReturnBet(seat, pick(bet, act.chips.amount) or bet)


def _other_hands(table: Table, live: tuple[int, ...], act: g.Move) -> Iterator[g.Act]:
    if act.to.startswith("hand-"):
        own = int(act.to[5:])
        yield from (replace(act, to=f"hand-{seat}") for seat in clockwise(live, own) if seat != own)
    held = {table.where(card) for card in act.cards}
    for place in held:
        if place.startswith("hand-"):
            for seat in clockwise(live, int(place[5:])):
                cards = tuple(each.card for each in table.seat(seat).hand)[-len(act.cards) :]
                if f"hand-{seat}" not in held and len(cards) == len(act.cards):
                    yield replace(act, cards=cards)


# --- chips


def _a_chip_off(table: Table, act: g.Act) -> Iterator[g.Act]:
    """The smallest chip there too little, and too much."""
    match act:
        case g.ReturnBet() | g.PushPot():
            whole = table.seat(act.seat).bet if isinstance(act, g.ReturnBet) else table.pot
            yield from (replace(act, chips=each) for each in _around(whole, act.chips) if each)
        case g.AskFor() | g.AnnounceBet() if act.amount:
            chip = min(value for seat in table.seats for value, _ in (*seat.stack.piles, *seat.bet.piles))
            yield from (replace(act, amount=each) for each in (act.amount - chip, act.amount + chip) if each > 0)


def _around(whole: Chips, some: Chips) -> Iterator[Chips]:
    if len(some.piles) > 1 or some.piles[0][1] > 1:
        chip = pick(some, min(value for value, _ in some.piles))
        yield some - chip if chip is not None else NO_CHIPS
    rest = whole - some
    if rest:
        chip = pick(rest, min(value for value, _ in rest.piles))
        yield some + chip if chip is not None else NO_CHIPS
