"""Hands as the dealer reads them aloud at the showdown: "Seat 4, two pair. Seat 2, pair."."""

from trainer.rules.facts import Facts
from trainer.rules.facts.pots import held
from trainer.rules.facts.showdown import live, tabled
from trainer.rules.hands import HALVES, read_aloud

FEW = 3
ACE_LOW = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def read_out(facts: Facts) -> str:
    """What the tabled hands are, those that are most; "" where none can be read."""
    said = ((seat, _worth(facts, seat)) for seat in live(facts) if tabled(facts, seat))
    return " ".join(f"Seat {seat}, {words}." for seat, words in list(said)[:FEW] if words)


def _worth(facts: Facts, seat: int) -> str:
    """High and low in a few words: "two pair", "flush, 7-5-4-3-2 low"."""
    board = "".join(each.card.face for each in facts.table.board if not each.card.is_joker)
    found = {half: read_aloud(facts.game, half, held(facts, seat), board) for half in HALVES[facts.game]}
    return ", ".join(_short(half, words) for half, words in found.items() if words)


def _short(half: str, words: str) -> str:
    name, colon, _ = words.partition(":")
    return name.lower() if colon else f"{_high_card_first(words)} {half}"


def _high_card_first(words: str) -> str:
    """The ranks of a low as a dealer reads them: "7-5-4-3-A"."""
    return "-".join(sorted((each[:-1] for each in words.split()), key=ACE_LOW.index, reverse=True))
