"""Antes are dead money: in the pot from the first, part of no bet and no named total, matched by nobody."""

import pytest

from tests.rules.betting import Betting
from tests.rules.board_situations import cited, paragraphs
from tests.rules.stud_situations import Stud, deck_with
from tests.rules.test_building import RACK, next_acts
from trainer.rules.book import BOOKS, book
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import pots
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import wagers
from trainer.rules.points import points
from trainer.rules.posting import antes
from trainer.rules.record import Record
from trainer.rules.stands import latest, stands

SWEPT = ["D collect 3 100x2 main"]


class ForAll(Betting):
    """Four players at 100 and 200; the big blind in seat 3 posts 200 more for all, brought in or left in front."""

    def __init__(self, stacks: dict[int, str] | None = None, limit: str = "no-limit", ante: int = 200) -> None:
        super().__init__(stacks=stacks, limit=limit)
        self.head[-1:-1] = [RACK, f"big-blind-ante {ante}"]

    def opened(self, *brought: str, posts: tuple[str, ...] = ("P3 post 100x2", "P3 post 100x2")) -> "ForAll":
        self.do("P2 post 100x1", *posts, *brought).deal().do("D proceed")
        return self


BROUGHT = pytest.mark.parametrize("brought", [[], SWEPT], ids=["in-front", "brought-in"])


def standing_as(facts: Facts, house: str) -> tuple[str, int, int]:
    """What the house makes of the last wager: its kind, its total, and what is still to be put in."""
    made = latest(facts)
    assert made is not None
    found = stands(book(house), facts, made)
    return found.kind, found.to, found.owed


@BROUGHT
def test_the_big_blind_that_antes_for_all_owes_the_whole_raise_beyond_the_blind(brought: list[str]) -> None:
    course = ForAll().opened(*brought).do("P4 wager 100x6", "P1 fold", "P2 fold").facts().course
    assert (course.bet, course.committed, course.to_act) == (600, (0, 100, 200, 600), 3)
    called = ForAll().opened(*brought).do("P4 wager 100x6", "P1 fold", "P2 fold", "P3 wager 100x4").facts().course
    assert (called.actions[-1].kind, called.actions[-1].to, called.betting) == ("call", 600, False)


@BROUGHT
@pytest.mark.parametrize("house", BOOKS)
def test_a_total_that_the_big_blind_names_is_without_the_ante(house: str, brought: list[str]) -> None:
    hand = ForAll().opened(*brought).do("P4 wager 100x6", "P1 fold", "P2 fold", "P3 say raise 1200", "P3 wager 1000x1")
    assert standing_as(hand.facts(), house) == ("raise", 1200, 0)


@BROUGHT
def test_course_turn_and_next_wager_face_the_same_beside_an_ante(brought: list[str]) -> None:
    hand = ForAll().opened(*brought).do("P4 wager 100x2", "P1 fold", "P2 fold", "P3 check")
    facts = hand.facts()
    assert [(each.facing, each.pot) for each in wagers(facts)] == [(200, 500), *[(200, 700)] * 3]
    assert [each.standing.level for each in told(facts).turns] == [200] * 4


@BROUGHT
def test_the_pot_of_a_pot_sized_raise_holds_the_ante(brought: list[str]) -> None:
    """100, 200 and the ante of 200 lie there: 200 to call, and 700 more."""
    hand = ForAll(limit="pot-limit").opened(*brought).do("P4 say pot")
    decision = hand.asked("tda-2022", "pot-bet")
    assert (decision.figure("pot"), decision.figure("most")) == (500, 900)


@BROUGHT
def test_the_ante_is_dead_in_the_main_pot_of_short_stacks(brought: list[str]) -> None:
    """Seat 4 is all-in for 300; the blinds call 600: 900 and the ante for three, 600 for two, and it all adds up."""
    hand = ForAll(stacks={4: "100x3"}).opened(*brought)
    hand.do("P4 wager 100x3", "P1 fold", "P2 wager 100x5", "P3 wager 100x4")
    while (facts := hand.facts()).table.seat(2).bet or facts.table.seat(3).bet or facts.table.seat(4).bet:
        hand.do(f"D {next_acts(facts)[0]}")
    assert [(pot.name, pot.amount, pot.seats) for pot in pots(facts)] == [
        ("main", 1100, (2, 3, 4)),
        ("side-1", 600, (2, 3)),
    ]
    assert [pot.amount for pot in facts.table.pots] == [1100, 600]


SHORT = {
    "below-the-blind": ("100x1", ("P3 post 100x1",), 100, 0),
    "the-blind-exactly": ("100x2", ("P3 post 100x2",), 200, 0),
    "part-of-the-ante": ("100x3", ("P3 post 100x2", "P3 post 100x1"), 200, 100),
    "just-below-both": ("100x3+25x3", ("P3 post 100x2", "P3 post 100x1+25x3"), 200, 175),
    "both-exactly": ("100x4", ("P3 post 100x2", "P3 post 100x2"), 200, 200),
    "one-chip-more": ("100x4+25x1", ("P3 post 100x2", "P3 post 100x2"), 200, 200),
}


@pytest.mark.parametrize(("stack", "posts", "blind", "ante"), SHORT.values(), ids=SHORT)
def test_of_a_short_stack_the_blind_comes_first(stack: str, posts: tuple[str, ...], blind: int, ante: int) -> None:
    """foxwoods-2020:bba-1 and bba-2; no other book speaks of it."""
    course = ForAll(stacks={3: stack}).opened(posts=posts).facts().course
    assert (course.committed[2], sum(course.antes), course.bet) == (blind, ante, 200)


def test_an_ante_posted_with_a_chip_too_large_leaves_change_coming() -> None:
    facts = (
        ForAll().opened(posts=("P3 post 1000x1",)).do("P4 wager 100x2", "P1 fold", "P2 wager 100x1", "P3 check").facts()
    )
    assert (facts.course.committed[2], facts.course.antes[2], facts.course.actions[-1].kind) == (800, 200, "check")
    assert "return-bet 3 500x1+100x1" in next_acts(facts) or "trade bet-3 1000x1 rack 500x1+100x5" in next_acts(facts)


def test_the_dealer_brings_the_ante_in_before_the_first_card() -> None:
    hand = ForAll().do("P2 post 100x1", "P3 post 100x2", "P3 post 100x2")
    assert next_acts(hand.facts()) == ["collect 3 100x2 main", "pitch 2 down"]
    assert next_acts(hand.do(*SWEPT).facts()) == ["pitch 2 down"]


@pytest.mark.parametrize(("house", "at"), paragraphs(foxwoods_2020="bba-2"))
def test_whoever_has_less_than_the_ante_wins_all_of_it(house: str, at: str) -> None:
    """Everywhere else the whole ante lies in the main pot, too."""
    hand = ForAll(stacks={4: "25x2"}).opened(*SWEPT).do("P4 wager 25x2", "P1 fold", "P2 fold", "P3 check")
    assert [(pot.amount, pot.seats) for pot in pots(hand.facts())] == [(350, (3, 4)), (100, (3,))]
    decision = hand.asked(house, "less-than-the-ante")
    assert (decision.matter.seats, decision.figure("can-win"), cited(decision)) == ((4,), 200, [f"{house}:{at}"])


@pytest.mark.parametrize(("stack", "less"), [("100x1+25x3", [(2,)]), ("100x2", []), ("100x3", [])])
def test_what_a_player_has_is_told_before_the_blinds_are_posted(stack: str, less: list[tuple[int, ...]]) -> None:
    """Seat 2 posts the small blind of 100 of it; the ante is 200."""
    facts = ForAll(stacks={2: stack}).opened(*SWEPT).facts()
    assert [each.seats for each in points(facts) if each.kind == "less-than-the-ante"] == less


@pytest.mark.parametrize(("house", "at"), paragraphs(foxwoods_2020="bba-1", tda_2024="RP-11"))
def test_the_house_that_speaks_of_it_has_the_blind_first(house: str, at: str) -> None:
    """The ante is as large as the blind there, or what is left of the stack."""
    for key in ("part-of-the-ante", "just-below-both", "both-exactly", "one-chip-more"):
        stack, posts, *figures = SHORT[key]
        decision = ForAll(stacks={3: stack}).opened(posts=posts).asked(house, "ante-for-all")
        assert [decision.figure("blind"), decision.figure("ante"), *cited(decision)] == [*figures, f"{house}:{at}"]


@pytest.mark.parametrize(("house", "at"), paragraphs(foxwoods_2020="bba-2", tda_2024="RP-11"))
def test_a_blind_in_full_or_short_leaves_no_ante(house: str, at: str) -> None:
    for stack in ("100x2", "100x1"):
        decision = ForAll(stacks={3: stack}).opened(posts=(f"P3 post {stack}",)).asked(house, "ante-for-all")
        assert (decision.figure("ante"), cited(decision)) == (0, [f"{house}:{at}"])


@pytest.mark.parametrize(("house", "at"), paragraphs(foxwoods_2020="bba-1 bba-2"))
def test_what_a_blind_too_short_for_the_ante_posts_is_shown_as_a_reading(house: str, at: str) -> None:
    key = "part-of-the-ante" if at == "bba-1" else "the-blind-exactly"
    stack, posts, *_ = SHORT[key]
    decision = ForAll(stacks={3: stack}).opened(posts=posts).asked(house, "ante-for-all")
    assert [each.at for each in decision.citations] == [at]
    assert "Ask your house" in decision.citations[0].reading


@pytest.mark.parametrize(("house", "at"), paragraphs(tda_2024="RP-11"))
@pytest.mark.parametrize(("stack", "posted"), [("100x2+25x3", 75), ("100x2+25x6", 150), ("100x2+25x7", 150)])
def test_an_ante_is_as_large_as_it_was_told_where_the_book_prints_no_size(
    house: str, at: str, stack: str, posted: int
) -> None:
    """The ante is 150, not the big blind's 200."""
    hand = ForAll(stacks={3: stack}, ante=150).opened(posts=("P3 post 100x2", "P3 post 25x3"))
    decision = hand.asked(house, "ante-for-all")
    assert (decision.figure("ante"), decision.figure("total"), cited(decision)) == (
        posted,
        200 + posted,
        [f"{house}:{at}"],
    )


ANTE_IS_PRINTED = ("foxwoods-2020", "tda-2024")
SENT_THERE = "players-2025"


def test_the_house_that_is_sent_to_the_tda_has_the_blind_first_too() -> None:
    decision = ForAll().opened().asked(SENT_THERE, "ante-for-all")
    assert (decision.source, cited(decision)) == ("tda-2024", ["tda-2024:RP-11"])


@pytest.mark.parametrize("house", [each for each in BOOKS if each not in (*ANTE_IS_PRINTED, SENT_THERE)])
def test_the_other_houses_say_nothing_of_an_ante_for_all(house: str) -> None:
    hand = ForAll(stacks={4: "25x2"}).opened()
    assert hand.asked(house, "ante-for-all").silent
    assert hand.asked(house, "less-than-the-ante").silent


def test_a_deal_called_off_leaves_an_ante_that_was_brought_in_where_it_is() -> None:
    hand = ForAll().do("P2 post 100x1", "P3 post 100x2", "P3 post 100x2", *SWEPT, "D gather").deal().do("D proceed")
    course = hand.facts().course
    assert (course.committed, course.antes) == ((0, 100, 200, 0), (0, 0, 200, 0))


@pytest.mark.parametrize(("chips", "expected"), [("500x1", ("call", 600, 0)), ("500x1+100x5", ("raise", 1175, 0))])
@pytest.mark.parametrize("house", ["tda-2022", "players-2025"])
def test_a_chip_of_the_ante_pulled_back_is_none_of_the_prior_bet(
    house: str, chips: str, expected: tuple[str, int, int]
) -> None:
    """The ante lies there in chips of 25 and the blind in two of 100: what is pulled back is no chip of the bet."""
    hand = ForAll().opened(posts=("P3 post 100x2", "P3 post 25x8")).do("P4 wager 100x6", "P1 fold", "P2 fold")
    assert standing_as(hand.do("P3 pull-back 25x1", f"P3 wager {chips}").facts(), house) == expected


# --- stud ------------------------------------------------------------------------------------------------------


def third_street(*acts: str, brought: bool = True, limit: str = "no-limit", **more: dict[int, str]) -> Facts:
    """Three players ante 25; seat 2 shows the low card and brings it in for 100."""
    hand = Stud(players=3, deck=deck_with(". . . . . . Ks 2c Kh"), limit=limit, stacks=more.get("stacks", {}))
    hand.then(
        (f"P{seat} post {'5x2' if hand.stacks.get(seat) == '5x2' else '25x1'}" for seat in (1, 2, 3)),
        ["D bring-in-bets"] if brought else [],
    )
    hand.then(f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2, 3))
    record = Record.of(hand.then("P2 post 100x1", *acts).transcript)
    return Facts(record, len(record))


@pytest.mark.parametrize("brought", [True, False], ids=["brought-in", "in-front"])
@pytest.mark.parametrize("house", BOOKS)
def test_a_total_named_on_third_street_is_without_the_ante(house: str, brought: bool) -> None:
    facts = third_street("P3 say raise 600", "P3 wager 1000x1", brought=brought)
    assert (facts.course.bet, standing_as(facts, house)) == (600, ("raise", 600, 0))


@pytest.mark.parametrize("brought", [True, False], ids=["brought-in", "in-front"])
def test_a_bet_on_third_street_that_nobody_calls_goes_back_whole(brought: bool) -> None:
    """All but the bring-in of 100 that it matches: 500 of 600."""
    facts = third_street("P3 wager 100x6", "P1 fold", "P2 fold", brought=brought)
    assert next_acts(facts)[0] == "return-bet 3 100x5"


def test_a_call_all_in_on_third_street_gives_back_what_it_did_not_match() -> None:
    facts = third_street("P3 wager 100x6", "P1 fold", "P2 wager 100x2", stacks={2: "100x3+25x1"})
    assert next_acts(facts)[0] == "return-bet 3 100x3"
    assert [(pot.amount, pot.seats) for pot in pots(facts)] == [(675, (2, 3))]


def test_a_short_ante_wins_no_more_than_itself_of_every_other() -> None:
    facts = third_street("P3 wager 100x1", stacks={1: "5x2"})
    assert (facts.course.antes, facts.course.betting) == ((10, 25, 25), False)
    assert [(pot.amount, pot.seats) for pot in pots(facts)] == [(30, (1, 2, 3)), (230, (2, 3))]


def test_no_ante_is_seen_where_only_the_blinds_were_posted() -> None:
    setup = ForAll(ante=0).facts().setup
    assert antes(setup, (0, 100, 200, 0), (1, 2, 3, 4), 1) == ()
