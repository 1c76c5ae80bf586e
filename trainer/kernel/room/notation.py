"""One line of text per happening, both ways, stable enough to store for ever."""

import re
from dataclasses import fields
from typing import Any

from trainer.kernel.cards import BadCard
from trainer.kernel.chips import BadChips
from trainer.kernel.limits import LONGEST_NAME, quoted, whole
from trainer.kernel.notation import READERS, BadNotation
from trainer.kernel.room.act import CLOCK, DEALER, DESK, FLOOR, Happening, RoomAct
from trainer.kernel.room.happenings import ACTS

VERSION = 1
PLAYER = re.compile(r"[A-Z][A-Za-z0-9_-]*")
TABLE = re.compile(r"[A-Z0-9]+")
DOER = re.compile(rf"{CLOCK}|{FLOOR}|{DESK}|{DEALER}\S+|[A-Z]\S*")
SPOKEN = re.compile(rf"(?:\d+ )?({CLOCK}|{FLOOR}|{DESK}|{DEALER.removesuffix(':')}\S*|[A-Z]\S*) say(?: .*)?", re.ASCII)
"""A line with somebody's words, which decide nothing in a room."""


def line(happening: Happening) -> str:
    """A happening as "125 floor balance A B": second, who, verb and what the act holds."""
    return f"{happening.at} {happening.who} {act_text(happening.act)}"


def act_text(act: RoomAct) -> str:
    """An act without time and doer: "sit Ann B 4"."""
    return " ".join([act.verb, *(str(getattr(act, each.name)) for each in fields(act))])


def happening(text: str, after: int | None = None) -> Happening:
    """The happening a line says; a line without its second is one after `after`. Raises BadNotation."""
    at, _, rest = text.strip().partition(" ")
    if after is not None and DOER.fullmatch(at):
        return Happening(after + 1, _who(at), act_of(rest.strip()))
    who, _, act = rest.strip().partition(" ")
    if not (at.isascii() and at.isdigit()):
        raise BadNotation(f"{quoted(at)} isn't a time: write whole seconds, as in 125")
    return Happening(_second(at), _who(who), act_of(act))


def _second(text: str) -> int:
    try:
        return whole(text)
    except ValueError as fault:
        raise BadNotation(str(fault)) from fault


def act_of(text: str) -> RoomAct:
    """The act a text such as "sit Ann B 4" says. Raises BadNotation."""
    verb, _, rest = text.strip().partition(" ")
    kind = ACTS.get(verb)
    if kind is None:
        raise BadNotation(f"{quoted(verb)} isn't a room verb")
    try:
        return _read(kind, rest.strip())
    except (BadCard, BadChips, BadNotation) as fault:
        raise BadNotation(f"{verb}: {fault}") from fault


def _read(kind: type[RoomAct], text: str) -> RoomAct:
    values: list[Any] = []
    for each in fields(kind):
        value, text = READERS[each.type](text, each.name)
        values.append(_checked(each.name, value))
    if text:
        raise BadNotation(f"remove {quoted(text)}")
    return kind(*values)


def _checked(name: str, value: Any) -> Any:
    if name in ("name", "loser"):
        return player_name(value)
    return table_name(value) if name in ("table", "to") else value


def player_name(text: str) -> str:
    """A player's name, one word with a capital first. Raises BadNotation."""
    if not PLAYER.fullmatch(text) or len(text) > LONGEST_NAME:
        raise BadNotation(f"{quoted(text)} isn't a player: write one word that begins with a capital")
    return text


def table_name(text: str) -> str:
    """A table's name: capitals and digits. Raises BadNotation."""
    if not TABLE.fullmatch(text) or len(text) > LONGEST_NAME:
        raise BadNotation(f"{quoted(text)} isn't a table: write capitals or digits, as in A or 12")
    return text


def _who(text: str) -> str:
    if text in (CLOCK, FLOOR, DESK):
        return text
    if text.startswith(DEALER):
        return DEALER + table_name(text.removeprefix(DEALER))
    return player_name(text)
