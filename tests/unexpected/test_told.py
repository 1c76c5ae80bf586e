"""What a report tells of an error: the way through the program, and nothing of whoever ran it."""

from pathlib import Path

import pytest

from trainer.unexpected.report import report_on
from trainer.unexpected.told import LEFT_OUT, MOST_FRAMES, headline, lines, short, words

HOME = "/" + "home/maria"  # in two pieces: no file of the project holds a path of one machine
SECRETS = ("Maria", HOME, "maria", "8d 4c")


def raised(work):
    """The error that the work raises."""
    try:
        work()
    except Exception as error:  # noqa: BLE001  # whatever it is
        return error
    raise AssertionError("nothing was raised")


def missing_file():
    Path(f"{HOME}/Maria's hands.db").read_text(encoding="utf-8")


def refused():
    raise ValueError("no profile 'Maria', her answer was 8d 4c")


def caused():
    try:
        {"a": 1}["Maria"]
    except KeyError as fault:
        raise LookupError("Maria is not there") from fault


def nested(depth):
    return nested(depth - 1) if depth else refused()


@pytest.mark.parametrize("work", [missing_file, refused, caused, lambda: int("maria"), lambda: {}["Maria"]])
def test_no_report_names_a_person_a_file_of_theirs_or_an_answer(work):
    text = report_on(raised(work)).text
    assert not [each for each in SECRETS if each in text.replace("caused", "")]


@pytest.mark.parametrize(
    ("work", "said"),
    [
        (lambda: None.acts, "'NoneType' object has no attribute 'acts'"),
        (lambda: 1 / 0, "division by zero"),
        (lambda: getattr(None, "Maria" + "s"), "'NoneType' object has no attribute …"),
        (lambda: Path(f"{HOME}/x").read_text(encoding="utf-8"), "No such file or directory"),
        (lambda: int("maria"), LEFT_OUT),
        (refused, LEFT_OUT),
        (lambda: (_ for _ in ()).throw(ValueError), ""),
    ],
)
def test_of_what_an_error_says_only_that_is_kept_which_stands_in_the_program(work, said):
    assert words(raised(work)) == said


def test_what_led_to_an_error_is_told_before_it():
    told = [each for each in lines(raised(caused)) if not each.startswith(" ")]
    assert told == [f"KeyError ({LEFT_OUT})", f"LookupError ({LEFT_OUT})"]


def test_the_headline_says_what_and_where():
    assert headline(raised(refused)).startswith("ValueError in tests/unexpected/test_told.py, line ")
    assert headline(ValueError("never raised")) == "ValueError"


def test_files_of_the_program_are_named_from_its_root_and_others_by_their_last_part():
    import click

    assert short(str(Path(__file__))) == "tests/unexpected/test_told.py"
    assert short(click.__file__) == "click/__init__.py"
    assert short(f"{HOME}/secret/own.py") == "…/own.py"
    assert short("<frozen importlib._bootstrap>") == "<frozen importlib._bootstrap>"


def test_a_very_long_way_is_told_by_its_two_ends():
    told = lines(raised(lambda: nested(300)))
    assert sum(", line " in each for each in told) == MOST_FRAMES
    assert any("more …" in each for each in told)
    assert "refused" in told[-2]


def test_the_same_error_gives_the_same_text():
    assert report_on(raised(refused), {"Page": "play"}).text == report_on(raised(refused), {"Page": "play"}).text


def test_the_facts_stand_in_the_report():
    text = report_on(raised(refused), {"Page": "play"}).text
    assert "Page     play\n" in text
    assert all(f"{each} " in text for each in ("Program", "Python", "System"))
