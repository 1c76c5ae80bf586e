"""The opening of a told hand: who posts, who draws or cuts, and the cards of the first round, with slips."""

from tests.recorded.telling.teller import Teller
from trainer.kernel.games import has_board, is_stud
from trainer.rules.course import HOLE_CARDS
from trainer.rules.posting import clockwise

SLIPS = ("first", "skip", "twice", "button", "up", "sequence", "extra", "short", "absent", "empty")


def opening(told: Teller) -> None:
    """Blinds or antes, the cards, and the dealer's word that begins the betting."""
    dice = told.dice
    if dice.chance(4):
        drawn = dice.mixed([each.card.name for each in told.record.table.stub])
        told.do(*(f"P{seat} draw {drawn[seat]}" for seat in _seats(told)))
    if dice.chance(8):
        told.do(f"P{told.anybody()} cut {10 + dice.below(20)}")
    _post(told)
    _dealt(told)
    if dice.chance(85):
        told.do("D proceed")


def _seats(told: Teller) -> tuple[int, ...]:
    """Those with chips and a name, in the order of the deal."""
    table = told.record.table
    sitting = tuple(each.number for each in table.seats if each.taken and (each.stack or each.bet))
    return clockwise(sitting, 0 if is_stud(told.game) else table.button)


def _post(told: Teller) -> None:
    stakes, order = told.record.setup.stakes, _seats(told)
    if stakes.ante:
        _paid(told, dict.fromkeys(order, stakes.ante))
    if not has_board(told.game) or len(order) < 2:
        return
    small, big, *rest = order if len(order) > 2 else (order[1], order[0])
    due = {small: stakes.small_blind, big: stakes.big_blind + stakes.big_blind_ante}
    slip = told.dice.below(100)
    if slip < 3:
        due.pop(small)
    elif slip < 6:
        due.pop(big)
    elif slip < 8 and rest:
        due = {big: stakes.small_blind, rest[0]: stakes.big_blind}
    elif slip < 13 and rest:
        due[rest[0]] = 2 * stakes.big_blind
    _paid(told, due)


def _paid(told: Teller, due: dict[int, int]) -> None:
    for seat, amount in due.items():
        if chips := told.chips(seat, amount):
            told.do(f"P{seat} post {chips}")


def _dealt(told: Teller) -> None:
    """Round by round, with one slip in some hands."""
    rounds, order = HOLE_CARDS[told.game], _seats(told)
    pitches = [(seat, "up" if is_stud(told.game) and n == 2 else "down") for n in range(rounds) for seat in order]
    if told.dice.chance(16):
        pitches = _slipped(told, pitches, order)
    for seat, face in pitches:
        told.do(f"D pitch {seat} {face}")
    if told.dice.chance(3):
        lying = told.cards(told.one_of(order))
        told.do(*(f"D turn up {each}" for each in lying[:1]))


def _slipped(told: Teller, pitches: list[tuple[int, str]], order: tuple[int, ...]) -> list[tuple[int, str]]:
    slip, at = told.dice.pick(SLIPS), told.dice.below(len(pitches))
    seat = told.anybody()
    ways = {
        "first": [(order[-1], "down"), *pitches[:-1]],
        "skip": pitches[:at] + pitches[at + 1 :],
        "twice": [*pitches[: at + 1], *pitches[at:]],
        "button": [*pitches, (order[-1], "down")],
        "up": [*pitches[:at], (pitches[at][0], "down" if pitches[at][1] == "up" else "up"), *pitches[at + 1 :]],
        "sequence": [*pitches[:at], *reversed(pitches[at : at + 2]), *pitches[at + 2 :]],
        "extra": [*pitches, (seat, "down")],
        "short": pitches[: len(pitches) - len(order) + told.dice.below(2)],
        "empty": [*pitches, *[(_empty(told), "down")] * HOLE_CARDS[told.game]],
        "absent": [each for each in pitches if each[0] != seat],
    }
    return ways[slip]


def _empty(told: Teller) -> int:
    """A seat that nobody sits in; the last one where all are taken."""
    return next((each.number for each in told.record.table.seats if not each.taken), len(told.record.table.seats))


def again(told: Teller) -> None:
    """Everything is gathered and dealt anew, now and then to somebody who had no cards before."""
    if told.dice.chance(60):
        told.do("D bring-in-bets")
    told.do("D gather")
    if told.dice.chance(60):
        told.do(f"D shuffle {' '.join(told.dice.mixed([each.card.name for each in told.record.table.stub]))}")
    order = [each.number for each in told.record.table.seats if each.taken]
    for _ in range(HOLE_CARDS[told.game]):
        told.do(*(f"D pitch {seat} down" for seat in order if told.dice.chance(96)))
