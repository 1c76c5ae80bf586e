"""A hand told in part: a bet out of turn that a house turns into a posted minimum is one, though no dealer said so."""

from collections.abc import Mapping, Sequence

from trainer.grading.open_matter import decided
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, pick
from trainer.rules.backing_up import POST
from trainer.rules.book import Book
from trainer.rules.change import broken
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import AGGRESSIVE, OutOfTurn
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.facts.walk import POSTING
from trainer.rules.points import points
from trainer.rules.record import Record
from trainer.rules.ruling import Matter

POSTS, RULE = "bet.out-of-turn-posts-minimum", "bet.turn.posted-minimum-action-to-come"
CHECK = "check"
ANSWERED = ("bet.posted-minimum-check-only", "bet.call-fold-or-reraise")
"""Rulings on whoever posted a minimum for a bet out of turn, once the player who was due has answered it."""


def as_in_force(record: Record, law: Book) -> Record:
    """The hand at a house where a minimum posted out of turn is in force once the dealer says so."""
    if record.posting or RULE not in law.rules or not record.acts.get(g.AnnounceBet):
        return record
    in_force = record.instead(record.gestures)
    in_force.posting = True
    return in_force


def as_posted(record: Record, law: Book) -> Record:
    """The hand with the post announced, and so in force, where that goes without saying."""
    return as_in_force(_with_the_post(record, law), law)


def _with_the_post(record: Record, law: Book) -> Record:
    """The hand with the post announced and the rest given back, where another player has bet or raised since.

    What that bet or raise must come to rests on what was posted, not on what lies there. The hand as it was told where
    the house posts nothing, where the dealer has said it, or where whoever bet out of turn has put chips in before
    that, or taken some back.
    """
    facts = Facts(record, len(record))
    here = [each for each in told(facts).outs if each.kind in AGGRESSIVE and each.made.street == facts.course.street]
    outs = [each for each in here if post_of(record, law, each)]
    answered = ((each, _answer(wagers(facts), each)) for each in reversed(outs))
    out, answer = next(((out, answer) for out, answer in answered if answer is not None), (None, None))
    if out is None or answer is None or not (answer.motions or answer.words):
        return record
    since = record.gestures[out.made.last + 1 :]
    said = any(isinstance(each.act, g.AnnounceBet) for each in since)
    mine = [at for at, each in enumerate(since, out.made.last + 1) if each.seat == out.seat]
    again = any(each.seat == out.seat and each.first > answer.first and each.done != CHECK for each in wagers(facts))
    more = any(isinstance(record.gestures[at].act, g.Wager) and at < answer.first for at in mine)
    less = any(isinstance(record.gestures[at].act, g.PullBack) for at in mine)
    return record if said or more or less else _posted(record, law, out, answer if again else None) or record


def _answer(made: Sequence[Wager], out: OutOfTurn) -> Wager | None:
    """The last wager of another player since the bet out of turn, a fold too unless its maker has acted after it."""
    since = [each for each in reversed(made) if each.first > out.made.last]
    others = [each for each in since if each.seat != out.seat]
    acted = len(others) < len(since)
    return next((each for each in others if not acted or each.motions or each.words), None)


def _posted(record: Record, law: Book, out: OutOfTurn, answer: Wager | None) -> Record | None:
    """The same; with `answer`, after which who bet out of turn has acted again, only if that raises."""
    at = out.made.last + 1
    figures = post_of(record, law, out)
    if not figures.get("post") or (answer is not None and _calls(answer, out, figures["post"])):
        return None
    given = any(isinstance(each.act, g.ReturnBet) and each.act.seat == out.seat for each in record.gestures[at:])
    rest = 0 if given else figures["rest"]
    change = (
        None if pick(record.tables[at].seat(out.seat).bet, rest) else broken(record.tables[at], _bet(out.seat), rest)
    )
    lies = record.tables[at].seat(out.seat).bet
    back = pick(lies - change.give + change.take if change is not None else lies, rest)
    if back is None:
        return None
    when = record.gestures[at - 1].at
    traded: tuple[g.Act, ...] = (change,) if change is not None else ()
    returned: tuple[g.Act, ...] = (g.ReturnBet(out.seat, back),) if back else ()
    acts = (g.AnnounceBet(POST, figures["post"]), *traded, *returned)
    between = (*(g.Gesture(when, g.DEALER, each) for each in acts), *_more_to_post(record, out, figures["post"]))
    calls = (out.to, out.level, figures["post"]) if change is not None else (out.to, figures["post"])
    since = _as_calls(record, out, figures["post"], calls) if rest else record.gestures[at:]
    if rest and (mine := next((place for place, each in enumerate(since) if _by(each, out.seat)), -1)) >= 0:
        since = _with_the_rest(tuple(since), mine, back)
    return record.otherwise((*record.gestures[:at], *between, *since))


def _more_to_post(record: Record, out: OutOfTurn, post: int) -> tuple[g.Gesture, ...]:
    """The chips that are missing beside those of a bet out of turn to what it posts, asked for and put in."""
    at = out.made.last + 1
    held = record.tables[at].seat(out.seat)
    missing = post - held.bet.amount
    chips = pick(held.stack, missing) if missing > 0 and out.made.motions else None
    when = record.gestures[at - 1].at
    if chips is None:
        return ()
    return g.Gesture(when, g.DEALER, g.AskFor(out.seat, missing)), g.Gesture(when, g.player(out.seat), g.Wager(chips))


def post_of(record: Record, law: Book, out: OutOfTurn) -> Mapping[str, int]:
    """What the bet out of turn posts, and what of it goes back; empty where the house posts nothing."""
    then = Facts(record, out.made.last + 1)
    found = (decided(law, then.about(each)) for each in points(then) if each.error == out.made.first + 1)
    return next((dict(each.figures) for each in found if each.key == POSTS), {})


def _calls(made: Wager, out: OutOfTurn, post: int) -> bool:
    return made.total <= made.facing or made.total in (out.level, post, out.to)


def _by(gesture: g.Gesture, seat: int) -> bool:
    return gesture.seat == seat and isinstance(gesture.act, g.Wager)


def _with_the_rest(since: tuple[g.Gesture, ...], mine: int, back: Chips) -> tuple[g.Gesture, ...]:
    """What was done since, where the chips given back come out again with the next ones of who bet out of turn."""
    again = since[mine]
    chips = again.act.chips + back if isinstance(again.act, g.Wager) else back
    return (*since[:mine], g.Gesture(again.at, again.who, g.Wager(chips)), *since[mine + 1 :])


def _bet(seat: int) -> str:
    return f"bet-{seat}"


def _as_calls(record: Record, out: OutOfTurn, post: int, calls: tuple[int, ...]) -> tuple[g.Gesture, ...]:
    """What was done since: who puts out one of `calls` before anybody raises calls what was posted."""
    since, course = list(record.gestures[out.made.last + 1 :]), record.courses
    for place, each in enumerate(since):
        at = out.made.last + 1 + place
        if not isinstance(each.act, g.Wager) or course[at].street != out.made.street:
            continue
        lies = record.tables[at].seat(each.seat)
        less = pick(lies.stack, post - lies.bet.amount) if lies.bet.amount < post else None
        if lies.bet.amount + each.act.chips.amount not in calls or less is None or _says_more(since[:place], each.seat):
            break
        since[place] = g.Gesture(each.at, each.who, g.Wager(less))
    return tuple(since)


def _says_more(gestures: list[g.Gesture], seat: int) -> bool:
    """Has the seat declared anything among them but a call?"""
    said = (declared(each.act.words) for each in gestures if each.seat == seat and isinstance(each.act, g.Say))
    return any(each is not None and each.kind != "call" for each in said)


def given_back(told: Record, posted: Record) -> int:
    """What goes back of the bet out of turn, in the hand with the post announced, though no line gives it back."""
    if posted is told:
        return 0
    before, after = (
        sum(each.act.chips.amount for each in one.gestures if isinstance(each.act, g.ReturnBet))
        for one in (told, posted)
    )
    return after - before


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
