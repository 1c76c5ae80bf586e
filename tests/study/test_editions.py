"""A newer edition of a book: what is told of each kind of change, and which memories it touches."""

import re
from datetime import UTC, datetime

import pytest

from tests.study.editions import ledger, without
from trainer.progress.records import Memory, Part
from trainer.rules.book import BOOKS, book
from trainer.rules.ledger_file import BadLedger
from trainer.rules.ruling import Authority, Deadline, Ruling, Step
from trainer.rules.syllabus import syllabus
from trainer.study.editions import Editions, Kind, apart, compared, edition, touched

NOW = datetime(2026, 11, 20, tzinfo=UTC)
SHOWN = "rabbit.shown-by-anybody"
CUT = "deal.cut.by-player-behind-dealer"
PLAYERS = ("numbers = { players = 16 }", "numbers = { players = 18 }")


def newer(key: str = "upt", *changes: tuple[str, str]) -> Editions:
    return compared(book(key), edition(ledger(key, **dict(changes)), "newer.toml"))


def kinds(found: Editions) -> dict[str, Kind]:
    return {each.rule: each.kind for each in found.changes}


@pytest.mark.parametrize("key", BOOKS)
def test_the_same_edition_changes_nothing(key):
    found = newer(key)
    assert (found.changes, found.unchanged) == ((), len(syllabus(key)))


def test_a_new_number_of_a_paragraph_changes_no_rule():
    found = newer("upt", ('at = "cut-1"', 'at = "cut-7"'))
    assert kinds(found) == {CUT: Kind.RENUMBERED}
    assert found.changes[0].places == "cut-1 → cut-7"
    assert found.unchanged == len(syllabus("upt")) - 1


def test_other_figures_are_told_then_and_now():
    found = newer("upt", PLAYERS)
    assert {each.kind for each in found.changes} == {Kind.FIGURES}
    assert all(("players", 16, 18) in each.figures for each in found.changes)


def test_another_reading_is_told():
    found = newer(
        "upt", ("We read the player behind the dealer as the one", "We read the player behind the dealer as any")
    )
    assert kinds(found) == {CUT: Kind.READING}


def test_other_words_on_what_is_only_asked_are_told():
    found = newer("upt", ("A few house rules come first", "House rules come last"))
    assert kinds(found) == {"topic:house.notice": Kind.WORDS}


def test_what_is_gone_and_what_is_new():
    found = compared(book("upt"), edition(without("upt", "cut-1"), "newer.toml"))
    assert kinds(found) == {CUT: Kind.GONE}
    back = compared(edition(without("upt", "cut-1"), "older.toml"), book("upt"))
    assert kinds(back) == {CUT: Kind.ADDED}


def test_another_rule_in_the_same_paragraph_says_what_it_demands_otherwise():
    found = newer("upt", (CUT, "rabbit.shown-by-anybody"), ('topic = "deal.cut"', 'topic = "rabbit"'))
    assert [each.kind for each in found.changes] == [Kind.RULE]
    [one] = found.changes
    assert (one.rule, one.instead, one.was, one.now) == (
        CUT,
        (SHOWN,),
        ("cut-1",),
        ("cut-1",),
    )
    assert "outcome" in one.differs


def test_paragraphs_nobody_has_encoded_yet_are_named():
    text = ledger() + '\n[[paragraph]]\nat = "new-9"\ntopic = "clock"\nstatus = "pending"\n'
    found = compared(book("upt"), edition(text, "newer.toml"))
    assert [each.at for each in found.pending] == ["new-9"]
    assert found.changes == ()


def memory(rule: str, house: str = "upt", part: Part = Part.REMEDY) -> Memory:
    return Memory(house, rule, "t", part, 3.0, 5.0, NOW, NOW, 2, 0)


def test_only_what_must_be_learnt_again_touches_a_memory():
    changed = newer("upt", PLAYERS, ('at = "cut-1"', 'at = "cut-7"'))
    figures = next(each.rule for each in changed.of(Kind.FIGURES))
    held = [memory(figures), memory(figures, part=Part.NOTICED), memory(CUT), memory(figures, house="tda-2022")]
    assert touched(changed, held) == {figures: (held[0], held[1])}


@pytest.mark.parametrize(
    ("changes", "faults"),
    [
        ([('topic = "deal.cut"', 'topic = "weather"')], ["paragraph cut-1: topic: 'weather' isn't a topic"]),
        ([("{ posts = 2 }", '{ posts = "two" }')], ["paragraph out-of-turn: numbers.posts: must be a whole number"]),
        ([("{ posts = 2 }", "{ posts = [2] }")], ["paragraph out-of-turn: numbers.posts: must be a whole number"]),
        ([(CUT, "books.upt_dealing:no_such_rule")], ["'books.upt_dealing:no_such_rule' isn't a rule"]),
        (
            [('topic = "deal.cut"', 'topic = "weather"'), (CUT, "books.nowhere:no_such_rule")],
            ["paragraph cut-1: topic: 'weather' isn't a topic", "'books.nowhere:no_such_rule' isn't a rule"],
        ),
        (
            [('status = "question"', 'status = "asked"'), ('at = "cut-1"', "at = 1")],
            ["status 'asked'", "at has the wrong"],
        ),
        ([('book = "upt"', "book = ")], ["newer.toml:2: book: isn't valid TOML: Invalid value"]),
    ],
    ids=["topic", "figure", "list", "rule", "both", "form", "no TOML"],
)
def test_a_broken_file_is_refused_with_all_its_faults(changes, faults):
    with pytest.raises(BadLedger) as bad:
        edition(ledger("upt", **dict(changes)), "newer.toml")
    for each in faults:
        assert any(each in fault for fault in bad.value.faults), bad.value.faults
    assert all(re.match(r"newer\.toml:\d+: ", fault) for fault in bad.value.faults), bad.value.faults


def test_how_two_rulings_differ_is_said_in_words():
    was = Ruling("a", "a misdeal", Authority.FLOOR, (Step("gather-the-cards"), Step("shuffle-the-deck")))
    now = Ruling("b", "play on", Authority.DEALER, (Step("shuffle-the-deck"),), deadline=Deadline.ACTION)
    told = apart(was, now)
    assert told[0] == "a misdeal → play on"
    assert told[1] == "decides: the floor → the dealer"
    assert told[2].startswith("steps: ")
    assert told[2].endswith(" → none")
    assert told[3] == "until: the hand is over → any action"
    assert apart(was, was) == ()
