"""A question is asked where it fits what happened, and a ruling comes to the right that it means there."""

import pytest

from trainer.grading.rights.asking import asked_of_a_player
from trainer.grading.rights.every import QUESTIONS
from trainer.grading.rights.situation import NoSituation, Situation, facing
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, book
from trainer.rules.overlapping import overlapping
from trainer.scenarios.catalog import scenarios

MOTIONS, NEIGHBOR, TINY = (
    "bets-raise-call-and-two-more-motions",
    "bets-the-neighbor-counts-for-him",
    "bets-one-small-chip-into-a-big-bet",
)
WRONG_COUNT = "bets-call-said-on-the-wrong-count"


def told(story: str, house: str, key: str) -> Situation | None:
    """The situation of that question in the story; None where it isn't asked there."""
    try:
        made = at_once(facing(scenarios().open(story), book(house), 1, QUESTIONS[key]))
    except NoSituation:
        return None
    return made if made.question.key == key else None


@pytest.mark.parametrize(
    ("story", "house", "question", "right"),
    [
        (MOTIONS, "tda-2024", "string-bet", "minimum"),
        (MOTIONS, "upt", "string-bet", "minimum"),
        (MOTIONS, "metropolitan", "string-bet", "declared"),
        ("bets-full-raise-and-another-stack", "tda-2024", "string-bet", "first"),
        ("bets-string-bet-over-the-line", "tda-2024", "string-bet", "first"),
        (NEIGHBOR, "tda-2024", "short-call", ""),
        (NEIGHBOR, "tda-2024", "misread-bet", "full"),
        (NEIGHBOR, "upt", "misread-bet", "full"),
        ("bets-undercall-of-a-raise", "tda-2024", "short-call", "floor"),
        ("bets-call-said-and-short", "upt", "short-call", "full"),
        ("bets-call-said-and-short", "upt", "misread-bet", ""),
        ("bets-call-said-to-the-earlier-bet", "upt", "misread-bet", "reconsider"),
        (TINY, "tda-2024", "short-call", ""),
        (TINY, "upt", "short-call", "full"),
        (WRONG_COUNT, "tda-2024", "count", ""),
        ("bets-in-order-asks-too-soon", "tda-2024", "count", "look"),
        ("bets-undercall-of-a-raise", "upt", "taken-back", "unaware"),
        ("bets-one-raise-too-many", "tda-2024", "raised-again", "capped"),
        ("turns-all-in-said-ahead-of-the-neighbor", "metropolitan", "out-of-turn", "binds"),
        ("showdown-omaha-winner-mucked", "upt", "winner-mucked", "retrieved"),
        ("showdown-one-card-and-a-refusal", "tda-2024", "rest-refused", "floor"),
        ("deal-bet-with-the-same-ace", "tda-2024", "fouled-deck", "back"),
        ("deal-bet-with-the-same-ace", "upt", "fouled-deck", ""),
        ("conduct-clock-called-from-the-rail", "tda-2024", "clock-away", "waits"),
        ("conduct-clock-called-from-the-rail", "tda-2024", "clock", ""),
        ("conduct-ringtone-in-omaha", "tda-2024", "phone-sound", "table"),
        ("conduct-ringtone-in-omaha", "upt", "phone-sound", "silent"),
        ("conduct-ringtone-in-omaha", "tda-2024", "phone", ""),
        ("conduct-phone-call-on-the-river", "upt", "phone-call", "table"),
        ("conduct-chart-on-fifth-street", "tda-2022", "strategy-tool", "live"),
        ("conduct-chart-on-fifth-street", "metropolitan", "strategy-tool", "house"),
    ],
)
def test_what_a_ruling_comes_to_for_the_player(story: str, house: str, question: str, right: str) -> None:
    made = told(story, house, question)
    assert (made.right.key if made is not None else "") == right


@pytest.mark.parametrize(
    ("story", "house", "question", "at"),
    [
        ("deal-third-card-to-a-player-who-had-two", "tda-2024", "number-of-cards", "38"),
        ("deal-exposed-first-card-seen-after-two-acted", "tda-2024", "card-exposed", "35-D"),
        ("deal-very-first-card-exposed", "upt", "card-exposed", "misdeal-2-a"),
        ("board-live-hand-behind-the-chips", "players-2025", "out-of-turn", "42-A"),
        (MOTIONS, "tda-2024", "string-bet", "56"),
        ("bets-check-against-a-bet", "players-2025", "checked", ""),
    ],
)
def test_the_paragraph_is_the_one_that_decides(story: str, house: str, question: str, at: str) -> None:
    """Not what a term means, nor the paragraph by which a house sends to another rulebook."""
    made = told(story, house, question)
    assert made is not None
    _, *asks = asked_of_a_player(made)
    assert [each.right for each in asks] == ([at] if at else [])


@pytest.mark.parametrize(
    ("story", "question"),
    [
        ("board-live-hand-behind-the-chips", "skipped"),
        ("bets-called-what-the-dealer-said", "misread-bet"),
        (WRONG_COUNT, "misread-bet"),
        ("bets-full-raise-and-another-stack", "string-bet"),
        ("conduct-phone-call-on-the-river", "phone-call"),
        ("conduct-shows-the-neighbor", "shown-to-one"),
        ("showdown-stud-picked-up-again", "picked-up"),
    ],
)
@pytest.mark.parametrize("house", BOOKS)
def test_no_paragraph_that_bears_on_the_same_thing_is_offered_as_wrong(house: str, story: str, question: str) -> None:
    made = told(story, house, question)
    law = book(house)
    for each in asked_of_a_player(made)[1:] if made is not None else ():
        cited = {law.paragraph(at).topic for at in each.accepted} | {made.decision.matter.topic} if made else set()
        bears = {topic for about in cited for topic in overlapping(about)}
        wrong = [law.paragraph(one.key).topic for one in each.options if one.key not in each.accepted]
        assert len(wrong) >= 3
        assert bears.isdisjoint(wrong)
