"""The first two lines: what was wrong and where, then who decides and what to do, in 45 words at every rulebook."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.grading.dealt import TODAYS, perfectly_dealt, perfectly_graded, scenarios
from tests.grading.simulated import ByAnother, dealt
from tests.seeds import todays
from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment, How
from trainer.grading.explain import weightiest
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect
from trainer.grading.report_grade import REPORTED, Amiss, ReportFault, ReportGrade
from trainer.grading.reporting import LEFT_OUT
from trainer.grading.telling.by_the_way import by_the_way
from trainer.grading.telling.lead import (
    CALL,
    CLEAN,
    DEALER,
    DO_IT,
    EITHER,
    FLOOR,
    IF_UNCLEAR,
    NO_ONE,
    OBEY,
    SHOW_IT,
    STILL_UNCLEAR,
    YOURS,
    Lead,
    lead,
)
from trainer.grading.telling.turns import floors_hands
from trainer.grading.telling.wrong import what_was_wrong
from trainer.grading.words import said as quoted
from trainer.kernel import gestures as g
from trainer.kernel.report_acts import (
    MAY_COUNT,
    WITH_A_NUMBER,
    ActedSince,
    DealerDeed,
    DealerDid,
    Deed,
    Did,
    OnBoard,
    OnStreet,
    Part,
    Statement,
)
from trainer.rules.amiss import MONEY
from trainer.rules.at_showdown import AT_SHOWDOWN
from trainer.rules.book import BOOKS, book
from trainer.rules.record import Record
from trainer.rules.ruling import Authority
from trainer.scenarios.palette import REPORTS
from trainer.scenarios.report import said
from trainer.scenarios.session import Session

MOST_WORDS = 45
Change = Callable[[tuple[Statement, ...]], tuple[Statement, ...]]
STREET = re.compile(
    r"\b([Tt]he button wasn|of the deal|on the deal|when the deal ended|after the deal|before the (flop|cards)"
    r"|[Tt]he (flop|turn|river)|at showdown|after the push|next (hand|riffle|dealer)"
    r"|([Tt]hird|[Ff]ourth|[Ff]ifth|[Ss]ixth|[Ss]eventh) street)\b"
)
WHO = {
    Authority.FLOOR: (FLOOR,),
    Authority.DEALER: (DEALER, YOURS),
    Authority.UNSTATED: (EITHER, DO_IT, SHOW_IT),
}


def led(name: str, key: str) -> Lead:
    record = Record.of(perfectly_dealt(name, key)[0])
    return lead(record, perfectly_graded(name, key).assessment, book(key))


def led_by(dealer: Dealer, name: str, key: str) -> tuple[Assessment, Lead]:
    """The grades and the two lines of a hand that another than the perfect dealer dealt."""
    grading = dealt(scenarios()[name], key, dealer)
    graded = grading.assessment()
    return graded, lead(grading.record, graded, book(key))


@pytest.mark.parametrize(("name", "key"), TODAYS)
def test_two_lines_say_what_where_who_and_what_next(name: str, key: str) -> None:
    graded, told = perfectly_graded(name, key).assessment, led(name, key)
    assert len(f"{told.wrong} {told.to_do}".split()) <= MOST_WORDS
    assert told.wrong.endswith(".")
    if not graded.matters:
        rule = by_the_way(Record.of(perfectly_dealt(name, key)[0]), book(key))
        assert told.wrong == (rule[0] if rule else CLEAN)
        return
    main = weightiest(graded)
    assert STREET.search(told.wrong), told.wrong
    if main.matter.kind in MONEY | AT_SHOWDOWN:
        assert re.search(r"\b[Ss]eat [0-9]", told.wrong), told.wrong
    ruling = main.decision.ruling
    who = (FLOOR,) if ruling is None else WHO[ruling.authority]
    if list(floors_hands(graded, main)) or (ruling and any(each.key == CALL for each in ruling.steps)):
        who = (FLOOR,)  # it rules on the hand that was skipped, or says whether it is a misdeal
    if main.noticed.how is How.NOT_ASKED:
        who = (NO_ONE,)
    if main.decision.key == STILL_UNCLEAR:
        assert IF_UNCLEAR in told.to_do, "the dealer asks first"
        return
    assert told.to_do.startswith(who), told.to_do
    assert len(told.to_do) > len(next(each for each in who if told.to_do.startswith(each))), "and then what to do"


@pytest.mark.parametrize(("name", "key"), todays([(n, k) for n in sorted(scenarios()) for k in BOOKS], 12))
def test_what_was_missed_is_told_as_it_was_to_be_done_in_time(name: str, key: str) -> None:
    _, told = led_by(MISTAKES["plays-on"].dealer, name, key)
    assert len(f"{told.wrong} {told.to_do}".split()) <= MOST_WORDS
    assert told.to_do not in (FLOOR, DEALER, EITHER)


FLOP = "four-card-flop-last-two-stuck"
TOLD = [
    pytest.param(
        FLOP,
        "tda-2022",
        "The flop had four cards.",
        "Call the floor. Scramble all four face down. The floor picks one at random as the turn burn. "
        "The other three are the flop. Don\u2019t burn before the turn.",
        id="tda-2022:39-A",
    ),
    pytest.param(
        FLOP,
        "upt",
        "The flop had four cards.",
        f"{EITHER} Either way, leave the burn card where it is. Put the board back in the stub. "
        "Reshuffle and cut the stub. Deal a new flop, no burn.",
        id="upt:holdem-3",
    ),
    pytest.param(
        "bets-undercall-of-a-raise",
        "tda-2022",
        "Seat 1 silently put in 500 on the flop, facing 1,500.",
        f"{FLOOR} The floor decides: Seat 1 calls the full 1,500, or folds and forfeits the 500. {OBEY}",
        id="tda-2022:50-B",
    ),
    pytest.param(
        "bets-underraise-half",
        "upt",
        "Seat 8 silently put in 900 before the flop, facing 600, short of the minimum raise.",
        f"{EITHER} Either way, announce \u201craise to 1,200,\u201d the minimum. Have seat 8 add 300.",
        id="upt doubles the raise",
    ),
    pytest.param(
        "boxed-later-in-the-stub",
        "tda-2022",
        "A boxed card showed on top of the stub on fourth street, as the next card to be dealt.",
        f"{FLOOR} This rulebook doesn\u2019t cover it. {OBEY}",
        id="tda-2022 silent",
    ),
    pytest.param(
        "turns-bet-out-of-turn",
        "tda-2022",
        "Seat 6 bet 600 out of turn on the flop, ahead of seat 5.",
        f"{EITHER} Either way, back the action up to seat 5. Seat 6\u2019s bet of 600 stands unless seat 5 bets.",
        id="tda-2022:53",
    ),
    pytest.param(
        "boxed-two-after-action",
        "tda-2022",
        "Two boxed cards went to seats 2 and 4 on the deal, one each.",
        f"{NO_ONE} Play on.",
        id="tda-2022 substantial action",
    ),
    pytest.param(
        "bets-raise-closed",
        "tda-2024",
        "Seat 2 raised to 4,000 on the flop, but a short all-in hadn\u2019t reopened the betting to seat 2.",
        f"{EITHER} Either way, announce \u201ccall, 1,900.\u201d Give seat 2 back 2,100.",
        id="short all-in",
    ),
    pytest.param(
        "bets-taken-back",
        "tda-2024",
        "Before the flop, seat 5 called 600 in turn, then pulled the chips back.",
        f"{EITHER} Either way, announce \u201ccall, 600.\u201d Have seat 5 put the 600 back in.",
        id="taken back",
    ),
    pytest.param(
        "bets-chips-back-after-a-fold",
        "tda-2024",
        "Seat 5 pulled back chips on the turn that were already bet.",
        f"{EITHER} Either way, announce \u201cbet, 1,500.\u201d Have seat 5 put the 1,500 back in.",
        id="pulled back after a fold",
    ),
    pytest.param(
        "bets-one-raise-too-many",
        "tda-2024",
        "Seat 4 raised to 2,000 on the flop, past this house\u2019s cap of three raises.",
        f"{EITHER} Either way, announce \u201ccall, 1,600.\u201d Give seat 4 back 400.",
        id="past the cap",
    ),
    pytest.param(
        "bets-raise-and-only-the-call",
        "upt",
        "Seat 4 said \u201craise\u201d before the flop but put in only 700, the call.",
        f"{EITHER} Either way, announce \u201craise to 1,400,\u201d the minimum. Have seat 4 add 700.",
        id="upt raise said",
    ),
    pytest.param(
        "showdown-winner-in-the-muck",
        "metropolitan",
        "The dealer mucked seat 5\u2019s tabled hand at showdown.",
        f"{EITHER} Either way, retrieve seat 5\u2019s hand face up. If it wins, push seat 5 the pot.",
        id="tabled hand mucked",
    ),
    pytest.param(
        "showdown-asks-without-cards",
        "upt",
        "Seat 4, with no cards, asked at showdown to see the mucked hand of seat 5, who had called.",
        f"{SHOW_IT} Either way, show seat 5\u2019s hand, which stays dead.",
        id="asked without cards",
    ),
    pytest.param(
        "burns-none-for-the-turn",
        "tda-2024",
        "No card was burned before the turn.",
        f"{FLOOR} This rulebook doesn\u2019t cover it. {OBEY}",
        id="another dealer burned nothing",
    ),
    pytest.param(
        "bets-string-bet-opened",
        "tda-2022",
        "Seat 8 put in 600, then 1,000 more in a second motion on the flop.",
        f"{FLOOR} Announce \u201cstring bet.\u201d The floor decides how much plays: 600 or 1,600. {OBEY}",
        id="tda-2022:56 what is binding is left to the floor",
    ),
    pytest.param(
        "turns-skipped-speaks-up-too-late",
        "tda-2024",
        "Seat 2 bet 500 out of turn on the flop, ahead of seat 1.",
        f"{FLOOR} Seats 4 and 6 have acted, so seat 2\u2019s bet of 500 stands. The floor rules on seat 1\u2019s hand. "
        "Give the action to seat 9.",
        id="tda-2024 substantial action",
    ),
    pytest.param(
        "stud-higher-deuce-brings-it-in",
        "upt",
        "Seat 5 brought it in for 50 out of turn on third street, ahead of seat 2.",
        f"{EITHER} Either way, announce \u201cSeat 5 posts 50.\u201d Back the action up to seat 2. "
        "Seat 5 may only check unless raised.",
        id="upt posts what opens the street",
    ),
    pytest.param(
        "bets-call-said-with-nothing-to-call",
        "tda-2024",
        "Seat 3 said \u201ccall\u201d on the river, which isn\u2019t an option there.",
        f"{EITHER} Either way, give seat 3 back 500.",
        id="tda-2024:55-A",
    ),
    pytest.param(
        "bets-pot-counted-too-low",
        "upt",
        "Seat 5 bet 3,400 on the turn, less than the pot.",
        f"{EITHER} Either way, announce \u201cbet, 4,000.\u201d Have seat 5 add 600.",
        id="less than the pot",
    ),
    pytest.param(
        "bets-pot-counted-too-high-and-called",
        "upt",
        "Seat 3 bet 1,400 on the flop, more than the pot allows.",
        f"{DEALER} Announce \u201cbet, 1,000.\u201d Give seat 3 back 400.",
        id="more than the pot",
    ),
    pytest.param(
        "bets-calls-before-the-amount",
        "tda-2024",
        "Seat 6 called on the river, with no amount from seat 1 yet.",
        f"{FLOOR} {OBEY}",
        id="tda-2024:59-B",
    ),
    pytest.param(
        "bets-if-you-bet-i-raise",
        "metropolitan",
        "Seat 5 said what they would do if another player acted on the turn.",
        f"{FLOOR} {OBEY}",
        id="metropolitan:53",
    ),
]


@pytest.mark.parametrize(("name", "key", "wrong", "to_do"), TOLD)
def test_the_words(name: str, key: str, wrong: str, to_do: str) -> None:
    assert led(name, key) == Lead(wrong, to_do)


def test_only_the_dealer_in_the_box_is_told_that_you_did_it() -> None:
    record = Record.of(perfectly_dealt("burns-none-for-the-turn", "tda-2024")[0])
    matter = weightiest(perfectly_graded("burns-none-for-the-turn", "tda-2024").assessment).matter
    assert what_was_wrong(record, matter) == "No card was burned before the turn."
    assert what_was_wrong(record, matter, own=True) == "You didn\u2019t burn before the turn."


def test_a_misdeal_missed_until_play_went_on_is_told_as_the_misdeal_it_was() -> None:
    """tda-2022:35-D: after substantial action there is nothing left to do, and that is not what to learn."""
    _, told = led_by(MISTAKES["plays-on"].dealer, "boxed-two-in-the-deal", "tda-2022")
    assert told.to_do.startswith(f"{EITHER} Either way, it\u2019s a misdeal: gather, shuffle")


@pytest.mark.parametrize("name", ["deal-omaha-ace-exposed-in-the-third-round", "deal-bottom-card-flashed-in-omaha"])
def test_what_the_floor_was_to_be_called_for_and_was_missed_is_not_told_as_nothing_to_do(name: str) -> None:
    """upt:misdeal-1: the rulebook covers it only once two players have acted, when there is nothing left to do."""
    graded, told = led_by(MISTAKES["plays-on"].dealer, name, "upt")
    assert weightiest(graded).noticed.how is How.MISSED
    assert told.to_do.startswith(FLOOR) and NO_ONE not in told.to_do


def test_a_pot_pushed_to_an_untabled_hand_is_what_was_wrong_where_nothing_else_was() -> None:
    graded, told = led_by(MISTAKES["pays-unshown"].dealer, "showdown-checked-through", "tda-2022")
    assert not graded.right
    assert told == Lead(
        "You pushed the pot to seat 6, whose hand was not tabled, at showdown.",
        f"{FLOOR} Have seat 6 table the hand before you push the pot.",
    )


def test_what_was_announced_wrongly_in_a_hand_with_nothing_else_wrong_stands_beside_what_it_is() -> None:
    """metropolitan:42: words and chips of a check and a raise are a raise there."""
    graded, told = led_by(ByAnother(book("tda-2024")), "bets-check-against-a-bet", "metropolitan")
    assert graded.matters == ()
    assert told == Lead(
        "You announced \u201ccall 500\u201d on the flop.",
        f"{EITHER} Either way, seat 8\u2019s action is a raise to 1,500.",
    )


@pytest.mark.parametrize("key", ["foxwoods-2020", "metropolitan"])
def test_what_was_still_right_when_it_came_up_and_then_missed_is_told_as_it_is_to_be_done(key: str) -> None:
    """After the first motion there was nothing to do yet."""
    _, told = led_by(MISTAKES["plays-on"].dealer, "bets-string-bet-after-raise", key)
    assert told.to_do.startswith((DEALER, FLOOR)) and "Announce \u201cstring bet" in told.to_do


def test_a_bet_fixed_by_another_rulebook_until_the_round_was_over_is_told_as_it_was_to_be_fixed() -> None:
    """upt:min-raise: once the round is over the bet plays as it is, and that is not what to learn."""
    graded, told = led_by(ByAnother(book("tda-2024")), "bets-underraise-half", "upt")
    assert not graded.right
    assert told.to_do == f"{EITHER} Either way, announce \u201craise to 1,200,\u201d the minimum. Have seat 8 add 300."


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda told: told[:-1], "Your report left out who had acted since it happened."),
        (
            lambda told: (OnStreet(Part.RIVER), *told[1:]),
            "You reported \u201cOn the river.\u201d It was on the flop.",
        ),
    ],
)
def test_what_was_amiss_in_the_report_is_said_last(change: Change, words: str) -> None:
    def dealer(session: Session, grading: Assessor) -> g.Act | None:
        act = perfect(session, grading)
        return replace(act, told=change(act.told)) if isinstance(act, g.Report) and act.told else act

    _, told = led_by(dealer, FLOP, "tda-2022")
    assert told.to_do.endswith(words)
    assert len(f"{told.wrong} {told.to_do}".split()) <= MOST_WORDS


def test_an_opinion_in_the_report_is_called_one() -> None:
    name = "bets-string-bet-opened"
    graded = perfectly_graded(name, "tda-2022").assessment
    record, key = Record.of(perfectly_dealt(name, "tda-2022")[0]), weightiest(graded).matter.key
    fault = ReportFault(0, Amiss.LEADING, f"{REPORTED}“Seat 8 is taking a shot.”", "")
    told = lead(record, replace(graded, reports=(ReportGrade(0, key, 0, 1, 1.0, (fault,)),)), book("tda-2022"))
    assert told.to_do.endswith("You reported an opinion: “Seat 8 is taking a shot.”")


SEATS = tuple(range(1, 10))
STATED: tuple[Statement, ...] = (
    *map(OnStreet, Part),
    *(Did(9, each, 12_300 if each in MAY_COUNT else 0) for each in Deed),
    *(DealerDid(each, 9 if each in WITH_A_NUMBER else 0) for each in DealerDeed),
    *map(OnBoard, (0, 4)),
    *(ActedSince(SEATS[:count]) for count in (0, 1, 9)),
)
AMISS = (
    *(f"{REPORTED}{quoted(said(each))}" for each in STATED),
    *(f"{REPORTED}{quoted(each)}." for each in REPORTS.values()),
    *(words.format(each) for each in LEFT_OUT.values() for words in ("Left out {}.", "Told {} only when asked.")),
)
"""All that can be amiss in a report."""


@pytest.mark.parametrize(("name", "key"), TODAYS)
def test_whatever_is_amiss_in_the_report_the_two_lines_stay_in_45_words(name: str, key: str) -> None:
    graded = perfectly_graded(name, key).assessment
    if not graded.matters:
        return
    record, law, main = Record.of(perfectly_dealt(name, key)[0]), book(key), weightiest(graded)
    plain = lead(record, graded, law)
    who, first = re.findall(r"[^.]+\.", plain.to_do)[:2]
    for did in AMISS:
        report = ReportGrade(0, main.matter.key, 0, 1, 1.0, (ReportFault(0, Amiss.WRONG, did, ""),))
        told = lead(record, replace(graded, reports=(report,)), law)
        assert len(f"{told.wrong} {told.to_do}".split()) <= MOST_WORDS
        assert re.split(r",|\.$", told.wrong)[0] == re.split(r",|\.$", plain.wrong)[0]
        assert told.to_do.startswith(f"{who}{first}")
        assert re.search(r"Your? report", told.to_do)


def test_what_was_amiss_in_the_report_is_told_in_so_many_words_as_there_is_room_for() -> None:
    graded = perfectly_graded(FLOP, "tda-2022").assessment
    record, key = Record.of(perfectly_dealt(FLOP, "tda-2022")[0]), weightiest(graded).matter.key
    true = "Report “Seats 2, 4, 5 and 7 have acted since.”"
    fault = ReportFault(0, Amiss.WRONG, f"{REPORTED}“No one has acted since.”", true)
    told = lead(record, replace(graded, reports=(ReportGrade(0, key, 0, 1, 1.0, (fault,)),)), book("tda-2022"))
    assert told.to_do == (
        "Call the floor. Scramble all four face down. The floor picks one at random as the turn burn. "
        "The other three are the flop. Don’t burn before the turn. You wrongly reported that no one had acted."
    )
