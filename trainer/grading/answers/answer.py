"""The answer on a hand: what is ruled, what else is worth knowing, each thing once."""

from collections.abc import Iterable
from dataclasses import replace

from trainer.grading.answers.asked import POTS, RIGHT, SHOWDOWN
from trainer.grading.answers.choice.beside import (
    agrees,
    hangs_on_a_number,
    hangs_on_what_leads,
    of_one_wager,
    unknown_number,
    without_unlisted,
)
from trainer.grading.answers.choice.choosing import (
    has_named_a_bet,
    is_firm,
)
from trainer.grading.answers.choice.found import found_in
from trainer.grading.answers.choice.hangs_on_a_word import hanging_on_a_word
from trainer.grading.answers.choice.hangs_on_it import hangs_on_early_chips, hangs_on_the_motions
from trainer.grading.answers.choice.last_words import NOT_READ
from trainer.grading.answers.choice.near import near, says_no, short_of_a_raise
from trainer.grading.answers.choice.own_wager import overtaken
from trainer.grading.answers.choice.post_lying import as_it_lies, lying
from trainer.grading.answers.choice.resting import resting_on_all, with_all_it_rests_on
from trainer.grading.answers.choice.waited_for import SIDE
from trainer.grading.answers.each_once import untold
from trainer.grading.answers.first_sentence import Chosen, first_sentence
from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.besides import (
    with_what_came_before,
    with_what_is_one_answer,
    with_what_was_done_besides,
)
from trainer.grading.answers.halves.claims import with_the_claim
from trainer.grading.answers.halves.held_to_act import held_to_it, sayings
from trainer.grading.answers.halves.if_called import of_another_turn
from trainer.grading.answers.halves.in_vain import said_in_vain
from trainer.grading.answers.halves.let_go import after_a_bettor_let_go
from trainer.grading.answers.halves.no_misdeal import no_misdeal_first, of_a_misdeal_for_nothing, plays_on_first
from trainer.grading.answers.halves.once_right import with_rights_once_right, with_the_least_raise
from trainer.grading.answers.halves.out_of_turn import past_the_player
from trainer.grading.answers.halves.posted_minimum import told_with
from trainer.grading.answers.halves.redeal import (
    of_a_misdeal_too_late,
    of_the_dead,
    with_his_redeal,
)
from trainer.grading.answers.made import CORRECTED
from trainer.grading.answers.made import Answer as Answer
from trainer.grading.answers.pots.awards import (
    citing_both,
    too_late,
    without_early_cards,
)
from trainer.grading.answers.pots.bounties import bounties, with_bounties
from trainer.grading.answers.pots.cited import with_the_pots_cited
from trainer.grading.answers.pots.every_hand import Hands, on_every_hand, with_every_hand
from trainer.grading.answers.pots.folded_misled import folded_misled
from trainer.grading.answers.pots.odd_chips import in_which_chips
from trainer.grading.answers.pots.out_of_the_muck import out_of_the_muck
from trainer.grading.answers.pots.pots import PotsTold, pots_lines
from trainer.grading.answers.pots.that_hand import with_that_hand_named
from trainer.grading.answers.pots.tried_to_muck import with_who_could_not_muck
from trainer.grading.answers.state import State, disputes_nothing
from trainer.grading.answers.telling import FIRST, UNCOVERED, lower, told_of, whole
from trainer.grading.answers.told_in_part.hand import ToldHand, told_hand, with_what_was_filled_in
from trainer.grading.answers.told_in_part.killed import with_the_killed
from trainer.grading.answers.told_in_part.once_it_was_over import as_it_was_over, with_what_came_too_late
from trainer.grading.answers.words.dealt_again import by_the_right_button
from trainer.grading.answers.words.house import of_the_house
from trainer.grading.rulings import plain
from trainer.rules.book import Book, InForce
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import maker
from trainer.rules.kinds import KINDS
from trainer.rules.record import Record
from trainer.rules.ruling import Decision
from trainer.rules.stands import SIZED, UNDERRAISE, WHAT_IT_IS

NO_RAISE = "It's a call of {:,}, not a raise under {}; {} doesn't say whether seat {} gets {:,} back."
NO_RAISE_SAID = "{}{}it isn't a raise under {}, and the rulebook doesn't say whether seat {} gets {:,} back."
TURNS = "turns"


def answer_on_hand(record: Record, law: Book, ask: str = "", seat: int = 0) -> Answer:
    """What the house answers after the last gesture, of one thing where `ask` names it, about one seat or all."""
    played = as_it_was_over(record, law)
    made = _answer(played.record, law, ask, seat)
    return with_what_came_too_late(made, record, played.late, law, ask, seat)


def _answer(record: Record, law: Book, ask: str, seat: int) -> Answer:
    """The same on a hand in which nobody did anything once nobody was to act."""
    told = told_hand(record, law, ask, seat)
    found = as_it_lies(found_in(told.record, law, ask, seat), lying(record))
    chosen = first_sentence(found)
    chosen = chosen._replace(made=_without_early_cards(found, chosen.made))
    heard, also = _heard(found, chosen, _also(found, chosen.lead, chosen.made))
    not_this = near(law, found.facts, heard.made.lead) if heard.made.lead is not None else ()
    worded = heard._replace(made=_worded(found, heard.made, not_this))
    made = _in_full(found, worded, also, told)
    made = replace(
        made,
        no=tuple(says_no(*each) for each in not_this),
        pots=found.pots,
        pot_lines=_pot_lines(found, heard),
        points=found.points,
        lead=by_the_right_button(found.facts, made.lead),
        done=found.done(made.lead) if made.lead is not None else frozenset(),
        notes=(*made.notes, *of_the_house(law, told.record.setup.house), *in_which_chips(found)),
    )
    made = with_what_was_filled_in(made, told, law, ask, seat)
    return hanging_on_a_word(record, law, made, ask, seat)


def _without_early_cards(found: Found, made: Answer) -> Answer:
    return replace(made, sentence=without_early_cards(made.sentence, found.facts, found.points))


def _heard(found: Found, chosen: Chosen, also: list[str]) -> tuple[Chosen, list[str]]:
    """The answer and what else is worth knowing; that something is said too late or in vain in its place."""
    made = chosen.made
    off = of_a_misdeal_too_late(found, chosen.lead)
    nothing, notes = ("", ()) if off else of_a_misdeal_for_nothing(found, chosen.lead or made.lead)
    off = off or nothing
    unheard = (State.RULED, off) if off else said_in_vain(found, made.lead, chosen.lead is not None, made.sentence)
    if unheard is None:
        return chosen, also
    made = Answer(found.law.key, *unheard, notes=notes)
    rest = [each for each in also if lower(each).removesuffix(".") not in made.sentence]
    return chosen._replace(made=made, lead=None), rest


def _worded(found: Found, made: Answer, not_this: Iterable[tuple[InForce, tuple[str, ...]]]) -> Answer:
    """The answer with what a threshold that says no, a wager that is no raise, or rights asked about add to it."""
    law, facts = found.law, found.facts
    said = no_misdeal_first(made.sentence, not_this) if made.state is State.NOT_COVERED else made.sentence
    made = replace(made, sentence=plays_on_first(law, facts, made.lead, said))
    made = _no_raise_first(found, made)
    if found.ask != RIGHT:
        return made
    let_go = after_a_bettor_let_go(found) if made.state is State.NOTHING_WRONG else None
    if let_go is not None:
        return replace(made, state=State.RULED, sentence=let_go[0], lead=let_go[1])
    said = with_the_least_raise(found, made.lead, with_rights_once_right(found, made.lead, made.sentence))
    return replace(made, sentence=of_another_turn(found, made.lead, said))


def _with_bounties(made: Answer, whose: list[str]) -> Answer:
    """The answer with whose the bounties are, which words at the end that aren't read may be about."""
    said = with_bounties(made.sentence, whose)
    read = NOT_READ in made.sentence and NOT_READ not in said
    return replace(made, sentence=said, state=State.RULED if read else made.state)


def _in_full(found: Found, chosen: Chosen, also: list[str], told: ToldHand) -> Answer:
    """The answer with all that belongs to its sentence; what that says is said nowhere else."""
    law, facts, ask, seat, made = found.law, found.facts, found.ask, found.seat, chosen.made
    whose = bounties(found)
    made = _with_bounties(made, whose if _wins(found, made) else [])
    one = with_what_is_one_answer(found, made.lead, made.sentence, also)
    before = with_what_came_before(found, made.lead, one.sentence)
    made = _of_every_hand(found, replace(made, sentence=before.sentence))
    made = _out_of_the_muck(found, _who_could_not_muck(found, made))
    besides = () if ask else tuple(each for each in _beside(found, chosen.lead, made) if each not in one.row)
    done = with_what_was_done_besides(found, made.lead, besides, made.sentence)
    dead = of_the_dead(law, facts, found.every, found.points)
    said = with_his_redeal(facts, made.lead, seat, dead, with_that_hand_named(done.sentence))
    made = held_to_it(law, facts, ask, with_the_killed(replace(made, sentence=said), told.killed), told.bound)
    made = replace(made, lead=resting_on_all(made.lead, (*before.ruled, *done.ruled)))
    made = with_the_pots_cited(found, with_the_claim(law, facts, made))
    said_already = {made.sentence, whole(made.sentence), *one.told, *before.told, *done.told, *whose, *dead}
    settled = (f"{KINDS[each.matter.kind].says}{CORRECTED}" for each in found.opened.settled if not ask)
    return replace(
        made,
        lead=with_all_it_rests_on(citing_both(made.lead, found.points), found.points, facts, made.sentence),
        also=untold([*also, *told.killed.told, *sayings(told.bound)], said_already),
        settled=untold(settled, said_already),
    )


def _wins(found: Found, made: Answer) -> bool:
    """Does a pot have a winner, with nothing open that could change it?"""
    won = found.pots is not None and bool(found.pots.won)
    return won and is_firm(made.lead) and made.state is not State.NOT_COVERED


def _pot_lines(found: Found, heard: Chosen) -> tuple[str, ...]:
    if found.pots is None or heard.first or not _shows(found.ask, found.pots, heard.made, found.facts):
        return ()
    return pots_lines(found.pots, found.facts)


def _who_could_not_muck(found: Found, made: Answer) -> Answer:
    if found.seat or found.ask not in ("", POTS, SHOWDOWN):
        return made
    return replace(made, sentence=with_who_could_not_muck(found.facts, found.points, made.sentence))


def _out_of_the_muck(found: Found, made: Answer) -> Answer:
    """What becomes of a hand that was thrown away and turned up there, in place of who wins without it."""
    if found.ask not in ("", POTS, SHOWDOWN, TURNS):
        return made
    sentence, paragraph, since = folded_misled(found.law, found.facts, found.seat)
    if not sentence and found.ask != TURNS:
        sentence, paragraph = out_of_the_muck(found.law, found.facts, found.seat, made.lead)
    if not sentence:
        return made
    unsettled = made.lead is not None and made.lead.matter.kind in SIZED and not is_firm(made.lead)
    if unsettled or (since and made.state is not State.NOTHING_WRONG):
        sentence = f"{made.sentence.removesuffix('.')}; {lower(sentence)}"
        return replace(made, sentence=sentence, notes=(paragraph, *made.notes))
    return replace(made, state=State.RULED, sentence=sentence, lead=None, notes=(paragraph,))


def _of_every_hand(found: Found, made: Answer) -> Answer:
    """At a showdown the answer with what becomes of every hand; silence on one of them is none where others decide."""
    if found.seat or found.ask not in ("", SHOWDOWN):
        return made
    told = with_every_hand(Hands(found.law, found.facts, found.asked, found.pots), made.sentence, made.lead)
    if told != made.sentence and made.state is State.NOT_COVERED:
        return replace(made, sentence=told, state=State.NOTHING_WRONG, lead=on_every_hand(told, None, found.asked))
    return replace(made, sentence=told, lead=on_every_hand(told, made.lead, found.asked))


def _also(found: Found, lead: Decision | None, made: Answer) -> list[str]:
    """What else is worth knowing: what comes first where something was asked for, the rest, what comes next."""
    law, facts, rights = found.law, found.facts, found.rights
    before = [each for each in found.every if found.ask and each is not lead and each is not made.lead]
    beside = _beside(found, lead, made)
    if rights is not None and is_firm(made.lead) and not has_named_a_bet(facts, rights.matter.seats[0]):
        beside += [rights] if agrees(made.lead, rights, facts) else []
    before, beside = [[each for each in some if not of_one_wager(made.lead, each)] for some in (before, beside)]
    open_acts = made.lead, hangs_on_the_motions(facts, found.points), hangs_on_early_chips(facts, found.points)
    before = [each for each in before if not any(hangs_on_what_leads(one, each) for one in open_acts)]
    open_still = [lower(told_of(law, facts, each)) for each in before if not hangs_on_a_number(made.lead, each, facts)]
    first = (f"{FIRST}{each}" for each in open_still if each.removesuffix(".") not in lower(made.sentence))
    return [*first, *(told_of(law, facts, each) for each in beside)]


def _beside(found: Found, lead: Decision | None, made: Answer) -> list[Decision]:
    """What was found besides and doesn't speak against the answer."""
    calm = (each for each in found.calm if each.matter.kind not in SIDE and not overtaken(found.facts, each))
    rest = (*found.open_now, *calm)
    some = (each for each in rest if each is not lead and (not plain(each) or disputes_nothing(each)))
    more = [each for each in some if not told_with(made.lead, each)]
    past = [one for each in more for one in past_the_player(found, each)]
    more = [each for each in more if each not in past]
    return without_unlisted([each for each in more if agrees(made.lead, each, found.facts)], found.open_now)


def _no_raise_first(found: Found, made: Answer) -> Answer:
    """So what falls short of the share of a raise is told to be none; of the pots, what is in them without the rest."""
    law, facts, points = found.law, found.facts, found.points
    lead = made.lead.matter if made.lead is not None and made.state is State.NOT_COVERED else None
    mine = (each for each in points if lead and lead.kind == UNDERRAISE and each.matter.error == lead.error)
    at = next((at for each in mine if each.matter.kind == WHAT_IT_IS for at in short_of_a_raise(law, facts, each)), "")
    put = maker(facts.about(lead)) if lead and at else None
    if put is None or not put.facing or put.lying <= put.facing:
        return made
    known, over = law.ledger.known_as, put.lying - put.facing
    said = NO_RAISE_SAID.format(known, UNCOVERED, at, put.seat, over)
    said = said if put.words else NO_RAISE.format(put.facing, at, known, put.seat, over)
    if found.ask == POTS and put.street == facts.course.street:
        said = f"{said.removesuffix('.')}; apart from that the pot is {facts.table.whole_pot - over:,}."
    return replace(made, sentence=said)


def _shows(ask: str, pots: PotsTold, made: Answer, facts: Facts) -> bool:
    """Are the pots told line by line: asked for, or won, and not gone for good to whoever was pushed them?"""
    told = ask in (POTS, SHOWDOWN) or (not ask and pots.won and is_firm(made.lead))
    unknown = made.lead is not None and unknown_number(made.lead, facts)
    return told and not too_late(made.lead) and not unknown
