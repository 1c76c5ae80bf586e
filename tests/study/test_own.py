"""What content practises of which nothing ships: found out a thing at a time, kept, and in the library from then on."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.content import content_at, copied
from trainer.kernel.pieces import at_once
from trainer.questions.catalog import questions
from trainer.quickfire.kinds import KINDS
from trainer.rules.houses import BOOKS
from trainer.scenarios import index
from trainer.scenarios.catalog import scenarios
from trainer.study import finding_own, own
from trainer.study.finding import tried
from trainer.study.finding_own import find_out
from trainer.study.library import Activity, Kind, alone, library
from trainer.study.practised import practised

HOUSE, OURS, MINE = "upt", "boxed-two-in-the-deal", "mine"
DRILL = "call-or-raise"
FILE = "scenarios/boxed/two-in-the-deal.toml"
QUESTION = "questions/bets/all-in-said.toml"


def as_mine(content: Path, name: str = FILE, key: str = MINE, more: str = "") -> Path:
    """One of our files under an id of its own."""
    text = re.sub(r"(?m)^id = .*", f'id = "{key}"', (content / name).read_text(encoding="utf-8"), count=1)
    path = (content / name).with_name(f"{key}.toml")
    path.write_text(text + more, encoding="utf-8")
    return path


@pytest.fixture
def content(tmp_path: Path) -> Iterator[Path]:
    with content_at(copied(tmp_path / "quizzes", FILE, QUESTION), tmp_path / "kept") as folder:
        yield folder


def looked() -> own.Own:
    """As when the first page is opened."""
    scenarios().look()
    questions().look()
    at_once(own.own().looking())
    return own.own()


def worked_off(of: own.Own) -> list[own.Wanted]:
    """As the worker does it, one after the other."""
    done = []
    while of.wanted:
        wanted = next(iter(of.wanted))
        of.take(wanted, find_out(wanted, own.kept_at(wanted.house)))
        done.append(wanted)
    return done


def anew() -> own.Own:
    """As at the next start."""
    own.own.cache_clear()
    return looked()


def mine(house: str, kind: Kind = Kind.HAND, key: str = MINE) -> Activity | None:
    return next((each for each in library(house).activities if (each.kind, each.key) == (kind, key)), None)


def test_of_what_ships_nothing_is_found_out(content: Path) -> None:
    assert looked().wanted == {}
    assert library(HOUSE) is alone(HOUSE)


def test_a_scenario_of_ones_own_is_wanted_once_at_every_house_and_then_practised_there(content: Path) -> None:
    path = as_mine(content)
    assert mine(HOUSE) is None
    done = worked_off(looked())
    assert [(each.house, each.kind, each.key, each.path) for each in done] == [
        (house, own.HAND, MINE, str(path)) for house in BOOKS
    ]
    for house in BOOKS:
        found, like = mine(house), mine(house, key=OURS)
        assert found is not None and like is not None
        assert (found.tests, found.acts, found.clean, found.game) == (like.tests, like.acts, like.clean, like.game)


def test_it_is_known_at_the_next_start_and_not_found_out_again(content: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    as_mine(content)
    as_mine(content, key="mine-too")
    [wanted, *_] = worked_off(looked())
    monkeypatch.setattr(finding_own, "tried", None)
    assert anew().wanted == {}
    assert mine(HOUSE) is not None
    row = find_out(wanted, own.kept_at(wanted.house))
    assert row is not None
    assert row.head is not None


def test_a_file_that_was_changed_is_found_out_again_and_one_that_is_gone_is_forgotten(content: Path) -> None:
    path = as_mine(content)
    worked_off(looked())
    as_mine(content, more="# another digest\n")
    assert len(looked().wanted) == len(BOOKS)
    assert mine(HOUSE) is None
    worked_off(own.own())
    assert mine(HOUSE) is not None
    path.unlink()
    assert looked().wanted == {}
    assert mine(HOUSE) is None


def test_what_is_wanted_of_a_file_that_is_gone_or_another_by_now_is_dropped(content: Path) -> None:
    path = as_mine(content)
    before = looked()
    as_mine(content, more="# another digest\n")
    first, second, *_ = before.wanted
    assert find_out(first, own.kept_at(first.house)) is None
    path.unlink()
    assert find_out(second, own.kept_at(second.house)) is None
    before.take(first, None)
    assert first not in before.wanted
    assert not own.kept_at(first.house).exists()


class Halt(BaseException):
    """The worker is stopped."""


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_stopped_anywhere_it_loses_nothing_that_was_known(content: Path, steps: int) -> None:
    def so_far(done: int, _of: int) -> None:
        if done == steps:
            raise Halt

    as_mine(content)
    as_mine(content, key="mine-too")
    of = looked()
    first, second = (each for each in of.wanted if each.house == HOUSE)
    of.take(first, find_out(first, own.kept_at(HOUSE)))
    before = own.kept_at(HOUSE).read_bytes()
    with pytest.raises(Halt):
        find_out(second, own.kept_at(HOUSE), so_far=so_far)
    assert own.kept_at(HOUSE).read_bytes() == before
    assert [each.key for each in anew().wanted if each.house == HOUSE] == [second.key]


def other_head(**changes: object) -> Callable[[bytes], bytes]:
    def other(data: bytes) -> bytes:
        first, _, body = data.partition(b"\n")
        return json.dumps({**json.loads(first), **changes}).encode() + b"\n" + body

    return other


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "cut short": lambda data: data[:-3],
    "one byte other": lambda data: data[:-9] + bytes([data[-9] ^ 1]) + data[-8:],
    "no text": lambda _: bytes(range(256)),
    "another law": other_head(engine="of yesterday"),
    "a newer format": other_head(format=99),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_what_is_kept_and_cannot_be_used_is_not_known_and_made_again(
    content: Path, damage: Callable[[bytes], bytes]
) -> None:
    as_mine(content)
    worked_off(looked())
    kept = own.kept_at(HOUSE)
    whole = kept.read_bytes()
    kept.write_bytes(damage(whole))
    again = anew()
    assert [each.house for each in again.wanted] == [HOUSE]
    assert mine(HOUSE) is None
    assert all(mine(house) for house in BOOKS if house != HOUSE)
    worked_off(again)
    assert mine(HOUSE) is not None
    assert index.load(kept, own.law()) == index.load(kept, json.loads(whole.partition(b"\n")[0])["engine"])


@pytest.mark.parametrize(
    "head", [[], [3], [1, True, {"x": ["no part"]}, {}], [1, True, [], {}], ["x", 1, {}, {}], None]
)
def test_a_row_of_another_shape_tells_nothing(content: Path, head: list[object] | None) -> None:
    as_mine(content)
    worked_off(looked())
    kept = own.kept_at(HOUSE)
    rows = index.load(kept, own.law())
    assert rows is not None
    index.save(kept, own.law(), {name: row._replace(head=head) for name, row in rows.items()})
    anew()
    assert mine(HOUSE) is None


def test_of_a_scenario_that_cannot_be_dealt_at_a_house_it_is_kept_that_nothing_is_known(
    content: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dealt(scenario, law):  # type: ignore[no-untyped-def]  # as the real one
        if law.key == HOUSE:
            raise ValueError("seat 9 has no chair")
        return tried(scenario, law)

    monkeypatch.setattr(finding_own, "tried", dealt)
    as_mine(content)
    worked_off(looked())
    assert (mine(HOUSE), anew().wanted) == (None, {})
    assert mine(BOOKS[0] if BOOKS[0] != HOUSE else BOOKS[1]) is not None


def test_a_cache_that_cannot_be_written_keeps_nothing_and_what_was_found_out_is_used(
    content: Path, tmp_path: Path
) -> None:
    as_mine(content)
    of = looked()
    (tmp_path / "kept").rename(tmp_path / "elsewhere")
    (tmp_path / "kept").write_text("no folder")
    worked_off(of)
    assert mine(HOUSE) is not None


def test_a_question_of_ones_own_is_asked_for_what_its_index_tells(content: Path) -> None:
    as_mine(content, QUESTION, "asked")
    assert looked().wanted == {}
    found, like = mine(HOUSE, Kind.QUESTION, "asked"), mine(HOUSE, Kind.QUESTION, "all-in-said")
    assert found is not None and like is not None
    assert found.tests == like.tests != frozenset()


def test_a_house_of_which_nothing_ships_gets_its_hands_and_drills(
    content: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As an added one; what is found out is what ships for it."""
    known = practised(HOUSE)
    real = own._ships
    monkeypatch.setattr(own, "_ships", lambda house: None if house == HOUSE else real(house))
    of = looked()
    assert {each.house for each in of.wanted} == {HOUSE}
    assert [each.key for each in of.wanted if each.kind == own.DRILL] == list(KINDS)
    few = [each for each in of.wanted if each.kind == own.HAND or each.key == DRILL]
    for each in few:
        of.take(each, find_out(each, own.kept_at(HOUSE)))
    hand = mine(HOUSE, key=OURS)
    assert hand is not None
    assert {rule for rule, _ in hand.tests} == set(known.hands[OURS][HOUSE].rules)
    drill = mine(HOUSE, Kind.ROUND, DRILL)
    assert drill is not None
    assert {rule for rule, _ in drill.tests} == set(known.drills[DRILL][HOUSE])
    assert not set(few) & set(of.wanted)
