"""The desk: every gesture is kept as it happens, a hand that was left is offered again, a finished one is graded."""

import pytest

from tests.ui.desk.samples import BOXED, CLEAN, FLOP, TURNED_UP, dealt
from trainer.kernel import notation
from trainer.kernel.gestures import Gesture
from trainer.kernel.pieces import Pieces, at_once
from trainer.progress.records import COACHED
from trainer.progress.store import Store
from trainer.progress.trouble import StoreTrouble
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.drills import DRILLS, drill
from trainer.scenarios.fresh.keys import Order
from trainer.scenarios.session import Session
from trainer.study.first_steps import OTHERS, STEPS, plain_offers
from trainer.ui.desk import hands
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.library import offers, scenarios


def nothing_ahead(_order: Order) -> Pieces[str]:
    """Nothing is made ahead."""
    yield from ()
    return ""


def begin(desk: Desk, scenario: str = TURNED_UP) -> Session:
    """Sit down at a certain hand."""
    return hands.begin(desk, play_of(scenarios()[scenario], book(desk.house)))


def replay(desk: Desk, scenario: str, mistake: str = "") -> Session:
    """Deal a hand gesture by gesture, each kept as it happens."""
    session = begin(desk, scenario)
    for gesture in dealt(scenario, desk.house, mistake).transcript.gestures[session.taken_over :]:
        session.record.add(gesture)
        hands.keep(desk, gesture)
    return Session.resume(session.play, session.law, session.record.transcript)


def add(desk: Desk, session: Session, text: str, after: int = 1000) -> Gesture:
    gesture = notation.gesture(f"{(session.now + after) / 1000:.3f} {text}")
    session.record.add(gesture)
    hands.keep(desk, gesture)
    return gesture


# --- the next hand


@pytest.mark.parametrize("drill", [each.key for each in DRILLS])
def test_every_drill_has_a_next_hand_of_its_own_games(desk: Desk, drill: str) -> None:
    desk.drill = drill
    play = at_once(hands.next_play(desk, pytest.fail, nothing_ahead))
    wanted = next(each for each in DRILLS if each.key == drill)
    assert play.scenario.game in wanted.games
    assert play.book == "tda-2022"


def drawn(desk: Desk, monkeypatch: pytest.MonkeyPatch, drill: str) -> set[str]:
    """What the drill draws out of many seeds; no hand is made of any."""

    def named(scenario: str, *_: object, **__: object) -> Pieces[str]:
        return scenario
        yield

    monkeypatch.setattr(hands, "_play", named)
    desk.drill = drill
    return {str(at_once(hands.next_play(desk, pytest.fail, nothing_ahead))) for _ in range(60)}


def dealt_before(desk: Desk, *steps: tuple[str, bool]) -> None:
    for scenario, coached in steps:
        play = play_of(scenarios()[scenario], book(desk.house))
        hands.begin(desk, play, COACHED if coached else "mixed")
        hands.finish_ungraded(desk)


PLAIN = {each.id for each in plain_offers(offers())}
DONE = [(step.scenario, step.coached) for step in STEPS]
OTHER_HANDS = [(BOXED, False)] * OTHERS


@pytest.mark.parametrize(
    "before", [(), DONE[:-1], OTHER_HANDS[:-1]], ids=["nothing", "one step short", "one hand short"]
)
@pytest.mark.parametrize("drill", ["mixed", "clean"])
def test_whoever_has_the_first_steps_before_them_is_dealt_plain_holdem(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, drill: str, before: tuple[tuple[str, bool], ...]
) -> None:
    dealt_before(desk, *before)
    assert drawn(desk, monkeypatch, drill) <= PLAIN


@pytest.mark.parametrize("before", [DONE, OTHER_HANDS], ids=["done", "skipped"])
@pytest.mark.parametrize("drill", ["mixed", "clean"])
def test_whoever_has_done_or_skipped_the_first_steps_is_dealt_any_hand(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, drill: str, before: tuple[tuple[str, bool], ...]
) -> None:
    dealt_before(desk, *before)
    games = {scenarios()[each].game for each in drawn(desk, monkeypatch, drill)}
    assert {"holdem", "stud"} <= games


@pytest.mark.parametrize("drill", [each.key for each in DRILLS if not each.any_kind])
def test_whoever_chooses_a_kind_of_hand_gets_it_from_the_first(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, drill: str
) -> None:
    folders = {each.id: each.folder for each in offers()}
    new = {folders[each] for each in drawn(desk, monkeypatch, drill)}
    wanted = next(each for each in DRILLS if each.key == drill).folders
    assert new == set(wanted)  # nothing was dealt yet, so that each is the drill's first


def test_an_unknown_drill_is_an_error_that_the_window_can_tell(desk: Desk) -> None:
    desk.drill = "no such drill"
    with pytest.raises(LookupError):
        at_once(hands.next_play(desk, pytest.fail, nothing_ahead))


FOLDERS = {
    *("four-card-flop", "boxed", "presence", "short-stub", "burns", "bets", "turns", "pots", "showdown", "clean"),
    *("before", "board", "conduct", "deal", "stub", "stud"),
}


def test_the_library_offers_every_scenario_once_under_its_folder() -> None:
    assert {each.id for each in offers()} == set(scenarios())
    assert {each.folder for each in offers()} == FOLDERS
    folders = {each.id: each.folder for each in offers()}
    assert (folders[FLOP], folders[BOXED], folders[CLEAN]) == ("four-card-flop", "boxed", "clean")


# --- keeping


def test_nothing_is_kept_before_the_trainee_sits_down(desk: Desk, store: Store) -> None:
    at_once(hands.next_play(desk, pytest.fail, nothing_ahead))
    assert store.rows("SELECT * FROM running", ()) == []


def test_every_gesture_is_in_the_file_as_it_happens(desk: Desk, store: Store) -> None:
    session = begin(desk)
    before = len(session.play.before)
    add(desk, session, "D floor")
    [row] = store.rows("SELECT count(*) AS lines FROM gestures", ())
    assert row["lines"] == before + 1


def test_what_a_full_disk_refused_is_stored_once_there_is_room(desk: Desk, store: Store) -> None:
    session = begin(desk)
    first = add(desk, session, "D pitch 1 down")
    store.tuples("PRAGMA query_only = 1")
    for text in ("D pitch 2 down", "D pitch 3 down"):
        with pytest.raises(StoreTrouble):
            add(desk, session, text)
    assert store.running(desk.running).lines[-1] == notation.line(first)
    store.tuples("PRAGMA query_only = 0")
    add(desk, session, "D pitch 4 down")
    assert store.running(desk.running).lines == tuple(map(notation.line, session.record.gestures))


def test_the_last_gesture_is_in_the_attempt_though_it_was_refused_at_first(desk: Desk, store: Store) -> None:
    session = begin(desk)
    store.tuples("PRAGMA query_only = 1")
    with pytest.raises(StoreTrouble):
        add(desk, session, "D next-hand")
    store.tuples("PRAGMA query_only = 0")
    done = hands.finish(desk, session)
    assert store.attempt(done.attempt).transcript.endswith(f"{notation.line(session.record.gestures[-1])}\n")


def test_a_finished_hand_is_one_graded_attempt(desk: Desk, store: Store) -> None:
    found = hands.finish(desk, replay(desk, FLOP))
    assert found.assessment.right
    attempt = store.attempt(found.attempt)
    assert len(attempt.assessments) == 1
    assert attempt.hand.scenario == FLOP
    assert store.interrupted() is None
    assert store.rows("SELECT * FROM running", ()) == []


def test_an_old_attempt_opens_with_the_assessment_that_was_made_then(desk: Desk) -> None:
    made = hands.finish(desk, replay(desk, FLOP, "burns-again"))
    again = hands.dealt(desk, made.attempt)
    assert again.assessment == made.assessment
    assert again.transcript == made.transcript
    assert (again.book, again.seed, again.taken_over) == (made.book, made.seed, made.taken_over)
    assert again.scenario.title == made.scenario.title


def test_a_claimed_misclick_comes_back_with_the_attempt(desk: Desk, store: Store) -> None:
    made = hands.finish(desk, replay(desk, FLOP, "burns-again"))
    store.claim_misclick(made.attempt, made.assessment.findings[-1].index)
    assert hands.dealt(desk, made.attempt).claims == (made.assessment.findings[-1].index,)


def test_an_attempt_that_is_not_there_is_an_error(desk: Desk) -> None:
    with pytest.raises(KeyError):
        hands.dealt(desk, 99)


def test_an_attempt_that_cannot_be_read_is_said_in_one_sentence(desk: Desk, store: Store) -> None:
    made = hands.finish(desk, replay(desk, FLOP))
    with store.writing() as connection:
        connection.execute("UPDATE attempts SET transcript = 'torn'")
    with pytest.raises(LookupError, match="can no longer be shown"):
        hands.dealt(desk, made.attempt)


def test_the_same_hand_again_is_the_same_deck_at_the_same_house(desk: Desk) -> None:
    made = hands.finish(desk, replay(desk, FLOP))
    desk.house = "upt"
    play = at_once(hands.again(made))
    hands.begin(desk, play)
    assert play.setup == play_of(made.scenario, book("tda-2022"), made.seed).setup
    assert desk.house == play.book == "tda-2022"


# --- a hand that was left


def test_a_hand_that_was_left_is_offered_in_the_same_run(desk: Desk) -> None:
    session = begin(desk)
    add(desk, session, "D floor")
    assert desk.interrupted() is None
    desk.leave()
    running = desk.interrupted()
    assert running is not None
    resumed = at_once(hands.resuming(desk))
    assert resumed is not None
    assert resumed.record.gestures == session.record.gestures
    assert desk.interrupted() is None


def test_what_is_dealt_after_resuming_goes_on_in_the_same_hand(desk: Desk, store: Store) -> None:
    session = begin(desk)
    desk.leave()
    running = desk.interrupted()
    assert running is not None
    resumed = at_once(hands.resuming(desk))
    assert resumed is not None
    last = add(desk, resumed, "D next-hand")
    made = hands.finish(desk, resumed)
    assert made.transcript.gestures[-1] == last
    assert len(made.transcript.gestures) == len(session.play.before) + 1


def test_a_discarded_hand_is_forgotten(desk: Desk, store: Store) -> None:
    begin(desk)
    desk.leave()
    running = desk.interrupted()
    assert running is not None
    desk.discard(running)
    assert desk.interrupted() is None
    assert store.rows("SELECT * FROM running", ()) == []
    assert store.rows("SELECT * FROM gestures", ()) == []


def test_a_hand_whose_scenario_no_longer_deals_it_is_discarded_cleanly(desk: Desk, store: Store) -> None:
    begin(desk)
    desk.leave()
    with store.writing() as connection:
        connection.execute("UPDATE running SET scenario_text = replace(scenario_text, 'button = ', 'butt = ')")
    running = desk.interrupted()
    assert running is not None
    assert at_once(hands.resuming(desk)) is None
    assert desk.interrupted() is None


def test_a_hand_left_that_taught_what_is_no_topic_any_more_goes_on(desk: Desk, store: Store) -> None:
    begin(desk)
    desk.leave()
    with store.writing() as connection:
        changed = """UPDATE running SET scenario_text = replace(scenario_text, 'teaches = ["', 'teaches = ["gone.')"""
        connection.execute(changed)
    resumed = at_once(hands.resuming(desk))
    assert resumed is not None
    assert resumed.play.scenario.topics[0].startswith("gone.")


def test_a_hand_left_at_another_house_goes_on_there(desk: Desk) -> None:
    desk.house = "upt"
    begin(desk)
    desk.leave()
    desk.house = "players-2025"
    running = desk.interrupted()
    assert running is not None
    resumed = at_once(hands.resuming(desk))
    assert resumed is not None
    assert (resumed.law.key, desk.house) == ("upt", "upt")


def test_the_same_trainee_under_another_name_keeps_the_attempts(desk: Desk, store: Store) -> None:
    hands.finish(desk, replay(desk, TURNED_UP))
    desk.rename("Samira")
    assert desk.profile.name == "Samira"
    assert len(store.attempts(desk.profile.id)) == 1


def test_the_mixed_drill_deals_from_every_folder() -> None:
    assert {*drill("mixed").folders} == FOLDERS - {"clean"}
