"""A ledger says what was wrong in it, and every house that rests on it knows."""

import re

import pytest

from tests.ledgers import shipped
from trainer.rules.book import all_books, book
from trainer.rules.corrected import Corrected, corrections_of, known_to
from trainer.rules.ledger_file import BadLedger, Correction, read

ROW = """
[[correction]]
on = "2026-11-20"
topics = ["deal.four-card-flop", "pot"]
says = "A rule on flops came back."
"""
RESTORED = "tda-2022@2026-11-23"


EDITIONS = {"tda-2022", "tda-2024"}  # the newer one has taken over what was corrected


def ledger(row: str = ROW, text: str = "") -> str:
    return f"{text or _bare()}{row}"


def _bare() -> str:
    """The ledger of a house that ships, without the corrections that it has."""
    first, *parts = shipped("tda-2022").split("\n[[")
    return "\n[[".join([first, *(part for part in parts if not part.startswith("correction]]"))])


def faults(row: str) -> str:
    with pytest.raises(BadLedger) as bad:
        read(ledger(row), "tda-2022.toml")
    return "\n".join(bad.value.faults)


def test_a_correction_is_read_and_the_earliest_is_the_first() -> None:
    second = ROW.replace("2026-11-20", "2025-01-31")
    found = read(ledger(ROW + second), "tda-2022.toml").corrections
    assert [each.on for each in found] == ["2025-01-31", "2026-11-20"]
    assert found[1] == Correction("2026-11-20", ("deal.four-card-flop", "pot"), "A rule on flops came back.")


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ('on = "2026-11-20"', 'on = "2026-11-31"', "correction 1: on: '2026-11-31' isn't a date"),
        ('on = "2026-11-20"', 'on = "20261120"', "correction 1: on: '20261120' isn't a date"),
        ('on = "2026-11-20"', "", "correction 1: on is missing"),
        ('on = "2026-11-20"', "on = 3", "correction 1: on has the wrong type"),
        ('"deal.four-card-flop"', '"deal.five-card-flop"', "correction 1: topics: 'deal.five-card-flop' isn't a topic"),
        ('["deal.four-card-flop", "pot"]', "[]", "correction 1: topics: name at least one"),
        ('"A rule on flops came back."', '" "', "correction 1: says is empty"),
        ("says =", "say =", "correction 1: say isn't a key here; the nearest is 'says'"),
    ],
)
def test_what_is_wrong_in_a_correction_is_told_with_its_line_and_key(was: str, now: str, told: str) -> None:
    assert was in ROW
    text = ledger(ROW.replace(was, now))
    line = text.splitlines().index("[[correction]]") + 1
    [said] = re.findall(rf"^tda-2022\.toml:(\d+): {re.escape(told)}", faults(ROW.replace(was, now)), re.MULTILINE)
    assert line <= int(said) <= line + 3


def test_two_corrections_of_one_day_are_one_too_many() -> None:
    assert "correction 2026-11-20 is listed twice" in faults(ROW + ROW)


def test_a_correction_concerns_its_topics_all_below_them_and_what_is_asked_within_them() -> None:
    one = Corrected("tda-2022", Correction("2026-11-20", ("deal.four-card-flop", "showdown.discard", "pot"), "-"))
    assert all(map(one.concerns, ("deal.four-card-flop", "pot.odd-chip", "showdown.kill-losers")))
    assert not any(map(one.concerns, ("deal.boxed-card", "deal.four", "potty")))
    assert one.key == "tda-2022@2026-11-20"


def test_every_house_that_looks_to_the_tda_rests_on_what_was_corrected_there() -> None:
    looking = {
        law.key
        for law in all_books()
        if EDITIONS & {law.key, *law.ledger.floor_follows, *(each.to for each in law.ledger.fallbacks)}
    }
    assert {law.key for law in all_books() if RESTORED in known_to(law.key).split()} == looking
    assert {"tda-2022", "players-2025", "foxwoods-2020"} <= looking
    for house in ("players-2025", "tda-2024"):
        assert known_to(house).split().count(RESTORED) == 1, "one correction, whoever took it over"
    [own] = [each for each in corrections_of(book("tda-2022")) if each.key == RESTORED]
    assert own.concerns("bet.string")
    assert own.concerns("pot.odd-chip")
    assert not own.concerns("deal.four-card-flop")


def test_a_house_that_there_is_not_knows_no_correction() -> None:
    assert known_to("nowhere") == ""


MENDED = {
    "tda-2022": ("action.substantial", "deal.misdeal", "bet.turn", "bet.undercall", "bet.pot-bet", "bet.invalid"),
    "players-2025": (
        "action.substantial",
        "deal.misdeal",
        "bet.turn",
        "bet.undercall",
        "button.move",
        "rp.hand-for-hand",
    ),
    "foxwoods-2020": ("action.substantial", "bet.turn", "bet.pot-bet", "bet.invalid", "stud.seventh-street"),
    "metropolitan": ("action.substantial", "deal.misdeal", "bet.turn", "bet.skipped", "bet.pot-bet"),
    "upt": ("deal.misdeal", "bet.turn", "bet.commitment", "bet.method", "bet.pot-bet", "hand.dropped"),
}
"""What each house taught wrong until it was mended, by the topics that decisions on it have."""
ONLY_CITED = ("bet.underraise", "rp.announce", "showdown.cards-speak", "deal.four-card-flop", "deal.boxed-card")
"""Where another paragraph is cited, or something more is told, nobody was taught anything wrong."""


OF_BOTH_EDITIONS = (
    *("bet.invalid", "bet.prior-chips-pulled", "bet.size", "bet.commitment", "bet.rights", "bet.undercall"),
    *("bet.conditional", "bet.fold", "showdown.discard", "hand.thrown", "conduct.exposing", "pot.dispute"),
)
AUDITED = {
    "tda-2022": OF_BOTH_EDITIONS,
    "tda-2024": (*OF_BOTH_EDITIONS, "bet.string", "presence.at-seat"),
    "players-2025": (*OF_BOTH_EDITIONS, "bet.string", "presence.at-seat"),
    "foxwoods-2020": ("bet.underraise", "bet.prior-chips", "bet.invalid", "bet.size", "bet.fold", "hand.thrown"),
    "metropolitan": ("rp.announce", "stud.seventh-street", "bet.size", "bet.method", "hand.thrown", "pot.dispute"),
    "upt": ("bet.rounding", "bet.size", "bet.method", "deal.fouled-deck", "stud.seventh-street", "bet.hidden-chip"),
}
"""What two audits found that each house still taught wrong, by the topics that decisions on it have."""
ONLY_TOLD = ("bet.turn", "bet.skipped", "bet.pot-bet", "deal.misdeal", "deal.four-card-flop", "deal.boxed-card")
"""Where they only told a figure more."""
FIRST, SECOND = "2026-11-23", "2026-11-24"


def corrected_on(house: str, day: str) -> Corrected:
    """The correction of that house's own ledger of that day."""
    [own] = [each for each in corrections_of(book(house)) if each.key == f"{house}@{day}"]
    return own


@pytest.mark.parametrize(("house", "topics"), MENDED.items())
def test_each_house_says_what_it_taught_wrong_and_no_more(house: str, topics: tuple[str, ...]) -> None:
    own = corrected_on(house, FIRST)
    assert [each for each in topics if not own.concerns(each)] == []
    assert [each for each in ONLY_CITED if own.concerns(each)] == []


@pytest.mark.parametrize(("house", "topics"), AUDITED.items())
def test_each_house_says_what_the_audit_found_it_taught_wrong(house: str, topics: tuple[str, ...]) -> None:
    own = corrected_on(house, SECOND)
    assert [each for each in topics if not own.concerns(each)] == []
    assert [each for each in ONLY_TOLD if own.concerns(each)] == []
