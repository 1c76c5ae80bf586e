"""What of a book's law a text can rest on, as plain words to keep: rules in force, and paragraphs of words alone.

Whatever may be worded or numbered otherwise at any time is no part of it.
"""

from collections.abc import Iterable, Mapping

from trainer.rules.book import Book
from trainer.rules.former import keys_of
from trainer.rules.ledger_file import Paragraph
from trainer.rules.ruling import Discretion, Ruling, Step

Piece = tuple[tuple[str, str], ...]
"""A rule or a paragraph: the facts of its law by their names, none of them empty. Pieces are equal as the law is."""

RULE, RULING, AUTHORITY = "rule", "ruling", "authority"
LISTS = ("steps", "harms", "options", "figures", "excepted by", "games", "rows")
"""The facts that are lists: their values are parted by commas."""


def piece(facts: Mapping[str, str]) -> Piece:
    """The facts that are there, in the order of their names."""
    return tuple(sorted((name, value) for name, value in facts.items() if value))


def of_rule(law: Book, key: str) -> Piece:
    """A rule as the book has it in force. Raises KeyError for one that it has not."""
    force = law.rules[key]
    beside = {"figures": _numbers(force.numbers), "excepted by": _list(law.excepted.get(key, ()))}
    return piece({RULE: key, **_demanded(force.rule.ruling), **beside})


def of_paragraph(paragraph: Paragraph, asked_beside: bool) -> Piece:
    """A paragraph but for its rules. Where no rule decides its words are its law, and its figures.

    `asked_beside`: is it asked what it says beyond its rules?
    """
    facts = {"topic": paragraph.topic, "status": paragraph.status}
    facts |= {"games": _list(paragraph.games), "rows": _list(paragraph.rows)}
    if not paragraph.rules:
        facts |= {"says": paragraph.says, "reading": paragraph.reading, "figures": _numbers(paragraph.numbers)}
    if asked_beside:
        facts["beside"] = paragraph.beside
    return piece(facts)


def rules_of(law: Book, paragraph: Paragraph) -> tuple[str, ...]:
    """The keys of the rules that a paragraph cites."""
    return tuple(key for written in paragraph.rules for key in keys_of(written) if key in law.rules)


def _demanded(ruling: Ruling) -> dict[str, str]:
    """All that makes two rulings equal, in words."""
    return {
        RULING: ruling.key,
        AUTHORITY: ruling.authority.value,
        "effect": ruling.effect.value,
        "steps": _list(map(_step, ruling.steps)),
        "harms": _list(ruling.harms),
        "options": _list(ruling.options),
        "until": ruling.deadline.value,
        "discretion": "" if ruling.discretion is Discretion.NONE else ruling.discretion.value,
        "in order": "" if ruling.fault else "yes",
    }


def _step(step: Step) -> str:
    after = f" after {' and '.join(step.after)}" if step.after else ""
    return f"{step.key}{after}{f' ({step.choice})' if step.choice else ''}"


def _numbers(numbers: Mapping[str, int]) -> str:
    return _list(f"{name} {value}" for name, value in sorted(numbers.items()))


def _list(some: Iterable[str]) -> str:
    return ", ".join(some)


# --- what changed, in words ------------------------------------------------------------------------------------------


def called(one: Piece) -> str:
    """What a piece is called: by its rule, or as a paragraph on a topic."""
    facts = dict(one)
    return facts.get(RULE) or f"the paragraph on {facts.get('topic', 'no topic')}"


def change(was: Piece | None, now: Piece | None) -> tuple[str, tuple[str, ...]]:
    """What became of a piece, None is none: what it is called and every difference, or "" and one that names it.

    A rule in the place of another is told with what both demand.
    """
    if was is None or now is None:
        return "", ((f"{called(was)} decides no more",) if was else (f"{called(now)} is new",) if now else ())
    before, after = dict(was), dict(now)
    names = [name for name in dict.fromkeys([*before, *after]) if before.get(name) != after.get(name)]
    told = [_fact(name, before.get(name, ""), after.get(name, "")) for name in names if name not in _DEMAND]
    if before.get(RULE) != after.get(RULE):
        return "", (f"was {_whole(was)}, is {_whole(now)}",)
    if _DEMAND & set(names):
        told.insert(0, f"was {_demand(before)}, is {_demand(after)}")
    return called(now), tuple(told)


_DEMAND = {RULING, AUTHORITY}
_BY = {"floor": "by the floor", "dealer": "by the dealer"}


def _whole(one: Piece) -> str:
    facts = dict(one)
    return f"{called(one)} ({_demand(facts)})" if RULING in facts else called(one)


def _demand(facts: Mapping[str, str]) -> str:
    return f"{facts.get(RULING, 'nothing')} {_BY.get(facts.get(AUTHORITY, ''), 'by no one named')}"


def _fact(name: str, was: str, now: str) -> str:
    if name in LISTS:
        before, after = was.split(", ") if was else [], now.split(", ") if now else []
        lost, new = [e for e in before if e not in after], [e for e in after if e not in before]
        if lost or new:
            return f"{name}: were {_list(lost) or 'none of these'}, are {_list(new) or 'without them'}"
    return f"{name}: was {was or 'none'}, is {now or 'none'}"
