"""Rows for chips and money, penalties, presence, seats and tables, pots and the showdown."""

from collections.abc import Mapping

from tests.questions import told_bets as bet
from tests.questions import told_rooms as told
from tests.questions import told_showdowns as shown
from tests.questions.told_situations import Asking

SILENT = "silence"
DEAD, IN_AT_ONCE = "a dead hand", "the player is dealt in at once"
FORFEITED, DISQUALIFIED = "the chips are forfeited and leave play", "option:disqualify the player"
LEAVES_THE_TABLE, NO_DEAL = "it leaves the table", "paid by the payout table: there is no deal"
SOLD = "the add-on is sold, in the time set for it"
PENALTY = "a missed round is a hand for each player at the table, the offender among them; repeats cost more"
LATE = "the result stands: it is too late for a dispute"
SHOWN = "the hand is shown"
BY_RIGHT = "the hand asked for is tabled by right"
BOTH_LIVE = "both hands are live and the best one wins"
SHARES = "the hand may share in the pot"
CHECKS = "the minimum that was posted plays, and nothing is left to him but a check"
COUNTED = "counted by dealer or floor; the player who is all-in need not"
ASKED_IN_TURN = "bets come in because the player facing the action asks"
ANSWERED = "the player is told"
NO_SHARE = ("no part of the pot before all hole cards are tabled", "no claim to the pot")

ROWS: tuple[tuple[str, Asking, Mapping[int, str | tuple[str, ...]]], ...] = (
    # chips
    (
        "hidden-chip-after-a-loss",
        told.HIDDEN_AND_LOST,
        {
            0: (
                "option:not part of it: neither paid when the player wins nor saving him when he loses",
                "out of the tournament; the director may give the hidden chips to the winner of the pot",
            )
        },
    ),
    (
        "hidden-chip-too-late",
        told.HIDDEN_TOO_LATE,
        {0: "out of the tournament, and the hidden chips leave it", 1: "to-the-winner=500"},
    ),
    ("hidden-before-the-race", told.HIDDEN_AT_A_RACE, {0: "the chips come fully into view before the race"}),
    (
        "raced-off-the-last-chips",
        told.LOST_HIS_LAST_IN_A_RACE,
        {0: ("one chip of the lowest denomination still in play", "saved-seat-2=1"), 1: "the chips leave play"},
    ),
    ("chips-in-the-purse-what-follows", told.IN_A_PURSE, {0: FORFEITED, 1: DISQUALIFIED}),
    ("disqualified-for-transit", told.IN_A_PURSE, {0: DISQUALIFIED}),
    ("not-on-a-tournament-table", told.kept("cash-on-the-table"), {0: LEAVES_THE_TABLE}),
    ("not-on-a-tournament-table", told.kept("other-chips-on-the-table"), {1: LEAVES_THE_TABLE}),
    (
        "not-on-a-tournament-table",
        told.kept("stacks-in-the-way"),
        {2: "the chips are moved where they hinder neither dealing nor seeing the cards"},
    ),
    ("not-on-a-tournament-table", told.kept("in-view"), {4: LEAVES_THE_TABLE}),
    # the clock and penalties
    ("asked-away-from-the-seat", told.FROM_THE_RAIL, {0: "the floor starts the clock if reasonable time has passed"}),
    ("no-bet-to-face", told.TIME_OVER_NO_BET, {0: "the hand is checked", 1: "the hand is dead"}),
    ("five-at-the-table", told.A_ROUND_OF_FIVE, {0: "hands-a-round=5", 1: "hands-a-round=4", 2: "hands-a-round=1"}),
    ("two-rounds-at-nine", told.ROUNDS_OF_NINE, {0: "hands-a-round=9", 1: "hands-a-round=8", 2: "hands-a-round=7"}),
    ("the-same-again", told.A_ROUND_OF_FIVE, {0: PENALTY}),
    ("bring-in", told.LOW_CARD_ON_PENALTY, {0: "seat=2", 2: "seat=3"}),
    ("too-many-cards-after-the-deadline", told.THREE_CARDS, {0: DEAD, 2: "misdeal"}),
    # presence
    (
        "how-long-at-the-table",
        told.LEFT_ALL_IN,
        {0: "a live hand stays at the table until the showdown is over; leaving it may cost a penalty", 1: SILENT},
    ),
    ("bring-in-of-an-empty-seat", told.LOW_CARD_AWAY, {0: "seat=2"}),
    # levels, add-ons, deals
    ("what-begins-a-hand", told.RIFFLED, {0: "level=1", 3: "level=2"}),
    ("what-begins-a-hand", told.MACHINE, {1: "level=1"}),
    ("what-begins-a-hand", told.PUSHED, {2: "level=1"}),
    ("addon-where", told.add_on("desk"), {0: SOLD}),
    ("addon-where", told.add_on("dealer:A"), {1: SOLD}),
    ("addon-where", told.add_on("floor"), {2: SOLD}),
    ("private-deal-at-the-tour", told.DEAL, {0: "option:leave it to the players"}),
    ("what-a-deal-needs", told.DEAL_OF_SOME, {0: NO_DEAL}),
    ("what-a-deal-needs", told.DEAL_REFUSED, {1: NO_DEAL}),
    ("what-a-deal-needs", told.DEAL_NOT_SAID_BY_ALL, {2: NO_DEAL}),
    ("what-a-deal-needs", told.DEAL, {4: NO_DEAL}),
    (
        "given-up-chips-where",
        told.GIVEN_UP,
        {0: ("the chips that were given up leave play", "the chips given up leave play")},
    ),
    # recommended procedures
    ("his-stack-carried", told.CARRIED, {0: "one of the staff takes his chips to the new table"}),
    (
        "chip-into-the-pot",
        told.BOUNTY_BET,
        {0: "the bounty chip in the pot is an all-in bet", 1: "option:a call"},
    ),
    ("limp-allowed", told.LIMPED, {0: "the call stands: limping is allowed"}),
    ("how-long-it-really-took", told.LONG_HAND, {0: "left=480", 1: "left=60", 3: "left=600"}),
    ("levels-go-on", told.LEVEL_RUN_OUT, {0: SILENT}),
    ("three-out-for-fiftieth", told.THREE_OUT, {0: "sharing=3", 3: SILENT}),
    ("stud-games-in-a-row", told.STUD_GAMES_APART, {0: "stud and stud-8 may stand apart in the mix"}),
    # seats and tables
    ("only-the-small-blind-open", told.SMALL_BLIND_OR_FAR, {0: "to=9", 1: "to=3"}),
    ("twice-in-the-big-blind", told.BIG_BLIND_OPEN, {0: "to=4", 1: "to=8"}),
    (
        "order-of-breaking",
        told.TO_BE_BROKEN,
        {0: "tables break in an order set before; the players go to empty seats elsewhere"},
    ),
    ("seats-of-a-broken-table", told.INTO_THE_BIG_BLIND, {0: IN_AT_ONCE}),
    ("final-table-heads-up", told.HEADS_UP_FINAL, {0: "these players make the final table"}),
    ("when-a-short-table-stops", told.THREE_SHORT, {0: "the short table stops playing", 1: SILENT}),
    ("alternates-taken", told.COMES_LATE, {0: SILENT}),
    ("unsold-stack-goes", told.UNSOLD, {0: "option:take it away"}),
    ("closer-to-the-big-blind", told.CLOSER, {0: IN_AT_ONCE}),
    ("new-player-at-the-tour", told.new_player(3), {0: "the player is dealt in once the button has gone past"}),
    ("new-player-at-the-tour", told.new_player(5), {0: "the player is dealt in once the button has gone past"}),
    (
        "wheelchair",
        told.SPECIAL_NEED,
        {0: "special needs are met where that is possible", 1: "the seat is to be drawn"},
    ),
    # pots
    ("count-of-a-pot-disputed", shown.AWARD_DISPUTED, {0: LATE}),
    (
        "locked-until-the-ruling",
        shown.RULING_PUT_OFF,
        {0: "play may go on while the ruling is put off", 1: "option:impound the pot"},
    ),
    ("locked-until-the-ruling", shown.POT_MIXED, {2: "the betting is rebuilt and what the pot held is moved"}),
    # the showdown
    ("asks-without-cards", shown.ASKS_AFTER_LETTING_GO, {0: (SHOWN, BY_RIGHT)}),
    (
        "no-river-bet",
        shown.WINNER_ASKS,
        {0: "whether the hand is shown is for the floor to say", 1: BOTH_LIVE, 2: "the hand is shown and is dead"},
    ),
    ("who-may-insist", shown.CALLER_ASKS, {0: (SHOWN, BY_RIGHT)}),
    ("who-may-insist", shown.ASKS_AFTER_LETTING_GO, {1: (SHOWN, BY_RIGHT)}),
    ("who-may-insist", shown.ASKS_AFTER_A_FOLD, {2: (SHOWN, BY_RIGHT)}),
    ("losers-cleared-first", shown.LOSERS_LEFT, {0: SILENT}),
    ("board-played-and-tabled", shown.BOARD_TABLED, {0: SHARES}),
    ("board-played-and-thrown-away", shown.BOARD_THROWN_AWAY, {0: NO_SHARE, 1: SHARES, 2: SHARES}),
    (
        "miscalled-on-purpose",
        bet.SPOKEN_VALUE,
        {
            0: "option:penalise a hand miscalled on purpose",
            1: "option:the pot is forfeited for a hand miscalled on purpose",
        },
    ),
    ("high-and-low-odd-chip", bet.HIGH_AND_LOW, {0: "seat-2=50", 1: "seat-1=50"}),
    # bets
    ("count-of-an-all-in", bet.asked_for_a_count(3), {1: COUNTED}),
    ("count-of-an-all-in", bet.asked_for_a_count(4), {0: "a fair look at the chips, and no precise count", 3: COUNTED}),
    ("count-of-an-all-in", bet.WRONG_COUNT, {2: "he has accepted the full correct bet"}),
    ("least-bet-later", bet.HALF_THE_MINIMUM, {0: "to=600", 1: "to=1200", 2: "to=300"}),
    ("odd-amount", bet.ODD_AMOUNT, {0: "to=700", 1: "to=800", 2: SILENT}),
    ("dealer-keeps-the-pot", bet.MORE_THAN_THE_POT, {0: "cut down to the pot by the dealer, unasked", 2: SILENT}),
    ("after-the-post", bet.after_a_bet_out_of_turn("P3 wager 100x3"), {0: CHECKS}),
    ("after-the-post", bet.after_a_bet_out_of_turn("P3 fold"), {1: CHECKS}),
    ("after-the-post", bet.after_a_bet_out_of_turn("P3 wager 100x9"), {2: CHECKS}),
    (
        "short-stack-and-the-whole-ante",
        bet.ALL_IN_FOR_LESS_THAN_THE_ANTE,
        {0: "a player with fewer chips can win the whole ante"},
    ),
    ("first-ante", bet.level_of_the_house(2), {0: "ante=0", 2: "ante=200"}),
    ("first-ante", bet.level_of_the_house(3), {0: "ante=200", 3: "ante=0"}),
    (
        "announce-which-bets",
        bet.amount_spoken_of("P2 wager 500x1", "D say 500"),
        {0: "the dealer announces the amount"},
    ),
    (
        "announce-which-bets",
        bet.amount_spoken_of("P2 check", "P3 wager 1000x1", "P4 say count it please"),
        {1: "the dealer counts the all-in bet"},
    ),
    (
        "announce-which-bets",
        bet.amount_spoken_of("P2 check", "P3 wager 1000x1", "D say 1000"),
        {2: ("the dealer announces the amount", "the dealer counts the all-in bet")},
    ),
    ("question-before-acting", bet.asks_before_acting("is that hand still alive?"), {0: ANSWERED}),
    ("question-before-acting", bet.asks_before_acting("is it enough to reopen the betting?"), {1: ANSWERED}),
    ("bets-in-who-may-ask", bet.brought_in(4), {0: ASKED_IN_TURN, 3: "bets stay in front while the betting goes on"}),
    ("bets-in-who-may-ask", bet.brought_in(1), {1: ASKED_IN_TURN}),
    ("bets-in-who-may-ask", bet.brought_in(2), {2: ASKED_IN_TURN}),
)
