"""What a house makes of an act out of turn: of its size, and of a raise where a short all-in has re-opened nothing."""

from trainer.kernel.altered import replace
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.rights import is_limit
from trainer.rules.facts.shape import one_size, within_the_limit
from trainer.rules.facts.short_all_in import said_to_complete
from trainer.rules.facts.standing import WITH_CHIPS, OutOfTurn, read
from trainer.rules.facts.turns import told
from trainer.rules.making_good import RISING
from trainer.rules.stands import ALL_IN_STANDS, stands

CLOSED, CLOSED_IN_LIMIT = "bet.rights.big-bet-short-all-in-faced", "bet.rights.limit-short-all-in-faced"
"""The rules by which less than a full bet or raise leaves no raise to who has acted, in limit less than a share."""
CALL_OR_FOLD = "bet.turn.action-changed-no-raise"
"""The rule of a house that leaves no raise to whoever acted out of turn, once the action has changed."""
POSTED = "bet.turn.posted-minimum-action-to-come"
"""The rule of a house that has every bet out of turn post the minimum: what its maker may do is the turn's."""


def as_it_comes(law: Book, facts: Facts, early: OutOfTurn) -> OutOfTurn:
    """The act out of turn with what the house makes of its size, of the word that names no total still none; with no
    total at all where that is open, and only the call where no raise is his to make.
    """
    if early.kind not in WITH_CHIPS or early.spent:
        return early
    if early.pulled_back and not _is_open(law, facts, early):
        return _as_it_lay(law, Facts(facts.record, early.pulled_at), early) if early.kind in RISING else early
    if only_a_call(law, facts, early):
        return replace(early, kind="call", to=min(early.level, early.made.most))
    return early if early.unnamed and not one_size(early.made) else _sized(law, facts, early)


def _as_it_lay(law: Book, then: Facts, early: OutOfTurn) -> OutOfTurn:
    """The act out of turn with what the house made of it then, before its maker pulled any of its chips back."""
    lay = next((each for each in told(then).outs if each.made.first == early.made.first), None)
    sized = as_it_comes(law, then, lay) if lay is not None else early
    return replace(early, kind=sized.kind, to=sized.to)


def _is_open(law: Book, facts: Facts, early: OutOfTurn) -> bool:
    """Were chips pulled back and others put out, and leaves the house open which of them are the bet?"""
    return len(early.made.motions) > 1 and stands(law, facts, early.made).open


def only_a_call(law: Book, facts: Facts, early: OutOfTurn) -> bool:
    """Is it a bet or raise of who has no raise, and so a call?"""
    if early.kind not in RISING or said_to_complete(early.made):
        return False
    return closed_to(law, facts, early) or _overtaken_before(law, facts, early)


def _overtaken_before(law: Book, facts: Facts, early: OutOfTurn) -> bool:
    """Was he freed of an act out of turn by a bet or raise, at a house that leaves him no raise then?"""
    mine = (each for each in told(facts).outs if each.seat == early.seat and each.changed)
    return CALL_OR_FOLD in law.rules and any(each.back == early.made.first for each in mine)


def _sized(law: Book, facts: Facts, early: OutOfTurn) -> OutOfTurn:
    found, said = stands(law, facts, early.made), early.made.declared
    if found.open and said_to_complete(early.made):
        return replace(early, kind="", to=0)
    number = said is not None and said.unofficial > 0
    if found.open and (early.kind in RISING or number) and not _all_it_is(law, early):
        return replace(early, kind=said.kind if said is not None and number else early.kind, to=0)
    return replace(early, kind=found.kind, to=found.to) if found.kind in WITH_CHIPS and not found.open else early


def _all_it_is(law: Book, early: OutOfTurn) -> bool:
    """Is it an all-in of no more than the limit, or one that stands at the house whatever it is?"""
    return early.all_in and (within_the_limit(early.made) or ALL_IN_STANDS in law.rules)


def closed_to(law: Book, facts: Facts, early: OutOfTurn) -> bool:
    """Had he acted on the street, and faced too little beyond that for a raise, at a house where such acts wait?"""
    rule = law.rules.get(CLOSED_IN_LIMIT if is_limit(facts) else CLOSED)
    stood = early.all_in and ALL_IN_STANDS in law.rules
    if rule is None or POSTED in law.rules or early.spent or stood:
        return False
    made = early.made
    acts = (each for each in told(facts).acts if (each[0].seat, each[0].street) == (made.seat, made.street))
    before = [read(*each)[1] for each in acts if each[0].first < made.first]
    share = rule.numbers["reopening"] if is_limit(facts) else 100
    return bool(before) and 0 < 100 * (early.level - before[-1]) < share * early.by
