"""A shelf: what it offers without reading, what it opens, and what becomes of files that are bad, gone or changed."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from trainer.kernel.pieces import at_once
from trainer.scenarios import index
from trainer.scenarios.form import BadScenario, Fault
from trainer.scenarios.shelf import Content, Gone, Shelf


@dataclass(frozen=True)
class Thing:
    id: str
    words: str = ""
    path: str = ""


@dataclass
class Things:
    """Things read from files of two lines, an id and words; it knows how many were read."""

    given: list[str] = field(default_factory=list)

    @property
    def content(self) -> Content[Thing, Thing]:
        return Content(
            "things", self.read, lambda each: [each.id, each.words], lambda told, path: self.head(told, path)
        )

    def head(self, told: list[str], path: str) -> Thing:
        key, words = told
        return Thing(key, words, path)

    def read(self, text: str, path: str) -> Thing:
        self.given.append(Path(path).name)
        if text.startswith("bad"):
            raise BadScenario((Fault(path, 2, "seat", text.partition(" ")[2]),))
        return Thing(*text.split("\n")[:2])


Made = Callable[..., Shelf[Thing, Thing]]


@pytest.fixture
def things() -> Things:
    return Things()


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    return _folder(tmp_path / "ours" / "things", a="a\nfirst", b="b\nsecond", c="bad is odd")


@pytest.fixture
def made(tmp_path: Path, things: Things, ours: Path) -> Made:
    """A shelf as in a new start."""

    def make(*more: Path) -> Shelf[Thing, Thing]:
        return Shelf(things.content, (ours, *more), tmp_path / "kept")

    return make


def _folder(where: Path, **files: str) -> Path:
    where.mkdir(parents=True)
    for name, text in files.items():
        (where / f"{name}.toml").write_text(text)
    return where


def told(shelf: Shelf[Thing, Thing]) -> list[tuple[str, int, str, str]]:
    return [(Path(each.path).name, each.line, each.key, each.what) for each in shelf.faults]


def ids(shelf: Shelf[Thing, Thing]) -> list[str]:
    return [each.id for each in shelf.heads]


BAD_C = ("c.toml", 2, "seat", "is odd")


def test_what_is_offered_is_what_can_be_read(made: Made, ours: Path) -> None:
    shelf = made()
    assert shelf.heads == (
        Thing("a", "first", (ours / "a.toml").as_posix()),
        Thing("b", "second", (ours / "b.toml").as_posix()),
    )
    assert told(shelf) == [BAD_C]
    assert shelf.get("a") == shelf.heads[0]
    assert shelf.get("c") is None


def test_a_second_start_reads_nothing_and_tells_the_same(made: Made, things: Things) -> None:
    first = made()
    assert first.heads
    things.given.clear()
    second = made()
    assert second.heads == first.heads
    assert told(second) == [BAD_C]
    assert things.given == []


def test_one_is_read_when_it_is_opened_and_only_that(made: Made, things: Things) -> None:
    shelf = made()
    shelf.look()
    things.given.clear()
    assert shelf.open("b") == Thing("b", "second")
    assert things.given == ["b.toml"]


def test_two_programs_keep_one_index(made: Made, ours: Path, things: Things) -> None:
    one, other = made(), made()
    assert ids(one) == ids(other) == ["a", "b"]
    (ours / "d.toml").write_text("d\n")
    one.look()
    (ours / "e.toml").write_text("e\n")
    other.look()
    one.look()
    assert ids(one) == ids(other) == ["a", "b", "d", "e"]
    things.given.clear()
    assert ids(made()) == ["a", "b", "d", "e"]
    assert things.given == []


def test_an_index_that_is_damaged_is_made_again(made: Made, tmp_path: Path, things: Things) -> None:
    made().look()
    [kept] = (tmp_path / "kept").iterdir()
    kept.write_bytes(kept.read_bytes()[:-3])
    things.given.clear()
    assert ids(made()) == ["a", "b"]
    assert len(things.given) == 3
    made().look()
    assert len(things.given) == 3


def test_what_ships_beside_the_folder_is_taken_where_nothing_is_kept(made: Made, ours: Path, things: Things) -> None:
    """Unpacked, the files have other times than when they were built."""
    shelf = made()
    shelf.look()
    folder = shelf.folders[0]
    folder.kept.rename(folder.ships)
    for path in ours.iterdir():
        os.utime(path, (1, 1))
    things.given.clear()
    assert ids(made()) == ["a", "b"]
    assert things.given == []
    assert folder.kept.exists(), "with the times of this machine, for the next start"


def test_an_index_that_cannot_be_kept_is_made_at_every_start(made: Made, tmp_path: Path, things: Things) -> None:
    (tmp_path / "kept").write_text("a file where the folder should be")
    assert ids(made()) == ids(made()) == ["a", "b"]
    assert len(things.given) == 6


# --- bad, gone, changed


def test_a_folder_that_is_missing_is_told(made: Made, ours: Path) -> None:
    shelf = made(ours.parent / "others")
    assert ids(shelf) == ["a", "b"]
    assert told(shelf) == [BAD_C, ("others", 0, "", "is missing")]
    _folder(ours.parent / "others", d="d\n")
    shelf.look()
    assert told(shelf) == [BAD_C]
    assert ids(shelf) == ["a", "b", "d"]


def test_of_two_with_one_id_the_first_is_taken_and_both_are_named(made: Made, ours: Path) -> None:
    own = _folder(ours.parent / "own", a="b\nof mine", z="z\n")
    shelf = made(own)
    assert ids(shelf) == ["a", "b", "z"]
    assert shelf.open("b").words == "second"
    assert told(shelf)[1] == ("a.toml", 0, "id", f"b is also the id of {ours / 'b.toml'}: change one")


def test_a_file_that_was_taken_away_is_not_there_any_more(made: Made, ours: Path) -> None:
    shelf = made()
    shelf.look()
    (ours / "a.toml").unlink()
    with pytest.raises(Gone, match=r"^a\.toml is no longer there\.$"):
        shelf.open("a")
    assert ids(shelf) == ["b"]
    with pytest.raises(Gone, match="“a” is no longer there"):
        shelf.open("a")


def test_a_file_that_was_spoiled_is_left_out_from_then_on(made: Made, ours: Path) -> None:
    shelf = made()
    shelf.look()
    (ours / "a.toml").write_text("bad is odd too")
    with pytest.raises(Gone, match=r"^a\.toml has faults\.$"):
        shelf.open("a")
    assert ids(shelf) == ["b"]
    assert told(shelf) == [("a.toml", 2, "seat", "is odd too"), BAD_C]


def test_an_edit_that_changes_neither_size_nor_time_is_seen_when_it_is_opened(made: Made, ours: Path) -> None:
    shelf = made()
    shelf.look()
    path = ours / "a.toml"
    known = path.stat()
    path.write_text("a\nwords")
    os.utime(path, ns=(known.st_atime_ns, known.st_mtime_ns))
    shelf.look()
    assert shelf.heads[0].words == "first"
    assert shelf.open("a").words == "words"
    assert shelf.heads[0].words == "words"


def test_a_file_with_another_id_by_now_is_that_other(made: Made, ours: Path) -> None:
    shelf = made()
    shelf.look()
    (ours / "a.toml").write_text("x\nfirst")
    with pytest.raises(Gone):
        shelf.open("a")
    assert ids(shelf) == ["x", "b"]


def test_a_file_that_is_mended_is_taken_in(made: Made, ours: Path) -> None:
    shelf = made()
    shelf.look()
    (ours / "c.toml").write_text("c\nmended")
    shelf.look()
    assert ids(shelf) == ["a", "b", "c"]
    assert told(shelf) == []


def test_what_can_be_read_but_not_used_is_left_out_until_it_is_changed(made: Made, ours: Path) -> None:
    shelf = made()
    shelf.refuse("a", ValueError("not known yet"))
    assert ids(shelf) == ["a", "b"]
    shelf.refuse("a", ValueError("no such seat"))
    shelf.look()
    assert ids(shelf) == ["b"]
    assert told(shelf) == [("a.toml", 0, "", "cannot be used: no such seat"), BAD_C]
    (ours / "a.toml").write_text("a\nmended now")
    shelf.look()
    assert ids(shelf) == ["a", "b"]


# --- a piece at a time


def test_a_file_is_a_piece_and_what_is_done_stays_done(made: Made, things: Things) -> None:
    shelf = made()
    pieces = shelf.looking()
    while not things.given:
        next(pieces)
    assert len(things.given) == 1
    assert ids(shelf) == ["a", "b"], "whoever asks meanwhile waits for the rest"
    assert len(things.given) == 3
    assert list(pieces) == []
    assert len(things.given) == 3


@pytest.fixture
def many(ours: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """So many files, some in folders below, on shelves of which a piece holds ten."""
    monkeypatch.setattr(index, "ROWS", 10)
    monkeypatch.setattr(index, "LOOKED_AT", 10)
    for number in range(45):
        _folder(ours / f"below-{number}", thing=f"n{number}\nwords") if number % 9 == 0 else None
        (ours / f"thing-{number}.toml").write_text(f"{number}\nwords")
    return len(list(ours.rglob("*.toml")))


def test_no_piece_has_more_than_a_few_rows_or_files(
    made: Made, things: Things, ours: Path, many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made().look()
    done: dict[str, int] = dict.fromkeys(("decoded", "stamped", "headed"), 0)

    def counted(name: str, real: Callable[..., object]) -> Callable[..., object]:
        def call(*given: object) -> object:
            done[name] += 1
            return real(*given)

        return call

    things.given.clear()
    monkeypatch.setattr(index, "_loaded", counted("decoded", index._loaded))
    monkeypatch.setattr(index, "_look_at", counted("stamped", index._look_at))
    monkeypatch.setattr(things, "head", counted("headed", things.head))
    shelf, most = made(), dict.fromkeys(done, 0)
    pieces, going = shelf.looking(), True
    while going:
        before = dict(done)
        going = next(pieces, "done") != "done"
        most = {name: max(most[name], done[name] - before[name]) for name in done}
    assert done == {
        "decoded": many,
        "stamped": many,
        "headed": many,
    }  # one head to see that the index is sound, none of c
    assert max(most.values()) <= 11
    assert len(shelf.heads) == many - 1
    assert things.given == []


def test_whoever_cannot_wait_at_whatever_piece_has_all_and_the_rest_changes_nothing(
    made: Made, ours: Path, many: int
) -> None:
    whole = made()
    whole.look()
    for done in range(0, len(list(made().looking())), 3):
        shelf = made()
        pieces = shelf.looking()
        for _ in range(done):
            next(pieces)
        assert shelf.heads == whole.heads
        (ours / "below-0" / "new.toml").write_text("new\nwords")
        (ours / "a.toml").unlink()
        shelf.look()
        for _ in pieces:
            """Whoever could wait goes on."""
        assert shelf.get("new") is not None
        assert shelf.heads == made().heads
        assert told(shelf) == [BAD_C]
        (ours / "below-0" / "new.toml").unlink()
        (ours / "a.toml").write_text("a\nfirst")
        shelf.look()
        assert shelf.heads == whole.heads


def test_files_stand_in_the_order_of_their_paths_however_they_came(made: Made, ours: Path) -> None:
    shelf = made()
    shelf.look()
    for name in ("z/b", "a-b/c", "a/z", "a/b/c"):
        (ours / name).parent.mkdir(parents=True, exist_ok=True)
        (ours / f"{name}.toml").write_text(f"{name}\nwords")
        shelf.look()
    assert ids(shelf) == ["a/b/c", "a/z", "a-b/c", "a", "b", "z/b"]
    assert shelf.heads == made().heads


def test_what_is_new_is_counted_and_not_looked_into(made: Made, ours: Path, things: Things) -> None:
    made().look()
    things.given.clear()
    (ours / "d.toml").write_text("d\nfourth")
    (ours / "a.toml").write_text("a\nfirst of all")
    assert at_once(made().counting()) == 2
    assert things.given == []


def test_another_process_may_renew_what_is_kept(made: Made, things: Things) -> None:
    other, here, done = made(), made(), list[int]()
    other.renew(lambda number, _of: done.append(number))
    assert done == [1, 2, 3]
    here.forget()
    things.given.clear()
    assert ids(here) == ["a", "b"]
    assert things.given == []
