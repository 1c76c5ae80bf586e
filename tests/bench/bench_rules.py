"""What deciding and folding cost, and a pokerkit simulation of the same hand beside the fold."""

import os
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from tests.bench.figures import Figure, p50, p95
from tests.bench.hands import Dealt, dealt, hands
from trainer.kernel.document import transcript_of
from trainer.kernel.transcript import Transcript, tables
from trainer.rules.book import BOOKS, all_books
from trainer.rules.course import Action, clockwise
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.record import Record

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "trainer" / "rules" / "examples"
ROUNDS = 5
CLEAN, SEED = "clean-holdem-six", 0


def decisions(rounds: int = ROUNDS) -> list[float]:
    """Microseconds of decisions with their full trace: whole hands, every matter, nothing cached."""
    times = []
    for hand in hands() * rounds:
        for matter in matters(_facts(hand)):
            facts = _facts(hand).about(matter)
            start = process_time()
            decide(hand.law, facts)
            times.append((process_time() - start) * 1e6)
    return times


def _facts(hand: Dealt) -> Facts:
    return _told(hand.transcript)


def points_decided(every: int = 8) -> list[float]:
    """Microseconds a decision of betting, pots and showdown: every point of printed hands, the books in turn.

    Nothing is known of the hand before the first book is asked; the others find what it looked up.
    """
    times = []
    for path in sorted(path for path in EXAMPLES.glob("*.txt") if not path.name.endswith(".room.txt"))[::every]:
        transcript = transcript_of(path.read_text(encoding="utf-8"))
        for number in range(len(points(_told(transcript)))):
            facts = _told(transcript)
            asked = facts.about(points(facts)[number])
            fresh = Facts(Record.of(transcript), facts.at, asked.matter)
            start = process_time()
            for law in all_books():
                decide(law, fresh)
            times.append((process_time() - start) * 1e6 / len(BOOKS))
    return times


def _told(transcript: Transcript) -> Facts:
    record = Record.of(transcript)
    return Facts(record, len(record))


def folding(transcript: Transcript) -> tuple[float, float]:
    """Microseconds a gesture: the tables alone, and the record with the course of the hand beside them."""
    count = len(transcript.gestures)
    start = process_time()
    tables(transcript.setup, transcript.gestures)
    middle = process_time()
    Record.of(transcript)
    return (middle - start) * 1e6 / count, (process_time() - middle) * 1e6 / count


# --- pokerkit --------------------------------------------------------------------------------------------------


def simulated(transcript: Transcript) -> float:
    """Microseconds an operation of pokerkit that deals and bets the same clean hold'em hand."""
    from pokerkit import Automation, NoLimitTexasHoldem

    by_hand = (Automation.HOLE_DEALING, Automation.CARD_BURNING, Automation.BOARD_DEALING)
    automations = tuple(each for each in Automation if each not in by_hand)
    record = Record.of(transcript)
    setup, course = transcript.setup, record.course
    order = clockwise(course.dealt_in, setup.button)
    stacks = [setup.seats[seat - 1].stack.amount for seat in order]
    blinds = (setup.stakes.small_blind, setup.stakes.big_blind)
    hole = _hole(record, order)
    start = process_time()
    state = NoLimitTexasHoldem.create_state(automations, False, 0, blinds, blinds[1], tuple(stacks), len(order))
    for card in hole:
        state.deal_hole(card)
    _bet_and_board(state, record, order)
    return (process_time() - start) * 1e6 / len(state.operations)


def _hole(record: Record, order: tuple[int, ...]) -> list[str]:
    table = record.tables[record.courses.index(next(each for each in record.courses if each.street == 0))]
    return [table.seat(seat).hand[number].card.face for number in range(2) for seat in order]


def _bet_and_board(state: Any, record: Record, order: tuple[int, ...]) -> None:
    board = [each.card.face for each in max((table.board for table in record.tables), key=len)]
    burns = [each.card.face for each in max((table.burns for table in record.tables), key=len)]
    for street, actions in groupby(record.course.actions, key=lambda action: action.street):
        if street:
            state.burn_card(burns[street - 1])
            state.deal_board("".join(board[:3] if street == 1 else board[street + 1]))
        for action in actions:
            assert state.actor_index == order.index(action.seat), "pokerkit sees another seat to act"
            _bet(state, action)


def _bet(state: Any, action: Action) -> None:
    if action.kind == "fold":
        state.fold()
    elif action.kind in ("check", "call"):
        state.check_or_call()
    else:
        state.complete_bet_or_raise_to(action.to)


# --- loading ---------------------------------------------------------------------------------------------------

LOADING = """
from time import perf_counter
start = perf_counter()
from trainer.rules.book import all_books
all_books()
print(perf_counter() - start)
"""


def loading(times: int) -> float:
    """Milliseconds a ledger until all are read, resolved and checked, each time in a process of its own.

    With the compiled modules of an earlier run, as an installed program has them.
    """
    with TemporaryDirectory() as kept:
        env = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        runs = [_loaded({**env, "PYTHONPYCACHEPREFIX": kept}) for _ in range(times + 1)]
    return p50(runs[1:]) / len(all_books())


def _loaded(env: dict[str, str]) -> float:
    run = subprocess.run([sys.executable, "-c", LOADING], capture_output=True, text=True, check=True, cwd=ROOT, env=env)
    return float(run.stdout) * 1000


# --- the figures -----------------------------------------------------------------------------------------------


def figures(rounds: int = ROUNDS) -> list[Figure]:
    """Decision, fold, and the fold beside pokerkit."""
    decided, told = decisions(rounds), points_decided()
    folds = [folding(hand.transcript) for hand in hands() * rounds]
    clean = dealt(CLEAN, "tda-2022", SEED).transcript
    simulated(clean)
    pairs = [(folding(clean), simulated(clean)) for _ in range(rounds * 2)]
    ratio = p50([theirs / ours[1] for ours, theirs in pairs])
    return [
        Figure("load and check all the ledgers, each", loading(rounds), "ms", 60),
        Figure("decision with full trace, median", p50(decided), "us", 200),
        Figure("decision with full trace, p95", p95(decided), "us"),
        Figure("decision with full trace against the budget without", p50(decided), "us", 60),
        Figure("decision on betting, pots, showdown, the books in turn, median", p50(told), "us", 200),
        Figure("decision on betting, pots, showdown, the books in turn, p95", p95(told), "us"),
        Figure("fold a gesture: tables", p50([each[0] for each in folds]), "us", 15),
        Figure("fold a gesture: tables and course", p50([each[1] for each in folds]), "us", 15),
        Figure("pokerkit, one operation of the same hand", p50([theirs for _, theirs in pairs]), "us"),
        Figure("pokerkit an operation / fold a gesture", ratio, "x", 5, least=True),
    ]
