"""Pots, winners, odd chips and the order of show, worked by hand."""

import pytest

from tests.quickfire.worked import told_of
from tests.rules.showdowns import OPENING, STACK, river, told
from tests.rules.test_pots import ACES, in_stud, tie, wheels
from trainer.kernel import gestures as g
from trainer.kernel.transcript import Transcript
from trainer.quickfire import build_the_side_pots, odd_chip, split_it, who_shows_first, who_wins_what
from trainer.quickfire.kind import Unsuitable
from trainer.quickfire.spot import Spot
from trainer.quickfire.telling import Telling
from trainer.rules.book import BOOKS, book
from trainer.rules.facts import Facts
from trainer.rules.hands import read_aloud

TDA, PLAYERS, FOXWOODS, MET, UPT = "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt"
SAYING = {TDA: "20", PLAYERS: "21", FOXWOODS: "20", MET: "18"}
STACKS = ("100x2+25x4", "100x7", "500x1+100x6")  # 300, 700 and 1,100
ALL_IN = [*OPENING, "D bring-in-bets", "D burn", "D lay 3 up", "P1 wager 100x2", "P2 say all-in", "P2 wager 100x6"]
CALLED = [*ALL_IN, "P3 say all-in", "P3 wager 500x1+100x5"]
UP = ["D bring-in-bets", "D burn", "D lay 1 up", "D burn", "D lay 1 up", "P1 say I have trips"]
SHOWN = [*CALLED, "D return-bet 3 100x4", *UP, "D turn up 2c 2d", "D turn up 9d 9h", "D turn up 3c 3d"]


def telling(facts: Facts) -> Telling:
    return told_of(facts.record.transcript)


def cited(spot: Spot) -> list[str]:
    return [each.at for each in spot.citations]


@pytest.mark.parametrize("house", BOOKS)
def test_300_700_and_1100_make_two_pots_and_400_that_go_back(house: str) -> None:
    """100 each before the flop; then 200, 600 and 1,000: three times 300, twice 400, and 400 nobody called."""
    spot = build_the_side_pots.question(book(house), telling(told(CALLED, stacks=STACKS)), "worked", 0)
    pots = {"pots": "2", "main": 900, "main-seats": (1, 2, 3), "side-1": 800, "side-1-seats": (2, 3)}
    assert spot.right == (pots,)
    assert spot.notes == ("400 goes back to seat 3 because no one called it",)
    assert not spot.accepts({**pots, "side-1": 1200})
    assert not spot.accepts({**pots, "pots": "3", "side-2": 400, "side-2-seats": (3,)})
    assert [each.at for each in spot.practices] == ["practice:one-layer-each-pot"]
    assert spot.decisions


def test_an_ante_for_all_lies_in_the_main_pot_and_counts_in_no_layer() -> None:
    """The layers reckoned once more, chip by chip, from what everybody put in."""
    kind, seen = build_the_side_pots.KIND, 0
    for seed in range(kind.cases.index("ante-for-all"), 80, len(kind.cases)):
        spot = kind.make(book(PLAYERS), seed)
        if spot.case == "ante-for-all":
            seen += 1
            right = spot.right[0]
            names = ["main", *(f"side-{at}" for at in range(1, int(str(right["pots"]))))]
            assert [(right[name], right[f"{name}-seats"]) for name in names] == layered(spot.transcript)
            assert any(each.says == "the ante" for each in spot.sums)
    assert seen > 10


def layered(transcript: Transcript) -> list[tuple[int, tuple[int, ...]]]:
    acts, ante = transcript.gestures, transcript.setup.stakes.big_blind_ante
    posts = [each.seat for each in acts if isinstance(each.act, g.Post)]
    paid = dict.fromkeys({each.seat for each in acts if each.seat}, 0)
    for each in acts:
        if isinstance(each.act, g.Post | g.Wager):
            paid[each.seat] += each.act.chips.amount
    paid[posts[1]] -= ante
    folded = {each.seat for each in acts if isinstance(each.act, g.Fold)}
    called = sorted(paid.values())[-2]
    found: list[tuple[int, tuple[int, ...]]] = []
    below = 0
    for level in sorted({min(amount, called) for seat, amount in paid.items() if seat not in folded}):
        layer = sum(max(0, min(amount, level) - below) for amount in paid.values()) + (0 if found else ante)
        found.append((layer, tuple(sorted(seat for seat in paid if seat not in folded and paid[seat] >= level))))
        below = level
    return found


@pytest.mark.parametrize("house", BOOKS)
def test_nines_win_both_pots_though_seat_1_says_trips(house: str) -> None:
    spot = who_wins_what.question(book(house), telling(told(SHOWN, stacks=STACKS)), "worked", 0)
    assert spot.right == ({"main-high": (2,), "side-1-high": (2,)},)
    assert len(spot.citations) > 0


@pytest.mark.parametrize("house", SAYING)
def test_the_odd_chip_goes_left_of_the_button(house: str) -> None:
    """375 for two equal hands in chips of 25: seven each, and the fifteenth for seat 1, left of the button."""
    spot = odd_chip.question(book(house), telling(tie(1)), "worked", 0)
    assert spot.right == ({"who": "seats", "seats": (1,)},)
    assert SAYING[house] in cited(spot)
    split = split_it.question(book(house), telling(tie(1)), "worked", 0)
    assert {key: value for key, value in split.right[0].items() if value} == {"seat-1": 200, "seat-2": 175}
    assert [each.total for each in spot.sums] == [175, 350, 375]


@pytest.mark.parametrize("house", SAYING)
def test_in_stud_the_odd_chip_goes_by_suit(house: str) -> None:
    facts = in_stud("stud", [*ACES, ("5h", "5s", "")])  # seat 2 holds the ace of spades
    assert odd_chip.question(book(house), telling(facts), "worked", 0).right == ({"who": "seats", "seats": (2,)},)


@pytest.mark.parametrize(("house", "asked"), [(TDA, False), (PLAYERS, True)])
def test_the_same_hands_are_not_asked_about_where_the_floor_says_how_they_share(house: str, asked: bool) -> None:
    """Eighteen chips of 25: nine each, or by halves ten and eight, of which TDA says nothing (20-C)."""
    alike = split_it.question(book(house), telling(wheels(4)), "worked", 0)
    assert {key: value for key, value in alike.right[0].items() if value} == {"seat-1": 300, "seat-2": 300}
    if asked:
        assert split_it.question(book(house), telling(wheels(2)), "worked", 0).right[0]["seat-1"] == 225
        return
    with pytest.raises(Unsuitable):
        split_it.question(book(house), telling(wheels(2)), "worked", 0)


@pytest.mark.parametrize("house", [UPT])
def test_where_the_book_has_no_word_on_odd_chips_the_floor_decides(house: str) -> None:
    spot = odd_chip.question(book(house), telling(tie(1)), "worked", 0)
    assert spot.right == ({"who": "floor"},)
    assert spot.also
    assert "floor" in spot.notes[0]
    with pytest.raises(Unsuitable):
        split_it.question(book(house), telling(tie(1)), "worked", 0)


@pytest.mark.parametrize("house", [TDA, PLAYERS, FOXWOODS, MET])
def test_the_last_to_bet_shows_first_and_without_a_bet_the_first_to_act(house: str) -> None:
    bet = river("P1 check", "P2 wager 100x2", "P3 wager 100x2", "P1 fold")
    assert shows(house, bet).right == ({"first": "one", "seat": 2},)
    assert shows(house, river("P1 check", "P2 check", "P3 check")).right == ({"first": "one", "seat": 1},)


def test_at_upt_all_show_where_nobody_bet() -> None:
    assert shows(UPT, river("P1 check", "P2 check", "P3 check")).right == ({"first": "all"},)
    bet = river("P1 check", "P2 wager 100x2", "P3 wager 100x2", "P1 fold")
    assert shows(UPT, bet).right == ({"first": "one", "seat": 2},)


@pytest.mark.parametrize("house", BOOKS)
def test_with_an_all_in_all_hands_go_face_up(house: str) -> None:
    assert shows(house, told(CALLED, stacks=STACKS)).right == ({"first": "all"},)


def shows(house: str, facts: Facts) -> Spot:
    return who_shows_first.question(book(house), telling(facts), "worked", 0)


def test_a_hand_that_is_told_and_cannot_be_asked_about_is_refused() -> None:
    with pytest.raises(Unsuitable):
        shows(TDA, told(OPENING, stacks=(STACK,) * 3))


@pytest.mark.parametrize(
    ("game", "half", "hole", "board", "words"),
    [
        ("holdem", "high", "TcAs", "TsTd6h5c2c", "Three of a kind: 10\u2663 A\u2660 10\u2660 10\u2666 6\u2665"),
        ("razz", "low", "Ac2c", "3c4d5h9s9d", "A\u2663 2\u2663 3\u2663 4\u2666 5\u2665"),
        ("omaha-8", "low", "AcKcKdQh", "KhQsJs", ""),
    ],
)
def test_a_hand_is_read_by_its_cards(game: str, half: str, hole: str, board: str, words: str) -> None:
    assert read_aloud(game, half, hole, board) == words
