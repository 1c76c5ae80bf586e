"""Hands told at random: a Hypothesis strategy of situations in which dealer and players do right and wrong things.

A telling is a list of (what, a, b); each is put into words as far as the table allows, and what cannot happen is left
out. The result is written as text and folded again, so the search sees nothing but transcripts.
"""

from hypothesis import strategies as st

from tests.rules.situations import Hand
from trainer.kernel import notation
from trainer.kernel.document import text_of, transcript_of
from trainer.kernel.table import Impossible
from trainer.rules.course import HOLE_CARDS
from trainer.rules.facts import Facts
from trainer.rules.record import Record

ZONES = ("stub-top", "stub-bottom", "board", "burns", "muck", "aside", "hand-2", "hand-3")
IRREGULAR = ("2c", "3c", "^4c", "^5c", "Jk", "6c~", "7c", "7c*", "8c")
DEALER = ("gather", "proceed", "stop", "floor", "burn", "burn", "lay 3 up", "lay 3 down", "lay 1 up", "bring-in-bets")
SAID = ("request count", "say 500", "request bring-in-bets", "request live-hand", "request reopened")
PLAYER = ("fold", "check", "wager 100x1", "wager 100x2", "check", "wager 100x1")
LAST_HANDS = (["last-hand 1 2 3"], ["last-hand 3 4 1 2"], ["moved 2 3", "absent 2 3"])
WHATS = (*["due"] * 3, *["act"] * 3, *["dealer"] * 2, *["street"] * 2, "pitch", "turn", "move", "muck", "redeal")
MORE = (*WHATS, "drop", "drop", "say", "say", "draw")
EXTRA = ([], ["absent 3"], ["penalty 2"], ["button-due 2"], ["stuck 9h Th"])
LAST_HANDS = ([], ["last-hand 1 2 3"], ["last-hand 3 4 1 2"], ["moved 2 3", "absent 2 3"])


def tellings(whats: tuple[str, ...]) -> st.SearchStrategy[list[tuple[str, int, int]]]:
    return st.lists(st.tuples(st.sampled_from(whats), st.integers(0, 60), st.integers(0, 9)), max_size=40)


@st.composite
def told(draw: st.DrawFn, points: bool = False) -> Facts:
    """Facts of a hand told at random; with `points` the last hand, spoken words and dropped cards come into it."""
    record = Record.of(transcript_of(_opening(draw, LAST_HANDS if points else EXTRA)))
    for what, a, b in draw(tellings(MORE if points else WHATS)):
        for text in words(record, what, a, b):
            try:
                record.add(notation.gesture(f"{len(record)}.000 {text}"))
            except Impossible:
                continue
    again = Record.of(transcript_of(text_of(record.transcript)))
    return Facts(again, len(again))


def _opening(draw: st.DrawFn, extras: tuple[list[str], ...]) -> str:
    """A hand with an irregular deck, dealt properly as far as was drawn."""
    game = draw(st.sampled_from(["holdem", "stud"]))
    deep = draw(st.sampled_from(["", "2d 3d 4d 5d 6d 7d 8d 9d ^Td", "2d 3d 4d 5d 6d 7d 8d 9d Td Jd ^Qd Kd"]))
    top = [deep] if deep else draw(st.lists(st.sampled_from(IRREGULAR), unique=True))
    extra = draw(st.sampled_from(extras))
    hand = Hand(4, draw(st.integers(1, 4)), " ".join(top), game, draw(st.sampled_from([[], [4]])), extra)
    if game == "holdem":
        hand.blinds()
    passed = draw(st.sampled_from([(), (), ((1, hand.button),), ((2, hand.button),)]))
    hand.deal(HOLE_CARDS[game], skip=passed)
    if passed:
        hand.do(f"D pitch {hand.button} down")
    hand.lines = hand.lines[: draw(st.sampled_from([*range(len(hand.lines)), *[len(hand.lines)] * 20]))]
    return hand.text()


def words(record: Record, what: str, a: int, b: int) -> list[str]:
    """One thing that somebody may do, put into words as far as the table allows."""
    table, course = record.table, record.course
    lying = [each.card for zone, group in table.zones() if zone != "stub" for each in group]
    card = lying[a % len(lying)].name if lying else table.stub[0].card.name
    to_act = course.to_act or 1 + b % 4
    ways = {
        "due": [f"D pitch {_due(record)} {'up' if a > 50 else 'down'}"],
        "act": [f"P{to_act if b else 1 + a % 4} {PLAYER[a % len(PLAYER)]}"],
        "dealer": [f"D {DEALER[a % len(DEALER)]}"],
        "pitch": [f"D pitch {1 + a % 4} {'up' if b > 7 else 'down'}"],
        "turn": [f"{'D' if b else 'P2'} turn {'up' if b % 3 else 'down'} {card}"],
        "move": [f"D move {ZONES[b % len(ZONES)]} {'up' if a % 3 else 'down'} {card}"],
        "muck": [f"D muck {1 + a % 4}"],
        "drop": [_drop(record, a, b)],
        "say": [f"{'D' if b > 7 else f'P{to_act}'} {SAID[a % len(SAID)]}"],
        "draw": [f"P{1 + b % 4} draw {card}"],
        "street": _street(record, b),
        "redeal": ["D gather", *(f"D pitch {seat} down" for _ in range(2) for seat in _round(record))],
    }
    return ways[what]


def _drop(record: Record, a: int, b: int) -> str:
    """The stub falls, now and then among the muck or the burns; or a card out of a hand."""
    held = [seat for seat in record.table.seats if seat.hand]
    if held and b > 4:
        seat = held[a % len(held)]
        return f"P{seat.number} drop {seat.hand[0].card.name}"
    heap = [each.card.name for each in record.table.stub + (record.table.muck, record.table.burns, ())[b % 3]]
    return f"D drop {' '.join(heap[a:] + heap[:a])}"


def _due(record: Record) -> int:
    """The seat with the fewest cards, in the order of the deal."""
    seats = record.course.contesting or (1,)
    return min(seats, key=lambda seat: (len(record.table.seat(seat).hand), (seat - record.table.button - 1) % 10))


def _round(record: Record) -> list[int]:
    after = record.table.button
    return sorted(record.courses[0].dealt_in, key=lambda seat: (seat <= after, seat))


def _street(record: Record, b: int) -> list[str]:
    """The betting called out, and the next street dealt, now and then with a card too many or no burn."""
    calls = [f"P{seat} wager 100x1" for seat in record.course.pending]
    if record.setup.game == "stud":
        dealt = [f"D pitch {seat} up" for seat in record.course.contesting]
    else:
        count = 3 if record.course.street == 0 else 1
        dealt = [f"D lay {count + (b == 8)} {'down' if b == 7 else 'up'}"]
    return [*calls, "D bring-in-bets", *["D burn"] * (b != 9), *dealt]
