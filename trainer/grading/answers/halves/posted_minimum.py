"""What a minimum posted out of turn leaves to do: what goes back, the choices of who posted it, who acts next."""

from collections.abc import Iterable

from trainer.grading.answers.found import Found
from trainer.grading.answers.letters import lower
from trainer.grading.answers.pots.pots import pots_sentence
from trainer.grading.answers.saying import sentence_of
from trainer.grading.answers.told_in_part.post import ANSWERS, ANY, CHECKS, POST, POSTS, REST, SHORT
from trainer.grading.answers.told_in_part.posted import went_on
from trainer.grading.answers.words.turned import GOES_IN, MORE
from trainer.kernel.listed import seats_within
from trainer.rules.amiss import FOLDING
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import KIND as TURN
from trainer.rules.facts.standing import CHECK, FOLD
from trainer.rules.facts.turns import due_now, told
from trainer.rules.facts.wager import Wager, faced, maker, wagers
from trainer.rules.facts.walk import POSTING
from trainer.rules.ruling import Decision
from trainer.rules.stands import SIZED

CALL = "call"
IS_ALL_IN = "is all-in with that and has no more to answer the raise with"
CALLED, RAISED = (
    ("bet.full-call", "bet.bound-to-full-call"),
    ("bet.brought-up-without-reopening", "bet.made-full-raise"),
)
"""Rulings on the player who was passed over: his call, his raise is made up to what it has to be."""


def with_what_is_left(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence with the chips over what was posted, and with figures what the next player may do."""
    facts, points = found.facts, found.points
    key = lead.ruling.key if lead.ruling is not None else ""
    post = dict(lead.figures).get("post", 0)
    if key in (*CALLED, *RAISED):
        return _made_up(sentence, lead, key, found)
    if key not in ANY or not post:
        return sentence
    seat = lead.matter.seats[0]
    short = _raised_short(facts, lead, points) if key in (POSTS, ANSWERS) else None
    made_up = _made_up(sentence_of(short, facts), short, short.key, found) if short is not None else ""
    if made_up and key == ANSWERS:
        return made_up
    if key == POSTS:
        return made_up or _while_it_waits(sentence, facts, lead, post)
    if key == ANSWERS and (said := _raise_said(facts, lead, points)):
        return f"{said}; seat {seat}, who posted {post:,}{_and_gets(lead)}, may then call, fold or re-raise."
    return _once_checked(found, lead, post) if key == CHECKS else _once_raised(facts, lead, points, post) or sentence


def _once_checked(found: Found, lead: Decision, post: int) -> str:
    """What is left to who posted a minimum that was called or folded to."""
    facts, seat = found.facts, lead.matter.seats[0]
    due, due_call, _ = _choice(found.points, dict(lead.figures).get("due", 0))
    if (raised := _raised_since(facts, lead, post)) is not None:
        return _after_a_raise(facts, lead, raised)
    acts = f"; seat {due} acts next, {due_call:,} to call" if due != seat and due_call else ""
    back, only = _goes_back(lead), f", and seat {seat} may only check{_as_called(facts, lead)}"
    left = f"{back}{only}" if seat in facts.course.contesting else _and_goes_back(lead)
    plays = f"Seat {seat}'s posted {post:,} plays{left}{acts}."
    pots = found.pots if len(facts.course.contesting) < 2 else None
    return pots_sentence(pots) if pots is not None and pots.won else plays


def _as_called(facts: Facts, lead: Decision) -> str:
    """Who called what was posted, of the players it went past, and who was due where that one folded: that leaves its
    maker only a check.
    """
    put = maker(facts.about(lead.matter))
    post = next((each for each in told(facts).outs if put is not None and each.made.first == put.first), None)
    if post is None:
        return ""
    since = [each for each in facts.course.actions if each.index > post.made.last and each.seat in post.passed]
    called = [str(each.seat) for each in since if each.kind == CALL and each.street == post.made.street]
    folded = any(each.kind == FOLD and each.seat == post.due for each in since)
    due = f"seat {post.due} folded and " if folded else ""
    return f", as {due}{seats_within(called)} called" if called else ""


def _once_raised(facts: Facts, lead: Decision, points: Iterable[Decision], post: int) -> str:
    """What is left to who posted a minimum that was raised; "" where the action hasn't come to him."""
    seat = lead.matter.seats[0]
    due, due_call, least = _choice(points, dict(lead.figures).get("due", 0))
    if _has_no_more(facts, lead):
        return f"Seat {seat}, who posted {post:,}, {IS_ALL_IN}."
    if due != seat or not due_call:
        return ""
    raises = f", fold, or re-raise to {least:,} or more" if least and lead.key == ANSWERS else " or fold"
    back = _goes_back(lead)
    joins = f"{back}, and the player" if back else " and"
    return f"Seat {seat} posted {post:,}{joins} may call {due_call:,} more{raises}."


def _goes_back(post: Decision) -> str:
    """What goes back, or in, of the chips of a bet out of turn, by what lies there."""
    figures = dict(post.figures)
    if missing := figures.get(GOES_IN, 0):
        return f", {missing:,} goes in"
    if more := figures.get(MORE, 0):
        return f", {more:,} more goes in"
    return f", {figures[REST]:,} goes back" if figures.get(REST) else ""


def _and_goes_back(post: Decision) -> str:
    return _goes_back(post).replace(", ", ", and ", 1)


def _while_it_waits(sentence: str, facts: Facts, lead: Decision, post: int) -> str:
    """What was posted, with players still to answer it: what its maker may do by the answers so far."""
    seat, put, due = lead.matter.seats[0], maker(facts.about(lead.matter)), dict(lead.figures).get("due", 0)
    due = due if seat in facts.course.contesting else due_now(facts, POSTING)
    acts = [each for each in facts.course.actions if put is not None and each.index > put.last and each.seat != seat]
    made = [each for each in wagers(facts) if put is not None and each.first > put.last and each.seat != seat]
    if not acts and not made:
        return sentence
    raised = max((faced(each) for each in made), default=0)
    if raised > post:
        by = next(each for each in made if faced(each) == raised)
        return _after_a_raise(facts, lead, by, due)
    only = f", and seat {seat} may only check, unless someone raises"
    left = f"{_goes_back(lead)}{only}" if seat in facts.course.contesting else _and_goes_back(lead)
    return f"Seat {seat}'s posted {post:,} plays{left}{f'; the action is on seat {due}' if due else ''}."


def _raised_short(facts: Facts, lead: Decision, points: Iterable[Decision]) -> Decision | None:
    """The ruling on a raise since the post that is too small and has to be made up, if nobody has raised it."""
    put = maker(facts.about(lead.matter))
    made = [each for each in wagers(facts) if put is not None and each.first > put.last and each.seat != put.seat]
    ruled = [each for each in points if each.key in RAISED and maker(facts.about(each.matter)) in made]
    largest = max((each.total for each in made), default=0)
    return ruled[-1] if ruled and largest <= dict(ruled[-1].figures)["to"] else None


def _raised_since(facts: Facts, lead: Decision, post: int) -> Wager | None:
    """The last raise of another player over what was posted, on the street on which that was."""
    put = maker(facts.about(lead.matter))
    if put is None or put.street != facts.course.street:
        return None
    since = [each for each in wagers(facts) if each.first > put.last and each.seat != put.seat]
    return next((each for each in reversed(since) if faced(each) > max(post, each.facing)), None)


def _after_a_raise(facts: Facts, mine: Decision, raised: Wager, due: int = 0) -> str:
    """What is left to who posted a minimum, once another player has raised it."""
    seat, post = mine.matter.seats[0], dict(mine.figures)[POST]
    who = f"seat {seat}, who posted {post:,}{_and_gets(mine)},"
    choice = f"may then call {raised.total - post:,} more, fold or re-raise"
    rest = f"; {who} {IS_ALL_IN if _has_no_more(facts, mine) else choice}"
    rest = rest if seat in facts.course.contesting else f"; seat {seat}'s posted {post:,} plays{_and_goes_back(mine)}"
    due = due or next(iter(facts.course.pending), 0)
    acts = f"; the action is on seat {due}" if due else ""
    return f"Seat {raised.seat}'s raise to {raised.total:,} stands{rest}{acts}."


def answered_post(facts: Facts, lead: Decision | None, points: Iterable[Decision]) -> Decision | None:
    """What is left to who posted a minimum out of turn, where the last that happened on the street is that another
    player called, folded or raised to it, with nothing to put right.
    """
    posted = [each for each in points if each.key in (CHECKS, ANSWERS, SHORT) and dict(each.figures).get("post")]
    if not posted or len(facts.course.contesting) < 2:
        return None
    if lead is not None and lead.matter.kind not in SIZED:
        answers = _his_own_choice(facts, lead, posted[-1]) or _folds_to_it(facts, lead, posted[-1])
        return posted[-1] if answers else None
    mine, last = posted[-1], maker(facts.about(lead.matter)) if lead is not None else None
    put = maker(facts.about(mine.matter))
    if put is None or put.street != facts.course.street or _answered_since(facts, mine, put):
        return None
    figures = dict(lead.figures) if lead is not None else {}
    told = last is not None and last.total == figures.get("to") and last.first > put.first
    whole = last is None or (told and (mine.key != CHECKS or last.total <= last.facing))
    return mine if whole else None


def _his_own_choice(facts: Facts, lead: Decision, mine: Decision) -> bool:
    """Does it say only what the player may do who posted the minimum on this street, right after the answer to it?"""
    put = maker(facts.about(mine.matter))
    own = lead.matter.kind == "rights" and lead.matter.seats[:1] == mine.matter.seats[:1]
    return own and put is not None and put.street == facts.course.street and not _answered_since(facts, mine, put)


def _folds_to_it(facts: Facts, lead: Decision, mine: Decision) -> bool:
    """Is it on the hand that the player who was due folded to the minimum on this street?"""
    put = maker(facts.about(mine.matter))
    here = put is not None and put.street == facts.course.street and not _answered_since(facts, mine, put)
    return here and lead.matter.kind == FOLDING and lead.matter.error > mine.matter.error


def _answered_since(facts: Facts, mine: Decision, put: Wager) -> bool:
    """Has whoever posted the minimum acted again, or somebody raised it whom his bet had not passed over?"""
    since = [each for each in wagers(facts) if each.first > put.last]
    if mine.key != CHECKS:
        return any(each.seat == put.seat for each in since) or went_on(facts, mine.matter, own=False)
    raises = [each for each in since if each.total > dict(mine.figures)["post"]]
    again = any(each.seat == put.seat and each.done != CHECK for each in since)
    return again or (bool(raises) and raises[-1] != [each for each in since if each.done != FOLD][-1])


def left_to_who_posted(facts: Facts, seat: int, points: Iterable[Decision]) -> Decision | None:
    """What a seat may do that posted a minimum out of turn on this street, once it has been answered; None once it has
    done so.
    """
    mine = [each for each in points if each.key in ANY and each.matter.seats[:1] == (seat,)]
    mine = [each for each in mine if dict(each.figures).get("post")] or mine
    return mine[-1] if mine and _here(facts, mine[-1]) and not _acted_since(facts, mine[-1]) else None


def due_after_a_post(facts: Facts, seat: int, points: Iterable[Decision]) -> Decision | None:
    """The minimum posted by another player on this street after whom that seat acts next, where nothing is printed on
    what the seat itself did out of turn.
    """
    here = [each for each in points if each.matter.kind == TURN and _here(facts, each)]
    posts = (each for each in here if each.key == CHECKS and dict(each.figures).get("due") == seat)
    own = any(each.silent and each.matter.seats[:1] == (seat,) for each in here)
    return next(posts, None) if own else None


def _here(facts: Facts, post: Decision) -> bool:
    put = maker(facts.about(post.matter))
    return put is not None and put.street == facts.course.street


def _acted_since(facts: Facts, post: Decision) -> bool:
    """Has whoever posted it acted since, in turn or anew before it?"""
    seat, found = post.matter.seats[0], told(facts, POSTING)
    made = (*(each for each, _ in found.acts), *(each.made for each in found.outs))
    return any(each.seat == seat and each.first >= post.matter.error for each in made)


def _has_no_more(facts: Facts, mine: Decision) -> bool:
    """Has whoever posted the minimum no chips to answer a raise with, and none that go back?"""
    return not dict(mine.figures).get(REST) and not facts.table.seat(mine.matter.seats[0]).stack


def _raise_said(facts: Facts, lead: Decision, points: Iterable[Decision]) -> str:
    """What the player who was due must raise to at least, in limit to what, who has only said that he raises; empty
    elsewhere.
    """
    said = (each for each in points if each.ruling is not None and each.ruling.key == "bet.bound-to-full-raise")
    open_raise = next((each for each in said if each.matter.error > lead.matter.error), None)
    least = dict(open_raise.figures).get("least", 0) if open_raise is not None else 0
    raises = "raises to" if facts.setup.limit == "limit" else "must raise to at least"
    return f"Seat {open_raise.matter.seats[0]} {raises} {least:,}" if open_raise and least else ""


def _and_gets(post: Decision) -> str:
    figures = dict(post.figures)
    missing = figures.get(GOES_IN, 0) or figures.get(MORE, 0)
    if missing:
        return f" and puts {missing:,}{'' if GOES_IN in figures else ' more'} in"
    return f" and gets {figures[REST]:,} back" if figures.get(REST) else ""


def told_with(lead: Decision | None, other: Decision) -> bool:
    """Is it what is left to whoever posted a minimum before a call or raise that is made up, and told with that?"""
    if lead is None or lead.key not in (*CALLED, *RAISED):
        return False
    answered = ANY if lead.key in RAISED else (CHECKS, ANSWERS, SHORT)
    before, seats = other.matter.error < lead.matter.error, other.matter.seats[:1]
    return (
        before and other.key in answered and seats != lead.matter.seats[:1] and dict(other.figures).get("post", 0) > 0
    )


def _made_up(sentence: str, lead: Decision, key: str, found: Found) -> str:
    """With what that leaves to whoever posted the minimum out of turn before."""
    mine = [each for each in found.points if told_with(lead, each)]
    if not mine or (key in RAISED and _acted_since(found.facts, mine[-1])):
        return sentence
    seat, post = mine[-1].matter.seats[0], dict(mine[-1].figures)["post"]
    begins = sentence.removesuffix(".")
    if key in CALLED:
        if (raised := _raised_since(found.facts, mine[-1], post)) is not None:
            return f"{begins}; {lower(_after_a_raise(found.facts, mine[-1], raised))}"
        held = seat in found.facts.course.contesting
        left = f"{_goes_back(mine[-1])}, and seat {seat} may only check" if held else _and_goes_back(mine[-1])
        return f"{begins}; seat {seat}'s posted {post:,} plays{left}."
    if f"seat-{seat}" in dict(lead.figures):
        return sentence
    more = dict(lead.figures)["to"] - post
    who = f"seat {seat}, who posted {post:,}{_and_gets(mine[-1])},"
    begins = begins.removesuffix(f"; it's {more:,} more to seat {seat}")
    return f"{begins}; {who} may then call {more:,} more, fold or re-raise."


def _choice(points: Iterable[Decision], due: int) -> tuple[int, int, int]:
    """Who is next to act as the house follows it, what a call costs and the least raise; zeros where nobody is."""
    mine = (each for each in points if each.matter.kind == "rights" and each.matter.seats[0] == due)
    last = max(mine, key=lambda each: each.matter.onset, default=None)
    figures = dict(last.figures) if last is not None else {}
    return due, figures.get("call", 0), figures.get("least", 0)
