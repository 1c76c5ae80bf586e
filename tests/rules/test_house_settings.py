"""What a rulebook leaves to the house, once the house has said it."""

import pytest

from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.grading.open_matter import decided
from trainer.kernel.document import text_of, transcript_of
from trainer.kernel.house import SETTINGS, setting
from trainer.rules.book import all_books
from trainer.rules.book import book as law
from trainer.rules.encoded import encoded
from trainer.rules.facts import Facts
from trainer.rules.house_settings import GO_BY, unused
from trainer.rules.points import points
from trainer.rules.ruling import Decision
from trainer.shorthand.reading import read

SHOWDOWN = """on river
{house}
blinds 100 200
pot 3000
in 2 5
seats 6 20000
cards 5 9d 9h
---
check 2 5
show 2
P5 move aside down 9d 9h
"""
LIMIT = """on turn
{house}
game holdem limit
blinds 100 200
small-bet 200
big-bet 400
pot 1300
in 2 5 6
seats 6 20000
---
P2 bet 400
"""
RAISES = ("P5 raise 800", "P6 raise 1200", "P2 raise 1600", "P5 raise 2000")


def _decided(text: str, key: str, kind: str, house: str = "") -> Decision:
    record = read(text.format(house=house)).record
    facts = Facts(record, len(record))
    found = max((each for each in points(facts) if each.kind == kind), key=lambda each: each.onset)
    return decided(law(key), facts.about(found))


def _key(decision: Decision) -> str:
    return decision.ruling.key if decision.ruling is not None else "silent"


@books((PLAYERS, "15-B"))
def test_a_mucking_line_or_motion_rule_of_the_house_decides(book: str, at: str) -> None:
    for key in ("mucking-line", "forward-motion"):
        decision = _decided(SHOWDOWN, book, "pushed-forward", house=f"house {key} yes")
        assert _key(decision) == "showdown.house-line-decides"
        assert [each.at for each in decision.citations] == [at]
        for no in (f"house {key} no", ""):
            assert _key(_decided(SHOWDOWN, book, "pushed-forward", house=no)) == "showdown.not-dead-may-table"
        back = SHOWDOWN + "P5 move hand-5 up 9d 9h\n"
        assert _key(_decided(back, book, "taken-up-again", house=f"house {key} yes")) == "showdown.house-line-decides"


def test_a_house_line_is_nothing_to_a_rulebook_that_leaves_none_to_it() -> None:
    said = {house.key: _key(_decided(SHOWDOWN, house.key, "pushed-forward", house="house mucking-line yes"))
            for house in all_books()}  # fmt: skip
    assert {key for key, each in said.items() if each == "showdown.house-line-decides"} == {PLAYERS}
    for key, each in said.items():
        if key != PLAYERS:
            assert each == _key(_decided(SHOWDOWN, key, "pushed-forward"))


@books((TDA, "48"), (PLAYERS, "53"), (FOXWOODS, "51"), (MET, "47"), (UPT, "tournament-23"))
def test_a_cap_that_the_house_named_ends_the_raising(book: str, at: str) -> None:
    for cap, raises in ((cap, cap + more) for cap in (2, 3) for more in (-1, 0, 1)):
        text, told = LIMIT + "\n".join(RAISES[:raises]) + "\n", f"house raise-cap {cap}"
        decision = _decided(text, book, "rights", house=told)
        assert (_key(decision) == "bet.house-cap-reached") == (raises >= cap)
        if raises >= cap:
            assert at in {each.at for each in decision.citations}
            assert _key(_decided(text, book, "raise-cap", house=told)) == "bet.house-cap-reached"


@books((TDA, "48"), (UPT, "tournament-23"))
def test_no_cap_of_a_house_holds_for_the_last_two_of_an_event(book: str, at: str) -> None:
    text = LIMIT.replace("pot 1300\nin 2 5 6\nseats 6 20000", "pot 800\nseats 2 20000")
    text = text.replace("P2 bet 400\n", "P1 bet 400\nP2 raise 800\nP1 raise 1200\nP2 raise 1600\n")
    decision = _decided(text, book, "raise-cap", house="house raise-cap 2")
    assert _key(decision) == "bet.no-raise-cap"
    assert at in {each.at for each in decision.citations}


def test_every_setting_names_its_rules_and_what_a_book_does_not_use_is_known() -> None:
    assert GO_BY.keys() == SETTINGS.keys()
    assert {key for keys in GO_BY.values() for key in keys} <= encoded().keys()
    every = tuple((key, "yes") for key in SETTINGS)
    assert unused(law(PLAYERS), every) == ("betting-line", "moving-button")
    assert unused(law(TDA), every) == ("mucking-line", "forward-motion", "betting-line", "moving-button")


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("mucking-lin yes", "the nearest is 'mucking-line'"),
        ("mucking-line maybe", "write yes or no"),
        ("raise-cap yes", "isn't a whole number"),
        ("raise-cap 0", "write how many raises"),
        ("raise-cap 11", "is more than 10"),
        ("", "isn't a house setting"),
    ],
)
def test_a_setting_that_is_none_is_told(line: str, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        setting(line)


def test_settings_are_part_of_a_transcript_and_told_once() -> None:
    text = text_of(read(SHOWDOWN.format(house="house mucking-line yes\nhouse raise-cap 4")).record.transcript)
    assert "house mucking-line yes\nhouse raise-cap 4\ndeck " in text
    assert text_of(transcript_of(text)) == text
    assert transcript_of(text).setup.house == (("mucking-line", "yes"), ("raise-cap", "4"))
    with pytest.raises(ValueError, match="house mucking-line is listed twice"):
        transcript_of(text.replace("house raise-cap 4", "house mucking-line no"))
