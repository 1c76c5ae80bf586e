"""Content folders of a test's own: ours copied as often as is wanted, and shelves that stand on them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from trainer import resources
from trainer.questions.catalog import questions
from trainer.rules.houses import BOOKS
from trainer.scenarios import catalog
from trainer.study.library import NOTHING, found_here
from trainer.study.own import own

ID = re.compile(r'(?m)^id = "([^"]+)"')


def copied(into: Path, *only: str, times: int = 1) -> Path:
    """Our content, or what is named of it, in that folder, every file so often: the copies have ids of their own."""
    source = resources.path("quizzes")
    for path in sorted({path for each in only or ("**/*.toml",) for path in source.glob(each)}):
        text = path.read_text(encoding="utf-8")
        target = into / path.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        for number in range(2, times + 1):
            again = target.with_name(f"{target.stem}-{number}.toml")
            again.write_text(ID.sub(rf'id = "\1-{number}"', text, count=1), encoding="utf-8")
    return into


@contextmanager
def content_at(folder: Path, kept: Path) -> Iterator[Path]:
    """The program takes its content from that folder, and keeps its indexes in the other."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog, "folders", lambda name: (folder / name,))
        patch.setattr(catalog, "kept", lambda: kept)
        forget()
        yield folder
    forget()


def forget() -> None:
    """Shelves are made anew when they are next asked for, as in a new start."""
    catalog.scenarios.cache_clear()
    questions.cache_clear()
    for house in BOOKS if own.cache_info().currsize else ():
        found_here(house, NOTHING)
    own.cache_clear()


@contextmanager
def parsed_files() -> Iterator[list[str]]:
    """The paths of the content files that are parsed meanwhile."""
    parsed: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        for module in ("trainer.scenarios.loader", "trainer.questions.question_file"):
            patch.setattr(f"{module}.read", _counted(f"{module}.read", parsed))
        yield parsed


def _counted(name, parsed):  # type: ignore[no-untyped-def]  # of either reader
    module, _, attribute = name.rpartition(".")
    real = getattr(__import__(module, fromlist=[attribute]), attribute)

    def read(text: str, path: str, **how: bool):  # type: ignore[no-untyped-def]  # as above
        parsed.append(path)
        return real(text, path, **how)

    return read
