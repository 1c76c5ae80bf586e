"""What a wager comes to at a house, all its paragraphs taken together: the kind, the total, what is owed or goes back.

Several topics may speak on one wager: its size, a string bet, too little, unclear words. The more particular one
decides; where two of the same rank come to different totals, or a book leaves it to its floor, it is open.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.rules.book import Book
from trainer.rules.common.calling import TINY
from trainer.rules.effects import Effect
from trainer.rules.engine import agreed, printed
from trainer.rules.facts import Facts, lately
from trainer.rules.facts.pot_limit import allowed, beyond_the_pot, played, rests_on_blinds
from trainer.rules.facts.prior import calls_anew, pulled_once_acted_on
from trainer.rules.facts.rounds import bet_called
from trainer.rules.facts.shape import brought_to_the_limit, one_size, plain, said_nothing_but, within_the_limit
from trainer.rules.facts.short_all_in import may_be_either
from trainer.rules.facts.turns import AFTER_ACTING
from trainer.rules.facts.wager import Wager, at_its_most, checks_a_bet, wagers
from trainer.rules.least_raise import as_the_house_says
from trainer.rules.making_good import RISING
from trainer.rules.points import points_about
from trainer.rules.points.raising import GOING_ON
from trainer.rules.raise_caps import on_the_cap
from trainer.rules.ruling import Decision
from trainer.rules.what_it_leaves import a_check, accepts, leaves_open, lets_go, undecided

STRING, WORDED, UNCLEAR, POT_BET = "several-motions", "general-declaration", "unclear-amount", "pot-bet"
TAKEN_BACK, PULLED, WHAT_IT_IS = "taken-back", "prior-chips-pulled", "wager"
MISCOUNT = "pot-miscount"
"""The kind of a bet on a wrong count, or on none that was more than the pot."""
UNDERRAISE, OVERBET = "underraise", "overbet"
"""Kinds of a bet or raise that's too small, and of more than the limit."""
OF_ITS_SIZE = (UNDERRAISE, OVERBET, "undercall")
"""The same, with a call of too little."""
RANKS: tuple[tuple[str, ...], ...] = (
    (STRING,),
    (
        *(UNDERRAISE, OVERBET, "undercall", "undercall-after-another", MISCOUNT),
        *(UNCLEAR, "number-short-of-a-raise", "invalid-declaration", "raise-after-check"),
    ),
    (POT_BET, PULLED, TAKEN_BACK, "completed-bet", "small-chips"),
    ("unrounded-amount",),
    (WHAT_IT_IS,),
    ("words-and-chips", "general-declaration", "accepted"),
)
"""Kinds of points that say what a wager comes to, the more particular first."""
SIZED = frozenset(kind for rank in RANKS for kind in rank)
KINDS = SIZED | {AFTER_ACTING}
ALL_IN_STANDS = "bet.turn.all-in-out-of-turn"
"""The rule of a house that has an all-in out of turn stand at once."""
FOLDS = (Effect.FOLD_BINDS, Effect.HAND_DEAD)
BARS = (Effect.BETTING_CLOSED, Effect.NO_RAISE_POSSIBLE, *FOLDS)
"""What leaves nobody a raise: with the betting closed the call, of a fold or a dead hand nothing."""


@dataclass(frozen=True)
class Stands:
    """What a wager comes to. `kind` is call, bet, raise, check or fold; "" of a check that answers no bet, and where it
    is `open`: the floor decides.

    `to` is the seat's total on the street, `owed` what is still to be put in, `back` what is returned, in chips.
    `decisions` are those that speak, the one that decides first; `lead` is that one, None where none speaks.
    `by_floor` where the floor was asked and has named the total; `again` where its maker may take it back, all that he
    added to what lay there, and act anew.
    """

    made: Wager
    kind: str
    to: int
    decisions: tuple[Decision, ...]
    open: bool = False
    by_floor: bool = False
    again: bool = False

    @property
    def owed(self) -> int:
        return max(0, self.to - self.made.lying) if not self.open else 0

    @property
    def back(self) -> int:
        return max(0, self.made.lying - self.to) if not self.open else 0

    @property
    def all_in(self) -> bool:
        """Is it everything the seat has?"""
        return not self.open and self.to == self.made.most

    @property
    def lead(self) -> Decision | None:
        return self.decisions[0] if self.decisions else None


def stands(law: Book, facts: Facts, made: Wager) -> Stands:
    """What the house makes of that wager as things are: its size, and whether its maker may raise at all."""
    known, key = _made_of(facts), (id(law), made.first)
    if key not in known or known[key][0] is not law or known[key][1] is not made:
        known[key] = law, made, _stands(law, facts, made)
    return known[key][2]


@lately
def _made_of(_: Facts) -> dict[tuple[int, int], tuple[Book, Wager, Stands]]:
    """What houses have made of wagers at a moment: whoever puts a wager right asks what whoever found it has asked."""
    return {}


def _stands(law: Book, facts: Facts, made: Wager) -> Stands:
    posted = _posted(law, facts, made)
    if posted is not None:
        to = dict(posted.figures)["post"]
        return Stands(made, kind_of(to, made.facing), to, (posted,))
    found = _sized(law, facts, made)
    barred = _barred(law, facts, made) if found.open or found.to > made.facing else None
    if barred is None:
        return found
    return _cut_down(made, (barred, *found.decisions))


def _cut_down(made: Wager, said: tuple[Decision, ...]) -> Stands:
    """What a raise not open to him comes to: his fold, what he is held to, or the call; with no bet a check."""
    if said[0].effect in FOLDS:
        return Stands(made, "fold", made.before, said)
    to = dict(said[0].figures)["to"] if said[0].effect is Effect.HELD_TO_WORDS else made.facing
    return _settled(made, min(to, made.most), said, open_=False)


def _posted(law: Book, facts: Facts, made: Wager) -> Decision | None:
    """The decision that a bet out of turn posts a minimum, whatever was said or put out, where this house has one."""
    asked = decisions(law, facts, made, frozenset({"turn"}))
    return next((each for each in asked if dict(each.figures).get("post")), None)


def _barred(law: Book, facts: Facts, made: Wager) -> Decision | None:
    """The decision that the betting is closed to who made it, or that he is held to his words, if so."""
    asked = decisions(law, facts, made, frozenset({AFTER_ACTING}))
    found = next((each for each in asked if each.effect in BARS or _held(each)), None)
    cap = on_the_cap(law, facts, made) if found is None else None
    return cap if cap is not None and cap.effect in BARS else found


def _held(decision: Decision) -> bool:
    """Is he held to a total? A raise that was said without one may come to more."""
    return decision.effect is Effect.HELD_TO_WORDS and "to" in dict(decision.figures)


def _sized(law: Book, facts: Facts, made: Wager) -> Stands:
    """What it comes to by its words and chips."""
    if made.done and not made.motions:
        return Stands(made, "" if checks_a_bet(made) else made.done, made.lying, ())
    asked = _asked(law, facts, made)
    said = [each for each in asked if not each.silent]
    if (found := _whatever_the_size(law, facts, made, asked, said)) is not None:
        return found
    for mine in _in_order(made, said):
        totals = {to: each for each in mine if (to := _total(law, facts, made, each)) is not None}
        if totals:
            lead = next(iter(totals.values()))
            rest = _beside(law, facts, made, lead, said)
            to = next(iter(totals))
            return _settled(made, to, (lead, *rest), open_=len(totals) > 1 or _nothing_on_too_little(made, to, asked))
    if one_size(made) or brought_to_the_limit(made):
        return _settled(made, min(made.step_up, made.most), tuple(said), open_=False)
    if plain(made) or calls_anew(made) or (made.all_in and made.total <= made.facing):
        # no more than the game allows needs no book
        return _settled(made, min(made.total, max(made.facing, allowed(facts, made))), tuple(said), open_=False)
    return Stands(made, "", made.lying, _led(said, leaves_open), open=True)


def _whatever_the_size(
    law: Book, facts: Facts, made: Wager, asked: list[Decision], said: list[Decision]
) -> Stands | None:
    """What it is where its size says nothing: the floor's, his to take back, a check, a word not made clear, or a call
    cut with its bet.
    """
    if any(undecided(each) for each in said) and not any(accepts(each) for each in said):
        return Stands(made, "", made.lying, _led(said, undecided), open=True)
    if (found := _left_to_the_floor(law, facts, made, said)) is not None:
        return found
    if any(lets_go(each) for each in said):
        return Stands(made, "", made.before, _led(said, lets_go), again=True)
    if any(a_check(each) for each in said) and not (made.motions and made.facing):
        return Stands(made, "check", made.before, _led(said, a_check))
    if may_be_either(facts, made):
        return Stands(made, "", made.lying, tuple(said), open=True)
    if _is_too_much(made) and _nothing_on_too_much(made, asked):
        return Stands(made, "", made.lying, (), open=True)
    no_most = rests_on_blinds(facts, made) and any(each.silent and each.matter.kind == POT_BET for each in asked)
    if no_most or _nothing_once_it_is_late(facts, made, asked) or _is_open_word(asked):
        return Stands(made, "", made.lying, tuple(said), open=True)
    return Stands(made, "call", made.lying, tuple(said)) if _is_cut_with_its_bet(law, facts, made) else None


def _is_open_word(asked: list[Decision]) -> bool:
    """Does the house say nothing on a word that leaves the amount open?"""
    return any(each.silent and each.matter.kind == UNCLEAR for each in asked)


def _nothing_once_it_is_late(facts: Facts, made: Wager, asked: list[Decision]) -> bool:
    """Is it more than the pot, of which the house says nothing once the street is over?"""
    silent = {each.matter.kind: each.silent for each in asked}
    return played(facts) and beyond_the_pot(facts, made) and silent.get(POT_BET, False) and silent.get(MISCOUNT, True)


def _is_cut_with_its_bet(law: Book, facts: Facts, made: Wager) -> bool:
    """Is it a call of which the dealer has given back what is beyond the total that the bet comes to at this house?"""
    bet = bet_called(facts, made) if made.motions and 0 < made.settled < made.facing else None
    found = stands(law, facts, bet) if bet is not None else None
    return found is not None and not found.open and found.to == made.settled


def _is_too_much(made: Wager) -> bool:
    """Is it more than the limit, as it lies?"""
    return not within_the_limit(made) and not brought_to_the_limit(made)


def _nothing_on_too_much(made: Wager, asked: list[Decision]) -> bool:
    """Does the house say nothing on more than the limit, what such a wager is, nor that a first motion within the limit
    is all of it?
    """
    silent = {each.matter.kind: each.silent for each in asked}
    alone = any(each.effect is Effect.FIRST_MOTION_STANDS for each in asked)
    whole = alone and within_the_limit(replace(made, motions=made.motions[:1]))
    return silent.get(OVERBET, False) and silent.get(WHAT_IT_IS, True) and not whole


def _nothing_on_too_little(made: Wager, to: int, asked: list[Decision]) -> bool:
    """Does it come to an opening bet of less than the least, and no more, on which the house says nothing?"""
    opens = not made.facing and made.total <= to < made.minimum
    return opens and any(each.silent and each.matter.kind == UNDERRAISE for each in asked)


def _asked(law: Book, facts: Facts, made: Wager) -> list[Decision]:
    """What the house says on each point; where the chips are the bet, an unclear word said with them is none."""
    asked = list(decisions(law, facts, made))
    chips = any(each.effect is Effect.CHIPS_ARE_THE_BET for each in asked)
    return [each for each in asked if each.matter.kind != UNCLEAR or not chips]


def decisions(law: Book, facts: Facts, made: Wager, kinds: frozenset[str] = SIZED) -> Iterator[Decision]:
    """What the house says on each point of these kinds about that wager; where its paragraphs clash, nothing."""
    for point in points_about(facts, made):
        if point.kind in kinds:
            decision = agreed(law, facts.about(point), printed)
            if decision is not None:
                yield decision


def going_on(law: Book, facts: Facts, made: Wager) -> Decision | None:
    """The decision that its maker may still put out more in another motion, where this house has one."""
    asked = decisions(law, facts, made, frozenset({GOING_ON}))
    return next((each for each in asked if each.effect is Effect.MORE_MAY_COME), None)


def latest(facts: Facts) -> Wager | None:
    """The last wager of the deal; None before there is one."""
    found = wagers(facts)
    return found[-1] if found else None


def meant(facts: Facts, act: g.AnnounceBet) -> Wager | None:
    """The wager that the dealer speaks of: the last one, or the last bet or raise where he names one.

    Of a bet or raise he speaks where there has been nothing but calls since, the last of them in full or short.
    """
    made, course = latest(facts), facts.course
    if made is None or act.kind not in RISING or made.total > made.facing or not said_nothing_but(made, "call"):
        return made
    rises = [each for each in course.actions if each.street == course.street and each.kind in RISING]
    about = [e for e in wagers(facts) if rises and e.seat == rises[-1].seat and e.first <= rises[-1].index <= e.last]
    return about[-1] if about else made


def _led(said: list[Decision], by: Callable[[Decision], bool]) -> tuple[Decision, ...]:
    """These decisions, first those that are so, of them tiny chips and then the more particular first."""
    return tuple(sorted(said, key=lambda each: (not by(each), each.ruling != TINY, _rank(each))))


def _rank(decision: Decision) -> int:
    return next(place for place, kinds in enumerate(RANKS) if decision.matter.kind in kinds)


def _in_order(made: Wager, said: list[Decision]) -> Iterator[list[Decision]]:
    """Those that say what it comes to in spite of all others, and then by rank.

    What a house is not surely sent to comes last: it is a recommendation, and outranks none of the house's paragraphs.
    """
    yield [each for each in said if accepts(each) or _says_what_it_is(made, each)]
    for lent in (False, True):
        for rank in RANKS:
            yield [each for each in said if each.matter.kind in rank and each.confirmed is not lent]


def _says_what_it_is(made: Wager, decision: Decision) -> bool:
    """Do words that came after the chips say what they are, at a house where words go before the hands?"""
    words = decision.effect is Effect.WORDS_ARE_THE_BET and "to" in dict(decision.figures)
    return words and made.worded_late and made.settled < 0


def _total(law: Book, facts: Facts, made: Wager, decision: Decision) -> int | None:
    """The total that this decision brings the wager to; of a string bet what came to before the motion too many."""
    figures = dict(decision.figures)
    if "to" in figures:
        return min(as_the_house_says(law, facts, made, decision), made.most)
    if "together" in figures and figures["together"] == figures.get("apart"):
        return min(figures["together"], made.most)
    if decision.matter.kind in (TAKEN_BACK, PULLED) and "owed" in figures:
        return _in_again(law, facts, made, decision)
    if decision.effect is Effect.WORDS_ARE_THE_BET and figures.get("said"):
        return min(figures["said"], made.most, max(made.facing, allowed(facts, made)))
    if decision.matter.kind == POT_BET and _is_cut_to_the_pot(made, figures.get("most", made.most)):
        return min(figures.get("most", made.most), made.most)
    bound = decision.matter.kind in (WORDED, "invalid-declaration") or decision.effect is Effect.A_BET_IS_OWED
    if bound and "least" in figures and (len(made.motions) == 1 or (made.fixed and made.facing and made.motions)):
        return min(max(made.total, figures["least"]), made.most, max(made.facing, allowed(facts, made)))
    if decision.matter.kind == STRING and decision.ruling is not None and decision.ruling.fault:
        return _before_the_string(law, facts, made, figures.get("motions", 1))
    return None


def _in_again(law: Book, facts: Facts, made: Wager, decision: Decision) -> int | None:
    """Of chips that went back to their player what they came to, where that binds."""
    if decision.matter.kind == TAKEN_BACK:
        return _as_put_out(law, facts, made)
    return made.total + dict(decision.figures)["owed"] if pulled_once_acted_on(facts, made) else None


def _as_put_out(law: Book, facts: Facts, made: Wager) -> int | None:
    """Of chips that went back to their player what they came to before, as long as that is for the floor to say the
    amount that was said, of too much in limit what it allows; None where more lies there still.
    """
    then = facts.when(next((at for at, _ in made.back if at > made.motions[0][0]), facts.at))
    before = next((each for each in reversed(wagers(then)) if each.first == made.first), None)
    found = stands(law, then, before) if before is not None else None
    out = at_its_most(made).total
    out = out if before is None or within_the_limit(before) else min(out, made.step_up)
    said = next((to for each in found.decisions if (to := dict(each.figures).get("said"))), out) if found else out
    to = min(out, said if found is None or found.open else found.to)
    return to if to >= made.lying else None


def _is_cut_to_the_pot(made: Wager, most: int) -> bool:
    """Was the pot or more bet in words, or is more than the pot left of chips of which some were pulled back?"""
    return _said_the_pot_or_more(made, most) or (bool(made.back) and made.lying > most)


def _said_the_pot_or_more(made: Wager, most: int) -> bool:
    """Was "pot" said at pot-limit, or an amount or "all-in" that comes to more than the pot allows?"""
    said = made.declared
    if said is None or said.conditional:
        return False
    return said.kind == "pot" or said.amount > most or (said.kind == "all-in" and made.most > most)


def _before_the_string(law: Book, facts: Facts, made: Wager, motions: int) -> int | None:
    """What so many motions came to, those that were in order, whatever went back of them before the next one."""
    last, until = made.motions[motions - 1][0], made.motions[motions][0]
    added = next((at for at, _ in made.words if last < at < until), until)
    found = None
    for end in (until, added):  # words between them are part of what was added, where they would leave it open
        found = _put_out_by(law, facts, made, last, end)
        if found is None or not found.open:
            return found.to if found is not None else None
    return min(made.most, _bound(found)) or None if found is not None else None


def _put_out_by(law: Book, facts: Facts, made: Wager, last: int, end: int) -> Stands | None:
    """What it was after its motion at gesture `last` and before gesture `end`, whatever went back of it by then."""
    then = facts.when(next((at for at, _ in made.back if last < at < end), end))
    first = next((each for each in reversed(wagers(then)) if each.first == made.first), None)
    return stands(law, then, first) if first is not None else None


def _beside(law: Book, facts: Facts, made: Wager, lead: Decision, said: list[Decision]) -> tuple[Decision, ...]:
    """What else speaks on it; where its first motion alone stands, of its size what is said of that one."""
    rest = tuple(each for each in said if each is not lead)
    if lead.effect is not Effect.FIRST_MOTION_STANDS:
        return rest
    motions = dict(lead.figures).get("motions", 1)
    first = _put_out_by(law, facts, made, made.motions[motions - 1][0], made.motions[motions][0])
    own = tuple(each for each in first.decisions if each.matter.kind in OF_ITS_SIZE) if first is not None else ()
    return (*(each for each in rest if each.matter.kind not in OF_ITS_SIZE), *own)


def _left_to_the_floor(law: Book, facts: Facts, made: Wager, said: list[Decision]) -> Stands | None:
    """Silent chips of which the first motion alone stands, as a short call may, where that is the floor's to say; once
    just the call lies there it is one.
    """
    string = next((each for each in said if each.effect is Effect.FIRST_MOTION_STANDS), None)
    if string is None or not made.silent:
        return None
    last, until = made.motions[0][0], made.motions[1][0]
    first = _put_out_by(law, facts, made, last, next((at for at, _ in made.words if last < at < until), until))
    if first is None or first.lead is None or not (first.open and undecided(first.lead)):
        return None
    if made.lying == made.facing:
        return Stands(made, "call", made.lying, (string,))
    lead = replace(first.lead, matter=string.matter)
    return Stands(made, "", made.lying, (lead, *first.decisions[1:], string), open=True)


def _bound(found: Stands) -> int:
    """The least that words alone bind to, 0 where they bind to nothing."""
    return max(
        (dict(each.figures).get("least", 0) for each in found.decisions if each.matter.kind == WORDED), default=0
    )


def _settled(made: Wager, to: int, said: tuple[Decision, ...], *, open_: bool) -> Stands:
    if open_:
        return Stands(made, "", made.lying, said, open=True)
    return Stands(made, "check" if to == 0 else kind_of(to, made.facing), to, said)


def kind_of(to: int, facing: int) -> str:
    """What a wager is called that comes to this total against that bet: call, raise, or bet where there is none."""
    return "call" if to <= facing else "raise" if facing else "bet"
