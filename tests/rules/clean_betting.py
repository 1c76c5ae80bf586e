"""Random clean hands of the other games played by pokerkit first, then told: what it asked of each player to act."""

import random
from dataclasses import dataclass
from typing import Any

import pokerkit as pk

from tests.rules.clean_hands import AUTOMATIC, Telling
from trainer.kernel.document import transcript_of
from trainer.kernel.games import is_stud
from trainer.rules.facts import Facts, turns
from trainer.rules.facts import rights as r
from trainer.rules.record import Record
from trainer.rules.showing import opener
from trainer.rules.sizes import bet_size

CAP = 4  # raises in pokerkit; no book prints a number
HALF = 50  # percent of a bet that re-opens the betting in limit
SMALL, BIG, BRING_IN = 4, 8, 2  # limit bets and what stud is brought in with; elsewhere the blinds are 2 and 4


class OmahaEight(pk.FixedLimitOmahaHoldemHighLowSplitEightOrBetter):
    """At fixed limit in deed as well as by its name: pokerkit 0.7.7 plays that class at pot-limit."""

    betting_structure = pk.BettingStructure.FIXED_LIMIT


GAMES = {
    "omaha": pk.PotLimitOmahaHoldem,
    "omaha-8": OmahaEight,
    "stud": pk.FixedLimitSevenCardStud,
    "stud-8": pk.FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    "razz": pk.FixedLimitRazz,
}


@dataclass(frozen=True, slots=True)
class Asked:
    """What pokerkit asks of a player to act: `line` counts the gestures told so far, `seat` is his; amounts in chips.

    `least` and `most` are totals of a raise, 0 where it allows none; `raises` is how many there were on the street.
    """

    line: int
    seat: int
    call: int
    least: int
    most: int
    raises: int
    bring_in: bool


def clean_betting(game: str, seed: int) -> tuple[Record, list[Asked]]:
    """A random hand of that game told in notation, and what pokerkit asked all along."""
    dice = random.Random(f"betting {game} {seed}")
    random.seed(dice.random())  # pokerkit shuffles with the global dice
    stacks = [dice.choice((5, 7, 13, 22, 41, 60, 95, 200)) + dice.randrange(4) for _ in range(dice.randint(2, 5))]
    state, telling, asked = _state(game, stacks), Telling(game, len(stacks)), []
    told = 0
    while state.actor_index is not None or state.can_post_bring_in():
        for each in state.operations[told:]:
            telling.take(each)
        told = len(state.operations)
        asked.append(_asked(state, len(telling.lines)))
        _acts(state, dice)
    for each in state.operations[told:]:
        telling.take(each)
    return _record(game, stacks, telling), asked


def _state(game: str, stacks: list[int]) -> Any:
    make = GAMES[game].create_state
    if game == "omaha":
        return make(AUTOMATIC, True, 0, (2, 4), 4, stacks, len(stacks))
    if is_stud(game):
        return make(AUTOMATIC, True, 1, BRING_IN, SMALL, BIG, stacks, len(stacks))
    return make(AUTOMATIC, True, 0, (2, 4), SMALL, BIG, stacks, len(stacks))


def _asked(state: Any, line: int) -> Asked:
    least = state.min_completion_betting_or_raising_to_amount or 0
    most = state.max_completion_betting_or_raising_to_amount or 0
    call, raises = state.checking_or_calling_amount or 0, state.completion_betting_or_raising_count
    return Asked(line, state.actor_index + 1, call, least, most, raises, state.can_post_bring_in())


def _acts(state: Any, dice: random.Random) -> None:
    if state.can_complete_bet_or_raise_to() and dice.random() < 0.4:
        low, high = state.min_completion_betting_or_raising_to_amount, state.max_completion_betting_or_raising_to_amount
        state.complete_bet_or_raise_to(dice.choice((low, high, dice.randint(low, high))))
    elif state.can_post_bring_in():
        state.post_bring_in()
    elif state.can_fold() and state.checking_or_calling_amount and dice.random() < 0.15:
        state.fold()
    else:
        state.check_or_call()


def _record(game: str, stacks: list[int], telling: Telling) -> Record:
    limit = "pot-limit" if game == "omaha" else "limit"
    blinds = ["ante 1", f"bring-in {BRING_IN}"] if is_stud(game) else ["small-blind 2", "big-blind 4"]
    bets = [f"small-bet {SMALL}", f"big-bet {BIG}"] if limit == "limit" else []
    seats = [f"seat {seat} 1x{stack} P{seat}" for seat, stack in enumerate(stacks, 1)]
    head = ["dealing 1", f"game {game} {limit}", *blinds, *bets, *seats, f"button {max(2, len(stacks))}"]
    lines = [f"{at}.000 {line}" for at, line in enumerate(telling.lines)]
    return Record.of(transcript_of("\n".join([*head, f"deck {' '.join(telling.deck)}", "---", *lines, ""])))


# --- where the two part ----------------------------------------------------------------------------------------


def explained(facts: Facts, raises: int, mine: int) -> str:
    """The paragraph of TDA 2022 by which only one of the two lets this player raise; fails where none is known."""
    limit = r.is_limit(facts)
    if mine and raises >= CAP:  # only pokerkit stops at a number of raises: the number is each house's own
        assert limit
        return "48"
    assert r.has_acted_this_round(facts)
    if mine:  # in limit half a raise is enough; pokerkit wants a whole one
        assert limit and r.reopened(facts, HALF) and not r.reopened(facts)
        return "47-B"
    assert not r.reopened(facts, HALF if limit else 100)  # pokerkit asks what was raised, the books what is faced
    return "47-B" if limit else "47-A"


def completed(facts: Facts, mine: int, theirs: int) -> str:
    """TDA 3 has completing among the words of betting: in limit a bet short of the fixed size is made whole. pokerkit
    puts a full bet on top of it, but for a bring-in."""
    now = turns.turn(facts)
    size = bet_size(facts.setup, now.standing.street)
    assert r.is_limit(facts) and 0 < now.standing.level < size
    most = r.reach(facts, now, now.seat)
    assert (mine, theirs) == (min(size, most), min(now.standing.level + size, most))
    return "3"


def opened_by_suit(record: Record, each: Asked) -> bool:
    """Do two boards of the same value show, so that the suit decides who opens (RP-10-D), or left of whom where that
    one is all-in? pokerkit knows no suits there."""
    course, table, game = record.courses[each.line], record.tables[each.line], record.setup.game
    if not is_stud(game) or course.opened != each.line:
        return False
    hands = {seat: table.seat(seat).hand for seat in course.contesting}
    ranks = {seat: sorted(one.card.rank for one in hand if one.up) for seat, hand in hands.items()}
    first = opener(game, course.street, hands)
    return any(ranks[seat] == ranks[first] for seat in ranks if seat != first)
