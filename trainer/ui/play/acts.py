"""What a dealer can do at the table: the one list from which palette, keys and key overlay are made."""

from collections.abc import Callable

from trainer.kernel import gestures as g
from trainer.ui.kit.act import Act
from trainer.ui.kit.keys import KeyGroup

ACTS: tuple[Act, ...] = (
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
    Act("stop", "Space", "stop", "Stop", "TABLE", "Stop the action"),
    Act("button", "D", "button", "Button", "TABLE", "Move the button to a seat"),
    Act("announce", "N", "announce", "Announce", "TABLE", "Announce something to the table"),
    Act("voice", "V", "sound", "Say", "TABLE", "Say what a bet is, ask for chips, point the action, ask for a hand"),
    Act("proceed", "Enter", "play", "Proceed", "TABLE", "Let the action go on"),
    Act("next-hand", "X", "stepf", "Next hand", "TABLE", "End this hand"),
    Act("floor", "F", "floor", "Call the floor", "FLOOR", "Stops the action"),
)

BY_KEY: dict[str, str] = {act.key.casefold(): act.name for act in ACTS} | {
    "r": "return",
    "j": "side",
    "o": "count",
    "z": "all-in",
}

KEY_GROUPS: tuple[KeyGroup, ...] = (
    *(
        KeyGroup(title, tuple((act.key, f"{act.label}. {act.detail}") for act in ACTS if act.group in groups))
        for title, groups in (
            ("Deck", ("DECK",)),
            ("Cards and chips", ("CARDS", "CHIPS")),
            ("Table", ("TABLE", "FLOOR")),
        )
    ),
    KeyGroup(
        "Seats and cards",
        (
            ("1–9", "Pitch to that seat; chosen cards go there instead"),
            ("Ctrl 1", "Pitch face up"),
            ("← →", "Walk from card to card, from pile to pile"),
            ("↑ ↓", "Walk from place to place, on to bets, pots, stacks and tray"),
            ("Q", "Choose the card, or drop it"),
            ("Shift L", "Choose the whole board; also Shift with B, A or M"),
            ("R", "Give a seat's bet back; or drag the bet to its seat"),
            ("Z", "Put the all-in button before a seat, or take it up"),
            ("O", "Count out chips for the table: where the ring is, or of a seat"),
            ("Esc", "Drop everything"),
            ("Ctrl H", "A hint; what is right then counts as Hard"),
            ("Ctrl Z", "Take back your last act; the hand no longer counts"),
            ("?", "These keys"),
        ),
    ),
    KeyGroup(
        "Chips in the hand",
        (
            ("Q", "Take up all chips where the ring stands"),
            (", .", "The next denomination of them"),
            ("+ −", "One chip more or fewer of it"),
            ("= /", "Type how much; half, a third, a quarter of a pot"),
            ("1–9", "To that seat; R back to its player"),
            ("I J", "To the main pot; to a side pot, then its number"),
            ("Y", "Change where the ring is, else with the tray"),
            ("Enter", "To where the ring stands"),
        ),
    ),
    KeyGroup(
        "Mouse",
        (
            ("Click", "With the stub in hand: pitch to the seat, burn, or deal to the board"),
            ("Drag", "From the stub, or any card, to where it should go"),
            ("Flick", "A quick stroke off the stub towards a seat"),
            ("Right", "Click or drag with the right button: face up"),
            ("Double", "Turns a card over"),
            ("Muck", "A click takes its uppermost card up, one more the next"),
            ("Chips", "Drag a pile, or all by dots or name: to or beside a pot, to a seat, the tray"),
            ("Shift", "One chip only; the wheel takes more, the right button all"),
        ),
    ),
)

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
