"""Places that can be pointed at: from what lies on the table to the words of a question, and back. Pure."""

from collections.abc import Iterable

from trainer.ui.table import spoken
from trainer.ui.table.picture import Picture
from trainer.ui.table.targets import Target

ZONES = {
    "stub": "the stub",
    "burns": "the burn pile",
    "muck": "the muck",
    "pot": "the pot",
    "button": "the dealer button",
    "board": "the board",
    "aside": "cards set aside",
    "rack": "the dealer’s tray",
}
KINDS = {"seat", "card", "bet", "stack", "pot", "burns", "muck", "aside", "stub", "button", "rack", "chips"}


def meant(target: Target, picture: Picture, asked: Iterable[str]) -> str:
    """The place that somebody means who points there: one that is asked about if it can be, "" for the bare felt."""
    found = list(_names(target, picture))
    known = set(asked)
    return next((each for each in found if each in known), found[0] if found else "")


def _names(target: Target, picture: Picture) -> Iterable[str]:
    """What the target may be called, the most particular first."""
    if target.kind == "card":
        yield f"card:{target.key}"
        yield from _zone_names(target)
    elif target.kind == "stub":
        yield "stub"
        yield from ([f"card:{picture.stub.top.key}"] if picture.stub.top else [])
    elif target.kind == "button":
        yield "button"
        yield f"seat:{picture.button}"
    elif target.chips_at:
        yield from _chip_names(target.chips_at)
    elif target.kind == "seat":
        yield f"seat:{target.seat}"
    elif target.kind in ZONES:
        yield target.kind
        yield target.kind.removesuffix("s")


def _zone_names(target: Target) -> Iterable[str]:
    if target.seat:
        yield f"seat:{target.seat}"
    elif target.zone:
        yield target.zone
        yield target.zone.removesuffix("s")


def _chip_names(place: str) -> Iterable[str]:
    part, _, number = place.partition("-")
    if part == "bet":
        yield f"bet:{number}"
    if part in ("bet", "stack"):
        yield f"seat:{number}"
    elif part == "side":
        yield from (place, "pot")
    else:
        yield "pot" if part == "main" else part


def target_of(place: str) -> tuple[str, str]:
    """A place taken apart: its kind and what is behind the colon, "burn" being the pile of burns."""
    kind, _, which = place.partition(":")
    if place.startswith("side-"):
        return "pot", place
    return ("burns" if kind == "burn" else kind), which


def found_at(place: str, targets: Iterable[Target], picture: Picture) -> Target | None:
    """What lies at a place of the table as it is shown, None where nothing does."""
    kind, which = target_of(place)
    if kind == "card" and picture.stub.top is not None and picture.stub.top.key == which:
        return Target("stub")
    return next((each for each in targets if _is(each, kind, which)), None)


def _is(target: Target, kind: str, which: str) -> bool:
    if target.kind != kind:
        return False
    if kind == "card":
        return target.key == which
    return str(target.seat) == which if kind in ("seat", "bet") else (target.zone or "") == which or kind != "pot"


def called(place: str, picture: Picture) -> str:
    """The words for a place: only what can be seen there."""
    kind, which = target_of(place)
    if kind in ("seat", "bet"):
        seat = picture.seat(int(which))
        who = f"seat {which}, {seat.name}" if seat is not None else f"seat {which}, empty"
        return who if kind == "seat" else f"the bet of {who}"
    if kind == "card":
        return _card(which, picture)
    return f"side pot {which.removeprefix('side-')}" if kind == "pot" and which else ZONES.get(kind, kind)


def _card(key: str, picture: Picture) -> str:
    seats = [(each.cards, f"seat {each.number}") for each in picture.seats]
    zones = [(picture.board, "board"), (picture.burns, "burn pile"), (picture.aside, "aside"), (picture.muck, "muck")]
    for cards, where in (*seats, *zones):
        for number, card in enumerate(cards, 1):
            if card.key == key:
                return f"{spoken.card_name(card)}, {where}, card {number}"
    return "the stub"
