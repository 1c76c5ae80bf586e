"""What a floor orders of itself where no rulebook has a procedure: each can be carried out, so that play can go on.

None of it is law. It is what card rooms do, and no rulebook's paragraph is cited for it.
"""

from collections.abc import Callable, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.games import has_board
from trainer.rules.cards_due import (
    astray,
    beyond,
    dealt_past,
    known_to_come,
    next_lacking,
    pushed,
    spare_of_the_flop,
    too_many_on_a_street,
    whole_board,
)
from trainer.rules.common import action
from trainer.rules.common import stub as common
from trainer.rules.course import FLOP_CARDS, LAST_STREET
from trainer.rules.facts import Facts
from trainer.rules.facts.action import acted_on_hand
from trainer.rules.facts.board import FLOP, acted_on, dealings, street_of
from trainer.rules.facts.stub import FOR_NO_HAND, burns_then, required_then, stub_then
from trainer.rules.miscounted import full_hand, is_miscounted
from trainer.rules.ruling import Authority, Decision, Discretion, Ruling, Step

OWN = "own"
"""In place of a rulebook's key: what the floor orders is its own choice."""
PLAY_ON, NEW_FLOP = "play-on", "flop-without-a-burn"

MIXED = (Step("shuffle-the-stub"), Step("cut-the-stub", ("shuffle-the-stub",)))
FIRST_PLAYS = Ruling(
    "floor.first-card-plays",
    "the first card plays, and the other goes back on the stub",
    steps=(Step("extra-street-card-back"),),
)
FLOP_COMPLETED = Ruling(
    "floor.flop-completed", "the flop is completed from the stub", steps=(Step("missing-flop-card-dealt"),)
)
FLOP_AGAIN = Ruling(
    "floor.flop-dealt-again",
    "the flop is dealt again",
    steps=(
        Step("burn-stays"),
        Step("board-into-the-stub"),
        Step("shuffle-the-stub", ("board-into-the-stub",)),
        Step("cut-the-stub", ("shuffle-the-stub",)),
        Step(NEW_FLOP, ("cut-the-stub",)),
    ),
)
FIRST_THREE_PLAY = Ruling(
    "floor.first-three-cards-play",
    "the first three cards are the flop, and the others are out of play",
    steps=(Step("extra-flop-cards-out"),),
)
CARDS_MOVED_ON = Ruling(
    "floor.cards-to-their-hands",
    "each card goes to the hand it was due to",
    steps=(Step("cards-to-their-hands"),),
)
SECOND_OUT = Ruling(
    "floor.second-card-out-of-play",
    "the second card is out of play",
    steps=(Step("second-stud-card-out"),),
)
HAND_KILLED = Ruling("floor.hand-killed", "the hand is dead", steps=(Step("kill-the-hand"),))
STUB_SHUFFLED = Ruling("floor.stub-shuffled", "the stub is shuffled and cut", steps=MIXED)
TO_THE_NEXT_HAND = Ruling(
    "floor.card-to-the-next-hand", "the card goes to the next live hand", steps=(Step("card-to-the-next-live-hand"),)
)
ON_THE_STUB = Ruling(
    "floor.card-back-on-the-stub", "the card goes back on the stub", steps=(Step("stray-card-back-on-the-stub"),)
)
OUT_OF_PLAY = Ruling("floor.card-out-of-play", "the card is out of play", steps=(Step("stray-card-out-of-play"),))

BUTTON_CORRECTED = Ruling("floor.button-corrected", "the button is corrected", steps=(Step("correct-the-button"),))
LENGTHENED = Ruling(
    "floor.stub-lengthened",
    "the dealer scrambles the burns into the stub, which makes it long enough",
    steps=(*common.NEW_STUB, Step("one-card-to-each-live-hand", ("burn-one",))),
)
COMMUNITY_CARD = Ruling(
    "floor.community-card",
    "one community card is dealt",
    steps=(Step("burn-one"), Step("community-card", ("burn-one",))),
)
COMMUNITY_CARD_OFF_NEW_STUB = Ruling(
    "floor.community-card-off-a-new-stub",
    "one community card is dealt off a new stub made of the stub and the burns",
    steps=(*common.NEW_STUB, Step("community-card", ("burn-one",))),
)


def of_a_short_stub(facts: Facts) -> Ruling:
    """The burns make it long enough if they can; else one card serves all, off the stub if that has more than the
    cards that are never dealt.
    """
    stub = stub_then(facts)
    if stub + burns_then(facts) >= required_then(facts, FOR_NO_HAND):
        return LENGTHENED
    return COMMUNITY_CARD if stub > FOR_NO_HAND else COMMUNITY_CARD_OFF_NEW_STUB


def of_an_extra_card(facts: Facts) -> Ruling | None:
    """Of two cards on the turn or river the first plays. In stud they go to the hands that lacked one, until a player
    has acted: then the hand that has too many is dead. No card moves that its player may have looked at, on seventh
    street, and none over a street that was dealt since, to players who are all-in: it is out of play.
    """
    if not facts.matter.seats:
        lying = sum(each.card in facts.matter.cards for each in facts.table.board)
        return FIRST_PLAYS if lying > 1 else None
    if facts.matter.seats[0] not in facts.course.contesting:
        return None
    if acted_on(facts, street_of(facts)):
        return HAND_KILLED
    if street_of(facts) == LAST_STREET["stud"] or dealt_past(facts):
        return SECOND_OUT if too_many_on_a_street(facts) else None
    return CARDS_MOVED_ON if astray(facts) or beyond(facts) else None


def of_a_short_flop(facts: Facts) -> Ruling | None:
    """The third card comes at once, and the betting goes on as it stood; with the turn on the table as well. A flop
    that lacks its burn, too, is dealt anew for that.
    """
    if not acted_on(facts, FLOP) and any(
        each.lacks_burn for each in dealings(facts) if each.cards == facts.matter.cards
    ):
        return None
    return FLOP_COMPLETED if len(facts.table.board) < whole_board(facts) else None


def of_a_long_flop(facts: Facts) -> Ruling | None:
    """It is dealt again, as long as nothing has been dealt on it: then the first three cards play."""
    if facts.course.street > FLOP:
        return FIRST_THREE_PLAY if spare_of_the_flop(facts) else None
    return FLOP_AGAIN if len(facts.table.board) > FLOP_CARDS else None


def of_cards_seen(facts: Facts) -> Ruling | None:
    """Where a card that everybody knows would come to a hand or to the board, nobody may know which comes next."""
    return STUB_SHUFFLED if known_to_come(facts, facts.matter.cards) else None


def of_a_card_to_a_folded_hand(facts: Facts) -> Ruling | None:
    """On the board's streets it goes back on the stub. In stud it goes to the next live hand that lacks a card, and
    with every hand full it is out of play.
    """
    if not any(each.card in facts.matter.cards for each in facts.table.seat(facts.matter.seats[0]).hand):
        return None
    if has_board(facts.game):
        return ON_THE_STUB
    return TO_THE_NEXT_HAND if next_lacking(facts) else OUT_OF_PLAY


def of_a_wrong_button(facts: Facts) -> Ruling | None:
    """Before the first card nothing hangs on it yet: it is moved, and the right seats post."""
    return None if any(seat.hand for seat in facts.table.seats) or facts.course.street >= 0 else BUTTON_CORRECTED


COUNTS = ("wrong-number-of-cards", "wrong-count-after-action")
"""Kinds of a hand with a wrong number of cards."""
Ordering = Callable[[Facts], Ruling | None]
ORDERS: Mapping[str, tuple[Ordering, tuple[Ruling, ...]]] = {
    "extra-card-on-a-street": (of_an_extra_card, (FIRST_PLAYS, CARDS_MOVED_ON, SECOND_OUT, HAND_KILLED)),
    "short-flop": (of_a_short_flop, (FLOP_COMPLETED,)),
    "four-card-flop": (of_a_long_flop, (FLOP_AGAIN, FIRST_THREE_PLAY)),
    "seen-in-stub": (of_cards_seen, (STUB_SHUFFLED,)),
    "short-stub": (of_a_short_stub, (LENGTHENED, COMMUNITY_CARD, COMMUNITY_CARD_OFF_NEW_STUB)),
    "wrong-button": (of_a_wrong_button, (BUTTON_CORRECTED,)),
    "card-to-a-dead-hand": (of_a_card_to_a_folded_hand, (TO_THE_NEXT_HAND, ON_THE_STUB, OUT_OF_PLAY)),
}
"""By kind of matter what the floor orders of itself as things stand, and all that it may order."""


def rulings_of_its_own() -> Mapping[str, Ruling]:
    """Every ruling that a floor makes of itself, by its key."""
    return {each.key: each for _, some in ORDERS.values() for each in some}


def with_own_order(decision: Decision, facts: Facts) -> Decision:
    """The same decision; with what the floor rules on a hand that the rulebook leaves miscounted.

    In silence, where no other rulebook that it follows has more than playing on, with what the floor orders of itself.
    Once it has ordered something, that is what is to be carried out.
    """
    kind = decision.matter.kind
    if decision.ruling == action.PLAY_ON and kind in COUNTS and _is_left_miscounted(facts):
        return replace(decision, ruling=_hand_ruled_on(facts))
    if decision.ruling is not None or _has_a_procedure(facts, decision.floor_follows) or kind not in ORDERS:
        return decision
    asks, possible = ORDERS[kind]
    given = _ordered(facts)
    ruling = next((each for each in possible if each.key == given), None) if given else _in_time(facts, asks)
    if ruling is None:
        return decision
    return replace(decision, floor_follows=Decision(decision.book, decision.matter, ruling, source=OWN))


def _is_left_miscounted(facts: Facts) -> bool:
    """Is the hand that the matter is about still in, with a wrong number of cards, or has the floor ruled on it?"""
    live = set(facts.matter.seats) <= set(facts.course.contesting)
    return bool(_ordered(facts)) or (live and is_miscounted(facts) and not pushed(facts))


def _hand_ruled_on(facts: Facts) -> Ruling:
    """It is too late for a misdeal, and the rulebook says no more. A hand isn't played with a wrong number of cards: a
    button that hasn't acted gets what it lacks, and any other hand is dead.
    """
    short = facts.matter.detail == "button-short"
    acted = short and acted_on_hand(facts, facts.matter.seats[0], lambda hand: len(hand) < full_hand(facts))
    order = "the-number-of-cards-is-corrected" if short and not acted else "a-dead-hand"
    asked = (Step("call-the-floor"), Step("obey-the-floor", ("call-the-floor",)))
    going_on = replace(action.PLAY_ON, authority=Authority.FLOOR, discretion=Discretion.FULL)
    return replace(going_on, steps=asked, options=(order,))


def _has_a_procedure(facts: Facts, followed: Decision | None) -> bool:
    """Is there one that can be carried out? No flop is dealt again with the turn on the table."""
    ruling = followed.ruling if followed is not None else None
    steps = {step.key for step in ruling.steps} if ruling is not None else set()
    too_late = NEW_FLOP in steps and facts.course.street > FLOP
    return bool(steps) and steps != {PLAY_ON} and not too_late


def _in_time(facts: Facts, asks: Ordering) -> Ruling | None:
    """Nothing is ordered about the cards once a pot has been pushed."""
    return None if pushed(facts) else asks(facts)


def _ordered(facts: Facts) -> str:
    """What the floor has last ordered of itself since the matter came up, "" for nothing."""
    given = [facts.record.gestures[at].act for at in facts.record.orders if facts.matter.onset <= at < facts.at]
    own = [each.what for each in given if isinstance(each, g.Order) and each.source == OWN]
    return own[-1] if own else ""
