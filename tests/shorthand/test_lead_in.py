"""A hand begun on a street: what led up to it makes just that pot, and nothing in it is out of order at any house."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from trainer.grading.answers.answer import answer_on_hand
from trainer.grading.answers.choice.standing import opened
from trainer.grading.answers.state import State
from trainer.kernel import gestures as g
from trainer.kernel.document import text_of, transcript_of
from trainer.kernel.games import GAMES, is_stud
from trainer.rules.book import all_books
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import smallest_chip
from trainer.rules.matters import matters
from trainer.rules.record import Record
from trainer.shorthand.begun import FLOP_STREETS, STUD_STREETS
from trainer.shorthand.head import BadHand
from trainer.shorthand.reading import read

BLINDS = ("blinds 100 200", "blinds 200 400", "blinds 100 200 200", "blinds 25 50\nante 25", "blinds 500 1000 1000")
STUD = ("ante 25\nbring-in 50\nsmall-bet 200\nbig-bet 400", "ante 100\nbring-in 100\nsmall-bet 400\nbig-bet 800")


def _one(text: str) -> Record:
    return read(text).record


@st.composite
def begun(draw: st.DrawFn) -> str:
    """A head that begins on some street of some game."""
    game = draw(st.sampled_from(GAMES))
    stud = is_stud(game)
    players = draw(st.integers(2, 7 if stud else 9))
    seats = range(1, players + 1)
    live = sorted(draw(st.sets(st.sampled_from(seats), min_size=2)))
    limit = "limit" if stud else draw(st.sampled_from(["no-limit", "pot-limit", "limit"]))
    unit = 25
    stakes = draw(st.sampled_from(STUD if stud else BLINDS))
    fixed = "" if stud or limit != "limit" else "\nsmall-bet {1}\nbig-bet {2}"
    blinds = stakes.split()
    if fixed:
        stakes += fixed.format("", blinds[2], 2 * int(blinds[2]))
    street = draw(st.sampled_from(sorted(STUD_STREETS if stud else FLOP_STREETS)))
    unit = {"25": 25, "100": 100, "200": 100, "500": 500}[blinds[1]]
    pot = unit * draw(st.integers(1, 150))
    lines = [f"on {street}", f"game {game} {limit}", stakes, f"seats {players} 40000", f"pot {pot}"]
    lines.append(f"in {' '.join(map(str, live))}")
    some = live
    while len(some) > 2 and draw(st.booleans()):
        some = sorted(draw(st.sets(st.sampled_from(some), min_size=2, max_size=len(some) - 1)))
        lines.append(f"side {unit * len(some) * draw(st.integers(1, 40))} {' '.join(map(str, some))}")
    if draw(st.integers(0, 5)) == 0:
        lines.append(f"all-in {some[0]}")
    lines += [f"button {draw(st.sampled_from(seats))}"]
    return "\n".join([*lines, "---", ""])


def proposed(text: str) -> str:
    """The same hand with a pot that can be made: its own, or the first that the fault proposes; "" where it has none.

    What is proposed can be made: anything else is raised.
    """
    try:
        _one(text)
    except BadHand as bad:
        [(number, what)] = bad.faults
        assert text.splitlines()[number - 1].startswith(("pot", "side", "on")), (number, what)
        said = re.search(r"write pot ([\d,]+)(?: or ([\d,]+))?", what)
        pots = [each.replace(",", "") for each in said.groups() if each] if said else []
        texts = [re.sub(r"^pot \d+", f"pot {pot}", text, flags=re.MULTILINE) for pot in pots]
        for each in texts:
            _one(each)
        return next(iter(texts), "")
    return text


@settings(max_examples=40, deadline=None)
@example("on flop\ngame holdem pot-limit\nblinds 200 400\nseats 2 40000\npot 6700\nin 1 2\nall-in 1\nbutton 2\n---\n")
@example("on flop\ngame holdem pot-limit\nblinds 200 400\nseats 3 40000\npot 7900\nin 1 2\nbutton 2\n---\n")
@given(begun())
def test_what_led_up_to_a_street_is_in_order_at_every_house(text: str) -> None:
    text = proposed(text)
    if not text:
        return
    record = _one(text)
    told = {line.split()[0]: line.split()[1:] for line in text.splitlines() if line != "---"}
    sides = [int(line.split()[1]) for line in text.splitlines() if line.startswith("side ")]
    table, course = record.table, record.course
    assert [pot.amount for pot in table.pots] == [int(told["pot"][0]), *sides]
    assert set(course.contesting) == set(map(int, told["in"]))
    assert {seat.stack.amount for seat in table.seats if seat.number in course.contesting} <= {0, 40000}
    assert course.street == (FLOP_STREETS | STUD_STREETS)[told["on"][0]]
    assert not any(seat.bet for seat in table.seats)
    if is_stud(record.setup.game):
        pitched = [gesture.act.seat for gesture in record.gestures if isinstance(gesture.act, g.Pitch)]
        assert {pitched.count(seat) for seat in set(pitched) - set(course.contesting)} <= {3}
    assert list(matters(Facts(record, len(record)))) == []
    for law in all_books():
        assert (opened(record, law).left, opened(record, law).settled) == ((), ()), law.key
        answer = answer_on_hand(record, law)
        if course.betting:
            assert answer.state is State.NOTHING_WRONG, law.key
        else:  # all-in: the hands are up, as the rulebook has it
            assert answer.lead is None or (answer.lead.ruling is not None and not answer.lead.ruling.fault), law.key
    assert Record.of(transcript_of(text_of(record.transcript))).table == table


ROUND_POTS = {
    "the small blind completes and folds to the big blind's raise": ("flop", "100 200", 1200, "2 4"),
    "raises to 750, in chips below the smallest blind": ("flop", "100 200", 1800, "5 7"),
    "bets of 2,150": ("flop", "200 400", 4900, "3 5"),
    "four in, with chips of 25": ("flop", "100 200", 2900, "3 4 6 7"),
}


@pytest.mark.parametrize("case", ROUND_POTS)
def test_a_round_pot_is_told_as_it_is(case: str) -> None:
    street, blinds, pot, live = ROUND_POTS[case]
    record = _one(f"on {street}\nblinds {blinds}\npot {pot}\nin {live}\nseats 9 20000\n---\n")
    assert [each.amount for each in record.table.pots] == [pot]
    assert set(record.course.contesting) == set(map(int, live.split()))
    assert smallest_chip(Facts(record, len(record))) == 100  # a smaller one would decide how pots are split
    for law in all_books():
        assert answer_on_hand(record, law).state is State.NOTHING_WRONG, law.key


SEVENTH = """game {game} limit
ante 100
bring-in 100
small-bet 500
big-bet 1000
seats 8 20000
on seventh
pot {pot}
in 3 6
cards 3 9h 8c 7d 6s 5c 2d 2c
cards 6 9d 8s 7c 6h 5d As Jh
---
"""


@pytest.mark.parametrize("game", ["stud", "stud-8", "razz"])
@pytest.mark.parametrize("pot", [5100, 8100, 9000])
def test_cards_given_in_stud_are_those_of_their_seats_whatever_led_up_to_them(game: str, pot: int) -> None:
    text = proposed(SEVENTH.format(game=game, pot=pot))
    table = _one(text).table
    held = {seat: [each.card.name for each in table.seat(seat).hand] for seat in (3, 6)}
    assert held == {3: ["9h", "8c", "7d", "6s", "5c", "2d", "2c"], 6: ["9d", "8s", "7c", "6h", "5d", "As", "Jh"]}


def test_cards_that_a_deck_has_no_room_for_are_not_left_to_chance() -> None:
    text = SEVENTH.format(game="stud", pot=7200).replace("on seventh\n", "").replace("pot 7200\nin 3 6\n", "")
    with pytest.raises(BadHand, match="8 players dealt to the end need more cards than one deck has"):
        _one(text + "deal\n")


@pytest.mark.parametrize(
    ("blinds", "pot", "seats"),
    [("500 1000", 8410, "1 2"), ("100 200", 950, "2 5"), ("25 50", 1225, "1 2"), ("100 200 200", 2400, "3 4 5 6")],
)
def test_what_no_betting_makes_of_a_pot_is_an_ante_in_it(blinds: str, pot: int, seats: str) -> None:
    """A dealer types what lies there."""
    table = read(f"on flop\nblinds {blinds}\npot {pot}\nin {seats}\nseats 9 90000\n---\n").record.table
    assert [each.amount for each in table.pots] == [pot]
    assert {table.seat(int(seat)).stack.amount for seat in seats.split()} == {90000}


UNTOLD = {
    "a big blind that had no raise to fold to": ("game holdem no-limit\nblinds 100 200", "flop", 1200, "3 5 8"),
    "the same on the turn at limit": ("game holdem limit\nblinds 250 500", "turn", 3000, "3 6 8"),
    "the blinds alone": ("game omaha pot-limit\nblinds 100 200", "flop", 1000, "3 6 8"),
    "stud": ("game stud limit\nante 50\nbring-in 50\nsmall-bet 200\nbig-bet 400", "seventh", 4350, "2 6"),
    "stud-8": ("game stud-8 limit\nante 25\nbring-in 50\nsmall-bet 200\nbig-bet 400", "seventh", 1475, "2 4 7"),
    "razz": ("game razz limit\nante 100\nbring-in 100\nsmall-bet 500\nbig-bet 1000", "fifth", 3300, "2 6 8"),
}


@pytest.mark.parametrize("case", UNTOLD)
def test_a_pot_that_betting_alone_does_not_make_is_told_as_it_lies(case: str) -> None:
    """The button lies where a hand leads there, and the order of who is in stays; in stud one ante is larger."""
    stakes, street, pot, live = UNTOLD[case]
    record = _one(f"on {street}\n{stakes}\npot {pot}\nin {live}\nseats 8 20000\n---\n")
    assert [each.amount for each in record.table.pots] == [pot]
    assert set(record.course.contesting) == set(map(int, live.split()))
    for law in all_books():
        assert answer_on_hand(record, law).state is State.NOTHING_WRONG, law.key


def test_a_button_that_is_told_stays() -> None:
    with pytest.raises(BadHand, match="no betting could make"):
        _one("on flop\nblinds 100 200\npot 1200\nin 3 5 8\nseats 9 20000\nbutton 9\n---\n")


@pytest.mark.parametrize(
    ("head", "pots"),
    [
        pytest.param(
            "on river;blinds 100 200;chips 100 500 1000;pot 3700;side 1800 2 5 8;side 1000 5 8;in 2 5 8 9;button 6",
            [3700, 1800, 1000],
            id="three-pots-of-few-chips",
        ),
        pytest.param("on turn;blinds 500 1000;pot 7500;side 2500 2 5;in 2 5 9", [7500, 2500], id="halves-of-a-chip"),
        pytest.param(
            "on river;blinds 100 200;pot 4700;side 2000 2 5 7;in 2 4 5 7",
            [4700, 2000],
            id="one-who-folded-paid-into-it",
        ),
        pytest.param(
            "on river;blinds 100 200;chips 100 500;pot 16300;side 6500 2 8;in 2 4 8;button 6",
            [16300, 6500],
            id="one-who-had-no-blind-folded-and-paid-into-it",
        ),
        pytest.param(
            "on river;blinds 100 200;pot 4700;side 3000 2 5 7 9;side 2000 5 7 9;in 2 4 5 7",
            [4700, 3000, 2000],
            id="who-folded-is-named-with-it",
        ),
        pytest.param(
            "on seventh;game stud-8 limit;ante 25;bring-in 50;small-bet 200;big-bet 400;pot 2650;side 1600 4 6;"
            "in 2 4 6",
            [2650, 1600],
            id="stud-with-a-side-pot",
        ),
    ],
)
def test_side_pots_are_told_as_they_lie(head: str, pots: list[int]) -> None:
    record = _one("\n".join([*head.split(";"), f"seats {7 if 'stud' in head else 9} 90000", "---", ""]))
    assert [each.amount for each in record.table.pots] == pots
    for law in all_books():
        assert answer_on_hand(record, law).state is State.NOTHING_WRONG, law.key


def test_a_side_pot_may_be_left_to_one_alone() -> None:
    record = _one("on turn\nblinds 100 200\npot 4700\nside 2000 7 9\nin 2 4 5 7\nseats 9 20000\n---\n")
    assert [(pot.amount, record.course.contesting) for pot in record.table.pots] == [
        (4700, (2, 4, 5, 7)),
        (2000, (2, 4, 5, 7)),
    ]


@pytest.mark.parametrize("seat", [3, 5, 6])
def test_who_acts_first_in_stud_opens_the_street_where_no_cards_are_told(seat: int) -> None:
    head = f"game stud limit\n{STUD[0]}\npot 1600\nin 3 5 6\nseats 7 5000"
    record = _one(f"on fifth\n{head}\n---\nP{seat} bet 400")
    assert record.courses[record.supplied].to_act == seat


@pytest.mark.parametrize(
    ("acts", "head", "button"),
    [
        ("P7 bet 500\nP4 wager 500", "", 4),
        ("P7 wager one 500\nP4 wager one 1000", "", 4),
        ("P7 bet 500", "", 9),
        ("P7 bet 500\nP4 bet 800", "", 9),
        ("P7 check\nP4 bet 800", "", 9),
        ("P4 bet 500\nP7 call", "", 9),
        ("P7 bet 500\nP4 wager 800", "button 8\n", 8),
    ],
)
def test_of_two_players_who_bets_and_is_answered_acts_first_where_no_button_is_told(
    acts: str, head: str, button: int
) -> None:
    told = f"on turn\nblinds 100 200\n{head}pot 1800\nin 4 7\nseats 9 20000\n---\n{acts}\n"
    assert _one(told).setup.button == button
