"""Quick drills at the desk: what can be played at a house and how it went, and the words around a question."""

from dataclasses import replace
from datetime import datetime

from trainer.grading.engine import engine
from trainer.progress.rounds import Answered, Best
from trainer.progress.rounds import Round as Begun
from trainer.quickfire.kind import Kind
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.rounds import Making, Round
from trainer.quickfire.spot import Spot
from trainer.rules.book import book, ledger_digest
from trainer.rules.corrected import known_to
from trainer.rules.practice import NO_RULE
from trainer.study.library import Kind as Way
from trainer.study.library import library
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import houses, pill
from trainer.ui.desk.moments import when
from trainer.ui.desk.readings import reading_notes
from trainer.ui.desk.slips import closest
from trainer.ui.drill.round import Given, Played
from trainer.ui.drill.words import minutes
from trainer.ui.screens.models import NoteView, SlipView
from trainer.ui.screens.quick_models import QuickDrillView, QuickView

SILENT = "This rulebook has no rule for that. The floor or common practice decides."


def quick_view(desk: Desk, waiting: str = "", now: datetime | None = None) -> QuickView:
    """The page at the desk's house; `waiting` is the round that waits, in a sentence. Raises StoreTrouble."""
    due = _due(desk, now or datetime.now().astimezone())
    best = desk.store.best_rounds(desk.profile.id, desk.house)
    last = desk.store.last_rounds(desk.profile.id, desk.house)
    law = book(desk.house)
    drills = tuple(
        replace(
            _drill(each, best.get(each.key), last.get(each.key), each.speaks(law)), due=each.key in due & last.keys()
        )
        for each in KINDS.values()
    )
    return QuickView(houses(), desk.house, drills, waiting)


def _due(desk: Desk, now: datetime) -> frozenset[str]:
    """The drills that test a rule in a part that is due."""
    memories = desk.store.memories(desk.profile.id, desk.house)
    points = {(each.rule, each.part) for each in memories if each.reviews and each.due <= now}
    rounds = (each for each in library(desk.house).activities if each.kind is Way.ROUND)
    return frozenset(each.key for each in rounds if points & each.tests)


def _drill(kind: Kind, best: Best | None, last: datetime | None, speaks: bool) -> QuickDrillView:
    view = QuickDrillView(
        kind.key,
        kind.title,
        kind.says,
        f"{kind.target // 1000} s",
        best_words(best),
        f"last {when(last)}" if last is not None else "not played yet",
        "" if speaks else SILENT,
    )
    if best is None:
        return view
    pace = best.ms / max(1, best.planned)
    return replace(view, right=best.right, of=best.planned, pace=f"{pace / 1000:.1f} s a hand", slow=pace > kind.target)


def best_words(best: Best | None) -> str:
    """ "11 of 12 · 1:34", "" for none."""
    return f"{best.right} of {best.planned} · {minutes(best.ms)}" if best else ""


def making(begun: Round) -> Making:
    """The questions of a round in the making."""
    return Making(KINDS[begun.kind], book(begun.book), begun.seed, begun.size)


# --- what is kept ----------------------------------------------------------------------------------------------


def begun(desk: Desk, played: Round, started: datetime) -> Begun:
    """A round that begins at a moment, as it is kept: at its own house, whichever is chosen by now."""
    law = book(played.book)
    made = (engine(), ledger_digest(law), known_to(law.key))
    return Begun(desk.profile.id, played.book, law.ledger.edition, played.kind, played.size, started, *made)


def answered(given: Given, now: datetime) -> Answered:
    """An answer as it is kept."""
    cited = given.spot.citations
    return Answered(
        drill=given.spot.kind,
        seed=given.spot.seed,
        answer=given.answer,
        right=given.right,
        ms=given.result.ms,
        target=given.spot.target,
        paragraphs=tuple(f"{each.book}:{each.at}" for each in cited),
        rules=tuple(dict.fromkeys(each.rule for each in cited if each.rule)),
        answered=now,
    )


def compared(played: Played, best: Best | None) -> str:
    """The round beside the best one before it."""
    if best is None:
        return "Your first full round here. This is the one to beat."
    if played.round.score > (best.right, -best.ms):
        return f"New personal best. Your old one: {best_words(best)}."
    return f"Your best here is still {best_words(best)}."


# --- the paragraph on paper ------------------------------------------------------------------------------------


def spot_slip(spot: Spot) -> SlipView:
    """What the house's book says on a question; common practice is told as such."""
    main = next((each for each in spot.decisions if each.citations), None)
    if main is None:
        return _without_rule(spot)
    first = closest(main.citations)
    text = " ".join(dict.fromkeys(each.says for each in main.citations))
    title = main.ruling.says if main.ruling else "The floor decides"
    return SlipView(
        first.at,
        pill(first.book),
        _sentence(title),
        text,
        (*_readings(spot), *_sent(spot), *_more(spot, main.citations)),
    )


def _without_rule(spot: Spot) -> SlipView:
    if spot.practices:
        said = " ".join(each.says for each in spot.practices)
        notes = (NoteView("practice", NO_RULE),)
        return SlipView(
            "Routine", pill(spot.book), "Common practice", said, (*notes, *_readings(spot), *_more(spot, ()))
        )
    text = "This rulebook doesn’t cover that. The floor decides."
    return SlipView("", pill(spot.book), "Not covered by this rulebook", text, (*_readings(spot), *_more(spot, ())))


def _readings(spot: Spot) -> tuple[NoteView, ...]:
    return reading_notes(each.reading for each in spot.citations)


def _sent(spot: Spot) -> tuple[NoteView, ...]:
    """Where the house itself is silent and sends to another book."""
    found = [each for each in spot.decisions if each.fallback is not None]
    return tuple(
        NoteView(
            "plain" if each.confirmed else "unconfirmed",
            f"{pill(each.book)} refers here in {each.fallback.at}: {each.label}.",
        )
        for each in found[:1]
        if each.fallback is not None
    )


def _more(spot: Spot, told: tuple[object, ...]) -> tuple[NoteView, ...]:
    rest = [each for each in spot.citations if each not in told]
    notes = [NoteView("plain", f"{each.at}: {each.says}") for each in rest]
    practice = [NoteView("practice", each.says) for each in spot.practices] if told else []
    return (*notes, *practice)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
