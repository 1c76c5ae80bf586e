"""What a house has the dealer do at the showdown: part of a hand shown, the board played, a hand asked for or taken.

A point is a matter to be noticed where the house demands something that its players have not done by themselves. The
steps are those of the ruling, fitted to where the hand lies: kept, pushed forward, or in the muck.
"""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.rules.book import Book
from trainer.rules.common.showdown import ASKED, TABLED_STEP
from trainer.rules.effects import Effect
from trainer.rules.engine import decide
from trainer.rules.facts import Facts, remembered
from trainer.rules.facts.pots import held
from trainer.rules.facts.showdown import all_up, identifiable, in_muck, left_with, live, over, refusal, tabled
from trainer.rules.hands import HALVES, worth
from trainer.rules.orders import last_effect
from trainer.rules.points import points_of
from trainer.rules.points.showdown import TABLING
from trainer.rules.ruling import Authority, Conflict, Decision, Discretion, Matter, Ruling, Step

PART, SHOWN, BOARD, SEE, TAKEN = "part-shown", "shown", "plays-the-board", "asked-to-see", "tabled-hand-taken"
REFUSED, AGAIN = "rest-refused", "taken-up-again"
AT_SHOWDOWN = frozenset({PART, SHOWN, BOARD, SEE, TAKEN, REFUSED, AGAIN})
"""Kinds of points that become matters where a house demands something of the dealer."""
BACK, WHERE_IT_LIES, CALL = Step("hand-back-face-up"), Step("hand-shown"), "call-the-floor"
SEEN = Step("hand-seen")
KILL = Step("kill-the-hand", (CALL,))
DO_IT = {Effect.HAND_TO_BE_SHOWN: ASKED, Effect.HAND_COMES_BACK: BACK}
"""What a floor may choose that has the dealer do something, with the step."""


def asked_of_the_dealer(law: Book, facts: Facts) -> Iterator[Matter]:
    """What this house has the dealer do about hands at the showdown, in order."""
    seen: set[tuple[str, tuple[int, ...]]] = set()
    for point in _points(facts) if over(facts) else ():
        if (point.kind, point.seats) not in seen and (matter := _matter(law, facts, point)) is not None:
            seen.add((point.kind, point.seats))
            yield matter


@remembered
def _points(facts: Facts) -> tuple[Matter, ...]:
    """What a house may ask something for, in order."""
    found = points_of(facts, PART, REFUSED, BOARD, SEE, TAKEN, AGAIN)
    return tuple(sorted(found, key=lambda each: each.onset))


def _matter(law: Book, facts: Facts, point: Matter) -> Matter | None:
    """The point itself, or that the hand is not tabled, where the book asks for something by it."""
    if point.kind == REFUSED:  # where the book says nothing of it, the floor decides
        return None if _by_itself(facts, point) else point
    twin = [replace(point, kind=SHOWN, topic=TABLING)] if point.kind == PART else []
    for each in (point, *twin):
        if _asks(law, facts.when(point.onset).about(each)):
            return None if _by_itself(facts, each) else each
    return None


def _asks(law: Book, facts: Facts) -> bool:
    """Does the house ask for something by it, as things are? Of one moment that is decided once."""
    known, key = _asked(facts), (id(law), facts.matter)
    if key not in known or known[key][0] is not law:
        ruling = _ruling(law, facts)
        known[key] = law, ruling is not None and bool(ruling.steps)
    return known[key][1]


@remembered
def _asked(_: Facts) -> dict[tuple[int, Matter], tuple[Book, bool]]:
    """What houses have asked for at a moment: it is looked for again at every gesture that follows."""
    return {}


def _ruling(law: Book, facts: Facts) -> Ruling | None:
    """What the house demands; None where it is silent or its paragraphs clash."""
    try:
        return settled(law, facts).ruling
    except Conflict:
        return None


def whose(matter: Matter) -> int:
    """The seat whose hand a matter of the showdown is about."""
    return matter.seats[-1]


def _by_itself(facts: Facts, matter: Matter) -> bool:
    """Did the player table the hand before the dealer had said or done anything about it?"""
    if matter.kind in (TAKEN, AGAIN):
        return False
    for index, gesture, _, _ in facts.happened(matter.onset):
        if tabled(facts.when(index), whose(matter)):
            return True
        if gesture.by_dealer and _about(gesture.act, whose(matter)):
            return False
    return tabled(facts, whose(matter))


def _about(act: g.Act, seat: int) -> bool:
    if isinstance(act, g.AskToShow | g.Muck):
        return act.seat == seat
    return isinstance(act, g.CallFloor | g.Move | g.Turn | g.PushPot)


def need_not_show(law: Book, facts: Facts) -> frozenset[int]:
    """Seats that play the board and, at this house, may keep the hand down unless somebody asks for it."""
    found = set()
    for point in points_of(facts, BOARD):
        kept = whose(point) in live(facts) and not tabled(facts, whose(point))
        ruling = _ruling(law, facts.about(point)) if kept else None
        if ruling is not None and not ruling.steps:
            found.add(whose(point))
    return frozenset(found)


# --- what is done about it ----------------------------------------------------------------------------------------


def settled(law: Book, facts: Facts) -> Decision:
    """What the house demands as the matter came up, with the steps as the hand lies. Raises Conflict."""
    decision = _own(law, facts)
    return replace(decision, floor_follows=_followed(law, facts)) if decision.silent else decision


def _own(law: Book, facts: Facts) -> Decision:
    decision = decide(law, facts.when(facts.matter.onset))
    ruling = decision.ruling
    if ruling is None or not ruling.steps:
        return decision
    steps = _ordered(facts) if _open(ruling) else _as_it_lies(facts, ruling)
    if not steps or not _can_be_shown(facts):
        return replace(decision, ruling=replace(ruling, steps=()))
    return replace(decision, ruling=replace(ruling, steps=steps, fault=True))


def _followed(law: Book, facts: Facts) -> Decision | None:
    """In silence: the procedure of the first house that this floor looks to and that has one, the floor being there."""
    for followed in law.follows:
        other = _own(followed, facts)
        if other.ruling is not None and other.ruling.steps:
            steps = tuple(replace(each, after=()) for each in other.ruling.steps if each.key != CALL)
            return replace(other, ruling=replace(other.ruling, steps=steps))
    return None


def _open(ruling: Ruling) -> bool:
    return ruling.authority is Authority.FLOOR and ruling.discretion is Discretion.FULL


def _ordered(facts: Facts) -> tuple[Step, ...]:
    """To call the floor and to obey it; once it has ordered something of the dealer, that."""
    given = last_effect(facts, facts.matter.error)
    if given is Effect.HAND_DEAD:
        return (Step(CALL), KILL)
    wanted = DO_IT.get(given) if given is not None else None
    if wanted is None:
        return (Step(CALL), Step("obey-the-floor", (CALL,)))
    steps = _shown(facts, wanted)
    return (Step(CALL), *(replace(each, after=each.after or (CALL,)) for each in steps))


def _as_it_lies(facts: Facts, ruling: Ruling) -> tuple[Step, ...]:
    if facts.matter.kind == SEE:
        return _shown(facts, ruling.steps[0])
    refused = refusal(facts, whose(facts.matter), facts.matter.onset)
    return tuple(step for step in ruling.steps if step != TABLED_STEP or not refused)


def _shown(facts: Facts, wanted: Step) -> tuple[Step, ...]:
    """How a hand comes to be shown: its player is asked for it; let go, it is turned up, in play again or not.

    A hand pushed forward that is not in the muck is not dead: asked for by right it is tabled, and may win. Where it
    wins nothing, it does not matter where it is turned up; dead and beaten, all that counts is that it is seen.
    """
    then, seat = facts.when(facts.matter.onset), whose(facts.matter)
    if seat in live(then):
        return (ASKED, TABLED_STEP)
    dead = wanted == WHERE_IT_LIES or (wanted != BACK and in_muck(then, seat))
    if _might_win(then, seat):
        return (WHERE_IT_LIES,) if dead else (BACK,)
    return (SEEN,) if dead else tuple(replace(each, choice="face-up") for each in (BACK, WHERE_IT_LIES))


def _might_win(then: Facts, seat: int) -> bool:
    """Is the hand as good as any that is left, for some half?"""
    board = "".join(each.card.face for each in then.table.board)
    mine = "".join(card.face for card in left_with(then, seat) if not card.is_joker)
    for half in HALVES[then.game]:
        own = worth(then.game, half, mine, board)
        others = [worth(then.game, half, held(then, each), board) for each in live(then)]
        if own is not None and all(other is None or own >= other for other in others):
            return True
    return False


def _can_be_shown(facts: Facts) -> bool:
    """Is there still something of that hand to be shown, that can be told from all other cards?"""
    then, seat = facts.when(facts.matter.onset), whose(facts.matter)
    return identifiable(then, seat) and (facts.matter.kind in (TAKEN, AGAIN) or not all_up(then, seat))
