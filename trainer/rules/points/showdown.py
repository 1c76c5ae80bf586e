"""Points of the chapter showdown: when hands go face up, who shows first, who asks to see what, who plays the board."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Claimed, Requested
from trainer.kernel.games import has_board, is_stud
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import best, pots
from trainer.rules.facts.showdown import anybody_all_in, contenders, left_with, live, over, showdown, tabled
from trainer.rules.hands import HALVES
from trainer.rules.kind import About, PointKind
from trainer.rules.ruling import Matter
from trainer.rules.ties import pushed_to_that_hand

FACE_UP, ORDER, SEE = "showdown.all-in-face-up", "showdown.order", "showdown.ask-to-see"
LET_GO, SIDE_ORDER, KILLED_FIRST = "showdown.let-go", "showdown.side-order", "showdown.kill-losers"
SEVENTH, BOARD = "stud.seventh-street", "showdown.play-board"
TABLING, SPEAK = "showdown.tabling", "showdown.cards-speak"
LEAVING = (g.Fold, g.Muck, g.Move)


def claims(act: g.Act, what: Claimed) -> bool:
    """Is it a player's word of that?"""
    return isinstance(act, g.Claim) and act.what is what


def face_up(facts: Facts) -> Iterator[Matter]:
    """Somebody is all-in and no more betting is possible."""
    count = over(facts)
    if count and anybody_all_in(facts):
        yield Matter("all-in-over", FACE_UP, count, count, seats=contenders(facts))


def all_in_in_stud(facts: Facts) -> Iterator[Matter]:
    """In stud the betting is over, seventh street is dealt, and somebody is all-in; its seats are not at risk."""
    count = showdown(facts) if is_stud(facts.game) and anybody_all_in(facts) else 0
    table = facts.record.tables[count]
    safe = tuple(seat for seat in contenders(facts) if table.seat(seat).stack)
    if count and safe:
        yield Matter("all-in-in-stud", SEVENTH, count, count, seats=safe)


def discarded_all_in(facts: Facts) -> Iterator[Matter]:
    """A player in an all-in hand whose betting is over lets go of cards that he has not tabled."""
    for index, gesture, before, after in facts.happened(over(facts)) if over(facts) else ():
        seat = gesture.seat
        gone = seat and isinstance(gesture.act, LEAVING) and before.seat(seat).hand and not after.seat(seat).hand
        if gone and anybody_all_in(facts) and not tabled(facts.when(index), seat):
            yield Matter("all-in-discarded", FACE_UP, index + 1, index + 1, seats=(seat,))


def order_of_show(facts: Facts) -> Iterator[Matter]:
    """All betting is over and two hands or more are to be shown."""
    if count := showdown(facts):
        yield Matter("show-order", ORDER, count, count, seats=facts.record.courses[count].contesting)


def uncontested(facts: Facts) -> Iterator[Matter]:
    """At the showdown all hands but one are gone."""
    began = showdown(facts)
    for count in range(began + 1, facts.at + 1) if began else ():
        if len(left := live(facts.when(count))) == 1:
            yield Matter("uncontested", ORDER, count, count, seats=left)
            return


def asks_to_see(facts: Facts) -> Iterator[Matter]:
    """A player asks to see the hand of a seat at the showdown, or once all others have folded; its seats are who asks
    and whose hand.
    """
    began = showdown(facts) or _all_others_folded(facts)
    for index, gesture, _, _ in facts.happened(began) if began else ():
        act = gesture.act
        asks = gesture.seat and isinstance(act, g.Request) and act.what is Requested.SEE
        if asks and isinstance(act, g.Request) and act.seat in facts.course.dealt_in:
            held = left_with(facts.when(index), act.seat)
            yield Matter("asked-to-see", SEE, index + 1, index + 1, held, (gesture.seat, act.seat))


def _all_others_folded(facts: Facts) -> int:
    """The gesture count at which only one hand was left in the betting; 0 where more are."""
    acted = facts.actions()
    return acted[-1].index + 1 if len(facts.course.contesting) == 1 and acted else 0


def plays_the_board(facts: Facts) -> Iterator[Matter]:
    """A player says at the showdown that he plays the board."""
    began = showdown(facts) if has_board(facts.game) else 0
    for index, gesture, _, _ in facts.happened(began) if began else ():
        if gesture.seat and claims(gesture.act, Claimed.PLAYS_THE_BOARD):
            yield Matter("plays-the-board", BOARD, index + 1, index + 1, seats=(gesture.seat,))


def shown(facts: Facts) -> Iterator[Matter]:
    """A player turns cards of his own face up at the showdown."""
    began = showdown(facts)
    for index, gesture, before, _ in facts.happened(began) if began else ():
        act = gesture.act
        own = {each.card for each in before.seat(gesture.seat).hand} if gesture.seat else set()
        if isinstance(act, g.Turn) and act.up and own & set(act.cards):
            yield Matter("shown", TABLING, index + 1, index + 1, act.cards, (gesture.seat,))


def spoken(facts: Facts) -> Iterator[Matter]:
    """A player says at the showdown what his hand is worth."""
    began = showdown(facts)
    for index, gesture, _, _ in facts.happened(began) if began else ():
        if gesture.seat and claims(gesture.act, Claimed.HAND):
            yield Matter("spoken-value", SPEAK, index + 1, index + 1, seats=(gesture.seat,))


def tabled_hands(facts: Facts) -> Iterator[Matter]:
    """A hand lies wholly face up at the showdown, so that it can be read: as soon as it does."""
    began, seen = showdown(facts), set[int]()
    for count in range(began, facts.at + 1) if began else ():
        then = facts.when(count)
        for seat in live(then):
            if seat not in seen and tabled(then, seat):
                seen.add(seat)
                yield Matter("hand-tabled", SPEAK, count, count, left_with(then, seat), (seat,))


def let_go(facts: Facts) -> Iterator[Matter]:
    """A player in the showdown throws his hand away instead of showing it."""
    began = showdown(facts)
    for index, gesture, before, after in facts.happened(began) if began else ():
        seat = gesture.seat
        gone = seat and isinstance(gesture.act, LEAVING) and before.seat(seat).hand and not after.seat(seat).hand
        if gone and not tabled(facts.when(index), seat):
            yield Matter("let-go-unseen", LET_GO, index + 1, index + 1, seats=(seat,))


def shown_too_soon(facts: Facts) -> Iterator[Matter]:
    """A player shows while a side pot that is not his is still to be settled; its seats are his."""
    for each in shown(facts):
        then = facts.when(each.onset)
        deeper = [pot for pot in pots(then)[1:] if each.seats[0] not in pot.seats]
        if any(not tabled(then, seat) for pot in deeper for seat in pot.seats if seat in live(then)):
            yield Matter("shown-before-his-pot", SIDE_ORDER, each.onset, each.error, each.cards, each.seats)


def _winning(then: Facts) -> set[int]:
    return {seat for pot in pots(then) for half in HALVES[then.game] for seat in best(then, half, pot.seats)}


def _all_named(then: Facts) -> bool:
    """Has anybody named the cards by which the pots are won, all of them?"""
    cards = (each.card for seat in live(then) for each in then.table.seat(seat).hand)
    return then.record.knows((*(each.card for each in then.table.board), *cards))


def _pushed_to(facts: Facts, began: int) -> set[int]:
    """Who has been pushed a pot at the showdown: who wins by cards that nobody named."""
    acts = (gesture.act for _, gesture, _, _ in facts.happened(began))
    return {act.seat for act in acts if isinstance(act, g.PushPot)}


def losers_left(facts: Facts) -> Iterator[Matter]:
    """A pot is pushed at the showdown while a hand that wins nothing still lies there; its seats are those."""
    began = showdown(facts)
    for index, gesture, before, _ in facts.happened(began) if began else ():
        if isinstance(gesture.act, g.PushPot):
            then = facts.when(index)
            winning = _winning(then) if _all_named(then) else _pushed_to(facts, began)
            left = tuple(seat for seat in live(then) if seat not in winning and before.seat(seat).hand)
            if left:
                yield Matter("losers-left", KILLED_FIRST, index + 1, index + 1, seats=left)
            return


KINDS: tuple[PointKind, ...] = (
    PointKind("let-go-unseen", LET_GO, "A hand mucked at the showdown", About.SEATS, let_go),
    PointKind("shown-before-his-pot", SIDE_ORDER, "Hand shown before its pot comes up", About.CARDS, shown_too_soon),
    PointKind("losers-left", KILLED_FIRST, "A pot pushed with losing hands left", About.SEATS, losers_left),
    PointKind("all-in-over", FACE_UP, "Hands face up for an all-in", About.SEATS, face_up),
    PointKind("all-in-in-stud", SEVENTH, "An all-in player's downcards in stud", About.SEATS, all_in_in_stud),
    PointKind("all-in-discarded", FACE_UP, "A hand mucked in an all-in", About.SEATS, discarded_all_in),
    PointKind("show-order", ORDER, "Who shows first", About.SEATS, order_of_show),
    PointKind("uncontested", ORDER, "A showdown with one hand left", About.SEATS, uncontested),
    PointKind("asked-to-see", SEE, "A player asks to see a hand", About.SEATS, asks_to_see),
    PointKind(
        "plays-the-board", BOARD, "A player plays the board", About.SEATS, plays_the_board, spoils=pushed_to_that_hand
    ),
    PointKind("shown", TABLING, "Cards shown at the showdown", About.CARDS, shown, spoils=pushed_to_that_hand),
    PointKind("hand-tabled", SPEAK, "A hand tabled at the showdown", About.CARDS, tabled_hands),
    PointKind("spoken-value", SPEAK, "A player calls their own hand", About.SEATS, spoken),
)
