"""Hands of ours as PHH: pokerkit reads them and comes to the same stacks, and they come back as they went."""

import warnings
from collections import deque
from collections.abc import Callable
from dataclasses import replace

import pytest
from pokerkit import HandHistory

from tests.scenarios.hands import packaged
from tests.scenarios.phh.random_hands import DEALT_HERE, phh
from tests.scenarios.phh.real import converted, fixture
from tests.scenarios.phh.test_incoming import LAW, ONE_EACH, perfect
from tests.seeds import seeds
from trainer.kernel import gestures as g
from trainer.rules.course import clockwise
from trainer.rules.record import Record
from trainer.scenarios.form import Scenario
from trainer.scenarios.loader import read
from trainer.scenarios.phh.outgoing import Untold, phh_of
from trainer.scenarios.phh.proof import dealt, final_stacks

CLEAN = sorted(each.id for each in packaged().values() if each.clean)
WITHOUT_CODE = (
    *("clean-holdem-pot-limit", "clean-omaha-8-pot-limit", "pots-omaha-8-quartered"),
    "pots-omaha-8-briefed-at-tap-in",
)
OPENED_OTHERWISE = ("pots-stud-odd-chip-by-suit",)
"""Boards tie on a street, and pokerkit 0.7.7 lets another player open."""
SHARED_OTHERWISE = ("pots-split-with-odd-chip", "pots-two-tied-pots")
"""Odd chips, which pokerkit 0.7.7 shares in another way."""

UNTOLD = {
    "before-big-blind-all-in-for-the-blind": "a blind is short",
    "pots-count-disputed-after-two-calls": "the hand was dealt again",
    "pots-reading-disputed-after-the-riffle": "the hand was dealt again",
    "clean-folds-before-the-amount": "someone acted out of turn",
    "clean-four-raises-by-the-last-two": "a round has more than 4 bets and raises",
}
"""What PHH has no way to tell."""


def simulated(text: str) -> tuple[int, ...]:
    """What everybody has once pokerkit has read and played a PHH text."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        state = deque(HandHistory.loads(text), maxlen=1).pop()
    assert not state.status
    return tuple(state.stacks)


def in_order(record: Record) -> tuple[int, ...]:
    """The stacks at the end as PHH counts players."""
    stacks, setup = final_stacks(record), record.setup
    seats = tuple(sorted(stacks))
    seats = clockwise(seats, setup.button) if setup.game in ("holdem", "omaha", "omaha-8") else seats
    return tuple(stacks[seat] for seat in seats)


@pytest.mark.parametrize("name", sorted({*CLEAN} - {*WITHOUT_CODE, *SHARED_OTHERWISE, *OPENED_OTHERWISE, *UNTOLD}))
def test_pokerkit_comes_to_the_stacks_of_our_table(name: str) -> None:
    record = perfect(packaged()[name])
    assert simulated(phh_of(record)) == in_order(record)


@pytest.mark.parametrize("name", SHARED_OTHERWISE)
def test_a_hand_that_pokerkit_would_share_otherwise_is_refused_with_the_reason(name: str) -> None:
    with pytest.raises(Untold, match="it ends with different stacks"):
        phh_of(perfect(packaged()[name]))


@pytest.mark.parametrize(("name", "reason"), UNTOLD.items())
def test_a_hand_that_phh_cannot_tell_is_refused_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(Untold, match=reason):
        phh_of(perfect(packaged()[name]))


def as_no_limit(scenario: Scenario) -> Scenario:
    return replace(scenario, limit="no-limit")


def test_a_pot_limit_holdem_hand_ends_as_pokerkit_says_whatever_the_notation_calls_it() -> None:
    record = perfect(as_no_limit(packaged()["clean-holdem-pot-limit"]))
    assert simulated(phh_of(record)) == in_order(record)
    assert in_order(record) == in_order(perfect(packaged()["clean-holdem-pot-limit"]))


@pytest.mark.parametrize("name", ONE_EACH)
def test_a_real_hand_goes_out_as_it_came_in(name: str) -> None:
    (one,) = fixture(name)
    record = perfect(read(one.text, name))
    back = phh_of(record)
    assert simulated(back) == in_order(record)
    again = converted(back)
    assert [told(each) for each in read(again.text, "again").script] == [
        told(each) for each in read(one.text, name).script
    ]


def told(line: object) -> object:
    return replace(line, guard=None) if hasattr(line, "guard") else line  # type: ignore[type-var]


def amounts(scenario: Scenario) -> list[tuple[int, str, int, bool]]:
    """Who sits where with how much; a PHH file knows no chips, so how a stack is made up is each reader's own."""
    return [(each.number, each.name, each.stack.amount, each.away) for each in scenario.seats]


@pytest.mark.parametrize("variant", DEALT_HERE)
def test_random_hands_go_round_with_their_seats_and_acts(variant: str) -> None:
    for seed in seeds(2):
        one = converted(phh(variant, seed))
        if one.skipped:
            continue
        first = read(one.text, "first")
        back = phh_of(dealt(first, LAW), first.title)
        second = read(converted(back).text, "second")
        assert (second.script, amounts(second), second.button) == (first.script, amounts(first), first.button)
        assert in_order(dealt(second, LAW)) == in_order(dealt(first, LAW))


@pytest.mark.parametrize("name", WITHOUT_CODE)
def test_a_game_without_a_code_is_not_told(name: str) -> None:
    with pytest.raises(Untold, match="PHH has no code for"):
        phh_of(perfect(packaged()[name]))


def _cut(record: Record) -> Record:
    """The hand before the pot was pushed."""
    pushed = next(at for at, each in enumerate(record.gestures) if isinstance(each.act, g.PushPot))
    return Record.of(replace(record.transcript, gestures=tuple(record.gestures[:pushed])))


def _robbed(record: Record) -> Record:
    """The pot goes to somebody who did not win it."""
    push = next(each for each in record.gestures if isinstance(each.act, g.PushPot))
    other = next(seat.number for seat in record.table.seats if seat.taken and seat.number != push.act.seat)  # type: ignore[attr-defined]
    done = [replace(each, act=replace(each.act, seat=other)) if each is push else each for each in record.gestures]
    return Record.of(replace(record.transcript, gestures=tuple(done)))


@pytest.mark.parametrize(
    ("change", "why"),
    [(_cut, "the hand isn't finished"), (_robbed, "in PHH it ends with different stacks")],
)
def test_a_hand_that_did_not_end_as_it_should_is_not_told(change: Callable[[Record], Record], why: str) -> None:
    with pytest.raises(Untold, match=why):
        phh_of(change(perfect(packaged()["clean-holdem-six"])))


def test_a_hand_that_was_dealt_afresh_is_not_told() -> None:
    with pytest.raises(Untold, match="dealt again"):
        phh_of(perfect(packaged()["boxed-two-in-the-deal"]))
