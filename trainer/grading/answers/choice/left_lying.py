"""What lies wrong where a hand is told no further: too few cards on the board, cards face down, a burn before its time.

While a hand goes on such a thing may still be in the making; one that ends with it asks about it.
"""

from trainer.kernel import gestures as g
from trainer.kernel.games import has_board, is_stud
from trainer.kernel.listed import seats_within
from trainer.rules.facts import Facts
from trainer.rules.facts.board import FLOP, STREETS, burned_ahead, dealings
from trainer.rules.matters.flop import FULL_FLOP

DEALER = (g.Pitch, g.Lay, g.Turn, g.Burn)
COUNTED = ("no", "one", "two")
SHORT, DOWN, EARLY_BURN = "a flop of {} card{}", "{} dealt face down{}", "a burn before the betting is over"
DOWN_CARDS, UPCARDS = 2, (3, 4, 5, 6)
"""How many cards of a stud hand come down at first, and which are dealt face up, by their number in it."""


def left_lying(facts: Facts) -> str:
    """What lies wrong after the last act with cards or chips, in words that go on in a sentence; "" for nothing."""
    last = next(
        (each for each in reversed(facts.record.gestures[: facts.at]) if not isinstance(each.act, g.SPOKEN)), None
    )
    if last is None or len(facts.course.contesting) < 2:
        return ""
    if not last.by_dealer or not isinstance(last.act, DEALER):
        return ""
    if isinstance(last.act, g.Burn):
        return EARLY_BURN if _burned_early(facts) else ""
    return _on_the_board(facts) if has_board(facts.game) else _in_the_hands(facts) if is_stud(facts.game) else ""


def _burned_early(facts: Facts) -> bool:
    """With betting on, and not because a street that came too early went back and left its burn."""
    course = facts.course
    early = any(each.early for each in dealings(facts) if each.index >= course.deal_start)
    return course.street >= 0 and course.betting and burned_ahead(facts) and not early


def _on_the_board(facts: Facts) -> str:
    board = facts.table.board
    if not board:
        return ""
    down = [place for place, each in enumerate(board) if not each.up]
    if down:
        street = STREETS[facts.game][max(FLOP, down[-1] - 1)]
        return DOWN.format(f"the {street}" if len(board) >= FULL_FLOP else f"a board of {len(board)}", "")
    if len(board) < FULL_FLOP:
        return SHORT.format(COUNTED[len(board)], "" if len(board) == 1 else "s")
    return ""


def _in_the_hands(facts: Facts) -> str:
    """Of stud: a card that belongs face up was pitched down, unless a down card of that hand was shown before it."""
    dealt: dict[int, list[tuple[bool, str]]] = {}
    for index, _, act in facts.done(g.Pitch):
        if index >= facts.deal_start:
            mine = dealt.setdefault(act.seat, [])
            place = len(mine) + 1
            names = ("third street", *STREETS[facts.game][1:])
            mine.append((act.up, names[place - UPCARDS[0]] if place in UPCARDS else ""))
    wrong = [
        (seat, mine[-1][1])
        for seat, mine in dealt.items()
        if mine[-1][1]
        and not mine[-1][0]
        and not any(up for up, _ in mine[:DOWN_CARDS])
        and _still_down(facts, seat, mine)
    ]
    if not wrong:
        return ""
    seats = [seat for seat, _ in sorted(wrong)]
    return DOWN.format(wrong[0][1], f" to {seats_within(seats)}")


def _still_down(facts: Facts, seat: int, mine: list[tuple[bool, str]]) -> bool:
    """Nothing of that hand was turned up since: as many upcards as were pitched so."""
    return sum(each.up for each in facts.table.seat(seat).hand) == sum(up for up, _ in mine)
