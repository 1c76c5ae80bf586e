"""A bet or raise of too little, or of too much, that another player has answered: his act goes by it put right."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from trainer.grading.answers.asked import WAGER
from trainer.grading.answers.choice.own_wager import own_wager
from trainer.grading.answers.made import Answer
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import NOTHING, lower
from trainer.grading.answers.words.next_call import MADE_LARGER
from trainer.grading.rulings import on_hand
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.rules.book import Book
from trainer.rules.brought_up import in_for_it
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import in_force
from trainer.rules.facts.shape import offered, said_first
from trainer.rules.facts.standing import FOLD
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import Wager, counts_for, wagers
from trainer.rules.kinds import on_a_wager
from trainer.rules.making_good import RISING
from trainer.rules.record import Record
from trainer.rules.ruling import Decision
from trainer.rules.stands import OVERBET, POT_BET, WHAT_IT_IS, Stands, stands

RAISE, CALL, TOO_MUCH = "raise", "call", (OVERBET, POT_BET)
STANDS = "{}; seat {}'s {} {:,} stands."
FACED_NEXT = "; it's "


class MadeUp(NamedTuple):
    """What is ruled on the wager of a `raiser` that was put right before another one answered it, "" for none, and
    whose the answer is: nobody's where all have folded since.
    """

    said: str = ""
    seat: int = 0
    raiser: int = 0


NONE = MadeUp()


def as_made_up(record: Record, law: Book) -> tuple[Record, MadeUp]:
    """The hand with what that raise lacks put in, or what it has too much given back, before it was answered, and what
    is ruled on it; the same and nothing where it was as it should be. Who called it and is brought up with it is in for
    it, too.
    """
    facts = Facts(record, len(record))
    if (folded_to := _as_folded_to(record, law, facts)) is not None:
        return folded_to
    short, last = _raised_and_answered(law, facts)
    if short is None or last is None or short.seat == last.seat:
        return record, NONE
    comes_to = stands(law, facts, short)
    if offered(last) <= comes_to.to and _as_it_lay(last, short):
        return record, NONE
    lacking = _is_short(comes_to) or _only_said_too_much(comes_to)
    there = _put_in(record, short, comes_to) if lacking else _given_back(record, comes_to)
    if there is None:
        return record, NONE
    if lacking and comes_to.lead is not None and comes_to.lead.key in MADE_LARGER:
        there = _with_who_called(there, offered(short), in_for_it(facts, comes_to))
    taken_for_call = said_first(last, RAISE) and last.total == offered(short)
    alone = record.instead(record.gestures[: last.first]) if taken_for_call else record
    said = own_wager(law, Facts(alone, len(alone)), tuple(on_hand(alone, law).values()), short.seat)[1]
    return there, MadeUp(said.partition(FACED_NEXT)[0], last.seat, short.seat)


def _as_folded_to(record: Record, law: Book, facts: Facts) -> tuple[Record, MadeUp] | None:
    """The same of a raise said with no more than a call's chips, where everybody since has folded; else None."""
    raised = next((each for each in reversed(_raises(facts)) if each.motions), None)
    since = [each for each in wagers(facts) if raised is not None and each.first > raised.first]
    if raised is None or not since or any(each.done != FOLD or each.motions for each in since):
        return None
    comes_to = stands(law, facts, raised)
    alone = raised.declared is not None and raised.declared.general and said_first(raised, RAISE)
    if not alone or raised.total > raised.facing or comes_to.open or not _is_short(comes_to):
        return None
    there = _put_in(record, raised, comes_to)
    said = own_wager(law, facts, tuple(on_hand(record, law).values()), raised.seat)[1]
    return (there, MadeUp(said.partition(FACED_NEXT)[0], raiser=raised.seat)) if there is not None and said else None


def _raised_and_answered(law: Book, facts: Facts) -> tuple[Wager | None, Wager | None]:
    """The last bet or raise of the street that another one has answered: where its own size is wrong with "raise", or
    in silence with chips that don't call it as it lay.
    """
    raised = _raises(facts)
    if raised and not said_first(raised[-1], RAISE):
        raised = [each for each in raised if offered(each) > each.facing]
    here = [each for each in _in_force(facts) if not each.done]
    raised = [each for each in raised if each in here[-1:] or not _calls_beside_more(each)]
    after = here[here.index(raised[-1]) + 1 :] if raised and raised[-1] in here else []
    own = len(after) == 1 and _answers_otherwise(after[0], raised[-1])
    if own and _in_its_turn(facts, raised[-1]) and _is_put_right(stands(law, facts, raised[-1])):
        return raised[-1], after[0]
    return (raised[-2], raised[-1]) if len(raised) > 1 else (None, None)


def _answers_otherwise(last: Wager, raised: Wager) -> bool:
    return said_first(last, RAISE) or (last.silent and not _as_it_lay(last, raised))


def _as_it_lay(last: Wager, raised: Wager) -> bool:
    """Does it come to just what lay there or was named of that raise, which is no call of a raise that was said?"""
    return counts_for(last) == offered(raised) and not (raised.motions and counts_for(raised) > offered(raised))


def _in_its_turn(facts: Facts, made: Wager) -> bool:
    return all(each.made.first != made.first for each in told(facts).outs)


def _in_force(facts: Facts) -> list[Wager]:
    return [each for each in wagers(facts) if each.street == facts.course.street and in_force(facts, each)]


def _raises(facts: Facts) -> list[Wager]:
    """The bets and raises in force of the street; a number alone that is too little for one is none."""
    return [each for each in _in_force(facts) if _rises(each) and (each.motions or counts_for(each) > each.facing)]


def _calls_beside_more(made: Wager) -> bool:
    """Is it a call in words of somebody before whom more lies than there is to call, which goes back?"""
    return said_first(made, CALL) and made.before > made.facing


def _rises(made: Wager) -> bool:
    """Is more offered than is faced, or said that it is, of an amount that only comes to a call?"""
    return offered(made) > made.facing or (made.facing > 0 and offered(made) > 0 and said_first(made, RAISE))


def _of_the_bet_before(lead: Decision, last: Wager) -> bool:
    """Is it what goes back of the bet that was raised? That is told already."""
    before = lead.matter.error <= last.first and lead.matter.seats[:1] != (last.seat,)
    return before and lead.matter.kind in (*TOO_MUCH, WHAT_IT_IS)


def _is_short(comes_to: Stands) -> bool:
    made = comes_to.made
    return comes_to.kind in RISING and comes_to.to > offered(made) and _rises(made) and not comes_to.again


def _only_said_too_much(comes_to: Stands) -> bool:
    return not comes_to.made.motions and _is_too_much(comes_to)


def _is_too_much(comes_to: Stands) -> bool:
    beyond = any(each.matter.kind in TOO_MUCH for each in comes_to.decisions) or comes_to.made.fixed
    return beyond and counts_for(comes_to.made) > comes_to.to > 0


def _is_put_right(comes_to: Stands) -> bool:
    return _is_short(comes_to) or _is_too_much(comes_to)


def _given_back(record: Record, comes_to: Stands) -> Record | None:
    """The hand with what is beyond the limit or the pot given back; None where nothing is that others have faced."""
    made = comes_to.made
    lies = record.tables[made.last + 1].seat(made.seat).bet
    back = (
        pick(lies, comes_to.back)
        if _is_too_much(comes_to) and comes_to.back and not made.good and made.settled < 0
        else None
    )
    if back is None:
        return None
    given = g.Gesture(record.gestures[made.last].at, g.DEALER, g.ReturnBet(made.seat, back))
    return record.otherwise((*record.gestures[: made.last + 1], given, *record.gestures[made.last + 1 :]))


def _put_in(record: Record, short: Wager, comes_to: Stands) -> Record | None:
    """The hand with these chips put in: those that the dealer asks for, or of words alone what they come to."""
    stack, at = record.tables[short.last + 1].seat(short.seat).stack, short.last + 1
    rest = pick(stack, comes_to.to - short.lying)
    if rest is None:
        return None
    who, when = g.player(short.seat), record.gestures[short.last].at
    if not short.motions:
        said = (g.Gesture(when, who, g.Say(f"{comes_to.kind} {comes_to.to}")), g.Gesture(when, who, g.Wager(rest)))
        return record.otherwise((*record.gestures[: short.last], *said, *record.gestures[at:]))
    while at < len(record.gestures) and isinstance(record.gestures[at].act, g.AnnounceBet):
        at += 1
    asked = (g.Gesture(when, g.DEALER, g.AskFor(short.seat, rest.amount)), g.Gesture(when, who, g.Wager(rest)))
    return record.otherwise((*record.gestures[:at], *asked, *record.gestures[at:]))


def _with_who_called(record: Record, lay: int, brought: Mapping[str, int]) -> Record:
    """The hand in which whoever called a bet or raise of what lay there puts in what he is `brought` to with it."""
    acts = list(record.gestures)
    for each in reversed(_in_force(Facts(record, len(record)))):
        to = brought.get(f"seat-{each.seat}", 0)
        more_lay = said_first(each, CALL) and not each.motions and each.total > lay
        called = (said_first(each, CALL) or each.silent) and (each.total == lay or more_lay) and each.facing == to
        rest = pick(record.tables[each.last + 1].seat(each.seat).stack, to - each.total) if called else None
        if rest is not None:
            acts.insert(each.last + 1, g.Gesture(acts[each.last].at, g.player(each.seat), g.Wager(rest)))
    return record.otherwise(acts) or record


def with_the_made_up(made: Answer, record: Record, law: Book, short: MadeUp, ask: str, seat: int) -> Answer:
    """The answer behind what is ruled on the raise that was short, where all wagers are asked about; that alone of who
    made it.
    """
    if short.said and ask == WAGER and seat == short.raiser:
        return replace(made, state=State.RULED, sentence=f"{short.said.removesuffix('.')}.")
    if not short.said or seat or ask not in ("", WAGER):
        return made
    facts, first = Facts(record, len(record)), short.said.removesuffix(".")
    last = next((each for each in reversed(_in_force(facts)) if each.seat == short.seat), None)
    if last is None or last.done:
        return replace(made, state=State.RULED, sentence=_after_folds(made, first, short.raiser))
    what = "raise to" if last.total > last.facing else "call of"
    then = _then(law, facts, last, made)
    told = f"{first}; then {lower(then)}" if then else STANDS.format(first, last.seat, what, offered(last))
    also = tuple(each for each in made.also if each != short.said)
    return replace(made, state=State.RULED, sentence=told, also=also, settled=())


def _after_folds(made: Answer, first: str, raiser: int) -> str:
    """What is ruled on the raise and then what has become of the folds; of his own wager nothing more."""
    calm = made.sentence.partition(": ")[2] if made.sentence.startswith(NOTHING) else made.sentence
    own = made.lead is not None and on_a_wager(made.lead.matter.kind) and made.lead.matter.seats[:1] == (raiser,)
    return f"{first}." if own or not calm else f"{first}; {lower(calm)}"


def _then(law: Book, facts: Facts, last: Wager, made: Answer) -> str:
    """What is ruled on the answer to it; "" where that stands as it was made."""
    if made.sentence.startswith(NOTHING):
        return ""
    if made.lead is None or not _of_the_bet_before(made.lead, last):
        return made.sentence
    comes_to = stands(law, facts, last)
    return own_wager(law, facts, made.points, last.seat)[1] if comes_to.open or comes_to.to != last.total else ""
