"""Films over many hands and rulebooks: faults are faults by the assessor, and one option is right."""

from itertools import product
from random import Random

import pytest

from tests.grading.dealt import scenarios
from tests.seeds import seed, todays
from trainer import resources
from trainer.grading.assess import assessor
from trainer.grading.assessment import How
from trainer.grading.films.asking import FEW, NOTHING, asking_early, questions_on
from trainer.grading.films.choosing import choosing
from trainer.grading.films.distractors import BY_KIND, BY_STAGE, STAGES, stage_at
from trainer.grading.films.film import UNNAMED, Film, NoFilm, film
from trainer.grading.films.judging import Stopped, judged, stopped_at
from trainer.grading.films.slips import WAYS
from trainer.kernel.gestures import CallFloor
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, book
from trainer.rules.facts import Facts
from trainer.rules.kind import About
from trainer.rules.kinds import OF_HANDS
from trainer.rules.ruling import Authority
from trainer.rules.steps import STEPS
from trainer.scenarios.loader import read
from trainer.scenarios.report import doer

WAYS_SHOWN = ("", "plays-on", "burns-again", "skips-the-burn", "burns-twice", "flops-four")
CASES = todays(product(sorted(scenarios()), BOOKS), 45)


def made(name: str, key: str, way: str) -> Film | None:
    try:
        return film(scenarios()[name], book(key), way)
    except NoFilm:
        return None


def every(name: str, key: str) -> list[Film]:
    return [found for way in WAYS_SHOWN if (found := made(name, key, way)) is not None]


@pytest.fixture(scope="module", params=CASES, ids=":".join)
def films(request: pytest.FixtureRequest) -> list[Film]:
    """The films of one hand at one house; gone once its tests are."""
    return every(*request.param)


def test_no_film_shows_a_stub_that_should_be_squared(films: list[Film]) -> None:
    assert not any(table.loose for each in films for table in each.record.tables)


def test_there_are_films_of_both_sorts() -> None:
    some = [each for case in Random(seed()).sample(CASES, 12) for each in every(*case)]
    assert sum(each.clean for each in some) > len(some) // 10
    assert sum(not each.clean for each in some) > len(some) // 10


def test_the_marked_fault_is_one_by_the_assessor_and_a_clean_film_has_none(films: list[Film]) -> None:
    for each in films:
        graded = assessor(each.record.transcript, book(each.book), each.start).assessment()
        if each.fault is None:
            assert graded.right, each
            continue
        [grade] = [one for one in graded.matters if one.matter.key == each.fault.grade.matter.key]
        assert not graded.right
        assert not grade.right and grade.scored and grade.decision.ruling is not None, each.scenario


def test_the_fault_shows_after_the_matter_and_within_the_film(films: list[Film]) -> None:
    for each in films:
        if each.fault is not None:
            assert each.start < each.fault.shown <= each.fault.settled <= each.end <= len(each.record), each.scenario
            assert each.fault.grade.matter.onset <= each.fault.shown, each.scenario


def test_what_is_handled_rightly_is_not_the_fault(films: list[Film]) -> None:
    for each in films:
        assert all(one.right and one.noticed.how is not How.NOT_ASKED for one in each.handled)
        assert each.fault is None or each.fault.grade not in each.handled


def test_each_question_has_one_right_option_and_no_two_alike(films: list[Film]) -> None:
    for each in films:
        for asked in questions_on(each):
            keys = [one.key for one in asked.options]
            says = [one.says.casefold() for one in asked.options]
            assert keys.count(asked.right) == 1, (each.scenario, each.book, asked)
            assert len(set(says)) == len(says) > 2, (each.scenario, each.book, asked)
            assert asked.right in asked.accepted
            spare = asked.accepted - {asked.right}
            assert not spare or (asked.right, spare) == (Authority.UNSTATED, {Authority.FLOOR})


def test_no_other_option_comes_up_in_the_hand(films: list[Film]) -> None:
    for each in films:
        for asked in questions_on(each)[:1]:
            graded = assessor(each.record.transcript, book(each.book), each.start)
            others = {one.key for one in asked.options} - {asked.right, NOTHING}
            assert not others & {one.matter.kind for one in graded.open.values()}, (each.scenario, each.book)
            assert asked.right not in UNNAMED


def test_other_options_are_what_goes_wrong_at_that_stage(films: list[Film]) -> None:
    for each in films:
        for asked in questions_on(each)[:1]:
            kinds = {one.key for one in asked.options} - {NOTHING}
            stage = stage_at(Facts(each.record, each.fault.shown), asked.right) if each.fault else ""
            if asked.right in STAGES[stage]:
                assert len(kinds & set(STAGES[stage])) >= FEW - 2, (each.scenario, asked)


def test_what_went_wrong_is_named_with_its_seat_and_its_street(films: list[Film]) -> None:
    for each in films:
        asked = questions_on(each) or asking_early(each, each.start)
        for option in asked[0].options:
            if option.key == NOTHING:
                assert not option.at
            elif OF_HANDS[option.key].about is About.WAGER and each.fault is not None:
                assert option.at.startswith("Seat "), f"{each.scenario}: {option}"
            else:
                assert any(
                    each in option.at.lower() for each in ("deal", "flop", "turn", "river", "street", "showdown")
                )
        if each.fault is not None and (seat := doer(each.record, each.fault.grade.matter)):
            assert {option.at for option in asked[0].options if option.key == asked[0].right}.pop().startswith(
                f"Seat {seat}"
            )


def test_a_wager_is_never_put_right_with_cards() -> None:
    shown = made("bets-string-bet-after-raise", "tda-2022", "plays-on")
    assert shown is not None
    remedies = [one.says for one in questions_on(shown)[2].options]
    assert not [words for words in remedies if "Shuffle" in words or "burn" in words]


def test_of_a_check_out_of_turn_no_chips_go_back() -> None:
    shown = made("turns-check-out-of-turn", "tda-2022", "plays-on")
    assert shown is not None and shown.fault is not None
    assert shown.fault.grade.matter.kind == "turn"
    assert not [one.says for one in questions_on(shown)[2].options if "chips put in out of turn" in one.says]


def test_mistakes_are_told_in_steps_that_there_are() -> None:
    every = {step for some in (*BY_KIND.values(), *BY_STAGE.values()) for remedy in some for step in remedy}
    assert every <= STEPS.keys()
    assert {kind for kinds in STAGES.values() for kind in kinds} | BY_KIND.keys() <= OF_HANDS.keys()


def test_who_stops_too_early_is_asked_the_same_three_questions(films: list[Film]) -> None:
    for each in films:
        asked = asking_early(each, each.start)
        assert [one.key for one in asked] == ["what", "who", "next"]
        assert asked[0].right == NOTHING == asked[0].options[-1].key
        assert all(len({option.says for option in one.options}) == len(one.options) > 2 for one in asked)


def test_who_fixes_alone_what_is_the_floors_decided_alone() -> None:
    shown = next(
        one
        for name in ("bets-undercall-of-a-raise", "showdown-thrown-away-too-soon", "showdown-one-card-and-a-refusal")
        if (one := made(name, "tda-2022", "without-the-floor")) is not None and one.fault is not None
    )
    assert shown.fault is not None
    assert questions_on(shown)[1].right == Authority.FLOOR
    assert not [each for each in shown.record.gestures if isinstance(each.act, CallFloor)]


def test_a_clean_film_asks_nothing(films: list[Film]) -> None:
    assert all(questions_on(each) == () for each in films if each.clean)


def test_a_film_is_the_same_again() -> None:
    one, other = (film(scenarios()["bets-string-bet-after-raise"], book("tda-2022"), "plays-on", 5) for _ in range(2))
    assert (one.record.transcript, one.fault) == (other.record.transcript, other.fault)
    assert questions_on(one) == questions_on(other)


def test_the_perfect_dealer_is_never_wrong_though_something_came_up() -> None:
    shown = made("bets-string-bet-after-raise", "tda-2022", "")
    assert shown is not None
    assert shown.clean
    assert [each.matter.kind for each in shown.handled] == ["several-motions"]


def test_a_stop_is_marked_by_when_it_came() -> None:
    shown = made("bets-string-bet-after-raise", "tda-2022", "plays-on")
    assert shown is not None
    assert shown.fault is not None
    assert stopped_at(shown, shown.fault.shown - 1) is Stopped.EARLY
    assert stopped_at(shown, shown.fault.shown) is Stopped.IN_TIME
    assert stopped_at(shown, shown.fault.settled) is Stopped.IN_TIME
    assert stopped_at(shown, shown.fault.settled + 1) is Stopped.LATE
    assert stopped_at(shown, None) is Stopped.MISSED


def test_a_clean_film_is_only_right_where_it_is_let_go_on() -> None:
    shown = made("bets-string-bet-after-raise", "tda-2022", "")
    assert shown is not None
    assert judged(shown, None).right
    assert judged(shown, shown.end).stopped is Stopped.FALSE_ALARM
    assert not judged(shown, shown.end).right


def test_all_three_answers_count() -> None:
    shown = made("bets-string-bet-after-raise", "tda-2022", "plays-on")
    assert shown is not None
    assert shown.fault is not None
    asked = questions_on(shown)
    right = {each.key: each.right for each in asked}
    assert judged(shown, shown.fault.shown, asked, right).right
    assert not judged(shown, shown.fault.shown, asked, {**right, "what": NOTHING}).right
    assert not judged(shown, shown.fault.shown, asked).right


@pytest.mark.parametrize("key", BOOKS)
def test_there_is_always_a_next_film(key: str) -> None:
    for number in range(2):
        chosen = Random(seed() + number).getrandbits(31)
        found = at_once(choosing(sorted(scenarios()), lambda name: scenarios()[name], book(key), chosen))
        assert found.book == key
        assert found.way in ("", *WAYS)


def test_a_story_that_other_draws_break_is_no_film() -> None:
    """Seat 6 is to be there at the showdown; in this copy nothing says that it stays on fifth street."""
    text = (resources.root() / "quizzes" / "scenarios" / "showdown" / "razz-best-low-mucked.toml").read_text(
        encoding="utf-8"
    )
    broken = read(text.replace('"P6 call",\n  "all stay",', '"P6 call",'), "broken.toml")
    film(scenarios()["showdown-razz-best-low-mucked"], book(BOOKS[0]), "", 1)
    with pytest.raises(NoFilm, match="seat 6 has no cards to muck"):
        film(broken, book(BOOKS[0]), "", 1)
