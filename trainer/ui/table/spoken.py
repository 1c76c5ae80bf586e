"""What a screen reader hears: only what can be seen, never what it means. Pure."""

from collections.abc import Iterable

from trainer.ui.table.picture import CardFace, Picture, SeatPicture, amount
from trainer.ui.table.targets import Target

RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"}
SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


def card_name(card: CardFace) -> str:
    """ "9 of spades", "joker", "face-down card"."""
    if not card.up:
        return "face-down card" if card.back == "red" else "face-down card, blue back"
    if card.name == "Jk":
        return "joker"
    return f"{RANKS.get(card.name[0], card.name[0])} of {SUITS[card.name[1]]}"


def cards_name(cards: Iterable[CardFace]) -> str:
    """Cards in their order; face-down ones that lie together are counted."""
    parts: list[str] = []
    hidden = 0
    for card in [*cards, None]:
        if card is not None and not card.up:
            hidden += 1
            continue
        if hidden:
            parts.append("1 face-down card" if hidden == 1 else f"{hidden} face-down cards")
            hidden = 0
        if card is not None:
            parts.append(card_name(card))
    return ", ".join(parts) or "no cards"


def seat_name(seat: SeatPicture) -> str:
    """A seat with everything that can be seen of it."""
    state = ["folded"] if seat.folded else []
    state += ["absent"] if seat.absent else []
    bet = [f"bet {amount(seat.bet):,}"] if seat.bet else []
    speech = [f"says “{seat.speech}”"] if seat.speech else []
    note = [seat.note] if seat.note else []
    told = [f"{amount(seat.stack):,} in chips", *bet, cards_name(seat.cards), *note, *state, *speech]
    return f"Seat {seat.number}, {seat.name}: {'; '.join(told)}"


def _counted(count: int) -> str:
    return "empty" if not count else f"{count} card{'s' if count > 1 else ''}"


def name(picture: Picture, target: Target) -> str:
    """The accessible name of a target in this picture."""
    if target.kind in {"seat", "bet"} and target.seat is not None:
        seat = picture.seat(target.seat)
        if seat is None:
            return f"Seat {target.seat}, empty"
        return seat_name(seat) if target.kind == "seat" else f"Bet of seat {seat.number}: {amount(seat.bet):,}"
    if target.kind == "card":
        return _card(picture, target)
    return _zone(picture, target)


def _card(picture: Picture, target: Target) -> str:
    found = next((card for card in _every(picture) if card.key == target.key), None)
    return card_name(found) if found else "card"


def _every(picture: Picture) -> Iterable[CardFace]:
    for seat in picture.seats:
        yield from seat.cards
    for zone in (picture.board, picture.burns, picture.muck, picture.aside, picture.in_hand):
        yield from zone


def _zone(picture: Picture, target: Target) -> str:
    pots = sum(amount(pot.chips) for pot in picture.pots)
    stub = picture.stub
    shown = f", {card_name(stub.top)} on top" if stub.top and stub.top.up else ""
    names = {
        "board": f"Board: {cards_name(picture.board)}",
        "board-slot": f"Empty place {(target.slot or 0) + 1} on the board",
        "pot": f"Pot: {pots:,}",
        "rack": "Dealer's rack",
        "burns": f"Burn pile: {_counted(len(picture.burns))}",
        "muck": f"Muck: {_counted(len(picture.muck))}",
        "aside": f"Set aside: {cards_name(picture.aside)}",
        "stub": f"Stub in hand{shown}",
        "button": f"Dealer button at seat {picture.button}",
        "floor": "Floor",
    }
    return names.get(target.kind, "Table")


def places(picture: Picture) -> tuple[Target, ...]:
    """What a screen reader walks through: seats, then the zones, in a fixed order."""
    seats = [Target("seat", seat.number) for seat in picture.seats]
    zones = [Target("board"), Target("pot"), Target("stub"), Target("aside"), Target("burns"), Target("muck")]
    zones += [Target("rack"), Target("button")] if picture.button is not None else [Target("rack")]
    zones += [Target("floor")] if picture.floor != "away" else []
    return (*seats, *zones)
