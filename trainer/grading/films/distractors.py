"""Wrong answers that people give at that point of a hand: other things that go wrong then, and what they do instead."""

from collections.abc import Mapping

from trainer.kernel.games import is_stud
from trainer.rules.course import LAST_STREET
from trainer.rules.facts import Facts
from trainer.rules.steps import STEPS

DEAL, FLOP, TURN, RIVER, STUD, BETTING, SHOWDOWN = "deal", "flop", "turn", "river", "stud", "betting", "showdown"
STREETS = (FLOP, TURN, RIVER)
STAGES: Mapping[str, tuple[str, ...]] = {
    DEAL: (
        "first-card-to-wrong-seat",
        "wrong-number-of-cards",
        "card-out-of-sequence",
        "two-cards-to-the-button",
        "exposed-downcard",
        "boxed-in-deal",
        "entitled-seat-dealt-out",
        "absent-hand",
    ),
    FLOP: ("four-card-flop", "short-flop", "flop-without-burn", "double-burn", "boxed-on-flop", "premature-flop"),
    TURN: ("extra-card-on-a-street", "burn-missing", "double-burn", "premature-turn", "boxed-later"),
    RIVER: ("extra-card-on-a-street", "burn-missing", "double-burn", "premature-river", "boxed-later"),
    STUD: ("short-stub", "premature-street", "burn-missing", "double-burn", "boxed-later", "stud-downcard-exposed"),
    BETTING: (
        "several-motions",
        "undercall",
        "underraise",
        "turn",
        "skipped",
        "raise-after-acting",
        "unclear-amount",
        "taken-back",
        "prior-chips-pulled",
    ),
    SHOWDOWN: (
        "tabled-hand-taken",
        "part-shown",
        "rest-refused",
        "taken-up-again",
        "asked-to-see",
        "plays-the-board",
        "losers-left",
    ),
}
"""What may go wrong at each stage of a hand, by the keys of its kinds."""

Remedy = tuple[str, ...]
MISDEAL: Remedy = ("gather-the-cards", "shuffle-the-deck", "cut-the-deck")
PLAY_ON: Remedy = ("play-on",)
NEW_BOARD: Remedy = ("board-into-the-stub", "shuffle-the-stub", "cut-the-stub")
KILLED: Remedy = ("kill-the-hand", "play-on")
EXTRA_BACK: Remedy = ("extra-card-to-the-stub-as-burn", "play-on")
SPARE_BACK: Remedy = ("spare-burn-back-on-the-stub", "play-on")
BURN_NOW: Remedy = ("burn-one", "play-on")
NEXT_CARD: Remedy = ("boxed-card-out-of-play", "replace-with-the-next-card")
MADE_UP: Remedy = ("say-what-stands", "missing-chips-in")
CUT_DOWN: Remedy = ("say-what-stands", "rest-given-back")
SHORT_BACK: Remedy = ("short-call-back",)
BACK_WITH_CHIPS: Remedy = ("action-back-to-the-seat-due", "out-of-turn-chips-back")
STAY_OUT: Remedy = ("out-of-turn-chips-back", "play-on")
TABLED: Remedy = ("whole-hand-asked-for", "whole-hand-tabled")
EARLY_BACK: Remedy = ("early-cards-into-the-stub", "shuffle-the-stub", "cut-the-stub")
BET_FIRST: Remedy = ("finish-the-betting", "play-on")

BY_KIND: Mapping[str, tuple[Remedy, ...]] = {
    "turn": (BACK_WITH_CHIPS, PLAY_ON, STAY_OUT, KILLED, ("action-back-to-the-seat-due",)),
    "skipped": (PLAY_ON, KILLED, BACK_WITH_CHIPS, ("action-back-to-the-seat-due",)),
    "several-motions": (MADE_UP, PLAY_ON, ("amount-asked-about", "amount-made-clear"), KILLED),
    "boxed-in-deal": (NEXT_CARD, MISDEAL, PLAY_ON, KILLED),
    "boxed-later": (NEXT_CARD, PLAY_ON, MISDEAL, ("boxed-card-out-of-play", "play-on")),
    "boxed-on-flop": (NEXT_CARD, PLAY_ON, MISDEAL, NEW_BOARD),
    "absent-hand": (PLAY_ON, MISDEAL, KILLED, ("hand-back-face-up", "play-on")),
    "burn-missing": (BURN_NOW, PLAY_ON, MISDEAL, NEW_BOARD),
    "flop-without-burn": (BURN_NOW, PLAY_ON, NEW_BOARD, MISDEAL),
    "double-burn": (SPARE_BACK, PLAY_ON, MISDEAL, NEW_BOARD),
    "short-flop": (("next-stub-card-completes-flop",), NEW_BOARD, MISDEAL, BURN_NOW),
    "short-stub": (("community-card",), PLAY_ON, MISDEAL, ("burns-into-the-stub", "mix-the-stub", "cut-the-stub")),
}
"""What people do who know the kind of fault and not its remedy, the most usual first."""
BY_STAGE: Mapping[str, tuple[Remedy, ...]] = {
    DEAL: (MISDEAL, PLAY_ON, ("complete-the-hand",), KILLED),
    FLOP: (EXTRA_BACK, PLAY_ON, NEW_BOARD, MISDEAL),
    TURN: (BET_FIRST, EARLY_BACK, PLAY_ON, MISDEAL),
    RIVER: (BET_FIRST, EARLY_BACK, PLAY_ON, MISDEAL),
    STUD: (BET_FIRST, EARLY_BACK, PLAY_ON, MISDEAL),
    BETTING: (CUT_DOWN, MADE_UP, PLAY_ON, SHORT_BACK, ("amount-asked-about", "amount-made-clear")),
    SHOWDOWN: (("kill-the-hand",), TABLED, PLAY_ON, ("taken-hand-wins",), ("hand-seen",)),
}
SAID = 3


def stage_at(facts: Facts, kind: str = "") -> str:
    """The stage of the hand then; of a kind that can't come up at it, the one at which that kind does."""
    now = _stage(facts)
    if not kind or kind in STAGES[now]:
        return now
    return next((stage for stage, kinds in STAGES.items() if kind in kinds), now)


def _stage(facts: Facts) -> str:
    course, board = facts.course, len(facts.table.board)
    if course.street < 0:
        return DEAL
    if course.betting:
        return BETTING
    if course.closed and course.street == LAST_STREET[facts.game]:
        return SHOWDOWN
    return STUD if is_stud(facts.game) else STREETS[max(0, min(board - 3, 2))]


def mistakes(kind: str, stage: str) -> tuple[Remedy, ...]:
    """What people do instead on a matter of that kind, or at that stage, in the steps of remedies."""
    return BY_KIND.get(kind, ()) or BY_STAGE[stage]


def said(steps: Remedy) -> str:
    """The first steps as sentences."""
    known = tuple(dict.fromkeys(STEPS[key].says for key in steps))
    return ". ".join(words[:1].upper() + words[1:] for words in known[:SAID])
