"""Why a click, a drag or a key did nothing, in a few words for the bar. Never what is wrong in the hand."""

from trainer.kernel.table import Table
from trainer.ui.table.targets import Target

NO_STUB = "The stub is down. Press P or click it to pick it up."
HANDS_FIRST = "To move cards or chips, press Esc to close this list. The list comes back after a scramble."
NO_CHIPS, NO_CARDS = "No chips in your hand.", "Choose the cards first."
THERE, NOWHERE = "Choose a different place.", "Nothing there."
DROP_CARD = "Drop cards on a seat, the board or a pile."
DROP_CHIPS = "Drop chips on a pot, a seat or the tray."
DROP_BUTTON = "Drop the button on a seat."
HANDS_FULL = "Chips are in your hand. Esc puts them down."
NOT_WALKED = "First use the arrow keys to move to a card or chips."
BARE = "That’s bare felt. Click a place on the board, or drag a card there."
EMPTY = {
    "board": "There is nothing on the board.",
    "burns": "There are no burns.",
    "muck": "The muck is empty.",
    "aside": "Nothing is set aside.",
    "stub": "The stub is empty.",
}
SQUARE_ALREADY, TO_SQUARE = "The stub is already square.", "There is nothing to square."
STUB_HELD, STUB_DOWN = "The stub is in your hand.", "The stub is down. Press P or a seat’s number to pick it up."
FACE_UP, FACE_DOWN = "Each card turns over as you deal it. Press E to stop.", "Cards no longer turn over as you deal."
FLOOR, TRAY = "Press F to talk to the floor.", "Click chips to pick them up."
FINER_KEYS = ("+", "-", "−", ".", ",", "=", "/")
"""Keys that only chips in the hand know."""


def no_seat(number: int) -> str:
    """There is no such seat at this table."""
    return f"There is no seat {number}."


def why_click(spot: Target, stub_in_hand: bool) -> str:
    """Why a click there did nothing, with the hands as they are."""
    if spot.kind == "board" and stub_in_hand:
        return BARE
    if spot.seat or spot.kind in ("board", "board-slot", "burns"):
        return NO_STUB
    return {"muck": EMPTY["muck"], "aside": NO_CARDS, "floor": FLOOR, "rack": TRAY}.get(spot.kind, NOWHERE)


def why_drag(start: Target, end: Target, table: Table) -> str:
    """Why a drag from one place to another did nothing."""
    if start.kind in ("button", "muck"):
        return DROP_BUTTON if start.kind == "button" else DROP_CARD if table.muck else EMPTY["muck"]
    if start == end and start.kind not in ("felt", "seat"):
        return THERE
    if start.chips_at or start.kind == "all-in":
        return DROP_CHIPS
    return DROP_CARD if start.key or start.kind == "stub" else NOWHERE
