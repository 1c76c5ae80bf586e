"""A player's situation: right is what the rulebook decides for that seat, among four others, with its paragraph."""

from functools import cache

import pytest

from tests.seeds import seeds
from trainer.grading.films.asking import Asked
from trainer.grading.open_matter import decided
from trainer.grading.rights.asking import OPTIONS, answered, asked_of_a_player, elsewhere
from trainer.grading.rights.every import QUESTIONS
from trainer.grading.rights.right import NOT_COVERED, Seat
from trainer.grading.rights.situation import NoSituation, Situation, choosing_situation, facing, silent_elsewhere
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, book
from trainer.scenarios.catalog import scenarios

DRAWN = [(house, seed) for house in BOOKS for seed in seeds(2)]
STORIES = (
    ("bets-in-order-asks-too-soon", "tda-2024", 9, "count", "look"),
    ("bets-in-order-asks-too-soon", "upt", 9, "count", "view"),
    ("bets-taken-back", "tda-2024", 5, "taken-back", "binds"),
    ("bets-big-blind-takes-the-blind-back", "tda-2024", 2, "pulled-back", "call-or-raise"),
    ("bets-big-blind-takes-the-blind-back", "upt", 2, "pulled-back", "silent"),
    ("conduct-just-one-card", "tda-2024", 1, "rabbit", "no"),
    ("conduct-portuguese-on-the-flop", "tda-2024", 2, "language", "posted"),
    ("conduct-portuguese-on-the-flop", "upt", 2, "language", "hands"),
    ("conduct-portuguese-on-the-flop", "metropolitan", 2, "language", "never"),
    ("presence-back-too-late", "tda-2024", 6, "came-back", "dead"),
)


def drawn(house: str, seed: int) -> Situation:
    return at_once(choosing_situation(scenarios().heads, scenarios().open, book(house), seed))


@cache
def told(story: str, house: str, key: str) -> Situation:
    return at_once(facing(scenarios().open(story), book(house), 1, QUESTIONS[key]))


def right_of(asked: tuple[Asked, ...]) -> dict[str, str]:
    return {each.key: each.right for each in asked}


@pytest.mark.parametrize(("house", "seed"), DRAWN)
def test_right_is_what_the_rulebook_decides_among_four_others(house: str, seed: int) -> None:
    made = drawn(house, seed)
    decision = decided(book(house), made.facts)
    assert decision.key in (made.right.rulings or ("",))
    assert (made.right is NOT_COVERED) is decision.silent
    assert made.film.record.tables[made.at].seat(made.seat).taken
    first, *asks = asked_of_a_player(made)
    assert len({one.key for one in first.options}) == len({one.says for one in first.options}) == OPTIONS
    assert first.accepted == {made.right.key}
    for each in asks:
        assert [one.key for one in each.options if one.key in each.accepted] == [each.right]
        assert each.right in {cited.at for cited in decision.citations}
    assert bool(asks) or decision.silent or decision.source != house


@pytest.mark.parametrize(("story", "house", "seat", "question", "right"), STORIES)
def test_the_same_story_gives_a_player_what_each_rulebook_gives(
    story: str, house: str, seat: int, question: str, right: str
) -> None:
    made = told(story, house, question)
    assert (made.seat, made.question.key, made.right.key) == (seat, question, right)
    assert made.at >= made.decision.matter.onset
    assert [each.key for each in asked_of_a_player(made)] == ["right"] + ["why"] * (right != "silent")


def test_the_neighbors_who_rule_otherwise_are_told_apart_from_those_who_are_silent() -> None:
    made = told("bets-big-blind-takes-the-blind-back", "upt", "pulled-back")
    assert {right.key for _, right in elsewhere(made)} == {"call-or-raise"}
    assert {law.key for law, _ in elsewhere(made)} == set(BOOKS) - {"upt"}
    back = told("bets-big-blind-takes-the-blind-back", "tda-2024", "pulled-back")
    assert [house for house in BOOKS if silent_elsewhere(back, book(house))] == ["upt"]


def test_what_a_rulebook_rules_on_by_another_rule_is_no_silence() -> None:
    """UPT says what comes of the action out of turn, so nobody is told that it has nothing on the skipped player."""
    assert told("turns-bet-out-of-turn", "upt", "skipped").question.key == "out-of-turn"
    skipped = told("turns-bet-out-of-turn", "tda-2024", "skipped")
    assert (skipped.question.key, skipped.seat, skipped.other) == ("skipped", 5, 6)
    assert not silent_elsewhere(skipped, book("upt"))


def test_who_asks_for_the_clock_is_the_player() -> None:
    made = told("conduct-omaha-clock-called", "tda-2024", "clock")
    assert (made.seat, made.other) == (4, 6)
    assert made.says == "You ask for the clock on seat 6. What happens?"


def test_upt_starts_a_clock_with_no_bet_to_face_as_the_floor_decides() -> None:
    made = told("conduct-clock-with-nothing-to-call", "upt", "clock")
    assert made.right.key == "floor"


def test_the_rulings_of_other_rulebooks_stand_among_the_wrong_ones() -> None:
    options = asked_of_a_player(told("conduct-portuguese-on-the-flop", "tda-2024", "language"))[0].options
    assert {"posted", "hands", "never"} <= {each.key for each in options}
    assert {each.key: each.of for each in options}["never"] == book("metropolitan").ledger.short


def test_marked_is_each_answer_and_none_given_is_wrong() -> None:
    asked = asked_of_a_player(told("bets-taken-back", "tda-2024", "taken-back"))
    right = right_of(asked)
    assert answered(asked, right) == {"right": True, "why": True}
    wrong = next(one.key for one in asked[0].options if one.key != asked[0].right)
    assert answered(asked, right | {"right": wrong}) == {"right": False, "why": True}
    assert answered(asked, {}) == {"right": False, "why": False}


def test_the_same_seed_makes_the_same_situation() -> None:
    one, two = drawn(BOOKS[0], 5), drawn(BOOKS[0], 5)
    assert (one.at, one.seat, asked_of_a_player(one)) == (two.at, two.seat, asked_of_a_player(two))


def test_who_is_asked_about_a_matter_of_others_has_a_hand_in_it() -> None:
    made = told("conduct-shows-the-neighbor", "upt", "shown-to-one")
    assert made.question.seat is Seat.NEITHER
    assert made.seat not in made.decision.matter.seats
    assert made.film.record.tables[made.at].seat(made.seat).hand


def test_a_clean_hand_has_nothing_to_ask_about() -> None:
    with pytest.raises(NoSituation):
        at_once(facing(scenarios().open("clean-holdem-after-a-check"), book(BOOKS[0]), 1))
