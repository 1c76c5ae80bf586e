"""How a told hand ends: hands shown, let go, taken, asked for; pots pushed, disputed; cards looked at afterwards."""

from collections.abc import Callable

from tests.recorded.telling import betting
from tests.recorded.telling.deal import again
from tests.recorded.telling.teller import Teller
from trainer.kernel.table import MAIN

SAID = (
    *("i play the board", "two pair", "i have a flush", "a straight", "no", "i won't show", "that is enough"),
    *(
        "i dispute the reading of the hand",
        "he disputed the award of the pot",
        "wait, i want a count",
        "he had chips behind",
    ),
)


def ending(told: Teller) -> None:
    """One thing that happens once the betting is over for good, or all but one have folded."""
    told.dice.pick(WAYS)(told, told.one_of(told.course.contesting))


def _table(told: Teller, seat: int) -> None:
    if cards := told.cards(seat):
        told.do(f"P{seat} turn up {' '.join(cards)}")


def _all(told: Teller, seat: int) -> None:
    for each in told.course.contesting:
        _table(told, each)


def _one_card(told: Teller, seat: int) -> None:
    if cards := told.cards(seat):
        told.do(f"P{seat} turn up {told.dice.pick(cards)}")
    if told.dice.chance(40):
        told.do(f"D ask-to-show {seat}", f"P{seat} say no")


def _asked(told: Teller, seat: int) -> None:
    told.do(f"D ask-to-show {seat}" if told.dice.chance(50) else f"P{told.anybody()} say i want to see seat {seat}")


def _said(told: Teller, seat: int) -> None:
    told.do(f"P{seat} say {told.dice.pick(SAID)}")


def _let_go(told: Teller, seat: int) -> None:
    told.do(f"P{seat} fold")


def _forward(told: Teller, seat: int) -> None:
    if cards := told.cards(seat):
        told.do(f"P{seat} move {told.dice.pick(('aside', 'aside', 'muck'))} down {' '.join(cards)}")
        if told.dice.chance(50):
            told.do(f"P{seat} move hand-{seat} {told.dice.pick(('up', 'up', 'down'))} {' '.join(cards)}")


def _taken(told: Teller, seat: int) -> None:
    told.do(f"D muck {seat}")


def _pots(told: Teller, seat: int) -> None:
    """Bets in, now and then side pots made, and pots pushed from either end."""
    table, dice = told.record.table, told.dice
    if any(each.bet for each in table.seats):
        told.do("D bring-in-bets")
    if dice.chance(30):
        _side_pot(told)
    if dice.chance(20):
        told.do("F say there is a break after this hand")
    pots = list(enumerate(told.record.table.pots))
    for number, lying in pots if dice.chance(30) else reversed(pots):
        if lying:
            word = f"push-side {seat} {lying} side-{number}" if number else f"push-pot {seat} {lying}"
            told.do(f"D {word}")
    if dice.chance(35):
        _disputed(told, seat)


def _side_pot(told: Teller) -> None:
    main = told.record.table.pots[0]
    if main and main.piles[-1][1] > 1:
        value, count = main.piles[-1]
        told.do(f"D shift {value}x{1 + told.dice.below(count - 1)} {MAIN} side-1")


def _disputed(told: Teller, seat: int) -> None:
    if told.dice.chance(30):
        told.later()
    if told.dice.chance(25):
        again(told)
        betting.called_round(told)
    told.do(f"P{seat} say i dispute the {told.dice.pick(('reading of the hand', 'award of the pot'))}")
    if told.dice.chance(40):
        told.do("D floor", "F come", "F say the ruling is delayed, we look at the camera", "F leave")


def _looked(told: Teller, seat: int) -> None:
    """A card that would have come, or one of the muck."""
    table = told.record.table
    ways = [*(f"D burn|D lay {1 + 2 * (not table.board)} up",)]
    ways += [f"P{told.anybody()} turn up {each.card.name}" for each in table.muck[:1]]
    told.do(*told.dice.pick(ways).split("|"))


def _next(told: Teller, seat: int) -> None:
    """The next hand is begun, with a shuffle or at once."""
    if told.dice.chance(50):
        told.do("D gather")
        told.do(f"D shuffle {' '.join(told.dice.mixed([each.card.name for each in told.record.table.stub]))}")
    elif told.dice.chance(30):
        told.do("D next-hand")


WAYS: tuple[Callable[[Teller, int], None], ...] = (
    *(_table, _table, _table, _all, _one_card, _one_card, _asked, _asked, _said, _let_go, _let_go, _forward, _forward),
    *(_taken, _pots, _pots, _pots, _looked, _looked, _next),
)
