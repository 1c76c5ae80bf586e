"""Nothing is graded that can neither be seen nor heard from tap-in on, and the check says which scenarios hide it."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.scenarios.hands import packaged
from trainer.kernel import gestures as g
from trainer.rules.book import all_books
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.evidence import faults, frame, heard_at_tap_in, unseen
from trainer.scenarios.expect import check
from trainer.scenarios.form import Protest, Scenario
from trainer.scenarios.grammar import guard_of

ALL = packaged()
IN_THE_MUCK = "showdown-winner-in-the-muck"


def silent(scenario: Scenario) -> Scenario:
    """The scenario with a dealer who says nothing when the trainee taps in."""
    return replace(
        scenario,
        previous=tuple(
            replace(each, does=tuple(act for act in each.does if not isinstance(act, g.Say)))
            for each in scenario.previous
        ),
    )


@pytest.mark.parametrize("name", sorted(each for each in ALL if ALL[each].takeover.stage != "shuffle"))
def test_what_is_wrong_in_a_hand_taken_over_shows_or_is_heard(name: str) -> None:
    assert unseen(ALL[name]) == ""


def test_a_tabled_hand_in_the_muck_looks_like_a_hand_given_up_unless_the_last_dealer_tells() -> None:
    assert "the player gave the cards up" in unseen(silent(ALL[IN_THE_MUCK]))


def test_a_player_may_tell_of_it_as_well() -> None:
    protest = Protest(5, g.Say("I tabled three sevens."), guard_of("live 1"), 900)
    assert unseen(replace(silent(ALL[IN_THE_MUCK]), protests=(protest,))) == ""


def test_the_fault_stands_at_what_the_last_dealer_did() -> None:
    (fault,) = faults(silent(ALL[IN_THE_MUCK]))
    assert fault.key == "previous"
    assert fault.line == ALL[IN_THE_MUCK].text[: ALL[IN_THE_MUCK].text.index("[[previous]]")].count("\n") + 1


def test_check_names_a_file_that_hides_what_is_wrong(tmp_path: Path) -> None:
    scenario = ALL[IN_THE_MUCK]
    told = next(line for line in scenario.text.splitlines() if line.strip().startswith('"say'))
    file = tmp_path / "hidden.toml"
    file.write_text(scenario.text.replace(told, ""))
    assert ["can't tell it from" in each.what for each in check(file)] == [True]


def test_words_of_a_dealer_are_heard_at_tap_in_and_cards_in_the_muck_are_not_counted() -> None:
    play = play_of(ALL[IN_THE_MUCK], all_books()[0])
    record, taken = Record.of(play.transcript), play.taken_over
    assert [each.who for each in heard_at_tap_in(record, taken)] == [g.DEALER]
    assert frame(record, taken) == frame(record, taken - 1)
    assert frame(record, taken - 1) != frame(record, taken - 2)
