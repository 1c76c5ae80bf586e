"""Betting told at random: words, chips in one motion or more, chips pulled back, acts out of turn.

As in `search`, the result is written as text and folded again, so that whoever asks sees nothing but transcripts.
"""

from hypothesis import strategies as st

from tests.rules.betting import Betting
from trainer.kernel import notation
from trainer.kernel.chips import Chips, pick
from trainer.kernel.document import text_of, transcript_of
from trainer.kernel.table import Impossible
from trainer.rules.facts import Facts
from trainer.rules.record import Record

WORDS = ("call", "raise", "raise 800", "raise 1700", "600", "1100", "all-in", "bet", "bet five", "check", "pot", "fold")
STACKS = ("1000x3+500x4+100x20+25x8", "100x3+25x4", "5000x2+1000x2+100x2", "500x1+100x9", "25000x1+5000x2+100x10")
SHARES = (50, 99, 100, 140, 150, 160, 200, 260, 1000)
WHATS = (
    *["act"] * 4,
    "fold",
    "check",
    "street",
    "say",
    "pull",
    "twice",
    "out",
    "early",
    "point",
    "asked",
    "all-in",
    "back",
)

acts = st.lists(st.tuples(st.sampled_from(WHATS), st.integers(0, 90), st.integers(0, 9)), min_size=1, max_size=14)


@st.composite
def bets_told(draw: st.DrawFn) -> Facts:
    """Facts of betting told at random."""
    players = draw(st.integers(2, 6))
    stacks = {seat: draw(st.sampled_from(STACKS)) for seat in range(1, players + 1)}
    limit = draw(st.sampled_from(["no-limit", "no-limit", "limit", "pot-limit"]))
    hand = Betting((100, 200), players, stacks, limit).preflop()
    record = Record.of(transcript_of(hand.text()))
    for what, a, b in draw(acts):
        for text in words(record, what, a, b):
            try:
                record.add(notation.gesture(f"{10 + len(record)}.000 {text}"))
            except Impossible:
                continue
    again = Record.of(transcript_of(text_of(record.transcript)))
    return Facts(again, len(again))


def words(record: Record, what: str, a: int, b: int) -> list[str]:
    """One thing that somebody may do with chips or words, as far as the table allows."""
    course = record.course
    seat = course.to_act or 1 + b % len(record.setup.seats)
    other = 1 + a % len(record.setup.seats)
    wager = [f"P{seat} wager {chips}" for chips in _chips(record, seat, a, b)]
    said = f"P{seat} say {WORDS[a % len(WORDS)]}"
    told = {
        "act": wager,
        "fold": [f"P{seat} fold"],
        "check": [f"P{seat} check"],
        "say": [said, *(wager if b % 3 else [])],
        "pull": [f"P{seat} pull-back {each}" for each in _prior(record, seat, b)] + wager,
        "twice": [*wager, *(f"P{seat} wager {chips}" for chips in _chips(record, seat, b * 9, a % 9))],
        "out": [f"P{other} {('check', 'fold')[b % 2]}" if b > 5 else f"P{other} say {WORDS[b]}"],
        "early": [f"P{other} wager {chips}" for chips in _chips(record, other, a, b)],
        "point": [f"D action-on {other}"],
        "asked": [f"D ask-how-much {other}", f"P{other} say {WORDS[b]}"][: 1 + a % 2],
        "all-in": [f"P{seat} wager {record.table.seat(seat).stack}"] if record.table.seat(seat).stack else [],
        "street": ["D bring-in-bets", "D burn", f"D lay {3 if course.street == 0 else 1} up", "D proceed"],
        "back": [f"D return-bet {seat} {each}" for each in _prior(record, seat, b)],
    }
    return told[what]


def _chips(record: Record, seat: int, a: int, b: int) -> list[Chips]:
    """Chips of the seat worth about a share of what it faces: exact, just beside it, or whole big chips."""
    stack = record.table.seat(seat).stack
    if not stack:
        return []
    if b > 6:
        value, count = stack.piles[b % len(stack.piles)]
        return [Chips(((value, 1 + a % min(count, 3)),))]
    due = max(200, max(each.bet.amount for each in record.table.seats)) - record.table.seat(seat).bet.amount
    wanted = max(25, due * SHARES[a % len(SHARES)] // 100 // 25 * 25)
    found = pick(stack, min(wanted, stack.amount))
    return [found] if found else []


def _prior(record: Record, seat: int, b: int) -> list[Chips]:
    bet = record.table.seat(seat).bet
    if not bet:
        return []
    value, count = bet.piles[-1]
    return [bet if b % 2 else Chips(((value, 1 + b % count),))]
