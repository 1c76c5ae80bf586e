"""A hand of PHH played by pokerkit, action by action: what everybody did, which cards came, who had what at the end."""

from collections.abc import Iterable
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
    UNKNOWN,
    Action,
)
from trainer.scenarios.phh.hand import BadHand, Hand, NotDealt, located
from trainer.scenarios.phh.shown import GIVEN_UP, UNSEEN, shown
from trainer.scenarios.phh.simulation import created, forced, quiet
from trainer.scenarios.phh.upcards import filled

BOARD_CARDS = 5
SAID = {
    FOLD: "a fold",
    CALL: "a check or call",
    RAISE: "a bet or raise",
    POST: "a bring-in",
    BOARD: "a card for the board",
    HOLE: "a card for a hand",
}
UP_CARD = "a card that was face up is unknown"
UNKNOWN_CARDS = "cards that decide who wins are unknown"
NOT_PLAYED = "it can't be played as the file says"
NOT_ENDED = "it isn't played to the end"
NOBODY_LEFT = "all players give up at the showdown, and no one is left to win"


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

    `mucked` are players who gave up at the showdown, `opener` is who brought it in in stud or opened with a full bet
    instead; `short` is which of `done` first bet or raised all-in for less than a full bet or raise on each street;
    `before_award` is what everybody had behind when the betting was over, `put_in` what they had put in by then,
    `stacks` at the end, in chips. Players count from 1.
    """

    hole: dict[int, list[str]]
    board: list[str] = field(default_factory=list)
    done: list[Done] = field(default_factory=list)
    mucked: list[int] = field(default_factory=list)
    opener: int = 0
    short: dict[int, int] = field(default_factory=dict)
    before_award: tuple[int, ...] = ()
    put_in: tuple[int, ...] = ()
    stacks: tuple[int, ...] = ()


def played(hand: Hand) -> Played:
    """The hand as pokerkit plays it. Raises BadHand where an action cannot be, NotDealt where it stops or is no case
    for one board and one dealer.

    Hands are shown when it is time, wherever the file tells it; who never acts again has folded.
    """
    _each_card_once(hand)
    told = shown(hand)
    if told.found:
        raise BadHand(located(hand.raw, ((("actions", at), _said(hand.actions[at], what)) for at, what in told.found)))
    actions, guessed = filled(hand, told.actions, told.how)
    try:
        return _played(hand, actions, told.how)
    except BadHand as fault:
        if guessed:
            raise NotDealt(UP_CARD) from fault
        raise
    except AssertionError as fault:  # what pokerkit does not expect, it asserts
        raise NotDealt(NOT_PLAYED) from fault


def _played(hand: Hand, actions: tuple[Action, ...], how: dict[int, str]) -> Played:
    play = Played({player: [] for player in range(1, hand.count + 1)})
    with quiet():
        state = _begun(hand)
        for at, action in enumerate(actions):
            if action.word != NOTE:
                forced(state)
                _let_fold(play, state, action, actions[at:], how)
                _taken(hand, play, state, action, how)
        folded = _let_go(hand, play, state, how)
        _ended(play, state, how)
    play.stacks = tuple(map(int, state.stacks))
    if folded and hand.finishing and hand.finishing != play.stacks:
        raise NotDealt(NOT_ENDED)
    return play


def _begun(hand: Hand) -> Any:
    try:
        return created(hand)
    except ValueError as fault:
        raise NotDealt("it can't be started as the file says") from fault


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


def _let_fold(play: Played, state: Any, action: Action, ahead: tuple[Action, ...], how: dict[int, str]) -> None:
    """Who is to act while others go on, and never acts again, has folded; real logs leave such folds out."""
    while state.status and state.actor_index is not None and state.actor_index != action.player - 1:
        if not _gone(state.actor_index + 1, ahead, how) or not state.can_fold():
            return
        _folds(play, state)


def _gone(player: int, ahead: Iterable[Action], how: dict[int, str]) -> bool:
    """Does a player neither act, nor get a card, nor show a hand any more?"""
    return how.get(player, GIVEN_UP) == GIVEN_UP and not any(each.player == player for each in ahead if each.word)


def _taken(hand: Hand, play: Played, state: Any, action: Action, how: dict[int, str]) -> None:
    """Let one action happen and keep what it says."""
    if action.word == DRAW:
        raise _bad(hand, action, f"{hand.variant.name} has no draw")
    if action.word == BOARD and len(play.board) + len(action.cards) > BOARD_CARDS:
        raise NotDealt("the board is dealt more than once")
    if action.word == BOARD and not has_board(hand.variant.game):
        raise NotDealt("a stud hand ends with a community card")
    if action.word in BETTING:
        _in_turn(hand, state, action)
        _keep(hand, play, state, action)
    elif state.status and state.showdown_index is not None:
        _show_down(play, state, how)
        forced(state)
    if play.before_award and UNKNOWN in action.cards:
        raise NotDealt(UNKNOWN_CARDS)
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


def _up_cards_known(play: Played, state: Any, action: Action) -> None:
    """Cards that everybody sees must be told: they decide who acts."""
    held = len(play.hole[action.player])
    faces = dict(enumerate(action.cards, held))
    if any(face == UNKNOWN and state.street_index is not None and _shows(state, at) for at, face in faces.items()):
        raise NotDealt(UP_CARD)


def _shows(state: Any, number: int) -> bool:
    """Is the card of that number, from 0, dealt face up?"""
    statuses = [up for street in state.streets for up in street.hole_dealing_statuses]
    return number < len(statuses) and bool(statuses[number])


def _show_down(play: Played, state: Any, how: dict[int, str]) -> None:
    """Everybody who is left shows or gives up, as the file says of them; who did not say shows a hand that wins.

    Raises NotDealt where cards that decide who wins are unknown, or where nobody is left to win.
    """
    play.before_award = play.before_award or tuple(state.stacks)
    play.put_in = play.put_in or _put_in(state)
    if UNKNOWN in play.board:
        raise NotDealt(UNKNOWN_CARDS)
    left = [at + 1 for at in state.showdown_indices]
    giving = [player for player in left if how.get(player) in (UNSEEN, GIVEN_UP) and UNKNOWN in play.hole[player]]
    giving += [player for player in left if how.get(player) == GIVEN_UP and player not in giving]
    if len(giving) == len(left):  # one who shows none of the cards wins where all others give up
        kept = [player for player in giving if how[player] == UNSEEN]
        if len(kept) > 1:
            raise NotDealt(UNKNOWN_CARDS)
        if not kept:
            raise NotDealt(NOBODY_LEFT)
        giving.remove(kept[0])
    for player in sorted(left, key=giving.__contains__, reverse=True):
        if state.status and state.showdown_index is not None and player - 1 in state.showdown_indices:
            _showed(play, state, player, player in giving, how)


def _showed(play: Played, state: Any, player: int, gives_up: bool, how: dict[int, str]) -> None:
    """One player shows a hand, whole or in part, or gives it up."""
    held = play.hole[player]
    if gives_up:
        state.show_or_muck_hole_cards(False, player - 1)
    elif player in how:
        state.show_or_muck_hole_cards("".join(held), player - 1)
    elif UNKNOWN in held:
        raise NotDealt(UNKNOWN_CARDS)
    else:
        state.show_or_muck_hole_cards(None, player - 1)
        gives_up = not state.statuses[player - 1]
    if gives_up:
        play.mucked.append(player)


def _put_in(state: Any) -> tuple[int, ...]:
    """What everybody has put in by now."""
    return tuple(start - stack for start, stack in zip(state.starting_stacks, state.stacks, strict=True))


def _keep(hand: Hand, play: Played, state: Any, action: Action) -> None:
    """Note what the action is before it happens."""
    street = state.street_index
    if action.word == POST or (action.word == RAISE and state.can_post_bring_in()):
        play.opener = action.player
    if action.word == FOLD:
        play.put_in = _put_in(state)
        play.done.append(Done(street, action.player, "fold"))
    elif action.word == CALL:
        verb = "call" if state.checking_or_calling_amount else "check"
        play.done.append(Done(street, action.player, verb))
    elif action.word == RAISE:
        verb = "raise" if max(state.bets) else "bet"
        assert isinstance(action.amount, int)
        if action.amount < _whole(hand, state):
            play.short.setdefault(street, len(play.done))
        play.done.append(Done(street, action.player, verb, action.amount))


def _whole(hand: Hand, state: Any) -> int:
    """The total of the least bet or raise for a player with chips enough."""
    level, size = max(state.bets), state.street.min_completion_betting_or_raising_amount
    if hand.variant.limit == "limit":
        return one_step(level, size)
    return int(level + max(size, state.completion_betting_or_raising_amount))


def _let_go(hand: Hand, play: Played, state: Any, how: dict[int, str]) -> bool:
    """Where the file breaks off: did those fold who are still to act, and by what it says gave up or won nothing?"""
    forced(state)
    won, before = {at for at, more in enumerate(_gains(hand), 1) if more > 0}, len(play.done)
    while state.status and state.actor_index is not None and state.can_fold():
        player = state.actor_index + 1
        if player in won or not (won or how.get(player) == GIVEN_UP):
            break
        _folds(play, state)
    return len(play.done) > before


def _folds(play: Played, state: Any) -> None:
    play.done.append(Done(state.street_index, state.actor_index + 1, "fold"))
    play.put_in = _put_in(state)
    state.fold()
    forced(state)


def _ended(play: Played, state: Any, how: dict[int, str]) -> None:
    """Let those show who did not say, and see whether the hand is over."""
    while state.status and state.showdown_index is not None:
        _show_down(play, state, how)
        forced(state)
    if state.status:
        raise NotDealt(NOT_ENDED)


def _gains(hand: Hand) -> tuple[int, ...]:
    """What the file says that everybody won; empty where it does not tell."""
    if hand.winnings:
        return hand.winnings
    return tuple(end - start for start, end in zip(hand.stacks, hand.finishing, strict=False))


# --- what is wrong ---------------------------------------------------------------------------------------------


def _in_turn(hand: Hand, state: Any, action: Action) -> None:
    if state.actor_index is None:
        raise _bad(hand, action, f"{SAID[action.word]} can't come here: the action is on no one")
    if state.actor_index != action.player - 1:
        raise _bad(hand, action, f"p{action.player} acts, but it is p{state.actor_index + 1}'s turn")


def _bad(hand: Hand, action: Action, what: str) -> BadHand:
    return BadHand(located(hand.raw, [(("actions", action.at), _said(action, what))]))


def _said(action: Action, what: str) -> str:
    return f"{quoted(action.text)}: {what}"


def _why(state: Any, action: Action) -> str:
    """Why the action cannot be, as far as it can be told."""
    if action.word == RAISE and state.actor_index is not None:
        low, high = state.min_completion_betting_or_raising_to_amount, state.max_completion_betting_or_raising_to_amount
        if low is None:
            return "no one may raise here"
        return f"{action.amount} isn't a legal total here: from {low} to {high}"
    if action.word == FOLD:
        return "there is nothing to fold to"
    if state.actor_index is not None:
        return f"{SAID[action.word]} can't come here: p{state.actor_index + 1} is to act"
    return f"{SAID[action.word]} can't come here"
