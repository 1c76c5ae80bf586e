"""Speech is seen beside its speaker and covers no plate and no card."""

from itertools import combinations

import pytest

from tests.ui.table.samples import busy, holdem, stud
from trainer.ui.table import bubbles
from trainer.ui.table.layout import layout
from trainer.ui.table.picture import Picture
from trainer.ui.table.shapes import Rect

SIZES = ((1280, 588), (1600, 832), (1920, 912))


def measure(text: str, room: float) -> tuple[float, float]:
    """Nine units a letter, twenty a line."""
    words, lines = text.split(), [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        lines = [*lines, word] if lines[-1] and len(longer) * 9 > room else [*lines[:-1], longer]
    return max(map(len, lines)) * 9 + 26, len(lines) * 21 + 18


def placed(picture: Picture, size: tuple[int, int], text: str) -> tuple[list[Rect], list[Rect], Rect]:
    made = layout(*size, picture.size, picture.game)
    hard = [seat.plate for seat in made.seats] + [seat.fan for seat in made.seats]
    soft = [seat.stack for seat in made.seats] + [seat.bet for seat in made.seats] + [made.zones.board]
    found: list[Rect] = []
    for seat in made.seats:
        found.append(bubbles.place(text, seat, made.scene, measure, [*hard, *found], soft).box)
    return found, hard, made.scene


@pytest.mark.parametrize("text", ["Call.", "Raise to twelve hundred.", "Dealer, the flop has four cards."])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("picture", [holdem(), busy(10), busy(6), stud(8)])
def test_all_players_can_speak_at_once(picture: Picture, size: tuple[int, int], text: str) -> None:
    found, hard, scene = placed(picture, size, text)
    assert all(box.within(scene) for box in found)
    assert [(box, rect) for box in found for rect in hard if box.meets(rect, 1)] == []
    assert [(a, b) for a, b in combinations(found, 2) if a.meets(b, 1)] == []


def test_a_bubble_with_no_room_left_stays_inside_the_view() -> None:
    made = layout(1280, 588, 9, "flop")
    everything = [made.scene]
    box = bubbles.place("Call.", made.seat(5), made.scene, measure, everything, []).box
    assert box.within(made.scene)


def test_the_floor_speaks_over_its_head_unless_that_lies_on_plates_or_cards() -> None:
    scene, person = Rect(0, 0, 1600, 1150), Rect(1440, 980, 120, 92)
    plate = Rect(1340, 800, 240, 100)

    def measure(_text: str, room: float) -> tuple[float, float]:
        return room, 120.0

    free = bubbles.floor("Play on.", person, scene, measure, [], [])
    assert free.tail == "down-mid"
    moved = bubbles.floor("Play on.", person, scene, measure, [plate, free.box], [Rect(900, 900, 500, 200)])
    assert moved.box.within(scene)
    assert not any(moved.box.meets(each) for each in (plate, person, free.box))
