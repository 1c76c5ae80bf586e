"""From a question to its close-up: one pure step, the same for play, tests and pictures."""

from trainer.grading.heard import heard
from trainer.kernel import gestures as g
from trainer.kernel.games import has_board
from trainer.kernel.table import Cards as Lying
from trainer.kernel.table import Seat
from trainer.quickfire.spot import Spot
from trainer.rules.record import Record
from trainer.ui.closeup.heaps import heaps, orders
from trainer.ui.closeup.picture import ClosePicture, CloseSeat, Event, Heap, Pot, Remark
from trainer.ui.closeup.words import briefly, does, told
from trainer.ui.table.picture import CardFace


def close_up(spot: Spot) -> ClosePicture:
    """The close-up of a question as it stands when everything has happened."""
    record = Record.of(spot.transcript)
    lying = heaps(record, spot.shown_from)
    shown = record.gestures[spot.shown_from :]
    numbers, hero = sorted(_numbers(spot, shown)), _hero(spot, shown)
    return ClosePicture(
        seats=tuple(_seat(spot, record, number, lying.get(number, ()), hero) for number in numbers),
        board=_faces(record.table.board) if "board" in spot.focus else (),
        pots=_pots(spot, record),
        events=tuple(_events(record, spot.shown_from)),
        hero=hero,
        button=record.table.button if has_board(record.setup.game) else 0,
    )


def _numbers(spot: Spot, shown: list[g.Gesture]) -> set[int]:
    """The seats in focus, those that may be pointed at, and those that do something."""
    focus = {
        int(place.rpartition("-")[2]) for place in spot.focus if place.partition("-")[0] in ("bet", "stack", "hand")
    }
    pointed = {seat for field in spot.fields for seat in field.seats}
    return focus | pointed | {each.seat for each in shown if each.seat}


def _hero(spot: Spot, shown: list[g.Gesture]) -> int:
    """The seat that puts chips down last, where the question is about that bet before all others."""
    seats = [each.seat for each in shown if isinstance(each.act, g.Wager)]
    return seats[-1] if seats and spot.focus[:1] == (f"bet-{seats[-1]}",) else 0


def _events(record: Record, start: int) -> list[Event]:
    found: list[Event] = []
    before = 0
    for gesture, order in zip(record.gestures, orders(record, start), strict=True):
        if order:
            found.append(Event(told(gesture), gesture.at - before if found else 0))
            before = gesture.at
    return found


def _seat(spot: Spot, record: Record, number: int, lying: tuple[Heap, ...], hero: int) -> CloseSeat:
    seat, folded = record.table.seat(number), _folded(record, number)
    stack = seat.stack.piles if f"stack-{number}" in spot.focus else ()
    return CloseSeat(
        number=number,
        name=seat.name or "Empty seat",
        words=_words(_role(record, number), _behind(seat, bool(stack)), folded),
        cards=_faces(seat.hand) if f"hand-{number}" in spot.focus else (),
        stack=stack,
        bet=lying,
        remarks=tuple(_remarks(record, spot.shown_from, number, hero)),
        folded=folded,
    )


def _words(role: str, behind: str, folded: bool) -> tuple[str, ...]:
    """The second line of a plate, from the whole of it to what must be there."""
    short = behind.removesuffix(" behind")
    if folded:
        return ("folded",)
    whole = " · ".join(filter(None, (role, behind)))
    return tuple(dict.fromkeys((whole, " · ".join(filter(None, (role, short))), short or role)))


def _behind(seat: Seat, counted: bool) -> str:
    """What it has behind; chips that are shown are there to be read."""
    if counted or not seat.taken:
        return ""
    return f"{seat.stack.amount:,} behind" if seat.stack else "all-in"


def _role(record: Record, number: int) -> str:
    if not has_board(record.setup.game):
        return ""
    stakes = record.setup.stakes
    posts: dict[int, int] = {}
    for gesture in record.gestures:
        if isinstance(gesture.act, g.Post):
            posts.setdefault(gesture.seat, gesture.act.chips.amount)
    blinds = {stakes.big_blind: "big blind", stakes.small_blind: "small blind"}
    blind = blinds.get(posts.get(number, -1), "")
    return blind or ("button" if number == record.table.button else "")


def _folded(record: Record, number: int) -> bool:
    return any(each.seat == number and each.kind == "fold" for each in record.course.actions)


def _begins(words: str) -> str:
    return words[:1].upper() + words[1:]


def _remarks(record: Record, start: int, number: int, hero: int) -> list[Remark]:
    found = []
    for gesture, order in zip(record.gestures, orders(record, start), strict=True):
        seen = isinstance(gesture.act, g.Turn) or (number == hero and isinstance(gesture.act, g.Wager))
        if order and gesture.seat == number and not seen:  # cards and chips that are laid out say so themselves
            said = isinstance(gesture.act, g.SPOKEN)
            words = heard(gesture.act) if isinstance(gesture.act, g.SPOKEN) else does(gesture.act)
            found.append(Remark(order, _begins(words), said, _begins(briefly(gesture.act))))
    return found


def _pots(spot: Spot, record: Record) -> tuple[Pot, ...]:
    """The pots in focus that hold chips."""
    lying = {("pot" if not at else f"side-{at}"): chips for at, chips in enumerate(record.table.pots)}
    several = sum(bool(chips) for chips in lying.values()) > 1
    names = {place: f"Side pot {place[5:]}" if place != "pot" else "Main pot" if several else "Pot" for place in lying}
    return tuple(
        Pot(place, names[place], chips.piles) for place, chips in lying.items() if chips and place in spot.focus
    )


def _faces(lying: Lying) -> tuple[CardFace, ...]:
    return tuple(CardFace(each.card.face, each.up, each.card.name) for each in lying)
