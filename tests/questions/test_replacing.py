"""A question that another one replaced is asked no more, and the other stands for it in all that it told memory."""

from pathlib import Path

import pytest

from trainer import resources
from trainer.kernel.altered import replace
from trainer.questions.bank import bank
from trainer.questions.catalog import entries, replaced
from trainer.questions.question_file import BadQuestions, read, sound
from trainer.questions.replacing import replacing_faults

ALL = {each.id: each for each in sound(resources.path("quizzes", "questions"))[0]}
REPLACED = [each for each in ALL.values() if each.replaced_by]


def test_there_are_some_and_none_of_them_is_asked() -> None:
    assert REPLACED
    gone = {each.id for each in REPLACED}
    assert gone.isdisjoint({each.id for each in bank()} | {each.id for each in entries()})
    assert replaced() == {each.id: each.replaced_by for each in REPLACED}


@pytest.mark.parametrize("question", REPLACED, ids=[each.id for each in REPLACED])
def test_what_is_asked_in_its_place_is_asked_wherever_it_was_on_all_its_rules(question) -> None:
    assert list(replacing_faults(question, ALL)) == []


def test_one_that_stands_for_nothing_is_told() -> None:
    former = ALL["high-card"]
    assert list(replacing_faults(replace(former, replaced_by="no-such"), ALL)) == ["'no-such' is no question"]
    twice = replace(former, replaced_by="is-it-tabled")
    assert list(replacing_faults(twice, ALL)) == ["is-it-tabled doesn't test button.draw.for-the-first-button at upt"]
    assert list(replacing_faults(replace(former, replaced_by="whole-hand-in-omaha"), ALL)) == [
        "'whole-hand-in-omaha' is replaced itself"
    ]
    narrow = replace(ALL["is-it-tabled"], houses=("upt",))
    former = replace(ALL["whole-hand-in-omaha"], houses=("upt", "tda-2024"))
    assert list(replacing_faults(former, {narrow.id: narrow})) == ["is-it-tabled isn't asked at tda-2024"]


def test_what_is_no_id_is_a_fault_of_the_file() -> None:
    path = Path(ALL["high-card"].path)
    text = path.read_text(encoding="utf-8").replace('replaced_by = "king-against-king"', 'replaced_by = "No Id"')
    with pytest.raises(BadQuestions, match="replaced_by"):
        read(text, str(path))
