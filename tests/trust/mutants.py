"""Files gone wrong: real ones of ours with bytes, words, lines and values in their place that nobody would write."""

import re
from collections.abc import Callable, Sequence
from random import Random

HOSTILE = (
    *("-1", "0", "true", "false", "null", "nan", "inf", "-inf", "1e400", "1e-999999", "1e999999", "0.1", "'x'", '""'),
    *("9" * 20, "9" * 5000, "0x" + "f" * 6000, "999999999999", "1000000000000000000", "18446744073709551616", "99"),
    *("[" * 600, "{" * 600, "[" * 40 + "]" * 40, "a." * 5000 + "a", "a" * 300, "x" * 9000, "con", "nul", "1970-13-45"),
    *("0000-00-00T99:99:99", "2e1x3", "25x0", "1x999999999", "1x1+" * 50 + "1x1", "P99", "P0", "P-1", "seat 99", "D"),
    *("\u202e", "\u200b", "\x00", "\x1b[31m", "\ufeff", "\u2028", "\x85", "\r", "\t", "٣", "²", "Ⅷ", "é" * 200),
    *('"\\u202e"', '"\\u0000"', '"\\U0010FFFF"', '"\\ud800"', '"""', "'''", "#", "=", "---", "[[", "]]", "{}", "[]"),
    *("9**9**9", "'a'*10**9", "(" * 190, "-" * 190 + "1", "min()", "bet < ", "{bet}", "{", "{{{", "{bet!r}", "{0}"),
    *("Ah" + "*" * 400, "Ah Ah", "^^Ah", "side-99", "side-" + "9" * 5000, "main", "../../x", "/etc/passwd", "..."),
    *("[a]\n" * 30, "[[seat]]\n" * 30, "1.000 D burn\n" * 30, "format = 1\n", "id = 'con'\n", "seat 1 100x1 A\n"),
)
_WORD = re.compile(r"[A-Za-z0-9_]+")
_NUMBER = re.compile(r"\d+")
_KEY = re.compile(r"(?m)^([a-z_]+) ?=")


def mutant(text: str, other: str, dice: Random) -> bytes:
    """A file gone wrong in one to four ways; `other` is another one of its kind."""
    data = text
    ways = dice.choice((WAYS, WAYS, MILD))
    for _ in range(dice.choice((1, 1, 1, 2, 2, 3, 4))):
        data = dice.choice(ways)(data, other, dice)
    raw = data.encode("utf-8", "surrogatepass")
    return dice.choice(RAW)(raw, dice) if dice.random() < 0.15 else raw


def _replaced(pattern: re.Pattern[str], text: str, what: Callable[[str], str], dice: Random) -> str:
    found = list(pattern.finditer(text))
    if not found:
        return text + what("")
    one = dice.choice(found)
    return text[: one.start()] + what(one[0]) + text[one.end() :]


def _hostile_word(text: str, _: str, dice: Random) -> str:
    return _replaced(_WORD, text, lambda _: dice.choice(HOSTILE), dice)


def _hostile_number(text: str, _: str, dice: Random) -> str:
    return _replaced(_NUMBER, text, lambda _: dice.choice(HOSTILE), dice)


def _other_number(text: str, _: str, dice: Random) -> str:
    def changed(digits: str) -> str:
        value = int(digits or 0) if len(digits) < 18 else 7
        return str(
            dice.choice((value + 1, value - 1, value * 10, value * 1000, -value, value // 2, dice.randint(0, 99)))
        )

    return _replaced(_NUMBER, text, changed, dice)


def _blown_up(text: str, _: str, dice: Random) -> str:
    return _replaced(_NUMBER, text, lambda digits: (digits or "9") * dice.choice((3, 30, 3000)), dice)


def _other_word(text: str, other: str, dice: Random) -> str:
    words = _WORD.findall(other) or ["x"]
    return _replaced(_WORD, text, lambda _: dice.choice(words), dice)


def _key_renamed(text: str, other: str, dice: Random) -> str:
    keys = _KEY.findall(other + text) or ["x"]
    return _replaced(_KEY, text, lambda _: f"{dice.choice((*keys, 'x', 'con', '__class__'))} =", dice)


def _value_replaced(text: str, _: str, dice: Random) -> str:
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    key, sign, _old = lines[at].partition("=" if "=" in lines[at] else " ")
    lines[at] = f"{key}{sign or ' '}{dice.choice(HOSTILE)}"
    return "\n".join(lines)


def _line_dropped(text: str, _: str, dice: Random) -> str:
    lines = text.split("\n")
    del lines[dice.randrange(len(lines))]
    return "\n".join(lines)


def _line_doubled(text: str, _: str, dice: Random) -> str:
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    lines[at:at] = [lines[at]] * dice.choice((1, 1, 2, 50, 1500))
    return "\n".join(lines)


def _lines_swapped(text: str, _: str, dice: Random) -> str:
    lines = text.split("\n")
    one, two = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return "\n".join(lines)


def _line_of_the_other(text: str, other: str, dice: Random) -> str:
    lines = text.split("\n")
    lines.insert(dice.randrange(len(lines) + 1), dice.choice(other.split("\n")))
    return "\n".join(lines)


def _spliced(text: str, other: str, dice: Random) -> str:
    return text[: dice.randrange(len(text) + 1)] + other[dice.randrange(len(other) + 1) :]


def _truncated(text: str, _: str, dice: Random) -> str:
    return text[: dice.randrange(len(text) + 1)]


def _nested(text: str, _: str, dice: Random) -> str:
    depth, (left, right) = dice.choice((3, 40, 600)), dice.choice(("[]", "{}", "()", '""'))
    return _replaced(_WORD, text, lambda word: left * depth + word + right * depth, dice)


def _character(text: str, _: str, dice: Random) -> str:
    at = dice.randrange(len(text) + 1)
    return (
        text[:at]
        + dice.choice(("\x00", "\u202e", "\ud800", "\ufffe", "\u2029", "\x7f", '"', "\\", "\n", "="))
        + text[at:]
    )


def _hostile_line(text: str, _: str, dice: Random) -> str:
    lines = text.split("\n")
    lines.insert(dice.randrange(len(lines) + 1), dice.choice(HOSTILE))
    return "\n".join(lines)


WAYS: Sequence[Callable[[str, str, Random], str]] = (
    *(
        _hostile_word,
        _hostile_number,
        _hostile_number,
        _other_number,
        _other_number,
        _blown_up,
        _other_word,
        _other_word,
    ),
    *(_key_renamed, _value_replaced, _value_replaced, _line_dropped, _line_doubled, _lines_swapped, _line_of_the_other),
    *(_spliced, _truncated, _nested, _character, _hostile_line),
)
MILD = (_other_number, _other_number, _other_word, _line_dropped, _lines_swapped, _line_of_the_other)
"""What leaves a file likely to be read: the hand it tells is another, or none that could be."""


def _flipped(raw: bytes, dice: Random) -> bytes:
    found = bytearray(raw or b"?")
    for _ in range(dice.choice((1, 1, 8))):
        found[dice.randrange(len(found))] ^= 1 << dice.randrange(8)
    return bytes(found)


def _cut(raw: bytes, dice: Random) -> bytes:
    start = dice.randrange(len(raw) + 1)
    return raw[:start] + raw[start + dice.choice((1, 7, 200)) :]


def _as_utf16(raw: bytes, _: Random) -> bytes:
    return raw.decode("utf-8", "replace").encode("utf-16")


def _marked(raw: bytes, _: Random) -> bytes:
    return b"\xef\xbb\xbf" + raw


RAW: Sequence[Callable[[bytes, Random], bytes]] = (_flipped, _flipped, _flipped, _cut, _cut, _as_utf16, _marked)
