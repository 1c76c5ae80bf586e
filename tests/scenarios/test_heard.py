"""The floor rules on the amounts that it was told: below, at and above each threshold."""

import pytest

from tests.scenarios.hands import session
from trainer.kernel import gestures as g
from trainer.kernel.report_acts import read
from trainer.rules.amiss import amiss, settle
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.rules.ruling import Matter
from trainer.scenarios.heard import as_heard
from trainer.scenarios.previous import routine

HALF = "bets-underraise-half"  # the bet is 600 and 200 before it; 900 were put in, and half a raise is to 800


def hand(name: str, key: str) -> tuple[Record, Matter]:
    one = session(name, key)
    for _ in range(200):
        found = next(iter(amiss(book(key), Facts(one.record, len(one.record)))), None)
        if found is not None:
            return one.record, found
        go = one.tick(one.now + 5000)
        if not go:
            one.act(next(iter(routine(one.record))), one.now + 400)
    raise AssertionError("nothing went wrong")


def ruled(record: Record, matter: Matter, key: str, text: str) -> tuple[str, int]:
    """What the floor makes of the wager, so told: the kind and total of one that stands, or "amiss" and its total."""
    law, reports = book(key), (read(f"something-about-the-bets {text}"),)
    heard = as_heard(law, record, len(record), matter, reports)
    if not heard.nothing:
        return "amiss", settle(law, heard.facts).figure("to")
    found = heard.stands(law)
    assert found is not None
    return found.kind, found.to


@pytest.mark.parametrize("key", ["tda-2022", "tda-2024", "players-2025"])
@pytest.mark.parametrize(
    ("told", "ruling"),
    [
        (700, ("call", 600)),
        (800, ("amiss", 1000)),
        (900, ("amiss", 1000)),
        (1000, ("raise", 1000)),
        (1100, ("raise", 1100)),
    ],
)
def test_half_a_raise_is_measured_on_the_amount_that_was_reported(key: str, told: int, ruling: tuple[str, int]) -> None:
    record, matter = hand(HALF, key)
    assert ruled(record, matter, key, f"on preflop; 8 put-in {told}; since no-one") == ruling


def test_an_amount_that_no_one_told_is_seen_as_it_is() -> None:
    record, matter = hand(HALF, "tda-2022")
    for text in ("on preflop; since no-one", "8 put-in 900", "5 put-in 700", "8 put-in 99999999"):
        assert ruled(record, matter, "tda-2022", text) == ("amiss", 1000)
    assert record.acts[g.Wager]
