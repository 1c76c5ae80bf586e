"""Finding in a hand what is still open, what else is ruled, whose turn it is and the pots, for one question."""

from collections.abc import Iterable, Iterator, Mapping

from trainer.grading.answers.asked import RIGHT, WAGER, asked_for, before_rights
from trainer.grading.answers.choice.beside import void_first
from trainer.grading.answers.choice.bettor_folded import without_folds_of_bettors
from trainer.grading.answers.choice.calls_cut import is_put_right, once_returned
from trainer.grading.answers.choice.choosing import objected_too_late, without_bygones
from trainer.grading.answers.choice.foremost import answered_number, foremost, still_owing
from trainer.grading.answers.choice.giving_way import (
    is_just_a_call,
    is_of_a_folded_hand,
    is_sized_otherwise,
    one_not_folded,
)
from trainer.grading.answers.choice.hangs_on_it import with_what_it_hangs_on
from trainer.grading.answers.choice.leading import had_his_turn, led
from trainer.grading.answers.choice.next_rights import left_by_a_check, next_rights
from trainer.grading.answers.choice.paragraphs import by_paragraph
from trainer.grading.answers.choice.set_aside import (
    Beside,
    is_bygone,
    is_no_point,
    is_no_point_beside,
    is_open_no_more,
)
from trainer.grading.answers.choice.standing import as_it_stands, opened, with_short_hands
from trainer.grading.answers.found import Found
from trainer.grading.answers.pots.asked_to_see import DEAD, by_asking
from trainer.grading.answers.pots.awards import held_for_the_floor, no_more, overtaken
from trainer.grading.answers.pots.put_right import as_put_right
from trainer.grading.answers.told_in_part.killed_in_play import (
    as_dead,
    killed_as_ruled,
    taken_when_dead,
    without_acts_of_the_taken,
)
from trainer.grading.answers.words.most_by_the_pot import with_the_most
from trainer.grading.rulings import on_hand
from trainer.rules.amiss import FOLDING, TURNS
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import (
    acted_before_it_came,
    just_back,
    just_bound,
    just_made,
    raised_before_it_came,
)
from trainer.rules.facts.presence import called_off_now
from trainer.rules.facts.showdown import refusal
from trainer.rules.facts.wager import maker, wagers
from trainer.rules.kind import About
from trainer.rules.kinds import KINDS, on_a_wager
from trainer.rules.record import Record
from trainer.rules.ruling import Decision

PLAIN_FOLD = (FOLDING, "bet.hand-already-dead")
"""Kind and ruling of a fold against a bet, as every hand has."""
FLASHED, BOARD_PLAYED, STRADDLE = "flashed-by-a-player", "plays-the-board", "straddle-posted"
COUNT = "stack-count"

FIRST, BETTING = ("stud",), ("", WAGER, RIGHT)
"""Words of --ask by which is asked who acts first, beside that for turns."""


def found_in(record: Record, law: Book, ask: str, seat: int) -> Found:
    """What the house finds after the last gesture."""
    record, later = as_dead(record, law, ask)
    open_matters = opened(record, law)
    end, left = Facts(record, len(record)), open_matters.left
    left = tuple(each for each in left if not _taken_rightly(law, end, each, later))
    left = without_acts_of_the_taken((once_returned(end, each) for each in left), end)
    every = tuple(e for e in left if not (no_more(end, e) or overtaken(e, left) or is_put_right(end, e)))
    every = tuple(e for e in every if not (is_sized_otherwise(law, end, e) or is_just_a_call(law, end, e)))
    if not open_matters.settled:
        record = as_it_stands(record, every, open_matters.late)
    facts = Facts(record, len(record))
    told = (once_returned(facts, by_paragraph(law, each)) for each in on_hand(record, law).values())
    told = (each for each in told if not _taken_rightly(law, facts, each, later))
    points = without_acts_of_the_taken(told, facts)
    points = tuple(each for each in points if not is_no_point(law, facts, each))
    points = tuple(each for each in points if not is_no_point_beside(facts, each, points))
    beside = Beside(law, facts, points, held_for_the_floor(points))
    every = with_short_hands(law, facts, tuple(_of_hands_kept(end, every, points)))
    every = tuple(each for each in every if not is_open_no_more(each, beside))
    every = without_folds_of_bettors(facts, every, points)
    standing = tuple(each for each in points if not is_bygone(each, beside))
    mine = _of_this_street(facts, ask, seat, asked_for(standing, ask, seat))
    mine = mine or _counted_of(facts, asked_for(standing, ask, 0), seat)
    asked = tuple(_ruled_besides(each, standing) for each in mine)
    pointed_back = {each.matter.key for each in open_matters.settled}
    every = (*every, *(each for each in points if each.matter.key in pointed_back and _acted_since(facts, each)))
    mine = before_rights(every) if ask == RIGHT else asked_for(every, ask, seat)
    open_now = void_first(foremost(mine, asked, seat), facts)
    settled = (each for each in open_matters.settled if not _still_open(facts, each))
    taken = {each.matter.key for each in (*every, *settled)}
    calm = tuple(each for each in _ranked(law, facts, asked, bool(ask), seat) if each.matter.key not in taken)
    pots = by_asking(law, as_put_right(record, ask, every, points), points)
    open_now = open_now or still_owing(facts, asked)
    open_now = (answered_number(facts, points, every) if ask in BETTING else ()) or open_now
    open_now = with_what_it_hangs_on(law, facts, asked, open_now)
    decisive = {each.matter.key for each in led(law, facts, asked)}
    since = tuple(each for each in calm if each.matter.key in decisive)
    open_now = without_bygones(open_now, since, pots is not None and pots.won)
    open_now = open_now or objected_too_late(facts, asked)
    open_now = (*_unknown_straddle(facts, asked, open_now), *open_now)
    rights = None if open_now else _rights(facts, points, ask, seat)
    rights = with_the_most(law, record, rights) if rights is not None else None
    return Found(
        law, facts, ask, seat, open_matters, every, beside.held, points, asked, open_now, calm, rights, pots, later
    )


def _taken_rightly(law: Book, facts: Facts, decision: Decision, later: Mapping[int, int]) -> bool:
    """Is it that the dealer takes a hand that is dead, by its player's act or by what was ruled on it?"""
    return taken_when_dead(decision, later) or killed_as_ruled(law, facts, decision)


def _of_hands_kept(facts: Facts, open_now: Iterable[Decision], points: Iterable[Decision]) -> Iterator[Decision]:
    """What is open, where who was passed over has folded since the same on another passed over with him, if any."""
    kept = tuple(points)
    for each in open_now:
        now = one_not_folded(each, kept) if is_of_a_folded_hand(facts, each) else each
        if now is not None:
            yield now


def _unknown_straddle(facts: Facts, asked: tuple[Decision, ...], open_now: tuple[Decision, ...]) -> Iterator[Decision]:
    """A straddle that the rulebook doesn't speak of, before whose turn it is: that hangs on its chips."""
    if facts.course.street == 0 and open_now and open_now[0].matter.kind in TURNS:
        yield from (each for each in asked if each.matter.kind == STRADDLE and each.silent)


def _of_this_street(facts: Facts, ask: str, seat: int, found: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """The same without those on wagers of streets before, where a wager is asked for that the seat has made on this."""
    street = facts.course.street
    if ask != WAGER or all((each.seat, each.street) != (seat, street) for each in wagers(facts)):
        return found
    made = ((each, maker(facts.about(each.matter)) if on_a_wager(each.matter.kind) else None) for each in found)
    return tuple(each for each, one in made if one is None or one.street == street)


def _counted_of(facts: Facts, found: tuple[Decision, ...], seat: int) -> tuple[Decision, ...]:
    """The counts that others ask for of the stack of that seat."""
    acts = facts.record.gestures
    some = (each for each in found if seat and each.matter.kind == COUNT)
    return tuple(each for each in some if getattr(acts[each.matter.onset - 1].act, "seat", 0) == seat)


def _ruled_besides(decision: Decision, standing: tuple[Decision, ...]) -> Decision:
    """What is ruled on the same cards shown by the same player where the house is silent on it by that name."""
    about = decision.matter
    if not decision.silent or about.kind != FLASHED:
        return decision
    same = (each for each in standing if each.matter.error == about.error and each.matter.seats == about.seats)
    return next((each for each in same if not each.silent and KINDS[each.matter.kind].about is About.CARDS), decision)


def _still_open(facts: Facts, decision: Decision) -> bool:
    """Is it answered no further by what was done about it: a dead hand, an act out of turn, cards that were asked for
    and refused?
    """
    about = decision.matter
    refused = about.kind == BOARD_PLAYED and refusal(facts, about.seats[0], about.error) > 0
    return decision.key == DEAD or refused or _still_asked(facts.about(about))


def _still_asked(facts: Facts) -> bool:
    """Is it still asked what becomes of an act out of turn, though the action was pointed back?"""
    return just_bound(facts) or just_made(facts)


def _acted_since(facts: Facts, decision: Decision) -> bool:
    """Is it an act out of turn before which others have acted since the action was pointed back?"""
    about = facts.about(decision.matter)
    return not decision.silent and (raised_before_it_came(about) or acted_before_it_came(about) or just_back(about))


def _ranked(law: Book, facts: Facts, found: tuple[Decision, ...], by_name: bool, seat: int) -> tuple[Decision, ...]:
    """The last decisive one first; of what was asked for by name all that is ruled counts, and silence that is one, but
    of a plain fold only where its seat is named.
    """
    first = led(law, facts, found)
    if not by_name:
        return first
    ruled = (
        each
        for each in found
        if each not in first
        and not each.silent
        and not had_his_turn(facts, each)
        and (seat or (each.matter.kind, each.key) != PLAIN_FOLD)
    )
    rest = sorted(ruled, key=lambda each: -each.matter.onset)
    return (*first, *rest)


def _rights(facts: Facts, points: tuple[Decision, ...], ask: str, seat: int) -> Decision | None:
    """What the next player may do, where nothing else is asked for, nor anybody else; of stud as well before
    anybody has acted on the street: who acts first is what is asked.
    """
    rights = None if called_off_now(facts) else next_rights(facts, points)
    if rights is not None and ask == RIGHT:
        rights = left_by_a_check(facts, points) or rights
    first = ask in FIRST and not any(each.street == facts.course.street for each in facts.course.actions)
    asked = rights is not None and (first or ask in ("", RIGHT)) and seat in (0, rights.matter.seats[0])
    return rights if asked else None
