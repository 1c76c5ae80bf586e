"""What is asked, disputed, claimed, refused and told: closed lists, a seat, pot or amount, and words that are heard."""

import pytest

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import ABOUT, LISTS, Claimed, Disputed, Refused, Requested, Told, Value
from trainer.kernel.notation import BadNotation, act_of, act_text

LINES: dict[str, g.Act] = {
    "request count": g.Request(Requested.COUNT),
    "request count 3": g.Request(Requested.COUNT, 3),
    "request count 3 ¿Cuánto tiene?": g.Request(Requested.COUNT, 3, "¿Cuánto tiene?"),
    "request count Could I get a count?": g.Request(Requested.COUNT, 0, "Could I get a count?"),
    "request count - 500 more, or what?": g.Request(Requested.COUNT, 0, "500 more, or what?"),
    "request count - - please": g.Request(Requested.COUNT, 0, "- please"),
    "request see 5 La cinco, por favor": g.Request(Requested.SEE, 5, "La cinco, por favor"),
    "request clock 30 seconds are enough": g.Request(Requested.CLOCK, words="30 seconds are enough"),
    "dispute": g.Dispute(),
    "dispute - That's not right": g.Dispute(words="That's not right"),
    "dispute reading 2": g.Dispute(Disputed.READING, seat=2),
    "dispute award side-1 Mío": g.Dispute(Disputed.AWARD, pot="side-1", words="Mío"),
    "dispute count main": g.Dispute(Disputed.COUNT, pot="main"),
    "dispute action 4": g.Dispute(Disputed.ACTION, seat=4),
    "claim hand flush ¡Color!": g.Claim(Claimed.HAND, Value.FLUSH, "¡Color!"),
    "claim hand ¡Color!": g.Claim(Claimed.HAND, words="¡Color!"),
    "claim hand - flush draw": g.Claim(Claimed.HAND, words="flush draw"),
    "claim plays-the-board": g.Claim(Claimed.PLAYS_THE_BOARD),
    "claim folded flush": g.Claim(Claimed.FOLDED, words="flush"),
    "refuse show No": g.Refuse(Refused.SHOW, "No"),
    "tell pot 900 The pot is 900": g.Tell(Told.POT, 900, words="The pot is 900"),
    "tell behind 4": g.Tell(Told.BEHIND, seat=4),
    "tell break": g.Tell(Told.BREAK),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_says_one_of_them_and_is_written_again_as_it_was(line: str) -> None:
    assert act_of(line) == LINES[line]
    assert act_text(LINES[line]) == line


@pytest.mark.parametrize("kind", LISTS)
def test_each_that_there_is_reads_back_with_and_without_words(kind: type[g.Act]) -> None:
    for what in LISTS[kind]:
        about = ABOUT[kind].get(what)
        needed = " 7" if about is not None and about.needed else ""
        for words in ("", " 7 is not it", " main one", " - so", " straight up", " ¡Color!"):
            act = act_of(f"{kind.verb} {what}{needed}{' -' if words and about and not needed else ''}{words}")
            assert getattr(act, "words") == words.strip()  # noqa: B009  # an Act has no words of its own
            assert act_of(act_text(act)) == act


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("request", "'' isn't something you can request: write one of count, pot-count, see"),
        ("request cuont", "'cuont' isn't something you can request: .*the nearest is 'count'"),
        ("request see", "request see: the seat is missing"),
        ("request see 0", "the seat is missing"),
        ("request see now", "the seat is missing"),
        ("request see 9999999999999", "the seat is missing"),
        ("dispute That is wrong", "'That' isn't something you can dispute: write one of reading, award, count, action"),
        ("claim", "can claim"),
        ("claim -", "can claim"),
        ("refuse", "can refuse: write one of show"),
        ("tell pot", "tell pot: the amount is missing"),
        ("tell pot much", "the amount is missing"),
    ],
)
def test_what_is_not_on_the_list_is_a_fault_that_says_what_is(line: str, fault: str) -> None:
    with pytest.raises(BadNotation, match=fault):
        act_of(line)


def test_all_that_can_be_said_is_spoken_and_nothing_of_it_moves_a_thing() -> None:
    assert {g.Say, *LISTS} == set(g.SPOKEN)
    assert set(LISTS) == set(g.TALK) == set(ABOUT)
