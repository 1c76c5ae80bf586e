"""Worked examples that the books print on the deal, each a committed transcript."""

from tests.rules.printed import told
from tests.rules.situations import cited, steps
from tests.rules.test_misdeal import KILLED, PLAYERS, TDA, TDA_2024, books
from trainer.rules.book import book as law_of
from trainer.rules.engine import decide
from trainer.rules.matters import matters


@books((TDA, "ill-38-ex-1-A"), (TDA, "ill-38-ex-1-B"), (PLAYERS, "ill-40-ex-1-A"), (PLAYERS, "ill-40-ex-1-B"))
def test_a_printed_hand_with_a_wrong_count_is_killed_and_one_card_burned(book: str, at: str) -> None:
    facts = told(book, at)
    matter = next(each for each in matters(facts) if each.kind == "wrong-number-of-cards")
    assert matter.seats == (5,)
    decision = decide(law_of(book), facts.about(matter))
    assert steps(decision) == KILLED
    assert decision.ruling is not None
    assert "a-second-burn" in decision.ruling.harms
    assert {"38", "40"} & set(cited(decision))
    assert (len(facts.table.burns), len(facts.table.board), facts.table.seat(5).hand) == (1, 3, ())


@books((PLAYERS, "35-A-ex"), (TDA_2024, "34-A-ex"))
def test_a_button_moved_twice_stands(book: str, at: str) -> None:
    facts = told(book, at)
    (matter,) = matters(facts)
    assert matter.kind == "wrong-button"
    assert steps(decide(law_of(book), facts.about(matter))) == ["play-on"]
    assert steps(decide(law_of(book), facts.when(facts.at - 1).about(matter))) == ["correct-the-button"]
