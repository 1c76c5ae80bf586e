"""The head of a hand in a file of its own: every word is looked at on its line, and stacks get the chips they need."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

from trainer.kernel.chips import DENOMINATIONS, EVERY_DENOMINATION, NO_CHIPS, Chips, NotEnoughChips, chips
from trainer.kernel.document import KEYS, STAKES, WORD
from trainer.kernel.formats import first_line
from trainer.kernel.house import setting
from trainer.kernel.limits import MOST_CHIPS, quoted, whole
from trainer.kernel.nearest import nearest
from trainer.kernel.notation import VERSION
from trainer.kernel.table import Setup, Stakes
from trainer.scenarios.stacks import SMALL, cut, smallest_for
from trainer.shorthand import begun
from trainer.shorthand.amounts import as_figures
from trainer.shorthand.begun import Begun
from trainer.shorthand.head import DEALT, READ, BadHand, Head
from trainer.shorthand.parts import HAND

BLINDS = ("small-blind", "big-blind", "big-blind-ante")
CHIPS = "chips"
OWN = ("blinds", HAND, "house", "stuck", CHIPS)
WORDS = frozenset((*READ, *KEYS, *STAKES, *begun.READ, *OWN))
"""Every word with which a line above the rule may begin, beside the first one of a transcript."""
MORE = (1, 4, 12)  # times as many small chips, where those of an ordinary stack do not do
IN_CHIPS = ("seat", "seats", "pot", "side")
"""Lines with chips that may be written as below the rule: `seat 5 1000+500`, `pot 2,400`."""
NOBODY = "0"
LAST_UP = 6
"""Cards of a stud hand after which none comes face up."""
IN_THE_RACK = 60
"""Chips of each denomination in the dealer's tray, where those in use are told."""


@dataclass
class Need:
    """What a stack must be able to make: amounts, and chips that it must have, of all the more small ones.

    `clear` where a bet or raise names the amount.
    """

    amounts: list[int] = field(default_factory=list)
    chips: Chips = NO_CHIPS
    more: int = 0
    clear: bool = False
    line: int = 0  # that asked for it last

    @property
    def enough(self) -> bool:
        """Is there nothing further to try?"""
        return self.more >= len(MORE)


class FiledHead(Head):
    """A head whose lines have been looked at one by one; `needs` are what its stacks have been found to lack."""

    def __init__(self, dice: Random, needs: Mapping[int, Need]) -> None:
        super().__init__(dice)
        self.begun, self.needs = Begun(), needs
        self.single: set[int] = set()  # seats that have a line of their own
        self.at: dict[str, int] = {}  # the line on which a word stands first
        self.told_chips: tuple[int, ...] = ()  # the denominations in use, the largest first, as `chips` tells them

    def read_at(self, number: int, line: str) -> None:
        """Take one line. Raises ValueError."""
        key, _, rest = line.partition(" ")
        rest = as_figures(rest.strip()) if key in IN_CHIPS else rest.strip()
        self.at.setdefault(key, number)
        if key == WORD:
            first_line(line, WORD, VERSION, "hand")
        elif key in begun.READ:
            self.begun.read(key, rest.split())
        elif key == "blinds":
            self._blinds(rest.split())
        elif key == CHIPS:
            self._in_use(rest.split())
        elif key == HAND:
            pass  # begins the part of a file, and is read with it
        elif key in WORDS:
            self._check(key, rest)
            if key == "seat" and (seat := rest.partition(" ")[0]).isascii() and seat.isdigit():
                self._for_all(int(seat))
            super().read(f"{key} {rest}")
        else:
            raise ValueError(f"{quoted(key)} isn't a word for a hand's head{nearest(key, WORDS)}")

    def _for_all(self, seat: int) -> None:
        """A seat of its own, after one for all, is that one's exception."""
        if seat in self.seats and seat not in self.single:
            del self.seats[seat]
        self.single.add(seat)

    def take(self, lines: Iterable[str]) -> None:
        """What is known of the table besides, where the head itself does not say it."""
        told = {"seat" if self.seats else "", "blinds" if self.stakes else "", "ante" if self.stakes else ""}
        for line in lines:
            key = line.partition(" ")[0]
            if key not in told and not self.has(key):
                self.read_at(0, line)

    def _check(self, key: str, rest: str) -> None:
        """Raises ValueError for what only the whole head would show."""
        if key == "house":
            setting(rest)
        elif key in KEYS and key != "deck":
            if self.has(key):
                raise ValueError(f"{quoted(key)} is listed twice")
            KEYS[key](rest)
        elif key in ("seat", "seats"):
            _, stack, *_ = (*rest.split(), NOBODY, NOBODY)
            whole(stack, MOST_CHIPS) if stack.isdigit() else chips(stack)
        elif key in STAKES:
            whole(rest, MOST_CHIPS)

    def _blinds(self, words: list[str]) -> None:
        if len(words) not in (2, 3):
            raise ValueError("write the small blind, the big blind, and any big blind ante, as in blinds 100 200 200")
        self.stakes |= {key: whole(word, MOST_CHIPS) for key, word in zip(BLINDS, words, strict=False)}

    def _in_use(self, words: list[str]) -> None:
        if self.told_chips:
            raise ValueError(f"{CHIPS!r} is listed twice")
        values = sorted({whole(word, MOST_CHIPS) for word in words})
        if not values or not values[0] or any(high % low for low, high in pairwise(values)):
            raise ValueError("write the denominations in use, each a multiple of the one below, as in chips 50 100 500")
        self.told_chips = tuple(reversed(values))

    def setup(self, folding: Mapping[int, int]) -> Setup:
        """The setup, complete; of a hand begun on a street with what is left on it. Raises BadHand."""
        self._broke()
        self.begun.denominations = in_use = self._own_chips()
        if in_use and not self.has("rack"):
            self.lines.append(f"rack {Chips(tuple((value, IN_THE_RACK) for value in in_use))}")
        if not any(self.stakes.values()):
            raise BadHand([(0, "the stakes are missing: write blinds 100 200, in stud ante, bring-in and the bets")])
        sitting = frozenset(seat for seat, (stack, _) in self.seats.items() if stack != NOBODY)
        game = next((line.split()[1] for line in self.lines if line.startswith("game ")), "holdem")
        self._fixed_bets()
        if disorder := self._out_of_order():
            raise BadHand(disorder)
        if faults := self.begun.faults(game, sitting):
            raise BadHand([(self.at.get("on", 0), what) for what in faults])
        if self.begun.on:
            self.gone, self.sure = sitting - (self.begun.live or sitting), DEALT + self.begun.number()
        try:
            return super().setup(folding)
        except BadHand as bad:
            raise BadHand([(number or self._line(what), what) for number, what in bad.faults]) from bad

    def upcards_untold(self, seats: Iterable[int]) -> bool:
        """In stud begun on a street: does any of these seats lie with an upcard that nobody told?"""
        dealt_up = min(DEALT + self.begun.number(), LAST_UP)
        return not self.deck and any(len(self.holes.get(seat, ())) < dealt_up for seat in seats)

    def bringing_in_untold(self) -> list[int]:
        """In stud begun on a street: who of those who are in may bring it in, for all that the cards told say."""
        return [] if self.deck else [seat for seat in sorted(self.begun.live) if len(self.holes.get(seat, ())) < DEALT]

    def _out_of_order(self) -> list[tuple[int, str]]:
        """A small blind above the big one, and the like, each with its line."""
        pairs = Stakes(**{key.replace("-", "_"): amount for key, amount in self.stakes.items()}).out_of_order()
        words = [(low.replace("_", "-"), high.replace("_", "-")) for low, high in pairs]
        return [
            (
                self.at.get(low, self.at.get("blinds", 0)),
                f"the {low} of {self.stakes[low]:,} is more than the {high} of {self.stakes[high]:,}",
            )
            for low, high in words
        ]

    def _fixed_bets(self) -> None:
        """At limit with blinds the bets are the big blind and twice as much, where the head tells no others."""
        limit = any(line.startswith("game ") and line.endswith(" limit") for line in self.lines)
        if limit and (big := self.stakes.get("big-blind", 0)):
            self.stakes.setdefault("small-bet", big)
            self.stakes.setdefault("big-bet", 2 * self.stakes["small-bet"])

    def _broke(self) -> None:
        """Who has nothing left and is in is all-in: some chips stand for what the player has put in."""
        if not self.begun.on:
            return
        none = {seat for seat, (stack, _) in self.seats.items() if stack == NOBODY}
        gone = frozenset(none & self.begun.live) if self.begun.live else frozenset()
        self.begun.all_in |= gone
        some = str(max(self.stakes.values(), default=0) or 1)
        for seat in gone:
            self.seats[seat] = (some, self.seats[seat][1])

    def _line(self, what: str) -> int:
        """The line of the first word of a fault that the head has."""
        return next((self.at[word] for word in what.replace(":", " ").split() if word in self.at), 0)

    def _stack(self, number: int, stack: str) -> str:
        need = self.needs.get(number)
        if not stack.isdigit():
            if need is not None:
                raise NotEnoughChips(f"seat {number} has {stack}, but those chips can't make {_said(need)}")
            return stack
        return stack if stack == NOBODY else str(self._cut(number, int(stack), need or Need()))

    def _chips(self, stack: str) -> str:
        return str(self._cut(0, int(stack), Need())) if stack.isdigit() and stack != NOBODY else stack

    def _cut(self, number: int, amount: int, need: Need) -> Chips:
        """A stack that can make what is needed of it. Raises NotEnoughChips."""
        rest = amount - need.chips.amount
        if rest < 0 or need.enough:
            raise NotEnoughChips(f"seat {number} can't make {_said(need)} out of {amount:,}")
        known, wanted = self._denominations(need), [*self.stakes.values(), *need.amounts, rest]
        if self.told_chips and (odd := next((each for each in wanted if each % known[-1]), 0)):
            raise NotEnoughChips(f"{CHIPS} of {known[-1]} and up can't make {odd:,}")
        smallest = known[-1] if self.told_chips else smallest_for(wanted, known)
        values = tuple(sorted(value for value in known if value >= smallest))
        few = tuple(count * MORE[need.more] for count in SMALL)
        return need.chips + (cut(rest, values, few) if rest else NO_CHIPS)

    def _own_chips(self) -> tuple[int, ...]:
        """The denominations in use where they are told, or stacks are written in chips that are not the usual ones."""
        told = [chips(stack) for stack, _ in self.seats.values() if not stack.isdigit()]
        values = sorted({value for each in told for value, _ in each.piles})
        own = any(value not in EVERY_DENOMINATION for value in values)
        even = all(high % low == 0 for low, high in pairwise(values))
        return self.told_chips or (tuple(reversed(values)) if own and even else ())

    def _denominations(self, need: Need) -> tuple[int, ...]:
        """With a cash game's small chips only where stakes, a stack or a clear act ask for them.

        Else an odd amount is a slip.
        """
        if own := self._own_chips():
            return own
        stacks = (int(stack) for stack, _ in self.seats.values() if stack.isdigit())
        small = need.clear or any(amount % DENOMINATIONS[-1] for amount in (*self.stakes.values(), *stacks))
        return EVERY_DENOMINATION if small else DENOMINATIONS


def _said(need: Need) -> str:
    found = [f"{each:,}" for each in need.amounts] + ([str(need.chips)] if need.chips else [])
    return " and ".join(found)
