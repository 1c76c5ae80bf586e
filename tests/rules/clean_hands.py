"""Random clean hands played by pokerkit, told as transcripts: what it did, in our notation, and what it paid."""

import random
from dataclasses import dataclass
from typing import Any

import pokerkit
from pokerkit import Automation

from trainer.kernel.document import transcript_of
from trainer.kernel.games import has_board
from trainer.rules.facts import Facts
from trainer.rules.record import Record

AUTOMATIC = tuple(
    each
    for each in Automation
    if each
    not in (
        Automation.CHIPS_PUSHING,
        Automation.CHIPS_PULLING,
        Automation.HAND_KILLING,
        Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    )
)
PLAYED = {
    "holdem": pokerkit.NoLimitTexasHoldem,
    "omaha": pokerkit.PotLimitOmahaHoldem,
    "omaha-8": pokerkit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter,
    "stud": pokerkit.FixedLimitSevenCardStud,
    "stud-8": pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    "razz": pokerkit.FixedLimitRazz,
}
LIMIT = {"holdem": "no-limit", "omaha": "pot-limit"}


@dataclass(frozen=True)
class Clean:
    """A clean hand: our facts of it, pokerkit's pots as (amount, seats), and what each seat got from them."""

    facts: Facts
    pots: list[tuple[int, tuple[int, ...]]]
    paid: dict[int, int]


def clean_hand(game: str, seed: int) -> Clean | None:
    """A random hand that goes to a showdown; None where it does not."""
    dice = random.Random(f"{game} {seed}")
    random.seed(dice.random())  # pokerkit shuffles with the global dice
    stacks = [dice.choice((2, 7, 13, 40, 41, 95)) + dice.randrange(3) for _ in range(dice.randint(2, 5))]
    state = _state(game, stacks)
    while state.actor_index is not None:
        _act(state, dice)
    if state.status and sum(state.statuses) > 1:
        while state.showdown_index is not None:
            state.show_or_muck_hole_cards(True)
        return _told(game, stacks, state)
    return None


def _state(game: str, stacks: list[int]) -> Any:
    make = PLAYED[game].create_state
    if game in LIMIT:
        return make(AUTOMATIC, True, 0, (1, 2), 2, stacks, len(stacks))
    if has_board(game):
        return make(AUTOMATIC, True, 0, (1, 2), 2, 4, stacks, len(stacks))
    return make(AUTOMATIC, True, 1, 1, 2, 4, stacks, len(stacks))


def _act(state: Any, dice: random.Random) -> None:
    if state.can_post_bring_in():
        state.post_bring_in()
    elif state.can_complete_bet_or_raise_to() and dice.random() < 0.3:
        low, high = state.min_completion_betting_or_raising_to_amount, state.max_completion_betting_or_raising_to_amount
        state.complete_bet_or_raise_to(dice.choice((low, high, dice.randint(low, high))))
    elif state.can_fold() and dice.random() < 0.08:
        state.fold()
    else:
        state.check_or_call()


# --- told in our notation --------------------------------------------------------------------------------------


class Telling:
    """Gathers the deck and the lines as pokerkit's operations come."""

    def __init__(self, game: str, players: int) -> None:
        self.game, self.deck, self.lines = game, [], []  # type: tuple[str, list[str], list[str]]
        self.front = [0] * players

    def take(self, each: Any) -> None:
        known = {
            "AntePosting": self.posted,
            "BlindOrStraddlePosting": self.posted,
            "BringInPosting": self.posted,
            "CompletionBettingOrRaisingTo": self.raised,
            "CheckingOrCalling": self.called,
            "Folding": self.folded,
            "BetCollection": self.collected,
            "CardBurning": self.burned,
            "HoleDealing": self.dealt,
            "BoardDealing": self.laid,
        }
        known.get(type(each).__name__, lambda _: None)(each)

    def posted(self, each: Any) -> None:
        self._chips(each.player_index, each.amount, "post")

    def raised(self, each: Any) -> None:
        self._chips(each.player_index, each.amount - self.front[each.player_index], "wager")

    def called(self, each: Any) -> None:
        if each.amount:
            self._chips(each.player_index, each.amount, "wager")
        else:
            self.lines.append(f"P{each.player_index + 1} check")

    def _chips(self, player: int, amount: int, verb: str) -> None:
        self.front[player] += amount
        self.lines.append(f"P{player + 1} {verb} 1x{amount}")

    def folded(self, each: Any) -> None:
        self.lines.append(f"P{each.player_index + 1} fold")

    def collected(self, _: Any) -> None:
        self.front = [0] * len(self.front)
        self.lines.append("D bring-in-bets")

    def burned(self, each: Any) -> None:
        self.deck.append(repr(each.card))
        self.lines.append("D burn")

    def dealt(self, each: Any) -> None:
        for one, up in zip(each.cards, each.statuses, strict=True):
            self.deck.append(repr(one))
            self.lines.append(f"D pitch {each.player_index + 1} {'up' if up else 'down'}")

    def laid(self, each: Any) -> None:
        self.deck += map(repr, each.cards)
        self.lines.append(f"D lay {len(each.cards)} up")


def _told(game: str, stacks: list[int], state: Any) -> Clean:
    told = Telling(game, len(stacks))
    for each in state.operations:
        told.take(each)
    live = [at for at, status in enumerate(state.statuses) if status]
    told.lines += [f"D turn up {' '.join(map(repr, state.hole_cards[at]))}" for at in live]
    pots = [(pot.amount, tuple(sorted(at + 1 for at in pot.player_indices))) for pot in state.pots]
    before = list(state.stacks)
    while state.can_kill_hand():
        state.kill_hand()
    while state.can_push_chips():
        state.push_chips()
    while state.can_pull_chips():
        state.pull_chips()
    paid = {at + 1: state.stacks[at] - before[at] for at in live if state.stacks[at] > before[at]}
    return Clean(_folded(game, stacks, told), pots, paid)


def _folded(game: str, stacks: list[int], told: Telling) -> Facts:
    seats = [f"seat {seat} 1x{stack} P{seat}" for seat, stack in enumerate(stacks, 1)]
    button = max(2, len(stacks))
    head = ["dealing 1", f"game {game} {LIMIT.get(game, 'limit')}", "big-blind 2", "small-bet 2", *seats]
    lines = [f"{at}.000 {line}" for at, line in enumerate(told.lines)]
    text = "\n".join([*head, f"button {button}", f"deck {' '.join(told.deck)}", "---", *lines, ""])
    record = Record.of(transcript_of(text))
    return Facts(record, len(record))
