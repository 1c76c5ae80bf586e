"""What players do apart from bets, put into clean hands."""

from itertools import islice
from random import Random

import pytest

from tests.scenarios.injectors.test_injectors import open_to
from trainer.kernel import gestures as g
from trainer.rules.course import LAST_STREET
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import left_with
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.conduct.bad_behavior import CHATTER, THROWS
from trainer.scenarios.injectors.conduct.folded_hand_spoken_of import ACE, MADE, PAIR
from trainer.scenarios.injectors.conduct.moments import between_at, betweens
from trainer.scenarios.injectors.conduct.one_player_to_a_hand import OF_A_BET, OF_MY_HAND
from trainer.scenarios.injectors.drawn import spoiled, ways

BY_THE_WAY = ("one-player-to-a-hand", "device-used", "shown-to-one", "clock-asked", "clock-runs-out", "bad-behavior")


@pytest.mark.parametrize("key", BY_THE_WAY)
def test_who_is_to_act_is_another_one(key: str) -> None:
    hand = next(open_to(INJECTORS[key]))
    for place in INJECTORS[key].where(hand):
        assert place.seat != between_at(hand, place).to_act


def test_a_folded_hand_is_spoken_of_by_who_folded_it() -> None:
    injector = INJECTORS["folded-hand-spoken-of"]
    hand = next(open_to(injector))
    for place in injector.where(hand):
        assert place.seat in between_at(hand, place).folded


def test_only_who_has_folded_throws_the_cards_away() -> None:
    injector = INJECTORS["bad-behavior"]
    hand = next(each for each in open_to(injector) if any(one.folded for one in betweens(each)))
    throwing = {how.place.text for how in ways(hand, injector, {"what": THROWS})}
    gone = {moment.place(seat).text for moment in betweens(hand) for seat in moment.folded}
    assert throwing == gone


@pytest.mark.parametrize("key", BY_THE_WAY)
def test_every_word_and_use_can_be_drawn(key: str) -> None:
    injector = INJECTORS[key]
    hand = next(open_to(injector))
    drawn = {how.values for how in ways(hand, injector, {})}
    assert len(drawn) > 1
    made = spoiled(hand, injector, Random(key))
    assert len(made.doings) in (1, 3)


@pytest.mark.parametrize("words", ["Don't pay him off.", "How could you bet there?"])
def test_words_are_said_before_they_count(words: str) -> None:
    injector = INJECTORS["one-player-to-a-hand"]
    hand = next(open_to(injector))
    made = spoiled(hand, injector, Random(1), {"words": words})
    first, then = (each.act for each in made.doings[0].does)
    assert first == g.Say(words)
    assert isinstance(then, g.Conduct)


@pytest.mark.parametrize("begins", CHATTER)
def test_chatter_is_a_sentence_at_each_of_three_moments_of_a_street(begins: str) -> None:
    injector = INJECTORS["bad-behavior"]
    hand = next(each for each in open_to(injector) if [*ways(each, injector, {"what": begins})])
    made = spoiled(hand, injector, Random(1), {"what": begins})
    acts = [[each.act for each in doing.does] for doing in made.doings]
    then, last = CHATTER[begins]
    assert acts == [[g.Say(begins)], [g.Say(then)], [g.Say(last), g.Conduct("chatter")]]
    assert len({(each.seat, each.at.street) for each in made.doings}) == 1


def test_what_is_said_of_a_folded_hand_is_true_by_then() -> None:
    injector = INJECTORS["folded-hand-spoken-of"]
    checked = 0
    for hand in islice(open_to(injector), 4):
        for how in ways(hand, injector, {}):
            at = between_at(hand, how.place).at
            hole = [each.face for each in left_with(Facts(hand.record, at), how.place.seat)]
            aces, ranks = sum("A" in each for each in hole), {each[0] for each in hole}
            assert how["words"] != ACE or aces
            assert how["words"] != PAIR or len(ranks) < len(hole)
            assert how["words"] not in MADE or hand.record.tables[at].board or len(hole) >= 5
            checked += 1
    assert checked


def test_nobody_is_on_a_draw_once_all_cards_are_out_or_without_a_bet() -> None:
    injector = INJECTORS["one-player-to-a-hand"]
    hand = next(open_to(injector))
    for how in ways(hand, injector, {}):
        if OF_A_BET.get(str(how["words"])):
            assert how.place.street not in (0, LAST_STREET[hand.game])
        moment = between_at(hand, how.place)
        if how["words"] in OF_A_BET:
            assert moment.facing and moment.bettor not in (0, how.place.seat)
        if how["words"] in OF_MY_HAND:
            assert how.place.seat in moment.live
