"""The first two lines on fresh hands, in which other things go wrong than in the files that ship."""

import re

import pytest

from trainer.grading.assess import Assessor
from trainer.grading.explain import weightiest
from trainer.grading.mistakes import plays_on
from trainer.grading.model import playing_out
from trainer.grading.telling.lead import Lead, _passed_on, lead
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS


def dealt(injector: str, key: str, *, seed: str = "told", **fixed: str | int) -> Assessor:
    """A hand with that irregularity as a dealer deals it who misses it."""
    law = book(key)
    play = play_of(generated(INJECTORS[injector], seed, law, fixed), law)
    *_, graded = playing_out(play, law, plays_on)
    return graded


def led(injector: str, key: str, *, seed: str = "told", **fixed: str | int) -> Lead:
    """What that dealer is told."""
    graded = dealt(injector, key, seed=seed, **fixed)
    return lead(graded.record, graded.assessment(), book(key))


@pytest.mark.parametrize(
    ("injector", "key", "fixed", "wrong", "to_do"),
    [
        (
            "wrong-card-brings-it-in",
            "tda-2024",
            {"word": "I bring it in"},
            r"Seat \d brought it in for \d+ out of turn on third street, ahead of seat \d\.",
            r".* back the action up to seat \d\. Seat \d’s bring-in of \d+ stands unless .* bets\.",
        ),
        (
            "hand-short-of-a-card",
            "metropolitan",
            {"until": "preflop"},
            r"Seat \d got a card out of sequence on the deal\.",
            r"Call the floor\. The floor decides whether it’s a misdeal\. Follow the floor’s ruling\.",
        ),
        (
            "stub-too-short",
            "tda-2024",
            {"plan": "8 100 7"},
            r"On seventh street the stub had \w+ cards for seven hands\.",
            r".* Deal one community card face up\. Even with the burns, a card for each hand would use up the stub\.",
        ),
        (
            "stub-too-short",
            "tda-2024",
            {"plan": "7 000 6"},
            r"The stub had seven cards on seventh street for six hands, the burn and the last card\.",
            r".* cut it and burn one card\. Deal each live hand one card\.",
        ),
        (
            "amount-and-other-chips",
            "upt",
            {"word": "{}", "street": "flop"},
            r"Seat \d said “[\d,]+” on the flop and put in [\d,]+\.",
            r".*",
        ),
        (
            "chip-then-raise",
            "upt",
            {"word": "Raise", "street": "preflop"},
            r"Seat \d put in [\d,]+ and then said “raise” before the flop, facing [\d,]+\.",
            r".* announce “raise to [\d,]+\.” .*",
        ),
        (
            "bet-over-the-limit",
            "foxwoods-2020",
            {"word": "Raise"},
            r"Seat \d raised to [\d,]+ .*, more than the limit allows\.",
            r".*",
        ),
        (
            "bet-over-the-limit",
            "foxwoods-2020",
            {"word": "Bet"},
            r"Seat \d bet [\d,]+ .*, more than the limit allows\.",
            r".*",
        ),
        (
            "joker-in-the-deck",
            "tda-2024",
            {"street": "turn"},
            r"A card that doesn’t belong in the deck came up on the turn\.",
            r".*",
        ),
    ],
)
def test_the_words(injector: str, key: str, fixed: dict[str, str | int], wrong: str, to_do: str) -> None:
    told = led(injector, key, **fixed)
    assert re.fullmatch(wrong, told.wrong), told.wrong
    assert re.fullmatch(to_do, told.to_do), told.to_do


@pytest.mark.parametrize(
    ("acted", "on", "says"),
    [
        (False, 0, "Back the action up to seat {due}."),
        (True, 0, ""),
        (True, 9, "Give the action to seat {due}."),
        (True, -1, "The action goes on with seat {due}."),
    ],
)
def test_who_has_acted_is_not_given_the_action_again(acted: bool, on: int, says: str) -> None:
    """`on` is the seat to which the action was given; -1 for the one that was skipped."""
    decision = weightiest(dealt("out-of-turn", "tda-2024").assessment()).decision
    skipped = decision.matter.seats[-1]
    steps = [f"Back the action up to seat {skipped}.", "Play on."]
    told = [*_passed_on(steps, [], acted, skipped if on < 0 else on, decision)]
    assert told == [*filter(None, [says.format(due=skipped)]), "Play on."]


def test_chips_for_less_than_the_pot_are_not_told_of_as_more() -> None:
    told = [led("pot-and-other-chips", "upt", seed=f"{number}") for number in range(8)]
    less = [each for each in told if " add " in each.to_do]
    more = [each for each in told if " back " in each.to_do]
    assert less and more
    assert all(re.fullmatch(r"Seat \d .*, less than the pot\.", each.wrong) for each in less)
    assert all(re.fullmatch(r"Seat \d .* more than the pot allows\.", each.wrong) for each in more)


def test_an_amount_said_alone_and_put_in_is_told_with_what_it_is_short_of() -> None:
    told = [led("short-raise", "metropolitan", seed=f"{number}", word="Make it {}") for number in range(8)]
    short = [each.wrong for each in told if " add " in each.to_do]
    assert short
    said = r"Seat \d said “([\d,]+)” and put that in .*, facing [\d,]+, short of the minimum raise\."
    assert all(re.fullmatch(said, each) for each in short)
