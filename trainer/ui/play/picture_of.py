"""From a record to what the table shows: one pure step, the same for play, replay and screenshots."""

from trainer.kernel import gestures as g
from trainer.kernel.cards import Placed
from trainer.kernel.table import Cards, Seat
from trainer.rules.record import Record
from trainer.ui.play.voices import dealer_says, floor_says, player_says
from trainer.ui.table.picture import CardFace, Picture, PotPicture, SeatPicture, StubPicture

HOLD_MS = 2600
FLOOR_HOLD_MS = 600_000


def picture_of(
    record: Record, at: int | None = None, now: int | None = None, chosen: frozenset[str] = frozenset()
) -> Picture:
    """The picture after `at` gestures (all of them if None), at `now` milliseconds, with `chosen` cards by name."""
    count = len(record) if at is None else at
    table = record.tables[count]
    spoken = _spoken(record, count, now)
    return Picture(
        game="stud" if record.setup.game == "stud" else "flop",
        size=len(table.seats),
        seats=tuple(_seat(record, count, seat, spoken, chosen) for seat in table.seats if seat.taken or seat.hand),
        stub=StubPicture(len(table.stub), _face(table.stub[0], chosen) if table.stub else None),
        board=_faces(table.board, chosen),
        burns=_faces(table.burns, chosen),
        muck=_faces(table.muck, chosen),
        aside=_faces(table.aside, chosen),
        pots=(PotPicture(table.pot.piles),) if table.pot else (),
        rack=table.rack.piles,
        button=None if record.setup.game == "stud" else table.button,
        floor="here" if table.floor else "walking" if _called(record, count) else "away",
        floor_speech=spoken.get(g.FLOOR),
        dealer_speech=spoken.get(g.DEALER),
    )


def _seat(record: Record, count: int, seat: Seat, spoken: dict[str, str], chosen: frozenset[str]) -> SeatPicture:
    course = record.courses[count]
    return SeatPicture(
        number=seat.number,
        name=seat.name or "Empty seat",
        stack=seat.stack.piles,
        bet=seat.bet.piles,
        cards=_faces(seat.hand, chosen),
        folded=seat.number in course.folded and not seat.hand,
        absent=seat.number in record.setup.absent,
        speech=spoken.get(g.player(seat.number)),
    )


def _faces(lying: Cards, chosen: frozenset[str]) -> tuple[CardFace, ...]:
    return tuple(_face(each, chosen) for each in lying)


def _face(each: Placed, chosen: frozenset[str]) -> CardFace:
    card = each.card
    back = "blue" if card.odd_back else "red"
    return CardFace(card.face, each.up, card.name, back, selected=card.name in chosen)  # type: ignore[arg-type]  # mypy widens the literal


def _called(record: Record, count: int) -> bool:
    """Has the floor been called and not come yet?"""
    for gesture in reversed(record.gestures[:count]):
        if isinstance(gesture.act, g.Come | g.Leave):
            return False
        if isinstance(gesture.act, g.CallFloor):
            return True
    return False


def _spoken(record: Record, count: int, now: int | None) -> dict[str, str]:
    """Who is heard at this moment: the last words of each, as long as a bubble holds."""
    here = record.gestures[:count]
    moment = now if now is not None else here[-1].at if here else 0
    heard: dict[str, str] = {}
    for index in range(count - 1, max(-1, count - 40), -1):
        gesture = here[index]
        hold = FLOOR_HOLD_MS if gesture.who == g.FLOOR and record.tables[count].floor else HOLD_MS
        if gesture.who not in heard and moment - gesture.at <= hold:
            words = _words(record, index)
            if words:
                heard[gesture.who] = words
    return heard


def _words(record: Record, index: int) -> str:
    gesture = record.gestures[index]
    if gesture.who == g.DEALER:
        return dealer_says(gesture.act)
    if gesture.who == g.FLOOR:
        return floor_says(gesture.act)
    return player_says(gesture, record.courses[index + 1])
