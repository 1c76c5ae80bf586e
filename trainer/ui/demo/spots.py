"""Where things of the table are to be hit: points of the view for seats, cards and places."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint

from trainer.kernel.cards import Card
from trainer.ui.table.targets import Target
from trainer.ui.table.view import TableView


class Unreachable(LookupError):
    """Something that an act needs cannot be hit on the table as it is drawn."""


def spot(view: TableView, *wanted: Target) -> QPoint:
    """A point at which one of these targets is hit, the first that can be. Raises Unreachable."""
    for target in wanted:
        at = view.centre_of(target)
        if at is not None:
            return at
    raise Unreachable(f"nothing of {wanted} can be hit")


def card(view: TableView, wanted: Card) -> QPoint:
    """A point of a card. Raises Unreachable."""
    return spot(view, *(each for each in view.table.targets() if each.key == wanted.name))


def seat(view: TableView, number: int) -> QPoint:
    """A point that counts as a seat: its plate, else its cards. Raises Unreachable."""
    cards = (each for each in view.table.targets() if each.kind == "card" and each.seat == number)
    return spot(view, Target("seat", number), *cards)


def place(view: TableView, name: str) -> QPoint:
    """A point of a zone: burns, muck, aside, board or stub, or of a card that lies there. Raises Unreachable."""
    return spot(view, *_place(view, name))


def _place(view: TableView, name: str) -> Iterator[Target]:
    targets = view.table.targets()
    if name == "board":
        yield from (each for each in targets if each.kind == "board-slot")
    yield Target(name)  # type: ignore[arg-type]  # the names of zones are kinds of targets
    yield from (each for each in targets if each.kind == "card" and each.zone == name)
