"""One paragraph laid open: what it says, who decides, what belongs to it, and what the other houses say to it."""

from trainer.kernel.listed import listed
from trainer.progress.records import Source
from trainer.rules.book import Book, InForce, all_books, book
from trainer.rules.chapters import chapter
from trainer.rules.comparison import compared
from trainer.rules.headings import called
from trainer.rules.ledger_file import Paragraph
from trainer.rules.mentions import speaks_of, spoken_of
from trainer.rules.number_names import named
from trainer.rules.page import STATUS
from trainer.rules.ruling import Authority
from trainer.rules.topics import title
from trainer.rules.worked import examples_of
from trainer.ui.desk.compared import in_order, link, on_topic, rows_of, summary
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import one_question, pill
from trainer.ui.desk.practise import about, asks_on, own_scenario, practice
from trainer.ui.desk.readings import without_asking
from trainer.ui.desk.rules import said
from trainer.ui.desk.silent import lacking_view, silence_view
from trainer.ui.desk.stakes import NAMES
from trainer.ui.screens.rules_models import LACKING, SILENCE, ElsewhereView, ExceptionView, LinksView, SheetView

PLURAL = {Source.HAND: "hands", Source.QUESTION: "questions", Source.DRILL: "drill spots"}
DECIDES = {Authority.FLOOR: "the floor", Authority.DEALER: "the dealer"}


def sheet_view(desk: Desk, house: str, place: str) -> SheetView:
    """A paragraph of a house, one that our copy lacks, or its silence on a topic, with its neighbours in other books.

    Raises LookupError and StoreTrouble.
    """
    if place.startswith(SILENCE):
        return silence_view(book(house), place.removeprefix(SILENCE))
    if place.startswith(LACKING):
        return lacking_view(book(house), place.removeprefix(LACKING))
    return _paragraph_view(desk, book(house), book(house).paragraph(place))


def _paragraph_view(desk: Desk, law: Book, each: Paragraph) -> SheetView:
    order = in_order(law.key)
    rows = rows_of(each, compared(all_books(), each.topic), order)
    before, after = _neighbours(law, each.at)
    return SheetView(
        house=law.key,
        place=each.at,
        at=each.at,
        source=pill(law.key),
        title=called(law.key)[each.at],
        topic=title(each.topic),
        sense=said(each),
        notes=(without_asking(each.reading),) if each.reading else (),
        facts=_facts(desk, law, each),
        numbers=named(each.topic, each.numbers),
        exceptions=_exceptions(law, each),
        links=_links(law, each),
        question=one_question(),
        summary=summary(rows, order),
        columns=tuple(book(key).ledger.short for key in order),
        rows=rows,
        elsewhere=_elsewhere(each, order),
        examples=tuple(one.at for one in examples_of(law, each.at)),
        exact=len(about(law.key, each.at)),
        quiz=each.topic if asks_on(law.key, each.topic) else "",
        scenario=own_scenario(each),
        practice=practice(law, each),
        before=before,
        after=after,
    )


def _neighbours(law: Book, at: str) -> tuple[str, str]:
    listed = ["", *(each.at for each in law.ledger.paragraphs), ""]
    place = listed.index(at)
    return listed[place - 1], listed[place + 1]


# --- what belongs to it --------------------------------------------------------------------------------------------


def _exceptions(law: Book, each: Paragraph) -> tuple[ExceptionView, ...]:
    """The rules of this book that go before the paragraph's own, then those before which its own go."""
    own = [law.rules[name] for name in each.rules]
    before = {name: one for name, one in law.rules.items() if set(one.rule.excepts) & set(each.rules)}
    behind = {name: law.rules[name] for one in own for name in one.rule.excepts if name in law.rules}
    kept = {name: one for name, one in before.items() if name not in each.rules}
    after = {name: one for name, one in behind.items() if name not in each.rules}
    return (
        *(_exception(law, one, over=False) for one in kept.values()),
        *(_exception(law, one, over=True) for one in after.values()),
    )


def _exception(law: Book, one: InForce, *, over: bool) -> ExceptionView:
    places = tuple(link(law.key, each.at) for each in one.paragraphs)
    return ExceptionView(one.rule.says, one.rule.ruling.says, places, over)


def _links(law: Book, each: Paragraph) -> tuple[LinksView, ...]:
    """The paragraphs of its book that it names, and those that name it."""
    told = (("Named here", speaks_of(law, each)), ("Named in", spoken_of(law, each.at)))
    return tuple(LinksView(name, tuple(link(law.key, at) for at in places)) for name, places in told if places)


def _elsewhere(each: Paragraph, order: tuple[str, ...]) -> tuple[ElsewhereView, ...]:
    """Where the paragraph has no rule to compare: what the other houses print on its topic."""
    return () if each.rules else on_topic(each.topic, order[1:])


# --- the few facts -------------------------------------------------------------------------------------------------


def _facts(desk: Desk, law: Book, each: Paragraph) -> tuple[tuple[str, str], ...]:
    facts = [("Chapter", chapter(each.topic)), ("Topic", title(each.topic)), ("Status", STATUS[each.status])]
    if each.games:
        facts.append(("Only in", listed([NAMES[game] for game in each.games])))
    if each.rules:
        facts.append(("Who decides", _decides(law, each)))
    done = _so_far(desk, law.key, each)
    return (*facts, ("You got this right", "\n".join(done)) if done else ("Your record", "nothing yet"))


def _decides(law: Book, each: Paragraph) -> str:
    found = dict.fromkeys(DECIDES.get(law.rules[name].rule.ruling.authority, "not stated") for name in each.rules)
    return " or ".join(found)


def _so_far(desk: Desk, house: str, each: Paragraph) -> list[str]:
    """How many of the hands, questions and drills in which the paragraph came up were right, those there were none of
    left out."""
    done = desk.store.well(desk.profile.id, house, each.rules)
    counts = {Source.HAND: done.get(Source.HAND), Source.QUESTION: _answered(desk, house, each.at)}
    counts[Source.DRILL] = done.get(Source.DRILL)
    return [f"{found[1]:,} of {found[0]:,} {PLURAL[source]}" for source, found in counts.items() if found]


def _answered(desk: Desk, house: str, at: str) -> tuple[int, int] | None:
    """How often the questions on exactly the paragraph were answered, and how often rightly."""
    answered = desk.store.answered(desk.profile.id, house)
    tried = [answered[each.id] for each in about(house, at) if each.id in answered]
    return (sum(times for times, _ in tried), sum(right for _, right in tried)) if tried else None
