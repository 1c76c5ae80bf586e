"""The register of kinds: one place for all of them, each matter as its kind says, and no bad kind at load."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.recorded.telling.hand import told
from tests.recorded.told_rooms import told_room
from tests.rules.printed import folded, folded_room
from trainer import resources
from trainer.kernel.room.chip_acts import NOBODY
from trainer.rules import matters, points
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import begun
from trainer.rules.kind import About, BadKind, MatterKind, PointKind, by_key
from trainer.rules.kinds import KINDS, OF_HANDS, OF_ROOMS
from trainer.rules.record import Record
from trainer.rules.room import points as room_points
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.kind import RoomKind
from trainer.rules.ruling import Matter

EXAMPLES = resources.path("trainer", "rules", "examples")
HANDS, ROOMS = 150, 60


def nothing(_facts: Facts) -> Iterator[Matter]:
    yield from ()


def hands() -> Iterator[Facts]:
    for path in sorted(EXAMPLES.glob("*.txt")):
        if not path.name.endswith(".room.txt"):
            yield folded(path.read_text(encoding="utf-8"))
    for seed in range(HANDS):
        record = Record.of(told(seed))
        yield Facts(record, len(record))


def rooms() -> Iterator[RoomFacts]:
    for path in sorted(EXAMPLES.glob("*.room.txt")):
        yield folded_room(path.read_text(encoding="utf-8"))
    for seed in range(ROOMS):
        record = told_room(seed)
        yield RoomFacts(record, len(record))


# --- what there is ---------------------------------------------------------------------------------------------


def test_every_kind_of_every_chapter_is_found_by_its_key() -> None:
    chapters = (matters.KINDS, points.KINDS, room_points.KINDS)
    assert sum(map(len, chapters)) == len(KINDS)
    assert all(KINDS[kind.key] is kind for some in chapters for kind in some.values())
    assert {**OF_HANDS, **OF_ROOMS} == KINDS


def test_a_matter_can_be_seen_and_a_point_is_only_asked() -> None:
    assert {key for key, kind in KINDS.items() if kind.visible} == set(matters.KINDS)
    assert {key for key, kind in KINDS.items() if kind.of == "room"} == set(room_points.KINDS)


def test_a_kind_knows_the_line_at_which_it_is_declared() -> None:
    for key in ("boxed-in-deal", "taken-back", "unclear-amount", "premature-turn", "first-seat"):
        name, _, number = KINDS[key].where.partition(":")
        lines = resources.path(*name.split("/")).read_text(encoding="utf-8").splitlines()
        assert f'"{key}"' in lines[int(number) - 1]
        assert "ind(" in "".join(lines[int(number) - 2 : int(number)])


# --- each matter is as its kind says -----------------------------------------------------------------------------


def fits_a_hand(about: About, matter: Matter, wagers: set[tuple[int, int]], pots: tuple[str, ...]) -> bool:
    match about:
        case About.CARDS:
            return bool(matter.cards)
        case About.SEATS:
            return bool(matter.seats)
        case About.WAGER:
            return (matter.error, matter.seats[0]) in wagers and not matter.cards
        case About.POT:
            return matter.detail in pots and not matter.cards
        case About.HAND:
            return not (matter.cards or matter.seats or matter.detail)
    return False


def fits_a_room(about: About, matter: Matter, facts: RoomFacts) -> bool:
    players = {each.name for each in facts.room.players}
    tables = {each.name for each in facts.room.tables}
    match about:
        case About.PLAYER:
            return matter.detail in players | {NOBODY}
        case About.TABLE:
            return matter.detail in tables and not matter.seats
        case About.ROOM:
            return not (matter.detail or matter.seats)
    return False


def test_what_a_hand_raises_holds_what_its_kind_is_about() -> None:
    seen = Counter[About]()
    for facts in hands():
        wagers = {(each.first + 1, each.seat) for each in begun(facts)}
        pots = ("main", *(f"side-{number}" for number in range(1, 9)))
        for kind in OF_HANDS.values():
            for matter in kind.detector(facts):
                assert matter.topic in kind.topics
                assert fits_a_hand(kind.about, matter, wagers, pots), f"{kind.key} is not about {kind.about}"
                seen[kind.about] += 1
    assert set(seen) == {About.CARDS, About.SEATS, About.WAGER, About.POT, About.HAND}


def test_what_a_room_raises_holds_what_its_kind_is_about() -> None:
    seen = Counter[About]()
    for facts in rooms():
        for kind in OF_ROOMS.values():
            for matter in kind.detector(facts):
                assert matter.topic in kind.topics
                assert fits_a_room(kind.about, matter, facts), f"{kind.key} is not about {kind.about}"
                seen[kind.about] += 1
    assert set(seen) == {About.PLAYER, About.TABLE, About.ROOM}


# --- refused at load -------------------------------------------------------------------------------------------


def test_two_kinds_of_one_key_are_refused_with_the_lines_of_both() -> None:
    twin = PointKind("boxed-in-deal", "deal.boxed-card", "A twin", About.CARDS, nothing)
    here, there = r"\S*test_kinds\.py:\d+", r"trainer/rules/matters/deck\.py:\d+"
    with pytest.raises(BadKind, match=rf"^{here}: the kind boxed-in-deal is taken, by that at {there}$"):
        by_key((matters.KINDS.values(), (twin,)))


def test_a_kind_of_a_hand_and_one_of_a_room_may_not_share_a_key() -> None:
    room = RoomKind("straddle-posted", "blind.post", "A twin", About.PLAYER, lambda _: iter(()))
    with pytest.raises(BadKind, match="the kind straddle-posted is taken"):
        by_key(((*points.KINDS.values(), room),))


def test_kinds_on_no_topic_are_all_named_with_the_nearest_topic() -> None:
    one = MatterKind("planted", "deel.boxed-card", "One", About.CARDS, nothing)
    other = MatterKind("also-planted", "deal.boxed-card", "Other", About.CARDS, nothing, ("nowhere",))
    with pytest.raises(BadKind) as bad:
        by_key(((one, other),))
    first, second = str(bad.value).splitlines()
    assert "test_kinds.py:" in first
    assert first.endswith(
        "the kind planted is on a topic: 'deel.boxed-card' isn't a topic; the nearest is 'deal.boxed-card'"
    )
    assert "the kind also-planted is on a topic: 'nowhere' isn't a topic" in second
