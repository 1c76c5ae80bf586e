"""The first sentence on a hand: which decision answers, and in what words."""

from dataclasses import replace
from typing import NamedTuple

from trainer.grading.answers.asked import POTS, RIGHT, SHOWDOWN, WAGER, asked_for
from trainer.grading.answers.choice.another_turn import OVER
from trainer.grading.answers.choice.beside import NUMBERS, is_a_card_not_covered, is_uncalled_number, unknown_number
from trainer.grading.answers.choice.calls_cut import own_call_cut
from trainer.grading.answers.choice.choosing import (
    asks_whether_open,
    by_its_place,
    is_past,
    lead_of,
    own_act_first,
    to_be_settled,
)
from trainer.grading.answers.choice.coming import AS_IT_STANDS, long_enough, not_yet_tabled, short_stub_to_come
from trainer.grading.answers.choice.foremost import hand_held, heard_of, shown_before, still_owing, waits_for_the_floor
from trainer.grading.answers.choice.giving_way import all_in_stands, objects
from trainer.grading.answers.choice.hangs_on_it import (
    called_what_is_known,
    hangs_on_a_number,
    hangs_on_chips_beside,
    hangs_on_early_chips,
    hangs_on_it,
    hangs_on_more_than_the_limit,
    hangs_on_the_limit,
    hangs_on_the_motions,
)
from trainer.grading.answers.choice.last_words import UNREAD, borne_out_by_nothing, spoke_last, whether_live
from trainer.grading.answers.choice.leading import pushed
from trainer.grading.answers.choice.left_lying import left_lying
from trainer.grading.answers.choice.next_rights import next_to_act
from trainer.grading.answers.choice.own_wager import (
    brought_to,
    called_in_turn,
    for_the_floor,
    last_wager,
    only_said,
    own_wager,
)
from trainer.grading.answers.choice.pulled_back import held_by_chips_back
from trainer.grading.answers.choice.unofficial import (
    at_own_risk,
    citing_so_far,
    or_what_is_open,
    the_most_or_least,
    unless_answered,
    unofficial,
)
from trainer.grading.answers.choice.waited_for import SIDE
from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.asked_in_a_row import heard_first
from trainer.grading.answers.halves.faced import cut_down
from trainer.grading.answers.halves.on_the_lead import with_halves
from trainer.grading.answers.halves.posted_minimum import answered_post, due_after_a_post, left_to_who_posted
from trainer.grading.answers.halves.pulled_back import with_what_binds
from trainer.grading.answers.halves.then_folded import with_the_call_owed
from trainer.grading.answers.halves.turn_asked import turn_asked
from trainer.grading.answers.made import Answer as Answer
from trainer.grading.answers.pots.awards import (
    before_pots,
    in_doubt,
    in_or_out,
    led_by_pots,
    too_late,
)
from trainer.grading.answers.pots.before_winner import told_first, with_what_was_said
from trainer.grading.answers.pots.disputed import (
    disputed,
    pushed_wrong,
    result_stands,
)
from trainer.grading.answers.pots.every_hand import must_table
from trainer.grading.answers.pots.odd_chips import with_same_hands
from trainer.grading.answers.pots.pots import PotsTold, change_sentence, pots_sentence
from trainer.grading.answers.pots.put_right import with_what_is_put_right
from trainer.grading.answers.pots.unsettled import while_unsettled
from trainer.grading.answers.saying import sentence_of
from trainer.grading.answers.state import State, state_of
from trainer.grading.answers.telling import NOTHING, UNCOVERED, lower, told_of
from trainer.grading.answers.told_in_part.chips_to_come import binds
from trainer.grading.answers.told_in_part.post import ANY as ANY_POST
from trainer.grading.answers.words.maximum import led_by_the_maximum
from trainer.grading.answers.words.reopening import came_back_short, with_the_reason, with_which_raise
from trainer.grading.answers.words.time_out import in_time
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import AGGRESSIVE
from trainer.rules.facts.wager import Wager, maker, wagers
from trainer.rules.kinds import on_a_wager
from trainer.rules.points.clock import CLOCK
from trainer.rules.ruling import Decision
from trainer.rules.stands import POT_BET, SIZED, WHAT_IT_IS

RIGHTS, TURNS = "rights", "turns"
COMES_TO = (WHAT_IT_IS, "general-declaration", POT_BET)
"""What is ruled on how much a wager is."""
LOSERS, RULING_WAITS = "showdown.losers-killed-before-award", "pot.play-on-ruling-delayed"


class Chosen(NamedTuple):
    """`made` is the answer before anything is put beside it, `lead` the decision that leads where none comes first.
    `first` is whether something else is to be settled first.
    """

    made: Answer
    lead: Decision | None
    first: bool


def first_sentence(found: Found) -> Chosen:
    """The answer itself: what is to be settled first, who wins how much, a wager asked about, what leads."""
    law, facts, ask = found.law, found.facts, found.ask
    lead = unless_answered(facts, ask, _lead(found))
    if not (found.open_now or ask) and (wrong := left_lying(facts)):
        uncovered = Answer(law.key, State.NOT_COVERED, f"{law.ledger.known_as}{UNCOVERED}{wrong}.")
        return Chosen(uncovered, None, _settled_first(found, lead) is not None)
    if (first := _settled_first(found, lead)) is not None:
        return Chosen(_of_own_wager(found) or _on_lead(found, first), lead, True)
    made: Answer | None = _by_pots(found, lead)
    if lead is None and (down := not_yet_tabled(law, facts, ask)):
        made = Answer(law.key, State.NOTHING_WRONG, down)
    made = (
        made
        or _of_one_word(found, lead)
        or _of_own_wager(found)
        or _of_words_alone(found)
        or (_on_lead(found, lead) if lead is not None else _led_by_none(found))
    )
    return Chosen(made, lead, False)


def _settled_first(found: Found, lead: Decision | None) -> Decision | None:
    """What is to be settled before what is asked, None where nothing is."""
    facts, ask, seat, points = found.facts, found.ask, found.seat, found.points
    if ask in (POTS, SHOWDOWN):
        open_still = (*found.every, *found.held, *in_or_out(points, facts.course.contesting))
        if (before := before_pots(open_still, found.pots, found.facts.course.contesting)) is not None:
            return before
    return heard_of(ask, seat, points, facts) or in_doubt(ask, seat, points) or shown_before(ask, seat, lead, points)


def _led_by_none(found: Found) -> Answer:
    """The answer where no decision leads."""
    law, facts, ask = found.law, found.facts, found.ask
    return (
        _stub_to_come(law, facts, ask)
        or called_in_turn(law, facts, found.points, bool(ask or found.rights))
        or only_said(law, facts, found.points, ask not in ("", RIGHT))
        or turn_asked(found)
        or _nothing(law, facts, None if ask else found.pots, found.rights)
    )


def _lead(found: Found) -> Decision | None:
    """The decision that answers, None where nothing is to be said but who wins how much, or that nothing is wrong."""
    facts, ask = found.facts, found.ask
    if (before_all := _before_all(found)) is not None:
        return before_all
    by_rights = ask == RIGHT or asks_whether_open(facts, ask, found.calm, found.rights)
    seen = pushed(facts) or (found.pots is not None and found.pots.won)
    lead = lead_of(found.open_now, found.calm, found.asked, found.rights if by_rights else None, seen)
    lead = None if is_uncalled_number(lead, facts) and not ask else by_its_place(facts, ask, lead, found.asked)
    before = must_table(facts, found.asked) or answered_post(facts, lead, found.asked) if not ask else None
    before = before or held_by_chips_back(found)
    before = before or (hangs_on_it(found.law, facts, found.points) if ask in (RIGHT, TURNS) else None)
    before = before or (hangs_on_a_number(found.law, facts, found.points) if _of_nobody(ask, found.seat) else None)
    before = before or (hangs_on_the_limit(found.law, facts, found.points) if ask in ("", TURNS) else None)
    before = before or (_hangs_on_an_earlier_act(found) if ask in ("", RIGHT, TURNS, WAGER) else None)
    if before is None and ask == RIGHT and found.seat:
        before = left_to_who_posted(facts, found.seat, found.points)
        before = before or due_after_a_post(facts, found.seat, found.points)
    if before is not None:
        return before
    lead = own_act_first(lead, found.open_now, found.seat) if ask == RIGHT else lead
    if lead is not None and lead.matter.kind == RIGHTS and (cut := cut_down(found)) is not None:
        return cut
    if (lead is None or objects(lead)) and not (ask in (POTS, SHOWDOWN) and found.pots is not None):
        return next(iter((*asked_for(found.every, "", found.seat), *found.every)), lead)
    lead = or_what_is_open(found.law, facts, lead, found.points)
    return heard_first(lead, found.asked, facts) if lead is not None else None


def _card_not_covered(found: Found) -> Decision | None:
    """That nothing is printed on a card which doesn't belong to the deck: whatever else was done waits for that."""
    mine = (each for each in found.every if is_a_card_not_covered(each))
    return next(mine, None) if found.ask in ("", WAGER, RIGHT, TURNS, POTS, SHOWDOWN) else None


def _hangs_on_an_earlier_act(found: Found) -> Decision | None:
    facts, points = found.facts, found.points
    return hangs_on_early_chips(facts, points) or hangs_on_the_motions(facts, points)


def _of_nobody(ask: str, seat: int) -> bool:
    """Is it asked what is to be done, or what the last wager comes to, whosever it is?"""
    return ask in ("", RIGHT, TURNS) or (ask == WAGER and not seat)


def _before_all(found: Found) -> Decision | None:
    """What answers whatever else was found: cards held for the floor, what stands as it is, the most one may bet, what
    waits for the floor.
    """
    facts, ask, first = found.facts, found.ask, next(iter((*found.open_now, *found.calm)), None)
    timed = in_time(facts, found.points) if ask in ("", CLOCK) else None
    return (
        hand_held(ask, found.seat, found.held, first, facts)
        or _card_not_covered(found)
        or timed
        or result_stands(facts, ask, found.seat, found.points)
        or led_by_the_maximum(facts, (*found.open_now, *found.calm), found.asked)
        or waits_for_the_floor(ask, found.seat, found.every, found.points, next(iter(found.open_now), None))
    )


def _on(law: Book, facts: Facts, lead: Decision) -> Answer:
    if is_past(facts, lead):
        return Answer(law.key, State.NOTHING_WRONG, OVER)
    return Answer(law.key, state_of(law, facts, lead), told_of(law, facts, lead), citing_so_far(law, lead))


def _mistaken(law: Book, facts: Facts, mistaken: str, lead: Decision | None) -> Answer:
    """A pot went the wrong way; where somebody disputes it, that comes first."""
    if lead is None or not (disputed(lead) or lead.key == RULING_WAITS):
        return Answer(law.key, State.RULED, mistaken)
    return Answer(law.key, State.RULED, f"{told_of(law, facts, lead).removesuffix('.')}; {lower(mistaken)}", lead)


def _stub_to_come(law: Book, facts: Facts, ask: str) -> Answer | None:
    """What is asked about stud before seventh street, where nothing else answers it."""
    coming = short_stub_to_come(law, facts, ask)
    if coming is None:
        enough = long_enough(law, facts, ask)
        return Answer(law.key, State.NOTHING_WRONG, enough) if enough else None
    made = _on(law, facts, coming)
    return made if coming.silent else replace(made, sentence=AS_IT_STANDS.format(lower(made.sentence)))


def _nothing(law: Book, facts: Facts, pots: PotsTold | None, rights: Decision | None) -> Answer:
    """Whether the hand is live that is asked about; else with what the next player may do, or at the end with who has
    won how much. Words at the end that tell nothing here may tell what is asked.
    """
    if live := whether_live(law, facts):
        return Answer(law.key, State.RULED, live)
    if told := unofficial(law, facts):
        return Answer(law.key, State.RULED, told, notes=(at_own_risk(law),))
    ended = pots_sentence(pots) if pots and pots.won else change_sentence(pots)
    said = sentence_of(rights, facts) if rights is not None else ended
    seat = spoke_last(facts.record)
    state, begins = (State.CANNOT_TELL, UNREAD.format(seat)) if seat else (State.NOTHING_WRONG, NOTHING)
    return Answer(law.key, state, f"{begins}: {lower(said)}" if said else f"{begins}.", rights)


def _of_one_word(found: Found, lead: Decision | None) -> Answer | None:
    """The answer where the last word names the most or the least alone, and the floor reads it; None where another
    thing leads than what it comes to.
    """
    firm = found.ask in ("", WAGER) and lead is not None and lead.matter.kind in COMES_TO and not lead.silent
    none = found.seat and last_wager(found.facts, found.seat) is None
    told = the_most_or_least(found.law, found.facts) if firm and not none else ""
    return Answer(found.law.key, State.RULED, told, notes=(at_own_risk(found.law),)) if told else None


def _by_pots(found: Found, lead: Decision | None) -> Answer | None:
    """The answer where who wins how much leads, or that a pot went the wrong way; None where another one does."""
    law, facts, ask, pots, open_now = found.law, found.facts, found.ask, found.pots, found.open_now
    if (unsettled := while_unsettled(found)) is not None:
        return Answer(law.key, state_of(law, facts, unsettled[0]), unsettled[1], unsettled[0])
    free = lead is None or not (too_late(lead) or to_be_settled(lead, open_now))
    if ask == POTS and free and disputed(lead) and (mistaken := pushed_wrong(law, facts, pots, lead)):
        return _mistaken(law, facts, mistaken, lead)
    if pots is not None and free and led_by_pots(facts, ask, pots, lead):
        made = _of_pots(law, pots, lead if lead is not None and lead.matter.kind not in SIDE else None)
        made = replace(made, sentence=with_same_hands(made.sentence, pots, found.points))
        said = with_what_was_said(found, pots, made.sentence) if pots.won else made.sentence
        reason = told_first(facts, pots, found.points) if pots.won else None
        said = with_what_is_put_right(found, said)
        return with_the_call_owed(found, replace(made, sentence=said, lead=reason or made.lead))
    if ask or any(each.key != LOSERS for each in open_now) or too_late(lead):
        return None
    mistaken = pushed_wrong(law, facts, pots, lead if not open_now else None)
    return _mistaken(law, facts, mistaken, lead) if mistaken else None


def _on_lead(found: Found, lead: Decision) -> Answer:
    """The answer by a decision, with who wins how much and what the seat that is asked about does where it has that."""
    law, facts = found.law, found.facts
    if is_past(facts, lead):
        return Answer(law.key, State.NOTHING_WRONG, OVER)
    made = _on(law, facts, lead)
    if objects(lead):
        said = sentence_of(found.rights, facts) if found.rights is not None else ""
        decided = found.rights is not None and came_back_short(found.rights, facts)
        return replace(made, state=State.NOTHING_WRONG, sentence=borne_out_by_nothing(lead, said, decided=decided))
    return replace(made, sentence=with_halves(found, lead, made.sentence))


def _of_own_wager(found: Found) -> Answer | None:
    """What the last wager of the seat comes to whose wager is asked for, where none is still to be put right."""
    if (open_number := _number_answered(found)) is not None:
        return _on_lead(found, open_number)
    if found.ask == WAGER and (first := for_the_floor(found.law, found.facts, found.points, found.seat)) is not None:
        return _on(found.law, found.facts, first)
    if found.ask != WAGER or not found.seat or any(on_a_wager(each.matter.kind) for each in found.open_now):
        return None
    if waits_for_the_floor(WAGER, found.seat, found.every, found.points, None) is not None:
        return None
    if (brought := _brought_elsewhere(found)) is not None:
        return brought
    lead, said = own_wager(found.law, found.facts, found.points, found.seat)
    if not said:
        return None
    if lead is not None and lead.key in ANY_POST:
        return _on_lead(found, lead)
    said = with_which_raise(found, lead, with_what_binds(found, lead, said)) if lead is not None else said
    state = state_of(found.law, found.facts, lead) if lead is not None else State.NOTHING_WRONG
    return Answer(found.law.key, state, said, lead)


def _brought_elsewhere(found: Found) -> Answer | None:
    """What the seat's wager is brought to by what is ruled on it as an all-in, or on somebody else's wager."""
    to_be_made = (*found.every, *still_owing(found.facts, found.points))
    one = brought_to(to_be_made, found.seat) or all_in_stands(found.facts, found.points, found.seat)
    if one is not None:
        return _on(found.law, found.facts, one)
    cut, said = own_call_cut(found.facts, found.every, found.seat)
    return Answer(found.law.key, State.RULED, said, cut) if cut is not None else None


def _of_words_alone(found: Found) -> Answer | None:
    """What the wager comes to that the next player has said, with no chips out yet, where rights are asked for: these
    words bind already. None where something else is still to be put right.
    """
    made = last_wager(found.facts, next_to_act(found.facts)) if found.ask == RIGHT and not found.every else None
    if made is None or made.motions or made.done or not made.in_turn:
        return None
    last = made == wagers(found.facts)[-1] or called_what_is_known(found.law, found.facts, found.points)
    if not (last and binds(made)):
        return None
    lead, said = own_wager(found.law, found.facts, found.points, made.seat)
    if lead is None or not said:
        return None
    if lead.matter.kind in NUMBERS and unknown_number(lead, found.facts):
        return Answer(found.law.key, state_of(found.law, found.facts, lead), _bound_to(made, said), lead)
    if lead.matter.kind not in SIZED or UNCOVERED in said:
        return None
    said = with_the_reason(found, lead, with_which_raise(found, lead, said))
    return Answer(found.law.key, state_of(found.law, found.facts, lead), said, lead)


def _bound_to(made: Wager, said: str) -> str:
    """That the house doesn't cover the number that was said, with the act that was said with it, which binds."""
    kind = made.words[0][1].kind if UNCOVERED in said else ""
    return f"{said.removesuffix('.')}; seat {made.seat} must {kind}." if kind in AGGRESSIVE else said


def _number_answered(found: Found) -> Decision | None:
    """The number or the raise beyond the limit left open, the card on which nothing is printed or the act out of turn
    with chips to go back, on which what the seat did hangs whose wager is asked for.
    """
    if found.ask != WAGER or not found.seat:
        return None
    if (first := _card_not_covered(found) or hangs_on_chips_beside(found.facts, found.every, found.seat)) is not None:
        return first
    by = (found.law, found.facts, found.points)
    if (number := hangs_on_a_number(*by)) is not None and _is_early(found, number):
        return number
    number = number or hangs_on_the_limit(*by) or hangs_on_early_chips(found.facts, found.points)
    number = number or hangs_on_more_than_the_limit(found.facts, found.every, found.seat)
    return number if number is not None and not _is_of_the_last(found, number) else None


def _is_of_the_last(found: Found, number: Decision) -> bool:
    """Is it on the last wager of the seat, and not on an earlier one or another seat's?"""
    made = last_wager(found.facts, found.seat)
    return found.seat in number.matter.seats[:1] and (made is None or made.first < number.matter.error)


def _is_early(found: Found, number: Decision) -> bool:
    """Is it on words out of turn?"""
    made = maker(found.facts.about(number.matter))
    return made is not None and not made.in_turn


def _of_pots(law: Book, pots: PotsTold, lead: Decision | None) -> Answer:
    unknown = bool(pots.pots) and not pots.won
    state = State.CANNOT_TELL if unknown else State.NOTHING_WRONG
    return Answer(law.key, state, pots_sentence(pots), lead)
