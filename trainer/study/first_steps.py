"""The first steps at the table: four hands, with the coach and without, and later one of each new kind."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace

from trainer.kernel.games import is_stud
from trainer.scenarios.drills import CONTROLS, Offer
from trainer.study.library import Activity, Kind, Library

OTHERS = 5
"""So many hands of other kinds end the offer: whoever deals those needs no first steps."""
FIRST_HANDS = 8
"""Before so many hands were dealt, sessions hold plain hold'em hands, and begin with a clean one."""
PLAIN_GAME = "holdem"
PLAIN_CLEAN = (
    "clean-first-hand",
    "clean-holdem-six",
    "clean-holdem-nine",
    "clean-holdem-after-a-check",
    "clean-holdem-back-in-time",
    "clean-holdem-flop-inherited",
)
"""What a new dealer deals, and the clean hands of it in which everybody just plays."""


@dataclass(frozen=True, slots=True)
class Step:
    """One hand by its scenario's id. `label` stands over the table and tells nothing of what is wrong in it.

    One `from_flop` begins just before it, and is over once what comes up is settled.
    """

    scenario: str
    coached: bool
    label: str
    offer: str
    button: str
    from_flop: bool = False


STEPS: tuple[Step, ...] = (
    Step(
        "clean-first-hand",
        True,
        "Your first hand",
        "New to the box? Deal one hand with the coach. It points at every move and takes two minutes.",
        "Deal with the coach",
    ),
    Step(
        "clean-holdem-six",
        False,
        "A hand on your own",
        "Now deal a flop on your own. Nothing goes wrong in it.",
        "Deal it alone",
        from_flop=True,
    ),
    Step(
        "four-card-flop-pointed-out",
        True,
        "Four cards on the flop",
        "Next: a flop with four cards. The coach shows how you fix it.",
        "Fix it with the coach",
        from_flop=True,
    ),
    Step(
        "four-card-flop-first-two-stuck",
        False,
        "A hand on your own",
        "One more flop on your own. Keep your eyes on the cards.",
        "Deal it alone",
        from_flop=True,
    ),
)


GUIDED = STEPS[0].scenario
"""The hand whose deck is washed and shuffled by the trainee, and of which the coach deals what was shown once."""

INTRODUCTIONS: tuple[tuple[Callable[[Activity], bool], Step], ...] = (
    (
        lambda hand: is_stud(hand.game),
        Step(
            "clean-stud-six",
            True,
            "Stud",
            "Stud comes up today. Deal one stud hand with the coach first, if you like.",
            "Deal stud with the coach",
        ),
    ),
    (
        lambda hand: hand.key.startswith("pots-"),
        Step(
            "pots-two-all-ins",
            True,
            "Side pots",
            "Side pots come up today. Build two of them with the coach first, if you like.",
            "Build them with the coach",
        ),
    ),
    (
        lambda hand: hand.key.startswith("bets-"),
        Step(
            "bets-raise-twenty-five",
            True,
            "Words and chips",
            "Unclear bets come up today. Fix one with the coach first, if you like.",
            "Fix one with the coach",
        ),
    ),
)
"""By what a hand is: what somebody who never dealt such a hand may deal before it comes up."""


def introduction(coming: Collection[Activity], dealt: Collection[Activity]) -> Step | None:
    """A hand with the coach of a kind that comes up and was never dealt; None where all is known."""
    for about, step in INTRODUCTIONS:
        if any(map(about, coming)) and not any(map(about, dealt)):
            return step
    return None


def for_new_dealers(found: Library) -> Library:
    """The same library with hands of plain hold'em only: nothing that is introduced with the coach."""
    plain = (each for each in found.activities if each.kind is not Kind.HAND or _is_plain(each))
    return replace(found, activities=tuple(plain))


def plain_offers(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """The same of what drills choose from."""
    hands = ((each, Activity(Kind.HAND, each.id, frozenset(), each.game)) for each in offers)
    return tuple(each for each, hand in hands if _is_plain(replace(hand, clean=each.folder == CONTROLS)))


def _is_plain(hand: Activity) -> bool:
    if hand.clean:
        return hand.key in PLAIN_CLEAN
    return hand.game == PLAIN_GAME and not any(about(hand) for about, _ in INTRODUCTIONS)


def next_step(dealt: Iterable[tuple[str, bool]]) -> Step | None:
    """The first step not dealt yet, of hands by scenario and whether they were coached; None once there is none."""
    done = tuple(dealt)
    if _others(done) >= OTHERS:
        return None
    return next((each for each in STEPS if (each.scenario, each.coached) not in done), None)


def place(step: Step) -> int:
    """Which step it is, from 1."""
    return STEPS.index(step) + 1


def _others(done: Collection[tuple[str, bool]]) -> int:
    return sum(each not in {(step.scenario, step.coached) for step in STEPS} for each in done)
