"""One line of text per gesture, both ways, stable enough to store for ever."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from trainer.kernel import asking_acts, report_acts
from trainer.kernel.cards import BadCard, Card, card
from trainer.kernel.chips import BadChips, Chips, chips
from trainer.kernel.gestures import ACTS, DEALER, FLOOR, TALK, Act, Gesture, Report
from trainer.kernel.limits import MOST_NUMBER, quoted, whole

VERSION = 2
MOST_CARDS = 120  # two decks and a few
MOST_SECONDS = MOST_NUMBER // 1000


class BadNotation(ValueError):
    """A line that says no gesture."""


def line(gesture: Gesture) -> str:
    """A gesture as "12.345 D pitch 3 up": seconds, who, verb and what the act holds."""
    seconds = f"{gesture.at // 1000}.{gesture.at % 1000:03d}"
    return " ".join([seconds, gesture.who, act_text(gesture.act)])


def act_text(act: Act) -> str:
    """An act without time and doer: "pitch 3 up"."""
    if isinstance(act, TALK):
        return asking_acts.written(act)
    if isinstance(act, Report):
        return report_acts.written(act)
    return " ".join([act.verb, *filter(None, (_written(getattr(act, each.name)) for each in fields(act)))])


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "up" if value else "down"
    if isinstance(value, tuple):
        return " ".join(each.name for each in value)
    return str(value)


def gesture(text: str) -> Gesture:
    """The gesture a line says. Raises BadNotation."""
    at, _, rest = text.strip().partition(" ")
    who, _, act = rest.partition(" ")
    return Gesture(_time(at), _who(who), act_of(act))


def act_of(text: str) -> Act:
    """The act a text such as "pitch 3 up" says. Raises BadNotation."""
    verb, _, rest = text.strip().partition(" ")
    kind = ACTS.get(verb)
    if kind is None:
        raise BadNotation(f"{quoted(verb)} isn't a verb in the notation")
    try:
        return _read(kind, rest.strip())
    except (BadCard, BadChips, asking_acts.BadAsked, report_acts.BadReport) as fault:
        raise BadNotation(f"{verb}: {fault}") from fault


def _time(text: str) -> int:
    seconds, point, rest = text.partition(".")
    if not (seconds.isascii() and seconds.isdigit() and point and len(rest) == 3 and rest.isascii() and rest.isdigit()):
        raise BadNotation(f"{quoted(text)} isn't a time: write seconds with three decimals, as in 12.345")
    return _bounded(seconds, MOST_SECONDS) * 1000 + int(rest)


def _bounded(digits: str, most: int) -> int:
    try:
        return whole(digits, most)
    except ValueError as fault:
        raise BadNotation(str(fault)) from fault


def _who(text: str) -> str:
    number = text[1:]
    if text in (DEALER, FLOOR) or (text[:1] == "P" and number.isascii() and number.isdigit() and number[0] != "0"):
        return text
    raise BadNotation(f"{quoted(text)} doesn't say who acts: write D, F or a player as in P3")


def _read(kind: type[Act], text: str) -> Act:
    if kind in TALK:
        return asking_acts.read(kind, text)
    if kind is Report:
        return report_acts.read(text)
    values: list[Any] = []
    for each in fields(kind):
        value, text = READERS[each.type](text, each.name)
        values.append(value)
    if text:
        raise BadNotation(f"{kind.verb}: remove {quoted(text)}")
    return kind(*values)


def _word(text: str, name: str) -> tuple[str, str]:
    word, _, rest = text.partition(" ")
    if not word:
        raise BadNotation(f"the {name} {'are' if name.endswith('s') else 'is'} missing")
    return word, rest.strip()


def _number(text: str, name: str) -> tuple[int, str]:
    word, rest = _word(text, name)
    if not (word.isascii() and word.isdigit()):
        raise BadNotation(f"{name}: {quoted(word)} isn't a number")
    return _bounded(word, MOST_NUMBER), rest


def _face(text: str, name: str) -> tuple[bool, str]:
    word, rest = _word(text, name)
    if word not in ("up", "down"):
        raise BadNotation(f"{name}: write up or down, not {quoted(word)}")
    return word == "up", rest


def _cards(text: str, name: str) -> tuple[tuple[Card, ...], str]:
    if not text:
        raise BadNotation(f"the {name} are missing")
    names = text.split()
    if len(names) > MOST_CARDS:
        raise BadNotation(f"{len(names):,} {name} are too many")
    return tuple(map(card, names)), ""


def _card(text: str, name: str) -> tuple[Card, str]:
    word, rest = _word(text, name)
    return card(word), rest


def _chips(text: str, name: str) -> tuple[Chips, str]:
    word, rest = _word(text, name)
    return chips(word), rest


def _text(text: str, name: str) -> tuple[str, str]:
    if name == "words":
        return text, ""
    return _word(text, name)


READERS: dict[Any, Callable[[str, str], tuple[Any, str]]] = {
    int: _number,
    bool: _face,
    str: _text,
    Card: _card,
    Chips: _chips,
    tuple[Card, ...]: _cards,
}
