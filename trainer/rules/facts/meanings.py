"""What a bare number word can stand for, as far as it would be a legal wager, and what was done to make it clear."""

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.rules.declared import Declared, legal, other_meanings, short_of_a_raise
from trainer.rules.facts import Facts
from trainer.rules.facts.pot_limit import allowed
from trainer.rules.facts.wager import Wager


def legal_meanings(facts: Facts, made: Wager) -> tuple[int, ...]:
    """The totals, smallest first, that the word can legally mean in this game; none for a wager in other words."""
    if not made.words or not made.words[0][1].unofficial:
        return ()
    return legal(made.words[0][1], made.facing, made.minimum, allowed(facts, made))


def ambiguous(facts: Facts, made: Wager) -> bool:
    return len(legal_meanings(facts, made)) > 1


def short_meaning(made: Wager) -> int:
    """What a bare number can mean that is more than the call and less than a raise, where only one meaning is legal.

    As no raise it is no legal meaning; as chips it would be a call or a minimum raise. 0 for none.
    """
    if not legal_meaning(made) or made.fixed:
        return 0
    return short_of_a_raise(made.words[0][1], made.facing, made.minimum)


def legal_meaning(made: Wager) -> int:
    """The one full bet or raise that the word can mean, 0 where it can mean none or several."""
    said = made.words[0][1] if made.words else None
    most = min(made.most, made.ceiling or made.most)
    found = legal(replace(said, amount=0), made.facing, made.minimum, most) if said is not None and said.amount else ()
    return found[0] if len(found) == 1 else 0


def short_comes_to(made: Wager, short: int, percent: int) -> int:
    """The call or the minimum raise that so much comes to: by its share of a raise, unless a raise or bet was said."""
    raised = made.words[0][1].kind in ("raise", "bet")
    enough = raised or (short - made.facing) * 100 >= percent * (made.minimum - made.facing)
    return min(made.most, made.minimum if enough else made.facing)


def clarified(made: Wager) -> int:
    """The amount in figures that the player named afterwards, 0 for none."""
    return next((said.amount for _, said in made.words[1:] if _in_full(said)), 0)


def cleared_up(facts: Facts, made: Wager) -> bool:
    """Has the player gone on to name an amount before the dealer asked him?"""
    asked = asked_about(facts, made)
    return any(_in_full(said) for at, said in made.words[1:] if not asked or at < asked)


def _in_full(said: Declared) -> bool:
    return bool(said.amount and not said.unofficial)


def highest(facts: Facts, made: Wager, pot: int) -> int:
    """The highest meaning of no more than that pot, 0 where every one is more."""
    return max((total for total in legal_meanings(facts, made) if total <= pot), default=0)


def in_keeping_with(facts: Facts, made: Wager, increment: int) -> int:
    """The meaning in the hundreds, the thousands and so on like that bet or raise; the nearest where none is."""
    meanings = legal_meanings(facts, made)
    return max((total for total in meanings if len(str(total)) <= len(str(increment))), default=meanings[0])


# --- asking ----------------------------------------------------------------------------------------------------


def made_clear(facts: Facts, made: Wager) -> int:
    """The one of the meanings that the player named afterwards, 0 for none."""
    return clarified(made) if clarified(made) in legal_meanings(facts, made) else 0


def named_a_meaning(facts: Facts, made: Wager) -> bool:
    """Has the player named afterwards what the number can mean, less than a raise too?"""
    return made_clear(facts, made) > 0 or clarified(made) in other_meanings(made.words[0][1])


def asked_about(facts: Facts, made: Wager) -> int:
    """The gesture count after the dealer asked the player how much it is, 0 while nobody has."""
    since = facts.happened(made.words[0][0])
    asked = (at + 1 for at, each, _, _ in since if each.by_dealer and each.act == g.AskHowMuch(made.seat))
    return next(asked, 0)


def asked_in_vain(facts: Facts, made: Wager) -> bool:
    """Has the player been asked and named none of the meanings, by the time he has answered or the floor is called?"""
    asked = asked_about(facts, made)
    if not asked or made_clear(facts, made):
        return False
    since = [each for _, each, _, _ in facts.happened(asked)]
    return any(isinstance(each.act, g.CallFloor) or _speaks(each, made.seat) for each in since)


def _speaks(gesture: g.Gesture, seat: int) -> bool:
    return gesture.seat == seat and isinstance(gesture.act, g.SPOKEN)
