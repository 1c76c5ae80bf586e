"""Assessments of every shape that was ever kept are read as what they were; each was written by the code of its day."""

import json
from pathlib import Path
from typing import Any

import pytest

from trainer.grading.assessment import Assessment, Finding, MatterGrade, Verdict, from_json, to_json
from trainer.grading.former_harms import WORDS
from trainer.grading.former_rulings import with_key
from trainer.grading.harms import ALWAYS
from trainer.grading.plain import to_plain
from trainer.grading.telling.acts import INSTEAD, instead
from trainer.grading.upgrades import FORMAT, upgraded
from trainer.kernel.formats import Newer
from trainer.rules.encoded import rulings
from trainer.rules.former import in_one_word, key_of
from trainer.rules.ruling import Decision, Ruling
from trainer.rules.steps import HARMS

WRITTEN = {
    path.stem: json.loads(path.read_text("utf-8")) for path in Path(__file__).with_name("written").glob("*.json")
}
HANDS = {f"{shape}, {hand}": each for shape, all_of in WRITTEN.items() for hand, each in all_of["hands"].items()}
OLDEST, NEWEST = WRITTEN["1-meanwhile"]["hands"]["wrong"]["json"], WRITTEN["8-format-2"]["hands"]["money"]["json"]


def told(a: Assessment) -> dict[str, Any]:
    """What matters of an assessment, as whoever wrote it told it."""
    score = a.score
    parts = (score.noticed, score.authority, score.remedy, score.practice, score.false_alarms, score.harms)
    return {
        "book": a.book,
        "right": a.right,
        "clean": a.clean,
        "off": a.off,
        "accepted_by": a.accepted_by,
        "score": parts,
        "matters": [_matter(each) for each in a.matters],
        "findings": [(each.index, each.verdict.value, each.matter) for each in a.findings],
    }


def _matter(m: MatterGrade) -> dict[str, Any]:
    return {
        "kind": m.matter.kind,
        "cards": [each.name for each in m.matter.cards],
        "noticed": m.noticed.how.value,
        "seconds": m.noticed.seconds,
        "authority": m.authority.value,
        "remedy": [(each.step.key, each.state.value, each.index) for each in m.remedy],
        "harms": [(each.index, each.key) for each in m.harms],
        "decision": _decision(m.decision),
    }


def _decision(d: Decision | None) -> dict[str, Any] | None:
    return d and {
        "cites": [f"{each.book} {each.at}" for each in d.citations],
        "rules": [each.rule for each in d.citations],
        "tried": [(each.rule, each.held) for each in d.trace],
        "label": d.label,
        "figures": d.figures,
        "ruling": _ruling(d.ruling),
        "follows": _decision(d.floor_follows),
    }


def _ruling(r: Ruling | None) -> dict[str, Any] | None:
    return r and {
        "says": r.says,
        "options": r.options,
        "authority": r.authority.value,
        "steps": [each.key for each in r.steps],
        "deadline": r.deadline.value,
        "discretion": r.discretion.value,
        "fault": r.fault,
    }


def keyed(plain: Any, name: str = "") -> Any:
    """What was told, with the rules' keys of today, and options as words of the notation, which are theirs."""
    if isinstance(plain, dict):
        return {key: keyed(each, key) for key, each in plain.items()}
    if isinstance(plain, list):
        return [keyed(each, name) for each in plain]
    if name == "options" and isinstance(plain, str):
        return in_one_word(plain)
    return key_of(plain) if name in ("rules", "tried") and isinstance(plain, str) else plain


@pytest.mark.parametrize("written", HANDS.values(), ids=HANDS)
def test_one_of_any_day_is_read_as_what_it_was_then(written: dict[str, Any]) -> None:
    assert json.loads(json.dumps(told(from_json(written["json"])))) == keyed(written["told"])


@pytest.mark.parametrize("written", HANDS.values(), ids=HANDS)
def test_one_of_any_day_is_the_same_when_it_is_kept_anew(written: dict[str, Any]) -> None:
    graded = from_json(written["json"])
    assert from_json(json.loads(json.dumps(to_json(graded)))) == graded
    assert to_json(graded)["format"] == FORMAT


@pytest.mark.parametrize("written", HANDS.values(), ids=HANDS)
def test_a_ruling_of_any_day_has_its_key_of_today_and_the_effect_of_that(written: dict[str, Any]) -> None:
    for matter in from_json(written["json"]).matters:
        for decision in (matter.decision, matter.decision.floor_follows):
            ruling = decision.ruling if decision is not None else None
            assert ruling is None or ruling.effect is rulings()[ruling.key].effect


def test_of_two_rulings_with_the_same_words_the_one_is_meant_that_demanded_what_was_demanded() -> None:
    for key in ("deal.misdeal", "deal.misdeal-until-second-player", "hand.dead", "bet.hand-already-dead"):
        kept = {**to_plain(rulings()[key]), "name": rulings()[key].says}
        then = {name: value for name, value in kept.items() if name not in ("key", "says", "effect")}
        assert with_key(then)["key"] == key


def test_a_ruling_that_nothing_comes_to_any_more_keeps_its_words() -> None:
    read = with_key({"name": "Nobody says so any more", "authority": "floor", "options": ["Play on"]})
    assert read == {
        "key": "former.nobody-says-so-any-more",
        "says": "Nobody says so any more",
        "authority": "floor",
        "options": ["play-on"],
        "effect": "as-told",
    }


@pytest.mark.parametrize(("key", "says"), [(key, each) for key, some in WORDS.items() for each in some])
def test_a_harm_that_was_kept_in_words_has_its_key(key: str, says: str) -> None:
    finding = {"index": 0, "verdict": "harmful", "reason": f"{says.capitalize()}. Here more."}
    kept = {**OLDEST, "findings": [finding, {**finding, "verdict": "late"}, {**finding, "reason": "Another one."}]}
    assert [each.harm for each in from_json(kept).findings] == [key, "", ""]


def test_each_harm_of_today_had_words_before_it_had_a_key_and_is_told_what_is_right_instead() -> None:
    assert {*ALWAYS, *HARMS} == {*INSTEAD}
    assert {*WORDS} <= {*INSTEAD}


def test_what_is_right_instead_of_a_harm_hangs_on_its_key_whatever_it_is_called() -> None:
    for key, right in INSTEAD.items():
        assert instead(Finding(0, Verdict.HARMFUL, "Said otherwise. And more.", harm=key)) == right
    assert instead(Finding(0, Verdict.HARMFUL, "A second card was burned. And more.")) == "And more."


def test_there_is_one_of_every_format() -> None:
    formats = {each["json"].get("format", 0) for each in HANDS.values()}
    assert formats == set(range(FORMAT + 1))


def test_reading_one_leaves_what_it_was_read_from_as_it_was() -> None:
    before = json.dumps(OLDEST)
    from_json(OLDEST)
    assert json.dumps(OLDEST) == before


def test_a_newer_one_is_told_in_one_sentence_whatever_else_is_in_it() -> None:
    for other in ({}, {"matters": "elsewhere"}, {"unheard": 1}):
        with pytest.raises(Newer) as told:
            from_json({**NEWEST, **other, "format": FORMAT + 1})
        assert str(told.value) == (
            "a newer version of this program wrote this grade "
            f"(format {FORMAT + 1}; this one reads {FORMAT}): update the program"
        )


@pytest.mark.parametrize("given", [0, -1, True, "1", 1.0, None, [1]])
def test_a_format_that_is_none_is_a_fault_and_not_a_newer_one(given: object) -> None:
    with pytest.raises(ValueError, match="not a number from 1") as told:
        from_json({**NEWEST, "format": given})
    assert not isinstance(told.value, Newer)


SPOILS: dict[str, dict[str, Any]] = {
    "no matters": {"matters": {}},
    "a matter that is none": {"matters": [3]},
    "a matter without a decision": {"matters": [{}]},
    "a decision without a ruling": {"matters": [{"decision": {}}]},
}


@pytest.mark.parametrize("spoil", SPOILS.values(), ids=SPOILS)
def test_an_old_one_that_is_none_is_refused(spoil: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"fit|should be|no Assessment"):
        from_json({**OLDEST, **spoil})


def test_no_text_is_an_assessment() -> None:
    for plain in ([], "grade", 3, None):
        with pytest.raises(ValueError, match="no Assessment"):
            upgraded(plain)  # type: ignore[arg-type]
