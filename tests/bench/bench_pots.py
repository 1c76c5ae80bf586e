"""What building and awarding the pots of a full table costs: nine players, six of them all-in at six depths."""

from tests.bench.figures import Figure, milliseconds, p50, p95
from tests.rules.betting import Betting
from trainer.rules.building import belongs
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import layers, pots, split
from trainer.rules.record import Record

ROUNDS = 60
DEPTHS = (8, 15, 23, 39, 56, 74)


def nine() -> Record:
    """Everybody is in, the board lies there and every hand is up."""
    stacks = {seat: f"100x{DEPTHS[seat - 1]}" if seat <= len(DEPTHS) else "1000x9+100x10" for seat in range(1, 10)}
    hand = Betting(players=9, stacks=stacks, button=9).preflop()
    for seat in hand.round()[2:] + hand.round()[:2]:
        table = hand.facts().table.seat(seat)
        hand.do(f"P{seat} wager {table.stack}")
    hand.do("D bring-in-bets", "D burn", "D lay 3 up", "D burn", "D lay 1 up", "D burn", "D lay 1 up")
    for seat in range(1, 10):
        held = " ".join(each.card.name for each in hand.facts().table.seat(seat).hand)
        hand.do(f"P{seat} turn up {held}")
    return hand.facts().record


def built_and_awarded(record: Record) -> None:
    """Every pot with who may win it, what of every bet belongs where, and every share, as if nothing were known yet."""
    record.known.clear()
    facts = Facts(record, len(record))
    layers(facts)
    for seat in range(1, 10):
        belongs(facts, seat)
    for pot in pots(facts):
        split(facts, pot)


def figures() -> list[Figure]:
    record = nine()
    built_and_awarded(record)
    times = [milliseconds(lambda: built_and_awarded(record)) for _ in range(ROUNDS)]
    return [
        Figure("build and award the pots of nine, six all-in, median", p50(times), "ms", 1),
        Figure("build and award the pots of nine, six all-in, p95", p95(times), "ms"),
    ]
