"""Faults are told a line each: no more lines and no longer ones than somebody reads."""

from trainer.kernel.limits import LONGEST_FAULT, MOST_FAULTS
from trainer.scenarios.faults import LONGEST_PLACE, parts, told
from trainer.scenarios.form import Fault


def test_few_and_short_faults_are_told_as_they_are() -> None:
    assert told([Fault("a.toml", 3, "id", "is missing"), "b.toml: no"]) == ["a.toml:3: id: is missing", "b.toml: no"]
    assert told([]) == []


def test_many_are_counted() -> None:
    lines = told(Fault("a.toml", n, "", "no") for n in range(1, 1285))
    assert len(lines) == MOST_FAULTS + 1
    assert lines[-1] == "... and 1,234 more faults"
    assert told(["a: x"] * (MOST_FAULTS + 1))[-1] == "... and 1 more fault"


def test_long_ones_are_cut_behind_their_place() -> None:
    (line,) = told([Fault("a.toml", 3, "k" * 5000, "x" * 5000)])
    assert line.startswith("a.toml:3: kkk") and line.endswith("…")
    assert len(line) == len("a.toml:3: ") + LONGEST_FAULT
    (line,) = told([Fault("/x" * 3000, 3, "id", "is missing")])
    assert len(line) <= LONGEST_PLACE + 2 + LONGEST_FAULT


def test_nothing_in_them_breaks_the_line_or_turns_its_direction() -> None:
    (line,) = told(["a.toml: \u202ex\x1b[31m\ny\x00"])
    assert line.isprintable()


def test_other_programs_get_the_same_in_parts() -> None:
    few = parts([Fault("a.toml", 3, "id", "is missing")])
    assert few == {"faults": [{"file": "a.toml", "line": 3, "key": "id", "what": "is missing"}], "more_faults": 0}
    many = parts([Fault("/x" * 3000, 3, "k" * 5000, "x" * 5000)] * (MOST_FAULTS + 3))
    assert (len(many["faults"]), many["more_faults"]) == (MOST_FAULTS, 3)
    assert {len(many["faults"][0][each]) for each in ("key", "what")} == {LONGEST_FAULT}
    assert len(many["faults"][0]["file"]) == LONGEST_PLACE
