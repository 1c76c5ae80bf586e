"""What a screen reader hears: only what can be seen, never what it means. Pure."""

from collections.abc import Iterable

from trainer.kernel.listed import listed
from trainer.rules.number_words import in_words
from trainer.ui.table.picture import WAITS_FOR_DEALER, CardFace, Chips, Picture, SeatPicture, amount, heaps, seat_of
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


def piles(chips: Chips) -> list[str]:
    """Chips as they can be seen, never their sum: "three 1,000s", "one 100"."""
    return [f"{in_words(count)} {value:,}{'s' * (count > 1)}" for value, count in chips]


def chips_name(chips: Chips) -> str:
    """Chips as they lie: "three 1,000s and one 100"."""
    return listed(piles(chips)) or "no chips"


def worth(chips: Chips, told: bool) -> str:
    """The amount where it is told, else the chips as they lie."""
    return f"{amount(chips):,}" if told else chips_name(chips)


def seat_name(
    seat: SeatPicture, told: tuple[bool, bool] = (True, True), button: bool = False, waited: bool = False
) -> str:
    """A seat with everything that can be seen of it.

    `told` says whether the amounts of bet and stack are told, `button` whether an all-in button lies there, `waited`
    whether everyone looks there.
    """
    state = ["folded"] if seat.folded else []
    state += ["absent"] if seat.absent else []
    bet = [f"bet {worth(seat.bet, told[0])}"] if seat.bet else []
    speech = [f"says “{seat.speech}”"] if seat.speech else []
    note = [seat.note] if seat.note else []
    state += ["all eyes on this seat"] if waited else []
    stack = f"{worth(seat.stack, told[1])} in chips" if told[1] else f"stack {worth(seat.stack, False)}"
    seen = [stack, *bet, *(["all-in button"] if button else []), cards_name(seat.cards), *note, *state, *speech]
    return f"Seat {seat.number}, {seat.name}: {'; '.join(seen)}"


def _counted(count: int) -> str:
    return "empty" if not count else f"{count} card{'s' if count > 1 else ''}"


def name(picture: Picture, target: Target) -> str:
    """The accessible name of a target in this picture."""
    if target.kind in {"seat", "bet"} and target.seat is not None:
        seat = picture.seat(target.seat)
        if seat is None:
            return f"Seat {target.seat}, empty"
        told = picture.tells(f"bet-{seat.number}"), picture.tells(f"stack-{seat.number}")
        if target.kind == "bet":
            return f"Seat {seat.number}’s bet: {worth(seat.bet, told[0])}"
        return seat_name(seat, told, seat.number in picture.all_in, picture.waits_for == seat.number)
    if target.kind in {"stack", "chips", "pot", "rack"}:
        return chip_place(picture, target)
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


THE = ("main", "rack")


def chip_place(picture: Picture, target: Target) -> str:
    """The name of a stack, a pot, the tray, or one pile there, with what of it can be seen or is told."""
    place = target.chips_at
    chips = heaps(picture).get(place, ())
    seat, number = seat_of(place), place.removeprefix("side-")
    known = "pot" if len(picture.pots) < 2 else "main pot"
    names = {"main": known, "rack": "dealer’s tray"} | ({f"side-{number}": f"side pot {number}"})
    name = names.get(place, f"seat {seat}’s {place.partition('-')[0]}")
    if target.value:
        return f"{target.value:,} chips in {'the ' if place in THE else ''}{name}: {dict(chips).get(target.value, 0)}"
    title = f"{name[:1].upper()}{name[1:]}"
    return title if place == "rack" else f"{title}: {worth(chips, picture.tells(place)) if chips else 'empty'}"


def _zone(picture: Picture, target: Target) -> str:
    stub = picture.stub
    shown = f", {card_name(stub.top)} on top" if stub.top and stub.top.up else ""
    names = {
        "board": f"Board: {cards_name(picture.board)}",
        "board-slot": f"Empty place {(target.slot or 0) + 1} on the board",
        "burns": f"Burn pile: {_counted(len(picture.burns))}",
        "muck": f"Muck: {_counted(len(picture.muck))}",
        "aside": f"Set aside: {cards_name(picture.aside)}",
        "stub": f"Stub{' in hand' * stub.in_hand}{', not square' * stub.loose}{shown}",
        "button": f"Dealer button at seat {picture.button}",
        "floor": "Floor",
        "all-in": f"All-in button at seat {target.seat}" if target.seat else "All-in buttons",
    }
    why = "the action is stopped" if picture.stopped else "everyone waits for you"
    waits = f", {why}" * (target.kind == "stub" and picture.waits_for == WAITS_FOR_DEALER)
    return f"{names.get(target.kind, 'Table')}{waits}"


def places(picture: Picture) -> tuple[Target, ...]:
    """What a screen reader walks through: seats, then the zones, in a fixed order."""
    seats = [Target("seat", seat.number) for seat in picture.seats]
    sides = [Target("pot", zone=f"side-{number}") for number in range(1, len(picture.pots))]
    zones = [Target("board"), Target("pot"), *sides, Target("stub"), Target("aside"), Target("burns"), Target("muck")]
    zones += [Target("rack"), Target("all-in")]
    zones += [Target("button")] if picture.button is not None else []
    zones += [Target("floor")] if picture.floor != "away" else []
    return (*seats, *zones)
