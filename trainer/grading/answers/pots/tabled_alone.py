"""Who wins by the hands that are tabled alone, where others in the pot were never seen."""

from trainer.grading.answers.letters import begun
from trainer.grading.answers.pots.pots import PotsTold, pots_sentence, pots_told
from trainer.grading.answers.telling import lower
from trainer.kernel import gestures as g
from trainer.rules.awarding import pushes, read_at
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import live, showdown, tabled, was_tabled

NOT_TABLED, GOT, GIVES_BACK = (
    "seat {}'s hand {} tabled: ",
    "{}, but seat {} got {:,} too much.",
    "seat {} gives back {:,}.",
)
ALONE = "unless it is, and is as good or better, "


def of_the_tabled(law: Book, facts: Facts, at: int, without: int = 0, last: int = 0) -> PotsTold | None:
    """The pots as they go if at that gesture count all who haven't tabled but the `last` let their hands go, and the
    seat `without` too.
    """
    then, when = facts.when(at), facts.record.gestures[at - 1].at
    acts = []
    for seat in live(then):
        cards = tuple(each.card for each in then.table.seat(seat).hand)
        if seat == without or (seat != last and not was_tabled(facts, seat)):
            acts.append(g.Gesture(when, g.player(seat), g.Move("muck", False, cards)))
        elif not tabled(then, seat):
            acts.append(g.Gesture(when, g.player(seat), g.Turn(True, cards)))
    record = facts.record.otherwise((*facts.record.gestures[:at], *acts))
    return pots_told(law, Facts(record, len(record))) if record is not None else None


def unseen(facts: Facts, at: int) -> list[int]:
    """Who had a hand at that gesture count and has it still, never tabled."""
    now = facts.table
    return [seat for seat in live(facts.when(at)) if now.seat(seat).hand and not was_tabled(facts, seat)]


def pushed_unseen(law: Book, facts: Facts) -> str:
    """Who wins by the hands that are tabled, where a pot went to one that wasn't; "" where none did."""
    at = read_at(facts)
    then = facts.when(at)
    if not showdown(then) or not any(tabled(then, seat) for seat in live(then)):
        return ""
    had: dict[int, int] = {}
    for (_, seat), amount in pushes(facts).items():
        had[seat] = had.get(seat, 0) + amount
    wrong = [seat for seat in live(then) if not tabled(then, seat) and had.get(seat) and _whole(then, seat)]
    pots = of_the_tabled(law, facts, at) if len(wrong) == 1 else None
    if pots is None or not pots.won:
        return ""
    seat = wrong[0]
    much = had[seat] - sum(amount for each in pots.pots for winner, amount in each.wins if winner == seat)
    return _too_much(facts, at, pots, seat, much) if much > 0 else ""


def _whole(then: Facts, seat: int) -> bool:
    """Does the seat hold all cards that it had when the betting was over?"""
    had = then.record.tables[showdown(then)].seat(seat).hand
    return len(then.table.seat(seat).hand) == len(had)


def _too_much(facts: Facts, at: int, pots: PotsTold, seat: int, much: int) -> str:
    open_still = unseen(facts, at)
    unless = ALONE if open_still == [seat] else unless_beaten(facts, at)
    begins = "" if was_tabled(facts, seat) else NOT_TABLED.format(seat, "isn't" if seat in open_still else "wasn't")
    told = GOT.format(lower(pots_sentence(pots).removesuffix(".")), seat, much)
    told = told if pots.known else GIVES_BACK.format(seat, much)
    return begun(f"{begins}{unless}{told}")


def unless_beaten(facts: Facts, at: int) -> str:
    """ "unless seat 3 tables a hand as good or better, ", of those who may still table; "" for nobody."""
    seats = [str(seat) for seat in unseen(facts, at)]
    return f"unless seat {' or '.join(seats)} tables a hand as good or better, " if seats else ""
