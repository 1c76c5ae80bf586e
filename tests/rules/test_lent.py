"""What another book lends a house outranks none of its own paragraphs, also not a more general one."""

import pytest

from tests.rules.betting import Betting
from tests.rules.board_situations import cited
from tests.rules.test_chores import asked, flop
from tests.rules.test_misdeal import FOXWOODS, TDA, books
from tests.rules.test_showdown_law import at_of, said, stud
from trainer.kernel.altered import replace
from trainer.rules.book import book as law_of
from trainer.rules.engine import printed
from trainer.rules.points import points_about
from trainer.rules.ruling import Citation, Decision
from trainer.rules.stands import _in_order, latest


@books((FOXWOODS, "16"), ("metropolitan", "14"), ("upt", "tournament-34"))
def test_in_stud_too_all_hands_go_up_at_once_before_any_recommended_order(book: str, at: str) -> None:
    """The TDA recommends that who is not at risk shows first; this book has all hands tabled without delay."""
    facts = stud("stud", all_in=True)
    assert said(facts, book, "all-in-in-stud") == "showdown.all-hands-tabled"
    assert at_of(facts, book, "all-in-in-stud") == [at]
    assert said(facts, TDA, "all-in-in-stud") == "stud.not-at-risk-shows-first"


@books((FOXWOODS, "60"), ("metropolitan", "54"))
def test_the_count_of_an_all_in_is_its_own_paragraphs_and_not_another_books(book: str, at: str) -> None:
    shove = ("P2 check", "P3 wager 1000x1")
    unasked = asked(flop(*shove, "D say 1000"), "amount-of-a-bet", book)
    counted = asked(flop(*shove, "P4 say count it please"), "amount-of-a-bet", book)
    other = asked(flop("P2 wager 500x1", "D say 500"), "amount-of-a-bet", book)
    assert [cited(each) for each in (unasked, counted)] == [[f"{book}:{at}"]] * 2
    assert [each.fallback is None for each in (unasked, counted, other)] == [True, True, book != FOXWOODS]


@pytest.mark.parametrize("lent", [True, False])
def test_of_a_wager_the_houses_own_decisions_come_first_whatever_their_rank(lent: bool) -> None:
    """A size taken from another book, beside the house's own ruling on words and chips: the own one decides."""
    facts = Betting().flop().do("P2 say bet 500", "P2 wager 1000x1").facts()
    made = latest(facts)
    assert made is not None
    own = next(
        printed(law_of(FOXWOODS), facts.about(each))
        for each in points_about(facts, made)
        if each.kind == "words-and-chips"
    )
    size: Decision = replace(
        own,
        matter=replace(own.matter, kind="wager"),
        fallback=Citation(FOXWOODS, "tda-reference", "") if lent else None,
        confirmed=not lent,
    )
    order = [each for group in _in_order(made, [size, own]) for each in group]
    assert order == ([own, size] if lent else [size, own])
