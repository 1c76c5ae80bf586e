"""Where the pots are the answer, what has to be settled before them, and what of them a ruling is told with."""

import re
from collections.abc import Iterator
from dataclasses import replace

from trainer.grading.answers.asked import POTS, SHOWDOWN
from trainer.grading.answers.choice.giving_way import ROUTINE
from trainer.grading.answers.choice.leading import pushed
from trainer.grading.answers.choice.waited_for import SIDE
from trainer.grading.answers.citing import citing_besides
from trainer.grading.answers.found import Found
from trainer.grading.answers.pots.pots import PotsTold, pots_sentence
from trainer.grading.answers.telling import NOTHING, lower
from trainer.kernel.listed import listed
from trainer.rules.amiss import TURNS
from trainer.rules.book import book
from trainer.rules.building import pot_name
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import live, was_tabled
from trainer.rules.facts.standing import FOLD
from trainer.rules.kind import About
from trainer.rules.kinds import KINDS
from trainer.rules.making_good import RISING
from trainer.rules.points.bounties import BOUNTY_SPLIT
from trainer.rules.points.clock import TIME_UP
from trainer.rules.ruling import Decision, Matter
from trainer.rules.topics import TOPICS

CARDS = ("deal", "board", "deck")
"""Areas of what is wrong with the cards: who wins may change with them."""
HANDS = frozenset(("hand-taken", "tabled-hand-taken", "bettor-let-go", "mucked-untabled", "thrown-into-a-hand"))
"""Kinds of points on whether a hand is in play at all."""
PULLED = "prior-chips-pulled"
RESULT_STANDS = "pot.result-stands"
HELD = "showdown.cards-held-floor-called"
"""A bettor's hand that he let go and the dealer holds: no fold, in turn or not."""
HEARD = "pot.dispute-heard"
TAKEN = "hand.taken-hand-up-to-floor"
OUT = "showdown.out-uncalled-returned"
FOULED = ("duplicate-cards", "odd-back")
"""Kinds that void a hand wherever a rulebook speaks of them: silence on them tells nobody who wins."""
BETS_BACK, IN_ORDER = "return-the-bets", "pot.odd-chips-in-order"
FREEROLL, TURN = "freeroll", "turn"
LAST_HAND = "showdown.last-hand-need-not-table"
NO_RIGHT = "showdown.no-right-to-see"
BOTH_LIVE = "showdown.both-live-best-wins"
DEAD = "hand.dead"
OUT_AND_WON = (
    *(OUT, "showdown.shown-and-dead", "showdown.no-claim-to-pot", "showdown.not-shown-wins-nothing"),
    *(DEAD, "showdown.no-share-until-tabled", "showdown.no-claim-unless-read"),
)
"""Rulings that leave a hand out, so that with the only other one it is known who wins."""
WINS = re.compile(r" wins [\d\w ]*\d")
MUCKED, IF_OUT = "mucked-untabled", "without that hand"
"""Of a hand thrown away, on which a house may be silent, and what who wins then hangs on."""
UNLESS_READ, UNTIL_TABLED = " unless the hand was clearly read", " until all hole cards are tabled"
WINS_TOO = frozenset(
    (
        *("showdown.cards-speak", "showdown.cards-speak-or-forfeit", "showdown.may-share-pot"),
        *(LAST_HAND, "showdown.not-dead-tabled-live", "bet.fold-binds"),
    )
)
"""Rulings that are told with who wins how much: without it nobody knows what to do."""


ASKED_IN_VAIN = ("showdown.no-right-to-see", "showdown.showing-up-to-floor")
"""Rulings that a hand need not be shown to who asks."""


def before_pots(every: tuple[Decision, ...], pots: PotsTold | None, left: tuple[int, ...]) -> Decision | None:
    """What is open and comes before any word on who wins: a hand that is void or dead as its time is up, then whether a
    hand is in play. `left` are the seats that are in the hand.
    """
    some = [
        each for each in every if KINDS[each.matter.kind].about is not About.WAGER and each.matter.kind not in TURNS
    ]
    dead = (each for each in some if each.matter.kind == TIME_UP)
    first = next((each for each in some if _void(each) or (each.silent and each.matter.kind in FOULED)), None)
    first = first or next(dead, None)
    if first is not None or pots is None or (left and not pots.won):
        return first
    return next((each for each in some if _unsettles(each)), None)


def held_for_the_floor(found: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """What is said of a bettor's hand that the dealer is to hold."""
    return tuple(each for each in found if each.key == HELD)


def in_or_out(found: tuple[Decision, ...], holding: tuple[int, ...] = ()) -> tuple[Decision, ...]:
    """Whether a hand is in play that the dealer took by mistake, where that is the floor's to say; and that one of
    those still `holding` cards is dead as the time is up.
    """
    up = (each for each in found if each.matter.kind == TIME_UP and each.effect is Effect.HAND_DEAD)
    return (*(each for each in found if each.key == TAKEN), *(each for each in up if each.matter.seats[0] in holding))


def in_doubt(ask: str, seat: int, found: tuple[Decision, ...]) -> Decision | None:
    """The same of the seat whose part in the pots is asked for."""
    mine = (each for each in in_or_out(found) if seat in each.matter.seats[:1])
    return next(mine, None) if ask == POTS else None


def is_no_fold(decision: Decision, held: tuple[Decision, ...]) -> bool:
    """Is it about a fold out of turn that is none, as the hand let go is held for the floor?"""
    about = decision.matter
    return about.kind == TURN and about.detail == FOLD and any(each.matter.error == about.error for each in held)


def _void(decision: Decision) -> bool:
    """Do all bets go back by it?"""
    ruling = decision.ruling
    return ruling is not None and (
        ruling.effect is Effect.MISDEAL or any(step.key == BETS_BACK for step in ruling.steps)
    )


def _unsettles(decision: Decision) -> bool:
    """May another hand win by it?"""
    if decision.key == OUT:
        return False
    return decision.matter.kind in HANDS or decision.key == HELD or TOPICS[decision.matter.topic].area in CARDS


def led_by_pots(facts: Facts, ask: str, pots: PotsTold, lead: Decision | None) -> bool:
    """Is who wins how much the answer: asked for, or with the hands seen what everybody waits for?"""
    if ask == POTS:
        return True
    kind = lead.matter.kind if lead is not None else ""
    routine = not kind or kind in (*ROUTINE, *SIDE, BOUNTY_SPLIT)
    routine = routine or (lead is not None and (_silent_on_odd(lead) or _even(lead)))
    if lead is not None and kind == "uncontested" and not was_tabled(facts, lead.matter.seats[0]):
        routine = False
    told_with = lead is not None and lead.key in WINS_TOO and not _seen_already(facts, lead)
    if ask == SHOWDOWN:
        return not kind or (pots.won and routine and not told_with)
    return not ask and bool(kind) and pots.won and routine and kind not in SIDE and not told_with and not pushed(facts)


def _seen_already(facts: Facts, lead: Decision) -> bool:
    """Is it that the last hand need not be tabled, which was tabled all the same?"""
    return lead.key == LAST_HAND and was_tabled(facts, lead.matter.seats[0])


def _silent_on_odd(lead: Decision) -> bool:
    """Is it silence on chips that can't be shared? Who wins the others is known."""
    return lead.silent and lead.matter.kind == "odd-chips"


def _even(lead: Decision) -> bool:
    """Is it the order of odd chips, where all get the same, so that none is odd?"""
    return lead.key == IN_ORDER and len({value for _, value in lead.figures}) == 1


FACE_UP = "showdown.all-hands-tabled"
"""The ruling that all hands are turned up, as the betting is over with somebody all-in."""


def with_pots(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence of a ruling, with who wins how much where it is told with that; `left` lies in the pots still."""
    pots, left = found.pots, found.facts.table.pot.amount
    if lead.key == HEARD and left:
        return f"{sentence.removesuffix('.')}; {left:,} hasn't been awarded yet."
    if lead.key == FACE_UP:
        return _with_what_was_bet(sentence, pots)
    if pots is not None and pots.known and lead.key == IN_ORDER:
        return "; ".join((sentence.removesuffix("."), *_of_other_pots(pots, lead.matter.detail), *_in_all(pots))) + "."
    if pots is not None and pots.known and left and (_asked_in_vain(lead, pots) or _stands_for_all(lead, pots)):
        wins = pots_sentence(replace(pots, back=()))
        return f"{sentence.removesuffix('.')}; {lower(wins)}"
    if (
        lead.silent
        and lead.matter.kind == MUCKED
        and pots is not None
        and pots.won
        and left
        and not says_who_wins(sentence)
    ):
        return f"{sentence.removesuffix('.')}; {IF_OUT}, {lower(pots_sentence(replace(pots, back=())))}"
    if pots is None or not pots.known or lead.key not in (*WINS_TOO, *OUT_AND_WON, BOTH_LIVE):
        return sentence
    return _with_winners(sentence, lead, pots)


def _with_winners(sentence: str, lead: Decision, pots: PotsTold) -> str:
    if lead.key == BOTH_LIVE:
        wins = pots_sentence(replace(pots, back=()))
        return f"The winner's hand and the one the winner asked to see are both live: {lower(wins)}"
    if lead.key in OUT_AND_WON:
        return _out_and_won(sentence, pots_sentence(replace(pots, back=())))
    wins = pots_sentence(pots)
    if lead.key == LAST_HAND:
        return sentence.replace(" wins ", f" wins {sum(each.amount for each in pots.pots):,} ")
    return f"{sentence.removesuffix('.')}; {lower(wins)}"


def says_who_wins(sentence: str) -> bool:
    """Does it tell already who wins how much?"""
    return WINS.search(sentence) is not None


def _out_and_won(sentence: str, wins: str) -> str:
    """That a hand is left out, and who wins by it; of one that may be found to have been read, who wins if not."""
    begins = sentence.removesuffix(".")
    if says_who_wins(begins):
        return sentence
    if begins.endswith(UNLESS_READ):
        return f"{begins}; if not, {lower(wins)}"
    if begins.endswith(UNTIL_TABLED):
        return f"{begins.removesuffix(UNTIL_TABLED)} without all hole cards tabled: {lower(wins)}"
    return f"{begins}, and {lower(wins)}"


def _with_what_was_bet(sentence: str, pots: PotsTold | None) -> str:
    """That all hands are turned up, with the pots that the bets in front come to where they are not one."""
    if pots is None or pots.won or not pots.front or (len(pots.pots) < 2 and not pots.back):
        return sentence
    told = pots_sentence(pots)
    return f"{sentence.removesuffix('.')}; {lower(told)}"


def _stands_for_all(lead: Decision, pots: PotsTold) -> bool:
    """Does all that was done stand, though a card with another back lies in the stub, with the hands shown?"""
    about = lead.matter
    return (about.kind, about.detail) == ("odd-back", "stub") and not lead.silent and pots.won


def _asked_in_vain(lead: Decision, pots: PotsTold) -> bool:
    """Need a hand not be shown to who asks that wins all there is? That it wins unseen is what the table waits for."""
    winners = {seat for pot in pots.pots for seat, _ in pot.wins}
    return lead.key in ASKED_IN_VAIN and winners == {lead.matter.seats[-1]}


def wins_untabled(lead: Decision | None, points: tuple[Decision, ...]) -> Decision | None:
    """That a hand is the last live one and need not be tabled, which somebody asks to see who has no right to."""
    if lead is None or lead.key != NO_RIGHT:
        return None
    return next(
        (each for each in points if each.key == LAST_HAND and each.matter.seats == lead.matter.seats[-1:]), None
    )


def with_no_need_to_table(found: Found, lead: Decision, sentence: str) -> str:
    """That a hand need not be shown to who asks, or that it alone is left, with that it need not be tabled to win."""
    points = found.points
    if wins_untabled(lead, points) is None:
        last = next((each.matter.seats[0] for each in points if each.key == LAST_HAND), 0)
        if lead.key != DEAD or not last or was_tabled(found.facts, last):
            return sentence
        return f"{sentence.removesuffix('.')} without tabling." if f" seat {last} wins " in sentence else sentence
    begins, other = sentence.removesuffix("."), lead.matter.seats[-1]
    wins = f"; seat {other} wins "
    if wins in begins:
        return f"{begins.replace(wins, f'; seat {other} need not table it and wins ', 1)}."
    return f"{begins}; seat {other} need not table it."


def citing_both(lead: Decision | None, points: tuple[Decision, ...]) -> Decision | None:
    """The decision, with the paragraph on the last hand where it is told with that."""
    last = wins_untabled(lead, points)
    return citing_besides(lead, last.citations) if lead is not None and last is not None else lead


def _of_other_pots(pots: PotsTold, name: str) -> Iterator[str]:
    """Who gets how much of the pots that are not the one whose odd chips are told."""
    for pot in pots.pots:
        if pot.name != name and pot.wins:
            yield f"{pot_name(pot.name).lower()}: {listed([f'seat {seat} gets {won:,}' for seat, won in pot.wins])}"


def _in_all(pots: PotsTold) -> Iterator[str]:
    """What each wins of all pots together, where somebody wins of more than one."""
    winners = [seat for pot in pots.pots for seat, _ in pot.wins]
    if len(winners) > len({*winners}):
        yield f"in all, {lower(pots_sentence(pots)).removesuffix('.')}"


def with_refund_at_risk(found: Found, lead: Decision, sentence: str) -> str:
    """Of a hand that a fouled deck makes void also who bet knowing it, and what of his may not go back."""
    points = found.points
    mine = (each for each in points if each.matter.kind == FREEROLL and set(each.matter.cards) & set(lead.matter.cards))
    risk = next((each for each in mine if not each.silent), None)
    chips = dict(risk.figures).get("chips", 0) if risk is not None else 0
    if risk is None or not _void(lead):
        return sentence
    refund = f"the refund of {chips:,}" if chips else "the refund"
    return f"{sentence.removesuffix('.')}, but seat {risk.matter.seats[0]}, who bet knowing it, may lose {refund}."


def too_late(lead: Decision | None) -> bool:
    """Does the result stand, right or wrong?"""
    return lead is not None and lead.key == RESULT_STANDS


def of_the_seat(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence about the seat that is asked about, where the ruling has it and others table their hands."""
    seat, pots = found.seat, found.pots
    tables = lead.ruling is not None and lead.ruling.effect is Effect.ALL_FACE_UP
    due = pots is not None and seat in pots.hidden
    return f"Seat {seat} must table: all hands are tabled at once." if tables and due else sentence


NO_COUNT = "Cards dealt early don't count once all others have folded"
EARLY_CARDS = "premature-"
"""How the kinds begin of cards that were dealt while the betting was open."""


def no_more(facts: Facts, decision: Decision) -> bool:
    """Was it about a hand that wasn't tabled, which has been since, is gone or is the only one left; or that is back?

    Or was it that a player who pulled chips back owes a call or a raise, and has made it? Or of cards dealt too early,
    which nobody is left to play for?
    """
    ruling, about = decision.ruling, decision.matter
    if for_nobody(facts, decision):
        return True
    if about.kind == PULLED:
        return _has_answered(facts, about.seats[0]) or _raised_since(facts, about)
    if about.kind == "mucked-untabled":
        hand = {each.card for each in facts.table.seat(about.seats[0]).hand}
        return set(about.cards) <= hand if about.cards else bool(hand)
    if about.kind == "part-shown" and was_tabled(facts, about.seats[0]):
        return True
    if about.kind in ("part-shown", "shown") and live(facts) == about.seats and _need_not_table(decision):
        return True
    if ruling is None or ruling.effect is not Effect.NO_SHARE_UNTABLED:
        return False
    gone = about.kind == "shown" and not facts.table.seat(about.seats[0]).hand
    return gone or was_tabled(facts, about.seats[0])


def for_nobody(facts: Facts, decision: Decision) -> bool:
    """Is it about cards dealt too early in a hand in which only one player is left?"""
    about, course = decision.matter, facts.course
    here = about.error <= facts.at and facts.record.courses[about.error].deal_start == course.deal_start
    return about.kind.startswith(EARLY_CARDS) and here and len(course.contesting) == 1


def without_early_cards(sentence: str, facts: Facts, points: tuple[Decision, ...]) -> str:
    """That nothing is wrong, of cards dealt too early for which nobody is left: that they don't count."""
    early = any(for_nobody(facts, each) for each in points)
    return sentence.replace(NOTHING, NO_COUNT, 1) if early and sentence.startswith(NOTHING) else sentence


def _need_not_table(decision: Decision) -> bool:
    """Does the house let the last hand that is left win unseen?"""
    return any(each.rule.ruling.key == LAST_HAND for each in book(decision.book).rules.values())


def _has_answered(facts: Facts, seat: int) -> bool:
    """Are all bets of the street matched by that seat, or all its chips in?"""
    mine, others = facts.table.seat(seat), (each for each in facts.table.seats if each.number != seat)
    most = max((each.bet.amount for each in others), default=0)
    return bool(mine.bet) and (mine.bet.amount >= most or not mine.stack)


def _raised_since(facts: Facts, about: Matter) -> bool:
    """Has another player raised after what the seat put in again? That is what there is to answer now."""
    acts = facts.course.actions
    mine = [each.index for each in acts if each.seat == about.seats[0] and each.index >= about.onset]
    return any(mine[0] < each.index and each.seat != about.seats[0] and each.kind in RISING for each in acts if mine)


def overtaken(decision: Decision, found: tuple[Decision, ...]) -> bool:
    """Was it about a card seen in the stub, which has come into play since?"""
    about = decision.matter
    if (about.kind, about.detail) != ("odd-back", "stub"):
        return False
    in_play = {
        card
        for each in found
        if each.matter.kind == "odd-back" and each.matter.detail != "stub"
        for card in each.matter.cards
    }
    return set(about.cards) <= in_play
