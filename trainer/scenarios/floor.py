"""The floor: comes when called, asks the same every time, and supplies what its book reserves to it."""

from collections.abc import Mapping
from types import UnionType

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Told
from trainer.kernel.cards import Card
from trainer.rules.amiss import everything_amiss, settle
from trainer.rules.book import Book
from trainer.rules.cards_due import next_lacking
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts, followed
from trainer.rules.floors_own import OWN, PLAY_ON, with_own_order
from trainer.rules.miscounted import is_miscounted
from trainer.rules.moved_back import pushed_wrongly
from trainer.rules.orders import effect_of, order_in_silence, order_of, orderable
from trainer.rules.points.pots import DISPUTED, MIXED
from trainer.rules.put_off import DISPUTES, is_delay, may_be_put_off
from trainer.rules.record import Record
from trainer.rules.refunds import OTHERS, with_refund_at_stake
from trainer.rules.reserved import can_stay, to_the_floor
from trainer.rules.ruling import Conflict, Decision, Discretion, Ruling
from trainer.scenarios.amounts_ordered import that_play
from trainer.scenarios.event import Happens, Waits, chance, time_of
from trainer.scenarios.heard import as_heard
from trainer.scenarios.palette import SCRAMBLE_FIRST
from trainer.scenarios.report import about, lacking, open_question, reports_of_visit

WALKS_UP = 900
SPEAKS = 700
ANSWERS = 900
LEAVES = 400
LATER = g.Tell(Told.DELAY, words="I'll check the camera and get back to you. Play on.")
MOVED = "move-the-chips-to-the-right-player"
OBEY = "obey-the-floor"
ASKING = {"stop-the-action", "call-the-floor", OBEY}
INSTEAD: Mapping[str, str] = {"showdown.cards-held-floor-called": "the-hand-is-given-back"}
"""What the floor orders where the rulebook says only that it is called: a reading. Cards that the dealer holds can be
told, and only of those that can't the rulebooks say that their player is out.
"""


def floor_event(record: Record, law: Book, seed: int, *, puts_off: bool = False) -> Happens | Waits | None:
    """What the floor does next; None while it neither stands at the table nor has been called.

    `puts_off` tells that it puts its ruling on a disputed pot off where the house has that.
    """
    if record.table.floor:
        return _visit(record, law, seed, puts_off=puts_off)
    called = _called(Facts(record, len(record))) if g.CallFloor in record.acts else 0
    if called:
        return Happens(g.FLOOR, g.Come(), time_of(record, called) + WALKS_UP)
    return None


@followed
def _called(facts: Facts, before: int | None) -> int:
    """The gesture count after the last call that the floor has neither answered nor been waved off from; 0 for none."""
    act = facts.record.gestures[facts.at - 1].act if before is not None else None
    if isinstance(act, g.CallFloor):
        return facts.at
    return 0 if before is None or isinstance(act, g.Come | g.Proceed) else before


def _last(record: Record, kind: type[g.Act]) -> int:
    """The gesture count after the last act of a kind, 0 for none."""
    for count in range(len(record), 0, -1):
        if isinstance(record.gestures[count - 1].act, kind):
            return count
    return 0


def _visit(record: Record, law: Book, seed: int, *, puts_off: bool) -> Happens | Waits:
    came = _last(record, g.Come)
    acts = [gesture.act for gesture in record.gestures[came:]]
    now = record.gestures[-1].at
    if any(isinstance(act, g.Proceed) for act in acts):
        return Happens(g.FLOOR, g.Leave(), now + LEAVES)
    asked = [act.what for act in acts if isinstance(act, g.Ask)]
    if "what-happened" not in asked:
        return Happens(g.FLOOR, g.Ask("what-happened"), time_of(record, came) + SPEAKS)
    if open_question(record):
        return Waits()
    if "and-now" not in asked:
        wanted = [
            piece for piece in lacking(reports_of_visit(record, len(record)), record.setup.game) if piece not in asked
        ]
        return Happens(g.FLOOR, g.Ask(next(iter(wanted), "and-now")), time_of(record, _last(record, g.Report)) + SPEAKS)
    plans = [act for act in acts if isinstance(act, g.Plan)]
    answers = sum(map(is_answer, acts))
    if answers >= len(plans):
        return Waits()
    planned = time_of(record, _last(record, g.Plan))
    if plans[answers].what == "please-draw" and _is_to_scramble(record, law):
        asked_for = SCRAMBLE_FIRST in asked
        return Waits() if asked_for else Happens(g.FLOOR, g.Ask(SCRAMBLE_FIRST), planned + ANSWERS)
    planned = max(planned, time_of(record, _last(record, g.Scramble)))
    later = LATER if puts_off and _may_rule_later(record, law) else None
    return Happens(g.FLOOR, later or _answer(record, law, seed, plans[answers].what), planned + ANSWERS)


def is_answer(act: g.Act) -> bool:
    """Is it what the floor says to a plan: a card drawn, an order, "go ahead", or that the ruling comes later?"""
    return isinstance(act, g.Draw | g.Order | g.CarryOn) or is_delay(act)


def _may_rule_later(record: Record, law: Book) -> bool:
    """Is a pot disputed on which it has been told and has not ruled, and does the house have play go on until then?"""
    facts = Facts(record, len(record))
    disputed = any(each.matter.kind in DISPUTES for each in _open(law, facts, g.Draw | g.Order))
    return disputed and may_be_put_off(law, facts)


def _answer(record: Record, law: Book, seed: int, plan: str) -> g.Act:
    """What the floor says to a plan: only what its book reserves to it, else "carry on"."""
    facts = Facts(record, len(record))
    decisions = _open(law, facts, g.Draw | g.Order)
    if plan == "please-draw" and any(_draws(each) for each in _open(law, facts, g.Draw)):
        group = scrambled(facts)
        return g.Draw(chance(seed, "draw", len(record)).choice(group))
    for each in decisions:
        order = _on_a_pot(facts, each) or _order(facts, each, chance(seed, "order", len(record)).random())
        if order is not None:
            return order
    return g.CarryOn()


def _is_to_scramble(record: Record, law: Book) -> bool:
    """Is a card to be drawn, and are those that it is drawn from still to be scrambled?"""
    facts = Facts(record, len(record))
    return not scrambled(facts) and any(_draws(each) for each in _open(law, facts, g.Draw))


def _open(law: Book, facts: Facts, answers: UnionType | type[g.Act]) -> list[Decision]:
    """Decisions on what the floor has not answered yet by such an act, in the order in which it became visible.

    It rules on what it was told, then on what it sees, and on nothing that it was told nothing about.
    """
    found, told = [], reports_of_visit(facts.record, facts.at)
    for matter in everything_amiss(law, facts):
        if about(told, matter.kind) and not _answered(facts, matter.onset, answers):
            heard = as_heard(law, facts.record, facts.at, matter, told)
            for each in dict.fromkeys((facts.about(matter) if heard.nothing else heard.facts, facts.about(matter))):
                try:
                    found.append(with_refund_at_stake(law, with_own_order(settle(law, each), each), each))
                except Conflict:
                    continue
    return found


def _answered(facts: Facts, onset: int, answers: UnionType | type[g.Act]) -> bool:
    return any(isinstance(gesture.act, answers) for _, gesture, _, _ in facts.happened(onset))


def _draws(decision: Decision) -> bool:
    """Does the procedure have the floor draw a card: that of the house or, where it is silent, the one it ordered?"""
    follows = decision.floor_follows
    ruling = decision.ruling or (follows.ruling if follows is not None else None)
    return ruling is not None and any(step.key == "floor-draws-the-burn" for step in ruling.steps)


def _order(facts: Facts, decision: Decision, luck: float) -> g.Order | None:
    """The order in silence or where the book leaves the choice to the floor; None where it gives the procedure."""
    ruling = decision.ruling
    if ruling is not None:
        return _choice(facts, decision, OWN, luck) or _as_the_book_has_it(decision)
    follows = decision.floor_follows
    if follows is None or follows.ruling is None:
        return g.Order(PLAY_ON, OWN)
    asks_too = {step.key for step in follows.ruling.steps} <= ASKING
    chosen = _choice(facts, follows, follows.source, luck) if asks_too else None
    return chosen or g.Order(order_in_silence(follows), follows.source)


def _on_a_pot(facts: Facts, decision: Decision) -> g.Order | None:
    """Of a pot that a player disputes: chips are moved where it was pushed wrongly, and else left where they are."""
    if decision.matter.kind not in (DISPUTED, MIXED) or decision.ruling is None:
        return None
    move, leave = decision.ruling.options or (MOVED, "")
    chosen = move if pushed_wrongly(facts.about(decision.matter)) else leave
    return g.Order(chosen, OWN) if chosen else None


def _choice(facts: Facts, decision: Decision, source: str, luck: float) -> g.Order | None:
    ruling = decision.ruling
    options = orderable(ruling.options) if ruling is not None and _leaves_open(ruling) else ()
    if not can_stay(facts, decision.matter):
        options = tuple(each for each in options if effect_of(each) is not Effect.HAND_STAYS) or options
    if not next_lacking(facts):
        options = tuple(each for each in options if effect_of(each) is not Effect.CARD_GOES_ON) or options
    options = _that_fit_the_count(facts.about(decision.matter), options)
    options = that_play(facts, decision, options)
    return g.Order(order_of(decision, options[int(luck * len(options))]), source) if options else None


def _that_fit_the_count(facts: Facts, options: tuple[str, ...]) -> tuple[str, ...]:
    """Of options of which one corrects the number of cards: with a hand miscounted nobody orders to play on, and with
    every hand right there is nothing to correct.
    """
    if not any(effect_of(each) is Effect.COUNT_CORRECTED for each in options):
        return options
    if is_miscounted(facts):
        return tuple(each for each in options if each != PLAY_ON)
    return tuple(each for each in options if effect_of(each) is not Effect.COUNT_CORRECTED)


def _as_the_book_has_it(decision: Decision) -> g.Order | None:
    """The order that what the rulebook says be done, where the dealer only calls and follows; None of any remedy."""
    ruling = to_the_floor(decision).ruling
    keys = {step.key for step in ruling.steps} if ruling is not None else set()
    if ruling is None or OBEY not in keys or not keys <= ASKING:
        return None
    said = INSTEAD.get(ruling.key, ruling.key)
    return g.Order(said if ruling.discretion is Discretion.NONE else PLAY_ON, OWN)


def _leaves_open(ruling: Ruling) -> bool:
    keys = {step.key for step in ruling.steps}
    return ruling.discretion is Discretion.FULL or keys <= ASKING or OTHERS in keys


def scrambled(facts: Facts) -> tuple[Card, ...]:
    """The cards of the last scramble that still lie face down together, in no card's favour; empty if none do."""
    for _, gesture, _, _ in reversed(list(facts.happened())):
        if isinstance(gesture.act, g.Scramble):
            group = gesture.act.cards
            zones = {facts.table.where(card) for card in group}
            down = not any(facts.table.find(card).up for card in group)
            return group if down and len(zones) == 1 and zones != {"stub"} else ()
    return ()
