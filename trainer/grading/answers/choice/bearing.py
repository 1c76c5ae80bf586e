"""Whether the paragraphs of an answer bear on what it says: on this game, on who has acted, on each half of it."""

import re
from dataclasses import replace

from trainer.grading.answers.citing import citing_besides
from trainer.rules.as_it_comes import closed_to
from trainer.rules.book import book
from trainer.rules.common.rights import SHUTTING
from trainer.rules.facts import Facts
from trainer.rules.facts.rights import is_limit
from trainer.rules.facts.turns import found_out_of_turn
from trainer.rules.facts.wager import wagers
from trainer.rules.facts.walk import WAITING
from trainer.rules.making_good import RISING
from trainer.rules.ruling import Citation, Decision

RIGHTS = "rights"
OF_OTHERS = ("bet.rights.first-act-of-the-round", "bet.rights.nothing-or-nobody-to-raise")
"""Rules that a house has by what is printed of players who have acted: of somebody else that says nothing."""
BIG_BET, SHARE = ("no-limit-", "tournament-24"), ("bet.rights.limit-reopening-share-faced", SHUTTING[1])
"""How numbers begin in a chapter on no-limit and pot-limit, with the one of another chapter that is on these alone, and
the rules on limit that are read out of them.
"""
LEAST = ("bet.least-raise.by-doubling", "bet.least-raise.by-the-last-raise", "bet.least-raise.by-the-largest-raise")
"""Rules on how much a raise is at the least, in limit those that go by the raise before."""
SAYS_A_RAISE = re.compile(r"eat \d+ may (?:call [\d,]+|check) or raise(?:, minimum raise)? to [\d,]+")
SHORT = re.compile(r"[\d,]+ more is (?:short|under \d+%) of a full raise")
IN_LIMIT = re.compile(r"more is under \d+%")
NAMES_THE_LEAST, SHORT_OPENING = (
    re.compile(r"minimum raise to|must raise to at least"),
    "bet.least-raise.opening-all-in-below-minimum",
)
"""How the least raise is told, and the rule on the one over an all-in below the least bet."""
ONLY_A_CHECK, NOT_RAISED = re.compile(r"may only check[.,;](?! unless)"), "bet.turn.posted-minimum-not-raised"
"""How it is told that a minimum posted out of turn was called, and the rule on that."""
BINDING = ("bet.out-of-turn-binds", "bet.action-backs-up", "bet.binds-unless-action-changes")
"""The rulings that an act out of turn binds, or waits for its turn."""
CALLED = "called"
"""The row of its table."""


def bearing_on_it(lead: Decision | None, facts: Facts, sentence: str) -> Decision | None:
    """What leads, on the paragraphs that say something of what the sentence does: none on re-opening where nobody has
    acted or nothing is left to raise, in limit none that is printed for big-bet poker where another one is there;
    beside what is told of a short all-in, a raise over one, a posted minimum or a raise out of turn that is just a
    call, what is printed of it.
    """
    if lead is None:
        return None
    lead = replace(lead, citations=_of_this_game(lead, facts))
    for more in (_of_the_raise(lead, sentence), _of_a_short_all_in(lead, sentence), _of_a_post(lead, sentence)):
        lead = citing_besides(lead, more)
    for more in (_of_a_raise_not_open(lead, facts), _of_a_short_opening(lead, facts, sentence)):
        lead = citing_besides(lead, more)
    return lead


def _of_this_game(lead: Decision, facts: Facts) -> tuple[Citation, ...]:
    own = tuple(each for each in lead.citations if each.rule not in OF_OTHERS)
    if facts.setup.limit != "limit":
        return own
    here = tuple(each for each in own if not each.at.startswith(BIG_BET) or each.rule in SHARE)
    return here or own


def _of_the_raise(lead: Decision, sentence: str) -> tuple[Citation, ...]:
    """What is printed of how much a raise is, where the sentence says no more than that and nothing else is cited."""
    if lead.citations or lead.silent or lead.matter.kind != RIGHTS or not SAYS_A_RAISE.search(sentence):
        return ()
    law, big_bet = book(lead.book), "minimum raise" in sentence
    return tuple(cite for rule in LEAST[not big_bet :] for cite in law.cites(rule))


def _of_a_short_all_in(lead: Decision, sentence: str) -> tuple[Citation, ...]:
    """What is printed of a raise that a short all-in leaves nobody who has acted."""
    if lead.silent or not SHORT.search(sentence):
        return ()
    return book(lead.book).cites(SHUTTING[bool(IN_LIMIT.search(sentence))])


def _of_a_raise_not_open(lead: Decision, facts: Facts) -> tuple[Citation, ...]:
    """What is printed of a raise that a short all-in leaves nobody who has acted, where one out of turn is so a call
    that binds or waits.
    """
    out = found_out_of_turn(facts.about(lead.matter), WAITING) if lead.key in BINDING else None
    law = book(lead.book)
    if out is None or out.kind not in RISING or not closed_to(law, facts, out):
        return ()
    return law.cites(SHUTTING[is_limit(facts)])


def _of_a_short_opening(lead: Decision, facts: Facts, sentence: str) -> tuple[Citation, ...]:
    """What is printed of a raise over an all-in below the least bet, where the sentence says how much that is."""
    if lead.silent or facts.course.street <= 0 or not NAMES_THE_LEAST.search(sentence):
        return ()
    least = max((each.least_bet for each in wagers(facts)[-1:]), default=0)
    return book(lead.book).cites(SHORT_OPENING) if 0 < facts.course.bet < least else ()


def _of_a_post(lead: Decision, sentence: str) -> tuple[Citation, ...]:
    """What is printed of a minimum that was posted out of turn and has been called, where nothing of that is cited."""
    law = book(lead.book)
    printed = [(cite, law.paragraph(cite.at).rows) for cite in law.cites(NOT_RAISED)]
    told = {cite.at for cite, _ in printed} & {each.at for each in lead.citations}
    if lead.silent or told or not ONLY_A_CHECK.search(sentence):
        return ()
    return tuple(cite for cite, rows in printed if CALLED in rows)
