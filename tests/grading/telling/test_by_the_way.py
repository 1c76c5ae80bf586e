"""A hand in which a player did something and the dealer had nothing to fix: the debrief says what the rule is."""

import pytest

from tests.grading.dealt import scenarios
from trainer.grading.assess import assessor
from trainer.grading.model import play_out
from trainer.grading.telling.lead import CLEAN, Lead, lead
from trainer.rules.book import book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of

KEPT_DEALING = "You were right to keep dealing."
TOLD = {
    ("conduct-turns-up-the-nuts-too-soon", "tda-2024"): (
        "Seat 5 turned up a live hand with betting to come on the river.",
        "The hand stays live, and any penalty begins once the hand is over. Keep dealing. You may call the floor.",
    ),
    ("conduct-just-one-card", "tda-2022"): (
        "Seat 1 asked to see what was coming on the turn.",
        "Rabbit hunting is not allowed. Keep dealing.",
    ),
    ("conduct-portuguese-on-the-flop", "foxwoods-2020"): (
        "Seat 2 spoke a language other than English on the flop.",
        "English only while a hand is being played. Keep dealing. You may call the floor.",
    ),
    ("pots-reading-disputed-after-the-tap-in", "metropolitan"): (
        "Seat 9 disputed how a hand was read after the next dealer tapped in.",
        "The result stands: it is too late for a dispute. Keep dealing. You may call the floor.",
    ),
    ("pots-reading-disputed-after-the-riffle", "upt"): (
        "Seat 3 disputed how a hand was read after the next riffle.",
        "The result stands: it is too late for a dispute. Keep dealing. You may call the floor.",
    ),
    ("pots-count-disputed-after-two-calls", "tda-2022"): (
        "Seat 5 disputed the pot with two actions on the next hand.",
        "The result stands: it is too late for a dispute. Keep dealing. You may call the floor.",
    ),
    ("pots-reading-disputed-late-in-the-break", "players-2025"): (
        "Seat 5 disputed how a hand was read in the break, 63 seconds after the push.",
        "The result stands: it is too late for a dispute. Keep dealing. You may call the floor.",
    ),
    ("conduct-steps-away-and-comes-back", "upt"): (CLEAN, KEPT_DEALING),
    ("clean-holdem-six", "tda-2024"): (CLEAN, KEPT_DEALING),
}


def told(name: str, key: str) -> Lead:
    law = book(key)
    play = play_of(scenarios()[name], law)
    transcript = play_out(play, law)
    return lead(Record.of(transcript), assessor(transcript, law, play.taken_over).assessment(), law)


@pytest.mark.parametrize(("name", "key"), TOLD, ids=[f"{key}:{name}" for name, key in TOLD])
def test_the_rule_is_told_of_what_a_player_did(name: str, key: str) -> None:
    found = told(name, key)
    assert (found.wrong, found.to_do) == TOLD[name, key]
