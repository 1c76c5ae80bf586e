"""An act that does nothing says why: every act of the palette, every seat and every place, whatever is in the hands."""

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt

from tests.ui.play.conftest import Sit
from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.cards import card, placed
from trainer.kernel.chips import NO_CHIPS, chips, make
from trainer.kernel.table import Seat, Table
from trainer.ui.play import nothing
from trainer.ui.play.acts import ACTS, BY_KEY
from trainer.ui.play.hands import Hands
from trainer.ui.table.targets import FELT, Target

Key = Qt.Key


class Fixed:
    """Chance that changes nothing."""

    def shuffle_order(self, group):
        return tuple(group)

    scramble_order = shuffle_order

    def cut_depth(self):
        return 1


def lying(text: str):
    return tuple(placed(each) for each in text.split())


SEATS = tuple(Seat(n, f"P{n}", make(1000, (100,)), hand=lying("2c 3c") if n == 3 else ()) for n in range(1, 7))
FULL = Table(SEATS, 2, lying("^Ah Kd Qs"), board=lying("9s 8s ^7s"), pots=(chips("100x5"),), rack=chips("25x40"))
TABLES = {
    "full": FULL,
    "no stub": replace(FULL, stub=()),
    "no board": replace(FULL, board=()),
    "no pot": replace(FULL, pots=(NO_CHIPS,)),
    "bets": replace(FULL, seats=(replace(SEATS[0], bet=chips("100x2")), *SEATS[1:])),
    "bare": replace(FULL, stub=(), board=(), pots=(NO_CHIPS,)),
}
STATES: dict[str, Callable[[Hands, Table], object]] = {
    "stub in hand": lambda hands, table: None,
    "stub put down": lambda hands, table: hands.let_go(),
    "a card chosen": lambda hands, table: hands.choose(card("2c")),
    "a stack in hand": lambda hands, table: hands.chips.take("stack-2", table),
    "the pot in hand": lambda hands, table: hands.chips.take("main", table),
    "the tray in hand": lambda hands, table: hands.chips.take("rack", table),
    "push asked": lambda hands, table: hands.do("push", table),
    "muck asked": lambda hands, table: hands.do("muck", table),
    "button asked": lambda hands, table: hands.do("button", table),
    "bet back asked": lambda hands, table: hands.do("return", table),
    "all-in asked": lambda hands, table: hands.do("all-in", table),
    "count asked": lambda hands, table: hands.do("count", table),
    "change asked": lambda hands, table: hands.do("change", table),
}
PLACES = (
    FELT,
    *(Target(kind) for kind in ("board", "pot", "rack", "burns", "muck", "aside", "stub", "button", "floor", "all-in")),
    Target("board-slot", slot=4),
    *(Target(kind, seat) for kind, seat in product(("seat", "bet", "stack"), (1, 3))),
    Target("card", 3, "2c", "hand-3"),
    Target("card", None, "9s", "board"),
    Target("chips", 2, zone="stack-2", value=100),
)
NAMES = sorted({act.name for act in ACTS} | set(BY_KEY.values()) - {"announce", "voice"})
HANDLED = [name for name in NAMES if name not in ("announce", "voice")]
BOTH = list(product(TABLES, STATES))


def is_there(table: Table, spot: Target) -> bool:
    """Is there such a thing on this table?"""
    places = {name for name, cards in table.zones() if cards}
    return (spot.zone in places or spot.kind == "chips") if spot.key or spot.kind == "chips" else True


def seen(hands: Hands, table: Table) -> tuple[object, ...]:
    """What a trainee sees of the hands."""
    held = hands.chips.held, hands.chips.exchange, hands.chips.seats
    return hands.chosen, hands.stub_in_hand, hands.face_up, hands.asking, hands.prompt(table), held


def silent(name: str, state: str, doing: Callable[[Hands, Table], tuple[g.Act, ...]]) -> bool:
    """Did nothing follow, nothing change and nothing be said?"""
    hands, table = Hands(Fixed(), flop=True), TABLES[name]
    STATES[state](hands, table)
    hands.hint = ""
    before = seen(hands, table)
    acts = doing(hands, table)
    return not acts and before == seen(hands, table) and not hands.hint and not hands.asking


@pytest.mark.parametrize(("name", "state"), BOTH)
def test_every_act_of_the_palette_does_something_or_says_why(name: str, state: str) -> None:
    mute = [act for act in HANDLED if silent(name, state, lambda hands, table, act=act: hands.do(act, table))]
    assert mute == []


@pytest.mark.parametrize(("name", "state"), BOTH)
def test_every_figure_does_something_or_says_why(name: str, state: str) -> None:
    mute = [n for n in range(1, 10) if silent(name, state, lambda hands, table, n=n: hands.seat(n, table))]
    assert mute == []


@pytest.mark.parametrize(("name", "state"), BOTH)
def test_every_click_does_something_or_says_why(name: str, state: str) -> None:
    there = [spot for spot in PLACES if is_there(TABLES[name], spot)]
    mute = [spot for spot in there if silent(name, state, lambda hands, table, spot=spot: hands.click(spot, table))]
    assert mute == []
    mute = [
        spot
        for spot in there
        if silent(name, state, lambda hands, table, spot=spot: hands.click(spot, table, single=True))
    ]
    assert mute == []


@pytest.mark.parametrize("name", TABLES)
def test_every_drag_does_something_or_says_why(name: str) -> None:
    there = [spot for spot in PLACES if is_there(TABLES[name], spot)]
    mute = [
        (start, end)
        for start, end in product(there, there)
        if silent(name, "stub in hand", lambda hands, table, way=(start, end): hands.drag(*way, table))
    ]
    assert mute == []


@pytest.mark.parametrize("up", [False, True])
@pytest.mark.parametrize("spot", [FELT, Target("board"), Target("rack"), Target("floor")], ids=lambda spot: spot.kind)
@pytest.mark.parametrize("name", TABLES)
def test_a_click_beside_everything_deals_nothing(name: str, spot: Target, up: bool) -> None:
    hands = Hands(Fixed(), flop=True)
    assert hands.click(spot, TABLES[name], up) == () or spot.kind == "rack"
    assert hands.hint or hands.chips.held


SAID = (
    ((Key.Key_9,), "There is no seat 9."),
    ((Key.Key_Escape, Key.Key_Q), nothing.NOT_WALKED),
    ((Key.Key_Plus,), nothing.NO_CHIPS),
    ((Key.Key_J,), "Pick up the chips first."),
    ((Key.Key_Z, Key.Key_9), "There is no seat 9."),
    ((Key.Key_R, Key.Key_9), "There is no seat 9."),
    ((Key.Key_M, Key.Key_9), "There is no seat 9."),
)


@pytest.mark.parametrize(("keys", "words"), SAID, ids=lambda each: str(each))
def test_the_bar_says_it(sit: Sit, keys: tuple[Qt.Key, ...], words: str) -> None:
    box = sit("clean-stud-four")
    box.key(*keys)
    assert box.prompt == words
    assert box.done == ()


def test_with_the_stub_put_down_a_click_on_a_seat_says_so(sit: Sit) -> None:
    box = sit()
    box.key(Key.Key_Escape)
    plate = box.seat(4)
    box.click(plate)
    assert box.prompt == nothing.NO_STUB
    assert box.done == ()


def test_a_click_on_bare_felt_deals_nothing_and_says_so(sit: Sit) -> None:
    box = sit()
    port = box.view.viewport()
    bare = [
        at
        for x, y in product(range(20, port.width(), 40), range(20, port.height(), 40))
        if box.view.target_at(at := QPoint(x, y)).kind in ("felt", "board")
    ]
    assert len(bare) > 20
    for at in bare[:: len(bare) // 12]:
        kind = box.view.target_at(at).kind
        box.click(at)
        assert box.prompt in (nothing.NOWHERE, nothing.BARE), (at, kind)
    assert box.done == ()
