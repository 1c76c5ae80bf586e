"""Random whole hands that pokerkit plays and writes as PHH: every variant, all-ins, side pots, split pots, folds."""

import random
import warnings
from decimal import Decimal
from typing import Any

import pokerkit as pk

VARIANTS = tuple(pk.HandHistory.game_types)
DEALT_HERE = ("FT", "NT", "PO", "FO/8", "F7S", "F7S/8", "FR")
STUD = ("F7S", "F7S/8", "FR")
BIG = 100
MOST = {"F7S": 7, "F7S/8": 7, "FR": 7, "F2L3D": 5, "FB": 6, "N2L1D": 6}


def history(variant: str, seed: int, players: int = 0, cents: bool = False, for_all: bool = False) -> pk.HandHistory:
    """One hand of a variant by seed; with so many players, by chance where 0 is given; with an ante for all or not."""
    dice = random.Random(f"{variant} {seed}")
    random.seed(dice.random())  # pokerkit shuffles with the global dice
    count = players or dice.randint(2, MOST.get(variant, 9))
    game, stacks = _game(variant, dice, for_all), [_stack(dice) for _ in range(count)]
    state = game(stacks, count)
    nerve = dice.random() * 0.4
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pokerkit's advice on folds and cards
        while state.actor_index is not None or state.stand_patter_or_discarder_index is not None:
            _act(state, dice, nerve)
    told = pk.HandHistory.from_game_state(game, state, players=[f"Ann {at}" for at in range(1, count + 1)])
    told.hand, told.finishing_stacks = seed, list(state.stacks)
    return _in_cents(told) if cents else told


def phh(variant: str, seed: int, players: int = 0, cents: bool = False, for_all: bool = False) -> str:
    """The hand as PHH text, the cards of some folded hands left out."""
    told = history(variant, seed, players, cents, for_all)
    dice = random.Random(f"hide {variant} {seed}")
    folded = {each.split()[0] for each in told.actions if each.endswith(" f")}
    if variant not in STUD:
        told.actions = [_hidden(each, folded, dice) for each in told.actions]
    return told.dumps() + "\n"


def _hidden(action: str, folded: set[str], dice: random.Random) -> str:
    words = action.split()
    if words[:2] != ["d", "dh"] or words[2] not in folded or dice.random() < 0.5:
        return action
    return " ".join([*words[:3], "??" * (len(words[3]) // 2)])


def _game(variant: str, dice: random.Random, for_all: bool) -> Any:
    automations = tuple(pk.Automation)
    ante: Any = dice.choice((0, 0, 25)) if variant not in STUD else 25
    ante = (0, BIG) if for_all else ante
    forced = (50,) if variant in STUD else ((BIG // 2, BIG),)
    limit = variant in ("FT", "FO/8", *STUD, "F2L3D", "FB")
    sizes = (BIG, 2 * BIG) if limit else (BIG,)
    made = pk.HandHistory.game_types[variant](automations, False, ante, *forced, *sizes, mode=pk.Mode.CASH_GAME)
    if variant == "FO/8":  # pokerkit 0.7.7 plays that class at pot-limit
        made.betting_structure = pk.BettingStructure.FIXED_LIMIT
    return made


def _stack(dice: random.Random) -> int:
    return dice.choice((300, 500, 1000, 2500, 5000, 12000)) + 25 * dice.randrange(8)


def _act(state: Any, dice: random.Random, nerve: float) -> None:
    if state.stand_patter_or_discarder_index is not None:
        state.stand_pat_or_discard()
    elif state.can_complete_bet_or_raise_to() and dice.random() < nerve:
        low, high = state.min_completion_betting_or_raising_to_amount, state.max_completion_betting_or_raising_to_amount
        total = dice.choice((low, high, low + (high - low) // 50 * 25))
        state.complete_bet_or_raise_to(min(high, max(low, total)))
    elif state.can_post_bring_in():
        state.post_bring_in()
    elif state.can_fold() and state.checking_or_calling_amount and dice.random() < 0.25:
        state.fold()
    else:
        state.check_or_call()


def _in_cents(told: pk.HandHistory) -> pk.HandHistory:
    """The same hand at a hundredth of the stakes."""
    told.antes = [_cents(each) for each in told.antes]
    told.starting_stacks = [_cents(each) for each in told.starting_stacks]
    told.finishing_stacks = [_cents(each) for each in told.finishing_stacks or ()]
    if told.blinds_or_straddles:
        told.blinds_or_straddles = [_cents(each) for each in told.blinds_or_straddles]
    for key in ("bring_in", "small_bet", "big_bet", "min_bet"):
        if getattr(told, key):
            setattr(told, key, _cents(getattr(told, key)))
    told.actions = [_action_in_cents(each) for each in told.actions]
    return told


def _cents(value: int) -> Any:
    return Decimal(value) / 100


def _action_in_cents(action: str) -> str:
    words = action.split()
    return f"{words[0]} cbr {_cents(int(words[2]))}" if "cbr" in words else action
