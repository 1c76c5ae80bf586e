"""What a dealer can do at the table: the one list from which palette, keys and their list are made."""

from collections.abc import Callable

from trainer.kernel import gestures as g
from trainer.ui.kit.act import Act

ACTS: tuple[Act, ...] = (
    Act("proceed", "Enter", "play", "Proceed", "DECK", "Let the action go on"),
    Act("pitch", "P", "pitch", "Pitch", "DECK", "Take the stub in hand or put it down; 1 to 9 pitch to a seat"),
    Act("face", "E", "faceup", "Face up", "DECK", "Pitch and deal face up, until pressed again"),
    Act("burn", "B", "burn", "Burn", "DECK", "Burn the top card, or put the chosen cards with the burns"),
    Act("lay", "L", "board", "Board", "DECK", "Spread the flop or deal the next card, or put the chosen cards there"),
    Act("turn", "T", "turn", "Turn", "DECK", "Turn over the chosen cards, or the cards face down on the board"),
    Act(
        "take-back",
        "K",
        "takeback",
        "Take back",
        "DECK",
        "The chosen cards, or the last one dealt, to the stub",
    ),
    Act("scramble", "S", "scramble", "Scramble", "DECK", "Scramble the chosen cards, or the board, face down"),
    Act("shuffle", "H", "shuffle", "Shuffle", "DECK", "Shuffle the stub"),
    Act("cut", "C", "cut", "Cut", "DECK", "Cut the stub"),
    Act("muck", "M", "muck", "Muck", "CARDS", "Muck the chosen cards, or the hand of a seat"),
    Act("aside", "A", "aside", "Set aside", "CARDS", "Set aside the chosen cards, or the top of the stub"),
    Act("gather", "G", "gather", "Gather", "CARDS", "Bring every card back into the deck"),
    Act(
        "bring-in",
        "I",
        "collect",
        "Bring in",
        "CHIPS",
        "Pull the bets into the pot; chips in the hand go to the main pot",
    ),
    Act("change", "Y", "change", "Change", "CHIPS", "Change chips with the tray, or between any two places"),
    Act("push", "U", "push", "Push pot", "CHIPS", "Push the pot: name a seat or several, then Enter"),
    Act("button", "D", "button", "Button", "TABLE", "Move the button to a seat"),
    Act("announce", "N", "announce", "Announce", "TABLE", "Announce something to the table"),
    Act("voice", "V", "sound", "Say", "TABLE", "Say what a bet is, ask for chips, point the action, ask for a hand"),
    Act("next-hand", "X", "stepf", "Next hand", "TABLE", "End this hand"),
    Act("stop", "Space", "stop", "Stop", "FLOOR", "Stop the action"),
    Act("floor", "F", "floor", "Call the floor", "FLOOR", "Stops the action"),
)

BY_KEY: dict[str, str] = {act.key.casefold(): act.name for act in ACTS} | {
    "r": "return",
    "j": "side",
    "o": "count",
    "z": "all-in",
}

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
PROMPTS = {"muck": "Muck whose hand? Choose a seat.", "button": "Button to which seat?"}

ZONE_KEYS = {"L": "board", "B": "burns", "A": "aside", "M": "muck"}
"""With Shift: choose all cards of that place."""
MENU_KEYS = "123456789ABCDEFGHIJK"
"""What picks a line of a menu."""
