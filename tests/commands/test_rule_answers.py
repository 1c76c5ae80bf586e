"""What `trainer rule` prints: the answer first, then who decides, the steps, the paragraph, and all else once."""

import json
import re

import pytest

from tests.commands.conftest import CLEAN, FLOP
from tests.grading.answers.transcripts import EXAMPLES, SCENARIOS
from trainer import resources
from trainer.rules.book import BOOKS

UNDERRAISE = EXAMPLES / "tda-2022-52-A-ex.txt"
BOXED = SCENARIOS / "boxed" / "one-in-the-deal.toml"
SIDE_POTS = EXAMPLES / "tda-2022-ill-16-ex-2.txt"


def lines(run, *args):
    result = run("rule", *args)
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


def test_an_answer_is_told_in_the_order_in_which_it_is_wanted(run):
    """tda-2022 52-A: the sentence, who decides, the steps, the paragraph, what to ask one's house."""
    said = lines(run, UNDERRAISE, "--book", "tda-2022")
    assert said[0] == "The raise is to 1,200, not 1,000: seats 3, 4 and 5 make it 1,200."
    starts = ["The rulebook doesn't say who decides", "1. ", "2. ", "3. ", "TDA 2022 52-A: ", "Ask your house: "]
    at = [next(n for n, line in enumerate(said) if line.strip().startswith(start)) for start in starts]
    assert at == sorted(at) and at[-1] == len(said) - 1


def test_nothing_is_told_twice_and_no_side_issue_unasked(run):
    said = lines(run, UNDERRAISE, "--book", "tda-2022")
    assert len(said) == len(set(said))
    assert not any("n't cover" in line or "not covered" in line or "went forward" in line for line in said)


def test_every_point_is_told_where_it_is_asked_for(run):
    said = "\n".join(lines(run, UNDERRAISE, "--book", "tda-2022", "--all-points"))
    assert "All points:" in said and "not covered" in said and "Chips pushed forward" in said


@pytest.mark.parametrize("raw", ["by-the-last-raise", r"\bmost \d", r"\bfacing \d", "authority: "])
def test_no_figure_is_told_by_its_raw_key(run, raw):
    for name in ("tda-2022-52-A-ex", "tda-2022-57-ex", "upt-out-of-turn-ex", "players-2025-ill-45-B-ex-3"):
        assert not any(re.search(raw, line) for line in lines(run, EXAMPLES / f"{name}.txt", "--all"))


def test_houses_that_answer_alike_stand_together_and_silence_last(run):
    said = lines(run, BOXED, "--all")
    heads = [line for line in said if line[:1] in "=≠"]
    assert heads == [
        "= Ultimate Poker Tour",
        "≠ Poker TDA 2024, Poker TDA 2022, Players Casino, Foxwoods, Metropolitan Gaming",
    ]
    assert (
        said[said.index(heads[1]) + 1]
        .strip()
        .startswith("It isn't a misdeal, and the rulebook doesn't say what to do instead: a boxed card")
    )


def test_a_house_that_words_the_same_otherwise_stands_with_the_others(run):
    heads = [line for line in lines(run, UNDERRAISE, "--all") if line[:1] in "=≠"]
    assert heads == [
        "= Poker TDA 2024, Poker TDA 2022, Players Casino, Foxwoods, Metropolitan Gaming, Ultimate Poker Tour"
    ]


def test_silence_has_its_three_steps_and_what_is_not_so(run):
    """tda-2022 35-A-1: one boxed card."""
    said = [line.strip() for line in lines(run, BOXED, "--book", "tda-2022")]
    assert said[1:4] == ["Stop the action.", "Call the floor.", "Follow the ruling."]
    assert said[4].startswith("The floor may follow UPT, where the ruling is “The boxed ")
    assert said[-1].startswith("Not a misdeal. It would be one with two or more boxed cards")


def test_pots_are_told_when_they_are_asked_for(run):
    said = [line.strip() for line in lines(run, SIDE_POTS, "--book", "tda-2022", "--ask", "pots")]
    assert said[0] == "The main pot is 2,100 and side pot 1 is 6,000."
    assert "Side pot 1, 6,000 (seats 2 and 3)." in said


def test_the_end_of_a_clean_hand_tells_the_winner(run):
    said = lines(run, CLEAN, "--book", "tda-2022")
    assert said[0] == "Nothing is wrong. Seat 2 wins 12,400."
    assert "two pair" in said[1].casefold()


SHORT_ALL_IN = """on turn
blinds 300 600
pot 5400
in 4 7 8
seats 9 20000
seat 7 2200
---
P4 bet 2000
P7 wager 1000x2+100x2
call 8
"""
IS_ALL_IN = "Seat 7 is all-in for 2,200: the call didn't need every chip, so the 50% mark doesn't matter"
MAY_CALL = "eat 4 may only call 200 or fold: 200 more is short of a full raise of 2,000."


@pytest.fixture
def short_all_in(tmp_path):
    file = tmp_path / "all-in.txt"
    file.write_text(SHORT_ALL_IN)
    return file


def test_two_questions_are_answered_in_one_line(run, short_all_in):
    """tda-2022 45-B-2 and 47-A: what the wager was, and what the next player may do about it."""
    asked = ("--ask=wager:7", "--ask=rights:4")
    said = lines(run, short_all_in, "--book", "tda-2022", *asked)
    assert said[0] == f"{IS_ALL_IN}. S{MAY_CALL}"
    cited = [each.strip().split(":")[0] for each in said[1:]]
    assert cited.index("TDA 2022 45-B-2") < cited.index("TDA 2022 47-A")
    assert lines(run, short_all_in, "--book", "tda-2022", *reversed(asked))[0] != said[0]
    told = json.loads(run("rule", short_all_in, "--book", "tda-2022", *asked, "--json").output)["answers"]["tda-2022"]
    assert told["sentence"] == said[0] and [each["sentence"] for each in told["more"]] == [f"S{MAY_CALL}"]


def test_a_seat_of_its_own_goes_before_that_of_all_questions(run, short_all_in):
    asked = ("--ask", "wager:7", "--ask", "rights", "--seat", "4")
    assert lines(run, short_all_in, "--book", "tda-2022", *asked)[0] == f"{IS_ALL_IN}. S{MAY_CALL}"


def test_several_questions_are_put_to_all_houses_side_by_side(run, short_all_in):
    said = lines(run, short_all_in, "--all", "--ask", "wager:7", "--ask", "rights:4")
    assert f"{IS_ALL_IN}. S{MAY_CALL}" in {each.strip() for each in said}


@pytest.mark.parametrize(
    ("args", "wrong"),
    [
        (("--ask", "wagers"), "'wagers'"),
        (("--ask", "wagr:2"), "the nearest is 'wager'"),
        (("--ask", "wager:0"), "as in wager:4"),
        (("--ask", "wager:11"), "as in wager:4"),
        (("--ask", "wager:"), "as in wager:4"),
        (("--ask", "wager:Four"), "no one is called 'Four'"),
        (("--seat", "x"), "'x'"),
    ],
)
def test_what_nobody_can_ask_for_is_refused_by_name(run, args, wrong):
    result = run("rule", FLOP, "--book", "upt", *args)
    assert result.exit_code == 2
    assert wrong in result.output


def test_answers_stand_beside_all_decisions_in_json(run):
    told = json.loads(run("rule", UNDERRAISE, "--all", "--json").output)
    assert tuple(told["answers"]) == BOOKS
    answer = told["answers"]["tda-2022"]
    assert (answer["state"], answer["ruling_key"], answer["matter"]) == (
        "ruled",
        "bet.brought-up-for-all",
        "underraise",
    )
    assert answer["figures"]["to"] == 1200 and answer["steps"][-1] == "everybody-brought-up"
    assert "tda-2022 52-A" in answer["paragraphs"]
    assert answer["pots"]["middle"] == 1200 and answer["pots"]["front"]["3"] == 1000
    assert {"matter", "ruling_key", "trace", "figures"} <= told["tda-2022"][0].keys()


def test_states_and_winners_are_told_in_json(run):
    told = json.loads(run("rule", BOXED, "--book", "tda-2022", "--json").output)["answers"]["tda-2022"]
    assert (told["state"], told["ruling_key"]) == ("not-covered", None)
    assert told["no"][0].startswith("Not a misdeal")
    told = json.loads(run("rule", CLEAN, "--book", "tda-2022", "--json").output)["answers"]["tda-2022"]
    assert told["state"] == "nothing-wrong"
    assert told["pots"]["pots"] == [{"name": "main", "amount": 12400, "seats": [2, 7], "wins": {"2": 12400}, "odd": 0}]


@pytest.mark.parametrize("key", BOOKS)
def test_a_room_is_answered_first_too(run, key):
    """RP-8-B at the houses that print it."""
    room = resources.path("trainer", "rules", "examples", "players-2025-ill-11-D.room.txt")
    assert lines(run, room, "--book", key)[0].endswith(".")


def test_a_neutral_line_leaves_every_decision_in_json_too(run, files):
    text = UNDERRAISE.read_text("utf-8").rstrip()
    last = int(float(text.splitlines()[-1].split()[0]))
    thanked = files("thanked.txt", f"{text}\n{last + 1}.000 D say Thank you.\n")
    told = [json.loads(run("rule", each, "--book", "tda-2022", "--json").output) for each in (UNDERRAISE, thanked)]
    assert told[0] == told[1]
