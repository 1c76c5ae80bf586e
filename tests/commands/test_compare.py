"""`trainer compare`: a topic in all houses, what they share and where they part."""

import json

from trainer.rules.book import BOOKS, all_books
from trainer.rules.comparison import compared, topics


def test_a_rule_all_speaking_houses_share_is_marked_as_the_same(run):
    output = run("compare", "deal.four-card-flop").output.splitlines()
    same = [line for line in output if line.startswith("=")]
    other = [line for line in output if line.startswith("≠")]
    assert same or other
    assert any("Ultimate Poker Tour" in line for line in output if line.strip().startswith("a different rule at"))


def test_a_house_without_a_word_on_it_is_called_silent(run):
    told = json.loads(run("compare", "stud.short-stub", "--json").output)
    assert told["silent"] == ["foxwoods-2020", "metropolitan", "upt"]


def test_a_house_that_rules_on_it_under_other_headings_is_not_called_silent(run):
    """TDA 35-A-5 has extra cards among its misdeals, where UPT has paragraphs of their own."""
    told = json.loads(run("compare", "deal.extra-card", "--json").output)
    assert (told["silent"], told["elsewhere"]["tda-2022"][0]) == ([], "35-A-5")
    assert "Poker TDA 2022: under other headings, 35-A-5" in run("compare", "deal.extra-card").output
    for topic in topics(all_books()):
        found = compared(all_books(), topic)
        printed = {law.key for law in all_books() if any(p.topic == topic for p in law.ledger.paragraphs)}
        assert not printed & (set(found.elsewhere) | set(found.silent))
        assert not set(found.elsewhere) & set(found.silent)


def test_a_topic_holds_those_below_it():
    whole = compared(all_books(), "deal")
    part = compared(all_books(), "deal.misdeal")
    assert {each.rule.key for each in part.rules} < {each.rule.key for each in whole.rules}


def test_every_paragraph_is_told_once():
    for topic in topics(all_books()):
        found = compared(all_books(), topic)
        for law in all_books():
            printed = [p.at for p in law.ledger.paragraphs if p.topic == topic or p.topic.startswith(f"{topic}.")]
            ruled = {p.at for each in found.rules for p in each.cited.get(law.key, ())}
            told = [p.at for p in found.told.get(law.key, ())]
            assert sorted({*told, *ruled}) == sorted(printed)
            assert not ruled & set(told)


def test_an_unknown_topic_names_those_there_are(run):
    result = run("compare", "bet.nonsense")
    assert result.exit_code == 2
    assert "bet.nonsense" in result.output
    assert "bet.overchip" in result.output
    assert "deal.misdeal" not in result.output
    assert "Traceback" not in result.output


def test_the_houses_come_in_their_order(run):
    told = json.loads(run("compare", "deal.misdeal", "--json").output)
    for rule in told["rules"]:
        assert list(rule["cited"]) == [key for key in BOOKS if key in rule["cited"]]
