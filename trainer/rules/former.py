"""Names under which a rule was kept or written before, and the keys that it has now.

Whatever was ever stored is read through this: a store, a backup, a profile file, a waiting session, somebody's own
questions. `data/former-names.json` has them all, each once; a rule that was split has several keys, and several names
of one key were merged. A name that leads to a name leads on.

Rulings had only words before they had keys: `data/former-rulings.json` has these, as words of the notation.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from trainer import resources

TOPIC = "topic:"  # begins the rule key of a topic on which no encoded rule decides
FILE, RULINGS = "former-names.json", "former-rulings.json"
WORD = re.compile(r"[a-z0-9]+")
Names = Mapping[str, tuple[str, ...]]


def keys_of(name: str) -> tuple[str, ...]:
    """What a stored name of a rule is called now: one key, several where it was split; itself where it is a key."""
    return _keys().get(name, (name,))


def key_of(name: str) -> str:
    """The key that is shown for a stored name: of a rule that was split the first."""
    return keys_of(name)[0]


def all_keys(names: Iterable[str]) -> tuple[str, ...]:
    """What stored or written names are called now, each key once."""
    return tuple(dict.fromkeys(key for name in names for key in keys_of(name)))


def topic_then(name: str) -> str:
    """The topic of a stored name when it was first given a key. Raises KeyError for a name that nobody ever had."""
    if name not in former_names():
        raise KeyError(name)
    return former_names()[name][0].rpartition(".")[0]


def in_one_word(said: str) -> str:
    """A text as one word of the notation: "play on" is "play-on"."""
    return "-".join(WORD.findall(said.lower()))


def ruling_keys(said: str) -> tuple[str, ...]:
    """What a ruling is called now that was written in its words of then, or as an order of the notation.

    One key, several where two rulings had the same words; itself where it is a key or nobody ever had it.
    """
    return former_rulings().get(in_one_word(said), (said,))


def ruling_key(said: str) -> str:
    """The same; of several the first."""
    return ruling_keys(said)[0]


@cache
def former_names() -> Names:
    """The table: by former name what came next, a key or another former name."""
    return _table(FILE)


@cache
def former_rulings() -> Names:
    """The table of rulings: by what they were called in one word of the notation, their keys."""
    return _table(RULINGS)


def former_words() -> Iterator[str]:
    """What rulings were called in words before they had keys."""
    return (each.replace("-", " ") for each in former_rulings())


def _table(file: str) -> Names:
    data = json.loads(resources.text("trainer", "rules", "data", file))
    return {name: (to,) if isinstance(to, str) else tuple(to) for name, to in data.items()}


@cache
def _keys() -> Names:
    table = former_names()
    return {name: led_on(name, table) for name in table}


def led_on(name: str, table: Names) -> tuple[str, ...]:
    """Where a name leads in the end, each key once. Raises RecursionError where names run in a circle."""
    if name not in table:
        return (name,)
    return tuple(dict.fromkeys(key for to in table[name] for key in led_on(to, table)))
