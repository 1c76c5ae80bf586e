"""How the coach tells an act: every act that the screen can do has its keys, its mouse and its words."""

import pytest

from trainer.grading.model import playing_out
from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.cards import card
from trainer.kernel.chips import Chips, make
from trainer.rules.book import book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.ui.demo.doer import BUTTONS, DOING
from trainer.ui.desk.library import scenarios
from trainer.ui.play.hands import Hands
from trainer.ui.play.pointing import HOW, Pointer, pointer
from trainer.ui.table.targets import Target


class Chance:
    """No shuffling here."""

    def shuffle_order(self, cards: object) -> tuple[()]:
        raise AssertionError(cards)

    scramble_order = shuffle_order

    def cut_depth(self) -> int:
        raise AssertionError


def hands() -> Hands:
    return Hands(Chance(), flop=True)  # type: ignore[arg-type]  # nothing is shuffled here


def flop() -> Record:
    """A hand with its flop on the board, face down."""
    play, law = play_of(scenarios()["clean-first-hand"], book("tda-2024")), book("tda-2024")
    for graded in playing_out(play, law):
        if graded.record.table.board:
            return Record.of(graded.record.transcript)
    raise AssertionError("no flop came")


def test_every_act_that_the_screen_can_do_can_be_told() -> None:
    assert set(DOING) | set(BUTTONS) == set(HOW)


@pytest.mark.parametrize("kind", sorted(HOW, key=lambda each: each.__name__), ids=lambda each: each.__name__)
def test_whoever_is_told_has_keys_and_a_mouse(kind: type[g.Act]) -> None:
    made = SAMPLES.get(kind, kind)
    told = pointer(made() if callable(made) else made, hands(), flop().table)
    assert told.says.endswith((".", ".”")) and told.says[:1].isupper()
    assert told.keys and told.mouse
    assert told.start is not None or told.button


ACE = card("Ah")
CHIPS = Chips(((100, 4),))
SAMPLES: dict[type[g.Act], object] = {
    g.Shuffle: g.Shuffle(()),
    g.Cut: g.Cut(20),
    g.Pitch: g.Pitch(2, False),
    g.Lay: g.Lay(1, True),
    g.Turn: lambda: g.Turn(True, tuple(each.card for each in flop().table.board)),
    g.Scramble: lambda: g.Scramble(tuple(each.card for each in flop().table.board)),
    g.Move: lambda: g.Move("burns", False, (flop().table.board[0].card,)),
    g.Muck: g.Muck(2),
    g.MoveButton: g.MoveButton(2),
    g.PushPot: g.PushPot(2, CHIPS),
    g.PushSide: g.PushSide(2, CHIPS, "side-1"),
    g.ReturnBet: g.ReturnBet(2, CHIPS),
    g.Announce: g.Announce("misdeal"),
    g.Report: g.Report("burn-was-wrong"),
    g.Plan: g.Plan("please-draw"),
    g.AnnounceBet: g.AnnounceBet("raise", 600),
    g.AskFor: g.AskFor(2, 200),
    g.AskHowMuch: g.AskHowMuch(2),
    g.ActionOn: g.ActionOn(2),
    g.AskToShow: g.AskToShow(2),
    g.AllInButton: g.AllInButton(2),
    g.Count: g.Count("bet-2"),
    g.Trade: g.Trade("bet-2", CHIPS, "main", CHIPS),
    g.Change: g.Change(2, CHIPS, CHIPS),
    g.ChangePot: g.ChangePot(CHIPS, CHIPS),
    g.Collect: g.Collect(2, CHIPS, "main"),
    g.Shift: g.Shift(CHIPS, "main", "side-1"),
}


@pytest.mark.parametrize(
    ("act", "keys"),
    [
        (g.Pitch(4, False), ("4",)),
        (g.Pitch(4, True), ("Ctrl", "4")),
        (g.Lay(1, True), ("E", "L")),
        (g.Lay(3, False), ("L",)),
        (g.Muck(4), ("M", "4")),
        (g.AskFor(4, 200), ("V", "M", "4", "200", "Enter")),
        (g.AnnounceBet("raise", 600), ("V", "R", "600", "Enter")),
        (g.AnnounceBet("all-in", 0), ("V", "A", "Enter")),
        (g.AskToShow(4), ("V", "S", "4", "Enter")),
        (g.Square(), ("[",)),
        (g.Announce("misdeal"), ("N", "1")),
    ],
)
def test_keys_are_those_that_do_it(act: g.Act, keys: tuple[str, ...]) -> None:
    assert pointer(act, hands(), flop().table).keys == keys


@pytest.mark.parametrize(
    ("act", "says"),
    [
        (g.AnnounceBet("raise", 600), "Say “Raise to 600.”"),
        (g.AnnounceBet("bet", 1200), "Say “Bet, 1,200.”"),
        (g.AnnounceBet("all-in", 0), "Say “All-in.”"),
    ],
)
def test_a_bet_is_announced_in_the_words_of_the_panel(act: g.Act, says: str) -> None:
    assert pointer(act, hands(), flop().table).says == says


@pytest.mark.parametrize(("kind", "made"), [("raise", "Seat 3 raised. "), ("bet", "Seat 3 bet. "), ("call", "")])
def test_the_coach_names_who_bet_or_raised(kind: str, made: str) -> None:
    lying = flop().table
    seats = tuple(replace(seat, bet=make(600, (100,))) if seat.number == 3 else seat for seat in lying.seats)
    said = pointer(g.AnnounceBet(kind, 600), hands(), replace(lying, seats=seats)).says
    assert said.startswith(f"{made}Say \u201c")


def test_face_up_needs_no_key_twice() -> None:
    held = hands()
    held.do("face", flop().table)
    assert pointer(g.Lay(1, True), held, flop().table).keys == ("L",)


@pytest.mark.parametrize("act", [g.Lay(3, False), g.Pitch(4, False)], ids=["lay", "pitch"])
def test_what_goes_face_down_is_not_dealt_while_the_hands_deal_face_up(act: g.Act) -> None:
    held = hands()
    held.do("face", flop().table)
    assert pointer(act, held, flop().table).button == "face"


@pytest.mark.parametrize("act", [g.Lay(1, True), g.Pitch(4, True)], ids=["lay", "pitch"])
def test_what_goes_face_up_has_its_button_named_and_pointed_at(act: g.Act) -> None:
    told = pointer(act, hands(), flop().table)
    assert told.mouse.endswith(", or click Face up first")
    assert told.button == "face"


def test_one_card_of_a_hand_is_chosen_before_it_goes_to_the_muck() -> None:
    table, held = flop().table, hands()
    held.let_go()
    act = g.Move("muck", False, (table.seat(2).hand[0].card,))
    told = pointer(act, held, table)
    assert (told.mouse, told.end) == ("Click each card", None)
    held.choose(act.cards[0])
    assert pointer(act, held, table).end == Target("muck")


def test_once_asked_for_a_seat_only_the_seat_is_left() -> None:
    held, table = hands(), flop().table
    held.do("muck", table)
    told = pointer(g.Muck(4), held, table)
    assert (told.keys, told.mouse, told.button) == (("4",), "Click seat 4", "")


def test_in_its_menu_an_entry_is_pointed_at() -> None:
    told = pointer(g.Report("card-face-up-in-the-deck"), hands(), flop().table, menu=True)
    assert told.entry == 1
    assert (told.keys, told.button) == (("2",), "")


def test_several_cards_are_taken_up_one_by_one_and_then_carried() -> None:
    table, held = flop().table, hands()
    two = tuple(each.card for each in table.board[:2])
    assert pointer(g.Move("muck", False, two), held, table) == Pointer(
        "Put the stub down first.", "Click the stub", ("Esc",), Target("stub")
    )
    held.let_go()
    for each in two:
        told = pointer(g.Move("muck", False, two), held, table)
        assert told.start == Target("card", key=each.name, zone="board") and told.end is None
        held.choose(each)
    told = pointer(g.Move("muck", False, two), held, table)
    assert (told.keys, told.end) == (("M",), Target("muck"))


def test_the_whole_stub_is_taken_up_at_once_and_then_scrambled() -> None:
    table, held = flop().table, hands()
    act = g.Scramble(tuple(each.card for each in reversed(table.stub)))
    told = pointer(act, held, table)
    assert (told.says, told.mouse) == ("Scramble the stub face down.", "Hold Shift and click the stub")
    assert (told.keys, told.start) == (("Shift", "K"), Target("stub"))
    held.click(Target("stub"), table, single=True)
    told = pointer(act, held, table)
    assert (told.keys, told.start, told.button) == (("S",), Target("stub"), "scramble")


def test_a_burn_that_is_a_players_upcard_is_turned_up_on_its_way() -> None:
    table, held = flop().table, hands()
    told = pointer(g.Move("hand-2", True, (table.burns[0].card,)), held, table)
    assert (told.says, told.mouse) == ("Move that card to seat 2 face up.", "Drag it to seat 2 with the right button")
    assert (told.keys[-2:], told.end) == (("Ctrl", "2"), Target("seat", 2))


def test_what_was_chosen_by_mistake_is_let_go_first() -> None:
    table, held = flop().table, hands()
    held.let_go()
    held.choose(table.board[2].card)
    assert pointer(g.Move("muck", False, (table.board[0].card,)), held, table).keys == ("Esc",)


def test_the_losing_hand_and_then_the_winner_are_mucked_under_one_word() -> None:
    play, law = play_of(scenarios()["clean-first-hand"], book("tda-2024")), book("tda-2024")
    record = Record.of([*playing_out(play, law)][-1].record.transcript)
    mucks = [(at, each.act) for at, each in enumerate(record.gestures) if isinstance(each.act, g.Muck)]
    said = [pointer(act, hands(), record.tables[at]).says for at, act in mucks]
    assert said == ["Muck seat 2\u2019s losing hand.", "Muck seat 4\u2019s winning hand."]
