"""Strings that stand in files as they are read: screens, steps, ledgers, headings, scenarios, commands and docs."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import click

from tests.readers.holes import stands_alone, strings
from tests.readers.line import Line, line
from trainer import resources
from trainer.cli import Lazy
from trainer.cli import main as cli
from trainer.grading.telling.steps import BRIEF
from trainer.rules.book import all_books
from trainer.rules.headings import headings
from trainer.rules.practice import COMMON_PRACTICE, FILE, read
from trainer.rules.steps import STEPS
from trainer.rules.syllabus import syllabus
from trainer.scenarios.loader import load_all
from trainer.ui.desk.houses import pill
from trainer.voice.gathering import areas, markdown

DOC_WORDS = 40
_SENTENCE = re.compile(r"(?<=[.?!]) +(?=[A-Z“])")
UI = "trainer/ui/"
DEMO = ("trainer/ui/demo/", "trainer/ui/art/", "trainer/ui/unseen.py")


def _python(kind: str, where: tuple[str, ...], but: tuple[str, ...] = ()) -> Iterator[Line]:
    root = resources.root()
    for file in areas.files(root):
        name = areas.name_of(file, root)
        if file.suffix == ".py" and name.startswith(where) and not name.startswith(but):
            place = _place(Path(name))
            yield from (line(kind, place, words) for words in strings(file.read_text(encoding="utf-8")))


def _place(name: Path) -> str:
    """ "ui/screens/debrief_right.py" as "debrief right"."""
    stem = name.parent.name if name.stem == "__init__" else name.stem
    return stem.replace("_", " ").strip()


def screens(_: Random) -> Iterator[Line]:
    """Labels, tooltips, slips and dialogs."""
    yield from _python("screen", (UI,), DEMO)


def rulings(_: Random) -> Iterator[Line]:
    """What rules say and, on the next line of their sheet, what follows; the steps of remedies."""
    for law in all_books():
        for each in syllabus(law.key).values():
            at = f"{pill(law.key)}, {', '.join(each.at[:2])}"
            if each.outcome:
                yield line("ruling", f"rule of {at}", f"{each.says} / {each.outcome[:1].upper()}{each.outcome[1:]}.")
    yield from (line("step", "step of a remedy", f"{each.says}.") for each in STEPS.values())
    yield from (line("step", "step of a remedy, in short", words) for words in BRIEF.values())


def ledger(_: Random) -> Iterator[Line]:
    """Paragraphs in our own words, how they are read, what was corrected, and common practice."""
    for law in all_books():
        house = pill(law.key)
        for each in law.ledger.paragraphs:
            for part in (each.says, each.reading, each.beside, each.reason):
                yield line("ledger", f"{house}, {each.at}", part)
        for one in law.ledger.corrections:
            yield line("ledger", f"{house}, corrected on {one.on}", one.says)
    for practice in read(resources.text("trainer", "rules", "data", FILE)).values():
        yield line("ledger", COMMON_PRACTICE, practice.says)


def paragraph_headings(_: Random) -> Iterator[Line]:
    """What paragraphs are about, in a few words."""
    for law in all_books():
        for at, words in headings(law).items():
            yield line("heading", f"paragraph {at} of {pill(law.key)}", words)


def scenario_texts(_: Random) -> Iterator[Line]:
    """Titles and hints."""
    for each in load_all(resources.path("quizzes", "scenarios")):
        yield line("scenario", f"title of {each.id}", each.title)
        yield from (line("scenario", f"hint in {each.id}", words) for words in each.hints)


# --- commands


def commands(_: Random) -> Iterator[Line]:
    """Help of every command and option."""
    assert isinstance(cli, Lazy)
    context = click.Context(cli)
    for name in cli.list_commands(context):
        found = cli.get_command(context, name)
        assert found is not None
        yield from _help(found, f"trainer {name}")


def _help(command: click.Command, name: str) -> Iterator[Line]:
    for words in (command.help or "").split("\n\n"):
        if "\b" not in words:
            yield line("command", f"{name} --help", words)
    for option in command.params:
        if isinstance(option, click.Option) and option.help:
            yield line("command", f"{name} {option.opts[0]}", option.help)
    if isinstance(command, click.Group):
        for sub, each in command.commands.items():
            yield from _help(each, name if each.hidden else f"{name} {sub}")


# --- docs


def docs(chance: Random) -> Iterator[Line]:
    """Paragraphs of README and docs; of a long one a sentence."""
    root = resources.root()
    for file in areas.files(root):
        if file.suffix == ".md":
            name = areas.name_of(file, root)
            for text in markdown.texts(name, file.read_text(encoding="utf-8")):
                words = text.words.replace("*", "")
                if len(words.split()) > DOC_WORDS:
                    words = chance.choice(_SENTENCE.split(words))
                if len(words.split()) >= 5 and "·" not in words and stands_alone(words):
                    yield line("docs", name, words)
