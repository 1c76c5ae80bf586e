"""The paragraph numbers in an assessment that is kept: each written with its numbering, and read as those of today.

The trace of a decision stays as it was written: it tells what was tried then, and nothing shows it out of a store.
"""

from collections.abc import Callable
from typing import Any

from trainer.rules.numbered import shown, to_keep

Numbers = Callable[[str, str], tuple[str, ...]]


def as_kept(plain: Any) -> Any:
    """An assessment as plain data, its citations as they are kept."""
    return _each(plain, lambda house, at: (to_keep(house, at),))


def as_today(plain: Any) -> Any:
    """What `as_kept` ever made: a citation names what its paragraph is today, and all parts of one split since."""
    return _each(plain, shown)


def _each(plain: Any, numbers: Numbers) -> Any:
    if isinstance(plain, list):
        return [one for each in plain for one in _cited(each, numbers)]
    if _is_citation(plain):
        return _cited(plain, numbers)[0]
    return {name: _each(each, numbers) for name, each in plain.items()} if isinstance(plain, dict) else plain


def _cited(plain: Any, numbers: Numbers) -> list[Any]:
    if not _is_citation(plain):
        return [_each(plain, numbers)]
    return [{**plain, "at": at} for at in numbers(plain["book"], plain["at"])]


def _is_citation(plain: Any) -> bool:
    """A decision has a book too, a line of a trace only `at`."""
    return isinstance(plain, dict) and all(isinstance(plain.get(name), str) for name in ("book", "at", "says"))
