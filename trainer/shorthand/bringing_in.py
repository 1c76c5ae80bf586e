"""The bring-in of a stud hand in short: `deal` posts it, and whoever tells of it once more tells of the same chips."""

from collections.abc import Mapping

from trainer.kernel import gestures as g
from trainer.kernel.cards import RANKS, SUITS
from trainer.kernel.games import is_stud
from trainer.kernel.table import Setup
from trainer.quickfire.telling import Telling

DEALT = 3  # cards of each player as the first betting opens
DOWN = slice(10, 30, 15)  # two of the cards that are left, of no use together
VERBS = ("post", "wager", "bet", "raise")
UPPER = {"razz": (*reversed(RANKS[:-1]), RANKS[-1])}  # aces are low in it, and the highest card brings in


def told_of(body: list[tuple[int, str]], bring_in: int) -> int:
    """The seat that the line after the deal has bring it in; 0 where no such line tells."""
    words = [line.split() for _, line in body]
    after = next((words[at + 1] for at, each in enumerate(words[:-1]) if each == ["deal"]), [])
    if len(after) != DEALT or after[1] not in VERBS or after[2] != str(bring_in) or not after[0][1:].isdigit():
        return 0
    return int(after[0][1:]) if after[0].startswith("P") else 0


def with_the_card_for_it(setup: Setup, holes: Mapping[int, list[str]], seat: int) -> dict[int, list[str]]:
    """The cards that are given, and to a seat that brings it in the upcard for which it does, where none was given."""
    known = {each: list(hand) for each, hand in holes.items()}
    if not is_stud(setup.game) or not seat or len(known.get(seat, ())) >= DEALT:
        return known
    taken = {card for hand in known.values() for card in hand}
    free = [f"{rank}{suit}" for rank in UPPER.get(setup.game, RANKS) for suit in _suits(setup.game)]
    up, *others = (each for each in free if each not in taken)
    down = [*known.get(seat, []), *others[DOWN]][: DEALT - 1]
    known[seat] = [*down, up]
    return known


def _suits(game: str) -> str:
    return SUITS[::-1] if game in UPPER else SUITS


def is_told_again(hand: Telling, who: str, words: list[str]) -> bool:
    """Does a line tell of the bring-in that the deal has posted? Another amount takes its place."""
    last = hand.record.gestures[-1] if hand.record.gestures else None
    tells = len(words) == DEALT - 1 and words[0] in VERBS and words[1].isdigit()
    if not tells or not is_stud(hand.setup.game) or hand.course.street or last is None or last.who != who:
        return False
    if not isinstance(last.act, g.Post):
        return False
    if int(words[1]) != last.act.chips.amount:
        hand.record = hand.record.instead(hand.record.gestures[:-1])
        hand.to(last.seat, int(words[1]))
    return True
