"""A question without the houses whose rulebooks cannot be used: it is asked at the others."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from trainer.rules.book import keys
from trainer.rules.houses import there

NOWHERE = "the rulebooks of these houses can't be used"


def unusable(data: Mapping[str, Any], strict: bool) -> frozenset[str]:
    """The houses whose rulebooks cannot be used; unless `strict`, those that a question names and there are not too."""
    known = there() if strict else (*there(), *_named(data))
    return frozenset(known) - set(keys())


def _named(data: Mapping[str, Any]) -> Iterator[str]:
    for key in ("houses", "cites"):
        named = data.get(key, ())
        yield from (each for each in named if isinstance(each, str)) if isinstance(named, list | dict) else ()


def without(data: Mapping[str, Any], houses: Collection[str]) -> dict[str, Any]:
    """What a file says, without these houses: of lists and tables by house their part is gone, and a list with them
    alone is not there; what was right at them alone is wrong."""
    found = {key: _without(key, value, houses) for key, value in data.items() if key not in houses}
    return {key: value for key, value in found.items() if value != [] or data[key] == []}


def _without(key: str, value: Any, houses: Collection[str]) -> Any:
    if isinstance(value, Mapping):
        return without(value, houses)
    if not isinstance(value, list):
        return value
    kept = [without(each, houses) if isinstance(each, Mapping) else each for each in value if not _of(each, houses)]
    return False if key == "right" and value and not kept else kept


def _of(value: Any, houses: Collection[str]) -> bool:
    """A house, or a paragraph that is printed in its book: "tda-2022:RP-5-C"."""
    return isinstance(value, str) and value.partition(":")[0] in houses
