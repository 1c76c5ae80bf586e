"""Faults of sense: everything is well-formed, but the hand could not happen."""

from collections.abc import Iterable
from dataclasses import fields
from math import gcd

from trainer.kernel.cards import card
from trainer.kernel.chips import pick
from trainer.kernel.games import GAMES, has_board, is_stud
from trainer.kernel.gestures import SPOKEN, Back, Dispute
from trainer.kernel.table import Stakes
from trainer.rules.course import clockwise
from trainer.rules.topics import ROUTINE
from trainer.scenarios.form import Scenario, Sitting
from trainer.scenarios.grammar import ASK, WITH_AMOUNT
from trainer.scenarios.reading import Faults

MOST = {game: 8 if is_stud(game) else 9 for game in GAMES}
FORCED = {game: ("ante", "bring_in", "small_bet") if is_stud(game) else ("small_blind", "big_blind") for game in GAMES}
FIXED = ("small_bet", "big_bet")
STAKES = tuple(each.name for each in fields(Stakes))
DECK = 52


def dealing_order(game: str, seats: Iterable[Sitting], button: int) -> tuple[int, ...]:
    """The seats in the order in which the routine deal goes round."""
    taken = tuple(sorted(each.number for each in seats))
    return clockwise(taken, button) if has_board(game) else taken


def needed(game: str, limit: str) -> tuple[str, ...]:
    """The stakes without which nobody could play it: forced bets, in limit both fixed ones."""
    return tuple(dict.fromkeys(FORCED[game] + (FIXED if limit == "limit" else ())))


def examine(scenario: Scenario, faults: Faults) -> None:
    """Add every fault of sense."""
    _examine_table(scenario, faults)
    _examine_deck(scenario, faults)
    _examine_wrong(scenario, faults)
    _examine_players(scenario, faults)
    if scenario.puts_off and not any(isinstance(each.says, Dispute) for each in scenario.protests):
        faults.add(("puts_off",), "needs a [[protest]] by a player who disputes the pot")
    if not scenario.topics:
        faults.add(("teaches",), "names no topic")
    if scenario.clean and (scenario.wrong or _erred(scenario) or scenario.button_lies):
        faults.add(("teaches",), f"a hand in which something goes wrong teaches more than {ROUTINE!r}")


def _erred(scenario: Scenario) -> bool:
    """Does the dealer before do anything but brief the one who taps in?"""
    return any(not isinstance(act, SPOKEN) for each in scenario.previous for act in each.does)


def _examine_table(scenario: Scenario, faults: Faults) -> None:
    _examine_seats(scenario, faults)
    numbers = [each.number for each in scenario.seats]
    if len(numbers) < 2:
        faults.add(("seat",), "a hand needs two players")
    if scenario.button not in numbers:
        faults.add(("button",), f"the button is at seat {scenario.button}, where no one sits")
    if scenario.button_lies:
        _examine_wrong_button(scenario, faults, numbers)
    for key in needed(scenario.game, scenario.limit):
        if not getattr(scenario.stakes, key):
            faults.add(("stakes", key), "is missing for this game")
    for low, high in scenario.stakes.out_of_order():
        faults.add(("stakes", low), f"is more than the {high}")
    if scenario.stakes.big_blind_ante:
        _examine_ante_for_all(scenario, faults)


def _examine_wrong_button(scenario: Scenario, faults: Faults, numbers: list[int]) -> None:
    if not has_board(scenario.game):
        faults.add(("button_lies",), "needs a game that is dealt from the button")
    elif scenario.button_lies not in numbers:
        faults.add(("button_lies",), f"the button can't be at seat {scenario.button_lies}, where no one sits")
    elif scenario.button_lies == scenario.button:
        faults.add(("button_lies",), f"seat {scenario.button} is where the button belongs: leave this out")


def _examine_ante_for_all(scenario: Scenario, faults: Faults) -> None:
    if not has_board(scenario.game):
        faults.add(("stakes", "big_blind_ante"), "needs a game with a big blind")
    if scenario.stakes.ante:
        faults.add(("stakes", "big_blind_ante"), "is posted for everyone, so players can't have an ante as well")


def _examine_seats(scenario: Scenario, faults: Faults) -> None:
    numbers = [each.number for each in scenario.seats]
    for at, each in enumerate(scenario.seats):
        if not 1 <= each.number <= MOST[scenario.game]:
            faults.add(("seat", at, "number"), f"this game has seats 1 to {MOST[scenario.game]}")
        if numbers.index(each.number) != at:
            faults.add(("seat", at, "number"), f"seat {each.number} is taken twice")
        if not each.name.strip():
            faults.add(("seat", at, "name"), "must not be empty")
        if not each.stack:
            faults.add(("seat", at, "stack"), f"seat {each.number} has no chips")
        if each.straddles and not pick(each.stack, 2 * scenario.stakes.big_blind):
            faults.add(("seat", at, "straddles"), "has to be able to post twice the big blind")


def _examine_deck(scenario: Scenario, faults: Faults) -> None:
    missing = {lost for wrong in scenario.wrong for lost in wrong.cards}
    seen = set()
    for each in scenario.deck:
        if each.name != each.face or each.is_joker:
            faults.add(("deck", "given"), f"{each.name} isn't in a standard deck: put odd cards under [[wrong]]")
        elif each in seen:
            faults.add(("deck", "given"), f"{each.name} is listed twice")
        elif each in missing:
            faults.add(("deck", "given"), f"{each.name} is both given and missing")
        seen.add(each)


def _examine_wrong(scenario: Scenario, faults: Faults) -> None:
    size = DECK - len({lost for wrong in scenario.wrong for lost in wrong.cards})
    depths: list[int] = []
    for at, wrong in enumerate(scenario.wrong):
        if wrong.kind == "missing":
            if not wrong.cards:
                faults.add(("wrong", at, "cards"), "names no card")
            continue
        reach = wrong.depth + (wrong.kind == "stuck")
        if wrong.depth < 1 or reach > size:
            faults.add(("wrong", at, "depth"), f"the deck has {size} cards, so there is no depth {wrong.depth}")
        if wrong.kind != "stuck" and wrong.depth in depths:
            faults.add(("wrong", at, "depth"), f"something is already wrong at depth {wrong.depth}")
        if wrong.kind == "duplicate" and (wrong.card is None or wrong.card != card(wrong.card.face)):
            faults.add(("wrong", at, "card"), "write which card there are two of, as in Qh")
        depths += [wrong.depth] if wrong.kind != "stuck" else []


def _examine_comings(scenario: Scenario, faults: Faults, numbers: set[int]) -> None:
    """A player comes back who is away, and goes away who is there; nobody on penalty does."""
    away = {each.number for each in scenario.seats if each.away}
    penalty = {each.number for each in scenario.seats if each.penalty}
    for at, each in enumerate(scenario.comings):
        if each.seat not in numbers:
            faults.add(("comes", at, "seat"), f"no one sits in seat {each.seat}")
        elif each.seat in penalty:
            faults.add(("comes", at, "seat"), f"seat {each.seat} is on penalty for the whole hand")
        elif (each.seat in away) != isinstance(each.act, Back):
            where = "away" if each.seat in away else "at the table"
            faults.add(("comes", at, "does"), f"seat {each.seat} is already {where}")
        else:
            away ^= {each.seat}


def _examine_chips(scenario: Scenario, faults: Faults) -> int:
    """The smallest chip at the table, of which everything must be made."""
    smallest = gcd(*(value for each in scenario.seats for value, _ in each.stack.piles)) or 1
    for key in STAKES:
        if getattr(scenario.stakes, key) % smallest:
            faults.add(("stakes", key), f"can't be made with chips of {smallest} and up")
    return smallest


def _examine_script(scenario: Scenario, faults: Faults, numbers: set[int], smallest: int) -> None:
    for at, line in enumerate(scenario.script):
        if line.seat and line.seat not in numbers:
            faults.add(("script", at), f"no one sits in seat {line.seat}")
        if line.verb == ASK and line.amount not in numbers:
            faults.add(("script", at), f"no one sits in seat {line.amount}")
        if line.verb in WITH_AMOUNT and line.amount % smallest:
            faults.add(("script", at), f"{line.amount} can't be made with chips of {smallest} and up")


def _examine_players(scenario: Scenario, faults: Faults) -> None:
    numbers = {each.number for each in scenario.seats}
    smallest = _examine_chips(scenario, faults)
    _examine_script(scenario, faults, numbers, smallest)
    _examine_comings(scenario, faults, numbers)
    for at, doing in enumerate(scenario.doings):
        if doing.seat not in numbers:
            faults.add(("gesture", at, "seat"), f"no one sits in seat {doing.seat}")
    for at, protest in enumerate(scenario.protests):
        if protest.seat not in numbers:
            faults.add(("protest", at, "seat"), f"no one sits in seat {protest.seat}")
    for key, moment in (("takeover", scenario.takeover), ("ends", scenario.ends)):
        if moment and moment.stage == "acted" and moment.number not in numbers:
            faults.add((key,), f"no one sits in seat {moment.number}")
