"""Situations of questions on the deal, the button, the blinds and stud, told as hands, so that the law can be asked."""

from collections.abc import Mapping

from tests.questions.told_situations import DROPPED, DROPPED_INTO_ALL, FOUR_UP, Asking, stud
from tests.rules.board_situations import TO_THE_FLOP, facts_of, holdem
from tests.rules.showdowns import STACK, told
from tests.rules.situations import Hand
from tests.rules.stud_situations import Stud
from tests.rules.test_action import wrong_start
from tests.rules.test_button import after
from tests.rules.test_conduct import hunted
from tests.rules.test_dealing_points import PLAYED, in_hand, next_deal, short_deck
from tests.rules.test_premature import shuffled
from tests.rules.test_short_stub import short
from tests.rules.test_showdown_law import stud as seventh_street
from tests.rules.test_stud import BOTH
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.ruling import Decision

SILENT, ON, DEAD = "silence", "deal.play-on", "deal.hand-killed"
DEAD_ONE_BURN = "deal.hand-killed-burns-as-usual"
DUE = "button.dead-button"
PLACES_DUE = "button.goes-where-due"
RESTORED = "deal.stub-restored"
LONG_ENOUGH, OF_THE_STUB = (
    "stud.burns-lengthen-the-stub",
    "stud.community-card",
)
DRAWN = "deal.flop-card-becomes-next-burn"


def told_of(facts: Facts, kind: str, **figures: int) -> Asking:
    """The last matter or point of that kind; where a rule decides, it must give these figures ("_" for "-")."""
    found = [each for each in (*matters(facts), *points(facts)) if each.kind == kind][-1]

    def ask(house: str) -> Decision | None:
        decision = decide(book(house), facts.about(found))
        for name, value in figures.items() if decision and decision.ruling else ():
            assert decision.figure(name.replace("_", "-")) == value
        return decision

    return ask


def at(hand: Hand, kind: str, **figures: int) -> Asking:
    return told_of(hand.facts(), kind, **figures)


# --- the deal --------------------------------------------------------------------------------------------------------

CALL_IN = ("P4 fold", "P5 wager 100x1")
FOUR_PLAYERS = Hand(players=4, top="2c 3c 4c 5c 6c ^7c").deal(1)
MIXED_IN = at(FOUR_PLAYERS.do("D pitch 2 down", "D pitch 3 down", "D pitch 4 down"), "boxed-in-deal")
BACK_FOR_THE_REDEAL = at(Hand(top="2c ^3c ^4c", extra=["absent 4"]).deal(1).do("D gather").deal(), "absent-hand")
OVERFULL = at(Hand().blinds().deal().do("D pitch 5 down", *CALL_IN), "wrong-number-of-cards")
CARD_ADDED = at(Hand().blinds().deal().do(*CALL_IN, "D pitch 6 down"), "wrong-count-after-action")
ONE_CARD = at(
    Hand(button=6).blinds().deal(skip=[(2, 5)]).do("D proceed", "P3 fold", "P4 wager 100x1"), "wrong-number-of-cards"
)
STRANGE_IN_THE_STUB = at(Hand(players=4, top="2c 3c 4c 5c 6c 7c 8c 9c Kd~").deal(), "odd-back")
STRANGE_IN_A_HAND = at(Hand(players=4, top="2c 3c ^4c~ 5c").deal(1).do("D turn down 4c~"), "odd-back")
KNEW = at(in_hand("P4 wager 100x4"), "freeroll", chips=400)
EXTRA_CHIPS = at(next_deal(*PLAYED, seats=(2, 3, 4, 5, 1)), "newcomer-to-extra-chips")
DECK_OF_51 = at(short_deck(1), "deck-was-short")
CUT = at(Hand().do("P2 cut 24"), "deck-cut", by=6)
SHUFFLED_OPEN = told_of(facts_of(shuffled("up")), "shuffled-open")
FIVE_UP = told_of(facts_of(holdem(TO_THE_FLOP, "D burn", "D lay 5 up")), "four-card-flop")
TWO_UP = told_of(facts_of(holdem(TO_THE_FLOP, "D burn", "D lay 2 up", "P1 check")), "short-flop")
THROUGH_THE_MUCK = at(hunted(f"P2 turn up {hunted().facts().table.muck[0].card}"), "discards-gone-through")


def acted(*acts: str) -> Asking:
    """The first card went wrong in a deal without blinds: what is substantial action ends the chance of a misdeal."""
    return at(wrong_start(*acts, blinds=False), "first-card-to-wrong-seat")


# --- button and blinds -----------------------------------------------------------------------------------------------

GONE = (2,)  # nobody sits where the button of this hand is due; seat 1 had it on the hand before
DEAD_BUTTON = at(after("1 2 3", GONE), "button-and-blinds", button=2)
LAST_AGAIN = at(after("1 2 3", GONE), "button-and-blinds", last_to_act=1)
MOVING_BUTTON = at(after("1 2 3", GONE).do("F order moving-button own"), "button-and-blinds")
MOVED_TWICE = at(after("3 4 5 2"), "last-button-wrong")
BIG_BLIND_UNRAISED = at(Hand(3).blinds().deal().do("P1 wager 100x1", "P2 wager 25x2"), "rights", call=0)

# --- stud ------------------------------------------------------------------------------------------------------------

THIRD = [*(f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2)), "P2 wager 100x1"]
LAID = "2c 2d 3c 3d Ks 7h"
PICKED_UP = told_of(told([*THIRD, "P1 move hand-1 down Ks"], LAID, "stud", (STACK, STACK)), "up-cards-picked-up")
TURNED_DOWN = told_of(
    told([*THIRD, "P1 turn down Ks", "P1 fold"], LAID, "stud", (STACK, STACK)), "up-cards-turned-down"
)
ALL_IN = told_of(seventh_street("stud", all_in=True), "all-in-in-stud")
AWAY = stud(Stud(players=4, absent="3").start(), "absent-hand")
BOTH_SHOWN = told_of(facts_of(BOTH.transcript), "stud-downcard-exposed")
EQUAL_LOWS = told_of(
    told(
        [*THIRD[:-1], "P1 check", "P2 check", "D burn", "D pitch 1 up", "D pitch 2 up", "P2 check"],
        "2c 2d 3c 3d 8s 8h Kd 4c 4s",  # equal by rank: seat 1 has the higher of the high cards, seat 2 of the low ones
        "razz",
        (STACK, STACK),
    ),
    "opened-by-the-lower-suit",
)


# Seat 6 opened sixth street, seat 3 had the low card, the dealer's left is seat 1; on the community card seat 7 acts.
SEVENTH_OF_ALL = short("3/5").then("D burn", "D lay 1 up", "P7 check").transcript
OPENED_LIKE_SIXTH = told_of(facts_of(SEVENTH_OF_ALL), "turn", due=6)


def stub_of(pair: str) -> Asking:
    return told_of(facts_of(short(pair).transcript), "short-stub")


ROWS: tuple[tuple[str, Asking, Mapping[int, str | tuple[str, ...]]], ...] = (
    ("boxed-next-card-gone", MIXED_IN, {0: "deal.boxed-card-replaced-after-round"}),
    ("redeal-absent", BACK_FOR_THE_REDEAL, {0: "presence.plays-the-redeal", 1: DEAD}),
    ("substantial-three-checks", acted("P4 check", "P5 check", "P6 check"), {0: ON}),
    ("substantial-three-checks", acted("P4 check", "P5 check"), {1: ON, 2: ON}),
    ("burn-after-killed-hand", ONE_CARD, {0: DEAD_ONE_BURN}),
    ("burn-third-card", OVERFULL, {0: DEAD_ONE_BURN}),
    ("burn-third-card", CARD_ADDED, {0: DEAD_ONE_BURN}),
    ("strange-back", STRANGE_IN_THE_STUB, {0: ON}),
    ("strange-back", STRANGE_IN_A_HAND, {1: ON}),
    ("who-knew-of-the-double", KNEW, {0: "deal.refund-may-be-lost"}),
    ("newcomer-and-forfeited-chips", EXTRA_CHIPS, {0: "deal.no-hand-for-leftover-chips"}),
    ("deck-of-fifty-one", DECK_OF_51, {0: "deal.result-stands"}),
    ("cut-by-whom", CUT, {0: "deal.cut-behind-the-dealer"}),
    ("reshuffled-stub-face-down", SHUFFLED_OPEN, {0: "deal.stub-shuffled"}),
    ("stub-fell-down", DROPPED_INTO_ALL, {0: RESTORED}),
    ("stub-fell-hand-ends", DROPPED, {0: RESTORED}),
    ("four-card-flop-printed-count", FOUR_UP, {0: DRAWN}),
    ("four-card-flop-printed-count", FIVE_UP, {1: DRAWN}),
    ("four-card-flop-printed-count", TWO_UP, {1: DRAWN}),
    ("through-the-muck", THROUGH_THE_MUCK, {0: "rabbit.stub-left-alone"}),
    ("dead-means", DEAD_BUTTON, {0: (DUE, PLACES_DUE)}),
    ("last-action-twice", LAST_AGAIN, {0: PLACES_DUE}),
    ("two-ways", MOVING_BUTTON, {0: "button.moving-button"}),
    (
        "moved-twice",
        MOVED_TWICE,
        {0: "button.moves-on-uncorrected", 1: "button.corrected-for-new-hand"},
    ),
    ("blinds-count", BIG_BLIND_UNRAISED, {0: "bet.open"}),
    ("stud-picked-up-upcards", PICKED_UP, {0: "hand.dead"}),
    ("let-go-properly", TURNED_DOWN, {0: "hand.properly-mucked"}),
    ("all-in-on-seventh", ALL_IN, {0: "stud.not-at-risk-shows-first"}),
    ("away-as-stud-is-dealt", AWAY, {0: ON}),
    ("both-down-cards-shown", BOTH_SHOWN, {0: "deal.misdeal"}),
    ("equal-lows-in-razz", EQUAL_LOWS, {0: "stud.opens-at-right-seat"}),
    ("short-stub-first-to-act", OPENED_LIKE_SIXTH, {0: "bet.action-backs-up"}),
    ("short-stub-required", stub_of("6/5"), {0: LONG_ENOUGH, 3: SILENT}),
)
"""As in the test: the question, the situation, and by statement the rulings that make it right."""
