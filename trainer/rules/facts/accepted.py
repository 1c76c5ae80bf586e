"""Calls of an amount that somebody got wrong: what the caller was told, put out and said, who acted afterwards."""

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Claimed, Requested
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import Standing
from trainer.rules.facts.turns import act_at, told
from trainer.rules.facts.wager import Wager, earlier, from_there, wagers

COUNTS = (Requested.COUNT, Requested.POT_COUNT)
AS_CALLED_OUT = "as announced"
"""The words of a request that nobody made: who puts out what a bet was called out as goes by it as if he had asked."""


def wrong_count(facts: Facts, made: Wager, level: int) -> int:
    """The amount that the caller was told on asking for it, if it is not the right one; 0 if there is none.

    Right is the total of the bet or, unless the bet was called out as of so much, what a call adds.
    """
    asked, answer, called_out = False, 0, False
    for index in range(_bet_was_made(facts, made), made.first):
        gesture = facts.record.gestures[index]
        act = gesture.act
        if gesture.seat == made.seat:
            asked = asked or (isinstance(act, g.Request) and act.what in COUNTS)
            called_out = called_out or (isinstance(act, g.Request) and act.words == AS_CALLED_OUT)
        elif asked:
            answer = _told(act) or answer
    return 0 if answer == level or (answer == level - made.before and not called_out) else answer


def _bet_was_made(facts: Facts, made: Wager) -> int:
    """The gesture after the last wager that somebody else made before this one."""
    before = earlier(wagers(facts), made)
    return before[-1].last + 1 if before else facts.deal_start


def _told(act: g.Act) -> int:
    """The figure that somebody named."""
    if isinstance(act, g.Tell | g.AnnounceBet):
        return act.amount
    return _figure(act.words) if isinstance(act, g.Say) else 0


def _figure(words: str) -> int:
    found = [int(each) for each in words.replace(",", "").replace(".", " ").split() if each.isdecimal()]
    return found[0] if found else 0


def mistaken(act: g.Act) -> bool:
    """Does somebody claim by it to have got the amount wrong?"""
    return isinstance(act, g.Claim) and act.what is Claimed.MISTAKEN


def claimed(facts: Facts, made: Wager) -> bool:
    """Did its maker say so, with chips out and before anybody acted after him?"""
    if not made.motions:
        return False
    until = min((each.first for each in from_there(wagers(facts), made.last + 1)), default=facts.at)
    said = facts.record.gestures[made.motions[0][0] : until]
    return any(each.seat == made.seat and mistaken(each.act) for each in said)


def in_turn(facts: Facts) -> bool:
    """Is the matter about an act in turn?"""
    return act_at(facts, facts.matter.error - 1) is not None


def misjudged(facts: Facts) -> tuple[Wager, Standing]:
    """The call that the matter is about, and the round that it met. Raises LookupError."""
    found = act_at(facts, facts.matter.error - 1)
    if found is not None:
        return found
    raise LookupError(f"{facts.matter.key} is about no act in turn")


def pushed_out_what_he_was_told(facts: Facts) -> bool:
    made, standing = misjudged(facts)
    count = wrong_count(facts, made, standing.level)
    return count > 0 and count in (made.new.amount, made.total) and bool(made.motions)


def went_by_a_wrong_count(facts: Facts, made: Wager) -> bool:
    """Did its maker put out or name just the wrong amount that he was told?"""
    count = wrong_count(facts, made, made.facing)
    return count > 0 and count in (made.new.amount, made.total, said_alone(made))


def told_wrong(facts: Facts) -> int:
    """The amount that the caller was told, if it is not the right one; 0 if there is none."""
    made, standing = misjudged(facts)
    return wrong_count(facts, made, standing.level)


def said_what_he_was_told(facts: Facts) -> bool:
    """Did he name just that amount and no act, with no chips yet?"""
    made, standing = misjudged(facts)
    return wrong_count(facts, made, standing.level) == said_alone(made) > 0


def said_alone(made: Wager) -> int:
    """The amount that he said alone and has put out nothing for; 0 for none."""
    said = made.declared if not made.motions else None
    return said.amount if said is not None and not said.kind and not said.conditional else 0


def called_after_a_wrong_count(facts: Facts) -> bool:
    """Did he say so, or put out in silence what the call really is?"""
    made, standing = misjudged(facts)
    said = made.declared
    calls = made.total == level(facts) if said is None else said.kind == "call"
    return wrong_count(facts, made, standing.level) > 0 and calls


def put_in(facts: Facts) -> int:
    return misjudged(facts)[0].total


def level(facts: Facts) -> int:
    """The total to match, or all he has where that is less."""
    made, standing = misjudged(facts)
    return min(standing.level, made.most)


def short(facts: Facts) -> bool:
    made = misjudged(facts)[0]
    return bool(made.motions) and made.total < level(facts)


def put_out(facts: Facts) -> int:
    """What his chips came to as he put them out; what he took back again counts among them."""
    made = misjudged(facts)[0]
    return made.before + made.new.amount


def spoke(facts: Facts) -> bool:
    """Did he declare anything with it, before his chips or after them?"""
    made = misjudged(facts)[0]
    return bool(made.words) or made.promised is not None


def took_an_earlier_bet_for_the_last(facts: Facts) -> bool:
    """Do his chips match a bet of this round that was raised since? That he has in again what he has bet himself is
    no mistake.
    """
    made, standing = misjudged(facts)
    put = put_out(facts)
    earlier = {each.level for before, each in told(facts).acts if before.last < made.first} - {0, standing.level}
    same = [each.level for before, each in told(facts).acts if before.street == made.street]
    return put in earlier and put in same and put > standing.matched.get(made.seat, 0)


def acted_after(facts: Facts) -> bool:
    """Has anybody else acted on those chips? Once they are with their player again, nobody can."""
    made = misjudged(facts)[0]
    if made.withdrawn or (made.back and made.total == made.before):
        return False
    return any(each.seat != made.seat for each in from_there(wagers(facts), made.last + 1))
