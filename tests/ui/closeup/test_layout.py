"""Nothing of a close-up lies on anything else or outside the felt, whatever is asked, in every size."""

from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.drill.samples import SPOTS, call_or_raise, count_the_stack, who_wins_what
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.spot import Spot
from trainer.rules.book import book
from trainer.ui.closeup.fit import chip_group, size
from trainer.ui.closeup.lay import Sheet, arc
from trainer.ui.closeup.layout import lay
from trainer.ui.closeup.lights import beside, lights
from trainer.ui.closeup.of import close_up
from trainer.ui.table.shapes import Point, Rect

SIZES = ((1280, 504), (884, 504), (1600, 744), (1160, 744), (1920, 824))


def faults(spot: Spot, view: tuple[int, int]) -> list[str]:
    """What lies outside the view or on something else, in words."""
    laid = lay(close_up(spot), *view)
    seen, boxes = Rect(0, 0, laid.sheet.w, laid.sheet.h).grown(1), laid.boxes()
    found = [f"{box} is outside at {view}" for box in boxes if not box.within(seen)]
    return found + [f"{a} on {b} at {view}" for a, b in combinations(boxes, 2) if a.meets(b, 3)]


@pytest.mark.parametrize("spot", [each() for each in SPOTS.values()], ids=SPOTS.keys())
def test_nothing_lies_on_anything_else(spot: Spot, qtbot: QtBot) -> None:
    assert [fault for view in SIZES for fault in faults(spot, view)] == []


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("house", ["players-2025", "upt"])
def test_nothing_lies_on_anything_else_in_what_is_really_asked(kind: str, house: str, qtbot: QtBot) -> None:
    law = book(house)
    spots = [KINDS[kind].make(law, seed) for seed in range(10)]
    assert [fault for spot in spots for view in SIZES for fault in faults(spot, view)] == []


def test_no_text_is_smaller_than_twelve_pixels(qtbot: QtBot) -> None:
    for spot in SPOTS.values():
        laid = lay(close_up(spot()), 884, 504)
        texts = [tag.text for seat in laid.seats for tag in (*seat.tags, *seat.bubbles)]
        texts += [each.tag.text for each in laid.events] + [each.label.text for each in laid.pots]
        assert all(text * laid.sheet.scale >= 11.99 for text in texts)


def test_a_stack_is_cut_in_twenties_and_stands_in_one_row(qtbot: QtBot) -> None:
    group = chip_group(((1000, 63), (100, 20)), 900, 400, 100)
    assert group.tall == 20
    assert group.across == 5


def test_chips_never_leave_the_room_they_are_given() -> None:
    for count in (1, 3, 20, 61, 140):
        for w, h in ((60, 300), (400, 90), (900, 500)):
            wide, high = size(chip_group(((1000, count), (25, 3)), w, h, 120))
            assert wide <= w + 0.01
            assert high <= h + 0.01


def test_few_chips_of_the_large_bet_lie_flat_beside_one_another(qtbot: QtBot) -> None:
    laid = lay(close_up(call_or_raise()), 1600, 744)
    assert [heap.chips.group.spread for heap in laid.large] == [True, True]
    assert all(heap.chips.group.diameter > 120 for heap in laid.large)


def test_plates_stand_on_the_rail_and_the_rest_on_the_felt(qtbot: QtBot) -> None:
    for spot in SPOTS.values():
        laid = lay(close_up(spot()), 1280, 504)
        sheet: Sheet = laid.sheet
        for seat in laid.seats:
            assert seat.plate.bottom < arc(sheet.w, seat.plate.centre.x) + 2
        assert all(box.chips.box.y > arc(sheet.w, box.chips.box.centre.x) for box in laid.heaps())


def test_a_line_of_arithmetic_points_at_the_chips_it_names(qtbot: QtBot) -> None:
    spot = count_the_stack()
    laid = lay(close_up(spot), 1280, 504)
    boxes = [lights(laid, line.places, line.chips.piles) for line in spot.sums]
    assert [len(each) for each in boxes] == [1, 1, 1, 1]
    assert len({box for [box] in boxes}) == 4
    [whole] = lights(laid, ("stack-5",), ())
    assert all(box.within(whole.grown(1)) for [box] in boxes)


def test_the_amount_of_a_line_lies_on_nothing(qtbot: QtBot) -> None:
    for spot in (count_the_stack(), call_or_raise()):
        laid = lay(close_up(spot), 884, 504)
        for line in spot.sums:
            found = lights(laid, line.places, line.chips.piles)
            if found:
                words = beside(laid, found, f"{line.amount:+,}").box
                assert not any(words.meets(box) for box in laid.boxes())


def test_board_and_hands_are_pointed_at_too(qtbot: QtBot) -> None:
    laid = lay(close_up(who_wins_what()), 1280, 504)
    assert len(lights(laid, ("board", "hand-2", "side-1", "pot"), ())) == 4
    assert lights(laid, ("bet-9",), ()) == ()
    assert laid.board is not None
    assert laid.board.box.holds(Point(laid.sheet.w / 2, laid.board.y))
