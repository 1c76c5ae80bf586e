"""What the questions take for right, against pokerkit where it knows the game and plays by the same law."""

import pytest

from tests.quickfire.simulated import BY_GAME, Simulation
from tests.seeds import seeds
from trainer.kernel import gestures as g
from trainer.kernel.transcript import Transcript
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.spot import Spot
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import halves, pots, smallest_chip
from trainer.rules.record import Record

TDA = "tda-2022"
SEEDS = seeds(120)


def spots(key: str, house: str = TDA) -> list[Spot]:
    """Questions in games that pokerkit can play."""
    found = [KINDS[key].make(book(house), seed) for seed in SEEDS]
    return [each for each in found if (each.transcript.setup.game, each.transcript.setup.limit) in BY_GAME]


def cases(some: list[Spot]) -> set[str]:
    return {each.case for each in some}


def test_the_least_raise_is_that_of_pokerkit_where_nobody_is_all_in_for_less() -> None:
    compared = [each for each in spots("minimum-raise") if each.case not in ("short-bet", "short-blind")]
    assert cases(compared) == {"bet", "blind", "raised", "raised-twice", "short-all-in", "limit"}
    for spot in compared:
        state = Simulation(spot.transcript).state
        assert spot.right[0]["to"] == state.min_completion_betting_or_raising_to_amount, (spot.case, spot.seed)


def test_the_pot_is_that_of_pokerkit_where_both_blinds_are_full() -> None:
    compared = [each for each in spots("pot-limit-maximum") if each.case != "short-blind"]
    assert len(cases(compared)) == 6
    for spot in compared:
        state = Simulation(spot.transcript).state
        assert spot.right[0]["to"] == state.max_completion_betting_or_raising_to_amount, (spot.case, spot.seed)


PARTED = {"limit-half", "limit-short", "limper", "between", "two-enough", "two-too-little", "checked", "many-raises"}


def test_who_may_raise_in_the_plain_cases_is_who_pokerkit_lets() -> None:
    """Where a paragraph decides that pokerkit does not know (47-A, 47-B, 48) the two part."""
    compared = [each for each in spots("may-they-raise") if each.case not in PARTED]
    assert cases(compared) == {"full", "short", "option", "not-acted", "nobody-left"}
    for spot in compared:
        state = Simulation(spot.transcript).state
        assert (spot.right[0]["may"] == "yes") == bool(state.can_complete_bet_or_raise_to()), (spot.case, spot.seed)
        assert spot.right[0]["call"] == state.checking_or_calling_amount, (spot.case, spot.seed)


def test_the_side_pots_are_those_of_pokerkit() -> None:
    compared = [each for each in spots("build-the-side-pots") if each.case != "ante-for-all"]
    assert cases(compared) == {"two-pots", "first-round", "many-pots"}
    for spot in compared:
        right = spot.right[0]
        names = [name for name in right if name.startswith(("main", "side")) and not name.endswith("seats")]
        ours = [(right[name], right[f"{name}-seats"]) for name in names]
        assert ours == merged(Simulation(spot.transcript).pots()), (spot.case, spot.seed)


def merged(found: list[tuple[int, tuple[int, ...]]]) -> list[tuple[int, tuple[int, ...]]]:
    """Pots for the same seats taken together: pokerkit keeps what a folded hand left apart. A lone seat's goes back."""
    together: dict[tuple[int, ...], int] = {}
    for amount, seats in found:
        together[seats] = together.get(seats, 0) + amount
    return [(amount, seats) for seats, amount in together.items() if len(seats) > 1]


def paid_by_the_answer(facts: Facts, spot: Spot) -> dict[int, int] | None:
    """What each seat gets by the winners named; None where a pot or a half does not come out even."""
    shares: dict[int, int] = {}
    for pot in pots(facts):
        won = {
            key: spot.right[0][f"{pot.name}-{key}"] for key in ("high", "low") if f"{pot.name}-{key}" in spot.right[0]
        }
        winners = [each for each in won.values() if isinstance(each, tuple) and each]
        for seats in winners:
            if pot.amount % (2 * len(winners) * len(seats)):
                return None
            for seat in seats:
                shares[seat] = shares.get(seat, 0) + pot.amount // len(winners) // len(seats)
    return shares


@pytest.mark.parametrize("house", [TDA, "upt"])
def test_the_winners_get_what_pokerkit_pays(house: str) -> None:
    compared = 0
    for spot in spots("who-wins-what", house):
        facts = facts_of(spot.transcript)
        shares = paid_by_the_answer(facts, spot)
        if shares is not None:
            compared += 1
            assert gained(spot.transcript, shares) == paid_by_pokerkit(facts, spot), spot.seed
    assert compared > 25


NO_LOW_IN_SIDE_POT = 20_996_234_500_100
"""Seat 6 has the only low and no part in the side pots: 300 of seats 3, 7 and 9, and 400 of seats 3 and 7."""


@pytest.mark.parametrize("house", [TDA, "upt"])
def test_a_side_pot_in_which_nobody_has_a_low_goes_to_its_high_whole(house: str) -> None:
    spot = KINDS["who-wins-what"].make(book(house), NO_LOW_IN_SIDE_POT)
    facts = facts_of(spot.transcript)
    assert paid_by_the_answer(facts, spot) == {6: 7000, 9: 300, 3: 400}
    assert Simulation(hands_known(spot.transcript)).won() == {3: 1175, 6: 7000, 7: 0, 8: 9400, 9: 225}
    assert paid_by_pokerkit(facts, spot) == {3: 1100, 6: 7000, 7: 0, 8: 9400, 9: 300}


def paid_by_pokerkit(facts: Facts, spot: Spot) -> dict[int, int]:
    """What everybody has by pokerkit, but for its one fault: where a pot has a low hand and another has none, it shares
    the low half of the other among those whom it has not yet beaten (`trainer.scenarios.phh.proving.LOW_HALF`).
    """
    simulation, right = Simulation(hands_known(spot.transcript)), spot.right[0]
    won, lows = simulation.won(), {pot.name for pot in pots(facts) if right.get(f"{pot.name}-low")}
    unbeaten = {seat for _, seats in simulation.pots() for seat in seats}
    for pot in pots(facts) if lows else ():
        if pot.name in lows:
            continue
        first, *others = (seat for seat in simulation.order if seat in unbeaten & set(pot.seats))
        each, over = divmod(pot.amount // 2, 1 + len(others))
        won[first] -= over
        for seat in (first, *others):
            won[seat] -= each
        high = right[f"{pot.name}-high"]
        assert isinstance(high, tuple)
        for seat in high:
            won[int(seat)] += pot.amount // 2 // len(high)
    return won


def test_a_split_pot_is_split_as_pokerkit_does_but_for_odd_chips() -> None:
    compared = spots("split-it", "players-2025")
    assert cases(compared) == {"same-ranks", "board-plays", "three-ways", "omaha", "halved", "quartered"}
    for spot in compared:
        facts = facts_of(spot.transcript)
        shares = {int(key.removeprefix("seat-")): int(str(value)) for key, value in spot.right[0].items()}
        ours, theirs = gained(spot.transcript, shares), Simulation(hands_known(spot.transcript)).won()
        (pot,) = pots(facts)
        parts = [len(seats) for seats in halves(facts, pot).values()]
        even = all(pot.amount % (2 * len(parts) * each) == 0 for each in parts) and spot.decisions == ()
        for seat, amount in ours.items():
            assert abs(amount - theirs[seat]) <= (0 if even else 2 * smallest_chip(facts)), (spot.case, spot.seed)


def facts_of(transcript: Transcript) -> Facts:
    record = Record.of(transcript)
    return Facts(record, len(record))


def gained(transcript: Transcript, shares: dict[int, int]) -> dict[int, int]:
    """By seat what lies behind in the end: the stack, chips that nobody called, and the shares."""
    facts = facts_of(transcript)
    back = uncalled(transcript)
    left = {seat.number: seat.stack.amount for seat in facts.table.seats if seat.taken}
    return {seat: amount + shares.get(seat, 0) + back.get(seat, 0) for seat, amount in left.items()}


def uncalled(transcript: Transcript) -> dict[int, int]:
    paid: dict[int, int] = {}
    for each in transcript.gestures:
        if isinstance(each.act, g.Post | g.Wager):
            paid[each.seat] = paid.get(each.seat, 0) + each.act.chips.amount
    second = sorted(paid.values())[-2]
    return {seat: amount - second for seat, amount in paid.items() if amount > second}


def hands_known(transcript: Transcript) -> Transcript:
    """The hand up to where cards are turned up: pokerkit shows them by itself."""
    kept = tuple(each for each in transcript.gestures if not isinstance(each.act, g.Turn))
    return Transcript(transcript.setup, kept)
