"""Rows for chips and money, penalties, presence, seats and tables, pots and the showdown."""

from collections.abc import Mapping

from tests.questions import told_bets as bet
from tests.questions import told_rooms as told
from tests.questions import told_showdowns as shown
from tests.questions.told_situations import Asking

SILENT = "silence"
DEAD, IN_AT_ONCE = "deal.hand-killed", "seating.dealt-in-at-once"
FORFEITED, DISQUALIFIED = "chips.forfeited", "option:disqualify-the-player"
LEAVES_THE_TABLE, NO_DEAL = "chips.off-the-table", "tournament.no-deal-payout-table"
SOLD = "rebuy.add-on-sold"
PENALTY = "conduct.missed-round-penalty"
LATE = "pot.result-stands"
SHOWN = "showdown.shown-on-request"
BY_RIGHT = "showdown.tabled-by-right"
BOTH_LIVE = "showdown.both-live-best-wins"
SHARES = "showdown.may-share-pot"
CHECKS = "bet.posted-minimum-check-only"
COUNTED = "bet.all-in-counted-by-staff"
ASKED_IN_TURN = "rp.bets-in-on-request"
ANSWERED = "rp.player-is-told"
NO_SHARE = ("showdown.no-share-until-tabled", "showdown.no-claim-to-pot")

ROWS: tuple[tuple[str, Asking, Mapping[int, str | tuple[str, ...]]], ...] = (
    # chips
    (
        "hidden-chip-after-a-loss",
        told.HIDDEN_AND_LOST,
        {
            0: (
                "option:not-part-of-it-neither-paid-when-the-player-wins-nor-saving-him-when-he-loses",
                "bet.out-hidden-chips-awardable",
            )
        },
    ),
    (
        "hidden-chip-too-late",
        told.HIDDEN_TOO_LATE,
        {0: "bet.out-hidden-chips-leave", 1: "to-the-winner=500"},
    ),
    ("hidden-before-the-race", told.HIDDEN_AT_A_RACE, {0: "chips.in-view-before-race"}),
    (
        "raced-off-the-last-chips",
        told.LOST_HIS_LAST_IN_A_RACE,
        {0: ("chips.keeps-lowest-chip", "saved-seat-2=1"), 1: "chips.odd-chips-leave-play"},
    ),
    ("chips-in-the-purse-what-follows", told.IN_A_PURSE, {0: FORFEITED, 1: DISQUALIFIED}),
    ("disqualified-for-transit", told.IN_A_PURSE, {0: DISQUALIFIED}),
    ("not-on-a-tournament-table", told.kept("cash-on-the-table"), {0: LEAVES_THE_TABLE}),
    ("not-on-a-tournament-table", told.kept("other-chips-on-the-table"), {1: LEAVES_THE_TABLE}),
    (
        "not-on-a-tournament-table",
        told.kept("stacks-in-the-way"),
        {2: "chips.moved-out-of-the-way"},
    ),
    ("not-on-a-tournament-table", told.kept("in-view"), {4: LEAVES_THE_TABLE}),
    # the clock and penalties
    ("asked-away-from-the-seat", told.FROM_THE_RAIL, {0: "clock.floor-may-start-clock"}),
    ("no-bet-to-face", told.TIME_OVER_NO_BET, {0: "clock.hand-checked", 1: "hand.dead"}),
    ("five-at-the-table", told.A_ROUND_OF_FIVE, {0: "hands-a-round=5", 1: "hands-a-round=4", 2: "hands-a-round=1"}),
    ("two-rounds-at-nine", told.ROUNDS_OF_NINE, {0: "hands-a-round=9", 1: "hands-a-round=8", 2: "hands-a-round=7"}),
    ("the-same-again", told.A_ROUND_OF_FIVE, {0: PENALTY}),
    ("redeal-penalty", told.MISDEAL_ON_PENALTY, {0: "deal.redeal-one-hand-of-penalty"}),
    ("registration-closes", told.ASKS_TO_ENTER, {0: "closes=6", 2: "closes=4"}),
    ("redeal-newcomer", told.SITS_BEFORE_THE_REDEAL, {0: "seating.not-in-the-redeal"}),
    ("bring-in", told.LOW_CARD_ON_PENALTY, {0: "seat=2", 2: "seat=3"}),
    ("too-many-cards-after-the-deadline", told.THREE_CARDS, {0: DEAD, 2: "deal.misdeal"}),
    # presence
    (
        "how-long-at-the-table",
        told.LEFT_ALL_IN,
        {0: "presence.live-hand-stays-at-table", 1: SILENT},
    ),
    ("bring-in-of-an-empty-seat", told.LOW_CARD_AWAY, {0: "seat=2"}),
    # levels, add-ons, deals
    ("what-begins-a-hand", told.RIFFLED, {0: "level=1", 3: "level=2"}),
    ("what-begins-a-hand", told.MACHINE, {1: "level=1"}),
    ("what-begins-a-hand", told.PUSHED, {2: "level=1"}),
    ("addon-where", told.add_on("desk"), {0: SOLD}),
    ("addon-where", told.add_on("dealer:A"), {1: SOLD}),
    ("addon-where", told.add_on("floor"), {2: SOLD}),
    ("private-deal-at-the-tour", told.DEAL, {0: "option:leave-it-to-the-players"}),
    ("what-a-deal-needs", told.DEAL_OF_SOME, {0: NO_DEAL}),
    ("what-a-deal-needs", told.DEAL_REFUSED, {1: NO_DEAL}),
    ("what-a-deal-needs", told.DEAL_NOT_SAID_BY_ALL, {2: NO_DEAL}),
    ("what-a-deal-needs", told.DEAL, {4: NO_DEAL}),
    (
        "given-up-chips-where",
        told.GIVEN_UP,
        {0: ("tournament.forfeited-chips-leave-play", "seating.forfeited-chips-leave-play")},
    ),
    ("wants-to-give-up-his-chips", told.ASKED_TO_GIVE_UP, {0: "tournament.forfeit-if-permitted"}),
    # recommended procedures
    ("his-stack-carried", told.CARRIED, {0: "rp.staff-takes-chips-over"}),
    (
        "chip-into-the-pot",
        told.BOUNTY_BET,
        {0: "tournament.bounty-chip-is-all-in", 1: "option:a-call"},
    ),
    ("limp-allowed", told.LIMPED, {0: "rp.limp-allowed"}),
    ("how-long-it-really-took", told.LONG_HAND, {0: "left=480", 1: "left=60", 3: "left=600"}),
    ("levels-go-on", told.LEVEL_RUN_OUT, {0: SILENT}),
    ("three-out-for-fiftieth", told.THREE_OUT, {0: "sharing=3", 3: SILENT}),
    ("stud-games-in-a-row", told.STUD_GAMES_APART, {0: "rp.stud-games-may-separate"}),
    # seats and tables
    ("dodged-at-his-own-table", told.DODGED_WHEN_MOVED, {0: "button.dodged-blind-penalized", 1: SILENT}),
    ("only-the-small-blind-open", told.SMALL_BLIND_OR_FAR, {0: "to=9", 1: "to=3"}),
    ("twice-in-the-big-blind", told.BIG_BLIND_OPEN, {0: "to=4", 1: "to=8"}),
    (
        "order-of-breaking",
        told.TO_BE_BROKEN,
        {0: "seating.break-in-set-order"},
    ),
    ("seats-of-a-broken-table", told.INTO_THE_BIG_BLIND, {0: IN_AT_ONCE}),
    ("final-table-heads-up", told.HEADS_UP_FINAL, {0: "seating.final-table-made"}),
    (
        "when-a-short-table-stops",
        told.THREE_SHORT,
        {0: "seating.short-table-halts", 1: "seating.short-table-plays-on-for-now"},
    ),
    ("alternates-taken", told.COMES_LATE, {0: SILENT}),
    ("unsold-stack-goes", told.UNSOLD, {0: "option:take-it-away"}),
    ("closer-to-the-big-blind", told.CLOSER, {0: IN_AT_ONCE}),
    ("new-player-at-the-tour", told.new_player(3), {0: "seating.dealt-in-past-button"}),
    ("new-player-at-the-tour", told.new_player(5), {0: "seating.dealt-in-past-button"}),
    (
        "wheelchair",
        told.SPECIAL_NEED,
        {0: "seating.special-need-met", 1: "seating.seat-to-be-drawn"},
    ),
    # pots
    ("count-of-a-pot-disputed", shown.AWARD_DISPUTED, {0: LATE}),
    (
        "locked-until-the-ruling",
        shown.RULING_PUT_OFF,
        {0: "pot.play-on-ruling-delayed", 1: "option:impound-the-pot"},
    ),
    ("locked-until-the-ruling", shown.POT_MIXED, {2: "pot.betting-rebuilt"}),
    # the showdown
    ("asks-without-cards", shown.ASKS_AFTER_LETTING_GO, {0: (SHOWN, BY_RIGHT)}),
    (
        "no-river-bet",
        shown.WINNER_ASKS,
        {0: "showdown.showing-up-to-floor", 1: BOTH_LIVE, 2: "showdown.shown-and-dead"},
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
            0: "option:penalise-a-hand-miscalled-on-purpose",
            1: "option:the-pot-is-forfeited-for-a-hand-miscalled-on-purpose",
        },
    ),
    ("high-and-low-odd-chip", bet.HIGH_AND_LOW, {0: "seat-2=50", 1: "seat-1=50"}),
    # bets
    ("count-of-an-all-in", bet.asked_for_a_count(3), {1: COUNTED}),
    ("count-of-an-all-in", bet.asked_for_a_count(4), {0: "bet.fair-look-no-count", 3: COUNTED}),
    ("count-of-an-all-in", bet.WRONG_COUNT, {2: "bet.accepts-full-correct-bet"}),
    ("least-bet-later", bet.HALF_THE_MINIMUM, {0: "to=600", 1: "to=1200", 2: "to=300"}),
    ("odd-amount", bet.ODD_AMOUNT, {0: "to=700", 1: "to=800", 2: SILENT}),
    ("dealer-keeps-the-pot", bet.MORE_THAN_THE_POT, {0: "bet.cut-to-pot-by-dealer", 2: SILENT}),
    ("after-the-post", bet.after_a_bet_out_of_turn("P3 wager 100x3"), {0: CHECKS}),
    ("after-the-post", bet.after_a_bet_out_of_turn("P3 fold"), {1: CHECKS}),
    ("after-the-post", bet.after_a_bet_out_of_turn("P3 wager 100x9"), {2: CHECKS}),
    (
        "short-stack-and-the-whole-ante",
        bet.ALL_IN_FOR_LESS_THAN_THE_ANTE,
        {0: "tournament.short-stack-wins-full-ante"},
    ),
    ("first-ante", bet.level_of_the_house(2), {0: "ante=0", 2: "ante=200"}),
    ("first-ante", bet.level_of_the_house(3), {0: "ante=200", 3: "ante=0"}),
    (
        "announce-which-bets",
        bet.amount_spoken_of("P2 wager 500x1", "D say 500"),
        {0: "rp.amount-announced"},
    ),
    (
        "announce-which-bets",
        bet.amount_spoken_of("P2 check", "P3 wager 1000x1", "P4 say count it please"),
        {1: "rp.all-in-counted"},
    ),
    (
        "announce-which-bets",
        bet.amount_spoken_of("P2 check", "P3 wager 1000x1", "D say 1000"),
        {2: ("rp.amount-announced", "rp.all-in-counted")},
    ),
    ("question-before-acting", bet.asks_before_acting("is that hand still alive?"), {0: ANSWERED}),
    ("question-before-acting", bet.asks_before_acting("is it enough to reopen the betting?"), {1: ANSWERED}),
    ("bets-in-who-may-ask", bet.brought_in(4), {0: ASKED_IN_TURN, 3: "rp.bets-stay-in-front"}),
    ("bets-in-who-may-ask", bet.brought_in(1), {1: ASKED_IN_TURN}),
    ("bets-in-who-may-ask", bet.brought_in(2), {2: ASKED_IN_TURN}),
)
