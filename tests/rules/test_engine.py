"""The engine: exceptions, conflicts, traces, fallbacks and silence."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import FIND, FULL
from tests.rules.conftest import PlantBook, PlantRule, row
from tests.rules.search import told
from tests.rules.situations import Hand, cited, steps
from trainer.rules.book import Book, all_books
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.matters import KINDS, matters
from trainer.rules.ruling import Conflict, Decision

# Become another matter when more follows at once: more cards on the flop, or the card that lay on the stub is dealt.
STILL_GROWING = ("flop-without-burn", "short-flop", "odd-back")
SEARCHES = 20_000 if FULL else 300


def one_boxed() -> Facts:
    """A hand with one boxed card in the initial deal, asked about it."""
    hand = Hand(top="2c ^3c").blinds().deal()
    return hand.facts().about(hand.matter("boxed-in-deal"))


def never(*_: object) -> bool:
    return False


# --- exceptions and conflicts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("base_holds", "expected"), [(True, ["play-on"]), (False, [])])
def test_an_exception_fires_only_on_top_of_its_base(
    plant: PlantRule, planted_book: PlantBook, base_holds: bool, expected: list[str]
) -> None:
    plant("base", "stop-the-action", holds=lambda facts, numbers: base_holds)
    plant("exception", "play-on", excepts=("base",))
    decision = decide(planted_book(row("1", "base"), row("2", "exception")), one_boxed())
    assert steps(decision) == expected
    assert cited(decision) == (["2"] if base_holds else [])


@pytest.mark.parametrize(
    ("games", "expected"),
    [("", ["1", "2"]), ('games = ["holdem", "omaha"]', ["1", "2"]), ('games = ["omaha"]', ["1"])],
)
def test_a_paragraph_on_other_games_is_not_cited(
    plant: PlantRule, planted_book: PlantBook, games: str, expected: list[str]
) -> None:
    plant("base", "play-on")
    decision = decide(planted_book(row("1", "base"), row("2", "base", more=games)), one_boxed())
    assert cited(decision) == expected


def test_a_rule_printed_for_other_games_decides_nothing(plant: PlantRule, planted_book: PlantBook) -> None:
    plant("base", "play-on")
    decision = decide(planted_book(row("1", "base", more='games = ["omaha"]')), one_boxed())
    assert decision.silent
    assert decision.trace == ()


def test_an_exception_to_an_exception_needs_the_whole_chain(plant: PlantRule, planted_book: PlantBook) -> None:
    plant("base", "stop-the-action")
    plant("exception", "play-on", excepts=("base",), holds=never)
    plant("further", "call-the-floor", excepts=("exception",))
    law = planted_book(row("1", "base"), row("2", "exception"), row("3", "further"))
    assert steps(decide(law, one_boxed())) == ["stop-the-action"]


def test_two_live_rules_that_differ_conflict_and_both_paragraphs_are_named(
    plant: PlantRule, planted_book: PlantBook
) -> None:
    plant("one", "stop-the-action")
    plant("other", "play-on")
    with pytest.raises(Conflict) as conflict:
        decide(planted_book(row("7-A", "one"), row("9-B", "other")), one_boxed())
    assert {"7-A", "9-B", "planted.one", "planted.other"} <= set(
        str(conflict.value).replace("(", " ").replace(")", " ").replace(";", " ").split()
    )


def test_two_exceptions_to_one_base_that_differ_conflict(plant: PlantRule, planted_book: PlantBook) -> None:
    plant("base", "stop-the-action")
    plant("one", "call-the-floor", excepts=("base",))
    plant("other", "play-on", excepts=("base",))
    with pytest.raises(Conflict):
        decide(planted_book(row("1", "base"), row("2", "one"), row("3", "other")), one_boxed())


def test_rules_that_demand_the_same_are_cited_together(plant: PlantRule, planted_book: PlantBook) -> None:
    plant("one", "play-on")
    plant("other", "play-on")
    decision = decide(planted_book(row("1", "one"), row("2", "other")), one_boxed())
    assert steps(decision) == ["play-on"]
    assert cited(decision) == ["1", "2"]


def test_a_rule_is_tried_only_for_its_topic_and_with_the_numbers_of_its_paragraph(
    plant: PlantRule, planted_book: PlantBook
) -> None:
    plant("counted", "play-on", holds=lambda facts, numbers: numbers["some"] == 3, numbers=("some",))
    law = planted_book(row("1", "counted", more="numbers = { some = 3 }"))
    assert steps(decide(law, one_boxed())) == ["play-on"]
    hand = Hand().do("D pitch 3 down")
    assert decide(law, hand.facts().about(hand.matter("first-card-to-wrong-seat"))).trace == ()


# --- traces ----------------------------------------------------------------------------------------------------


def test_a_trace_tells_what_applied_what_failed_and_who_was_overridden(
    plant: PlantRule, planted_book: PlantBook
) -> None:
    plant("base", "stop-the-action")
    plant("exception", "play-on", excepts=("base",))
    plant("other", "call-the-floor", holds=never, sense="Something else is so.\nAnd more.")
    plant("idle", "call-the-floor", excepts=("other",))
    law = planted_book(*(row(str(n), name) for n, name in enumerate(("base", "exception", "other", "idle"), 1)))
    trace = {each.rule.removeprefix("planted."): each for each in decide(law, one_boxed()).trace}
    assert (trace["base"].held, trace["base"].overridden_by) == (True, "planted.exception")
    assert (trace["exception"].held, trace["exception"].overridden_by) == (True, "")
    assert (trace["other"].held, trace["other"].why) == (False, "doesn't hold: Something else is so.")
    assert (trace["idle"].held, trace["idle"].why) == (False, "no rule that it excepts applies")
    assert trace["exception"].at == ("2",)


# --- fallback and silence --------------------------------------------------------------------------------------


def fallback(confirmed: bool, topics: str = '""', only: str = '""') -> str:
    return (
        f'[[fallback]]\nto = "tda-2022"\ngrants = "grant"\nlabel = "a label"\n'
        f"confirmed = {str(confirmed).lower()}\ntopics = [{topics}]\nonly = [{only}]\n"
    )


def granting(planted_book: PlantBook, *fallbacks: str, follows: str = "") -> Book:
    grant = '[[paragraph]]\nat = "grant"\ntopic = "rules.precedence"\nstatus = "pending"\nsays = "go there"\n'
    return planted_book(*fallbacks, grant, head=f"floor_follows = [{follows}]\n")


def two_boxed(law: Book) -> Decision:
    hand = Hand(top="2c ^3c ^4c").blinds().deal()
    return decide(law, hand.facts().about(hand.matter("boxed-in-deal")))


@pytest.mark.parametrize("confirmed", [True, False])
def test_a_silent_book_falls_back_where_it_sends_its_reader(planted_book: PlantBook, confirmed: bool) -> None:
    decision = two_boxed(granting(planted_book, fallback(confirmed)))
    assert (decision.book, decision.source, decision.confirmed, decision.label) == (
        "planted",
        "tda-2022",
        confirmed,
        "a label",
    )
    assert decision.fallback is not None
    assert (decision.fallback.at, decision.fallback.says) == ("grant", "go there")
    assert "35-A-1" in cited(decision)
    assert decision.floor_follows is None


@pytest.mark.parametrize(
    "limits", [{"topics": '"stud"'}, {"only": '"RP", "ill-"'}], ids=["other-topics", "other-paragraphs"]
)
def test_a_fallback_reaches_no_further_than_its_grant(planted_book: PlantBook, limits: dict[str, str]) -> None:
    decision = two_boxed(granting(planted_book, fallback(True, **limits), follows='"upt"'))
    assert decision.silent
    assert decision.fallback is None
    assert decision.floor_follows is not None
    assert decision.floor_follows.source == "upt"


def test_in_silence_the_floor_follows_the_first_book_that_has_a_procedure(planted_book: PlantBook) -> None:
    law = granting(planted_book, follows='"tda-2022", "upt"')
    decision = decide(law, one_boxed())
    assert decision.silent
    assert decision.citations == ()
    assert decision.floor_follows is not None
    assert decision.floor_follows.source == "upt"
    nobody = decide(granting(planted_book), one_boxed())
    assert nobody.silent
    assert nobody.floor_follows is None


def test_foxwoods_falls_back_on_recommended_procedures_only() -> None:
    hand = Hand(top="2c 3c 4c 2c*").blinds().deal().do("P2 turn up 2c", "P5 turn up 2c*")
    decision = hand.decision("foxwoods-2020", "duplicate-cards")
    assert decision.silent
    assert decision.floor_follows is not None
    assert cited(decision.floor_follows) == ["35-E"]


# --- the long search -------------------------------------------------------------------------------------------


def searched(laws: Callable[[], tuple[Book, ...]], planted: bool = False) -> Callable[[], None]:
    """A search through told hands that asks every book about every matter, and that matters never change.

    What was `planted` is looked for in the same places each day.
    """

    @(FIND if planted else settings(max_examples=SEARCHES))
    @given(told(), st.integers(0, 100))
    def search(facts: Facts, part: int) -> None:
        found = matters(facts)
        assert len({each.key for each in found}) == len(found)
        for matter in found:
            assert matter.kind in KINDS
            assert 0 <= matter.error <= matter.onset <= facts.at
            for law in laws():
                decide(law, facts.about(matter))
        earlier = facts.when(facts.at * part // 100)
        now = {(each.key, each.onset) for each in found}
        before = {(each.key, each.onset) for each in matters(earlier) if each.kind not in STILL_GROWING}
        assert before <= now

    return search


def test_no_book_contradicts_itself_in_any_hand_that_was_told() -> None:
    searched(all_books)()


def test_the_search_finds_a_planted_conflict(plant: PlantRule, planted_book: PlantBook) -> None:
    plant("one", "stop-the-action")
    plant("other", "play-on", holds=lambda facts, numbers: len(facts.matter.cards) > 1)
    law = planted_book(row("1", "one"), row("2", "other"))
    with pytest.raises(Conflict):
        searched(lambda: (law,), planted=True)()
