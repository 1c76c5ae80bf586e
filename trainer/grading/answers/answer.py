"""The answer on a hand: what is ruled, what else is worth knowing, each thing once."""

from collections.abc import Iterable
from dataclasses import replace

from trainer.grading.answers.asked import POTS, RIGHT, SHOWDOWN, asked_for
from trainer.grading.answers.choice.another_turn import OVER
from trainer.grading.answers.choice.beside import agrees, speaks_against, without_unlisted
from trainer.grading.answers.choice.choosing import (
    asks_whether_open,
    has_named_a_bet,
    is_firm,
    is_past,
    lead_of,
    own_act_first,
    to_be_settled,
)
from trainer.grading.answers.choice.coming import AS_IT_STANDS, long_enough, not_yet_tabled, short_stub_to_come
from trainer.grading.answers.choice.foremost import heard_of, shown_before, waits_for_the_floor
from trainer.grading.answers.choice.found import found_in
from trainer.grading.answers.choice.giving_way import all_in_stands, objects
from trainer.grading.answers.choice.last_words import UNREAD, borne_out_by_nothing, spoke_last, whether_live
from trainer.grading.answers.choice.leading import SIDE, pushed
from trainer.grading.answers.choice.left_lying import left_lying
from trainer.grading.answers.choice.near import near, says_no, short_of_a_raise
from trainer.grading.answers.choice.own_wager import CHECKS_ONLY, called_in_turn, for_the_floor, made_larger, own_wager
from trainer.grading.answers.choice.pulled_back import held_by_chips_back
from trainer.grading.answers.choice.resting import with_what_binds_cited
from trainer.grading.answers.choice.unofficial import at_own_risk, or_what_is_open, unofficial
from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.asked_in_a_row import heard_first
from trainer.grading.answers.halves.besides import (
    with_what_came_before,
    with_what_is_one_answer,
    with_what_was_done_besides,
)
from trainer.grading.answers.halves.faced import cut_down
from trainer.grading.answers.halves.held_to_act import held_to_it, sayings
from trainer.grading.answers.halves.if_called import of_another_turn
from trainer.grading.answers.halves.in_vain import said_in_vain
from trainer.grading.answers.halves.no_misdeal import no_misdeal_first, plays_on_first
from trainer.grading.answers.halves.on_the_lead import with_halves
from trainer.grading.answers.halves.once_right import with_rights_once_right, with_the_least_raise
from trainer.grading.answers.halves.posted_minimum import answered_post, left_to_who_posted
from trainer.grading.answers.halves.pulled_back import with_what_binds
from trainer.grading.answers.halves.redeal import (
    of_a_deal_called_off,
    of_a_misdeal_too_late,
    of_the_dead,
    with_his_redeal,
)
from trainer.grading.answers.halves.turn_asked import turn_asked
from trainer.grading.answers.made import Answer as Answer
from trainer.grading.answers.pots.awards import (
    before_pots,
    citing_both,
    in_doubt,
    in_or_out,
    led_by_pots,
    too_late,
    without_early_cards,
)
from trainer.grading.answers.pots.before_winner import told_first, with_what_was_said
from trainer.grading.answers.pots.bounties import bounties, with_bounties
from trainer.grading.answers.pots.disputed import (
    disputed,
    pushed_wrong,
    result_stands,
)
from trainer.grading.answers.pots.every_hand import Hands, must_table, on_every_hand, with_every_hand
from trainer.grading.answers.pots.folded_misled import folded_misled
from trainer.grading.answers.pots.out_of_the_muck import out_of_the_muck
from trainer.grading.answers.pots.pots import PotsTold, change_sentence, pots_lines, pots_sentence
from trainer.grading.answers.pots.put_right import with_what_is_put_right
from trainer.grading.answers.pots.that_hand import with_that_hand_named
from trainer.grading.answers.pots.tried_to_muck import with_who_could_not_muck
from trainer.grading.answers.pots.unsettled import while_unsettled
from trainer.grading.answers.saying import sentence_of
from trainer.grading.answers.state import State, disputes_nothing, state_of
from trainer.grading.answers.telling import NOTHING, UNCOVERED, lower, once, told_of, whole
from trainer.grading.answers.told_in_part.after_folding import as_said_after_folding
from trainer.grading.answers.told_in_part.board_played import as_let_go
from trainer.grading.answers.told_in_part.chips_to_come import as_paid
from trainer.grading.answers.told_in_part.counted import as_counted
from trainer.grading.answers.told_in_part.killed import as_killed, with_the_killed
from trainer.grading.answers.told_in_part.last_hand import as_won
from trainer.grading.answers.told_in_part.let_go import as_folding, as_kept, with_the_kept
from trainer.grading.answers.told_in_part.made_up import as_made_up, with_the_made_up
from trainer.grading.answers.told_in_part.misstated import as_misstated
from trainer.grading.answers.told_in_part.over import as_over
from trainer.grading.answers.told_in_part.own_find import as_found_out
from trainer.grading.answers.told_in_part.own_muck import as_left_in_the_muck
from trainer.grading.answers.told_in_part.parted import as_called_out, with_what_words_made
from trainer.grading.answers.told_in_part.pointed import as_due, with_whose_turn
from trainer.grading.answers.told_in_part.post_answered import as_answered
from trainer.grading.answers.told_in_part.post_pulled_back import as_left_in
from trainer.grading.answers.told_in_part.posted import POSTS, as_posted, given_back
from trainer.grading.answers.told_in_part.spoken_check import as_checked
from trainer.grading.answers.told_in_part.spoken_fold import as_folded
from trainer.grading.answers.told_in_part.spoken_out_of_turn import as_put_in
from trainer.grading.answers.told_in_part.taken_back import as_lying_there
from trainer.grading.answers.told_in_part.undisputed import as_disputed
from trainer.grading.answers.words.house import of_the_house
from trainer.grading.answers.words.maximum import led_by_the_maximum
from trainer.grading.answers.words.time_out import in_time
from trainer.grading.rulings import plain
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import maker
from trainer.rules.kinds import KINDS, on_a_wager
from trainer.rules.points.clock import CLOCK
from trainer.rules.record import Record
from trainer.rules.ruling import Decision

NO_RAISE = "It's a call of {:,}, no raise by {}; {} doesn't say whether seat {} gets {:,} back."
NO_RAISE_SAID = "{}{}it's no raise by {}, and whether seat {} gets {:,} back isn't printed."
WAGER, RIGHTS, TURNS = "wager", "rights", "turns"
LOSERS, RULING_WAITS = "showdown.losers-killed-before-award", "pot.play-on-ruling-delayed"


def answer_on_hand(record: Record, law: Book, ask: str = "", seat: int = 0) -> Answer:
    """What the house answers after the last gesture, of one thing where `ask` names it, about one seat or all."""
    record, pointed_at = as_due(record)
    record, kept = as_kept(record, law)
    let_go = as_let_go(as_left_in_the_muck(record))
    told_whole = as_lying_there(as_left_in(as_said_after_folding(as_checked(let_go, law)), law), law)
    folded = as_folded(as_folding(as_put_in(told_whole)), ask == POTS)
    misstated = as_misstated(as_counted(folded), law)
    won, short = as_made_up(as_won(as_called_out(misstated, law)), law)
    won = as_paid(won, law, ask, seat)
    posted = as_disputed(as_found_out(as_posted(as_answered(won, law), law)), law, ask)
    dealt, killed = as_killed(posted, law)
    record, bound = as_over(dealt, law)
    found = replace(found_in(record, law, ask, seat), returned=given_back(won, posted))
    facts, pots, lead = found.facts, found.pots, _lead(found)
    settle_first = (
        before_pots((*found.every, *found.held, *in_or_out(found.points, facts.course.contesting)), pots)
        if ask in (POTS, SHOWDOWN)
        else None
    )
    settle_first = settle_first or heard_of(ask, seat, found.points, facts) or in_doubt(ask, seat, found.points)
    settle_first = settle_first or shown_before(ask, seat, lead, found.points)
    made = _by_pots(found, lead) if settle_first is None else None
    wrong = "" if found.open_now or ask else left_lying(facts)
    if wrong:
        lead, made = None, Answer(law.key, State.NOT_COVERED, f"{law.ledger.known_as}{UNCOVERED}{wrong}.")
    if lead is None and not wrong and settle_first is None and (down := not_yet_tabled(law, facts, ask)):
        made = Answer(law.key, State.NOTHING_WRONG, down)
    if made is None and settle_first is None:
        made = _of_own_wager(found)
    if made is None and (chosen := settle_first or lead) is not None:
        made = _on_lead(found, chosen)
    made = (
        made
        or _stub_to_come(law, facts, ask)
        or called_in_turn(law, facts, found.points, bool(ask or found.rights))
        or turn_asked(found)
        or _nothing(law, facts, None if ask else pots, found.rights)
    )
    made = replace(made, sentence=without_early_cards(made.sentence, facts, found.points))
    also = _also(found, lead, made)
    off = of_a_misdeal_too_late(found, lead) or of_a_deal_called_off(found, made.lead)
    unheard = (State.RULED, off) if off else said_in_vain(found, made.lead, lead is not None, made.sentence)
    if unheard is not None:
        made, lead = Answer(law.key, *unheard), None
        also = [each for each in also if lower(each).removesuffix(".") not in made.sentence]
    not_this = near(law, facts, made.lead) if made.lead is not None else ()
    shows = pots is not None and settle_first is None and _shows(ask, pots, made)
    said = no_misdeal_first(made.sentence, not_this) if made.state is State.NOT_COVERED else made.sentence
    made = replace(made, sentence=plays_on_first(law, facts, made.lead, said))
    made = _no_raise_first(law, facts, made, found.points)
    if ask == RIGHT:
        said = with_the_least_raise(found, made.lead, with_rights_once_right(found, made.lead, made.sentence))
        made = replace(made, sentence=of_another_turn(found, made.lead, said))
    whose = bounties(found)
    wins = pots is not None and bool(pots.won) and is_firm(made.lead) and made.state is not State.NOT_COVERED
    made = replace(made, sentence=with_bounties(made.sentence, whose if wins else []))
    one = with_what_is_one_answer(found, made.lead, made.sentence, also)
    before = with_what_came_before(found, made.lead, one.sentence)
    made = replace(made, sentence=before.sentence)
    if ask in ("", SHOWDOWN) and not seat:
        made = _of_every_hand(found, made)
    made = _out_of_the_muck(found, _who_could_not_muck(found, made))
    besides = () if ask else tuple(each for each in _beside(found, lead, made) if each not in one.row)
    done = with_what_was_done_besides(found, made.lead, besides, made.sentence)
    made = replace(made, sentence=done.sentence)
    dead = of_the_dead(law, facts, found.every, found.points)
    made = replace(made, sentence=with_that_hand_named(made.sentence))
    made = replace(made, sentence=with_his_redeal(facts, made.lead, seat, dead, made.sentence))
    made = held_to_it(law, facts, ask, with_the_killed(made, killed), bound)
    also = [*also, *killed.told, *sayings(bound)]
    told = {made.sentence, whole(made.sentence), *one.told, *before.told, *done.told, *whose, *dead}
    settled = (f"{KINDS[each.matter.kind].says}: corrected." for each in found.opened.settled if not ask)
    made = replace(
        made,
        lead=with_what_binds_cited(citing_both(made.lead, found.points), found.points, facts),
        also=once(also, told),
        no=tuple(says_no(*each) for each in not_this),
        settled=once(settled, told),
        pots=pots,
        pot_lines=pots_lines(pots, facts) if shows and pots is not None else (),
        points=found.points,
        done=found.done(made.lead) if made.lead is not None else frozenset(),
        notes=(*made.notes, *of_the_house(law, record.setup.house)),
    )
    made = with_the_made_up(made, record, short, ask, seat)
    made = with_what_words_made(made, misstated, law, ask)
    return with_the_kept(with_whose_turn(made, record, pointed_at), kept)


def _who_could_not_muck(found: Found, made: Answer) -> Answer:
    if found.seat or found.ask not in ("", POTS, SHOWDOWN):
        return made
    return replace(made, sentence=with_who_could_not_muck(found.facts, found.points, made.sentence))


def _out_of_the_muck(found: Found, made: Answer) -> Answer:
    """What becomes of a hand that was thrown away and turned up there, in place of who wins without it."""
    if found.ask not in ("", POTS, SHOWDOWN, TURNS):
        return made
    sentence, paragraph = folded_misled(found.law, found.facts, found.seat)
    if not sentence and found.ask != TURNS:
        sentence, paragraph = out_of_the_muck(found.law, found.facts, found.seat, made.lead)
    return replace(made, state=State.RULED, sentence=sentence, lead=None, notes=(paragraph,)) if sentence else made


def _of_every_hand(found: Found, made: Answer) -> Answer:
    """At a showdown the answer with what becomes of every hand; silence on one of them is none where others decide."""
    told = with_every_hand(Hands(found.law, found.facts, found.asked, found.pots), made.sentence, made.lead)
    if told != made.sentence and made.state is State.NOT_COVERED:
        return replace(made, sentence=told, state=State.NOTHING_WRONG, lead=on_every_hand(told, None, found.asked))
    return replace(made, sentence=told, lead=on_every_hand(told, made.lead, found.asked))


def _lead(found: Found) -> Decision | None:
    """The decision that answers, None where nothing is to be said but who wins how much, or that nothing is wrong."""
    facts, ask = found.facts, found.ask
    timed = in_time(facts, found.points) if ask in ("", CLOCK) else None
    if stands := timed or result_stands(facts, ask, found.seat, found.points):
        return stands
    if most := led_by_the_maximum(facts, (*found.open_now, *found.calm), found.asked):
        return most
    if (waits := waits_for_the_floor(ask, found.seat, found.every, next(iter(found.open_now), None))) is not None:
        return waits
    by_rights = ask == RIGHT or asks_whether_open(facts, ask, found.calm, found.rights)
    seen = pushed(facts) or (found.pots is not None and found.pots.won)
    lead = lead_of(found.open_now, found.calm, found.asked, found.rights if by_rights else None, seen)
    before = must_table(facts, found.asked) or answered_post(facts, lead, found.asked) if not ask else None
    before = before or held_by_chips_back(found)
    if before is None and ask == RIGHT and found.seat:
        before = left_to_who_posted(facts, found.seat, found.points)
    if before is not None:
        return before
    lead = own_act_first(lead, found.open_now, found.seat) if ask == RIGHT else lead
    if lead is not None and lead.matter.kind == RIGHTS and (cut := cut_down(found)) is not None:
        return cut
    if (lead is None or objects(lead)) and not (ask in (POTS, SHOWDOWN) and found.pots is not None):
        return next(iter((*asked_for(found.every, "", found.seat), *found.every)), lead)
    lead = or_what_is_open(found.law, facts, lead, found.points)
    return heard_first(lead, found.asked, facts) if lead is not None else None


def _also(found: Found, lead: Decision | None, made: Answer) -> list[str]:
    """What else is worth knowing: what comes first where something was asked for, the rest, what comes next."""
    law, facts, rights = found.law, found.facts, found.rights
    before = [each for each in found.every if found.ask and each is not lead and each is not made.lead]
    beside = _beside(found, lead, made)
    if rights is not None and is_firm(made.lead) and not has_named_a_bet(facts, rights.matter.seats[0]):
        beside += [rights] if not speaks_against(made.lead, rights) else []
    open_still = [lower(told_of(law, facts, each)) for each in before]
    first = (f"First, {each}" for each in open_still if each.removesuffix(".") not in lower(made.sentence))
    return [*first, *(told_of(law, facts, each) for each in beside)]


def _beside(found: Found, lead: Decision | None, made: Answer) -> list[Decision]:
    """What was found besides and doesn't speak against the answer."""
    rest = (*found.open_now, *(each for each in found.calm if each.matter.kind not in SIDE))
    more = (each for each in rest if each is not lead and (not plain(each) or disputes_nothing(each)))
    return without_unlisted([each for each in more if agrees(made.lead, each, found.facts)], found.open_now)


# --- saying -------------------------------------------------------------------------------------------------------


def _on(law: Book, facts: Facts, lead: Decision) -> Answer:
    if is_past(facts, lead):
        return Answer(law.key, State.NOTHING_WRONG, OVER)
    return Answer(law.key, state_of(law, facts, lead), told_of(law, facts, lead), lead)


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


def _no_raise_first(law: Book, facts: Facts, made: Answer, points: Iterable[Decision]) -> Answer:
    """So what falls short of the share of a raise is told to be none."""
    lead = made.lead.matter if made.lead is not None and made.state is State.NOT_COVERED else None
    mine = (each for each in points if lead and lead.kind == "underraise" and each.matter.error == lead.error)
    at = next((at for each in mine if each.matter.kind == "wager" for at in short_of_a_raise(law, facts, each)), "")
    put = maker(facts.about(lead)) if lead and at else None
    if put is None or put.total <= put.facing:
        return made
    known, over = law.ledger.known_as, put.total - put.facing
    if put.words:
        return replace(made, sentence=NO_RAISE_SAID.format(known, UNCOVERED, at, put.seat, over))
    return replace(made, sentence=NO_RAISE.format(put.facing, at, known, put.seat, over))


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
        said = with_what_was_said(found, pots, made.sentence) if pots.won else made.sentence
        reason = told_first(facts, pots, found.points) if pots.won else None
        said = with_what_is_put_right(found, said)
        return replace(made, sentence=said, lead=reason or made.lead)
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
        return replace(made, state=State.NOTHING_WRONG, sentence=borne_out_by_nothing(lead, said))
    return replace(made, sentence=with_halves(found, lead, made.sentence))


def _of_own_wager(found: Found) -> Answer | None:
    """What the last wager of the seat comes to whose wager is asked for, where none is still to be put right."""
    if found.ask == WAGER and (first := for_the_floor(found.law, found.facts, found.points, found.seat)) is not None:
        return _on(found.law, found.facts, first)
    if found.ask != WAGER or not found.seat or any(on_a_wager(each.matter.kind) for each in found.open_now):
        return None
    if waits_for_the_floor(WAGER, found.seat, found.every, None) is not None:
        return None
    one = made_larger(found.every, found.seat) or all_in_stands(found.facts, found.points, found.seat)
    if one is not None:
        return _on(found.law, found.facts, one)
    lead, said = own_wager(found.law, found.facts, found.points, found.seat)
    if not said:
        return None
    if lead is not None and lead.key in (CHECKS_ONLY, POSTS):
        return _on_lead(found, lead)
    said = with_what_binds(found, lead, said) if lead is not None else said
    state = state_of(found.law, found.facts, lead) if lead is not None else State.NOTHING_WRONG
    return Answer(found.law.key, state, said, lead)


def _shows(ask: str, pots: PotsTold, made: Answer) -> bool:
    """Are the pots told line by line: asked for, or won, and not gone for good to whoever was pushed them?"""
    told = ask in (POTS, SHOWDOWN) or (not ask and pots.won and is_firm(made.lead))
    return told and not too_late(made.lead)


def _of_pots(law: Book, pots: PotsTold, lead: Decision | None) -> Answer:
    unknown = bool(pots.pots) and not pots.won
    state = State.CANNOT_TELL if unknown else State.NOTHING_WRONG
    return Answer(law.key, state, pots_sentence(pots), lead)
