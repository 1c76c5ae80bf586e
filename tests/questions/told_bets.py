"""Situations of questions with hand-written answers: odd amounts, bets out of turn, what the dealer says of bets."""

from tests.questions.told_rooms import bets, room, table
from tests.questions.told_situations import HEAD, RIVER, Asking, hand
from tests.rules.betting import Betting
from tests.rules.showdowns import CHECKED, river
from tests.rules.test_acting import ASKED, on_the_flop
from tests.rules.test_antes import SWEPT, ForAll
from tests.rules.test_chores import BETS, flop
from tests.rules.test_foxwoods_events import LEVELS
from tests.rules.test_out_of_turn import out
from tests.rules.test_pots import in_stud

STAKES = HEAD.replace("small-blind 100", "small-blind 300").replace("big-blind 200", "big-blind 600")
HALF_THE_MINIMUM = hand("underraise", RIVER, "P1 wager 300", head=STAKES)
ODD_AMOUNT = bets(Betting(players=3).flop().do("P2 say 730"), "unrounded-amount")
MORE_THAN_THE_POT = bets(Betting(limit="pot-limit").flop().do("P2 wager 100x9"), "pot-bet")
ALL_IN_FOR_LESS_THAN_THE_ANTE = bets(
    ForAll(stacks={4: "25x2"}).opened(*SWEPT).do("P4 wager 25x2", "P1 fold", "P2 fold", "P3 check"),
    "less-than-the-ante",
)
WRONG_COUNT = bets(on_the_flop(*ASKED, "P3 wager 1000x6"), "accepted")
SPOKEN_VALUE = table(river(*CHECKED, "P1 say I have a straight"), "spoken-value")


def after_a_bet_out_of_turn(answer: str) -> Asking:
    """Seat 2 has bet 300, seat 4 bets 800 out of turn, and seat 3, who was due, answers."""
    return bets(out("P4 wager 100x8", answer), "turn")


def asked_for_a_count(seat: int) -> Asking:
    """Seat 2 is all-in for 700; seat 3 is to act."""
    return bets(Betting(stacks={2: "100x9"}).flop().do("P2 wager 100x7", f"P{seat} say count please"), "stack-count")


def amount_spoken_of(*lines: str) -> Asking:
    """On the flop seat 2 acts, and the amount of a bet is spoken of."""
    return bets(flop(*lines), "amount-of-a-bet")


def brought_in(asking: int) -> Asking:
    """Seat 2 has bet, seat 3 has folded, seat 4 is to act; a player has the bets brought in."""
    return bets(flop(*BETS, f"P{asking} say bring it in please", "D bring-in-bets"), "bets-brought-in")


def asks_before_acting(words: str) -> Asking:
    return bets(flop(*BETS, f"P4 say {words}"), "asked-before-acting")


def level_of_the_house(number: int) -> Asking:
    """That level is announced in an event of the general structure."""
    sheet = LEVELS["structure-general"][0]
    return room("level-announced", f"floor level {number}", sheet=sheet, clock=f"{number - 1} 0")


HIGH_AND_LOW = table(
    in_stud(
        "stud-8",
        [
            *(("Ac", "Kd", "Qh"), ("2h", "Ks", "Qd"), ("3s", "Kh", "9h"), ("5c", "5d", "")),
            *(("7d", "8c", ""), ("Tc", "Td", ""), ("9s", "9c", "")),
        ],
    ),
    "odd-chips",
)
