"""A hand of PHH, checked and in whole chips: what one must be before anybody plays it."""

from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from itertools import pairwise
from typing import Any

from trainer.kernel.games import is_stud
from trainer.kernel.limits import MOST_CHIPS, quoted
from trainer.kernel.places import Path, places
from trainer.scenarios.form import Fault
from trainer.scenarios.phh.actions import MOST_DECIMALS, Action, action_of, decimals
from trainer.scenarios.phh.raw import Raw
from trainer.scenarios.phh.variants import VARIANTS, Variant
from trainer.scenarios.reading import Faults
from trainer.scenarios.semantics import MOST

PER_PLAYER = ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks", "winnings")
POSTED = "blinds_or_straddles"
UNKNOWN_STACK = "a starting stack is unknown"
SINGLE = ("bring_in", "small_bet", "big_bet", "min_bet")
TRIMMED = "ante_trimming_status"
HOLE_CARDS_AT_MOST = 10
MOST_ACTIONS = 1_000


class BadHand(ValueError):
    """A hand that cannot be read or cannot have been played; `faults` has every fault found."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        self.faults = faults
        super().__init__("\n".join(map(str, faults)))


class NotDealt(Exception):
    """A sound hand that is not dealt at our table, and why."""


@dataclass(frozen=True)
class Hand:
    """One hand in whole chips: every amount of the file times `factor`.

    Players count from 1 in the order of the file, the first left of the button; amounts by player are in that order.
    `blinds` are the small one, the big one and whatever else is posted, below 0 what somebody posts who comes in; empty
    in stud. `finishing`, `winnings` (out of the pots) and `seats` are empty where the file does not tell. `trimmed`
    tells that a short ante wins no more than itself of every other.
    """

    raw: Raw
    variant: Variant
    factor: int
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    bring_in: int
    small_bet: int
    big_bet: int
    min_bet: int
    stacks: tuple[int, ...]
    actions: tuple[Action, ...]
    players: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    finishing: tuple[int, ...] = ()
    winnings: tuple[int, ...] = ()
    name: str = ""
    trimmed: bool = False

    @property
    def big_blind_ante(self) -> int:
        """The ante that the big blind alone posts, for all; 0 where there is none."""
        if not self.blinds:
            return 0
        own = self.antes[0 if self.count == 2 else 1]
        return own if sum(self.antes) == own else 0

    @property
    def count(self) -> int:
        """How many players there are."""
        return len(self.stacks)

    @cached_property
    def sitting(self) -> tuple[int, ...]:
        """Where each player sits: as the file says, if our table can seat everybody so, else in the order of play."""
        seats, most = self.seats, MOST[self.variant.game]
        turned = sum(after < before for before, after in pairwise((*seats, *seats[:1]))) == 1
        in_order = turned and all(1 <= seat <= most for seat in seats)
        if not in_order or (is_stud(self.variant.game) and list(seats) != sorted(seats)):
            return tuple(range(1, self.count + 1))
        return seats


def hand_of(raw: Raw) -> Hand:
    """The hand that the file tells. Raises BadHand with every fault, or NotDealt with the reason."""
    if raw.fault:
        raise BadHand((raw.fault,))
    reader = Reader(raw)
    hand = reader.hand()
    if reader.found:
        raise BadHand(located(raw, reader.found))
    if reader.variant and reader.variant.reason:
        raise NotDealt(reader.variant.reason)
    assert hand is not None
    return hand


def located(raw: Raw, found: Iterable[tuple[Path, str]]) -> tuple[Fault, ...]:
    """Faults by path as faults of the file, each with its line."""
    lines = {path: raw.line + line for path, line in places(raw.text).items()}
    faults = Faults(raw.path, lambda: lines)
    for path, what in found:
        faults.add(path, what)
    prefix = f"{raw.name}." if raw.name else ""
    where = (Fault(each.path, each.line or raw.line, f"{prefix}{each.key}", each.what) for each in faults.found)
    return tuple(sorted(where, key=lambda each: each.line))


class Reader:
    """Reads the fields of one hand; `found` collects what is wrong with them, by path."""

    def __init__(self, raw: Raw) -> None:
        self.raw, self.data = raw, raw.data
        self.found: list[tuple[Path, str]] = []

    def add(self, key: str, what: str, *more: int) -> None:
        self.found.append(((key, *more), what))

    def hand(self) -> Hand | None:
        """The hand, or None where a fault leaves none. Raises NotDealt where a stack of a sound one is unknown."""
        variant = self.variant
        if variant is None:
            return None
        for key in variant.needs:
            if key not in self.data:
                self.add(key, f"is missing: a hand of {variant.name} needs it")
        actions = self._actions()
        self._counts()
        self._amounts()
        players, seats = self._players(), self._seats()
        if self.found or variant.reason:
            return None
        if any(map(_endless, self.data["starting_stacks"])):
            raise NotDealt(UNKNOWN_STACK)
        return self._made(variant, actions, players, seats)

    def _made(self, variant: Variant, actions: tuple[Action, ...], players: tuple[str, ...], seats: Any) -> Hand:
        factor = self._factor(actions)
        self._countable(actions, factor)
        whole = {key: tuple(int(each * factor) for each in self.data.get(key, ())) for key in PER_PLAYER}
        if len(self.data["starting_stacks"]) == 2:  # of two players the second is named first, who has the button
            whole["antes"] = whole["antes"][::-1]
        single = {key: int((self.data.get(key) or 0) * factor) for key in SINGLE}
        return Hand(
            self.raw,
            variant,
            factor,
            whole["antes"],
            whole["blinds_or_straddles"],
            single["bring_in"],
            single["small_bet"],
            single["big_bet"],
            single["min_bet"],
            whole["starting_stacks"],
            tuple(each.scaled(factor) for each in actions),
            players,
            seats,
            whole["finishing_stacks"],
            whole["winnings"],
            str(self.data.get("hand", "")),
            bool(self.data.get(TRIMMED)) and len(set(whole["antes"])) < 2,  # an ante for all has nobody to match it
        )

    @cached_property
    def variant(self) -> Variant | None:
        code = self.data.get("variant")
        if code is None:
            self.add("variant", "is missing")
        elif not isinstance(code, str) or code not in VARIANTS:
            self.add("variant", f"{quoted(code)} isn't a variant: write one of {', '.join(VARIANTS)}")
        else:
            return VARIANTS[code]
        return None

    # --- amounts -----------------------------------------------------------------------------------------------

    def _counts(self) -> None:
        stacks = self.data.get("starting_stacks")
        if not isinstance(stacks, list):
            return
        if len(stacks) < 2:
            self.add("starting_stacks", "a hand needs two players")
        for key in (*PER_PLAYER, "players", "seats"):
            value = self.data.get(key)
            if isinstance(value, list) and len(value) != len(stacks):
                self.add(key, f"has {len(value)} entries; there are {len(stacks)} players")

    def _amounts(self) -> None:
        for key in PER_PLAYER:
            value = self.data.get(key)
            if value is not None and not isinstance(value, list):
                self.add(key, "must be a list of amounts, one a player")
            for at, each in enumerate(value if isinstance(value, list) else ()):
                if not self._unknown(key, each):
                    posted = abs(each) if key == POSTED and _negative(each) else each
                    self._amount(key, posted, least=key == "starting_stacks", more=(at,))
        if not isinstance(self.data.get(TRIMMED, False), bool):
            self.add(TRIMMED, "must be true or false")
        for key in SINGLE:
            if key in self.data:
                self._amount(key, self.data[key], least=key in self._needed())

    def _unknown(self, key: str, value: object) -> bool:
        """Is it "inf", as the notation writes a stack that nobody knows?"""
        stacks = self.data.get("starting_stacks")
        unknown = isinstance(stacks, list) and any(map(_endless, stacks))
        return unknown and key in ("starting_stacks", "finishing_stacks") and _endless(value)

    def _needed(self) -> tuple[str, ...]:
        return self.variant.needs if self.variant else ()

    def _amount(self, key: str, value: object, least: bool, more: tuple[int, ...] = ()) -> None:
        what = amount_fault(value)
        if not what and isinstance(value, int | Decimal) and least and not value:
            what = "must be more than 0"
        if what:
            self.add(key, what, *more)

    def _factor(self, actions: tuple[Action, ...]) -> int:
        """By how much every amount is multiplied so that all are whole: 100 where there are cents."""
        amounts = [each for key in PER_PLAYER for each in self.data.get(key, ())]
        amounts += [self.data[key] for key in SINGLE if self.data.get(key)]
        amounts += [each.amount for each in actions if each.amount is not None]
        digits = max(map(decimals, amounts), default=0)
        return int(10 ** max(2, digits)) if digits else 1

    def _countable(self, actions: tuple[Action, ...], factor: int) -> None:
        """In cents or less an amount may be more than anybody could stack. Raises NotDealt."""
        amounts = [each for key in PER_PLAYER for each in self.data.get(key, ())]
        amounts += [each.amount for each in actions if each.amount is not None]
        if max(amounts, default=0) * factor > MOST_CHIPS:
            raise NotDealt(f"it needs more than {MOST_CHIPS:,} chips")

    # --- actions, names and seats ------------------------------------------------------------------------------

    def _actions(self) -> tuple[Action, ...]:
        value = self.data.get("actions")
        if value is not None and (not isinstance(value, list) or not all(isinstance(each, str) for each in value)):
            self.add("actions", "must be a list of strings")
            return ()
        stacks = self.data.get("starting_stacks")
        count = len(stacks) if isinstance(stacks, list) else 0
        if value and len(value) > MOST_ACTIONS:
            self.add("actions", f"has {len(value):,} entries; {MOST_ACTIONS:,} is the maximum")
            return ()
        found = []
        for at, text in enumerate(value or ()):
            try:
                found.append(action_of(text, at, count))
            except ValueError as fault:
                self.add("actions", str(fault), at)
        return tuple(found)

    def _players(self) -> tuple[str, ...]:
        return tuple(self._texts("players"))

    def _texts(self, key: str) -> list[str]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            self.add(key, "must be a list of strings")
            return []
        return value

    def _seats(self) -> tuple[int, ...]:
        value = self.data.get("seats", [])
        if not isinstance(value, list) or not all(type(each) is int for each in value):
            self.add("seats", "must be a list of seat numbers")
            return ()
        if len(set(value)) != len(value):
            self.add("seats", "a seat is named twice")
        return tuple(value)


def _endless(value: object) -> bool:
    return isinstance(value, Decimal) and value.is_infinite() and value > 0


def _negative(value: object) -> bool:
    return isinstance(value, int | Decimal) and not isinstance(value, bool) and value == value and value < 0


def amount_fault(value: object) -> str:
    """What is wrong with an amount; "" where nothing is."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        return f"{quoted(value)} isn't an amount"
    if isinstance(value, Decimal) and not value.is_finite():
        return "must be a number that can be counted"
    if value < 0:
        return "must be 0 or more"
    if value > MOST_CHIPS:
        return f"is more than {MOST_CHIPS:,}"
    return f"has more than {MOST_DECIMALS} decimals" if decimals(value) > MOST_DECIMALS else ""
