"""Moments of the showdown graded: the perfect dealer whatever the floor says, and dealers who get them wrong."""

from dataclasses import replace

import pytest

from tests.grading.dealt import scenarios
from tests.grading.test_money import Instead, dealt, once, the
from trainer.grading.assess import assessor
from trainer.grading.assessment import Assessment, AuthorityGrade, Finding, How, Verdict
from trainer.grading.mistakes import play_mistake
from trainer.grading.model import play_out
from trainer.grading.otherwise import asks_for_what_was_let_go, calls_the_floor, runs_it_out_face_down
from trainer.kernel import gestures as g
from trainer.kernel.cards import cards
from trainer.kernel.chips import pick
from trainer.rules.book import BOOKS, book
from trainer.rules.overturned import VERDICT, overturned
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session

FAMILY = ("tda-2022", "players-2025", "foxwoods-2020", "metropolitan")
SEEDS = range(4, 14)


def by_mistake(name: str, key: str, mistake: str) -> Assessment:
    law = book(key)
    play = play_of(scenarios()[name], law)
    return assessor(play_mistake(play, law, mistake), law, play.taken_over).assessment()


# --- the perfect dealer, whatever the floor chooses -----------------------------------------------------------------

STAYS, NOT = "the-hand-stays-in-play", "the-player-is-out-only-what-nobody-called-comes-back"
ORDERS = (
    ("showdown-wants-to-see-a-caller", "tda-2022", {"the-hand-is-to-be-shown", "the-request-is-refused"}),
    ("showdown-winner-in-the-muck", "upt", {"the-hand-is-fetched-back-and-lives", "no-redress"}),
    ("showdown-one-card-and-a-refusal", "tda-2022", {"all-cards-are-tabled", "the-hand-has-no-claim"}),
    ("showdown-one-card-and-a-refusal", "metropolitan", {"all-cards-are-tabled", "the-hand-has-no-claim"}),
    ("showdown-thrown-away-too-soon", "upt", {"the-hand-is-dead", "the-hand-lives"}),
    ("conduct-live-hand-swept-in", "tda-2022", {STAYS, NOT}),
    ("conduct-live-hand-swept-in", "upt", {"no-redress", "the-hand-is-given-back"}),
    ("conduct-bettor-lost-in-the-muck", "upt", {"no-redress"}),
    ("conduct-stud-cards-fly-into-the-next-hand", "metropolitan", {STAYS, NOT}),
)


@pytest.mark.parametrize(("name", "key", "orders"), ORDERS)
def test_obeying_the_floor_is_right_whatever_it_orders(name: str, key: str, orders: set[str]) -> None:
    law, given = book(key), set()
    for seed in SEEDS:
        play = replace(play_of(scenarios()[name], law), seed=seed)
        transcript = play_out(play, law)
        given |= {each.act.what for each in transcript.gestures if isinstance(each.act, g.Order)}
        assessment = assessor(transcript, law, play.taken_over).assessment()
        assert assessment.right, seed
        assert assessment.score.practice[0] == assessment.score.practice[1], seed
    assert given == orders


@pytest.mark.parametrize("key", FAMILY)
def test_an_opponent_who_mucks_meanwhile_makes_nothing_late(key: str) -> None:
    law = book(key)
    play = play_of(scenarios()["showdown-board-plays-and-one-mucks"], law)
    transcript = play_out(play, law)
    said = next(at for at, each in enumerate(transcript.gestures) if isinstance(each.act, g.Claim))
    assert isinstance(transcript.gestures[said + 1].act, g.Fold)
    graded = assessor(transcript, law, play.taken_over).assessment()
    assert [each.noticed.how for each in graded.matters] == [How.YES]


PAID = (
    ("showdown-winner-in-the-muck", "upt", {"the-hand-is-fetched-back-and-lives": 5, "no-redress": 2}),
    ("showdown-one-card-and-a-refusal", "metropolitan", {"all-cards-are-tabled": 6, "the-hand-has-no-claim": 1}),
    ("showdown-thrown-away-too-soon", "upt", {"the-hand-is-dead": 2, "the-hand-lives": 6}),
)


@pytest.mark.parametrize(("name", "key", "paid"), PAID)
def test_the_pot_goes_where_the_floor_has_sent_it(name: str, key: str, paid: dict[str, int]) -> None:
    law = book(key)
    for seed in SEEDS:
        acts = [each.act for each in play_out(replace(play_of(scenarios()[name], law), seed=seed), law).gestures]
        (order,) = (act.what for act in acts if isinstance(act, g.Order))
        assert {act.seat for act in acts if isinstance(act, g.PushPot)} == {paid[order]}


@pytest.mark.parametrize("key", BOOKS)
def test_a_hand_that_was_pushed_forward_and_is_asked_for_by_who_may_wins_if_it_is_better(key: str) -> None:
    law = book(key)
    acts = [each.act for each in play_out(play_of(scenarios()["showdown-winner-asks-and-loses"], law), law).gestures]
    assert {act.seat for act in acts if isinstance(act, g.PushPot)} == {3}


# --- mistakes -------------------------------------------------------------------------------------------------------

MISTAKEN = (
    *((name, key, "pays-unshown") for name in ("one-card-and-no-more", "omaha-8-half-shown") for key in BOOKS),
    *(("stud-one-down-card", key, "pays-unshown") for key in BOOKS),
    *(("plays-the-board", key, "pays-unshown") for key in FAMILY),
    *((f"wants-to-see-{whose}", key, "plays-on") for whose in ("the-bettor", "a-caller", "the-muck") for key in BOOKS),
    *(("winner-asks-and-loses", key, "plays-on") for key in BOOKS),
    *(("winner-in-the-muck", key, "pays-who-is-left") for key in BOOKS),
    *(("one-card-and-a-refusal", key, "plays-on") for key in BOOKS if key != "upt"),  # there the hand just goes
    *(("asks-without-cards", "upt", "plays-on"), ("thrown-away-too-soon", "upt", "plays-on")),
)


@pytest.mark.parametrize(("name", "key", "mistake"), MISTAKEN)
def test_who_lets_it_go_by_is_caught(name: str, key: str, mistake: str) -> None:
    assessment = by_mistake(f"showdown-{name}", key, mistake)
    assert not assessment.right
    last = assessment.matters[-1]
    wrong_one = last.authority is AuthorityGrade.WRONG  # of a refusal the dealer takes the hand instead of asking
    assert last.noticed.how is How.MISSED or wrong_one


@pytest.mark.parametrize("key", FAMILY)
def test_who_pays_a_hand_that_plays_the_board_untabled_is_told_the_paragraph(key: str) -> None:
    assessment = by_mistake("showdown-plays-the-board", key, "pays-unshown")
    found = [each for each in assessment.findings if "Seat 3’s hand isn’t tabled" in each.reason]
    assert [each.verdict for each in found] == [Verdict.HARMFUL]
    assert {c.at for c in found[0].citations} == {"17" if key == "metropolitan" else "19"}


def test_upt_lets_the_board_be_played_with_the_hand_kept_down() -> None:
    assert by_mistake("showdown-plays-the-board", "upt", "pays-unshown").right


# --- what must not be done ------------------------------------------------------------------------------------------


def before_the_pot(other: g.Act) -> Instead:
    """Do this once the request has been made, before the pot is pushed."""
    done: list[g.Act] = []

    def instead(session: Session, act: g.Act) -> g.Act | None:
        asked = any(isinstance(each.act, g.SPOKEN) for each in session.record.gestures)
        if asked and not done and not session.record.table.floor:
            done.append(other)
            return other
        return None

    return instead


def shown_early(name: str, key: str, hand: str, to: str = "") -> tuple[Assessment, Finding]:
    """How it is graded that the dealer shows that hand by himself once asked for, where it lies or `to` a place."""
    shown = g.Move(to, True, cards(hand)) if to else g.Turn(True, cards(hand))
    grading = dealt(name, key, before_the_pot(shown))
    found = next(each for each in grading.findings if grading.record.gestures[each.index].act == shown)
    return grading.assessment(), found


@pytest.mark.parametrize("key", FAMILY)
def test_a_hand_is_not_shown_to_who_has_no_right_to_see_it(key: str) -> None:
    _, found = shown_early("showdown-asks-without-cards", key, "Qs 9d")
    assert found.verdict is Verdict.HARMFUL
    assert {c.at for c in found.citations} == {{"players-2025": "20-A", "metropolitan": "16-A"}.get(key, "18-A")}


WAYS = ("", "hand-6")  # turned up where it lies, or put back before its player


@pytest.mark.parametrize("to", WAYS)
@pytest.mark.parametrize("key", FAMILY)
def test_what_is_for_the_floor_to_say_is_not_shown_by_the_dealer_alone_in_either_way(key: str, to: str) -> None:
    assessment, found = shown_early("showdown-wants-to-see-a-caller", key, "Tc 9c", to)
    assert found.verdict is Verdict.HARMFUL
    assert "Don't show the hand yet" in found.reason
    assert [each.authority for each in assessment.matters] == [AuthorityGrade.WRONG]
    assert not assessment.right


@pytest.mark.parametrize("way", [("Tc", "9c"), ("9c", "Tc"), ("Tc 9c",)], ids=["one by one", "or so", "both at once"])
def test_what_the_floor_has_ordered_to_be_shown_is_shown_card_by_card_too(way: tuple[str, ...]) -> None:
    law, shown = book("tda-2022"), "the-hand-is-to-be-shown"
    play = replace(play_of(scenarios()["showdown-wants-to-see-a-caller"], law), seed=6)
    transcript = play_out(play, law)
    at = next(n for n, each in enumerate(transcript.gestures) if isinstance(each.act, g.Move) and each.act.up)
    assert shown in [each.act.what for each in transcript.gestures[:at] if isinstance(each.act, g.Order)]
    grading = assessor(replace(transcript, gestures=transcript.gestures[:at]), law, play.taken_over)
    here = transcript.gestures[at]
    found = [each for hand in way for each in grading.add(replace(here, act=g.Turn(True, cards(hand))))]
    assert [each.verdict for each in found] == [*[Verdict.HARMLESS] * (len(way) - 1), Verdict.REQUIRED]
    assert found[-1].steps == ("hand-shown",)


DEAD = (*(("wants-to-see-the-muck", key, "Kh Jd") for key in FAMILY), ("wants-to-see-a-caller", "upt", "Tc 9c"))


@pytest.mark.parametrize("to", WAYS)
@pytest.mark.parametrize(("name", "key", "hand"), DEAD)
def test_a_dead_hand_that_wins_nothing_is_shown_in_either_way(name: str, key: str, hand: str, to: str) -> None:
    assessment, found = shown_early(f"showdown-{name}", key, hand, to)
    assert (found.verdict, found.steps) == (Verdict.REQUIRED, ("hand-seen",))
    assert "wherever they are. It stays dead" in found.reason
    assert assessment.right


@pytest.mark.parametrize("key", BOOKS)
def test_the_pot_goes_by_the_cards_and_not_by_the_words(key: str) -> None:
    def by_words(session: Session, act: g.Act) -> g.Act | None:
        return g.PushPot(3, act.chips) if isinstance(act, g.PushPot) else None

    grading = dealt("showdown-miscalled", key, once(g.Muck, g.Muck(1)))
    assert not grading.assessment().right
    grading = dealt("showdown-miscalled", key, once(g.Muck, g.PushPot(3, grading.record.tables[-1].pot)))
    assert not grading.assessment().right


@pytest.mark.parametrize("key", BOOKS)
def test_that_the_cards_speak_may_be_said_to_who_calls_his_hand_wrong(key: str) -> None:
    grading = dealt("showdown-miscalled", key, once(g.Muck, g.Announce("cards-speak")))
    found = the(grading.assessment(), grading, g.Announce)
    assert found.verdict is Verdict.PRACTICE
    assert found.citations
    assert grading.assessment().right


@pytest.mark.parametrize(("key", "right"), [("upt", False), *((key, True) for key in FAMILY)])
def test_upt_alone_has_the_losing_hands_killed_before_a_pot_goes_out(key: str, right: bool) -> None:
    def pushes_first(session: Session, act: g.Act) -> g.Act | None:
        pushes = [each for each in session.routine() if isinstance(each, g.PushPot)]
        return pushes[0] if isinstance(act, g.Muck) and pushes else None

    grading = dealt("showdown-miscalled", key, pushes_first)
    assert grading.assessment().right is right
    if not right:
        found = the(grading.assessment(), grading, g.PushPot)
        assert {c.at for c in found.citations} == {"showdown-4"}


@pytest.mark.parametrize(("key", "verdict"), [("upt", Verdict.HARMFUL), ("tda-2024", Verdict.NOT_JUDGED)])
def test_a_hand_that_its_player_let_go_is_not_asked_for_where_players_may_let_it_go(key: str, verdict: Verdict) -> None:
    law = book(key)
    play = play_of(scenarios()["showdown-best-hand-never-shown"], law)
    graded = assessor(play_out(play, law, asks_for_what_was_let_go), law, play.taken_over)
    (found,) = (
        e for e in graded.assessment().findings if e.index in {i for i, _, _ in graded.record.acts[g.AskToShow]}
    )
    assert found.verdict is verdict
    assert [each.at for each in found.citations] == (["showdown-8-c"] if key == "upt" else [])


@pytest.mark.parametrize(("key", "verdict"), [("upt", Verdict.HARMLESS), ("tda-2024", Verdict.FALSE_ALARM)])
def test_a_hand_shown_before_its_pot_comes_up_may_be_reported_where_the_house_leaves_a_choice(
    key: str, verdict: Verdict
) -> None:
    law = book(key)
    play = play_of(scenarios()["pots-two-all-ins"], law)
    graded = assessor(play_out(play, law, calls_the_floor), law, play.taken_over)
    last = max(index for index, _, _ in graded.record.acts[g.CallFloor])
    (found,) = (each for each in graded.assessment().findings if each.index == last)
    assert found.verdict is verdict
    assert [each.at for each in found.citations] == (["showdown-8-b"] if key == "upt" else [])


@pytest.mark.parametrize("key", BOOKS)
def test_cards_come_past_all_in_hands_that_are_down_only_where_the_house_has_them_up(key: str) -> None:
    law = book(key)
    down = overturned(law, "showdown.all-in-face-up.all-in-and-betting-over", VERDICT)
    play = play_of(scenarios()["showdown-all-in-kept-down"], law)
    told = play_out(play, law, runs_it_out_face_down)
    harm, slip = (
        {each.verdict for each in assessor(told, other, play.taken_over).assessment().findings} for other in (law, down)
    )
    assert Verdict.HARMFUL in harm
    assert Verdict.HARMFUL not in slip
    assert Verdict.PRACTICE_SLIP in slip


@pytest.mark.parametrize("key", FAMILY)
def test_calling_the_floor_on_what_a_player_wants_is_no_false_alarm(key: str) -> None:
    grading = dealt("showdown-asks-without-cards", key, before_the_pot(g.CallFloor()))
    assessment = grading.assessment()
    found = the(assessment, grading, g.CallFloor)
    assert found.verdict is Verdict.HARMLESS
    assert found.citations
    assert assessment.false_alarms == ()


@pytest.mark.parametrize("key", BOOKS)
def test_calling_the_floor_where_nobody_wanted_anything_is_a_false_alarm(key: str) -> None:
    grading = dealt("showdown-last-bettor-first", key, once(g.AskToShow, g.CallFloor()))
    assert the(grading.assessment(), grading, g.CallFloor).verdict is Verdict.FALSE_ALARM


@pytest.mark.parametrize("key", BOOKS)
def test_a_hand_that_its_player_still_has_is_not_killed_unseen(key: str) -> None:
    grading = dealt("showdown-last-bettor-first", key, once(g.AskToShow, g.Muck(2)))
    found = the(grading.assessment(), grading, g.Muck)
    assert (found.verdict, found.reason) == (Verdict.HARMFUL, "You killed a live hand.")
    assert not grading.assessment().right


@pytest.mark.parametrize(
    ("key", "verdict"),
    [("upt", Verdict.HARMLESS), ("tda-2022", Verdict.HARMFUL), ("metropolitan", Verdict.HARMFUL)],
)
def test_an_odd_chip_to_another_winner_is_no_harm_where_the_book_is_silent(key: str, verdict: Verdict) -> None:
    """2,900 among three: two of them get an odd chip, and seat 1 is pushed one more than by practice."""

    def one_more(session: Session, act: g.Act) -> g.Act | None:
        if not isinstance(act, g.PushPot) or any(isinstance(e.act, g.PushPot) for e in session.record.gestures):
            return None
        return g.PushPot(act.seat, pick(session.record.table.pots[0], act.chips.amount + 100) or act.chips)

    grading = dealt("showdown-plays-the-board", key, one_more)
    assert the(grading.assessment(), grading, g.PushPot).verdict is verdict
