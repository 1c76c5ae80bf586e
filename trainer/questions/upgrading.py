"""Questions and scenarios as they were written before, in the keys of today."""

import re
from collections import defaultdict
from dataclasses import dataclass, field

from trainer.kernel.places import Path, key_text
from trainer.kernel.written import Edit, Written, edited, line_at, texts
from trainer.rules.encoded import rulings
from trainer.rules.former import keys_of, ruling_keys
from trainer.rules.renumbering import Change, Look, Rewritten

_SPACE = r"(?:[ \t\r\n]|#[^\n]*+)*+"
_COMMA = re.compile(rf"({_SPACE}),({_SPACE})")
RULING, RULES = "ruling", "rules"


def upgraded(text: str) -> Rewritten:
    """The same file with keys in the place of former names of rules and of words of rulings; all else as it was.

    A list says no key again that was put into it. Words that two rulings had stay, and are to be looked at, where the
    file can name only one. Raises BadToml.
    """
    edits: list[Edit] = []
    changes: list[Change] = []
    looks: list[Look] = []
    lists: defaultdict[Path, _List] = defaultdict(_List)
    end = 0
    for each in texts(text):
        line, key, before, end = line_at(text, each.start), key_text(each.path), end, each.end
        keys, listed = _today(each), isinstance(each.path[-1], int)
        if listed and keys and not (keys := lists[each.path[:-1]].new(each.value, keys)):
            if (comma := _COMMA.fullmatch(text, before, each.start)) is None:
                continue
            edits.append(Edit(before, each.end, comma[1] + comma[2] if "#" in comma[0] else ""))
            changes.append(Change(line, key, each.value, "is there already"))
            continue
        if keys in ((), (each.value,)):
            continue
        if len(keys) > 1 and not listed:
            looks.append(Look(line, key, f"{each.value!r} is {' or '.join(keys)} now: write the one that is meant"))
            continue
        now = ", ".join(f'"{one}"' for one in keys)
        edits.append(Edit(each.start, each.end, now))
        changes.append(Change(line, key, each.value, ", ".join(keys)))
    return Rewritten(edited(text, edits), tuple(changes), tuple(looks))


@dataclass
class _List:
    """The keys of a list so far, and those of them that were put there for former words or names."""

    stood: set[str] = field(default_factory=set)
    put: set[str] = field(default_factory=set)

    def new(self, value: str, keys: tuple[str, ...]) -> tuple[str, ...]:
        """Those of an entry's keys that it does not have yet; one that somebody wrote there twice stays."""
        written = keys == (value,)
        left = tuple(each for each in keys if each not in (self.put if written else self.stood))
        self.stood.update(left)
        if not written:
            self.put.update(left)
        return left


def _today(each: Written) -> tuple[str, ...]:
    """What that text is called today where it names a rule or a ruling; nothing where it names neither."""
    named = [part for part in each.path if isinstance(part, str)]
    if named[-1] == RULING:
        return tuple(key for key in ruling_keys(each.value) if key in rulings())
    return keys_of(each.value) if named == [RULES] else ()
