"""One vocabulary of topics: whatever names one names one of the registry, and the registry holds none for nothing."""

import re
from collections.abc import Iterator

import pytest

from tests.rules.test_encoded import declared, modules
from trainer import resources
from trainer.kernel.pieces import at_once
from trainer.kernel.toml import document
from trainer.quickfire.kinds import KINDS as DRILLS
from trainer.rules.book import all_books
from trainer.rules.encoded import encoded, finding
from trainer.rules.former import former_names, keys_of
from trainer.rules.matters import KINDS as MATTERS
from trainer.rules.points import KINDS as POINTS
from trainer.rules.room.points import KINDS as ROOM_POINTS
from trainer.rules.rule import BadKey
from trainer.rules.topics import AREAS, ROUTINE, TOPICS, BadTopic, is_on, title, within
from trainer.study.practised import practised

NOT_RULED = {"deal.short-flop", "deal.extra-on-street"}
"""What can be seen at the table and no book rules on: in silence the floor decides on it."""


def printed() -> set[str]:
    return {paragraph.topic for law in all_books() for paragraph in law.ledger.paragraphs}


def ruled() -> dict[str, set[str]]:
    """By topic of a rule in force the topics of the paragraphs that print such a rule."""
    found: dict[str, set[str]] = {}
    for law in all_books():
        for topic, rules in law.by_topic.items():
            found.setdefault(topic, set()).update(each.topic for one in rules for each in one.paragraphs)
    return found


def of_files(folder: str, key: str) -> Iterator[str]:
    for path in resources.path("quizzes", folder).rglob("*.toml"):
        named = document(path.read_text(encoding="utf-8"))[key]
        yield from [named] if isinstance(named, str) else named


USES = {
    "ledgers": printed,
    "rules": lambda: {topic for each in encoded().values() for topic in each.topics},
    "former names of rules": lambda: {key.rpartition(".")[0] for name in former_names() for key in keys_of(name)},
    "matters": lambda: {each.topic for each in MATTERS.values()},
    "points": lambda: {each.topic for each in POINTS.values()},
    "points of a room": lambda: {each.topic for each in ROOM_POINTS.values()},
    "quick drills": lambda: {topic for each in DRILLS.values() for topic in each.topics},
    "questions": lambda: set(of_files("questions", "topic")),
    "scenarios": lambda: set(of_files("scenarios", "teaches")) - {ROUTINE},
    "what is practised": lambda: set(practised().topics.values()),
}


@pytest.mark.parametrize("name", USES)
def test_every_topic_that_is_used_is_in_the_registry(name: str) -> None:
    used = USES[name]()
    assert used
    assert used - TOPICS.keys() == set()


def test_ledgers_have_paragraphs_on_every_topic_but_on_what_is_only_asked_about() -> None:
    assert {key for key, each in TOPICS.items() if each.printed} == printed()


def test_what_no_ledger_has_paragraphs_on_is_ruled_on_under_the_topic_that_it_is_within() -> None:
    asked = {key for key, each in TOPICS.items() if not each.printed}
    assert {key for key in asked if TOPICS[key].within not in ruled().get(key, ())} == NOT_RULED
    assert {TOPICS[key].within for key in asked} <= printed()
    assert {each for each in printed() if is_on("bet.size", (each,)) and each not in ruled()["bet.size"]} == set()


def test_what_books_print_in_many_places_is_taught_by_a_hand_on_any_of_them() -> None:
    assert is_on("bet.size", ("bet.unclear", "bet.calling"))
    assert is_on("bet.size", ("bet.raise-amount",))
    assert is_on("bet.turn", ("bet.out-of-turn",))
    assert not is_on("bet.turn", ("bet.turns", "bet.skipped"))
    assert is_on("deal.boxed-card", ("deal.boxed-card",))


def test_hands_teach_what_ledgers_have_paragraphs_on() -> None:
    assert USES["scenarios"]() <= printed() | NOT_RULED


def test_every_topic_has_an_area_every_area_a_chapter_and_none_is_empty() -> None:
    assert {each.area for each in TOPICS.values()} == AREAS.keys()
    assert {each.area for each in TOPICS.values() if each.printed} == AREAS.keys()
    assert all(each.title and each.chapter for each in AREAS.values())


def test_no_topic_stands_there_twice() -> None:
    text = resources.path("trainer", "rules", "topics.py").read_text(encoding="utf-8")
    rows = re.findall(r'^ {4,8}"([a-z.-]+)": [("]', text.partition("_ELSEWHERE")[0], re.MULTILINE)
    assert len(rows) == len(set(rows)) == len(TOPICS)


def test_topics_are_called_by_names_of_their_own_in_each_area() -> None:
    called = [(each.area, each.title) for each in TOPICS.values()]
    assert len(called) == len(set(called))


def test_a_topic_that_somebody_stored_once_keeps_a_name_and_its_place() -> None:
    assert title("stud.no-such-topic") == "No such topic"
    assert within("stud.no-such-topic") == "stud.no-such-topic"
    assert title(ROUTINE) == "Clean hands"


# --- unknown ones, in the program -----------------------------------------------------------------------------------


def test_a_rule_on_no_topic_is_named_with_its_line_and_the_nearest_topic() -> None:
    some = {"one": declared("deal.boxed-crad.planted"), "other": declared("deal.boxed-card.x", ("deal.boxed-card.y",))}
    with pytest.raises(BadKey) as bad:
        at_once(finding(modules(some)))
    first, second = str(bad.value).splitlines()
    assert re.search(r"test_encoded\.py:\d+: deal\.boxed-crad\.planted: 'deal\.boxed-crad' isn't a topic", first)
    assert first.endswith("; the nearest is 'deal.boxed-card'")
    assert "excepts deal.boxed-card.y, which isn't a rule" in second


def test_a_quick_drill_names_all_its_unknown_topics_at_once() -> None:
    whole = next(iter(DRILLS.values()))
    values = {each: getattr(whole, each) for each in type(whole).__dataclass_fields__}
    with pytest.raises(BadTopic) as bad:
        type(whole)(**{**values, "topics": ("pot.side-pots", "bet.size", "bet.rihgts")})
    first, second = str(bad.value).splitlines()
    assert re.match(r"trainer/quickfire/\w+\.py:\d+: ", first)
    assert first.endswith("'pot.side-pots' isn't a topic; the nearest is 'pot.side-pot'")
    assert second.endswith("'bet.rihgts' isn't a topic; the nearest is 'bet.rights'")
