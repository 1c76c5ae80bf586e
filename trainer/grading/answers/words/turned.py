"""What a sentence on an act out of turn is filled with: the act in a word, and what its maker may do once overtaken."""

from collections.abc import Mapping

from trainer.grading.open_matter import decided
from trainer.kernel.altered import replace
from trainer.kernel.listed import seats_within
from trainer.rules.as_it_comes import as_it_comes, only_a_call
from trainer.rules.book import Book
from trainer.rules.common.killed import HOLD_THE_CARDS
from trainer.rules.facts import Facts
from trainer.rules.facts import rights as r
from trainer.rules.facts.on_a_number import whole_over
from trainer.rules.facts.out_of_turn import KIND, beside_chips_that_go_back, resting_on_chips_beside
from trainer.rules.facts.shape import offered, one_size
from trainer.rules.facts.standing import AGGRESSIVE, CHECK, FOLD, OutOfTurn, Standing, Turn, read
from trainer.rules.facts.turns import found_out_of_turn, told
from trainer.rules.facts.wager import Wager, still_lying
from trainer.rules.facts.walk import POSTING, WAITING
from trainer.rules.points import points_of
from trainer.rules.points.killed import BETTOR_LET_GO
from trainer.rules.ruling import Matter
from trainer.rules.sizes import one_step
from trainer.rules.stands import stands

CALL_OR_FOLD = "bet.turn.action-changed-no-raise"
"""The rule of a house that leaves no raise to whoever acted out of turn, once the action has changed."""
NO_RAISE = "bet.rights.checked-or-called-out-of-turn"
"""The rule of one that leaves none to whoever checked or called out of turn."""
POSTED = "bet.turn.posted-minimum-action-to-come"
"""The rule of one that has a bet out of turn post the minimum, which others face then."""
GOES_IN, MORE = "goes_in", "more_in"
"""Figures of what goes in of a post where none of its chips lie there any more, and where some do."""

HOLD = "hold seat {}'s cards and call the floor"


def turned(law: Book, matter: Matter, facts: Facts | None, due: int = 0) -> Mapping[str, str]:
    """`act` is what was done, `acted` that in a word, `did` what its maker had done before.

    `next_up` is who acts next, `due_then` the same where somebody is `due` at the house.
    `call` and `raise_to` are what is left where the action changed, `excess` what lies there beyond a call that binds,
    which comes to `called`.
    `freed` is what lies there of a call that doesn't bind, as the action changed; `then_acts` what its
    maker has done since that is sure.
    `overtaken` tells that a bet or raise came in between and the action has not come round yet; with `returned`, what
    goes back of it, and `left_then`, what is left unless he has folded.
    """
    found = found_out_of_turn(facts.about(matter), WAITING) if facts is not None and matter.kind == KIND else None
    if found is None or facts is None:
        return {}
    closed = only_a_call(law, facts, found)
    found = as_it_comes(law, facts, found)
    words = {"act": act_of(found), "acted": found.kind, "did": _did(facts, found), "next_up": _next_up(facts, found)}
    words["due_then"] = words["next_up"] if due == found.seat else "" if closed and found.back else str(due or "")
    faced = (found_out_of_turn(facts.about(matter), POSTING) if POSTED in law.rules else None) or found
    words["excess"] = _excess(facts, faced)
    words["called"] = f"{faced.to:,}" if words["excess"] else ""
    words["freed"] = _freed(facts, found)
    words["then_acts"] = _since(facts, found)
    return {**words, **_left(law, facts, found), **_overtaken(law, facts, found), **_bet_after_all(facts, found)}


def _next_up(facts: Facts, found: OutOfTurn) -> str:
    """Who is to act by right, past the maker of an act out of turn unless somebody has bet since it bound; "" where
    nobody is. A bet or raise in words alone has to be answered like one in chips.
    """
    standing = told(facts).standing
    pending = standing.pending if standing is not None else ()
    if found.back and _bet_since(facts, found):
        return str(pending[0]) if pending else ""
    others = [seat for seat in pending if seat != found.seat]
    if pending and not others and found.kind in AGGRESSIVE:
        others = _behind(facts, found.seat)
    return str(others[0]) if others else ""


def _behind(facts: Facts, seat: int) -> list[int]:
    """Who is still in with chips left, from that seat's left on."""
    left = [each for each in facts.course.contesting if each != seat and facts.table.seat(each).stack]
    return sorted(left, key=lambda each: (each < seat, each))


def _bet_after_all(facts: Facts, found: OutOfTurn) -> dict[str, str]:
    """What a player has bet who checked out of turn, on a street that began with nothing to match; `bound` is what he
    did where that turn is over, as somebody else has bet since or the street is another one.
    """
    bet = facts.table.seat(found.seat).bet.amount
    checked = found.kind == CHECK and found.made.street > 0 and found.back > 0
    if found.back > 0 and not found.changed and (facts.course.street != found.made.street or _bet_since(facts, found)):
        return {"bound": act_of(found)}
    return {"bet_after_all": f"{bet:,}"} if checked and bet else {}


def _bet_since(facts: Facts, found: OutOfTurn) -> bool:
    """Has somebody else bet or raised on the street since the action came round to him?"""
    acts = ((made, now) for made, now in told(facts).acts if made.first >= found.back and made.seat != found.seat)
    return any(made.street == found.made.street and read(made, now)[0] in AGGRESSIVE for made, now in acts)


def of_his_hand(law: Book, facts: Facts, seat: int) -> str:
    """What becomes of the hand that a player let go after his bet out of turn: some houses have its cards held."""
    let_go = (facts.about(each) for each in points_of(facts, BETTOR_LET_GO) if seat in each.seats)
    held = any(decided(law, each).key == HOLD_THE_CARDS.key for each in let_go)
    return HOLD.format(seat) if held else f"seat {seat}'s fold is binding"


def folded_since(facts: Facts, found: OutOfTurn) -> bool:
    """Has its maker folded on the street since, by a gesture or in words?"""
    mine = ((made, kind) for made, kind in told(facts).done() if made.seat == found.seat)
    since = (kind for made, kind in mine if made.first > found.made.first and made.street == found.made.street)
    return FOLD in since


def _since(facts: Facts, found: OutOfTurn) -> str:
    """What its maker has done in turn since: folded, or put out chips in silence of which nobody knows what counts."""
    if found.changed and folded_since(facts, found):
        return f"seat {found.seat}'s fold is binding"
    acts = (made for made, _ in told(facts).acts if made.seat == found.seat and made.first >= found.back > 0)
    made = next(acts, None)
    if made is None or not beside_chips_that_go_back(facts, made):
        return ""
    counts = f"the {made.new.amount:,} alone counts or the {made.total:,} in front of seat {found.seat}"
    return f"seat {found.seat} has acted: the floor decides whether {counts}{_hangs_on_it(facts, made)}"


def _hangs_on_it(facts: Facts, made: Wager) -> str:
    """What others did on such chips, of which nobody knows how much it is before; "" for nothing."""
    rests = {each.seat: each for each in resting_on_chips_beside(facts, made)}
    if len(rests) > 1:
        return f"; what {seats_within(sorted(rests))} owe depends on that"
    acts = (f"seat {seat}'s {'raise' if offered(each) > made.total else 'call'}" for seat, each in rests.items())
    return "".join(f"; the size of {act} depends on that" for act in acts)


def act_of(found: OutOfTurn) -> str:
    """What was done out of turn, with its figure where it is a bet, a raise or too little for a call."""
    if short(found):
        return f"call of {found.to:,}"
    if (found.unnamed and not one_size(found.made)) or not found.to or found.kind not in AGGRESSIVE:
        return found.kind or "action"
    return f"raise to {found.to:,}" if found.kind == "raise" else f"bet of {found.to:,}"


def short(found: OutOfTurn) -> bool:
    """Is it a call that puts in too little, of somebody who has more?"""
    return found.kind == "call" and bool(found.made.motions) and found.to < min(found.level, found.made.most)


def raised_since(facts: Facts, found: OutOfTurn) -> bool:
    """Has somebody bet or raised on the street since that act out of turn?"""
    since = ((each, now) for each, now in told(facts).acts if each.first > found.made.first)
    return any(each.street == found.made.street and read(each, now)[0] in AGGRESSIVE for each, now in since)


def _overtaken(law: Book, facts: Facts, found: OutOfTurn) -> dict[str, str]:
    if not (found.waits and raised_since(facts, found)):
        return {}
    back = still_lying(found.made)
    barred = CALL_OR_FOLD in law.rules or (NO_RAISE in law.rules and found.kind in (CHECK, "call"))
    left = "only call or fold" if barred else "call, raise or fold"
    held = found.seat in facts.course.contesting and not folded_since(facts, found)
    then = {"left_then": left} if held else {"his_fold": of_his_hand(law, facts, found.seat)}
    return {"overtaken": found.kind, **then, **({"returned": f"{back:,}"} if back else {})}


def _did(facts: Facts, found: OutOfTurn) -> str:
    """The act of that player on the street before this one, with the total of a bet or raise; "" for none."""
    told_now = told(facts)
    did = {each.first: read(each, now) for each, now in told_now.acts if _same(found, each.seat, each.street)}
    did |= {
        each.made.first: (each.kind, 0 if each.unnamed else each.to)
        for each in told_now.outs
        if _same(found, each.seat, each.made.street) and (each.back or each.kind == FOLD)
    }
    before = [first for first in did if first < found.made.first]
    if not before:
        return ""
    kind, to = did[max(before)]
    return kind if kind not in AGGRESSIVE or not to else f"{kind} {'of' if kind == 'bet' else 'to'} {to:,}"


def _same(found: OutOfTurn, seat: int, street: int) -> bool:
    return (seat, street) == (found.seat, found.made.street)


def _excess(facts: Facts, found: OutOfTurn) -> str:
    """What lies in front of who called out of turn in chips, beyond the call; "" for nothing."""
    over = facts.table.seat(found.seat).bet.amount - found.to
    here = facts.course.street == found.made.street and not found.changed
    return f"{over:,}" if here and found.kind == "call" and found.made.motions and over > 0 else ""


def _freed(facts: Facts, found: OutOfTurn) -> str:
    """What still lies there of the chips of a call out of turn that doesn't bind; "" for nothing."""
    here = facts.course.street == found.made.street and found.changed and found.kind == "call"
    lies = min(still_lying(found.made), facts.table.seat(found.seat).bet.amount) if here else 0
    return f"{lies:,}" if lies else ""


def _left(law: Book, facts: Facts, found: OutOfTurn) -> dict[str, str]:
    """What a call adds and the least raise, in limit the only one, at the turn with which the action came round: to
    the last raise as the house sizes it. None where that is left open, no least raise where only that is.
    """
    turns = told(facts).turns
    now = next((each for each in turns if found.changed and (each.seat, each.at) == (found.seat, found.back)), None)
    standing = _as_sized(law, facts, now) if now is not None else None
    if now is None or standing is None:
        return {}
    now = now._replace(standing=standing)
    reach, level = r.reach(facts, now, now.seat), now.standing.level
    call = max(0, min(level, reach) - now.standing.matched[now.seat])
    least = min(reach, _whole(facts, now))
    raises = f"{least:,}" if r.is_limit(facts) else f"at least {least:,}"
    return {"call": f"{call:,}" if call else "", "raise_to": raises if least > level else ""}


def _as_sized(law: Book, facts: Facts, now: Turn) -> Standing | None:
    """The round at that turn with the last raise before it at what the house makes it, more or less than was said or
    put out, and 0 as the least raise where a number under it is open; None where the house doesn't say which size a
    raise in limit has, or that number what it raises to.
    """
    street = [(made, each) for made, each in told(facts).acts if made.street == now.standing.street]
    raises = [(made, each) for made, each in street if made.last < now.at and read(made, each)[0] in AGGRESSIVE]
    if not raises:
        return now.standing
    made, faced = raises[-1]
    under = raises[-2][0] if len(raises) > 1 else None
    if under is not None and under.words and under.words[0][1].unofficial and stands(law, facts, under).open:
        return replace(now.standing, by=0) if whole_over(facts, under, now.standing.level) else None
    sized = stands(law, facts, made)
    if sized.open:
        return None
    if sized.to <= faced.level:
        return now.standing
    return replace(now.standing, level=sized.to, by=max(faced.by, sized.to - faced.level))


def _whole(facts: Facts, now: Turn) -> int:
    level, by = now.standing.level, now.standing.by
    return one_step(level, by) if r.is_limit(facts) else level + by
