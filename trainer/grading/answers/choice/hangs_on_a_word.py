"""A word in no official term that only the floor can read: what others do on it hangs on what the floor makes of it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from trainer.grading.answers.asked import POTS, RIGHT, WAGER
from trainer.grading.answers.choice.hangs_on_it import early_fold
from trainer.grading.answers.choice.next_rights import next_to_act
from trainer.grading.answers.choice.unofficial import (
    as_a_wager,
    as_the_floors,
    at_own_risk,
    most_or_least,
    reads_words,
    unread,
)
from trainer.grading.answers.made import Answer
from trainer.grading.answers.pots.awards import EARLY_CARDS
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import UNCOVERED, lower, told_of
from trainer.kernel import gestures as g
from trainer.rules.amiss import FOLDING, TURNS
from trainer.rules.book import Book
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.facts.shape import offered, said_first
from trainer.rules.facts.standing import FOLD
from trainer.rules.facts.turns import AFTER_ACTING, due_now
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.kinds import on_a_wager
from trainer.rules.orders import orders
from trainer.rules.record import Record
from trainer.rules.stands import stands

QUESTIONS = ("", WAGER, RIGHT, "turns", POTS)
SILENT = "{}{}what “{}” means, seat {}."
HANGS, ON = "{}; the amount of seat {}'s {} depends on that.", "{}; the action is on seat {}."
STANDING_ALL_IN, NO_RAISE = "bet.turn.all-in-out-of-turn", "bet.turn.action-changed-no-raise"
"""Rules of a house by which an all-in out of turn stands, and by which whoever was overtaken may not raise."""
UNLESS = "{}; if it isn't, seat {} may only call {:,} or fold."
BARRED = "Seat {0}'s word isn't binding: seat {0} may only call {1:,} or fold."
ABOUT_TURNS = (*TURNS, "rights", AFTER_ACTING, FOLDING)
"""Kinds of what is ruled on whose turn it is, which a word that is read leaves as open as the size of a wager."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word that the floor has to read: when it was said, by whom, in turn or not, and what it may be taken for."""

    at: int
    seat: int
    words: str
    meant: str
    in_turn: bool
    then: Facts


def hanging_on_a_word(record: Record, law: Book, made: Answer, ask: str, seat: int) -> Answer:
    """The answer; where a word before is still the floor's to read, that, with what was done on it since."""
    facts = Facts(record, len(record))
    if ask not in QUESTIONS or len(facts.course.contesting) < 2 or not _gives_way(made):
        return made
    if (barred := _barred(law, facts)) and ask not in (WAGER, POTS) and seat in (0, due_now(facts)):
        return Answer(law.key, State.RULED, barred, points=made.points, notes=(_in_words(law, NO_RAISE),))
    return _on_the_word(law, facts, made, ask, seat)


def _on_the_word(law: Book, facts: Facts, made: Answer, ask: str, seat: int) -> Answer:
    """The answer, or the word before that the floor still has to read, with what was done on it since."""
    word = next(_left_open(law, facts), None)
    if word is None or _told_already(facts, word, made, ask) or _acted_before(facts, word, seat if ask == WAGER else 0):
        return made
    notes = (at_own_risk(law),) if reads_words(law) else ()
    if notes:
        said, state = as_the_floors(word.seat, word.words, word.meant), State.RULED
    else:
        said = SILENT.format(law.ledger.known_as, UNCOVERED, word.words.strip(" .!"), word.seat)
        state = State.NOT_COVERED
    whole_said = _with_what_hangs(facts, word, said)
    if _on_an_early_card(made):
        return _before_the_card(law, facts, made, whole_said, notes)
    fold = early_fold(facts, made.points, word.at)
    if fold is not None:
        folded = lower(told_of(law, facts, fold)).removesuffix(".").partition(";")[0]
        whole_said = f"{whole_said.removesuffix('.')}; {folded}."
    return Answer(law.key, state, whole_said, points=made.points, notes=notes)


def _on_an_early_card(made: Answer) -> bool:
    return made.lead is not None and made.lead.matter.kind.startswith(EARLY_CARDS)


def _before_the_card(law: Book, facts: Facts, made: Answer, said: str, notes: tuple[str, ...]) -> Answer:
    """What becomes of a card dealt before the betting was over, after the word that is to be read to finish that."""
    sized = {told_of(law, facts, each) for each in made.points if on_a_wager(each.matter.kind)}
    also = tuple(each for each in made.also if each not in sized)
    sentence = f"{said.removesuffix('.')}; {lower(made.sentence)}"
    return replace(made, sentence=sentence, notes=(*notes, *made.notes), also=also)


def _barred(law: Book, facts: Facts) -> str:
    """That who is due said something unread out of turn and was overtaken, where that leaves him only a call or a fold;
    "" where it is not so.
    """
    if NO_RAISE not in law.rules or facts.course.bet == 0:
        return ""
    said = (_word(law, facts, at, each) for at, each, _, _ in facts.happened(facts.deal_start))
    mine = (each for each in said if each is not None and each.seat == due_now(facts) and not declared(each.words))
    street = facts.course.street
    barred = any(each.then.course.street == street and _overtaken(facts, each) for each in mine)
    return BARRED.format(due_now(facts), facts.course.bet) if barred else ""


def _in_words(law: Book, key: str) -> str:
    return law.ledger.in_words(law.rules[key].paragraphs[0])


def _gives_way(made: Answer) -> bool:
    """Is the answer on a wager, on whose turn it is, or on nothing at all?"""
    kind = made.lead.matter.kind if made.lead is not None else ""
    if made.pots is not None and made.pots.won:
        return False
    return not kind or kind in ABOUT_TURNS or on_a_wager(kind) or _on_an_early_card(made)


def _told_already(facts: Facts, word: Word, made: Answer, ask: str) -> bool:
    """Does the answer say it without this: was the word the last that was done, in turn and after no fold, and is it
    itself asked of?
    """
    last = word.in_turn and word.at == len(facts.record) - 1 and ask not in (RIGHT, POTS)
    return last and early_fold(facts, made.points, word.at) is None


def _acted_before(facts: Facts, word: Word, seat: int) -> bool:
    """Is it asked what the wager of another player comes to, who made none since the word, or before its turn?"""
    if seat not in (0, word.seat) and _overtaken(facts, word):
        return True
    mine = [each for each in wagers(facts) if each.seat == seat and each.street == facts.course.street]
    return seat not in (0, word.seat) and (not mine or mine[-1].first < word.at or mine[-1].done == FOLD)


def _left_open(law: Book, facts: Facts) -> Iterator[Word]:
    """The words that the floor has to read and that nothing since has settled, as long as nobody has wagered on another
    street.
    """
    last = max((each.street for each in wagers(facts)), default=0)
    for at, each, _, _ in facts.happened(facts.deal_start):
        word = _word(law, facts, at, each)
        if word is None or word.then.course.street < last or orders(facts, at + 1):
            continue
        if not _settled(law, facts, word):
            yield word


def _word(law: Book, facts: Facts, at: int, said: g.Gesture) -> Word | None:
    """That gesture as such a word; None where it is none."""
    declares = declared(said.act.words) if isinstance(said.act, g.Say) and said.seat else None
    if not isinstance(said.act, g.Say) or not said.seat or (declares and not (declares.least or declares.most)):
        return None
    record = facts.record.instead(facts.record.gestures[: at + 1])
    then = Facts(record, len(record))
    if declares is None:
        seat, words, meant = unread(law, then)
        return Word(at, seat, words, meant, next_to_act(then) == seat, then) if meant else None
    seat, words, meant = most_or_least(then) if reads_words(law) else (0, "", "")
    return Word(at, seat, words, meant, wagers(then)[-1].in_turn, then) if meant else None


def _settled(law: Book, facts: Facts, word: Word) -> bool:
    """Is it known what the player does: has he said so since, or put out what his word may be taken for, or did a bet
    or raise come before his turn?
    """
    since = [each for each in wagers(facts) if each.last > word.at]
    if _overtaken(facts, word) and not (STANDING_ALL_IN in law.rules and _all_in(word)):
        return True
    own = next((each for each in since if each.seat == word.seat), None)
    if own is None:
        return _said_so(facts, word)
    declares = declared(word.words) is not None
    if own.first > word.at and ((not declares and (own.words or not own.motions)) or not reads_words(law)):
        return True
    asked = any(each.by_dealer and each.act == g.AskHowMuch(own.seat) for _, each, _, _ in facts.happened(word.at))
    if asked and len(own.words) > 1:
        return True
    return not own.done and word.meant == as_a_wager(word.then, _comes_to(law, facts, own, word), own.most)


def _overtaken(facts: Facts, word: Word) -> bool:
    """Did a bet or raise come between a word out of turn and its turn?"""
    since = (each for each in wagers(facts) if each.last > word.at and each.seat != word.seat)
    return not word.in_turn and any(offered(each) > each.facing for each in since)


def _all_in(word: Word) -> bool:
    """May the floor take the word for an all-in?"""
    sitting, front = word.then.table.seat(word.seat), word.then.course.committed[word.seat - 1]
    most = front + sitting.stack.amount
    return word.meant == as_a_wager(word.then, most, most)


def _said_so(facts: Facts, word: Word) -> bool:
    """Has he said since what his word may be taken for, and nothing else? Other words of a bet would be a new wager."""
    said = (each.act for _, each, _, _ in facts.happened(word.at + 1) if each.seat == word.seat)
    declarations = (declared(act.words) for act in said if isinstance(act, g.Say))
    return any(each is not None and not (each.least or each.most) for each in declarations)


def _comes_to(law: Book, facts: Facts, own: Wager, word: Word) -> int:
    """What the player's own chips or words after that word come to, by themselves."""
    if own.first > word.at and own.motions and declared(word.words) is None:
        return stands(law, facts, own).to
    if own.motions or not own.words:
        return own.lying
    said = own.words[-1][1]
    if said.kind == "all-in":
        return own.most
    return max(said.amount, word.then.course.bet)


def _with_what_hangs(facts: Facts, word: Word, said: str) -> str:
    """The sentence with what others have called, bet or raised on the word, or whose turn it is where it came early."""
    since = [each for each in wagers(facts) if each.first > word.at and each.seat != word.seat and not each.done]
    due = due_now(facts)
    if _overtaken(facts, word) and due == word.seat:
        return UNLESS.format(said.removesuffix("."), word.seat, max(offered(each) for each in since))
    if word.in_turn and since:
        what = "raise" if offered(since[0]) > since[0].facing or said_first(since[0], "raise") else "call"
        return HANGS.format(said.removesuffix("."), since[0].seat, what)
    return said if word.in_turn or due in (0, word.seat) else ON.format(said.removesuffix("."), due)
