"""A hand of the first version is read with the gestures of today in the place of the words that were looked into."""

import pytest

from trainer.kernel import gestures as g
from trainer.kernel.document import FIRST_LINE, text_of, transcript_of
from trainer.kernel.former_words import act_meant
from trainer.kernel.notation import act_of, act_text, line

HEAD = "game holdem no-limit\nseat 1 100x9 Ann\nseat 2 100x9 Ben\nseat 3 100x9 Cora\nbutton 1\ndeck Ah Kd\n---\n"

MEANT = {
    # counts
    "P3 say Could I get a count?": "request count Could I get a count?",
    "P3 say How much is it?": "request count How much is it?",
    "P3 say can I have a count of seat 2": "request count 2 can I have a count of seat 2",
    "P3 say count the pot": "request pot-count count the pot",
    "P3 say how much is in the pot?": "request pot-count how much is in the pot?",
    "P3 say How much does he have behind?": "request count How much does he have behind?",
    # hands asked for
    "P1 say I want to see the hand of seat 5": "request see 5 I want to see the hand of seat 5",
    "P1 say show me seat 2": "request see 2 show me seat 2",
    "P1 say see, seat 3 has it": "request see 3 see, seat 3 has it",
    # chores
    "P4 say bring it in please": "request bring-in-bets bring it in please",
    "P4 say is that hand alive?": "request live-hand is that hand alive?",
    "P4 say Is it dead?": "request live-hand Is it dead?",
    "P4 say is it enough to raise again?": "request reopened is it enough to raise again?",
    # disputes
    "P2 say I dispute the hand": "dispute reading I dispute the hand",
    "P2 say I dispute that reading of the hand": "dispute reading I dispute that reading of the hand",
    "P2 say he disputed the award of the pot": "dispute award he disputed the award of the pot",
    "P2 say I dispute the count of the pot": "dispute count I dispute the count of the pot",
    "D say seat 2 disputes the pot": "dispute award seat 2 disputes the pot",
    # claims
    "P2 say I play the board": "claim plays-the-board I play the board",
    "P2 say playing the board, a straight": "claim plays-the-board playing the board, a straight",
    "P2 say Flush": "claim hand flush Flush",
    "P2 say two pair": "claim hand two-pair two pair",
    "P2 say a boat": "claim hand full-house a boat",
    "P2 say nut low": "claim hand low nut low",
    "P2 say I flopped a set": "claim hand trips I flopped a set",
    "P3 say I thought it was 500": "claim mistaken I thought it was 500",
    "P3 say I didn't see the raise": "claim mistaken I didn't see the raise",
    # what is told
    "P1 say there is a chip behind": "tell behind there is a chip behind",
    "D say hidden chips": "tell behind hidden chips",
    "D say the pot is 1,500": "tell pot 1500 the pot is 1,500",
    "D say count 900": "tell pot 900 count 900",
    "F say there is a break after this hand": "tell break there is a break after this hand",
    "F say we look at the camera": "tell delay we look at the camera",
}
AS_THEY_ARE = (
    *("P3 say raise 600", "P3 say all-in", "P3 say pot", "P3 say 500", "P3 say if you bet I raise", "D say 9500"),
    *("P3 say If you never saw it I call", "P3 say if you count it I call", "P3 say nice hand", "P2 say No"),
    *("P4 say that hand is alive", "P3 say the pot is mine", "D say He thought it was 5000", "D say a straight"),
    *("F say the pot stands", "P2 say wait", "D say the pot is right", "D say how much is it?", "P1 say what is it?"),
    *("P2 say I want to see it", "D floor", "P2 fold"),
)


@pytest.mark.parametrize("told", MEANT)
def test_words_become_what_they_were_looked_into_for_and_stay_what_was_heard(told: str) -> None:
    who, _, said = told.partition(" ")
    assert act_text(act_meant(who, act_of(said))) == MEANT[told]


@pytest.mark.parametrize("told", AS_THEY_ARE)
def test_all_else_is_as_it_was_told(told: str) -> None:
    who, _, said = told.partition(" ")
    assert act_meant(who, act_of(said)) == act_of(said)


def now(*lines: str, version: int = 1) -> list[str]:
    told = "".join(f"{at}.000 {each}\n" for at, each in enumerate(lines, 1))
    return [line(each).partition(" ")[2] for each in transcript_of(f"dealing {version}\n{HEAD}{told}").gestures]


@pytest.mark.parametrize("words", ["No", "that is enough", "I won't", "No, a pair is all"])
def test_no_is_a_refusal_once_the_dealer_has_asked_that_seat_to_show(words: str) -> None:
    assert now(f"P2 say {words}")[0] != f"P2 refuse show {words}"
    assert now("D ask-to-show 3", f"P2 say {words}")[1] != f"P2 refuse show {words}"
    assert now("D ask-to-show 2", f"P2 say {words}")[1] == f"P2 refuse show {words}"


def test_a_question_that_the_dealer_answered_with_a_figure_asked_for_it() -> None:
    assert now("P2 say What is it?", "D say 600")[0] == "P2 request count What is it?"
    assert now("P2 say What is it?", "P3 say raise 600")[0] == "P2 say What is it?"
    assert now("P2 say What is it?", "D say nice")[0] == "P2 say What is it?"
    assert now("P2 say What is it?", "P2 check", "D say 600")[0] == "P2 say What is it?"
    assert now("P2 say What a hand", "D say 600")[0] == "P2 say What a hand"


def test_the_floor_speaks_of_a_break_until_a_pot_is_pushed_and_of_its_ruling_then() -> None:
    both = "F say we wait until the break"
    assert now(both) == ["F tell break we wait until the break"]
    pushed = ("P1 post 100x1", "D bring-in-bets", "D push-pot 1 100x1")
    assert now(*pushed, both)[-1] == "F tell delay we wait until the break"


@pytest.mark.parametrize("told", MEANT)
def test_in_a_hand_of_today_words_are_words(told: str) -> None:
    assert now("D ask-to-show 2", told, "D say 600", version=2)[1] == told


def test_the_hand_has_as_many_gestures_at_the_same_times_and_is_written_in_the_newest_version() -> None:
    text = f"dealing 1\n{HEAD}1.000 P2 say how much?\n2.500 D say 600\n9.000 P2 check\n"
    hand = transcript_of(text)
    assert [each.at for each in hand.gestures] == [1000, 2500, 9000]
    assert [type(each.act) for each in hand.gestures] == [g.Request, g.Say, g.Check]
    assert text_of(hand).startswith(f"{FIRST_LINE}\n") and transcript_of(text_of(hand)) == hand


def test_gestures_of_today_in_a_hand_that_began_before_are_what_they_say() -> None:
    assert now("P2 say how much?", "P3 request see 1 how much is it?")[1] == "P3 request see 1 how much is it?"
