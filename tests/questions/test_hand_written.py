"""Questions with hand-written answers on what the law knows: what they call right is what the law says there.

A row names the question, a situation as it tells it, and by statement (its place in the file, from 0) the rulings that
make it right, or steps of theirs; SILENT where the book leaves it open. A statement of which no row speaks is wrong.
"""

import re
from collections.abc import Mapping
from itertools import chain

import pytest

from tests.questions import told_deal
from tests.questions import told_situations as told
from tests.questions.told_last_rows import ROWS as LAST_ROWS
from tests.questions.told_manner_rows import ROWS as MANNER_ROWS
from tests.questions.told_room_rows import ROWS as ROOM_ROWS
from tests.questions.told_set_rows import SETS
from tests.questions.told_situations import Asking, at_house, moved, put, short_stub, wrong_start
from trainer.questions.bank import Question, bank
from trainer.questions.model import Form
from trainer.rules.encoded import rulings
from trainer.rules.options import OPTIONS
from trainer.rules.ruling import Decision
from trainer.rules.steps import STEPS

SILENT = "silence"
FIGURE = re.compile(r"[a-z0-9-]+=\d+")
SCRAP, MISDEAL, ON = "deal.boxed-card-replaced", "deal.misdeal", "deal.play-on"
DRAWN, AGAIN = "deal.flop-card-becomes-next-burn", "deal.flop-redealt"
EARLY_FLOP = "deal.early-flop-redealt"
RESTORED, STANDS = "deal.card-stands-order-restored", "deal.flop-stands"
ONE_OF_THREE, MISSED = "deal.flop-card-becomes-the-burn", "deal.proper-card-becomes-burn"
RIVER_FOR_TURN = "deal.river-becomes-turn"
LONG_ENOUGH = "stud.burns-lengthen-the-stub"
OF_THE_STUB, OF_A_NEW_STUB = "stud.community-card", "stud.community-card-new-stub"
LIVE = (
    "conduct.live-penalty-after-hand",
    "conduct.live-hand-may-be-penalized",
    "conduct.penalty-unless-winner-take-all",
)
TWO_MOTIONS = "bet.declared-raise-in-order"
BOUND = "bet.bound-to-call-or-raise"
BACKED_UP = "bet.action-backs-up"
CALL_OR_FOLD = "bet.check-leaves-call-or-fold"
OUT_OF_PLAY = "chips.back-to-inventory"
BEHIND = "rebuy.plays-chips-behind"

Row = tuple[str, Asking, Mapping[int, str | tuple[str, ...]]]
ROWS: tuple[Row, ...] = (
    # the deal
    ("one-boxed-in-the-deal", told.ONE_BOXED, {0: SCRAP, 2: SILENT}),
    ("boxed-how-many", told.TWO_BOXED, {0: MISDEAL}),
    ("boxed-how-many", told.ONE_BOXED, {1: MISDEAL}),
    ("two-boxed-in-the-deal", told.TWO_BOXED, {0: MISDEAL, 1: SCRAP}),
    ("two-boxed-too-late", told.TWO_BOXED_TOO_LATE, {0: (ON, SCRAP), 1: MISDEAL}),
    ("boxed-in-the-stub", told.BOXED_TURN, {0: SCRAP, 1: MISDEAL, 2: SILENT}),
    ("boxed-rule-of-which-stage", told.BOXED_TURN, {0: SILENT, 1: MISDEAL}),
    ("one-exposed-hole-card", told.ONE_SHOWN, {0: (SILENT, "deal.exposed-card-becomes-burn"), 1: MISDEAL}),
    ("one-exposed-hole-card", told.TWO_SHOWN, {0: MISDEAL}),
    ("joker-in-the-deal", told.JOKER, {0: MISDEAL, 1: "deal.scrap-card-replaced", 2: SILENT}),
    ("misdeal-first-card", wrong_start(), {0: MISDEAL}),
    ("misdeal-two-folds", wrong_start("P3 fold", "P4 fold"), {0: MISDEAL, 1: ON}),
    ("misdeal-deadline", wrong_start("P3 fold", "P4 fold"), {0: MISDEAL, 1: ON}),
    ("substantial-call-and-fold", wrong_start("P3 wager 200", "P4 fold"), {0: ON, 1: MISDEAL}),
    ("substantial-blinds", wrong_start("P3 wager 200"), {0: MISDEAL, 1: ON}),
    ("substantial-which", wrong_start("P3 wager 200", "P4 fold"), {0: ON}),
    ("substantial-which", wrong_start("P3 fold", "P4 fold", "P5 fold"), {1: ON}),
    ("substantial-which", wrong_start("P3 fold", "P4 fold"), {2: ON}),
    ("redeal-button", wrong_start(), {0: "step:deal-again-same-button"}),
    ("button-two-in-a-row", told.BUTTON_TWICE, {0: "deal.in-order", 1: MISDEAL}),
    ("button-one-card-short", told.BUTTON_SHORT, {0: "deal.complete-the-hand", 1: "deal.hand-killed", 2: MISDEAL}),
    ("deal-to-the-seat", told.ON_PENALTY, {0: "step:kill-the-hand"}),
    # the board
    ("four-card-flop-who", told.FOUR_UP, {0: DRAWN, 1: AGAIN}),
    ("four-card-flop-drawn-card", told.FOUR_UP, {0: DRAWN, 1: AGAIN}),
    ("four-card-flop-face-down", told.FOUR_DOWN, {0: DRAWN}),
    ("four-card-flop-known-door", told.FOUR_UP, {0: (DRAWN, AGAIN)}),
    ("four-card-flop-by-chance", told.FOUR_UP, {0: "step:floor-draws-the-burn"}),
    ("four-card-flop-before-the-draw", told.FOUR_UP, {0: "step:scramble-the-flop"}),
    ("four-card-flop-turn-burn", told.FOUR_UP, {0: "step:turn-without-second-burn"}),
    ("four-card-flop-found-late", told.FOUR_UP_TO_THE_TURN, {0: "step:river-without-second-burn"}),
    ("four-card-flop-found-late", told.FOUR_UP_TO_THE_RIVER, {1: "deal.flop-card-leaves-the-board"}),
    ("four-card-flop-burn-stays", told.FOUR_UP, {0: "step:burn-stays"}),
    ("four-card-flop-new-flop", told.FOUR_UP, {0: "step:board-into-the-stub"}),
    ("no-burn-flop-acted", told.NO_BURN_BET, {0: (STANDS, RESTORED), 2: ONE_OF_THREE}),
    ("no-burn-flop-one-check", told.NO_BURN_CHECK, {0: STANDS}),
    ("no-burn-flop-turn-burns", told.NO_BURN_CHECK, {0: "step:one-burn-for-the-turn"}),
    ("no-burn-flop-printed", told.NO_BURN_SHOWN, {0: SILENT, 1: ONE_OF_THREE}),
    ("no-burn-flop-unseen", told.NO_BURN_HIDDEN, {0: ONE_OF_THREE, 1: MISSED}),
    ("missing-burn-acted", told.TURN_WITHOUT_BURN, {0: RESTORED}),
    ("two-burns", told.TWO_BURNS, {0: "deal.spare-burn-goes-back"}),
    ("premature-flop", told.EARLY_FLOP, {0: EARLY_FLOP}),
    ("premature-what", told.EARLY_FLOP, {0: EARLY_FLOP}),
    ("premature-turn", told.EARLY_TURN, {0: "deal.early-turn-redealt", 1: RIVER_FOR_TURN}),
    ("premature-accept", told.EARLY_TURN_FOLDED, {0: RIVER_FOR_TURN}),
    ("premature-river", told.EARLY_RIVER, {0: ("step:river-without-a-burn",)}),
    ("dropped-stub-first", told.DROPPED, {0: "step:stub-in-its-order"}),
    ("dropped-stub-alone", told.DROPPED, {0: "step:new-stub-of-what-fell"}),
    ("dropped-stub-mixed", told.DROPPED_INTO_ALL, {0: "deal.mixed-cards-new-stub"}),
    # stud
    (
        "premature-stud",
        told.EARLY_IN_STUD,
        {0: "deal.street-redealt", 1: "deal.round-held-for-final-street"},
    ),
    ("short-stub-five-on-three", short_stub("3/5"), {0: OF_THE_STUB, 1: LONG_ENOUGH, 2: OF_A_NEW_STUB}),
    ("short-stub-four-on-three", short_stub("3/4"), {0: LONG_ENOUGH, 1: OF_THE_STUB}),
    ("short-stub-four-on-two", short_stub("2/4"), {0: OF_A_NEW_STUB, 1: OF_THE_STUB, 2: LONG_ENOUGH}),
    ("short-stub-three-on-two", short_stub("2/3"), {0: LONG_ENOUGH, 1: (OF_THE_STUB, OF_A_NEW_STUB)}),
    ("short-stub-which-burns", short_stub("3/4"), {0: "step:burns-into-the-stub"}),
    ("short-stub-printed", short_stub("3/5"), {0: OF_THE_STUB, 2: SILENT}),
    ("short-stub-who-decides", short_stub("3/5"), {0: SILENT}),
    ("short-stub-alone", short_stub("3/5"), {0: SILENT}),
    ("stud-first-downcards", told.DOWN_CARD_SHOWN, {0: "stud.shown-card-is-upcard", 1: MISDEAL}),
    ("seventh-street-exposed", told.SEVENTH_SHOWN, {0: "stud.shown-card-replaced"}),
    ("stud-tied-boards", told.WRONG_SUIT_OPENED, {0: "step:open-at-the-right-seat"}),
    ("stud-pair-on-fourth", told.PAIR_DOUBLED, {0: "stud.bet-not-doubled"}),
    # bets
    ("call-forms", put("5000x1"), {0: "bet.call"}),
    ("call-forms", put("500x2"), {1: "bet.call"}),
    ("call-forms", told.CALL_SAID, {2: "bet.call"}),
    ("call-forms", put("500x1+100x5"), {3: "bet.call"}),
    ("call-forms", put("500x1+100x6"), {4: "bet.call"}),
    ("at-the-same-moment", told.WORDS_WITH_CHIPS, {0: "bet.words-are-the-bet"}),
    ("ways-to-raise", put("1800"), {0: "bet.raise"}),
    ("ways-to-raise", moved("P2 say raise to 1800", "P2 wager 600", "P2 wager 1200"), {1: SILENT}),
    ("ways-to-raise", moved("P2 say raise", "P2 wager 600", "P2 wager 1200"), {2: TWO_MOTIONS}),
    ("ways-to-raise", moved("P2 wager 600", "P2 wager 600", "P2 wager 600"), {3: (SILENT, TWO_MOTIONS)}),
    ("completing", told.COMPLETED, {0: "bet.no-completing-outside-limit"}),
    ("made-another-act", told.MOVED_AND_BELIEVED, {1: "bet.inducing-motion-up-to-floor"}),
    ("check-and-raise", told.CHECK_RAISED, {0: "bet.check-raise-permitted"}),
    ("check-facing-a-bet", told.CHECKED_A_BET, {0: CALL_OR_FOLD, 1: CALL_OR_FOLD}),
    ("pot-said-after-a-check", told.POT_AFTER_A_CHECK, {0: "bet.call-no-raise-after-check"}),
    ("prior-chips-faced", told.PULLED_FROM_A_BLIND, {0: SILENT, 1: BOUND}),
    # turns
    ("early-fold-binds", told.FOLDED_EARLY, {0: (SILENT, BACKED_UP)}),
    ("opens-before-the-flop", told.BEFORE_THE_FLOP, {0: "bet.acts-first"}),
    ("penalty-for-a-fold", told.GIVEN_UP_AT_THE_END, {0: SILENT}),
    ("turned-up-to-see", told.SHOWN_ON_THE_RIVER, {0: LIVE}),
    ("heads-up-show", told.SHOWN_HEADS_UP, {0: LIVE}),
    ("when-it-starts", told.SHOWN_ON_THE_RIVER, {0: LIVE[0]}),
    (
        "river-that-would-have-come",
        told.rabbit(),
        {0: ("rabbit.cards-not-shown", "rabbit.dealer-does-not-show")},
    ),
    (
        "player-turns-it-himself",
        told.rabbit(by_a_player=True),
        {0: ("rabbit.cards-not-shown", "rabbit.stub-left-alone")},
    ),
    # the room
    ("player-asks", told.DECK_ASKED_FOR, {0: "deck.no-change-on-request"}),
    ("bent-card", told.DECK_WITH_A_BENT_CARD, {0: "deck.change-allowed"}),
    ("disqualified-stack", told.DISQUALIFIED, {0: "conduct.chips-leave-play"}),
    ("announced-and-won", told.REBUY, {0: BEHIND}),
    ("what-he-plays-for", told.REBUY, {0: BEHIND}),
    ("found-nobody-knows-whose", told.FOUND, {0: OUT_OF_PLAY}),
    ("found-owner-known", told.FOUND_OF_BEN, {0: SILENT, 1: OUT_OF_PLAY}),
    ("ten-minutes", told.TOLD_BEFORE, {0: "presence.absence-in-order"}),
    ("old-level-by-mistake", told.DEALT_AT_THE_OLD_LEVEL, {0: "level.stays-at-old-level"}),
    ("addon-with-nothing", told.ADD_ON_WITH_NOTHING, {0: "rebuy.no-add-on-without-chips"}),
    *told_deal.ROWS,
    ("all-in-button-who", told.ALL_IN, {0: "rp.all-in-button-placed"}),
    *ROOM_ROWS,
    *LAST_ROWS,
    *MANNER_ROWS,
    *SETS,
)
KNOWN = {each.id: each for each in bank()}
ASKED = [(row, house) for row in ROWS for house in KNOWN[row[0]].houses]
NAMED = {id_: {number for each, _, at in ROWS if each == id_ for number in at} for id_ in {row[0] for row in ROWS}}


def said(decision: Decision | None) -> frozenset[str]:
    """The ruling's name and, after "step:", its steps, after "option:", what it leaves open; figures as "to=4"."""
    assert decision is not None, "the paragraphs clash"
    if decision.ruling is None:
        return frozenset((SILENT,))
    ruling = decision.ruling
    parts = (f"step:{each.key}" for each in ruling.steps), (f"option:{each}" for each in ruling.options)
    return frozenset((ruling.key, *chain(*parts), *(f"{name}={value}" for name, value in decision.figures)))


def all_of(names: str | tuple[str, ...]) -> tuple[str, ...]:
    return (names,) if isinstance(names, str) else names


def right(question: Question, number: int, house: str) -> bool:
    return question.statements[number].right.at.get(house, False)


@pytest.mark.parametrize(
    ("row", "house"), ASKED, ids=[f"{row[0]}-{at}-{house}" for at, (row, house) in enumerate(ASKED)]
)
def test_a_hand_written_answer_is_right_where_the_law_says_so(row: Row, house: str) -> None:
    id_, asking, named = row
    found = said(asking(house))
    for number, names in named.items():
        wanted = found & {at_house(name, house) for name in all_of(names)}
        assert right(KNOWN[id_], number, house) == bool(wanted), (number, found)


def test_what_makes_a_statement_right_is_a_key_that_there_is() -> None:
    """A slip there would make a statement wrong that nobody has asked the law about."""
    known = {SILENT, *rulings(), *(f"step:{each}" for each in STEPS), *(f"option:{each}" for each in OPTIONS)}
    named = {name for _, _, at in ROWS for names in at.values() for name in all_of(names)}
    assert {each for each in named - known if not FIGURE.fullmatch(each)} == set()


@pytest.mark.parametrize("id_", sorted(NAMED))
def test_a_statement_of_which_no_row_speaks_is_wrong(id_: str) -> None:
    question = KNOWN[id_]
    others = set(range(len(question.statements))) - NAMED[id_]
    assert question.form in (Form.ONE, Form.SEVERAL, Form.TRUE_FALSE)
    assert not [(number, house) for number in others for house in question.houses if right(question, number, house)]
