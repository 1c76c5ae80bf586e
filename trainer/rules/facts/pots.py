"""Pots as they lie at the end of a hand: main pot and side pots, who may win each, and how each is split."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from trainer.kernel.games import is_stud
from trainer.kernel.table import Cards, pot_called
from trainer.rules.course import clockwise
from trainer.rules.facts import Facts, remembered, remembered_unless
from trainer.rules.facts.button import ante_for_all
from trainer.rules.facts.showdown import contenders, left_with, live
from trainer.rules.facts.stakes import by_right, paid_in
from trainer.rules.hands import HALVES, HIGH, LOW, by_suit, worth

HOLDEM, FULL_BOARD = "holdem", 5
Won = dict[str, tuple[int, ...]]  # by half, who wins it
Part = tuple[str, int, tuple[int, ...]]  # a half, or the whole: which it is, its amount and its winners


@dataclass(frozen=True, slots=True)
class Pot:
    """`name` is "main", "side-1" and so on; `seats` put as much in as there is to win and have not folded."""

    name: str
    amount: int
    seats: tuple[int, ...]


def redrawn(facts: Facts) -> bool:
    """Has the last gesture put chips in, or somebody out of the hand or into it again?"""
    return paid_in(facts) or contenders(facts) != contenders(facts.when(facts.at - 1))


@remembered_unless(redrawn)
def layers(facts: Facts) -> tuple[tuple[str, int, int], ...]:
    """Every pot by right: its name, and from which total of a seat up to which it reaches."""
    put_in = by_right(facts)
    levels = sorted({put_in.get(seat, 0) for seat in contenders(facts)} - {0})
    return tuple((pot_called(at), *span) for at, span in enumerate(pairwise([0, *levels])))


@remembered_unless(redrawn)
def pots(facts: Facts) -> tuple[Pot, ...]:
    """The main pot, with an ante posted for all, and every side pot. A bet that nobody called is in none of them."""
    put_in, playing, top = by_right(facts), contenders(facts), 0
    found: list[tuple[int, tuple[int, ...]]] = []
    dead = sum(ante_for_all(facts).values())
    for _, below, top in layers(facts):
        seats = tuple(seat for seat in playing if put_in.get(seat, 0) >= top)
        layer = sum(min(amount, top) - min(amount, below) for amount in put_in.values())
        found.append((layer + (0 if below else dead), seats))
    found = _with_dead_money(found, sum(max(0, amount - top) for amount in put_in.values()))
    return tuple(Pot(pot_called(at), amount, seats) for at, (amount, seats) in enumerate(found))


def _with_dead_money(found: list[tuple[int, tuple[int, ...]]], more: int) -> list[tuple[int, tuple[int, ...]]]:
    """Chips of folded hands beyond every contender's are part of the last pot."""
    return [*found[:-1], (found[-1][0] + more, found[-1][1])] if found else found


@remembered
def smallest_chip(facts: Facts) -> int:
    """The smallest denomination that lies before anybody or in the pot."""
    table = facts.table
    lying = [table.pot, *(chips for seat in table.seats for chips in (seat.stack, seat.bet))]
    return min((value for chips in lying for value, _ in chips.piles), default=1)


def best(facts: Facts, half: str, seats: Iterable[int]) -> tuple[int, ...]:
    """The seats with the best hand for that half, "high" or "low"; nobody where no hand qualifies."""
    found = {seat: hand for seat in seats if (hand := _hand(facts, half, seat)) is not None}
    top = max(found.values(), default=None)
    return tuple(seat for seat, hand in found.items() if hand == top)


def _hand(facts: Facts, half: str, seat: int) -> Any:
    return worth(facts.game, half, held(facts, seat), _board(facts))


def plays_no_card_of_his(facts: Facts, seat: int) -> bool:
    """Is the whole board of a hold'em hand better than anything the seat's last cards are part of?

    A card of the own hand that plays as well as one of the board leaves no hand that can only be the board.
    """
    hand = "".join(each.face for each in left_with(facts, seat) if not each.is_joker)
    if facts.game != HOLDEM or len(facts.table.board) < FULL_BOARD or not hand:
        return False
    alone = worth(facts.game, HIGH, "", _board(facts))
    if alone is None or worth(facts.game, HIGH, hand, _board(facts)) != alone:
        return False
    fours = (_board(facts)[:at] + _board(facts)[at + 2 :] for at in range(0, len(_board(facts)), 2))
    own = [hand[at : at + 2] for at in range(0, len(hand), 2)]
    return not any(worth(facts.game, HIGH, card, four) == alone for four in fours for card in own)


def held(facts: Facts, seat: int) -> str:
    """The cards of a seat as text; a joker is no card of a hand."""
    return _hands(facts)[seat]


@remembered
def _hands(facts: Facts) -> dict[int, str]:
    return {seat.number: _faces(seat.hand) for seat in facts.table.seats}


@remembered
def _board(facts: Facts) -> str:
    return _faces(facts.table.board)


def _faces(cards: Cards) -> str:
    return "".join(each.card.face for each in cards if not each.card.is_joker)


def halves(facts: Facts, pot: Pot) -> Won:
    """Who wins each half of a pot, by the hands that are live now; a half that nobody wins is left out."""
    seats = [seat for seat in pot.seats if seat in live(facts)]
    if len(seats) == 1:
        return {HALVES[facts.game][0]: tuple(seats)}
    won = {half: best(facts, half, seats) for half in HALVES[facts.game]}
    return {half: winners for half, winners in won.items() if winners}


def identical(facts: Facts, pot: Pot) -> bool:
    """Do two seats or more with hands of the same value win both the high and the low half?"""
    return _identical(halves(facts, pot))


def _identical(won: Won) -> bool:
    return len(won.get(HIGH, ())) > 1 and won.get(HIGH) == won.get(LOW)


def by_button(facts: Facts, _: str, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The seats from the left of the button on."""
    return clockwise(seats, facts.table.button)


def by_high_card(facts: Facts, half: str, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The seats by the high card of their best five, rank and suit."""
    if len(seats) == 1:
        return seats
    return tuple(sorted(seats, key=lambda seat: by_suit(facts.game, half, held(facts, seat)), reverse=True))


def odd(facts: Facts, pot: Pot) -> bool:
    """Does some part of the pot not come out even in the smallest chips?"""
    parts = _parts(facts, pot)
    if len({seat for _, _, seats in parts for seat in seats}) < 2:
        return False  # one hand takes all of it
    unequal = len({amount for _, amount, _ in parts}) > 1
    return unequal or any(amount % (len(seats) * smallest_chip(facts)) for _, amount, seats in parts)


def split(facts: Facts, pot: Pot) -> dict[int, int]:
    """What each winner gets by the printed order of odd chips, one each in that order."""
    return _split(facts, _parts(facts, pot))


def parted(facts: Facts, pot: Pot) -> dict[int, int]:
    """What each winner gets of a pot won high and low if its halves are parted first, each then split by itself."""
    return _split(facts, _in_halves(facts, pot, halves(facts, pot)))


def halves_matter(facts: Facts, pot: Pot) -> bool:
    """Do the same hands win high and low, and get other shares if the halves are parted first?"""
    return identical(facts, pot) and parted(facts, pot) != split(facts, pot)


def as_one(facts: Facts) -> dict[int, int]:
    """What each winner would get of all pots together, split once; empty for one pot, or where others win one."""
    found = pots(facts)
    if len(found) < 2 or any(halves(facts, pot) != halves(facts, found[0]) for pot in found):
        return {}
    return split(facts, Pot(found[0].name, sum(pot.amount for pot in found), found[-1].seats))


def _split(facts: Facts, parts: Iterable[Part]) -> dict[int, int]:
    shares: dict[int, int] = {}
    unit, order = smallest_chip(facts), by_high_card if is_stud(facts.game) else by_button
    for half, amount, seats in parts:
        chips, more = divmod(amount, unit)
        each, odd_ones = divmod(chips, len(seats))
        for place, seat in enumerate(order(facts, half, seats)):
            part = (each + (place < odd_ones)) * unit + (more if place == 0 else 0)
            shares[seat] = shares.get(seat, 0) + part
    return shares


def spans(facts: Facts, pot: Pot) -> dict[int, tuple[int, int]]:
    """The least and the most that each winner may get as long as nobody has said to whom odd chips go, one or all."""
    ways = [_spans(facts, pot, _parts(facts, pot))]
    if halves_matter(facts, pot):
        ways.append(_spans(facts, pot, _in_halves(facts, pot, halves(facts, pot))))
    return {seat: (min(way[seat][0] for way in ways), max(way[seat][1] for way in ways)) for seat in ways[0]}


def _spans(facts: Facts, pot: Pot, parts: list[Part]) -> dict[int, tuple[int, int]]:
    found: dict[int, tuple[int, int]] = {}
    unit = smallest_chip(facts)
    fewest, most = (edge((each // unit for _, each, _ in parts), default=0) for edge in (min, max))
    for _, _, seats in parts:
        for seat in seats:
            low, high = found.get(seat, (0, 0))
            share, over = divmod(most, len(seats))
            found[seat] = (low + fewest // len(seats) * unit, high + (share + over) * unit + pot.amount % unit)
    return found


def _parts(facts: Facts, pot: Pot) -> list[Part]:
    """The halves of a pot, each with its amount and winners; the whole pot where there is one half or one hand."""
    won = halves(facts, pot)
    if len(won) < 2 or _identical(won):
        return [(half, pot.amount, seats) for half, seats in list(won.items())[:1]]
    return _in_halves(facts, pot, won)


def _in_halves(facts: Facts, pot: Pot, won: Won) -> list[Part]:
    """High and low, the chip over going to high."""
    low = pot.amount // smallest_chip(facts) // 2 * smallest_chip(facts)
    return [(HIGH, pot.amount - low, won[HIGH]), (LOW, low, won[LOW])]
