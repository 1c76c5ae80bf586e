"""`trainer part BOOK BOOK`: two rulebooks, only what they decide differently, in words."""

import json


def test_each_difference_says_what_each_of_the_two_does_and_by_which_paragraph(run):
    output = run("part", "tda-2024", "upt", "--topic", "deal.four-card-flop").output.splitlines()
    assert output[0] == "Poker TDA 2024 and Ultimate Poker Tour differ on 1 point."
    assert any(line.startswith("    Poker TDA 2024 39-A: Scramble the flop") for line in output)
    assert any(line.startswith("    Ultimate Poker Tour holdem-3, holdem-7: Shuffle the whole flop") for line in output)


def test_what_only_one_covers_is_told_where_it_is_asked_for(run):
    short = ("part", "tda-2024", "upt", "--topic", "stud.short-stub", "--json")
    assert json.loads(run(*short).output)["lines"] == []
    told = json.loads(run(*short, "--one-sided").output)["lines"]
    assert {each["how"] for each in told} == {"one-sided"}
    assert {each["sides"][1]["state"] for each in told} == {"not-covered"}


def test_two_rulebooks_are_needed(run):
    for books in ((), ("upt",), ("upt", "upt")):
        result = run("part", *books)
        assert (result.exit_code, "name two rulebooks" in result.output) == (2, True)
