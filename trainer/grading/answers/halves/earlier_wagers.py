"""What the wagers of a street came to before the last one, where that is not what was said or put out."""

from dataclasses import replace

from trainer.grading.answers.asked import RIGHT, WAGER
from trainer.grading.answers.choice.beside import unknown_number
from trainer.grading.answers.choice.hangs_on_it import FOLD_BINDS, acted_on, early_fold
from trainer.grading.answers.choice.own_wager import left_open
from trainer.grading.answers.found import Found
from trainer.grading.answers.letters import begun
from trainer.grading.answers.pots.folded_misled import amount_named
from trainer.grading.answers.telling import lower, told_of, whole
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import KIND as TURN
from trainer.rules.facts.out_of_turn import in_force
from trainer.rules.facts.shape import offered, said_first
from trainer.rules.facts.short_all_in import higher_of_two, may_be_either, raised_by_a_bet
from trainer.rules.facts.turns import due_now
from trainer.rules.facts.wager import Wager, maker, wagers
from trainer.rules.ruling import Decision
from trainer.rules.stands import OVERBET, POT_BET, RANKS, SIZED, UNCLEAR, UNDERRAISE, Stands, stands

RIGHTS, TURNS = "rights", "turns"
FLOORS = {UNDERRAISE: "“", OVERBET: ""}
"""Kinds of what a house may be silent on, with what its sentence begins with where the floor has to size a wager."""
ITS_AMOUNT = ("the raise is to ", "the bet is to ")
CALL, FULL, RAISE, BET = "call of", "full call of", "raise to", "bet of"


def with_earlier_wagers(found: Found, lead: Decision | None, sentence: str) -> str:
    """The answer on the last wager of a street, or on what the next player may do, with what became before of the
    wagers of others that still lie there as they were made: in turn, or by now in force.
    """
    made = _last(found, lead)
    if made is None:
        return sentence
    before = (each for each in wagers(found.facts) if each.street == made.street and each.first < made.first)
    last = {each.seat: each for each in before if (each.motions or each.words) and in_force(found.facts, each)}
    told = [said for seat, each in last.items() if seat != made.seat and (said := _told(found, each, made))]
    if not told:
        return sentence
    return begun("; ".join([*told, _of_its_maker(made, lower(whole(sentence)))]))


def _of_its_maker(made: Wager, said: str) -> str:
    """The sentence on the last wager, which names whose it is, since others are told before it."""
    return f"seat {made.seat}'s {said.removeprefix('the ')}" if said.startswith(ITS_AMOUNT) else said


def numbers_meant(found: Found, sentence: str) -> tuple[Decision, ...]:
    """What is ruled on numbers of which the sentence tells what they mean."""
    ruled = (each for each in found.points if each.matter.kind == UNCLEAR and not each.silent)
    told = ((each, told_of(found.law, found.facts, each).removesuffix(".")) for each in ruled)
    return tuple(each for each, means in told if lower(means) in lower(sentence))


def with_what_hangs_on_a_number(found: Found, lead: Decision, sentence: str) -> str:
    """The answer on a number said alone, or on more than the limit, that the floor has to size, with what another
    player has done on it since; asked about turns, with whose turn it is whatever it comes to.
    """
    begins = FLOORS.get(lead.matter.kind) if lead.silent else None
    sized = unknown_number(lead, found.facts) or (begins is not None and sentence.startswith(begins))
    made = maker(found.facts.about(lead.matter))
    if made is None or not (sized or may_be_either(found.facts, made)):
        return sentence
    whole_said = sentence.removesuffix(".")
    own = f"Seat {made.seat}'s {whole_said}" if sentence.startswith("“") else whole_said
    said = _what_hangs(found, lead, made, own)
    due = due_now(found.facts) if found.ask == TURNS and unknown_number(lead, found.facts) else 0
    due = 0 if f"on seat {due}" in said else due
    return f"{(said or own).removesuffix('.')}; the action is then on seat {due}." if due else said or sentence


def _what_hangs(found: Found, lead: Decision, made: Wager, own: str) -> str:
    """What has come of such a wager, with what is said of it: what others did on it, a fold out of turn, or whose turn
    it is after one out of turn; "" for nothing.
    """
    after = next(iter(acted_on(found.facts, made)), None) if made.in_turn or lead.silent else None
    if after is None:
        return _of_nobody_since(found, lead, made, own)
    posted = next((each for each in found.points if each.matter.seats[:1] == (after.seat,) and _post(each)), None)
    if posted is not None and after.first > made.first:
        return f"{own}; what seat {after.seat}'s out-of-turn action posts depends on that."
    if posted is not None:
        return f"{own}; what seat {after.seat}, who posted {_post(posted):,}, may do depends on that."
    if (overtaken := _overtaken(found, made, after)) is not None:
        return f"{own}; {lower(told_of(found.law, found.facts, overtaken))}"
    what = RAISE if offered(after) > _known(found.facts, made, after) or said_first(after, "raise") else CALL
    return f"{own}; the amount of seat {after.seat}'s {what.split()[0]} depends on that."


def _of_nobody_since(found: Found, lead: Decision, made: Wager, own: str) -> str:
    """A fold out of turn, told with a wager that nobody has called or raised, or whose turn it is where that came out
    of turn; "" for neither.
    """
    due, until = due_now(found.facts), len(found.facts.record) if lead.silent else made.first
    fold = early_fold(found.facts, found.points, until) if found.ask in ("", TURNS, RIGHT) else None
    if fold is not None and fold.key != FOLD_BINDS:
        return f"{own}; {lower(told_of(found.law, found.facts, fold)).removesuffix('.').partition(';')[0]}."
    return "" if made.in_turn or due in (0, made.seat) else f"{own}; the action is on seat {due}."


def _overtaken(found: Found, made: Wager, early: Wager) -> Decision | None:
    """What is ruled on an act made too early in limit where what came before its turn is a bet or raise, whatever that
    comes to: with nothing to call, or over an all-in short of the fixed bet.
    """
    either = raised_by_a_bet(found.facts, made.facing, made.first) > 0
    if not made.fixed or (made.facing and not either) or early.first > made.first:
        return None
    mine = (each for each in found.points if each.matter.kind == TURN and each.matter.error == early.first + 1)
    return next(mine, None)


def _post(decision: Decision) -> int:
    """The minimum that the bet out of turn posted which it is on, 0 for none."""
    return dict(decision.figures).get("post", 0)


def _known(facts: Facts, made: Wager, after: Wager) -> int:
    """What is surely faced by an act beside a number left open: that number as it counts, before it the bet itself; of
    words that may have two totals the higher one.
    """
    if may_be_either(facts, made):
        return higher_of_two(facts, made)
    return offered(made) if after.first > made.first else after.facing


def _last(found: Found, lead: Decision | None) -> Wager | None:
    """The wager that was made last, where the answer is on it or on what comes next; None where something is asked."""
    if found.seat or found.ask not in ("", WAGER):
        return None
    if lead is not None and lead.matter.kind in SIZED:
        return maker(found.facts.about(lead.matter))
    made = [each for each in wagers(found.facts) if each.motions or each.words]
    calm = (lead is None or lead.matter.kind == RIGHTS) and found.facts.course.betting
    return made[-1] if made and calm and made[-1].street == found.facts.course.street else None


def _told(found: Found, made: Wager, last: Wager) -> str:
    """What one comes to; "" where it is what was said or put out, and where it was put right; of "pot" where it was not
    just called.
    """
    comes_to = stands(found.law, found.facts, made)
    if comes_to.open:
        left = left_open(found.facts, found.points, made)
        told = left is not None and left.matter.kind not in RANKS[-1]
        one = told_of(found.law, found.facts, left).removesuffix(".") if left is not None and told else ""
        return f"seat {made.seat}'s {one}" if one.startswith("“") else lower(one)
    said = offered(made)
    if comes_to.lead is not None and _said_on_a_wrong_count(found, made, comes_to):
        owes = replace(comes_to.lead, figures=(*comes_to.lead.figures, ("owed", comes_to.owed)))
        return lower(told_of(found.law, found.facts, owes)).removesuffix(".")
    if comes_to.lead is not None and comes_to.lead.matter.kind == UNCLEAR and not made.motions:
        return lower(told_of(found.law, found.facts, comes_to.lead)).removesuffix(".")
    if comes_to.lead is not None and comes_to.lead.matter.kind == POT_BET and comes_to.owed and not made.motions:
        if stands(found.law, found.facts, last).to == comes_to.to:
            return ""
        return f"seat {made.seat}'s pot is a {_kind(comes_to, 0)} {comes_to.to:,}"
    if comes_to.lead is None or not said or comes_to.to in (0, said) or not (comes_to.owed or comes_to.back):
        return ""
    back = f", and {comes_to.back:,} goes back" if comes_to.back else ""
    return f"seat {made.seat}'s {said:,} is a {_kind(comes_to, said)} {comes_to.to:,}{back}"


def _said_on_a_wrong_count(found: Found, made: Wager, comes_to: Stands) -> bool:
    """Did he only say that he calls, and owes all of it, after another amount had been named for the bet?"""
    only_said = said_first(made, CALL.split()[0]) and not made.motions and comes_to.owed > 0
    return only_said and amount_named(found.facts, made.first) not in (0, made.facing, comes_to.owed)


def _kind(comes_to: Stands, said: int) -> str:
    if comes_to.kind == "call":
        return FULL if said < comes_to.to else CALL
    return RAISE if comes_to.kind == "raise" else BET
