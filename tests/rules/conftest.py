"""Rules and books planted for one test, to try the engine without the houses' own law."""

from collections.abc import Callable

import pytest

from trainer.rules import book
from trainer.rules.book import Book, make
from trainer.rules.encoded import encoded
from trainer.rules.facts import Facts
from trainer.rules.ledger_file import read
from trainer.rules.rule import Numbers, Rule
from trainer.rules.ruling import Ruling, Step

HEAD = 'book = "planted"\nhouse = "Planted"\nedition = "1"\nshort = "Planted"\n'
PlantRule = Callable[..., Rule]
PlantBook = Callable[..., Book]


def row(at: str, *rules: str, topic: str = "deal.boxed-card", more: str = "") -> str:
    """An encoded paragraph that cites planted rules (a name with a dot is taken as it is)."""
    names = ", ".join(f'"{name if "." in name else f"planted.{name}"}"' for name in rules)
    head = f'[[paragraph]]\nat = "{at}"\ntopic = "{topic}"\nstatus = "encoded"\nsays = "words for {at}"\n'
    return f"{head}rules = [{names}]\n{more}\n"


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> PlantRule:
    """Plant a rule under a key that begins with `planted`, which ledgers can cite."""
    rules = dict(encoded())
    monkeypatch.setattr(book, "encoded", lambda: rules)

    def planted(
        name: str,
        *steps: str,
        holds: Callable[[Facts, Numbers], bool] = lambda facts, numbers: True,
        excepts: tuple[str, ...] = (),
        numbers: tuple[str, ...] = (),
        sense: str = "A sense.",
        topic: str = "deal.boxed-card",
        bases: tuple[str, ...] = (),
    ) -> Rule:
        consequence = Ruling("planted.ruling", "planted", steps=tuple(Step(step) for step in steps))
        excepted = (*(f"planted.{base}" for base in excepts), *bases)
        made = Rule(f"planted.{name}", (topic,), sense, consequence, holds, (), excepted, numbers)
        rules[made.key] = made
        return made

    return planted


@pytest.fixture
def planted_book() -> PlantBook:
    """Make a book out of ledger rows."""

    def made(*rows: str, head: str = "") -> Book:
        return make(read(HEAD + head + "\n" + "\n".join(rows), "planted.toml"), "planted.toml")

    return made
