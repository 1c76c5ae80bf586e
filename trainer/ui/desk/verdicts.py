"""What stands after an answer: every option with its reason, where else it would be right, and the paragraph."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from trainer.kernel.listed import listed
from trainer.questions.model import Asked, Choice, Cite, Form, Given, Marked, Reason
from trainer.rules.book import book
from trainer.rules.houses import BOOKS
from trainer.rules.topics import title
from trainer.ui.desk.compared import link
from trainer.ui.desk.houses import pill, short
from trainer.ui.desk.readings import ASK, reading_notes
from trainer.ui.desk.rules import said
from trainer.ui.screens.models import NoteView, SlipView
from trainer.ui.screens.question_models import CiteView, ReasonView, VerdictView

Groups = tuple[tuple[str, tuple[ReasonView, ...]], ...]
ALL_RIGHT = "All the right ones and no others."
SILENT = "This house’s rulebook leaves this open."
TAGS = {"silent": "Not covered", "reading": ASK, "unconfirmed": "Unconfirmed"}
FLOOR = "Not covered. Stop the action, call the floor, follow the ruling."


def verdict(asked: Asked, given: Given, marked: Marked) -> VerdictView:
    """How an answer went, as the screen tells it."""
    told, line = BY_FORM[asked.form](asked, given, marked)
    groups = _cited_once(told)
    main = _main(asked)
    slip = _slip(asked, main)
    other = elsewhere(asked, _taken(asked, given)) if not marked.right else ""
    return VerdictView(
        marked.right,
        "Right" if marked.right else "Wrong at this house" if other else "Wrong",
        " ".join(filter(None, (other, line))),
        groups,
        slip,
        _cite(asked, main) if main is not None else None,
        tuple(each.place for each in asked.targets if each.right),
        next((TAGS[each.kind] for each in slip.notes if each.kind in TAGS), "") if slip is not None else "",
    )


# --- where else it would be right ----------------------------------------------------------------------------------


def elsewhere(asked: Asked, reasons: Iterable[Reason]) -> str:
    """ "That would be right at Metropolitan and UPT." for a wrong answer that other houses accept, else ""."""
    found = [frozenset(each.right_at) - {asked.book} for each in reasons]
    houses = frozenset.intersection(*found) if found else frozenset[str]()
    names = [short(key) for key in BOOKS if key in houses]
    return f"That would be right at {listed(names)}." if names else ""


def _taken(asked: Asked, given: Given) -> tuple[Reason, ...]:
    """The reasons of what was wrongly taken, if one thing was."""
    if asked.form in (Form.ONE, Form.TRUE_FALSE):
        return (asked.choices[given.chosen[0]].reason,)
    if asked.form is Form.RULING:
        chosen = [asked.choices[given.chosen[0]], asked.deciders[given.decider or 0]]
        return tuple(each.reason for each in chosen if not each.right)
    if asked.form is Form.NUMBER and asked.amount is not None:
        return tuple(reason for value, reason in asked.amount.mistakes if value == given.number)
    return tuple(each.reason for each in asked.targets if each.place == given.place)


def given_words(asked: Asked, given: Given) -> str:
    """What was answered, in words."""
    if given.number is not None:
        return _amount(given.number, asked.amount.unit if asked.amount is not None else "")
    if given.place:
        return next((each.text for each in asked.targets if each.place == given.place), given.place)
    who = (asked.deciders[given.decider].text,) if given.decider is not None else ()
    return "; ".join((*who, *(asked.choices[place].text for place in given.chosen)))


# --- form by form --------------------------------------------------------------------------------------------------


def _cited_once(groups: Groups) -> Groups:
    """The same with each set of paragraphs where it is right, and not again under every option that rests on them."""
    every = [each for _, reasons in groups for each in reasons]
    first: dict[tuple[CiteView, ...], ReasonView] = {}
    for each in sorted(every, key=lambda each: each.mark != "right"):
        first.setdefault(each.cites, each)

    def told(each: ReasonView) -> ReasonView:
        return each if first[each.cites] is each else replace(each, cites=())

    return tuple((heading, tuple(map(told, reasons))) for heading, reasons in groups)


def _one(asked: Asked, given: Given, marked: Marked) -> tuple[Groups, str]:
    reasons = tuple(_choice(asked, each, place in given.chosen) for place, each in enumerate(asked.choices))
    right = " / ".join(each.text for each in asked.choices if each.right)
    return (("", reasons),), marked.reasons[0].why if marked.right else f"Right here: {right.rstrip('.')}."


def _true_false(asked: Asked, given: Given, marked: Marked) -> tuple[Groups, str]:
    groups, _ = _one(asked, given, marked)
    return groups, asked.choices[given.chosen[0]].reason.why


def _several(asked: Asked, given: Given, marked: Marked) -> tuple[Groups, str]:
    reasons = tuple(_ticked(asked, each, place in given.chosen) for place, each in enumerate(asked.choices))
    missed = sum(each.right and place not in given.chosen for place, each in enumerate(asked.choices))
    ticked = sum(not asked.choices[place].right for place in given.chosen)
    told = [f"missed {missed} right {_ones(missed)}" if missed else ""]
    told += [f"chose {ticked} wrong {_ones(ticked)}" if ticked else ""]
    return (("", reasons),), ALL_RIGHT if marked.right else f"You {listed([each for each in told if each])}."


def _ticked(asked: Asked, choice: Choice, yours: bool) -> ReasonView:
    """An option among several: what was rightly left alone is no fault, and what was missed is one."""
    if yours:
        return _choice(asked, choice, yours)
    if choice.right:
        return replace(_choice(asked, choice, yours, "Right, missed"), mark="missed")
    return _choice(asked, choice, yours, "Correctly left out")


def _ones(count: int) -> str:
    return "one" if count == 1 else "ones"


def _ruling(asked: Asked, given: Given, marked: Marked) -> tuple[Groups, str]:
    who = [
        _choice(asked, each, place == given.decider)
        for place, each in enumerate(asked.deciders)
        if each.right or place == given.decider
    ]
    (_, what), *_ = _one(asked, given, marked)[0]
    well = {part: "right" if right else "wrong" for part, right in marked.parts}
    line = f"Who decides: {well.get('authority', 'not asked')}. What happens: {well.get('remedy', 'not asked')}."
    return (("Who decides", tuple(who)), ("What happens", what)), line


def _number(asked: Asked, given: Given, marked: Marked) -> tuple[Groups, str]:
    amount = asked.amount
    assert amount is not None and given.number is not None
    known = dict(amount.mistakes)
    right = " or ".join(_amount(each, amount.unit) for each in amount.right)
    said_ = _amount(given.number, amount.unit)
    shown = [replace(_told(asked, right, True, amount.reason), yours=marked.right)]
    if not marked.right:
        own = known.get(given.number, Reason("", ()))
        shown.insert(0, replace(_told(asked, said_, False, own), yours=True))
    others = [_told(asked, _amount(x, amount.unit), False, why) for x, why in known.items() if x != given.number]
    groups: Groups = (("", tuple(shown)),)
    groups += (("Common wrong answers", tuple(map(_passed, others))),) if others else ()
    return groups, amount.reason.why if marked.right else f"You said {said_}. The answer is {right}."


def _amount(value: int, unit: str) -> str:
    single = unit[:-1] if value == 1 and unit.endswith("s") else unit
    return f"{value:,} {single}".strip()


def _order(asked: Asked, given: Given, _marked: Marked) -> tuple[Groups, str]:
    steps = sorted(
        (place for place, each in enumerate(asked.choices) if each.right), key=lambda x: asked.choices[x].number
    )
    wanted = [asked.choices[place].number for place in steps]
    shown = [_step(asked, given, place, wanted) for place in steps]
    idle = [
        _choice(asked, each, place in given.chosen, "Not needed")
        for place, each in enumerate(asked.choices)
        if not each.right
    ]
    groups: Groups = (("The order", tuple(shown)), *((("Not needed", tuple(idle)),) if idle else ()))
    well = sum(each.mark == "right" for each in shown)
    return groups, f"{well} of {len(shown)} steps in the right place."


def _step(asked: Asked, given: Given, place: int, wanted: list[int]) -> ReasonView:
    """A step where it belongs, and where the trainee had it."""
    choice = asked.choices[place]
    at = given.chosen.index(place) if place in given.chosen else None
    well = at is not None and wanted[at] == choice.number
    word = "Right" if well else "You left it out" if at is None else f"You put it at {at + 1}."
    told = _told(asked, choice.text, well, choice.reason)
    told = told if at is not None else replace(told, mark="missed")
    return replace(told, word=word.rstrip("."), place=str(wanted.index(choice.number) + 1), elsewhere="")


def _point(asked: Asked, given: Given, marked: Marked) -> tuple[Groups, str]:
    known = {each.place: each for each in asked.targets}
    right = [each for each in asked.targets if each.right]
    shown = [replace(_told(asked, each.text, True, each.reason), yours=each.place == given.place) for each in right]
    if not marked.right:
        own = known.get(given.place)
        words, why = (own.text, own.reason) if own is not None else ("Something else", Reason("", ()))
        shown.insert(0, replace(_told(asked, words, False, why), yours=True))
    passed = [each for each in asked.targets if not each.right and each.place != given.place]
    others = [_passed(_told(asked, each.text, False, each.reason)) for each in passed]
    groups: Groups = (("", tuple(shown)), *((("Other places", tuple(others)),) if others else ()))
    line = right[0].reason.why if marked.right else f"Right here: {' or '.join(each.text for each in right)}."
    return groups, line


BY_FORM: dict[Form, Callable[[Asked, Given, Marked], tuple[Groups, str]]] = {
    Form.ONE: _one,
    Form.SEVERAL: _several,
    Form.TRUE_FALSE: _true_false,
    Form.NUMBER: _number,
    Form.ORDER: _order,
    Form.POINT: _point,
    Form.RULING: _ruling,
}


def _choice(asked: Asked, choice: Choice, yours: bool, word: str = "") -> ReasonView:
    told = _told(asked, choice.text, choice.right, choice.reason)
    told = told if yours or choice.right else _passed(told)
    return replace(told, yours=yours, word=word or told.word)


def _passed(told: ReasonView) -> ReasonView:
    """A wrong option that was not taken: not an error of the trainee, so it is not painted as one."""
    return replace(told, mark="none", word="Not right")


def _told(asked: Asked, words: str, right: bool, reason: Reason) -> ReasonView:
    """An option as it stands: right or wrong here, and where else a wrong one would be right."""
    cites = tuple(_cite(asked, each) for each in dict.fromkeys(reason.cites))
    other = "" if right else elsewhere(asked, (reason,))
    return ReasonView("right" if right else "wrong", "Right" if right else "Wrong", words, reason.why, cites, other)


# --- the paragraph -------------------------------------------------------------------------------------------------


def _cite(asked: Asked, cite: Cite) -> CiteView:
    return CiteView(cite.book, cite.at, cite.at if cite.book == asked.book else f"{short(cite.book)} {cite.at}")


def _main(asked: Asked) -> Cite | None:
    """The paragraph on which the right answer rests."""
    right = [each.reason for each in asked.choices if each.right]
    right += [each.reason for each in asked.targets if each.right]
    right += [asked.amount.reason] if asked.amount is not None else []
    cites = [cite for reason in right for cite in reason.cites]
    return next(iter((*cites, *asked.cites)), None)


def _slip(asked: Asked, main: Cite | None) -> SlipView | None:
    if asked.silent:
        text = " ".join((SILENT, *(said(book(x.book).paragraph(x.at)) for x in asked.cites[:1])))
        return SlipView("", pill(asked.book), title(asked.topic), text, (NoteView("silent", FLOOR), *_readings(asked)))
    if main is None:
        return None
    paragraph = book(main.book).paragraph(main.at)
    notes = (*_readings(asked), *_fallback(asked, main))
    return SlipView(main.at, pill(main.book), link(main.book, main.at).about, said(paragraph), notes)


def _readings(asked: Asked) -> tuple[NoteView, ...]:
    """How contradictions in the cited paragraphs are read here."""
    return reading_notes(book(each.book).paragraph(each.at).reading for each in asked.cites)


def _fallback(asked: Asked, main: Cite) -> tuple[NoteView, ...]:
    """By which paragraph the house sends its reader to another book."""
    if main.book == asked.book:
        return ()
    sent = next((x for x in book(asked.book).sends if x.to == main.book and asked.topic.startswith(x.topics)), None)
    if sent is None:
        return ()
    words = f"{pill(asked.book)} refers here in {sent.grants}: {asked.label or sent.label}."
    return (NoteView("plain" if sent.confirmed else "unconfirmed", words),)
