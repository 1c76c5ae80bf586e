"""A second opinion on the three named irregularities, written from the printed books before any rule was read.

Each row of LAW says what one book prints on one variant; the engine must agree on who decides, what must be done,
what it cites, and where it keeps silent.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.rules.situations import Hand, cited, steps
from trainer import resources
from trainer.commands.rule import decisions_on, telling
from trainer.rules.book import BOOKS, book
from trainer.rules.ruling import Decision

TDA_2024, TDA, PLAYERS, FOXWOODS, METROPOLITAN, UPT = BOOKS
FOLDER = resources.path("quizzes", "scenarios")


@dataclass(frozen=True)
class Law:
    """What a book prints: `at` are paragraphs that must be cited, `steps` those required and no others.

    `source` is the book that answers if it is another one; `follows` the book whose procedure the floor adopts in
    silence, "" for none. A silent book has no `at`.
    """

    at: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    authority: str = "unstated"
    deadline: str = "the hand is over"
    source: str = ""
    confirmed: bool = True
    follows: str = ""


def silent(follows: str) -> Law:
    return Law(follows=follows)


DRAWN = (  # that the floor is called is the authority of the ruling, no step of it
    "scramble-the-flop",
    "floor-draws-the-burn",
    "drawn-card-leaves-the-board",
    "other-three-are-the-flop",
    "turn-without-second-burn",
)
NEW_FLOP = ("burn-stays", "board-into-the-stub", "shuffle-the-stub", "cut-the-stub", "flop-without-a-burn")
FOUR_CARDS = {
    TDA: Law(("39-A",), DRAWN, "floor"),
    PLAYERS: Law(("38-A",), DRAWN, "floor"),
    FOXWOODS: Law(("39",), DRAWN, "floor"),
    METROPOLITAN: Law(("35",), DRAWN, "floor"),
    UPT: Law(("holdem-3", "holdem-7"), NEW_FLOP),
}

SCRAP = ("boxed-card-out-of-play", "replace-with-the-next-card")
ONE_BOXED = {each: silent(UPT) for each in (TDA, PLAYERS, FOXWOODS, METROPOLITAN)}
ONE_BOXED[UPT] = Law(("irregularity-7",), SCRAP)

SAME_BUTTON = ("gather-the-cards", "shuffle-the-deck", "cut-the-deck", "deal-again-same-button")
TWO_BOXED = {
    TDA: Law(("35-A-1",), SAME_BUTTON, deadline="substantial action"),
    PLAYERS: Law(("36-A-1",), SAME_BUTTON, deadline="substantial action"),
    FOXWOODS: Law(("35-A-1",), SAME_BUTTON, deadline="substantial action"),
    METROPOLITAN: Law(("33-A-1",), SAME_BUTTON, deadline="substantial action"),
    UPT: Law(("misdeal-2-c", "misdeal-2"), SAME_BUTTON, deadline="a second player has acted"),
}
TOO_LATE = {
    TDA: Law(("35-D",), ("play-on",)),
    PLAYERS: Law(("36-D",), ("play-on",)),
    FOXWOODS: Law(("35-D",), ("play-on",)),
    METROPOLITAN: Law(("33-D",), ("play-on",)),
    UPT: Law(("irregularity-7",), ("boxed-card-out-of-play", "replace-after-the-round")),
}

MIXED = ("burns-into-the-stub", "mix-the-stub", "cut-the-stub", "burn-one")


def short(branch: str, *steps: str) -> dict[str, Law]:
    """Only the TDA and Players print it; Foxwoods points to the TDA's recommended procedures.

    Who opens seventh street on a community card (part D) is cited; it is the players' act and no step of the dealer.
    """
    tda = tuple(f"RP-10-H{each}" for each in ("", f"-{branch}", *(("-D",) if "community-card" in steps else ())))
    return {
        TDA: Law(tda, steps),
        PLAYERS: Law(tuple(each.replace("RP-10", "RP-9") for each in tda), steps),
        FOXWOODS: Law(tda, steps, source=TDA, confirmed=False),
        METROPOLITAN: silent(TDA),
        UPT: silent(TDA),
    }


LAW = {
    **dict.fromkeys((f"four-card-flop/{each.stem}" for each in (FOLDER / "four-card-flop").iterdir()), FOUR_CARDS),
    "boxed/one-in-the-deal": ONE_BOXED,
    "boxed/later-in-the-stub": ONE_BOXED,
    "boxed/on-the-flop": ONE_BOXED,
    "boxed/on-the-turn": ONE_BOXED,
    "boxed/two-in-the-deal": TWO_BOXED,
    "boxed/two-in-the-stud-deal": TWO_BOXED,
    "boxed/two-after-action": TOO_LATE,
    "short-stub/three-for-four": short("A", *MIXED, "one-card-to-each-live-hand"),
    "short-stub/four-for-five": short("A", *MIXED, "one-card-to-each-live-hand"),
    "short-stub/two-for-three": short("A", *MIXED, "one-card-to-each-live-hand"),
    "short-stub/three-for-five": short("B", "burn-one", "community-card"),
    "short-stub/two-for-four": short("C", *MIXED, "community-card"),
    "short-stub/two-burns-only": {each: silent("") for each in BOOKS},
}
ROWS = [pytest.param(path, key, law, id=f"{key}:{path}") for path, laws in LAW.items() for key, law in laws.items()]


def answers(path: str, key: str) -> list[Decision]:
    """What the rules say on the matters that the scenario teaches, at the moment its author asks."""
    topic = {"boxed": "deal.boxed-card", "four-card-flop": "deal.four-card-flop", "short-stub": "stud.short-stub"}
    found = decisions_on(Path(FOLDER / f"{path}.toml"), book(key)).values()
    return [each for each in found if each.matter.topic == topic[path.split("/")[0]]]


@pytest.mark.parametrize(("path", "key", "law"), ROWS)
def test_the_engine_says_what_the_printed_book_says(path: str, key: str, law: Law) -> None:
    found = answers(path, key)
    assert found
    for decision in found:
        _agree(decision, key, law)


def _agree(decision: Decision, key: str, law: Law) -> None:
    assert decision.silent is not bool(law.at)
    assert (decision.floor_follows.source if decision.floor_follows else "") == law.follows
    if decision.ruling is None:
        return
    assert {step.key for step in decision.ruling.steps} == set(law.steps)
    assert (decision.ruling.authority, decision.ruling.deadline) == (law.authority, law.deadline)
    assert set(law.at) <= {each.at for each in decision.citations}
    assert (decision.source, decision.confirmed) == (law.source or key, law.confirmed)
    assert (decision.fallback is not None) == bool(law.source)


@pytest.mark.parametrize("key", BOOKS)
def test_seven_cards_for_five_hands_are_enough(key: str) -> None:
    told = telling({key: decisions_on(Path(FOLDER / "short-stub" / "seven-for-five.toml"), book(key))})
    assert told == {key: []}


# --- what the named irregularities did not show ----------------------------------------------------------------


@pytest.mark.parametrize("acts", [(), ("P4 fold",)], ids=["before", "after-an-action"])
def test_the_missing_last_card_may_come_until_two_players_acted(acts: tuple[str, ...]) -> None:
    """UPT prints no earlier limit for the card that falls to its player in sequence."""
    hand = Hand().blinds().deal(skip=[(2, 1)]).do("D proceed", *acts)
    assert steps(hand.decision(UPT, "wrong-number-of-cards")) == ["complete-the-hand"]
    late = hand.do(*("P4 fold", "P5 fold")[len(acts) :]).decision(UPT, "wrong-number-of-cards")
    assert steps(late) == ["kill-the-hand", "play-on"]


def test_a_missing_card_cites_nothing_on_extra_cards() -> None:
    short = Hand().deal(skip=[(2, 4)]).do("D proceed").decision(UPT, "wrong-number-of-cards")
    assert cited(short) == ["misdeal-2", "misdeal-2-e"]
    extra = Hand().blinds().deal().do("D pitch 2 down", "P4 fold").decision(UPT, "wrong-number-of-cards")
    assert cited(extra) == ["misdeal-2", "misdeal-2-e"]


def test_the_first_card_exposed_stands_once_two_players_acted() -> None:
    hand = Hand().blinds().do("D pitch 2 up", *(f"D pitch {seat} down" for seat in (3, 4, 5, 6, 1))).deal(1)
    hand.do("P4 fold")
    assert steps(hand.decision(UPT, "exposed-downcard"))[-1] == "deal-again-same-button"
    late = hand.do("P5 fold").decision(UPT, "exposed-downcard")
    assert steps(late) == ["play-on"]
    assert set(cited(late)) == {"misdeal-1", "misdeal-2-a"}
