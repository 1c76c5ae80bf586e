"""Every export is a hand that pokerkit replays to the same stacks; what cannot be told is refused with its reason."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import FULL
from tests.recorded.telling.hand import told
from tests.scenarios.hands import packaged
from tests.scenarios.phh.own_hands import scenario
from tests.scenarios.phh.test_incoming import LAW, perfect
from tests.scenarios.phh.test_outgoing import in_order, simulated
from tests.seeds import seeds, todays
from trainer import resources
from trainer.kernel.document import transcript_of
from trainer.rules.record import Record
from trainer.scenarios.loader import read
from trainer.scenarios.phh import proving
from trainer.scenarios.phh.outgoing import Untold, phh_of
from trainer.scenarios.phh.proof import dealt
from trainer.scenarios.previous import step

DOCS = Path(__file__).parents[3] / "docs" / "scenarios.md"
NO_CODE, NOT_ENDED = "PHH has no code for ", "the hand isn't finished"
AT_ONCE = (NO_CODE, NOT_ENDED, "the hand was dealt again, and PHH has one deal")
NAMED = {name: each for name, each in vars(proving).items() if name.isupper() and isinstance(each, str)}
EXAMPLES = sorted(
    each.name for each in resources.path("trainer", "rules", "examples").glob("*.txt") if ".room." not in each.name
)


def proved(record: Record) -> str:
    """The reason why it is not told; "" where it is and pokerkit comes to the stacks of our table."""
    why, text = "", ""
    try:
        text = phh_of(record)
    except Untold as fault:
        why = str(fault)
    assert bool(text) != why.startswith((*AT_ONCE, *NAMED.values())), why
    assert not text or simulated(text) == in_order(record)
    return why


def own(seed: int) -> Record:
    return dealt(read(scenario(seed), "own"), LAW)


@given(st.integers(0, 10**6))
@settings(max_examples=2000 if FULL else 60, deadline=None)
def test_a_random_hand_of_ours_is_told_or_refused_with_its_reason(seed: int) -> None:
    proved(own(seed))


@pytest.mark.parametrize("seed", seeds(20))
def test_a_hand_told_at_random_is_told_or_refused_with_its_reason(seed: int) -> None:
    proved(Record.of(told(seed)))


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_worked_example_is_told_or_refused_with_its_reason(name: str) -> None:
    text = resources.path("trainer", "rules", "examples", name).read_text(encoding="utf-8")
    proved(Record.of(transcript_of(text)))


@pytest.mark.parametrize("name", todays(sorted(packaged()), 12))
def test_a_scenario_dealt_by_the_model_dealer_is_told_or_refused_with_its_reason(name: str) -> None:
    proved(perfect(packaged()[name]))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("turns-check-out-of-turn", proving.OUT_OF_TURN),
        ("short-stub-three-for-five", proving.CARD_FOR_ALL),
        ("pots-split-with-odd-chip", proving.ODD_CHIPS),
        ("bets-check-against-a-bet", ""),
    ],
)
def test_a_scenario_is_refused_for_what_happened_in_it(name: str, reason: str) -> None:
    assert proved(perfect(packaged()[name])) == reason


def _stud_all_in() -> Iterator[tuple[Record, str]]:
    """Hands of stud in which somebody shows twice: all-in, and once the last card has come."""
    for seed in range(4, 4 + 7 * 30, 7):
        record = own(seed)
        text = "" if proved(record) else phh_of(record)
        if text.count("'p1 sm ") > 1 or text.count("'p2 sm ") > 1:
            yield record, text


def test_stud_hands_all_in_before_the_last_card_are_replayed_to_the_same_stacks() -> None:
    found = list(_stud_all_in())
    assert len(found) >= 3
    for record, text in found:
        without = "\n".join(_once(line) for line in text.splitlines())
        assert simulated(text) == in_order(record) != simulated(without)


def _once(line: str) -> str:
    """The actions with each hand shown only the first time."""
    if not line.startswith("actions"):
        return line
    parts, seen = line.split(", "), set[str]()
    kept = []
    for part in parts:
        who = part.strip("[']").split()[0] if " sm" in part else ""
        if not who or who not in seen:
            kept.append(part)
        seen.add(who)
    return ", ".join(kept).rstrip("]") + "]"


def test_every_reason_stands_in_the_docs() -> None:
    text = " ".join(DOCS.read_text(encoding="utf-8").split())
    assert [each for each in NAMED.values() if each not in text] == []


# --- dealt as ever, only sooner ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", seeds(6))
def test_a_hand_is_dealt_as_by_a_dealer_who_looks_up_before_every_card(seed: int) -> None:
    from trainer.scenarios.compiler import play_of

    for at in range(seed * 7, seed * 7 + 7):
        play = play_of(read(scenario(at), "own"), LAW)
        slow = Record.of(play.transcript)
        while not slow.table.over and step(play, slow, LAW):
            assert len(slow) < 1500
        assert own(at).gestures == slow.gestures
