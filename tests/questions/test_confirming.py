"""What a question rests on: another law names exactly the questions that rest on it, another wording none."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from trainer import resources
from trainer.questions import citing, confirmed, confirming, resting, testing
from trainer.questions.confirmed import Confirmed
from trainer.questions.model import Cite
from trainer.questions.question_file import Question, load
from trainer.questions.written import Step
from trainer.rules import book as books
from trainer.rules import houses
from trainer.rules.book import Book, InForce, make
from trainer.rules.encoded import encoded
from trainer.rules.ledger_file import read
from trainer.rules.ruling import Authority
from trainer.rules.syllabus import syllabus_of

FOLDER = resources.path("quizzes", "questions")
TWO_BOXED = {"tda-2022": "deal.boxed-card.enough-in-the-deal", "upt": "deal.boxed-card.enough-found-anywhere"}
TDA = "tda-2022"
WORDED = '\n[wording]\n"deal.misdeal" = "the deal is off"\n'
Turn = Callable[[Mapping[str, Book]], None]


@cache
def questions() -> tuple[Question, ...]:
    return load(FOLDER)


@cache
def shipped() -> Confirmed:
    return confirmed.read(FOLDER / confirmed.NAME)


@pytest.fixture
def turned(monkeypatch: pytest.MonkeyPatch) -> Turn:
    """`turned({house: book})`: questions are held against these books instead of the houses' own."""

    def turn(others: Mapping[str, Book]) -> None:
        for module in (citing, resting, testing):
            monkeypatch.setattr(module, "book", lambda key: others.get(key) or books.book(key))
        monkeypatch.setattr(testing, "syllabus", cache(lambda key: syllabus_of(others.get(key) or books.book(key))))

    return turn


def ledger(house: str, *changes: tuple[str, str]) -> Book:
    """A house's book with pieces of its ledger in other words; each piece stands there once."""
    text = houses.ledger_text(house)
    for was, now in changes:
        assert text.count(was) == 1, was
        text = text.replace(was, now)
    return make(read(text, house), house, text)


def ruled_otherwise(house: str, rule: str, **other: object) -> Book:
    """A house's book with a rule whose ruling demands something else."""

    def new(each: InForce) -> InForce:
        if each.rule.key != rule:
            return each
        return replace(each, rule=replace(each.rule, ruling=replace(each.rule.ruling, **other)))  # type: ignore[arg-type]

    law = books.book(house)
    return replace(law, by_topic={topic: tuple(map(new, some)) for topic, some in law.by_topic.items()})


def question(key: str) -> Question:
    return next(each for each in questions() if each.id == key)


def named() -> dict[str, set[str]]:
    """The questions whose law is not the one confirmed, each with the houses."""
    found: dict[str, set[str]] = {}
    for each in questions():
        for one in confirming.changes(each, shipped()):
            found.setdefault(each.id, set()).add(one.house)
    return found


def resting_on(house: str, rule: str) -> dict[str, set[str]]:
    """The same read off the files: whoever cites a paragraph with the rule there, or is decided by it."""
    ats = {
        each["at"] for each in tomllib.loads(houses.ledger_text(house))["paragraph"] if rule in each.get("rules", ())
    }
    found = citing_one_of(house, ats)
    for data in written():
        decided = data.get("engine", {}).get("kind") and house not in data.get("silent", ())
        if decided and rule in data["rules"] and house in data.get("houses", houses.BOOKS):
            found.setdefault(data["id"], set()).add(house)
    return found


def citing_one_of(house: str, ats: set[str]) -> dict[str, set[str]]:
    """The questions that cite one of a book's paragraphs, with the houses at which they do, read off the files."""
    found: dict[str, set[str]] = {}
    for data in written():
        for each in (data, *data.get("statement", ()), *data.get("step", ()), *data.get("no_step", ())):
            for asked, cites in each.get("cites", {}).items():
                if set(cites) & (ats if asked == house else {f"{house}:{at}" for at in ats}):
                    found.setdefault(data["id"], set()).add(asked)
    return found


@cache
def written() -> tuple[dict[str, Any], ...]:
    return tuple(tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("*.toml")))


def test_every_question_of_ours_is_confirmed_for_the_law_of_today() -> None:
    assert named() == {}
    assert set(shipped().rows) == {(each.id, house) for each in questions() for house in each.houses}


OTHERS = ({"key": "deal.play-on"}, {"authority": Authority.FLOOR}, {"steps": ()}, {"fault": False})


@pytest.mark.parametrize("other", OTHERS, ids=lambda other: next(iter(other)))
@pytest.mark.parametrize("house", TWO_BOXED)
def test_a_rule_turned_around_names_exactly_the_questions_that_rest_on_it(
    turned: Turn, house: str, other: dict[str, object]
) -> None:
    turned({house: ruled_otherwise(house, TWO_BOXED[house], **other)})
    found = named()
    assert house in found["two-boxed-in-the-deal"]
    assert found == resting_on(house, TWO_BOXED[house])


def test_another_figure_names_exactly_the_questions_that_rest_on_it(turned: Turn) -> None:
    turned({TDA: ledger(TDA, ("boxed = 2", "boxed = 3"))})
    found = named()
    assert TDA in found["two-boxed-in-the-deal"]
    assert found == resting_on(TDA, TWO_BOXED[TDA])


def test_a_paragraph_that_cites_another_rule_names_exactly_whoever_cites_it(turned: Turn) -> None:
    was = 'rules = ["deal.misdeal.wrong-first-seat"]'
    turned({TDA: ledger(TDA, (was, 'rules = ["deal.boxed-card.found-in-the-deck"]'))})
    assert named() == citing_one_of(TDA, {"35-A-2"}) != {}


def test_other_words_where_a_rule_decides_name_nobody(turned: Turn) -> None:
    text = houses.ledger_text(TDA).replace("A second boxed card on the initial deal", "Two of them") + WORDED
    law = make(read(text, TDA), TDA, text)
    assert law.rules[TWO_BOXED[TDA]].rule.ruling.says == "the deal is off"
    turned({TDA: law})
    assert named() == {}


def test_other_words_where_no_rule_decides_name_whoever_cites_them(turned: Turn) -> None:
    one = next(each for each in books.book(TDA).ledger.paragraphs if each.status == "question" and each.says)
    turned({TDA: ledger(TDA, (f'says = "{one.says}"', 'says = "Nobody may."'))})
    assert named() == citing_one_of(TDA, {one.at}) != {}


def test_other_words_beside_a_rule_name_whoever_asks_for_them_and_not_who_asks_for_the_rule(turned: Turn) -> None:
    was, now = "A player who can reach their chair is at their seat.", "A player in the room is at their seat."
    turned({TDA: ledger(TDA, (was, now))})
    at = next(each.at for each in books.book(TDA).ledger.paragraphs if each.beside.startswith("A player who can reach"))
    found, every = named(), citing_one_of(TDA, {at})
    assert found
    assert found.keys() < every.keys()


def test_what_changed_is_told_in_words_with_its_paragraphs(turned: Turn) -> None:
    other = ruled_otherwise(TDA, TWO_BOXED[TDA], key="deal.play-on", authority=Authority.FLOOR)
    turned({TDA: other})
    [told] = confirming.changes(question("two-boxed-in-the-deal"), shipped())
    assert told.place == "tda-2022 35-A-1"
    assert told.what == f"{TWO_BOXED[TDA]}: was deal.misdeal by no one named, is deal.play-on by the floor"
    turned({TDA: ledger(TDA, ("boxed = 2", "boxed = 3"))})
    [told] = confirming.changes(question("two-boxed-in-the-deal"), shipped())
    assert told.what == f"{TWO_BOXED[TDA]}: figures: were boxed 2, are boxed 3"


def test_another_rule_in_its_place_is_told_with_what_both_demand(turned: Turn) -> None:
    was = 'rules = ["deal.misdeal.wrong-first-seat"]'
    turned({TDA: ledger(TDA, (was, 'rules = ["deal.boxed-card.found-in-the-deck"]'))})
    told = [each.what for each in confirming.changes(question("misdeal-first-card"), shipped())]
    whole = "deal.boxed-card.found-in-the-deck (deal.boxed-card-replaced by no one named)"
    assert told == [f"was deal.misdeal.wrong-first-seat (deal.misdeal by no one named), is {whole}"]


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ("seconds-on-the-clock", "clock.called-on-a-player and 5 more"),
        ("time-is-over", "clock.expired-facing-no-bet and 1 more"),
        ("asked-for-in-time", "clock.called-on-a-player"),
    ],
    ids=["six-rules-28", "two-rules-28", "one-rule-28"],
)
def test_another_figure_of_a_paragraph_is_told_once_however_many_rules_have_it(
    turned: Turn, asked: str, named: str
) -> None:
    turned({TDA: ledger(TDA, ("seconds = 25, countdown = 5", "seconds = 30, countdown = 10"))})
    [told] = confirming.changes(question(asked), shipped())
    assert told.place == "tda-2022 29"
    assert told.what == f"{named}: figures: were countdown 5, seconds 25, are countdown 10, seconds 30"


def test_a_new_question_is_named_at_every_house_until_it_is_confirmed() -> None:
    new = replace(question("two-boxed-in-the-deal"), id="another")
    told = list(confirming.changes(new, shipped()))
    assert {each.house for each in told if each.new} == set(new.houses)
    rows = confirming.today(new, shipped().rows, frozenset(new.houses))
    assert list(confirming.changes(new, Confirmed(rows))) == []
    assert rows.items() > shipped().rows.items()


def test_a_house_that_is_not_here_stays_confirmed_and_one_that_is_asked_no_more_does_not() -> None:
    one = question("two-boxed-in-the-deal")
    rows = {(one.id, house): frozenset[Any]() for house in ("gone", TDA)}
    kept = confirming.today(replace(one, houses=("upt",)), rows, frozenset({TDA, "upt"}))
    assert {house for _, house in kept} == {"gone", "upt"}


def test_the_paragraphs_of_a_step_alone_are_rested_on_too() -> None:
    one = question("misdeal-first-card")
    step = Step("Deal", 0, one.houses, {}, {TDA: (Cite(TDA, "35-A-4"),)})
    changed = confirming.changes(replace(one, steps=(step,)), shipped())
    assert ("tda-2022 35-A-4", "deal.misdeal.entitled-seat-left-out is new") in {(e.place, e.what) for e in changed}


def test_a_rule_that_changed_is_never_told_as_another_in_its_place(turned: Turn) -> None:
    was = 'rules = ["deal.misdeal.wrong-first-seat"]'
    now = 'rules = ["deal.boxed-card.found-in-the-deck", "deal.misdeal.wrong-first-seat"]\nnumbers = { first = 3 }'
    turned({TDA: ledger(TDA, (was, now))})
    [told] = confirming.changes(question("misdeal-first-card"), shipped())
    assert told.what == (
        "deal.misdeal.wrong-first-seat: figures: were none of these, are first 3; "
        "deal.boxed-card.found-in-the-deck is new"
    )


def test_an_exception_that_comes_into_force_names_whoever_rests_on_the_rule(turned: Turn) -> None:
    here = books.book(TDA).rules
    others = (each for key, each in encoded().items() if key not in here and not each.numbers and each.row is None)
    excepting = next(each for each in others if any(resting_on(TDA, base) for base in each.excepts if base in here))
    base = next(each for each in excepting.excepts if each in here and resting_on(TDA, each))
    law = ledger(TDA, ('rules = ["deal.misdeal.wrong-first-seat"]', f'rules = ["{excepting.key}"]'))
    turned({TDA: law})
    assert law.excepted[base] != books.book(TDA).excepted.get(base)
    assert resting_on(TDA, base).keys() <= named().keys()
