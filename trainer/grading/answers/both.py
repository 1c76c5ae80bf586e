"""The answer where a hand and the room around it are told: on what was told last or is asked, the other beside it."""

import re
from dataclasses import dataclass, replace

from trainer.grading.answers.answer import Answer, answer_on_hand
from trainer.grading.answers.asked import DESK
from trainer.grading.answers.choice.last_words import NOT_READ
from trainer.grading.answers.halves.redeal import with_the_penalty_left
from trainer.grading.answers.letters import begun
from trainer.grading.answers.pots.by_the_cards import as_tabled, with_who_would_win
from trainer.grading.answers.pots.pots import not_given
from trainer.grading.answers.room.acted_in import acted_in, own_table
from trainer.grading.answers.room.better_hand import with_the_better_hand
from trainer.grading.answers.room.by_the_book import chips_behind_at
from trainer.grading.answers.room.cash_game import CASH, as_in_a_cash_game
from trainer.grading.answers.room.limits_of_a_redeal import with_its_limits
from trainer.grading.answers.room.misdealt_hand import with_the_misdeal
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.grading.answers.room.places import BUSTS, place_told, places_asked
from trainer.grading.answers.room.rooms import SHARED
from trainer.grading.answers.room.shown_in_event import with_the_event
from trainer.grading.answers.state import DISPUTE, State
from trainer.grading.answers.telling import NOTHING, in_one_breath, lower, whole
from trainer.grading.answers.told_in_part.all_in_shown import as_all_shown, winners_by_the_push
from trainer.grading.answers.told_in_part.in_a_break import with_the_break
from trainer.kernel.room.table_acts import Deal
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.points.bounties import BOUNTY_SPLIT
from trainer.rules.record import Record
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.money import busted_together
from trainer.rules.room.record import RoomRecord

HAND, ROOM = "At the table", "In the room"
AFTER_THE_HAND = ("conduct.live-penalty-after-hand", "conduct.folded-penalty-after-hand")
A_PENALTY = ("conduct.missed-round-penalty", "conduct.penalty-length-is-the-directors")
REBUY = "{} played chips behind and must make the rebuy."
NOT_BEHIND = "{}'s rebuy, announced during a hand, put no chips behind."
REBUYING, ABSENT_STACK = "rebuy-announced", "absent-stack-removed"
WAIVED = "seating.halt-waived"
LEVEL_OF_A_HAND, AT_THE_OLD_LEVEL, CORRECTED = "level-of-a-hand", "level.stays-at-old-level", "corrected"
AT_ANY_PUSH = "showdown.losers-killed-before-award"
"""What a dealer is told as any pot is pushed: who is paid which place comes before it."""
FOUND_LATER = ("chips-behind", "no-chips-at-the-deal")
"""Kinds of chips that were behind an all-in, and of what the room has to say of the same chips before they turn up."""
OVER, ALL_IN = "all-in-over", "all-in-and-call"
"""Kinds of an all-in at the table whose betting is over, and of one in hand for hand."""


@dataclass(frozen=True)
class Both:
    """`hand_last` tells whether the hand was told after the room."""

    hand: Record | None = None
    room: RoomRecord | None = None
    hand_last: bool = True


def answer_on_both(told: Both, law: Book, ask: str = "", seat: int = 0, name: str = "") -> Answer:
    """What the house answers; of one thing that only one of the two is about, on that one. Of a player who is asked
    about by name `seat` is the one in the hand.
    """
    told = _as_in_an_event(_in_its_break(told))
    hand = _at_the_table(told.hand, told.room, law, ask, seat) if told.hand is not None else None
    around = _after_the_hand(told, law, ask, hand) if hand is not None else told.room
    room = _in_the_room(told, around, law, ask, 0 if name else seat, name) if around is not None else None
    if hand is None or room is None:
        found = hand if hand is not None else room
        assert found is not None  # a file tells one of them at least
        return found
    word = answer_on_room(around, law) if ask and around is not None and _tabled(hand) else room
    if _waits_for_word(hand, word):
        return word
    if (when_won := _once_won(told, law, ask, _who(told, seat, name), hand, room)) is not None:
        return when_won
    first, other, said = (
        (hand, room, ROOM) if told.hand_last and not _only_dealt(told, hand, room) else (room, hand, HAND)
    )
    in_vain = around is not told.room and _disputed_in_vain(first, other)
    if (answers := _alone(ask, first, other, in_vain) or _of_one_outside(ask, seat, name, room)) is not None:
        return answers
    if (other.state is State.NOTHING_WRONG and other.lead is None) or _of_his_last_chips(hand, room):
        return first
    if first is hand and (again := _at_its_limits(told, law, hand, room)) is not None:
        return again
    if not ask and (one := _in_one(told, law, hand, room, first is hand)) is not None:
        return one
    return replace(first, also=(*first.also, f"{said}: {other.sentence}"))


def _at_its_limits(told: Both, law: Book, hand: Answer, room: Answer) -> Answer | None:
    """The answer on a misdeal whose level has changed since, with the limits at which it is dealt again."""
    if told.hand is None or told.room is None or room.lead is None or room.lead.matter.kind != LEVEL_OF_A_HAND:
        return None
    return with_its_limits(told.hand, told.room, law, (hand, room)) if not _at_a_wrong_level(told, room) else None


def _after_the_hand(told: Both, law: Book, ask: str, hand: Answer) -> RoomRecord | None:
    """The room as the hand leaves it: who has acted and is out and, where it was told first, whether it's a misdeal."""
    if told.hand is None or told.room is None:
        return told.room
    room = told.room
    if not told.hand_last:
        room = with_the_misdeal(room, told.hand, answer_on_hand(told.hand, law) if ask else hand)
    return acted_in(room, told.hand, hand.pots)


def _of_his_last_chips(hand: Answer, room: Answer) -> bool:
    """Is the hand's answer on chips found behind an all-in, with nothing in the room but that none were left to him?"""
    if hand.lead is None or room.lead is None:
        return False
    return (hand.lead.matter.kind, room.lead.matter.kind) == FOUND_LATER and room.lead.silent


def _alone(ask: str, first: Answer, other: Answer, in_vain: bool) -> Answer | None:
    """The answer on the other part where the first one has nothing on what is asked, or something is disputed there in
    vain.
    """
    return other if other.lead is not None and ((ask and first.lead is None) or in_vain) else None


def _of_one_outside(ask: str, seat: int, name: str, room: Answer) -> Answer | None:
    """The room's ruling on a player who is asked about and has no part in the hand."""
    return room if ask and name and not seat and room.state is State.RULED else None


def _at_the_table(hand: Record, room: RoomRecord | None, law: Book, ask: str, seat: int) -> Answer:
    told = answer_on_hand(hand, law, ask, seat)
    told = told if seat else with_who_would_win(hand, ask, told, lambda shown: answer_on_hand(shown, law, ask))
    made = as_in_a_cash_game(told, law, hand, room, ask)
    made = with_the_event(made, hand, room) if room is None or room.setup.event != CASH else made
    return replace(made, sentence=with_the_penalty_left(made.sentence, hand, room))


def _in_the_room(told: Both, around: RoomRecord, law: Book, ask: str, seat: int, name: str) -> Answer:
    """What is answered on the room in which the hand was played; where something is asked, without the all-in if that
    only leads to what another print has the dealer do with hands that the house's own print tables.
    """
    room = answer_on_room(around, law, ask, seat, name)
    if not ask or told.room is None or not _tabled_for_all_that(told, law, room):
        return room
    return answer_on_room(told.room, law, ask, seat, name)


def _goes_with(hand: Answer, room: Answer) -> bool:
    """Was the hand dealt though its table should have stopped, which was waived, and is nothing wrong in it?"""
    waived = room.lead is not None and room.lead.key == WAIVED
    return waived and hand.state is State.NOTHING_WRONG and not hand.sentence.startswith(NOTHING)


def _at_a_wrong_level(told: Both, room: Answer) -> str:
    """What is said of a hand that was dealt at a wrong level: CORRECTED where its level is to be put right, the
    sentence of the room where it goes on so; "" where it was dealt at its own.
    """
    lead = room.lead
    if told.room is None or lead is None or lead.silent or lead.matter.kind != LEVEL_OF_A_HAND:
        return ""
    dealt = told.room.happenings[lead.matter.error - 1].act
    wrong = isinstance(dealt, Deal) and dealt.level != dict(lead.figures).get("level", 0)
    return CORRECTED if wrong else room.sentence if lead.key == AT_THE_OLD_LEVEL else ""


def _in_its_break(told: Both) -> Both:
    """The same, the hand as one of the break that the room has told of before it."""
    if told.hand is None or told.room is None or not told.hand_last:
        return told
    return replace(told, hand=with_the_break(told.hand, told.room))


def _as_in_an_event(told: Both) -> Both:
    """The same, with the hands of an event shown that were all-in in a pot which has been pushed."""
    if told.hand is None or told.room is None or told.room.setup.event == CASH:
        return told
    return replace(told, hand=as_all_shown(told.hand))


def _in_one(told: Both, law: Book, hand: Answer, room: Answer, hand_first: bool) -> Answer | None:
    """Hand and room in one sentence where they are about the same player or table: a rebuy that is owed, a penalty for
    what was shown, a hand dealt though the table should have stopped, an all-in of hand for hand. None where they are
    two things.
    """
    if _beside_an_all_in(hand, room):
        prints = room.lead is not None and not room.lead.silent and room.lead.confirmed
        room = replace(room, sentence=_by_seats(told, room.sentence))
        both = [room, hand] if prints else [hand, room]
        return replace(both[0], sentence=in_one_breath([each.sentence for each in both]), more=(both[1],))
    said = _in_one_sentence(told, law, hand, room, hand_first)
    if said and _at_a_wrong_level(told, room):
        return room if said == room.sentence else replace(hand, sentence=said, more=(room,))
    return replace(hand if hand_first else room, sentence=said) if said else None


def _by_seats(told: Both, sentence: str) -> str:
    """The room's sentence with the seats of those who play the hand instead of their names, as the hand's has them."""
    for seat in told.hand.setup.seats if told.hand is not None else ():
        sentence = re.sub(rf"\b{re.escape(seat.name)}\b", f"seat {seat.number}", sentence) if seat.name else sentence
    return begun(sentence)


def _in_one_sentence(told: Both, law: Book, hand: Answer, room: Answer, hand_first: bool) -> str:
    begins = hand.sentence.removesuffix(".")
    if hand_first and _goes_with(hand, room):
        if not_given(hand.pots):
            return room.sentence
        return f"{room.sentence.removesuffix('.')}; {lower(hand.sentence)}"
    if hand_first and hand.state is State.NOTHING_WRONG and (at := _at_a_wrong_level(told, room)):
        goes_on = hand.sentence.removeprefix(f"{NOTHING}: ").removeprefix(f"{NOTHING}.")
        alone = at == CORRECTED or not goes_on or not_given(hand.pots)
        return room.sentence if alone else f"{at.removesuffix('.')}; {lower(goes_on)}"
    if hand_first and (rebuy := _of_a_rebuy(told, law, room)):
        return f"{begins}; {rebuy}"
    if hand_first and _of_who_never_came(told, hand, room):
        return f"{begins}; {room.sentence}"
    if not _pays_for_it(told, hand, room):
        return ""
    misses = room.sentence.partition(": a missed round")[0].replace(": ", ", ", 1).removesuffix(".")
    return f"{begins}; {misses}."


def _waits_for_word(hand: Answer, room: Answer) -> bool:
    """Would the all-in hands be tabled, but for hand for hand, which has them stay down until word is given? Or is
    nothing told of the hand but words that aren't read?

    What the house prints itself comes before what it only refers to.
    """
    if hand.lead is None and NOT_READ in hand.sentence and room.state is State.RULED:
        return True
    return _tabled(hand) and _waits(room)


def _waits(room: Answer) -> bool:
    """Has the house itself all-in hands stay down until word is given?"""
    lead = room.lead
    return lead is not None and not lead.silent and lead.confirmed and lead.matter.kind == ALL_IN


def _stays_down(told: Both, law: Book) -> bool:
    """Do the hands of the all-in wait for word, in hand for hand?"""
    if told.hand is None or told.room is None or not told.room.rooms[-1].hand_for_hand:
        return False
    return _waits(answer_on_room(acted_in(told.room, told.hand, None), law))


def _tabled_for_all_that(told: Both, law: Book, room: Answer) -> bool:
    """Is it that all-in hands stay down in hand for hand, to which the house only refers, where its own print tables
    them?
    """
    lead = room.lead
    sent = lead is not None and lead.matter.kind == ALL_IN and not lead.confirmed
    return sent and told.hand is not None and _tabled(answer_on_hand(told.hand, law))


def _tabled(hand: Answer) -> bool:
    return hand.lead is not None and hand.lead.matter.kind == OVER


def _beside_an_all_in(hand: Answer, room: Answer) -> bool:
    """Is somebody in the hand all-in in hand for hand, beside something in it that has to be answered as well?"""
    waits = room.lead is not None and room.lead.matter.kind == ALL_IN
    if not waits or hand.lead is None or hand.lead.matter.kind == OVER:
        return False
    return hand.state is State.NOT_COVERED or (hand.lead.ruling is not None and hand.lead.ruling.fault)


def _shared(room: Answer) -> bool:
    """Do those who bust in a hand of hand for hand share what it pays? Nobody is paid before that is known."""
    return room.lead is not None and room.lead.key == SHARED


def _pays_for_it(told: Both, hand: Answer, room: Answer) -> bool:
    """Has the room a penalty for the player who has shown cards in the hand?"""
    if told.hand is None or hand.lead is None or room.lead is None or hand.lead.key not in AFTER_THE_HAND:
        return False
    given = room.lead.key in A_PENALTY and not room.lead.silent
    return given and room.lead.matter.detail == told.hand.setup.seats[hand.lead.matter.seats[0] - 1].name


def _once_won(told: Both, law: Book, ask: str, who: str, hand: Answer, room: Answer) -> Answer | None:
    """The answer once it is known who wins, if it is on the places of those who went out; None where not. Who wins of
    an all-in is known from cards that were named, also before anybody has tabled them.
    """
    if told.hand is None or not told.hand_last or ask not in ("", DESK):
        return None
    shown = as_tabled(told.hand) if not _stays_down(told, law) else None
    then = answer_on_hand(shown, law, ask) if shown is not None else hand
    won = shown if shown is not None else told.hand
    if not (winners_by_the_push(won) or (then.pots is not None and then.pots.won)):
        return None
    if not ask and _shared(room):
        return replace(room, also=(*room.also, f"{HAND}: {hand.sentence}"))
    return _with_places(replace(told, hand=won), law, ask, who, hand, then)


def _with_places(told: Both, law: Book, ask: str, who: str, hand: Answer, then: Answer) -> Answer | None:
    """Who wins, and then who of those who went out in the hand finishes higher; None where nobody waits for it. `then`
    is the answer on the hand once it is won.
    """
    if told.hand is None or told.room is None:
        return None
    around = acted_in(told.room, told.hand, then.pots, own_table(told.room, told.hand))
    places = places_asked(around, law, who) if ask else place_told(around, law)
    if places is None:
        return None
    if places.lead is not None and places.lead.matter.kind == BUSTS:
        out = busted_together(RoomFacts(around, len(around), places.lead.matter))
        places = replace(places, sentence=with_the_better_hand(places.sentence, told.hand, out))
    names = tuple(each.name for each in around.rooms[-1].players)
    if ask:
        return replace(places, sentence=in_one_breath([places.sentence, *_of_a_bounty(then)], names))
    if hand.lead is not None and hand.lead.key == AT_ANY_PUSH:
        return replace(places, also=(*places.also, f"{HAND}: {hand.sentence}"))
    one = in_one_breath([whole(hand.sentence), places.sentence], names)
    if places.state is State.RULED:
        return replace(hand, sentence=one, more=(*hand.more, places))
    return replace(hand, sentence=one, also=(*hand.also, *places.also))


def _who(told: Both, seat: int, name: str) -> str:
    """The name of whoever is asked about; "" for nobody."""
    return name or (told.hand.setup.seats[seat - 1].name if told.hand is not None and seat else "")


def _of_a_bounty(hand: Answer) -> list[str]:
    """What the answer on the hand for the desk tells of whose a bounty is; nothing where it tells of none."""
    if hand.lead is not None and hand.lead.matter.kind == BOUNTY_SPLIT:
        return [hand.sentence]
    unsaid = hand.sentence.removeprefix(f"{NOTHING}; ")
    return [unsaid] if unsaid != hand.sentence else []


def _of_who_never_came(told: Both, hand: Answer, room: Answer) -> bool:
    """Is the room's answer on the chips of somebody who is away from a hand that is called off?"""
    lead, called_off = room.lead, hand.lead is not None and hand.lead.effect is Effect.MISDEAL
    if told.hand is None or lead is None or lead.silent or lead.matter.kind != ABSENT_STACK or not called_off:
        return False
    return lead.matter.detail in {told.hand.setup.seats[seat - 1].name for seat in told.hand.setup.absent}


def _plays_behind(told: Both, law: Book, room: Answer) -> str:
    """The player of the hand of whom the room says that he plays chips behind; "" for nobody."""
    if told.hand is None or room.lead is None or room.lead.silent or room.lead.matter.kind != REBUYING:
        return ""
    dealt = [told.hand.setup.seats[each - 1].name for each in told.hand.course.dealt_in]
    behind = chips_behind_at(told.room, law) if told.room is not None else {}
    return room.lead.matter.detail if room.lead.matter.detail in {*dealt} & behind.keys() else ""


def _of_a_rebuy(told: Both, law: Book, room: Answer) -> str:
    """What the hand is told with of a rebuy: chips behind, or none where a hand was on."""
    if name := _plays_behind(told, law, room):
        return REBUY.format(name)
    lead = room.lead
    late = lead is not None and lead.silent and lead.matter.kind == REBUYING
    return NOT_BEHIND.format(lead.matter.detail) if late and lead is not None else ""


def _only_dealt(told: Both, hand: Answer, room: Answer) -> bool:
    """Has nobody acted in the hand yet, with nothing in it to rule on, while the room has something?"""
    course = told.hand.course if told.hand is not None else None
    nothing = hand.state is State.NOTHING_WRONG and course is not None and not course.actions
    return nothing and room.lead is not None and room.state is State.RULED


def _disputed_in_vain(hand: Answer, room: Answer) -> bool:
    """Is something disputed in the hand on which only the room around it has a rule?"""
    disputed = hand.lead is not None and hand.lead.silent and hand.lead.matter.kind == DISPUTE
    return disputed and room.state is State.RULED
