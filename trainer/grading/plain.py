"""Frozen dataclasses to plain data and back, driven by their annotations."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache, partial
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from trainer.kernel.cards import Card, card

T = TypeVar("T")
Reader = Callable[[Any], Any]


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
    whole: Any = kind  # to mypy a type variable cannot be hashed
    try:
        made: T = _reader(whole)(plain)
    except (TypeError, KeyError, AttributeError) as fault:
        raise ValueError(f"this is no {kind.__name__}: {fault}") from fault
    return made


@cache
def _reader(kind: Any) -> Reader:
    """What reads that kind: found out once, as looking at annotations takes longer than reading."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return partial(_optional, _reader(next(each for each in get_args(kind) if each is not NoneType)))
    if origin is tuple:
        return partial(_tuple, tuple(each if each is Ellipsis else _reader(each) for each in get_args(kind)))
    if kind is Card:
        return card
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return kind
    return partial(_dataclass if is_dataclass(kind) else _value, kind)


@cache
def _fields(kind: type) -> dict[str, Reader]:
    hints = get_type_hints(kind)
    return {each.name: _reader(hints[each.name]) for each in fields(kind)}


def _value(kind: type, plain: Any) -> Any:
    if type(plain) is not kind and not (kind is float and type(plain) is int):
        raise ValueError(f"{plain!r} should be {kind.__name__}")
    return plain


def _optional(reader: Reader, plain: Any) -> Any:
    return None if plain is None else reader(plain)


def _tuple(inner: tuple[Any, ...], plain: Any) -> Any:
    if not isinstance(plain, list):
        raise ValueError(f"{plain!r} should be a list")
    if inner[-1] is Ellipsis:
        return tuple(map(inner[0], plain))
    return tuple(reader(each) for reader, each in zip(inner, plain, strict=True))


def _dataclass(kind: type, plain: Any) -> Any:
    known = _fields(kind)
    if not isinstance(plain, dict) or plain.keys() - known.keys():
        raise ValueError(f"{plain!r} does not fit {kind.__name__}")
    return kind(**{name: known[name](value) for name, value in plain.items()})
