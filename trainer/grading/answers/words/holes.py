"""What the holes of a sentence are filled with: figures, seats, cards, names."""

from collections.abc import Mapping

from trainer.grading.answers.choice.beside import OF_ONE_DEAL
from trainer.grading.answers.halves.out_of_turn import in_a_row
from trainer.grading.answers.halves.raise_cap import cap_heads_up
from trainer.grading.answers.pots.all_face_up import all_face_up
from trainer.grading.answers.pots.odd_chips import odd_by
from trainer.grading.answers.words.bettor_let_go import bettor_let_go
from trainer.grading.answers.words.burned import burned
from trainer.grading.answers.words.called_hands import called_before
from trainer.grading.answers.words.chips_of_a_dead_hand import chips_of_a_dead_hand
from trainer.grading.answers.words.conduct_words import CONDUCT_NAMED
from trainer.grading.answers.words.covering import covers
from trainer.grading.answers.words.dealt_again import dealt_again, of_the_redeal
from trainer.grading.answers.words.device_words import of_the_device
from trainer.grading.answers.words.in_reach import in_reach
from trainer.grading.answers.words.in_time import in_time
from trainer.grading.answers.words.languages import spoke_between
from trainer.grading.answers.words.left_so import left_so, play_on
from trainer.grading.answers.words.motions_told import motions_told
from trainer.grading.answers.words.next_call import next_call
from trainer.grading.answers.words.no_raise import no_raise
from trainer.grading.answers.words.pushed_forward import pushed_forward
from trainer.grading.answers.words.put_and_said import put_and_said
from trainer.grading.answers.words.reopening import right_to_raise
from trainer.grading.answers.words.share_put_in import share_put_in
from trainer.grading.answers.words.short_blind import over_a_short_blind
from trainer.grading.answers.words.short_button import short_button
from trainer.grading.answers.words.time_out import (
    acted_since,
    before_time,
    time_given,
    time_out,
    time_unfaced,
    waited_since,
)
from trainer.grading.answers.words.turned import turned
from trainer.grading.answers.words.why import why
from trainer.grading.words import name
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.games import is_stud
from trainer.kernel.listed import listed, seats_within
from trainer.kernel.room.chip_acts import NOBODY
from trainer.rules.book import book
from trainer.rules.building import pot_name
from trainer.rules.common.counts import asked_in_turn
from trainer.rules.course import LAST_STREET
from trainer.rules.facts import Facts
from trainer.rules.facts.button import blinds_due, next_on, playing
from trainer.rules.facts.deal import as_it_stood
from trainer.rules.facts.disputes import ACTION
from trainer.rules.facts.rounds import levels, showdown_begun, street_over
from trainer.rules.facts.shape import offered, said_first
from trainer.rules.facts.showdown import left_with
from trainer.rules.facts.standing import FOLD
from trainer.rules.facts.stud import brings_in
from trainer.rules.facts.wager import maker
from trainer.rules.kind import About
from trainer.rules.kinds import KINDS
from trainer.rules.points.clock import ASKED, TIME_UP
from trainer.rules.points.conduct import FOLDED
from trainer.rules.ruling import Decision, Matter

SEAT = "seat-"
GOES_BACK = "button.goes-back"
BUTTON_STAYS = "button.move.wrong-button-after-substantial-action"
"""The rule that leaves a wrong button where it is and has it go on from there."""
BEHAVES = "conduct-told"
CHIPS_FOUND, OUT_TOGETHER = "chips-found", "busted-together"
SPREAD, DODGING = "rp.spread-pot", "button.dodging"
"""The topics of a pot that is spread out to be seen, and of a blind that is dodged."""
BUTTON_CORRECTED = "button.last-hand.wrong-button-put-right"
"""The rule that corrects it for the hand after."""
OBJECTION = "a player's objection to the action"
MISCOUNTED = ("wrong-number-of-cards", "wrong-count-after-action")
AWAY, SHORT_STUB = ("absent-hand", "penalised-hand"), "short-stub"
CLOCK = (ASKED, TIME_UP)
"""Kinds about the clock on a seat."""
EITHER = (("together", "apart"), ("highest", "lowest"))
"""Pairs of figures, such as those of which the floor says which it is; where they are one, that is `either`."""


def filling(decision: Decision, facts: Facts | None) -> Mapping[str, str]:
    """What is known, by the names of holes. A figure of 0 is nothing to speak of and is left out."""
    figures = dict(decision.figures)
    own = {"what": what(decision.matter), "betting": _betting(facts), "covers": covers(decision.matter, facts)}
    own |= {"play_on": play_on(facts)}
    told = {name.replace("-", "_"): f"{value:,}" for name, value in figures.items() if value}
    found = {**_seats(decision.matter), **_named(decision.matter), **_wagered(decision, facts)}
    found |= {**turned(book(decision.book), decision.matter, facts, figures.get("due", 0)), **_option(decision, facts)}
    found |= in_a_row(book(decision.book), decision.matter, facts)
    found |= {**_away(decision, facts), **right_to_raise(decision, facts)}
    found |= {**_next_places(decision.matter, facts), **bettor_let_go(decision.matter, facts)}
    found |= {**pushed_forward(decision, facts), **_spread(decision), **called_before(decision, facts)}
    found |= {**_pushed(decision.matter, facts), **_held(decision, facts), **_after_first(decision.matter, facts)}
    found |= {**_over(decision, facts), **of_the_device(decision), **burned(decision.matter, facts)}
    found |= {**spoke_between(decision.matter, facts), **why(decision, facts)}
    found |= {**_its_bets(decision.matter, facts), **_next_button(decision, facts), **left_so(decision, facts)}
    found |= {**all_face_up(decision.matter, facts), **next_call(decision, facts)}
    found |= {**short_button(decision, facts), **cap_heads_up(decision, facts), **share_put_in(decision, facts)}
    same = next((figures[one] for one, two in EITHER if one in figures and figures[one] == figures.get(two)), 0)
    found |= motions_told(decision, facts)
    found |= {**_cards(decision.matter.cards, facts), **_by_seat(figures), **told}
    own |= {"either": f"{same:,}" if same else ""}
    own |= {"odd_by": odd_by(decision), "time_out": time_out(decision), "time": time_given(decision)}
    own |= {"acted_since": acted_since(decision, facts), "before_time": before_time(decision, facts)}
    own |= {**waited_since(decision, facts), **time_unfaced(decision)}
    own |= {"no_count_as": no_count_as(decision.matter, facts), "in_reach": in_reach(decision.matter, facts)}
    own |= {"in_time": in_time(decision, facts), "least_over_short": over_a_short_blind(figures)}
    own |= {"gone": _gone(decision.matter, facts), "odd_back": _odd_back(decision.matter)}
    own |= {"without_button": dealt_again(decision, facts), **of_the_redeal(decision, facts)}
    own |= {"late_since": _late_since(decision, facts), "one_of_two": _one_of_two(decision.matter)}
    own |= {"bring_in": _bring_in(decision.matter, facts), "opens_again": _opens_again(decision.matter, facts)}
    return {name: words for name, words in {**own, **found}.items() if words}


def _betting(facts: Facts | None) -> str:
    """What is still to be finished before cards that came too early are dealt again; "" once it is over."""
    return "the betting" if facts is None or facts.course.betting else ""


def no_count_as(matter: Matter, facts: Facts | None) -> str:
    """Why nothing is counted for a player: another one is to act, or nobody is all-in whom he faces."""
    if facts is None or matter.kind != "stack-count":
        return ""
    turn = asked_in_turn(facts.record.courses[matter.error - 1])
    return "it isn't their turn" if turn != matter.seats[0] else "they face no all-in"


def _one_of_two(matter: Matter) -> str:
    """The seat of which a down card of stud was shown, where that alone is no listed misdeal."""
    return str(matter.seats[0]) if matter.kind == "stud-downcard-exposed" else ""


def _odd_back(matter: Matter) -> str:
    """A card with another back that was found in the stub and nowhere else."""
    return "the off-color card" if matter.kind == "odd-back" and matter.detail == "stub" else ""


def _gone(matter: Matter, facts: Facts | None) -> str:
    """That a player who showed cards has folded since: the hand is live no more."""
    if facts is None or matter.kind != "cards-shown-early" or facts.course.street < 0:
        return ""
    return "" if matter.seats[0] in facts.course.contesting else "folded"


def _bring_in(matter: Matter, facts: Facts | None) -> str:
    """What a player who is away posts because the card that brings it in is his: every rulebook has it posted."""
    if facts is None or matter.kind not in AWAY or matter.onset > facts.at:
        return ""
    if brings_in(facts, matter.onset) not in matter.seats[:1]:
        return ""
    return f"{facts.setup.stakes.bring_in:,}"


def _opens_again(matter: Matter, facts: Facts | None) -> str:
    """Who acts first on seventh street with a community card: whoever did on sixth street, if still in."""
    if facts is None or matter.kind != SHORT_STUB or facts.course.opener not in facts.course.contesting:
        return ""
    return str(facts.course.opener)


def what(matter: Matter) -> str:
    """A kind of matter in words that go on in a sentence: "a skipped player"."""
    if matter.detail == ACTION:
        return OBJECTION
    if matter.kind == CHIPS_FOUND and matter.detail != NOBODY:
        return "chips found whose owner is known"
    if matter.kind == BEHAVES:
        return CONDUCT_NAMED[matter.detail]
    if matter.kind == OUT_TOGETHER:
        return "who finishes higher of players who bust in the same hand"
    says = KINDS[matter.kind].says
    return f"{says[0].lower()}{says[1:]}".removesuffix("?")


def _seats(matter: Matter) -> dict[str, str]:
    named = dict(zip(("seat", "other"), map(str, matter.seats), strict=False))
    if matter.seats:
        named["player"] = f"seat {matter.seats[0]}"
    every = listed([str(each) for each in matter.seats])
    return {**named, "seats": every, "of_seats": seats_within(matter.seats) if matter.seats else ""}


def _named(matter: Matter) -> dict[str, str]:
    about = KINDS[matter.kind].about
    if matter.kind == FOLDED:
        return {"folded": "folded"}
    if matter.kind in CLOCK:
        return {"who": f"{'if the floor allows it, ' if matter.kind == ASKED else ''}seat {matter.seats[0]}"}
    if about is About.POT:
        return {"pot_name": pot_name(matter.detail).removeprefix("The ").lower()}
    return {"who" if about is About.PLAYER else "table" if about is About.TABLE else "": matter.detail}


def _wagered(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """What was said or put out, what one calls it, and all that its maker has where that is less than a whole one."""
    made = maker(as_it_stood(facts.about(decision.matter))) if facts is not None else None
    if made is None or KINDS[decision.matter.kind].about is not About.WAGER:
        return {}
    to = dict(decision.figures).get("to", 0)
    short = to == made.total == made.most < made.minimum
    return {
        "offered": f"{offered(made):,}" if offered(made) else "",
        "bet": "raise" if made.facing else "bet",
        "all_in": f"{made.most:,}" if short else "",
        "surplus": f"{made.total - to:,}" if made.motions and made.total > to > 0 else "",
        "in_for": f"{to:,}" if made.total == to > 0 else "",
        "called_first": f"{made.total:,}" if made.total == made.facing else "",
        "card_out": _card_out(decision, facts),
        "after_fold": f"{put:,}" if said_first(made, FOLD) and (put := made.lying - made.before) > 0 else "",
        "hasty": FOLD if decision.matter.kind == "hasty" and made.done == FOLD else "",
        **no_raise(decision.matter, facts),
        **put_and_said(decision, made, facts),
    }


def _card_out(decision: Decision, facts: Facts | None) -> str:
    """Since when chips are owed on it with the street over: a rulebook that corrects it no more says so itself."""
    made = maker(facts.about(decision.matter)) if facts is not None else None
    owed = bool(dict(decision.figures).get("owed"))
    if facts is None or made is None or not owed or not street_over(facts, made):
        return ""
    return "at the showdown" if made.street == LAST_STREET[facts.game] else "after the next card"


def _several(matter: Matter) -> str:
    return listed([str(each) for each in matter.seats]) if len(matter.seats) > 1 else ""


def _away(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """Of hands that nobody plays: the seats where there are `several`, else what the seat has `posted`."""
    matter = decision.matter
    if facts is None or matter.kind not in OF_ONE_DEAL:
        counted = matter.kind in MISCOUNTED
        return {"several": _several(matter), **chips_of_a_dead_hand(matter, facts)} if counted else {}
    acts = (each for each in facts.record.gestures if each.seat in matter.seats)
    posted = sum(each.act.chips.amount for each in acts if isinstance(each.act, g.Post))
    return {"several": _several(matter), "posted": f"{posted:,}" if posted else "", "dodged": _dodged(decision, facts)}


def _dodged(decision: Decision, facts: Facts) -> str:
    """Whose blind fell due just as he came from a broken table and was away, where the house penalizes dodging it."""
    seats = decision.matter.seats
    came = len(seats) == 1 and seats[0] in facts.setup.moved & facts.setup.absent
    rules = {each.topic for each in book(decision.book).ledger.paragraphs}
    due = came and DODGING in rules and seats[0] in blinds_due(facts, facts.setup.button)
    return str(seats[0]) if due else ""


def _next_places(matter: Matter, facts: Facts | None) -> dict[str, str]:
    """After the last hand of several: who has the big blind next, wherever the button is, who the small one if anybody
    has it, and where the button is dead.
    """
    last = facts.setup.last_hand if facts is not None and matter.kind == "button-and-blinds" else None
    if facts is None or last is None:
        return {}
    small, button = last.big_blind, last.small_blind
    return {
        "next_big": str(next_on(facts, last.big_blind)),
        "next_small": str(small) if small in playing(facts) else "",
        "dead_at": str(button) if button not in playing(facts) else "",
    }


def _held(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """All that the big blind has, where it is no more than goes to the blind and the ante."""
    if facts is None or decision.matter.kind != "ante-for-all":
        return {}
    held = facts.record.tables[0].seat(decision.matter.seats[0]).stack.amount
    return {"held": f"{held:,}"} if held == dict(decision.figures)["total"] else {}


def _after_first(matter: Matter, facts: Facts | None) -> dict[str, str]:
    """Who put chips in after the first who called short: where he owes the whole opening bet, and where it is the
    floor's whether he calls or folds, with what he would forfeit.
    """
    made = maker(facts.about(matter)) if facts is not None and matter.kind == "undercalls-in-sequence" else None
    if facts is None or made is None:
        return {}
    since = {act.seat for act in facts.actions() if act.index > made.last and act.added and act.street == made.street}
    others = sorted({*matter.seats, *since} - {made.seat})
    after = seats_within(others)
    if len(levels(facts.about(matter), made)) == 1 or not made.motions:
        return {"after_first": after} if len(levels(facts.about(matter), made)) == 1 else {}
    return {"others": after, "forfeits": f"{made.total:,}"}


def _spread(decision: Decision) -> dict[str, str]:
    """How a rulebook that has no pot counted lets its chips be seen all the same."""
    topics = {each.topic for each in book(decision.book).ledger.paragraphs}
    return {"spread": "it on request"} if decision.matter.kind == "pot-count" and SPREAD in topics else {}


def _over(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """What goes back to each of several who are in for too large a bet, where it is the same."""
    figures = dict(decision.figures)
    made = maker(facts.about(decision.matter)) if facts is not None else None
    seats = [int(name.removeprefix(SEAT)) for name in figures if _of_seat(name)]
    to = figures.get("to", 0)
    if facts is None or made is None or len(seats) < 2 or not 0 < to < offered(made):
        return {}
    same = all(facts.table.seat(each).bet.amount == offered(made) for each in seats)
    return {"over": f"{offered(made) - to:,}"} if same else {}


def _next_button(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """Where a button stays while the hand plays out, and where a wrong one goes next that is not taken back: where this
    hand's small blind is due, or to the other of two. Nothing where the rulebook only lets the hand go on; of one that
    puts it right for the next hand, that it does.
    """
    if decision.matter.kind == "wrong-button" and BUTTON_CORRECTED in book(decision.book).rules:
        return {"corrected": "the button and the blinds"}
    if facts is not None and decision.key == GOES_BACK:
        return {"button_now": str(facts.setup.button)}
    if facts is None or BUTTON_STAYS not in decision.held:
        return {}
    small, big = blinds_due(facts, facts.setup.button)
    return {"next_button": str(big if len(playing(facts)) == 2 else small)}


def _its_bets(matter: Matter, facts: Facts | None) -> dict[str, str]:
    """What stays in of a hand with a joker: before the flop with its figure."""
    if facts is None or matter.kind != "scrap-card" or not matter.seats:
        return {}
    first = facts.course.committed[matter.seats[0] - 1] if facts.course.street == 0 else 0
    return {"its_bets": f"its {first:,} stays" if first else "what it bet stays"}


def _option(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """`option` is what the big blind may do with nothing to call and a blind to raise; `opens` what who opens third
    street must do: the low card brings it in, and past one that is all-in the next player bets or folds.
    """
    if facts is None or decision.matter.kind != "rights" or dict(decision.figures).get("call"):
        return {}
    course = facts.record.courses[decision.matter.error]
    if course.bet:
        return {"option": "check or raise"}
    if not is_stud(facts.game) or course.street:
        return {}
    least = f"{dict(decision.figures)['least']:,}"
    low = facts.record.tables[decision.matter.error].seat(brings_in(facts, decision.matter.error))
    return {"opens": f"bring it in for {least} or more" if low.stack else f"open for {least} or more, or fold"}


def _pushed(matter: Matter, facts: Facts | None) -> dict[str, str]:
    """The seat whose cards lie pushed forward and not in the muck."""
    seat = matter.seats[0] if matter.seats else 0
    hand = (
        set(left_with(facts, seat))
        if facts is not None and matter.kind in ("mucked-untabled", "bettor-let-go")
        else set()
    )
    aside = {each.card for each in facts.table.aside} if facts is not None else set()
    return {"pushed": str(seat)} if hand and hand <= aside else {}


def _late_since(decision: Decision, facts: Facts | None) -> str:
    """Why a wrong wager of the last street stands: its showdown has begun."""
    if facts is None or decision.key != "bet.error-stands" or KINDS[decision.matter.kind].about is not About.WAGER:
        return ""
    made = maker(facts.about(decision.matter))
    last = made is not None and made.street == LAST_STREET[facts.game]
    return "the showdown has begun" if last and made is not None and showdown_begun(facts, made) else ""


def _cards(cards: tuple[Card, ...], facts: Facts | None) -> dict[str, str]:
    """The first of the cards, and all of several, where somebody named them."""
    known = [each for each in cards if facts is None or facts.record.knows((each,))]
    every = (
        {"every_card": listed([name(each) for each in known])} if len(known) > 1 and len(known) == len(cards) else {}
    )
    return {"card": name(cards[0]), **every} if cards and cards[0] in known else {}


def _by_seat(figures: Mapping[str, int]) -> dict[str, str]:
    """Seats to which figures belong: those who make it so much, and what each gets."""
    found = {name.removeprefix(SEAT): value for name, value in sorted(figures.items()) if _of_seat(name)}
    if not found:
        return {}
    make = f"{seats_within(found)} make" if len(found) > 1 else ""
    return {"up_make": make, "up_get": listed([f"seat {seat} gets {value:,}" for seat, value in found.items()])}


def _of_seat(name: str) -> bool:
    return name.startswith(SEAT) and name.removeprefix(SEAT).isdecimal()
