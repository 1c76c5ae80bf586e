"""Stud: what opens the betting past a low card that is all-in for the ante, and cards for hands that are dead."""

import pytest

from tests.rules import situations
from tests.rules.board_situations import cited, facts_of, kinds, paragraphs
from tests.rules.stud_situations import Stud, deck_with
from trainer.rules.amiss import amiss, settle
from trainer.rules.book import BOOKS, book
from trainer.rules.engine import decide
from trainer.rules.facts.wager import wagers
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.ruling import Authority, Decision, Discretion

CHIPS = "1000x10+100x50+50x10+25x4"
BOTH = paragraphs(tda_2022="RP-10-E", players_2025="RP-9-E")


def low_card_all_in(*acts: str, low: str = "25x1", limit: str = "limit") -> Stud:
    """Four players; seat 2 shows the deuce of clubs, its last chip is in the ante. Bring-in 100, bets 200."""
    hand = Stud(players=4, deck=deck_with(". . . . . . . . Ks 2c Kh 9d"), stacks={2: low, 3: CHIPS}, limit=limit)
    hand.then([f"P{seat} post 25x1" for seat in (1, 2, 3, 4)], "D bring-in-bets")
    return hand.then([f"D pitch {seat} {up}" for up in ("down", "down", "up") for seat in (1, 2, 3, 4)], *acts)


def asked(hand: Stud, kind: str, key: str) -> list[Decision]:
    facts = facts_of(hand.transcript)
    return [decide(book(key), facts.about(each)) for each in (*matters(facts), *points(facts)) if each.kind == kind]


def put_right(hand: Stud, key: str) -> list[tuple[str, int]]:
    """What the house finds amiss, and the totals to which it is put right."""
    facts = facts_of(hand.transcript)
    found = [settle(book(key), facts.about(each)) for each in amiss(book(key), facts)]
    return [(each.matter.kind, dict(each.figures).get("to", 0)) for each in found]


def named(decision: Decision) -> str:
    return decision.ruling.key if decision.ruling else "silent"


@pytest.mark.parametrize(("key", "at"), BOTH)
def test_left_of_an_all_in_low_card_one_opens_for_the_bring_in_or_more(key: str, at: str) -> None:
    for chips in ("50x1+25x1", "50x1"):
        short = low_card_all_in(f"P3 wager {chips}")
        assert put_right(short, key) == [("underraise", 100)]
        (decision,) = asked(short, "underraise", key)
        assert f"{key}:{at}" in cited(decision)
    for chips in ("100x1", "50x2", "100x1+50x1", "100x2"):
        assert put_right(low_card_all_in(f"P3 wager {chips}"), key) == []


@pytest.mark.parametrize(("key", "at"), [("foxwoods-2020", "54-B"), ("upt", "betting-14")])
def test_too_little_to_open_is_brought_up_to_the_bring_in_and_no_further(key: str, at: str) -> None:
    """Neither prints who opens then; UPT names a bet below the bring-in as one of too little."""
    short = low_card_all_in("P3 wager 50x1")
    assert put_right(short, key) == [("underraise", 100)]
    (decision,) = asked(short, "underraise", key)
    assert f"{key}:{at}" in cited(decision)
    assert put_right(low_card_all_in("P3 wager 100x1"), key) == []


def test_metropolitan_puts_no_opening_right() -> None:
    assert named(asked(low_card_all_in("P3 wager 50x1"), "underraise", "metropolitan")[0]) == "silent"


@pytest.mark.parametrize(("chips", "least"), [("50x2", 200), ("100x1+50x1", 200), ("100x2", 400)])
def test_what_opened_for_the_bring_in_is_completed_to_the_bet_like_any_bring_in(chips: str, least: int) -> None:
    facts = facts_of(low_card_all_in(f"P3 wager {chips}").transcript)
    rights = [decide(book("tda-2022"), facts.about(each)) for each in points(facts) if each.kind == "rights"]
    assert [(each.matter.seats, dict(each.figures)["least"]) for each in rights] == [((3,), 100), ((4,), least)]


def test_the_most_to_open_for_stays_the_bet_of_the_street() -> None:
    assert put_right(low_card_all_in("P3 wager 50x4"), "foxwoods-2020") == []
    assert put_right(low_card_all_in("P3 wager 50x5"), "foxwoods-2020") == [("overbet", 200)]
    (decision,) = asked(low_card_all_in("P3 wager 1000x1"), "wager", "tda-2022")
    assert dict(decision.figures)["to"] == 200


@pytest.mark.parametrize(("key", "at"), [("tda-2022", "52-A"), ("players-2025", "45-A")])
def test_a_raise_of_too_little_after_the_bring_in_is_no_opening(key: str, at: str) -> None:
    raised = low_card_all_in("P3 wager 100x1", "P4 wager 100x1+25x2")
    assert put_right(raised, key) == [("underraise", 200)]
    (decision,) = asked(raised, "underraise", key)
    assert cited(decision) == [f"{key}:{at}"]


def opening(hand: Stud) -> tuple[int, int]:
    """What the last wager faces, and the least that it must come to."""
    made = wagers(facts_of(hand.transcript))[-1]
    return made.facing, made.minimum


def test_a_posted_bring_in_is_raised_to_the_whole_bet() -> None:
    dealt = Stud(players=4).start()
    assert opening(dealt.then(f"P{dealt.course.to_act} wager 100x1")) == (100, 200)
    fourth = Stud(players=4).start().call().street()
    assert opening(fourth.then(f"P{fourth.course.to_act} wager 100x1")) == (0, 200)


@pytest.mark.parametrize("limit", ["limit", "no-limit"])
def test_the_least_opening_is_the_bring_in_in_every_limit(limit: str) -> None:
    assert opening(low_card_all_in("P3 wager 100x1", limit=limit)) == (0, 100)


@pytest.mark.parametrize(("key", "at"), BOTH)
def test_nobody_checks_past_an_all_in_low_card(key: str, at: str) -> None:
    (decision,) = asked(low_card_all_in("P3 check"), "checked-unopened", key)
    assert named(decision) == "stud.bring-in-or-fold"
    assert (cited(decision), dict(decision.figures)) == ([f"{key}:{at}"], {"least": 100})
    assert len(asked(low_card_all_in("P3 check", "P4 check"), "checked-unopened", key)) == 2
    for acts in (("P3 wager 100x1", "P4 check"), ("P3 fold", "P4 wager 100x1"), ("P4 check",)):
        assert asked(low_card_all_in(*acts), "checked-unopened", key) == []


def test_a_low_card_with_a_chip_behind_brings_it_in_and_others_check_in_vain() -> None:
    hand = low_card_all_in("P2 post 25x1", "P3 check", low="25x2")
    assert asked(hand, "checked-unopened", "tda-2022") == []
    later = low_card_all_in("P3 wager 100x1", "P4 wager 100x1", "P1 wager 100x1").street()
    assert asked(later.then(f"P{later.course.to_act} check"), "checked-unopened", "tda-2022") == []


@pytest.mark.parametrize("key", ["metropolitan", "upt"])
def test_metropolitan_and_upt_print_nothing_of_a_low_card_that_is_all_in(key: str) -> None:
    assert named(asked(low_card_all_in("P3 check"), "checked-unopened", key)[0]) == "silent"


def test_foxwoods_takes_it_from_the_recommended_procedures_unconfirmed() -> None:
    (decision,) = asked(low_card_all_in("P3 check"), "checked-unopened", "foxwoods-2020")
    assert (cited(decision), decision.confirmed) == (["tda-2022:RP-10-E"], False)


# --- dead hands --------------------------------------------------------------------------------------------------


def dead(*seats: int, absent: str = "3") -> Stud:
    """Seat 3 was away and its hand is killed, seat 4 folds; then fourth street goes to these seats."""
    hand = Stud(players=4, absent=absent).start().then("D muck 3")
    hand.then([f"P{seat} {'fold' if seat == 4 else 'wager 100x1'}" for seat in hand.course.pending])
    return hand.then("D bring-in-bets", "D burn", [f"D pitch {seat} up" for seat in seats])


KIND = "card-to-a-dead-hand"


@pytest.mark.parametrize(("key", "at"), paragraphs(tda_2022="RP-10-C", players_2025="RP-9-C"))
def test_a_dead_hand_gets_no_card_on_fourth_street(key: str, at: str) -> None:
    for seats, gone in (((1, 2, 3), 3), ((3,), 3), ((1, 2, 4), 4)):
        (decision,) = asked(dead(*seats), KIND, key)
        assert (named(decision), cited(decision)) == ("stud.dead-hand-no-card", [f"{key}:{at}"])
        assert decision.matter.seats == (gone,)
    assert asked(dead(1, 2), KIND, key) == []


@pytest.mark.parametrize(("key", "at"), paragraphs(tda_2022="RP-10-C", players_2025="RP-9-C"))
def test_no_remedy_is_printed_for_the_card_that_went_there_so_it_is_the_floors(key: str, at: str) -> None:
    (decision,) = asked(dead(1, 2, 4), KIND, key)
    assert decision.ruling is not None and f"{key}:{at}" in cited(decision)
    assert "two options we give the floor here are our own" in next(
        each.reading for each in decision.citations if each.at == at
    )
    assert (decision.ruling.authority, decision.ruling.discretion) == (Authority.FLOOR, Discretion.FULL)
    assert [each.key for each in decision.ruling.steps] == ["stop-the-action", "call-the-floor", "obey-the-floor"]


@pytest.mark.parametrize("key", BOOKS)
def test_a_card_for_who_has_folded_is_a_matter_at_every_house(key: str) -> None:
    """Of a folded hand in hold'em, and of later streets of stud, no house prints anything."""
    holdem = situations.Hand(players=4).blinds().deal().do("D proceed", "P4 fold", "D pitch 4 down")
    assert KIND in holdem.kinds()
    assert holdem.decision(key, KIND).silent
    assert KIND not in situations.Hand(players=4).blinds().deal().do("P4 fold").kinds()
    assert KIND in kinds(dead(1, 2, 4).transcript) and KIND not in kinds(dead(1, 2).transcript)


@pytest.mark.parametrize("key", ["tda-2022", "players-2025"])
def test_of_later_streets_nothing_is_printed_for_dead_hands(key: str) -> None:
    fourth = dead(1, 2)
    first, second = fourth.course.pending
    hand = fourth.then(f"P{first} check", f"P{second} check", "D burn", "D pitch 1 up", "D pitch 3 up")
    assert [named(each) for each in asked(hand, KIND, key)] == ["silent"]


@pytest.mark.parametrize(("key", "at"), paragraphs(metropolitan="28"))
def test_metropolitan_leaves_cards_for_a_killed_hand_to_the_house(key: str, at: str) -> None:
    (decision,) = asked(dead(1, 2, 3), KIND, key)
    assert (named(decision), cited(decision)) == (
        "stud.killed-hand-up-to-house",
        [f"{key}:{at}"],
    )
    assert decision.ruling is not None
    assert not decision.ruling.fault
    assert named(asked(dead(1, 2, 4), KIND, key)[0]) == "silent"


def test_a_card_for_a_live_hand_is_none_for_a_dead_one() -> None:
    assert "absent-hand" in kinds(dead(1, 2).transcript)
    assert asked(Stud(players=4).start().call().street(), KIND, "tda-2022") == []
