"""What becomes of every hand at a showdown of several: the others that were let go or not tabled, and who wins if
those still to be seen show nothing better.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from trainer.grading.answers.choice.choosing import FACE_UP
from trainer.grading.answers.choice.leading import pushed
from trainer.grading.answers.letters import begun
from trainer.grading.answers.pots.awards import says_who_wins
from trainer.grading.answers.pots.before_winner import NOT_TABLED
from trainer.grading.answers.pots.board_shared import KEEPS_SHARE, board_shared
from trainer.grading.answers.pots.pots import PotsTold, pots_sentence, pots_told
from trainer.grading.answers.telling import lower, told_of
from trainer.kernel import gestures as g
from trainer.kernel.listed import seats_within
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import contenders, left_with, live, over, part_lost, tabled
from trainer.rules.ruling import Decision

MUST_TABLE = "showdown.may-not-muck"
UNTABLED = "showdown.not-tabled"
BOTH_LIVE, MUST_SHOW = "showdown.both-live-best-wins", "showdown.last-hand-must-show"
TABLED = "showdown.tabled"
RETRIEVED, LOST = "showdown.known-cards-may-be-retrieved", "showdown.may-be-dead-irretrievable"
NO_CLAIM, DEAD = "showdown.no-claim-unless-read", "hand.dead"
LET_GO = "mucked-untabled"
REFUSED = "rest-refused"
IN_PART = ("part-shown", "shown")
CALLED = "spoken-value"
FATES = frozenset((LET_GO, "pushed-forward", "all-in-discarded", *IN_PART))
"""Kinds of points on what becomes of one hand."""
AT_SHOWDOWN = FATES | {"asked-to-see", REFUSED, "taken-up-again", "plays-the-board", "bettor-let-go"}
"""Kinds of what is told with what becomes of the other hands."""
ONE = {LOST: "seat {}'s mucked hand may be ruled dead and can't be retrieved"}
SEVERAL = {
    RETRIEVED: "the floor may rule the mucked hands of {} dead, or retrieve them",
    LOST: "the mucked hands of {} may be ruled dead and can't be retrieved",
    NO_CLAIM: "{} have no claim to the pot unless their hands were clearly read",
    DEAD: "the hands of {} are dead",
    MUST_TABLE: "{} may not muck: their hands are tabled and live",
}
"""How a ruling on the hand of one is told beside others, and the same ruling on the hands of several."""
MAY_TABLE, HIS, THEIRS = "showdown.not-dead-may-table", "seat {}'s cards", "the cards of {}"
"""The ruling on cards pushed forward, which is told with what it hangs on at the house, and whose cards they are."""
OUT = "{}, who mucked, {} out unless those cards are identified and tabled"
"""Of a hand thrown away on which nothing is printed but that known cards may still be tabled."""
KNOWN_CARDS = "showdown.live-cards.pushed-forward-identifiable"
NOTHING_OPEN = frozenset(
    (
        *(DEAD, "showdown.shown-and-dead", "showdown.no-claim-to-pot", "showdown.not-shown-wins-nothing"),
        *("showdown.no-right-to-see", "showdown.showing-up-to-floor", "showdown.not-dead-tabled-live"),
    )
)
"""Rulings that leave nothing open about the hand."""
MUST = "must table, as all hands are tabled at once"
"""Of hands still down in an all-in, where another one is tabled already."""
ASKED_IN_VAIN = ("showdown.no-right-to-see", "showdown.showing-up-to-floor")
IF_OUT, IF_ALL_OUT = "without that hand", "without those hands"
BOARD_SHARES = "keeps a share and shows the hand if asked"
ALONE = "as the last live hand seat {} wins {:,} without tabling"


@dataclass(frozen=True, slots=True)
class Hands:
    """A showdown that goes on: what is ruled on it now, and the pots as they are."""

    law: Book
    facts: Facts
    ruled: tuple[Decision, ...]
    pots: PotsTold | None


def with_every_hand(hands: Hands, sentence: str, lead: Decision | None) -> str:
    """The answer at a showdown, with what becomes of the hands that it says nothing of, and who wins then."""
    facts = hands.facts
    if not over(facts) or pushed(facts) or facts.table.over:
        return sentence
    if lead is not None and lead.matter.kind not in AT_SHOWDOWN and not says_who_wins(sentence):
        return sentence
    others = _others(hands, lead)
    empty = _says_nothing(lead) and not says_who_wins(sentence)
    if (
        not empty
        and lead is not None
        and any(each.key == lead.key in (*SEVERAL, MAY_TABLE) for each in others.values())
    ):
        others, empty = {_whose(lead): lead, **others}, True
    parts = [] if empty else [sentence.removesuffix(".")]
    won = says_who_wins(sentence) and not empty
    let_go = _in_the_muck(hands, others, lead) if hands.pots is not None and hands.pots.won else []
    told = {seat for seat in contenders(facts) if NOT_TABLED.format(seat) in sentence}
    others = {seat: each for seat, each in others.items() if seat not in {*let_go, *told}}
    let_go = [seat for seat in let_go if seat not in told]
    if won:
        parts = [f"{parts[0]}{_unless_live(others)}"]
        others = {seat: each for seat, each in others.items() if each.key != RETRIEVED}
    parts += _clauses(hands, others)
    wins = "" if won else _who_wins(hands, None if empty else lead, others)
    out = _no_claim(let_go) if let_go else _let_go(hands, others, lead)
    unread = [seat for seat, each in others.items() if each.key == NO_CLAIM]
    wins = wins or ("" if out else _if_it_stays_out(hands, unread)) or _as_the_last(hands, lead, others)
    if empty and not (wins or parts or out):
        return sentence
    first, *rest = [each for each in [*parts, wins, out] if each]
    return f"{begun('; '.join([first, *map(lower, rest)]))}."


def on_every_hand(sentence: str, lead: Decision | None, found: Iterable[Decision]) -> Decision | None:
    """What the answer with every hand rests on: that all are tabled, where it begins with who has yet to table."""
    begins = sentence.removesuffix(".").split("; ")[0].endswith(MUST)
    return next((each for each in found if each.key == FACE_UP), lead) if begins else lead


def must_table(facts: Facts, found: Iterable[Decision]) -> Decision | None:
    """That a hand let go in an all-in is tabled all the same, where it lies there still: nobody wins before that."""
    mine = [each for each in found if each.key == MUST_TABLE and not facts.table.seat(each.matter.seats[0]).hand]
    return mine[-1] if mine and over(facts) and not pushed(facts) else None


def _says_nothing(lead: Decision | None) -> bool:
    """Is it no more than that a hand lies face up, or that nothing is printed on a hand let go?"""
    return lead is not None and (lead.key == TABLED or (lead.silent and lead.matter.kind in (*FATES, REFUSED)))


def _whose(decision: Decision) -> int:
    return decision.matter.seats[-1]


def _of_the_lead(lead: Decision | None) -> set[int]:
    """The seat whose hand the lead is about; none where that is no hand's, or says nothing on it."""
    return set(lead.matter.seats[-1:]) if lead is not None and not _says_nothing(lead) else set()


def _others(hands: Hands, lead: Decision | None) -> dict[int, Decision]:
    """By seat the ruling on each hand that the lead is not about."""
    found: dict[int, Decision] = {}
    mine = _of_the_lead(lead)
    for each in hands.ruled:
        if each.matter.kind not in FATES or each.silent or each.key == TABLED:
            continue
        seat = _whose(each)
        if each.matter.kind in IN_PART and not hands.facts.table.seat(seat).hand:
            continue
        if seat not in mine and not tabled(hands.facts, seat) and not _gives_way(each, found.get(seat)):
            found[seat] = each
    return found


def _gives_way(decision: Decision, other: Decision | None) -> bool:
    """Is the hand told of already by what says more: that it is tabled all the same, that all of it must be seen?"""
    return other is not None and (other.key in (MUST_TABLE, UNTABLED) or decision.matter.onset < other.matter.onset)


def _clauses(hands: Hands, others: Mapping[int, Decision]) -> Iterator[str]:
    """What is ruled on these hands, the same ruling once."""
    alike: dict[str, list[int]] = {}
    for seat, each in others.items():
        alike.setdefault(each.key, []).append(seat)
    for key, seats in alike.items():
        if len(seats) > 1 and key in SEVERAL:
            yield SEVERAL[key].format(seats_within(sorted(seats)))
            continue
        if len(seats) > 1 and key == MAY_TABLE:
            told = lower(told_of(hands.law, hands.facts, others[seats[0]]).removesuffix("."))
            yield told.replace(HIS.format(seats[0]), THEIRS.format(seats_within(sorted(seats))))
            continue
        for seat in seats:
            told = told_of(hands.law, hands.facts, others[seat]).removesuffix(".")
            yield ONE[key].format(seat) if key in ONE else told


def _unless_live(others: Mapping[int, Decision]) -> str:
    """What the winner may still lose by: hands that the floor may have fetched back, or rule live where they lie."""
    mine = [str(seat) for seat, each in others.items() if each.key == RETRIEVED]
    return f", unless the floor rules seat {' or '.join(mine)}'s hand live" if mine else ""


def _in_the_muck(hands: Hands, others: Mapping[int, Decision], lead: Decision | None) -> list[int]:
    """Who of three or more threw a hand away unseen, where that is all there is to it."""
    facts = hands.facts
    gone = {_whose(each) for each in hands.ruled if each.matter.kind == LET_GO and not each.matter.detail}
    gone -= _of_the_lead(lead)
    plain = {seat for seat in gone if seat not in others or others[seat].key == NO_CLAIM}
    several = len(contenders(facts)) > 2 and KNOWN_CARDS in hands.law.rules and not _speaks_up(facts, plain)
    return sorted(seat for seat in plain if not facts.table.seat(seat).hand) if several else []


def _no_claim(seats: list[int]) -> str:
    many = len(seats) > 1
    told = f"{seats_within(seats)}, who mucked, {'have' if many else 'has'} no claim"
    return told if seats else ""


def _let_go(hands: Hands, others: Mapping[int, Decision], lead: Decision | None) -> str:
    """Who threw a hand away on which nothing is printed: with three or more at the showdown, after a hand that was
    called aloud, or speaking up after it.
    """
    facts, mine = hands.facts, _of_the_lead(lead)
    silent = (_whose(each) for each in hands.ruled if each.matter.kind == LET_GO and each.silent)
    seats = sorted({seat for seat in silent if not facts.table.seat(seat).hand} - {*others, *mine})
    if not seats or KNOWN_CARDS not in hands.law.rules:
        return ""
    misled = lead is not None and lead.matter.kind == CALLED
    if len(contenders(facts)) < 3 and not misled and live(facts) and not _speaks_up(facts, seats):
        return ""
    out = OUT.format(seats_within(seats), "are" if len(seats) > 1 else "is")
    return "; ".join(filter(None, (out, _if_it_stays_out(hands, seats))))


def _if_it_stays_out(hands: Hands, seats: list[int]) -> str:
    """Who wins without the one hand of these, where nobody has cards and one pushed his forward, which live."""
    facts, ahead = hands.facts, _pushed_forward(hands)
    if live(facts) or len(seats) != 1 or len(ahead) != 1 or len(contenders(facts)) != 2:
        return ""
    wins = facts.table.pot.amount + sum(each.bet.amount for each in facts.table.seats)
    return f"{IF_OUT}, seat {ahead[0]} wins {wins:,}"


def _as_the_last(hands: Hands, lead: Decision | None, others: Mapping[int, Decision]) -> str:
    """Who wins with cards pushed forward, which live, once the dealer has killed all others."""
    facts, ahead = hands.facts, _pushed_forward(hands)
    told = [*([lead] if lead is not None else []), *others.values()]
    dead = {_whose(each) for each in told if each.key == DEAD}
    if live(facts) or len(ahead) != 1 or set(contenders(facts)) - dead != set(ahead):
        return ""
    return ALONE.format(ahead[0], facts.table.pot.amount + sum(each.bet.amount for each in facts.table.seats))


def _speaks_up(facts: Facts, seats: Iterable[int]) -> bool:
    """Is it one of these, who threw their hands away, who says something last?"""
    last = facts.record.gestures[-1]
    return last.seat in seats and isinstance(last.act, g.Say | g.Claim)


def _who_wins(hands: Hands, lead: Decision | None, others: Mapping[int, Decision]) -> str:
    """Who wins how much by the hands that lie face up, and what that hangs on."""
    facts, pots, told = hands.facts, hands.pots, [*([lead] if lead is not None else []), *others.values()]
    if pots is None or any(each.key == MUST_TABLE for each in told):
        return ""
    hidden = [seat for seat in pots.hidden if not tabled(facts, seat)]
    if any(each.key == BOTH_LIVE for each in told):
        left = [seat for seat in hidden if facts.table.seat(seat).hand and seat not in others]
        return f"{seats_within(left)} {'have' if len(left) > 1 else 'has'} yet to table" if left else ""
    if (alone := _must_show(hands)) is not None:
        return alone
    out = [each for each in told if not each.silent and each.key not in NOTHING_OPEN]
    out = [each for each in out if not part_lost(facts, _whose(each))]
    waits = [seat for each in out if tabled(facts, seat := _whose(each))]
    if not pots.won or waits:
        pots = pots_told(hands.law, _as_if_let_go(facts, [*hidden, *waits]))
    if pots is None or not pots.known:
        return ""
    seen = any(tabled(facts, seat) for pot in pots.pots for seat, _ in pot.wins)
    if not seen and not (out and len(live(facts)) == 1):
        return ""
    return _by_the_board(hands, pots, lead, hidden) or _by_hands_seen(hands, pots, told, hidden, out)


def _by_hands_seen(hands: Hands, pots: PotsTold, told: list[Decision], hidden: list[int], out: list[Decision]) -> str:
    """Who wins by the hands that lie face up, unless another one is tabled, or if one stays out."""
    wins = lower(pots_sentence(pots).removesuffix("."))
    ruled = {_whose(each) for each in told if not _says_nothing(each)}
    ruled -= {_whose(each) for each in told if each.key in ASKED_IN_VAIN}
    lying = _pushed_forward(hands) if any(each.key in ASKED_IN_VAIN for each in told) else []
    unseen = [str(seat) for seat in (*hidden, *lying) if seat not in ruled]
    due = _must_table(hands, unseen)
    shows = "shows" if due else "tables"
    unless = f"unless seat {' or '.join(unseen)} {shows} a hand as good or better" if unseen else ""
    if out:
        without = IF_ALL_OUT if len(out) > 1 else IF_OUT
        last = f"{wins} {unless}" if unless and "; " not in wins else ", ".join(filter(None, (unless, wins)))
        return "; ".join(filter(None, (f"{without}, {last}", due)))
    return "; ".join(filter(None, (due, ", ".join(filter(None, (unless, wins))))))


def _by_the_board(hands: Hands, pots: PotsTold, lead: Decision | None, hidden: list[int]) -> str:
    """Who shares with the one player who has yet to table and plays the board, which the lead may say already."""
    mine = [each for each in hands.ruled if each.key == KEEPS_SHARE and _whose(each) in live(hands.facts)]
    if not mine or {_whose(each) for each in mine} != {*hidden}:
        return ""
    shared = board_shared(hands.facts, pots, hidden[0]) if len(hidden) == 1 else ""
    keeps = "" if lead in mine else f"{told_of(hands.law, hands.facts, mine[-1]).removesuffix('.')}; "
    return f"{keeps}{shared}" if shared else ""


def _must_table(hands: Hands, unseen: list[str]) -> str:
    """That these must table, where nobody can bet any more against an all-in: no one's hand may stay down then."""
    held = [seat for seat in unseen if hands.facts.table.seat(int(seat)).hand]
    if not held or held != unseen or not any(each.key == FACE_UP for each in hands.ruled):
        return ""
    return f"{seats_within(held)} {MUST}"


def _pushed_forward(hands: Hands) -> list[int]:
    """Whose hand lies pushed forward, not in the muck, and may still be tabled by its rulebook."""
    aside = {each.card for each in hands.facts.table.aside}
    gone = (seat for seat in contenders(hands.facts) if not hands.facts.table.seat(seat).hand)
    return [seat for seat in gone if set(left_with(hands.facts, seat)) <= aside and KNOWN_CARDS in hands.law.rules]


def _must_show(hands: Hands) -> str | None:
    """Of the only hand left, with its house's ruling that it is shown like any other: what it wins so."""
    mine = [each for each in hands.ruled if each.key == MUST_SHOW and not tabled(hands.facts, _whose(each))]
    if not mine or hands.pots is None or not hands.facts.table.seat(_whose(mine[-1])).hand:
        return None
    told = told_of(hands.law, hands.facts, mine[-1]).removesuffix(".")
    return told.replace("the pot", f"the {sum(each.amount for each in hands.pots.pots):,}")


def _as_if_let_go(facts: Facts, seats: list[int]) -> Facts:
    """The hand if these had let their hands go."""
    record, at = facts.record, facts.record.gestures[-1].at
    held = {seat: tuple(each.card for each in facts.table.seat(seat).hand) for seat in seats}
    acts = tuple(g.Gesture(at, f"P{seat}", g.Move("muck", False, cards)) for seat, cards in held.items() if cards)
    then = record.instead((*record.gestures, *acts))
    return Facts(then, len(then))
