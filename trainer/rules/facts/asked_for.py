"""Too little said for a bet or raise, of which the dealer asks for the chips of a whole one."""

from itertools import takewhile

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.rules.facts.wager import Wager
from trainer.rules.record import Record


def as_asked(record: Record, made: Wager, index: int, gesture: g.Gesture) -> Wager:
    """The wager with the least bet or raise for what was said of less, as its chips come that the dealer asked for."""
    said, least, chips = made.declared, min(made.minimum, made.most), gesture.act
    short = said is not None and said.kind in ("bet", "raise") and 0 < said.amount < least and not made.motions
    if said is None or not short or not isinstance(chips, g.Wager) or made.lying + chips.chips.amount != least:
        return made
    asked = (g.AskFor(made.seat, chips.chips.amount), g.AnnounceBet(said.kind, least))
    since = takewhile(lambda each: each.seat != made.seat, reversed(record.gestures[:index]))
    if all(each.act not in asked for each in since):
        return made
    whole = replace(said, amount=least)
    if made.promised is not None:
        return replace(made, promised=whole)
    return replace(made, words=((made.words[0][0], whole), *made.words[1:]))
