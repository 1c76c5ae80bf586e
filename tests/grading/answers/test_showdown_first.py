"""What a floor hears first at the showdown: who must table, who wins how much, what nobody called, and what is void."""

import pytest

from tests.grading.answers.in_short import cited, on_hand
from trainer.grading.answers.answer import Answer, answer_on_hand
from trainer.rules.book import book
from trainer.shorthand.reading import read

TDA, TDA24, P, F, M, U = "tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"
ALL = (TDA, TDA24, P, F, M, U)
HOLDERS = (TDA, TDA24, P, F)
HANDS = "cards 2 Ah Ac;cards 5 Kh Kc;cards 7 2h 2d;board 5s Jd Qh 8s 4c"
TWO, THREE = "in 2 5", "in 2 5 7"


def answered(house: str, acts: str, head: str = TWO, ask: str = "", seat: int = 0, hands: str = HANDS) -> Answer:
    """The answer on the river with 5,000 in the pot, as a floor tells it."""
    return on_hand(house, f"on river;blinds 100 200;pot 5000;seats 9 20000;{head};{hands}", acts, ask, seat)


ALL_IN = "P2 bet 4000;P5 all-in;P2 call"
FACE_UP = [(TDA, "16"), (TDA24, "16"), (P, "17"), (F, "16"), (M, "14"), (U, "tournament-34")]


@pytest.mark.parametrize(("house", "at"), FACE_UP)
def test_who_is_asked_about_must_table_in_an_all_in(house: str, at: str) -> None:
    """Nobody all-in and one to call, an all-in that is called, and the hand tabled already."""
    answer = answered(house, ALL_IN, ask="showdown", seat=5)
    assert answer.sentence == "Seat 5 must table: all hands are tabled at once."
    assert at in cited(answer)
    open_still = answered(house, "P2 bet 4000;P5 all-in", ask="showdown", seat=5)
    assert not open_still.sentence.startswith("Seat 5 must table")
    assert answered(house, f"{ALL_IN};show 5 2", ask="showdown", seat=5).sentence == "Seat 2 wins 45,000."


@pytest.mark.parametrize("house", ALL)
def test_who_wins_is_not_told_before_the_last_card(house: str) -> None:
    """tda-2022 16 and its like: hands go up on the turn, and the river is to come."""
    text = ["on turn", "blinds 100 200", "pot 5000", "seats 9 20000", TWO, "cards 2 Ah Ac", "cards 5 Kh Kc"]
    for more, sentence in (("", "The main pot is 45,000."), (";river", "Seat 2 wins 45,000.")):
        acts = f"{ALL_IN};show 2 5{more}".split(";")
        hand = read("\n".join([*text, "board 5s Jd Qh 8s 4c", "---", *acts])).record
        answer = answer_on_hand(hand, book(house), "pots")
        assert answer.sentence == sentence
        assert ("The winner isn't known until the last card is dealt." in answer.pot_lines) == (not more)


TWICE = "cards 2 Ah Ac;cards 5 Ah* Kc;board 5s Jd Qh 8s 4c"
VOID = "The deck is fouled: the hand is void and every bet goes back, "


@pytest.mark.parametrize(("house", "at"), [(TDA, "35-E"), (TDA24, "35-E"), (P, "36-E"), (U, "irregularity-4")])
@pytest.mark.parametrize("ask", ["", "pots", "showdown"])
def test_nobody_wins_a_hand_with_the_same_card_twice(house: str, at: str, ask: str) -> None:
    answer = answered(house, "P2 bet 1000;P5 call;show 2 5", ask=ask, hands=TWICE)
    assert answer.sentence.startswith(VOID)
    assert at in cited(answer)
    assert not answer.pot_lines
    one = answered(house, "P2 bet 1000;P5 call;show 2", ask=ask, hands=TWICE)
    assert "fouled" not in one.sentence
    other = answered(house, "P2 bet 1000;P5 call;show 2 5", ask=ask)
    assert other.sentence == "Seat 2 wins 7,000."


@pytest.mark.parametrize("house", [F, M])
def test_where_the_same_card_twice_is_not_covered_no_winner_is_told(house: str) -> None:
    """foxwoods-2020 and metropolitan print nothing on it."""
    answer = answered(house, "P2 bet 1000;P5 call;show 2 5", ask="pots", hands=TWICE)
    assert "doesn't cover this: two cards of the same rank and suit" in answer.sentence


def test_an_odd_back_in_play_is_not_told_as_one_in_the_stub_too() -> None:
    """upt irregularity-3."""
    head = "game holdem no-limit\nblinds 100 200\nseats 6 20000\ncards 3 Ah~ Ad\n---\ndeal\n"
    for more in ("", "P3 raise 600\nfold 4 5 6 1\ncall 2\nrun-out\nshow 3 2\n"):
        hand = read(head + more).record
        answer = answer_on_hand(hand, book(U))
        assert not any("lay on" in each for each in answer.also)
        if more:
            assert answer.sentence.startswith(VOID)


@pytest.mark.parametrize("house", ALL)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("check 2 5;show 2", "Unless seat 5 tables a hand as good or better, seat 2 wins 5,000."),
        ("check 2 5;show 2 5", "Seat 2 wins 5,000."),
        ("P2 bet 1000;call 5;show 5 2", "Seat 2 wins 7,000."),
        ("P2 bet 1000;fold 5", "Nothing is wrong: seat 2 wins 5,000; the uncalled 1,000 goes back to seat 2."),
    ],
)
def test_with_the_hands_seen_who_wins_leads(house: str, acts: str, sentence: str) -> None:
    """tda-2022 12, upt showdown-2 and their like: the cards decide, and nobody waits for "the hand is tabled"."""
    assert answered(house, acts).sentence == sentence


SIDE = "side 3000 2 5 7;side 2000 2 7;in 2 4 5 7"
SIDE_HANDS = "cards 2 Qs Qd;cards 4 As Ad;cards 5 Ks Kd;cards 7 Js Jd;board 2c 7d 9h 3s 4c"


@pytest.mark.parametrize("house", ALL)
def test_side_pots_are_told_with_who_wins_each(house: str) -> None:
    """tda-2022 21, upt showdown-7 and their like."""
    answer = answered(house, "check 2 7;show 2 4 5 7", SIDE, hands=SIDE_HANDS)
    assert answer.sentence == "Seat 2 wins 2,000, seat 4 wins 5,000 and seat 5 wins 3,000."
    assert len(answer.pot_lines) == 3


SIDE_FIRST = "The side pot goes out before the main pot."


@pytest.mark.parametrize(
    ("house", "at", "sentence"),
    [
        *((TDA, "ill-16", SIDE_FIRST), (P, "ill-17", SIDE_FIRST), (M, "ill-14", SIDE_FIRST)),
        (U, "showdown-7", "The deepest side pot goes out first, the main pot last."),
    ],
)
def test_a_main_pot_pushed_first_is_told_before_anything_beside_it(house: str, at: str, sentence: str) -> None:
    """And with the side pot pushed first it is no fault."""
    head, shown = "side 3000 2 5;in 2 4 5", "check 2 5;show 2 5 4"
    wrong = answered(house, f"{shown};D push-pot 4 5000", head, hands=SIDE_HANDS)
    assert wrong.sentence == sentence
    assert at in cited(wrong)
    right = answered(house, f"{shown};D push-side 5 3000 side-1;D muck 2;D push-pot 4 5000", head, hands=SIDE_HANDS)
    assert sentence not in (right.sentence, *right.also)


@pytest.mark.parametrize("house", ALL)
def test_a_side_pot_that_one_player_is_left_for_is_told_as_his(house: str) -> None:
    """tda-2022 21 and its like: the main pot waits for the hands, a side pot with one player in it does not; by UPT
    showdown-7 that goes out first.
    """
    upt = house == "upt"
    head = "side 3000 2 5;in 2 4 5"
    told = answered(house, "P2 bet 1000;fold 5", head, "pots", hands=SIDE_HANDS).sentence
    first = "The main pot is 5,000 and seat 2 wins side pot 1 of 3,000"
    first = "Seat 2 wins side pot 1 of 3,000 and the main pot is 5,000, awarded in that order" if upt else first
    assert told == f"{first}; the uncalled 1,000 goes back to seat 2."
    called = answered(house, "P2 bet 1000;call 5", head, "pots", hands=SIDE_HANDS).sentence
    in_order = "Side pot 1 is 5,000 and the main pot is 5,000, awarded in that order."
    assert called == (in_order if upt else "The main pot is 5,000 and side pot 1 is 5,000.")


@pytest.mark.parametrize("house", ALL)
@pytest.mark.parametrize(
    ("pushed", "left"), [(4800, "; 200 hasn't been awarded yet"), (4900, "; 100 hasn't been awarded yet"), (5000, "")]
)
def test_a_dispute_of_the_count_tells_what_is_left_in_the_pot(house: str, pushed: int, left: str) -> None:
    """tda-2022 22, metropolitan 20, upt rules-5."""
    answer = answered(house, f"check 2 5;show 2 5;D push-pot 2 {pushed};P2 dispute count")
    assert answer.sentence == f"The dispute is heard: it comes in time{left}."


@pytest.mark.parametrize(("house", "at"), [(TDA, "20"), (F, "20"), (M, "18"), (P, "21")])
def test_odd_chips_go_out_in_their_order_and_upt_gives_them_to_no_one(house: str, at: str) -> None:
    hands = "cards 2 Ks 3d;cards 5 Kh 3c;cards 7 Kc 3h;board Kd 7d 9h As 4c;button 4"
    shown = "check 5 7 2;show 2 5 7"
    ruled, silent = (answered(each, shown, THREE, hands=hands) for each in (house, U))
    assert ruled.sentence.endswith("seat 2 gets 1,600, seat 5 gets 1,700 and seat 7 gets 1,700.")
    assert any(each.startswith(at) for each in cited(ruled))
    shares = "Seat 2 wins 1,600, seat 5 wins 1,600 and seat 7 wins 1,600"
    assert silent.sentence == f"{shares}, and no rule says who gets the odd 200."


@pytest.mark.parametrize(("house", "at"), [(TDA, "15-B"), (TDA24, "15-B"), (P, "16-B"), (F, "15-B")])
@pytest.mark.parametrize("ask", ["", "pots", "showdown"])
def test_a_bettor_who_forgot_a_player_has_the_cards_held(house: str, at: str, ask: str) -> None:
    """With nobody's call, with one call and a player left, and not once all have called."""
    held = "Hold seat 2's cards and call the floor; once they can't be identified,"
    forgotten = [
        ("P2 bet 1000;P2 fold", TWO, "only the uncalled 1,000 comes back; seat 5 then wins 5,000."),
        ("P2 bet 1000;P5 call;P2 fold", THREE, "there is no refund."),
    ]
    for acts, head, back in forgotten[: 1 if ask == "pots" else 2]:  # with a bet on, how much there is can be told
        answer = answered(house, acts, head, ask)
        assert answer.sentence == f"{held} {back}"
        assert at in cited(answer)
    done = answered(house, "P2 bet 1000;P5 call;P7 call;P2 fold", THREE, ask)
    assert not done.sentence.startswith(held)


@pytest.mark.parametrize("house", ALL)
def test_a_bettor_whose_hand_is_lost_gets_back_what_nobody_called(house: str) -> None:
    """tda-2022 65-A and its like: the hand that the dealer took was mixed with others, so that it can't be told."""
    taken = "P2 bet 4000;D muck 2"
    first = answered(house, taken).sentence
    out = "unless seat 2's hand is identified, it is out, and only 4,000 uncalled comes back; seat 5 then wins 5,000."
    assert house == U or first == f"The floor decides: {out}"
    lost = answered(house, "check 2;P5 bet 4000;D muck 5;P7 fold;D scramble muck", THREE, "pots")
    assert house == U or lost.sentence == "Seat 2 wins 5,000; the uncalled 4,000 goes back to seat 5."


def test_metropolitan_tells_a_bettors_fold_with_both_halves() -> None:
    """metropolitan 52 and 59: the fold binds, the pot goes to the other, and the uncalled bet comes back."""
    answer = answered(M, "P2 bet 1000;P2 fold")
    assert (
        answer.sentence
        == "Seat 2's fold is binding and may be penalized; seat 5 wins 5,000; the uncalled 1,000 goes back to seat 2."
    )


MUCKED = "The floor may rule seat 2's mucked hand dead, or retrieve it."
ASIDE = "Seat 2's cards aren't in the muck: the floor may rule the hand dead or live."


OTHERWISE = "{}; without that hand, seat 5 wins 5,000."


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("check 2 5;show 5;P2 move aside down Ah Ac", OTHERWISE.format(ASIDE[:-1])),
        ("check 2 5;show 5;P2 move muck down Ah Ac", OTHERWISE.format(MUCKED[:-1])),
        ("P2 bet 1000;P2 move aside down Ah Ac", ASIDE),
        ("P2 bet 1000;P2 move muck down Ah Ac", MUCKED),
        ("P2 bet 1000;P2 fold", MUCKED),
    ],
)
def test_upt_says_mucked_only_of_cards_in_the_muck(acts: str, sentence: str) -> None:
    """upt dead-hand-2: of a bettor as of a hand let go at the showdown."""
    answer = answered(U, acts)
    assert answer.sentence == sentence
    assert cited(answer) == ["dead-hand-2"]


def test_upt_gives_no_claim_to_who_plays_the_board_and_mucks() -> None:
    """upt holdem-9: kept it has a share, thrown away none, with or without the words; another hand may be fetched."""
    words = "check 2 5;P2 claim plays-the-board"
    assert answered(U, words).sentence == "Seat 2 keeps a share and shows the hand if asked."
    gone = answered(U, f"{words};fold 2")
    assert (gone.sentence, cited(gone)) == ("Seat 2 has no claim to the pot, and seat 5 wins 5,000.", ["holdem-9"])
    alone = answered(U, "check 2 5;fold 2").sentence
    assert alone == f"{MUCKED[:-1]}; seat 5 must show the last hand to win the 5,000."


KINGS = "on river;blinds 100 200;pot 3000;in 2 5;seats 6 20000;cards 2 Jh Jd;cards 5 Kh 3h;board Kc 8d Qc 9s 2c"


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (
            "P2 request see 5;P5 turn up Kh 3h",
            "The winner's hand and the one the winner asked to see are both live: seat 5 wins 3,000.",
        ),
        (
            "D push-pot 2 3000;P2 request see 5",
            "The winner's hand and the one the winner asked to see are both live, and the best hand wins.",
        ),
        (
            "D push-pot 2 3000;P2 request see 5;P5 turn up Kh 3h",
            "The winner's hand and the one the winner asked to see are both live: seat 5 wins 3,000.",
        ),
        (
            "D push-pot 2 3000;P2 request see 5;D turn up Kh 3h",
            "The winner's hand and the one the winner asked to see are both live: seat 5 wins 3,000.",
        ),
        ("D push-pot 2 3000;P1 request see 5;D turn up Kh 3h", "Seat 5's hand is shown and is dead, and seat 2 wins "),
    ],
    ids=["before-the-push", "unseen", "turned-up-by-its-player", "by-the-dealer", "another-asks"],
)
@pytest.mark.parametrize("at", [pytest.param("showdown-5", id="upt:showdown-5")])
def test_a_hand_that_the_winner_asked_for_wins_though_the_pot_was_pushed(at: str, acts: str, sentence: str) -> None:
    answer = on_hand(U, KINGS, f"check 2 5;show 2;P5 move muck;{acts}")
    assert answer.sentence.startswith(sentence)
    assert at in cited(answer)


@pytest.mark.parametrize("at", [pytest.param("showdown-1", id="upt:showdown-1")])
def test_who_shows_no_more_of_a_hand_loses_to_the_one_that_is_shown(at: str) -> None:
    answer = on_hand(U, KINGS, "check 2 5;P2 turn up Jh;show 5;D ask-to-show 2;P2 refuse show")
    assert answer.sentence == "Seat 2 didn't show every card: the hand wins nothing, and seat 5 wins 3,000."
    assert at in cited(answer)


@pytest.mark.parametrize("at", [pytest.param("showdown-6", id="upt:showdown-6")])
def test_asking_for_cards_that_one_was_shown_is_show_one_show_all(at: str) -> None:
    answer = on_hand(U, KINGS, "P2 bet 1000;P5 fold;P2 show-to 3;P5 request see 2")
    assert answer.sentence == "Every player at the table may see the cards that seat 2 showed seat 3."
    assert at in cited(answer)


@pytest.mark.parametrize(
    ("cards", "at"),
    [
        pytest.param("Th 3h", "holdem-9", id="upt:holdem-9-only-the-board"),
        pytest.param("Jh 3h", "dead-hand-2", id="upt:dead-hand-2-a-jack-as-good"),
        pytest.param("Kh 3h", "dead-hand-2", id="upt:dead-hand-2-better"),
    ],
)
def test_a_card_as_good_as_one_of_the_board_is_no_playing_the_board(cards: str, at: str) -> None:
    head = f"on river;blinds 100 200;pot 3000;in 2 5;seats 6 20000;cards 2 2s 3d;cards 5 {cards};board Kc Kd Qc Qs Jd"
    assert at in cited(on_hand(U, head, "check 2 5;show 2;P5 move muck"))


@pytest.mark.parametrize("house", HOLDERS)
def test_a_board_that_was_claimed_and_tabled_is_not_asked_for_any_more(house: str) -> None:
    """tda-2022 19 and its like."""
    claimed = "check 2 5;P2 claim plays-the-board"
    untabled = "Seat 2 gets no part of the pot until all hole cards are tabled."
    assert answered(house, claimed).sentence == untabled
    assert untabled not in answered(house, f"{claimed};show 2 5").also


LATE = "The result stands: it's too late for a dispute, as the next hand has begun."
HEARD, BUT = "The dispute is heard: it comes in time", "; seat 2 wins 5,000, but seat 5 got 5,000 too much."


@pytest.mark.parametrize(
    ("house", "before", "sentence"),
    [
        *((house, "", HEARD) for house in ALL),
        *((house, "D gather;D push", HEARD) for house in (*HOLDERS, U)),
        (M, "D gather;D push", LATE),
        (M, "D push", LATE),
    ],
)
def test_a_dispute_of_a_wrong_award_says_whether_it_is_in_time(house: str, before: str, sentence: str) -> None:
    """tda-2022 22, players-2025 23, metropolitan 20, upt rules-5: the deadline and the figures in one sentence."""
    acts = [*["check 2 5", "show 2 5", "D push-pot 5 5000"], *filter(None, before.split(";")), "P2 dispute award"]
    told = answered(house, ";".join(acts)).sentence
    assert told.startswith(sentence)
    assert told.endswith(BUT) is (sentence == HEARD)


@pytest.mark.parametrize(("house", "at"), [(TDA, "28"), (TDA24, "28"), (P, "30"), (F, "28"), (M, "27")])
def test_a_rabbit_hunt_that_is_asked_for_is_not_allowed(house: str, at: str) -> None:
    head = "blinds 100 200\nseats 6 20000\n---\ndeal\nP3 raise 600\nfold 4 5 6 1"
    over, on = (read(f"{head}\n{more}P2 request rabbit").record for more in ("fold 2\n", ""))
    answer = answer_on_hand(over, book(house))
    assert answer.sentence == "Rabbit hunting isn't allowed: don't show the cards that would have come."
    assert cited(answer) == [at]
    assert not answer_on_hand(on, book(house)).sentence.startswith("Rabbit")
    upt = answer_on_hand(over, book(U))
    assert (upt.sentence, cited(upt)) == ("The dealer doesn't show the cards that would have come.", ["procedures-13"])


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
def test_no_hand_of_an_all_in_is_tabled_while_others_can_bet(house: str) -> None:
    """[tda-2024:ill-16-ex-2]"""
    head = "on flop\nblinds 100 200\npot 1300\nin 2 4 5\nseats 9 20000\nseat 2 3000\n---\nP2 all-in\ncall 4 5\n"
    down = "Nothing is wrong: no hand is tabled yet, as seats 4 and 5 can still bet."
    assert [answer_on_hand(read(head).record, book(house), ask).sentence for ask in ("", "showdown")] == [down, down]
    on_turn = read(f"{head}turn\n").record
    assert answer_on_hand(on_turn, book(house), "showdown").sentence == down
    all_in = read(f"{head}turn\nP4 all-in\ncall 5\n").record
    assert answer_on_hand(all_in, book(house)).sentence == (
        "The hands of seats 2, 4 and 5 are tabled at once; the main pot is 10,300 and side pot 1 is 34,000."
    )


@pytest.mark.parametrize("house", [house for house in ALL if house != U])
def test_who_has_shown_one_card_wins_as_the_last_hand_left(house: str) -> None:
    """Metropolitan 15-B and its kin: who is left alone need not show the rest."""
    told = answered(house, "check 2 5;P5 turn up Kh;P2 move muck").sentence
    assert told == "Seat 5 has the last live hand and wins 5,000 without tabling it."


def test_at_upt_a_call_that_misled_somebody_is_told_with_his_mucked_hand() -> None:
    """upt showdown-2, dead-hand-2"""
    acts = "check 2 5;P2 claim hand straight"
    told = answered(U, f"{acts};P5 move muck").sentence
    first = "The floor may retrieve seat 5's hand; a miscall on purpose may cost seat 2 the pot"
    assert told == f"{first}; seat 2 must show the last hand to win the 5,000."


@pytest.mark.parametrize(("house", "at"), [(U, "dead-hand-3")])
def test_cards_thrown_into_another_hand_are_no_hand_let_go(house: str, at: str) -> None:
    """Where a rulebook kills them, nobody may fetch them back as out of the muck."""
    answer = answered(house, "check 2 5;P2 move hand-5 up Ah Ac")
    assert answer.sentence == "Seat 2's cards, thrown into seat 5's hand, are dead."
    assert at in cited(answer)
    let_go = answered(house, "check 2 5;P2 move muck")
    assert let_go.sentence != answer.sentence


def test_a_pot_that_was_pushed_wrongly_is_won_by_the_other_hand() -> None:
    """tda-2024 13-A, 13-B"""
    acts = "check 2 5;show 2;P5 turn up Kh;P5 move muck down Kc;D push-pot 5 5000"
    answer = answered(TDA24, acts)
    assert answer.sentence.endswith("otherwise seat 2 wins the 5,000 that was pushed.")


@pytest.mark.parametrize(
    "house",
    [
        pytest.param("tda-2024", id="tda-2024:16"),
        pytest.param("players-2025", id="players-2025:17"),
        pytest.param("foxwoods-2020", id="foxwoods-2020:16"),
        pytest.param("metropolitan", id="metropolitan:16"),
    ],
)
@pytest.mark.parametrize("acts", ["P5 move muck", "P5 move aside", "show 2;P5 move muck"])
@pytest.mark.parametrize("street", ["turn", "river"])
def test_who_is_all_in_as_the_street_begins_may_not_muck(house: str, acts: str, street: str) -> None:
    """The hands lie face down still, as what is told tells of them."""
    head = f"on {street};blinds 100 200;pot 8000;in 2 5;seats 8 20000;all-in 5"
    says = (
        "Seat 5 may not muck, with seat 5 all-in and the betting "
        "complete: the hands of seats 2 and 5 are tabled and live."
    )
    assert on_hand(house, head, acts).sentence == says
