"""The hand of a question played once more by pokerkit: its pots, its limits and what it pays, as a second opinion."""

from typing import Any

import pokerkit as pk
from pokerkit import Automation

from trainer.kernel import gestures as g
from trainer.kernel.table import Table
from trainer.kernel.transcript import Transcript, tables
from trainer.rules.course import clockwise

AUTOMATIC = tuple(
    each
    for each in Automation
    if each not in (Automation.HOLE_DEALING, Automation.BOARD_DEALING, Automation.CARD_BURNING)
)
BY_GAME = {
    ("holdem", "no-limit"): pk.NoLimitTexasHoldem,
    ("holdem", "limit"): pk.FixedLimitTexasHoldem,
    ("omaha", "pot-limit"): pk.PotLimitOmahaHoldem,
    ("omaha-8", "pot-limit"): pk.FixedLimitOmahaHoldemHighLowSplitEightOrBetter,  # pot-limit in deed, in 0.7.7
}


class Simulation:
    """pokerkit's state after the gestures of a transcript; seats by index, the left of the button first."""

    def __init__(self, transcript: Transcript) -> None:
        setup = transcript.setup
        taken = tuple(seat.number for seat in setup.seats if seat.taken)
        self.order = clockwise(taken, setup.button)
        self.tables = tables(setup, transcript.gestures)
        self.state = self._state(transcript)
        self._holes()
        self.behind = {seat: setup.seats[seat - 1].stack.amount for seat in self.order}
        for number, gesture in enumerate(transcript.gestures):
            self._take(gesture, self.tables[number], self.tables[number + 1])

    def _state(self, transcript: Transcript) -> Any:
        setup = transcript.setup
        stacks = [setup.seats[seat - 1].stack.amount for seat in self.order]
        stakes, blinds = setup.stakes, (setup.stakes.small_blind, setup.stakes.big_blind)
        key = (setup.game, setup.limit)
        fixed = (stakes.small_bet, stakes.big_bet) if setup.limit == "limit" else (stakes.big_blind,) * 2
        sizes = fixed if "FixedLimit" in BY_GAME[key].__name__ else fixed[:1]
        return BY_GAME[key].create_state(AUTOMATIC, True, 0, blinds, *sizes, stacks, len(stacks))

    def _holes(self) -> None:
        dealt = next(each for each in self.tables if all(len(each.seat(s).hand) == self.cards for s in self.order))
        for seat in self.order:
            self.state.deal_hole("".join(each.card.face for each in dealt.seat(seat).hand))

    @property
    def cards(self) -> int:
        return max(len(seat.hand) for seat in self.tables[-1].seats)

    def _take(self, gesture: g.Gesture, before: Table, after: Table) -> None:
        act = gesture.act
        if isinstance(act, g.Burn):
            self.state.burn_card(after.burns[-1].card.face)
        elif isinstance(act, g.Lay):
            self.state.deal_board("".join(each.card.face for each in after.board[len(before.board) :]))
        elif isinstance(act, g.Fold):
            self.state.fold()
        elif isinstance(act, g.Check):
            self.state.check_or_call()
        elif isinstance(act, g.Wager):
            self._wager(after.seat(gesture.seat).bet.amount)

    def _wager(self, total: int) -> None:
        if total > max(self.state.bets):
            self.state.complete_bet_or_raise_to(total)
        else:
            self.state.check_or_call()

    def pots(self) -> list[tuple[int, tuple[int, ...]]]:
        """Amount and seats of each pot."""
        return [
            (pot.amount, tuple(sorted(self.order[index] for index in pot.player_indices))) for pot in self.state.pots
        ]

    def won(self) -> dict[int, int]:
        """By seat what it was pushed, its own uncalled chips not counted in."""
        return {seat: self.state.stacks[at] for at, seat in enumerate(self.order)}
