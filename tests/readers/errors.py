"""What the commands answer to wrong usage and broken files, as it is printed."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from click.testing import CliRunner

from tests.readers.line import Line, line
from trainer import resources
from trainer.cli import main

SCENARIO = ("quizzes", "scenarios", "four-card-flop")
HAND = "blinds 100 200\nseats 9 20000\n---\ndeal\n"
HANDS: Mapping[str, str] = {
    "rise.txt": f"{HAND}P3 rise 600\n",
    "seat.txt": f"{HAND}P44 raise 600\n",
    "chips.txt": f"{HAND}P3 raise 600\nP4 wager one 5077\n",
    "blinds.txt": HAND.replace("100 200", "200"),
    "seats.txt": HAND.replace("9 20000", "19 20000"),
    "empty.txt": "",
    "good.txt": f"{HAND}P3 raise 600\n",
}
"""Hands in short, the last without a fault."""
SPOILED: Mapping[str, tuple[str, str]] = {
    "no-title.toml": ("title =", "titel ="),
    "button.toml": ("button =", "button = 7"),
    "game.toml": ("game =", 'game = "badugi" #'),
    "limit.toml": ("limit =", "limit = 5 #"),
    "seed.toml": ("seed =", 'seed = "nine" #'),
    "topic.toml": ("teaches =", 'teaches = ["bet.nothing"] #'),
    "takeover.toml": ("takeover =", 'takeover = "later" #'),
    "stakes.toml": ("stakes =", "stakes = 200 #"),
    "quote.toml": ("title =", 'title = "'),
}
"""A scenario in which one line has another beginning."""
CALLS: tuple[tuple[str, ...], ...] = (
    ("rule", "nothing.txt"),
    ("rule", "good.txt", "--ask", "wagr"),
    ("rule", "good.txt", "--ask", "wager:12"),
    ("rule", "good.txt", "--book", "tda-2023"),
    ("rule", "good.txt", "--seat", "-1"),
    ("compare", "bet.nothing"),
    ("part", "tda-2024", "tda-2024"),
    ("part", "tda-2024", "upt", "--topic", "nothing"),
    ("rules", "nothing.at.all"),
    ("search", "floor", "--house", "nowhere"),
    ("screenshot", "table", "--out", "table.jpg"),
    ("screenshot", "table", "--out", "table.png", "--size", "12x9"),
    ("screenshot", "table", "--out", "table.png", "--size", "wide"),
    ("screenshot", "table", "--out", "pictures/table.png"),
    ("words", "--again", "nothing"),
    ("words", "good.txt"),
    ("convert", "good.txt"),
    ("convert", "good.txt", "--to", "phh"),
    ("convert", "phh", "rise.txt", "--out", "hands"),
    ("check", "nothing.toml"),
    ("grade", "seed.toml", "--gestures", "nothing.txt", "--book", "upt"),
    ("grade", "good.txt", "--gestures", "good.txt", "--book", "upt"),
    ("renumber", "tda-2024", "1"),
    ("renumber", "tda-2024", "999=1"),
    ("edition", "good.txt", "--against", "upt"),
    ("tells", "nothing.toml"),
    ("upgrade", "nothing.toml"),
    ("confirm", "nothing.toml"),
    ("progress", "verify", "--data", "none.db"),
    ("progress", "profiles", "--data", "good.txt"),
    ("progress", "import", "good.txt"),
    ("progress", "restore", "good.txt"),
    ("deal",),
)
"""Wrong calls; none of them writes anything."""
USAGE = ("Usage:", "Try ", "Options:")


def errors(_: Random) -> Iterator[Line]:
    """Each line that is printed, where it was."""
    runner, before = CliRunner(), Path.cwd()
    with TemporaryDirectory() as folder:
        try:
            os.chdir(folder)
            _write()
            faulty = [("rule", name, "--book", "upt") for name in HANDS if name != "good.txt"]
            for call in (*CALLS, *faulty, *(("check", name) for name in SPOILED)):
                told = runner.invoke(main, call, env={"TRAINER_DATA": folder}, terminal_width=400)
                for words in told.output.splitlines():
                    if told.exit_code and words.strip() and not words.startswith(USAGE) and folder not in words:
                        yield line("error", f"trainer {call[0]}", words)
        finally:
            os.chdir(before)


def _write() -> None:
    for name, text in HANDS.items():
        Path(name).write_text(text, encoding="utf-8")
    whole = min(resources.path(*SCENARIO).glob("*.toml")).read_text(encoding="utf-8")
    for name, (old, new) in SPOILED.items():
        lines = (new + each.removeprefix(old) if each.startswith(old) else each for each in whole.splitlines())
        Path(name).write_text("\n".join(lines), encoding="utf-8")
