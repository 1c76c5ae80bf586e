"""Which questions are asked: near what was met, on the rules that are due, and never a broken one."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.questions.picked import pick, pick_on
from tests.questions.samples import BY_FORM, NUMBER
from trainer.questions.bank import Question, bank, drawn, keys, pick_three, safely_drawn
from trainer.questions.question_file import read
from trainer.rules.areas import DESK, area
from trainer.rules.book import BOOKS
from trainer.shorthand.head import BadHand

MONEY = {"bets", "turns", "pots", "showdown", "chips"}
RAISE = "bet.least-raise.by-the-largest-raise"


def _broken(id_: str) -> Question:
    """A question whose hand cannot happen, though its file reads well."""
    return replace(read(NUMBER.replace("P3 raise", "P4 raise"), f"{id_}.toml"), id=id_)


def test_rules_are_asked_in_their_turn() -> None:
    wanted = ["deal.four-card-flop.one-card-too-many", RAISE]
    for seed in range(10):
        put = pick(bank(), "tda-2022", wanted, 4, seed, {})
        assert len({each.id for each in put}) == len(put)
        assert wanted[0] in {each.rule for each in put[0].tests}
        assert wanted[1] in {each.rule for each in put[1].tests}
        assert put == pick(bank(), "tda-2022", wanted, 4, seed, {})


@pytest.mark.parametrize("most", [0, 1, 3, 500])
def test_no_more_are_picked_than_wanted_or_there_are(most: int) -> None:
    able = [each for each in bank() if "deal.four-card-flop.one-card-too-many" in keys(each, "tda-2022")]
    assert len(pick(bank(), "tda-2022", ["deal.four-card-flop.one-card-too-many"], most, 1, {})) == min(most, len(able))
    assert pick(bank(), "tda-2022", [], most, 1, {}) == ()
    assert pick(bank(), "tda-2022", ["deal.four-card-flop.in-holdem"], most, 1, {}) == ()


def test_of_the_questions_on_a_rule_the_least_seen_come_first() -> None:
    seen: Counter[str] = Counter()
    able = {each.id for each in bank() if "deal.four-card-flop.one-card-too-many" in keys(each, "tda-2022")}
    for seed in range(2 * len(able)):
        seen.update(
            each.id for each in pick(bank(), "tda-2022", ["deal.four-card-flop.one-card-too-many"], 1, seed, seen)
        )
    assert seen.keys() == able
    assert set(seen.values()) == {2}


@pytest.mark.parametrize(
    "topic", ["bet.invalid", "bet.size", "bet.turn", "bet.least-raise", "showdown.order", "bet.string"]
)
@pytest.mark.parametrize("house", BOOKS)
def test_after_a_hand_on_money_the_questions_are_about_money(house: str, topic: str) -> None:
    able = [each for each in bank() if house in each.houses and area(each.topic) in MONEY]
    for seed in range(8):
        put = pick_three(bank(), house, (), topic, seed)
        assert len(put) == 3
        assert sum(area(each.topic) in MONEY for each in put) == min(3, len(able))


@pytest.mark.parametrize("house", BOOKS)
def test_after_a_hand_nothing_of_the_desk_is_asked(house: str) -> None:
    desk = [each for each in bank() if area(each.topic) == DESK]
    assert desk
    assert pick_three(desk, house, (), "tournament.payout", 1) == ()


def test_what_is_printed_on_a_matter_comes_before_other_money() -> None:
    """The engine decides on bet.turn what the book prints under bet.out-of-turn, bet.in-turn and bet.skipped, and under
    showdown.discard (tda-2022:15-B) of a bettor who lets the hand go.
    """
    printed = ("bet.out-of-turn", "bet.in-turn", "bet.skipped", "showdown.discard")
    for seed in range(8):
        assert pick_three(bank(), "tda-2022", (), "bet.turn", seed)[0].topic in printed


def test_a_question_on_which_a_house_is_silent_unknown_to_its_file_is_passed_over_without_a_word(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """As those that we ship do not know a house that somebody adds."""
    unknown = read(NUMBER.replace('"least-raise"', '"first-to-act"'), "unknown.toml")
    assert safely_drawn(unknown, "tda-2022", 1) is None
    assert caplog.messages == []


@pytest.mark.expects_logs
def test_a_broken_question_makes_room_for_the_next_and_is_told(caplog: pytest.LogCaptureFixture) -> None:
    some = [*(_broken(f"b{number}") for number in range(5)), *bank()]
    put = pick_three(some, "tda-2022", (), "bet.raise-amount", 1, {each.id: 1 for each in bank()})  # these come last
    assert len(put) == 3 and not {each.id for each in put} & {f"b{number}" for number in range(5)}
    assert any(".toml: can't be asked at tda-2022 with seed" in each for each in caplog.messages)
    assert any("it is not" in each or "nothing of that kind" in each for each in caplog.messages)


@pytest.mark.expects_logs
def test_broken_questions_alone_are_none(caplog: pytest.LogCaptureFixture) -> None:
    some = [_broken("b")]
    assert pick_three(some, "upt", (), "", 1) == ()
    assert pick_on(some, "upt", {"bet.raise-amount"}, 5, 1, {}) == ()
    assert pick(some, "upt", ["bet.least-raise.by-doubling"], 5, 1, {}) == ()
    assert safely_drawn(some[0], "upt", 1) is None
    assert len(caplog.messages) == 4


def test_a_drawing_that_fails_is_drawn_again() -> None:
    """Of these blinds only the small ones leave seat 3 chips for his raise."""
    question = read(NUMBER.replace("seats 6 20000", "seats 6 900").replace('"5 * bb"', '"4 * bb"'), "q.toml")
    with pytest.raises(BadHand):
        drawn(question, "tda-2022", 3)
    put = safely_drawn(question, "tda-2022", 3)
    assert put is not None and put.seed == 4
    assert put == drawn(question, "tda-2022", put.seed)


@pytest.mark.parametrize("name", BY_FORM)
def test_a_question_of_any_form_is_picked(name: str) -> None:
    question = read(BY_FORM[name], "q.toml")
    [put] = pick_three([question], "tda-2022", (), "", 3)
    assert put.form is question.form
