"""Rows on bets, turns, hands that are gone, absences and money that no other file of rows has."""

from collections.abc import Mapping

from tests.questions.told_rooms import bets, room, table
from tests.questions.told_situations import HEAD, TO_THE_FLOP, Asking, hand, put, stud
from tests.rules.board_situations import facts_of
from tests.rules.room.test_conduct import away
from tests.rules.stud_situations import Stud
from tests.rules.test_house_settings import SHOWDOWN
from tests.rules.test_prior_chips import big_blind
from tests.rules.test_stud_opening import dead
from trainer.rules.facts import Facts
from trainer.shorthand.reading import read

SAY_IT = "bet.should-declare-before-adding"
DEAD = "deal.hand-killed"
DEALT_ON = "option:the-killed-hand-is-dealt-on"
STRADDLE = "blind.live-straddle"
FREE = "bet.not-binding-every-choice"
NO_RAISE = "bet.not-binding-no-raise"
W_2G = "tournament.w2g-for-citizens"

FOR_CHANGE, FOR_LESS_CHANGE = put("500x3"), put("500x2")  # 600 is the call, and not a word is said
CHECKED_EARLY = hand("turn", TO_THE_FLOP, "flop", "P2 check", "P1 bet 400", seat=2)
CASH = {"Ann": "100x20 A 1", "Ben": "100x20 A 2", "Cora": "100x20 A 4", "Dan": "100x20 A 6"}


def away_twice(*lines: str) -> Asking:
    """A player goes away and comes back, twice."""
    gone = ("Ben away", *lines, "Ben back")
    return lambda house: away(*gone, "..60", *gone).rule(house, "absence")


def told_stud(told: Stud, kind: str) -> Asking:
    return table(facts_of(told.transcript), kind)


def over_the_line() -> Asking:
    """Cards are pushed over the line that the house has drawn."""
    record = read(SHOWDOWN.format(house="house mucking-line yes")).record
    return table(Facts(record, len(record)), "pushed-forward")


def paid(dollars: int) -> Asking:
    return room("prize-paid", f"desk pay Ben {100 * dollars}", pool="900000")


def straddle(*lines: str) -> Asking:
    """Dan sits left of the big blind of 200 in a cash game."""
    return room("straddle", *lines, event="cash full-table 9", players=CASH)


ROWS: tuple[tuple[str, Asking, Mapping[int, str | tuple[str, ...]]], ...] = (
    ("change-who-bears", FOR_CHANGE, {0: "bet.raise", 1: "bet.raise"}),
    ("change-who-bears", FOR_LESS_CHANGE, {0: "bet.call", 2: "bet.raise"}),
    ("prior-chips-say-it", bets(big_blind("wager 500x1+100x1"), "chips-added"), {0: SAY_IT}),
    ("check-out-of-turn", CHECKED_EARLY, {0: FREE, 1: NO_RAISE}),
    ("live-straddle", straddle("Dan straddle 100x4"), {0: STRADDLE, 1: "bring-in=400", 2: STRADDLE}),
    ("live-straddle", straddle("Dan straddle 100x4", "Ann straddle 100x8"), {4: STRADDLE}),
    ("coming-and-going", away_twice("..480"), {0: "option:pick-up-the-chips"}),
    (
        "cards-for-the-killed",
        told_stud(dead(1, 2, 3), "card-to-a-dead-hand"),
        {0: DEALT_ON},
    ),
    ("what-the-absent-loses", hand("absent-hand", "deal", head=f"{HEAD}absent 2\n"), {0: DEAD, 1: DEAD}),
    ("no-card-for-the-dead", stud(Stud(players=4, absent="3").start(), "absent-hand"), {0: "step:kill-the-hand"}),
    ("payout-to-a-foreigner", paid(800), {0: "withheld-from-abroad=24000", 2: W_2G}),
    ("w-2g-from-when", paid(5001), {0: W_2G}),
    ("w-2g-from-when", paid(5000), {1: W_2G, 2: W_2G, 3: W_2G}),
    (
        "i-have-two-pair",
        hand("hand-spoken-of", TO_THE_FLOP, "flop", "P1 bet 500", "P2 claim hand two-pair", seat=2),
        {0: ("conduct.live-hand-not-discussed", "conduct.saying-hand-may-be-penalized")},
    ),
    ("mucking-line", over_the_line(), {0: "showdown.house-line-decides"}),
)
"""As in the test: the question, the situation, and by statement the rulings that make it right."""
