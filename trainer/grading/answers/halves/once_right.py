"""What the next player may do once the wagers before are put right: told where that is asked and no floor decides."""

from trainer.grading.answers.choice.foremost import SHORT_CALLS
from trainer.grading.answers.choice.found import found_in
from trainer.grading.answers.choice.next_rights import next_rights, next_to_act
from trainer.grading.answers.found import Found
from trainer.grading.answers.letters import lower
from trainer.grading.answers.telling import told_of, whole
from trainer.grading.rulings import on_hand
from trainer.kernel import gestures as g
from trainer.kernel.chips import make, pick
from trainer.kernel.happen_chips import RACK
from trainer.rules.facts import Facts
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import Wager, maker, wagers
from trainer.rules.record import Record
from trainer.rules.ruling import Authority, Decision
from trainer.rules.stands import SIZED, stands

A_RAISE = "; a raise is to"
"""How it begins that a short blind makes no smaller raise."""
WOULD_BE = "{}; a raise would have been to at least {:,}."
THEN = "{}; then {}"


def with_rights_once_right(found: Found, lead: Decision | None, sentence: str, seat: int = 0) -> str:
    """The sentence on wagers that are still to be put right, with what the next player may do after that; where a
    seat is named, if that is its player.
    """
    if lead is None or lead.matter.kind not in SIZED or _has_checked(found):
        return sentence
    record = _put_right(found)
    after = found_in(record, found.law, found.ask, found.seat) if record is not None else None
    if after is None or after.every or after.rights is None or after.rights.ruling is None:
        return sentence
    if seat not in (0, after.rights.matter.seats[0]) or not _faces_it_all(after):
        return sentence
    then = whole(told_of(found.law, after.facts, after.rights))
    return THEN.format(sentence.removesuffix("."), lower(then))


def with_the_least_raise(found: Found, lead: Decision | None, sentence: str) -> str:
    """The sentence on a call that's too small, with what a raise would have had to be at least, where the rights of its
    player are asked for.
    """
    made = maker(found.facts.about(lead.matter)) if lead is not None and lead.matter.kind in SHORT_CALLS else None
    if made is None or made.seat != found.seat or not made.motions or not found.facts.course.betting:
        return sentence
    if lead is None or (lead.ruling is not None and lead.ruling.authority is Authority.FLOOR) or A_RAISE in sentence:
        return sentence
    before = found.facts.record.otherwise(found.facts.record.gestures[: made.first])
    rights = next_rights(Facts(before, len(before)), on_hand(before, found.law).values()) if before else None
    least = dict(rights.figures).get("least", 0) if rights is not None and rights.matter.seats[0] == made.seat else 0
    more = least > dict(lead.figures).get("to", 0)
    return WOULD_BE.format(sentence.removesuffix("."), least) if more else sentence


def _has_checked(found: Found) -> bool:
    """Has the next player checked the bet already, which leaves less than his turn had?"""
    standing = told(found.facts).standing
    return standing is not None and next_to_act(found.facts) in standing.checked


def _faces_it_all(after: Found) -> bool:
    """Is what the next player has to call the largest bet there is then? A bet made larger after others acted may not
    have been followed.
    """
    assert after.rights is not None
    table, seat = after.facts.table, after.rights.matter.seats[0]
    most, mine = max(each.bet.amount for each in table.seats), table.seat(seat)
    call = dict(after.rights.figures).get("call")
    return call is None or call == min(most - mine.bet.amount, mine.stack.amount)


def _put_right(found: Found) -> Record | None:
    """The hand with what is missing of wagers put in and what is too much given back, right after they were made, or
    last where others have acted on it as it was; None where that can't be said.
    """
    facts, record = found.facts, found.facts.record
    last: dict[int, Wager] = {each.seat: each for each in wagers(facts) if each.street == facts.course.street}
    acts: dict[int, list[g.Gesture]] = {}
    for seat, made in last.items():
        comes_to = stands(found.law, facts, made)
        if comes_to.open:
            return None
        sits = record.tables[-1].seat(seat)
        over, more = pick(sits.bet, comes_to.back), pick(sits.stack, comes_to.owed)
        if more is None:
            return None
        mine: list[tuple[str, g.Act]] = []
        if over is None:
            stays, over = make(sits.bet.amount - comes_to.back), make(comes_to.back)
            mine.append(("D", g.Trade(RACK, stays + over, f"bet-{seat}", sits.bet)))
        mine += [("D", g.ReturnBet(seat, over))] if comes_to.back else []
        mine += [("D", g.AskFor(seat, comes_to.owed)), (g.player(seat), g.Wager(more))] if comes_to.owed else []
        if mine:
            at = record.gestures[made.last].at
            acts[_spoken(record, made.last)] = [g.Gesture(at, who, act) for who, act in mine]
    if not acts:
        return None
    at_once = [one for at, each in enumerate(record.gestures) for one in (each, *acts.get(at, ()))]
    at = record.gestures[-1].at
    after_all = (g.Gesture(at, each.who, each.act) for row in acts.values() for each in row)
    return record.otherwise(at_once) or record.otherwise((*record.gestures, *after_all))


def _spoken(record: Record, last: int) -> int:
    """The last word of the dealer right after that gesture on what it comes to."""
    while last + 1 < len(record) and isinstance(record.gestures[last + 1].act, g.AnnounceBet):
        last += 1
    return last
