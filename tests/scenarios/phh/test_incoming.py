"""Real hands in: dealt to the end by the perfect dealer, everybody has the chips of the real hand."""

import re
from dataclasses import replace
from decimal import Decimal
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import FULL
from tests.scenarios.phh.random_hands import DEALT_HERE, VARIANTS, history, phh
from tests.scenarios.phh.real import HANDS, PLAIN, converted, fixture
from tests.seeds import todays
from trainer.grading.assess import assessor
from trainer.grading.model import play_out
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.loader import read
from trainer.scenarios.phh.incoming import ANTE_LAST, ODD_CHIPS, RAKED, UNLIKE, convert_file
from trainer.scenarios.phh.outgoing import phh_of
from trainer.scenarios.phh.playing import played
from trainer.scenarios.phh.proof import dealt, final_stacks
from trainer.scenarios.phh.variants import VARIANTS as KNOWN

LAW = book("tda-2022")
ONE_EACH = sorted(each.name for each in HANDS.glob("*.phh") if each.stem not in ("fb", "ns", "nt-straddle", "nt-raked"))


def scenario_of(text: str) -> Scenario:
    one = converted(text)
    assert one.text, (one.skipped, one.faults)
    return read(one.text, "hand.toml")


def perfect(scenario: Scenario, key: str = "tda-2022") -> Record:
    law = book(key)
    return Record.of(play_out(play_of(scenario, law), law))


def chips(scenario: Scenario, record: Record) -> list[int]:
    """What everybody has at the end, from the left of the button on."""
    stacks, button = final_stacks(record), scenario.button
    return [stacks[seat] for seat in sorted(stacks, key=lambda seat: (seat <= button, seat))]


SHORT_ON_TWO_STREETS = """
variant = "NT"
antes = [0, 0, 0, 0]
blinds_or_straddles = [100, 200, 0, 0]
min_bet = 200
starting_stacks = [20000, 700, 775, 20000]
actions = [
  "d dh p1 AsKs", "d dh p2 QdQc", "d dh p3 9h9d", "d dh p4 8h8d",
  "p3 cbr 600", "p4 cc", "p1 cc", "p2 cbr 700", "p3 cc", "p4 cc", "p1 cc",
  "d db 2c3c4d", "p1 cc", "p3 cbr 75", "p4 cc", {then}
  "p1 sm AsKs", "p2 sm QdQc", "p3 sm 9h9d",
]
"""


def test_a_raise_where_a_short_all_in_left_the_betting_closed_is_skipped_on_every_street() -> None:
    """Nobody raised the short all-in before the flop; the one on the flop is raised by a player who had checked."""
    one = converted(SHORT_ON_TWO_STREETS.format(then='"p1 cbr 600", "p4 f", "d db 5h", "d db Jc",'))
    assert not one.text
    assert one.skipped == f"{UNLIKE}: {', '.join(BOOKS)}"
    called = '"p1 cc", "d db 5h", "p1 cc", "p4 cc", "d db Jc", "p1 cc", "p4 cc", "p4 sm 8h8d",'
    assert converted(SHORT_ON_TWO_STREETS.format(then=called)).text


# --- to the chip -----------------------------------------------------------------------------------------------


@given(st.sampled_from(DEALT_HERE), st.integers(0, 10**6), st.booleans())
@settings(max_examples=600 if FULL else 16, deadline=None)
def test_an_imported_hand_dealt_to_its_end_leaves_everybody_the_real_chips(
    variant: str, seed: int, cents: bool
) -> None:
    one = converted(phh(variant, seed, cents=cents))
    assert not one.faults
    if one.skipped:
        return
    scenario = read(one.text, "hand.toml")
    wanted = [int(Decimal(each)) for each in history(variant, seed).finishing_stacks or ()]
    assert scenario.clean
    assert chips(scenario, perfect(scenario)) == wanted


def test_hardly_a_hand_of_the_games_dealt_here_is_skipped() -> None:
    every = [converted(phh(variant, seed)) for variant in DEALT_HERE for seed in range(6)]
    assert sum(bool(each.text) for each in every) >= len(every) - 2
    assert not any(each.faults for each in every)


@pytest.mark.parametrize(("name", "key"), todays(product(ONE_EACH, BOOKS), 3))
def test_a_real_hand_is_a_clean_control_at_every_house(name: str, key: str) -> None:
    (one,) = fixture(name)
    law = book(key)
    play = play_of(read(one.text, name), law)
    assessment = assessor(play_out(play, law), law, play.taken_over).assessment()
    assert assessment.right
    assert assessment.clean
    assert {each.verdict.name for each in assessment.findings} <= {"REQUIRED", "HARMLESS", "PRACTICE"}


@pytest.mark.parametrize("name", ONE_EACH)
def test_the_finishing_stacks_that_a_file_gives_are_reached(name: str) -> None:
    from trainer.scenarios.phh.hand import hand_of
    from trainer.scenarios.phh.raw import raw_hands

    (one,) = fixture(name)
    scenario = read(one.text, name)
    hand = hand_of(raw_hands((HANDS / name).read_text(encoding="utf-8"), name)[0])
    assert hand.finishing == played(hand).stacks
    order = sorted(each.number for each in scenario.seats)
    order = (
        order if hand.variant.game in ("stud", "stud-8", "razz") else sorted(order, key=lambda s: s <= scenario.button)
    )
    stacks = final_stacks(perfect(scenario))
    assert tuple(stacks[seat] for seat in order) == hand.finishing


# --- what the scenario says ------------------------------------------------------------------------------------


def test_names_seats_cards_and_acts_are_those_of_the_file() -> None:
    scenario = scenario_of(PLAIN)
    assert [(each.number, each.name) for each in scenario.seats] == [
        (5, "Zoë Ångström"),
        (7, 'Łukasz "Q" Żak'),
        (8, "李雷"),
        (2, "Ёлка"),
    ]
    assert scenario.button == 2
    assert scenario.title == 'No-limit hold\'em: A cup of "Zoë" — finalé'
    assert scenario.text.startswith("# From hand.phh (A cup of")
    record = perfect(scenario)
    board = max((table.board for table in record.tables), key=len)
    assert [each.card.face for each in board] == ["7h", "2c", "Ks", "9d", "3s"]
    raises = [(each.seat, each.to) for each in record.course.actions if each.kind in ("bet", "raise")]
    assert raises == [(8, 300), (8, 425), (7, 1200), (8, 2025)]


def test_whoever_mucks_at_the_showdown_gives_up_after_the_others_have_shown() -> None:
    record = perfect(scenario_of(PLAIN))
    last = [each for each in record.gestures if each.seat and isinstance(each.act, g.Turn | g.Fold)][-2:]
    assert [(each.seat, each.act.verb) for each in last] == [(8, "turn"), (7, "fold")]


def test_a_winning_hand_that_was_mucked_wins_nothing() -> None:
    text = PLAIN.replace("7c7d", "QcJd").replace("finishing_stacks", "_")
    assert chips(scenario_of(text), perfect(scenario_of(text))) == [9950, 4475, 15575, 5000]


def test_third_street_is_opened_with_a_whole_bet_where_the_file_says_so() -> None:
    (one,) = fixture("f7s-completed.phh")
    record = perfect(read(one.text, "f7s"))
    opened = record.courses.index(next(each for each in record.courses if each.street == 0))
    assert not any(isinstance(each.act, g.Post) for each in record.gestures[opened:])
    assert (record.course.actions[0].kind, record.course.actions[0].to) == ("bet", record.setup.stakes.small_bet)
    assert record.course.actions[0].added == record.setup.stakes.small_bet


@given(st.sampled_from(("NT", "PO", "FT")), st.integers(0, 10**6))
@settings(max_examples=200 if FULL else 12, deadline=None)
def test_the_one_ante_of_a_big_blind_comes_in_and_goes_out_to_the_chip(variant: str, seed: int) -> None:
    text = phh(variant, seed, for_all=True)
    one = converted(text)
    assert not one.faults
    if one.skipped:
        return
    scenario = read(one.text, "hand.toml")
    assert (scenario.stakes.ante, scenario.stakes.big_blind_ante) == (0, scenario.stakes.big_blind)
    record = dealt(scenario, LAW)
    again = converted(phh_of(record))
    assert final_stacks(dealt(read(again.text, "again"), LAW)) == final_stacks(record)


@pytest.mark.parametrize("house", BOOKS)
def test_a_stack_short_of_the_ante_for_all_wins_the_whole_of_it(house: str) -> None:
    (one,) = fixture("nt-big-blind-ante.phh")
    scenario = read(one.text, "hand.toml")
    assert chips(scenario, perfect(scenario, house)) == [8900, 12100, 750, 7400]


BIG_BLIND_ANTE = """variant = 'NT'
antes = [0, 200, 0]
blinds_or_straddles = [100, 200, 0]
min_bet = 200
starting_stacks = [9000, {}, 8000]
actions = ['d dh p1 ????', 'd dh p2 AcAd', 'd dh p3 KhQd', 'p3 cbr 600', 'p1 f',{}
  'p3 sm KhQd', 'p2 sm AcAd', 'd db 2c7d9s', 'd db 3h', 'd db 4h']
"""


@pytest.mark.parametrize(
    ("stack", "calls", "reason"), [(375, "", ANTE_LAST), (400, "", ""), (425, " 'p2 cc',", "")], ids=[375, 400, 425]
)
def test_a_big_blind_that_is_short_posts_the_blind_first_at_our_table(stack: int, calls: str, reason: str) -> None:
    """pokerkit takes the ante first; with enough for both there is no difference."""
    one = converted(BIG_BLIND_ANTE.format(stack, calls))
    assert (one.skipped, one.faults, bool(one.text)) == (reason, (), not reason)


@pytest.mark.parametrize("antes", ["[200, 0, 0, 0]", "[0, 0, 200, 0]", "[25, 200, 25, 25]"])
def test_other_uneven_antes_are_skipped(antes: str) -> None:
    text = (HANDS / "nt-big-blind-ante.phh").read_text().replace("[0, 200, 0, 0]", antes)
    assert converted(text).skipped == "this program has no antes that differ by player"


def test_cents_are_multiplied_until_every_amount_is_whole() -> None:
    (one,) = fixture("nt-cents-heads-up.phh")
    scenario = read(one.text, "cents")
    assert (scenario.stakes.small_blind, scenario.stakes.big_blind) == (25, 50)
    assert [each.stack.amount for each in scenario.seats] == [5000, 2375]
    assert "every amount times 100" in scenario.text


def test_smaller_chips_come_in_where_amounts_need_them() -> None:
    text = PLAIN.replace("12000", "12003").replace("15575", "15578")
    smallest = {min(value for value, _ in each.stack.piles) for each in scenario_of(text).seats}
    assert smallest == {1}


def test_unseen_cards_are_the_same_each_time_and_nobody_elses() -> None:
    assert scenario_of(PLAIN).deck == scenario_of(PLAIN).deck
    given = [each.face for each in scenario_of(PLAIN).deck]
    assert len(given) == len(set(given)) == 8 + 3 + 5
    assert [given[1], given[5], given[2], given[6]] == ["Ah", "Kd", "7c", "7d"]


@pytest.mark.parametrize("seats", ["[5, 7, 8, 11]", "[5, 8, 7, 2]"])
def test_seats_that_our_table_has_not_are_numbered_in_order(seats: str) -> None:
    scenario = scenario_of(PLAIN.replace("[5, 7, 8, 2]", seats))
    assert [each.number for each in scenario.seats] == [1, 2, 3, 4]


# --- what is skipped -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", [each for each in VARIANTS if each not in DEALT_HERE])
def test_a_variant_that_is_not_dealt_here_is_named_with_its_reason(variant: str) -> None:
    assert converted(phh(variant, 3)).skipped == KNOWN[variant].reason != ""


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[50, 100, 0, 0]", "[50, 100, 200, 0]", "this program has no straddles or extra blinds"),
        ("[50, 100, 0, 0]", "[0, 100, 0, 0]", "one of the blinds is not posted"),
        ("[50, 100, 0, 0]", "[100, 50, 0, 0]", "the small blind is larger than the big one"),
        (
            "antes = [0, 0, 0, 0]",
            "antes = [5, 0, 10, 0]",
            "this program has no antes that differ by player",
        ),
        ("min_bet = 100", "min_bet = 50", "the minimum bet isn't the big blind"),
        ("  'p3 sm 7c7d',\n  'p2 sm',\n", "", ""),
        ("'d dh p2 AhKd'", "'d dh p2 ????'", ""),
        ("  'p2 sm',\n", "  'p2 sm',\n  'd db 2h3h4h',\n", "the board is dealt more than once"),
        ("  'p2 cc',\n  'p3 sm 7c7d',\n  'p2 sm',\n", "", "it isn't played to the end"),
        ("9950, 4475, 15575", "9950, 4475, 15500", RAKED),
        ("9950, 4475, 15575", "9950, 4500, 15550", "its finishing stacks don't match its actions"),
    ],
)
def test_what_our_table_cannot_deal_is_skipped_with_its_reason(old: str, new: str, reason: str) -> None:
    assert PLAIN.count(old) == 1
    one = converted(PLAIN.replace(old, new))
    assert not one.faults
    assert (one.skipped, bool(one.text)) == (reason, not reason)


def test_cards_that_decide_who_wins_must_be_known() -> None:
    text = (
        PLAIN.replace("'d dh p2 AhKd'", "'d dh p2 ????'").replace("  'p2 sm',\n", "").replace("  'p3 sm 7c7d',\n", "")
    )
    assert converted(text).skipped == "cards that decide who wins are unknown"


def test_more_players_than_seats_are_skipped() -> None:
    text = phh("NT", 5, players=9)
    for key in ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks"):
        text = text.replace(f"{key} = [", f"{key} = [1000, " if "stacks" in key else f"{key} = [0, ")
    text = text.replace("players = [", "players = ['More', ")
    assert converted(text).skipped == "there are more players than seats"


def test_an_odd_chip_that_went_elsewhere_is_said() -> None:
    assert converted(phh("FT", 11)).skipped == ODD_CHIPS


def test_all_of_a_file_is_told_whatever_one_hand_is() -> None:
    found = fixture("several.phhs")
    assert [(each.name, bool(each.text), bool(each.skipped), len(each.faults)) for each in found] == [
        ("1", True, False, 0),
        ("2", False, False, 2),
        ("3", False, True, 0),
        ("4", True, False, 0),
    ]
    assert [each.id for each in found if each.id] == ["several-1", "several-4"]


def test_two_hands_of_one_name_get_ids_of_their_own(tmp_path) -> None:
    taken: set[str] = set()
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "hand.phh").write_text(PLAIN, encoding="utf-8")
    ids = [each.id for path in sorted(tmp_path.rglob("*.phh")) for each in convert_file(path, taken)]
    assert ids == ["hand-17", "hand-17-2"]


def test_the_scenario_is_sound_and_says_what_it_says_again() -> None:
    scenario = scenario_of(PLAIN)
    assert replace(read(scenario.text, "hand.toml")) == scenario


HIGH_BRING_IN = "the bring-in isn't less than the small bet"


@pytest.mark.parametrize(("below", "skipped"), [(1, False), (0, True), (-1, True)])
def test_stud_is_dealt_with_a_bring_in_below_the_small_bet(below: int, skipped: bool) -> None:
    """pokerkit begins no other hand, and says so by an error of its own."""
    text = (HANDS / "fr.phh").read_text(encoding="utf-8")
    [bet] = re.findall(r"^small_bet = (\d+)$", text, re.MULTILINE)
    one = converted(re.sub(r"^bring_in = \d+$", f"bring_in = {int(bet) - below}", text, flags=re.MULTILINE))
    assert (one.skipped == HIGH_BRING_IN) == skipped
    assert bool(one.text or one.faults or one.skipped)


def test_a_hand_that_pokerkit_does_not_begin_is_skipped_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def created(_hand: object) -> None:
        raise ValueError("The streets are empty.")

    monkeypatch.setattr("trainer.scenarios.phh.playing.created", created)
    assert converted(PLAIN).skipped == "it can't be started as the file says"
