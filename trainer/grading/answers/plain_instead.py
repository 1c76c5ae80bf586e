"""The plain answer in place of one to a question: where that finds nothing, only what goes without saying, or what the
plain one has made void.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import or_

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.asked import POTS, RIGHT, SHOWDOWN, WAGER, Question, asked_for, is_about_in_room
from trainer.grading.answers.both import Both
from trainer.grading.answers.choice.beside import BEHIND, DEAD, OF_ONE_DEAL, RIGHTS
from trainer.grading.answers.choice.foremost import IN_A_ROW, SHORT_CALLS, TURNS
from trainer.grading.answers.choice.giving_way import ACTED_ALREADY, ROUTINE, is_bound
from trainer.grading.answers.choice.last_words import LIVE, NOT_LIVE, NOT_READ
from trainer.grading.answers.choice.leading import EARLY
from trainer.grading.answers.choice.own_wager import CHECKS, FOLDS, NO_WAGER, NOT_YET
from trainer.grading.answers.halves.done_besides import HASTY
from trainer.grading.answers.pots.awards import WINS, too_late
from trainer.grading.answers.pots.disputed import disputed
from trainer.grading.answers.pots.every_hand import BOARD_SHARES, IF_OUT
from trainer.grading.answers.state import DISPUTE, State
from trainer.grading.answers.telling import NOTHING, lower
from trainer.rules.amiss import TURNS as OUT_OF_TURN
from trainer.rules.effects import Effect
from trainer.rules.kinds import on_a_wager
from trainer.rules.points.clock import ASKED, ASKED_AWAY, CLOCK, TIME_UP
from trainer.rules.points.wager import PLAIN
from trainer.rules.ruling import Decision
from trainer.rules.stands import SIZED

BLINDS = "blinds"
"""A kind that comes up in every room: that a print is silent on it answers nobody where it rules on what was told."""
OF_ANY_WAGER = ("bet-made", "declaration", "chips-added", "chips-let-go", "asked-before-acting", "amount-of-a-bet")
"""Kinds that come up with any wager, and are no answer to what becomes of one."""
OF_A_BET = ("bet-made", "general-declaration", "declaration")
DECLARED, UNCLEAR = "general-declaration", "unclear-amount"
"""Kinds of a word without an amount, and of a bet whose amount has to be asked first."""
OF_WORDS = ("conditional",)
"""Kinds of words that are no wager and bind all the same, or may."""
OF_A_WAGER = ("stack-count", "bets-brought-in", "bounty-chip-in-hand")
OF_WHO_BET = ("raise-after-acting", "taken-back")
"""Kinds of what a wager is told as where nothing is wrong with it, of what may be asked about one, and of what its
player did besides."""
CHECKED = "clock.hand-checked"
THE_POT, REFUSED = ("The pot is", "The main pot is"), "rest-refused"
VOID = ("Misdeal: ", "The deck is fouled: ")
"""How it begins that the hand is void: nobody bets in it."""
HANGS_ON = (IF_OUT, "tables a hand that beats")
"""How it is said that the pot may still go to a hand that lies face down."""
OF_SHOWN_CARDS = ("cards-shown-early", "flashed-by-a-player")
STILL_TO_WIN = ("showdown.may-not-muck", "showdown.no-claim-unless-read")
"""Rulings on a hand that was let go and may win all the same."""
OF_SHOWN_HANDS = ("all-in-over", "hand-tabled", "shown")
OF_A_SEAT, OF_SEAT = re.compile(r"[Ss]eats? \d"), r"eats? (\d+(, | and ))*{}\b"
LIVE_OR_NOT = (LIVE.rpartition("{}")[2], NOT_LIVE.rpartition("{}")[2])
"""How it ends that a hand is live, or is not."""

Plain = Callable[[], Answer]
"""The answer to which nothing in particular was asked, worked out once, where it is wanted."""


def ruled_instead(told: Both, plain: Plain, asked: Sequence[Question], answers: list[Answer]) -> list[Answer]:
    """With what there is to say on something else in place of answers that nothing is wrong, where all of them say so
    or tell only what is in the pot; of one that adds that somebody's words aren't read, whatever the others say. Where
    a player is asked about, it must be about him or about all.
    """
    unread = [NOT_READ in each.sentence for each in answers]
    nothing = [_says_nothing(one, each) for one, each in zip(asked, answers, strict=True)]
    counted = [not said and each.sentence.startswith(THE_POT) for said, each in zip(nothing, answers, strict=True)]
    if not any(unread) and not (any(nothing) and all(map(or_, nothing, counted))):
        return _each_by_name(told, plain, asked, answers, nothing) if any(nothing) else answers
    ruled = plain()
    if ruled.state is State.NOTHING_WRONG or NOT_READ in ruled.sentence:
        return answers
    if not any(unread) and not all(_is_of(told, ruled, each) for each in asked):
        return answers
    some = [ruled if not_read else each for each, not_read in zip(answers, unread, strict=True)]
    told_already = (f"{NOTHING}.", *THE_POT)
    more = (
        each for each, pot in zip(answers, counted, strict=True) if pot or not each.sentence.startswith(told_already)
    )
    return some if any(unread) else [ruled, *more]


def _each_by_name(
    told: Both, plain: Plain, asked: Sequence[Question], answers: list[Answer], nothing: list[bool]
) -> list[Answer]:
    """In a room with the plain answer on a player by whose name something is asked on which alone nothing else would be
    said, as where that alone is asked.
    """
    if told.room is None or (ruled := plain()).state is State.NOTHING_WRONG or NOT_READ in ruled.sentence:
        return answers
    mine = [said and bool(each.name) and _is_of(told, ruled, each) for each, said in zip(asked, nothing, strict=True)]
    return [ruled if own else each for each, own in zip(answers, mine, strict=True)]


def _says_nothing(asked: Question, answer: Answer) -> bool:
    """Does it rule on nothing, or ask for a hand at the showdown and hear only what is in the pot?"""
    only_the_pot = asked.ask == SHOWDOWN and answer.sentence.startswith(THE_POT)
    return answer.lead is None and (answer.sentence.startswith(NOTHING) or only_the_pot)


def _is_of(told: Both, ruled: Answer, asked: Question) -> bool:
    """Does it name whoever is asked about, or nobody at all? In a room alone players go by their names, and a seat may
    be anybody's.
    """
    if told.room is None or told.hand is not None:
        of_all = OF_A_SEAT.search(ruled.sentence) is None and not asked.name
    else:
        names = {each.name for each in told.room.rooms[-1].players}
        of_all = asked.seat > 0 or not any(_said(name, ruled.sentence) for name in names)
    return of_all or _names(ruled.sentence, asked) or _by_his_seat(told, ruled, asked)


def _by_his_seat(told: Both, ruled: Answer, asked: Question) -> bool:
    """Does it name the seat at which a player sits in the hand who is asked about by name?"""
    seats = told.hand.setup.seats if told.hand is not None and asked.name else ()
    return any(each.name == asked.name and re.search(OF_SEAT.format(each.number), ruled.sentence) for each in seats)


def _names(sentence: str, asked: Question) -> bool:
    who = asked.name or (f"{asked.seat}" if asked.seat else "")
    return not who or _said(who, sentence)


def _said(who: str, sentence: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(who)}(?!\w)", sentence) is not None


def else_plain(unasked: Plain, asked: Question, made: Answer, seat: int) -> Answer:
    """The answer to a question, or the plain one where that rules on the same thing, or on what binds the same player,
    by another word: no question makes it void. Of the rest of a hand that is refused, what becomes of the hand.
    """
    if made.state is State.NOT_COVERED and made.lead is not None and made.lead.matter.kind == REFUSED:
        return _of_the_hand(unasked(), made, made.lead.matter.seats[0])
    if not asked.ask:
        return made
    if asked.ask == WAGER and (instead := _in_place_of_a_wager(unasked, made, seat)) is not None:
        return instead
    if _not_asked_for(asked, made):
        plain = unasked()
        return plain if plain.state is State.RULED and _names(plain.sentence, asked) else made
    by_kind = _goes_without_saying(asked, made) or _open_to(made) or _takes_for_live(made) or _of_one_deal(made)
    if by_kind or asked.ask in (POTS, SHOWDOWN, CLOCK):
        plain = unasked()
        if plain.state is State.RULED and _leaves_no_room(plain, asked, made):
            return plain
    if made.lead is None or not (_silent_on_a_wager(made) or _open_to(made) or _of_chips(made)):
        return _as_told_in_full(unasked, asked, made)
    return _on_the_same_player(unasked(), asked, made, seat)


def _in_place_of_a_wager(unasked: Plain, made: Answer, seat: int) -> Answer | None:
    """The plain answer where it leaves none of what a wager is told to be, or is on the words of that seat."""
    if _is_no_wager(plain := unasked(), made, seat):
        return plain
    return _of_his_words(unasked, made, seat) if seat else None


def _of_his_words(unasked: Plain, made: Answer, seat: int) -> Answer | None:
    """The plain answer on what the seat said, where its wager is told to be none, a check, a fold, or unknown for words
    alone, and where it came before the bet was clear; the one on that bet, where words alone answered it.
    """
    if made.state is State.NOT_COVERED and made.lead is not None and made.lead.matter.kind == DECLARED:
        plain = unasked()
        return plain if plain.lead is not None and plain.lead.matter.kind == UNCLEAR else None
    told = made.sentence in (NOT_YET.format(seat), CHECKS.format(seat), FOLDS.format(seat))
    if not (told or (made.lead is not None and made.lead.matter.kind == WAGER)):
        return None
    plain = unasked()
    if not told and made.state is not State.NOT_COVERED:
        return plain if plain.lead is not None and plain.lead.matter.kind == HASTY and _on(plain, seat) else None
    if plain.lead is None:
        return plain if told and f"eat {seat}" in plain.sentence and plain.state is not State.NOTHING_WRONG else None
    on_words = _on_a_wager(plain) or plain.lead.matter.kind in OF_WORDS
    return plain if plain.state is State.RULED and on_words and _on(plain, seat) else None


def _on(plain: Answer, seat: int) -> bool:
    return plain.lead is not None and plain.lead.matter.seats[:1] == (seat,)


def _is_no_wager(plain: Answer, made: Answer, seat: int) -> bool:
    """Is his hand dead or checked who put chips in, as his time was up, or has the floor to say what of a stack was in
    it?
    """
    lead = plain.lead
    if lead is not None and lead.matter.kind == TIME_UP and (lead.effect in DEAD or lead.key == CHECKED):
        return seat in (0, lead.matter.seats[0])
    behind = lead is not None and lead.matter.kind == BEHIND and plain.state is State.RULED
    return behind and made.sentence != NOT_YET.format(seat)


def asked_later(unasked: Plain, asked: Question, made: Answer) -> Answer:
    """The answer to a question about a wager, or the plain one in place of what was bet or declared, with nothing to
    rule on, where that rules on what was asked about it or on what came of it. Where it is asked about nobody in
    particular, a plain call or bet that came last leaves an act out of turn the answer.
    """
    if asked.ask == TURNS and made.lead is not None:
        return _with_its_size(unasked, made, made.lead)
    if asked.ask != WAGER or made.lead is None:
        return made
    first, of_all = unasked(), not (asked.seat or asked.name)
    early = of_all and first.lead is not None and first.lead.matter.kind in OUT_OF_TURN
    if _is_taken_back(first, made) or (early and _halves(made) <= _halves(first)):
        return first
    if _only_plain(made):
        return first if early or first.sentence.startswith(VOID) else made
    if made.lead.matter.kind not in OF_A_BET:
        return made
    plain, then = unasked(), made.lead.matter
    now = plain.lead.matter if plain.state is State.RULED and plain.lead is not None else None
    if now is None or now.onset < then.onset:
        return made
    return plain if now.kind in OF_A_WAGER or (now.kind in OF_WHO_BET and now.seats[:1] == then.seats[:1]) else made


def _with_its_size(unasked: Plain, made: Answer, lead: Decision) -> Answer:
    """That an act out of turn binds, with what it comes to where that is more or less than was put out."""
    if not is_bound(lead):
        return made
    plain = unasked()
    now = plain.lead.matter if plain.lead is not None and plain.state is State.RULED else lead.matter
    if now.error != lead.matter.error or now.kind not in SIZED or now.kind in SHORT_CALLS:
        return made
    binds = f"Seat {lead.matter.seats[0]}'s out-of-turn {lead.matter.detail} binds"
    return replace(plain, sentence=f"{binds}; {lower(plain.sentence)}")


def _is_taken_back(plain: Answer, made: Answer) -> bool:
    """Is the wager that is asked about made by somebody who had acted, and is bound by that?"""
    if plain.lead is None or made.lead is None or plain.lead.key != ACTED_ALREADY:
        return False
    return plain.lead.matter.error == made.lead.matter.error


def _only_plain(answer: Answer) -> bool:
    """Is it a wager just as it was put out, with nothing more to go in or back?"""
    lead = answer.lead
    moves = lead is not None and any(dict(lead.figures).get(name) for name in ("owed", "back"))
    return lead is not None and lead.matter.detail == PLAIN and not moves


def _not_asked_for(asked: Question, made: Answer) -> bool:
    """Is it the first thing that is open, told because nothing was found on what was asked?"""
    if made.lead is None or asked.ask in (RIGHT, POTS, SHOWDOWN):
        return False
    if asked.ask == WAGER and made.lead.matter.kind in OUT_OF_TURN:
        return False
    return not (asked_for((made.lead,), asked.ask, 0) or is_about_in_room(made.lead, asked.ask))


def _goes_without_saying(asked: Question, made: Answer) -> bool:
    """Does it tell only what comes up of itself: the blinds of a room, on which a print is silent, what any wager has,
    that a hand is live?
    """
    lead = made.lead
    if lead is None:
        return made.state is State.RULED and made.sentence.endswith(LIVE_OR_NOT)
    silent = made.state is State.NOT_COVERED and lead.matter.kind == BLINDS
    return silent or (not asked.seat and lead.matter.kind in OF_ANY_WAGER)


def _leaves_no_room(plain: Answer, asked: Question, made: Answer) -> bool:
    """Is nothing left of what was asked, by what the plain answer rules?"""
    if made.lead is None and made.sentence.endswith(LIVE_OR_NOT):
        return all(_said(each, plain.sentence) for each in re.findall(r"\d+", made.sentence))
    if _goes_without_saying(asked, made):
        return True
    if asked.ask in (POTS, SHOWDOWN) and not _takes_for_live(made):
        return _settles_the_pots(plain, asked, made)
    if made.lead is not None and made.lead.matter.kind in (ASKED, ASKED_AWAY):
        return plain.lead is not None and plain.lead.matter.kind == TIME_UP
    return plain.sentence.startswith(VOID) or _no_hand_left(plain, made)


def _no_hand_left(plain: Answer, made: Answer) -> bool:
    """Is the deal called off, or the hand dead of the player of whom it tells what he may do?"""
    if plain.lead is None or made.lead is None:
        return False
    mine = plain.lead.matter.seats[:1] == made.lead.matter.seats[:1]
    return plain.lead.effect is Effect.MISDEAL or (mine and plain.lead.effect in DEAD)


def _settles_the_pots(plain: Answer, asked: Question, made: Answer) -> bool:
    """Does it tell all of that and why? Or who wins only if a hand stays out, where that isn't known, who keeps a share
    by the board, or that a dispute over it is heard? Or that a hand which was let go must be tabled, or may have been
    read, where the other one is told to win?
    """
    of_all = not asked.seat and not asked.name and WINS.search(made.sentence) is not None
    if of_all and made.sentence.removesuffix(".").casefold() in plain.sentence.casefold():
        return True
    if any(each in plain.sentence and each not in made.sentence for each in (*HANGS_ON, BOARD_SHARES)):
        return True
    if plain.lead is not None and plain.lead.key in STILL_TO_WIN and WINS.search(made.sentence) is not None:
        return made.lead is None or made.lead.matter.kind in (*ROUTINE, *OF_SHOWN_HANDS)
    routine = made.lead is None or made.lead.matter.kind in (*ROUTINE, DISPUTE)
    if not routine or not disputed(plain.lead) or too_late(plain.lead) or not _names(plain.sentence, asked):
        return False
    said, who_wins = made.sentence.removesuffix("."), WINS.search(made.sentence) is not None
    return not disputed(made.lead) or who_wins or plain.sentence.startswith(said)


def _as_told_in_full(unasked: Plain, asked: Question, made: Answer) -> Answer:
    """The plain answer where it is on the very same wager that is asked about and tells of what goes back as well, or
    where about nobody in particular is asked and it says the same, with what becomes of others.
    """
    of_all = not asked.seat and not asked.name
    if made.lead is None or not (of_all or (asked.ask == WAGER and made.lead.matter.kind in OUT_OF_TURN)):
        return made
    plain = unasked()
    if plain.lead is None or plain.state is not State.RULED:
        return made
    same = plain.lead.matter == made.lead.matter and asked.ask not in (RIGHT, POTS, SHOWDOWN)
    waits = plain.lead.matter.kind in OUT_OF_TURN and plain.lead.matter.seats[:1] == made.lead.matter.seats[:1]
    waits = waits and asked.ask == WAGER
    return plain if same or waits or (of_all and _halves(made) <= _halves(plain)) else made


def _halves(answer: Answer) -> set[str]:
    return {each.casefold() for each in answer.sentence.removesuffix(".").split("; ")}


def _on_the_same_player(plain: Answer, asked: Question, made: Answer, seat: int) -> Answer:
    """The plain answer where it rules on the same wager, or on what binds the same player."""
    assert made.lead is not None
    if plain.state is not State.RULED or plain.lead is None or plain.lead.silent:
        return made
    first = plain.lead.matter.seats[:1]
    if _of_chips(made):
        behind = plain.lead.matter.kind == BEHIND and first == made.lead.matter.seats[:1]
        return plain if behind and asked.ask in (RIGHT, TURNS) else made
    if made.lead.matter.kind in SHORT_CALLS:
        return plain if plain.lead.matter.kind == IN_A_ROW and asked.ask in (RIGHT, TURNS) else made
    mine = first == (seat,) if seat else first == made.lead.matter.seats[:1]
    if not mine:
        return made
    if _open_to(made):
        return plain if plain.lead.matter.kind in (*SIZED, *NO_WAGER, EARLY, TIME_UP) else made
    return plain if _on_a_wager(plain) else made


def _takes_for_live(answer: Answer) -> bool:
    """Is it about cards shown early or flashed, which stay in a hand that is live?"""
    return answer.lead is not None and answer.lead.matter.kind in OF_SHOWN_CARDS


def _of_one_deal(answer: Answer) -> bool:
    """Is it that nobody plays a hand of this deal, which may be called off?"""
    return answer.lead is not None and answer.lead.matter.kind in OF_ONE_DEAL


def _of_the_hand(plain: Answer, made: Answer, seat: int) -> Answer:
    return plain if plain.state is not State.NOT_COVERED and f"eat {seat}'s" in plain.sentence else made


def _open_to(answer: Answer) -> bool:
    """Is it what a player may do whose turn it is, or that the floor has to say what a short call is?"""
    lead = answer.lead
    return lead is not None and lead.matter.kind in (RIGHTS, *SHORT_CALLS)


def _of_chips(answer: Answer) -> bool:
    """Is it what is still to be put in of a wager?"""
    lead = answer.lead
    return lead is not None and _on_a_wager(answer) and bool(dict(lead.figures).get("owed"))


def _silent_on_a_wager(answer: Answer) -> bool:
    return answer.state is State.NOT_COVERED and _on_a_wager(answer)


def _on_a_wager(answer: Answer) -> bool:
    return answer.lead is not None and on_a_wager(answer.lead.matter.kind)
