"""What a floor may order: the options that books leave it, what follows from each, and the total it means."""

from trainer.kernel import gestures as g
from trainer.rules.effects import Effect
from trainer.rules.encoded import rulings
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager
from trainer.rules.former import ruling_key
from trainer.rules.options import OPTIONS
from trainer.rules.ruling import Decision

TO_A_TOTAL = (Effect.COMES_TO, Effect.FULL_CALL, Effect.NAMED_BY_THE_FLOOR, Effect.WITHDRAWN)


def orders(facts: Facts, since: int = 0) -> list[str]:
    """What the floor has ordered since that gesture count, in order, each as a word of the notation."""
    given = [facts.record.gestures[index].act for index in facts.record.orders if since <= index < facts.at]
    return [act.what for act in given if isinstance(act, g.Order)]


def orderable(options: tuple[str, ...]) -> tuple[str, ...]:
    """Of a floor's options those that it can order: totals first, else what is more than "something that fits"."""
    named = totals(options)
    return named or tuple(each for each in options if OPTIONS[each].effect is not Effect.OPEN_ENDED) or options


def totals(options: tuple[str, ...]) -> tuple[str, ...]:
    """Of a floor's options those that come to a total."""
    return tuple(each for each in options if OPTIONS[each].effect in TO_A_TOTAL)


def order_of(decision: Decision, key: str) -> str:
    """The order of that option as a word of the notation, with the amount where the floor names one."""
    option = OPTIONS[key]
    amount = _first(decision, option.figures) if option.effect is Effect.NAMED_BY_THE_FLOOR else 0
    return f"{key}-{amount}" if amount else key


def _first(decision: Decision, names: tuple[str, ...]) -> int:
    """The first of these figures that is known, 0 where none is."""
    figures = dict(decision.figures)
    return next((figures[each] for each in names if figures.get(each)), 0)


def order_in_silence(followed: Decision) -> str:
    """The order to do as another house does, with the amount that a wager comes to by it."""
    ruling, to = followed.ruling, dict(followed.figures).get("to", 0)
    assert ruling is not None
    return f"{ruling.key}-{to}" if to else ruling.key


def named_in(what: str) -> tuple[str, int]:
    """An order taken apart: the key of what was chosen, and the amount that the floor has named, 0 for none."""
    key, _, last = what.rpartition("-")
    return (key, int(last)) if key and last.isascii() and last.isdigit() else (what, 0)


def effect_of(what: str) -> Effect | None:
    """What follows from an order, of an option or of a ruling of any house; None where nobody knows it."""
    key, _ = named_in(what)
    if key in OPTIONS:
        return OPTIONS[key].effect
    ruling = rulings().get(ruling_key(key))
    return ruling.effect if ruling is not None else None


def last_effect(facts: Facts, since: int = 0) -> Effect | None:
    """What follows from the last order since that gesture count; None where none was given."""
    given = orders(facts, since)
    return effect_of(given[-1]) if given else None


def ordered_total(decision: Decision, what: str, made: Wager) -> int | None:
    """The total that the floor's order brings the wager to; None where the order names none."""
    key, amount = named_in(what)
    if amount:
        return min(amount, made.most)
    option = OPTIONS.get(key)
    if option is None or option.effect not in TO_A_TOTAL:
        return None
    if found := _first(decision, option.figures):
        return min(found, made.most)
    if option.effect is Effect.FULL_CALL:
        return min(made.facing, made.most)
    return made.before if option.effect is Effect.WITHDRAWN else None
