"""The dealer before the trainee: deals by routine, notices nothing, and errs only where the scenario says so."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.games import has_board
from trainer.kernel.pieces import Pieces
from trainer.rules.book import Book
from trainer.rules.course import LAST_STREET
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.rules.routine import act_of, burned, called_off, coming
from trainer.scenarios.director import next_event
from trainer.scenarios.event import Happens, chance
from trainer.scenarios.handling import Handling
from trainer.scenarios.next_hand import FIRST, going_on, hand_of
from trainer.scenarios.places import fault_at
from trainer.scenarios.play import Play
from trainer.scenarios.script import reached

PACE: dict[str, int] = {"pitch": 380, "burn": 700, "lay": 900, "turn": 600, "push-pot": 1200}
USUAL = 800
MOST = 2000


def inheriting(play: Play, law: Book, record: Record) -> Pieces[tuple[g.Gesture, ...]]:
    """What happens between the opening and the trainee, a gesture in a piece; it comes to the record of the opening.

    Raises BadScenario if the takeover is never reached.
    """
    waiting = list(play.scenario.previous)
    for _ in range(MOST):
        yield
        facts = Facts(record, len(record))
        deviations = [each for each in waiting if reached(each.at, facts)]
        if deviations:
            waiting.remove(deviations[0])
            waited = deviations[0].after
            for act in deviations[0].does:
                record.add(dealt(record, _as_it_lies(play, record, act), waited))
                waited = 0
        elif reached(play.scenario.takeover, facts):
            return tuple(record.gestures[len(play.opening) :])
        elif not step(play, record, law):
            break
    raise fault_at(play.scenario, "takeover", "the hand never comes to this moment")


def _as_it_lies(play: Play, record: Record, doing: g.Act | Handling) -> g.Act:
    """The act, on the cards that lie there."""
    if isinstance(doing, Handling):
        return doing.at(record.table, chance(play.seed, "handling", len(record)))
    return doing


def step(play: Play, record: Record, law: Book) -> bool:
    """Let the next thing happen: whatever the director says, else the routine. False when nothing can."""
    event = next_event(play, record, law)
    if isinstance(event, Happens):
        record.add(done(record, event))
        return True
    act = _next_act(play, record)
    if act is None or record.table.over:
        return False
    record.add(dealt(record, act))
    return True


def _next_act(play: Play, record: Record) -> g.Act | None:
    """The routine; where the trainee taps in during the hand after, all that leads on to it as well."""
    act, facts = next(routine(record), None), Facts(record, len(record))
    done = isinstance(act, g.NextHand) if hand_of(facts) == FIRST else act is None
    if play.scenario.takeover.hand == FIRST or not done:
        return act
    return going_on(play.seed, facts, play.setup.button) or act


def routine(record: Record) -> Iterator[g.Act]:
    """What a dealer who notices nothing does next: the routine, on a board with too many cards as on any other."""
    facts = Facts(record, len(record))
    spoken = False
    for one in coming(facts):
        spoken = True
        if one.verb not in ("shuffle", "cut"):
            yield act_of(one, facts)
    if spoken:
        return
    course, down = facts.course, tuple(each.card for each in facts.table.board if not each.up)
    if course.betting or called_off(facts) or facts.table.bets:
        return
    if down:
        yield g.Turn(True, down)
    elif facts.table.board and facts.table.stub and course.street < LAST_STREET[facts.game] and has_board(facts.game):
        yield g.Lay(1, up=True) if burned(facts) else g.Burn()


def done(record: Record, event: Happens) -> g.Gesture:
    """What somebody else does, when the director has it happen."""
    return g.Gesture(max(event.at, _now(record)), event.who, event.act)


def dealt(record: Record, act: g.Act, waited: int = 0) -> g.Gesture:
    """The dealer's act at the pace of an unhurried dealer, after so many milliseconds."""
    return g.Gesture(_now(record) + waited + PACE.get(act.verb, USUAL), g.DEALER, act)


def _now(record: Record) -> int:
    return record.gestures[-1].at if record.gestures else 0
