"""What a rulebook has in place of another one's rule is said in words, what is about the same things first."""

from trainer.rules.book import book
from trainer.rules.comparison import of_its_own, on_matters
from trainer.rules.instead import in_words, instead_of, outcome

TWO_BOXED, PASSED_OVER = "deal.boxed-card.enough-in-the-deal", "bet.skipped.silent-until-substantial-action"


def test_its_own_rules_come_before_what_both_have_on_the_matter() -> None:
    tda, upt = book("tda-2022"), book("upt")
    rule = tda.rules[TWO_BOXED].rule
    own = of_its_own(upt, rule, tda)
    assert own
    assert {each.rule.key for each in instead_of(rule, upt, tda)} == {each.rule.key for each in own}
    shared = tda.rules[PASSED_OVER].rule
    assert of_its_own(upt, shared, tda) == ()
    assert set(instead_of(shared, upt, tda)) == set(on_matters(upt, shared.topics))


def test_what_is_about_most_of_the_same_things_comes_first() -> None:
    rule = book("tda-2022").rules[TWO_BOXED].rule
    found = instead_of(rule, book("upt"), book("tda-2022"))
    assert found[0].rule.says.startswith("Two or more boxed cards")


def test_keys_decide_before_the_wording_what_is_about_the_same_things() -> None:
    rule = book("tda-2022").rules["clock.expired-facing-no-bet"].rule
    found = instead_of(rule, book("metropolitan"), book("tda-2022"))
    assert len(found) > 1
    assert found[0].rule.key == "clock.expired-bet-or-no-bet"


def test_the_words_are_outcomes_with_the_condition_of_the_first() -> None:
    tda, upt = book("tda-2022"), book("upt")
    found = instead_of(tda.rules[TWO_BOXED].rule, upt, tda)
    assert in_words(found[:1]).startswith(f"{outcome(found[0].rule)} (two or more boxed cards")
    assert in_words(found).count("(") == 1
    assert in_words(()) == ""
