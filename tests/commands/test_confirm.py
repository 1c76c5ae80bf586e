"""`trainer confirm` and what `trainer check` says of questions whose law is another than the one confirmed."""

import json
import shutil
from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.ledgers import LEDGER, commands, root_with
from trainer import resources
from trainer.commands import law_of
from trainer.questions.confirming import Changed
from trainer.scenarios.faults import told

BOXED = resources.path("quizzes", "questions", "boxed")
NAME = "rests-on.json"
QUESTION = "two-boxed-in-the-deal.toml"
OWN = ["boxed-how-many", "two-boxed-in-the-deal"]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder of somebody's own questions, below it one more."""
    folder = tmp_path / "own"
    (folder / "more").mkdir(parents=True)
    shutil.copy(BOXED / QUESTION, folder / "more")
    shutil.copy(BOXED / "boxed-how-many.toml", folder)
    return folder


def test_questions_where_nothing_was_ever_confirmed_are_a_note_and_no_fault(run: Run, own: Path) -> None:
    result = run("check", own)
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        f"no one has confirmed the rules that 2 of the questions rest on (trainer confirm): {', '.join(OWN)}",
        "2 files checked, 0 faults",
    ]
    known = json.loads(run("check", own, "--json").output)
    assert known["unconfirmed"] == 2
    assert known["unconfirmed_questions"] == OWN


@pytest.mark.parametrize(
    ("count", "end"), [(1, ": q1"), (5, ": q1, q2, q3, q4, q5"), (7, ": q1, q2, q3, q4, q5 and 2 more")]
)
def test_of_many_questions_that_nobody_has_confirmed_the_first_are_named(count: int, end: str) -> None:
    [note] = law_of.Law(unconfirmed=[f"q{number + 1}" for number in range(count)]).notes
    assert note == f"no one has confirmed the rules that {count} of the questions rest on (trainer confirm){end}"


def test_a_dry_run_tells_what_each_rests_on_and_writes_nothing(run: Run, own: Path) -> None:
    result = run("confirm", own)
    assert result.exit_code == 0
    told = f"{own / 'more' / QUESTION}:9: tda-2022 35-A-1: new: rests on deal.boxed-card.enough-in-the-deal"
    assert any(line.startswith(told) for line in result.output.splitlines())
    assert result.output.endswith("2 questions checked, 2 to confirm; nothing was written; use --write\n")
    assert not list(own.rglob(NAME))


def test_what_is_written_lies_in_the_folder_named_and_is_named_no_more(run: Run, own: Path) -> None:
    assert run("confirm", own, "--write").output.endswith("2 to confirm; written\n")
    assert [each.relative_to(own) for each in own.rglob(NAME)] == [Path(NAME)]
    assert run("check", own).output == "2 files checked, 0 faults\n"
    changes = json.loads(run("confirm", own, "--json").output)
    assert changes == {"written": False, "changes": []}


def test_a_new_question_where_others_are_confirmed_is_a_fault_with_its_line(run: Run, own: Path) -> None:
    run("confirm", own, "--write")
    new = own / "more" / "one.toml"
    shutil.copy(BOXED / "one-boxed-in-the-deal.toml", new)
    result = run("check", own)
    assert result.exit_code == 1
    assert f"{new}:9: no one has confirmed the rules it rests on, at tda-2022 " in result.output
    assert result.output.endswith("3 files checked, 1 fault\n")


def test_only_the_questions_named_are_confirmed_and_those_gone_are_dropped_with_their_folder(
    run: Run, own: Path
) -> None:
    run("confirm", own, "--write")
    (own / "boxed-how-many.toml").unlink()
    run("confirm", own / "more", "--write")
    assert "boxed-how-many" in (own / NAME).read_text("utf-8")
    run("confirm", own, "--write")
    assert "boxed-how-many" not in (own / NAME).read_text("utf-8")


def test_a_bad_file_of_confirmed_law_is_a_fault_and_never_written_over(run: Run, own: Path) -> None:
    (own / NAME).write_text('{"format": 9}', encoding="utf-8")
    for result in (run("check", own), run("confirm", own, "--write")):
        assert result.exit_code == 1
        assert f"{own / NAME}:1: format: a newer version of this program wrote this" in result.output
    assert (own / NAME).read_text("utf-8") == '{"format": 9}'


def test_another_law_is_named_until_it_is_confirmed_and_another_number_never(tmp_path: Path) -> None:
    root = root_with(tmp_path, {})
    content = root / "quizzes" / "questions"
    shutil.copy(resources.path("quizzes", "questions", NAME), content / NAME)
    asked = content / "boxed" / QUESTION
    [renumbered] = commands(root, tmp_path, ("renumber", "tda-2022", "35-A-1=35-A-77", "--write"))
    assert renumbered.code == 0, renumbered
    [same] = commands(root, tmp_path, ("check", content / "boxed"))
    assert '"35-A-77"' in asked.read_text("utf-8")
    assert same.out.endswith(" files checked, 0 faults\n"), same.out
    ledger = root / LEDGER / "tda-2022.toml"
    ledger.write_text(ledger.read_text("utf-8").replace("boxed = 2", "boxed = 3"), encoding="utf-8")
    named, _, then = commands(root, tmp_path, ("check", asked), ("confirm", asked, "--write"), ("check", asked))
    what = "deal.boxed-card.enough-in-the-deal: figures: were boxed 2, are boxed 3"
    assert (
        named.out.splitlines()[0] == f"{asked}:9: at tda-2022 35-A-77; tda-2024 35-A-77: {what}, since it was confirmed"
    )
    assert named.code == 1
    assert (then.code, then.out) == (0, "1 file checked, 0 faults\n")


def test_a_long_fault_is_cut_behind_its_houses_and_paragraphs(monkeypatch: pytest.MonkeyPatch) -> None:
    what = f"was {'a' * 120} by the floor, is {'b' * 120} by the floor"
    some = [Changed("tda-2022", ("39-A",), what), Changed("upt", ("3", "4"), what)]
    monkeypatch.setattr(law_of, "changes", lambda *_: some)
    [line] = told(law_of.law_of([BOXED / QUESTION]).faults)
    assert line.startswith(f"{BOXED / QUESTION}:9: at tda-2022 39-A; upt 3, 4: was aaa")
    assert line.endswith("…")
