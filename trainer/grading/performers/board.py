"""Performing on the board: irregular flops, streets dealt again, early cards."""

from trainer.grading.moment import cards_of
from trainer.grading.performers.task import Performer, Task, nothing
from trainer.kernel import gestures as g
from trainer.rules.course import HOLE_CARDS, LAST_STREET
from trainer.rules.routine import deal_order


def scramble(task: Task) -> g.Act:
    return g.Scramble(task.mixed("scramble", tuple(c for c in task.board if c in task.subject)))


def drawn_away(task: Task) -> g.Act | None:
    drawn = task.moment.drawn
    return g.Move("burns", False, (drawn,)) if drawn else None


def one_away(task: Task) -> g.Act:
    return g.Move("burns", False, task.board[:1])


def turn_up(task: Task) -> g.Act | None:
    down = tuple(each.card for each in task.table.board if not each.up)
    return g.Turn(True, down) if down else None


def complete_flop(task: Task) -> g.Act | None:
    if len(task.table.board) > 2:
        return None
    return turn_up(task) or g.Lay(1, True)


def flop(task: Task) -> g.Act | None:
    if task.course.street == 0 and not task.quiet():
        return None
    missing = 3 - len(task.table.board)
    return g.Lay(missing, False) if missing > 0 else turn_up(task)


def street(number: int) -> Performer:
    """The turn (2) or the river (3), once the betting before it is over, with no burn."""

    def lay(task: Task) -> g.Act | None:
        before = task.course.street < number
        lacking = len(task.table.board) == number + 1
        return g.Lay(1, True) if lacking and (task.quiet() or not before) and task.goes_on() else None

    return lay


# --- early cards


def aside(task: Task) -> g.Act:
    return g.Move("aside", task.face(task.subject[0]), task.subject)


def burn_and_lay(task: Task) -> g.Act | None:
    if not task.quiet():
        return None
    return g.Lay(1, True) if task.moment.burns_since("early-card-aside") else g.Burn()


def round_aside(task: Task) -> g.Act:
    """The early cards first, then so many more that every live hand's card lies aside."""
    early = tuple(card for card in task.subject if task.table.where(card) != "aside")
    if early:
        return g.Move("aside", False, early)
    before = len(task.moment.at_onset.aside)
    missing = len(task.course.contesting) - (len(task.table.aside) - before)
    return g.Move("aside", False, cards_of(task.table.stub)[:missing])


def burn_and_street(task: Task) -> g.Act | None:
    if not task.quiet() or not task.goes_on():
        return None
    return stud_card(task) if task.moment.burns_since() else g.Burn()


def stud_card(task: Task) -> g.Act | None:
    """The next card of the coming stud street."""
    coming = task.course.street + 1
    if not task.stud or not task.quiet() or coming > LAST_STREET["stud"]:
        return None
    need = HOLE_CARDS["stud"] + coming
    lacking = [seat for seat in deal_order(task.facts()) if len(task.table.seat(seat).hand) < need]
    return g.Pitch(lacking[0], coming < LAST_STREET["stud"]) if lacking else None


PERFORMERS: dict[str, Performer] = {
    "scramble-the-flop": scramble,
    "floor-draws-the-burn": nothing,
    "one-becomes-the-burn": one_away,
    "drawn-card-leaves-the-board": drawn_away,
    "other-three-are-the-flop": turn_up,
    "next-stub-card-completes-flop": complete_flop,
    "turn-without-second-burn": street(2),
    "river-without-second-burn": street(3),
    "one-burn-for-the-turn": nothing,
    "flop-without-a-burn": flop,
    "turn-without-a-burn": street(2),
    "river-without-a-burn": street(3),
    "street-without-a-burn": stud_card,
    "finish-the-betting": nothing,
    "finish-the-turn-betting": nothing,
    "early-card-aside": aside,
    "early-card-does-not-play": aside,
    "burn-again-and-deal-the-next": burn_and_lay,
    "round-set-aside": round_aside,
    "burn-and-deal-the-street": burn_and_street,
    "deal-the-final-street": nothing,
}
