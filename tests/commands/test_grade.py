"""`trainer grade`: the same grades as in the program, from the dealer's lines alone or from a whole transcript."""

import json

import pytest

from tests.commands.conftest import BOXED, CLEAN, FLOP, STUB, dealers_lines, dealt, document
from trainer.grading.ahead import assess
from trainer.grading.assessment import from_json
from trainer.grading.routine import SQUARE
from trainer.kernel import notation
from trainer.rules.book import book
from trainer.scenarios.loader import load


@pytest.mark.parametrize("scenario", [FLOP, BOXED, STUB], ids=lambda path: path.stem)
@pytest.mark.parametrize("key", ["tda-2022", "upt"])
def test_players_and_floor_act_by_themselves_between_the_dealers_lines(run, files, scenario, key):
    lines = files("dealer.txt", dealers_lines(scenario, key))
    told = json.loads(run("grade", scenario, "--gestures", lines, "--book", key, "--json").output)
    transcript, before = dealt(scenario, key)
    assert told["gestures"] == [notation.line(each) for each in transcript.gestures]
    told_apart = {name: told[name] for name in told if name not in ("scenario", "seed", "gestures")}
    assert from_json(told_apart) == assess(transcript, book(key), before)


def test_a_right_hand_in_words(run, files):
    result = run("grade", FLOP, "--gestures", files("d.txt", dealers_lines(FLOP, "tda-2022")), "--book", "tda-2022")
    assert result.exit_code == 0
    assert "noticed    yes" in result.output
    assert "authority  right" in result.output
    assert "remedy     5 of 5 right" in result.output
    assert "39-A" in result.output
    assert "Routine, graded separately: " in result.output


def test_a_mistake_in_words(run, files):
    lines = files("d.txt", dealers_lines(FLOP, "tda-2022", "burns-again"))
    output = run("grade", FLOP, "--gestures", lines, "--book", "tda-2022").output
    assert "remedy     4 of 5 right, and something harmful was done" in output
    assert "harmful" in output


def test_a_whole_transcript_is_graded_as_it_is(run, files):
    whole = files("hand.txt", document(FLOP, "tda-2022"))
    told = json.loads(run("grade", FLOP, "--gestures", whole, "--book", "tda-2022", "--json").output)
    assert told["gestures"] == [notation.line(each) for each in dealt(FLOP, "tda-2022")[0].gestures]


def test_a_transcript_from_before_stubs_loosened_is_graded_as_then(run, files):
    text = document(CLEAN, "tda-2024")
    older = "\n".join(each for each in text.splitlines() if not each.startswith("loosens "))
    assert older != text.rstrip("\n")
    told = [
        json.loads(run("grade", CLEAN, "--gestures", files(name, some), "--book", "tda-2024", "--json").output)
        for name, some in (("today.txt", text), ("older.txt", older))
    ]
    today, then = ({each["practice"]: each["of"] for each in found["routine"]} for found in told)
    assert today == {**then, SQUARE: 1} and SQUARE not in then
    assert told[0]["findings"] == told[1]["findings"]


def test_the_same_acts_under_another_book_are_another_grade(run, files):
    lines = files("d.txt", dealers_lines(FLOP, "upt"))
    output = run("grade", FLOP, "--gestures", lines, "--book", "upt").output
    assert "remedy     5 of 5 right" in output
    other = run("grade", FLOP, "--gestures", lines, "--book", "metropolitan").output
    assert "5 of 5" not in other


def test_half_a_hand_is_graded_and_said_to_be_half(run, files):
    half = "\n".join(dealers_lines(FLOP, "tda-2022").splitlines()[:8])
    assert (
        "The hand wasn't finished." in run("grade", FLOP, "--gestures", files("d", half), "--book", "tda-2022").output
    )


def test_comments_and_empty_lines_are_skipped(run, files):
    lines = files("d.txt", f"# the perfect dealer\n\n{dealers_lines(BOXED, 'upt')}\n")
    assert run("grade", BOXED, "--gestures", lines, "--book", "upt").exit_code == 0


def test_another_seed_deals_another_deck(run, files):
    lines = files("d.txt", "9.000 D next-hand")

    def shuffled(*seed):
        told = json.loads(run("grade", FLOP, "--gestures", lines, "--book", "tda-2022", "--json", *seed).output)
        return next(line for line in told["gestures"] if " D shuffle " in line)

    own = shuffled()
    assert shuffled("--seed", load(FLOP).seed) == own
    assert shuffled("--seed", 5) != own
