"""A bare number against a bet that can mean less than a raise: what the pot allows, where that is printed."""

import pytest

from tests.grading.answers.in_short import on_hand
from tests.grading.answers.test_asked_halves import answered
from tests.rules.room.situations import cites

PREFLOP = "blinds 200 400;seats 9 20000/deal;P3 {}"
FLOP = "on flop;blinds 200 400;pot {};in 3 5;seats 9 20000;board Ks Qs 2d/P3 bet 400;P5 say five"
MEANS = "The number means 500, below the pot of {}, bets in front included: {}."
CALL, RAISE = "it's a call of 400", "the raise is to 800"


@pytest.mark.parametrize("book", cites("foxwoods-2020:57"))
def test_a_number_may_mean_less_than_a_raise_where_the_print_says_reasonably(book: str) -> None:
    def said(words: str) -> str:
        return answered(book, PREFLOP.format(words)).sentence

    assert said("say five") == MEANS.format(600, CALL)
    assert said("say raise five") == MEANS.format(600, RAISE)
    assert said("say five;P3 say five hundred") == "The amount is 400, as the player says."
    assert answered(book, FLOP.format(4600)).sentence == MEANS.format("5,000", CALL)
    assert answered(book, FLOP.format(5000)).sentence == "Seat 5 raises to 5,000 and puts in 5,000 more."


@pytest.mark.parametrize("book", cites("metropolitan:51"))
def test_a_number_may_mean_less_than_a_raise_and_is_asked_about(book: str) -> None:
    asks = "Ask seat 3 whether the amount is 500 or 5,000; if it stays unclear, the floor rules."
    assert [answered(book, PREFLOP.format(f"say {words}")).sentence for words in ("five", "raise five")] == [asks, asks]
    cleared = answered(book, PREFLOP.format("say five;P3 say five hundred"))
    assert cleared.sentence == "The amount is 400, as the player says."


@pytest.mark.parametrize("book", cites("metropolitan:51"))
def test_who_answered_a_number_waits_until_its_maker_is_asked(book: str) -> None:
    assert answered(book, BET.format(800, "fifteen;P3 call")).sentence.startswith(
        "Ask seat 2 whether the amount is 1,500 or 15,000;"
    )
    asked = answered(book, BET.format(800, "fifteen;D ask-how-much 2;P2 say {}").replace("{}", "fifteen thousand"))
    assert asked.sentence == "The amount is 15,000, as the player says."


WITHIN = "The number means {}, the highest amount it can mean within the pot of {}, bets in front included: {}."
BET = "on flop;blinds 100 200;pot 1200;in 1 2 3 4;seats 5 90000;board Ks Qs 2d/P1 wager {};P2 say {}"
POTS = (
    (800, "fifteen", "1,500", "2,000", "the raise is to 1,600"),
    (800, "twelve", "1,200", "2,000", "the raise is to 1,600"),
    (800, "eleven", "1,100", "2,000", "it's a call of 800"),
    (800, "raise eleven", "1,100", "2,000", "the raise is to 1,600"),
    (800, "nine", "900", "2,000", "it's a call of 800"),
    (400, "five", "500", "1,600", "it's a call of 400"),
    (400, "six", "600", "1,600", "the raise is to 800"),
    (400, "raise five", "500", "1,600", "the raise is to 800"),
    (1500, "twenty-seven", "2,700", "2,700", "the raise is to 3,000"),
)


@pytest.mark.parametrize("book", cites("tda-2022:57", "tda-2024:57", "players-2025:57"))
@pytest.mark.parametrize(("bet", "words", "means", "pot", "comes_to"), POTS)
def test_a_number_means_less_than_a_raise_where_the_pot_allows_no_more(
    book: str, bet: int, words: str, means: str, pot: str, comes_to: str
) -> None:
    assert answered(book, BET.format(bet, words)).sentence == WITHIN.format(means, pot, comes_to)


@pytest.mark.parametrize("book", cites("tda-2022:57", "tda-2024:57", "players-2025:57"))
def test_exactly_the_pot_is_allowed_and_more_is_the_floors(book: str) -> None:
    three = answered(book, "blinds 100 200;seats 5 20000/deal;P3 say three")
    assert three.sentence == WITHIN.format("300", "300", "the raise is to 400")
    assert answered(book, PREFLOP.format("say five")).sentence == WITHIN.format("500", "600", CALL)
    assert answered(book, FLOP.format(4599)).sentence == WITHIN.format("500", "4,999", CALL)
    assert answered(book, FLOP.format(4600)).sentence == "Seat 5 raises to 5,000 and puts in 5,000 more."
    over = answered(book, BET.format(1500, "twenty-eight"))
    assert over.sentence == "The floor decides what seat 2 meant: 2,800 or 28,000."


@pytest.mark.parametrize("book", cites("tda-2022:57", "tda-2024:57", "players-2025:57"))
def test_what_is_said_or_done_after_a_number(book: str) -> None:
    def told(more: str, words: str = "fifteen") -> str:
        return answered(book, BET.format(800, f"{words};{more}")).sentence

    fifteen = WITHIN.format("1,500", "2,000", "the raise is to 1,600")
    assert told("P2 say fifteen hundred") == "The amount is 1,600, as the player says."
    assert told("P2 say fifteen thousand") == "The amount is 15,000, as the player says."
    assert told("P2 say fifteen") == fifteen
    assert told("P2 wager 5000") == fifteen
    assert told("P2 wager 1500") == "The raise is to 1,600, not 1,500: seat 2 puts in 100 more."
    assert told("P2 wager 15000").startswith("Nothing is wrong")
    assert told("P3 call") == "The raise is to 1,600, not 1,500: seats 2 and 3 make it 1,600."
    assert told("P3 call", "eleven") == WITHIN.format("1,100", "2,000", CALL.replace("400", "800"))


@pytest.mark.parametrize("book", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
def test_a_number_that_no_chips_make_is_a_number_word_in_figures(book: str) -> None:
    """57"""
    turn = "on turn;blinds 200 400;pot {};in 3 5;seats 9 60000/P3 check;P5 say {}"
    told = "The amount is {}, the highest the number can mean within the pot of {}."
    for words in ("22", "bet 22", "twenty two"):
        assert answered(book, turn.format(5000, words)).sentence == told.format("2,200", "5,000")
        assert answered(book, turn.format(30000, words)).sentence == told.format("22,000", "30,000")
    assert answered(book, turn.format(5000, "50")).sentence.startswith("The bet is to 400, not 50")


@pytest.mark.parametrize("book", cites("foxwoods-2020:57"))
def test_where_every_meaning_is_the_pot_or_more_it_is_the_floors(book: str) -> None:
    hand = "blinds 200 400;seats 8 60000;button 8/deal;P3 raise {};fold 4;P5 say {}"

    def told(raised: int, words: str) -> str:
        return answered(book, hand.format(raised, words)).sentence

    assert told(1400, "twenty two") == "The floor decides what seat 5 meant: 2,200 or 22,000."
    assert told(1400, "raise twenty-two") == "The floor decides what seat 5 meant: 2,200 or 22,000."
    assert told(1700, "twenty two") == MEANS.replace("500", "2,200").format("2,300", "it's a call of 1,700")


@pytest.mark.parametrize("book", ["tda-2022", "tda-2024", "foxwoods-2020", "metropolitan"])
@pytest.mark.parametrize(
    ("words", "tells"), [("twenty two", "to 28,000"), ("nineteen", "It's a call: seat 5 puts in 14,000")]
)
def test_a_number_that_can_only_mean_less_than_a_raise_is_that_amount(book: str, words: str, tells: str) -> None:
    """46-A"""
    hand = f"on river;blinds 1000 2000;pot 19000;in 2 5;seats 8 600000/P2 bet 14000;P5 say {words}"
    assert tells in answered(book, hand).sentence


THREE = "blinds 100 200;seats 9 20000;button 9/deal;P3 say raise three;"
TO_FOUR = "Seat 5 may call 400 or raise, minimum raise to 600."
SAID_THREE = THREE.replace("raise ", "")
FIVE = "on turn;blinds 100 200;pot 4600;in 2 5 7;seats 9 20000/P2 bet 400;P5 say raise five;"
OPEN_300 = "The floor decides what seat 3 meant: 300 or 3,000"
OF_300, OF_500 = "Seat 3's 300 is a raise to 400; ", "Seat 5's 500 is a raise to 800; "
"""A raise said with a number that is less than one: 300 in a pot of 300, and 500 where 5,000 is not below the pot."""
ON_A_SHORT_RAISE = (
    ("tda-2022:57", f"{THREE}P4 call", "", 0, f"{OF_300}it's a call: seat 4 puts in 400 more, 400 in all."),
    ("tda-2024:57", f"{THREE}P4 call", "wager", 4, "It's a call: seat 4 puts in 400 more, 400 in all."),
    ("tda-2024:57", f"{THREE}P4 call", "rights", 5, "Seat 5 may call 400 or raise, minimum raise to 600."),
    ("tda-2024:43-A", f"{SAID_THREE}P4 call", "rights", 5, TO_FOUR),
    ("players-2025:57", f"{THREE}P5 call", "", 0, "The action backs up to seat 4, who faces 400: "),
    ("tda-2022:57", f"{THREE}P4 wager 300", "", 0, f"{OF_300}the floor decides: seat 4 makes the full call of 400"),
    ("foxwoods-2020:57", f"{FIVE}P7 call", "", 0, f"{OF_500}it's a call: seat 7 puts in 800 more, 800 in all."),
    ("foxwoods-2020:57", f"{FIVE}P7 call", "wager", 7, "It's a call: seat 7 puts in 800 more, 800 in all."),
    ("foxwoods-2020:57", f"{FIVE}P7 call", "rights", 2, "Seat 2 may call 400 or raise, minimum raise to 1,200."),
    ("foxwoods-2020:40-A", f"{THREE}P4 call", "", 0, f"{OPEN_300}; the amount of seat 4's call depends on that."),
    ("foxwoods-2020:40-A", f"{THREE}P4 call", "wager", 4, f"{OPEN_300}; the amount of seat 4's call depends on that."),
)


@pytest.mark.parametrize(("paragraph", "hand", "ask", "seat", "sentence"), ON_A_SHORT_RAISE)
def test_who_answers_less_than_a_raise_faces_the_raise_that_it_comes_to(
    paragraph: str, hand: str, ask: str, seat: int, sentence: str
) -> None:
    head, _, acts = hand.partition("/")
    assert on_hand(paragraph.partition(":")[0], head, acts, ask, seat).sentence.startswith(sentence)
