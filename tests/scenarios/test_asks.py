"""Questions and scenarios in one folder are told apart by their keys."""

import pytest

from trainer import resources
from trainer.scenarios.asks import KEYS, asks


@pytest.mark.parametrize("key", KEYS)
def test_a_key_of_a_question_at_the_top_tells(key: str) -> None:
    assert asks(f'id = "x"\n{key} = 1\n')
    assert asks(f'id = "x"\n[[{key}]]\n')
    assert not asks(f'id = "x"\n[[wager]]\n{key} = 1\n')
    assert not asks(f'id = "x"\n{key}s = 1\n')


def test_what_says_nothing_is_no_question() -> None:
    assert not asks("")
    assert not asks("prompt\n= [broken")


def test_all_that_ships_is_told_apart() -> None:
    for name, asking in (("questions", True), ("scenarios", False)):
        files = list(resources.path(f"quizzes/{name}").rglob("*.toml"))
        assert len(files) > 100
        assert [each.name for each in files if asks(each.read_text(encoding="utf-8")) is not asking] == []
