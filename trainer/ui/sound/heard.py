"""Which sound an act makes: by its kind alone, so that no ear finds out more than an eye. No Qt, no rules."""

from typing import Final

from trainer.kernel import gestures as g

CARD, TURN, RIFFLE, CUT, SCRAMBLE = "card", "turn", "riffle", "cut", "scramble"
CHIPS, RAKE, KNOCK, FLOOR = "chips", "rake", "knock", "floor"
NAMES: Final = (CARD, TURN, RIFFLE, CUT, SCRAMBLE, CHIPS, RAKE, KNOCK, FLOOR)
"""Each is a file of `assets/sounds`."""
KINDS: Final[dict[str, tuple[type[g.Act], ...]]] = {
    CARD: (g.Pitch, g.Burn, g.Lay, g.Move, g.Muck, g.Fold, g.Drop),
    TURN: (g.Turn, g.Flash),
    RIFFLE: (g.Shuffle, g.Shuffler),
    CUT: (g.Cut, g.Square),
    SCRAMBLE: (g.Scramble, g.Gather),
    CHIPS: (g.Post, g.Wager, g.PullBack, g.Uncover, g.ReturnBet, g.Trade, g.Change, g.ChangePot, g.Count),
    RAKE: (g.BringInBets, g.Collect, g.Shift, g.PushPot),
    KNOCK: (g.Check,),
    FLOOR: (g.Come,),
}


def heard(gestures: tuple[g.Gesture, ...]) -> tuple[str, ...]:
    """The sounds of what happened at one moment, each once."""
    names = (name for each in gestures for name, kinds in KINDS.items() if isinstance(each.act, kinds))
    return tuple(dict.fromkeys(names))
