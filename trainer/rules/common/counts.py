"""What may be counted for a player: the pot at pot-limit only, a stack only where an all-in is faced."""

from collections.abc import Mapping

from trainer.rules.betting import Course
from trainer.rules.declared import Declared
from trainer.rules.facts import Facts
from trainer.rules.facts.pot_limit import played
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Ruling

COUNTED = Ruling(
    "bet.pot-counted-for-player", "the dealer counts the pot for the player", authority=Authority.DEALER, fault=False
)
NOT_COUNTED = Ruling("bet.pot-not-counted", "the dealer doesn't count the pot")
STACK_COUNTED = Ruling(
    "bet.all-in-counted-by-staff",
    "the dealer or floor counts the all-in bet, and the all-in player doesn't have to",
    fault=False,
)
ESTIMATE = Ruling("bet.fair-look-no-count", "the player gets a fair look at the chips, but no precise count")


def pot(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """All that lies in the pot and in front of the players when it was asked for."""
    return {"pot": facts.record.tables[facts.matter.error - 1].whole_pot}


@rule("bet.pot-count.asked-at-pot-limit", ruling=COUNTED, figures=pot)
def pot_asked_for_at_pot_limit(facts: Facts, _: Numbers) -> bool:
    """In pot-limit, a player asks for a count of the pot."""
    return played(facts)


@rule("bet.pot-count.asked-outside-pot-limit", ruling=NOT_COUNTED)
def pot_asked_for_elsewhere(facts: Facts, _: Numbers) -> bool:
    """In limit or no-limit, a player asks for a count of the pot."""
    return not played(facts)


def all_ins_faced(facts: Facts) -> dict[int, int]:
    """The total of each all-in, by its seat, that the player faces who asks in turn; nothing where none is faced."""
    asked = facts.matter.error - 1
    table, course = facts.record.tables[asked], facts.record.courses[asked]
    (seat,) = facts.matter.seats
    own = course.front(table.seat(seat))
    there = [table.seat(each) for each in course.contesting] if asked_in_turn(course) == seat else []
    said = {each for each, words in course.said if words.kind == "all-in" and not words.conditional}
    fronts = {each.number: course.front(each) for each in there if not each.stack}
    fronts |= {each.number: course.front(each) + each.stack.amount for each in there if each.number in said}
    return {number: front for number, front in fronts.items() if front > own}


def asked_in_turn(course: Course) -> int:
    """Whose turn it is to ask: of a seat that has said "all-in", how much or "call", chips out or not, it is over."""
    whole = {each for each, words in course.said if not words.conditional and _is_whole(words)}
    return next((each for each in course.pending if each not in whole), 0) if course.betting else 0


def _is_whole(words: Declared) -> bool:
    return words.kind in ("all-in", "call") or bool(words.amount or words.unofficial) or words.hangs_on_the_bet


def all_in_faced(facts: Facts) -> tuple[int, int]:
    """Seat and total of the first all-in that is faced; 0 and 0 where there is none."""
    return next(iter(all_ins_faced(facts).items()), (0, 0))


def _all_in(facts: Facts, _: Numbers) -> Mapping[str, int]:
    seat, chips = all_in_faced(facts)
    return {"seat": seat, "chips": chips}


@rule("bet.stack-count.facing-an-all-in", ruling=STACK_COUNTED, figures=_all_in)
def count_of_an_all_in(facts: Facts, _: Numbers) -> bool:
    """A player who is next to act and faces an all-in asks for a count."""
    return all_in_faced(facts)[0] > 0


@rule("bet.stack-count.not-facing-an-all-in", ruling=ESTIMATE)
def count_of_another_stack(facts: Facts, _: Numbers) -> bool:
    """A player who is out of turn, or isn't facing an all-in, asks for a count."""
    return all_in_faced(facts)[0] == 0
