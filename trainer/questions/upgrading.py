"""Questions and scenarios as they were written before, in the keys of today."""

from trainer.kernel.places import key_text
from trainer.kernel.written import Edit, Written, edited, line_at, texts
from trainer.rules.encoded import rulings
from trainer.rules.former import keys_of, ruling_keys
from trainer.rules.renumbering import Change, Look, Rewritten

RULING, RULES = "ruling", "rules"


def upgraded(text: str) -> Rewritten:
    """The same file with keys in the place of former names of rules and of words of rulings; all else as it was.

    Words that two rulings had stay, and are to be looked at, where the file can name only one. Raises BadToml.
    """
    edits: list[Edit] = []
    changes: list[Change] = []
    looks: list[Look] = []
    for each in texts(text):
        line, key = line_at(text, each.start), key_text(each.path)
        keys = _today(each)
        if keys in ((), (each.value,)):
            continue
        if len(keys) > 1 and not isinstance(each.path[-1], int):
            looks.append(Look(line, key, f"{each.value!r} is {' or '.join(keys)} now: write the one that is meant"))
            continue
        now = ", ".join(f'"{one}"' for one in keys)
        edits.append(Edit(each.start, each.end, now))
        changes.append(Change(line, key, each.value, ", ".join(keys)))
    return Rewritten(edited(text, edits), tuple(changes), tuple(looks))


def _today(each: Written) -> tuple[str, ...]:
    """What that text is called today where it names a rule or a ruling; nothing where it names neither."""
    named = [part for part in each.path if isinstance(part, str)]
    if named[-1] == RULING:
        return tuple(key for key in ruling_keys(each.value) if key in rulings())
    return keys_of(each.value) if named == [RULES] else ()
