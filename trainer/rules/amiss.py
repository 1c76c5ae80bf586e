"""Wagers that a house does not let stand as they were made, and acts out of turn, with what the dealer then does.

A point is a matter to be noticed where the house finds fault with it. What is to be done follows from the figures:
chips are missing, chips go back, the action goes back to a seat.
"""

from collections.abc import Iterator, Mapping

from trainer.kernel.altered import replace
from trainer.rules.as_it_comes import as_it_comes
from trainer.rules.at_showdown import AT_SHOWDOWN, asked_of_the_dealer, settled
from trainer.rules.book import Book
from trainer.rules.brought_up import in_for_it
from trainer.rules.common.unclear import ASKED, CLEAR, to_be_asked
from trainer.rules.effects import Effect
from trainer.rules.engine import Asked, agreed, decide
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import as_it_stood
from trainer.rules.facts.out_of_turn import KIND, in_force, waiting
from trainer.rules.facts.prior import faced_then, pulled_once_acted_on
from trainer.rules.facts.stud import doubled_for_a_pair
from trainer.rules.facts.turns import AFTER_ACTING, found_out_of_turn
from trainer.rules.facts.wager import Wager, counts_for, from_there, maker, wagers
from trainer.rules.facts.walk import WAITING
from trainer.rules.matters import matters
from trainer.rules.motions import with_what_motions_come_to, with_what_sizes_them
from trainer.rules.orders import last_effect, ordered_total, orders
from trainer.rules.points import points_about, points_of
from trainer.rules.points.hidden import HIDDEN
from trainer.rules.points.wager import PLAIN
from trainer.rules.raise_caps import KIND as CAP
from trainer.rules.requests import REQUESTS, granted, requested
from trainer.rules.reserved import reserved
from trainer.rules.ruling import Authority, Deadline, Decision, Matter, Ruling, Step
from trainer.rules.stands import (
    KINDS,
    OVERBET,
    POT_BET,
    STRING,
    UNCLEAR,
    UNDERRAISE,
    WORDED,
    Stands,
    decisions,
    going_on,
    kind_of,
    stands,
)
from trainer.rules.what_it_leaves import leaves_open

TURNS, FOLDING = ("turn", "skipped"), "fold"
"""Kinds on whose turn it is, and the kind of a fold."""
SHORT_CALL = "undercall"
STRADDLE = "straddle-posted"
STANDS_OUT = (STRING, UNCLEAR, UNDERRAISE, SHORT_CALL, OVERBET)
MONEY = KINDS | frozenset(TURNS) | frozenset(REQUESTS)
"""Kinds of points that become matters where a house finds fault with them, or grants what is asked for."""
ADDED_SINCE = "added-since"
"""The figure for what another motion has added to a wager that the floor sizes without it."""
ORDERED = "ordered"
"""The figure for the total that the floor has ordered."""
BETTING = "bet."
"""How the topic of whatever is asked about a wager or a turn begins."""


def amiss(law: Book, facts: Facts, since: int = 0) -> Iterator[Matter]:
    """What this house does not let stand, in order: one matter a wager, and every act out of turn.

    With `since`, only what was begun from that gesture count on.
    """
    for made in from_there(wagers(facts), since):
        found = left_standing(law, facts, made)
        if found is not None:
            yield found
    yield from requests_and_turns(law, facts, since)


def left_standing(law: Book, facts: Facts, made: Wager) -> Matter | None:
    """What one wager comes to be a matter of, None where this house lets it stand."""
    asked = any(each.kind in KINDS and each.detail != PLAIN for each in points_about(facts, made))
    moved = made.motions or pulled_once_acted_on(facts, made)
    if not (asked and moved) or going_on(law, facts, made) is not None or doubled_for_a_pair(facts, made):
        return None
    found = stands(law, facts, made)
    if found.lead is not None and found.lead.matter.kind in TURNS:
        return None  # it is told of as an act out of turn
    if found.owed and found.to > made.facing and not in_force(facts, made):
        return None  # what a raise lacks is owed once the action has come round to it
    if found.lead is not None and demands(found):
        return found.lead.matter
    spoken = found.lead is not None and leaves_open(found.lead)
    silent = (found.open and not spoken) or (found.lead is None and found.back)
    return _silent(law, facts, made) if silent else None


def requests_and_turns(law: Book, facts: Facts, since: int = 0) -> Iterator[Matter]:
    """The acts out of turn that are faulty here, and what is asked for by right."""
    turns = (each for each in points_of(facts, *TURNS) if each.error > since)
    for each in sorted(turns, key=lambda point: (point.onset, point.error, point.kind)):
        if _faulty(law, facts.about(each)):
            yield each
    yield from requested(law, facts)
    yield from (each for each in points_of(facts, STRADDLE) if _given_back(law, facts.about(each)))


def _given_back(law: Book, facts: Facts) -> bool:
    """Does this house have chips posted before the cards given back?"""
    decision = agreed(law, facts)
    return decision is not None and decision.ruling is not None and bool(decision.ruling.steps)


def everything_amiss(law: Book, facts: Facts) -> tuple[Matter, ...]:
    """What anybody can see to be wrong, and what this house does not let stand."""
    return (*matters(facts), *amiss(law, facts), *asked_of_the_dealer(law, facts), *reserved(law, facts))


def _silent(law: Book, facts: Facts, made: Wager) -> Matter | None:
    """The first point on which a wager stands out and this house says nothing: chips in several motions, too few, a
    number that can mean several amounts. Too few of them out of turn are no matter before the action comes round.
    """
    asked = (each.matter for each in decisions(law, facts, made) if each.silent)
    stands_out = [each for each in STANDS_OUT if each != SHORT_CALL or not waiting(facts, made)]
    return next((each for each in asked if each.kind in stands_out), None)


def demands(found: Stands) -> bool:
    """Has somebody to do something about it? A call with too large a chip gets its change when the bets come in."""
    ruling = found.lead.ruling if found.lead is not None else None
    if ruling is None:
        return False
    if found.open:
        return ruling.authority is Authority.FLOOR or to_be_asked(ruling)
    if found.lead is not None and otherwise_by_words(found):
        return True
    barred = found.decisions[0].matter.kind in (AFTER_ACTING, CAP)
    return found.owed > 0 or (found.back > 0 and (barred or ruling.fault or _too_much(found)))


def otherwise_by_words(found: Stands) -> bool:
    """Do words after the chips make of them what nobody could face by the chips alone, so that the dealer says it?"""
    made, lead = found.made, found.lead
    words = lead is not None and lead.effect is Effect.WORDS_ARE_THE_BET and made.worded_late
    return words and not made.heard and found.to != counts_for(made)


def _too_much(found: Stands) -> bool:
    """Is a bet or raise cut down that words or several chips made? The next player would face what nobody may bet."""
    worded = found.lead is not None and found.lead.matter.kind == POT_BET
    return found.kind in ("bet", "raise") and (worded or found.made.new.pieces > 1)


def _faulty(law: Book, facts: Facts) -> bool:
    """Is the act out of turn a fault here? A skipped player is one only once the floor must decide on him."""
    decision = agreed(law, facts)
    if decision is None:
        return True
    ruling = decision.ruling
    if facts.matter.kind == "skipped":
        return ruling is not None and ruling.fault and ruling.authority is Authority.FLOOR
    return ruling is None or ruling.fault


def settle(law: Book, facts: Asked) -> Decision:
    """What the house demands on a matter; of money with the steps and figures that put it right. Raises Conflict.

    A wager belongs to its deal: once the cards are gathered it is judged as it stood before. Chips that come to light
    behind one may do so later, and are judged as they do.
    """
    if isinstance(facts, Facts) and facts.matter.kind in AT_SHOWDOWN:
        return settled(law, facts)
    if isinstance(facts, Facts) and facts.matter.topic.startswith(BETTING) and facts.matter.topic != HIDDEN:
        facts = as_it_stood(facts)
    if facts.matter.kind not in MONEY or not isinstance(facts, Facts):
        return decide(law, facts)
    if facts.matter.kind in REQUESTS:
        return granted(decide(law, facts))
    decision = _settled(law, facts)
    return replace(decision, floor_follows=_followed(law, facts)) if decision.silent else decision


def _settled(law: Book, facts: Facts) -> Decision:
    made = None if facts.matter.kind in TURNS else maker(facts)
    if made is None:
        return _turned_back(_sized_there(law, facts, decide(law, facts)), last_effect(facts, facts.matter.error))
    found = stands(law, facts, made)
    lead = next((each for each in found.decisions if each.matter.kind == facts.matter.kind), None)
    if lead is None:
        return decide(law, facts)
    lead = with_what_motions_come_to(law, facts, lead)
    return with_what_sizes_them(law, facts, _put_right(facts, lead, _as_ordered(facts, lead, found)))


def _sized_there(law: Book, facts: Facts, decision: Decision) -> Decision:
    """Action out of turn that binds at what the house makes of its words and chips."""
    early = found_out_of_turn(facts, WAITING) if facts.matter.kind == KIND else None
    figures = dict(decision.figures)
    if early is None or "to" not in figures:
        return decision
    to = as_it_comes(law, facts, early).to
    rest = {name: each for name, each in figures.items() if name != "to"}
    return replace(decision, figures=tuple(sorted({**rest, **({"to": to} if to else {})}.items())))


def _as_ordered(facts: Facts, lead: Decision, found: Stands) -> Stands:
    """What the floor made of it, once it has given an order that names a total."""
    given = orders(facts, facts.matter.error) if found.open else []
    return as_ordered(lead, given[-1], found) if given else found


def as_ordered(lead: Decision, order: str, found: Stands) -> Stands:
    """What a wager that is the floor's comes to by that order; as it was where the order names no total."""
    to = ordered_total(lead, order, found.made)
    if to is None:
        return found
    return Stands(found.made, kind_of(to, found.made.facing), to, found.decisions, by_floor=True)


def _followed(law: Book, facts: Facts) -> Decision | None:
    """In silence: the procedure of the first house that this floor looks to and that has one."""
    for followed in law.follows:
        other = _settled(followed, facts)
        if other.ruling is not None and other.ruling.steps:
            return replace(other, ruling=_by_the_floor(other.ruling))
    return None


def _by_the_floor(ruling: Ruling) -> Ruling:
    """The same with the floor at the table: it is not called again, and asks the player itself."""
    done = ("call-the-floor", ASKED.key, CLEAR.key)
    rest = tuple(each for each in ruling.steps if each.key not in done)
    return replace(ruling, steps=rest or (Step("obey-the-floor"),))


# --- wagers -------------------------------------------------------------------------------------------------------


def _put_right(facts: Facts, lead: Decision, found: Stands) -> Decision:
    assert lead.ruling is not None
    shared = in_for_it(facts, found)
    steps = (*_after(lead.ruling.steps, _steps(lead.ruling, found)), *([BROUGHT_UP] if shared else []))
    until = lead.ruling.deadline if lead.ruling.deadline is Deadline.ROUND else Deadline.NEXT_CARD
    ruling = replace(lead.ruling, steps=steps, deadline=until, fault=lead.ruling.fault or bool(steps))
    own = [lead] if lead.effect is Effect.CHIPS_ARE_THE_BET or lead.matter.kind == POT_BET else []
    cited = {(each.book, each.at): each for one in (*own, *_agreeing(found)) for each in one.citations}
    figures = _figures(lead, found, {**shared, "facing": faced_then(facts, found.made)})
    return replace(lead, ruling=ruling, figures=figures, citations=tuple(cited.values()))


SMALL_CHIPS = "small-chips"
CALL = Step("call-the-floor")


def _agreeing(found: Stands) -> list[Decision]:
    """The decision that leads, those that find fault as well, what words bind to where the chips are another amount or
    strung out, and what the pot allows where more than that goes back; where a wrong count is called, nothing of what
    an undercall would be.

    That chips are too small says nothing of an amount that is put right or stands.
    """
    lead, *rest = found.decisions
    worded = (WORDED,) if lead.matter.kind == STRING else ()
    unsaid = (SMALL_CHIPS, SHORT_CALL) if lead.effect is Effect.FULL_BET_ACCEPTED else (SMALL_CHIPS,)
    some = (e for e in rest if e.ruling is not None and e.matter.kind not in unsaid)
    bound = (_held_to_the_pot, _held_to_the_words)
    return [lead, *(e for e in some if faulted(e) or e.matter.kind in worded or any(each(found, e) for each in bound))]


def _held_to_the_words(found: Stands, decision: Decision) -> bool:
    """Is it why the player's words bind, which came first, while the chips are short of that or more than that?"""
    made, said = found.made, found.made.declared
    if said is None or not (found.owed > 0 or found.back > 0):
        return False
    if decision.matter.kind == WORDED:
        return found.owed > 0
    return decision.effect is Effect.WORDS_ARE_THE_BET and said.amount not in (0, made.total)


def faulted(decision: Decision) -> bool:
    """Does the house find fault with it?"""
    return decision.ruling is not None and decision.ruling.fault


def _held_to_the_pot(found: Stands, decision: Decision) -> bool:
    """Is it what the pot allows, of silent chips of which just what is beyond that goes back?"""
    lead, most = found.lead, dict(decision.figures).get("most")
    silent = lead is not None and lead.matter.kind == "wager"
    return silent and decision.matter.kind == POT_BET and found.back > 0 and most == found.to


def _figures(lead: Decision, found: Stands, besides: dict[str, int]) -> tuple[tuple[str, int], ...]:
    made = found.made
    if found.open:
        return tuple(sorted({**dict(lead.figures), **_added_to(found)}.items()))
    ordered = {ORDERED: found.to} if found.by_floor else {}
    own = {"to": found.to, "owed": found.owed, "back": found.back, "most": made.most}
    said = dict(lead.figures)
    most = {"most": said["most"]} if "most" in said else {}  # what the pot allows, not what he has
    return tuple(sorted({**said, **own, **most, **besides, **ordered}.items()))


def _added_to(found: Stands) -> dict[str, int]:
    """What lies there still of chips that another motion added to those of which the floor says what they come to."""
    string = next((each for each in found.decisions[1:] if each.effect is Effect.FIRST_MOTION_STANDS), None)
    first = dict(string.figures).get("first-motion", found.made.lying) if string is not None else found.made.lying
    return {ADDED_SINCE: found.made.lying - first} if found.made.lying > first else {}


def _after(own: tuple[Step, ...], steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """What the book itself has done first, and then these; the floor can be called before or after that."""
    keys = tuple(each.key for each in own)
    return (*own, *(each if each.after or each == CALL else replace(each, after=keys) for each in steps))


def _steps(ruling: Ruling, found: Stands) -> tuple[Step, ...]:
    if found.open:
        return () if to_be_asked(ruling) else _asking()
    if found.again:
        return (TOLD_OF_THE_BET, Step("short-call-back", (TOLD_OF_THE_BET.key,)))
    lead = found.lead
    if lead is not None and lead.effect is Effect.A_CHECK:
        return (Step("rest-given-back"),) if found.back else ()  # there is no amount to say
    string = lead is not None and lead.matter.kind == STRING and ruling.authority is Authority.DEALER
    said = "call-the-string-bet" if string else "say-what-stands"
    if found.by_floor:
        said = "say-what-stands"
    owed = found.to > found.made.total
    if not (owed or found.to < found.made.total):
        return (Step(said),) if otherwise_by_words(found) else ()
    put = Step("missing-chips-in" if owed else "rest-given-back", (said,) if owed else ())
    if found.by_floor and found.to == found.made.prior.amount:  # it is withdrawn: there is nothing to say it comes to
        return (Step("call-the-floor"), Step(put.key, ("call-the-floor",)))
    if found.by_floor:
        return (Step("call-the-floor"), Step(said, ("call-the-floor",)), Step(put.key, (said,)))
    return (Step(said), put)


TOLD_OF_THE_BET = Step("told-of-the-bet")
BROUGHT_UP = Step("everybody-brought-up", ("missing-chips-in",))

# --- turns --------------------------------------------------------------------------------------------------------

BACK = Step("action-back-to-the-seat-due")


def _turned_back(decision: Decision, ordered: Effect | None = None) -> Decision:
    """With what the dealer does; `ordered` is what follows from the floor's order, once it has given one."""
    ruling, figures = decision.ruling, dict(decision.figures)
    if ruling is None or not ruling.fault or ruling.steps:
        return decision
    if ruling.authority is Authority.FLOOR:
        return replace(decision, ruling=replace(ruling, steps=_held() if ordered is Effect.HAND_STAYS else _asking()))
    if figures.get("post"):
        posting = replace(ruling, steps=_posting(figures), deadline=Deadline.NEXT_CARD, options=())
        return replace(decision, ruling=posting)
    chips = figures.get("back", 0) > 0
    steps = (BACK, *([Step("out-of-turn-chips-back", (BACK.key,))] if chips else []))
    return replace(decision, ruling=replace(ruling, steps=steps, deadline=Deadline.NEXT_CARD, options=()))


def _posting(figures: Mapping[str, int]) -> tuple[Step, ...]:
    """A bet out of turn posts a minimum: the dealer says so, gives back the rest, and points to who is due."""
    said = Step("minimum-posted")
    rest = [Step("rest-of-the-post-back", (said.key,))] if figures.get("rest") else []
    return (said, *rest, BACK)


def _held() -> tuple[Step, ...]:
    """The floor has the hand that the dealer holds given back, and the hand goes on with who was passed over."""
    called, given = "call-the-floor", "taken-hand-back"
    return (Step(called), Step(given, (called,)), Step("play-on", (given,)))


def _asking() -> tuple[Step, ...]:
    return (Step("call-the-floor"), Step("obey-the-floor", ("call-the-floor",)))
