"""Whether a raise is one too many, asked of every raise that isn't the first of its round."""

import pytest

from tests.rules.test_house_settings import LIMIT, RAISES
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.book import book as law
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import wagers
from trainer.rules.overturned import AS, overturned
from trainer.rules.raise_caps import on_the_cap
from trainer.rules.stands import latest, stands
from trainer.shorthand.reading import read

REACHED = "bet.raise-cap.house-cap-reached"


def _facts(raises: int, house: str = "", game: str = "game holdem limit") -> Facts:
    text = LIMIT.format(house=house).replace("game holdem limit", game) + "\n".join(RAISES[:raises])
    record = read(text).record
    return Facts(record, len(record))


@pytest.mark.parametrize(
    ("raises", "says"),
    [
        pytest.param(0, "", id="the bet"),
        pytest.param(1, "", id="the first raise"),
        pytest.param(2, "bet.raise-cap-applies", id="the second raise"),
        pytest.param(3, "bet.raise-cap-applies", id="the last one that is allowed"),
        pytest.param(4, "bet.house-cap-reached", id="one too many"),
    ],
)
@books((TDA, "48"), (PLAYERS, "53"), (FOXWOODS, "51"), (MET, "47"), (UPT, "tournament-23"))
def test_it_is_asked_from_the_second_raise_on(book: str, at: str, raises: int, says: str) -> None:
    facts = _facts(raises, "house raise-cap 3")
    made = latest(facts)
    assert made is not None
    found = on_the_cap(law(book), facts, made)
    assert (found.ruling.key if found is not None and found.ruling is not None else "") == says
    assert found is None or at in {each.at for each in found.citations}


@books((TDA, "48"), (PLAYERS, "53"), (FOXWOODS, "51"), (MET, "47"), (UPT, "tournament-23"))
def test_the_raise_within_the_cap_stands_by_that_rule_alone(book: str, at: str) -> None:
    facts, house = _facts(2), law(book)
    made = wagers(facts)[-1]
    assert stands(house, facts, made).kind == "raise"
    assert stands(overturned(house, "bet.raise-cap.at-limit", f"{AS}{REACHED}"), facts, made).kind == "call"
