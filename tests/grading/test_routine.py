"""Routine is graded on every hand and apart; a dealer who does all of it gets full marks."""

from dataclasses import replace

import pytest

from tests.grading.dealt import TODAYS, perfectly_graded, scenarios
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import Assessment, RoutineGrade, Verdict, from_json, to_json
from trainer.grading.model import Dealer, play_out
from trainer.grading.routine import ANNOUNCE, BUTTON, KILL, PIECES, READ, SQUARE
from trainer.grading.thorough import thorough
from trainer.kernel import gestures as g
from trainer.kernel.notation import act_of
from trainer.progress.grades import kept
from trainer.rules.book import BOOKS, book, make
from trainer.rules.overturned import VERDICT, overturned
from trainer.rules.practice import practices
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.palette import READ_OUT
from trainer.scenarios.session import Session

CLEAN = "clean-holdem-nine"


def dealt(name: str, key: str, dealer: Dealer) -> Assessment:
    law = book(key)
    play = play_of(scenarios()[name], law)
    return assessor(play_out(play, law, dealer), law, play.taken_over).assessment()


def without(wanted: type[g.Act]) -> Dealer:
    """Thorough, but for one kind of act, instead of which the perfect dealer goes on."""

    def dealer(session: Session, grading: Assessor) -> g.Act | None:
        act = thorough(session, grading)
        skipped = isinstance(act, wanted) and (wanted is not g.Announce or act == g.Announce(READ_OUT))
        if not skipped:
            return act
        rest = (each for each in session.routine() if not isinstance(each, wanted))
        return next(rest, None) if session.record.table.pot or wanted is not g.Muck else act

    return dealer


def piece(graded: Assessment, practice: str) -> RoutineGrade:
    return next(each for each in graded.routine if each.practice == practice)


@pytest.mark.parametrize(("name", "key"), TODAYS)
def test_a_thorough_dealer_has_all_of_it_and_is_as_right_as_the_perfect_one(name: str, key: str) -> None:
    graded, perfect = dealt(name, key, thorough), perfectly_graded(name, key).assessment
    assert [each for each in graded.routine if each.missed] == []
    assert graded.right is perfect.right
    assert [(each.matter.kind, each.right) for each in graded.matters] == [
        (each.matter.kind, each.right) for each in perfect.matters
    ]
    assert {each.practice for each in graded.routine} <= practices().keys()


@pytest.mark.parametrize(
    ("act", "practice"),
    [(g.AnnounceBet, ANNOUNCE), (g.Square, SQUARE), (g.Announce, READ), (g.Muck, KILL), (g.MoveButton, BUTTON)],
)
def test_what_is_left_out_is_missed_and_nothing_else(act: type[g.Act], practice: str) -> None:
    graded = dealt(CLEAN, "tda-2024", without(act))
    assert [each.practice for each in graded.routine if each.missed] == [practice]
    assert graded.right, "routine changes no other grade"
    assert graded.score.remedy == (0, 0)
    assert graded.routine_score[0] < graded.routine_score[1]


def test_a_paragraph_is_cited_where_the_rulebook_asks_for_it() -> None:
    assert [each.at for each in piece(dealt(CLEAN, "tda-2024", thorough), ANNOUNCE).citations] == ["RP-12"]
    assert piece(dealt(CLEAN, "foxwoods-2020", thorough), ANNOUNCE).citations == ()
    assert piece(dealt(CLEAN, "upt", thorough), KILL).citations
    assert [each.at for each in piece(dealt(CLEAN, "tda-2024", thorough), BUTTON).citations] == ["32"]
    assert piece(dealt(CLEAN, "tda-2024", thorough), SQUARE).citations == ()


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("players-2025", "showdown.cards-speak.hand-read-and-announced"),
        ("upt", "showdown.cards-speak.dealer-helps-to-read"),
    ],
)
def test_hands_are_read_by_the_dealer_unless_the_house_has_the_floor_read_them(key: str, rule: str) -> None:
    law = book(key)
    play = play_of(scenarios()[CLEAN], law)
    told = play_out(play, law, without(g.Announce))
    asked = {
        way: [each for each in assessor(told, other, play.taken_over).assessment().routine if each.practice == READ]
        for way, other in (("as it is", law), ("overturned", overturned(law, rule, VERDICT)))
    }
    assert [(each.done, each.of) for each in asked["as it is"]] == [(0, 1)]
    assert asked["overturned"] == []


def test_of_each_practice_in_its_order_one_slip_is_enough() -> None:
    graded = perfectly_graded(CLEAN, "tda-2024").assessment
    order = [each for each in graded.routine if each.practice not in PIECES]
    assert {(each.done, each.of) for each in order} == {(1, 1)}


def test_it_is_kept_with_the_hand_and_older_hands_have_none() -> None:
    graded = dealt(CLEAN, "tda-2024", thorough)
    plain = to_json(graded)
    assert from_json(plain).routine == graded.routine
    assert kept(graded).score["routine"] == graded.routine_score
    assert from_json({name: value for name, value in plain.items() if name != "routine"}).routine == ()


# --- the stub


BURN_BACK = "the burn goes back on the stub"


def squared(*more: str, at: str = "tda-2024", loosens: bool = True) -> RoutineGrade | None:
    """A hand dealt in by hand, then these acts of its dealer: what became of the stub in it."""
    play = play_of(scenarios()[CLEAN], book(at))
    play = play if loosens else play.with_stub(None)
    session = Session(play, book(at))
    while session.routine():
        session.act(session.routine()[0], session.now + 380)
    for each in more:
        burns = session.record.table.burns
        act = g.Move("stub-top", False, (burns[-1].card,)) if each == BURN_BACK else act_of(each)
        session.act(act, session.now + 900)
    done = assessor(session.record.transcript, book(at), play.taken_over).assessment()
    return next((each for each in done.routine if each.practice == SQUARE), None)


@pytest.mark.parametrize(
    ("acts", "done", "of"),
    [
        (("square", "burn", "lay 3 down"), 1, 1),
        (("burn", "lay 3 down", "burn", "lay 1 up"), 0, 1),
        (("lay 3 down",), 0, 1),
        (("burn", "square", "lay 3 down"), 0, 1),
        (("square", "burn", BURN_BACK, "square", "burn"), 2, 2),
        (("square", "burn", BURN_BACK, "burn", "lay 3 down"), 1, 2),
        (("square", "square", "burn"), 1, 1),
        (("cut 10", "burn"), 0, 0),
    ],
)
def test_a_loose_stub_is_squared_before_the_next_card_and_missed_once(
    acts: tuple[str, ...], done: int, of: int
) -> None:
    found = squared(*acts)
    assert (found.done, found.of) == (done, of) if found is not None else of == 0


def test_nothing_is_asked_until_a_card_comes_off_the_stub() -> None:
    assert squared() is None


def test_a_miss_is_tied_to_the_act_that_came_too_soon_and_is_common_practice() -> None:
    play = play_of(scenarios()[CLEAN], book("tda-2024"))
    found = squared("burn", "lay 3 down")
    assert found is not None
    assert found.missed == (len(play.before) + 18,)
    assert found.citations == ()


@pytest.mark.parametrize("key", BOOKS)
def test_no_rulebook_asks_for_it(key: str) -> None:
    found = squared("square", "burn", at=key)
    assert found is not None and found.citations == ()


def test_a_hand_from_before_stubs_loosened_is_not_asked_for_it() -> None:
    assert squared("burn", "lay 3 down", loosens=False) is None
    assert squared("square", "burn", loosens=False) is None


def test_a_stub_of_the_dealer_before_is_taken_over_square() -> None:
    name = "clean-holdem-flop-inherited"
    assert all(each.practice != SQUARE for each in dealt(name, "tda-2024", without(g.Square)).routine)


def test_to_square_is_routine_and_a_house_may_drop_it() -> None:
    law = book("tda-2024")
    dropped = make(replace(law.ledger, parameters={"practice": {SQUARE: ""}}), "house")
    transcript = play_out(play_of(scenarios()[CLEAN], law), law, thorough)
    index = next(at for at, each in enumerate(transcript.gestures) if each.act == g.Square())
    for house, verdict in ((law, Verdict.PRACTICE), (dropped, Verdict.NOT_JUDGED)):
        found = assessor(transcript, house).assessment()
        assert next(each for each in found.findings if each.index == index).verdict is verdict
        assert any(each.practice == SQUARE for each in found.routine) is (house is law)


# --- a hand that nobody wins


def called_off() -> tuple[Assessment, tuple[g.Gesture, ...]]:
    """The first fresh hand with a card twice in which bets that were in the pot already go back."""
    law = book("tda-2024")
    for seed in range(40):
        play = play_of(generated(INJECTORS["duplicate-card"], str(seed), law), law)
        done = assessor(play_out(play, law, thorough), law, play.taken_over)
        if done.void and any(isinstance(each.act, g.PushPot) for each in done.record.gestures):
            return done.assessment(), tuple(done.record.gestures)
    raise AssertionError("no such hand comes up")


def test_where_every_bet_goes_back_nobody_won_a_pot_and_no_routine_after_it_is_asked() -> None:
    graded, gestures = called_off()
    assert not any(isinstance(each.act, g.MoveButton) for each in gestures)
    assert {each.practice for each in graded.routine}.isdisjoint({READ, KILL, BUTTON})
    assert [each for each in graded.routine if each.missed] == []


@pytest.mark.parametrize("key", ["tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan"])
def test_a_call_whose_player_said_raise_too_late_is_announced(key: str) -> None:
    said, unsaid = (
        piece(dealt("bets-chip-first-then-raise", key, dealer), ANNOUNCE)
        for dealer in (thorough, without(g.AnnounceBet))
    )
    assert (said.done, said.missed) == (2, ())
    assert (unsaid.done, len(unsaid.missed)) == (0, 2)


def test_where_raise_said_after_the_chips_is_a_raise_it_is_no_such_call() -> None:
    assert piece(dealt("bets-chip-first-then-raise", "upt", thorough), ANNOUNCE).of == 1
