"""Who of two players acts first on a street that is begun, where nobody told the button: it shows in what they do."""

from collections.abc import Iterable, Sequence

HEADS_UP = 2
BETS, ANSWER = ("bet", "wager"), "wager"
FIRST_TO_ACT = (
    "The button is taken to be at seat {}, as seat {} acts first. If that was out of turn, write where it is."
)


def button_behind(lines: Iterable[Sequence[str]], live: Iterable[int]) -> int:
    """The seat that has the button, by the words of what happens: of two players the one in the lower seat puts out
    chips without a word against what the other one has bet before; 0 where nothing shows it.
    """
    seats = sorted(live)
    acts = [_act(words) for words in lines][:HEADS_UP]
    if len(seats) != HEADS_UP or len(acts) != HEADS_UP:
        return 0
    (first, bets), (second, answers) = acts
    in_turn = (second, first) == tuple(seats) and bets in BETS and answers == ANSWER
    return second if in_turn else 0


def _act(words: Sequence[str]) -> tuple[int, str]:
    """Who acts with which verb, as in P4 call or call 4."""
    who, verb = (words[0], words[1]) if words[0].startswith("P") else (words[-1], words[0])
    seat = who.removeprefix("P")
    return (int(seat) if seat.isdigit() else 0, verb)
