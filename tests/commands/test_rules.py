"""`trainer rules`: every rule once, with what a ledger must give it and who cites it."""

import json

from tests.commands.conftest import Run
from trainer.rules.book import all_books
from trainer.rules.encoded import encoded


def test_every_rule_is_listed_once_with_who_cites_it(run: Run) -> None:
    told = json.loads(run("rules", "--json").output)["rules"]
    assert sorted(each["key"] for each in told) == sorted(encoded())
    laws = {law.key: law for law in all_books()}
    for each in told:
        for house, ats in each["cited"].items():
            assert ats == [p.at for p in laws[house].rules[each["key"]].paragraphs]
    listed = {key: {each["key"] for each in told if key in each["cited"]} for key in laws}
    assert listed == {key: set(law.rules) for key, law in laws.items()}


def test_on_a_topic_stand_its_rules_and_those_that_its_paragraphs_cite(run: Run) -> None:
    lines = run("rules", "deal.boxed-card").output.splitlines()
    at = lines.index("  deal.boxed-card.enough-in-the-deal")
    assert "    figures: boxed" in lines[at : at + 6]
    assert any(line.startswith("    tda-2024 35-A-1") for line in lines[at : at + 8])
    overchip = {each["key"] for each in json.loads(run("rules", "bet.overchip", "--json").output)["rules"]}
    printed = (p for law in all_books() for p in law.ledger.paragraphs if p.topic == "bet.overchip")
    named = {key for each in printed for key in each.rules}
    assert overchip >= named > set()


def test_an_exception_says_in_place_of_what_it_stands(run: Run) -> None:
    one = next(each for each in encoded().values() if each.excepts)
    told = run("rules", one.topics[0]).output
    assert f"    in place of: {', '.join(one.excepts)}" in told.splitlines()


def test_a_rule_says_what_it_belongs_with(run: Run) -> None:
    told = run("rules", "bet.raise-cap").output.splitlines()
    at = told.index("  bet.raise-cap.at-big-bet")
    assert "    belongs with: bet.raise-cap.at-limit" in told[at : at + 6]
    found = json.loads(run("rules", "bet.raise-cap", "--json").output)["rules"]
    assert next(each["family"] for each in found if each["key"] == "bet.raise-cap.at-limit") == [
        "bet.raise-cap.at-big-bet"
    ]


def test_a_topic_that_there_is_not_is_one_line_with_the_nearest(run: Run) -> None:
    done = run("rules", "bet.overchp")
    said = "trainer rules: there is no topic 'bet.overchp'; the nearest is 'bet.overchip'\n"
    assert (done.exit_code, done.output) == (2, said)
