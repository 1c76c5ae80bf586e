"""Dealing, answered: early cards, misdeals and redeals, cards that don't belong, stud before seventh street."""

import pytest

from tests.grading.answers.in_short import cited, on_hand, sent_there
from trainer.grading.answers.answer import Answer, answer_on_hand
from trainer.rules.book import book
from trainer.shorthand.reading import read

T22, T24, P, F, M, U = "tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"
HOLDEM = "blinds 100 200;seats 9 20000"
STUD = "game stud limit;ante 10;bring-in 20;small-bet 100;big-bet 200"
LIMPED = "deal;fold 3 4 5 6 7 8;call 9 1;check 2"


def told(house: str, acts: str, head: str = "", ask: str = "", game: str = HOLDEM) -> Answer:
    """The answer after these lines; `head` are more lines of the head."""
    return on_hand(house, f"{game};{head}", acts, ask)


EARLY = {
    "flop": ("deal;fold 3 4;D burn;D lay 3 up", "fold 5 6 7 8 9;call 1;check 2"),
    "turn": (f"{LIMPED};flop;check 1;D burn;D lay 1 up", "check 2 9"),
    "river": (f"{LIMPED};flop;check 1 2 9;turn;check 1;D burn;D lay 1 up", "check 2 9"),
}
"""By street, what is told up to the early card and what finishes the betting."""
BURN_AGAIN = "urn again: the river card is the turn; after its betting the early card is shuffled into the stub"
CUT = {M: "", U: ", cut"}


@pytest.mark.parametrize("over", [False, True], ids=["betting-on", "betting-over"])
@pytest.mark.parametrize(
    ("house", "at", "street"),
    [
        pytest.param(house, at, street, id=f"{house}:{at}")
        for house in (T22, T24, P, F)
        for at, street in (("RP-5-A", "flop"), ("RP-5-B", "turn"), ("RP-5-C", "river"))
    ],
)
def test_an_early_street_is_dealt_again_with_no_further_burn_once_the_betting_is_over(
    house: str, at: str, street: str, over: bool
) -> None:
    before, rest = EARLY[street]
    answer = told(house, f"{before};{rest}" if over else before)
    again = f"shuffle the early {street} into the stub and redeal it without another burn."
    sentence = f"{'Leave' if over else 'Finish the betting, leave'} the burn, {again}"
    assert answer.sentence == sent_there(sentence, "RP-5", house)
    assert at in cited(answer)
    assert ("finish-the-betting" in [step.key for step in answer.steps]) is not over


@pytest.mark.parametrize(
    ("house", "at"), [pytest.param(M, "RP-5-B", id=f"{M}:RP-5-B"), pytest.param(U, "holdem-8", id=f"{U}:holdem-8")]
)
def test_an_early_turn_gives_way_to_the_normal_river_card(house: str, at: str) -> None:
    before, rest = EARLY["turn"]
    then = f"{BURN_AGAIN}{CUT[house]}, with no river burn."
    assert told(house, before).sentence == f"Finish the betting, b{then}"
    answer = told(house, f"{before};{rest}")
    assert answer.sentence == f"B{then}"
    assert at in cited(answer)


SECOND_BURN = "The second burn is the proper turn; the card that was dealt goes back on the stub as the river burn."
FIRST_CARD = "The card that should have been burned becomes the burn, and the next card takes its place."


@pytest.mark.parametrize(
    ("house", "at", "acts", "sentence"),
    [
        pytest.param(*each, id=f"{each[0]}:{each[1]}")
        for each in (
            (U, "irregularity-16", f"{LIMPED};flop;check 1 2 9;D burn;D burn;D lay 1 up", SECOND_BURN),
            (U, "irregularity-16", f"{LIMPED};flop;check 1 2 9;D lay 1 up", FIRST_CARD),
        )
    ],
)
def test_a_wrong_burn_is_told_with_the_card_that_plays(house: str, at: str, acts: str, sentence: str) -> None:
    answer = told(house, acts)
    assert answer.sentence == sentence
    assert at in cited(answer)


# --- nothing beside an answer goes against it ------------------------------------------------------------------------

JOKER = "cards 3 Jk Kd"
TWINS = "cards 3 Ah Kd;cards 4 Ah* Kc"


@pytest.mark.parametrize(
    ("house", "at", "head", "acts", "first"),
    [
        pytest.param(*each, id=f"{each[0]}:{each[1]}")
        for each in (
            *((house, "35-A-6", JOKER, "deal;P3 turn up Jk", "Misdeal: ") for house in (T22, T24)),
            (P, "36-A-6", JOKER, "deal;P3 turn up Jk", "Misdeal: "),
            (P, "36-D", JOKER, "deal;call 3 4;fold 5;P3 turn up Jk", "The joker counts as a scrap of paper"),
            (U, "irregularity-8", JOKER, "deal;P3 turn up Jk", "The joker is scrap: "),
            (U, "irregularity-8", JOKER, "deal;call 3 4;P3 turn up Jk", "Seat 3's hand is dead, as seat 3 acted"),
            (T22, "35-E", TWINS, "deal;show 3 4", "The deck is fouled: "),
            (P, "36-E", TWINS, "deal;show 3 4", "The deck is fouled: "),
            (U, "irregularity-4", TWINS, "deal;show 3 4", "The deck is fouled: "),
            (U, "irregularity-3", "cards 3 Ah~ Kd", "deal", "The deck is fouled: "),
        )
    ],
)
def test_a_card_that_does_not_belong_is_told_with_nothing_against_it(
    house: str, at: str, head: str, acts: str, first: str
) -> None:
    answer = told(house, acts, head)
    assert answer.sentence.startswith(first)
    assert at in cited(answer)
    assert not [line for line in answer.also if "stays live" in line or line.startswith("Play on")]


@pytest.mark.parametrize("house", [M, F])
@pytest.mark.parametrize(("head", "acts"), [(JOKER, "deal;P3 turn up Jk"), (TWINS, "deal;show 3 4")])
def test_whoever_points_out_a_card_is_not_told_about_showing_it(house: str, head: str, acts: str) -> None:
    answer = told(house, acts, head)
    assert "doesn't cover this" in answer.sentence
    assert not [line for line in answer.also if "Seat 3" in line and "stays live" in line]


# --- misdeals and redeals -------------------------------------------------------------------------------------------

BOXED = {T22: "35-A-1", T24: "35-A-1", P: "36-A-1", M: "33-A-1", F: "35-A-1", U: "misdeal-2-c"}


@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=":".join(each)) for each in BOXED.items()])
def test_boxed_cards_are_told_in_short_and_the_second_one_is_a_misdeal(house: str, at: str) -> None:
    assert not told(house, "deal", "cards 3 Ah Kd;cards 5 2c 3c").sentence.startswith(("Misdeal", "It isn't"))
    one, two = (told(house, "deal", f"cards 3 ^Ah Kd;cards 5 {second} 3c") for second in ("2c", "^2c"))
    assert one.sentence.startswith("The boxed A♥ is scrap" if house == U else f"It isn't a misdeal under {at}, and ")
    assert two.sentence.startswith("Misdeal: ") and at in cited(two)


@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=":".join(each)) for each in BOXED.items()])
def test_a_boxed_card_seen_in_the_stub_counts_by_our_reading_where_the_print_is_silent(house: str, at: str) -> None:
    answer = told(house, "D pitch 1 down;D pitch 2 down;D flash 3s 8s", "deck Ah Kd Qc ^3s 4s 5s ^8s …")
    assert answer.sentence.startswith("Misdeal: ")
    readings = [each.reading for each in answer.lead.citations if each.at == at] if answer.lead else []
    assert readings and all("Ask your house" in each for each in readings)


MISSED = "the player missed the original deal."
KILLED = (f"Seat 4's hand is dead, as {MISSED}", f"Deal seat 4 in and kill the hand: {MISSED}")
THOUGH_AWAY, PLAY = "dealt in on the original deal, though away", "Seat 4 may play the redeal"
PLAYED = (f"{PLAY}: the hand is live, as the player was {THOUGH_AWAY}.", f"{PLAY}: the player was {THOUGH_AWAY}.")
REDEAL = {T22: ("35-C", *KILLED), M: ("33-C", *KILLED), F: ("35-C", *KILLED)}
REDEAL |= {T24: ("35-C", *PLAYED), P: ("36-C", *PLAYED)}


@pytest.mark.parametrize(
    ("house", "at", "dealt", "before"),
    [pytest.param(house, *each, id=f"{house}:{each[0]}") for house, each in REDEAL.items()],
)
def test_who_was_away_and_is_back_for_the_redeal(house: str, at: str, dealt: str, before: str) -> None:
    head = "absent 4;cards 3 ^Ah Kd;cards 5 ^2c 3c"
    misdeal = told(house, "deal;P4 back", head)
    assert misdeal.sentence.startswith("Misdeal: ") and not misdeal.also
    back = told(house, "deal;D gather;P4 back", head)
    called_off = "Misdeal: every card comes back, and the same button deals again"
    assert back.sentence == f"{called_off}; {before[0].lower()}{before[1:]}" and at in cited(back)
    again = told(house, "deal;D gather;P4 back;deal", head)
    assert again.sentence == dealt and at in cited(again)
    assert not [line for line in again.also if line.startswith("Misdeal")]


@pytest.mark.parametrize(("house", "at"), [(T24, "35-C"), (P, "36-C")])
def test_all_who_may_play_the_redeal_are_told_and_who_sits_out_a_penalty_with_them(house: str, at: str) -> None:
    play = f"Seats 4 and 6 may play the redeal: their hands are live, as they were {THOUGH_AWAY}"
    again = told(house, "deal;D announce misdeal;deal", "absent 4 6")
    assert again.sentence == f"{play}." and at in cited(again)
    both = told(house, "deal;D announce misdeal;deal", "absent 4 6;penalty 8").sentence
    assert both.startswith(f"{play}; seat 8's hand is dead")


def test_a_redeal_posts_nothing_a_second_time() -> None:
    once, again = (read(f"{HOLDEM};---;{acts}".replace(";", "\n")).record for acts in ("deal", "deal;D gather;deal"))
    assert [seat.bet for seat in once.table.seats] == [seat.bet for seat in again.table.seats]
    assert [len(seat.hand) for seat in again.table.seats] == [2] * 9


# --- stud ------------------------------------------------------------------------------------------------------------

SIXTH = f"on sixth;{STUD};pot 210;in 1 2 3 4 5 6 7;seats 7 20000"
OF_STUD = {T22: "RP-10-H-A", T24: "RP-10-H-A", P: "RP-9-H-A", F: "RP-10-H-A"}
NEW_STUB = (
    "cramble the earlier burns into the stub, cut, burn, and deal each live hand a card, "
    "as {} are needed: 7 and 3 burns are there."
)


@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=":".join(each)) for each in OF_STUD.items()])
def test_a_short_stub_is_told_on_sixth_street_before_and_after_its_betting(house: str, at: str) -> None:
    raised = "check 5 6 7 1;P2 bet 200"
    seven = told(house, raised, ask="stud", game=SIXTH)
    six = told(house, f"{raised};fold 3", ask="stud", game=SIXTH)
    over = told(house, f"{raised};fold 3;call 4 5 6 7 1", ask="stud", game=SIXTH)
    whole = f"{NEW_STUB.partition(', as')[0]}." if house == F else NEW_STUB
    stub = sent_there(f"S{whole.format(8)}", "RP-10-H", house)
    for answer, needed in ((seven, 9), (six, 8)):
        new = sent_there(f"S{whole.format(needed)}", "RP-10-H", house)
        assert answer.sentence == f"If no one else folds, {new if house == F else f's{new[1:]}'}"
    assert over.sentence == stub
    assert at in cited(seven) and at in cited(six) and at in cited(over)
    five = told(house, f"{raised};fold 3 4", ask="stud", game=SIXTH)
    assert five.sentence.startswith("Nothing is wrong" if house == F else "Nothing is wrong: the stub has 7 cards")


@pytest.mark.parametrize("house", [M, U])
def test_a_short_stub_is_not_covered_where_nothing_is_printed(house: str) -> None:
    assert "doesn't cover this" in told(house, "check 5 6 7 1 2", ask="stud", game=SIXTH).sentence


AWAY = "seats 4 20000;absent {};cards 1 As Ks 2c;cards 2 Ah Kh 9c;cards 3 Ad Kd 9d;cards 4 Ac Kc 9h"


@pytest.mark.parametrize(
    ("house", "at"),
    [
        pytest.param(*each, id=":".join(each))
        for each in ((T22, "30"), (T24, "30"), (P, "31"), (M, "28"), (F, "30"), (U, "tournament-7"))
    ],
)
def test_the_dead_hand_of_who_is_away_posts_the_bring_in_only_if_its_card_is_low(house: str, at: str) -> None:
    low, other = (told(house, "deal", game=f"{STUD};{AWAY.format(seat)}") for seat in (1, 2))
    assert low.sentence.endswith(", and the bring-in of 20 is posted out of its stack.")
    assert "bring-in" not in other.sentence
    assert at in cited(low) and at in cited(other)


# --- hands dealt short, told up to the last card ---------------------------------------------------------------------


def pitched(*rounds: str) -> str:
    """The blinds and these seats' cards, one round after another."""
    return ";".join(["P1 post 100", "P2 post 200", *(f"D pitch {seat} down" for each in rounds for seat in each)])


ALL, NOT_YET = "123456789", ", as there isn't substantial action yet"


@pytest.mark.parametrize(("after", "why"), [("", ""), (";P3 fold", NOT_YET)], ids=["no-act", "one-act"])
@pytest.mark.parametrize(
    ("house", "at"),
    [pytest.param(*each, id=":".join(each)) for each in ((T22, "35-A-5"), (T24, "35-A-5"), (P, "36-A-5"))],
)
def test_a_hand_dealt_short_is_a_misdeal_as_soon_as_the_cards_have_gone_round(
    house: str, at: str, after: str, why: str
) -> None:
    short = told(house, f"{pitched(ALL, '12346789')}{after}")
    assert short.sentence.startswith(f"Misdeal{why}: ") and at in cited(short)
    whole = told(house, f"{pitched(ALL, ALL)}{after}")
    assert whole.sentence.startswith("Nothing is wrong")
    not_yet = told(house, pitched(ALL, "12346"))
    assert not_yet.sentence == "This isn't a listed misdeal: the floor decides."


@pytest.mark.parametrize(
    ("house", "at"),
    [
        pytest.param(*each, id=":".join(each))
        for each in ((T22, "35-A-4"), (T24, "35-A-4"), (P, "36-A-4"), (M, "33-A-4"), (F, "35-A-4"), (U, "misdeal-2-e"))
    ],
)
def test_a_seat_dealt_out_is_a_misdeal_as_soon_as_the_cards_have_gone_round(house: str, at: str) -> None:
    answer = told(house, pitched("12346789", "12346789"))
    assert answer.sentence.startswith("Misdeal: ") and at in cited(answer)


SHORT = f"{pitched(ALL, '12345678')};call 3 4 5;fold 6 7 8"


@pytest.mark.parametrize(
    ("house", "at"),
    [pytest.param(*each, id=":".join(each)) for each in ((T22, "37"), (T24, "37"), (P, "39"), (F, "37"))],
)
def test_a_button_short_of_a_card_gets_it_until_it_acts_and_nothing_once_it_has_folded(house: str, at: str) -> None:
    before, called = told(house, SHORT), told(house, f"{SHORT};call 9")
    assert (
        before.sentence == "No misdeal: complete seat 9's hand from the top of the stub, and it plays."
        and at in cited(before)
    )
    dead = (
        "No misdeal: seat 9 acted on too few cards, no card is given, the hand is dead and mucked, and the others play"
    )
    assert called.sentence.startswith(dead) and at in cited(called)
    assert told(house, f"{SHORT};fold 9").sentence.startswith("Nothing is wrong: seat 1 may call 100")


@pytest.mark.parametrize(
    "acts", ["P3 raise 600;fold 4;call 5;fold 6 7 8", "P3 wager 600;P4 say raise to 1200", "P3 fold"]
)
@pytest.mark.parametrize("house", [T22, T24, P, F])
def test_who_opens_the_betting_of_a_deal_one_card_short_acts_in_turn(house: str, acts: str) -> None:
    answer = told(house, f"{pitched(ALL, '12345678')};{acts}")
    assert answer.sentence == "No misdeal: complete seat 9's hand from the top of the stub, and it plays."
    assert not any("out-of-turn" in each or "passed over" in each for each in (answer.sentence, *answer.also))


# --- what is ruled leads over what is not covered --------------------------------------------------------------------

FOUR = {T22: "39-A", T24: "39-A", P: "38-A", M: "35", F: "39", U: "holdem-3"}


@pytest.mark.parametrize("burn", ["D burn;", ""], ids=["burned", "no-burn"])
@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=":".join(each)) for each in FOUR.items()])
def test_four_cards_on_the_flop_are_ruled_with_or_without_a_burn(house: str, at: str, burn: str) -> None:
    answer = told(house, f"{LIMPED};{burn}D lay 4 up")
    first = "Shuffle the whole flop back" if house == U else "Scramble the flop face down: the floor draws"
    assert answer.sentence.startswith(first) and at in cited(answer)


# --- the button ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "at", "first"),
    [
        pytest.param(*each, id=":".join(each[:2]))
        for each in (
            (T24, "34-A", "Correct the button: seat 2, as there has been no substantial action."),
            (P, "35-A", "Correct the button: seat 2, as there has been no substantial action."),
            (U, "misdeal-2-g", "Misdeal: the button was wrong; deal again with it at seat 2."),
        )
    ],
)
def test_a_wrong_button_shows_by_the_hand_before_where_every_way_to_move_it_leads_to_one_seat(
    house: str, at: str, first: str
) -> None:
    stayed, right, skipped = (told(house, "deal", f"button {seat};last-hand 1 2 3") for seat in (1, 2, 3))
    assert stayed.sentence == skipped.sentence == first
    assert at in cited(stayed) and at in cited(skipped)
    assert right.sentence.startswith("Nothing is wrong")
    assert told(house, "deal", "button 4").sentence.startswith("Nothing is wrong")


# --- too late --------------------------------------------------------------------------------------------------------

LATE = {T22: ("35-D", "36"), T24: ("35-D", "36"), P: ("36-D", "37"), M: ("33-D", "34"), F: ("35-D", "36")}
WRONG_SEAT = pitched("234567891", "234567891")


@pytest.mark.parametrize(
    ("acts", "late"),
    [("fold 3 4", False), ("fold 3;call 4", True), ("fold 3 4 5", True), ("call 3", False), ("call 3 4", True)],
)
@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=f"{each[0]}:{each[1][0]}") for each in LATE.items()])
def test_after_substantial_action_it_is_told_to_be_too_late_for_a_misdeal(
    house: str, at: tuple[str, str], acts: str, late: bool
) -> None:
    answer = told(house, f"{WRONG_SEAT};{acts}")
    assert (answer.sentence == "It's too late for a misdeal, as there was substantial action: play on.") is late
    assert late or answer.sentence.startswith(f"Misdeal{NOT_YET}: ")
    assert not late or set(at) <= set(cited(answer))


@pytest.mark.parametrize(
    ("acts", "late"),
    [pytest.param("fold 3", False, id=f"{U}:misdeal-2"), pytest.param("fold 3 4", True, id=f"{U}:misdeal-1")],
)
def test_two_players_after_the_blinds_make_it_too_late_for_a_misdeal(acts: str, late: bool) -> None:
    answer = told(U, f"{WRONG_SEAT};{acts}")
    assert answer.sentence.startswith("It's too late for a misdeal" if late else "Misdeal: ")


def test_a_card_with_another_back_in_the_stub_is_too_late_for_nothing() -> None:
    answer = told(U, "deal;D flash 9s~", "deck Ah Kd Qc 3s 4s 5s 8s 2c 3c 4c 5c 6c 7c 8c 9c Tc 2d 3d 5d 9s~ 6d …")
    assert answer.sentence == "All action stands: the off-color card was only in the stub."
    assert "irregularity-3" in cited(answer)


@pytest.mark.parametrize(
    ("house", "at"), [("tda-2022", "37"), ("tda-2024", "37"), ("players-2025", "39"), ("foxwoods-2020", "37")]
)
def test_a_button_that_speaks_up_as_the_deal_stops_is_given_the_card_it_lacks(house: str, at: str) -> None:
    pitches = [f"D pitch {seat} down" for seat in (1, 2, 3, 1, 2)]
    lines = ["blinds 100 200", "seats 3 20000", "button 3", "---", "P1 post 100", "P2 post 200", *pitches]
    answer = answer_on_hand(read("\n".join([*lines, "P3 say One card."])).record, book(house))
    assert answer.sentence == "No misdeal: complete seat 3's hand from the top of the stub, and it plays."
    assert at in {each.at for each in answer.lead.citations}
    still_dealing = answer_on_hand(read("\n".join(lines)).record, book(house))
    assert still_dealing.lead is None or still_dealing.lead.matter.kind != "wrong-number-of-cards"


THIRD = "game stud limit;ante 25;bring-in 50;small-bet 100;big-bet 200;seats 3 5000;cards 1 2c 3c 8h;cards 2 5c 6c 2d"
THIRD += ";cards 3 7c 8c Qh"
PITCHES = ";".join(f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2, 3))


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024"])
@pytest.mark.parametrize(
    ("low", "sentence"),
    [("5000", "seat 2 must bring it in for 50 or more."), ("25", "seat 3 must open for 50 or more, or fold.")],
)
def test_third_street_is_opened_by_a_bet(house: str, low: str, sentence: str) -> None:
    """[tda-2024:RP-10-E]"""
    posts = ";".join(f"P{seat} post 25" for seat in (1, 2, 3))
    head = f"{THIRD};seat 2 {low}"
    told = read("\n".join(f"{head};---;{posts};D bring-in-bets;{PITCHES}".split(";"))).record
    for ask in ("", "stud"):
        assert answer_on_hand(told, book(house), ask).sentence == f"Nothing is wrong: {sentence}"
    if low == "25":  # nobody posts the bring-in for a player who may fold
        assert read("\n".join(f"{head};---;deal".split(";"))).record.course.to_act == 3
