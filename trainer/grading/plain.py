"""Frozen dataclasses to plain data and back, driven by their annotations."""

from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from trainer.kernel.cards import Card, card

T = TypeVar("T")


def to_plain(value: Any) -> Any:
    """Dataclasses as dicts by field, tuples as lists, cards by name; everything else as it is."""
    if isinstance(value, Card):
        return value.name
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return [to_plain(each) for each in value]
    if is_dataclass(value):
        return {each.name: to_plain(getattr(value, each.name)) for each in fields(value)}
    return value


def from_plain(kind: type[T], plain: Any) -> T:
    """The value of that kind which `to_plain` wrote. Raises ValueError naming what does not fit."""
    try:
        made: T = _read(kind, plain)
    except (TypeError, KeyError, AttributeError) as fault:
        raise ValueError(f"this is no {kind.__name__}: {fault}") from fault
    return made


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(kind: Any, plain: Any) -> Any:
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _optional(kind, plain)
    if origin is tuple:
        return _tuple(get_args(kind), plain)
    if kind is Card:
        return card(plain)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return kind(plain)
    if is_dataclass(kind):
        return _dataclass(kind, plain)
    if type(plain) is not kind and not (kind is float and type(plain) is int):
        raise ValueError(f"{plain!r} should be {kind.__name__}")
    return plain


def _optional(kind: Any, plain: Any) -> Any:
    inner = next(each for each in get_args(kind) if each is not NoneType)
    return None if plain is None else _read(inner, plain)


def _tuple(inner: tuple[Any, ...], plain: Any) -> Any:
    if not isinstance(plain, list):
        raise ValueError(f"{plain!r} should be a list")
    kinds = [inner[0]] * len(plain) if inner[-1] is Ellipsis else inner
    return tuple(_read(kind, each) for kind, each in zip(kinds, plain, strict=True))


def _dataclass(kind: Any, plain: Any) -> Any:
    hints, known = _hints(kind), {each.name for each in fields(kind)}
    if not isinstance(plain, dict) or plain.keys() - known:
        raise ValueError(f"{plain!r} does not fit {kind.__name__}")
    return kind(**{name: _read(hints[name], value) for name, value in plain.items()})
