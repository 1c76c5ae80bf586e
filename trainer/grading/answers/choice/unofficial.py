"""Words that are no official terms of betting, or none of this game: what the floor may take them for, with figures."""

from collections.abc import Iterable
from dataclasses import replace

from trainer.grading.answers.choice.last_words import spoke_last, spoken_last
from trainer.grading.answers.choice.next_rights import next_to_act
from trainer.grading.answers.letters import begun
from trainer.kernel import gestures as g
from trainer.rules.as_it_comes import closed_to
from trainer.rules.betting import Course
from trainer.rules.book import Book
from trainer.rules.declared import LEAST, MORE, MOST, PADDING, named_in
from trainer.rules.facts import Facts
from trainer.rules.facts.shape import amount_only, offered
from trainer.rules.facts.short_all_in import raised_by_a_bet, said_to_complete
from trainer.rules.facts.standing import CHECK
from trainer.rules.facts.turns import found_out_of_turn
from trainer.rules.facts.wager import Wager, maker, wagers
from trainer.rules.facts.walk import WAITING
from trainer.rules.plain_words import plain_words
from trainer.rules.ruling import Decision
from trainer.rules.sizes import fixed_most
from trainer.rules.stands import OVERBET, UNDERRAISE, WHAT_IT_IS

AT_OWN_RISK = (
    "bet.unclear.highest-meaning-within-the-pot",
    "bet.unclear.highest-meaning-below-the-pot",
    "bet.unclear.asked-still-unclear",
)
"""Rules out of the paragraphs that leave unofficial terms to be interpreted, at the risk of whoever uses them."""
ALL_IN = (
    *("shove", "shoving", "jam", "jamming", "ship", "ship it", "push", "pushing", "rip", "send it", "everything"),
    *("put you all in", "put you all-in", "put you in", "set you all in", "set you in", "you're all in"),
)
CALL = ("match", "match it", "matching", "same", "same again", "me too", "i'm in", "i’m in", "in", "stay", "i'll stay")
FOLD = ("muck", "pass", "out", "i'm out", "i’m out", "no", "nope", "i'm done", "i’m done")
TIMES = {"double it": 2, "double": 2, "triple it": 3, "triple": 3, "times two": 2, "times three": 3}
FRACTIONS = {"half": 2, "third": 3, "quarter": 4}
UNOFFICIAL = "“{}” isn't an official term: the floor decides whether seat {}'s word is {}."
OPEN = "{} doesn't say what “{}” holds seat {} to {}: the floor decides, and {}."
TOO_MUCH = "{} doesn't say what happens to more than the limit: the floor decides, and {}."
COMPLETED_OR_RAISED = (
    "{} doesn't say whether an all-in of {:,} is completed to {:,} or raised to {:,}: the floor decides."
)
RAISES_TO, BETS = "a call is {:,}, the only raise to {:,}", "the only bet is {1:,}"
NO_RAISE = "a call is {:,}, with no raise allowed"
RAISES_FROM = "a call is {:,}, a raise at least {:,}"
EXTRA, TURN = "extra-card-on-a-street", "turn"
LEAST_CHANGED = "deal.premature.turn-in-holdem"
"""A rule out of the paragraph that has every error on the fourth board card change the board as little as can be."""
TWO_ON_THE_TURN = (
    "The floor decides which card is the turn: "
    "{} only says to correct it so that the board changes as little as possible."
)
BROUGHT_UP = "bet.underraise.underbet-within-the-round"
"""The rule of a house that brings a raise of too little up while the round lasts, and no one else for it."""
NUMBER_ALONE = (
    "“{:,}” alone is too little for a raise: {} brings it up to {:,}, unless the floor takes it for a call of {:,}."
)
TIME_UP, KILLED = "clock-time-up", "clock.expired-after-the-warning"
"""Time that is up, and the rule of a house by which that kills a hand only against a bet."""
NO_BET = "Seat {}'s hand isn't dead: {} kills a hand on the clock only against a bet, and says no more."
NUTS, SOFT_PLAY = "checks-the-nuts", "conduct.ethics.soft-play"
IS_IT_SOFT = "{} doesn't say whether checking the nuts last is soft play: if the floor finds that, {} penalizes it."
"""Of the nuts that are checked, the rule of a house on soft play, which doesn't name them."""
MUCKED, KNOWN_CARDS = "mucked-untabled", "showdown.live-cards.pushed-forward-identifiable"
IF_IDENTIFIED = "Seat {}, who mucked, is out unless those cards are identified and tabled."
"""Of a hand thrown away, where a house says only when cards are not dead."""
EARLY_CALL, WAITS = "blind-call", "bet.in-turn.acted-before-amount-clear"
TOO_EARLY = "Seat {} should have waited until the amount was clear ({}); {} doesn't say what amount the call is for."
"""Of a call before the amount is known, where a house says only that it should wait."""
SEVENTH, REPLACED = "seventh-street-exposed", "stud.seventh-street.shown-with-betting-to-come"
NO_BETTING = "No betting is left: {} replaces a shown card of seventh street only while some is, and says no more."
"""Of a card of seventh street that the dealer shows in an all-in, where a house replaces one while players can bet."""
TOO_LITTLE = "{} doesn't say what happens to seat {}'s bet of {:,}, under the minimum of {:,}: the floor decides."
NAMED_BELOW = "bet.size.amount-named-below-standard"
"""The rule by which an amount that is too little of a raise is a call."""
DECLARED, INVALID = "general-declaration", "invalid-declaration"


def unofficial(law: Book, facts: Facts) -> str:
    """What the floor may take the last words for, of the player whose turn it is, and of one still to act where they
    name so much more; "" where they are no such term.
    """
    if not reads_words(law):
        return ""
    seat, words, meant = unread(law, facts)
    told, turn = as_the_floors(seat, words, meant), next_to_act(facts)
    return told if seat == turn or not told else f"{told.removesuffix('.')}; the action is on seat {turn}."


def reads_words(law: Book) -> bool:
    """Has the house a paragraph that leaves unofficial terms to be interpreted?"""
    return any(each in law.rules for each in AT_OWN_RISK)


def unread(law: Book, facts: Facts) -> tuple[int, str, str]:
    """The seat whose words, which declare nothing, came last, with them and what they may be taken for, "" where they
    are no term: any of the player whose turn it is, of one still to act so much more.
    """
    seat, words = spoken_last(facts.record)
    plain, turn = _plain(words), next_to_act(facts)
    if seat not in facts.course.pending or not turn:
        return seat, words, ""
    return seat, words, _meant(law, facts, seat, plain) if seat == turn else _raised(law, facts, seat, plain)


def the_most_or_least(law: Book, facts: Facts) -> str:
    """What the floor may take a word for that names the most or the least and nothing else, as long as it is the last
    that was done; "" where no such word is.
    """
    seat, words, meant = most_or_least(facts) if reads_words(law) else (0, "", "")
    return as_the_floors(seat, words, meant)


def most_or_least(facts: Facts) -> tuple[int, str, str]:
    """The seat whose word came last and names the most or the least and nothing else, with the word and what it may be
    taken for; "" where it is none.
    """
    last, made = facts.record.gestures[-1:], wagers(facts)[-1:]
    act = last[0].act if last else None
    if not made or not isinstance(act, g.Say):
        return 0, "", ""
    (word,), said = made, plain_words(act.words)
    alone = len({LEAST, MOST} & {*said}) == 1 and {*said} <= {LEAST, MOST, *PADDING}
    if not alone or word.motions or word.last != len(facts.record) - 1 or len(word.words) != 1:
        return word.seat, act.words, ""
    to = word.all_it_may if MOST in said else min(word.minimum, word.most)
    return word.seat, act.words, as_a_wager(facts, to, word.most)


def _plain(words: str) -> str:
    return " ".join(words.lower().strip(" .!?").removeprefix("i ").split())


def as_the_floors(seat: int, words: str, meant: str) -> str:
    """That the floor decides whether a player's words are what they may be taken for; "" where that is nothing."""
    return UNOFFICIAL.format(begun(words.strip(" .!")), seat, meant) if meant else ""


def as_a_wager(facts: Facts, to: int, all_of_it: int) -> str:
    """What a wager of that total is, of a player who has so much in all."""
    if to >= all_of_it:
        return f"an all-in of {all_of_it:,}"
    if to <= facts.course.bet:
        return f"a call of {facts.course.bet:,}"
    return f"a {'raise to' if facts.course.bet else 'bet of'} {to:,}"


def _meant(law: Book, facts: Facts, seat: int, plain: str) -> str:
    sitting, course = facts.table.seat(seat), facts.course
    front = course.committed[seat - 1]
    call = min(course.bet - front, sitting.stack.amount)
    if plain in ALL_IN:
        return f"an all-in of {front + sitting.stack.amount:,}"
    if plain in CALL:
        return f"a call of {course.bet:,}" if call else "a check"
    if plain in FOLD:
        return "a fold"
    return _raised(law, facts, seat, plain) or _part_of_the_pot(facts, plain, call)


def _raised(law: Book, facts: Facts, seat: int, plain: str) -> str:
    """What so much more, or so many times the bet, may be; in limit there is one raise, and no bet of another size."""
    course, more = facts.course, _added(plain)
    to = course.bet + more if more else TIMES.get(plain, 0) * course.bet
    front = course.committed[seat - 1]
    all_of_it = front + facts.table.seat(seat).stack.amount
    if more and front and front + more == course.bet:
        return f"a call of {course.bet:,}"
    if to <= course.bet or all_of_it <= course.bet:
        return ""
    to = fixed_most(facts.setup, course.street, course.bet) or _within(facts, front, _whole(law, course, to))
    return as_a_wager(facts, to, all_of_it) if to > course.bet or front < course.bet else "a check"


def _whole(law: Book, course: Course, to: int) -> int:
    """What an amount beyond the bet comes to: the least raise from its share of one on, below it a call."""
    least = course.bet + course.raise_by
    if to >= least or not course.bet:
        return max(to, least)
    share = law.rules[NAMED_BELOW].numbers["percent"] if NAMED_BELOW in law.rules else 0
    return least if 100 * (to - course.bet) >= share * course.raise_by else course.bet


def _within(facts: Facts, front: int, to: int) -> int:
    """That total, or at pot-limit the pot-sized bet of a seat with so much in front, where that is less."""
    bet = facts.course.bet
    return min(to, bet + facts.table.whole_pot + bet - front) if facts.setup.limit == "pot-limit" else to


def _part_of_the_pot(facts: Facts, plain: str, call: int) -> str:
    part = next((by for name, by in FRACTIONS.items() if name in plain.split()), 0)
    if not part or "pot" not in plain.split():
        return ""
    pot = facts.table.whole_pot
    if call:
        return f"a raise, and of what size: the pot is {pot:,} before the call of {call:,}"
    return f"a bet of {pot // part:,}"


def _added(plain: str) -> int:
    """The amount that is named as more than there is, without a word that says what is done with it; 0 for none."""
    amounts, _ = named_in(plain)
    return amounts[0] if len(amounts) == 1 and not set(MORE).isdisjoint(plain_words(plain)) else 0


def unless_answered(facts: Facts, ask: str, lead: Decision | None) -> Decision | None:
    """The lead; nothing where it is the one bet or raise of a limit game, and the next player's words aren't read."""
    if lead is None or ask or lead.matter.kind != DECLARED or facts.setup.limit != "limit":
        return lead
    seat = spoke_last(facts.record)
    answered = seat not in (0, *lead.matter.seats) and facts.course.betting and seat == next_to_act(facts)
    return None if answered else lead


def at_own_risk(law: Book) -> str:
    """The paragraph that leaves unofficial terms to be interpreted, in words; "" where the house has none."""
    mine = (each for each in law.ledger.paragraphs if any(rule in each.rules for rule in AT_OWN_RISK))
    return next((law.ledger.in_words(each) for each in mine), "")


def unsaid(law: Book, facts: Facts, decision: Decision) -> str:
    """What is open at the most where the rulebook is silent: of a declaration without an amount, of too much in limit,
    of a number between call and raise, of a first bet of too little, of two cards on the turn, of time that is up with
    no bet to face, of a call before the amount is known, of a hand that was thrown away, and of nuts that are checked;
    "" of all else.
    """
    if paragraph := _so_far(law, decision):
        return paragraph
    kind = decision.matter.kind
    made = maker(facts.about(decision.matter)) if kind in (DECLARED, INVALID, OVERBET, UNDERRAISE) else None
    if made is None or (made.minimum > made.most and not said_to_complete(made)):
        return ""
    if kind == UNDERRAISE:
        return _number_alone(law, facts.about(decision.matter), made)
    if kind == OVERBET and (raised := raised_by_a_bet(facts, made.facing, made.first)):
        return COMPLETED_OR_RAISED.format(law.ledger.known_as, made.facing, made.minimum, raised)
    if kind == OVERBET:
        certain = (RAISES_TO if made.facing else BETS).format(made.facing, made.minimum)
        return TOO_MUCH.format(law.ledger.known_as, certain)
    return _declared(law, facts.about(decision.matter), made)


CONDITIONAL = "conditional"


def or_what_is_open(law: Book, facts: Facts, lead: Decision | None, found: Iterable[Decision]) -> Decision | None:
    """The lead; in place of silence on what a wager is what is open of it, where another kind tells that, or what is
    ruled of words that hang on what others do.
    """
    if lead is None or not lead.silent or lead.matter.kind != WHAT_IT_IS:
        return lead
    some = tuple(found)
    hangs = (each for each in some if (each.matter.kind, each.matter.error) == (CONDITIONAL, lead.matter.error))
    if (ruled := next((each for each in hangs if not each.silent), None)) is not None:
        return ruled
    same = (
        each
        for each in some
        if each.silent and (each.matter.kind, each.matter.error) == (UNDERRAISE, lead.matter.error)
    )
    return next((each for each in same if unsaid(law, facts, each)), lead)


def citing_so_far(law: Book, lead: Decision) -> Decision:
    """What leads, on the paragraph that says how far it goes of a hand thrown away, whose number isn't in the words."""
    if not lead.silent or lead.matter.kind != MUCKED or KNOWN_CARDS not in law.rules:
        return lead
    return replace(lead, citations=law.cites(KNOWN_CARDS)[:1])


def _so_far(law: Book, decision: Decision) -> str:
    """How far a paragraph of the house goes that says less than is asked."""
    kind = decision.matter.kind
    if kind == EXTRA and decision.matter.detail == TURN and LEAST_CHANGED in law.rules:
        return TWO_ON_THE_TURN.format(f"{law.ledger.known_as} {law.rules[LEAST_CHANGED].paragraphs[-1].at}")
    if kind == TIME_UP and KILLED in law.rules:
        return NO_BET.format(decision.matter.seats[0], f"{law.ledger.known_as} {law.rules[KILLED].paragraphs[0].at}")
    if kind == MUCKED and KNOWN_CARDS in law.rules:
        return IF_IDENTIFIED.format(decision.matter.seats[0])
    if kind == EARLY_CALL and WAITS in law.rules:
        at = law.rules[WAITS].paragraphs[0].at
        return TOO_EARLY.format(decision.matter.seats[0], at, law.ledger.known_as)
    if kind == SEVENTH and REPLACED in law.rules:
        return NO_BETTING.format(f"{law.ledger.known_as} {law.rules[REPLACED].paragraphs[0].at}")
    if decision.matter.detail == NUTS and SOFT_PLAY in law.rules:
        return IS_IT_SOFT.format(law.ledger.known_as, f"{law.ledger.known_as} {law.rules[SOFT_PLAY].paragraphs[0].at}")
    return ""


def _completing(law: Book, about: Facts, made: Wager) -> str:
    """What "complete" over a short all-in may be: a call, or a raise with its size as the game has it."""
    over = "over a short all-in bet" if made.facing < made.by else "over a short all-in raise"
    early = found_out_of_turn(about, WAITING)
    if early is not None and closed_to(law, about, early):
        return OPEN.format(law.ledger.known_as, "complete", made.seat, over, NO_RAISE.format(made.facing))
    least = made.step_up if made.fixed else _least(law, about, made)
    raises = RAISES_TO if made.fixed or least >= made.most else RAISES_FROM
    figures = raises.format(made.facing, min(least, made.most))
    return OPEN.format(law.ledger.known_as, "complete", made.seat, over, figures)


def _number_alone(law: Book, about: Facts, made: Wager) -> str:
    """A number said alone, more than the call and less than a full raise, where a low raise goes up to it; and a first
    bet of too little.
    """
    if not made.facing and not made.fixed:
        return TOO_LITTLE.format(law.ledger.known_as, made.seat, offered(made), made.minimum)
    between = not made.motions and amount_only(made) and 0 < made.facing < offered(made)
    if BROUGHT_UP not in law.rules or not between:
        return ""
    at = f"{law.ledger.known_as} {law.rules[BROUGHT_UP].paragraphs[0].at}"
    return NUMBER_ALONE.format(offered(made), at, _least(law, about, made), made.facing)


def _least(law: Book, about: Facts, made: Wager) -> int:
    """The least bet or raise, as the house brings a low one up to it."""
    rule = law.rules.get(BROUGHT_UP)
    figures = rule.rule.figures if rule is not None else None
    return figures(about, rule.numbers)["to"] if rule is not None and figures is not None else made.minimum


def _declared(law: Book, about: Facts, made: Wager) -> str:
    said = made.declared
    if not made.facing:
        return ""
    call = f"a call is {made.facing:,}"
    word = said.kind if said is not None else made.done
    if word in ("bet", CHECK):
        return OPEN.format(
            law.ledger.known_as,
            word,
            made.seat,
            "against a bet",
            RAISES_FROM.format(made.facing, _least(law, about, made)),
        )
    if said is None:
        return ""
    if said_to_complete(made):
        return _completing(law, about, made)
    if made.fixed and said.kind in ("all-in", "pot"):
        raised = raised_by_a_bet(about, made.facing, made.first)
        only = f"a raise {made.minimum:,} or {raised:,}" if raised else f"the only raise {made.minimum:,}"
        return OPEN.format(law.ledger.known_as, said.kind, made.seat, "in limit", f"{call}, {only}")
    return ""
