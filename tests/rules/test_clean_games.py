"""Clean hands of Omaha, stud and razz played by pokerkit as well: whose turn, the call, who may raise, and how much.

Where the two part, the books decide, and the paragraph of TDA 2022 that does is named.
"""

from collections import Counter
from dataclasses import replace

import pytest

from tests.conftest import FULL
from tests.rules.clean_betting import GAMES, Asked, clean_betting, completed, explained, opened_by_suit
from tests.seeds import seeds
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.facts.turns import due_now
from trainer.rules.points import turns as points
from trainer.rules.record import Record

HANDS = (10_000 if FULL else 150) // len(GAMES)


def parted(record: Record, each: Asked) -> str:
    """The paragraph by which the two part over this player to act, "" where they agree; fails where none is known."""
    facts = Facts(record, each.line)
    if due_now(facts) != each.seat:
        assert opened_by_suit(record, each)
        return "RP-10-D"
    if each.bring_in:
        return ""
    facts = facts.about(list(points.rights(facts))[-1])
    decision = decide(book("tda-2022"), facts)
    assert decision.figure("call") == each.call
    least = decision.figure("least")
    if bool(least) != bool(each.least):
        return explained(facts, each.raises, least)
    most = dict(decision.figures).get("most", least)
    if (least, most) != (each.least, each.most):
        assert most == least and each.most == each.least
        return completed(facts, least, each.least)
    return ""


def compared(record: Record, asked: list[Asked]) -> Counter[str]:
    """The paragraphs by which the two part in one hand; once the wrong player has opened, no more is compared."""
    found: Counter[str] = Counter()
    for each in asked:
        if at := parted(record, each):
            found[at] += 1
        if at == "RP-10-D":
            break
    return found


@pytest.mark.parametrize("game", GAMES)
def test_other_games_agree_with_pokerkit_or_a_paragraph_says_why_not(game: str) -> None:
    found, count = Counter[str](), 0
    for seed in seeds(HANDS):
        record, asked = clean_betting(game, seed)
        found, count = found + compared(record, asked), count + len(asked)
    assert count > 4 * HANDS
    assert set(found) <= {"3", "47-A", "47-B", "48", "RP-10-D"}
    assert all(book("tda-2022").paragraph(at).says for at in found)
    assert 10 * found.total() < count


PLANTED = {
    "the call": {"call": 9999},
    "the least raise": {"least": 1},
    "the most": {"most": 9999},
    "a raise where none is allowed": {"least": 0},
}


@pytest.mark.parametrize("what", PLANTED)
def test_a_planted_disagreement_is_noticed(what: str) -> None:
    """In every game each difference planted into what pokerkit asked of one player fails the comparison."""
    for game in GAMES:
        record, asked = clean_betting(game, 1)
        honest = next(each for each in asked if each.least and not each.bring_in and not parted(record, each))
        wrong = replace(honest, **PLANTED[what])
        with pytest.raises(AssertionError):
            parted(record, wrong)


def test_a_planted_player_is_noticed() -> None:
    for game in GAMES:
        record, asked = clean_betting(game, 1)
        with pytest.raises(AssertionError):
            parted(record, replace(asked[0], seat=asked[0].seat % 2 + 1))
