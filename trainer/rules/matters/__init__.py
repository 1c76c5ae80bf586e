"""What can be seen to have gone wrong, whatever a book says about it.

A detector looks at what happened only, so a matter that has been put right since is still found, with the same
`error` and `onset`. It never looks at a book.
"""

from trainer.kernel import gestures as g
from trainer.kernel.games import is_stud
from trainer.rules.facts import Facts, remembered_unless
from trainer.rules.facts.stud import FOURTH_STREET
from trainer.rules.kind import MatterKind, by_key
from trainer.rules.matters import burn, deal, deck, dropped, flop, premature, stud
from trainer.rules.ruling import Matter

VOICE = (
    *g.SPOKEN,
    g.AnnounceBet,
    g.AskFor,
    g.AskHowMuch,
    g.ActionOn,
    g.AskToShow,
    g.Count,
    g.Rest,
    g.Check,
    g.Device,
    g.Conduct,
    g.Bounty,
    g.ShowTo,
)
CHIPS = (g.Wager, g.PullBack, g.BringInBets, g.ReturnBet, g.Trade, g.Collect, g.Shift, g.PushPot, g.PushSide)
KINDS: dict[str, MatterKind] = by_key(each.KINDS for each in (deal, deck, flop, burn, dropped, premature, stud))


def _something_new(facts: Facts) -> bool:
    """Can the last gesture show anything wrong with the cards? No chips or words can, once somebody has acted, unless
    they end the spreading of a street or bet on fourth street of stud.
    """
    if not facts.at or _ends_a_spread(facts) or _bets_on_fourth_street(facts):
        return True
    before, after = facts.record.courses[facts.at - 1], facts.course
    begun = before.actions and before.actions[-1].street == before.street
    same = begun and before.betting == after.betting and before.opened == after.opened
    return not (same and isinstance(facts.record.gestures[facts.at - 1].act, VOICE + CHIPS))


def _bets_on_fourth_street(facts: Facts) -> bool:
    """May it be a bet doubled for an open pair?"""
    wager = isinstance(facts.record.gestures[facts.at - 1].act, g.Wager)
    return wager and is_stud(facts.game) and facts.course.street == FOURTH_STREET


def _ends_a_spread(facts: Facts) -> bool:
    """Was a card laid or turned right before it, but for words?"""
    before = (each.act for each in reversed(facts.record.gestures[: facts.at - 1]))
    return isinstance(next((act for act in before if not isinstance(act, g.SPOKEN)), None), g.Lay | g.Turn)


@remembered_unless(_something_new)
def matters(facts: Facts) -> tuple[Matter, ...]:
    """Everything visibly wrong so far, in the order in which it became visible."""
    found = [matter for kind in KINDS.values() for matter in kind.detector(facts)]
    return tuple(sorted(found, key=lambda matter: (matter.onset, matter.error, matter.kind)))
