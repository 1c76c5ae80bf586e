"""From one ledger to the next: hands dealt while a rulebook had lost a rule, and the program with the rule put back."""

import json
import re
from pathlib import Path

import pytest

from tests.ledgers import Said, commands, root_with, shipped, started
from tests.progress.samples import NOON
from trainer.progress.correcting import SAME, WITHDRAWN, correct
from trainer.progress.records import Answer, Outcome, Part, Source, Tested
from trainer.progress.store import Store
from trainer.progress.verify import verify
from trainer.rules.corrected import known_to

HOUSE, TOPIC = "tda-2022", "deal.four-card-flop"
PRACTISE = """
from trainer.progress.store import Store
from tests.progress import real
for house, name in (("tda-2022", "Ann"), ("metropolitan", "Ben")):
    real.HOUSE = house
    with Store.open(Path(sys.argv[1])) as store:
        who = store.new_profile(name)
        for number, mistake in enumerate(("plays-on", "plays-on", "")):
            scenario = real.FLOP if number < 2 else real.CLEAN
            running, transcript = real.begin(store, who, scenario, mistake, number)
            found = real.kept(real.assess(transcript, real.book(house), running.hand.taken_over))
            store.finish(running.id, None, found)
"""
ROW = f"""correction]]
on = "2026-11-20"
topics = ["{TOPIC}"]
says = "TDA 2022 has a rule on four-card flops our copy had lost."
"""


def without_corrections() -> list[str]:
    return [part for part in shipped(HOUSE).split("\n[[") if not part.startswith("correction]]")]


def lost() -> str:
    """The ledger without all that is printed on that topic."""
    on = re.compile(rf'^paragraph.*^topic = "{TOPIC}"', re.MULTILINE | re.DOTALL)
    return "\n[[".join(part for part in without_corrections() if not on.match(part))


def put_back() -> str:
    return "\n[[".join([*without_corrections(), ROW])


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Said]]:
    folder = tmp_path_factory.mktemp("law")
    for each in ("old", "new"):
        (folder / each).mkdir()
    old, new = root_with(folder / "old", {HOUSE: lost()}), root_with(folder / "new", {HOUSE: put_back()})
    data = folder / "progress.db"
    done = started(old, folder / "home", PRACTISE, data)
    assert done.returncode == 0, done.stderr
    line = ("progress", "corrected", "--data", data)
    return data, commands(new, folder / "home", line, (*line, "--write"), (*line, "--write"), (*line, "--json"))


def test_the_command_tells_first_does_it_when_it_is_asked_to_and_only_once(said: tuple[Path, list[Said]]) -> None:
    _, (told, written, again, _) = said
    assert [each.code for each in (told, written, again)] == [0, 0, 0]
    came = f"{HOUSE}: 2 hands regraded\n4 of 6 stay as they are\n"
    assert told.out == f"{came}nothing has been written yet; use --write to do it\n"
    assert written.out == came
    assert again.out == "everything is up to date\n"


def test_as_json_it_says_what_there_is_left(said: tuple[Path, list[Said]]) -> None:
    data, (*_, as_json) = said
    assert json.loads(as_json.out) == {"file": str(data), "written": False, "corrected": []}


def test_the_file_is_whole_then(said: tuple[Path, list[Said]]) -> None:
    assert verify(said[0]) == ()


AUDITED = "@2026-11-24"
"""The corrections of what two audits found, one a house."""


@pytest.mark.parametrize(
    ("house", "topic", "came"),
    [
        ("foxwoods-2020", "bet.underraise", WITHDRAWN),
        ("tda-2022", "bet.invalid", WITHDRAWN),
        ("tda-2022", "bet.pot-size", SAME),
        ("tda-2024", "bet.string", WITHDRAWN),
        ("upt", "bet.rounding", WITHDRAWN),
        ("upt", "bet.pot-size", SAME),
        ("metropolitan", "stud.seventh-street", WITHDRAWN),
        ("metropolitan", "deal.boxed-card", SAME),
    ],
)
def test_what_was_learned_between_the_first_corrections_and_the_audits_is_held_against_what_these_found(
    house: str, topic: str, came: str
) -> None:
    """An answer to a question that is another today, given under the corrections of the day before."""
    before = " ".join(key for key in known_to(house).split() if not key.endswith(AUDITED))
    assert before
    with Store.in_memory() as store:
        ann = store.new_profile("Ann", NOON)
        tested = (Tested(f"topic:{topic}", topic, Part.REMEDY, Outcome.GOOD),)
        given = Answer(ann.id, "gone", house, 0, True, 4000, NOON, None, posed="gone", law=before, tested=tested)
        store.add_answer(given)
        assert correct(store) == {(house, Source.QUESTION, came): 1}
        news = store.news(ann.id, known_to(house).split())
        told = {key for key, _ in news.at} if news else set()
        assert (f"{house}{AUDITED}" in told) == (came == WITHDRAWN)
        assert not any(not key.endswith(AUDITED) for key in told), "what was told the day before is not told again"
        assert correct(store) == {}
