"""What a reader from outside may do: commands of one line, read without Qt."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

COMMANDS = """\
key K            one press of the key with that cap: l, 7, ?, Return, Escape, Space, Tab, Up, F1, ctrl+l, shift+l
type TEXT        one press for each letter
click X Y        the left button; right X Y the right one; double X Y twice
drag X1 Y1 X2 Y2 with the left button; rightdrag with the right one
wheel X Y N      N notches up, or down where N is negative
hover X Y        rest the pointer there
wait SECONDS     let the program go on
look             only a picture
shift+click X Y  and the like hold a key meanwhile. Several commands are separated by semicolons."""

POINTS = {"click": 1, "right": 1, "double": 1, "drag": 2, "rightdrag": 2, "hover": 1}
MODIFIERS = ("shift", "ctrl", "alt")
MOST_WAITED = 120.0
NUMBER = re.compile(r"-?\d+")
SECONDS = re.compile(r"\d+(\.\d+)?")


class NotAnOrder(Exception):
    """A command no one can do; the text says which, and what there is."""


@dataclass(frozen=True, slots=True)
class Order:
    """One command. `words` is a key or a text, `points` are of the window, `amount` is of notches or seconds."""

    verb: str
    words: str = ""
    points: tuple[tuple[int, int], ...] = ()
    amount: float = 0.0
    holding: tuple[str, ...] = ()

    @property
    def acts(self) -> int:
        """How many things a hand did: looking, hovering and waiting are none."""
        if self.verb == "type":
            return len(self.words)
        return 0 if self.verb in ("look", "hover", "wait") else 1


def orders(commands: str) -> tuple[Order, ...]:
    """The commands in a line, or in several. Raises NotAnOrder."""
    found = tuple(_order(each.strip()) for each in re.split(r"[;\n]", commands) if each.strip())
    if not found and commands.strip():
        raise NotAnOrder("A semicolon separates commands; to press it: key semicolon")
    return found or (Order("look"),)


def lasting(given: Sequence[Order]) -> float:
    """Seconds that are waited because a command says so."""
    return sum(each.amount for each in given if each.verb == "wait")


def _order(text: str) -> Order:
    head, _, rest = text.partition(" ")
    *holding, verb = head.lower().split("+")
    rest = rest.strip()
    if not set(holding) <= set(MODIFIERS):
        raise _wrong(text)
    if verb in ("key", "type") and rest and not holding:
        return _pressed(rest) if verb == "key" else Order("type", rest)
    if verb == "look" and not rest:
        return Order("look")
    if verb == "wait" and SECONDS.fullmatch(rest) and float(rest) <= MOST_WAITED:
        return Order("wait", amount=float(rest))
    figures = [int(each) if NUMBER.fullmatch(each) else None for each in rest.split()]
    numbers = [each for each in figures if each is not None]
    if len(numbers) < len(figures):
        raise _wrong(text)
    if verb == "wheel" and len(numbers) == 3 and numbers[2]:
        return Order("wheel", points=((numbers[0], numbers[1]),), amount=numbers[2], holding=tuple(holding))
    if verb in POINTS and len(numbers) == 2 * POINTS[verb]:
        points = tuple(zip(numbers[::2], numbers[1::2], strict=True))
        return Order(verb, points=points, holding=tuple(holding))
    raise _wrong(text)


def _pressed(key: str) -> Order:
    """`ctrl+l`, `+` and `ctrl++` too."""
    if key == "+" or key.endswith("++"):
        *holding, cap = [*key[:-1].strip("+").split("+"), "+"] if len(key) > 1 else ["+"]
    else:
        *holding, cap = key.split("+")
    held = tuple(each.lower() for each in holding)
    if not cap or " " in cap or not set(held) <= set(MODIFIERS):
        raise _wrong(f"key {key}")
    return Order("key", cap, holding=held)


def _wrong(text: str) -> NotAnOrder:
    return NotAnOrder(f"Not understood: {text}\n{COMMANDS}")
