"""From a record to what the table shows: one pure step, the same for play, replay and screenshots."""

from trainer.grading.read_out import read_out
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card, Placed
from trainer.kernel.games import is_stud
from trainer.kernel.happen_chips import chips_at
from trainer.kernel.table import Cards, Seat
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.scenarios.evidence import heard_at_tap_in
from trainer.scenarios.palette import READ_OUT
from trainer.ui.play.voices import dealer_says, floor_says, player_says
from trainer.ui.table.picture import CardFace, Picture, PotPicture, SeatPicture, StubPicture

HOLD_MS = 2600
COUNT_HOLD_MS = 6000
FLOOR_HOLD_MS = 600_000
TAKE_OVER_HOLD_MS = 9000
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def picture_of(
    record: Record,
    at: int | None = None,
    now: int | None = None,
    chosen: frozenset[str] = frozenset(),
    *,
    hold: bool = False,
    amounts: bool = False,
    taken_over: int = 0,
) -> Picture:
    """The picture after `at` gestures (all of them if None), at `now` milliseconds, with `chosen` cards by name.

    `hold` tells that chips are in the dealer's hand. With `amounts` all of them are told, else those counted just now.
    What was declared on the street before the first `taken_over` gestures were over is heard by whoever takes over.
    """
    count = len(record) if at is None else at
    table = record.tables[count]
    spoken = _inherited(record, count, now, taken_over) | _spoken(record, count, now)
    drawn = _drawn(record, count)
    return Picture(
        game="stud" if is_stud(record.setup.game) else "flop",
        size=len(table.seats),
        seats=tuple(_seat(record, count, seat, spoken, chosen) for seat in table.seats if seat.taken or seat.hand),
        stub=StubPicture(len(table.stub), _face(table.stub[0], chosen) if table.stub else None, loose=table.loose),
        board=_faces(table.board, chosen, drawn),
        burns=_faces(table.burns, chosen),
        muck=_faces(table.muck, chosen),
        aside=_faces(table.aside, chosen),
        pots=tuple(PotPicture(pot.piles) for pot in table.pots) if table.pot else (),
        rack=table.rack.piles,
        button=None if is_stud(record.setup.game) else table.button,
        floor="here" if table.floor else "walking" if _called(record, count) else "away",
        floor_speech=spoken.get(g.FLOOR),
        dealer_speech=spoken.get(g.DEALER),
        amounts=amounts,
        counted=_counted(record, count, now),
        chips_in_hand=hold,
        all_in=table.all_in,
    )


def _counted(record: Record, count: int, now: int | None) -> frozenset[str]:
    """The places that were counted out a moment ago, before anything happened to their chips."""
    moment = now if now is not None else record.gestures[count - 1].at if count else 0
    table, found = record.tables[count], set()
    for index in range(count - 1, -1, -1):
        gesture = record.gestures[index]
        if moment - gesture.at > COUNT_HOLD_MS:
            break
        if isinstance(gesture.act, g.Count):
            place = gesture.act.place
            if chips_at(record.tables[index], place) == chips_at(table, place):
                found.add(place)
    return frozenset(found)


def _seat(record: Record, count: int, seat: Seat, spoken: dict[str, str], chosen: frozenset[str]) -> SeatPicture:
    course = record.courses[count]
    return SeatPicture(
        number=seat.number,
        name=seat.name or "Empty seat",
        stack=seat.stack.piles,
        bet=seat.bet.piles,
        cards=_faces(seat.hand, chosen),
        folded=any(each.seat == seat.number and each.kind == "fold" for each in course.actions) and not seat.hand,
        absent=seat.number in record.tables[count].away,
        speech=spoken.get(g.player(seat.number)),
    )


def _faces(lying: Cards, chosen: frozenset[str], drawn: str = "") -> tuple[CardFace, ...]:
    return tuple(_face(each, chosen, drawn) for each in lying)


def _face(each: Placed, chosen: frozenset[str], drawn: str = "") -> CardFace:
    card = each.card
    return CardFace(
        card.face,
        each.up,
        card.name,
        "blue" if card.odd_back else "red",
        lifted=card.name == drawn,
        selected=card.name in chosen,
    )


def _drawn(record: Record, count: int) -> str:
    """The name of the board card that the floor drew and pushed out of the row, until the board is touched."""
    for index in range(count - 1, -1, -1):
        act = record.gestures[index].act
        if isinstance(act, g.Draw):
            lay = any(each.card == act.card and not each.up for each in record.tables[count].board)
            return act.card.name if lay else ""
        if isinstance(act, g.Scramble | g.Come):
            return ""
    return ""


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
    last: dict[str, str] = {}
    for index in range(count - 1, max(-1, count - 40), -1):
        gesture = here[index]
        words = words_at(record, index) if gesture.who not in last else ""
        if words:
            hold = FLOOR_HOLD_MS if _stands(record, count, gesture) else HOLD_MS
            last[gesture.who] = words if moment - gesture.at <= hold else ""
    return {who: words for who, words in last.items() if words}


def _inherited(record: Record, count: int, now: int | None, taken_over: int) -> dict[str, str]:
    """What is heard by whoever taps in: wagers said, for a while; the outgoing dealer, until the first own act."""
    moment = now if now is not None else record.gestures[count - 1].at if count else 0
    since = record.gestures[taken_over - 1].at if taken_over else -TAKE_OVER_HOLD_MS
    if count < taken_over:
        return {}
    told = {
        each.who: each.act.words for each in heard_at_tap_in(record, taken_over) if isinstance(each.act, g.Say | g.Tell)
    }
    if moment - since > TAKE_OVER_HOLD_MS or record.courses[count].opened != record.courses[taken_over].opened:
        told = {who: words for who, words in told.items() if who == g.DEALER}
    if any(each.by_dealer for each in record.gestures[taken_over:count]):
        told.pop(g.DEALER, None)
    return told


def _stands(record: Record, count: int, gesture: g.Gesture) -> bool:
    """Do the floor's words stay up: while it is at the table, and a card it pointed at still lies there?

    Once it has been told what happened it waits quietly: its offer to help is heard like any words.
    """
    pointed = not isinstance(gesture.act, g.Draw) or bool(_drawn(record, count))
    quiet = gesture.act == g.Ask("and-now")
    return gesture.who == g.FLOOR and record.tables[count].floor and pointed and not quiet


def words_at(record: Record, index: int) -> str:
    """What is heard of gesture `index`: an amount counted out, or words; "" for nothing."""
    gesture = record.gestures[index]
    if isinstance(gesture.act, g.Count):
        return f"{chips_at(record.tables[index], gesture.act.place).amount:,}."
    if isinstance(gesture.act, g.Announce) and gesture.act.what == READ_OUT:
        return read_out(Facts(record, index)) or dealer_says(gesture.act)
    if gesture.who == g.DEALER:
        return dealer_says(gesture.act)
    if isinstance(gesture.act, g.Draw):
        return _draws(record.tables[index].board, gesture.act.card)
    if gesture.who == g.FLOOR:
        return floor_says(gesture.act)
    return player_says(gesture)


def _draws(board: Cards, drawn: Card) -> str:
    """The floor points at a card: who cannot see it hears where it lies."""
    place = next((number for number, each in enumerate(board) if each.card == drawn), None)
    return f"The {ORDINALS[place]} from the left." if place is not None and place < len(ORDINALS) else "This one."
