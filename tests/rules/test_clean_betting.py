"""Clean hands told at random and played by pokerkit as well: whose turn, the call, who may raise, and how much.

Where the two part, the books decide, and the paragraph that does is named here.
"""

import random
from collections import Counter
from dataclasses import dataclass, field

import pokerkit as pk
import pytest

from tests.conftest import FULL
from tests.rules.clean_betting import completed, explained
from tests.rules.situations import NAMES, deck
from tests.seeds import seed
from trainer.kernel import notation
from trainer.kernel.document import transcript_of
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.facts import rights as r
from trainer.rules.facts import turns as t
from trainer.rules.facts.turns import due_now
from trainer.rules.points import turns as points
from trainer.rules.record import Record
from trainer.rules.ruling import Decision

LIMITS = ("no-limit", "pot-limit", "limit")
HANDS = (10_000 if FULL else 150) // len(LIMITS) + 1
SMALL, BIG, CHIP = 50, 100, 25
STRUCTURES = {
    "no-limit": pk.BettingStructure.NO_LIMIT,
    "pot-limit": pk.BettingStructure.POT_LIMIT,
    "limit": pk.BettingStructure.FIXED_LIMIT,
}
A = pk.Automation
AUTOMATIC = (
    A.ANTE_POSTING,
    A.BET_COLLECTION,
    A.BLIND_OR_STRADDLE_POSTING,
    A.CARD_BURNING,
    A.HOLE_DEALING,
    A.BOARD_DEALING,
    A.RUNOUT_COUNT_SELECTION,
    A.HOLE_CARDS_SHOWING_OR_MUCKING,
    A.HAND_KILLING,
    A.CHIPS_PUSHING,
    A.CHIPS_PULLING,
)


@dataclass
class Both:
    """One hand at both tables. Seat 1 posts first after the button, which is the last seat; so is index 0 there."""

    limit: str
    chance: random.Random
    parted: Counter[str] = field(default_factory=Counter)
    asked: int = 0

    def __post_init__(self) -> None:
        players = self.chance.randint(2, 5)
        stacks = [CHIP * self.chance.choice((4, 5, 6, 7, 9, 12, 18, 30, 80)) for _ in range(players)]
        self.state = self._theirs(stacks)
        self.record = Record.of(transcript_of(self._ours(stacks)))
        blinds = (2, 1) if players == 2 else (1, 2)
        rounds = [blinds[0], *(seat for seat in range(1, players + 1) if seat != blinds[0])]
        self._let(f"P{blinds[0]} post 25x2", f"P{blinds[1]} post 25x4")
        self._let(*(f"D pitch {seat} down" for _ in range(2) for seat in rounds), "D proceed")

    def _theirs(self, stacks: list[int]) -> pk.State:
        if self.limit == "limit":
            game = pk.FixedLimitTexasHoldem
            return game.create_state(AUTOMATIC, True, 0, (SMALL, BIG), BIG, 2 * BIG, stacks, len(stacks))
        streets = pk.NoLimitTexasHoldem(AUTOMATIC, True, 0, (SMALL, BIG), BIG).streets
        types, structure = (pk.StandardHighHand,), STRUCTURES[self.limit]
        blinds = (0, (SMALL, BIG), 0, stacks, len(stacks))
        return pk.State(AUTOMATIC, pk.Deck.STANDARD, types, streets, structure, True, *blinds)

    def _ours(self, stacks: list[int]) -> str:
        seats = [f"seat {n} 25x{stack // CHIP} {NAMES[n - 1]}" for n, stack in enumerate(stacks, 1)]
        stakes = [f"small-blind {SMALL}", f"big-blind {BIG}"]
        stakes += [f"small-bet {BIG}", f"big-bet {2 * BIG}"] if self.limit == "limit" else []
        head = ["dealing 1", f"game holdem {self.limit}", *stakes, *seats, f"button {len(stacks)}"]
        return "\n".join([*head, f"deck {deck('')}", "---", ""])

    def _let(self, *acts: str) -> None:
        for act in acts:
            self.record.add(notation.gesture(f"{len(self.record)}.000 {act}"))

    def played(self) -> "Both":
        while self.state.actor_index is not None:
            street = self.state.street_index
            self._compared()
            self._acts()
            if self.state.actor_index is not None and self.state.street_index != street:
                count = 3 if street == 0 else 1
                self._let("D bring-in-bets", "D burn", f"D lay {count} up", "D proceed")
        return self

    def _compared(self) -> None:
        """Ask both about the player to act; what they say otherwise is counted under the paragraph that decides."""
        facts = Facts(self.record, len(self.record))
        self.asked += 1
        self.least = self.most = 0
        assert self.state.actor_index is not None
        assert due_now(facts) == self.state.actor_index + 1
        facts = facts.about(list(points.rights(facts))[-1])
        decision = decide(book("tda-2022"), facts)
        assert decision.figure("call") == self.state.checking_or_calling_amount
        mine, theirs = decision.figure("least"), self.state.min_completion_betting_or_raising_to_amount or 0
        if bool(mine) != bool(theirs):
            self.parted[explained(facts, self.state.completion_betting_or_raising_count, mine)] += 1
            return
        if mine != theirs:
            self.parted[completed(facts, mine, theirs)] += 1
            return
        self.least, self.most = mine, self.state.max_completion_betting_or_raising_to_amount or 0
        self._most_compared(facts, decision)

    def _most_compared(self, facts: Facts, decision: Decision) -> None:
        if not self.least:
            return
        if self.limit == "pot-limit":
            assert decision.figure("most") == self.most
        else:
            assert self.most == (
                self.least if self.limit == "limit" else r.reach(facts, t.turn(facts), t.turn(facts).seat)
            )

    def _acts(self) -> None:
        seat, state = (self.state.actor_index or 0) + 1, self.state
        what = self.chance.choice(("fold", "call", "call", "call", "raise", "raise", "all-in"))
        owed = state.checking_or_calling_amount or 0
        if what in ("raise", "all-in") and self.least:
            to = self.most if what == "all-in" else min(self.most, self.least + CHIP * self.chance.randint(0, 6))
            self._let(f"P{seat} wager 25x{(to - state.bets[seat - 1]) // CHIP}")
            state.complete_bet_or_raise_to(to)
        elif what == "fold" and owed:
            self._let(f"P{seat} fold")
            state.fold()
        else:
            self._let(f"P{seat} wager 25x{owed // CHIP}" if owed else f"P{seat} check")
            state.check_or_call()


@pytest.mark.parametrize("limit", LIMITS)
def test_clean_hands_agree_with_pokerkit_or_a_paragraph_says_why_not(limit: str) -> None:
    chance = random.Random(f"clean betting {limit} {seed()}")
    hands = [Both(limit, chance).played() for _ in range(HANDS)]
    parted: Counter[str] = sum((each.parted for each in hands), Counter())
    asked = sum(each.asked for each in hands)
    assert asked > 4 * HANDS
    assert set(parted) <= {"3", "47-A", "47-B", "48"}
    assert all(book("tda-2022").paragraph(at).says for at in parted)
    assert 20 * parted.total() < asked
