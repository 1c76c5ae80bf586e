"""Who called a string bet that is cut down: what was called beyond it goes back with it."""

from collections.abc import Iterable, Mapping

from trainer.grading.answers.choice.beside import STRING_OPEN
from trainer.kernel.listed import listed
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, maker, wagers
from trainer.rules.ruling import Decision
from trainer.rules.stands import STRING

OWN = "Seat {} calls {:,} and gets {:,} back."
ONE, SEVERAL = "seat {}'s call is {:,}, and {:,} goes back", "seats {} call {:,}, and {:,} goes back to each"


def calls_cut(facts: Facts, cut: Decision) -> Mapping[int, int]:
    """By seat what goes back to who called more of that string bet than it comes to, in chips; nothing where it isn't
    cut.
    """
    figures, made = dict(cut.figures), maker(facts.about(cut.matter))
    to, back = figures.get("to", 0), figures.get("back", 0)
    if made is None or not (to and back and cut.matter.kind == STRING):
        return {}
    return _beyond(facts, made, to, to + back)


def called_since(facts: Facts, left: Decision) -> frozenset[int]:
    """The seats that have put in chips since a string bet of which the floor says what stands, but for whoever raised
    enough in any case: they hang on that; nobody where it isn't left to the floor or its street is over.
    """
    made = maker(facts.about(left.matter)) if left.key == STRING_OPEN else None
    if made is None or made.street != facts.course.street:
        return frozenset()
    enough = 2 * dict(left.figures)["by-all-chips"]
    since = (each for each in wagers(facts) if each.street == made.street and each.first > made.last)
    return frozenset(each.seat for each in since if each.motions and each.seat != made.seat and each.total < enough)


def _beyond(facts: Facts, made: Wager, to: int, most: int) -> Mapping[int, int]:
    """By seat what calls of that wager at its most come to beyond that total."""
    since = [each for each in wagers(facts) if each.street == made.street and each.first > made.first]
    called = [each for each in since if each.motions and each.facing == most and to < each.total <= each.facing]
    return {each.seat: each.total - to for each in called}


def own_call_cut(facts: Facts, every: Iterable[Decision], seat: int) -> tuple[Decision | None, str]:
    """The cut of somebody else's wager that cuts the last call of that seat, and what is said of the call."""
    for each in every:
        if goes_back := calls_cut(facts, each).get(seat):
            return each, OWN.format(seat, dict(each.figures)["to"], goes_back)
    return None, ""


def with_calls(sentence: str, facts: Facts, cut: Decision) -> str:
    """The sentence on a string bet that is cut, with the calls that go down with it."""
    back, to = calls_cut(facts, cut), dict(cut.figures).get("to", 0)
    amounts = {*back.values()}
    if len(back) > 1 and len(amounts) == 1:
        told = [SEVERAL.format(listed([str(seat) for seat in back]), to, *amounts)]
    else:
        told = [ONE.format(seat, to, each) for seat, each in back.items()]
    return f"{'; '.join([sentence.removesuffix('.'), *told])}."
