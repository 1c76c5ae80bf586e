"""The situations of questions with hand-written answers, told as hands and rooms, so that the law can be asked."""

from collections.abc import Callable

from tests.rules.board_situations import ruled
from tests.rules.desk_rooms import Room
from tests.rules.stud_situations import Stud, premature_stud
from tests.rules.test_dropped_stub import ALONE, MIXED
from tests.rules.test_rabbit import BY_A_PLAYER, TURNED
from tests.rules.test_rabbit import said as hunted
from tests.rules.test_short_stub import short
from tests.rules.test_stud import PAIRED, SECOND, equal_boards, fourth_street, seventh
from trainer.kernel.transcript import Transcript
from trainer.questions.engine import situation
from trainer.rules.ruling import Decision

Asking = Callable[[str], Decision | None]
"""What a house (its key) decides; None where its paragraphs clash."""

PLAIN = "".join(f"seat {seat} 5000x3+1000x5+500x10+100x40+25x8 P{seat}\n" for seat in range(1, 7))
RICH = f"game holdem no-limit\nsmall-blind 100\nbig-blind 200\n{PLAIN}button 6\n"
HEAD = "game holdem no-limit\nsmall-blind 100\nbig-blind 200\nseats 6 20000\nbutton 6\n"
TO_THE_FLOP = "deal\nfold 3 4 5\ncall 6 1\ncheck 2\n"
TO_THE_TURN = f"{TO_THE_FLOP}flop\ncheck 1 2 6\n"
ALL_TO_THE_FLOP = "deal\ncall 3 4 5 6 1\ncheck 2\nflop\n"
BLINDS = "P1 post 100\nP2 post 200\n"

OF_ITS_OWN = {
    "upt": {
        "deal.misdeal": "deal.misdeal-until-second-player",
        "deal.early-flop-redealt": "deal.flop-redealt-after-betting",
        "deal.river-becomes-turn": "deal.river-becomes-turn-with-cut",
    }
}


def at_house(ruling: str, house: str) -> str:
    """The key of what a house has for that ruling: its own, with another deadline or other steps, where it has one."""
    return OF_ITS_OWN.get(house, {}).get(ruling, ruling)


def hand(kind: str, *lines: str, head: str = HEAD, top: str = "", seat: int = 0) -> Asking:
    """A hand of six, button 6; `top` are the first cards of the deck, `seat` whose point is meant."""
    deck = f"deck {top} …\n" if top else ""
    text = f"{head}{deck}---\n" + "".join(line if line.endswith("\n") else f"{line}\n" for line in lines)
    return lambda house: situation(text, "", (kind,), seat, "", "told").decisions[house]


def pitched(*seats: int, shown: tuple[int, ...] = ()) -> str:
    """Cards to these seats in this order; those at the places (from 1) in `shown` come face up."""
    return "".join(f"D pitch {seat} {'up' if at in shown else 'down'}\n" for at, seat in enumerate(seats, 1))


def stud(told: Stud | Transcript, kind: str) -> Asking:
    return lambda house: ruled(told if isinstance(told, Transcript) else told.transcript, kind, house)


def room(kind: str, *lines: str, **head: str) -> Asking:
    return lambda house: Room(**head).do(*lines).rule(house, kind)


def short_stub(pair: str) -> Asking:
    """Cards in the stub and live players before seventh street, three burns made: "3/5"."""
    return stud(short(pair), "short-stub")


# --- the deal --------------------------------------------------------------------------------------------------------

ROUND = (1, 2, 3, 4, 5, 6)
ONE_BOXED = hand("boxed-in-deal", "deal", top="Ah ^Kd")
TWO_BOXED = hand("boxed-in-deal", "deal", top="Ah ^Kd ^Qd")
TWO_BOXED_TOO_LATE = hand("boxed-in-deal", "deal\nP3 raise 600\ncall 4 5", top="Ah ^Kd ^Qd")
BOXED_TURN = hand(
    "boxed-later",
    f"{TO_THE_FLOP}flop\ncheck 1 2 6\nD burn\nD lay 1 up",
    top="Ah Kd Qd 2c 3c 4c 5c 6c 7c 8c 9c Tc Jh 2h 3h 4h 5h ^6h",
)
ONE_SHOWN = hand("exposed-downcard", BLINDS + pitched(*ROUND, *ROUND, shown=(5,)))
TWO_SHOWN = hand("exposed-downcard", BLINDS + pitched(*ROUND, *ROUND, shown=(5, 7)))
JOKER = hand("scrap-card", "deal\nP4 turn up Jk", top="Ah Kd Qd Jk")
BUTTON_TWICE = hand("two-cards-to-the-button", BLINDS + pitched(*ROUND, 6, 1, 2, 3, 4, 5))
BUTTON_SHORT = hand(
    *("wrong-number-of-cards", BLINDS + pitched(*ROUND, 1, 2, 3, 4, 5)),
    *("D proceed", "P3 wager 200", "P4 wager 200"),
)
ON_PENALTY = hand("penalised-hand", "deal", head=f"{HEAD}penalty 4\n")


def wrong_start(*acts: str) -> Asking:
    """The first card went to seat 2 instead of seat 1; it is asked after these acts whether that is a misdeal."""
    cards = pitched(2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1)
    return hand("first-card-to-wrong-seat", BLINDS + cards, *acts)


# --- the board -------------------------------------------------------------------------------------------------------

FOUR_UP = hand("four-card-flop", TO_THE_FLOP, "D burn", "D lay 4 up")
FOUR_UP_TO_THE_TURN = hand("four-card-flop", TO_THE_FLOP, "D burn", "D lay 4 up", "check 1 2 6", "D burn", "D lay 1 up")
FOUR_UP_TO_THE_RIVER = hand(
    "four-card-flop", TO_THE_FLOP, "D burn", "D lay 4 up", *("check 1 2 6", "D burn", "D lay 1 up") * 2
)
FOUR_DOWN = hand("four-card-flop", TO_THE_FLOP, "D burn", "D lay 4 down")
NO_BURN_SHOWN = hand("flop-without-burn", TO_THE_FLOP, "D lay 3 up")
NO_BURN_HIDDEN = hand("flop-without-burn", TO_THE_FLOP, "D lay 3 down")
NO_BURN_BET = hand("flop-without-burn", TO_THE_FLOP, "D lay 3 up", "P1 bet 400")
NO_BURN_CHECK = hand("flop-without-burn", TO_THE_FLOP, "D lay 3 up", "P1 check")
TURN_WITHOUT_BURN = hand("burn-missing", TO_THE_TURN, "D lay 1 up", "P1 bet 400")
TWO_BURNS = hand("double-burn", TO_THE_TURN, "D burn", "D burn", "D lay 1 up", "P1 bet 400")
EARLY_FLOP = hand("premature-flop", "deal\nfold 3 4 5", "D burn", "D lay 3 up")
EARLY_TURN = hand("premature-turn", TO_THE_FLOP, "flop\ncheck 1", "D burn", "D lay 1 up")
EARLY_TURN_FOLDED = hand("premature-turn", TO_THE_FLOP, "flop\ncheck 1", "D burn", "D lay 1 up", "P2 fold")
EARLY_RIVER = hand("premature-river", TO_THE_TURN, "turn\ncheck 1", "D burn", "D lay 1 up")
DROPPED, DROPPED_INTO_ALL = stud(ALONE, "disordered-stub"), stud(MIXED["both"], "disordered-stub")

# --- stud ------------------------------------------------------------------------------------------------------------

EARLY_IN_STUD = stud(premature_stud(), "premature-street")
DOWN_CARD_SHOWN = stud(SECOND, "stud-downcard-exposed")
SEVENTH_SHOWN = stud(seventh("D pitch 1 up"), "seventh-street-exposed")
WRONG_SUIT_OPENED = stud(equal_boards().then("P3 check"), "opened-by-the-lower-suit")
PAIR_DOUBLED = stud(fourth_street(PAIRED, "100x4"), "doubled-for-a-pair")

# --- bets and turns --------------------------------------------------------------------------------------------------

FACING = (ALL_TO_THE_FLOP, "P1 bet 600")
SHORT_STACK = RICH.replace("5000x3+1000x5+500x10+100x40+25x8 P1", "100x3+20x1 P1")
RIVER = f"{TO_THE_TURN}turn\ncheck 1 2 6\nriver"
CALL_SAID = hand("wager", *FACING, "P2 say call", "P2 wager 100x1", head=RICH, seat=2)
WORDS_WITH_CHIPS = hand(
    *("words-and-chips", ALL_TO_THE_FLOP, "50.000 P1 say bet 600", "50.000 P1 wager 1000x1"), head=RICH
)
COMPLETED = hand(
    *("completed-bet", ALL_TO_THE_FLOP, "P1 say all-in", "P1 wager 120", "P2 say complete to 200", "P2 wager 200"),
    head=SHORT_STACK,
)
MOVED_AND_BELIEVED = hand("chips-let-go", ALL_TO_THE_FLOP, "P1 wager 600", "P2 fold", "P1 pull-back 600", head=RICH)
CHECK_RAISED = hand("check-raise", ALL_TO_THE_FLOP, "check 1", "P2 bet 600", "fold 3 4 5 6", "P1 raise 1800", head=RICH)
CHECKED_A_BET = hand("invalid-declaration", *FACING, "P2 say check", head=RICH, seat=2)
POT_AFTER_A_CHECK = hand("raise-after-check", *FACING, "P2 check", "P2 say pot", "P2 wager 100x12", head=RICH, seat=2)
PULLED_FROM_A_BLIND = hand("prior-chips-pulled", "deal\nfold 3 4 5 6", "P1 pull-back 100", head=RICH)
FOLDED_EARLY = hand("turn", *FACING, "P3 fold", seat=3, head=RICH)
BEFORE_THE_FLOP = hand("first-to-act", "deal")
GIVEN_UP_AT_THE_END = hand("fold", RIVER, "P1 bet 600", "fold 2", "call 6", "P6 fold", head=RICH)
SHOWN_ON_THE_RIVER = hand("cards-shown-early", RIVER, "P1 bet 600", "call 2", "show 6", head=RICH)
SHOWN_HEADS_UP = hand("cards-shown-early", TO_THE_FLOP, "flop", "P1 bet 600", "fold 2", "show 6", head=RICH)
ALL_IN = hand("all-in-button", ALL_TO_THE_FLOP, "all-in 1", head=RICH)


def put(what: str) -> Asking:
    """Facing 600 seat 2 silently puts these chips out."""
    return hand("wager", *FACING, f"P2 wager {what}", head=RICH, seat=2)


def moved(*acts: str) -> Asking:
    """Facing 600 seat 2 raises in several motions."""
    return hand("several-motions", *FACING, *acts, head=RICH, seat=2)


# --- the room --------------------------------------------------------------------------------------------------------

NEW_LEVEL = ("clock run", "..1200", "clock zero", "floor level 2")
PLAYED = ("dealer:A deal 1", "dealer:A end")
DECK_ASKED_FOR = room("deck-asked-for", "Ben ask new-deck")
DECK_WITH_A_BENT_CARD = room("deck-changed", *PLAYED, "dealer:A new-deck damaged-card")
DISQUALIFIED = room("disqualified", "floor disqualify Ben")
REBUY = room("rebuy-announced", "Ann ask rebuy")
FOUND, FOUND_OF_BEN = (room("chips-found", f"floor lost-and-found {whose} 1000x3") for whose in ("nobody", "Ben"))
TOLD_BEFORE = room("absence", "clock run", "Ben ask absence", "Ben away", "..1800", "Ben back")
DEALT_AT_THE_OLD_LEVEL = room(
    "level-of-a-hand", *NEW_LEVEL, "dealer:A riffle", "dealer:A deal 1", "dealer:A substantial-action"
)
ADD_ON_WITH_NOTHING = room(
    *("add-on", "dealer:A deal 1", "Ben win Ben Ann 1000x5+100x10", "desk add-on Ann 1000x5 4000"),
    event="satellite full-table 9",
)


def rabbit(by_a_player: bool = False) -> Asking:
    """The next card is turned up once the hand is over."""
    return lambda house: hunted(BY_A_PLAYER if by_a_player else TURNED, house)
