"""Pots and winners at any moment: what is in the middle, whose bet comes back, who wins which pot and how much."""

from dataclasses import dataclass, replace

from trainer.grading.answers.letters import begun, lower
from trainer.grading.pots import left_open, odd_chips
from trainer.kernel.listed import listed, seats_within
from trainer.rules.awarding import read_at
from trainer.rules.book import Book
from trainer.rules.building import pot_name
from trainer.rules.facts import Facts, turns
from trainer.rules.facts.pots import Pot, held, pots, spans, split
from trainer.rules.facts.showdown import contenders, live, over, showdown, tabled, uncalled
from trainer.rules.facts.stakes import antes_lying, by_street
from trainer.rules.facts.standing import AGGRESSIVE
from trainer.rules.hands import HALVES, read_aloud
from trainer.rules.settlement import off

DEEPEST_FIRST = "pot.order.before-a-deeper-pot"
"""The rule of a house that settles the side pot of the deepest stacks first, and the main pot last."""


@dataclass(frozen=True, slots=True)
class PotTold:
    """One pot: its name, its chips, the seats in it, what each winner gets. `wins` is empty where nobody can tell yet.

    `odd` is what is left over where the chips don't divide and the house gives the odd ones to no one, or, by `floor`,
    has its floor say who gets them. `made_up` is whether cards decide who wins that nobody named.
    """

    name: str
    amount: int
    seats: tuple[int, ...]
    wins: tuple[tuple[int, int], ...] = ()
    odd: int = 0
    floor: bool = False
    made_up: bool = False


@dataclass(frozen=True, slots=True)
class PotsTold:
    """All of them. While a betting round is open, `middle` and by seat the bets in `front` are all that can be told.

    `back` is by seat what nobody called, `change` what lies in front of one that had less to match; `hidden` the seats
    whose hands are still to be tabled. `deepest_first` is whether the house awards the last side pot before the others.
    """

    middle: int
    front: tuple[tuple[int, int], ...] = ()
    pots: tuple[PotTold, ...] = ()
    back: tuple[tuple[int, int], ...] = ()
    change: tuple[tuple[int, int], ...] = ()
    hidden: tuple[int, ...] = ()
    deepest_first: bool = False

    @property
    def won(self) -> bool:
        """Is it told who gets every pot?"""
        return bool(self.pots) and all(each.wins for each in self.pots)

    @property
    def known(self) -> bool:
        """Is it told, by cards that somebody named?"""
        return self.won and not any(each.made_up for each in self.pots)


def not_given(told: PotsTold | None) -> bool:
    """Do cards decide who wins that nobody named?"""
    return told is not None and told.won and not told.known


def pots_told(law: Book, facts: Facts) -> PotsTold | None:
    """The pots as they are; None before any chip is in."""
    middle = facts.table.pot.amount
    front = tuple((seat.number, seat.bet.amount) for seat in facts.table.seats if seat.bet)
    if (facts.course.betting or _is_due(facts)) and len(facts.course.contesting) > 1:
        return PotsTold(middle, front) if middle or front else None
    then = facts.when(read_at(facts))
    found = pots(then)
    if not any(each.amount for each in found):
        return PotsTold(middle, front) if middle or front else None
    hidden = _hidden(then)
    back = tuple((seat, amount) for seat, bet in front if (amount := min(bet, uncalled(facts, seat))))
    open_odd = left_open(law, facts) if not hidden and over(then) else frozenset()
    told = tuple(_told(then, each, hidden, each.name in open_odd) for each in found)
    told = tuple(replace(each, floor=bool(each.odd) and _by_the_floor(law, facts, each.name)) for each in told)
    beyond, left = _beyond(facts, front), facts.course.contesting
    others = ((seat, amount - dict(back).get(seat, 0)) for seat, amount in beyond.items() if (seat,) != tuple(left))
    change = tuple((seat, amount) for seat, amount in others if amount > 0)
    back = _of_the_last(facts, beyond) or back or _pulled_in(facts, middle - sum(each.amount for each in found), told)
    return PotsTold(middle, front, told, back, change, hidden, DEEPEST_FIRST in law.rules)


def _is_due(facts: Facts) -> bool:
    """Has anybody with chips yet to answer a raise that was made out of turn, and binds?"""
    now = turns.told(facts).standing
    if now is None or now.street != facts.course.street or not any(seat.bet for seat in facts.table.seats):
        return False
    return any(facts.table.seat(seat).stack and now.matched[seat] < now.level for seat in now.pending)


def _pulled_in(facts: Facts, more: int, told: tuple[PotTold, ...]) -> tuple[tuple[int, int], ...]:
    """What nobody called of the last bet of all, where it was pulled in with pots that its bettor doesn't win alone."""
    last = next((each for each in reversed(facts.course.actions) if each.kind in AGGRESSIVE), None)
    if last is None or more <= 0 or any(each.bet for each in facts.table.seats):
        return ()
    if {seat for each in told for seat, _ in each.wins} == {last.seat}:
        return ()
    answered = facts.when(facts.course.actions[-1].index + 1)
    return ((last.seat, more),) if uncalled(answered, last.seat) == more else ()


def _of_the_last(facts: Facts, beyond: dict[int, int]) -> tuple[tuple[int, int], ...]:
    """What nobody called of the only player left, who bet or raised on this street, or whose blind nobody raised."""
    course = facts.course
    last = next(iter(course.contesting)) if len(course.contesting) == 1 else 0
    bets = [each for each in course.actions if each.kind in AGGRESSIVE and each.street == course.street]
    own = not bets or any(each.seat == last for each in bets)
    return ((last, beyond[last]),) if last in beyond and own else ()


def _beyond(facts: Facts, front: tuple[tuple[int, int], ...]) -> dict[int, int]:
    """By seat, what lies there beyond what it has in by right: nobody called it, or it is change."""
    street = by_street(facts)[-1:] if facts.course.street >= 0 else ()
    if not street or not street[0]:
        return {}
    owed = ((seat, bet - street[0].get(seat, 0) - antes_lying(facts, seat)) for seat, bet in front)
    return {seat: amount for seat, amount in owed if amount > 0}


def _by_the_floor(law: Book, facts: Facts, name: str) -> bool:
    """Does the house leave the odd chips of that pot to its floor?"""
    said = odd_chips(law, facts, name)
    return said is not None and not said.silent


def _hidden(then: Facts) -> tuple[int, ...]:
    """The seats in the hand whose cards nobody has seen, where more than one is left."""
    left = live(then)
    return tuple(seat for seat in left if not tabled(then, seat)) if len(left) > 1 else ()


def _told(then: Facts, pot: Pot, hidden: tuple[int, ...], odd: bool) -> PotTold:
    seats = tuple(seat for seat in pot.seats if seat in live(then)) or pot.seats
    if len(seats) == 1:
        return PotTold(pot.name, pot.amount, pot.seats, ((seats[0], pot.amount),))
    if set(seats) & set(hidden) or not showdown(then):
        return PotTold(pot.name, pot.amount, pot.seats)
    wins = {seat: least for seat, (least, _) in spans(then, pot).items()} if odd else split(then, pot)
    made_up = set(wins) != set(seats) and _made_up(then, seats)
    odd_left = pot.amount - sum(wins.values())
    return PotTold(pot.name, pot.amount, pot.seats, tuple(sorted(wins.items())), odd_left, made_up=made_up)


def _made_up(then: Facts, seats: tuple[int, ...]) -> bool:
    """Are there cards that decide who wins of which nobody named one?"""
    deciding = (each.card for some in (then.table.board, *(then.table.seat(s).hand for s in seats)) for each in some)
    return not then.record.knows(deciding)


# --- in words -----------------------------------------------------------------------------------------------------


def pots_sentence(told: PotsTold) -> str:
    """All of it in one sentence: who wins how much, or how much is in the pots."""
    if unknown := sum(each.amount for each in told.pots if each.made_up):
        return f"The cards that decide who wins the {unknown:,} aren't given."
    if told.won:
        totals: dict[int, int] = {}
        for seat, amount in (win for each in told.pots for win in each.wins):
            totals[seat] = totals.get(seat, 0) + amount
        by_floor = sum(each.odd for each in told.pots if each.floor)
        odd = sum(each.odd for each in told.pots if not each.floor)
        shares = [f"seat {seat} wins {amount:,}" for seat, amount in sorted(totals.items())]
        left = f"; {_listed_back(told)}" if told.back or told.change else ""
        left += f"; the floor decides who gets the other {by_floor:,}" if by_floor else ""
        return f"{begun(listed(shares))}{left}{f', and no rule says who gets the odd {odd:,}' if odd else ''}."
    if told.pots:
        back = f"; {_listed_back(told)}" if told.back or told.change else ""
        in_order = told.deepest_first and len(told.pots) > 1
        each_pot = [_so_far(each) for each in (reversed(told.pots) if in_order else told.pots)]
        return f"{begun(listed(each_pot))}{', awarded in that order' if in_order else ''}{back}."
    total = told.middle + sum(amount for _, amount in told.front)
    return f"The pot is {total:,}: {told.middle:,} in the middle and {total - told.middle:,} in front of the players."


def _so_far(pot: PotTold) -> str:
    """How much is in a pot while not every hand is seen, or whose it is where one alone is left for it."""
    if len(pot.wins) == 1:
        return f"seat {pot.wins[0][0]} wins {_called(pot.name)} of {pot.amount:,}"
    return f"{_called(pot.name)} is {pot.amount:,}"


def _listed_back(told: PotsTold) -> str:
    """What nobody called: half of the answer wherever somebody bet and was folded to, or lost the hand. And change."""
    uncalled = [f"the uncalled {amount:,} goes back to seat {seat}" for seat, amount in told.back]
    return listed([*uncalled, *(f"{amount:,} goes back to seat {seat} as change" for seat, amount in told.change)])


def change_sentence(told: PotsTold | None) -> str:
    """What lies there as change with the betting over; "" where none does."""
    return f"{begun(_listed_back(replace(told, back=())))}." if told is not None and told.change else ""


def mistaken_sentence(law: Book, facts: Facts, told: PotsTold | None, disputed: bool = False) -> str:
    """Who wins how much, where the pots were pushed and somebody has too much; "" where not.

    After the hand is over only where that is `disputed`. Of a pot that hangs on cards which nobody named, whoever is in
    it may be the winner; others give back what they got.
    """
    if told is None or not told.won or (facts.table.over and not disputed):
        return ""
    wrong = {seat: amount for seat, amount in off(facts, left_open(law, facts)).items() if amount > 0}
    if told.known:
        much = [f"seat {seat} got {amount:,} too much" for seat, amount in sorted(wrong.items())]
        return f"{pots_sentence(told).removesuffix('.')}, but {listed(much)}." if much else ""
    sure = {seat: amount - _may_win_yet(told, seat) for seat, amount in sorted(wrong.items())}
    back = [f"seat {seat} gives back {amount:,}" for seat, amount in sure.items() if amount > 0]
    return f"{begun(listed(back))}; {lower(pots_sentence(told))}" if back else ""


def _may_win_yet(told: PotsTold, seat: int) -> int:
    """How much more the seat may win of pots that hang on cards which nobody named."""
    return sum(each.amount - dict(each.wins).get(seat, 0) for each in told.pots if each.made_up and seat in each.seats)


def pots_lines(told: PotsTold, facts: Facts) -> tuple[str, ...]:
    """A line for each pot, for each bet that comes back, and for the hands still to be seen."""
    lines = [_line(each, facts) for each in told.pots]
    lines += [f"{amount:,} that no one called goes back to seat {seat}." for seat, amount in told.back]
    lines += [f"Seat {seat} has {amount:,} in front." for seat, amount in told.front if not told.pots]
    if told.pots and not told.won and not told.hidden:
        lines.append("The winner isn't known until the last card is dealt.")
    if told.hidden and told.pots:
        table = "tables" if len(told.hidden) == 1 else "table"
        lines.append(f"The winner isn't known until {seats_within(told.hidden)} {table}.")
    return tuple(lines)


def _line(pot: PotTold, facts: Facts) -> str:
    wins = "; ".join(f"seat {seat} gets {amount:,}{_hand(facts, seat)}" for seat, amount in pot.wins)
    wins = "" if pot.made_up else wins
    left = "the floor decides who gets it" if pot.floor else "the rulebook doesn't say who gets it: ask your house"
    odd = f" {pot.odd:,} is left over, and {left}." if pot.odd else ""
    return f"{begun(_called(pot.name))}, {pot.amount:,} ({seats_within(pot.seats)}){f': {wins}' if wins else ''}.{odd}"


def _hand(facts: Facts, seat: int) -> str:
    """ " (two pair: …)", where the hand lies face up."""
    then = facts.when(read_at(facts))
    if not tabled(then, seat) or len(contenders(then)) < 2:
        return ""
    board = "".join(each.card.face for each in then.table.board if not each.card.is_joker)
    told = [read_aloud(facts.game, half, held(then, seat), board) for half in HALVES[facts.game]]
    return f" ({lower(' / '.join(filter(None, told)))})" if any(told) else ""


def _called(name: str) -> str:
    said = pot_name(name)
    return "the main pot" if said.startswith("The") else said.lower()
