"""Files that ask for more than any file may: each kind of absurdity in each format where it makes sense."""

from collections.abc import Callable, Iterator
from pathlib import Path

from tests.trust.formats import FORMATS

TEXTS = {each.name: each.texts for each in FORMATS}
SUFFIXES = {each.name: each.suffix for each in FORMATS}
Case = tuple[str, str, bytes | Callable[[Path], None], str]
"""The format, what is absurd, the file or what makes it, and what is said of it behind its name."""

TOML = ("scenario", "question", "ledger", "phh")
PLAIN = ("transcript", "room", "gestures")
LINES = {
    "number of 5,000 digits": ("seed = " + "9" * 5000, ":2: a number has 5,000 digits, and 18 is the maximum"),
    "hexadecimal of 6,000 digits": ("seed = 0x" + "f" * 6000, ":2: a number has 6,002 digits"),
    "600 nested brackets": ("a = " + "[" * 600 + "]" * 600, ":2: brackets are nested more than 32 deep"),
    "600 nested inline tables": ("a = " + "{a=" * 600 + "1" + "}" * 600, ":2: brackets are nested more than 32 deep"),
    "4,000 parts of a key": ("a" + ".a" * 4000 + " = 1", ":2: a key has more than 32 parts"),
    "40,000 parts of a key": ("a" + ".a" * 40_000 + " = 1", ":2: this line has 80,005 characters"),
    "quoted parts of a key": ('"a"' + ' . "a b"' * 400 + " = 1", ":2: a key has more than 32 parts"),
    "4,000 parts of a header": ("[a" + ".a" * 4000 + "]", ":2: a key has more than 32 parts"),
    "duplicate key": ("x = 1\nx = 2", ":3: isn't valid TOML: Cannot overwrite a value"),
    "date out of range": ("x = 1970-13-45", ":2: isn't valid TOML"),
    "direction turned": ("# \u202e", ":2: has an invisible character (U+202E)"),
    "direction turned by number": ('x = "\\u202e"', ":2: has an invisible character (U+202E)"),
    "half a character by number": ('x = "\\ud800"', ":2: "),
    "escape of a terminal": ("# \x1b[31m", ":2: has an invisible character (U+001B)"),
    "a million sections": ("[[a]]\n" * 80_000, ": has "),
    "3,000 sections": ("[[a]]\n" * 3000, ": has more than 2,000 sections"),
    "line of 10 MB": ("#" + "x" * 10_000_000, ": has 10."),
    "line of 20,000": ("#" + "x" * 20_000, ":2: this line has 20,001 characters"),
}
RAW = {
    "null characters": (b"\0" * 1000, ":1: has an invisible character (U+0000)"),
    "UTF-16": ("id = 'x'\n".encode("utf-16"), ": this file is UTF-16: save it as UTF-8"),
    "half a character": (b"# one\n# \xed\xa0\x80\n", ":2: this file isn't UTF-8 text: save it as UTF-8"),
    "Latin-1": ("# one\n# é\n".encode("latin-1"), ":2: this file isn't UTF-8 text: save it as UTF-8"),
    "bytes": (bytes(range(256)) * 4, ":"),
}
SCENARIO = {
    "stack of 10^18": (
        "stack = ",
        "stack = 1000000000000000000",
        "stack: 1000000000000000000 chips is more than a stack",
    ),
    "chips of 10^18": ("stack = ", 'stack = "1x1000000000000000000"', "is more than 999,999,999"),
    "negative stack": ("stack = ", "stack = -500", "isn't a stack"),
    "stack that is true": ("stack = ", "stack = true", "stack: must be text"),
    "infinite stack": ("stack = ", "stack = inf", "stack: must be text"),
    "no number": ("stack = ", "stack = nan", "stack: must be text"),
    "seat 99": ("number = ", "number = 99", "this game has seats 1 to 9"),
    "negative seat": ("number = ", "number = -3", "this game has seats 1 to 9"),
    "seat that is true": ("number = ", "number = true", "number: must be a whole number"),
    "button at 10^15": (
        "button = ",
        "button = 1000000000000000",
        "button: 1000000000000000 is more than 999,999,999,999",
    ),
    "id of a device": ("id = ", 'id = "con"', "id: 'con' is the name of a device on Windows"),
    "id of 300": ("id = ", f'id = "{"a" * 300}"', "id: has 300 characters; the limit is 64"),
    "id that climbs": ("id = ", 'id = "../../etc/passwd"', "isn't an id"),
    "name of 300": ("name = ", f'name = "{"A" * 300}"', "name: has 300 characters; the limit is 60"),
    "name with a line break": ("name = ", 'name = "A\\nB"', "name: has an invisible character"),
    "title of 5,000": ("title = ", f'title = "{"A" * 5000}"', "title: has 5,000 characters"),
}
QUESTION = {
    "id of a device": ("id = ", 'id = "lpt1"', "id: 'lpt1' is the name of a device on Windows"),
    "id of 300": ("id = ", f'id = "{"a" * 300}"', "id: has 300 characters; the limit is 64"),
    "level that is true": ("level = ", "level = true", "level: must be a whole number"),
    "level of 10^15": ("level = ", "level = 1000000000000000", "level: 1000000000000000 is more than"),
}
SUMS = {
    "9**9**9": '"9**9**9"',
    "text of 10^9": "\"'a'*10**9\"",
    "brackets without end": '"' + "(" * 190 + '"',
    "times without end": '"' + "*".join(["999999999999"] * 14) + '"',
    "a call": "\"__import__('os')\"",
    "an attribute": '"(1).__class__"',
    "a span of 10^12": "{ from = 1, to = 999999999999999 }",
    "a place of 5,000 digits": "{ at = 0x" + "f" * 5000 + ", of = [1] }",
    "a list of 100,000": f"[{', '.join(['1'] * 3000)}]",
    "words and numbers": "[1, 'a']",
}
RARE = "{ from = 1, to = 100000 }\n" + "\n".join(f"absurd{n} = {{ from = 1, to = 9999 }}" for n in range(30))
RARE += '\nrequire = ["absurd == 7"]'
TRANSCRIPT = {
    "seat 99 pitched to": ("99999.000 D pitch 99 down\n", "there is no seat 99 at this table"),
    "seat 99 acts": ("99999.000 P99 fold\n", "there is no seat 99 at this table"),
    "chips of 10^18": ("99999.000 P1 wager 1x1000000000000000000\n", "is more than 999,999,999"),
    "time of 5,000 digits": ("9" * 5000 + ".000 D burn\n", "is more than"),
    "number of 5,000 digits": ("99999.000 D pitch " + "9" * 5000 + " down\n", "is more than"),
    "card of 9,000 stars": ("99999.000 D move muck up Ah" + "*" * 9000 + "\n", "isn't a card"),
    "3,000 cards": ("99999.000 D turn up" + " Ah" * 3000 + "\n", "3,000 cards are too many"),
    "200 piles": ("99999.000 P1 wager " + "+".join(["1x1"] * 200) + "\n", "has 200 piles; 20 is the maximum"),
    "a pot without end": ("99999.000 D push-pot 1 100x1 side-" + "9" * 5000 + "\n", ""),
    "10,000 gestures": ("99999.000 D burn\n" * 10_000, "gestures; the limit for a hand is 600"),
}
HEAD = {
    "seat 99": ("seat 99 100x1 A", "comes next, not seat 99"),
    "button-due 99": ("button-due 99", "button-due names seat 99, but there is no such seat"),
    "absent 99": ("absent 1 99", "absent names seat 99, but there is no such seat"),
    "penalty 0": ("penalty 0", "penalty names seat 0, but there is no such seat"),
    "one stuck card": ("stuck Ah", "write the two cards that stick together"),
    "stakes of 10^18": ("ante 1000000000000000000", "is more than 999,999,999"),
}
ROOM = {
    "20,000 happenings": ("1 floor final-table\n" * 19_000, "has 19,"),
    "time of 5,000 digits": ("9" * 5000 + " floor final-table\n", "is more than 999,999,999,999"),
    "nobody": ("999 Xaver away\n", "there is no player Xaver"),
    "seat 99": ("999 desk draw-seat A1 A 99\n", "there is no seat 99"),
}
PHH = {
    "antes of 10^300": ("antes = ", "antes = [1e300, 0, 0]", "antes[1]: is more than 999,999,999"),
    "antes of 10^999999": ("antes = ", "antes = [1e999999, 0, 0]", "antes[1]: is more than 999,999,999"),
    "antes of 10^-999999": ("antes = ", "antes = [1e-999999, 0, 0]", "antes[1]: has more than 6 decimals"),
    "infinite antes": ("antes = ", "antes = [inf, nan, 0]", "antes[1]: must be a number that can be counted"),
    "negative stacks": ("starting_stacks = ", "starting_stacks = [-1, -2, -3]", "must be 0 or more"),
    "900 players": ("starting_stacks = ", f"starting_stacks = [{', '.join(['100'] * 900)}]", "there are 900 players"),
    "no such variant": ("variant = ", f"variant = '{'X' * 300}'", "isn't a variant"),
    "variant that is a list": ("variant = ", "variant = [['NT']]", "isn't a variant"),
    "raise of 10^999999": ("actions = ", 'actions = ["p1 cbr 1e999999"]', "too large, or too fine, for chips"),
    "raise of 10^-999999": ("actions = ", 'actions = ["p1 cbr 1e-999999"]', "too large, or too fine, for chips"),
    "player 10^30": ("actions = ", f'actions = ["p{10**30} f"]', "is more than"),
    "1,500 actions": ("actions = ", "actions = [" + "'f', " * 1500 + "]", "has 1,500 entries"),
}


def cases() -> Iterator[Case]:
    """Every absurdity in every format."""
    for name in (*TOML, *PLAIN):
        yield from _of_any_text(name)
    for name in TOML:
        for what, (line, said) in LINES.items():
            yield name, what, TEXTS[name]()[0].replace("\n", f"\n{line}\n", 1).encode("utf-8", "surrogatepass"), said
    for name, table in (("scenario", SCENARIO), ("question", QUESTION), ("phh", PHH)):
        for what, (key, instead, said) in table.items():
            yield name, what, _instead(TEXTS[name]()[0], key, instead).encode(), said
    for what, sum_ in SUMS.items():
        said = ": values.absurd: a number has" if "0x" in sum_ else ": values"
        yield "question", what, _with_value(sum_).encode(), said
    yield "question", "values that are hardly ever drawn", _with_value(RARE).encode(), ": values"
    yield "question", "a hand of 3,000 lines", _with_lines(3000).encode(), "engine.hand: has more than 120 lines"
    yield from _of_plain()


def _of_any_text(name: str) -> Iterator[Case]:
    for what, (data, said) in RAW.items():
        yield name, what, data, said
    yield name, "100 MB", lambda path: _sparse(path, 100_000_000), ": has 100.0 MB"


def _sparse(path: Path, size: int) -> None:
    with path.open("wb") as file:
        file.truncate(size)


def _of_plain() -> Iterator[Case]:
    hand, other, room = *TEXTS["transcript"]()[:2], TEXTS["room"]()[0]
    for what, (line, said) in TRANSCRIPT.items():
        yield "transcript", what, (hand + line).encode(), said
        yield "gestures", what, line.encode(), said if "acts" not in what and "wager" not in line else ""
    for what, (line, said) in HEAD.items():
        yield "transcript", what, other.replace("\n---\n", f"\n{line}\n---\n", 1).encode(), said
    for what, (line, said) in ROOM.items():
        yield "room", what, (room + line).encode(), said
    players = "".join(f"player X{n} 100x1\n" for n in range(3000))
    yield "room", "3,000 players", room.replace("---", f"{players}---", 1).encode(), "a room has at most 1,000 players"


def _instead(text: str, key: str, line: str) -> str:
    """The text with the first line that begins so replaced."""
    lines = text.split("\n")
    at = next(number for number, each in enumerate(lines) if each.startswith(key))
    return "\n".join([*lines[:at], line, *lines[at + 1 :]])


def _with_lines(count: int) -> str:
    """A question on a hand of so many lines."""
    text = next(each for each in TEXTS["question"]() if '\nhand = """' in each)
    head, rule, body = text.partition("\n---\n")
    return head + "\n# one more" * count + rule + body


def _with_value(value: str) -> str:
    """A question with one more value."""
    texts = (each for each in TEXTS["question"]() if "\nrequire = " not in each)
    text = next(each for each in texts if "\n[values]\n" in each)
    return text.replace("\n[values]\n", f"\n[values]\nabsurd = {value}\n", 1)
