"""A visit of every page of the real window, and the turns of the event loop in which it computed for long."""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

from tests.bench.stalls import LOADING, OURS, WIDGETS, Turn, Turns

FRAME = 8.0
HOUSE = "tda-2022"
PAGES = ("today", "drills", "quick", "rules", "quiz", "progress", "settings")


def visited(app: Turns, folder: Path) -> list[Turn]:
    """The turns of a visit, the window's own pieces of work in between included."""
    from tests.progress.filled import filled
    from trainer import settings
    from trainer.app import Start, application, seed
    from trainer.ui.demo.clock import JumpClock
    from trainer.ui.window import Window

    settings.default_path = lambda: folder / "settings.toml"
    settings.save(settings.Settings("Sam", HOUSE, reduced_motion=True))
    from trainer.progress.store import Store

    with Store.open(folder / "progress.db") as store:
        for number in range(20):
            filled(store, "Sam", 100 * number)
    del seed
    application(dressed=False)
    clocks: list[JumpClock] = []

    def clock() -> JumpClock:
        clocks.append(JumpClock())
        return clocks[-1]

    start = Start(folder / "progress.db", clock)

    def step(name: str, what: Callable[[], object], rest: float = 0.8) -> None:
        app.visit = name
        app.called(what)
        until = monotonic() + rest
        while monotonic() < until:
            app.processEvents()

    with app.measuring():
        step("start", start.run, 8.0)
        window = start.shown
        assert isinstance(window, Window)
        for round_ in ("first", "again"):
            for page in PAGES:
                step(f"{page}, {round_}", lambda page=page: window.open_page(page))  # type: ignore[misc]  # bound
                for name, what in within(window, page):
                    step(f"{page}: {name}, {round_}", what)
        for number, drill in enumerate(("mixed", "pots", "turns")):
            hand(app, window, clocks, step, number, drill)
        step("quick drill", lambda: quick(window), 2.0)
        step("session", window.begin_session, 2.0)
        step("today after it", lambda: window.open_page("today"))
    start.close()
    window.close()
    return app.turns


def within(window: object, page: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """What is done on a page."""
    shown = window.shell.page(page)  # type: ignore[attr-defined]
    if page == "today":
        for minutes in (5, 30):
            yield f"{minutes} minutes", lambda minutes=minutes: shown.minutes_chosen.emit(minutes)
        yield "another house", lambda: window.choose_house("upt")  # type: ignore[attr-defined]
        yield "why", shown.order_asked.emit
        yield "close why", lambda: window.sheet.close_up()  # type: ignore[attr-defined]
        yield "home", lambda: window.choose_house(HOUSE)  # type: ignore[attr-defined]
    elif page == "rules":
        for words in ("t", "tu", "turn", "turn the card"):
            yield f"search {words!r}", lambda words=words: shown.rules.search.setText(words)
        yield "read 35-D", lambda: window.read(HOUSE, "35-D")  # type: ignore[attr-defined]
    elif page == "quiz":
        for area in ("deal", "bets"):
            yield area, lambda area=area: shown.area_chosen.emit(area)
        topic = next(iter(shown.view.topics)).key
        yield "asked", lambda: shown.asked.emit(topic)
    elif page == "progress":
        from trainer.ui.screens.progress import SECTIONS

        for section, _ in SECTIONS:
            yield section, lambda section=section: shown.section_chosen.emit(section)
    elif page == "settings":
        yield "backup", shown.backed_up.emit
        yield "check", shown.checked.emit


def hand(app: Turns, window: object, clocks: list, step: Callable, number: int, drill: str) -> None:  # type: ignore[type-arg]  # as above
    """A hand of a drill, gesture by gesture, to its debrief, its questions and the first answer."""
    from trainer.grading.model import catch_up, follow, perfect
    from trainer.ui.demo.hand import decide_when

    step(f"hand {number}: taken", lambda: window.take_box(drill))  # type: ignore[attr-defined]
    play = window.play  # type: ignore[attr-defined]
    if play.opening is not None and play.opening.running:
        play.opening.skip()
    session, clock = play.dealing.session, clocks[-1]
    grading = follow(session)
    for _ in range(1500):
        if play.dealing is None:
            break
        act, due = perfect(session, catch_up(grading, session)), clock.due
        if act is None or (due is not None and due < decide_when(session, act)):
            step(f"hand {number}: players", clock.jump, 0.0)
            app.visit = f"hand {number}: ahead"
            while play.dealing is not None and app.called(window.box.look_ahead):  # type: ignore[attr-defined]
                """As in the seconds in which players think."""
        else:
            clock.set(decide_when(session, act))
            step(f"hand {number}: gesture", lambda act=act: play._do(act), 0.0)  # type: ignore[misc]
    step(f"hand {number}: debrief", lambda: None, 1.5)
    step(f"hand {number}: questions", lambda: window.after._questions())  # type: ignore[attr-defined]


def quick(window: object) -> None:
    from trainer.ui.quick_page import play_round

    play_round(window, "build-the-side-pots")  # type: ignore[arg-type]


def worst(turns: list[Turn], kind: str, most: int = 40) -> str:
    lines = [
        f"{turn.of(OURS):7.1f} {turn.of(WIDGETS):7.1f} {turn.of(LOADING):7.1f}  {turn.visit:<32} {turn.place}"
        for turn in sorted(turns, key=lambda turn: -turn.of(kind))[:most]
    ]
    return "\n".join(["   ours widgets loading  where", *lines])


if __name__ == "__main__":
    made = Turns()
    with tempfile.TemporaryDirectory() as home:
        found = visited(made, Path(home))
    print(worst(found, sys.argv[1] if len(sys.argv) > 1 else OURS))
    for kind in (OURS, WIDGETS, LOADING):
        print(kind, "turns above a frame:", sum(turn.of(kind) > FRAME for turn in found))
