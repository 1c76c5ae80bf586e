"""What a sentence on a race takes from it: who gets how many new chips, and what the odd chips come to."""

from collections.abc import Callable, Iterable, Mapping

from trainer.kernel.room import clock_acts as c
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.race import can_be_raced, count, next_value, odd_chips, race_before, race_value
from trainer.rules.ruling import Decision, Matter

LEFT, KEEPS, RACED = "left-after-a-race", "chips.keeps-lowest-chip", "chips.odd-chips-raced-off"
SEAT, SAVED = "new-of-seat-", "saved-seat-"


def race_words(facts: RoomFacts, decision: Decision) -> dict[str, str]:
    """Nothing where the house has the cards decide otherwise, or nobody wins a chip."""
    race = race_before(facts, facts.subject, facts.matter.detail)
    figures = dict(decision.figures)
    new = {int(name.removeprefix(SEAT)): count for name, count in figures.items() if name.startswith(SEAT)}
    if race is None or not new:
        return {}
    value = next_value(facts, race_value(race))
    odd = sum(each.chips for each in odd_chips(facts, race, race_value(race)))
    over, one_more = figures.get("left-over", 0), figures.get("one-more", 0)
    full = (odd - over) * race_value(race) // value
    rest = f", and the {over} left over {'1 more' if one_more else 'is lost' if over == 1 else 'are lost'}"
    names = {each.seat: each.name for each in race.before.seated(facts.matter.detail)}
    saved = [seat for seat in new if f"{SAVED}{seat}" in figures]
    first = [f"{names[seat]}, who would have no chip, first gets {_new(new[seat], value)}" for seat in saved]
    others = [f"{names[seat]} gets {_new(count, value)}" for seat, count in new.items() if seat not in saved]
    return {
        "race_awards": joined([*first, *others]),
        "odd_chips_make": f"{odd} odd chips make {full}{rest if over else ''}",
    }


def cards_each(facts: RoomFacts, _: Decision) -> dict[str, str]:
    """How many cards each player gets for his odd chips; and who has nothing else, which no race may take."""
    odd = [each for each in odd_chips(facts, facts.subject, race_value(facts.subject)) if each.chips]
    told = [f"{each.chips} card{'' if each.chips == 1 else 's'} to {each.name}" for each in odd]
    last = [each.name for each in odd if each.all_he_has]
    new = next_value(facts, race_value(facts.subject))
    names = joined(last) if last else ""
    saved = f"; {names}, with no other chips, first {_each_gets(len(last))} one of {new:,} if the cards win none"
    return {
        "odd_cards_each": joined(told) if odd else "",
        "none_put_out": saved if last else "",
        "last_chips": names,
        "new_chip": f"{new:,}" if new else "",
    }


def _each_gets(number: int) -> str:
    return "gets" if number == 1 else "get"


def with_who_was_raced(
    lead: Decision,
    some: Iterable[Decision],
    told: Mapping[Matter, str],
    filling: Callable[[Decision], Mapping[str, str]],
) -> str:
    """What a race that chips are left of has come to for whoever had no others: "" where nobody did."""
    if lead.matter.kind != LEFT:
        return ""
    found = tuple(some)
    kept = list(dict.fromkeys(told[each.matter].removesuffix(".") for each in found if each.key == KEEPS))
    race = next((each for each in found if each.key == RACED), None)
    words = filling(race) if race is not None and not kept else {}
    if words.get("last_chips") and words.get("new_chip"):
        return f"{words['last_chips']} keeps at least one chip of {words['new_chip']} from the race; "
    return "; ".join([*kept, ""])


def odd_cards(facts: RoomFacts, _: Decision) -> dict[str, str]:
    """How many odd chips of a denomination that is to go are held, where that is at one table only."""
    moment = facts.subject
    act, held = moment.happening.act, []
    if isinstance(act, c.ColourUp) and can_be_raced(facts, act.value):
        each_set = next_value(facts, act.value) // act.value
        for table in moment.before.live_tables():
            odd = sum(count(each.chips, act.value) % each_set for each in moment.before.seated(table.name))
            held += [odd] if odd else []
    return {"odd_cards": f"{held[0]:,}"} if len(held) == 1 and held[0] > 1 else {}


def _new(number: int, value: int) -> str:
    return f"{number} chip{'' if number == 1 else 's'} of {value:,}"


def joined(some: list[str]) -> str:
    """Ann, Ben and Cora."""
    return " and ".join(filter(None, (", ".join(some[:-1]), some[-1])))
