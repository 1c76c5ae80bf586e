"""The showdown in every book: face up, order of show, asking to see, tabling, hands that are gone."""

from tests.rules.betting import outcome
from tests.rules.showdowns import CHECKED, OPENING, ROYAL, STACK, TO_THE_RIVER, at_of, figures, river, said, told
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer import resources
from trainer.grading.model import play_out
from trainer.kernel import gestures as g
from trainer.rules.book import book as law
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.points import points, points_of
from trainer.rules.record import Record
from trainer.rules.ruling import Authority
from trainer.scenarios.compiler import play_of
from trainer.scenarios.loader import load

BET = ("P1 wager 100x2", "P2 wager 100x4", "P3 wager 100x4", "P1 wager 100x2")
SIXTEEN = ((TDA, "16"), (PLAYERS, "17"), (FOXWOODS, "16"), (MET, "14"))
SHOWS = "showdown.tables-first-if-enforced"
FLOOR, RIGHT = "showdown.showing-up-to-floor", "showdown.tabled-by-right"


def all_in(*lines: str, stack: str = "1000x1") -> Facts:
    """On the flop seat 2 bets a thousand, which are the last chips of seat 3 with that stack."""
    flop = [*OPENING, "D bring-in-bets", "D burn", "D lay 3 up", "P1 check", "P2 wager 1000x1", "P3 wager 1000x1"]
    return told([*flop, *lines], stacks=(STACK, STACK, f"{stack}+100x1"))


@books(*SIXTEEN, (TDA, "ill-16"), (PLAYERS, "ill-17"), (MET, "ill-14"), (UPT, "tournament-34"))
def test_hands_go_face_up_when_nobody_can_bet_any_more(book: str, at: str) -> None:
    assert said(all_in(), book, "all-in-over") == "none"  # seat 1 is still to act
    assert said(all_in("P1 wager 1000x1"), book, "all-in-over") == "none"  # seats 1 and 2 may still bet
    assert said(all_in("P1 fold", stack="1000x2"), book, "all-in-over") == "none"  # nobody is all-in
    facts = all_in("P1 fold")
    assert said(facts, book, "all-in-over") == "showdown.all-hands-tabled"
    assert at in at_of(facts, book, "all-in-over")


@books(*SIXTEEN)
def test_a_hand_in_an_all_in_may_not_be_mucked(book: str, at: str) -> None:
    assert said(all_in("P1 fold"), book, "all-in-discarded") == "none"
    facts = all_in("P1 fold", "P2 fold")
    assert said(facts, book, "all-in-discarded") == "showdown.may-not-muck"
    assert at in at_of(facts, book, "all-in-discarded")
    assert said(all_in("P1 fold", "P2 turn up 9d 9h", "P2 fold"), book, "all-in-discarded") == "none"
    lost = all_in("P1 fold", "P2 fold", "D burn", "D lay 1 up", "D burn", "D lay 1 up", "P3 turn up 3c 3d", "D muck 3")
    assert said(lost, book, "all-in-discarded") == "silent"  # nobody can turn it up any more
    assert said(lost, book, "mucked-untabled") == "showdown.no-claim-unless-read"


@books(*SIXTEEN, (UPT, "tournament-34"))
def test_part_of_a_hand_shown_in_an_all_in_is_asked_for_in_full_at_once(book: str, at: str) -> None:
    """Before the board is dealt on, and at the end: a winning card shown alone is no exception."""
    part = ("P3 turn up 3c 3d", "D burn", "D lay 1 up", "D burn", "D lay 1 up", "P2 turn up 9d")
    for facts in (all_in("P1 fold", "P2 turn up 9d"), all_in("P1 fold", *part)):
        assert said(facts, book, "part-shown") == "showdown.rest-tabled-at-once"
        assert at_of(facts, book, "part-shown") == [at]
    assert said(all_in("P2 turn up 9d"), book, "part-shown") == "none"  # seat 1 is still to act
    assert said(river(*CHECKED, "P2 turn up 9d"), book, "part-shown") != "showdown.rest-tabled-at-once"


# --- order -----------------------------------------------------------------------------------------------------

ORDER = ((TDA, "17-A"), (PLAYERS, "18-A"), (FOXWOODS, "17-A"), (MET, "15-A"))


@books(*ORDER)
def test_the_last_aggressor_shows_first(book: str, at: str) -> None:
    facts = river(*BET)
    assert (said(facts, book, "show-order"), figures(facts, book, "show-order")) == (SHOWS, {"seat": 2})
    assert at in at_of(facts, book, "show-order")
    less = river("P1 wager 100x2", "P2 wager 100x2", "P3 wager 100x2")
    assert figures(less, book, "show-order") == {"seat": 1}


def stud(game: str, all_in: bool = False, deep: str = STACK) -> Facts:
    """Two hands checked to the end; seat 1 shows the king, seat 2 the lower board. Or both bet on seventh street."""
    deal = [f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2)]
    first = 2 if game == "stud" else 1
    lines = [*deal, f"P{first} check", f"P{3 - first} check"]
    opens = 1 if game == "stud" else 2
    for face in ("up", "up", "up", "down"):
        lines += ["D burn", f"D pitch 1 {face}", f"D pitch 2 {face}", f"P{opens} check", f"P{3 - opens} check"]
    top = "2c 2d 3c 3d Ks 7h 4c Qd 6h 4d 9c 5h 4h Jh 8d 4s Tc Th"
    if all_in:
        lines[-2:] = ["P1 wager 100x2", "P2 wager 100x2"]
        return told(lines, top, game, (deep, "100x2"))
    return told(lines, top, game, (STACK, STACK))


@books(*ORDER)
def test_without_a_bet_who_acts_first_shows_first(book: str, at: str) -> None:
    checked = river(*CHECKED)
    assert (said(checked, book, "show-order"), figures(checked, book, "show-order")) == (SHOWS, {"seat": 1})
    assert at in at_of(checked, book, "show-order")
    assert figures(stud("stud"), book, "show-order") == {"seat": 1}
    assert figures(stud("razz"), book, "show-order") == {"seat": 2}


@books(*ORDER)
def test_only_who_still_has_a_hand_shows_first(book: str, at: str) -> None:
    opener_folded = river("P1 fold", "P2 check", "P3 check")
    assert (said(opener_folded, book, "show-order"), figures(opener_folded, book, "show-order")) == (SHOWS, {"seat": 2})
    assert at in at_of(opener_folded, book, "show-order")
    bettor_gone = river("P1 check", "P2 wager 100x2", "P3 wager 100x2", "P2 fold", "P1 wager 100x2")
    assert said(bettor_gone, book, "show-order") == said(bettor_gone, UPT, "show-order") == "silent"


@books((TDA, "RP-10-B"), (PLAYERS, "RP-9-B"))
def test_who_is_not_at_risk_shows_seventh_street_first(book: str, at: str) -> None:
    facts = stud("stud", all_in=True)
    assert said(facts, book, "all-in-in-stud") == "stud.not-at-risk-shows-first"
    assert at in at_of(facts, book, "all-in-in-stud")
    assert [each.seats for each in points(facts) if each.kind == "all-in-in-stud"] == [(1,)]
    assert said(stud("stud"), book, "all-in-in-stud") == "none"  # nobody is all-in
    assert said(stud("stud", all_in=True, deep="100x2"), book, "all-in-in-stud") == "none"  # everybody is
    assert said(facts, MET, "all-in-in-stud") == "showdown.all-hands-tabled"  # 14: all at once


@books(*ORDER)
def test_no_order_where_hands_were_shown_unasked_or_somebody_is_all_in(book: str, at: str) -> None:
    assert said(river(*CHECKED, "P3 turn up 3c 3d"), book, "show-order") == "silent", at
    assert said(river(*CHECKED, "P3 fold"), book, "show-order") == "silent"
    run_out = ("P1 fold", "D burn", "D lay 1 up", "D burn", "D lay 1 up")
    assert said(all_in(*run_out), book, "show-order") == "silent"


@books((UPT, "showdown-8-a"))
def test_upt_has_the_last_bettor_first_or_everybody(book: str, at: str) -> None:
    bet, checked = river(*BET), river(*CHECKED)
    assert (said(bet, book, "show-order"), figures(bet, book, "show-order")) == (
        "showdown.last-aggressor-shows-first",
        {"seat": 2},
    )
    assert said(checked, book, "show-order") == "showdown.all-players-show"
    assert at in at_of(checked, book, "show-order")


@books((TDA, "17-B"), (PLAYERS, "18-B"), (FOXWOODS, "17-B"), (MET, "15-B"))
def test_the_last_live_hand_wins_unseen(book: str, at: str) -> None:
    facts = river(*BET, "P1 fold", "P3 fold")
    wins = "showdown.last-hand-need-not-table"
    assert (said(facts, book, "uncontested"), figures(facts, book, "uncontested")) == (wins, {"seat": 2})
    assert at in at_of(facts, book, "uncontested")
    assert said(river(*BET, "P1 fold"), book, "uncontested") == "none"
    assert said(river(*BET, "P1 turn up 2c 2d", "D muck 1", "P3 fold"), book, "uncontested") == "silent"


# --- asking to see ---------------------------------------------------------------------------------------------


@books((TDA, "18-A"), (PLAYERS, "20-A"), (FOXWOODS, "18-A"), (MET, "16-A"))
def test_who_has_no_cards_may_not_ask(book: str, at: str) -> None:
    facts = river(*BET, "P3 fold", "P3 say show me seat 2")
    assert said(facts, book, "asked-to-see") == "showdown.no-right-to-see"
    assert at in at_of(facts, book, "asked-to-see")
    tabled_first = river(*BET, "P3 turn up 3c 3d", "D muck 3", "P3 say show me seat 2")
    assert said(tabled_first, book, "asked-to-see") == RIGHT


B18 = ((TDA, "18-B"), (PLAYERS, "20-B"), (FOXWOODS, "18-B"), (MET, "16-B"))


@books(*B18)
def test_a_caller_of_the_last_bet_may_insist(book: str, at: str) -> None:
    facts = river(*BET, "P3 say I want to see seat 2")
    assert said(facts, book, "asked-to-see") == RIGHT
    assert at in at_of(facts, book, "asked-to-see")


@books(*B18)
def test_any_other_request_is_for_the_floor(book: str, at: str) -> None:
    for lines in ((*CHECKED, "P3 say see seat 2"), (*BET, "P3 say see seat 1"), (*BET, "P2 say see seat 3")):
        facts = river(*lines)
        assert said(facts, book, "asked-to-see") == FLOOR
        assert at in at_of(facts, book, "asked-to-see")


@books((UPT, "showdown-5"))
def test_upt_lets_anybody_dealt_in_ask(book: str, at: str) -> None:
    kept = river(*CHECKED, "P2 turn up 9d 9h", "P1 say see seat 3")
    assert said(kept, book, "asked-to-see") == "showdown.shown-on-request"
    let_go = river(*CHECKED, "P2 turn up 9d 9h", "P3 fold", "P1 say see seat 3")
    assert said(let_go, book, "asked-to-see") == "showdown.shown-and-dead"
    winner = river(*CHECKED, "P2 turn up 9d 9h", "P3 fold", "P2 say see seat 3")
    assert said(winner, book, "asked-to-see") == "showdown.both-live-best-wins"
    assert at in at_of(winner, book, "asked-to-see")
    assert said(river(*CHECKED, "P1 fold", "P1 say see seat 3"), book, "asked-to-see") == "showdown.shown-on-request"
    last_hand = river(*CHECKED, "P3 fold", "P1 fold", "P2 say see seat 3")
    assert said(last_hand, book, "asked-to-see") == "showdown.both-live-best-wins"  # nobody else is left
    two_left = river(*CHECKED, "P3 fold", "P2 say see seat 3")
    assert said(two_left, book, "asked-to-see") == "showdown.shown-and-dead"  # nobody has won yet
    paid = (*CHECKED, "P2 turn up 9d 9h", "P3 fold", "P1 fold", "D bring-in-bets", "D push-pot 2 100x2", "D muck 2")
    after = river(*paid, "P2 say see seat 3")
    assert said(after, book, "asked-to-see") == "showdown.both-live-best-wins"  # his own is mucked by now
    assert said(river(*paid, "P1 say see seat 3"), book, "asked-to-see") == "showdown.shown-and-dead"


# --- the board, tabling, words ---------------------------------------------------------------------------------

PLAYS = "P1 say I play the board"


@books((TDA, "19"), (PLAYERS, "19"), (FOXWOODS, "19"), (MET, "17"))
def test_the_board_is_played_with_all_hole_cards_tabled(book: str, at: str) -> None:
    shares, not_yet = "showdown.may-share-pot", "showdown.no-share-until-tabled"
    assert said(river(*CHECKED, PLAYS, top=ROYAL), book, "plays-the-board") == not_yet
    assert said(river(*CHECKED, PLAYS, "P1 turn up 2c", top=ROYAL), book, "plays-the-board") == not_yet
    facts = river(*CHECKED, PLAYS, "P1 turn up 2c 2d", top=ROYAL)
    assert said(facts, book, "plays-the-board") == shares
    assert said(river(*CHECKED, PLAYS, "P1 turn up 2c 2d", "D muck 1", top=ROYAL), book, "plays-the-board") == shares
    assert at in at_of(facts, book, "plays-the-board")


@books((UPT, "holdem-9"))
def test_upt_plays_the_board_with_the_hand_kept(book: str, at: str) -> None:
    kept = river(*CHECKED, PLAYS, top=ROYAL)
    assert said(kept, book, "plays-the-board") == "showdown.keeps-share-shown-if-asked"
    assert at in at_of(kept, book, "plays-the-board")
    assert said(river(*CHECKED, PLAYS, "P1 fold", top=ROYAL), book, "plays-the-board") == "showdown.no-claim-to-pot"
    mucked = river(*CHECKED, PLAYS, "P1 fold", top=ROYAL)
    assert said(mucked, book, "mucked-untabled") == "showdown.no-claim-to-pot"
    assert at in at_of(mucked, book, "mucked-untabled")
    assert said(river(*CHECKED, "P1 fold", top=ROYAL), book, "mucked-untabled") == "showdown.no-claim-to-pot"
    assert said(river(*CHECKED, "P1 fold"), book, "mucked-untabled") != "showdown.no-claim-to-pot"
    shown = river(*CHECKED, PLAYS, "P1 turn up 2c 2d", "D muck 1", top=ROYAL)
    assert said(shown, book, "plays-the-board") == "showdown.may-share-pot"
    assert said(river(*CHECKED, PLAYS, "P1 turn up 2c 2d"), book, "plays-the-board") == "showdown.may-share-pot"


@books(
    *((TDA, "13-A"), (PLAYERS, "14-A"), (FOXWOODS, "13-A"), (FOXWOODS, "13-A-1")),
    *((MET, "12-A"), (MET, "12-A-1"), (UPT, "showdown-1")),
)
def test_all_cards_must_lie_face_up(book: str, at: str) -> None:
    one, both = river(*CHECKED, "P2 turn up 9d"), river(*CHECKED, "P2 turn up 9d", "P2 turn up 9h")
    assert said(one, book, "shown") == "showdown.not-tabled"
    assert said(both, book, "shown") == "showdown.tabled"
    taken_in = river(*CHECKED, "P1 turn up 2c 2d", "P2 turn up 9d 9h", "D muck 1")  # as the losing hand it is
    assert [
        outcome(decide(law(book), taken_in.about(each)))[0] for each in points(taken_in) if each.kind == "shown"
    ] == ["showdown.tabled"] * 2
    assert at in at_of(both, book, "shown")


@books((TDA, "13-C"), (PLAYERS, "14-C"), (PLAYERS, "14-A"), (FOXWOODS, "13-C"), (MET, "12-C"))
def test_a_tabled_winner_is_not_killed(book: str, at: str) -> None:
    shown = [*CHECKED, "P2 turn up 9d 9h", "P3 turn up 3c 3d"]
    facts = river(*shown, "D muck 2")
    assert said(facts, book, "tabled-hand-taken") == "showdown.tabled-winner-wins"
    assert at in at_of(facts, book, "tabled-hand-taken")
    assert said(river(*shown, "D muck 3"), book, "tabled-hand-taken") == "silent"
    unseen = river(*CHECKED, "P3 turn up 3c 3d", "D muck 3")  # the best hand shown so far, and not the best
    assert said(unseen, book, "tabled-hand-taken") == "silent"
    paid = river(*shown, "D bring-in-bets", "D push-pot 2 100x1", "D muck 2")
    assert said(paid, book, "tabled-hand-taken") == "none"


@books((UPT, "showdown-2"))
def test_upt_reads_the_cards_and_may_forfeit_the_pot(book: str, at: str) -> None:
    facts = river(*CHECKED, "P1 say I have a straight")
    assert said(facts, book, "spoken-value") == "showdown.cards-speak-or-forfeit"
    assert at in at_of(facts, book, "spoken-value")


@books((TDA, "12"), (PLAYERS, "13"), (FOXWOODS, "12"), (MET, "11"))
def test_the_cards_decide_not_the_words(book: str, at: str) -> None:
    facts = river(*CHECKED, "P1 say I have a straight")
    assert said(facts, book, "spoken-value") == "showdown.cards-speak"
    assert at in at_of(facts, book, "spoken-value")
    assert said(river(*CHECKED, "P1 say good hand"), book, "spoken-value") == "none"
    assert said(told([*TO_THE_RIVER, "P1 say I have a straight"]), book, "spoken-value") == "none"


def shown_in_part(name: str, book: str, kind: str) -> tuple[Facts, Record]:
    """The first point of that kind in a packaged scenario as the perfect dealer deals it, and the whole hand."""
    path = resources.path("quizzes", "scenarios", "showdown") / f"{name}.toml"
    record = Record.of(play_out(play_of(load(path), law(book)), law(book)))
    facts = Facts(record, len(record))
    point = next(points_of(facts, kind))
    return facts.when(point.onset).about(point), record


@books((UPT, "showdown-1"))
def test_at_upt_a_hand_whose_rest_is_refused_wins_nothing(book: str, at: str) -> None:
    facts, record = shown_in_part("one-card-and-a-refusal", book, "rest-refused")
    decision = decide(law(book), facts)
    assert decision.ruling is not None
    assert ([each.key for each in decision.ruling.steps], cited(decision)) == (["kill-the-hand"], [at])
    assert {each.act.seat for each in record.gestures if isinstance(each.act, g.PushPot)} == {1}
    elsewhere = decide(law(TDA), facts).ruling
    assert elsewhere is not None
    assert elsewhere.authority is Authority.FLOOR


def test_only_of_one_card_shown_the_dealer_speaks_by_himself() -> None:
    for name, silent in (("one-card-and-no-more", False), ("omaha-8-half-shown", True)):
        facts, _ = shown_in_part(name, TDA, "part-shown")
        assert decide(law(TDA), facts).silent is silent
