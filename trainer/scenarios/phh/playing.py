"""A hand of PHH played by pokerkit, action by action: what everybody did, which cards came, who had what at the end."""

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from trainer.kernel.games import has_board
from trainer.kernel.limits import quoted
from trainer.rules.sizes import one_step
from trainer.scenarios.phh.actions import (
    BETTING,
    BOARD,
    CALL,
    DRAW,
    FOLD,
    HOLE,
    NOTE,
    POST,
    RAISE,
    SHOW,
    UNKNOWN,
    Action,
)
from trainer.scenarios.phh.hand import BadHand, Hand, NotDealt, located
from trainer.scenarios.phh.simulation import created, forced, quiet

BOARD_CARDS = 5
SAID = {
    FOLD: "a fold",
    CALL: "a check or call",
    RAISE: "a bet or raise",
    POST: "a bring-in",
    BOARD: "a card for the board",
    HOLE: "a card for a hand",
    SHOW: "showing or mucking",
}


@dataclass(frozen=True, slots=True)
class Done:
    """What a player did: `street` from 0, `player` from 1, `verb` and total `amount` as a script has them."""

    street: int
    player: int
    verb: str
    amount: int = 0


@dataclass
class Played:
    """A hand played to its end. `hole` are the faces each player was dealt, in order, "??" where unknown.

    `mucked` are players who gave up at the showdown, `opener` is who brought it in in stud or opened with a whole bet
    instead; `short` tells that somebody bet or raised all-in for less than a whole bet or raise; `before_award` is
    what everybody had behind when the betting was over, `stacks` at the end, in chips. Players count from 1.
    """

    hole: dict[int, list[str]]
    board: list[str] = field(default_factory=list)
    done: list[Done] = field(default_factory=list)
    mucked: list[int] = field(default_factory=list)
    opener: int = 0
    short: bool = False
    before_award: tuple[int, ...] = ()
    stacks: tuple[int, ...] = ()


def played(hand: Hand) -> Played:
    """The hand as pokerkit plays it. Raises BadHand where an action cannot be, NotDealt where it stops or is no case
    for one board and one dealer.
    """
    _each_card_once(hand)
    play = Played({player: [] for player in range(1, hand.count + 1)})
    with quiet():
        state = _begun(hand)
        for action in hand.actions:
            if action.word == SHOW and not state.status:
                _shown_for_nothing(play, action)
            elif action.word != NOTE:
                forced(state)
                _taken(hand, play, state, action)
        _ended(play, state)
    play.stacks = tuple(map(int, state.stacks))
    return play


def _begun(hand: Hand) -> Any:
    try:
        return created(hand)
    except ValueError as fault:
        raise NotDealt("it cannot be begun as the file tells it") from fault


def _each_card_once(hand: Hand) -> None:
    """No card comes twice, but for those that a player shows of their own."""
    seen: dict[str, int] = {}
    found = []
    for action in hand.actions:
        for face in action.cards if action.word in (HOLE, BOARD) else ():
            if face != UNKNOWN and face in seen:
                found.append((("actions", action.at), f"{face} is dealt twice: it came in action {seen[face] + 1}"))
            seen.setdefault(face, action.at)
    if found:
        raise BadHand(located(hand.raw, found))


# --- action by action ------------------------------------------------------------------------------------------


def _taken(hand: Hand, play: Played, state: Any, action: Action) -> None:
    """Let one action happen and keep what it says."""
    if action.word == DRAW:
        raise _bad(hand, action, f"{hand.variant.name} knows no drawing")
    if action.word == BOARD and len(play.board) + len(action.cards) > BOARD_CARDS:
        raise NotDealt("the board is dealt more than once")
    if action.word == BOARD and not has_board(hand.variant.game):
        raise NotDealt("a stud hand ends with a card for all")
    if action.word in BETTING:
        _in_turn(hand, state, action)
        _keep(hand, play, state, action)
    try:
        _apply(play, state, action)
    except (ValueError, KeyError) as fault:  # pokerkit looks cards up by rank and suit
        raise _bad(hand, action, _why(state, action)) from fault


def _apply(play: Played, state: Any, action: Action) -> None:
    index = action.player - 1
    match action.word:
        case "dh":
            _up_cards_known(play, state, action)
            state.deal_hole("".join(action.cards), index)
            play.hole[action.player] += action.cards
        case "db":
            state.deal_board("".join(action.cards))
            play.board += action.cards
        case "f":
            state.fold()
        case "cc":
            state.check_or_call()
        case "cbr":
            state.complete_bet_or_raise_to(action.amount)
        case "pb":
            state.post_bring_in()
        case "sm":
            _showed(play, state, action)


def _up_cards_known(play: Played, state: Any, action: Action) -> None:
    """Cards that everybody sees must be told: they decide who acts."""
    held = len(play.hole[action.player])
    faces = dict(enumerate(action.cards, held))
    if any(face == UNKNOWN and state.street_index is not None and _shows(state, at) for at, face in faces.items()):
        raise NotDealt("a card that lay face up is unknown")


def _shows(state: Any, number: int) -> bool:
    """Is the card of that number, from 0, dealt face up?"""
    statuses = [up for street in state.streets for up in street.hole_dealing_statuses]
    return number < len(statuses) and bool(statuses[number])


def _showed(play: Played, state: Any, action: Action) -> None:
    """Somebody shows a hand, whole or in part, or gives it up."""
    play.before_award = play.before_award or tuple(state.stacks)
    index, known = action.player - 1, play.hole[action.player]
    if action.cards:
        known = _completed(known, action.cards)
        state.show_or_muck_hole_cards("".join(action.cards), index)
        play.hole[action.player] = known
    else:
        state.show_or_muck_hole_cards(action.shown and UNKNOWN not in known, index)
        if not action.shown or UNKNOWN in known:
            play.mucked.append(action.player)


def _shown_for_nothing(play: Played, action: Action) -> None:
    """The hand is over, and somebody lets the others see what it was."""
    with suppress(ValueError):
        play.hole[action.player] = _completed(play.hole[action.player], action.cards)


def _completed(known: list[str], shown: tuple[str, ...]) -> list[str]:
    """The hand with cards that were unknown in the places that are left. Raises ValueError where they do not fit."""
    more = [face for face in shown if face not in known and face != UNKNOWN]
    if len(shown) != len(known) or len(more) > known.count(UNKNOWN):
        raise ValueError("these are other cards than were dealt")
    left = iter(more)
    return [next(left, UNKNOWN) if face == UNKNOWN else face for face in known]


def _keep(hand: Hand, play: Played, state: Any, action: Action) -> None:
    """Note what the action is before it happens."""
    street = state.street_index
    if action.word == POST or (action.word == RAISE and state.can_post_bring_in()):
        play.opener = action.player
    if action.word == FOLD:
        play.done.append(Done(street, action.player, "fold"))
    elif action.word == CALL:
        verb = "call" if state.checking_or_calling_amount else "check"
        play.done.append(Done(street, action.player, verb))
    elif action.word == RAISE:
        verb = "raise" if max(state.bets) else "bet"
        assert isinstance(action.amount, int)
        play.short = play.short or action.amount < _whole(hand, state)
        play.done.append(Done(street, action.player, verb, action.amount))


def _whole(hand: Hand, state: Any) -> int:
    """The total of the least bet or raise for a player with chips enough."""
    level, size = max(state.bets), state.street.min_completion_betting_or_raising_amount
    if hand.variant.limit == "limit":
        return one_step(level, size)
    return int(level + max(size, state.completion_betting_or_raising_amount))


def _ended(play: Played, state: Any) -> None:
    """Let those show who did not say, and see whether the hand is over."""
    forced(state)
    while state.status and state.showdown_index is not None:
        play.before_award = play.before_award or tuple(state.stacks)
        player = state.showdown_index + 1
        if UNKNOWN in play.hole[player]:
            raise NotDealt("cards that decide who wins are unknown")
        state.show_or_muck_hole_cards()
        if not state.statuses[player - 1]:
            play.mucked.append(player)
    if state.status:
        raise NotDealt("it is not played to its end")


# --- what is wrong ---------------------------------------------------------------------------------------------


def _in_turn(hand: Hand, state: Any, action: Action) -> None:
    if state.actor_index is None:
        raise _bad(hand, action, f"{SAID[action.word]} cannot be here: nobody is to act")
    if state.actor_index != action.player - 1:
        raise _bad(hand, action, f"p{action.player} acts, and it is p{state.actor_index + 1}'s turn")


def _bad(hand: Hand, action: Action, what: str) -> BadHand:
    return BadHand(located(hand.raw, [(("actions", action.at), f"{quoted(action.text)}: {what}")]))


def _why(state: Any, action: Action) -> str:
    """Why the action cannot be, as far as it can be told."""
    if action.word == RAISE and state.actor_index is not None:
        low, high = state.min_completion_betting_or_raising_to_amount, state.max_completion_betting_or_raising_to_amount
        if low is None:
            return "nobody may raise here"
        return f"{action.amount} is no lawful total here: from {low} to {high}"
    if action.word == FOLD:
        return "there is nothing to fold to"
    return f"{SAID[action.word]} cannot be here"
