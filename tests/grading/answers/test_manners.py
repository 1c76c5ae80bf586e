"""How players behave, told in a hand and in a room: language, one player to a hand, ethics, etiquette, penalties."""

import pytest

from tests.grading.answers.in_short import cited, on_hand, on_room
from tests.grading.answers.test_first_sentence import answered
from tests.grading.answers.test_rooms_first import HEAD, first
from tests.rules.room.situations import Room, cites
from trainer.rules.common.manners import DODGED as DODGED_BLIND

ONE_PLAYER = "{} may not do that: one player to a hand. A penalty may follow."
NO_ADVICE = "{} may neither advise on play nor criticize it at any time: a penalty may follow."
NOT_READ = "{} may not read a hand that isn't tabled: a penalty may follow."
SOFT_PLAY = "{} gets a penalty for soft play, up to forfeited chips or disqualification."
COLLUSION = "{} is disqualified: that is the penalty for chip dumping and other collusion."
DODGED = "{} gets a penalty for dodging a blind on purpose."
BREACH = "{} may be warned or penalized: that violates etiquette."
PENALTY = "{} gets a penalty: abuse, disruption and cheating are penalized."
PUNISHED = {
    "throws-cards": "{} may be penalized, such as dealt out for a time or a number of hands.",
    "abuse": "{} may be penalized for it, up to eviction from the tournament.",
}
IMPROPER = "{}'s act is improper: a warning, a suspension or a ban may follow."


def both(house: str, word: str, verb: str = "conduct") -> tuple[str, str]:
    """What is said first of it in a hand, with the name for the seat left open, and in a room."""
    hand = answered(house, f"P3 raise 600;fold 4;P5 call;P5 {verb} {word}").sentence.replace("Seat 5", "{}")
    return hand, first(house, f"dealer:A deal 1;Priya {verb} {word}").replace("Priya", "{}")


@pytest.mark.parametrize("book", cites("foxwoods-2020:5", "players-2025:6", "upt:procedures-16"))
def test_english_only_while_a_hand_is_played(book: str) -> None:
    assert set(both(book, "foreign-language")) == {"{} must speak English while the hand is played."}


@pytest.mark.parametrize("book", cites("metropolitan:5"))
def test_english_only_at_any_time(book: str) -> None:
    always = "{} must speak English: English only is enforced, during hands and between them."
    assert set(both(book, "foreign-language")) == {always}
    assert first(book, "Priya conduct foreign-language") == always.format("Priya")


@pytest.mark.parametrize("book", cites("tda-2022:6"))
def test_the_house_says_which_languages(book: str) -> None:
    posted = "{} speaks a language that is allowed only if the house has posted it."
    assert set(both(book, "foreign-language")) == {posted}


@pytest.mark.parametrize(
    "book", cites("foxwoods-2020:67", "metropolitan:61", "players-2025:68", "tda-2022:67", "upt:procedures-1")
)
def test_one_player_to_a_hand(book: str) -> None:
    hand, room = both(book, "shows-hand")
    assert {room, *both(book, "talks-strategy")} == {ONE_PLAYER}
    assert hand == ONE_PLAYER or book == "upt"  # showdown-6 says there who else sees it


@pytest.mark.parametrize("book", cites("foxwoods-2020:67-2", "metropolitan:61-2", "players-2025:68-2", "tda-2022:67-2"))
def test_no_advice_and_no_criticism(book: str) -> None:
    assert {*both(book, "advice"), *both(book, "criticism")} == {NO_ADVICE}


@pytest.mark.parametrize("book", cites("foxwoods-2020:67-3", "metropolitan:61-3", "players-2025:68-3", "tda-2022:67-3"))
def test_a_hand_not_tabled_is_not_read(book: str) -> None:
    assert set(both(book, "reads-a-hand")) == {NOT_READ}


@pytest.mark.parametrize("book", cites("foxwoods-2020:69", "metropolitan:63", "players-2025:70", "tda-2022:69"))
def test_soft_play_is_penalized_and_collusion_disqualifies(book: str) -> None:
    assert set(both(book, "soft-play")) == {SOFT_PLAY}
    assert set(both(book, "collusion")) == {COLLUSION}


@pytest.mark.parametrize("book", cites("foxwoods-2020:70", "players-2025:71", "tda-2022:70"))
@pytest.mark.parametrize("word", ["delay", "touching", "out-of-reach", "chatter"])
def test_a_breach_of_etiquette_may_be_penalized(book: str, word: str) -> None:
    assert set(both(book, word)) == {BREACH}


FIRST_BREACH = "{} may get a warning for a first etiquette violation; repeat violations are penalized."
AGAIN = "{} gets a penalty: repeat violations of etiquette are penalized."


@pytest.mark.parametrize("book", cites("metropolitan:64"))
@pytest.mark.parametrize("word", ["delay", "touching", "out-of-reach", "chatter"])
def test_a_first_breach_of_etiquette_is_warned_and_a_repeat_penalized(book: str, word: str) -> None:
    assert set(both(book, word)) == {FIRST_BREACH}
    once = "P3 raise 600;fold 4;P5 conduct chatter"
    assert answered(book, f"{once};P5 conduct {word}").sentence == AGAIN.format("Seat 5")
    both_warned = f"{FIRST_BREACH.format('Seat 5')[:-1]}; {FIRST_BREACH.format('seat 6')}"
    assert answered(book, f"{once};P6 conduct {word}").sentence == both_warned
    assert first(book, f"Priya conduct touching;Priya conduct {word}") == AGAIN.format("Priya")


@pytest.mark.parametrize("book", cites("foxwoods-2020:71-B", "metropolitan:65-B", "players-2025:67-B", "tda-2022:71-B"))
def test_what_may_and_what_will_be_penalized(book: str) -> None:
    assert set(both(book, "throws-cards")) == {"{} may be penalized for throwing cards."}
    assert {*both(book, "abuse"), *both(book, "cheating")} == {PENALTY}


@pytest.mark.parametrize("book", cites("tda-2022:33", "tda-2024:71-B", "players-2025:67-B"))
def test_a_blind_dodged_on_purpose_is_penalized(book: str) -> None:
    assert set(both(book, "dodges-blind")) == {DODGED}


@pytest.mark.parametrize("book", cites("metropolitan:31", "foxwoods-2020:33"))
def test_a_moved_player_who_dodges_a_blind_is_penalized(book: str) -> None:
    for moved in ((), ("1 floor draw-seat B1 A 5", "2 B1 sit B1 A 5")):
        room = Room({"A": (1, 2, 3), "B": (1, 2)}).do("0 floor break B", *moved, "9 B1 conduct dodges-blind")
        assert room.ruling(book, "conduct-told-in-room", "B1") is DODGED_BLIND
    assert all("only of a player who comes from a broken table" in each for each in both(book, "dodges-blind"))


@pytest.mark.parametrize("book", cites("players-2025:34"))
def test_a_moved_player_who_dodges_a_blind_hears_the_paragraph_on_that(book: str) -> None:
    found = on_room(book, HEAD.replace("\n", ";"), "0 floor break B;9 Tom conduct dodges-blind")
    assert found.sentence == DODGED.format("Tom") and cited(found) == ["34", "67-B"]


@pytest.mark.parametrize("book", cites("foxwoods-2020:71-B", "players-2025:67-B", "tda-2022:71-B"))
def test_checking_the_nuts_last_is_the_floors(book: str) -> None:
    assert set(both(book, "checks-the-nuts")) == {
        "{}'s check of the nuts isn't soft play by itself: the floor decides."
    }


IMPROPER_ACTS = (
    ("upt:improper-3", "soft-play"),
    ("upt:improper-4", "soft-play"),
    ("upt:improper-5", "reads-a-hand"),
    ("upt:improper-8", "delay"),
    ("upt:improper-11", "advice"),
    ("upt:conduct-1", "collusion"),
    ("upt:conduct-2", "abuse"),
    ("upt:conduct-3", "abuse"),
    ("upt:conduct-5", "throws-cards"),
)
WORDS = dict(IMPROPER_ACTS)


@pytest.mark.parametrize("at", list(WORDS), ids=list(WORDS))
def test_upt_calls_it_improper(at: str) -> None:
    assert set(both("upt", WORDS[at])) == {PUNISHED.get(WORDS[at], IMPROPER)}


@pytest.mark.parametrize("at", cites("upt:tournament-28"))
def test_upt_deals_out_or_evicts(at: str) -> None:
    """In a tournament that goes before what the code of conduct says of the same."""
    assert {word: set(both(at, word)) for word in PUNISHED} == {word: {words} for word, words in PUNISHED.items()}


@pytest.mark.parametrize("book", cites("foxwoods-2020:4"))
def test_a_device_in_a_room_is_ruled_on_like_one_in_a_hand(book: str) -> None:
    assert set(both(book, "talk", "device")) == {"{} may not talk on a phone at the table: a penalty may follow."}
    held = "{} may not use the device with a live hand: a penalty may follow, and the hand stays live."
    assert set(both(book, "app", "device")) == {held}
    assert first(book, "Priya device app").startswith("Priya may use the device if it disturbs no one")


@pytest.mark.parametrize("book", ["metropolitan"])
def test_where_the_nuts_are_not_named_they_may_be_soft_play(book: str) -> None:
    """[metropolitan:63]"""
    head = "on river;blinds 100 200;pot 2400;in 2 5;seats 9 20000"
    assert on_hand(book, head, "check 2 5;P5 conduct checks-the-nuts").sentence == (
        "Metropolitan doesn't say whether checking the nuts last is soft play: if the floor finds that, "
        "Metropolitan 63 penalizes it."
    )


@pytest.mark.parametrize("book", cites("foxwoods-2020:71-A", "metropolitan:65-A", "players-2025:67-A", "tda-2024:71-A"))
@pytest.mark.parametrize("before", ["Priya conduct abuse", "floor penalty Priya 2"])
def test_what_is_penalized_again_escalates(book: str, before: str) -> None:
    assert first(book, "Priya conduct abuse") == PENALTY.format("Priya")
    both = first(book, "Tom conduct abuse;Priya conduct abuse")
    assert both == f"{PENALTY.format('Tom')[:-1]}; the same goes for Priya."
    again = f"{PENALTY.format('Priya')[:-1]}; repeats are subject to escalating penalties."
    assert first(book, f"{before};Priya conduct abuse").endswith(again)


@pytest.mark.parametrize("book", cites("upt:conduct-2"))
def test_a_house_that_prints_no_escalation_names_none(book: str) -> None:
    assert "escalating" not in first(book, "Priya conduct abuse;Priya conduct abuse")
