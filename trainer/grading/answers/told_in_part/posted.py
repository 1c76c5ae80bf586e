"""A hand told in part: a bet out of turn that a house turns into a posted minimum is one, though no dealer said so."""

from collections.abc import Sequence

from trainer.grading.answers.told_in_part.post import ANSWERS, CHECKS, post_of, returned
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, pick
from trainer.rules.backing_up import POST
from trainer.rules.book import Book
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.facts.shape import said_first
from trainer.rules.facts.standing import AGGRESSIVE, CHECK, FOLD, OutOfTurn
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.facts.walk import POSTING
from trainer.rules.record import Record
from trainer.rules.ruling import Matter

RULE = "bet.turn.posted-minimum-action-to-come"
BELOW_POT = "bet.unclear.highest-meaning-below-the-pot"
SAID = ("bet", "raise", "call", "all-in", "")
"""What words may declare that chips go in with."""
ANSWERED = (CHECKS, ANSWERS)
"""Rulings on whoever posted a minimum for a bet out of turn, once the player who was due has answered it."""


def as_in_force(record: Record, law: Book) -> Record:
    """The hand at a house where a minimum posted out of turn is in force once the dealer says so, or where a number
    stays below the pot.
    """
    posting = record.posting or (RULE in law.rules and bool(record.acts.get(g.AnnounceBet)))
    below_pot = record.below_pot or (BELOW_POT in law.rules and _a_number_is_said(record))
    if (posting, below_pot) == (record.posting, record.below_pot):
        return record
    in_force = record.instead(record.gestures)
    in_force.posting, in_force.below_pot = posting, below_pot
    return in_force


def _a_number_is_said(record: Record) -> bool:
    """Does anybody say a number that may mean several amounts?"""
    said = (declared(act.words) for _, _, act in record.acts.get(g.Say, ()))
    return any(each is not None and each.without_hundreds for each in said)


def as_posted(record: Record, law: Book) -> Record:
    """The hand with the post announced, and so in force, where that goes without saying."""
    return as_in_force(_with_the_post(record, law), law)


def _with_the_post(record: Record, law: Book) -> Record:
    """The hand with the post announced and the rest given back, where another player has bet or raised since.

    What that bet or raise must come to rests on what was posted, not on what lies there. The hand as it was told where
    the house posts nothing, where the dealer has said another amount, or where whoever bet out of turn has put chips in
    before that, or taken some back.
    """
    facts = Facts(record, len(record))
    here = [each for each in told(facts).outs if each.kind in AGGRESSIVE and each.made.street == facts.course.street]
    outs = [each for each in here if post_of(record, law, each)]
    answered = ((each, _answer(wagers(facts), each)) for each in reversed(outs))
    out, answer = next(((out, answer) for out, answer in answered if answer is not None), (None, None))
    if out is None or answer is None:
        return record
    since = [each for each in wagers(facts) if each.first > out.made.last]
    others = {*facts.course.contesting} - {out.seat}
    nothing = (CHECK, FOLD) if len(others) > 1 else (CHECK,)
    again = any(each.seat == out.seat and each.first > answer.first and each.done not in nothing for each in since)
    mine = [at for at, each in enumerate(record.gestures) if each.seat == out.seat and at > out.made.last]
    first = next(each.first for each in since if each.seat != out.seat and (each.motions or each.words))
    more = any(isinstance(record.gestures[at].act, g.Wager) and at < first for at in mine)
    less = any(isinstance(record.gestures[at].act, g.PullBack) for at in mine)
    return record if more or less else _posted(record, law, out, answer if again else None) or record


def _answer(made: Sequence[Wager], out: OutOfTurn) -> Wager | None:
    """The last wager of another player since the bet out of turn that is more than a fold or a check by a sign."""
    since = (each for each in reversed(made) if each.first > out.made.last and each.seat != out.seat)
    return next((each for each in since if each.motions or each.words), None)


def _posted(record: Record, law: Book, out: OutOfTurn, answer: Wager | None) -> Record | None:
    """The same; with `answer`, after which who bet out of turn has acted again, only if that raises."""
    at = out.made.last + 1
    figures = post_of(record, law, out)
    if not figures.get("post") or (answer is not None and _calls(answer, out, figures["post"])):
        return None
    given = any(isinstance(each.act, g.ReturnBet) and each.act.seat == out.seat for each in record.gestures[at:])
    said = [each.act for each in record.gestures[at:] if isinstance(each.act, g.AnnounceBet)]
    if said and (given or said != [g.AnnounceBet(POST, figures["post"])]):
        return None
    rest = 0 if given else figures["rest"]
    back = returned(record, at, out.seat, rest)
    if back is None:
        return None
    when = record.gestures[at - 1].at
    acts = (g.AnnounceBet(POST, figures["post"]), *back)
    between = (*(g.Gesture(when, g.DEALER, each) for each in acts), *_more_to_post(record, out, figures["post"]))
    since = _as_calls(record, out, figures["post"]) if rest else record.gestures[at:]
    since = tuple(each for each in since if not isinstance(each.act, g.AnnounceBet))
    if back and isinstance(back[-1], g.ReturnBet):
        since = _with_the_rest(record, tuple(since), out, back[-1].chips, figures["post"])
    return record.otherwise((*record.gestures[:at], *between, *since))


def _more_to_post(record: Record, out: OutOfTurn, post: int) -> tuple[g.Gesture, ...]:
    """The chips that are missing beside those of a bet out of turn to what it posts, asked for and put in."""
    at = out.made.last + 1
    held = record.tables[at].seat(out.seat)
    missing = post - held.bet.amount
    folded, later = out.seat in record.course.folded, _puts_out_later(record, out, post)
    chips = pick(held.stack, missing) if missing > 0 and (out.made.motions or folded) and not later else None
    when = record.gestures[at - 1].at
    if chips is None:
        return ()
    return g.Gesture(when, g.DEALER, g.AskFor(out.seat, missing)), g.Gesture(when, g.player(out.seat), g.Wager(chips))


def _puts_out_later(record: Record, out: OutOfTurn, post: int) -> bool:
    """Does he put out chips since by which no less than that lies there? What was missing is among them."""
    later = (made for made in wagers(Facts(record, len(record))) if made.first > out.made.last)
    return any(made.seat == out.seat and made.motions and made.total >= post for made in later)


def _calls(made: Wager, out: OutOfTurn, post: int) -> bool:
    return not said_first(made, "raise") and (made.total <= post or made.total in (out.level, out.to))


def _with_the_rest(
    record: Record, since: tuple[g.Gesture, ...], out: OutOfTurn, back: Chips, post: int
) -> tuple[g.Gesture, ...]:
    """What was done since, where the chips given back, which lay there still, come out again with the next ones of who
    bet out of turn, or with his words alone at his turn. To call what comes to no more than he posted takes none.
    """
    mine = [place for place, each in enumerate(since) if each.seat == out.seat]
    put = next((place for place in mine if isinstance(since[place].act, g.Wager)), None)
    if put is not None and isinstance(again := since[put].act, g.Wager):
        return (*since[:put], g.Gesture(since[put].at, since[put].who, g.Wager(again.chips + back)), *since[put + 1 :])
    facts = Facts(record, len(record))
    in_turn = {made.first for made, _ in told(facts, POSTING).acts if made.seat == out.seat}
    words = (each for each in wagers(facts) if each.first in in_turn and each.first > out.made.last and each.words)
    words = (each for each in words if not _calls_no_more(facts, each, out, post))
    last = next((each.last for each in words if _says_a_wager(record.gestures[each.words[0][0]])), None)
    if last is None:
        return since
    said = since.index(record.gestures[last])
    return (*since[: said + 1], g.Gesture(since[said].at, since[said].who, g.Wager(back)), *since[said + 1 :])


def _calls_no_more(facts: Facts, made: Wager, out: OutOfTurn, post: int) -> bool:
    """Does he say a call of chips of others that come to no more than he posted?"""
    others = (each for each in wagers(facts) if out.made.last < each.first < made.first and each.seat != out.seat)
    return said_first(made, "call") and max((each.total for each in others), default=0) <= post


def _says_a_wager(gesture: g.Gesture) -> bool:
    """Does somebody declare that he puts chips in?"""
    said = declared(gesture.act.words) if isinstance(gesture.act, g.Say) else None
    return said is not None and not said.conditional and said.kind in SAID


def _as_calls(record: Record, out: OutOfTurn, post: int) -> tuple[g.Gesture, ...]:
    """What was done since: who puts out what lies there calls what was posted, or what somebody has raised it to, also
    behind a call of too little.

    Chips that can only be changed leave the bet that there was before as what others have in front of them.
    """
    changed = pick(record.tables[out.made.last + 1].seat(out.seat).bet, out.made.total - post) is None
    calls = {out.to, post, *((out.level,) if changed else ())}
    since, level = list(record.gestures[out.made.last + 1 :]), post
    for place, each in enumerate(since):
        at = out.made.last + 1 + place
        if not isinstance(each.act, g.Wager) or record.courses[at].street != out.made.street:
            continue
        lies = record.tables[at].seat(each.seat)
        less, total = pick(lies.stack, level - lies.bet.amount), lies.bet.amount + each.act.chips.amount
        if total in calls and less is not None and not _says_more(since[:place], each.seat):
            since[place] = g.Gesture(each.at, each.who, g.Wager(less))
        elif level < total < out.to and each.seat != out.seat:
            level, calls = total, {out.to}
        elif total >= level:
            break
    return tuple(since)


def _says_more(gestures: list[g.Gesture], seat: int) -> bool:
    """Has the seat declared anything among them but a call?"""
    said = (declared(each.act.words) for each in gestures if each.seat == seat and isinstance(each.act, g.Say))
    return any(each is not None and each.kind != "call" for each in said)


def went_on(facts: Facts, about: Matter, own: bool) -> bool:
    """Is the street over, or has anybody acted since but those passed over (and who bet out of turn, without `own`)?

    Who posted acts once more in turn only after a raise.
    """
    out = next((each for each in told(facts).outs if each.made.first + 1 == about.error), None)
    if out is None:
        return False
    since = (made for made, _ in told(facts).acts if made.first >= about.error)
    aside = out.passed if own else (*out.passed, out.seat)
    again = any(made.seat == out.seat and made.first >= about.error for made, _ in told(facts, POSTING).acts)
    return out.made.street < facts.course.street or again or any(made.seat not in aside for made in since)
