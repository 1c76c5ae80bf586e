"""What a dealer can do at the table: the one list from which palette, keys and their list are made."""

from collections.abc import Callable

from trainer.kernel import gestures as g
from trainer.ui.kit.act import Act

ACTS: tuple[Act, ...] = (
    Act("proceed", "Enter", "play", "Proceed", "DECK", "Resume the action"),
    Act("pitch", "P", "pitch", "Pitch", "DECK", "Pick up the stub or put it down. Press 1 to 9 to pitch"),
    Act("face", "E", "faceup", "Face up", "DECK", "Turn each card over as you deal it, through the next board cards"),
    Act("burn", "B", "burn", "Burn", "DECK", "Burn the top card, or move the chosen cards to the burns"),
    Act("lay", "L", "board", "Deal board", "DECK", "Spread the flop, deal the next card or add the chosen cards"),
    Act("turn", "T", "turn", "Turn over", "DECK", "Turn over the chosen cards, or any face-down board cards"),
    Act(
        "take-back",
        "K",
        "takeback",
        "Back to stub",
        "DECK",
        "Put the chosen cards or the last card dealt on the stub",
    ),
    Act("scramble", "S", "scramble", "Scramble", "DECK", "Scramble the chosen cards, or the board, face down"),
    Act("shuffle", "H", "shuffle", "Shuffle", "DECK", "Shuffle the stub"),
    Act("cut", "C", "cut", "Cut", "DECK", "Cut the stub"),
    Act("square", "[", "square", "Square", "DECK", "Square the stub before the next card comes off it"),
    Act("muck", "M", "muck", "Muck", "CARDS", "Muck the chosen cards, or a seat’s hand"),
    Act("aside", "A", "aside", "Set aside", "CARDS", "Set aside the chosen cards or the top card of the stub"),
    Act("gather", "G", "gather", "Gather cards", "CARDS", "Gather every card into the deck"),
    Act("bring-in", "I", "collect", "Pull in bets", "CHIPS", "Pull in the bets. Chips in your hand go to the main pot"),
    Act("change", "Y", "change", "Make change", "CHIPS", "Make change with the tray or between any two places"),
    Act("push", "U", "push", "Push pot", "CHIPS", "Push the pot: choose one or more seats, then press Enter"),
    Act("button", "D", "button", "Move button", "TABLE", "Move the button to a seat"),
    Act("next-hand", "X", "stepf", "Next hand", "TABLE", "End this hand"),
    Act("voice", "V", "sound", "Bets, action", "SAY", "Announce a bet, ask for chips or a hand, or point the action"),
    Act("announce", "N", "announce", "Announce", "SAY", "Announce something to the whole table"),
    Act("stop", "Space", "stop", "Stop", "FLOOR", "Stop the action"),
    Act("floor", "F", "floor", "Call the floor", "FLOOR", "Stops the action"),
)

BY_KEY: dict[str, str] = {act.key.casefold(): act.name for act in ACTS} | {
    "r": "return",
    "j": "side",
    "o": "count",
    "z": "all-in",
    "ctrl l": "lay-over",
}

CANCEL = "Esc cancels."
"""How each question that waits for an answer is taken back."""
SIMPLE: dict[str, Callable[[], g.Act]] = {
    "gather": g.Gather,
    "bring-in": g.BringInBets,
    "stop": g.Stop,
    "proceed": g.Proceed,
    "next-hand": g.NextHand,
    "floor": g.CallFloor,
}
"""Acts that are done as soon as they are named."""
ZONES = {"board": "board", "burns": "burns", "muck": "muck", "aside": "aside", "stub": "stub-top"}
PROMPTS = {
    "pitch": f"Pitch to which seat? Click it or press its number. {CANCEL}",
    "muck": f"Muck whose hand? Choose a seat. {CANCEL}",
    "button": f"Move the button to which seat? {CANCEL}",
}
IN_HAND = "{cards} picked up. Drag, or press B burns, L board, A aside, M muck, K stub, 1\u20139 seat, Esc cancels"

ZONE_KEYS = {"L": "board", "B": "burns", "A": "aside", "M": "muck", "K": "stub"}
"""With Shift: choose all cards of that place."""
MENU_KEYS = "123456789ABCDEFGHIJK"
"""What picks a line of a menu."""
