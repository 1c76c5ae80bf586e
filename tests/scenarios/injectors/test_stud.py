"""Irregularities of stud: what each makes of a hand, and that a dealer who deals it right is found to be right."""

from collections.abc import Iterator

import pytest

from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment, How, StepState
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import perfect, playing_out
from trainer.kernel import gestures as g
from trainer.kernel.games import STUD_GAMES
from trainer.rules.book import all_books
from trainer.rules.facts import Facts
from trainer.rules.facts.stud import open_pair, seventh_cards_shown
from trainer.rules.matters import matters
from trainer.rules.record import Record
from trainer.rules.showing import board_ranks, up_cards
from trainer.scenarios.compiler import play_of
from trainer.scenarios.evidence import clean_twin
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.stud import ALL
from trainer.scenarios.previous import step

LAWS = {each.key: each for each in all_books()}
LAW = all_books()[0]


def made(key: str, seed: str = "stud 1", **fixed: str | int) -> Scenario:
    return generated(INJECTORS[key], seed, LAW, fixed)


def dealt(scenario: Scenario, law: str = "tda-2022") -> Record:
    """The hand as a dealer who notices nothing deals it."""
    play = play_of(scenario, LAWS[law])
    record = Record.of(play.transcript)
    while step(play, record, LAWS[law]):
        pass
    return record


def graded(scenario: Scenario, law: str = "tda-2022") -> tuple[Record, Assessment]:
    """The hand as the perfect dealer deals it, and the grades."""
    play = play_of(scenario, LAWS[law])
    grading = Assessor(play.setup, LAWS[law])
    for now in playing_out(play, LAWS[law], perfect):
        grading = now
    return grading.record, grading.assessment()


def kinds(record: Record) -> set[str]:
    return {each.kind for each in matters(Facts(record, len(record)))}


@pytest.mark.parametrize("injector", ALL, ids=[each.key for each in ALL])
def test_all_of_it_is_stud(injector: object) -> None:
    assert {generated(injector, f"game {number}", LAW).game for number in range(3)} <= set(STUD_GAMES)  # type: ignore[arg-type]


@pytest.mark.parametrize(("cards", "out"), [(1, 1), (2, 2)])
def test_a_street_without_burn_is_taken_over_after_so_many_cards(cards: int, out: int) -> None:
    scenario = made("stud-street-without-burn", cards=cards)
    (mistake,) = scenario.previous
    assert [type(each) for each in mistake.does] == [g.Pitch] * out


def _until(scenario: Scenario) -> Iterator[tuple[Record, Facts]]:
    record = dealt(scenario)
    yield from ((record, Facts(record, count)) for count in range(len(record) + 1))


def test_the_short_stub_is_enough_in_its_clean_twin() -> None:
    scenario = made("stub-too-short")
    assert "short-stub" in kinds(dealt(scenario))
    assert "short-stub" not in kinds(dealt(clean_twin(scenario)))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_equal_boards_lie_there_with_the_lower_suit_acting_first(seed: str) -> None:
    scenario = made("lower-suit-opens", seed)
    (told,) = scenario.told
    facts = next(each for _, each in _until(scenario) if each.course.street == 1)
    boards = [board_ranks(up_cards(facts.table.seat(seat).hand)) for seat in (told.seat, told.due)]
    assert boards[0] == boards[1] and facts.course.to_act == told.due


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_pair_shows_where_a_bet_is_doubled(seed: str) -> None:
    scenario = made("doubled-for-an-open-pair", seed)
    facts = next(each for _, each in _until(scenario) if each.course.street == 1)
    assert open_pair(facts.table, facts.course)


@pytest.mark.parametrize("seed", ["s0", "s1", "s2", "s3"])
def test_a_doubled_bet_is_seen_at_once_whoever_has_acted_before(seed: str) -> None:
    _, found = graded(made("doubled-for-an-open-pair", seed))
    assert found.right and "doubled-for-a-pair" in {each.matter.kind for each in found.matters}


@pytest.mark.parametrize("word", ["", "I'll bring it in"])
@pytest.mark.parametrize("key", ["wrong-card-brings-it-in"])
def test_the_wrong_player_comes_before_the_one_who_owes_the_bring_in(key: str, word: str) -> None:
    scenario = made(key, word=word)
    (told,) = scenario.told
    record = dealt(scenario)
    on_third = (each for count, each in enumerate(record.gestures) if record.courses[count].street == 0)
    assert next(each.seat for each in on_third if isinstance(each.act, g.Wager | g.Post)) == told.seat


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_sent_back_to_the_low_card_its_player_brings_it_in(seed: str) -> None:
    scenario = made("wrong-card-brings-it-in", seed)
    record, found = graded(scenario)
    (told,) = scenario.told
    posts = [each.seat for count, each in enumerate(record.gestures) if _brings_in(record, count)]
    assert posts == [told.due] and found.right


@pytest.mark.parametrize("seed", ["w1", "w2", "audit0", "audit1"])
def test_who_brought_it_in_wrongly_has_the_chips_back_before_acting_in_turn(seed: str) -> None:
    """Never a check beside them, and nothing that folds with the hand."""
    scenario = made("wrong-card-brings-it-in", seed)
    record, found = graded(scenario, "tda-2024")
    (told,) = scenario.told
    brought = next(count for count in range(len(record)) if _brings_in(record, count))
    acts = [each for each in record.gestures[brought:] if each.seat == told.seat or isinstance(each.act, g.ReturnBet)]
    assert isinstance(acts[0].act, g.ReturnBet) and acts[0].act.seat == told.seat
    assert isinstance(acts[1].act, g.Wager | g.Fold) and found.right


POSTED = [
    ("wrong-card-brings-it-in", "a1"),
    ("wrong-card-brings-it-in", "c1"),
    ("wrong-card-brings-it-in", "c4"),
    ("opened-past-an-all-in-low-card", "s5"),
    ("opened-past-an-all-in-low-card", "b2"),
]
"""An amount said without chips, of which the dealer says at UPT what it posts."""


@pytest.mark.parametrize(("key", "seed"), POSTED)
def test_what_was_said_and_is_posted_is_there_to_call(key: str, seed: str) -> None:
    record, found = graded(made(key, seed), "upt")
    orders = [each.act.what for each in record.gestures if isinstance(each.act, g.Order)]
    about = {each.matter.kind for each in found.matters} - {"opened-past-an-all-in"}
    assert found.right and about == {"turn"} and len(orders) < 2


@pytest.mark.parametrize("seed", ["g2", "c3"])
def test_the_low_card_brings_it_in_beside_what_another_posts(seed: str) -> None:
    scenario = made("wrong-card-brings-it-in", seed)
    record, found = graded(scenario, "upt")
    (told,) = scenario.told
    posts = [each.seat for count, each in enumerate(record.gestures) if _brings_in(record, count)]
    assert posts == [told.due] and found.right


def _brings_in(record: Record, count: int) -> bool:
    return record.courses[count].street == 0 and isinstance(record.gestures[count].act, g.Post)


@pytest.mark.parametrize("seed", ["s0", "s1", "s2", "s3"])
def test_after_an_all_in_low_card_what_came_too_soon_goes_back_and_its_player_acts_again(seed: str) -> None:
    _, found = graded(made("opened-past-an-all-in-low-card", seed))
    assert found.right and not found.false_alarms


@pytest.mark.parametrize("seed", ["g3", "c1", "c2", "s2", "s26"])
def test_a_round_set_aside_at_metropolitan_waits_for_the_final_street(seed: str) -> None:
    """RP-5-D: it goes back into the stub, which is shuffled, once the final street is reached."""
    record, found = graded(made("stud-card-too-early", seed), "metropolitan")
    _, shuffled = (index for index, each in enumerate(record.gestures) if isinstance(each.act, g.Shuffle))
    course = record.courses[shuffled]
    assert (course.street, course.betting) == (3, False) and found.right


@pytest.mark.parametrize("seed", ["s0", "s1", "s2", "s3"])
def test_a_hand_killed_before_its_turn_has_no_turn(seed: str) -> None:
    _, found = graded(generated(INJECTORS["absent-player"], seed, LAW, game="stud"))
    assert {each.matter.kind for each in found.matters} == {"absent-hand"}


@pytest.mark.parametrize("key", ["two-stud-cards-dealt", "two-stud-cards-stuck"])
def test_a_card_too_many_spares_no_burn(key: str) -> None:
    for seed in "abcd":
        assert "burn-missing" not in kinds(graded(made(key, seed))[0])


@pytest.mark.parametrize("street", ["fourth", "fifth", "sixth", "seventh"])
def test_a_second_card_is_one_too_many_on_every_street(street: str) -> None:
    assert "extra-card-on-a-street" in kinds(dealt(made("two-stud-cards-dealt", street=street)))


def test_a_second_card_on_sixth_street_is_none_of_seventh() -> None:
    record = dealt(made("two-stud-cards-dealt", street="sixth", more=0))
    assert not [*seventh_cards_shown(Facts(record, len(record)))]


@pytest.mark.parametrize("law", [each for each in LAWS if each != "upt"])
def test_a_bet_of_the_lower_suit_waits_while_the_right_seat_opens(law: str) -> None:
    """As any bet out of turn: it stands unless the action changes, so nobody gives it back before."""
    record, found = graded(made("lower-suit-opens", "audit0", act="bet"), law)
    assert found.right and not any(isinstance(each.act, g.ReturnBet) for each in record.gestures)


def test_who_is_asked_for_the_minimum_of_fourth_street_posts_the_lower_limit() -> None:
    scenario = made("lower-suit-opens", "audit0", act="bet")
    record, _ = graded(scenario, "upt")
    posts = [each.act for each in record.gestures if isinstance(each.act, g.AnnounceBet)]
    assert posts == [g.AnnounceBet("post", scenario.stakes.small_bet)]


@pytest.mark.parametrize("law", LAWS)
def test_an_opening_in_words_alone_is_one(law: str) -> None:
    _, found = graded(made("opened-past-an-all-in-low-card", "audit1"), law)
    assert "opened-past-an-all-in" in {each.matter.kind for each in found.matters} and found.right


def test_nobody_doubles_for_a_pair_in_razz() -> None:
    assert "razz" not in INJECTORS["doubled-for-an-open-pair"].games


@pytest.mark.parametrize("street", ["fourth", "fifth", "sixth", "seventh"])
def test_a_folded_hand_gets_a_card_when_the_deal_comes_to_its_seat(street: str) -> None:
    for seed in "abc":
        record = dealt(made("card-to-a-folded-hand", seed, street=street))
        (matter,) = [each for each in matters(Facts(record, len(record))) if each.kind == "card-to-a-dead-hand"]
        out, table = matter.seats[0], record.tables[matter.error]
        held = {seat: len(table.seat(seat).hand) for seat in record.courses[matter.error].contesting}
        assert {count for seat, count in held.items() if seat < out} <= {max(held.values())}
        assert {count for seat, count in held.items() if seat > out} == {min(held.values())}
        assert table.seat(out).hand[-1].up is (street != "seventh")


@pytest.mark.parametrize("law", LAWS)
def test_betting_opened_on_a_street_that_came_too_early_deals_no_street_again(law: str) -> None:
    """Who plays on with a whole round dealt too early has seen nothing and mends nothing, at Foxwoods as well."""
    scenario = generated(INJECTORS["stud-card-too-early"], "s1", LAWS["foxwoods-2020"])
    play, dealer = play_of(scenario, LAWS[law]), MISTAKES["plays-on"].dealer
    *_, grading = playing_out(play, LAWS[law], dealer)
    found = grading.assessment()
    [early] = [each for each in found.matters if each.matter.kind == "premature-street"]
    assert len(early.matter.cards) == len(grading.record.courses[early.matter.error].contesting)
    late = law == "upt"  # the early cards are out of play as all hands are mucked
    assert early.noticed.how is (How.LATE if late else How.MISSED) and not found.right
    met = {each.step.key for each in early.remedy if each.state is StepState.MET}
    assert not met & {"street-without-a-burn", "round-set-aside", "deal-the-final-street"}
