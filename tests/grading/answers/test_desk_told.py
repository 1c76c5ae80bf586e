"""What a floor hears first at the desk: prizes, high hands and forfeits, with their figures and why not."""

import pytest

from tests.grading.answers.in_short import lines
from tests.grading.answers.test_rooms_first import F, first
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room


def told(house: str, head: str, acts: str) -> str:
    """The first sentence on a room told in short."""
    return answer_on_room(read_room(lines(f"room;{head}", acts)).record, book(house)).sentence


BACK = "Maria gets $100 back, the whole buy-in"
POOL_WITH_BOUNTIES = "the pool of $770, bounties included, less 3% ($23.10) and, read as put by, $250 in bounties"
NOTHING_BACK = "Nothing comes back to Maria: only the highest hand of level 1 counts, three of a kind or better."
FIRST_AND_SECOND = "1st 60.00% $298.14, 2nd 40.00% $198.76"
STAYS = ": Maria's stack stays in play."
IN_A_BOUNTY_EVENT = f"Bounty events have no forfeits{STAYS[:-1]}, and Maria may re-enter only with no chips left."
HIGH_HAND = "dealer:A deal {level};{cards}Maria ask high-hand"
TRIPS = "".join(f"floor card Maria {each};" for each in ("Ah", "Ad", "As", "Kc", "2d"))


@pytest.mark.parametrize(
    ("level", "cards", "sentence"),
    [
        (1, TRIPS, "Maria gets $100 back: the whole buy-in."),
        (1, TRIPS.replace("As", "Qs"), NOTHING_BACK),
        (
            1,
            "",
            f"{BACK}, if it is three of a kind or better and the highest hand of level 1.",
        ),
        (2, "", NOTHING_BACK),
    ],
)
def test_a_high_hand_is_told_with_what_it_must_be(level: int, cards: str, sentence: str) -> None:
    """Foxwoods high-hand."""
    begun = "" if level == 1 else "0 clock run;900 clock zero;901 floor level 2;"
    assert first(F, begun + HIGH_HAND.format(level=level, cards=cards), "sheet event-100-bounty") == sentence


@pytest.mark.parametrize(
    ("head", "acts", "sentence"),
    [
        ("sheet event-100-bounty", "Maria ask forfeit", IN_A_BOUNTY_EVENT),
        ("bounty 2500", "Maria ask forfeit", IN_A_BOUNTY_EVENT),
        ("registration 1", "Maria ask forfeit", f"No forfeit before registration closes{STAYS}"),
        (
            "registration 1",
            "0 clock run;900 clock zero;901 clock recess;902 Maria ask forfeit",
            "Maria may forfeit the stack and stays at the table.",
        ),
        (
            "registration 1",
            "0 clock run;900 clock zero;901 floor level 2;903 Maria ask forfeit",
            f"It's too late to forfeit, with registration closed and the level started{STAYS}",
        ),
    ],
    ids=[f"foxwoods-2020:forfeit-{at}" for at in ("1-sheet", "1-bounty", "2-early", "2-break", "4-late")],
)
def test_why_a_stack_cannot_be_forfeited(head: str, acts: str, sentence: str) -> None:
    assert first(F, acts, head) == sentence


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        (
            "sheet event-sng-65;entries 10 4700",
            "Three places share $455.90, the pool of $470 less 3% ($14.10): 1st $227.95, 2nd $136.77, 3rd $91.18.",
        ),
        (
            "sheet event-100-bounty;entries 10 7700",
            f"2 places share $496.90, {POOL_WITH_BOUNTIES}: {FIRST_AND_SECOND}.",
        ),
        ("entries 506 9700", "The payout table ends at 505 entries: the floor decides."),
    ],
    ids=["foxwoods-2020:sng", "foxwoods-2020:bounty-5", "foxwoods-2020:payout-table"],
)
def test_the_pool_is_told_with_what_comes_off_it(head: str, sentence: str) -> None:
    assert first(F, "Maria ask payouts", head) == sentence


@pytest.mark.parametrize("acts", ["Maria surrender Maria;Maria ask rebuy", "Maria ask forfeit;Maria ask rebuy"])
@pytest.mark.parametrize("again", ["Maria ask forfeit;Maria ask late-entry", "Maria ask late-entry"])
def test_a_new_stack_asked_for_with_chips_left_is_a_stack_to_be_given_up(acts: str, again: str) -> None:
    """Foxwoods forfeit-1, reentry."""
    for each in (acts, again):
        assert first(F, each, "bounty 2500") == IN_A_BOUNTY_EVENT


ALL_AGREE = ";".join(f"{name} agree" for name in ("Devon", "Priya", "Luis", "Tom", "Sofia", "Nina"))
ALLOWED = f"Maria ask deal;floor permit Maria deal;{ALL_AGREE}"
NO_DEAL_YET = "No deal yet: Maria must accept it aloud, in person, before the supervisor"
BINDS = "The deal is binding on all 7, as all agreed and it was approved: no one can go back to the posted payouts."


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (
            ALLOWED,
            f"{NO_DEAL_YET}; until then pay by the payout table.",
        ),
        (
            f"Maria ask deal;{ALL_AGREE}",
            f"{NO_DEAL_YET}, who must approve it too; until then pay by the payout table.",
        ),
        (f"{ALLOWED};Maria away;Maria agree;Maria back", BINDS),
        (f"{ALLOWED};Maria agree;Maria refuse Maria deal", BINDS),
        (f"{ALLOWED};Maria agree;Maria ask payouts", BINDS),
        (f"{ALLOWED};floor refuse Maria deal", "The supervisor has refused the deal: pay by the payout table."),
    ],
    ids=[f"foxwoods-2020:deal-2-{at}" for at in ("C", "B", "D-away", "D-refused", "D-payouts", "B-refused")],
)
def test_a_deal_is_told_with_what_it_lacks_and_binds_once_it_is_whole(acts: str, sentence: str) -> None:
    assert first(F, acts) == sentence


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        (0, "Foxwoods pays by a table for the number of entries, and no one has said how many there are."),
        (46, "Maria is paid $238.04 for 7th place: 5.50% of $4,328.14, the pool of $4,462 less 3% ($133.86)."),
        (45, "Maria, out in 7th place, isn't paid: 5 places share $4,234.05, the pool of $4,365 less 3% ($130.95)."),
    ],
    ids=[f"foxwoods-2020:payout-table-{at}" for at in ("untold", "46-60", "31-45")],
)
def test_who_went_out_is_told_what_he_himself_is_paid(entries: int, sentence: str) -> None:
    head = f"entries {entries} 9700;" if entries else ""
    assert first(F, "Tom win Tom Maria 1000x20;floor bust Maria;Maria ask payouts", head) == sentence


def test_without_a_sheet_a_high_hand_is_told_with_what_it_must_be() -> None:
    """Foxwoods high-hand: no yes on a bare asking."""
    assert first(F, "dealer:A deal 1;Maria ask high-hand") == (
        "Maria gets the whole buy-in back if it is three of a kind or better and the highest hand of level 1."
    )


LEVEL_OVER = "900 clock zero;floor level 2"


@pytest.mark.parametrize(
    ("since", "ends"),
    [
        pytest.param("", "if no higher hand comes in level 1.", id="foxwoods-2020:high-hand-open"),
        pytest.param(f";{LEVEL_OVER}", "for the highest hand of level 1.", id="foxwoods-2020:high-hand-over"),
    ],
)
def test_the_highest_hand_so_far_waits_for_no_level_that_is_over(since: str, ends: str) -> None:
    acts = f"clock run;dealer:A deal 1;{TRIPS}Maria ask high-hand{since}"
    told = first(F, acts).replace("; the next hand is played at level 2, 200-400", "")
    assert told == f"Maria gets the full buy-in back, entry fee and bounty included, {ends}"


@pytest.mark.parametrize(
    ("acts", "begins"),
    [
        pytest.param(
            f"{ALL_AGREE};Maria refuse Devon deal;Devon ask deal",
            "Maria hasn't agreed",
            id="foxwoods-2020:deal-2-A-one",
        ),
        pytest.param(
            "Devon agree;Priya agree;Luis agree;Tom agree;Tom ask deal",
            "Maria, Sofia and Nina haven't agreed",
            id="foxwoods-2020:deal-2-A-some",
        ),
        pytest.param("Tom ask deal", "6 players haven't agreed", id="foxwoods-2020:deal-2-A-many"),
    ],
)
def test_a_deal_that_not_all_agree_to_is_told_with_who_has_not(acts: str, begins: str) -> None:
    needs = "all players left agree and confirm a deal and the supervisor approves it"
    assert first(F, acts) == f"No deal: {begins}; pay by the payout table until {needs}."


@pytest.mark.parametrize(
    ("head", "acts", "sentence"),
    [
        (
            "entries 212 11200",
            "finish Devon 14;floor ask payouts",
            "Devon is paid $356.99 for 14th place: 1.55% of $23,031.68, the pool of $23,744 less 3% ($712.32).",
        ),
        (
            "entries 235 0",
            "finish Zoe 24",
            "Zoe is paid 1.25% of the pool for 24th place, once the house's 3% is off it.",
        ),
        (
            "entries 236 0",
            "finish Zoe 24",
            "Zoe is paid 1.20% of the pool for 24th place, once the house's 3% is off it.",
        ),
        (
            "entries 212 11200",
            "finish Zoe 25",
            "Zoe, out in 25th place, isn't paid: 24 places share $23,031.68, the pool of $23,744 less 3% ($712.32).",
        ),
        (
            "entries 86;pool $9000 net",
            "finish Zoe 11",
            "Zoe is paid $225 for 11th place: 2.50% of $9,000, as 86 players entered.",
        ),
        (
            "entries 86;pool $9000 net",
            "finish Zoe 13",
            "Zoe, out in 13th place, isn't paid: 12 places share $9,000.",
        ),
    ],
    ids=[f"foxwoods-2020:payout-table-{at}" for at in ("212", "235", "236", "unpaid", "86-net", "86-net-unpaid")],
)
def test_a_place_that_is_told_is_told_with_its_share(head: str, acts: str, sentence: str) -> None:
    assert told(F, f"{head};players A 3 20000", acts) == sentence


SEVEN = ";".join(
    f"level {each}" for each in ("100 100", "100 200", "100 200", "200 300", "200 400", "300 600", "400 800")
)
MAY = "A1 may forfeit the stack and stays at the table."
TOO_LATE = "It's too late to forfeit, with registration closed and the level started: A1's stack stays in play."


@pytest.mark.parametrize(
    ("clock", "acts", "sentence"),
    [
        ("6 1", "", "No forfeit before registration closes: A1's stack stays in play."),
        ("6 0", "", MAY),
        ("6 0", "recess;", MAY),
        ("6 0", "floor hold;", MAY),
        ("7 1200", "", MAY),
        ("7 1199", "", TOO_LATE),
    ],
    ids=["forfeit-2-early", "forfeit-2-zero", "forfeit-2-break", "forfeit-3", "forfeit-2-level", "forfeit-4"],
)
def test_forfeits_go_by_the_clock_of_the_head(clock: str, acts: str, sentence: str) -> None:
    assert told(F, f"{SEVEN};clock {clock};players A 9 20000", f"{acts}A1 ask forfeit") == sentence


@pytest.mark.parametrize(
    ("head", "acts", "sentence"),
    [
        ("", "A1 ask re-enter", "No forfeit before registration closes: A1's stack stays in play, and A1 may re-enter"),
        (
            "bounty 2500",
            "A1 ask re-enter",
            "Bounty events have no forfeits: A1's stack stays in play, and A1 may re-ent",
        ),
        (
            "",
            "re-enter A1 20000",
            "A1 is subject to disqualification: re-entry is only with no chips left, or after",
        ),
        ("player Maria 0 A 9", "re-enter Maria 20000", "Maria gets a full stack of 20,000 and a random seat."),
        (
            "player Maria 0 A 9",
            "Maria ask re-enter",
            "Registration is open until level 6 ends: Maria gets a full stack",
        ),
    ],
)
def test_whoever_would_enter_again_is_told_by_the_chips_left(head: str, acts: str, sentence: str) -> None:
    """Foxwoods reentry, forfeit-1."""
    setup = f"{SEVEN};clock 3 500;stack 20000;entries 90 11200;players A 8 700;{head}"
    assert told(F, setup, acts).startswith(sentence)


TWO_LEVELS = "level 500 1000;level 600 1200;clock 1 10;players A 9 20000"
LOWER = "one hand at level 1, 500-1,000, as the pot was awarded before zero; the next one is at level 2, 600-1,200."
HIGHER = (
    "level 2, 600-1,200, as the pot was still in play at zero; awarded before, one hand would be at level 1, 500-1,000."
)


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("0 clock run;1 dealer deal;5 dealer end;6 dealer push", f"The new dealer deals {LOWER}"),
        ("0 clock run;1 dealer deal;5 dealer end;6 dealer push;12 dealer riffle", f"The new dealer deals {LOWER}"),
        ("0 clock run;5 dealer end;6 dealer push;12 level 2;14 dealer riffle", f"The new dealer deals {LOWER}"),
        ("end;push;level 2;deal", f"The new dealer deals {LOWER}"),
        ("0 clock run;1 dealer deal;12 dealer end;13 dealer push", f"The new dealer's first hand is at {HIGHER}"),
        (
            "0 clock run;1 dealer deal;12 dealer end;13 dealer riffle;dealer deal 1",
            "Correct it: the hand is played at level 2",
        ),
    ],
    ids=[
        *("foxwoods-2020:23-A", "foxwoods-2020:23-A-riffled", "foxwoods-2020:23-A-no-zero", "foxwoods-2020:23-A-told"),
        *("foxwoods-2020:23-B", "foxwoods-2020:23"),
    ],
)
def test_the_level_after_a_push_goes_by_the_seconds(acts: str, sentence: str) -> None:
    assert told(F, TWO_LEVELS, acts).startswith(sentence)


LOST = "level 100 200;players A 9 20000"
NOT_ANYBODYS = (
    " takes only chips of no known owner out of play, and doesn't say what happens to A3's: the floor decides."
)


@pytest.mark.parametrize(
    ("house", "owner", "sentence"),
    [
        pytest.param("players-2025", "A3", f"Players{NOT_ANYBODYS}", id="players-65"),
        pytest.param("tda-2024", "A3", f"TDA 2024{NOT_ANYBODYS}", id="tda-2024-64"),
        pytest.param(
            "foxwoods-2020",
            "A3",
            "The 500 found goes out of play and back to inventory, though it is A3's.",
            id="foxwoods-64",
        ),
        *(
            pytest.param(house, "nobody", "The 500 found goes out of play and back to inventory.", id=f"{house}-nobody")
            for house in ("players-2025", "tda-2024", "tda-2022", "foxwoods-2020", "metropolitan")
        ),
    ],
)
def test_chips_found_go_to_the_inventory_where_nobodys_or_where_any_do(house: str, owner: str, sentence: str) -> None:
    assert told(house, LOST, f"floor lost-and-found {owner} 500") == sentence


REBUY = "level 100 200;stack 10000;table A 9 1 2 4;player Maria 3000 A 1;player Devon 9000 A 2;player Priya 9000 A 4"

DECK = ("riffle", "shuffler", "push")
NO_HAND = {F: ("push",), "upt": DECK}
"""What begins no hand: a push of dealers, or all but the cards."""


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"])
@pytest.mark.parametrize("act", ["Maria ask rebuy", "rebuy Maria 10000 4000"])
@pytest.mark.parametrize("begun", ["deal", *(f"{ended}dealer:A {act}" for ended in ("", "deal;end;") for act in DECK)])
def test_a_rebuy_during_a_hand_is_none_of_those_that_put_chips_behind(house: str, act: str, begun: str) -> None:
    """[players-2025:24+28, tda-2024:23+27, foxwoods-2020:23+27, upt:tournament-33]"""
    sentence = told(house, REBUY, f"{begun};{act}")
    if begun == "deal" or begun.split()[-1] not in NO_HAND.get(house, ()):
        assert sentence.endswith("new hand: Maria's, during one, isn't covered and puts no chips behind.")
    elif act == "Maria ask rebuy":
        assert sentence == "Maria plays chips behind, misses no hand and must make the rebuy."
    else:
        assert "Maria" not in sentence
    before = told(house, REBUY, "Maria ask rebuy;deal;rebuy Maria 10000 4000")
    assert not before.startswith(book(house).ledger.known_as)


@pytest.mark.parametrize(
    ("house", "name"), [("players-2025", "Players"), (F, "Foxwoods")], ids=["players-12", "foxwoods-11"]
)
def test_a_heads_up_event_has_no_final_table_of_one_more(house: str, name: str) -> None:
    head = "event tournament heads-up 2;players A 2 20000;players B 2 20000"
    sentence = told(house, head, "floor final-table")
    assert sentence == f"{name} applies its final table, a full table and one more, to no heads-up event."


def test_shares_are_told_where_no_money_is() -> None:
    """[foxwoods-2020:payout-table-2-10]"""
    assert (
        first(F, "desk ask payouts", "entries 10 0")
        == "2 places are paid, once the house's 3% is off the pool: 1st 60.00%, 2nd 40.00%."
    )


SURVIVOR = "buy-in $80;players A 7 20000"
LESS = "$5,141, the pool of $5,300 less 3% ($159), pays 6 equal awards of $800 and one of $341"


@pytest.mark.parametrize(
    ("house", "head", "sentence"),
    [
        (F, "event survivor;pool $5300 net", "The $5,300 pays 6 equal awards of $800 and one of $500."),
        (F, "event survivor;pool $5300", f"{LESS}; if that is off it already, 6 of $800 and one of $500."),
        (
            *(F, "event satellite;pool $5300"),
            "Foxwoods covers no satellite's payouts but a survivor's, in equal awards (event survivor).",
        ),
        ("upt", "event satellite;pool $5300", "UPT doesn't cover this: how the prize pool is paid out."),
    ],
    ids=["foxwoods-2020:survivor-1-net", "foxwoods-2020:survivor-1", "foxwoods-2020:satellite", "upt:satellite"],
)
def test_what_a_survivor_pays_goes_by_what_is_told_of_the_pool(house: str, head: str, sentence: str) -> None:
    assert told(house, f"{head};{SURVIVOR}", "A3 ask payouts") == sentence


OUT = "dealer:A deal;dealer:A win A5 A9 5000;dealer:A win A5 A2 8000;dealer:A end;bust A9;bust A2"
TWELVE = "places 12;player A2 8000 A 2;players A 3-6 30000;player A9 5000 A 9;players B 6 30000"


@pytest.mark.parametrize("more", ["finish A9 11;finish A2 12", "finish A9 11", "A9 ask payouts"])
def test_a_place_claimed_by_who_went_out_with_another_is_first_a_matter_of_who_finishes_higher(more: str) -> None:
    higher = "doesn't cover this: who finishes higher of players who bust in the same hand"
    assert told(F, TWELVE, f"{OUT};{more}").startswith(f"Foxwoods {higher}")
    assert told("upt", TWELVE, f"{OUT};{more}").startswith("A2 with 8,000 takes 11th place")
