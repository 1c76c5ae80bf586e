"""Every key and every stroke of the mouse at the table, in groups, with what dealers call it. No Qt."""

from dataclasses import dataclass

from trainer.ui.play.acts import ACTS


@dataclass(frozen=True, slots=True)
class Film:
    """What is seen moving: a thing (card, flop, chips, button, words, ring), from where, to where."""

    thing: str = "ring"
    start: str = "stub"
    end: str = "seat"

    @property
    def way(self) -> bool:
        """Does it go somewhere?"""
        return self.start != self.end


@dataclass(frozen=True, slots=True)
class Line:
    """One gesture: `keys` are caps separated by blanks, `also` what dealers call it, `mouse` how a mouse does it.

    Without a `film` nothing of it is seen at a table.
    """

    keys: str
    name: str
    does: str
    film: Film | None = None
    mouse: str = ""
    also: str = ""

    def fits(self, typed: str) -> bool:
        """Is it what is looked for: by its name, one of its keys, or what dealers call it?"""
        words = typed.casefold().split()
        if len(words) == 1 and len(words[0]) == 1:
            return words[0] in self.keys.casefold().split()
        told = f"{self.keys} {self.name} {self.does} {self.also} {self.mouse}".casefold()
        return all(word in told for word in words)


@dataclass(frozen=True, slots=True)
class Lines:
    """A group of gestures under a title."""

    title: str
    lines: tuple[Line, ...]


_ACTS = {act.name: act for act in ACTS}
_CLICK = "Click it in the row at the bottom"


def _act(name: str, film: Film, mouse: str = _CLICK, also: str = "") -> Line:
    act = _ACTS[name]
    return Line(act.key, act.label, act.detail, film, mouse, also)


LINES: tuple[Lines, ...] = (
    Lines(
        "Deal",
        (
            Line(
                "1–9",
                "Pitch to that seat",
                "Pitches a card from the stub, or moves the chosen cards there",
                Film("card", "stub", "seat"),
                "With the stub in hand, click the seat, or drag from the stub",
                "deal throw a card player",
            ),
            Line(
                "Ctrl 1",
                "Turn it over as you pitch",
                "Deals it face up to that seat. A boxed card goes face down",
                Film("upcard", "stub", "seat"),
                "Click the seat, or drag from the stub, with the right button",
                "deal pitch face up upcard door card stud exposed boxed",
            ),
            _act("pitch", Film("stub", "stub", "stub"), "Click the stub", "pick up the deck hold"),
            _act("face", Film("upcard", "stub", "seat"), also="upcard stud exposed"),
            Line(
                "Flick",
                "Pitch by mouse",
                "A quick flick off the stub toward a seat",
                Film("card", "stub", "seat"),
                "Flick quickly off the stub",
                "deal throw pitch mouse",
            ),
            _act("shuffle", Film("riffle", "stub", "stub"), also="riffle wash strip box"),
            _act("cut", Film("cut", "stub", "stub"), also="cut card deck"),
            _act(
                "square",
                Film("square", "stub", "stub"),
                "Click the stub with the right button",
                "even up deck stub tap edges bracket",
            ),
            _act("take-back", Film("card", "board", "stub"), "Drag it onto the stub", "return retrieve undo stub"),
            _act("button", Film("button", "seat", "bet"), "Drag the button to a seat", "dealer button move puck"),
            _act("next-hand", Film("words", "stub", "stub"), also="end the hand over finish"),
        ),
    ),
    Lines(
        "Burn and board",
        (
            _act("burn", Film("card", "stub", "burns"), "Drag from the stub to the burns, or click there", "discard"),
            _act(
                "lay",
                Film("flop", "stub", "board"),
                "Drag from the stub to the board, or click a place there",
                "spread flop turn river street community",
            ),
            Line(
                "Ctrl L",
                "Deal it the other way up",
                "The flop face up. The turn or river face down",
                Film("flop", "stub", "board"),
                "Drag from the stub to the board with the right button",
                "spread flop turn river street community face down up over",
            ),
            _act("turn", Film("flip", "board", "board"), "Double-click a card", "expose roll over flip face up"),
            _act("scramble", Film("scramble", "board", "board"), also="wash random shuffle"),
            Line(
                "Shift L",
                "Choose the whole board",
                "Shift with B, A, M or K chooses the burns, the cards set aside, the muck or the stub",
                Film("ring", "board", "board"),
                "Hold Shift and click there",
                "take select all cards",
            ),
        ),
    ),
    Lines(
        "Chips and pots",
        (
            _act("bring-in", Film("chips", "bet", "pot"), "Drag a bet to the pot", "pull in collect sweep bets scoop"),
            Line(
                "Drag",
                "Move all of a bet or pot",
                "The disc with six dots beside the chips moves all of them",
                Film("chips", "bet", "pot"),
                "Drag the dots",
                "grip handle disc black all chips mouse",
            ),
            _act("push", Film("chips", "pot", "seat"), "Drag the pot to the seat", "award ship winner split chop"),
            _act("change", Film("chips", "tray", "bet"), "Drag chips onto other chips or the tray", "color up break"),
            Line(
                "R",
                "Return a bet",
                "Returns a seat’s bet to its stack",
                Film("chips", "bet", "seat"),
                "Drag the bet to its seat",
                "give back uncalled take back",
            ),
            Line(
                "Z",
                "All-in button",
                "Put the all-in button in front of a seat, or pick it up",
                Film("button", "tray", "bet"),
                "Drag it to the seat",
                "all in puck",
            ),
            Line(
                "O",
                "Count out chips",
                "Count out the chips under the ring, or a seat’s bet, for the table",
                Film("ring", "bet", "bet"),
                "",
                "how much cut out",
            ),
            Line(
                "Q",
                "Pick up chips or a card",
                "Picks up all chips under the ring, or selects or deselects a card",
                Film("ring", "pot", "pot"),
                "Click or drag a pile. Shift takes one chip, the right button all. Pots move whole",
                "pick up choose select pile stack",
            ),
            Line(
                ", .",
                "The next denomination",
                "Switches to another denomination in your hand",
                Film("ring", "pot", "tray"),
                "",
                "color value",
            ),
            Line(
                "+ −",
                "One chip more or fewer",
                "Adds or removes a chip of the denomination you hold",
                Film("chips", "pot", "bet"),
                "Turn the mouse wheel",
                "cut out chips",
            ),
            Line(
                "= /",
                "Type how much",
                "Then press Enter. / takes half, a third or a quarter of a pot",
                Film("chips", "pot", "bet"),
                "",
                "split amount share chop",
            ),
            Line(
                "J",
                "To a side pot",
                "Sends the chips in your hand. Then press the pot’s number",
                Film("chips", "bet", "pot"),
                "Drag them beside the pot",
                "side main",
            ),
        ),
    ),
    Lines(
        "Cards",
        (
            _act("muck", Film("card", "seat", "muck"), "Drag the hand to the muck", "kill dead fold release discard"),
            _act("aside", Film("card", "stub", "aside"), "Drag any card there", "put away remove"),
            _act("gather", Film("gather", "board", "stub"), also="collect deck all cards square misdeal"),
            Line(
                "Drag",
                "Move any card",
                "From anywhere on the table to where it should go. The right button turns it up",
                Film("card", "board", "seat"),
                "Drag the card",
                "move mouse",
            ),
            Line(
                "Click",
                "Take a card from the muck",
                "Each click takes the top card of the muck",
                Film("ring", "muck", "muck"),
                "Click the muck",
                "retrieve mouse",
            ),
        ),
    ),
    Lines(
        "Floor and announcements",
        (
            _act("stop", Film("words", "stub", "stub"), also="time hold wait action halt"),
            _act("proceed", Film("words", "stub", "stub"), also="resume continue go on play"),
            _act("floor", Film("words", "stub", "stub"), also="supervisor td tournament director decision ruling"),
            _act("announce", Film("words", "stub", "stub"), also="speak tell english one player to a hand"),
            _act("voice", Film("words", "stub", "stub"), also="raise call bet all-in string verbal show"),
        ),
    ),
    Lines(
        "View",
        (
            Line(
                "← →",
                "Move along",
                "From card to card, from pile to pile",
                Film("ring", "seat", "board"),
                also="move cursor arrows",
            ),
            Line(
                "↑ ↓",
                "Next place",
                "From place to place, including bets, pots, stacks and the tray",
                Film("ring", "board", "pot"),
                also="move cursor arrows",
            ),
            Line(
                "W",
                "Look closer",
                "Hold it over chips to count them, or tap to keep it open. Shift shows the whole felt",
                Film("ring", "pot", "pot"),
                "Turn the mouse wheel over the felt, or click the magnifier at the top",
                "zoom lens close-up magnify count chips stack pot",
            ),
            Line(
                "Esc", "Drop everything", "Puts down what’s in your hand", Film("card", "board", "board"), also="undo"
            ),
            Line(
                "Ctrl H",
                "Hint",
                "What you get right after it counts as Hard",
                Film("words", "stub", "stub"),
                "Click the light bulb at the top",
                "help",
            ),
            Line(
                "Ctrl Z",
                "Take back your last move",
                "The hand no longer counts",
                Film("card", "seat", "stub"),
                "Click the arrow at the top",
                "undo",
            ),
            Line(
                "Ctrl R",
                "Deal this hand over again",
                "The hand no longer counts",
                Film("card", "board", "stub"),
                "Choose it in the menu under the gear at the top",
                "restart start again",
            ),
            Line(
                "Ctrl T",
                "This hand",
                "How much help you get and how fast the players are",
                Film("words", "stub", "stub"),
                "Click the gear at the top",
                "speed pace menu",
            ),
            Line(
                "Ctrl M",
                "Sound",
                "Turn the sound of the table off and on",
                Film("words", "stub", "stub"),
                "Click the loudspeaker at the top",
                "mute volume quiet silence",
            ),
            Line("?", "These keys", "Open and close this list", Film("ring", "stub", "stub"), also="help shortcuts"),
        ),
    ),
)
