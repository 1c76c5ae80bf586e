"""What a wager comes to at a house when every topic on it has spoken, and what the dealer has to do about it."""

import pytest

from tests.rules.betting import Betting
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT
from trainer.rules.amiss import amiss, settle
from trainer.rules.book import book
from trainer.rules.stands import Stands, latest, stands

BET = "P2 wager 500x1+100x1"


def found(key: str, *lines: str, limit: str = "no-limit", game: str = "holdem") -> Stands:
    """What the last wager of these lines comes to, on a flop of four players with blinds of 100 and 200."""
    facts = Betting(limit=limit, game=game).flop().do(*lines).facts()  # type: ignore[attr-defined]  # do gives the Betting back
    made = latest(facts)
    assert made is not None
    return stands(book(key), facts, made)


CASES = (
    (
        "exact-call",
        (BET, "P3 wager 500x1+100x1"),
        dict.fromkeys((TDA, PLAYERS, FOXWOODS, MET, UPT), ("call", 600, 0, 0)),
    ),
    ("overchip", (BET, "P3 wager 1000x1"), dict.fromkeys((TDA, PLAYERS, FOXWOODS, MET, UPT), ("call", 600, 0, 400))),
    (
        "raise-said-over-it",
        (BET, "P3 say Raise", "P3 wager 5000x1"),
        {TDA: ("raise", 5000, 0, 0), UPT: ("raise", 5000, 0, 0)},
    ),
    ("short-of-half", (BET, "P3 wager 500x1+100x3"), {TDA: ("call", 600, 0, 200), PLAYERS: ("call", 600, 0, 200)}),
    ("half-and-more", (BET, "P3 wager 500x1+100x4"), {TDA: ("raise", 1200, 300, 0), FOXWOODS: ("raise", 1200, 300, 0)}),
    (
        "string",
        (BET, "P3 wager 500x1+100x1", "P3 wager 1000x1"),
        {TDA: ("call", 600, 0, 1000), PLAYERS: ("call", 600, 0, 1000), MET: ("call", 600, 0, 1000)},
    ),
    (
        "raise-said-string",
        (BET, "P3 say raise", "P3 wager 500x1+100x1", "P3 wager 1000x2"),
        {TDA: ("raise", 1200, 0, 1400), PLAYERS: ("raise", 1200, 0, 1400)},
    ),
    (
        "call-said-and-short",
        (BET, "P3 say Call", "P3 wager 500x1"),
        {TDA: ("call", 600, 100, 0), UPT: ("call", 600, 100, 0)},
    ),
    ("opening-undercall", (BET, "P3 wager 500x1"), {TDA: ("call", 600, 100, 0), MET: ("call", 600, 100, 0)}),
    (
        "amount-said",
        (BET, "P3 say 1500", "P3 wager 500x3"),
        {TDA: ("raise", 1500, 0, 0), FOXWOODS: ("raise", 1500, 0, 0)},
    ),
    ("below-the-blind", ("P2 wager 100x1",), {TDA: ("bet", 200, 100, 0), UPT: ("bet", 200, 100, 0)}),
)


@pytest.mark.parametrize(
    ("key", "lines", "wanted"),
    [(key, lines, wanted) for _, lines, houses in CASES for key, wanted in houses.items()],
    ids=[f"{key}:{name}" for name, _, houses in CASES for key in houses],
)
def test_a_wager_comes_to_one_total(key: str, lines: tuple[str, ...], wanted: tuple[str, int, int, int]) -> None:
    one = found(key, *lines)
    assert (one.kind, one.to, one.owed, one.back) == wanted


@pytest.mark.parametrize(("chips", "back"), [("500x1+100x3", 0), ("500x1+100x4", 100), ("1000x2", 1200)])
@pytest.mark.parametrize("key", [TDA, PLAYERS, FOXWOODS, MET, UPT])
def test_a_pot_limit_bet_comes_to_the_pot_at_the_most(key: str, chips: str, back: int) -> None:
    one = found(key, f"P2 wager {chips}", limit="pot-limit", game="omaha")
    assert (one.kind, one.back) == ("bet", back)
    assert not one.open


WORDED_55 = {TDA: "TDA 55", FOXWOODS: "Foxwoods 55", PLAYERS: "Players, from the TDA"}


@pytest.mark.parametrize("key", WORDED_55, ids=list(WORDED_55.values()))
@pytest.mark.parametrize(
    ("chips", "wanted"),
    [
        ("100x1", ("bet", 200, 100, 0)),
        ("100x2", ("bet", 200, 0, 0)),
        ("100x3", ("bet", 300, 0, 0)),
        ("5000x1", ("bet", 5000, 0, 0)),
    ],
)
def test_a_raise_said_with_nothing_to_raise_is_a_bet_of_the_minimum_or_more(
    key: str, chips: str, wanted: tuple[str, int, int, int]
) -> None:
    one = found(key, "P2 say raise", f"P2 wager {chips}")
    assert (one.kind, one.to, one.owed, one.back) == wanted
    assert not one.open
    assert found(MET, "P2 say raise", f"P2 wager {chips}").open


@pytest.mark.parametrize("key", WORDED_55, ids=list(WORDED_55.values()))
def test_a_call_said_with_nothing_to_call_is_a_check_and_chips_put_out_for_it_go_back(key: str) -> None:
    for chips, back in (((), 0), (("P2 wager 100x2",), 200)):
        one = found(key, "P2 say call", *chips)
        assert (one.kind, one.to, one.owed, one.back, one.open) == ("check", 0, 0, back, False)
    assert found(MET, "P2 say call").open
    assert keys(key, "P2 say call", "P2 wager 100x2") == [("invalid-declaration", [BACK])]
    assert keys(key, "P2 say call") == []


def test_the_big_blind_that_says_call_to_no_raise_has_checked() -> None:
    """TDA 55-A: nobody has raised the blind."""
    hand = Betting().preflop().do("P4 wager 100x2", "P1 wager 100x2", "P2 wager 100x1", "P3 say call")
    facts = hand.facts()
    made = latest(facts)
    assert made is not None
    one = stands(book(TDA), facts, made)
    assert (one.kind, one.to, one.back, one.open) == ("check", 200, 0, False)


def keys(key: str, *lines: str) -> list[tuple[str, list[str]]]:
    """What is amiss at the house after these lines: each matter with the steps of its remedy."""
    facts = Betting().flop().do(*lines).facts()  # type: ignore[attr-defined]  # do gives the Betting back
    law = book(key)
    told = [(each, settle(law, facts.about(each)).ruling) for each in amiss(law, facts)]
    return [(each.kind, [step.key for step in ruling.steps] if ruling else []) for each, ruling in told]


SAID, IN, BACK = "say-what-stands", "missing-chips-in", "rest-given-back"
FLOOR = ["call-the-floor", "obey-the-floor"]


@pytest.mark.parametrize(
    ("key", "lines", "wanted"),
    [
        (TDA, (BET, "P3 wager 1000x1"), []),
        (TDA, (BET, "P3 wager 500x1+100x4"), [("underraise", [SAID, IN])]),
        (MET, (BET, "P3 wager 500x1+100x4"), [("wager", [SAID, IN])]),
        (
            PLAYERS,
            (BET, "P3 wager 500x1+100x1", "P3 wager 1000x1"),
            [("several-motions", ["call-the-string-bet", BACK])],
        ),
        (
            TDA,
            (BET, "P3 wager 500x1+100x1", "P3 wager 1000x1"),
            [("several-motions", ["call-the-string-bet", BACK])],
        ),
        (TDA, (BET, "P3 wager 500x4", "P4 wager 500x1+100x2"), [("undercall", FLOOR)]),
        (UPT, (BET, "P3 wager 500x4", "P4 wager 500x1+100x1"), [("undercall", ["told-of-the-bet", "short-call-back"])]),
        (UPT, (BET, "P3 wager 500x4", "P4 wager 500x1+100x2"), [("undercall", [SAID, IN])]),
        (UPT, (BET, "P3 wager 500x4", "P4 wager 500x1+100x1", "P1 fold"), [("undercall", [SAID, IN])]),
        (UPT, (BET, "P3 wager 500x4", "P4 say call", "P4 wager 500x1+100x1"), [("undercall", FLOOR)]),
        (UPT, (BET, "P3 wager 100x1", "P3 say I thought it was 100"), [("undercall", FLOOR)]),
        (TDA, (BET, "P3 wager 100x1", "P3 say I thought it was 100"), [("undercall", [SAID, IN])]),
        (TDA, (BET, "P4 fold"), [("turn", ["action-back-to-the-seat-due"])]),
        (UPT, (BET, "P4 fold"), [("turn", ["action-back-to-the-seat-due"])]),
        (
            TDA,
            ("P2 check", "P4 wager 500x1", "P3 wager 1000x1"),
            [("turn", ["action-back-to-the-seat-due", "out-of-turn-chips-back"])],
        ),
        (
            TDA,
            ("P2 wager 500x1+100x1", "P2 wager 1000x1"),
            [("several-motions", ["call-the-string-bet", *FLOOR])],
        ),
    ],
)
def test_what_is_to_be_done_follows_from_the_figures(
    key: str, lines: tuple[str, ...], wanted: list[tuple[str, list[str]]]
) -> None:
    assert keys(key, *lines) == wanted


def test_everybody_who_called_too_little_is_brought_up_as_well() -> None:
    assert keys(TDA, BET, "P3 say Raise to 800", "P3 wager 500x1+100x3", "P4 wager 500x1+100x3") == [
        ("underraise", [SAID, IN, "everybody-brought-up"]),
    ]
