"""Requests, disputes and claims by every book: in any words the ruling is the same, and words alone decide nothing.

Each paragraph's own law is tested with its chapter, in hands of the first version, where the words told it.
"""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.recorded.first_version import FIRST, text_then
from tests.rules.betting import Betting, asked_of, outcome
from tests.rules.showdowns import CHECKED, river
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT
from tests.rules.test_pots import ACTED, DEALT, NEXT, SHOWN
from trainer.kernel.chips import make
from trainer.kernel.document import FIRST_LINE, transcript_of
from trainer.rules.book import BOOKS
from trainer.rules.facts import Facts
from trainer.rules.facts.accepted import claimed
from trainer.rules.facts.wager import wagers
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.record import Record

FACED = ("P2 wager 100x6",)
HIDDEN = {2: "1000x3+100x2+500x1", 3: "1000x10+500x2+100x10"}
PART = (*CHECKED, "P3 turn up 3c 3d", "P2 turn up 9d", "D ask-to-show 2")


def betting(*acts: str, limit: str = "no-limit", stacks: dict[int, str] | None = None) -> Facts:
    return Betting(limit=limit, stacks=stacks).flop().do(*acts).facts()


def all_in(*acts: str) -> Facts:
    return betting(*FACED, *acts, stacks={2: "100x8"})


def misled(*acts: str) -> Facts:
    return betting("P2 wager 1000x8", acts[0], "D say that is 6000", "P3 wager 1000x6", *acts[1:])


def hidden(*acts: str) -> Facts:
    return betting("P2 say all-in", "P2 wager 1000x3", "P3 say call", "P3 wager 1000x3", *acts, stacks=HIDDEN)


def brought_in(*acts: str) -> Facts:
    return betting("P2 wager 1000x1", "P3 fold", *acts, "D bring-in-bets")


def too_low_a_count(*acts: str) -> Facts:
    return betting(*acts, f"P2 wager {make(700)}", limit="pot-limit")


def put_off(*acts: str) -> Facts:
    return river(*SHOWN, "90.000 P1 dispute award", *(f"9{n}.000 {act}" for n, act in enumerate(acts, 1)))


def in_a_break(*acts: str) -> Facts:
    return river(*SHOWN[:-1], f"39.000 {acts[0]}", SHOWN[-1], "100.001 P1 dispute reading")


@dataclass(frozen=True)
class Case:
    """Something told: the kind it brings up, the hand around it, and the same as it was told before and is today."""

    kind: str
    hand: Callable[..., Facts]
    before: tuple[str, ...]
    today: tuple[str, ...]
    speak: tuple[str, ...]  # the books that rule on it


COMMON = (TDA, PLAYERS, FOXWOODS, MET)
CASES = {
    "count of an all-in, TDA 60": Case(
        "stack-count", all_in, ("P3 say How much is it?",), ("P3 request count 2 ¿Cuánto es?",), COMMON
    ),
    "count of a stack": Case("stack-count", betting, ("P3 say count it",), ("P3 request count Zähl mal",), COMMON),
    "count of the pot": Case(
        "pot-count", betting, ("P2 say count the pot",), ("P2 request pot-count Le pot?",), (*COMMON, UPT)
    ),
    "count of the pot at pot-limit": Case(
        "pot-miscount",
        too_low_a_count,
        ("P2 say count the pot", "D say the pot is 700"),
        ("P2 request pot-count ¿El bote?", "D tell pot 700 Siete cientos"),
        (TDA, PLAYERS, FOXWOODS),
    ),
    "wrong count accepted": Case("accepted", misled, ("P3 say how much?",), ("P3 request count ¿Cuánto?",), COMMON),
    "mistaken call": Case(
        "accepted",
        misled,
        ("P3 say how much?", "P3 say I thought it was 6000"),
        ("P3 request count", "P3 claim mistaken Pensé que eran seis mil"),
        COMMON,
    ),
    "bets brought in on request, TDA RP-2": Case(
        "bets-brought-in", brought_in, ("P4 say bring it in",), ("P4 request bring-in-bets Mételas",), (TDA, PLAYERS)
    ),
    "asked whether a hand is live, UPT decision-9": Case(
        "asked-before-acting", all_in, ("P3 say is that hand alive?",), ("P3 request live-hand ¿Vive?",), (UPT,)
    ),
    "asked whether the betting is reopened, UPT decision-9": Case(
        "asked-before-acting", all_in, ("P3 say is it enough?",), ("P3 request reopened ¿Puedo?",), (UPT,)
    ),
    "hand spoken of": Case("hand-spoken-of", all_in, ("P3 say a flush",), ("P3 claim hand flush ¡Color!",), (UPT,)),
    "hidden chips, TDA 62": Case(
        "chips-behind", hidden, ("P2 say chip behind",), ("P2 tell behind 2 Hay una más",), COMMON
    ),
    "hand asked for, TDA 18": Case(
        "asked-to-see", river, (*CHECKED, "P3 say see seat 2"), (*CHECKED, "P3 request see 2 La dos"), (*COMMON, UPT)
    ),
    "plays the board, TDA 19": Case(
        "plays-the-board",
        river,
        (*CHECKED, "P1 say I play the board"),
        (*CHECKED, "P1 claim plays-the-board Juego la mesa"),
        (TDA, PLAYERS, FOXWOODS, MET),
    ),
    "hand called, TDA 12": Case(
        "spoken-value", river, (*CHECKED, "P1 say I have a straight"), (*CHECKED, "P1 claim hand ¡Escalera!"), BOOKS
    ),
    "rest of a hand refused, TDA 15": Case(
        "rest-refused", river, (*PART, "P2 say No"), (*PART, "P2 refuse show De ninguna manera"), (TDA, PLAYERS)
    ),
    "reading disputed in time, TDA 22": Case(
        "dispute",
        river,
        (*SHOWN, "90.000 P1 say I dispute the reading"),
        (*SHOWN, "90.000 P1 dispute reading 2 Mal leída"),
        BOOKS,
    ),
    "reading disputed late, TDA 22": Case(
        "dispute",
        river,
        (*SHOWN, *NEXT, "90.000 P1 say I dispute the hand"),
        (*SHOWN, *NEXT, "90.000 P1 dispute reading"),
        BOOKS,
    ),
    "award disputed in time, TDA 22": Case(
        "dispute",
        river,
        (*SHOWN, *NEXT, *DEALT, *ACTED[:1], "90.000 P1 say I dispute the award"),
        (*SHOWN, *NEXT, *DEALT, *ACTED[:1], "90.000 P1 dispute award main Es mío"),
        BOOKS,
    ),
    "count disputed late, TDA 22": Case(
        "dispute",
        river,
        (*SHOWN, *NEXT, *DEALT, *ACTED, "90.000 P1 say I dispute the count of the pot"),
        (*SHOWN, *NEXT, *DEALT, *ACTED, "90.000 P1 dispute count"),
        BOOKS,
    ),
    "mixed pot, UPT": Case(
        "pot-mixed",
        river,
        (*SHOWN, "90.000 P1 say I dispute the award"),
        (*SHOWN, "90.000 P1 dispute award ¡Oye!"),
        (UPT,),
    ),
    "ruling put off, UPT": Case(
        "ruling-delayed", put_off, ("F say the camera will tell",), ("F tell delay Luego",), (UPT,)
    ),
    "break announced, TDA 22": Case("dispute", in_a_break, ("F say a break",), ("F tell break Descanso",), COMMON),
}
EACH = pytest.mark.parametrize("name", CASES)


def kinds(facts: Facts) -> list[str]:
    return [each.kind for each in (*matters(facts), *points(facts))]


def without(facts: Facts) -> Facts:
    """The same hand in the newest version, in which everybody only says what he said."""
    record = Record.of(transcript_of(text_then(facts.record.transcript).replace(FIRST, FIRST_LINE, 1)))
    return Facts(record, len(record))


@EACH
def test_in_any_words_every_book_rules_as_it_did_on_the_words_of_before(name: str) -> None:
    case = CASES[name]
    before, today = case.hand(*case.before), case.hand(*case.today)
    for book in BOOKS:
        one, other = asked_of(before, book, case.kind), asked_of(today, book, case.kind)
        assert outcome(one) == outcome(other)
        assert cited(one) == cited(other)
        assert book not in case.speak or other.ruling is not None, book


@EACH
def test_words_alone_decide_nothing_in_a_hand_of_the_newest_version(name: str) -> None:
    case = CASES[name]
    before, words = case.hand(*case.before), without(case.hand(*case.before))
    assert len(before.record) == len(words.record)
    if case.kind in kinds(words):  # it is another act that brings the point up; the words had told the book of it
        assert any(
            outcome(asked_of(words, book, case.kind)) != outcome(asked_of(before, book, case.kind)) for book in BOOKS
        )


# --- disputes that say less, or something else ----------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_a_dispute_of_nothing_in_particular_is_ruled_on_by_nobody(book: str) -> None:
    for hand in (river(*CHECKED, "P1 dispute"), river(*SHOWN, "90.000 P1 dispute - ¡Eso no!")):
        assert asked_of(hand, book, "dispute").silent


@pytest.mark.parametrize("book", BOOKS)
def test_a_dispute_of_the_action_is_no_dispute_of_a_pot(book: str) -> None:
    hand = river(*SHOWN, "90.000 P1 dispute action")
    assert asked_of(hand, book, "dispute").silent
    assert "pot-mixed" not in kinds(hand)


def test_a_pot_is_disputed_once_one_was_pushed() -> None:
    for what in ("reading", "award", "count"):
        assert "dispute" not in kinds(river(*CHECKED, f"P1 dispute {what}"))
        assert "dispute" in kinds(river(*SHOWN, f"90.000 P1 dispute {what}"))


# --- who says it, and what is only said ------------------------------------------------------------------------------


def test_only_a_player_asks_claims_and_refuses() -> None:
    for act in ("request count", "request pot-count", "request see 2", "claim plays-the-board", "claim hand flush"):
        assert kinds(river(*CHECKED, f"D {act}")) == kinds(river(*CHECKED))
    assert "rest-refused" not in kinds(river(*PART, "P3 refuse show")) + kinds(river(*PART[:-1], "P2 refuse show"))


def test_only_the_floor_puts_off_a_ruling_and_floor_or_dealer_tells_a_break() -> None:
    assert "ruling-delayed" not in kinds(put_off("D tell delay"))
    for act, expected in (
        ("D say delay", "dispute-heard"),
        ("D tell break", "result-stands"),
        ("F tell break", "result-stands"),
    ):
        assert outcome(asked_of(in_a_break(act), TDA, "dispute"))[0] == f"pot.{expected}"


def test_talk_is_nobodys_act() -> None:
    quiet, loud = betting(*FACED), betting(*FACED, "P3 request clock", "P4 claim folded", "P3 dispute action")
    assert quiet.course == loud.course


@pytest.mark.parametrize(("act", "expected"), [("claim mistaken", True), ("claim called", False), ("say sorry", False)])
def test_no_other_claim_is_that_of_a_mistake(act: str, expected: bool) -> None:
    facts = betting("P2 wager 1000x1", "P3 wager 500x1", f"P3 {act}")
    assert claimed(facts, wagers(facts)[-1]) is expected
