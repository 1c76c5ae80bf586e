"""Ledger and questions hold together: whatever is said to be asked about is asked about, by a question citing it."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from trainer import resources
from trainer.questions.bank import Cite, Question, bank, drawn, pick_three
from trainer.rules import ledger_file
from trainer.rules.areas import area
from trainer.rules.book import BOOKS, book
from trainer.rules.ledger_file import Ledger, Paragraph

ROOT = resources.path("quizzes", "questions").parents[1]
ASKED = [(house, each) for house in BOOKS for each in book(house).ledger.paragraphs if each.status == "question"]

PLANTED = """book = "upt"
house = "UPT"
edition = ""
short = "UPT"

[[paragraph]]
at = "conduct-8"
topic = "conduct.etiquette"
status = "question"
questions = ["{}"]
"""


def _faults(ledger: Ledger, questions: Iterable[Question]) -> list[str]:
    named = {f"{Path(each.path).relative_to(ROOT).as_posix()}#{each.id}": each for each in questions}
    rows = [(each, name) for each in ledger.paragraphs for name in each.questions]
    return [fault for paragraph, name in rows if (fault := _fault(ledger.book, paragraph, name, named.get(name)))]


def _fault(house: str, paragraph: Paragraph, name: str, question: Question | None) -> str:
    if question is None:
        return f"{house} {paragraph.at}: {name} is no question"
    cited = Cite(house, paragraph.at) in question.cites.get(house, ())
    return "" if cited else f"{house} {paragraph.at}: {name} does not cite it"


@pytest.mark.parametrize("house", BOOKS)
def test_every_question_that_a_ledger_names_is_in_its_file_and_cites_the_paragraph(house: str) -> None:
    assert _faults(book(house).ledger, bank()) == []


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("quizzes/questions/code/knife-in-the-pocket.toml#knife-in-the-pocket", ""),
        ("quizzes/questions/code/knife-in-the-pocket.toml#knife", "is no question"),
        ("quizzes/questions/knife-in-the-pocket.toml#knife-in-the-pocket", "is no question"),
        ("quizzes/questions/code/threat-in-words.toml#threat-in-words", "does not cite it"),
        ("quizzes/questions/devices/music.toml#music", "does not cite it"),
    ],
)
def test_a_planted_reference_is_found_out(name: str, fault: str) -> None:
    found = _faults(ledger_file.read(PLANTED.format(name), "upt.toml"), bank())
    assert found == ([f"upt conduct-8: {name} {fault}"] if fault else [])


@pytest.mark.parametrize(("house", "paragraph"), ASKED, ids=[f"{house}:{each.at}" for house, each in ASKED])
def test_a_paragraph_that_is_asked_about_says_its_sense_and_is_put_to_its_house(
    house: str, paragraph: Paragraph
) -> None:
    assert paragraph.says
    asking = [each for each in bank() if Cite(house, paragraph.at) in each.cites.get(house, ())]
    assert {each.id for each in asking} >= {name.rpartition("#")[2] for name in paragraph.questions}


def test_each_answer_cites_a_paragraph_of_a_book_that_prints_it() -> None:
    for question in bank():
        for statement in question.statements:
            assert statement.cites.keys() == question.cites.keys()
            for house, cites in statement.cites.items():
                assert cites
                assert all(each.at in {p.at for p in book(each.book).ledger.paragraphs} for each in cites), house


@pytest.mark.parametrize(
    ("id_", "houses"),
    [
        ("text-with-a-live-hand", ("players-2025", "tda-2022", "metropolitan", "upt")),
        ("chart-after-folding", ("players-2025", "foxwoods-2020")),
        ("during-a-hand", ("tda-2022", "upt")),
        ("between-hands", ("players-2025", "metropolitan")),
        ("scarf-for-a-moment", ("tda-2022", "players-2025")),
        ("touching-the-person", ("tda-2022", "metropolitan")),
        ("chips-for-a-friend", ("metropolitan", "upt")),
        ("first-touch", ("foxwoods-2020", "metropolitan")),
        ("checking-the-nuts", ("foxwoods-2020", "metropolitan")),
        ("abuse-of-the-dealer", ("tda-2022", "upt")),
        ("chip-into-the-pot", ("players-2025", "foxwoods-2020")),
        ("found-owner-known", ("players-2025", "foxwoods-2020")),
        ("found-owner-known", ("tda-2022", "foxwoods-2020")),
        ("dodged-at-his-own-table", ("players-2025", "metropolitan")),
        ("text-with-a-live-hand", ("tda-2022", "tda-2024")),
        ("chart-after-folding", ("tda-2022", "tda-2024")),
        ("phone-on-the-felt", ("tda-2022", "tda-2024")),
        ("scarf-for-a-moment", ("tda-2022", "tda-2024")),
        ("who-may-ask", ("tda-2022", "tda-2024")),
        ("redeal-absent", ("tda-2022", "tda-2024")),
        ("dodging-blinds", ("tda-2022", "tda-2024")),
    ],
)
def test_where_houses_differ_in_conduct_their_answers_do(id_: str, houses: tuple[str, ...]) -> None:
    [question] = [each for each in bank() if each.id == id_]
    right = [tuple(each.text for each in question.statements if each.right.at[house]) for house in houses]
    assert len(set(right)) == len(houses)


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("topic", ["deal.misdeal", "deal.boxed-card", "deal.premature", "stud.short-stub"])
def test_conduct_never_comes_before_the_rule_just_met(house: str, topic: str) -> None:
    family = topic.split(".")[0]
    near = [each for each in bank() if house in each.houses and each.topic.split(".")[0] == family]
    assert len(near) >= 3
    for seed in range(5):
        put = pick_three(bank(), house, (), topic, seed, dict.fromkeys((each.id for each in near), 9))
        assert not {area(each.topic) for each in put} & {"clock", "desk", "house", "seats"}


def test_conduct_is_asked_after_a_hand_that_met_no_rule() -> None:
    topics = {each.topic for seed in range(20) for each in pick_three(bank(), "upt", (), "routine", seed)}
    assert any(each.startswith("conduct.") for each in topics)


def test_a_statement_shows_the_paragraph_it_speaks_of() -> None:
    [question] = [each for each in bank() if each.id == "speak-up-after-folding"]
    put = drawn(question, "metropolitan", 0)
    [quiet] = [each for each in put.choices if "one player to a hand" in each.text]
    assert (put.cites, quiet.reason.cites) == (
        (Cite("metropolitan", "2"),),
        (Cite("metropolitan", "2"), Cite("metropolitan", "61")),
    )
