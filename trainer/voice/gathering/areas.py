"""The areas of the project that phrases are counted by, and which of its files a user reads."""

from collections.abc import Iterator
from pathlib import Path

KINDS = (".py", ".toml", ".md")
LOOKED_AT = (
    ("trainer", "**/*.py"),
    ("trainer/rules/ledger", "*.toml"),
    ("trainer/rules/data", "practice.toml"),
    ("quizzes", "**/*.toml"),
    ("docs", "*.md"),
)
"""Folders with what of them is read."""
NOT_READ = frozenset(
    {
        "trainer/search/synonyms.py",  # what is typed into a search, in any spelling
        "trainer/search/words.py",
        "trainer/kernel/former_words.py",  # words of old files
        "trainer/grading/former_harms.py",
        "trainer/questions/former_talk.py",
        "trainer/rules/former.py",
        "trainer/rules/plain_words.py",  # what players say
        "trainer/rules/declared.py",
    }
)
WITHIN = ("trainer/voice/", "docs/decisions/", "docs/rules/")
"""Folders left alone: the phrases themselves, decisions (never rewritten), pages that are made of the ledgers."""
WHOLE = (
    "README.md",
    "docs",
    "quizzes/questions",
    "quizzes/scenarios",
    "trainer/grading/answers",
    "trainer/rules/ledger",
)
ELSEWHERE = "elsewhere"


def files(root: Path) -> Iterator[Path]:
    """Every file of the project with strings that a user reads."""
    if (root / "README.md").is_file():
        yield root / "README.md"
    for folder, pattern in LOOKED_AT:
        yield from sorted(each for each in (root / folder).glob(pattern) if is_read(each, root))


def is_read(file: Path, root: Path) -> bool:
    """Does a user read what stands in this file? One outside the project is read."""
    name = name_of(file, root)
    return name not in NOT_READ and not name.startswith(WITHIN)


def name_of(file: Path, root: Path) -> str:
    """A file's name in the project, its whole path where it is not in it."""
    whole = file.absolute()
    return whole.relative_to(root).as_posix() if whole.is_relative_to(root) else file.as_posix()


def area_of(name: str) -> str:
    """The area that a file of this name belongs to: a package of the program, a kind of content, the docs."""
    for each in WHOLE:
        if name == each or name.startswith(f"{each}/"):
            return each
    parts = name.split("/")
    if parts[0] != "trainer":
        return ELSEWHERE
    return "/".join(parts[:2]) if len(parts) > 2 else "trainer"
