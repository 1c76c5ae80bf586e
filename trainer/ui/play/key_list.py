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
    """One gesture: `keys` are caps separated by blanks, `also` what dealers call it, `mouse` how a mouse does it."""

    keys: str
    name: str
    does: str
    film: Film
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
_CLICK = "Click it in the row at the foot"


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
                "A card from the stub. Chosen cards go there instead",
                Film("card", "stub", "seat"),
                "With the stub in hand, click the seat. Or drag from the stub",
                "deal throw a card player",
            ),
            Line(
                "Ctrl 1",
                "Pitch face up",
                "One card face up to that seat",
                Film("upcard", "stub", "seat"),
                "Click the seat, or drag from the stub, with the right button",
                "deal upcard door card stud exposed",
            ),
            _act("pitch", Film("stub", "stub", "stub"), "Click the stub", "pick up the deck hold"),
            _act("face", Film("upcard", "stub", "seat"), also="upcard stud exposed"),
            Line(
                "Flick",
                "Flick a card",
                "A quick stroke off the stub towards a seat",
                Film("card", "stub", "seat"),
                "Stroke quickly off the stub",
                "deal throw pitch mouse",
            ),
            _act("shuffle", Film("riffle", "stub", "stub"), also="riffle wash strip box"),
            _act("cut", Film("cut", "stub", "stub"), also="cut card deck"),
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
            _act("turn", Film("flip", "board", "board"), "Double-click a card", "expose roll over flip face up"),
            _act("scramble", Film("scramble", "board", "board"), also="wash random shuffle"),
            Line(
                "Shift L",
                "Choose the whole board",
                "Also Shift with B, A or M for the burns, what is set aside, or the muck",
                Film("ring", "board", "board"),
                "",
                "take select all cards",
            ),
        ),
    ),
    Lines(
        "Chips and pots",
        (
            _act("bring-in", Film("chips", "bet", "pot"), "Drag a bet to the pot", "pull in collect sweep bets scoop"),
            _act("push", Film("chips", "pot", "seat"), "Click the pot, then the seat", "award ship winner split chop"),
            _act("change", Film("chips", "tray", "bet"), "Drag chips onto other chips or the tray", "color up break"),
            Line(
                "R",
                "Give a bet back",
                "Give a seat's bet back",
                Film("chips", "bet", "seat"),
                "Drag the bet to its seat",
                "return uncalled take back",
            ),
            Line(
                "Z",
                "All-in button",
                "Put the all-in button in front of a seat, or take it up",
                Film("button", "tray", "bet"),
                "Drag it to the seat",
                "all in puck",
            ),
            Line(
                "O",
                "Count out chips",
                "Count out chips for the table, where the ring is or of a seat",
                Film("ring", "bet", "bet"),
                "",
                "how much cut out",
            ),
            Line(
                "Q",
                "Take up chips or a card",
                "All chips where the ring is. Choose the card there, or drop it",
                Film("ring", "pot", "pot"),
                "Click a pile, or drag it. Shift takes one chip, the right button all",
                "pick up choose select pile stack",
            ),
            Line(
                ", .",
                "The next denomination",
                "Of the chips in the hand, another one",
                Film("ring", "pot", "tray"),
                "",
                "color value",
            ),
            Line(
                "+ −",
                "One chip more or fewer",
                "Of the denomination in the hand",
                Film("chips", "pot", "bet"),
                "Turn the wheel",
                "cut out chips",
            ),
            Line(
                "= /",
                "Type how much",
                "Then Enter. / takes a half, a third, a quarter of a pot",
                Film("chips", "pot", "bet"),
                "",
                "split amount share chop",
            ),
            Line(
                "J",
                "To a side pot",
                "Chips in the hand go there. Then its number",
                Film("chips", "bet", "pot"),
                "Drag them beside the pot",
                "side main",
            ),
        ),
    ),
    Lines(
        "Cards",
        (
            _act("muck", Film("card", "seat", "muck"), "Drag the cards to the muck", "kill dead fold release discard"),
            _act("aside", Film("card", "stub", "aside"), "Drag from the stub, or any card", "put away remove"),
            _act("gather", Film("gather", "board", "stub"), also="collect deck all cards square misdeal"),
            Line(
                "Drag",
                "Carry any card",
                "From anywhere on the table to where it should go",
                Film("card", "board", "seat"),
                "Drag the card",
                "move mouse",
            ),
            Line(
                "Click",
                "Take a card off the muck",
                "A click takes its uppermost card up, one more the next",
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
                "Walk along",
                "From card to card, from pile to pile",
                Film("ring", "seat", "board"),
                also="move cursor arrows",
            ),
            Line(
                "↑ ↓",
                "Walk on",
                "From place to place, on to bets, pots, stacks and tray",
                Film("ring", "board", "pot"),
                also="move cursor arrows",
            ),
            Line(
                "W",
                "Look closer",
                "Hold it over chips to count them; a tap leaves it open. With Shift the whole felt",
                Film("ring", "pot", "pot"),
                "Turn the wheel over the felt, or click the magnifier at the top",
                "zoom lens close-up magnify count chips stack pot",
            ),
            Line("Esc", "Drop everything", "Put down what is in the hand", Film("card", "board", "board"), also="undo"),
            Line(
                "Ctrl H",
                "A hint",
                "What is right then counts as Hard",
                Film("words", "stub", "stub"),
                "Click the question mark at the top",
                "help",
            ),
            Line(
                "Ctrl Z",
                "Take back your last act",
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
                "Under the wheel at the top",
                "restart start again",
            ),
            Line(
                "Ctrl T",
                "This hand",
                "How much help you get, and how fast the players are",
                Film("words", "stub", "stub"),
                "Click the wheel at the top",
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
