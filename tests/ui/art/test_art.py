"""Every drawing draws, at any pixel ratio, and shows what it stands for."""

import pytest
from PySide6.QtGui import QImage, QPixmap
from pytestqt.qtbot import QtBot

from trainer.kernel.cards import RANKS, SUITS
from trainer.ui.art import button, cards, chips, icons, person, rack

FACES = [rank + suit for rank in RANKS for suit in SUITS]
STACK = ((5000, 1), (1000, 9), (500, 7), (100, 6))


def inked(pixmap: QPixmap) -> int:
    """How many of its pixels are not clear, on a coarse grid."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    spots = ((x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3))
    return sum(image.pixelColor(x, y).alpha() > 0 for x, y in spots)


@pytest.mark.parametrize("face", [*FACES, "Jk", "red", "blue"])
def test_each_card_is_drawn(qtbot: QtBot, face: str) -> None:
    look = cards.Look(face, 64)
    pixmap = cards.card(look, 1.0)
    assert cards.art(face).isValid()
    assert inked(pixmap) > 500


def test_no_two_faces_look_alike(qtbot: QtBot) -> None:
    looks = [cards.Look(face, 64) for face in [*FACES, "Jk", "red", "blue"]]
    assert len({bytes(cards.card(look, 1.0).toImage().constBits()) for look in looks}) == 55


@pytest.mark.parametrize("face", [face for face in FACES if face[1] in "dc"])
def test_four_colours_change_diamonds_and_clubs(qtbot: QtBot, face: str) -> None:
    two, four = (cards.card(cards.Look(face, 64, four_colours=on), 1.0).toImage() for on in (False, True))
    assert two != four


def test_an_unknown_face_is_an_error(qtbot: QtBot) -> None:
    with pytest.raises(FileNotFoundError, match=r"1x\.svg"):
        cards.art("1x")


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_a_pixmap_has_the_device_s_pixels(qtbot: QtBot, dpr: float) -> None:
    look = cards.Look("Qh", 84, 4)
    pixmap = cards.card(look, dpr)
    assert pixmap.width() == round(2 * cards.reach(look) * dpr)
    assert pixmap.devicePixelRatio() == dpr


@pytest.mark.parametrize("angle", [-34, -8, 0, 4, 30])
@pytest.mark.parametrize("lifted", [False, True])
def test_no_card_or_shadow_is_cut_off(qtbot: QtBot, angle: int, lifted: bool) -> None:
    image = cards.card(cards.Look("Qh", 84, angle, selected=True, lifted=lifted), 1.0).toImage()
    last = image.width() - 1
    edge = [image.pixelColor(x, y).alpha() for x in range(last + 1) for y in (0, last)]
    assert max(edge) <= 3


def test_a_block_of_cards_grows_with_its_count() -> None:
    heights = [cards.thickness(count, 70) for count in (1, 2, 10, 30, 52)]
    assert heights[0] == 0
    assert heights == sorted(set(heights))


def test_every_chip_of_a_group_stands_in_one_column() -> None:
    for across in (2, 3, 4):
        placed = chips.columns(((1000, 45), (500, 3), (100, 20), (25, 1)), across, 20)
        counted = {value: sum(c.count for c in placed if c.denomination == value) for value in (1000, 500, 100, 25)}
        assert counted == {1000: 45, 500: 3, 100: 20, 25: 1}
        assert all(column.count <= 20 for column in placed)


def test_the_top_of_a_column_behind_is_seen_above_those_in_front() -> None:
    placed = chips.columns(STACK, 2)
    behind = [c for c in placed if c.y < 0]
    front = [c for c in placed if c.y >= 0]
    assert min(c.count for c in behind) >= max(c.count for c in front)


@pytest.mark.parametrize("denomination", [25, 100, 500, 1000, 5000, 25000, 50, 100000])
def test_any_denomination_is_drawn(qtbot: QtBot, denomination: int) -> None:
    assert inked(chips.stack(chips.Group(((denomination, 3),), 42), 1.0)) > 100


@pytest.mark.parametrize(
    ("held", "wells"),
    [
        (((100, 34), (500, 8)), [(100, 20), (100, 14), (500, 8)]),
        (((100, 5),), [(100, 5)]),
        ((), []),
        (((100, 90),), [(100, 20), (100, 20)]),
    ],
)
def test_the_rack_holds_twenty_a_well(held: chips.Chips, wells: list[tuple[int, int]]) -> None:
    assert rack.wells(held) == wells


def test_button_rack_person_and_marks_are_drawn(qtbot: QtBot) -> None:
    drawn = [button.button(43, "DEALER", 1.0), rack.rack(((100, 34),), 420, 108, 1.0), person.person(92, 1.0)]
    drawn += [icons.mark(name) for name in ("right", "late", "wrong", "harmful")]
    assert all(inked(pixmap) > 20 for pixmap in drawn)


def test_an_icon_takes_its_colour(qtbot: QtBot) -> None:
    image = icons.pixmap("burn", "#FF0000", 48).toImage()
    pixels = [image.pixelColor(x, y) for x in range(48) for y in range(48)]
    assert {pixel.name() for pixel in pixels if pixel.alpha() == 255} == {"#ff0000"}


@pytest.mark.parametrize("dpr", [1.0, 2.0])
@pytest.mark.parametrize(("count", "width"), [(52, 64), (34, 84), (3, 64)])
def test_a_loose_block_is_told_by_its_outline_and_fits_its_pixmap(
    qtbot: QtBot, count: int, width: float, dpr: float
) -> None:
    square, loose = (cards.deck(cards.Deck(count, "red", width, -8, loose=so), dpr) for so in (False, True))
    assert columns(loose) > columns(square) + round(0.04 * width * dpr)
    image = loose.toImage()
    assert all(image.pixelColor(x, y).alpha() < 250 for x in (0, image.width() - 1) for y in range(image.height()))
    assert all(image.pixelColor(x, y).alpha() < 250 for y in (0, image.height() - 1) for x in range(image.width()))


def test_one_card_alone_lies_square(qtbot: QtBot) -> None:
    square, loose = (cards.deck(cards.Deck(1, "red", 64, -8, loose=so), 1.0) for so in (False, True))
    assert columns(loose) == columns(square)


def columns(pixmap: QPixmap) -> int:
    """In how many columns something solid lies: shadows are not."""
    image = pixmap.toImage()
    rows = range(image.height())
    return sum(any(image.pixelColor(x, y).alpha() > 250 for y in rows) for x in range(image.width()))
