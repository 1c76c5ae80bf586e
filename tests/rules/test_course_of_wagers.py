"""What the course, the next wager and the next turn make of chips: one is a call in every house, whoever asks."""

import pytest

from tests.rules.amounts import at_once, comes_up
from tests.rules.betting import Betting, asked_of
from tests.rules.printed import folded
from tests.rules.stud_situations import Stud, deck_with
from tests.rules.test_course import DEALT, after, table
from trainer.kernel.document import text_of, transcript_of
from trainer.rules.course import Course
from trainer.rules.facts import Facts
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import wagers
from trainer.rules.record import Record
from trainer.shorthand.reading import read


def on_the_flop(*acts: str, stacks: dict[int, str] | None = None, limit: str = "no-limit") -> Betting:
    """After the flop seat 2 opens for 1200; then these acts."""
    return Betting(stacks=stacks, limit=limit).flop().do("P2 wager 1000x1+100x2", *acts)


def faced(hand: Betting) -> tuple[int, int, int]:
    """What the next one has to match: by the course, by the turn, and by his own wager once he folds."""
    course, facts = hand.facts().course, hand.facts()
    standing = told(facts).standing
    assert standing is not None
    folded = Betting.__new__(Betting)
    folded.__dict__.update(hand.__dict__, lines=[*hand.lines, f"P{course.to_act} fold"])
    return course.bet, standing.level, wagers(folded.facts())[-1].facing


CALLS = [
    pytest.param(["P3 wager 5000x1"], id="tda-2022:44-one-chip"),
    pytest.param(["P3 say call", "P3 wager 5000x1"], id="tda-2022:41-A-call-said"),
    pytest.param(["P3 wager 1000x2"], id="tda-2022:45-A-none-to-spare"),
    pytest.param(["P3 wager 1000x1+100x7"], id="tda-2022:45-B-1-short-of-half"),
    pytest.param(["P3 say 1700", "P3 wager 1000x1+500x1+100x2"], id="tda-2022:40-C-named-short-of-half"),
    pytest.param(["P3 wager 5000x1", "P3 say raise"], id="tda-2022:44-raise-said-too-late"),
    pytest.param(["P3 wager 5000x1", "D return-bet 3 5000x1", "P3 wager 1000x1+100x2"], id="tda-2022:44-change-given"),
    pytest.param(
        ["P3 wager 1000x2+100x4", "D return-bet 3 1000x1+100x2"], id="players-2025:56-what-was-added-goes-back"
    ),
]
RAISES = [
    pytest.param(["P3 say raise", "P3 wager 5000x1"], 5000, id="tda-2022:44-raise-said"),
    pytest.param(["P3 say raise 3000", "P3 wager 5000x1"], 3000, id="tda-2022:43-B-amount-said"),
    pytest.param(["P3 wager 1000x1+100x8"], 1800, id="tda-2022:45-B-1-half"),
    pytest.param(["P3 wager 1000x2", "P3 wager 100x4"], 2400, id="upt:betting-12-completed"),
    pytest.param(
        ["P3 say raise", "P3 wager 1000x1+100x2", "P3 wager 1000x2"], 3200, id="metropolitan:41-C-two-motions"
    ),
]


@pytest.mark.parametrize("acts", CALLS)
def test_chips_that_call_leave_the_bet_and_the_turn_as_they_are(acts: list[str]) -> None:
    hand = on_the_flop(*acts)
    assert faced(hand) == (1200, 1200, 1200)
    course = hand.facts().course
    assert (course.pending, course.actions[-1].kind, course.actions[-1].to) == ((4, 1), "call", 1200)


@pytest.mark.parametrize(("acts", "to"), RAISES)
def test_chips_that_raise_are_faced_as_far_as_they_count(acts: list[str], to: int) -> None:
    hand = on_the_flop(*acts)
    course = hand.facts().course
    assert faced(hand) == (to, to, to)
    assert (course.pending, course.actions[-1].kind) == ((4, 1, 2), "raise")
    assert [each.seat for each in course.actions if each.street == 1] == [2, 3]
    assert all(each.in_turn for each in course.actions)


def test_last_chips_with_one_to_spare_count_as_they_lie() -> None:
    """TDA 45-B-2: an all-in; with none to spare (45-A) it is a call."""
    spare = on_the_flop("P3 wager 1000x1+100x4", stacks={3: "1000x1+100x6"})
    assert faced(spare) == (1400, 1400, 1400)
    needed = on_the_flop("P3 wager 1000x2", stacks={3: "1000x2+100x2"})
    assert faced(needed) == (1200, 1200, 1200)


@pytest.mark.parametrize("book", ["tda-2022", "players-2025", "foxwoods-2020", "metropolitan"])
def test_a_raise_completed_as_the_dealer_asks_is_no_string_bet(book: str) -> None:
    """TDA 45-B-1: 2000 over 1200 with a chip to spare must be 2400; more, or unasked, strings it."""
    asked = on_the_flop("P3 wager 1000x1+500x2", "D say raise, 2400", "P3 wager 100x4")
    assert not comes_up(asked.facts(), "several-motions")
    assert (faced(asked), asked.asked(book).figure("to")) == ((2400, 2400, 2400), 2400)
    assert comes_up(on_the_flop("P3 wager 1000x1+500x2", "P3 wager 100x4").facts(), "several-motions")
    assert comes_up(
        on_the_flop("P3 wager 1000x1+500x2", "D say raise, 2400", "P3 wager 100x5").facts(), "several-motions"
    )


def test_an_amount_that_was_only_said_is_faced() -> None:
    hand = Betting().flop().do("P2 say bet 1000", "P3 wager 1000x1")
    assert [each.facing for each in wagers(hand.facts())][-1] == 1000
    named = Betting().flop().do("P2 say bet 1000", "P3 wager 500x1")
    assert named.point("undercall").seats == (3,)


def test_words_before_somebody_else_speaks_are_still_those_of_the_chips() -> None:
    """Players 59-B: a call before the amount is known does not undo the raise that was declared."""
    hand = on_the_flop("P3 say raise", "P4 say call", "P3 wager 5000x1")
    (made,) = [each for each in wagers(hand.facts()) if each.seat == 3 and each.motions and each.street == 1]
    assert not made.silent
    assert hand.asked("players-2025").figure("to") == 5000
    overtaken = on_the_flop("P4 say raise", "P3 wager 1000x2+100x4", "P4 wager 5000x1")
    assert wagers(overtaken.facts())[-1].silent


def test_words_of_a_call_say_nothing_of_chips_put_out_once_somebody_else_has_acted() -> None:
    called = on_the_flop("P3 say 1200", "P3 wager 1000x1+100x2", "P4 fold")
    assert called.facts().course.bet == 1200
    more = called.do("P3 wager 5000x1").facts()
    assert (wagers(more)[-1].silent, more.course.bet) == (True, 6200)


def test_bets_brought_in_early_still_count() -> None:
    hand = on_the_flop("P3 wager 1000x1+100x2", "D bring-in-bets", "P4 wager 1000x1+100x2")
    assert wagers(hand.facts())[-1].facing == 1200
    back = on_the_flop("D bring-in-bets", "P3 wager 1000x2+100x4", "P4 fold", "P1 fold", "P2 wager 1000x1+100x2")
    assert wagers(back.facts())[-1].facing == 1200


BRING_IN = 100

# --- forced bets -----------------------------------------------------------------------------------------------

RICH = "1000x10+100x50"


def blinds(small: str, big: str, *acts: str, stack: str = RICH) -> Course:
    return table([RICH, stack, RICH, RICH], 4, f"P1 post {small}", f"P2 post {big}", *DEALT[2:], *acts)


def test_a_blind_posted_with_a_chip_too_large_is_the_blind() -> None:
    course = blinds("100x1", "1000x1", "P3 wager 100x2", "P4 wager 100x6")
    assert [each.kind for each in course.actions] == ["call", "raise"]
    assert (course.bet, course.raise_by) == (600, 400)


def test_a_short_blind_asks_for_the_whole_one() -> None:
    """TDA 54-B, UPT button-1: what must be called stays the blind as it is set."""
    course = blinds("100x1", "100x1", "P3 wager 100x2", stack="100x1")
    assert (course.bet, course.actions[-1].kind) == (200, "call")


def with_ante(ante: str, posts: list[str], *acts: str) -> Course:
    seats = [f"seat {seat} {RICH}+25x4 P{seat}" for seat in (1, 2, 3, 4)]
    deck = "deck " + " ".join(map(str, Betting().facts().setup.deck))
    head = ["dealing 1", "game holdem no-limit", "small-blind 100", "big-blind 200", ante, *seats, "button 4"]
    lines = [f"{second}.000 {act}" for second, act in enumerate([*posts, *DEALT[2:], *acts])]
    return Record.of(transcript_of("\n".join([*head, deck, "---", *lines]))).course


def test_antes_in_front_are_part_of_no_bet() -> None:
    antes = [f"P{seat} post 25x1" for seat in (1, 2, 3, 4)]
    course = with_ante("ante 25", [*antes, "P1 post 100x1", "P2 post 100x2"], "P3 wager 100x2")
    assert (course.bet, course.actions[-1].kind, course.actions[-1].to) == (200, "call", 200)
    assert (course.antes, course.dead) == ((25,) * 4, (25,) * 4)


def test_a_big_blind_that_antes_for_all_is_not_called_with_its_ante() -> None:
    course = with_ante("big-blind-ante 200", ["P1 post 100x1", "P2 post 100x4"], "P3 wager 100x2", "P4 wager 100x4")
    assert [each.kind for each in course.actions] == ["call", "raise"]
    assert (course.committed, course.antes) == ((100, 200, 200, 400), (0, 200, 0, 0))


def test_a_bring_in_with_a_chip_too_large_is_the_bring_in() -> None:
    hand = Stud(players=3, deck=deck_with(". . . . . . Ks 2c Kh"))
    hand.then(f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2, 3))
    assert hand.then("P2 post 1000x1").course.bet == BRING_IN


# --- limit -----------------------------------------------------------------------------------------------------


def test_on_the_upper_streets_of_limit_the_big_bet_is_the_step() -> None:
    hand = Betting(limit="limit").turn().do("P2 wager 100x4")
    assert (hand.facts().course.raise_by, wagers(hand.facts())[-1].by) == (400, 400)
    flop = Betting(limit="limit").flop().do("P2 wager 100x2")
    assert (flop.facts().course.raise_by, wagers(flop.facts())[-1].by) == (200, 200)


def test_a_dealer_who_gives_everything_back_undoes_the_act() -> None:
    course = on_the_flop("P3 wager 5000x1", "D return-bet 3 5000x1").facts().course
    assert (course.pending, course.bet, course.actions[-1].seat) == ((3, 4, 1), 1200, 2)


def test_prior_chips_pulled_back_are_no_longer_in() -> None:
    course = after(DEALT, "P3 wager 100x6", "P4 fold", "P1 pull-back 100x1", "P1 wager 100x6")
    assert (course.committed[0], course.actions[-1].kind) == (600, "call")


@pytest.mark.parametrize(
    ("acts", "to"),
    [
        (["P2 wager 1000x1"], 200),
        (["P2 wager 100x2", "P3 say raise", "P3 wager 1000x1"], 400),
        (["P2 wager 100x2", "P3 wager 1000x1"], 200),
    ],
)
def test_in_limit_nobody_faces_all_that_a_large_chip_is_worth(acts: list[str], to: int) -> None:
    """TDA 44: the maximum for the chip; in limit that is one bet or raise."""
    hand = Betting(limit="limit").flop().do(*acts)
    assert faced(hand) == (to, to, to)
    assert hand.asked("tda-2022").figure("to") == to


@pytest.mark.parametrize("book", ["tda-2022", "players-2025", "foxwoods-2020", "metropolitan"])
@pytest.mark.parametrize(
    ("acts", "to", "back"),
    [
        (["P2 wager 500x1", "P3 say raise", "P3 wager 5000x1"], 2300, 2700),
        (["P2 wager 500x1", "P3 wager 1000x2+100x4"], 2300, 100),
        (["P2 wager 500x1", "P3 wager 1000x2+100x3"], 2300, 0),
        (["P2 wager 500x1", "P3 say raise 3000", "P3 wager 1000x3"], 2300, 700),
        (["P2 wager 1000x1"], 800, 200),
        (["P2 say 900", "P2 wager 500x1+100x4"], 800, 100),
    ],
)
def test_at_pot_limit_no_raise_is_more_than_the_pot(book: str, acts: list[str], to: int, back: int) -> None:
    """TDA 44 and 54-B: 800 in the pot; over a bet of 500 the most is 500 + 500 + 1300."""
    decision = Betting(limit="pot-limit").flop().do(*acts).asked(book)
    assert (decision.figure("to"), decision.figure("back")) == (to, back)


def test_a_chip_too_large_swells_no_pot() -> None:
    hand = Betting(limit="pot-limit").flop().do("P2 wager 500x1", "P3 wager 5000x1", "P4 wager 500x1")
    assert [each.pot for each in wagers(hand.facts())][-1] == 1800


@pytest.mark.parametrize("book", ["tda-2022", "players-2025", "foxwoods-2020", "metropolitan"])
def test_a_large_chip_of_before_stands_for_what_it_called(book: str) -> None:
    """TDA 41-A: "call" against a raise is a call of it, whatever the chip that lies there is worth (Foxwoods 55-A)."""
    hand = on_the_flop("P3 wager 5000x1", "P4 wager 1000x3", "P1 fold", "P2 fold", "P3 say call")
    assert not comes_up(hand.facts(), "invalid-declaration")
    assert hand.asked(book).figure("to") == 3000
    assert hand.asked(book).figure("back") == 2000
    assert hand.asked(book, "general-declaration").figure("to") == 3000


def test_who_declared_a_raise_has_misunderstood_no_call() -> None:
    """UPT no-limit-12 and betting-11 are about calls."""
    assert not comes_up(on_the_flop("P3 say raise", "P3 wager 500x2").facts(), "accepted")
    assert comes_up(on_the_flop("P3 say call", "P3 wager 500x2").facts(), "accepted")
    assert comes_up(on_the_flop("P3 wager 500x2").facts(), "accepted")


@pytest.mark.parametrize("book", ["tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt"])
def test_in_limit_a_bring_in_is_completed_to_the_bet(book: str) -> None:
    """UPT no-limit-5 (completing is for limit games): 200 over a bring-in of 100 is whole."""
    hand = Stud(players=4).start()
    seat = hand.course.to_act
    whole = folded(text_of(Stud(players=4).start().then(f"P{seat} wager 100x2").transcript))
    assert not comes_up(whole, "underraise")
    assert (asked_of(whole, book).figure("to"), asked_of(whole, book).figure("owed")) == (200, 0)


@pytest.mark.parametrize("book", ["tda-2022", "players-2025", "foxwoods-2020", "metropolitan"])
def test_last_chips_that_only_call_raise_nothing(book: str) -> None:
    """TDA 45-A-ex-2: two last 1000s over 1200 call, so that the least raise stays 2400."""
    hand = on_the_flop("P3 wager 1000x2", stacks={3: "1000x2+100x2"})
    assert hand.point("least-raise").seats == (2,)
    hand = on_the_flop("P3 say all-in", "P3 wager 1000x2", stacks={3: "1000x2+100x2"})
    assert hand.asked(book, "least-raise").figure("least") == 3200


@pytest.mark.parametrize("between", ["P4 say how much", "P4 say call", "P4 fold"])
def test_the_chips_of_a_declared_raise_are_no_act_out_of_turn(between: str) -> None:
    """Whatever is said or done before they come: he declared in his turn (TDA 50-A)."""
    hand = on_the_flop("P3 say raise", between, "P3 wager 5000x1")
    assert 3 not in [each.seat for each in told(hand.facts()).outs]
    standing = told(hand.facts()).standing
    assert standing is not None
    assert (standing.level, standing.by, standing.matched[3]) == (5000, 3800, 5000)
    assert hand.asked("tda-2022").figure("to") == 5000


@pytest.mark.parametrize(("words", "to"), [("raise", 5000), ("raise 3000", 3000), ("call", 1200)])
def test_words_that_come_with_the_chips_are_heard(words: str, to: int) -> None:
    """TDA 40-A: of both at one moment clear words go first."""
    facts = at_once(on_the_flop("P3 wager 5000x1", f"P3 say {words}"))
    standing = told(facts).standing
    assert standing is not None
    assert (facts.course.bet, standing.level) == (to, to)


@pytest.mark.parametrize("brought", [[], ["D bring-in-bets"]])
def test_antes_of_stud_are_no_part_of_the_bet(brought: list[str]) -> None:
    hand = Stud(players=3, deck=deck_with(". . . . . . Ks 2c Kh")).then(
        (f"P{seat} post 25x1" for seat in (1, 2, 3)), brought
    )
    hand.then(f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2, 3))
    hand.then("P2 post 100x1", "P3 say raise", "P3 wager 1000x1")
    facts = folded(text_of(hand.transcript))
    assert (hand.course.bet, asked_of(facts, "tda-2022").figure("to")) == (200, 200)
    assert hand.then("P1 wager 100x2").course.actions[-1].kind == "call"


def test_the_act_that_opens_the_betting_is_told_as_a_turn_of_its_player() -> None:
    """Where the deal is one card short nothing else opens it; the next one faces what that player has bet."""
    deal = [f"D pitch {seat} down" for seat in (*range(1, 10), *range(1, 9))]
    text = "\n".join(["blinds 100 200", "seats 9 20000", "button 9", "---", *deal, "P3 wager 600", ""])
    record = read(text).record
    found = told(Facts(record, len(record)))
    assert [made.seat for made, _ in found.acts] == [3]
    assert [(turn.seat, turn.standing.level) for turn in found.turns] == [(3, 200), (4, 600)]
