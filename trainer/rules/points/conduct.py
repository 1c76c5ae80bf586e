"""Points of conduct that a table can show: live cards shown too soon, and cards that nobody was to see."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Claimed, Requested
from trainer.kernel.cards import Card
from trainer.kernel.table import Cards, Table
from trainer.rules.course import LAST_STREET
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import left_with, over
from trainer.rules.kind import About, PointKind
from trainer.rules.points.showdown import claims
from trainer.rules.ruling import Matter

EXPOSING, DISCLOSURE, RABBIT = "conduct.exposing", "conduct.disclosure", "rabbit"
FOLDED, FOLDED_SHOWN, TO_ONE = "folded-hand-spoken-of", "folded-hand-shown", "shown-to-one"


def cards_shown_early(facts: Facts) -> Iterator[Matter]:
    """A player in the hand turns down cards of his own up while betting is to come; `detail` is the sort of pot."""
    for index, seat, act in facts.done(g.Turn):
        then = facts.when(index)
        contesting = then.course.contesting
        if not act.up or seat not in contesting or len(contesting) < 2:
            continue
        own = tuple(each.card for each in then.table.seat(seat).hand if not each.up and each.card in act.cards)
        if own and not over(then):
            pot = "heads-up" if len(contesting) == 2 else "multi-way"
            yield Matter("cards-shown-early", EXPOSING, index + 1, index + 1, own, (seat,), pot)


def folded_hand_shown(facts: Facts) -> Iterator[Matter]:
    """A player turns up cards of the hand he folds or has folded, while the others bet."""
    for index, gesture, before, _ in facts.happened():
        act, then = gesture.act, facts.when(index + 1)
        contesting = then.course.contesting
        if not isinstance(act, g.Turn | g.Move) or not act.up or not gesture.seat or gesture.seat in contesting:
            continue
        held = left_with(facts.when(index), gesture.seat)
        own = tuple(card for card in act.cards if card in held and not before.find(card).up)
        if own and len(contesting) > 1 and not over(then):
            yield Matter(FOLDED_SHOWN, EXPOSING, index + 1, index + 1, own, (gesture.seat,))


def shown_to_one(facts: Facts) -> Iterator[Matter]:
    """A player lets one other see his cards; `detail` is when the others may be shown them, by what that one can
    still do with it: `now` in this betting round, `after-round` on a later one, `after-betting` not at all; `over`
    once the betting of the deal is over.
    """
    for index, gesture, _, _ in facts.happened():
        if isinstance(gesture.act, g.ShowTo):
            seats = (gesture.seat, gesture.act.seat)
            detail = _of_use(facts.when(index), gesture.act.seat)
            yield Matter(TO_ONE, DISCLOSURE, index + 1, index + 1, (), seats, detail)


def _of_use(facts: Facts, viewer: int) -> str:
    course, table = facts.course, facts.table
    if course.street >= 0 and (over(facts) or len(course.contesting) < 2):
        return "over"
    if viewer not in course.contesting or not table.seat(viewer).stack:
        return "after-betting"
    raisers = [
        each for each in course.pending if table.seat(each).stack.amount > course.bet - course.committed[each - 1]
    ]
    if course.betting and (viewer in course.pending or raisers):
        return "now"
    return "after-round" if course.street < LAST_STREET[facts.game] else "after-betting"


def hand_spoken_of(facts: Facts) -> Iterator[Matter]:
    """A player in the hand says while betting is to come what a hand is worth."""
    yield from (each for live, each in _spoken_of(facts, "hand-spoken-of") if live)


def folded_hand_spoken_of(facts: Facts) -> Iterator[Matter]:
    """A player who has folded says while the others bet what the hand was worth."""
    yield from (each for live, each in _spoken_of(facts, FOLDED) if not live)


def _spoken_of(facts: Facts, kind: str) -> Iterator[tuple[bool, Matter]]:
    for index, gesture, _, _ in facts.happened():
        then = facts.when(index)
        course = then.course
        named = claims(gesture.act, Claimed.HAND) and gesture.seat in course.dealt_in
        if named and len(course.contesting) > 1 and not over(then):
            live = gesture.seat in course.contesting
            yield live, Matter(kind, EXPOSING, index + 1, index + 1, (), (gesture.seat,))


def rabbit_hunts(facts: Facts) -> Iterator[Matter]:
    """All but one have folded, and a card is turned up that would have come; `detail` is who did it."""
    for index, gesture, before, after in facts.happened():
        course = facts.record.courses[index]
        ended = course.street >= 0 and len(course.contesting) == 1
        shown = _faces(after) | _flashed(gesture)
        if ended and course.street < LAST_STREET[facts.game] and (seen := _unseen(before) & shown):
            yield _looked("rabbit-hunt", index, gesture, seen)


def rabbit_asked_for(facts: Facts) -> Iterator[Matter]:
    """A player asks to see what was coming, with nobody left to play for it."""
    for index, seat, act in facts.done(g.Request):
        course = facts.record.courses[index]
        ended = course.street >= 0 and len(course.contesting) == 1
        if ended and seat and act.what is Requested.RABBIT:
            yield Matter("rabbit-asked", RABBIT, index + 1, index + 1, (), (seat,))


def discards_gone_through(facts: Facts) -> Iterator[Matter]:
    """A player turns up cards of the muck that were not his, or looks into the stub while the hand is on."""
    for index, gesture, before, after in facts.happened():
        if gesture.seat and (looked := _flashed(gesture)) and len(facts.record.courses[index].contesting) > 1:
            yield _looked("discards-gone-through", index, gesture, looked)
        seen = _down(before.muck) & _faces(after)
        others = seen - set(left_with(facts.when(index), gesture.seat)) if gesture.seat else set()
        if others and isinstance(gesture.act, g.Turn):
            yield _looked("discards-gone-through", index, gesture, others)


def _looked(kind: str, index: int, gesture: g.Gesture, seen: set[Card]) -> Matter:
    seats = (gesture.seat,) if gesture.seat else ()
    who = "dealer" if gesture.by_dealer else "player"
    return Matter(kind, RABBIT, index + 1, index + 1, tuple(sorted(seen, key=str)), seats, who)


def _flashed(gesture: g.Gesture) -> set[Card]:
    return set(gesture.act.cards) if isinstance(gesture.act, g.Flash) else set()


def _down(cards: Cards) -> set[Card]:
    return {each.card for each in cards if not each.up}


def _unseen(table: Table) -> set[Card]:
    """What would have come: the stub, and cards of it that lie on the board face down."""
    return _down(table.stub) | _down(table.board)


def _faces(table: Table) -> set[Card]:
    return {each.card for _, lying in table.zones() for each in lying if each.up}


KINDS: tuple[PointKind, ...] = (
    PointKind("cards-shown-early", EXPOSING, "Live cards shown with betting to come", About.CARDS, cards_shown_early),
    PointKind(FOLDED_SHOWN, EXPOSING, "A folded hand shown with betting to come", About.CARDS, folded_hand_shown),
    PointKind(TO_ONE, DISCLOSURE, "Cards shown to only one player", About.SEATS, shown_to_one),
    PointKind(
        "hand-spoken-of", EXPOSING, "A player talks about a hand with betting to come", About.SEATS, hand_spoken_of
    ),
    PointKind(
        FOLDED, EXPOSING, "A player talks about a folded hand with betting to come", About.SEATS, folded_hand_spoken_of
    ),
    PointKind("rabbit-hunt", RABBIT, "A card that would have come is turned up", About.CARDS, rabbit_hunts),
    PointKind("rabbit-asked", RABBIT, "A player asks to see what was coming", About.SEATS, rabbit_asked_for),
    PointKind(
        "discards-gone-through",
        RABBIT,
        "A player looks through the discards or the stub",
        About.CARDS,
        discards_gone_through,
    ),
)
