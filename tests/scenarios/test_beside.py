"""Folders that a shelf reads beside ours: seen by somebody else, gone and back, with files of other kinds."""

from pathlib import Path

import pytest

from tests.scenarios.test_shelf import Things, _folder
from trainer.scenarios import index
from trainer.scenarios.indexed import Seen
from trainer.scenarios.shelf import Content, Shelf


@pytest.fixture
def things() -> Things:
    return Things()


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return _folder(tmp_path / "own", m="m\nmine", a="a\ndouble", f="bad is odd", q="? another\n")


@pytest.fixture
def shelf(tmp_path: Path, things: Things) -> Shelf:  # type: ignore[type-arg]  # of things
    return made(tmp_path, things)


def made(tmp_path: Path, things: Things) -> Shelf:  # type: ignore[type-arg]  # of things
    ours = tmp_path / "ours"
    if not ours.exists():
        _folder(ours, a="a\nfirst")
    content = things.content
    mixed = Content(content.name, content.read, content.told, content.head, lambda text: not text.startswith("?"))
    return Shelf(mixed, (ours,), tmp_path / "kept")


def see(shelf: Shelf, folder: Path) -> None:  # type: ignore[type-arg]  # of things
    """As the thread does that watches it."""
    shelf.saw(folder, Seen(folder.is_dir(), index.stamps(folder)))
    shelf.look()


def ids(shelf: Shelf) -> list[str]:  # type: ignore[type-arg]  # of things
    return [each.id for each in shelf.heads]


def told(shelf: Shelf) -> list[tuple[str, int, str]]:  # type: ignore[type-arg]  # of things
    return [(Path(each.path).name, each.line, each.key) for each in shelf.faults_beside]


def test_it_is_offered_beside_ours_once_it_was_seen(shelf: Shelf, own: Path, things: Things) -> None:  # type: ignore[type-arg]
    shelf.read_also((own,))
    shelf.look()
    assert ids(shelf) == ["a"]
    see(shelf, own)
    assert ids(shelf) == ["a", "m"]
    assert told(shelf) == [("a.toml", 0, "id"), ("f.toml", 2, "seat")]
    assert shelf.faults == ()
    assert "q.toml" not in things.given
    assert [shelf.beside(each) for each in shelf.heads] == [None, own]
    assert shelf.open("m").words == "mine"


def test_nothing_of_it_is_looked_for_by_the_shelf_itself(shelf: Shelf, own: Path) -> None:  # type: ignore[type-arg]
    shelf.read_also((own,))
    see(shelf, own)
    (own / "n.toml").write_text("n\nnew")
    shelf.look()
    assert ids(shelf) == ["a", "m"]
    see(shelf, own)
    assert ids(shelf) == ["a", "m", "n"]


def test_what_is_gone_is_not_offered_and_back_without_being_read_again(
    shelf: Shelf,  # type: ignore[type-arg]
    own: Path,
    things: Things,
) -> None:
    shelf.read_also((own,))
    see(shelf, own)
    away = own.rename(own.with_name("away"))
    see(shelf, own)
    assert ids(shelf) == ["a"]
    assert told(shelf) == []
    things.given.clear()
    away.rename(own)
    see(shelf, own)
    assert ids(shelf) == ["a", "m"]
    assert things.given == []


def test_a_second_start_offers_it_before_it_was_seen(tmp_path: Path, own: Path, things: Things) -> None:
    first = made(tmp_path, things)
    first.read_also((own,))
    see(first, own)
    things.given.clear()
    second = made(tmp_path, things)
    second.read_also((own,))
    assert ids(second) == ["a", "m"]
    assert things.given == []


def test_it_is_left_out_again_and_the_version_only_grows(shelf: Shelf, own: Path, tmp_path: Path) -> None:  # type: ignore[type-arg]
    other = _folder(tmp_path / "other", o="o\nother")
    versions = [shelf.version]
    for folders in ((own,), (own, other), (other,), ()):
        shelf.read_also(folders)
        for each in folders:
            see(shelf, each)
        shelf.look()
        versions.append(shelf.version)
        assert shelf.offered == shelf.version
        assert ids(shelf) == ["a", *(key for key, at in (("m", own), ("o", other)) if at in folders)]
    assert versions == sorted(set(versions))


def test_another_process_renews_its_index_and_leaves_that_of_one_that_is_gone(
    tmp_path: Path, own: Path, things: Things
) -> None:
    worker = made(tmp_path, things)
    worker.read_also((own,))
    worker.renew(lambda _number, _of: None)
    own.rename(own.with_name("away"))
    worker.renew(lambda _number, _of: None)
    own.with_name("away").rename(own)
    things.given.clear()
    shelf = made(tmp_path, things)
    shelf.read_also((own,))
    see(shelf, own)
    assert ids(shelf) == ["a", "m"]
    assert things.given == []
