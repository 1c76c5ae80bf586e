"""The keys of deeds on the report sheet, list by list, and deeds in fewer words."""

from collections.abc import Mapping

from trainer.kernel.report_acts import DealerDeed, Deed

BET_KEYS: Mapping[Deed, str] = {
    Deed.PUT_IN: "P",
    Deed.SAID_BET: "B",
    Deed.SAID_CALL: "C",
    Deed.MEANT_CALL: "L",
    Deed.SAID_RAISE: "R",
    Deed.MEANT_RAISE: "M",
    Deed.SAID_ALL_IN: "A",
    Deed.SAID_NUMBER: "N",
    Deed.CHECKED: "K",
    Deed.FOLDED: "F",
    Deed.TOOK_BACK: "T",
    Deed.SAID_IF: "I",
    Deed.ASKED: "Q",
    Deed.WAS_SKIPPED: "W",
    Deed.HOLDS: "H",
    Deed.HAS_BUTTON: "U",
    Deed.HONEST: "E",
    Deed.SHOT: "G",
}
"""The same in every hand, whatever is wrong: what was seen and what somebody might make of it, side by side."""
OTHER_KEYS: Mapping[Deed, str] = {
    Deed.SHOWED: "S",
    Deed.SHOWED_TO: "O",
    Deed.ASKED_TO_SEE: "A",
    Deed.REFUSED: "W",
    Deed.PLAYS_BOARD: "B",
    Deed.PICKED_UP: "P",
    Deed.THREW: "T",
    Deed.TALKED: "K",
    Deed.USED_PHONE: "N",
    Deed.TOUCHED: "H",
    Deed.OUT_OF_LINE: "L",
    Deed.ON_PURPOSE: "M",
    Deed.CALLED_CLOCK: "C",
    Deed.RAN_OUT: "R",
    Deed.DESERVES: "E",
    Deed.HAD_BEHIND: "I",
    Deed.BOUNTY: "Y",
    Deed.DISPUTED: "U",
}
"""The same of what players do apart from their bets."""
DEALER_KEYS: Mapping[DealerDeed, str] = {
    DealerDeed.SKIPPED: "S",
    DealerDeed.DEALT_TO: "T",
    DealerDeed.TOO_MANY_TO: "M",
    DealerDeed.EXPOSED: "E",
    DealerDeed.PUT_ON_BOARD: "P",
    DealerDeed.BURNED_NONE: "N",
    DealerDeed.BURNED_TWICE: "W",
    DealerDeed.DEALT_EARLY: "A",
    DealerDeed.DROPPED: "R",
    DealerDeed.FLASHED: "F",
    DealerDeed.MUCKED: "K",
}
TURN_OVER = "X"
"""The key that opens the other list of a player's deeds."""
SHORT: Mapping[str, str] = {
    Deed.ASKED: "asked",
    Deed.TOOK_BACK: "took back",
    Deed.SAID_NUMBER: "said a figure",
    Deed.SAID_IF: "said “if…”",
    Deed.HAS_BUTTON: "has button",
    Deed.HONEST: "by mistake",
    Deed.SHOT: "took a shot",
    Deed.SHOWED_TO: "showed one",
    Deed.ASKED_TO_SEE: "asked to see",
    Deed.REFUSED: "wouldn\u2019t show",
    Deed.PLAYS_BOARD: "plays board",
    Deed.PICKED_UP: "picked up",
    Deed.TALKED: "talked",
    Deed.TOUCHED: "touched chips",
    Deed.OUT_OF_LINE: "out of line",
    Deed.ON_PURPOSE: "on purpose",
    Deed.CALLED_CLOCK: "called clock",
    Deed.RAN_OUT: "out of time",
    Deed.DESERVES: "needs penalty",
    Deed.HAD_BEHIND: "chips behind",
    Deed.BOUNTY: "bounty chip",
    Deed.DISPUTED: "disputes it",
}
"""Deeds in fewer words, where only the whole sentence says it all."""
