"""Is what is written as PHH the hand that was dealt? pokerkit replays it to the same stacks, or the reason is named."""

from collections import Counter, deque
from itertools import pairwise

from trainer.kernel.games import HIGH_LOW, is_stud
from trainer.rules.record import Record
from trainer.scenarios.phh.hand import BadHand, NotDealt, hand_of
from trainer.scenarios.phh.playing import played
from trainer.scenarios.phh.raw import raw_hands
from trainer.scenarios.phh.simulation import quiet

RAISES_AT_MOST = 4
OTHER_STACKS = "in PHH it ends with different stacks"
ODD_CHIPS = f"{OTHER_STACKS}: the odd chips of a split pot go another way"
SHORT_BLIND = "a blind is short: at our table it is called in full, in PHH only what was posted"
ANTE_LAST = "the big blind is short of blind and ante: at our table the blind is posted first, in PHH the ante"
OUT_OF_TURN = "someone acted out of turn, and PHH only has action in turn"
SIZE = "someone bet or raised to an amount that PHH does not allow"
NO_CALLER = "someone raised when no one could call, and PHH has no such raise"
MANY_RAISES = f"a round has more than {RAISES_AT_MOST} bets and raises, and at fixed limit PHH has no more"
IRREGULAR = "it isn't a regular hand"
SAME_BOARDS = "tied boards: we break the tie by suit, so another player may act first than in PHH"
SHORT_ALL_IN = "someone was all-in for less than a full bet, and PHH counts the next raise differently"
LOW_HALF = f"{OTHER_STACKS}: pokerkit splits the low half of a side pot even where no one in it has a low hand"
CARD_FOR_ALL = "it ended with a community card, and PHH gives each stud hand its own"


class Untold(ValueError):
    """A hand that PHH cannot tell, and why."""


def stacks(record: Record, order: tuple[int, ...]) -> tuple[int, ...]:
    """What everybody has at the end at our table, in chips, by player."""
    return tuple(record.table.seat(seat).stack.amount for seat in order)


def replayed(text: str) -> tuple[int, ...]:
    """What everybody has once pokerkit has read and played a PHH text; empty where it does not come to the end."""
    from pokerkit import HandHistory  # imported late: it takes 0.2 s

    with quiet():
        try:
            state = deque(HandHistory.loads(text), maxlen=1).pop()
        except (ValueError, LookupError, AssertionError):  # pokerkit asserts what it does not expect
            return ()
    return () if state.status else tuple(map(int, state.stacks))


def reason(record: Record, text: str, order: tuple[int, ...]) -> str:
    """Why pokerkit, reading the text, does not come to the stacks of our table."""
    if is_stud(record.setup.game) and any(table.board for table in record.tables):
        return CARD_FOR_ALL
    if any(not each.in_turn for each in record.course.actions if not record.courses[each.index].closed):
        return OUT_OF_TURN
    return _short(record, order) or _replay(record, text, order)


def _replay(record: Record, text: str, order: tuple[int, ...]) -> str:
    """What the replay itself says, with no limit to the raises of a round."""
    try:
        theirs = played(hand_of(raw_hands(text, "hand.phh")[0])).stacks
    except BadHand as bad:
        return _irregular(record, bad.faults[0].what)
    except NotDealt as why:
        return f"{IRREGULAR}: {why}"
    return _other_stacks(record, order, theirs)


def _other_stacks(record: Record, order: tuple[int, ...], theirs: tuple[int, ...]) -> str:
    ours = stacks(record, order)
    if theirs == ours:
        return MANY_RAISES if _most_raises(record) > RAISES_AT_MOST else OTHER_STACKS
    if sum(ours) == sum(theirs):
        if max(abs(one - other) for one, other in zip(ours, theirs, strict=True)) < len(order) * _smallest(record):
            return ODD_CHIPS
        if record.setup.game in HIGH_LOW and any(len(table.pots) > 1 for table in record.tables):
            return LOW_HALF
    wrong = [seat for seat, one, other in zip(order, ours, theirs, strict=True) if one != other]
    return f"{OTHER_STACKS}: seat {', seat '.join(map(str, wrong))}"


def _irregular(record: Record, what: str) -> str:
    """Why pokerkit stops in the middle: `what` it has against an action."""
    if "nobody may raise" in what:
        return NO_CALLER
    if "no lawful total" in what:
        return SHORT_ALL_IN if _all_in_short(record) else SIZE
    if "acts, and it is" in what and is_stud(record.setup.game):
        return SAME_BOARDS
    return f"{IRREGULAR}: {what}"


def _all_in_short(record: Record) -> bool:
    """Did somebody bet or raise all-in, with another bet or raise after it on that street?"""
    raises = [each for each in record.course.actions if each.kind in ("bet", "raise")]
    return any(
        one.street == other.street and not record.tables[other.index].seat(one.seat).stack
        for one, other in pairwise(raises)
    )


def _short(record: Record, order: tuple[int, ...]) -> str:
    """Whether a blind was not posted in full; "" where both were."""
    stakes = record.setup.stakes
    if is_stud(record.setup.game) or len(order) < 2:
        return ""
    blinds = (order[1], order[0]) if len(order) == 2 else order[:2]
    had = [record.setup.seats[seat - 1].stack.amount - stakes.ante for seat in blinds]
    if had[0] < stakes.small_blind or had[1] < stakes.big_blind:
        return SHORT_BLIND
    return ANTE_LAST if had[1] < stakes.big_blind + stakes.big_blind_ante else ""


def _most_raises(record: Record) -> int:
    rounds = Counter(each.street for each in record.course.actions if each.kind in ("bet", "raise"))
    return max(rounds.values(), default=0)


def _smallest(record: Record) -> int:
    """The smallest chip on the table: no share is finer."""
    return min(value for seat in record.setup.seats for value, _ in seat.stack.piles)
