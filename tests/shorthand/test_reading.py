"""A hand told in a file of its own: what may be left out, how amounts become chips, and every fault on its line."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.kernel import gestures as g
from trainer.kernel.chips import chips
from trainer.kernel.document import text_of, transcript_of
from trainer.kernel.table import MAIN
from trainer.rules.record import Record
from trainer.shorthand.head import BadHand
from trainer.shorthand.reading import Told, is_short, read

HEAD = "blinds 100 200\nseats 6 20000\n---\ndeal\n"
SEVEN = "ante 25\nseats 7 8000\n---\ndeal\n"
TURN = "on turn\nblinds 100 200\npot 2400\nin 2 5 7\nseats 9 20000\n---\n"


def _last(text: str, who: str = "") -> g.Act:
    return next(each.act for each in reversed(_record(text).gestures) if each.who == who or not who)


def _record(text: str) -> Record:
    return read(text).record


def _faults(text: str) -> list[tuple[int, str]]:
    with pytest.raises(BadHand) as bad:
        read(text)
    return list(bad.value.faults)


# --- what may be left out ---------------------------------------------------------------------------------------------


def test_two_lines_are_a_hand_and_the_same_one_each_time() -> None:
    record = _record("blinds 100 200 200\nseats 6 20000\ndeal\n")
    assert (record.setup.game, record.setup.limit, record.setup.button) == ("holdem", "no-limit", 6)
    assert record.setup.stakes.big_blind_ante == 200
    assert len(record.setup.deck) == 52 and all(seat.name for seat in record.setup.seats)
    assert record.transcript == _record("blinds 100 200 200\nseats 6 20000\n---\ndeal\n").transcript


def test_one_seat_may_differ_from_all_before_and_after_that_line() -> None:
    for head in ("seats 6 20000\nseat 3 950 Ines\n", "seat 3 950 Ines\nseats 6 20000\n"):
        seats = _record(f"blinds 100 200\n{head}---\ndeal\n").setup.seats
        assert [seat.stack.amount for seat in seats] == [20000, 20000, 950, 20000, 20000, 20000]
        assert seats[2].name == "Ines"


def test_a_full_transcript_takes_short_lines_and_one_without_stays_what_it_is() -> None:
    whole = text_of(_record(HEAD).transcript)
    assert not is_short(whole)
    record = _record(f"{whole}P3 raise 600\nfold 4\n")
    assert is_short(f"{whole}P3 raise 600\n")
    assert text_of(record.transcript).startswith(whole)
    assert record.course.to_act == 5


@pytest.mark.parametrize("text", ["", "# only a remark\n", 'id = "a"\ntitle = "b"\n', "[seats]\n", "lorem ipsum\n"])
def test_what_is_no_hand_is_not_taken_for_one(text: str) -> None:
    assert not is_short(text)


def test_a_player_calls_and_goes_all_in_in_a_word_out_of_turn_too() -> None:
    record = _record(f"{HEAD}P3 raise 600\nP5 call\nP4 all-in\n")
    assert [record.table.seat(seat).bet.amount for seat in (3, 4, 5)] == [600, 20000, 600]
    assert [action.seat for action in record.course.actions if not action.in_turn] == [5]


def test_a_bet_where_one_lies_and_a_raise_where_none_does_are_what_was_said() -> None:
    record = _record(f"{HEAD}P3 bet 900\n")
    assert [str(each.act) for each in record.gestures[-2:]] == [
        str(g.Say("bet 900")),
        str(_last(f"{HEAD}P3 bet 900\n")),
    ]
    assert record.table.seat(3).bet.amount == 900


# --- amounts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "out"),
    [
        ("5000x1", "5000x1"),
        ("one 5000", "5000x1"),
        ("one 5000 chip", "5000x1"),
        ("two 1000 and one 500", "1000x2+500x1"),
        ("three 1,000", "1000x3"),
        ("500+25", "500x1+25x1"),
        ("100+100+25x2", "100x2+25x2"),
    ],
)
def test_chips_that_are_told_go_in_as_they_are(said: str, out: str) -> None:
    text = f"{HEAD}P3 wager {said}\n"
    assert _last(text) == g.Wager(chips(out))
    assert _record(text).setup.seats[2].stack.amount == 20000
    assert read(text).notes == ()


def test_a_silent_amount_is_never_one_chip_too_large_and_is_noted() -> None:
    told = read(f"{HEAD}P3 wager 1000\n")
    assert told.record.table.seat(3).bet == chips("500x2")
    assert told.notes == ("Seat 3's 1,000 is taken to be 500x2. If other chips went in, write them.",)
    assert read(f"{HEAD}P3 wager 200\n").notes == ()  # a call
    said = read(f"{HEAD}P3 say raise\nP3 wager 1000\n")
    assert (said.record.table.seat(3).bet, said.notes) == (chips("1000x1"), ())
    last = read("blinds 100 200\nseats 6 20000\nseat 3 1000x1\n---\ndeal\nP3 wager 1000\n")
    assert last.record.table.seat(3).bet == chips("1000x1")  # it is all there is


@pytest.mark.parametrize("before", ["P2 say bet 600", "P2 check\nP7 say bet 600", "P2 check\nP7 say 600"])
def test_over_a_bet_that_is_only_said_an_amount_is_no_single_chip_and_a_bet_is_said(before: str) -> None:
    silent = read(f"{TURN}{before}\nP5 wager 1000\n")
    assert silent.record.table.seat(5).bet == chips("500x2") and silent.notes
    spoken = read(f"{TURN}{before}\nP5 bet 1000\n")
    assert [each.act for each in spoken.record.gestures[-2:]] == [g.Say("bet 1000"), g.Wager(chips("1000x1"))]
    assert read(f"{TURN}P2 say bet 1000\nP5 wager 1000\n").notes == ()  # a call


@given(st.lists(st.integers(1, 200), min_size=1, max_size=3))
@settings(max_examples=40, deadline=None)
def test_a_stack_has_the_change_it_needs_and_keeps_its_worth(parts: list[int]) -> None:
    amounts = [25 * each for each in parts]
    lines = "".join(f"P3 wager {each}\n" for each in amounts)
    record = _record(f"{HEAD}P3 say raise\n{lines}")
    assert record.setup.seats[2].stack.amount == 20000
    assert record.table.seat(3).bet.amount == sum(amounts)


@pytest.mark.parametrize(
    ("text", "out"),
    [
        ("blinds 1 2\nseats 6 300\n---\ndeal\nP3 raise 7\n", "1x7"),
        ("blinds 5 10\nseats 6 1000\n---\ndeal\nP3 raise 35\n", "5x7"),
        ("on flop\nblinds 1 2\npot 30\nin 2 5\nseats 6 300\n---\nP2 bet 16\n", "1x16"),
        ("on flop\nblinds 50 100\npot 650\nin 2 4 5\nseats 9 20000\nseat 2 20\n---\nP2 all-in\n", "5x4"),
    ],
    ids=["1-2", "5-10", "1-2-on-the-flop", "a-short-stack"],
)
def test_a_cash_game_has_its_small_chips(text: str, out: str) -> None:
    assert _last(text) == g.Wager(chips(out))


def test_amounts_of_bets_and_pots_are_changed_out_of_the_rack() -> None:
    record = _record(f"{HEAD}P3 say raise\nP3 wager 5000x1\nD return-bet 3 4300\n")
    assert record.table.seat(3).bet.amount == 700
    assert record.table.seat(3).stack.amount == 19300
    assert isinstance(record.gestures[-2].act, g.Trade)
    pot = _record(f"{TURN}check 2 5 7\nriver\ncheck 2 5 7\nD push-pot 2 1,300\nD push-pot 5 1,100\n")
    assert (pot.table.pot.amount, pot.table.seat(2).stack.amount) == (0, 21300)


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("D collect 2 100 main", g.Collect(2, chips("100x1"), MAIN)),
        ("D change 3 1000 1000", None),
        ("D trade rack 1000 stack-3 1000", None),
        ("P2 pull-back 100", g.PullBack(chips("100x1"))),
        ("D ask-for 3 400", g.AskFor(3, 400)),
    ],
)
def test_every_act_on_chips_takes_an_amount(line: str, act: g.Act | None) -> None:
    found = _last(HEAD + line + "\n")
    assert act is None or found == act
    if isinstance(found, g.Change | g.Trade):
        assert found.give.amount == found.take.amount == 1000
        assert found.take == chips("1000x1") and found.give.pieces > 1


def test_side_pots_are_pushed_by_amount() -> None:
    head = "on river\nblinds 100 200\npot 4600\nside 2000 2 7\nin 2 5 7\nseats 9 20000\n---\ncheck 2 7\n"
    record = _record(f"{head}D push-side 7 2000 side-1\nD shift 600 main side-1\nD push-pot 5 4000\n")
    assert [pot.amount for pot in record.table.pots] == [0, 600]


# --- begun on a street ------------------------------------------------------------------------------------------------


def test_a_street_begins_with_that_pot_those_players_and_their_stacks_now() -> None:
    record = _record(TURN.replace("---", "board Ks Qs 2d 7c\nseat 5 3000\n---"))
    assert (record.table.pot.amount, record.course.contesting, record.course.to_act) == (2400, (2, 5, 7), 2)
    assert [record.table.seat(seat).stack.amount for seat in (2, 5, 7)] == [20000, 3000, 20000]
    assert [str(each.card) for each in record.table.board] == ["Ks", "Qs", "2d", "7c"]
    assert transcript_of(text_of(record.transcript)) == record.transcript


@pytest.mark.parametrize("how", ["all-in 5\n", "seat 5 0\n", ""])
def test_who_has_no_part_in_the_side_pot_is_all_in(how: str) -> None:
    head = f"on flop\nblinds 100 200\npot 4600\nside 2000 2 7\nin 2 5 7\nseats 9 20000\n{how}---\n"
    table = _record(head).table
    assert [pot.amount for pot in table.pots] == [4600, 2000]
    assert table.seat(5).stack.amount == 0 and len(table.seat(5).hand) == 2


def test_hands_lie_open_where_nobody_can_bet_any_more() -> None:
    record = _record("on flop\nblinds 100 200\npot 2000\nin 2 5\nall-in 5\nseats 6 20000\nbutton 1\n---\n")
    assert not record.course.betting
    assert all(each.up for seat in (2, 5) for each in record.table.seat(seat).hand)


def test_stud_begins_on_its_own_streets_with_the_cards_that_are_given() -> None:
    head = (
        "on sixth\ngame stud limit\nante 25\nbring-in 50\nsmall-bet 200\nbig-bet 400\npot 1375\nin 2 6\nseats 7 8000\n"
    )
    record = _record(f"{head}cards 2 Ah Kd Qs 3c 4c 5d\n---\n")
    assert [each.card.name for each in record.table.seat(2).hand] == ["Ah", "Kd", "Qs", "3c", "4c", "5d"]
    assert (record.course.street, record.table.pot.amount) == (3, 1375)


# --- faults -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        (f"blnds 100 200\n{HEAD}", 1, "the nearest is 'blinds'"),
        ("blinds 100\nseats 6 20000\n---\ndeal\n", 1, "write the small blind"),
        ("seats 6 20000\n---\ndeal\n", 0, "the stakes are missing"),
        ("game badugi limit\nblinds 100 200\nseats 6 20000\n---\n", 1, "stud-8 or razz, then no-limit"),
        ("button 9\nblinds 100 200\nseats 6 20000\n---\n", 1, "the button is at seat 9"),
        ("house mucking-lin yes\nblinds 100 200\nseats 6 20000\n---\n", 1, "the nearest is 'mucking-line'"),
        ("dealing 3\nblinds 100 200\nseats 6 20000\n---\ndeal\n", 1, "newer"),
        (f"{HEAD}fld 3\n", 5, "the nearest is 'fold'"),
        (f"{HEAD}P3 rase 900\n", 5, "the nearest is 'raise'"),
        (f"{HEAD}P3 raise\n", 5, "write the total, as in P3 raise 900"),
        (f"{HEAD}P3 wager 21,000\n", 5, "seat 3 has 20,000 left and cannot put out 21,000"),
        (f"{HEAD}P3 wager 5000x5\n", 5, "cannot put out 5000x5"),
        (f"{HEAD}P3 wager 730\n", 5, "730"),
        (f"{HEAD}P3 say raise\nP3 wager one 5000\nP3 pull-back 300\n", 7, "which can't make 300"),
        (f"{HEAD}P3 raise 600\nD push-pot 3 900\n", 6, "bets are still in front: write D bring-in-bets first"),
        (f"{TURN}D push-pot 2 1225\n", 7, "which can't make 1225"),  # no chip of 25 is in play any more
        (f"{HEAD}deal 3\n", 5, "deal must be alone on its line"),
        (f"{HEAD}fold\n", 5, "write the seats, as in fold 4 5"),
        ("blinds 100 200\nseats 6 20000\nseat 3 5000x4\n---\ndeal\nP3 wager 300\n", 6, "those chips can't make 300"),
        (TURN.replace("on turn", "on turm"), 1, "the nearest is 'turn'"),
        (TURN.replace("on turn", "on fifth"), 1, "holdem has no fifth: write on flop"),
        (TURN.replace("pot 2400\n", ""), 1, "the pot is missing"),
        (TURN.replace("blinds 100 200", "blinds 100 0"), 1, "these stakes cannot be posted"),
        (TURN.replace("100 200", "201 200"), 2, "the small-blind of 201 is more than the big-blind of 200"),
        (HEAD.replace("100 200", "20,000 200"), 1, "the small-blind of 20,000 is more than the big-blind of 200"),
        (
            f"game stud limit\nbring-in 50\nsmall-bet 40\n{SEVEN}",
            2,
            "the bring-in of 50 is more than the small-bet of 40",
        ),
        (f"game stud limit\nsmall-bet 300\nbig-bet 200\n{SEVEN}", 2, "the small-bet of 300 is more than the big-bet"),
        (TURN.replace("on turn\n", ""), 0, "is for a hand begun on a street"),
        (TURN.replace("in 2 5 7", "in 2 5 12"), 4, "is more than 10"),
        (TURN.replace("in 2 5 7", "in 2 5 10"), 1, "no one sits in seat 10"),
        (TURN.replace("in 2 5 7", "in 2"), 1, "fewer than two players are in"),
        (TURN.replace("in 2 5 7", "in 2 5 7\nside 500 2 5 7"), 1, "a side pot is for fewer of those who are in"),
        (
            TURN.replace("in 2 5 7", "in 2 5 7\nside 525 2 5"),
            3,
            "is not the same from each of 2 players: write 500 or 550",
        ),
        (TURN.replace("pot 2400", "pot 500"), 3, "no betting could make a pot of 500 with 3 players in"),
    ],
)
def test_a_fault_says_its_line_and_what_to_write(text: str, line: int, what: str) -> None:
    [(number, said)] = _faults(text)
    assert (number, what in said) == (line, True), said


@pytest.mark.parametrize("blinds", ["200 200", "50 200", "1 200"])
def test_a_small_blind_is_as_large_as_the_big_one_or_smaller(blinds: str) -> None:
    assert _record(HEAD.replace("100 200", blinds)).course.betting


def test_all_slips_are_told_at_once() -> None:
    text = "blnds 100 200\nseats six 20000\n---\ndeal\nfld 3\nP3 rase 900\nD lay three up\n"
    assert [number for number, _ in _faults(text)] == [1, 2, 5, 6, 7]


WORDS_OF_ALL_KINDS = """
on turn river pot in side all-in blinds seats seat button game holdem stud limit house mucking-line yes cards
board Ks Qs 2d deal fold check call P1 P2 P3 P99 D F wager raise bet post 100 200 900 20000 0 1 2 3 1,500
5000x1 one two push-pot return-bet collect shift main side-1 side-9 change trade rack bet-3 stack-3 burn lay
up down pitch turn show run-out street hand room say 12.345 absent last-hand deck … ^ -1 99999999999999999999
pull-back ask-for muck gather shuffle cut drop move hand-3 ² ٣ P0 P٣ --- #
"""
SOUP = st.sampled_from(WORDS_OF_ALL_KINDS.split())


def _read_or_faulty(text: str) -> Told | None:
    is_short(text)
    with suppress(BadHand):
        return read(text)
    return None


@settings(max_examples=150, deadline=None)
@given(st.lists(st.lists(SOUP, min_size=1, max_size=5).map(" ".join), max_size=6), st.sampled_from([HEAD, TURN, ""]))
def test_any_soup_of_lines_is_a_hand_or_a_fault(lines: list[str], head: str) -> None:
    _read_or_faulty(head + "\n".join(lines))
    _read_or_faulty("\n".join(lines) + "\n" + head)


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_a_hand_or_a_fault(text: str) -> None:
    _read_or_faulty(text)
    _read_or_faulty(HEAD + text)


WORDS = (f"{TURN}check 2\nP5 bet 800\nP7 wager 1,600\nD ask-for 7 400\n").split(" ")


@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(WORDS) - 1), SOUP)
def test_a_hand_with_one_other_word_is_a_hand_or_a_fault(at: int, word: str) -> None:
    _read_or_faulty(" ".join([*WORDS[:at], word, *WORDS[at + 1 :]]))


# --- the next hand ----------------------------------------------------------------------------------------------------

KNOWN = "cards 3 Ks Qd\ncards 4 As Ad\nboard 2c 7d 9s Jc 3h\n---\n"
PUSHED = f"{KNOWN}deal\nP3 raise 2000\nP4 call\nfold 1 2\nrun-out\nshow 3 4\n"


@pytest.mark.parametrize(
    ("stack", "told", "button", "dealt"),
    [
        (20000, "", 1, (2, 3, 4, 1)),
        (2000, "", 1, (2, 4, 1)),
        (20000, "D gather\n", 1, (2, 3, 4, 1)),
        (20000, "D gather\nD button 3\n", 3, (4, 1, 2, 3)),
    ],
    ids=["all-play", "one-is-broke", "gathered", "button-told"],
)
def test_once_the_pots_are_pushed_deal_is_the_next_hand(
    stack: int, told: str, button: int, dealt: tuple[int, ...]
) -> None:
    head = f"blinds 100 200\nseats 4 20000\nseat 3 {stack}\n"
    record = _record(f"{head}{PUSHED}D push-pot 4 4300\n{told}deal\n")
    course = record.course
    since = [each.act for each in record.gestures[course.deal_start :]]
    assert tuple(each.seat for each in since if isinstance(each, g.Pitch)) == (*dealt, *dealt)
    assert (record.tables[-1].button, sorted(course.dealt_in)) == (button, sorted(dealt))
    assert [each.bet.amount for each in record.tables[-1].seats if each.bet] == [100, 200] or button == 3
    assert course.betting


def test_before_the_pots_are_pushed_there_is_no_next_hand() -> None:
    text = f"blinds 100 200\nseats 4 20000\n{PUSHED}deal\n"
    assert [line for line, _ in _faults(text)] == [13]


@pytest.mark.parametrize(
    ("head", "act", "fault"),
    [
        ("penalty 2", "P2 away", "seat 2 is already away"),
        ("absent 2", "P2 away", "seat 2 is already away"),
        ("absent 2", "P2 device handle", "seat 2 is away"),
    ],
    ids=["penalty", "absent", "device"],
)
def test_who_is_away_is_not_taken_for_nobody(head: str, act: str, fault: str) -> None:
    assert [what for _, what in _faults(f"blinds 100 200\nseats 6 20000\n{head}\n---\ndeal\n{act}\n")] == [fault]
