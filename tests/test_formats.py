"""Every kind of text that is read again: without a format it has the first one, and a newer one is one sentence."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.questions.samples import CLAIM
from trainer import resources, settings
from trainer.grading import upgrades
from trainer.grading.assessment import from_json
from trainer.kernel import notation
from trainer.kernel.document import transcript_of
from trainer.kernel.room import notation as room_notation
from trainer.kernel.room.document import room_of
from trainer.questions import confirmed, question_file
from trainer.rules import ledger_file, ledger_head
from trainer.scenarios import form, loader
from trainer.study import so_far

HERE = Path(__file__).parent
TOML, JSON = "format = {}\n", '"format": {},\n'


@dataclass(frozen=True)
class Kind:
    """A kind: a `text` of it in which the line `said` tells the format, and how a fault calls that line.

    `newest` is the format that is written now.
    """

    newest: int
    read: Callable[[str], object]
    text: str
    said: str
    place: str = ""
    may_be_silent: bool = True

    def of(self, version: object) -> str:
        """The same, of that format."""
        assert self.said.format(1) in self.text
        return self.text.replace(self.said.format(1), self.said.format(version), 1)

    @property
    def silent(self) -> str:
        return self.text.replace(self.said.format(1), "", 1)


def question(text: str) -> object:
    return question_file.read(text, "q")


def confirmed_law(text: str) -> object:
    return confirmed.parsed(text, "c")


def scenario(text: str) -> object:
    return loader.read(text, "s")


def rulebook(text: str) -> object:
    return ledger_file.read(text, "l")


def grade(text: str) -> object:
    return from_json(json.loads(text))


def settings_of(text: str) -> settings.Settings:
    with TemporaryDirectory() as folder:
        path = Path(folder, "settings.toml")
        path.write_text(text, encoding="utf-8")
        found = settings.load(path)
        if found.trouble:
            raise ValueError(found.trouble.replace(f"{path}: A newer", "a newer").removesuffix("."))
    return found.settings


def plain(name: str) -> str:
    """A JSON text that was written without a format, with one, a key a line."""
    data = json.loads((HERE / name).read_text("utf-8"))
    return json.dumps({"format": 1, **data.get("hands", {"silent": {"json": data}})["silent"]["json"]}, indent=0)


CONFIRMED = '{\n"format": 1,\n"law": {},\n"questions": []}'
HAND = "dealing 1\ngame holdem no-limit\nseat 1 100x9 Ann\nseat 2 100x9 Ben\nbutton 1\ndeck Ah Kd\n---\n"
ROOM = resources.text("trainer", "rules", "examples", "metropolitan-ill-9.room.txt")
SCENARIO = resources.text("quizzes", "scenarios", "clean", "holdem-heads-up.toml")
LEDGER = (HERE / "rules" / "ledgers" / "harbour-2026.toml").read_text("utf-8")
SESSION, GRADE = (plain(f"{name}-rule-keys.json") for name in ("study/written/3", "grading/written/6"))
KINDS = {
    "question": Kind(question_file.FORMAT, question, f"format = 1\n{CLAIM}", TOML, "q:{}: format: "),
    "scenario": Kind(form.FORMAT, scenario, SCENARIO, TOML, "s:{}: format: ", may_be_silent=False),
    "rulebook": Kind(ledger_head.FORMAT, rulebook, LEDGER, TOML, "l:{}: "),
    "hand": Kind(notation.VERSION, transcript_of, HAND, "dealing {}\n", "line {}: ", may_be_silent=False),
    "room": Kind(room_notation.VERSION, room_of, ROOM, "room {}\n", "line {}: ", may_be_silent=False),
    "settings file": Kind(settings.FORMAT, settings_of, 'format = 1\nname = "Ann"\n', TOML),
    "file of confirmed questions": Kind(
        confirmed.FORMAT, confirmed_law, CONFIRMED, JSON, "c:2: format: ", may_be_silent=False
    ),
    "session": Kind(so_far.FORMAT, so_far.from_json, SESSION, JSON),
    "grade": Kind(upgrades.FORMAT, grade, GRADE, JSON),
}
EACH = pytest.mark.parametrize("what", KINDS)


def fault(kind: Kind, text: str) -> str:
    with pytest.raises(ValueError, match=r".+") as told:
        kind.read(text)
    return str(told.value)


@EACH
def test_one_of_the_first_format_is_read_and_so_is_one_that_does_not_say(what: str) -> None:
    kind = KINDS[what]
    assert kind.read(kind.text)
    if kind.may_be_silent:
        assert kind.read(kind.silent) == kind.read(kind.text)
    else:
        assert "format" in fault(kind, kind.silent) or "first line" in fault(kind, kind.silent)


@EACH
def test_a_newer_one_is_one_sentence_at_its_place_whatever_else_is_in_it(what: str) -> None:
    kind = KINDS[what]
    line = kind.text.splitlines().index(kind.said.format(1).strip()) + 1
    told_of = f"(format 7; this one reads {kind.newest})"
    wanted = f"a newer version of this program wrote this {what} {told_of}: update the program"
    other = {TOML: 'unheard = "of"\n', JSON: '"unheard": 1,\n'}.get(kind.said, "unheard of\n")
    for text in (kind.of(7), kind.of(7).replace(kind.said.format(7), f"{kind.said.format(7)}{other}")):
        told = fault(kind, text)
        assert told == kind.place.format(line) + wanted


@EACH
@pytest.mark.parametrize("version", ["0", "-1", "true", '"one"', "1.5"])
def test_what_is_no_version_is_a_fault_and_nobody_is_sent_for_an_update(what: str, version: str) -> None:
    told = fault(KINDS[what], KINDS[what].of(version))
    assert "newer" not in told
    assert f"not a number from 1 to {KINDS[what].newest}" in told or "the first line must be" in told
