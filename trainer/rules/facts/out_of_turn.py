"""Questions about an act out of turn: has the action come round, did it change, who was passed over in silence?"""

from collections.abc import Mapping

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts import turns as t
from trainer.rules.facts.paid import has_chips_back
from trainer.rules.facts.shape import clear_beside, offered
from trainer.rules.facts.standing import AGGRESSIVE, WITH_CHIPS, OutOfTurn, read
from trainer.rules.facts.turns import out_of_turn as out
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.rule import Numbers
from trainer.rules.ruling import Matter

NONE: Mapping[str, int] = {}
KIND = "turn"
"""The kind of matter that an act out of turn is."""


def as_followed(facts: Facts, numbers: Numbers = NONE) -> OutOfTurn | None:
    """The act as the house follows the action; None where it is in turn there."""
    return t.found_out_of_turn(facts, t.way_of(numbers))


def now_in_turn(facts: Facts) -> bool:
    """Was the act out of turn as it was made, and has what was made good of the round since put it in turn?"""
    return facts.matter.kind == KIND and as_followed(facts) is None


def in_turn_there(facts: Facts, numbers: Numbers) -> bool:
    """Was it that player's turn, as the house follows the action?"""
    acts = t.told(facts, t.way_of(numbers)).acts
    return any(made.first + 1 == facts.matter.error for made, _ in acts)


def waits(facts: Facts, numbers: Numbers = NONE) -> bool:
    """The action has not come round to him yet."""
    found = as_followed(facts, numbers)
    return found is not None and not found.back


def came_round(facts: Facts, numbers: Numbers = NONE) -> bool:
    """Has the action come round to him?"""
    found = as_followed(facts, numbers)
    return found is not None and found.back > 0


def comes_round(facts: Facts) -> bool:
    """Has the action just come round to somebody who acted out of turn?"""
    return any(each.back == facts.at for each in t.told(facts).outs)


def unchanged(facts: Facts, numbers: Numbers = NONE) -> bool:
    """The action has come round to him and nobody has bet or raised in between."""
    found = as_followed(facts, numbers)
    return found is not None and found.back > 0 and not found.changed


def bound(facts: Facts, made: Wager) -> bool:
    """Was that wager out of turn, and has the action come round to its maker without a bet or raise in between?"""
    mine = _out(facts, made)
    return mine is not None and mine.back > 0 and not mine.changed


def waiting(facts: Facts, made: Wager) -> bool:
    """Was that wager out of turn, and has the action not come round to its maker yet?"""
    mine = _out(facts, made)
    return mine is not None and mine.waits


def in_force(facts: Facts, made: Wager) -> bool:
    """Was that wager in turn, or has the action come round to it without a bet or raise in between?"""
    return _out(facts, made) is None or bound(facts, made)


def _out(facts: Facts, made: Wager) -> OutOfTurn | None:
    return next((each for each in t.told(facts).outs if each.made.first == made.first), None)


def just_bound(facts: Facts) -> bool:
    """Is it an act out of turn that has come round to him unchanged, and has nobody acted since?"""
    return facts.matter.kind == KIND and unchanged(facts) and _nobody_since(facts)


def just_back(facts: Facts) -> bool:
    """Is it an act out of turn to whose maker the action has come round with no chips given back, and has nobody acted
    since? One that went past the same player as a fold is told with that.
    """
    if facts.matter.kind != KIND or folded(facts) or not came_round(facts):
        return False
    mine = out(facts)
    given = any(has_chips_back(each) == mine.seat for each in facts.record.gestures[mine.made.last + 1 : facts.at])
    row = (each for each in t.told(facts).outs if (each.due, each.made.street) == (mine.due, mine.made.street))
    beside_a_fold = mine.changed and any(each.kind == "fold" for each in row)
    return not given and not beside_a_fold and _nobody_since(facts)


def _nobody_since(facts: Facts) -> bool:
    back = out(facts).back
    return not any(made.first >= back for made, _ in t.told(facts).acts)


def just_made(facts: Facts) -> bool:
    """Is it an act out of turn that waits, and has nobody acted since?"""
    if facts.matter.kind != KIND or not waits(facts) or folded(facts):
        return False
    last = out(facts).made.last
    found = t.told(facts)
    made = [*(each for each, _ in found.acts), *(each.made for each in found.outs)]
    return all(each.first <= last for each in made)


def raised_before_it_came(facts: Facts) -> bool:
    """Does an act out of turn still wait, though somebody due before it has bet or raised since?"""
    if facts.matter.kind != KIND or not waits(facts) or folded(facts):
        return False
    return raised_before(facts, out(facts).made)


def raised_before(facts: Facts, mine: Wager) -> bool:
    """Has somebody bet or raised in turn on the street since that act?"""
    since = (each for each in t.told(facts).acts if each[0].first > mine.first)
    return any(each.street == mine.street and read(each, now)[0] in AGGRESSIVE for each, now in since)


def acted_before_it_came(facts: Facts) -> bool:
    """Does an act out of turn still wait, and has somebody due before it acted since?"""
    if facts.matter.kind != KIND or not waits(facts) or folded(facts):
        return False
    mine = out(facts).made
    return any(each.first > mine.first and each.street == mine.street for each, _ in t.told(facts).acts)


def changed(facts: Facts, numbers: Numbers = NONE) -> bool:
    """The action has come round to him after a bet or raise in between."""
    found = as_followed(facts, numbers)
    return found is not None and found.changed


def took_his_turn(facts: Facts, about: Matter, no_raise: bool = False) -> bool:
    """Has the maker of an act out of turn that didn't bind called or raised since, or folded with nothing left to go
    back? Or had he acted already and only checked, on a street that is over?

    With `no_raise` a raise isn't his to make: in chips it is a call, in words alone nothing while others lie there.
    """
    mine = as_followed(facts.about(about))
    if mine is not None and mine.spent and mine.kind == "check":
        return mine.made.street < facts.course.street
    if mine is None or not mine.changed:
        return False
    done = [(made, kind) for made, kind in t.told(facts).done() if made.seat == mine.seat and made.first >= mine.back]
    if not _lies_there(facts, mine):
        return any(kind in (*WITH_CHIPS, "fold") for _, kind in done)
    return any(_takes_it_beside(made, kind, mine.made, no_raise) for made, kind in done)


def _takes_it_beside(made: Wager, kind: str, mine: Wager, no_raise: bool) -> bool:
    """Is it an act beside chips that go back, from which they can be told apart?"""
    if no_raise and kind in AGGRESSIVE:
        return bool(made.motions)
    return kind in WITH_CHIPS and (clear_beside(made) or made.prior == mine.prior)


def beside_chips_that_go_back(facts: Facts, made: Wager) -> bool:
    """Were only chips put out beside those of an act out of turn that doesn't bind? Which count is anybody's guess."""
    act = t.act_at(facts, made.first)
    if act is None or clear_beside(made) or made.before - made.pulled.amount <= act[1].matched.get(made.seat, 0):
        return False
    here = (each for each in t.told(facts).outs if (each.seat, each.made.street) == (made.seat, made.street))
    return any(each.changed and each.back <= made.first and _lies_there(facts, each) for each in here)


def resting_on_chips_beside(facts: Facts, made: Wager) -> tuple[Wager, ...]:
    """What others have done since on such chips: called them, or raised by less than enough whichever of them count.

    An all-in of no more than the fewest that may count is what it is.
    """
    here = (each for each in wagers(facts) if each.street == made.street and each.first > made.last)
    since = [each for each in here if each.seat != made.seat and (each.motions or each.words) and not each.done]
    return tuple(each for each in since if offered(each) < 2 * made.total and each.most > made.new.amount)


def freed_with_chips_there(facts: Facts, seat: int) -> bool:
    """Does a seat to which the action has come have chips of its own there that went in out of turn and don't bind?"""
    if not any(each.seat == seat and not each.in_turn for each in facts.course.actions):
        return False
    here = (each for each in t.told(facts).outs if (each.seat, each.made.street) == (seat, facts.course.street))
    return any(each.changed and _lies_there(facts, each) for each in here)


def _lies_there(facts: Facts, mine: OutOfTurn) -> bool:
    """Have its chips, if any, not gone back?"""
    since = facts.record.gestures[mine.made.last + 1 : facts.at]
    return bool(mine.made.motions) and not any(has_chips_back(each) == mine.seat for each in since)


def raised_enough(facts: Facts, percent: int, numbers: Numbers = NONE) -> bool:
    """Does he face, as the action comes round to him, that share of a full bet or raise beyond what he has in?"""
    found, turns = as_followed(facts, numbers), t.told(facts, t.way_of(numbers)).turns
    came = (each.standing for each in turns if found and (each.seat, each.at) == (found.seat, found.back))
    if (now := next(came, None)) is None:  # he has acted anew before it came
        return True
    return 100 * (now.level - now.matched[out(facts).seat]) >= percent * now.by


def aggressive(facts: Facts) -> bool:
    return out(facts).kind in AGGRESSIVE


def folded(facts: Facts) -> bool:
    return out(facts).kind == "fold"


def spent(facts: Facts) -> bool:
    """Had he acted on the street already, with nothing that brought the action back to him?"""
    return out(facts).spent


def in_the_hand(facts: Facts) -> bool:
    """Had he still a hand as he acted?"""
    return _held(facts, out(facts).made)


def _held(facts: Facts, made: Wager) -> bool:
    return made.seat in facts.record.courses[made.first].contesting


def all_in(facts: Facts) -> bool:
    """Did he put in everything he has: as a bet, a raise or a call?"""
    return out(facts).all_in


def passed_over(facts: Facts, seat: int, numbers: Numbers = NONE) -> list[OutOfTurn]:
    """The acts out of turn that went past that seat, since the matter arose and until the seat acted.

    What a player does who has let go of his hand is no act more, nor what he was freed of before he acted anew. Who
    lets go of the hand that he has bet or called with out of turn has acted past that seat once.
    """
    told = t.told(facts, t.way_of(numbers))
    anew = {(each.seat, each.made.first) for each in told.outs}
    past = [each for each in told.outs if seat in each.passed and _held(facts, each.made)]
    past = [each for each in past if not (each.changed and (each.seat, each.back) in anew)]
    since = _once_each([each for each in past if each.made.first + 1 >= facts.matter.error])
    acted = [made.first for made, _ in told.acts if made.seat == seat and made.first >= facts.matter.error]
    return [each for each in since if not acted or each.made.first < acted[0]]


def _once_each(acts: list[OutOfTurn]) -> list[OutOfTurn]:
    """These without the folds of those who have acted before."""
    before = [{each.seat for each in acts[:at]} for at in range(len(acts))]
    return [each for each, seats in zip(acts, before, strict=True) if each.kind != "fold" or each.seat not in seats]


def first_passed_over(facts: Facts) -> list[OutOfTurn]:
    """The acts in the turn of the player whose turn this act took, from the first of them on."""
    mine = out(facts)
    same = [each for each in t.told(facts).outs if each.due == mine.due and each.made.street == mine.made.street]
    return _once_each([each for each in same if _held(facts, each.made)]) if mine in same else []


def substantial(acts: list[OutOfTurn], numbers: Numbers) -> int:
    """The gesture count at which these acts out of turn became substantial, 0 while they are not."""
    for count in range(1, len(acts) + 1):
        chips_in = any(each.kind in WITH_CHIPS for each in acts[:count])
        if count >= numbers["any"] or (chips_in and count >= numbers["with_chips"]):
            return acts[count - 1].made.last + 1
    return 0


def spoke_up(facts: Facts, seat: int, acts: list[OutOfTurn], until: int) -> bool:
    """Did the player passed over say anything after the first of these acts and before that gesture count?"""
    return any(
        gesture.seat == seat and isinstance(gesture.act, g.SPOKEN)
        for _, gesture, _, _ in facts.when(min(until or facts.at, facts.at)).happened(acts[0].made.first)
    )


def silently_passed(facts: Facts, seat: int, acts: list[OutOfTurn], numbers: Numbers) -> bool:
    """Has substantial action out of turn gone past a player who did not speak up?"""
    until = substantial(acts, numbers)
    return until > 0 and not spoke_up(facts, seat, acts, until)
