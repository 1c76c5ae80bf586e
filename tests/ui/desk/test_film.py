"""The replays as films: every gesture at table speed, with what was done and said, pots being built included."""

from itertools import pairwise

from tests.ui.desk.samples import CLEAN, FLOP, dealt
from trainer.ui.desk.film import A_STOP_MS, LEAST_MS, MOST_MS, begins, film
from trainer.ui.desk.replay import Replay, own_hand, right_ways

POTS = "pots-three-all-ins"


def right_way(scenario: str, mistake: str = "plays-on") -> Replay:
    return right_ways(dealt(scenario, "tda-2022", mistake))[0]


def test_a_film_shows_every_gesture_in_order_and_each_stop_in_its_place() -> None:
    for shown in (right_way(FLOP), own_hand(dealt(FLOP, "tda-2022", "plays-on"))):
        beats = film(shown)
        assert list(dict.fromkeys(beat.at for beat in beats)) == list(range(shown.frames[0].at, len(shown.record) + 1))
        reached = {beat.step: beat.at for beat in reversed(beats)}
        assert reached == {place: frame.at for place, frame in enumerate(shown.frames)}


def test_it_goes_at_table_speed_with_waits_cut_short_and_stops_held() -> None:
    shown = right_way(FLOP)
    beats = film(shown)
    stops = {frame.at for frame in shown.frames}
    for before, after in pairwise(beats):
        assert LEAST_MS <= after.ms - before.ms <= 2 * MOST_MS
        assert after.ms - before.ms >= (A_STOP_MS if before.at in stops else 0)
    slow = [beat for beat in beats if beat.says]
    assert slow


def test_captions_say_the_steps_and_the_dealers_words() -> None:
    told = {beat.does: beat.says for beat in film(right_way(FLOP))}
    assert told["Call the floor."] == "Floor!"
    assert "The floor asked “What happened?”" in told
    assert "Scramble the flop face down." in told
    assert "Seat 3 checked." in told


def test_a_report_to_the_floor_is_told_a_statement_at_a_time() -> None:
    beats = film(right_way(FLOP))
    first = next(place for place, beat in enumerate(beats) if beat.says == "There are too many cards on the board.")
    told = [beat for beat in beats if beat.at == beats[first].at]
    assert [beat.says for beat in told[1:3]] == ["On the flop.", "Four cards are on the board."]
    assert told[-1].says.endswith("acted since.")
    assert [each.ms for each in told] == sorted({each.ms for each in told})


def test_nothing_is_said_twice() -> None:
    assert not [beat for beat in film(right_way(FLOP)) if beat.says and beat.says in beat.does]


def test_of_the_own_hand_it_says_what_was_done() -> None:
    told = [beat.does for beat in film(own_hand(dealt(FLOP, "tda-2022", "burns-again")))]
    assert "Called the floor." in told
    assert "Burned a card." in told


def test_pots_being_built_are_in_the_film() -> None:
    told = [beat.does for beat in film(right_way(POTS))]
    built = [words for words in told if "into side pot 1" in words]
    assert len(built) >= 3
    assert next(place for place, words in enumerate(told) if words.startswith("Pushed")) > told.index(built[-1])


def test_it_is_opened_where_something_goes_wrong_and_a_clean_hand_at_its_start() -> None:
    wrong = right_way(FLOP)
    assert wrong.frames[begins(wrong)].label == "The moment"
    assert begins(right_ways(dealt(CLEAN, "tda-2022"))[0]) == 0
