"""Points of the chapter killed hands: cards pushed forward, bettors who let go, hands the dealer took, up cards."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.games import is_stud
from trainer.kernel.table import Table
from trainer.rules.facts import Facts, followed
from trainer.rules.facts.pots import best
from trainer.rules.facts.presence import unplayed
from trainer.rules.facts.showdown import left_with, live, over, refusal, showdown, tabled, unanswered
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import wagers
from trainer.rules.hands import HALVES
from trainer.rules.kind import About, Detector, PointKind
from trainer.rules.ruling import Matter
from trainer.rules.ties import pushed_past_that_hand, pushed_to_that_hand

LIVE_CARDS, DISCARD, KILLED = "showdown.live-cards", "showdown.discard", "hand.killed"
PICKED_UP = "up-cards-picked-up"
BETTOR_LET_GO = "bettor-let-go"
"""The kind of a hand that its bettor lets go while others are still to answer."""
RAISING = ("raise", "all-in")
Gone = tuple[tuple[int, g.Gesture, int], ...]
TABLING, STUD_MUCK = "showdown.tabling", "hand.stud-muck"


@followed
def gone(facts: Facts, so_far: Gone | None) -> Gone:
    """Each hand of a contender that left its place once betting had begun: index, gesture, seat."""
    if so_far is None or facts.deal_start == facts.at:
        return ()
    index = facts.at - 1
    gesture, before, course = facts.record.gestures[index], facts.record.tables[index], facts.record.courses[index]
    if course.street < 0 or isinstance(gesture.act, (g.Gather, g.Wager, g.Drop, *g.SPOKEN)):  # dropped is not let go
        return so_far
    left = [seat for seat in course.contesting if before.seat(seat).hand and not facts.table.seat(seat).hand]
    return (*so_far, *((index, gesture, seat) for seat in left)) if left else so_far


def pushed_forward(facts: Facts) -> Iterator[Matter]:
    """At the showdown a player pushes his cards forward face down without having tabled them."""
    began = showdown(facts)
    for index, gesture, seat in gone(facts):
        forward = gesture.seat == seat and isinstance(gesture.act, g.Move) and gesture.act.to == "aside"
        if began and index >= began and forward and not tabled(facts.when(index), seat):
            yield Matter("pushed-forward", LIVE_CARDS, index + 1, index + 1, seats=(seat,))


def taken_up_again(facts: Facts) -> Iterator[Matter]:
    """At the showdown a player takes up and tables the whole hand that he had pushed forward."""
    began = showdown(facts)
    for index, gesture, before, _ in facts.happened(began) if began else ():
        act, seat = gesture.act, gesture.seat
        if not (seat and isinstance(act, g.Move)) or act.to != f"hand-{seat}" or before.seat(seat).hand:
            continue
        hand = left_with(facts.when(index), seat)
        whole = set(hand) == set(act.cards) and set(hand) <= {each.card for each in before.aside}
        if whole and tabled(facts.when(index + 1), seat):
            yield Matter("taken-up-again", LIVE_CARDS, index + 1, index + 1, hand, (seat,))


IN_PART, TABLED = "in part", "tabled"
"""Of a hand let go: cards of it lie face up and the others are in the muck; all of it was tabled, and wins."""


def mucked_untabled(facts: Facts) -> Iterator[Matter]:
    """At the showdown, or once all-ins ended the betting, a player lets go of a hand that he has not tabled wholly, of
    all cards but those that he has shown, or of a tabled hand that no other tabled one beats.
    """
    began = over(facts)
    for index, gesture, seat in gone(facts):
        if not (began and index >= began and gesture.seat == seat):
            continue
        up = tabled(facts.when(index), seat)
        in_play = not _pushed(facts.when(index))  # a tabled hand that was paid may go
        if not up or (in_play and _thrown_away(gesture.act) and beats_all(facts.when(index), seat)):
            yield Matter("mucked-untabled", TABLING, index + 1, index + 1, (), (seat,), TABLED if up else "")
    for index, gesture, before, after in facts.happened(began) if began else ():
        act, seat = gesture.act, gesture.seat
        if not (seat and isinstance(act, g.Move)) or act.to != "muck" or _pushed(facts.when(index)):
            continue
        mine = {each.card for each in before.seat(seat).hand} & set(act.cards)
        left = after.seat(seat).hand
        if mine and left and all(each.up for each in left) and not tabled(facts.when(index), seat):
            yield Matter("mucked-untabled", TABLING, index + 1, index + 1, tuple(mine), (seat,), IN_PART)


def _thrown_away(act: g.Act) -> bool:
    return isinstance(act, g.Fold) or (isinstance(act, g.Move) and act.to == "muck")


def beats_all(then: Facts, seat: int) -> bool:
    """Is there another live hand, and does no tabled one beat this tabled one, for some half?"""
    up = [each for each in live(then) if tabled(then, each)]
    others = bool(showdown(then)) and len(live(then)) > 1
    return others and any(seat in best(then, half, up) for half in HALVES[then.game])


def part_shown(facts: Facts) -> Iterator[Matter]:
    """Once all betting is over, in an all-in on any street, a player turns up some of his cards and not all."""
    began = over(facts)
    for index, gesture, before, after in facts.happened(began) if began else ():
        act = gesture.act
        if not (gesture.seat and isinstance(act, g.Turn) and act.up):
            continue
        shown = {each.card for each in before.seat(gesture.seat).hand} & set(act.cards)
        if shown and not all(each.up for each in after.seat(gesture.seat).hand):
            yield Matter("part-shown", DISCARD, index + 1, index + 1, seats=(gesture.seat,))


def rest_refused(facts: Facts) -> Iterator[Matter]:
    """A player who has shown some of his cards refuses to show the others when the dealer asks for them."""
    refused = {(each.seats[0], refusal(facts, each.seats[0], each.onset)): each for each in part_shown(facts)}
    for (seat, count), each in refused.items():
        if count:
            yield Matter("rest-refused", DISCARD, count, count, each.cards, (seat,))


def bettor_let_go(facts: Facts) -> Iterator[Matter]:
    """A player whose bet or raise is still to be answered lets his hand go, or one who is all-in from an earlier street
    while others can still bet.
    """
    for index, gesture, seat in gone(facts):
        before = facts.when(index)
        bet = unanswered(before, seat) and not (_raised_in_words(before, seat) or _faces_a_bet(before, seat))
        if gesture.seat == seat and (bet or _all_in_from_before(before, seat)):
            yield Matter(BETTOR_LET_GO, DISCARD, index + 1, index + 1, seats=(seat,))


def _all_in_from_before(facts: Facts, seat: int) -> bool:
    """Is the seat without chips, in a hand on whose later street the others can bet?"""
    here = any(each.seat == seat and each.street == facts.course.street for each in facts.course.actions)
    return not (here or facts.table.seat(seat).stack or over(facts))


def _faces_a_bet(facts: Facts, seat: int) -> bool:
    """Is it the seat's turn, with a bet to call? What it bet out of turn has freed it then."""
    now = told(facts).standing
    return now is not None and now.pending[:1] == (seat,) and now.level > now.matched.get(seat, 0)


def _raised_in_words(facts: Facts, seat: int) -> bool:
    """Has somebody said since that he raises, with no chips out yet? The bettor answers that."""
    here = [each for each in wagers(facts) if each.street == facts.course.street]
    own = max((each.last for each in here if each.seat == seat), default=facts.at)
    later = (each.declared for each in here if each.first > own and not each.motions)
    said = (each for each in later if each is not None and not each.conditional)
    return any(each.kind in RAISING or each.amount > facts.course.bet for each in said)


def taken_by_the_dealer(facts: Facts) -> Iterator[Matter]:
    """The dealer takes a hand away that its player has not let go, with the action going on and no pot pushed yet."""
    for index, gesture, seat in gone(facts):
        if not gesture.by_dealer or facts.record.tables[index].stopped or _pushed(facts.when(index)):
            continue
        if seat in unplayed(facts.when(index)):  # a hand nobody plays is there to be killed
            continue
        face_up = tabled(facts.when(index), seat) and showdown(facts.when(index))
        kind, topic = ("tabled-hand-taken", TABLING) if face_up else ("hand-taken", KILLED)
        cards = tuple(each.card for each in facts.record.tables[index].seat(seat).hand) if face_up else ()
        yield Matter(kind, topic, index + 1, index + 1, cards, (seat,))


def _pushed(facts: Facts) -> bool:
    return any(isinstance(each.act, g.PushPot) for _, each, _, _ in facts.happened(facts.deal_start))


def up_cards_handled(facts: Facts) -> Iterator[Matter]:
    """In stud a player to act picks his up cards up, or turns them all down and pushes everything forward."""
    for index, gesture, before, _ in facts.happened(facts.deal_start) if is_stud(facts.game) else ():
        seat, act = gesture.seat, gesture.act
        if not seat or seat not in facts.record.courses[index].pending:
            continue
        up = _up(before, seat)
        taken = isinstance(act, g.Move) and act.to == f"hand-{seat}" and not act.up and up & set(act.cards)
        turned = isinstance(act, g.Turn) and not act.up and up <= set(act.cards) and not _goes_on(facts, index, seat)
        if isinstance(act, g.Move | g.Turn) and (taken or (up and turned)):
            yield Matter(PICKED_UP, STUD_MUCK, index + 1, index + 1, act.cards, (seat,))
        elif isinstance(act, g.Fold) and not _up(before, seat):
            yield Matter("up-cards-turned-down", STUD_MUCK, index + 1, index + 1, seats=(seat,))


def _goes_on(facts: Facts, index: int, seat: int) -> bool:
    """Is it the next that the player does to fold, or to push the cards forward?"""
    after = (each.act for _, each, _, _ in facts.happened(index + 1) if each.seat == seat)
    return isinstance(next(after, None), g.Fold | g.Move)


def _up(table: Table, seat: int) -> set[object]:
    return {each.card for each in table.seat(seat).hand if each.up}


def only(kind: str, detector: Detector) -> Detector:
    """The points of one kind out of a detector that tells several apart."""

    def found(facts: Facts) -> Iterator[Matter]:
        yield from (each for each in detector(facts) if each.kind == kind)

    return found


KINDS: tuple[PointKind, ...] = (
    PointKind("pushed-forward", LIVE_CARDS, "Cards pushed forward face down", About.SEATS, pushed_forward),
    PointKind("taken-up-again", LIVE_CARDS, "A hand picked up again", About.SEATS, taken_up_again),
    PointKind("mucked-untabled", TABLING, "A hand mucked at the showdown", About.SEATS, mucked_untabled),
    PointKind("part-shown", DISCARD, "Part of a hand shown", About.SEATS, part_shown, spoils=pushed_to_that_hand),
    PointKind(
        "rest-refused", DISCARD, "The rest of a hand refused", About.SEATS, rest_refused, spoils=pushed_to_that_hand
    ),
    PointKind(BETTOR_LET_GO, DISCARD, "A bettor folds", About.SEATS, bettor_let_go),
    PointKind("hand-taken", KILLED, "A hand taken by the dealer", About.SEATS, only("hand-taken", taken_by_the_dealer)),
    PointKind(
        "tabled-hand-taken",
        TABLING,
        "A tabled hand was mucked",
        About.SEATS,
        only("tabled-hand-taken", taken_by_the_dealer),
        spoils=pushed_past_that_hand,
    ),
    PointKind(PICKED_UP, STUD_MUCK, "Upcards picked up", About.CARDS, only(PICKED_UP, up_cards_handled)),
    PointKind(
        "up-cards-turned-down",
        STUD_MUCK,
        "Upcards turned down",
        About.SEATS,
        only("up-cards-turned-down", up_cards_handled),
    ),
)
