"""What a sentence on a race takes from it: who gets how many new chips, and what the odd chips come to."""

import re
from collections.abc import Callable, Iterable, Mapping

from trainer.kernel.cards import height
from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room.act import RoomAct
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.race import (
    Odd,
    can_be_raced,
    cards_dealt,
    count,
    next_value,
    odd_chips,
    race_before,
    race_value,
)
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision, Matter

LEFT, KEEPS, RACED = "left-after-a-race", "chips.keeps-lowest-chip", "chips.odd-chips-raced-off"
SEAT, SAVED = "new-of-seat-", "saved-seat-"
CARDED = "race-cards"
BY_THE_CARDS = "{} gets one chip of {:,} if the cards win it, and nothing else for {:,}."
NONE_OVER = "nothing is left over"
NOT_RACED_OUT = "{} gets one chip of {:,} from the race"


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
    each_set = value // race_value(race)
    lost = f"under half of {each_set}, {'is' if over == 1 else 'are'} lost"
    rest = f", and the {over} left over, {f'at least half of {each_set}, 1 more' if one_more else lost}"
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
        "won_by_cards": _won_by_cards(facts, odd) if new else "",
        "none_over": NONE_OVER if new and not _over(facts, odd, new) else "",
    }


def _won_by_cards(facts: RoomFacts, odd: list[Odd]) -> str:
    """Who wins a new chip by the cards that are told, where nobody may win two, and who has one in any case."""
    race = facts.subject
    new, ranked = next_value(facts, race_value(race)), _by_best_card(facts, race)
    full = sum(each.chips for each in odd) * race_value(race) // new
    winners = [each for each in ranked if each in {one.name for one in odd}][:full]
    if not winners:
        return ""
    saved = [each.name for each in odd if each.all_he_has and each.name not in winners]
    each_one = "gets one chip" if len(winners) == 1 else "each get one chip"
    besides = f"; {joined(saved)}, with no other chips, {_each_gets(len(saved))} one too" if saved else ""
    return f"{joined(winners)} {each_one} of {new:,} by the cards, and no one gets two{besides}"


def _over(facts: RoomFacts, odd: list[Odd], new: int) -> bool:
    """Does somebody get nothing for the odd chips, or are there more of them than the new ones are worth?"""
    whole, rest = divmod(sum(each.chips for each in odd) * race_value(facts.subject), new)
    ranked = [each for each in _by_best_card(facts, facts.subject) if each in {one.name for one in odd}]
    return bool(rest) or any(each.name not in ranked[:whole] and not each.all_he_has for each in odd)


def _by_best_card(facts: RoomFacts, race: Moment) -> list[str]:
    """The players to whom cards are shown for a race, the one with the highest card first."""
    end = RoomFacts(facts.record, len(facts.record), facts.matter)
    cards = sorted(cards_dealt(end, race, len(facts.record)), key=lambda each: height(each[1]), reverse=True)
    return list(dict.fromkeys(name for name, _ in cards))


NEVER_OUT = "{} can't be raced out: with no other chips, {} gets one chip of {} in any case."


def not_raced_out(who: int | str, lead: Decision, filling: Mapping[str, str]) -> str:
    """What a race is to a player who is asked about by name and has no chips but the odd ones; "" for others."""
    last, new = filling.get("last_chips", ""), filling.get("new_chip", "")
    if lead.key != RACED or not new or who not in re.split(r", | and ", last):
        return ""
    return NEVER_OUT.format(who, who, new)


def _each_gets(number: int) -> str:
    return "gets" if number == 1 else "get"


def with_who_was_raced(
    lead: Decision,
    some: Iterable[Decision],
    told: Mapping[Matter, str],
    filling: Callable[[Decision], Mapping[str, str]],
) -> str:
    """What a race that chips are left of has come to for whoever had no others: "" where nobody did, or it is told."""
    found = tuple(some)
    if lead.matter.kind != LEFT or any(
        NOT_RACED_OUT.partition("{:,}")[0].format(each.matter.detail) in told[each.matter] for each in found
    ):
        return ""
    known = (each for each in found if each.key == KEEPS or (each.matter.kind == CARDED and not each.silent))
    kept = list(dict.fromkeys(told[each.matter].removesuffix(".") for each in known))
    race = next((each for each in found if each.key == RACED), None)
    words = filling(race) if race is not None and not kept else {}
    if words.get("last_chips") and words.get("new_chip"):
        names = words["last_chips"]
        kept_by = "get one chip each" if " and " in names else "gets one chip"
        return f"{names} {kept_by} of {words['new_chip']} from the race; "
    return "; ".join([*kept, ""])


def without_the_raced(record: RoomRecord, some: Iterable[Decision]) -> tuple[Decision, ...]:
    """Without the odd chips that lie there still and were in a race whose cards are told: they win or lose by these."""
    return tuple(each for each in some if not _wins_or_loses(record, each))


def of_the_raced(record: RoomRecord, decision: Decision) -> str:
    """What a player gets for odd chips that lie there still and were raced: one if they were his last, else by the
    cards where these are told; "" for others.
    """
    raced = _raced(record, decision)
    if raced is None:
        return ""
    race, odd = raced
    new = next_value(RoomFacts(record, len(record), decision.matter), race_value(race))
    if odd.all_he_has:
        return f"{NOT_RACED_OUT.format(odd.name, new)}."
    wins = _wins_or_loses(record, decision)
    return BY_THE_CARDS.format(odd.name, new, odd.chips * race_value(race)) if wins else ""


def _wins_or_loses(record: RoomRecord, decision: Decision) -> bool:
    raced = _raced(record, decision)
    facts = RoomFacts(record, len(record), decision.matter)
    return raced is not None and not raced[1].all_he_has and bool(cards_dealt(facts, raced[0], len(record)))


def _raced(record: RoomRecord, decision: Decision) -> tuple[Moment, Odd] | None:
    """The race that all the chips were in which are said to be left, and for which nothing has been given or taken."""
    facts = RoomFacts(record, len(record), decision.matter)
    if decision.matter.kind != LEFT or decision.silent or isinstance(facts.subject.happening.act, d.Find | d.Exchange):
        return None
    name = decision.matter.detail
    race = race_before(facts, facts.subject, facts.subject.before.player(name).table)
    if race is None or any(_is_settled(m, act, race, name) for m, act in facts.acts(d.Exchange, d.Remove)):
        return None
    mine = next((each for each in odd_chips(facts, race, race_value(race)) if each.name == name and each.chips), None)
    held = count(facts.subject.before.player(name).chips, race_value(race))
    return (race, mine) if mine is not None and held == mine.chips else None


def _is_settled(moment: Moment, act: RoomAct, race: Moment, name: str) -> bool:
    """Has the player been given or taken something since the race?"""
    return isinstance(act, d.Exchange | d.Remove) and act.name == name and moment.index > race.index


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
