"""Declarations: their three forms, what one without an amount binds to, and words against chips."""

from collections.abc import Mapping
from itertools import accumulate

from trainer.rules.common.sizing import at_least
from trainer.rules.declared import Declared
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts import shape as s
from trainer.rules.facts.meanings import legal_meaning
from trainer.rules.facts.pot_limit import allowed
from trainer.rules.facts.prior import faces_a_raise
from trainer.rules.facts.wager import Wager, wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

GENERAL = Ruling("bet.general-declaration", "the words are a general declaration", fault=False)
AMOUNT = Ruling("bet.amount-declaration", "an amount alone counts as a declaration", fault=False)
BOTH = Ruling("bet.action-and-amount-declaration", "an action with its amount counts as a declaration", fault=False)
WHOLE_CALL = Ruling("bet.bound-to-full-call", "the player is held to the full call", fault=False)
WHOLE_RAISE = Ruling("bet.bound-to-full-raise", "the player is held to a full raise", fault=False)
WHOLE_BET = Ruling("bet.bound-to-full-bet", "the player is held to a full bet", fault=False)
ALL = Ruling("bet.bound-to-all-in", "the player is held to all of their chips", fault=False)
WORDS = Ruling("bet.words-are-the-bet", "the words are the bet", fault=False, effect=Effect.WORDS_ARE_THE_BET)
CHIPS = Ruling("bet.chips-are-the-bet", "the chips are the bet", fault=False, effect=Effect.CHIPS_ARE_THE_BET)
TD_DECIDES = Ruling(
    "bet.floor-determines-the-bet",
    "the TD determines the bet",
    authority=Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("the-amount-said", "the-amount-in-chips", "what-else-is-fairest"),
)


def first_word_amount(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"amount": wager(facts).words[0][1].amount}


@rule("bet.form.action-alone", ruling=GENERAL)
def general_declaration(facts: Facts, _: Numbers) -> bool:
    """A player says "call," "raise" or another action, but no amount."""
    return wager(facts).words[0][1].general


@rule("bet.form.amount-alone", ruling=AMOUNT, figures=first_word_amount)
def amount_alone(facts: Facts, _: Numbers) -> bool:
    """A player says an amount, such as "600," but no action."""
    said = wager(facts).words[0][1]
    return not said.kind and said.amount > 0


@rule("bet.form.action-and-amount", ruling=BOTH, figures=first_word_amount)
def action_and_amount(facts: Facts, _: Numbers) -> bool:
    """A player says both an action and an amount ("raise to 600")."""
    said = wager(facts).words[0][1]
    return bool(said.kind) and said.amount > 0


def _facing(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"to": min(made.facing, made.most)}


@rule("bet.commitment.call-said-in-turn", ruling=WHOLE_CALL, figures=_facing)
def call_said_in_turn(facts: Facts, _: Numbers) -> bool:
    """A player facing a bet says "call" in turn."""
    made = wager(facts)
    covered = bool(made.prior) and faces_a_raise(facts, made)
    return made.in_turn and s.said_first(made, "call") and (s.faces_a_bet(made) or covered)


@rule("bet.commitment.raise-said-in-turn", ruling=WHOLE_RAISE, figures=at_least)
def raise_said_in_turn(facts: Facts, _: Numbers) -> bool:
    """A player facing a bet says "raise" in turn."""
    made = wager(facts)
    return made.in_turn and s.said_first(made, "raise") and made.facing > 0


def _all(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"to": wager(facts).most}


@rule("bet.commitment.all-in-said-in-turn", ruling=ALL, figures=_all)
def all_in_said_in_turn(facts: Facts, _: Numbers) -> bool:
    """A player says "all-in" in turn, where the game allows a bet of their whole stack."""
    made = wager(facts)
    return made.in_turn and s.said_first(made, "all-in") and made.most <= max(made.facing, allowed(facts, made))


@rule("bet.commitment.bet-said-in-turn", ruling=WHOLE_BET, figures=at_least)
def bet_said_in_turn(facts: Facts, _: Numbers) -> bool:
    """A player facing no bet says "bet" in turn."""
    made = wager(facts)
    return made.in_turn and s.said_first(made, "bet") and made.facing == 0


def said_and_put(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """The amount named, 0 for none, and the total in chips."""
    made = wager(facts)
    said = said_of(made)
    return {"said": made.facing if s.names_what_is_owed(made, said) else said.amount, "chips": made.total}


def said_of(made: Wager) -> Declared:
    """What was declared first, though somebody else may have acted before the chips came."""
    return made.promised or made.words[0][1]


def _order(made: Wager) -> int:
    """Below 0 when the words came first, above when the chips did."""
    return -1 if made.promised is not None else made.said_at[0] - made.put_at[0]


def _called(made: Wager) -> bool:
    """Are the chips a call as they lie, exactly or as the one chip that is too large?"""
    return made.facing > 0 and (made.total == made.facing or (s.one_chip(made) and s.more_than_the_call(made)))


def clear_and_reasonable(made: Wager) -> bool:
    """No unofficial term, and an amount, if any, that covers the bet and that the player has."""
    said = made.words[0][1]
    return not said.unofficial and (not said.amount or made.facing <= said.amount <= made.most)


@rule("bet.method.words-before-chips", ruling=WORDS, figures=said_and_put)
def words_before_chips(facts: Facts, _: Numbers) -> bool:
    """A player announces a bet before any chips hit the table."""
    return _order(wager(facts)) < 0


@rule("bet.method.chips-before-words", ruling=CHIPS, figures=said_and_put)
def chips_before_words(facts: Facts, _: Numbers) -> bool:
    """A player's chips hit the table before the player says anything."""
    return _order(wager(facts)) > 0


@rule("bet.method.clear-words-with-chips", ruling=WORDS, figures=said_and_put)
def clear_words_with_the_chips(facts: Facts, _: Numbers) -> bool:
    """A player's words and chips come together, and the words are clear and reasonable."""
    made = wager(facts)
    return _order(made) == 0 and clear_and_reasonable(made)


@rule("bet.method.unclear-words-with-chips", ruling=CHIPS, figures=said_and_put)
def other_words_with_the_chips(facts: Facts, _: Numbers) -> bool:
    """A player's words and chips come together, and the words are unclear or unreasonable."""
    made = wager(facts)
    return _order(made) == 0 and not clear_and_reasonable(made)


def _lay_there(made: Wager, amount: int) -> bool:
    """Had its motions come to exactly that amount before another one added to it?"""
    return amount in accumulate((chips.amount for _, chips in made.motions[:-1]), initial=made.before)


ORDER = ("bet.method.words-before-chips", "bet.method.chips-before-words")


@rule("bet.method.words-and-chips-contradict", ruling=TD_DECIDES, figures=said_and_put, excepts=ORDER)
def words_against_chips(facts: Facts, _: Numbers) -> bool:
    """In either order, a player says one amount and puts out too few chips for it, or at least one chip too many.

    Nor is it where the chips agreed before some were taken back or more was put out, or do since, or where a raise, or
    more, is said when the chips have called.
    """
    made = wager(facts)
    if _order(made) < 0 and _lay_there(made, said_of(made).amount):
        return False
    if _order(made) > 0 and _called(made) and said_of(made).kind in ("raise", ""):
        return False
    if made.total == legal_meaning(made):
        return False  # a bare number that these chips can be
    amount, put = min(said_of(made).amount, made.most), made.before + made.new.amount if made.back else made.total
    against = (each < amount or each - made.smallest >= amount for each in {put, made.total})
    return amount > 0 and not made.prior and all(against)
