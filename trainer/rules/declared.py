"""What a player's words declare: a kind of action, an amount, or both.

Amounts are written in figures or in full ("raise 8000" is "raise, eight thousand"); a bare number word ("five",
"twenty-five") is an unofficial term and stays one: what it is worth is for the book to say.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise

from trainer.kernel.altered import replace
from trainer.kernel.chips import Chips
from trainer.rules.number_words import HUNDRED, NUMBERS, THOUSANDS, apart, read
from trainer.rules.plain_words import before_correcting, plain_words

KINDS = {
    "call": "call",
    "raise": "raise",
    "re-raise": "raise",
    "reraise": "raise",
    "bet": "bet",
    "check": "check",
    "fold": "fold",
    "all-in": "all-in",
    "pot": "pot",
    "complete": "complete",
}
PADDING = (
    *("i", "i'm", "i’m", "i'll", "i’ll", "am", "make", "the", "your", "to", "a", "an", "it", "up", "and", "will"),
    *("ok", "okay", "yes", "yeah", "well", "then", "just", "you", "that", "straight", "total", "chips", "going", "go"),
)
LEAST, MOST = "minimum", "maximum"
MORE = ("more", "by", "another", "additional", "extra", "plus")
SPEAKER = frozenset(("i", "i'll", "i’ll", "ill", "i'm", "i’m", "im", "i'd", "i’d"))
CONDITIONS = frozenset(("if", "when", "whenever", "whatever", "unless"))
SEAT = "seat"
SCALES = (1, 100, 1000, 1_000_000)
QUARTERS, NO_QUARTERS = 50, 1000
"""The least bet from which on no chips below 25 are in play, and the bet from which on none of 25 are, so that
"twenty-five" in figures is no amount of them.
"""


@dataclass(frozen=True, slots=True)
class Declared:
    """`kind` is one of KINDS or "" for an amount alone; `amount` in chips, 0 for none.

    `unofficial` is the value of a bare number word, `conditional` set where the words hang on what somebody else does.
    `more` is what a raise adds to the bet faced, `least` and `most` are set where the minimum or maximum is named: they
    make an amount once it is known what is faced. A general declaration has a kind and no amount.
    """

    kind: str
    amount: int = 0
    unofficial: int = 0
    conditional: bool = False
    more: int = 0
    least: bool = False
    most: bool = False

    @property
    def general(self) -> bool:
        return bool(self.kind) and not self.amount and not self.unofficial and not self.more

    @property
    def without_hundreds(self) -> bool:
        """Is it a number below a hundred, in words or in figures, so that it may be one of several amounts?"""
        return self.unofficial > 0 or 0 < self.amount < 100

    @property
    def hangs_on_the_bet(self) -> bool:
        """Is it known only by what is faced how much it is, though it says so?"""
        return bool(self.more or self.least or self.most) or self.kind == "complete"


def legal(said: Declared, call: int, least: int, most: int) -> tuple[int, ...]:
    """The totals, smallest first, that a bare number can legally mean: a full bet or raise of `least` to `most`.

    "Five" is five, five hundred, five thousand or five million: nobody calls fifty, or fifty thousand, five. A number
    alone may also be the `call`.
    """
    if not said.unofficial or said.amount or said.conditional:
        return ()
    totals = [said.unofficial * scale for scale in SCALES]
    return tuple(each for each in totals if least <= each <= most or (not said.kind and each == call <= most))


def in_full(
    said: Declared, call: int, least: int, most: int, step: int = 0, *, pot_limit: bool = False, short: bool = False
) -> Declared:
    """The same words, with the amount where the number can legally mean only one; "fifty" is hardly fifty hundred.

    A raise by so much, or of the minimum or the most there is, is named in full by what is faced. To "complete" is to
    raise what is short of a full bet, where `step` is that bet in limit, and else to call; over any other all-in that
    is `short` it stays what it is, as no print says what it comes to, unless the total is named. Whoever calls says no
    amount by it: "call, five hundred" is a call of what there is. Whoever bets more than there is to match raises.
    """
    if said.kind == "complete":
        said = replace(said, kind="raise" if said.amount > call > 0 else _completes(call, least, step, short=short))
    if said.kind == "call" and call:
        return replace(said, amount=0, unofficial=0)
    if said.kind == "bet" and call and said.amount > call:
        return replace(said, kind="raise")
    if said.more:
        return replace(said, amount=call + said.more)
    if said.most and not said.amount:
        return replace(said, kind=_the_most(said.kind, call, fixed=step > 0, pot_limit=pot_limit))
    if said.least and not said.amount and call < least <= most:
        return replace(said, amount=least)
    found = legal(said, call, least, most) or _short(said, call, least, most)
    round_hundreds = said.unofficial % 10 == 0 and found == (100 * said.unofficial,)
    return replace(said, amount=found[0]) if len(found) == 1 and not round_hundreds else said


def as_number_word(said: Declared, least: int, least_bet: int) -> Declared:
    """The same words, with an amount in figures that no chips in play make as the bare number that it is said as.

    "Six" written down as 6 is no bet of 6 where the `least_bet` of the street is 200, whatever is faced.
    """
    unmade = least_bet >= QUARTERS and (said.amount % 25 or least >= NO_QUARTERS)
    return replace(said, amount=0, unofficial=said.amount) if unmade and 0 < said.amount < 100 else said


def _completes(call: int, least: int, step: int, *, short: bool) -> str:
    """What it is to complete what there is to call."""
    if least - call < step:
        return "raise"
    return "complete" if short else "call"


def _the_most(kind: str, call: int, *, fixed: bool, pot_limit: bool) -> str:
    """What is the most that a game allows: in limit its one bet or raise, at pot-limit the pot, else everything."""
    if fixed:
        return kind or ("raise" if call else "bet")
    return "pot" if pot_limit else "all-in"


def _short(said: Declared, call: int, least: int, most: int) -> tuple[int, ...]:
    """What the number can mean against a bet where it is no legal one: more than the call, and less than a raise."""
    if not call or not said.unofficial or said.amount or said.conditional:
        return ()
    return tuple(each for each in (said.unofficial * scale for scale in SCALES) if call < each < least and each <= most)


def within_the_pot(said: Declared, call: int, least: int, pot: int) -> Declared:
    """The same words, with less than a raise for the amount where a bare number's only legal meaning is over the pot:
    "fifteen" against 800, with 2,000 in the pot, is fifteen hundred.
    """
    short = short_of_a_raise(said, call, least)
    return replace(said, amount=short) if short and least <= said.amount and pot < said.amount else said


def short_of_a_raise(said: Declared, call: int, least: int) -> int:
    """What a bare number can mean besides its amount that is more than the call and less than a raise; 0 for none."""
    return next((each for each in other_meanings(said) if call < each < least), 0) if call else 0


def other_meanings(said: Declared) -> tuple[int, ...]:
    """What a bare number that was read as an amount can mean, that amount among it; nothing for other words."""
    meanings = tuple(said.unofficial * scale for scale in SCALES)
    return meanings if said.amount in meanings and said.amount and not said.conditional else ()


def by_its_chips(said: Declared, prior: int, chips: Chips, least: int) -> Declared:
    """The same words, in full where the chips that go out after a bare number make just one of what it can mean.

    Of one chip alone change may be meant, if the number can mean a smaller amount of at least so much.
    """
    meanings, total = tuple(said.unofficial * scale for scale in SCALES), prior + chips.amount
    if said.conditional or not said.unofficial or total not in meanings:
        return said
    if chips.pieces == 1 and any(least <= each < total for each in meanings):
        return said
    return replace(said, amount=total, unofficial=0)


@lru_cache(maxsize=512)
def declared(words: str) -> Declared | None:
    """What the words declare; None for talk that declares nothing."""
    if (first := before_correcting(words)) and (said := declared(first)) is not None:
        return said
    found = plain_words(words)
    conditional = not CONDITIONS.isdisjoint(found)
    if conditional and not _promises(found):
        return None
    kinds = [KINDS[each] for each in (_own_part(found) if conditional else found) if each in KINDS]
    amounts, vague, rest = _taken_apart([part for each in found for part in apart(each)])
    least, most, adds = LEAST in found, MOST in found, any(each in MORE for each in found)
    unread = (rest and not conditional) or (adds and (vague or not kinds))
    if unread or not (kinds or amounts or vague or least or most):
        return None
    kind = _kind(kinds, conditional)
    amount = amounts[0] if amounts else 0
    more = amount if adds and kind == "raise" else 0
    return Declared(kind, 0 if more else amount, vague[0] if vague else 0, conditional, more, least, most)


def named_in(words: str) -> tuple[list[int], list[int]]:
    """The amounts named in full and the bare numbers in words that are no act; none where they name one of these."""
    found = [part for each in plain_words(words) for part in apart(each)]
    amounts, vague, _ = _taken_apart(found) if KINDS.keys().isdisjoint(found) else ([], [], [])
    return amounts, vague


def _own_part(words: Sequence[str]) -> Sequence[str]:
    """Of words that hang on what somebody else does what the speaker himself will do: from "I" on, where that is said,
    up to the condition if that comes after it.
    """
    own = next((at for at, each in enumerate(words) if each in SPEAKER), 0)
    hangs = next((at for at, each in enumerate(words) if each in CONDITIONS), 0)
    return words[own:hangs] if own < hangs else words[own:]


def _promises(words: Sequence[str]) -> bool:
    """Does the speaker say what he will do? By "I", or by nothing but the act beside what another does: "Somebody check
    if the bar is open" and "fold if you want" are talk.
    """
    own = _own_part(words)
    amounts, _, rest = _taken_apart([part for each in own for part in apart(each)])
    acts = bool(amounts) or not KINDS.keys().isdisjoint(own)
    if not SPEAKER.isdisjoint(words):
        return acts
    if own[0] in CONDITIONS:  # the act comes last
        return own[-1] in KINDS and sum(each in KINDS for each in own) > 1
    others = [each for each in words[len(own) :] if each in KINDS or each.removesuffix("s") in KINDS]
    return acts and bool(others) and not rest


def _kind(kinds: list[str], conditional: bool) -> str:
    """The first kind that was named; "all-in" and "pot" after it tell the size of a bet or raise."""
    if "pot" in kinds:
        return "pot"
    if not kinds or conditional:
        return kinds[-1] if kinds else ""
    return "all-in" if kinds[0] in ("bet", "raise") and "all-in" in kinds else kinds[0]


def _taken_apart(words: list[str]) -> tuple[list[int], list[int], list[str]]:
    """The amounts that are named in full, the bare numbers, and what is neither nor belongs to a declaration."""
    amounts: list[int] = []
    vague: list[int] = []
    rest, before = list[str](), ""
    for numbers, group in groupby(words, NUMBERS.__contains__):
        run = list(group)
        one = ["one"] if before == "a" and run[0] in (HUNDRED, *THOUSANDS) else []
        number, full = read([*one, *run]) if numbers else (0, False)
        if number and before != SEAT:
            (amounts if full else vague).append(number)
        elif numbers:
            rest += run
        else:
            amounts += [int(each) for last, each in pairwise([before, *run]) if _figure(each) and last != SEAT]
            rest += [each for each in run if each not in (*KINDS, *PADDING, *MORE, LEAST, MOST) and not each.isdigit()]
        before = run[-1]
    return amounts, vague, rest


def _figure(word: str) -> bool:
    return word.isascii() and word.isdigit()
