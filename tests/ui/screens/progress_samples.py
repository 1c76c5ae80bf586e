"""The progress page of somebody who has practised for twelve weeks, section by section, and of one who has not."""

from dataclasses import replace

from trainer.rules.areas import TITLES
from trainer.ui.screens import progress_models as p
from trainer.ui.screens.first import HouseView
from trainer.ui.screens.models import AttemptView

HOUSES = (
    HouseView("tda-2022", "Poker TDA", "2022", ""),
    HouseView("players-2025", "Players Casino", "Nov 2025", ""),
    HouseView("foxwoods-2020", "Foxwoods", "Feb 2020", ""),
    HouseView("metropolitan", "Metropolitan Gaming", "undated", ""),
    HouseView("upt", "Ultimate Poker Tour", "undated", ""),
)
SHORT = (
    ("tda-2022", "TDA"),
    ("players-2025", "Players"),
    ("foxwoods-2020", "Foxwoods"),
    ("metropolitan", "Metropolitan"),
    ("upt", "UPT"),
)
WEEKS = tuple((float(n), f"{1 + 7 * n % 28} {'Sep' if n < 4 else 'Oct' if n < 8 else 'Nov'}") for n in range(12))
MARKS = ((0.0, "0"), (25.0, "25"), (50.0, "50"), (75.0, "75"), (100.0, "100"))
NOTHING = "What goes right is drawn here."
STARTS = (("Noticed 91", 52, 3.5), ("Authority 86", 48, 3.4), ("Remedy 74", 31, 3.9))


def line(label: str, start: float, slope: float, stroke: int = 0) -> p.LineView:
    return p.LineView(label, tuple((float(x), start + slope * x + (x * 5) % 4) for x in range(12)), stroke)


ACCURACY = p.ChartView(
    "Accuracy",
    "percent right, by week",
    "Accuracy by week: Noticed 91; Authority 86; Remedy 74.",
    NOTHING,
    tuple(line(*start, place) for place, start in enumerate(STARTS)),
    ticks=WEEKS,
    marks=MARKS,
    target=(85.0, "ready at 85"),
)
PACE = p.ChartView(
    "Hands per hour",
    "a full table runs 25 to 30",
    "Hands per hour: 24 in the last week you dealt.",
    NOTHING,
    bars=tuple(p.BarView(float(x), 14.0 + x * 0.9, "24" if x == 11 else "", here=x == 11) for x in range(12)),
    ticks=WEEKS,
    marks=((0.0, "0"), (10.0, "10"), (20.0, "20"), (30.0, "30")),
    high=30.0,
    band=p.BandView(25, 30),
)
WORDS = (
    "This is your weakest of the three parts, not an average. 214 rules count: 96 untried as 0, 118 by how likely you "
    "are to get each right today (92 of 100). 62 can only be read."
)
READINESS = p.ReadinessView(
    "Metropolitan",
    "51",
    WORDS,
    (
        p.PartView("noticed", "Noticed", 91, "40 of 44 rules tried · 3 due"),
        p.PartView("authority", "Authority", 86, "39 of 44 rules tried · 5 due"),
        p.PartView("remedy", "Remedy", 51, "118 of 214 rules tried · 31 due"),
    ),
    "4 of 61 clean hands stopped (not counted above).",
    85,
)


def cell(area: str, house: str, number: int, place: int) -> p.CellView:
    share = 98 - number * 5 - place * 9
    if number == 3 and place == 2:
        return p.CellView(area, house, "silent", None, f"{TITLES[area]} at {house}: nothing to practice")
    if number > 9 and place > 2:
        return p.CellView(area, house, "untried", None, f"{TITLES[area]} at {house}: not yet tried, 9 rules")
    share = max(0, share)
    return p.CellView(area, house, "share", share, f"{TITLES[area]} at {house}: {share}, remedy; 9 of 12 rules tried")


HEAT = p.HeatView(
    (("weakest", "Weakest"), ("noticed", "Noticed"), ("authority", "Authority"), ("remedy", "Remedy")),
    "weakest",
    SHORT,
    tuple(TITLES.items()),
    tuple(
        tuple(cell(area, house, number, place) for place, (house, _) in enumerate(SHORT))
        for number, area in enumerate(TITLES)
    ),
)
DAYS = p.DaysView(
    tuple(tuple(None if w == 11 and d > 5 else (w * 7 + d * 3) % 9 * (w % 3) for d in range(7)) for w in range(12)),
    "41 days in the last 12 weeks. 3 in a row.",
    "Days practiced: 41 days in the last 12 weeks. 3 in a row.",
)
OVERVIEW = p.OverviewView(
    READINESS,
    ACCURACY,
    HEAT,
    PACE,
    (p.FigureView("4 of 61", "clean hands stopped"), p.FigureView("6.1 s", "to notice, median")),
    DAYS,
)
MEMORY = p.MemoryView(
    replace(
        ACCURACY, title="Retention", target=None, lines=(line("Recalled 88", 70, 1.5), line("Predicted 90", 88, 0.1, 3))
    ),
    replace(
        PACE,
        title="Work due",
        caption="rules a day",
        band=None,
        bars=tuple(p.BarView(float(x), float((x * 7) % 13), str((x * 7) % 13), here=x == 0) for x in range(1, 14)),
        ticks=tuple((float(n), "today" if n == 0 else f"{n} Nov") for n in range(14)),
    ),
    "14",
    (("14", "14 days"), ("30", "30 days")),
    "A rule comes due once your odds of getting it right drop to 90%. Overdue rules count as due today.",
)
RATES = replace(ACCURACY, target=None)
WOLF = (ACCURACY.lines[0], line("Cried wolf 4", 40, -3, 5))
TABLE = p.TableView(
    replace(RATES, title="Mistakes noticed, false alarms", lines=WOLF),
    replace(RATES, title="Clean hand or mistake", lines=(line("d′ 1.8", 2, 4),)),
    replace(RATES, title="Time to notice", lines=(line("6.1 s", 60, -4),)),
    (
        p.FigureView("81 of 96", "mistakes noticed"),
        p.FigureView("4 of 61", "clean hands stopped"),
        p.FigureView("6.1 s", "to notice, median"),
        p.FigureView("1.8", "sensitivity (d′), all hands"),
    ),
)
MISTAKES = (
    p.MistakeView(
        "Two players were dealt a boxed card.",
        "TDA · Remedy · wrong 4 times lately · Nov 19, 7:02 PM",
        "39-A",
        "tda-2022",
        attempt="7",
    ),
    p.MistakeView(
        "A player acts out of turn and the action between changes: what was done out of turn does not are binding.",
        "UPT · Authority · wrong twice lately · Nov 18, 8:11 PM",
        "irregularity-16",
        "upt",
        question="bets/out-of-turn",
        seed=12,
    ),
    p.MistakeView(
        "One chip over a bet and no word.",
        "TDA · Remedy · wrong once lately · Nov 2, 9:11 AM",
        "48",
        "tda-2022",
        drill="call-or-raise",
        drill_title="Call or raise?",
    ),
)
ROWS = tuple(
    p.RowView(
        f"{n}-A, {n + 1}-B, RP-{n}",
        "More are left than a full table plus one, or more than ten; so that the sentence is long enough for 2 lines.",
        "seconds 30 → 25, tables 3 → 2",
        "2 of 3 parts tried" if n % 2 else "",
    )
    for n in range(40)
)
SWITCH = p.SwitchView(
    HOUSES,
    "tda-2022",
    "foxwoods-2020",
    "From Poker TDA to Foxwoods",
    "Rules you have tried at TDA: 118. Unchanged there: 92. Different: 26.",
    (
        p.GroupView("same", "carry over", "The same rule with the same figures.", ROWS),
        p.GroupView("figures", "other numbers", "The same rule, but the numbers differ there.", ROWS[:2]),
        p.GroupView("otherwise", "decided differently", "Other rules apply there.", ROWS[:22]),
        p.GroupView("words", "in words only", "Both books speak on it.", ROWS[:7]),
        p.GroupView("silent", "not there", "That rulebook doesn’t cover it. Stop, call the floor, follow it.", ()),
        p.GroupView("only", "only at Foxwoods", "Nothing at the house you know prepares you for these rules.", ROWS),
    ),
)
EDITION = replace(SWITCH, title="Poker TDA, 2024", edition="compared with Poker TDA, 2022")
ATTEMPTS = tuple(
    AttemptView(
        f"a{n}",
        f"{20 - n % 18} Nov, 19:{n:02d}",
        f"2026-11-{20 - n % 18:02d}T19:{n:02d}",
        HOUSES[n % 5].name,
        ("Four-card flop", "Boxed cards", "Short stub")[n % 3],
        ("right", "4.1 s"),
        ("right", "Floor"),
        (("right", "6 of 6"), ("wrong", "2 of 6"), ("late", "Late"), ("harmful", "Harmful"))[n % 4],
        f"{n % 7} of 7",
    )
    for n in range(23)
)
OPEN = p.ProgressView(HOUSES, "metropolitan", "12", "overview", overview=OVERVIEW)
SECTIONS = {
    "overview": OPEN,
    "memory": replace(OPEN, section="memory", overview=None, memory=MEMORY),
    "table": replace(OPEN, section="table", overview=None, table=TABLE),
    "mistakes": replace(OPEN, section="mistakes", overview=None, mistakes=MISTAKES),
    "mistakes-none": replace(OPEN, section="mistakes", overview=None, mistakes=()),
    "houses": replace(OPEN, section="houses", overview=None, switch=SWITCH),
    "edition": replace(
        OPEN, section="houses", overview=None, switch=replace(SWITCH, edition="compared with Poker TDA, 2022")
    ),
    "hands": replace(OPEN, section="hands", overview=None, attempts=ATTEMPTS),
    "empty": replace(OPEN, overview=None, started=False),
}
