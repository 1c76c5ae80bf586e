"""A film as its page shows it: the dealer and the stakes before, the questions at the stop, the truth at the end."""

from collections.abc import Mapping
from datetime import datetime

from trainer.grading.assessment import AuthorityGrade, How, MatterGrade
from trainer.grading.captions import done_words
from trainer.grading.films.asking import NOTHING, Asked
from trainer.grading.films.distractors import SAID
from trainer.grading.films.film import Fault, Film
from trainer.grading.films.judging import Judged, Stopped
from trainer.grading.said import cite_decision
from trainer.grading.telling.wrong import what_was_wrong
from trainer.progress.films import JudgedFilm
from trainer.rules.book import book
from trainer.rules.kinds import OF_HANDS
from trainer.rules.steps import STEPS
from trainer.ui.desk.acts import clock
from trainer.ui.desk.compared import link
from trainer.ui.desk.houses import pill
from trainer.ui.desk.stakes import stakes_line
from trainer.ui.play.picture_of import words_at
from trainer.ui.screens.judge_models import AskedView, FilmView, LineView, MomentView, OptionView, TruthView
from trainer.ui.screens.rules_models import LinkView

DEALERS = ("Kenji", "Maria", "Devon", "Priya", "Luis", "Amara", "Tom", "Sofia")
TITLES = {
    Stopped.EARLY: "You stopped too early",
    Stopped.LATE: "You stopped too late",
    Stopped.FALSE_ALARM: "Nothing was wrong",
    Stopped.MISSED: "You missed a mistake",
    Stopped.LET_GO_ON: "Right, nothing was wrong",
}
STOPS = {
    Stopped.IN_TIME: "You stopped the hand in time.",
    Stopped.EARLY: "The dealer had done nothing wrong yet. The table now shows the moment of the mistake.",
    Stopped.LATE: "The mistake was already fixed. The table now shows when it happened.",
    Stopped.FALSE_ALARM: "The dealer did everything right in this hand.",
    Stopped.MISSED: "The table now shows the moment of the mistake.",
    Stopped.LET_GO_ON: "You let a clean hand continue.",
}
FEW, ASKED = 2, 3
TAPS_IN = "The dealer takes the box."


def film_view(film: Film, right: int, judged: int) -> FilmView:
    """The film with the score before it: so many right of so many that were judged."""
    dealer = DEALERS[film.seed % len(DEALERS)]
    return FilmView(pill(film.book), f"{dealer} is dealing", stakes_line(film.record.setup), score(right, judged))


def score(right: int, judged: int) -> str:
    """What the bar says of the hands so far."""
    return f"{right} of {judged} right" if judged else "Not counted toward any rule"


def asked_view(each: Asked) -> AskedView:
    """A question without its answer."""
    options = tuple(OptionView(one.key, one.says, one.at) for one in each.options)
    return AskedView(each.key, each.says, options, NOTHING if each.key == "what" else "")


def moment_view(film: Film, at: int) -> MomentView:
    """When the film stands there, and what was done last."""
    gestures = film.record.gestures
    began = gestures[film.start - 1].at if film.start else 0
    passed = gestures[at - 1].at - began if at else 0
    does = done_words(film.record, at - 1) if at > film.start else TAPS_IN
    says = words_at(film.record, at - 1) if at > film.start and not gestures[at - 1].seat else ""
    return MomentView(clock(passed), f"{does} \u201c{says}\u201d" if says else does)


def kept(film: Film, profile: int, result: Judged, at: int | None, judged: datetime) -> JudgedFilm:
    """The film as it is stored: how it was stopped, and which answers counted."""
    what, who, then = result.answers if len(result.answers) == ASKED else (None, None, None)
    edition = book(film.book).ledger.edition
    made = (film.scenario, film.way, film.seed)
    return JudgedFilm(profile, film.book, edition, *made, result.stopped, at, what, who, then, result.right, judged)


def truth_view(film: Film, asked: tuple[Asked, ...], given: Mapping[str, str], result: Judged) -> TruthView:
    """What was wrong, who decides and what comes next, with the paragraphs."""
    steps, links, sense = paper_of(film)
    return TruthView(
        mark=_mark(result),
        title=_title(result),
        stop=f"{STOPS[result.stopped]} {_dealers(film.fault)}".rstrip(),
        lines=tuple(line_of(each, given.get(each.key, ""), _happened(film)) for each in asked),
        steps=steps,
        links=links,
        sense=sense,
        notes=tuple(dict.fromkeys(map(_note, film.handled))),
    )


def _dealers(fault: Fault | None) -> str:
    """What the dealer did wrong about it, in a sentence."""
    if fault is None:
        return ""
    if fault.grade.own:
        return "It was the dealer’s own mistake."
    if fault.grade.noticed.how is How.MISSED:
        return "The dealer went on without fixing the mistake."
    if fault.grade.authority is AuthorityGrade.WRONG:
        return "The dealer decided without the floor."
    return "The dealer made the mistake worse." if fault.grade.harms else "The dealer didn’t take every step."


def _mark(result: Judged) -> str:
    if result.right:
        return "right"
    return {Stopped.LATE: "late", Stopped.FALSE_ALARM: "alarm"}.get(result.stopped, "wrong")


def _title(result: Judged) -> str:
    if result.stopped is not Stopped.IN_TIME:
        return TITLES[result.stopped]
    return "Right" if result.right else f"{sum(result.answers)} of {len(result.answers)} right"


def _happened(film: Film) -> str:
    """What went wrong, in a sentence with its seat and its street."""
    return what_was_wrong(film.record, film.fault.grade.matter) if film.fault else ""


def paper_of(film: Film) -> tuple[tuple[str, ...], tuple[LinkView, ...], str]:
    """The law on what came up: all its steps, its paragraphs, and what the first of them says."""
    return _steps(film), _links(film), _sense(film)


def line_of(each: Asked, given: str, happened: str = "") -> LineView:
    """A question with its answer and what was wrongly given; what `happened` instead of the words of an option."""
    words = {one.key: f"{one.says}{f' ({one.of})' if one.of else ''}" for one in each.options}
    mark = "unjudged" if not given else "right" if given in each.accepted else "wrong"
    right = next((one.says for one in each.options if one.key == each.right), "")
    answer = happened if each.key == "what" and happened else right
    return LineView(mark, each.says, answer, words[given] if mark == "wrong" else "")


def _steps(film: Film) -> tuple[str, ...]:
    """All the steps, where the answer has no room for them."""
    ruling = film.fault.grade.decision.ruling if film.fault else None
    steps = tuple(dict.fromkeys(STEPS[step.key].says for step in ruling.steps)) if ruling else ()
    return steps if len(steps) > SAID else ()


def _links(film: Film) -> tuple[LinkView, ...]:
    if film.fault is None:
        return ()
    cited = cite_decision(film.fault.grade.decision)
    return tuple(dict.fromkeys(link(each.book, each.at) for each in cited))[:FEW]


def _sense(film: Film) -> str:
    """What the first of the paragraphs says."""
    cited = cite_decision(film.fault.grade.decision) if film.fault else ()
    return next((each.says for each in cited), "")


def _note(grade: MatterGrade) -> str:
    return f"{OF_HANDS[grade.matter.kind].says}. The dealer handled it right, so it isn’t the dealer’s mistake."
