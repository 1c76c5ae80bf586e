"""A step too soon, the neighbor's seat, a chip off: each loses the mark for the remedy and no other, and is named."""

from collections.abc import Iterator
from itertools import product

import pytest

from tests.grading.dealt import TODAYS, perfectly_graded, scenarios
from tests.grading.pushes import WAYS, moved_back, pushing
from tests.grading.remedy_slips import Slip, Slipping, slips_of, watching
from tests.grading.simulated import acting_alone_hangs_on_the_remedy, dealt, lost
from tests.seeds import todays
from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment, MatterGrade, StepState, Verdict
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS

CLEAN = sorted(name for name, each in scenarios().items() if each.clean)
WRONG = sorted(name for name, each in scenarios().items() if not each.clean)
HANDS = todays(product(WRONG, BOOKS), 40)
PUSHED = todays(product(sorted(scenarios()), BOOKS), 60)
NAMING = (Verdict.HARMFUL, Verdict.OUT_OF_ORDER, Verdict.PRACTICE_SLIP)
FOURTH = "stud-fourth-street-before-the-last-call"
DEUCE = "stud-higher-deuce-brings-it-in", "out-of-turn-chips-back"
LOST_BESIDE = {
    # The player who was wrongly asked puts the chips in, ahead of two others.
    ("bets-pot-counted-too-low-and-acted-on", "upt", "say-what-stands", 8): ["noticed +1", "turn isn't right"],
    # Metropolitan has the next street dealt as usual: a card to the neighbor is an extra card then, as on any street.
    **{
        (FOURTH, "metropolitan", "burn-and-deal-the-street", seat): ["noticed +1", "extra-card-on-a-street isn't right"]
        for seat in (2, 6)
    },
    # Who has given back too much or too little deals on, and what the floor kept in the pot is pushed.
    **{("deal-bet-with-the-same-ace", "upt", "return-the-other-bets", seat): ["harm at 59"] for seat in (5, 7, 8)},
    # With the bring-in or a call given back instead, two players act past the one whose chips still lie there.
    **{
        (DEUCE[0], key, DEUCE[1], seat): ["turn isn't right"]
        for key in ("tda-2024", "tda-2022", "players-2025", "foxwoods-2020")
        for seat in (2, 4)
    },
}
"""What a slip at that seat loses besides its own mark, and why that can't be otherwise."""
GOOD = (StepState.MET, StepState.NOT_SCORED)


def slips(name: str, key: str) -> tuple[Assessment, list[Slip]]:
    """The hand dealt perfectly, and the slips that could be made in it and are scored there."""
    found: list[Slip] = []
    whole = dealt(scenarios()[name], key, watching(found))
    graded = whole.assessment()
    scored = {each.matter.key for each in graded.matters if each.scored}
    return graded, [each for each in slips_of(found, whole) if each.matter in scored]


def amiss(slip: Slip, well: Assessment, grading: Assessor) -> Iterator[str]:
    """What is lost besides the mark for the remedy of its matter, or that this isn't lost, or that nothing names it. A
    card that was that seat's own, only before another's, is no slip.
    """
    graded = grading.assessment()
    before, after = lost(well), lost(graded)
    hangs = sum(map(acting_alone_hangs_on_the_remedy, graded.matters))
    for part in ("noticed", "report", "false alarms", "authority"):
        if not 0 <= after[part] - before[part] <= (hangs if part == "authority" else 0):
            yield f"{part} {after[part] - before[part]:+}"
    one = next(each for each in graded.matters if each.matter.key == slip.matter)
    yield from (f"{each.matter.kind} isn't right" for each in graded.matters if each is not one and not each.right)
    unmet = {each.step.key for each in one.remedy if each.state not in GOOD}
    yield from (f"{step} is {'un'}met" for step in sorted(unmet - at_stake(slip, one)))
    yield from (f"harm at {index}" for index in sorted(harms(graded) - {slip.at}))
    found = graded.finding(slip.at)
    named = unmet or (found is not None and found.verdict in NAMING)
    own_card = isinstance(slip.instead, g.Pitch) and found is not None and found.verdict is Verdict.PRACTICE
    if not named and not own_card and not made_up_for(slip, one):
        yield "nothing names it"


def at_stake(slip: Slip, one: MatterGrade) -> set[str]:
    """The steps of the slip, and those that follow from the one that was left out or done wrongly; all of another
    remedy that is due since the one was left too long.
    """
    found = {slip.step, slip.due}
    if found.isdisjoint(each.step.key for each in one.remedy):
        return {each.step.key for each in one.remedy}
    for each in one.remedy:
        if found & set(each.step.after):
            found.add(each.step.key)
    return found


def harms(graded: Assessment) -> set[int]:
    """The gestures that did harm by themselves."""
    loose = {each.index for each in graded.findings if each.verdict is Verdict.HARMFUL} - set(graded.spoiled)
    return loose | {harm.index for each in graded.matters for harm in each.harms}


def made_up_for(slip: Slip, one: MatterGrade) -> bool:
    """Did the missing chips go back after all, or do two cards lie where they belong by one act? That is no slip."""
    met = {each.step.key: each.index for each in one.remedy if each.state is StepState.MET}
    if slip.way == "order":
        return slip.due in met and met[slip.due] == met.get(slip.step)
    return slip.way == "chips" and met.get(slip.step, -1) > slip.at


@pytest.mark.parametrize(("name", "key"), HANDS)
def test_a_slip_in_a_remedy_loses_the_mark_for_the_remedy_and_no_other(name: str, key: str) -> None:
    well, found = slips(name, key)
    for slip in found:
        dealer = Slipping(slip)
        graded = dealt(scenarios()[name], key, dealer)
        known = LOST_BESIDE.get((name, key, slip.due, getattr(slip.instead, "seat", 0)), [])
        assert list(amiss(dealer.slip, well, graded)) == known, dealer.slip


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "key"), PUSHED)
def test_a_pot_pushed_wrongly_loses_nothing_of_what_was_put_right_before(name: str, key: str, way: str) -> None:
    well, graded = perfectly_graded(name, key).assessment, dealt(scenarios()[name], key, pushing(way)).assessment()
    pushed = lost(graded) != lost(well)
    assert {**lost(graded), "harms": 0} == lost(well)
    assert not pushed or moved_back(graded) or (graded.off and graded.score.harms)


@pytest.mark.parametrize(("name", "key"), [(name, key) for name, key in TODAYS if name in CLEAN])
def test_a_clean_hand_dealt_perfectly_has_no_finding_but_good_routine(name: str, key: str) -> None:
    graded = perfectly_graded(name, key).assessment
    assert graded.clean and graded.right
    assert (graded.matters, graded.followed, graded.false_alarms, graded.reports, graded.off) == ((), (), (), (), ())
    assert {each.verdict for each in graded.findings} == {Verdict.PRACTICE}
