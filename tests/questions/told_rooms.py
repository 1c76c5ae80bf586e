"""More situations of questions with hand-written answers: chips and money, penalties, presence, seats and tables."""

from tests.questions.told_situations import BLINDS, Asking, hand, pitched
from tests.rules import desk_rooms as desk
from tests.rules.betting import Betting, asked_of
from tests.rules.room import situations as tables
from tests.rules.room import test_hand_for_hand as bubble
from tests.rules.room import test_levels as levels
from tests.rules.room.test_clock import HAND, called, clocked
from tests.rules.room.test_seating import SOLD, seat_of
from tests.rules.room.test_tables import MARKS, UNEVEN, balance, broken, final, short
from tests.rules.test_away import dealt
from tests.rules.test_chip_race import PLAYERS as RACERS
from tests.rules.test_foxwoods_deal_making import AGREED, APPROVED, CONFIRMED
from tests.rules.test_foxwoods_deal_making import LEFT as FINALISTS
from tests.rules.test_hidden_chips import TOLD, lost
from tests.rules.test_upt_race import ODD, RACE
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision


def room(kind: str, *lines: str, players: dict[str, str] | None = None, **head: str) -> Asking:
    return lambda house: desk.Room(players, **head).do(*lines).rule(house, kind)


def floor(told: tables.Room, kind: str) -> Asking:
    return lambda house: told.last(house, kind)


def table(told: Facts, kind: str) -> Asking:
    return lambda house: asked_of(told, house, kind)


def bets(told: Betting, kind: str) -> Asking:
    return lambda house: told.asked(house, kind)


def first_of(*askings: Asking) -> Asking:
    """What a house says on the first of these on which it speaks: houses know some matters under other kinds."""

    def asked(house: str) -> Decision | None:
        found = [each(house) for each in askings]
        return next((each for each in found if each is None or not each.silent), found[0])

    return asked


# --- chips -----------------------------------------------------------------------------------------------------------

HIDDEN_AND_LOST = bets(lost(TOLD), "chips-behind")
HIDDEN_TOO_LATE = bets(lost("D next-hand", TOLD), "chips-behind")
HIDDEN_AT_A_RACE = room("hidden-at-a-race", "Ben keep chips-hidden", "dealer:A race 25", players=RACERS)
DEALT_FOR_ODD_CHIPS = ODD.format("5h").split()
LOSES = [
    f"dealer:A card {name} {card}"
    for name, card in zip(DEALT_FOR_ODD_CHIPS[::2], DEALT_FOR_ODD_CHIPS[1::2], strict=True)
]
LAST_CHIPS = {"Ann": "1000x2+25x3 A 1", "Ben": "25x2 A 2", "Cora": "1000x2+25x7 A 4"}
LOST_HIS_LAST_IN_A_RACE = first_of(
    room("race-loss", *RACE, "floor remove Ann 25x2", players=RACERS),
    room("race-cards", *RACE, *LOSES, players=LAST_CHIPS),
)
A_RACE = room("race", *RACE, players=RACERS)
BEST_TWO = ["Ann", "Kc", "Ann", "Kd", "Ann", "3d", "Ben", "Qs", "Ben", "4c", "Cora", "9h", "Cora", "8h", "Cora", "7h"]
TWO_BEST_CARDS = first_of(
    room(
        *("race-cards", *RACE),
        *(f"dealer:A card {name} {card}" for name, card in zip(BEST_TWO[::2], BEST_TWO[1::2], strict=True)),
        players={**LAST_CHIPS, "Ben": "1000x2+25x2 A 2"},
    ),
    A_RACE,
)
IN_A_PURSE = room("chips-out-of-view", "Ann out-of-view 1000x2")


def kept(word: str) -> Asking:
    return room("kept", f"Ann keep {word}")


# --- the clock and penalties -----------------------------------------------------------------------------------------

FROM_THE_RAIL = floor(called("90 A1 away", "100 A1 call-clock A2"), "clock-called")
TIME_OVER_NO_BET = floor(clocked("171 A2 play bet", facing=0), "clock-over")
CLOCK_RUNS = floor(clocked(), "clock-runs")
FIVE = {**desk.PLAYERS, "Eva": "1000x9 A 7"}
NINE = {f"P{seat}": f"1000x9 A {seat}" for seat in range(1, 10)}
TWO_GO_OUT = ("dealer:A deal 1", *(line for n in (8, 9) for line in (f"P1 win P1 P{n} 1000x9", f"floor bust P{n}")))
A_ROUND_OF_FIVE = room("penalty-given", "floor penalty Ben 5", players=FIVE)
MISDEAL_ON_PENALTY = room("misdeal-on-penalty", "floor penalty Ben 3", "dealer:A deal 1", "dealer:A misdeal")
EIGHT_LEVELS = ["100 200 200 20"] * 8
ASKS_TO_ENTER = room("entry-in-play", "clock run", "Zed ask late-entry", levels=EIGHT_LEVELS, clock="7 900")
SITS_BEFORE_THE_REDEAL = room(
    *("arrival", "dealer:A deal 1", "dealer:A misdeal", "desk register Zed 1000x10+100x50", "Zed sit Zed A 5"),
    clock="1 600",
)
ROUNDS_OF_NINE = room("penalty-given", "floor penalty P3 18", *TWO_GO_OUT, players=NINE)
LOW_CARD_ON_PENALTY = table(dealt("penalty 2"), "bring-in-away")
LOW_CARD_AWAY = table(dealt("absent 2"), "bring-in-away")
ROUND = (1, 2, 3, 4, 5, 6)
THREE_CARDS = hand(
    *("wrong-number-of-cards", BLINDS + pitched(*ROUND, *ROUND, 4)),
    *("P3 wager 200", "P4 wager 200", "P5 wager 200"),
)
LEFT_ALL_IN = floor(
    tables.Room({"A": (1, 2, 3)}).do("1 dealer:A riffle", "2 dealer:A deal 1", "3 A1 play all-in", "4 A1 away"),
    "left-a-live-hand",
)

# --- levels, add-ons, deals ------------------------------------------------------------------------------------------


def begun(lines: tuple[str, ...]) -> Asking:
    """A hand is begun about the end of level 1; lines of tests.rules.room.test_levels."""
    return floor(levels.change(lines), "level-of-a-hand")


RIFFLED, MACHINE, PUSHED = (
    begun(each) for each in (levels.RIFFLE_BEFORE_ZERO, levels.SHUFFLER_BEFORE_ZERO, levels.PUSH_BETWEEN)
)


def add_on(seller: str) -> Asking:
    return room("add-on", f"{seller} add-on Ann 1000x5 4000", event="satellite full-table 9")


def deal(*lines: str) -> Asking:
    return room("deal-on-the-prizes", *lines, players=FINALISTS)


DEAL = deal(*AGREED, *CONFIRMED, *APPROVED)
DEAL_OF_SOME = deal(*AGREED[1:], "Ann agree", "Cora agree", *APPROVED)
DEAL_REFUSED = deal(*AGREED, *CONFIRMED, "floor refuse Ann deal")
DEAL_NOT_SAID_BY_ALL = deal(*AGREED, *CONFIRMED[:2], *APPROVED)
GIVEN_UP = first_of(
    floor(tables.Room({"A": (1, 2, 3)}).do("1 desk surrender A2"), "forfeited-stack"),
    room("stack-given-up", "desk surrender Ann", "desk re-enter Ann 1000x10+100x50"),
)
ASKED_TO_GIVE_UP = room("forfeit-asked", "Ann ask forfeit")

# --- recommended procedures ------------------------------------------------------------------------------------------

CARRIED = floor(broken("1 A2 away", "2 floor break A"), "absent-mover")
BOUNTY_BET = room("bounty-chip", "dealer:A deal 1", "Ann bounty in-the-pot", bounty="2500")
LIMPED = floor(
    tables.Room({"A": (1, 2, 3)}, games="single-draw", game="single-draw").do(
        *HAND, "5 dealer:A turn A1 200", "6 A1 play call"
    ),
    "limp",
)
LONG_HAND = floor(bubble.bubble("20 dealer:A end", "570 dealer:B end"), "hand-for-hand-clock")
LEVEL_RUN_OUT = floor(bubble.bubble(*bubble.ENDED, "31 floor set 0", "31 clock zero"), "level-comes-up")
THREE_OUT = floor(bubble.bubble().out(15, "A1", "A2", "A3"), "hand-for-hand")
STUD_GAMES_APART = floor(
    tables.Room({"A": (1, 2, 3)}, games="holdem stud stud8", game="stud").do("1 dealer:A game holdem"),
    "stud-games-apart",
)

# --- seats and tables ------------------------------------------------------------------------------------------------

SMALL_BLIND_OR_FAR = floor(
    tables.Room({"A": UNEVEN["A"], "B": range(1, 9)}, MARKS).out(1, "B3").do("2 floor balance A B"), "balance-seat"
)
BIG_BLIND_OPEN = floor(balance(), "balance-seat")
DODGED_WHEN_MOVED = floor(
    balance().do("3 floor assign A8 B 4", "9 A8 conduct dodges-blind", "10 A8 sit A8 B 4"), "conduct-told-in-room"
)
TO_BE_BROKEN = floor(broken("1 floor break A"), "broken-table")
NEXT_HAND = "0 dealer:B button 2 4 6"
TWO_TABLES = {"A": tables.NINE, "B": (2, 4, 6, 8)}
INTO_THE_BIG_BLIND = floor(
    tables.Room(TWO_TABLES, {"B": (2, 4, 6)}).do(NEXT_HAND).out(1, "B6").do("2 floor break A", "3 A1 sit A1 B 6"),
    "arrival",
)
HEADS_UP_FINAL = floor(final(4, "heads-up 2"), "final-table")
THREE_SHORT = floor(short("A1", "A2", "A8"), "short-table")
COMES_LATE = floor(seat_of("1 Eva ask alternate"), "late-request")
UNSOLD = floor(seat_of("1 floor place-stack Late A 7"), "placed-stack")
CLOSER = floor(
    tables.Room({"B": (1, 2, 3, 6, 8)}, event="cash full-table 9").do("1 B8 sit B8 B 4"),
    "seat-changer",
)
SPECIAL_NEED = floor(
    seat_of(SOLD, "1 Gus ask special-needs", "2 floor permit Gus special-needs", "3 floor assign Gus A 6"), "first-seat"
)


def new_player(seat: int) -> Asking:
    """For the next hand the button is in seat 2, the blinds in 4 and 6; somebody new sits down there."""
    told = tables.Room(TWO_TABLES, {"B": (2, 4, 6)}, extra=("player Eva 100x20",))
    return floor(told.do(NEXT_HAND, f"1 Eva sit Eva B {seat}"), "arrival")
