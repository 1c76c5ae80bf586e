"""Side pots, odd chips in their printed order, and until when a result may be disputed, in every book."""

import pytest

from tests.rules.betting import asked_of, outcome
from tests.rules.showdowns import OPENING, STACK, at_of, figures, river, said, told
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.book import book as law
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import pots, spans
from trainer.rules.points import points
from trainer.rules.showdown import shares

CHECKED = [f"P{seat} check" for seat in (1, 2, 3)]


def side_pots(tabled: int = 3) -> Facts:
    """Seat 1 is in for 300, seat 2 for 700, seat 3 for all of it: three go all-in on the flop, and so many table."""
    lines = [*OPENING, "D bring-in-bets", "D burn", "D lay 3 up"]
    lines += ["P1 wager 100x2", "P2 wager 100x6", "P3 wager 500x1+100x5", "D return-bet 3 100x4"]
    lines += [*("D bring-in-bets", "D burn", "D lay 1 up", "D burn", "D lay 1 up")]
    lines += ["D turn up 2c 2d", "D turn up 9d 9h", "D turn up 3c 3d"][:tabled]
    return told(lines, stacks=("100x2+25x4", "100x7", "500x1+100x6"))


def by_pot(facts: Facts, book: str, kind: str = "pot") -> dict[str, dict[str, int]]:
    found = [each for each in points(facts) if each.kind == kind]
    return {each.detail: dict(decide(law(book), facts.about(each)).figures) for each in found}


@books((TDA, "21"), (PLAYERS, "22"), (FOXWOODS, "21"), (MET, "19"))
def test_each_pot_is_shared_by_itself(book: str, at: str) -> None:
    facts = side_pots()
    assert [(pot.name, pot.amount, set(pot.seats)) for pot in pots(facts)] == [
        ("main", 900, {1, 2, 3}),
        ("side-1", 800, {2, 3}),
    ]
    assert by_pot(facts, book) == {"main": {"amount": 900}, "side-1": {"amount": 800}}
    assert at in at_of(facts, book, "pot")
    assert said(river(*CHECKED, "D turn up 2c 2d 9d 9h 3c 3d"), book, "pot") == "none"


@pytest.mark.parametrize("tabled", [0, 1, 2])
def test_nothing_is_asked_about_pots_before_all_hands_lie_face_up(tabled: int) -> None:
    assert [each for each in points(side_pots(tabled)) if each.kind == "pot"] == []
    assert {each.onset for each in points(side_pots()) if each.kind == "pot"} == {side_pots().at}


def test_upt_says_nothing_on_odd_chips() -> None:
    assert said(tie(1), UPT, "odd-chips") == "silent"


@books((UPT, "showdown-7"))
def test_upt_settles_the_deepest_pot_first(book: str, at: str) -> None:
    facts = side_pots()
    assert by_pot(facts, book) == {"main": {"amount": 900, "turn": 2}, "side-1": {"amount": 800, "turn": 1}}
    assert at in at_of(facts, book, "pot")


def deep_pots() -> list[str]:
    """Four players all-in for 300, 500, 700 and 900, in three pots, the bets collected and all hands face up."""
    lines = ["P1 post 25x2", "P2 post 100x1", *(f"D pitch {seat} down" for _ in (1, 2) for seat in (1, 2, 3, 4))]
    lines += ["P3 wager 100x7", "P4 wager 100x9", "P1 wager 100x2+25x2", "P2 wager 100x4", "D return-bet 4 100x2"]
    lines += ["D collect 1 100x2+25x4 main"]
    lines += [f"D collect {seat} 100x3 main" for seat in (2, 3, 4)]
    lines += [f"D collect {seat} 100x2 side-1" for seat in (2, 3, 4)]
    lines += [f"D collect {seat} 100x2 side-2" for seat in (3, 4)]
    lines += [*("D burn", "D lay 3 up", "D burn", "D lay 1 up", "D burn", "D lay 1 up")]
    return [*lines, "D turn up 2c 2d", "D turn up 9d 9h", "D turn up 3c 3d", "D turn up 4s 4c"]


DEEP = "2c 9d 3c 4s 2d 9h 3d 4c 5s 9s Kh 7d 5d Js 5h Qs"  # seats 1 to 4 get 22, 99, 33 and 44
MAIN, FIRST, SECOND = "D push-pot 2 100x9", "D push-side 2 100x6 side-1", "D push-side 4 100x4 side-2"


def pushed(*pushes: str) -> Facts:
    stacks = ("100x2+25x4", "100x5", "100x7", "100x9")
    return told([*deep_pots(), *pushes], DEEP, stacks=stacks)


@books((TDA, "ill-16"), (PLAYERS, "ill-17"), (MET, "ill-14"))
def test_a_side_pot_goes_out_before_the_main_pot(book: str, at: str) -> None:
    early = pushed(SECOND, MAIN)
    assert said(early, book, "pot-too-soon") == "pot.side-pot-before-main"
    assert at_of(early, book, "pot-too-soon") == [at]
    assert said(pushed(SECOND, FIRST, MAIN), book, "pot-too-soon") == "none"
    assert said(pushed(FIRST), book, "pot-too-soon") == "silent"  # of two side pots nothing is printed


@books((UPT, "showdown-7"))
def test_at_upt_the_deepest_pot_goes_out_first(book: str, at: str) -> None:
    for early in (pushed(FIRST), pushed(SECOND, MAIN)):
        assert said(early, book, "pot-too-soon") == "pot.deepest-pot-first"
        assert at_of(early, book, "pot-too-soon") == [at]
    assert said(pushed(SECOND, FIRST, MAIN), book, "pot-too-soon") == "none"


def test_foxwoods_prints_no_order_of_pots_and_sends_to_an_illustration_that_nobody_confirmed() -> None:
    decision = asked_of(pushed(SECOND, MAIN), FOXWOODS, "pot-too-soon")
    assert [(each.book, each.at) for each in decision.citations] == [(TDA, "ill-16")]
    assert not decision.confirmed


ANTE = ("small-blind 50", "big-blind 100", "big-blind-ante 100")


def with_an_ante_for_all(*river_bets: str, stacks: tuple[str, ...] = (STACK,) * 3) -> Facts:
    """The big blind posts an ante for all with the blind; three call and check on, and the hands lie face up."""
    lines = ["P1 post 25x2", "P2 post 100x2", *OPENING[2:], "D bring-in-bets", "D burn", "D lay 3 up", *CHECKED]
    lines += ["D burn", "D lay 1 up", *CHECKED, "D burn", "D lay 1 up", *(river_bets or CHECKED)]
    lines += ["D bring-in-bets", "D turn up 2c 2d", "D turn up 9d 9h", "D turn up 3c 3d"]
    return told(lines, stacks=stacks, stakes=ANTE)


@books((TDA, "21"), (PLAYERS, "22"), (FOXWOODS, "21"), (MET, "19"))
def test_an_ante_posted_for_all_is_in_the_main_pot_and_part_of_no_bet(book: str, at: str) -> None:
    assert [(pot.name, pot.amount) for pot in pots(with_an_ante_for_all())] == [("main", 400)]
    bets = ("P1 check", "P2 wager 100x2", "P3 wager 100x1", "P1 wager 100x2")
    facts = with_an_ante_for_all(*bets, stacks=(STACK, STACK, "100x2"))
    assert [(pot.name, pot.amount, pot.seats) for pot in pots(facts)] == [
        ("main", 700, (1, 2, 3)),
        ("side-1", 200, (1, 2)),
    ]
    assert by_pot(facts, book) == {"main": {"amount": 700}, "side-1": {"amount": 200}}
    assert at in at_of(facts, book, "pot")
    assert shares(with_an_ante_for_all()) == ((2, 400),)


def test_antes_that_two_players_post_each_are_matched_chips() -> None:
    lines = ["P2 post 25x2+100x1", "P1 post 100x2", *(f"D pitch {seat} down" for _ in (1, 2) for seat in (2, 1))]
    lines += ["P2 wager 25x2", "P1 check", "D bring-in-bets", "D burn", "D lay 3 up"]
    lines += ["P1 wager 500x1", "P2 wager 300x1"]
    facts = told(lines, stacks=("500x1+100x2", "300x1+100x1+25x4"), stakes=(*ANTE[:2], "ante 100"))
    assert [(pot.name, pot.amount) for pot in pots(facts)] == [("main", 1000)]


# --- odd chips -------------------------------------------------------------------------------------------------


def tie(dead: int, chip: int = 25) -> Facts:
    """Seats 1 and 2 hold the same hand; seat 3 folds the flop after so many chips."""
    top = "Ac Ad 3c Kc Kd 3d 4c 9s 9h 7d 4d Js 4h 5s"
    flop = [*OPENING, "D bring-in-bets", "D burn", "D lay 3 up", "P1 check", "P2 check"]
    flop += [f"P3 wager {chip}x{dead}", f"P1 wager {chip}x{dead}", f"P2 wager {chip}x{dead}"]
    flop += ["D bring-in-bets", "D burn", "D lay 1 up", "P1 check", "P2 check", "P3 fold"]
    flop += ["D burn", "D lay 1 up", "P1 check", "P2 check", "D turn up Ac Kc", "D turn up Ad Kd"]
    return told(flop, top, stacks=(STACK, STACK, STACK))


@books((TDA, "20"), (PLAYERS, "21"), (FOXWOODS, "20"), (MET, "18"))
def test_odd_chips_are_the_smallest_in_play(book: str, at: str) -> None:
    facts = tie(1)  # 375 in the pot: fifteen chips of 25
    assert figures(facts, book, "odd-chips") == {"seat-1": 200, "seat-2": 175}
    assert at in at_of(facts, book, "odd-chips")
    assert said(tie(1, chip=100), book, "odd-chips") == "none"  # 600 halve evenly


@books((TDA, "20-A"), (PLAYERS, "21"), (FOXWOODS, "20-A"), (MET, "18-A"))
def test_odd_chips_with_a_board_go_left_of_the_button(book: str, at: str) -> None:
    facts = tie(1)
    assert figures(facts, book, "odd-chips") == {"seat-1": 200, "seat-2": 175}
    assert at in at_of(facts, book, "odd-chips")


def in_stud(game: str, rows: list[tuple[str, str, str]], *folds: str) -> Facts:
    """Three hands of stud by the cards of each round, checked to the end; seat 3 has put in a chip and folds."""
    deal = [f"D pitch {seat} {'up' if number == 2 else 'down'}" for number in range(3) for seat in (1, 2, 3)]
    cards = [each for row in rows[:3] for each in row]
    lines = ["P1 post 25x1", "P2 post 25x1", "P3 post 25x1", *deal, *(f"P{seat} check" for seat in (1, 2)), "P3 fold"]
    for number, row in enumerate(rows[3:], 3):
        cards += [("Jc", "Jd", "Jh", "Js")[number - 3], *row[:2]]
        face = "down" if number == 6 else "up"
        lines += ["D burn", f"D pitch 1 {face}", f"D pitch 2 {face}", "P1 check", "P2 check"]
    for at in (0, 1):
        lines.append(f"D turn up {' '.join(row[at] for row in rows)}")
    return told(lines, " ".join(cards), game)


ACES = [
    ("Ac", "Ad", "2h"),
    ("Ah", "As", "2d"),
    ("Kc", "Kd", "3h"),
    ("9c", "9d", ""),
    ("8c", "8d", ""),
    ("4c", "4d", ""),
]
LOWS = [
    ("Ac", "Ad", "Qh"),
    ("2c", "2d", "Qd"),
    ("3c", "3d", "Kh"),
    ("5c", "5d", ""),
    ("7d", "7c", ""),
    ("Kc", "Kd", ""),
]


@books((TDA, "20-B"), (PLAYERS, "21"), (FOXWOODS, "20-B"), (MET, "18-B"))
def test_odd_chips_in_stud_go_by_suit(book: str, at: str) -> None:
    aces = in_stud("stud", [*ACES, ("5h", "5s", "")])
    assert figures(aces, book, "odd-chips") == {"seat-1": 25, "seat-2": 50}  # the ace of spades
    assert at in at_of(aces, book, "odd-chips")
    lows = in_stud("razz", [*LOWS, ("Qs", "Qc", "")])
    assert figures(lows, book, "odd-chips") == {"seat-1": 50, "seat-2": 25}  # the seven of diamonds


@books((TDA, "20-C"), (PLAYERS, "21"), (FOXWOODS, "20-C"), (MET, "18-C"))
def test_the_odd_chip_of_high_and_low_goes_high(book: str, at: str) -> None:
    rows = [
        ("Ac", "Kd", "Qh"),
        ("2h", "Ks", "Qd"),
        ("3s", "Kh", "9h"),
        ("5c", "5d", ""),
        ("7d", "8c", ""),
        ("Tc", "Td", ""),
    ]
    facts = in_stud("stud-8", [*rows, ("9s", "9c", "")])
    assert figures(facts, book, "odd-chips") == {"seat-1": 25, "seat-2": 50}
    assert at in at_of(facts, book, "odd-chips")


@books((PLAYERS, "21"), (PLAYERS, "ill-21-F"), (FOXWOODS, "20-D"), (MET, "18-D"))
def test_hands_the_same_both_ways_share_once(book: str, at: str) -> None:
    rows = [
        ("2c", "2d", "Qh"),
        ("3c", "3d", "Qd"),
        ("4c", "4d", "Kh"),
        ("5d", "5c", ""),
        ("6s", "6c", ""),
        ("Tc", "Td", ""),
    ]
    facts = in_stud("stud-8", [*rows, ("Ts", "Th", "")])
    assert said(facts, book, "both-ways") == "pot.odd-chips-in-order"
    assert figures(facts, book, "both-ways") == {"seat-1": 50, "seat-2": 25}  # three chips: once, not by halves
    assert at in at_of(facts, book, "both-ways")


def wheels(dead: int) -> Facts:
    """Omaha/8, seats 1 and 2 with the same wheel; seat 3 folds on the turn after so many chips."""
    deal = [f"D pitch {seat} down" for _ in range(4) for seat in (1, 2, 3)]
    lines = [*OPENING[:2], *deal, *OPENING[-3:], "D bring-in-bets", "D burn", "D lay 3 up", "P1 check", "P2 check"]
    lines += [f"P3 wager 25x{dead}", f"P1 wager 25x{dead}", f"P2 wager 25x{dead}"] if dead else ["P3 check"]
    lines += ["D bring-in-bets", "D burn", "D lay 1 up", "P1 check", "P2 check", "P3 fold"]
    lines += ["D burn", "D lay 1 up", "P1 check", "P2 check", "D turn up Ac 2c Kc Qc", "D turn up Ad 2d Kd Qd"]
    return told(lines, "Ac Ad Ah 2c 2d 2h Kc Kd Kh Qc Qd Qh 9c 3s 4c 5d 9d Js 9h Ts", "omaha-8")


def three_wheels(each: int) -> Facts:
    """The same of seats 2, 3 and 4, who put so many chips in on the flop; the small blind is dead."""
    deal = [f"D pitch {seat} down" for _ in range(4) for seat in (1, 2, 3, 4)]
    lines = ["P1 post 25x2", "P2 post 100x1", *deal, "P3 wager 100x1", "P4 wager 100x1", "P1 fold", "P2 check"]
    lines += ["D bring-in-bets", "D burn", "D lay 3 up"]
    lines += [f"P{seat} wager 25x{each}" if each else f"P{seat} check" for seat in (2, 3, 4)]
    lines += ["D bring-in-bets"] if each else []
    for _ in ("turn", "river"):
        lines += ["D burn", "D lay 1 up", "P2 check", "P3 check", "P4 check"]
    lines += [f"D turn up A{suit} 2{suit} K{suit} Q{suit}" for suit in "cdh"]
    cards = "8h Ac Ad Ah 7h 2c 2d 2h 6h Kc Kd Kh 6d Qc Qd Qh 9c 3s 4c 5d 9d Js 9h Ts"
    return told(lines, cards, "omaha-8", stacks=(STACK,) * 4)


SHARES_AGREE = [(0, 150, 150), (1, 200, 175), (3, 275, 250), (4, 300, 300)]


@pytest.mark.parametrize(("dead", "first", "second"), SHARES_AGREE)
def test_the_same_hands_share_alike_where_halves_first_comes_to_the_same(dead: int, first: int, second: int) -> None:
    for book in (TDA, PLAYERS):
        assert said(wheels(dead), book, "both-ways") == "pot.odd-chips-in-order"
        assert figures(wheels(dead), book, "both-ways") == {"seat-1": first, "seat-2": second}
    assert said(wheels(dead), TDA, "odd-chips") == ("pot.odd-chips-in-order" if dead % 2 else "none")


@books((TDA, "20-C"))
def test_without_an_exception_the_floor_says_how_the_same_hands_share(book: str, at: str) -> None:
    facts = wheels(2)  # eighteen chips of 25: nine each, or ten and eight out of two halves of nine
    assert (said(facts, book, "both-ways"), said(facts, book, "odd-chips")) == ("pot.same-hands-floor-says", "none")
    assert at_of(facts, book, "both-ways") == [at]
    assert figures(facts, book, "both-ways") == {}
    assert figures(facts, PLAYERS, "both-ways") == {"seat-1": 225, "seat-2": 225}
    (pot,) = pots(facts)
    assert spans(facts, pot) == {1: (200, 250), 2: (200, 250)}


@books((TDA, "20-C"))
def test_the_same_hands_of_three_leave_odd_chips_to_the_floor(book: str, at: str) -> None:
    alike = {"seat-2": 150, "seat-3": 150, "seat-4": 125}
    for each in (0, 2):  # fourteen and twenty chips: halves of seven and of ten leave one over twice
        facts = three_wheels(each)
        assert said(facts, book, "odd-chips") == said(facts, book, "both-ways") == "pot.same-hands-floor-says"
        assert at_of(facts, book, "odd-chips") == [at]
        assert said(facts, PLAYERS, "odd-chips") == "pot.odd-chips-in-order"
    assert figures(three_wheels(1), book, "odd-chips") == figures(three_wheels(1), PLAYERS, "odd-chips") == alike


@pytest.mark.parametrize(
    ("facts", "least_and_most"),
    [
        (tie(1), {1: (175, 200), 2: (175, 200)}),
        (tie(2), {1: (225, 225), 2: (225, 225)}),
    ],
    ids=("odd", "even"),
)
def test_while_nobody_says_who_gets_odd_chips_any_winner_may(
    facts: Facts, least_and_most: dict[int, tuple[int, int]]
) -> None:
    (pot,) = pots(facts)
    assert spans(facts, pot) == least_and_most


def test_either_half_may_have_the_odd_chip_while_nobody_says() -> None:
    rows = [("Ac", "Kd", "Qh"), ("2h", "Ks", "Qd"), ("3s", "Kh", "9h"), ("5c", "5d", ""), ("7d", "8c", "")]
    facts = in_stud("stud-8", [*rows, ("Tc", "Td", ""), ("9s", "9c", "")])  # three chips of 25
    assert spans(facts, pots(facts)[0]) == {1: (25, 50), 2: (25, 50)}


# --- disputes --------------------------------------------------------------------------------------------------

SHOWN = (*CHECKED, "D bring-in-bets", "D turn up 2c 2d 9d 9h 3c 3d", "40.000 D push-pot 2 100x2")
READING, AWARD = "P1 say I dispute the reading", "P1 say I dispute the award"
HEARD, LATE = "pot.dispute-heard", "pot.result-stands"
NEXT = ["41.000 D gather", "42.000 D shuffle " + " ".join(r + s for r in "23456789TJQKA" for s in "cdhs")]
DEALT = [f"5{n}.000 D pitch {seat} down" for n, seat in enumerate((1, 2, 3, 1, 2, 3))]
ACTED = ["60.000 P3 wager 100x1", "61.000 P1 wager 100x1"]


def disputed(words: str, *between: str, at: str = "90.000") -> Facts:
    return river(*SHOWN, *between, f"{at} {words}")


FAMILY = ((TDA, "22"), (PLAYERS, "23"), (FOXWOODS, "22"))


@books(*FAMILY, (MET, "20"))
def test_a_reading_is_disputed_before_the_next_hand(book: str, at: str) -> None:
    heard = disputed(READING, *NEXT[:1])
    assert said(heard, book, "dispute") == HEARD
    assert at in at_of(heard, book, "dispute")
    assert said(disputed(READING, *NEXT), book, "dispute") == LATE


@books(*FAMILY)
def test_an_award_is_disputed_before_substantial_action(book: str, at: str) -> None:
    heard = disputed(AWARD, *NEXT, *DEALT, *ACTED[:1])
    assert said(heard, book, "dispute") == HEARD
    assert at in at_of(heard, book, "dispute")
    assert said(disputed(AWARD, *NEXT, *DEALT, *ACTED), book, "dispute") == LATE


@books(*FAMILY)
def test_what_was_done_in_the_hand_itself_is_no_action_on_the_next(book: str, at: str) -> None:
    """The stub was shuffled after the award, and nothing of another hand has been dealt."""
    stub = " ".join(each.card.name for each in river(*SHOWN).table.stub)
    heard = disputed(AWARD, f"41.000 D shuffle {stub}")
    assert said(heard, book, "dispute") == HEARD
    assert at in at_of(heard, book, "dispute")


@books((MET, "20"), (UPT, "decision-5"))
def test_metropolitan_and_upt_end_all_disputes_with_the_riffle(book: str, at: str) -> None:
    for words in (READING, AWARD):
        assert outcome(decide(law(book), _asked(disputed(words, *NEXT[:1]))))[0] == HEARD
        late = disputed(words, *NEXT)
        assert said(late, book, "dispute") == LATE
        assert at in at_of(late, book, "dispute")


def _asked(facts: Facts) -> Facts:
    return facts.about([each for each in points(facts) if each.kind == "dispute"][-1])


@books(*FAMILY, (MET, "20"))
def test_in_a_break_disputes_end_after_a_minute(book: str, at: str) -> None:
    pause = "F say this is the break"
    for words in (READING, AWARD):
        for when, expected in (("99.999", HEARD), ("100.000", HEARD), ("100.001", LATE)):
            facts = river(*SHOWN[:-1], f"39.000 {pause}", SHOWN[-1], f"{when} {words}")
            assert said(facts, book, "dispute") == expected
            assert at in at_of(facts, book, "dispute")
        assert said(disputed(words, at="100.001"), book, "dispute") == HEARD
        over = disputed(words, f"41.000 {pause}", at="100.001")  # the hand was over before the break began
        assert said(over, book, "dispute") == HEARD
