"""An amount that a player names or puts out when he is asked about his number, and the chips of one: no new act, and a
house may not go by it.
"""

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.rules.book import Book
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.facts.as_they_lie import MAKING
from trainer.rules.facts.meanings import legal_meaning, legal_meanings, short_meaning
from trainer.rules.facts.wager import Wager, earlier, wagers
from trainer.rules.record import Record
from trainer.rules.stands import stands

OF_A_NUMBER = ("", "bet", "raise")
"""What an answer on a number may name with the amount; a call, a check or a fold is no answer."""


def as_answered_at_once(record: Record) -> Record:
    """The hand with what a player answers the dealer about his number, and with the chips that he puts out for it, told
    where he named it, though others have acted on it meanwhile.
    """
    for at, _, asks in Facts(record, len(record)).done(g.AskHowMuch):
        number, answer = _number(Facts(record, at), asks.seat), _answer(record, at, asks.seat)
        if number is not None and answer:
            chips = _put_out(record, answer)
            named = (g.Say(str(chips.total)),) if chips is not None else ()
            given = tuple(dict(chips.motions)) if chips is not None else (answer,)
            record = _told_with_it(record, number, (at, *given), named)
    while (late := _chips_of_a_number(record)) is not None:
        record = _told_with_it(record, *late)
    return record


def _told_with_it(record: Record, number: Wager, late: tuple[int, ...], named: tuple[g.Act, ...] = ()) -> Record:
    """The hand with those gestures told right after the number, and after the first of them what its maker named."""
    acts, place = list(record.gestures), number.last + 1
    first, *others = (replace(acts[index], at=acts[place].at) for index in late)
    said = [replace(acts[late[-1]], at=first.at, act=each) for each in named]
    rest = [each for index, each in enumerate(acts[place:], place) if index not in late]
    return record.otherwise((*acts[:place], first, *said, *others, *rest)) or record


def _put_out(record: Record, index: int) -> Wager | None:
    """The wager whose chips are put out there."""
    return next((made for made in wagers(Facts(record, len(record))) if index in dict(made.motions)), None)


def _chips_of_a_number(record: Record) -> tuple[Wager, tuple[int, ...]] | None:
    """A number in words alone, and the chips that its maker has put out for it once others had acted on it."""
    every = wagers(Facts(record, len(record)))
    for made in every:
        number = next((each for each in reversed(earlier(every, made)) if each.seat == made.seat), None)
        if number is not None and made.promised is not None and made.promised.unofficial and made.motions:
            return number, tuple(index for index, _ in made.motions)
    return None


def _number(facts: Facts, seat: int) -> Wager | None:
    """The last wager of that seat, if it is a number in words alone by then."""
    made = [each for each in wagers(facts) if each.street == facts.course.street]
    mine = next((each for each in reversed(made) if each.seat == seat), None)
    if mine is None or mine.motions or mine.done or not mine.words:
        return None
    return mine if mine.words[0][1].unofficial else None


def _answer(record: Record, at: int, seat: int) -> int:
    """Where the first that this player does once he is asked names or puts out an amount of his number; 0 where it does
    not.
    """
    since = ((index, each) for index, each in enumerate(record.gestures) if index > at)
    index, act = next(((index, each.act) for index, each in since if _decides(each, seat)), (0, None))
    if isinstance(act, g.Wager):
        return index
    said = declared(act.words) if isinstance(act, g.Say) else None
    named = said is not None and said.kind in OF_A_NUMBER and (said.amount or said.unofficial)
    return index if named else 0


def _decides(gesture: g.Gesture, seat: int) -> bool:
    """Does the floor rule, or does that player act or declare anything?"""
    act = gesture.act
    if isinstance(act, g.Say):
        return gesture.seat == seat and declared(act.words) is not None
    return isinstance(act, g.Order) or (gesture.seat == seat and isinstance(act, MAKING))


def as_ruled(record: Record, law: Book) -> Record:
    """The hand with the amount that such a number comes to in the answer's place: that is what everybody else faces.

    Where that is less than a raise of it, which no answer names, the number stands alone.
    """
    facts = Facts(record, len(record))
    acts: list[g.Gesture | None] = list(record.gestures)
    for made in wagers(facts):
        meanings = _meanings(facts, made)
        named = {at: said.amount for at, said in made.words[1:] if said.amount in meanings}
        found = stands(law, facts, made) if named else None
        if found is None or found.open:
            continue
        for at, amount in named.items():
            if found.to in legal_meanings(facts, made):
                acts[at] = replace(record.gestures[at], act=g.Say(str(found.to)))
            elif amount != found.to and (
                amount == legal_meaning(made) or _asked_alone(law, record, made, at) == found.to
            ):
                acts[at] = None
    kept = [each for each in acts if each is not None]
    return record if kept == list(record.gestures) else record.otherwise(kept) or record


def _meanings(facts: Facts, made: Wager) -> tuple[int, ...]:
    """All that the number can mean, less than a raise too."""
    short = short_meaning(made)
    return legal_meanings(facts, made) or ((short, legal_meaning(made)) if short else ())


def _asked_alone(law: Book, record: Record, made: Wager, at: int) -> int:
    """The total that the number comes to with nothing named after it; 0 where the house leaves that open, and where
    the dealer didn't ask for what is named there.
    """
    then = Facts(record, made.words[0][0] + 1)
    number = next((each for each in wagers(then) if each.first == made.first), None)
    found = stands(law, then, number) if number is not None else None
    asked = record.gestures[at - 1].act == g.AskHowMuch(made.seat)
    return found.to if found is not None and asked and not found.open else 0
