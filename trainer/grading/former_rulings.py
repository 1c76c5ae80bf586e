"""Rulings in assessments that were kept when a ruling was its words: each with its key of today, options with theirs.

What was demanded then stays as it was written; the key only says which ruling it was.
"""

from collections.abc import Mapping
from typing import Any

from trainer.rules.effects import Effect
from trainer.rules.encoded import rulings
from trainer.rules.former import in_one_word, ruling_keys

Plain = Mapping[str, Any]
GONE = "former"  # the chapter of a ruling that nothing comes to any more
ALIKE = ("authority", "fault", "deadline", "discretion")


def with_key(plain: Plain) -> dict[str, Any]:
    """The same ruling under its key; of several that had its words the one that demands what it does."""
    said = plain["name"]
    known = [each for each in ruling_keys(said) if each in rulings()]
    key = max(known, key=lambda each: _alike(each, plain)) if known else f"{GONE}.{in_one_word(said)}"
    rest = {name: value for name, value in plain.items() if name != "name"}
    effect = rulings()[key].effect if known else Effect.AS_TOLD
    if isinstance(plain.get("options"), list):
        rest["options"] = [in_one_word(each) if isinstance(each, str) else each for each in plain["options"]]
    return {"key": key, "says": said, **rest, "effect": effect.value}


def _alike(key: str, plain: Plain) -> int:
    """In how many respects what was demanded is what the ruling of that key demands."""
    ruling = rulings()[key]
    steps = [each["key"] for each in plain.get("steps", []) if isinstance(each, dict) and "key" in each]
    same: int = sum(plain.get(name) == getattr(ruling, name) for name in ALIKE)
    same += steps == [each.key for each in ruling.steps]
    return same + int(plain.get("harms") == list(ruling.harms))
