"""Which acts can do nothing with the table and the hands as they are, each with what makes it work. No rules."""

from trainer.kernel.cards import Card
from trainer.kernel.table import Table
from trainer.ui.play.chip_moves import pots_with_chips
from trainer.ui.play.hands import Hands

NO_STUB, FEW_STUB = "The stub is empty", "The stub has fewer than two cards"
NO_BETS, NO_POT, NO_CARDS = "No bets are out", "There is nothing in the pots", "No seat has cards"
TURN = "No card on the board is face down. To turn over another card, click it first"
SCRAMBLE = "Choose two or more cards first: click them, or press Shift L for the board, Shift K for the stub"
TAKE_BACK = "Deal a card first, or click one to choose it"


def not_now(table: Table, hands: Hands, last_dealt: tuple[Card, ...]) -> dict[str, str]:
    """Acts by their names with why they can do nothing now; it's the same whether the act would be right or wrong."""
    return {**_stub(table, hands), **_cards(table, hands, last_dealt), **_chips(table, hands)}


def _stub(table: Table, hands: Hands) -> dict[str, str]:
    found: dict[str, str] = {}
    if not table.stub and not hands.chosen:
        found |= dict.fromkeys(("burn", "lay", "aside"), NO_STUB)
    if len(table.stub) < 2:
        found |= dict.fromkeys(("shuffle", "cut", "square"), FEW_STUB)
    return found


def _cards(table: Table, hands: Hands, last_dealt: tuple[Card, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    board = [each.card for each in table.board]
    if not hands.chosen and all(each.up for each in table.board):
        found["turn"] = TURN
    if len(hands.chosen or board) < 2:
        found["scramble"] = SCRAMBLE
    if not hands.chosen and not last_dealt:
        found["take-back"] = TAKE_BACK
    if not hands.chosen and not any(seat.hand for seat in table.seats):
        found["muck"] = NO_CARDS
    return found


def _chips(table: Table, hands: Hands) -> dict[str, str]:
    held = hands.chips.held is not None
    found: dict[str, str] = {}
    if not held and not any(seat.bet for seat in table.seats):
        found["bring-in"] = NO_BETS
    if not held and not pots_with_chips(table) and hands.chips.asking != "push":
        found["push"] = NO_POT
    return found
