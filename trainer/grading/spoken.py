"""What the dealer says of money, points at and changes, held against what the house makes of the wager."""

from collections.abc import Callable
from typing import Any

from trainer.grading.antes import ante_in
from trainer.grading.assessment import Verdict
from trainer.grading.at_showdown import at_showdown
from trainer.grading.bounty_bets import token_announced
from trainer.grading.brought_in import brought_in
from trainer.grading.counted import amount_unasked, counted, unasked_words
from trainer.grading.cut_short import cut_short
from trainer.grading.cutting import deck_cut
from trainer.grading.doubt import told_of_the_bet, told_of_the_raise
from trainer.grading.milestones.money import STRING_BET
from trainer.grading.misplaced_blinds import blind_given_back
from trainer.grading.next_button import next_button
from trainer.grading.open_matter import decided
from trainer.grading.said import Spoken, cite_decision
from trainer.grading.short_blind import short_blind_announced
from trainer.grading.too_late import corrected_late
from trainer.kernel import gestures as g
from trainer.kernel.gestures import Act
from trainer.rules.amiss import as_ordered
from trainer.rules.backing_up import POST
from trainer.rules.book import Book
from trainer.rules.brought_up import brought_up
from trainer.rules.common.unclear import to_be_asked
from trainer.rules.effects import Effect
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import showdown
from trainer.rules.facts.turns import due_now
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.motions import with_what_motions_come_to
from trainer.rules.orders import last_effect, orders
from trainer.rules.points import points_of
from trainer.rules.ruling import Authority, Citation, Decision
from trainer.rules.showdown import pushed_pots
from trainer.rules.stands import STRING, Stands, decisions, latest, meant, stands
from trainer.rules.what_it_leaves import undecided
from trainer.scenarios.palette import READ_OUT


def spoken(law: Book, facts: Facts, act: Act) -> Spoken | None:
    """What the house says to words about money, or to change; `facts` are those before the act."""
    judge = _JUDGES.get(type(act))
    early = cut_short(law, facts, act)
    return early or (judge(law, facts, act) if judge else None) or at_showdown(law, facts, act)


def in_words(found: Stands) -> str:
    """What a wager comes to: "a raise to 1,700", "a call"."""
    if found.open:
        asked = found.lead is not None and to_be_asked(found.lead.ruling)
        return "for the player to make clear" if asked else "for the floor to decide"
    if found.again:
        return "a call that the player may take back"
    if not found.kind:
        return f"no action yet on the bet of {found.made.facing:,}"
    kind = {"raise": "a raise to", "bet": "a bet of", "call": "a call of"}.get(found.kind, f"a {found.kind}")
    amount = f" {found.to:,}" if found.kind in ("raise", "bet", "call") else ""
    return f"{kind}{amount}{', all-in' if found.all_in else ''}"


# --- wagers -------------------------------------------------------------------------------------------------------


def _announced(law: Book, facts: Facts, act: g.AnnounceBet) -> Spoken | None:
    if act.kind == POST:
        return _posted(law, facts, act)
    found = _bet_announced(law, facts, act)
    of_the_bet = found is not None and found.verdict is Verdict.PRACTICE
    return found if of_the_bet else token_announced(law, facts, act) or found


def _bet_announced(law: Book, facts: Facts, act: g.AnnounceBet) -> Spoken | None:
    made = meant(facts, act)
    if made is None or made.street != facts.course.street:
        blind = short_blind_announced(law, facts, act)
        return blind or Spoken(Verdict.HARMFUL, "You announced a bet. No one had bet.")
    found, told = by_now(law, facts, made), told_of_the_bet(facts, act)
    if told is not None or (found.open and not (found.lead is not None and undecided(found.lead))):
        return told
    right = not found.open and act.kind in _kinds(found) and _amount_right(law, facts, found, act)
    unasked = amount_unasked(law, facts, made, act) if right and found.all_in and not found.owed else None
    if unasked is not None:
        return Spoken(Verdict.PRACTICE_SLIP, unasked_words(made.seat), cite_decision(unasked))
    if right:
        return Spoken(Verdict.PRACTICE, f"Right: {in_words(found)}.", _cited(found))
    late = corrected_late(law, facts, found, to=act.amount)
    if late is not None:
        return late
    said = f"{act.kind} {act.amount:,}" if act.amount else act.kind
    return Spoken(
        Verdict.HARMFUL, f"You announced “{said}.” Seat {made.seat}’s action is {in_words(found)}.", _cited(found)
    )


def by_now(law: Book, facts: Facts, made: Wager) -> Stands:
    """What a wager comes to, also by what the floor has ordered where it is the floor's."""
    found = stands(law, facts, made)
    given = orders(facts, made.first) if found.open else []
    if not given or found.lead is None:
        return found
    return as_ordered(with_what_motions_come_to(law, facts, found.lead), given[-1], found)


def _said(law: Book, facts: Facts, act: g.Announce) -> Spoken | None:
    """Hands that are read at the showdown, or a string bet that is called."""
    if act.what == READ_OUT:
        return Spoken(Verdict.PRACTICE, "Right: you read the hands aloud.") if showdown(facts) else None
    return _string_called(law, facts, act)


def _string_called(law: Book, facts: Facts, act: g.Announce) -> Spoken | None:
    """A string bet is called; was it one, at a house that lets a raise be made in more than one motion?"""
    made = latest(facts) if act.what == STRING_BET else None
    if made is None or made.street != facts.course.street:
        return None
    for each in decisions(law, facts, made, frozenset({STRING})):
        if each.ruling is not None and not each.ruling.fault:
            says = f"You called a string bet. Seat {made.seat} has made {each.ruling.says}."
            return Spoken(Verdict.HARMFUL, says, cite_decision(each))
    return None


def _posted(law: Book, facts: Facts, act: g.AnnounceBet) -> Spoken:
    """What a bet out of turn posts, where the house has it posted at all."""
    outs = [each for each in points_of(facts, "turn") if each.error > facts.course.opened]
    decision = decided(law, facts.about(outs[-1])) if outs else None
    post = dict(decision.figures).get("post", 0) if decision is not None else 0
    cited = cite_decision(decision) if decision is not None else ()
    if post and act.amount == post:
        return Spoken(Verdict.PRACTICE, f"Right: {post:,} is posted.", cited)
    wrong = f"The bet posts {post:,}" if post else "Nothing is posted here"
    return Spoken(Verdict.HARMFUL, f"You announced {act.amount:,} as posted. {wrong}.", cited)


def _kinds(found: Stands) -> tuple[str, ...]:
    return (found.kind, "all-in") if found.all_in else (found.kind,)


def _amount_right(law: Book, facts: Facts, found: Stands, act: g.AnnounceBet) -> bool:
    """Is it what the wager comes to, or what it is brought up to with somebody else's?"""
    return act.amount in _amounts(found, act) or 0 < act.amount == brought_up(law, facts, found.made.seat)[0]


def _amounts(found: Stands, act: g.AnnounceBet) -> tuple[int, ...]:
    """A call and an all-in may be said without their amount."""
    return (found.to, 0) if act.kind in ("call", "all-in", "check", "fold") else (found.to,)


def _cited(found: Stands | None) -> tuple[Citation, ...]:
    return cite_decision(found.lead) if found is not None and found.lead is not None else ()


def _asked(law: Book, facts: Facts, act: g.AskFor) -> Spoken | None:
    mine = [each for each in wagers(facts) if each.seat == act.seat and each.street == facts.course.street]
    found = stands(law, facts, mine[-1]) if mine else None
    if found is not None and _undecided(facts, found):
        reason = f"You asked seat {act.seat} for {act.amount:,}. Seat {act.seat}'s action is {in_words(found)}."
        return Spoken(Verdict.HARMFUL, reason, _cited(found))
    own = found.owed if found is not None else 0
    shared, decision = _shared(law, facts, act.seat)
    if act.amount and act.amount in (own, shared, _owes(facts, act.seat)):
        cited = cite_decision(decision) if decision is not None and act.amount == shared else _cited(found)
        return Spoken(Verdict.PRACTICE, f"Right: {act.amount:,} is missing.", cited)
    late = corrected_late(law, facts, found, owed=act.amount) if found is not None and act.amount else None
    if late is not None:
        return late
    most = max(own, shared, _owes(facts, act.seat))
    missing = f"{most:,} is missing" if most else "Nothing is missing"
    return Spoken(Verdict.HARMFUL, f"You asked seat {act.seat} for {act.amount:,}. {missing}.")


def _undecided(facts: Facts, found: Stands) -> bool:
    """Is it his to make anew, or the floor's, which has not spoken yet?"""
    theirs = found.open and found.lead is not None and not orders(facts, found.made.first)
    return theirs or (found.again and not found.made.withdrawn)


def _asked_how_much(law: Book, facts: Facts, act: g.AskHowMuch) -> Spoken | None:
    mine = [each for each in wagers(facts) if each.seat == act.seat and each.street == facts.course.street]
    if not mine:
        return Spoken(Verdict.PRACTICE_SLIP, f"Seat {act.seat} hasn't declared anything.")
    found = stands(law, facts, mine[-1])
    return None if found.open else Spoken(Verdict.HARMLESS, f"It was {in_words(found)}.", _cited(found))


def _owes(facts: Facts, seat: int) -> int:
    """What lies between a seat and the bet that it faces, as the round goes on."""
    return max(0, facts.course.bet - facts.course.committed[seat - 1]) if seat in facts.course.contesting else 0


def _shared(law: Book, facts: Facts, seat: int) -> tuple[int, Decision | None]:
    """What a seat is short because somebody's wager that it is in for is put right."""
    to, decision = brought_up(law, facts, seat)
    return (max(0, to - facts.course.committed[seat - 1]), decision) if to else (0, None)


def _pointed(law: Book, facts: Facts, act: g.ActionOn) -> Spoken | None:
    opens = _opens(law, facts)
    by_the_book = opens.figure("due") if opens is not None else 0
    due = _his_again(law, facts) or by_the_book or due_now(facts) or facts.course.to_act
    cited = cite_decision(opens) if opens is not None and due == by_the_book else ()
    if act.seat == due:
        return Spoken(Verdict.PRACTICE, f"Right: the action is on seat {due}.", cited)
    told = told_of_the_raise(law, facts, act)
    wrong = f"You pointed at seat {act.seat}. The action is on {f'seat {due}' if due else 'no one'}."
    return told or Spoken(Verdict.HARMFUL, wrong, cited)


def _opens(law: Book, facts: Facts) -> Decision | None:
    """What the house prints on who opens the round, as long as nobody has acted in turn on it; None for nothing."""
    course = facts.course
    if not course.betting or any(each.in_turn and each.street == course.street for each in course.actions):
        return None
    rounds = [each for each in points_of(facts, "first-to-act") if each.onset >= course.opened]
    said = agreed(law, facts.about(rounds[-1])) if rounds else None
    return said if said is not None and said.ruling is not None and "due" in dict(said.figures) else None


def _his_again(law: Book, facts: Facts) -> int:
    """The seat that may take its wager back and act anew, by the book or by the floor's order; 0 for none."""
    made = latest(facts)
    if made is None or not made.motions or made.street != facts.course.street:
        return 0
    found = stands(law, facts, made)
    freed = found.again or (found.open and last_effect(facts, made.first) is Effect.WITHDRAWN)
    return made.seat if freed else 0


# --- chips that go back


def _given_back(law: Book, facts: Facts, act: g.ReturnBet) -> Spoken | None:
    """Chips put in out of turn stay there until it is known whether the act binds; a fold puts none in."""
    if (blind := blind_given_back(law, facts, act)) is not None:
        return blind
    turns = (each for each in points_of(facts, "turn") if each.detail != "fold" and each.seats[0] == act.seat)
    outs = [each for each in turns if each.error > facts.course.opened]
    decision = decided(law, facts.about(outs[-1])) if outs else None
    last = latest(facts)
    if decision is None or decision.ruling is None or last is None or last.first + 1 != decision.matter.error:
        return None
    figures = dict(decision.figures)
    if figures.get("back") or figures.get("post") or not decision.ruling.fault or stands(law, facts, last).back:
        return None
    return Spoken(
        Verdict.HARMFUL,
        f"You gave seat {act.seat} chips back. They stay: {decision.ruling.says}.",
        cite_decision(decision),
    )


# --- change and buttons -------------------------------------------------------------------------------------------


def _changed(_: Book, __: Facts, act: Any) -> Spoken | None:
    given, taken = act.give.amount, act.take.amount
    if given == taken:
        return Spoken(Verdict.HARMLESS, f"{given:,} for {taken:,}: even change.")
    return Spoken(Verdict.HARMFUL, f"You changed {given:,} for {taken:,}. Change must be even.")


def _button_moved(law: Book, facts: Facts, act: g.MoveButton) -> Spoken | None:
    """The button goes on once the pots are gone, to the seat where the house has it."""
    pushed = [index for index, _ in pushed_pots(facts) if index >= facts.deal_start]
    to = None if facts.table.pot or not pushed else next_button(law, facts, facts.record.tables[pushed[0]].button)
    if to is None:
        return None
    if act.seat in to.seats:
        return Spoken(Verdict.PRACTICE, f"Right: the button moves to seat {act.seat}.", to.cited)
    rule = f" The rule here: {to.says}." if to.says else ""
    return Spoken(Verdict.PRACTICE_SLIP, f"The button moves to seat {to.due}, not seat {act.seat}.{rule}", to.cited)


def _marked(law: Book, facts: Facts, act: g.AllInButton) -> Spoken | None:
    """An all-in button before a player who is all-in: right where the house has the dealer place it."""
    seat = facts.table.seat(act.seat)
    if act.seat in facts.table.all_in:
        return None
    if seat.number in facts.course.contesting and not seat.stack:
        bets = [each for each in points_of(facts, "all-in-button") if each.seats == (seat.number,)]
        said = agreed(law, facts.about(bets[-1])) if bets else None
        his = said is not None and said.ruling is not None and said.ruling.authority is Authority.DEALER
        verdict = Verdict.PRACTICE if his else Verdict.HARMLESS
        return Spoken(verdict, f"Seat {seat.number} is all-in.", cite_decision(said) if said is not None else ())
    return Spoken(Verdict.PRACTICE_SLIP, f"Seat {seat.number} is not all-in.")


_JUDGES: dict[type[Act], Callable[[Book, Facts, Any], Spoken | None]] = {
    g.AnnounceBet: _announced,
    g.Announce: _said,
    g.MoveButton: _button_moved,
    g.AskFor: _asked,
    g.AskHowMuch: _asked_how_much,
    g.ActionOn: _pointed,
    g.ReturnBet: _given_back,
    g.Trade: _changed,
    g.Change: _changed,
    g.ChangePot: _changed,
    g.AllInButton: _marked,
    g.Count: counted,
    g.BringInBets: brought_in,
    g.Collect: ante_in,
    g.Cut: deck_cut,
}
