"""Where each card of a picture lies, in table units. Pure: a picture and a layout in, one lie a card out.

The little untidiness of real cards comes from the card's key, so that it is the same on every machine.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from zlib import crc32

from trainer.ui.table.layout import BOARD_W, CARD_W, HAND_W, Layout, SeatPlace
from trainer.ui.table.picture import CardFace, Cards, Picture
from trainer.ui.table.shapes import Point, Rect

UP_REVEAL, DOWN_REVEAL, PAIR_REVEAL = 33.0, 15.0, 22.0
SLOT = 94.0
SLOTS = 5
STUB_ANGLE = -8
BOARD_REVEAL = 27.0
BURN_REVEAL = 13.0
RAISED = 11.0


@dataclass(frozen=True, slots=True)
class Lie:
    """How one card lies: its centre, width and angle (degrees clockwise), its zone, and its rank from below."""

    card: CardFace
    at: Point
    width: float
    angle: int
    zone: str
    seat: int | None
    z: int
    visible: Point
    """A point of the card that no later card of the same group covers."""


def lies(picture: Picture, layout: Layout) -> dict[str, Lie]:
    """Every card of the picture except those hidden in the stub, by key, from the lowest to the topmost."""
    return {lie.card.key: lie for lie in _all(picture, layout)}


def _all(picture: Picture, layout: Layout) -> Iterator[Lie]:
    for seat in picture.seats:
        yield from _hand(seat.cards, layout.seat(seat.number), layout)
    zones = layout.zones
    yield from _muck(picture.muck, zones.muck)
    yield from _row(picture.burns, zones.burns, "burns", BURN_REVEAL, BURN_REVEAL)
    yield from _row(picture.aside, zones.aside, "aside", UP_REVEAL, DOWN_REVEAL)
    yield from _board(picture.board, zones.board, 1 if picture.game == "stud" else SLOTS)
    yield from _in_hand(picture.in_hand, zones.stub)


def _noise(key: str, salt: int, span: int) -> int:
    """A whole number in -span..span that belongs to this card."""
    return crc32(f"{salt}:{key}".encode()) % (2 * span + 1) - span


def _reveals(cards: Cards, up: float, down: float, room: float) -> list[float]:
    """How far each card but the last shows, narrowed to the room."""
    wanted = [up if card.up else down for card in cards[:-1]]
    total = sum(wanted)
    share = min(1.0, room / total) if total > 0 else 1.0
    return [each * share for each in wanted]


def _lefts(reveals: Sequence[float]) -> list[float]:
    out = [0.0]
    for reveal in reveals:
        out.append(out[-1] + reveal)
    return out


def _hand(cards: Cards, place: SeatPlace, layout: Layout) -> Iterator[Lie]:
    if not cards:
        return
    stud = layout.game == "stud"
    reveals = _reveals(cards, UP_REVEAL, DOWN_REVEAL if stud else PAIR_REVEAL, place.fan.w - CARD_W)
    lefts = _lefts(reveals)
    start = place.fan.x if place.towards > 0 else place.fan.right - lefts[-1] - CARD_W
    middle = place.fan.centre.y
    for i, card in enumerate(cards):
        tidy = stud or card.up
        angle = 0 if tidy else (-4 if i % 2 == 0 else 3) + _noise(card.key, 1, 1)
        y = middle + ((4 if card.up else -5) if stud else (0 if card.up else -1 + 2 * (i % 2)))
        centre = Point(start + lefts[i] + CARD_W / 2, y)
        yield _lie(card, centre, CARD_W, angle, f"hand-{place.number}", place.number, i, _strip(reveals, i, CARD_W))


def _strip(reveals: Sequence[float], i: int, width: float) -> float:
    """The width of card i that stays uncovered."""
    return min(width, reveals[i]) if i < len(reveals) else width


def _lie(card: CardFace, at: Point, width: float, angle: int, zone: str, seat: int | None, z: int, strip: float) -> Lie:
    if card.lifted:
        at = at.moved(0, -RAISED)
    visible = at.moved(-width / 2 + strip / 2, 0) if strip < width else at
    return Lie(card, at, width, angle, zone, seat, z, visible)


def _row(cards: Cards, room: Rect, zone: str, up: float, down: float) -> Iterator[Lie]:
    """Overlapping cards in the middle of a room, a little untidy."""
    reveals = _reveals(cards, up, down, room.w - CARD_W)
    lefts = _lefts(reveals)
    start = room.centre.x - (lefts[-1] + CARD_W) / 2
    for i, card in enumerate(cards):
        untidy = 1 if card.up else 3
        centre = Point(start + lefts[i] + CARD_W / 2, room.centre.y + _noise(card.key, 2, 2))
        angle = _noise(card.key, 3, untidy) + (3 if i % 2 else 0)
        yield _lie(card, centre, CARD_W, angle, zone, None, i, _strip(reveals, i, CARD_W))


def _muck(cards: Cards, room: Rect) -> Iterator[Lie]:
    """Thrown together: the later, the higher; nobody needs to count it."""
    spread = min(1.0, 0.35 + 0.1 * len(cards))
    for i, card in enumerate(cards):
        dx = _noise(card.key, 4, round((room.w - CARD_W) / 2)) * spread
        centre = room.centre.moved(dx, _noise(card.key, 5, 6) * spread - 7)
        yield _lie(card, centre, CARD_W, _noise(card.key, 6, 30), "muck", None, i, CARD_W)


def slot_centre(board: Rect, index: int, slots: int = SLOTS) -> Point:
    """The centre of board slot `index`, from 0 at the left."""
    return Point(board.centre.x + (index - (slots - 1) / 2) * SLOT, board.centre.y)


def _board(cards: Cards, board: Rect, slots: int) -> Iterator[Lie]:
    """Each card in a slot of its own; only face-down cards in a row lie as dealt, overlapped, each one's edge seen."""
    x = slot_centre(board, 0, slots).x
    step = min(1.0, (7 * SLOT) / max(1.0, len(cards) * SLOT))
    for i, card in enumerate(cards):
        angle = 0 if card.up else _noise(card.key, 7, 2)
        loose = i + 1 < len(cards) and not card.up and not cards[i + 1].up
        strip = BOARD_REVEAL if loose and slots > 1 else BOARD_W
        y = board.centre.y + (0 if card.up else _noise(card.key, 8, 2))
        yield _lie(card, Point(x, y), BOARD_W, angle, "board", None, i, strip)
        x += BOARD_REVEAL if strip < BOARD_W else SLOT * step


def _in_hand(cards: Cards, stub: Point) -> Iterator[Lie]:
    lefts = _lefts(_reveals(cards, UP_REVEAL, DOWN_REVEAL, 120.0))
    for i, card in enumerate(cards):
        centre = Point(stub.x + 8 + lefts[i], stub.y - 92)
        yield _lie(card, centre, HAND_W, 2 - _noise(card.key, 9, 2), "in-hand", None, i, HAND_W)
