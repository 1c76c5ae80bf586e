"""What players do and say in a round of betting, in turn and out of it, and what the dealer makes of it."""

from collections.abc import Callable

from tests.recorded.telling.teller import Teller
from tests.rules.wager_search import words as wagered

NUMBERS = ("five", "twenty-five", "five hundred", "two fifty", "fifteen hundred", "six", "fifty", "two thousand")
AMOUNTS = ("200", "300", "400", "450", "600", "610", "800", "1100", "1200", "1700", "2500", "275")
KINDS = ("call", "raise", "raise to", "bet", "raise", "i raise", "call")
CONDITIONS = ("if you raise i am all-in", "if he bets i fold", "if he raises i raise 900", "call if he calls")
TALK = (
    *("how much is it?", "count it please", "how much is in the pot?", "how much does he have?", "bring in the bets"),
    *("is that hand alive?", "is it enough to raise again?", "i have a pair", "i flopped a set", "i call the clock"),
    *(
        "i thought it was 200",
        "i did not see the raise",
        "i misunderstood",
        "flush",
        "there are chips behind his cards",
    ),
    *("there was a hidden chip", "no", "it is on you", "dealer, wait"),
)
TOLD = ("400", "600", "it is 600", "800", "the pot is 900", "pot 1350", "1200 to you", "2000")
ORDERS = (
    "a-full-call",
    "the-full-call",
    "the-full-correct-call",
    "the-amount-said",
    "the-amount-in-chips",
    "withdrawn-and-reconsidered",
    "the-lower-amount-which-keeps-up-betting-discipline",
    "no-bet-and-no-raise",
    "the-amount-that-fits-the-last-increments",
    "the-amount-that-fits-the-pot",
    "a-dead-hand",
    "play-on",
    "the-hand-is-dead",
    "fold",
    "call",
    "raise",
)


def in_turn(told: Teller) -> None:
    """The player who is to act does, mostly in one clear way."""
    told.dice.pick(WAYS)(told, told.course.to_act)


def out_of_turn(told: Teller) -> None:
    """Somebody else acts."""
    pending = told.course.pending
    seat = told.one_of(pending[1:] if told.dice.chance(75) else told.course.contesting)
    told.dice.pick(EARLY)(told, seat)


def _owed(told: Teller, seat: int) -> int:
    return max(0, told.course.bet - told.course.committed[seat - 1])


def _plain(told: Teller, seat: int) -> None:
    chips = told.chips(seat, _owed(told, seat))
    told.do(f"P{seat} wager {chips}" if chips else f"P{seat} check")


def _check(told: Teller, seat: int) -> None:
    told.do(f"P{seat} check")


def _fold(told: Teller, seat: int) -> None:
    told.do(f"P{seat} fold")


def _step(told: Teller) -> int:
    return max(told.course.raise_by, told.record.setup.stakes.big_blind, 100)


def _raise(told: Teller, seat: int) -> None:
    """A raise that the game allows, by the least, twice or half of it."""
    by = _step(told) * told.dice.pick((2, 2, 2, 3, 4, 1)) // 2
    if chips := told.chips(seat, _owed(told, seat) + by):
        told.do(f"P{seat} wager {chips}")


def _chips(told: Teller, seat: int) -> None:
    """Chips worth a share of what is faced, or one or more big chips."""
    told.do(*wagered(told.record, "act", told.dice.below(90), told.dice.below(10)))


def _pulled(told: Teller, seat: int) -> None:
    told.do(*wagered(told.record, "pull", told.dice.below(90), told.dice.below(10)))


def _twice(told: Teller, seat: int) -> None:
    told.do(*wagered(told.record, "twice", told.dice.below(90), told.dice.below(10)))


def _all_in(told: Teller, seat: int) -> None:
    stack = told.record.table.seat(seat).stack
    if told.dice.chance(40):
        told.do(f"P{seat} say all-in")
    if stack:
        told.do(f"P{seat} wager {stack}")


def _words(told: Teller, seat: int) -> None:
    """Words of any kind, then chips or none."""
    told.do(f"P{seat} say {_declaration(told)}")
    ways: tuple[Callable[[Teller, int], None], ...] = (_chips, _chips, _raise, _plain, _rest, _nothing, _nothing)
    told.dice.pick(ways)(told, seat)


def _declaration(told: Teller) -> str:
    dice = told.dice
    number = dice.pick(NUMBERS) if dice.chance(35) else dice.pick(AMOUNTS)
    ways = (
        number,
        f"{dice.pick(KINDS)} {number}",
        f"{dice.pick(KINDS)} {number}",
        dice.pick(("call", "raise", "bet", "check", "fold", "pot", "all-in", "raise", "call")),
        dice.pick(CONDITIONS) if dice.chance(40) else "raise",
    )
    return dice.pick(ways)


def _after(told: Teller, seat: int) -> None:
    """Chips first, and the word with them or after them."""
    _chips(told, seat)
    told.do(f"P{seat} say {_declaration(told)}")


def _nothing(told: Teller, seat: int) -> None:
    """He leaves it at that."""


def _rest(told: Teller, seat: int) -> None:
    told.do(f"P{seat} rest")


def _pot(told: Teller, seat: int) -> None:
    """Somebody asks for the pot, a figure is said, and it is bet."""
    if told.dice.chance(50):
        told.do(f"P{seat} say how much is the pot?")
    amount = 100 * (2 + told.dice.below(30))
    told.do(f"D say pot {amount}")
    if told.dice.chance(50):
        told.do(f"P{seat} say pot")
    if chips := told.chips(seat, amount + _owed(told, seat) if told.dice.chance(50) else amount):
        told.do(f"P{seat} wager {chips}")


def _taken_back(told: Teller, seat: int) -> None:
    """What was just put out goes back, wholly or in part, and perhaps out again."""
    _chips(told, seat)
    told.do(*wagered(told.record, "back" if told.dice.chance(20) else "pull", told.dice.below(90), told.dice.below(10)))
    bet = told.record.table.seat(seat).bet
    if bet:
        told.do(f"P{seat} pull-back {bet}")


def _misled(told: Teller, seat: int) -> None:
    """He asks for the amount, hears a wrong one and calls it; or puts too little out and says why."""
    told.do(f"P{seat} say how much is it?")
    amount = _owed(told, seat) + 100 * (told.dice.below(5) - 2)
    told.do(f"D say {max(100, amount)}")
    if chips := told.chips(seat, amount):
        told.do(f"P{seat} {'say call' if told.dice.chance(40) else f'wager {chips}'}")
    if told.dice.chance(40):
        told.do(f"P{seat} say i thought it was {amount}")


def _short(told: Teller, seat: int) -> None:
    """An undercall."""
    chips = told.chips(seat, _owed(told, seat) // 2 // 25 * 25)
    if chips and told.dice.chance(30):
        told.do(f"P{seat} say call")
    told.do(f"P{seat} wager {chips}" if chips else f"P{seat} check")
    if told.dice.chance(25):
        told.do(f"P{seat} say i misread the bet")


def _hidden(told: Teller, seat: int) -> None:
    """All-in is said, and not all of it put out; what was left comes to light."""
    told.do(f"P{seat} say all-in")
    _raise(told, seat)
    if told.course.to_act and told.course.to_act != seat:
        _plain(told, told.course.to_act)
    told.do(f"P{told.anybody()} say there is a chip behind")


def _motions(told: Teller, seat: int) -> None:
    """Chips in two or three motions, with a word first or none: the call, then more; or a whole raise, then more."""
    if told.dice.chance(50):
        told.do(f"P{seat} say {told.dice.pick(('raise', 'raise', 'call', 'bet', 'raise 1100'))}")
    first = _owed(told, seat) + (_step(told) if told.dice.chance(40) else 0)
    for amount in (first, _step(told), _step(told) // 2)[: 2 + told.dice.below(2)]:
        if chips := told.chips(seat, amount):
            told.do(f"P{seat} wager {chips}")


def _asked_how_much(told: Teller, seat: int) -> None:
    """A bare number, the dealer's question, and an answer."""
    told.do(f"P{seat} say {told.dice.pick(('raise ', '', 'bet '))}{told.dice.pick(NUMBERS)}")
    told.do(f"D ask-how-much {seat}", f"P{seat} say {told.dice.pick(AMOUNTS)}")


def _folds_in_words(told: Teller, seat: int) -> None:
    told.do(f"P{seat} say {told.dice.pick(('fold', 'i fold'))}")


def _brought_in(told: Teller, seat: int) -> None:
    """Who faces the action, or somebody else, has the bets brought in."""
    told.do(f"P{seat} say bring in the bets", "D bring-in-bets")


def called_round(told: Teller) -> None:
    """Everybody who is still to act checks or calls; now and then all but one fold."""
    alone = told.dice.chance(8)
    for seat in told.course.pending[: -1 if alone else None]:
        (_fold if alone else _plain)(told, seat)


WAYS: tuple[Callable[[Teller, int], None], ...] = (
    *(_plain, _plain, _plain, _plain, _plain, _plain, _raise, _raise, _raise, _chips, _chips, _chips),
    *(_words, _words, _words, _after, _pulled, _twice, _all_in, _all_in, _fold, _short, _short, _misled),
    *(_taken_back, _pot, _hidden, _check, _motions, _motions, _asked_how_much, _brought_in, _folds_in_words),
)
EARLY: tuple[Callable[[Teller, int], None], ...] = (
    _check,
    _fold,
    _raise,
    _plain,
    _words,
    _all_in,
    _short,
    _raise,
    _folds_in_words,
)


def talk(told: Teller) -> None:
    """Somebody says something that is no act."""
    told.do(
        f"P{told.one_of(told.course.pending) if told.dice.chance(70) else told.anybody()} say {told.dice.pick(TALK)}"
    )


def by_dealer(told: Teller) -> None:
    """The dealer says or does something about the bets."""
    dice, table = told.dice, told.record.table
    seat = told.one_of(told.course.contesting)
    amount = told.course.bet if dice.chance(50) else int(dice.pick(AMOUNTS))
    bet = table.seat(seat).bet
    given = bet or told.chips(seat, 100)
    told.do(
        dice.pick(
            (
                f"D announce-bet {dice.pick(('bet', 'call', 'raise', 'all-in', 'post'))} {amount}",
                f"D ask-for {seat} {amount}",
                f"D ask-how-much {seat}",
                f"D action-on {seat}",
                f"D action-on {told.course.to_act or seat}",
                f"D return-bet {seat} {given}" if given else "D stop",
                f"D count {dice.pick(('bet', 'stack'))}-{seat}",
                f"D all-in-button {seat}",
                f"D say {dice.pick(TOLD)}",
                "D bring-in-bets",
                f"D muck {seat}",
                "D announce string-bet",
            )
        )
    )


def floor(told: Teller) -> None:
    """The floor is called, hears, decides and goes."""
    dice = told.dice
    if dice.chance(50):
        told.do("D stop")
    told.do("D floor", "F come", "F ask what-happened", "D report something-about-the-bets")
    if dice.chance(70):
        told.do(f"F order {dice.pick(ORDERS)} {dice.pick(('own', 'tda-2022', 'upt'))}")
    if dice.chance(15):
        told.do("F say we wait for the camera" if dice.chance(50) else "F say a break after this hand")
    told.do("F leave", "D proceed")
