"""The answer on a room: on the last thing that anybody asks about."""

import re
from dataclasses import replace

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.asked import DESK, is_about_in_room
from trainer.grading.answers.choice.paragraphs import asked_of, by_paragraph, with_requests
from trainer.grading.answers.each_once import untold
from trainer.grading.answers.room.asked_before import REBUY, UNHEARD, with_what_was_asked
from trainer.grading.answers.room.by_hands import without_levels_by_hands
from trainer.grading.answers.room.cash_game import is_cash_game, not_for_a_tournament
from trainer.grading.answers.room.earlier import ARRIVAL, before_silence, is_counted_on, with_the_earlier
from trainer.grading.answers.room.escalating import with_the_escalation
from trainer.grading.answers.room.hand_for_hand_places import of_their_places, out_with_others, with_the_places
from trainer.grading.answers.room.heads_up import with_the_last_two
from trainer.grading.answers.room.into_the_money import announced, if_announced, open_places, uncovered_places
from trainer.grading.answers.room.last_table import MADE, with_too_many
from trainer.grading.answers.room.misdealt_too_late import as_played_on, with_no_misdeal
from trainer.grading.answers.room.moved_over import moved_over
from trainer.grading.answers.room.next_button import with_the_next_button
from trainer.grading.answers.room.out_alone import his_place, last_out
from trainer.grading.answers.room.out_last import out_last
from trainer.grading.answers.room.redeal_in_room import (
    with_the_redeal,
    with_who_plays_it,
    without_the_misdealt,
)
from trainer.grading.answers.room.rooms import NO_FORFEIT, REBUYING, SHARED, is_past, leads, seats_of
from trainer.grading.answers.room.several_players import is_among_them, with_the_others
from trainer.grading.answers.room.sizes import SHORT, with_the_rest
from trainer.grading.answers.room.still_on_penalty import with_the_penalty
from trainer.grading.answers.room.unsaid import goes_without_saying
from trainer.grading.answers.room.who_asked import with_who_asked_in_room
from trainer.grading.answers.room.would_move import with_who_would_move
from trainer.grading.answers.saying import sentence_of
from trainer.grading.answers.state import State, state_of
from trainer.grading.answers.telling import NOTHING, UNCOVERED, as_sent, in_a_row, uncovered
from trainer.grading.answers.told_in_part.as_meant import as_meant, as_seated, in_order, up_to_the_quiet
from trainer.grading.answers.told_in_part.at_zero import as_run_out
from trainer.grading.answers.told_in_part.best_cards import with_lower_cards
from trainer.grading.answers.told_in_part.seats_taken import with_seats_taken, with_the_wait
from trainer.grading.answers.words.conduct_words import named_conduct
from trainer.grading.answers.words.race_words import not_raced_out, of_the_raced, with_who_was_raced, without_the_raced
from trainer.grading.answers.words.room_words import words
from trainer.grading.rulings import on_room
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room.act import Happening
from trainer.kernel.room.document import RoomTranscript
from trainer.rules.book import Book
from trainer.rules.kind import About
from trainer.rules.kinds import KINDS
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

PAYOUTS, HOW_MANY = "payouts", "{} pays by a table for the number of entries, and no one has said how many there are."
OF_PLACES, SATELLITE, SURVIVOR = "tournament", "satellite", "tournament.payout.survivor-event"
"""The kind of event that tables of places are for, another one, and the rule on satellites of equal awards."""
ONLY_A_SURVIVOR = "{} covers no satellite's payouts but a survivor's, in equal awards (event survivor)."
ANNOUNCED = "chips.color-up-at-discretion"
"""What holds of any denomination that is to go, whether or not somebody has odd chips of it for a race."""
FINAL, HEADS_UP, ONE_MORE = ("final-table", "two-tables-left"), "heads-up", "seating.final-table.within-full-table-plus"
NOT_HEADS_UP = "{} applies its final table, a full table and one more, to no heads-up event."
REDRAWN = "seating.final-table.few-tables-left"
NO_NUMBER = (
    "{} doesn't say at how many players the final table is made: it only draws new seats for all as three, two and one "
    "tables are left."
)
AWAY, TO_KNOW = "presence.at-seat.away-from-the-seat", "who is away for the last card of a deal has a dead hand"
TO_BE_AWAY = ("absence", "wait-for-me")
"""What holds for whoever wants to be away or to be waited for, where no rule hears the wish."""
OF_WHO_SHARES = (DESK, "seats", "clock")
"""Words by which it may be asked what becomes of a player who goes out in hand for hand."""
DRAWN = ("seating.drawn-or-assigned", "seating.seat-drawn")
DEAL, WAIVED = "deal", "seating.halt-waived"
FORFEITS = "tournament.forfeits-during-break"
RACE, AFTER_THE_RACE = "race", "left-after-a-race"
ENTRY, GIVEN_UP = "late-entry", "tournament.forfeited-chips-leave-play"


def answer_on_room(record: RoomRecord, law: Book, ask: str = "", seat: int = 0, name: str = "") -> Answer:
    """What the house answers on a room after its last happening: on the last thing that anybody asks about, or that is
    about the seat or the player who is named.

    Where the rulebook has nothing on it as it was told, it is asked of the room as it was meant.
    """
    told = without_levels_by_hands(up_to_the_quiet(record), law)
    told = with_seats_taken(with_lower_cards(in_order(as_run_out(told))), law)
    record = as_played_on(told, law)
    made = with_the_next_button(record, law, ask, _on_room(record, law, ask, seat, name))
    made = with_who_would_move(record, law, made)
    made = with_no_misdeal(record, law, ask, made) if record is not told else made
    return not_for_a_tournament(made, law, record) if is_cash_game(law, record) else made


def _on_room(record: RoomRecord, law: Book, ask: str, seat: int, name: str) -> Answer:
    made = with_who_plays_it(record, law, ask, name or seat, _answer(record, law, ask, name or seat))
    made = with_the_last_two(record, law, ask, made)
    if ask in ("", DESK) and open_places(record, made, asked=ask == DESK):
        made = _into_the_money(record, law, ask, name or seat, made) or uncovered_places(record, law, made)
    out = (name or next(iter(out_last(record).names), "")) if ask == DESK else "" if ask else last_out(record)
    if out and (alone := _on_his_place(record, law, out, made)):
        return alone if ask else replace(alone, also=untold((*alone.also, *_beside(made)), {alone.sentence}))
    by_the_way = UNHEARD[REBUY] in made.sentence or (made.lead is not None and made.lead.key == ANNOUNCED)
    meant = as_meant(record) if made.state is not State.RULED or by_the_way else None
    again = _answer(meant, law, ask, name or seat) if meant is not None else None
    return (
        again
        if again is not None and (again.state is State.RULED or _on_a_rebuy(again))
        else _with_the_next_hand(record, law, made, ask, name or seat)
    )


def _on_a_rebuy(made: Answer) -> bool:
    """Does it say that a rebuy comes too late to put chips behind?"""
    return made.lead is not None and made.lead.matter.kind == REBUYING


def _beside(made: Answer) -> tuple[str, ...]:
    return () if made.state is State.NOTHING_WRONG or made.lead is None else (made.sentence, *made.also)


def _on_his_place(record: RoomRecord, law: Book, name: str, made: Answer) -> Answer | None:
    """What a player is paid who went out alone, or in which place he did, where nothing else is ruled on him; how the
    pool is paid where only the entries are told.
    """
    place = his_place(record, law, name, made)
    if place is None and not (made.state is State.NOTHING_WRONG and record.rooms[-1].entries):
        return None
    asks = Happening(record.happenings[-1].at if record.happenings else 0, name, d.Ask(PAYOUTS))
    paid = _answer(RoomRecord.of(RoomTranscript(record.setup, (*record.happenings, asks))), law, DESK, name)
    return paid if paid.state is State.RULED else place


def _into_the_money(record: RoomRecord, law: Book, ask: str, who: int | str, before: Answer) -> Answer | None:
    """What those get who went out at once, if hand for hand was on; None where the house prints nothing on that."""
    meant = announced(record, law)
    ask = DESK if before.lead is not None and before.lead.key == MADE else ask
    made = _answer(meant, law, ask, who) if meant is not None else None
    shares = made is not None and made.lead is not None and made.lead.key == SHARED
    return if_announced(law, made, before) if made is not None and shares else None


def _with_the_next_hand(record: RoomRecord, law: Book, made: Answer, ask: str, who: int | str) -> Answer:
    """The answer on a seat that came to a player as it should, with whether he is dealt in there."""
    seated = as_seated(record) if made.lead is not None and made.lead.key in DRAWN else None
    if seated is None:
        return made
    sits = _answer(seated, law, ask, who)
    if sits.state is not State.RULED or sits.lead is None or sits.lead.matter.kind != ARRIVAL:
        return made
    names = tuple(each.name for each in record.rooms[-1].players)
    return replace(made, sentence=in_a_row([made.sentence, sits.sentence], names))


def _answer(record: RoomRecord, law: Book, ask: str, who: int | str) -> Answer:
    points = tuple(by_paragraph(law, each, record) for each in on_room(record, law).values())
    mine = _of_whom(record, points, ask, who)
    some = leads(
        record,
        (each for each in mine if not ask or is_about_in_room(each, ask) or _shares(record, each, ask, who)),
        bool(ask),
    )
    some = without_the_misdealt(record, without_the_raced(record, some) or some)
    lead = before_silence(record, next(iter(some), None), some)
    if lead is None or (not ask and is_past(record, lead)):
        return _nothing(record, law, points, lead)
    told = {each.matter: as_sent(law, each, sentence_of(each, None, words(record, each, points))) for each in some}
    told |= {each.matter: said for each in some if (said := of_the_raced(record, each))}
    state = state_of(law, None, lead)
    sentence = uncovered(law, lead.matter, state, named_conduct(record, lead))
    if told[lead.matter]:
        sentence = with_the_others(record, lead, some, told, with_the_rest(record, law, lead, some, told))
        sentence = with_the_penalty(record, lead, with_the_redeal(record, law, lead, sentence))
        sentence = moved_over(record, lead, some, told, sentence)
        sentence = with_who_asked_in_room(record, law, lead, sentence)
        sentence = with_the_wait(record, law, lead, sentence)
        sentence = with_the_escalation(record, law, lead, points, sentence)
        sentence = with_too_many(record, law, lead, some, sentence)
    sentence = _no_final_table(record, law, lead) or not_raced_out(who, lead, words(record, lead, points)) or sentence
    sentence = with_the_places(record, law, lead, sentence)
    if lead.silent and lead.matter.kind == PAYOUTS:
        state, sentence = _payouts_untold(record, law, lead, state, sentence)
    if lead.matter.kind == ENTRY and (
        given_up := next((told[each.matter] for each in some if _given_up(each, lead)), "")
    ):
        sentence = f"{sentence.removesuffix('.')}; {given_up}"
    sentence = with_the_earlier(record, lead, some, told, sentence)
    sentence = with_who_was_raced(lead, some, told, lambda each: words(record, each, points)) + sentence
    if not ask and not who:
        sentence = with_what_was_asked(record, law, lead, points, some, sentence)
        sentence = with_requests(record, law, sentence)
    rest = (each for each in some if each is not lead and not _settled_by(lead, each) and not is_counted_on(each, some))
    rest = (each for each in rest if not goes_without_saying(each, some, told))
    also = [said for each in rest if not is_among_them(each, said := told[each.matter], sentence)]
    return Answer(law.key, state, sentence, lead, untold(also, {sentence}), points=points)


def _of_whom(record: RoomRecord, points: tuple[Decision, ...], ask: str, who: int | str) -> tuple[Decision, ...]:
    """What is about the seat or player asked about; of a player of whom nothing came up what is of his table."""
    mine = tuple(each for each in points if not who or _is_about(record, each, who, points))
    if not ask or not isinstance(who, str) or any(is_about_in_room(each, ask) for each in mine):
        return mine
    table = record.rooms[-1].table_of(who)
    there = (each for each in points if KINDS[each.matter.kind].about is About.TABLE and each.matter.detail == table)
    paid = (each for each in points if ask == DESK and each.matter.kind == PAYOUTS)
    return (*mine, *(each for each in (*there, *paid) if not each.silent))


def _is_about(record: RoomRecord, decision: Decision, who: int | str, points: tuple[Decision, ...]) -> bool:
    """Is it about that seat, or does it name that player?"""
    if isinstance(who, int):
        return who in seats_of(record, decision)
    if who in out_with_others(record, decision):
        return True
    said = sentence_of(decision, None, words(record, decision, points))
    return who == decision.matter.detail or re.search(rf"(?<!\w){re.escape(who)}(?!\w)", said) is not None


def _shares(record: RoomRecord, decision: Decision, ask: str, who: int | str) -> bool:
    """Is the desk asked about, which pays what those share who go out together, or by any of the words of hand for hand
    one of them; or the deal, of which a halt that was waived makes no misdeal?
    """
    if isinstance(who, str) and who and ask in OF_WHO_SHARES:
        told = decision.key == SHARED or decision.silent
        return told and of_their_places(record, decision) and who in out_with_others(record, decision)
    return (ask == DESK and of_their_places(record, decision)) or (ask, decision.key) in (
        (DESK, SHARED),
        (DEAL, WAIVED),
    )


def _payouts_untold(record: RoomRecord, law: Book, lead: Decision, state: State, sentence: str) -> tuple[State, str]:
    """How the pool is paid where the house has rules on it, but nobody has told how many entered, or the event is
    another one.
    """
    if record.setup.event == OF_PLACES and lead.trace and not record.rooms[lead.matter.error].entries:
        return State.CANNOT_TELL, HOW_MANY.format(law.ledger.known_as)
    if record.setup.event == SATELLITE and SURVIVOR in law.rules:
        return state, ONLY_A_SURVIVOR.format(law.ledger.known_as)
    return state, sentence


def _nothing(record: RoomRecord, law: Book, points: tuple[Decision, ...], lead: Decision | None) -> Answer:
    """That nothing is wrong; where the last thing that happened is a request which no rule hears, that none does."""
    if lead is None and any(not each.silent and each.matter.error == len(record) for each in points):
        # it is ruled on, only not in what is asked about: no paragraph stands in for that
        return Answer(law.key, State.NOTHING_WRONG, f"{NOTHING}.", points=points)
    answered, paragraph = asked_of(record, law)
    if answered:
        every = with_requests(record, law, answered)
        return Answer(law.key, State.RULED, every, points=points, notes=(paragraph,))
    act = record.happenings[-1].act if record.happenings else None
    if isinstance(act, d.Ask) and act.word in UNHEARD:
        known = f"; {TO_KNOW}" if act.word in TO_BE_AWAY and AWAY in law.rules else ""
        sentence = f"{f'{law.ledger.known_as}{UNCOVERED}{UNHEARD[act.word]}.'.removesuffix('.')}{known}."
        return Answer(law.key, State.NOT_COVERED, with_requests(record, law, sentence), points=points)
    return Answer(law.key, State.NOTHING_WRONG, f"{NOTHING}.", points=points)


def _no_final_table(record: RoomRecord, law: Book, lead: Decision) -> str:
    """What a house that is silent on a final table does say of it; "" where it isn't asked about, or nothing is."""
    if not lead.silent or lead.matter.kind not in FINAL:
        return ""
    if record.setup.format == HEADS_UP and ONE_MORE in law.rules:
        return NOT_HEADS_UP.format(law.ledger.known_as)
    asked = lead.matter.kind == FINAL[0] and REDRAWN in law.rules
    return NO_NUMBER.format(law.ledger.known_as) if asked else ""


def _settled_by(lead: Decision, other: Decision) -> bool:
    """Is it nothing beside the answer: a short table beside the last one, when stacks may be given up where none may,
    a race beside what was left of it?
    """
    if other.key == FORFEITS:
        return lead.key == NO_FORFEIT
    if other.matter.kind == RACE:
        return lead.matter.kind == AFTER_THE_RACE
    return lead.key == MADE and other.matter.kind == SHORT


def _given_up(decision: Decision, entry: Decision) -> bool:
    """Is it what becomes of the chips that the same player gave up for the new stack?"""
    mine = entry.matter.kind == ENTRY and decision.matter.detail == entry.matter.detail
    return mine and decision.key == GIVEN_UP
