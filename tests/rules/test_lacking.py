"""What our copy of a book lacks: declared strictly, and nowhere taken for the book's silence."""

import pytest

from tests.rules.test_ledger_file import HEAD, PARAGRAPH, faults
from tests.rules.test_pots import with_an_ante_for_all
from trainer.commands.compare import comparison_json
from trainer.commands.compare import lines as lines_of
from trainer.commands.conformance import report
from trainer.commands.decisions import decision_json, decision_lines
from trainer.kernel.altered import replace
from trainer.questions import question_file
from trainer.questions.drawing import NotAsked, drawn
from trainer.questions.question_file import BadQuestions
from trainer.quickfire.asking import every, on
from trainer.quickfire.kind import Unsuitable
from trainer.rules.book import BOOKS, all_books, book
from trainer.rules.comparison import compared, silent
from trainer.rules.conformance import table, tally
from trainer.rules.engine import decide, printed
from trainer.rules.lacking import in_words, lacks, lacks_any, may_rule, told
from trainer.rules.ledger_file import read
from trainer.rules.points import points
from trainer.rules.ruling import Decision
from trainer.rules.silences import silences_of
from trainer.rules.together import sides
from trainer.scenarios.expect import differences
from trainer.scenarios.form import Expected

TDA = "tda-2022"
SUBJECTS = {
    "RP-9": "seating.final-table",
    "RP-11": "tournament.bb-ante",
    "RP-16": "rp.absent-mover",
    "RP-17": "rp.draw",
    "RP-18": "rp.mixed-order",
}
LACKING = '[[lacking]]\nat = "9"\nwhy = "w"\n'


def test_a_ledger_keeps_what_our_copy_lacks() -> None:
    ledger = read(HEAD + PARAGRAPH + LACKING + LACKING.replace('"9"', '"8"') + 'topic = "rabbit"\n', "b.toml")
    assert [(each.at, each.topic, each.why) for each in ledger.lacking] == [("9", "", "w"), ("8", "rabbit", "w")]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (LACKING.replace('at = "9"\n', ""), "b.toml:9: lacking 1: at is missing"),
        (LACKING.replace('why = "w"\n', ""), "b.toml:9: lacking 9: why is missing"),
        (LACKING.replace('"w"', '" "'), "b.toml:11: lacking 9: why is empty"),
        (LACKING + 'topic = "rabit"\n', "b.toml:12: lacking 9: topic: 'rabit' isn't a topic; the nearest is 'rabbit'"),
        (LACKING + "topic = 1\n", "b.toml:12: lacking 9: topic has the wrong type"),
        (LACKING + 'says = "s"\n', "b.toml:12: lacking 9: says isn't a key here"),
        (LACKING.replace('"9"', '"1"'), "b.toml:10: lacking 1 is listed twice"),
        (LACKING + LACKING, "b.toml:13: lacking 9 is listed twice"),
        ('lacking = "RP-9"\n', "b.toml:9: paragraph 1: lacking isn't a key here"),
    ],
)
def test_what_is_wrong_with_it_is_named_with_line_and_key(text: str, fault: str) -> None:
    [said] = faults(HEAD + PARAGRAPH + text)
    assert said.startswith(fault)


@pytest.mark.parametrize(("at", "topic"), [pytest.param(*each, id=f"{TDA}:{each[0]}") for each in SUBJECTS.items()])
def test_our_copy_lacks_procedures_that_are_no_silence(at: str, topic: str) -> None:
    law = book(TDA)
    assert [each.at for each in lacks(law, topic)] == [at]
    assert at not in {each.at for each in law.ledger.paragraphs}
    found = compared(all_books(), topic)
    assert found.missing == {TDA: (at,)}
    assert TDA not in found.silent
    assert TDA not in silent(all_books(), topic)
    assert topic not in {each.topic for each in silences_of(TDA)}


def test_only_what_is_asked_for_is_lacking() -> None:
    law = book(TDA)
    assert lacks(law, "seating.balance") == lacks(law, "rp.stalling") == lacks(law, "clock") == ()
    assert [each.at for each in lacks(law, "rp")] == ["RP-16", "RP-17", "RP-18"]
    assert [each.at for each in lacks_any(law, ("rp.draw", "rp.draw", "clock"))] == ["RP-17"]
    assert in_words(law, ("RP-9", "RP-11")) == "Our copy of TDA 2022 is missing RP-9, RP-11."
    assert not any(lacks(book(key), topic) for key in BOOKS if key != TDA for topic in SUBJECTS.values())


def on_the_ante(key: str) -> Decision:
    facts = with_an_ante_for_all()
    matter = next(each for each in points(facts) if each.kind == "ante-for-all")
    return decide(book(key), facts.about(matter))


def named(decision: Decision) -> list[str]:
    return [f"{each.book}:{each.at}" for each in decision.lacking]


def test_a_decision_without_a_ruling_says_what_our_copy_lacks() -> None:
    decision = on_the_ante(TDA)
    assert (decision.silent, named(decision)) == (True, ["tda-2022:RP-11"])
    facts = with_an_ante_for_all()
    assert named(printed(book(TDA), facts.about(decision.matter))) == ["tda-2022:RP-11"]
    assert (on_the_ante("metropolitan").silent, on_the_ante("metropolitan").lacking) == (True, ())
    ruled = on_the_ante("foxwoods-2020")
    assert (ruled.silent, ruled.lacking) == (False, ())


def test_a_book_that_sends_its_reader_to_what_our_copy_lacks_is_not_all_there_is() -> None:
    """Players and Foxwoods send to TDA, Foxwoods for its procedures alone; Metropolitan sends nobody there."""
    lent = on_the_ante("players-2025")  # from 2024, of which nothing is lacking
    assert (lent.silent, lent.source, named(lent)) == (False, "tda-2024", [])
    for key, topic, expected in (
        ("foxwoods-2020", "rp.draw", ["RP-17"]),
        ("foxwoods-2020", "clock", []),
        ("metropolitan", "rp.draw", []),
    ):
        assert [each.at for each in may_rule(book(key), topic)] == expected
    assert told(may_rule(book("foxwoods-2020"), "rp.draw")) == "Our copy of TDA 2022 is missing RP-17."


def test_who_is_silent_and_whose_copy_lacks_it_are_two_sides() -> None:
    decisions = [on_the_ante(key) for key in (TDA, "metropolitan", "foxwoods-2020")]
    assert {side.houses for side in sides(decisions)} == {(TDA,), ("metropolitan",), ("foxwoods-2020",)}
    alike = [replace(each, lacking=()) for each in decisions]
    assert {side.houses for side in sides(alike)} == {(TDA, "metropolitan"), ("foxwoods-2020",)}


def test_conformance_tells_what_our_copy_lacks_and_counts_it_as_no_paragraph() -> None:
    law = book(TDA)
    counted = report(law)
    assert [each["at"] for each in counted["lacking"]] == [*SUBJECTS, "ill-11-D"]
    assert tally(law).all == len(law.ledger.paragraphs) == len(counted["paragraphs"])
    assert table([law, book("upt")])[-1] == ["not in our copy", "6", "-"]


def test_a_drill_asks_nothing_on_what_our_copy_lacks() -> None:
    facts = with_an_ante_for_all()
    [matter] = every(facts, "ante-for-all")
    assert on(book("metropolitan"), facts, matter).silent
    with pytest.raises(Unsuitable):
        on(book(TDA), facts, matter)


def test_a_command_says_that_our_copy_lacks_it_and_not_that_the_book_is_silent() -> None:
    decision = on_the_ante(TDA)
    lines = "\n".join(decision_lines(decision))
    assert "Our copy of TDA 2022 is missing RP-11." in lines
    assert "silent" not in lines
    said = decision_json(decision)
    assert (said["silent"], [f"{each['book']}:{each['at']}" for each in said["lacking"]]) == (False, ["tda-2022:RP-11"])
    assert "not covered" in "\n".join(decision_lines(on_the_ante("metropolitan")))
    found = compared(all_books(), "rp.draw")
    assert "  Poker TDA 2022: our copy is missing RP-17" in lines_of(found)
    assert comparison_json(found)["not_in_our_copy"] == {TDA: ["RP-17"]}


def test_no_question_calls_a_house_silent_where_our_copy_lacks_it() -> None:
    text = (
        'id = "x"\ntopic = "rp.draw"\nkinds = []\nprompt = "p"\nwhy = "w"\nsilent = ["tda-2022"]\n'
        'rules = ["topic:rp.draw"]\n[cites]\ntda-2022 = ["1"]\n'
        '[[statement]]\ntext = "a"\nright = true\n[[statement]]\ntext = "b"\nright = false\n'
    )
    with pytest.raises(
        BadQuestions,
        match=r"part that may rule on rp\.draw can't be read\. Our copy of TDA 2022 is missing RP-17\.",
    ):
        question_file.read(text, "x.toml")


ANTE_QUESTION = '''
id = "x"
topic = "tournament.bb-ante"
level = 1
complexity = 1
prompt = "p"
rules = ["topic:tournament.bb-ante"]
houses = ["tda-2022", "metropolitan"]
silent = ["tda-2022", "metropolitan"]
[engine]
kind = "ante-for-all"
hand = """
game holdem no-limit
small-blind 100
big-blind 200
big-blind-ante 200
seats 4 20000
button 4
---
deal
"""
[[statement]]
text = "The rulebook doesn't say"
silent = true
[[statement]]
text = "b"
right = false
why = "w"
[[statement]]
text = "c"
right = false
why = "w"
'''


def test_an_engine_question_is_not_put_where_our_copy_lacks_the_answer() -> None:
    question = question_file.read(ANTE_QUESTION, "x.toml", strict=False)
    assert drawn(question, "metropolitan", 1).silent
    with pytest.raises(NotAsked, match=r"can't be read\. Our copy of TDA 2022 is missing RP-11"):
        drawn(question, TDA, 1)


def test_a_scenario_that_expects_silence_where_our_copy_lacks_it_is_told() -> None:
    [(key, said)] = differences(Expected(TDA, silent=True), on_the_ante(TDA))
    assert (key, said) == ("silent", "Our copy of TDA 2022 is missing RP-11. That may rule here")
    assert differences(Expected("metropolitan", silent=True), on_the_ante("metropolitan")) == []
