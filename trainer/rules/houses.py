"""The five houses by name, read off the heads of their ledgers: what a first page needs of a book before its law."""

import tomllib
from dataclasses import dataclass
from functools import cache

from trainer import resources

BOOKS = ("tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt")
BODY = "\n[["  # where the head of a ledger ends


@dataclass(frozen=True)
class House:
    """A house and its edition as the ledger of `key` names them; `short` is its name in a word."""

    key: str
    name: str
    edition: str
    short: str


@cache
def all_houses() -> tuple[House, ...]:
    """The five in the order of BOOKS. Raises ValueError, KeyError or FileNotFoundError: a broken install."""
    return tuple(_head(key) for key in BOOKS)


def _head(key: str) -> House:
    head = tomllib.loads(resources.text("trainer", "rules", "ledger", f"{key}.toml").partition(BODY)[0])
    return House(key, head["house"], head["edition"], head["short"])
