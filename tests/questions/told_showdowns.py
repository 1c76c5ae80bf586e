"""Situations of questions with hand-written answers about pots and the showdown."""

from tests.questions.told_rooms import table
from tests.rules.showdowns import CHECKED, ROYAL, river
from tests.rules.test_pots import ACTED, AWARD, DEALT, NEXT, disputed
from tests.rules.test_upt_showdown import DISPUTED, PUSHED

AWARD_DISPUTED = table(disputed(AWARD, *NEXT, *DEALT, *ACTED[:1]), "dispute")
RULING_PUT_OFF = table(river(*PUSHED, DISPUTED, "F say the camera will tell, play on"), "ruling-delayed")
POT_MIXED = table(river(*PUSHED, DISPUTED), "pot-mixed")
LOSERS_LEFT = table(river(*PUSHED), "losers-left")

CALLED = ("P1 wager 100x4", "P2 wager 100x4", "P3 wager 100x4")
ASKS = "asked-to-see"
CALLER_ASKS = table(river(*CALLED, "P2 say I want to see seat 1"), ASKS)
ASKS_AFTER_LETTING_GO = table(river(*CALLED, "P3 fold", "P3 say I want to see seat 1"), ASKS)
ASKS_AFTER_A_FOLD = table(river(*CALLED[:2], "P3 fold", "P3 say I want to see seat 1"), ASKS)
WINNER_ASKS = table(river(*CHECKED, "P1 turn up 2c 2d", "P3 move aside down 3c 3d", "P1 say see seat 3"), ASKS)

PLAYS = "P1 say I play the board"
BOARD_TABLED = table(river(*CHECKED, PLAYS, "P1 turn up 2c 2d", top=ROYAL), "plays-the-board")
BOARD_THROWN_AWAY = table(river(*CHECKED, PLAYS, "P1 fold", top=ROYAL), "plays-the-board")
