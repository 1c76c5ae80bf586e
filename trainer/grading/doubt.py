"""What a stop or a floor call may be about though no matter is open: what a player did or asked, and a book's silence.

Nothing here is ever to be noticed: a dealer who plays on does nothing wrong, and one who stops and asks does no harm.
"""

from collections.abc import Callable, Iterator

from trainer.grading.assessment import Verdict
from trainer.grading.at_showdown import referred
from trainer.grading.pots import left_open
from trainer.grading.said import Spoken, cite_decision
from trainer.grading.too_late import found_late
from trainer.kernel import gestures as g
from trainer.rules.amiss import STRADDLE
from trainer.rules.book import Book
from trainer.rules.common.unclear import to_be_asked
from trainer.rules.engine import agreed, decide
from trainer.rules.facts import Facts
from trainer.rules.facts.chores import last_action_before
from trainer.rules.facts.meanings import legal_meanings, made_clear
from trainer.rules.facts.pot_limit import played
from trainer.rules.facts.wager import Wager, checks_a_bet, maker, wagers
from trainer.rules.kinds import KINDS
from trainer.rules.making_good import RISING
from trainer.rules.orders import orders
from trainer.rules.points import points_of
from trainer.rules.points.bounties import BOUNTY_SPLIT
from trainer.rules.points.dealing import DECK_ASKED_FOR
from trainer.rules.points.pots import DISPUTED, compared
from trainer.rules.points.wager import PLAIN
from trainer.rules.requests import unspoken
from trainer.rules.ruling import Authority, Decision, Matter
from trainer.rules.stands import UNCLEAR, Stands, decisions, latest, stands

INVALID, AFTER_CHECK, UNCLEAR_CASE = "invalid-declaration", "raise-after-check", "unclear-case"
OF_WORDS = ("conditional", "blind-call")
"""Those of them that no rulebook lets be: one that has nothing on them leaves them to its floor."""
LEFT_TO_THE_FLOOR = (
    *(*OF_WORDS, "number-short-of-a-raise"),
    *("bettor-let-go", "mucked-untabled", "hand-taken", "thrown-into-a-hand"),
)
"""Kinds of points that ask nothing of the dealer but, at some houses, to call."""
OF_PLAYERS = (
    *("conduct-told", "device-used", "shown-to-one", "hand-spoken-of", "folded-hand-spoken-of", "folded-hand-shown"),
    *("cards-shown-early", "live-hand-left", "clock-asked", "clock-asked-away", "bounty-chip-in-hand"),
    *("rabbit-asked", "rabbit-hunt", "discards-gone-through", DECK_ASKED_FOR),
    *("pushed-forward", "up-cards-turned-down", "dropped-by-a-player", STRADDLE),
)
"""Kinds of what a player did apart from bets that a dealer may always report, unless the house allows it."""
QUESTIONS = ("asked-before-acting",)
"""Kinds of what a player asks before acting. Who answers it himself at this house needs no floor for that."""
OF_WAGERS = ("fold", "hasty", "check-raise", "chips-added", "chips-below-the-bring-in", "chips-let-go")
"""Kinds of wagers and folds that a dealer may report where the house finds fault with them or names its floor."""
OF_SHOWDOWNS = ("shown-before-his-pot",)
"""Kinds of what a player did with a hand at showdown that a dealer may report where the house leaves a choice in it."""
NOTHING = "This rulebook doesn't cover that. You may call the floor."


def doubted(law: Book, facts: Facts, act: g.Act) -> Spoken | None:
    """What speaks for a stop or a floor call with no matter open; None where nothing does.

    `facts` are those before the act.
    """
    wanted = referred(law, facts) if isinstance(act, g.CallFloor) else None
    asked = wanted or _question(law, facts, act)
    return asked or next((found for each in _DOUBTS if (found := each(law, facts)) is not None), None)


def _harmless(what: str, *decisions: Decision) -> Spoken:
    """That there was something to ask about, with what the house says of it, or that it says nothing."""
    names = "; ".join(each.ruling.says for each in decisions if each.ruling is not None)
    cited = tuple(citation for each in decisions for citation in cite_decision(each))
    return Spoken(Verdict.HARMLESS, f"{what}. {f'The rule here: {names}.' if names else NOTHING}", cited)


# --- the last wager -----------------------------------------------------------------------------------------------


def _last(facts: Facts) -> Wager | None:
    """The wager after which nobody has acted; none once the floor has ruled on it."""
    made = latest(facts)
    standing = made is not None and made.street == facts.course.street and not orders(facts, made.first)
    return made if standing else None


def _checked(law: Book, facts: Facts) -> Spoken | None:
    """A player has checked a bet that he has to meet, and may be told of it."""
    made = _last(facts)
    if made is None or not checks_a_bet(made):
        return None
    says = f"Seat {made.seat} has checked facing a bet of {made.facing:,}, and you may say so"
    return _harmless(says, *decisions(law, facts, made, frozenset({INVALID})))


def _unsaid(law: Book, facts: Facts) -> Spoken | None:
    """A word for what is not open, or a raise of a bet that was checked, at a house that prints nothing of it."""
    made = _last(facts)
    for each in _asked(law, facts, made) if made is not None else ():
        if each.silent:
            return _harmless(f"{KINDS[each.matter.kind].says}, by seat {each.matter.seats[0]}")
    return None


def _asked(law: Book, facts: Facts, made: Wager) -> Iterator[Decision]:
    """What the house says to the raise of a bet that was checked, and to the word, unless that is open at pot-limit."""
    pot = played(facts) and made.declared is not None and made.declared.kind == "pot"
    yield from decisions(law, facts, made, frozenset({AFTER_CHECK, *(() if pot else (INVALID,))}))


def _several_meanings(law: Book, facts: Facts) -> Spoken | None:
    """A number was said that can mean several amounts, and the player has not named the one that it comes to."""
    made = _last(facts)
    own = list(decisions(law, facts, made, frozenset({UNCLEAR}))) if made is not None else []
    if made is None or not own or _cleared(law, facts, made):
        return None
    either = " or ".join(f"{total:,}" for total in legal_meanings(facts, made))
    general = [
        decide(law, facts.about(each)) for each in points_of(facts, UNCLEAR_CASE) if each.error == made.first + 1
    ]
    return _harmless(f"What seat {made.seat} has said can mean {either}, and asking does no harm", *own, *general)


def _cleared(law: Book, facts: Facts, made: Wager) -> bool:
    found = stands(law, facts, made)
    return not found.open and found.to == made_clear(facts, made)


def _for_the_floor(law: Book, facts: Facts) -> Spoken | None:
    """What a player said or did last asks nothing of the dealer but to call, and the house leaves it to its floor."""
    since = last_action_before(facts, facts.at)
    left = [
        said
        for each in points_of(facts, *LEFT_TO_THE_FLOOR)
        if each.onset >= max(since, facts.at - 1) and (said := agreed(law, facts.about(each))) is not None
        if (each.kind in OF_WORDS if said.ruling is None else said.ruling.authority is Authority.FLOOR)
    ]
    return _harmless(KINDS[left[-1].matter.kind].says, left[-1]) if left else None


def _of_a_player(law: Book, facts: Facts) -> Spoken | None:
    """What a player did with the last action or since, apart from bets, is not what this house allows."""
    since = last_action_before(facts, facts.at)
    for each in points_of(facts._replace(since=since), *OF_PLAYERS):
        said = agreed(law, facts.when(each.onset).about(each)) if each.onset >= since and each.seats else None
        if said is not None and (said.ruling is None or said.ruling.fault):
            return _harmless(f"{KINDS[each.kind].says}, by seat {each.seats[-1]}", said)
    return None


def _disputed(law: Book, facts: Facts) -> Spoken | None:
    """A player disputes something: to ask the floor for it does no harm, be it too late for that or not."""
    since = last_action_before(facts, facts.at)
    for each in points_of(facts, DISPUTED):
        said = agreed(law, facts.about(each)) if each.onset >= since else None
        if said is not None:
            return _harmless(f"{KINDS[each.kind].says}, by seat {each.seats[0]}", said)
    return None


def _of_a_wager(law: Book, facts: Facts) -> Spoken | None:
    """Of the last wager or fold this house says that it should not be, or that the floor may rule on it."""
    since = last_action_before(facts, facts.at)
    for each in out_of_the_ordinary(facts._replace(since=max(0, since - 1))):
        said = agreed(law, facts.about(each)) if each.onset >= since else None
        if said is not None and said.ruling is not None and (said.ruling.fault or _is_the_floors(said)):
            return _harmless(f"{KINDS[each.kind].says}, by seat {each.seats[0]}", said)
    return None


def _at_a_showdown(law: Book, facts: Facts) -> Spoken | None:
    """A player has done something with a hand, no pot is pushed yet, and the house leaves something to choose there."""
    for each in points_of(facts, *OF_SHOWDOWNS):
        said = agreed(law, facts.when(each.onset).about(each))
        pushed = any(isinstance(e.act, g.PushPot) for _, e, _, _ in facts.happened(each.onset))
        if not pushed and said is not None and said.ruling is not None and (said.ruling.fault or said.ruling.options):
            return _harmless(f"{KINDS[each.kind].says}, by seat {each.seats[0]}", said)
    return None


def _is_the_floors(said: Decision) -> bool:
    """Has the floor a choice to make there?"""
    return said.ruling is not None and said.ruling.authority is Authority.FLOOR and bool(said.ruling.options)


def out_of_the_ordinary(facts: Facts) -> Iterator[Matter]:
    """Wagers and folds of these kinds: no fold that answers a bet, no bare call, no chips that simply lie there."""
    for each in points_of(facts, *OF_WAGERS):
        if each.kind == "fold":
            usual = "facing a bet" in each.detail and not each.detail.startswith("out of turn")
        elif each.kind == "chips-let-go":
            made = maker(facts.about(each))
            usual = made is None or bool(made.motions)
        else:
            usual = each.kind == "chips-added" and each.detail == PLAIN
        if not usual:
            yield each


# --- requests and pots --------------------------------------------------------------------------------------------


def _question(law: Book, facts: Facts, act: g.Act) -> Spoken | None:
    """A player has asked before acting: to stop for the answer is fine, to call where the house has no other answer."""
    since = last_action_before(facts, facts.at)
    for each in points_of(facts._replace(since=since), *QUESTIONS):
        said = agreed(law, facts.about(each)) if each.onset >= since else None
        if said is not None and (isinstance(act, g.Stop) or not _answered_by_the_dealer(said)):
            return _harmless(f"Seat {each.seats[0]} has asked you a question before acting", said)
    return None


def _answered_by_the_dealer(said: Decision) -> bool:
    return said.ruling is not None and not said.ruling.fault and said.ruling.authority is not Authority.FLOOR


def _count_asked_for(law: Book, facts: Facts) -> Spoken | None:
    """A player has asked for a count, and the house does not say whether he gets one."""
    asked = unspoken(law, facts)
    return None if asked is None else _harmless(f"Seat {asked.seats[0]} has asked for a count")


def _odd_chips(law: Book, facts: Facts) -> Spoken | None:
    """A pot still lies there that does not come out even, at a house that gives its odd chips to nobody."""
    open_pots = left_open(law, facts) if compared(facts) else frozenset()
    lying = any(facts.table.pots[facts.table.pot_number(name)] for name in open_pots)
    return _harmless("A pot won't split evenly, and a player gets the odd chip") if lying else None


def _bounty_of_a_split_pot(law: Book, facts: Facts) -> Spoken | None:
    """A player is out in a pot that several share, at a house that doesn't say who gets the bounty chip."""
    for each in points_of(facts, BOUNTY_SPLIT) if facts.table.pot else ():
        said = agreed(law, facts.about(each))
        if said is not None and said.ruling is None:
            return _harmless(f"Seat {each.seats[0]} is out in a split pot, and one of the winners gets the bounty")
    return None


_DOUBTS: tuple[Callable[[Book, Facts], Spoken | None], ...] = (
    _checked,
    _of_a_wager,
    _unsaid,
    _several_meanings,
    _for_the_floor,
    _of_a_player,
    _at_a_showdown,
    _disputed,
    _count_asked_for,
    _odd_chips,
    _bounty_of_a_split_pot,
    found_late,
)


# --- telling a player what he faces -------------------------------------------------------------------------------


def told_of_the_bet(facts: Facts, act: g.AnnounceBet) -> Spoken | None:
    """The bet announced once more to who has just checked it."""
    made = latest(facts)
    if made is None or not checks_a_bet(made) or act.kind not in RISING or act.amount != made.facing:
        return None
    return Spoken(Verdict.HARMLESS, f"Seat {made.seat} has been told about the bet of {made.facing:,}.")


def told_of_the_raise(law: Book, facts: Facts, act: g.ActionOn) -> Spoken | None:
    """The action pointed to who has called short, before the floor, whose it is, has said what comes of it."""
    found = _short_for_the_floor(law, facts)
    if found is None or found.lead is None or act.seat != found.made.seat:
        return None
    says = f"Seat {act.seat} has been told about the {found.made.facing:,}. The short call is still up to the floor."
    return Spoken(Verdict.HARMLESS, says, cite_decision(found.lead))


def _short_for_the_floor(law: Book, facts: Facts) -> Stands | None:
    """The last short call of the street that the house leaves to its floor, as long as the floor has not spoken."""
    short = [each for each in wagers(facts) if each.street == facts.course.street and 0 < each.total < each.facing]
    for made in reversed(short):
        found = stands(law, facts, made)
        if found.open and found.lead is not None and not to_be_asked(found.lead.ruling):
            return None if orders(facts, made.first) else found
    return None
