"""Rich and empty view models that the tests and the pictures share."""

from dataclasses import replace

from trainer.rules.areas import TITLES
from trainer.ui.screens import drills_models as drills
from trainer.ui.screens import first
from trainer.ui.screens import models as m
from trainer.ui.screens import sitting_models as sitting
from trainer.ui.screens.session import LastSessionView
from trainer.ui.screens.welcome import WelcomeView

HOUSES = (
    first.HouseView("players-2025", "Players Casino", "Nov 2025", "24 due", True),
    first.HouseView("tda-2022", "Poker TDA", "2022", "9 due", True),
    first.HouseView("foxwoods-2020", "Foxwoods", "Feb 2020", "nothing due"),
    first.HouseView("metropolitan", "Metropolitan", "undated", "5 due", True),
    first.HouseView("upt", "Ultimate Poker Tour", "undated", "nothing due"),
)
NEW_HOUSES = tuple(first.HouseView(house.key, house.name, house.edition) for house in HOUSES)
MIXED = "Hands of both games. In some of them something goes wrong. Some are clean, and dealing on counts."
DRILLS = (
    drills.DrillView("mixed", "Mixed shift", "A mixed shift", MIXED, 74, 31, "31 hands"),
    drills.DrillView(
        "four-card-flop",
        "Four-card flop",
        "Flops, and one card too many",
        "Hold'em hands up to the turn. Count what you turn over.",
        58,
        12,
        "12 hands",
    ),
    drills.DrillView(
        "boxed",
        "Boxed cards",
        "Cards the wrong way up",
        "Hold'em hands. Some decks hold a boxed card.",
        82,
        9,
        "9 hands",
    ),
    drills.DrillView(
        "short-stub",
        "Short stub",
        "Seventh street, short of cards",
        "Stud hands with many players left. Count the stub before you deal the last card.",
        None,
        0,
        "not tried yet",
    ),
    drills.DrillView(
        "clean", "Clean hands", "Nothing but clean hands", "Both games. Find the rhythm.", 95, 20, "20 hands"
    ),
)
DRILLS_PAGE = drills.DrillsView(HOUSES, "players-2025", DRILLS, "mixed")
DRILLS_NEW = drills.DrillsView(
    NEW_HOUSES,
    "tda-2022",
    tuple(drills.DrillView(d.key, d.label, d.title, d.text, None, 0, "not tried yet") for d in DRILLS),
    "mixed",
)
AREAS = tuple(
    first.AreaView(key, title, 0 if key == "stud" else 10 + place, place % 3 * 7, place * 7 if place % 4 else None)
    for place, (key, title) in enumerate(TITLES.items())
)
TODAY = first.TodayView(
    "Good evening, Sam",
    HOUSES,
    "players-2025",
    "24 rules are due",
    "11 hands, 3 sets of questions and 2 quick drills, about 29 minutes. Some hands are clean. Just deal those.",
    30,
    AREAS,
    "",
    LastSessionView(
        "yesterday, 41 min", 9, 2, 1, 7, "Both misses were cards dealt before the betting was done.", "a17"
    ),
    "You left a hand: Mixed shift, Players Casino, after the flop.",
    "Your session at Players Casino · Nov 2025 is waiting: 7 things are left, about 9 min.",
)
TODAY_NEW = first.TodayView(
    "Good evening",
    NEW_HOUSES,
    "tda-2022",
    "Your first session",
    "2 hands and a set of questions, about 5 minutes.",
    5,
    tuple(first.AreaView(each.key, each.title, each.rules) for each in AREAS),
)

TODAY_ELSEWHERE = replace(
    TODAY_NEW,
    title="Your first session here",
    carried="Nothing practiced at Metropolitan yet. See what carries over from Players.",
    known_at="players-2025",
)
ORDER = sitting.OrderView(
    "Players Casino · Nov 2025",
    (
        sitting.OrderSection(
            "Due first",
            "What you’re about to forget, starting with what you’d remember least today.",
            tuple(
                sitting.RuleLine(f"{at}-A", "Two or more boxed cards found in the initial deal are a misdeal.", "48%")
                for at in range(20)
            ),
        ),
        sitting.OrderSection("The order", "Hands and questions take turns.", (sitting.RuleLine("1", "A hand"),)),
    ),
)
SESSION_END = sitting.SittingEndView(
    "Players Casino · Nov 2025",
    "Session over",
    4,
    1,
    1,
    3,
    7,
    9,
    tuple(
        sitting.RuleLine("irregularity-10", "Two or more boxed cards are a misdeal.", "again tomorrow")
        for _ in range(9)
    ),
    (
        sitting.DoneLine("Too eager, and beaten to it", "Due: Out of turn", "right", "Caught"),
        sitting.DoneLine("Nine at the table", "Clean hand", "alarm", "False alarm"),
        sitting.DoneLine("3 questions", "Due, weak: Misdeals, Identity, New deck", "wrong", "2 of 3 right"),
    ),
)
SESSION_CUT = sitting.SittingEndView(
    "Poker TDA · 2022", "Session ended early", 0, 0, 0, 1, 0, 0, (), (SESSION_END.done[1],), "7 of 8 not done"
)
WELCOME = WelcomeView(NEW_HOUSES, "tda-2022")

SLIP = m.SlipView(
    "35-D",
    "Players Casino · Nov 2025",
    "Four cards on the flop",
    "The dealer scrambles the four cards face down, and the floor picks one of them at random. That one is the "
    "burn of the turn; the other three are the flop.",
    (
        m.NoteView("reading", "35-D and RP-5 say different things about a known door card. We read the stricter one."),
        m.NoteView("unconfirmed", "Foxwoods points to a later edition of this book for procedures."),
    ),
)
SILENT_SLIP = m.SlipView(
    "",
    "Metropolitan · undated",
    "This book says nothing here",
    "Where the book is silent the floor decides. Stop, call the floor, and do as it says.",
    (m.NoteView("silent", "No mark is lost on the remedy."),),
)


def _acts() -> tuple[m.ActView, ...]:
    return (
        m.ActView("0:00", "You take the box", "Six players, the flop is due.", "start"),
        m.ActView("0:03", "Burn", "", "right", "practice", slip=None, step=0),
        m.ActView("0:04", "Turn four cards", "9♦ J♣ 4♠ and a second card under the 4♠.", "unjudged", step=1),
        m.ActView("0:08", "Stop the action", "“Four cards on the flop.”", "right", "35-D", slip=SLIP, step=2),
        m.ActView("0:11", "Call the floor", "", "right", "35-D", slip=SLIP, claimable=True, step=3),
        m.ActView(
            "0:19",
            "Scramble the four cards face down",
            "Every card had the same chance.",
            "right",
            "35-D",
            slip=SLIP,
            step=4,
        ),
        m.ActView(
            "0:27",
            "Put the 9♦ into the stub",
            "The chosen card is the turn's burn and stays with the burns.",
            "wrong",
            "35-D",
            slip=SLIP,
            claimable=True,
            step=5,
        ),
        m.ActView(
            "0:31",
            "Burn a second card",
            "A live card left the stub.",
            "harmful",
            "35-D",
            slip=SLIP,
            claimable=True,
            claimed=True,
            step=6,
        ),
        m.ActView(
            "0:33", "Bring the bets in", "Due before anyone touches the stub.", "late", "RP-5", slip=SILENT_SLIP, step=7
        ),
        m.ActView("0:36", "Turn the 4♣", "", "wrong", "35-D", slip=SLIP, claimable=True, step=8),
    )


REPLAYS = (
    m.ReplayView("yours", "Your hand", tuple(f"Act {number}" for number in range(1, 24))),
    m.ReplayView(
        "right", "The right way here", ("Stop", "Floor", "Scramble", "Floor picks", "9♦ to the burns", "Turn")
    ),
    m.ReplayView("upt", "Ultimate Poker Tour", ("Stop", "Board to stub", "Shuffle", "Cut", "New flop")),
)
OTHERS = m.OthersView(
    "Right at Ultimate Poker Tour, wrong here",
    "There the board goes back, the stub is shuffled, and a new flop comes without a burn.",
    (
        m.OtherHouseView("Ultimate Poker Tour", "holdem-3", "board to stub, shuffle, cut, new flop"),
        m.OtherHouseView("Players Casino", "35-D", "scramble, floor picks, the pick is the turn's burn", True),
    ),
)
GRADES = (
    m.GradeView("Noticed", "Yes", "in 4.1 s", "right"),
    m.GradeView("Authority", "Floor", "called at 0:11", "right"),
    m.GradeView(
        "Remedy",
        "2 of 6 right",
        "one act was harmful",
        "wrong",
        ("right", "right", "late", "wrong", "harmful", "wrong"),
    ),
)
DEBRIEF = m.DebriefView(
    "Players Casino · Nov 2025",
    "Mixed shift, hand 7 of 12",
    "Four cards on the flop",
    "Two cards stuck together and the flop had four. You saw it and called. The chosen card then went the wrong way.",
    GRADES,
    _acts(),
    "36 s",
    REPLAYS,
    "right",
    SLIP,
    (
        m.ActView("0:02", "Square stub", "The stub stayed square.", "right", "P-7"),
        m.ActView("0:05", "Pitch too high", "Seat 4 could see a card.", "wrong", "P-3", claimable=True),
    ),
    OTHERS,
    selected=6,
)
DEBRIEF_CLEAN = m.DebriefView(
    "Ultimate Poker Tour · undated",
    "Clean hands, hand 1 of 5",
    "A clean hand",
    "Nothing was wrong, and you dealt on.",
    (
        m.GradeView("Noticed", "Nothing to grade", "nothing to notice", "none"),
        m.GradeView("Authority", "Kept dealing", "nobody was called", "right"),
        m.GradeView("Remedy", "Nothing to grade", "nothing to fix", "none"),
    ),
    (m.ActView("0:00", "You take the box", "", "start"), m.ActView("0:41", "Next hand", "", "right")),
    "41 s",
    (m.ReplayView("yours", "Your hand", ("Shuffle", "Next hand")),),
    "yours",
    SILENT_SLIP,
)

SETTINGS = m.SettingsView(
    "Sam",
    NEW_HOUSES,
    "players-2025",
    True,
    False,
    "~/.local/share/dealer-trainer/progress.sqlite",
    (
        m.ProfileView("1", "Sam", "212 hands, since Sep 3, 2026", True),
        m.ProfileView("2", "Kim", "31 hands, since Oct 10, 2026"),
    ),
    (
        m.BackupView("a.db", "Nov 21, 9:30 AM", "by you, 2.1 MB"),
        m.BackupView("b.db", "Nov 3, 6:05 PM", "damaged, set aside, 1 MB", False),
    ),
    volume=15,
    volumes=(15, 30, 45),
)
ERROR = m.ErrorView(
    "Your progress is locked",
    "Another program is using the file that holds your progress.",
    "Close the other window of this program, then try again. Nothing was changed.",
    (
        m.ErrorAction("retry", "Try again", True),
        m.ErrorAction("unsaved", "Continue without saving"),
        m.ErrorAction("quit", "Quit"),
    ),
    "~/.local/share/dealer-trainer/progress.sqlite",
)
DAMAGED = m.ErrorView(
    "Your progress file is damaged",
    "The program can’t read the file and left it unchanged.",
    "Restore a backup. The damaged file is kept, too.",
    tuple(
        m.ErrorAction(key, label)
        for key, label in (
            ("retry", "Try again"),
            ("fresh", "Start a new file"),
            ("unsaved", "Deal without saving"),
            ("quit", "Quit"),
        )
    ),
    "~/.local/share/dealer-trainer/progress.sqlite",
    "Your backups, newest first",
    (
        m.BackupView("0", "Nov 21, 9:30 AM", "damaged, can’t be restored", False),
        *(
            m.BackupView(
                f"{n}",
                f"Nov {20 - n}, 6:05 PM",
                "1,212 hands, Maximilian-Le…, Wilhelmina-An… and 3 others",
                why="before a restore",
            )
            for n in range(1, 7)
        ),
    ),
    "1",
)
