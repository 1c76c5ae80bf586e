"""Nine players all-in with five side pots and the fullest stacks: nothing lies over anything else or is cut off."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF

from tests.seeds import todays
from tests.ui.table.conftest import Shown
from tests.ui.table.samples import bets_only, chips_everywhere, pots_being_built, stud
from tests.ui.table.test_layout import apart
from trainer.ui.art.chips import columns
from trainer.ui.table.heaps import Room, counted_shape, fitted, pot_rooms, single_pot_shape, standing
from trainer.ui.table.picture import Chips, Picture, PotPicture, heaps
from trainer.ui.table.scene import TableScene
from trainer.ui.table.shapes import Rect
from trainer.ui.table.targets import Target
from trainer.ui.table.view import TableView

SIZES = [(1280, 588, 1.0), (1280, 588, 2.0), (1600, 832, 1.0), (1920, 912, 1.0)]
PICTURES = {
    "full": chips_everywhere(),
    "eight side pots": chips_everywhere(9, 8),
    "ten players": chips_everywhere(10, 5),
    "bets": bets_only(),
    "pots being built": pots_being_built(),
    "counted": replace(chips_everywhere(), counted=frozenset(heaps(chips_everywhere()))),
    "told": replace(chips_everywhere(9, 3), amounts=True),
}
SLACK = 4.0
"""So much in table units (two pixels where the window is small) counts as equally near."""
HEAPS: tuple[Chips, ...] = (
    ((100, 1),),
    ((100, 20),),
    ((100, 40),),
    ((1000, 9), (500, 8), (100, 12)),
    ((25000, 1), (5000, 4), (1000, 12), (500, 7), (100, 6), (25, 4)),
    ((5000, 30), (1000, 40), (500, 40), (100, 40)),
)


def scene_of(picture: Picture, size: tuple[int, int, float]) -> TableScene:
    scene = TableScene()
    scene.set_reduced_motion(True)
    scene.show(picture, animate=False)
    scene.resize(*size)
    return scene


def heaps_of(scene: TableScene) -> dict[str, Rect]:
    """What the chips of each place cover, in table units; stacks and tray keep to rooms of their own."""
    found: dict[str, Rect] = {}
    for shape in scene._chips.areas:
        place = shape.target.chips_at
        if shape.target.kind == "chips" and place != "rack":
            found[place] = found[place].joined(shape.rect) if place in found else shape.rect
    return found


def pills_of(scene: TableScene) -> dict[str, Rect]:
    """The words and grips on the felt, by the place to which they belong."""
    found = {}
    for key, sprite in scene._chips.canvas.items.items():
        if isinstance(key, tuple) and key[0] == "pill":
            s, box = scene.layout_now.scale, sprite.sceneBoundingRect().adjusted(12, 12, -12, -12)
            found[str(key[1])] = Rect(box.x() / s, box.y() / s, box.width() / s, box.height() / s)
    return found


EACH = pytest.mark.parametrize(
    ("name", "size"),
    todays(
        (pytest.param(name, (w, h, dpr), id=f"{name}-{w}x{h}@{dpr:g}") for name in PICTURES for w, h, dpr in SIZES), 2
    ),
)


@EACH
def test_no_chips_lie_over_other_chips_words_or_plates(qtbot: object, name: str, size: tuple[int, int, float]) -> None:
    scene = scene_of(PICTURES[name], size)
    made, found, words = scene.layout_now, heaps_of(scene), pills_of(scene)
    plates = {f"plate {seat.number}": seat.plate for seat in made.seats}
    boards = {"board": made.zones.board, "rack": made.zones.rack}
    clashes = [
        (a, b)
        for (a, x), (b, y) in combinations((found | plates | boards).items(), 2)
        if x.meets(y, 9) and a[:5] != b[:5]
    ]
    clashes += [(a, b) for (a, x), (b, y) in combinations((words | plates | boards).items(), 2) if x.meets(y, 3)]
    clashes += [
        (a, b) for a, x in found.items() for b, y in words.items() if a[:3] != "sta" and x.meets(y, 5) and a != b
    ]
    pots = [place for place in found if place == "main" or place.startswith("side")]
    clashes += [(a, b) for a, b in combinations(pots, 2) if found[a].meets(found[b], 1)]
    assert clashes == []


@EACH
def test_nothing_is_cut_off(qtbot: object, name: str, size: tuple[int, int, float]) -> None:
    scene = scene_of(PICTURES[name], size)
    everything = (*heaps_of(scene).items(), *pills_of(scene).items())
    assert [key for key, rect in everything if not rect.within(scene.layout_now.scene)] == []


@pytest.mark.parametrize("heap", HEAPS)
def test_stacks_are_cut_in_twenties_at_most(heap: Chips) -> None:
    shapes = (
        standing(Room(heap, 140, 70), 30),
        standing(Room(heap, 96, 61), 20),
        single_pot_shape(heap, 270, 90),
        fitted(heap, 78, 64, 40),
        counted_shape(heap, 130, 60, 30),
    )
    for tall, across, _ in shapes:
        assert max(column.count for column in columns(heap, across, tall)) <= 20


def test_a_stack_of_forty_is_two_columns() -> None:
    tall, across, _ = fitted(((100, 40),), 78, 90, 40, (20,))
    assert [column.count for column in columns(((100, 40),), across, tall)] == [20, 20]


@pytest.mark.parametrize("count", range(1, 10))
def test_pots_stand_side_by_side_and_the_next_one_has_its_place(qtbot: object, count: int) -> None:
    made = scene_of(chips_everywhere(9, 0), SIZES[0]).layout_now
    rooms = pot_rooms(made, count)
    assert len(rooms) == count + 1
    assert not any(a.meets(b, 0.01) for a, b in combinations(rooms, 2))
    assert all(room.within(made.zones.pots.grown(0.01)) for room in rooms)
    assert [room.x for room in rooms] == sorted(room.x for room in rooms)


@pytest.mark.parametrize("name", PICTURES)
def test_each_pot_and_each_bet_can_be_taken_whole(shown: Shown, name: str) -> None:
    view = shown(PICTURES[name], (1280, 588))
    for place in heaps(PICTURES[name]):
        if place == "main" or place.startswith("side"):
            assert view.centre_of(Target("pot", zone=None if place == "main" else place)) is not None
        if place.startswith("bet-"):
            assert view.centre_of(Target("bet", int(place[4:]))) is not None


def test_labels_name_the_pots_and_never_an_amount_unless_it_was_counted(shown: Shown) -> None:
    from trainer.ui.table.pot_chips import pot_words

    picture = replace(pots_being_built(), counted=frozenset({"side-1"}))
    assert [pot_words(picture, number) for number in range(3)] == ["Main", "Side 1 7,000", "Side 2"]
    alone = replace(picture, pots=picture.pots[:1], counted=frozenset())
    assert pot_words(alone, 0) == "Pot"


def moved(picture: Picture, pots: tuple[Chips, ...]) -> Picture:
    return replace(picture, pots=tuple(PotPicture(each) for each in pots))


def test_chips_that_go_from_pot_to_pot_are_seen_on_their_way(shown: Shown) -> None:
    before = moved(pots_being_built(), (((1000, 5),), ((100, 5),)))
    after = moved(before, (((1000, 3),), ((1000, 2), (100, 5))))
    view = shown(before, (1280, 588))
    view.table.show(after)
    assert view.table.motion.busy
    settle(view)
    assert view.grab().toImage() == shown(after, (1280, 588)).grab().toImage()


def test_change_crosses_over(shown: Shown) -> None:
    from trainer.ui.table.flights import Flight, flights

    before = moved(pots_being_built(), (((1000, 5),), ()))
    after = replace(
        moved(before, (((1000, 4), (100, 10)), ())),
        rack=tuple((value, count + {1000: 1, 100: -10}.get(value, 0)) for value, count in before.rack),
    )
    assert set(flights(before, after)) == {
        Flight(((100, 10),), "rack", "main"),
        Flight(((1000, 1),), "main", "rack"),
    }


def settle(view: TableView) -> None:
    view.table.motion.finish()


def test_the_painted_chips_are_the_same_every_time(shown: Shown) -> None:
    first, second = (shown(chips_everywhere(), (1280, 588)).grab().toImage() for _ in range(2))
    assert first == second


def test_chips_in_the_hand_are_gone_from_their_place_until_they_are_put_down(shown: Shown) -> None:
    view = shown(pots_being_built(), (1280, 588))
    before = view.grab().toImage()
    start = view.table.centre_of(Target("pot", zone="side-1"))
    assert start is not None
    view.table.lift_chips("side-1", ((1000, 4),), start, "4 × 1,000")
    assert view.grab().toImage() != before
    assert view.table.told("held") == "4 × 1,000"
    view.table.drop()
    assert view.grab().toImage() == before


@pytest.mark.parametrize("size", [(739, 314, 1.0), (739, 314, 2.0), (878, 442, 1.0)])
def test_on_a_small_table_no_amount_covers_chips(qtbot: object, size: tuple[int, int, float]) -> None:
    """As large as a debrief shows it at 1280x720 and 1500x900."""
    scene = scene_of(replace(bets_only(), amounts=True), size)
    found, words = heaps_of(scene), pills_of(scene)
    assert [(a, b) for a, x in found.items() for b, y in words.items() if x.meets(y, 3)] == []
    assert [(a, b) for (a, x), (b, y) in combinations(words.items(), 2) if x.meets(y, 3)] == []


@pytest.mark.parametrize("size", [(960, 332, 1.0), *SIZES])
@pytest.mark.parametrize("picture", [bets_only(), stud(8), replace(bets_only(), amounts=True), pots_being_built()])
def test_each_label_is_nearest_to_its_own_chips(qtbot: object, picture: Picture, size: tuple[int, int, float]) -> None:
    scene = scene_of(picture, size)
    found = {place: rect for place, rect in heaps_of(scene).items() if not place.startswith("stack")}
    for place, label in pills_of(scene).items():
        others = [apart(label, chips) for other, chips in found.items() if other != place]
        assert apart(label, found[place]) <= min(others, default=99.0) + SLACK, place


def test_a_label_comes_with_its_chips_and_goes_with_them(shown: Shown) -> None:
    after = pots_being_built()
    before = replace(after, pots=())
    view = shown(before, (1280, 588))
    view.table.show(after)
    labels = [view.table._chips.canvas.items["pill", place] for place in ("main", "side-1", "side-2")]
    assert not any(label.isVisible() for label in labels if view.table.motion.busy)
    settle(view)
    assert all(label.isVisible() for label in labels)
    bet = next(seat for seat in bets_only().seats if seat.bet)
    view.table.show(bets_only(), animate=False)
    view.table.lift_chips(f"bet-{bet.number}", bet.bet, QPointF(), "all of it")
    assert f"bet-{bet.number}" not in pills_of(view.table)
    view.table.drop()
    assert f"bet-{bet.number}" in pills_of(view.table)
