"""Why a session is as it is, in words. Before it is dealt nothing here may tell which hand holds what."""

from collections import Counter
from collections.abc import Iterable

from trainer.quickfire.kinds import KINDS
from trainer.rules.houses import house_of
from trainer.rules.syllabus import syllabus
from trainer.rules.topics import title
from trainer.scenarios.fresh.keys import is_fresh
from trainer.study.items import Item, Plan
from trainer.study.library import Kind
from trainer.study.wants import Want, Why
from trainer.ui.desk.houses import pill
from trainer.ui.desk.moments import day
from trainer.ui.screens.sitting_models import OrderSection, OrderView, RuleLine

CHANGED = "Changed since {}"
SECTIONS = (
    (Why.CHANGED, CHANGED, "New, or changed since the edition you practiced before."),
    (Why.DUE, "Due first", "What you’re about to forget, starting with what you’d remember least today."),
    (Why.WEAK, "Weak next", "Not due yet, but you forgot it before, or saw it only once or twice."),
    (Why.NEW, "One new thing", "One topic you haven’t seen yet. It comes last."),
    (Why.MORE, "More new topics", "There is time left and nothing else to practice, so more new topics follow."),
    (Why.AHEAD, "Ahead of schedule", "There is time left, so this is practiced ahead of schedule."),
)
CONTROLS = (
    "Clean hands",
    "About one hand in three is clean. Which hands are clean is random. You find out at the end of the session.",
)
HARDER = "How hard the hands are"
LEVELS = (
    "one thing goes wrong",
    "players talk while you deal",
    "two things can go wrong",
    "two things can go wrong and players act fast",
)
STEPS = "The longer you’ve known a rule, the harder its hands. Rules you miss often, or notice late, get easier ones."
MIXED = "Hands, questions and quick drills alternate. In hands, you notice mistakes and choose who decides. The "
MIXED += "remedy may come as a question. Each rule comes in a hand you haven’t dealt lately."
PER_CENT = 100


def order_view(plan: Plan) -> OrderView:
    """The explanation on request."""
    sections = [_section(plan, why, name, text) for why, name, text in SECTIONS]
    told = [each for each in sections if each.rules]
    controls = [OrderSection(*CONTROLS)] if any(each.kind is Kind.HAND for each in plan.items) else []
    return OrderView(
        pill(plan.house), (*told, *_harder(plan), *controls, OrderSection("The order", MIXED, _places(plan)))
    )


def _harder(plan: Plan) -> list[OrderSection]:
    """How many of the fresh hands are how hard, which tells of none in particular; clean ones are among them."""
    levels = Counter(each.level for each in plan.items if is_fresh(each.keys[0]))
    lines = tuple(RuleLine(str(levels[at]), _of(levels[at], words)) for at, words in enumerate(LEVELS) if levels[at])
    return [OrderSection(HARDER, STEPS, lines)] if lines else []


def _of(count: int, words: str) -> str:
    return f"{'hand' if count == 1 else 'hands'} in which {words}, or nothing"


def _section(plan: Plan, why: Why, name: str, text: str) -> OrderSection:
    wanted = [each for item in plan.items for each in item.reasons if each.why is why]
    return OrderSection(name.format(_older(plan.house)), text, rules_of(plan.house, wanted))


def _older(house: str) -> str:
    """The edition before that of a house: "2022"."""
    here = house_of(house)
    older = house_of(here.newer_edition_of) if here else None
    return older.edition if older else "the older edition"


def rules_of(house: str, wanted: Iterable[Want]) -> tuple[RuleLine, ...]:
    """These rules in printed order, which tells nothing of when they come; each with its weakest part."""
    weakest: dict[str, Want] = {}
    for each in wanted:
        held = weakest.setdefault(each.rule, each)
        if (each.recall or 0) < (held.recall or 0):
            weakest[each.rule] = each
    known = list(syllabus(house))
    places = {rule: known.index(rule) if rule in known else len(known) for rule in weakest}
    return tuple(rule_line(house, rule, note(weakest[rule])) for rule in sorted(weakest, key=lambda r: (places[r], r)))


def rule_line(house: str, rule: str, told: str = "") -> RuleLine:
    """A rule in a list; one that the house takes from another book goes by its topic."""
    item = syllabus(house).get(rule)
    if item is None:
        from trainer.rules.syllabus import topic_of

        return RuleLine("", title(topic_of(rule)), told)
    return RuleLine(item.at[0] if item.at else "", item.says, told)


def note(want: Want) -> str:
    """ "62% today, due since 3 Nov"."""
    if want.due is None or want.recall is None:
        return "not seen yet" if want.why in (Why.NEW, Why.MORE) else "changed" if want.why is Why.CHANGED else ""
    when = "since" if want.why is Why.DUE else "on"
    return f"{round(PER_CENT * want.recall)}% today, due {when} {day(want.due.astimezone())}"


def _places(plan: Plan) -> tuple[RuleLine, ...]:
    return tuple(RuleLine(str(place), _thing(item)) for place, item in enumerate(plan.items, 1))


def _thing(item: Item) -> str:
    if item.kind is Kind.HAND:
        return "A hand"
    if item.kind is Kind.ROUND:
        return f"A quick drill: {KINDS[item.keys[0]].title}"
    return "A question" if len(item.keys) == 1 else f"{len(item.keys)} questions"
