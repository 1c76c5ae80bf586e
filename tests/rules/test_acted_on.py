"""The paragraphs on which a dealer acts: encoded, with a rule about hands, and not of the desk."""

import pytest

from trainer.rules.acted_on import about_hands, acted_on, is_dealers, rules_about_hands
from trainer.rules.areas import DESK, area
from trainer.rules.book import BOOKS, book
from trainer.rules.encoded import encoded


@pytest.mark.parametrize("key", BOOKS)
def test_every_one_is_encoded_is_not_the_desk_s_and_has_rules_about_hands_alone(key: str) -> None:
    law = book(key)
    found = acted_on(law)
    for at, rules in found.items():
        paragraph = law.paragraph(at)
        assert paragraph.status == "encoded" and area(paragraph.topic) != DESK
        assert rules and set(rules) <= set(paragraph.rules)
        assert all(about_hands(encoded()[rule]) for rule in rules)
    left = [each for each in law.ledger.paragraphs if each.at not in found]
    assert not any(is_dealers(each) and rules_about_hands(law, each) for each in left)


@pytest.mark.parametrize(
    ("rule", "of_hands"),
    [
        pytest.param("bet.fold.out-of-turn", True, id="of kinds of hands"),
        pytest.param("deal.exposed-card.first-cards-action-begun", True, id="without kinds, on a topic of hands"),
        pytest.param("tournament.payout.guarantee-too-few-players", False, id="of a room"),
    ],
)
def test_a_rule_is_about_hands_by_its_kinds_or_else_by_its_topic(rule: str, of_hands: bool) -> None:
    assert about_hands(encoded()[rule]) is of_hands


def test_a_paragraph_of_a_room_and_one_of_the_desk_are_not_the_dealer_s() -> None:
    law = book("foxwoods-2020")
    found = acted_on(law)
    others = [each for each in law.ledger.paragraphs if each.status == "encoded" and each.at not in found]
    assert any(area(each.topic) == DESK for each in others)
    assert any(area(each.topic) != DESK and not rules_about_hands(law, each) for each in others)
