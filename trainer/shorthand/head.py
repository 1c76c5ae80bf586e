"""The head of a hand told in short: what is left out is filled in."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from trainer.kernel.altered import replace
from trainer.kernel.cards import Card, Placed, placed
from trainer.kernel.chips import chips
from trainer.kernel.document import FIRST_LINE, RULE, STAKES, WORD, BadTranscript, transcript_of
from trainer.kernel.formats import first_line
from trainer.kernel.games import is_stud
from trainer.kernel.limits import whole
from trainer.kernel.notation import VERSION
from trainer.kernel.table import Setup
from trainer.quickfire import decks
from trainer.quickfire.kind import Unsuitable
from trainer.rules.course import HOLE_CARDS, clockwise
from trainer.scenarios.fresh import tables
from trainer.scenarios.stacks import rack_for, stack_of
from trainer.shorthand.bringing_in import with_the_card_for_it
from trainer.shorthand.upcards import Firsts, with_upcards_for

REST = ("…", "...")
GAME = "game holdem no-limit"  # where a head with blinds names none
DEALT = 3  # cards of the first round in stud
MOST_SEATS = 10
LAST_HAND = 3  # seats that tell of the last hand, where its button was right
HEADS_UP = 2


class BadHand(ValueError):
    """A hand that is not well written or cannot happen. `faults` has (line number from 1, what is wrong)."""

    def __init__(self, faults: list[tuple[int, str]]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(f"line {number}: {what}" if number else what for number, what in faults))


@dataclass
class Head:
    """The head as it is read: what the notation knows is kept as it stands, what it does not is filled in."""

    dice: Random
    lines: list[str] = field(default_factory=list)
    stakes: dict[str, int] = field(default_factory=dict)
    seats: dict[int, tuple[str, str]] = field(default_factory=dict)  # the stack as written, and the name
    holes: dict[int, list[str]] = field(default_factory=dict)
    board: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    boxed: set[Card] = field(default_factory=set)  # cards given with a ^ before them
    gone: frozenset[int] = frozenset()  # seats that are out before the street on which a hand is begun
    brings_in: int = 0  # the seat of which the line after the deal tells it
    sure: int = DEALT  # cards of each hand in stud that come to the same seats whoever folds
    firsts: Firsts = field(default_factory=dict)  # who is to act first in stud on streets of which cards are untold

    def read(self, line: str) -> None:
        """Take one line. Raises ValueError."""
        key, _, rest = line.partition(" ")
        if key in STAKES:
            self.stakes[key] = whole(rest)
        if key in READ:
            READ[key](self, rest.split())
        elif key != WORD or first_line(line, WORD, VERSION, "hand") < 1:
            self.lines.append(line)

    def seat(self, words: list[str]) -> None:
        if len(words) < 2 or not 1 <= whole(words[0]) <= MOST_SEATS:
            raise ValueError("write the seat, its chips and a name, as in seat 3 4000 Ines")
        number = int(words[0])
        if number in self.seats:
            raise ValueError(f"seat {number} is listed twice")
        self.seats[number] = (words[1], " ".join(words[2:]))

    def all_seats(self, words: list[str]) -> None:
        if len(words) != 2 or not 2 <= whole(words[0]) <= MOST_SEATS:
            raise ValueError("write the number of players and the chips each player has, as in seats 6 20000")
        for number in range(1, int(words[0]) + 1):
            self.seats.setdefault(number, (words[1], ""))

    def cards(self, words: list[str]) -> None:
        self.holes[whole(words[0] if words else "")] = self._known(words[1:])

    def laid(self, words: list[str]) -> None:
        self.board = self._known(words)

    def _known(self, words: list[str]) -> list[str]:
        """Cards by their names; of those written as boxed it is kept that they are."""
        known = [placed(each) for each in words]
        self.boxed |= {each.card for each in known if each.up}
        return [each.card.name for each in known]

    def in_order(self, words: list[str]) -> None:
        self.deck = words

    def has(self, key: str) -> bool:
        return any(line.split()[0] == key for line in self.lines)

    def setup(self, folding: Mapping[int, int]) -> Setup:
        """The setup, complete; `folding` are seats that give up, each after so many streets. Raises BadHand."""
        self._seats_of_the_last_hand()
        try:
            bare = transcript_of("\n".join([FIRST_LINE, *self.lines, *self._seat_lines(), *self._rest(), RULE])).setup
            return replace(bare, deck=self._deck(bare, folding))
        except BadTranscript as bad:
            raise BadHand([(0, what) for _, what in bad.faults]) from bad
        except (ValueError, Unsuitable) as fault:
            raise BadHand([(0, str(fault))]) from fault

    def _seats_of_the_last_hand(self) -> None:
        """Whoever busted on it left a seat that need not be told."""
        told = next((line.split()[1:] for line in self.lines if line.startswith("last-hand ")), [])
        for number in (int(each) for each in told if each.isdigit() and len(each) <= 2):
            if self.seats and max(self.seats) < number <= MOST_SEATS:
                for empty in range(max(self.seats) + 1, number + 1):
                    self.seats[empty] = ("0", "")

    def _rest(self) -> list[str]:
        found = [f"{key} {value}" for key, value in self.stakes.items()]
        if not self.has("game") and "big-blind" in self.stakes:
            found.append(GAME)
        due = self._button_due()
        if not self.has("button"):
            found.append(f"button {due or max(self.seats, default=1)}")
        elif due and not self.has("button-due") and f"button {due}" not in self.lines:
            found.append(f"button-due {due}")
        if not self.has("rack"):
            found.append(f"rack {rack_for([chips(self._chips(stack)) for stack, _ in self.seats.values()])}")
        return [*found, "deck Ah"]  # the deck itself comes when the seats are known

    def _button_due(self) -> int:
        """Where the button goes after the last hand, be that seat empty, as far as the head tells it: 0 where it was
        wrong there.
        """
        told = next((line.split()[1:] for line in self.lines if line.startswith("last-hand ")), [])
        if len(told) != LAST_HAND or not all(each.isdigit() for each in told):
            return 0
        small, big = int(told[1]), int(told[2])
        taken = sorted(number for number, (stack, _) in self.seats.items() if stack != "0")
        if len(taken) == HEADS_UP:
            due = next((number for number in taken if number > big), taken[0])  # for the big blind
            return next(number for number in taken if number != due)
        return small

    def _chips(self, stack: str) -> str:
        if not stack.isdigit() or stack == "0":
            return stack
        return str(stack_of(int(stack), [value for value in self.stakes.values() if value]))

    def _seat_lines(self) -> list[str]:
        names = [name for name in tables.NAMES if name not in {given for _, given in self.seats.values()}]
        spare = iter(self.dice.sample(names, len(self.seats)))
        found = []
        for number in range(1, max(self.seats, default=0) + 1):
            stack, name = self.seats.get(number, ("0", ""))
            sits = name or (next(spare) if number in self.seats and stack != "0" else "")
            found.append(f"seat {number} {self._stack(number, stack)} {sits}".rstrip())
        return found

    def _stack(self, _: int, stack: str) -> str:
        return self._chips(stack)

    def _deck(self, setup: Setup, folding: Mapping[int, int]) -> tuple[Placed, ...]:
        """The whole deck, top first: as it is given, as the cards given need it, or shuffled."""
        if self.deck:
            return self._given()
        seats = tuple(each.number for each in setup.seats if each.taken and each.stack)
        order = seats if is_stud(setup.game) else clockwise(seats, setup.button)
        self._look_at_cards(seats)
        self._look_at_numbers(setup.game)
        holes = with_the_card_for_it(setup, self.holes, self.brings_in)
        if self.firsts and (fitting := self._with_upcards(setup, order, holes, folding)):
            return self._as_they_fold(setup, order, fitting, folding)
        if is_stud(setup.game) and folding and any(len(hand) > self.sure for hand in self.holes.values()):
            return self._as_they_fold(setup, order, holes, folding)
        gone = self.gone or folding
        live = tuple(seat for seat in order if seat not in gone)
        try:
            found = decks.deck(setup.game, order, holes, self.board, live, self.dice)
        except StopIteration:  # in stud, seven or more to the end: what comes after the first cards is left to chance
            if any(len(hand) > self.sure for hand in self.holes.values()):
                raise ValueError(f"{len(live)} players dealt to the end need more cards than one deck has") from None
            found = decks.deck(setup.game, order, holes, self.board, (), self.dice)
        return self._with_boxed(found)

    def _as_they_fold(
        self, setup: Setup, order: Sequence[int], holes: Mapping[int, list[str]], folding: Mapping[int, int]
    ) -> tuple[Placed, ...]:
        """In stud with cards given of streets on which fewer players are left than before; no street is laid out after
        the last one of which a card is given.
        """
        most = max(len(hand) for hand in holes.values()) - DEALT
        until = self._until(most, order, folding)
        try:
            return self._with_boxed(decks.deck(setup.game, order, holes, self.board, order, self.dice, until))
        except StopIteration:
            raise ValueError("one deck doesn't have enough cards for that many players to the end") from None

    def _until(self, most: int, order: Sequence[int], folding: Mapping[int, int]) -> dict[int, int]:
        """How many streets after the first cards each seat is dealt, of so many."""
        left = {seat: street + self.sure - DEALT for seat, street in folding.items()} | dict.fromkeys(self.gone, 0)
        return {seat: min(most, left.get(seat, most)) for seat in order}

    def _with_upcards(
        self, setup: Setup, order: Sequence[int], holes: Mapping[int, list[str]], folding: Mapping[int, int]
    ) -> dict[int, list[str]]:
        """The cards that are given, with others by which the right seats are first to act; {} where there are none."""
        until = self._until(max(self.firsts), order, folding)
        found = with_upcards_for(setup.game, holes, self.firsts, until, self.dice) or {}
        return {seat: [*hand, *holes.get(seat, [])[len(hand) :]] for seat, hand in found.items()}

    def _with_boxed(self, cards: Iterable[Placed]) -> tuple[Placed, ...]:
        return tuple(Placed(each.card, up=True) if each.card in self.boxed else each for each in cards)

    def _given(self) -> tuple[Placed, ...]:
        """The deck as written; one that ends in … goes on with the cards that are left, by chance."""
        goes_on = self.deck[-1] in REST
        top = tuple(map(placed, self.deck[:-1] if goes_on else self.deck))
        if len({each.card for each in top}) != len(top):
            raise ValueError("the deck lists one card twice: write a duplicate as Qh*")
        if not goes_on:
            return top
        faces = {each.card.face for each in top}
        return (*top, *(each for each in tables.shuffled(self.dice) if each.card.face not in faces))

    def _look_at_numbers(self, game: str) -> None:
        """Raises ValueError where more cards are given than the game deals: none of them would be in the hand."""
        most = DEALT + decks.STUD_STREETS if is_stud(game) else HOLE_CARDS[game]
        for seat in (seat for seat, hand in self.holes.items() if len(hand) > most):
            raise ValueError(f"{most} cards are dealt to seat {seat}: write any others below: D pitch {seat} down")
        if is_stud(game) and len(self.board) > 1:
            raise ValueError("a stud board has at most one card: the one dealt for everyone when the deck runs out")
        if len(self.board) > decks.BOARD:
            raise ValueError(f"the board has {decks.BOARD} cards: write any others below, as in D lay 1 up")

    def _look_at_cards(self, seats: tuple[int, ...]) -> None:
        for seat in sorted(self.holes.keys() - set(seats)):
            raise ValueError(f"cards are given to seat {seat}, where no one sits")
        given = [*self.board, *(each for hand in self.holes.values() for each in hand)]
        if len(set(given)) != len(given):
            raise ValueError("a card is listed twice: check the cards and board lines")


READ: Mapping[str, Callable[[Head, list[str]], None]] = {
    "seat": Head.seat,
    "seats": Head.all_seats,
    "cards": Head.cards,
    "board": Head.laid,
    "deck": Head.in_order,
    **{key: (lambda _head, _words: None) for key in STAKES},
}
