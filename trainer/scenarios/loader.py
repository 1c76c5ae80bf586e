"""Reading scenario files: strictly, all faults at once, nothing run."""

import hashlib
from functools import partial
from pathlib import Path
from typing import Any

from trainer.kernel import former_words
from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.cards import Card, cards
from trainer.kernel.chips import BadChips, Chips, NotEnoughChips, chips
from trainer.kernel.formats import readable
from trainer.kernel.games import GAMES, LIMITS
from trainer.kernel.gestures import Act, Away, Back
from trainer.kernel.house import House, setting
from trainer.kernel.limits import MOST_CHIPS, MOST_MILLISECONDS, id_fault, name_fault, said, too_much
from trainer.kernel.places import keyed, places
from trainer.kernel.plain_text import BadText, text_in
from trainer.kernel.table import Stakes
from trainer.kernel.toml import BadToml, document
from trainer.rules.topics import ROUTINE, topic_fault, within
from trainer.scenarios import semantics
from trainer.scenarios.expect_table import expected
from trainer.scenarios.form import (
    FIXABLE,
    FORMAT,
    SEAT_FLAGS,
    BadScenario,
    Coming,
    Doing,
    Fault,
    Previous,
    Protest,
    Scenario,
    Sitting,
    Timed,
    Told,
)
from trainer.scenarios.grammar import (
    Line,
    doing_of,
    guard_of,
    line_of,
    moment_of,
    spoken_of,
    street_of,
    timed_of,
)
from trainer.scenarios.handling import Handling, handling_of
from trainer.scenarios.reading import Faults, Row
from trainer.scenarios.stacks import stack_of
from trainer.scenarios.wrongs import drawn_of, injected_of, names_irregularity, wrong_of

STAKES = ("small_blind", "big_blind", "ante", "big_blind_ante", "bring_in", "small_bet", "big_bet")
MOST_CHARACTERS = 100_000  # our longest has 1,800
LONGEST_TITLE = 120
COMINGS: dict[str, Act] = {act.verb: act for act in (Away(), Back())}


def load(path: Path) -> Scenario:
    """The scenario in a file. Raises BadScenario with every fault, each with its line and key."""
    try:
        text = text_in(path)
    except BadText as bad:
        raise BadScenario(tuple(Fault(str(path), line, "", what) for line, what in bad.faults)) from bad
    except OSError as fault:
        raise BadScenario((Fault(str(path), 0, "", f"can't be read: {fault.strerror}"),)) from fault
    return read(text, str(path))


def load_all(folder: Path) -> tuple[Scenario, ...]:
    """Every scenario in a folder and the folders below, by path. Raises BadScenario with every fault of every file."""
    found: list[Scenario] = []
    faults: list[Fault] = []
    for path in sorted(folder.rglob("*.toml")):
        try:
            found.append(load(path))
        except BadScenario as bad:
            faults += bad.faults
    faults += _repeated(found)
    if faults:
        raise BadScenario(tuple(faults))
    return tuple(found)


def _repeated(found: list[Scenario]) -> list[Fault]:
    first: dict[str, str] = {}
    faults = []
    for each in found:
        if each.id in first:
            line = places(each.text).get(("id",), 0)
            faults.append(Fault(each.path, line, "id", f"{each.id} is also the id of {first[each.id]}: change one"))
        first.setdefault(each.id, each.path)
    return faults


def read(text: str, name: str, stored: bool = False) -> Scenario:
    """The scenario in a TOML text; `name` stands in its faults. Raises BadScenario with every fault.

    Of a hand that was `stored` once the file may name topics that there are not any more.
    """
    try:
        data = document(text, MOST_CHARACTERS)
    except BadToml as bad:
        raise BadScenario(tuple(Fault(name, *each) for each in keyed(text, bad.faults))) from bad
    faults = Faults(name, partial(places, text))
    try:
        version = readable(data.get("format", FORMAT), FORMAT, "scenario")
    except ValueError as fault:  # what the rest means is not known
        faults.add(("format",), str(fault))
        raise BadScenario(tuple(faults.found)) from fault
    values = _values(Row(data, (), faults), stored)
    if faults.found:
        raise BadScenario(tuple(sorted(faults.found, key=lambda each: each.line)))
    digest = hashlib.sha256(text.encode()).hexdigest()
    scenario = as_meant(Scenario(**values, path=name, text=text, digest=digest), version)
    semantics.examine(scenario, faults)
    if faults.found:
        raise BadScenario(tuple(sorted(faults.found, key=lambda each: each.line)))
    return scenario


def as_meant(scenario: Scenario, version: int) -> Scenario:
    """The scenario with talk as it is told today, where its file is of the first format."""
    if version != former_words.FIRST:
        return scenario
    meant = former_words.act_meant
    told = tuple(
        replace(each, does=tuple(replace(one, act=meant(g.player(each.seat), one.act)) for one in each.does))
        for each in scenario.told
    )
    return replace(
        scenario,
        told=told,
        script=tuple(
            replace(each, says=meant(g.player(each.seat), each.says)) if each.says else each for each in scenario.script
        ),
        protests=tuple(replace(each, says=meant(g.player(each.seat), each.says)) for each in scenario.protests),
        previous=tuple(
            replace(each, does=tuple(act if isinstance(act, Handling) else meant(g.DEALER, act) for act in each.does))
            for each in scenario.previous
        ),
    )


def _values(top: Row, stored: bool) -> dict[str, Any]:
    top.take("format", int)
    game = top.take_one_of("game", GAMES)
    values: dict[str, Any] = {
        "id": _id(top),
        "title": _title(top),
        "topics": _topics(top, stored),
        "game": game,
        "limit": top.take_one_of("limit", LIMITS),
        "stakes": _stakes(top.table("stakes")),
        "button": top.take("button", int),
        "button_lies": top.take("button_lies", int, 0),
        "seed": top.take("seed", int, 0),
        "hints": tuple(top.take("hints", list, [])),
        "waits": tuple(top.take_numbers("waits")),
        "puts_off": top.take("puts_off", bool, False),
        "house": _house(top),
        "drawn": drawn_of(top),
        "fixed": top.take_some_of("fixed", FIXABLE),
        "seats": _seats(top),
        "deck": _deck(top),
    }
    if game:
        values |= _course(top, game, values, stored)
    else:
        top.taken |= {
            "wrong",
            "script",
            "wager",
            "protest",
            "comes",
            "gesture",
            "previous",
            "takeover",
            "ends",
            "expect",
        }
    top.end()
    return values


def _topics(top: Row, stored: bool) -> tuple[str, ...]:
    """What it teaches, each under the topic under which books print it."""
    named = top.take("teaches", list) or ()
    for number, each in enumerate(() if stored else named):
        if what := topic_fault(each, (ROUTINE,)):
            top.faults.add(("teaches", number), what)
    return tuple(dict.fromkeys(map(within, named)))


def _id(top: Row) -> str:
    value = top.take("id", str)
    if value is not None and (what := id_fault(value)):
        top.faults.add(("id",), what)
    return value or ""


def _title(top: Row) -> str:
    value = top.take("title", str)
    if value and (what := name_fault(value, LONGEST_TITLE)):
        top.faults.add(("title",), what)
    return value or ""


def _stakes(row: Row) -> Stakes:
    values = {key: row.take_amount(key, 0) for key in STAKES}
    row.end()
    return Stakes(**values)


def _house(top: Row) -> House:
    """What the house has settled, each once."""
    found: dict[str, str] = {}
    for number, text in enumerate(top.take("house", list, [])):
        read = top.faults.read((*top.at("house"), number), lambda text=text: setting(text))  # type: ignore[misc]  # mypy cannot type a default
        if read is not None and read[0] in found:
            top.faults.add((*top.at("house"), number), f"{read[0]} is listed twice")
        found |= dict([read] if read is not None else [])
    return tuple(found.items())


def _seats(top: Row) -> tuple[Sitting, ...]:
    found = []
    for row in top.rows("seat"):
        number, name = row.take("number", int), row.take("name", str)
        if name and (what := name_fault(name)):
            row.faults.add(row.at("name"), what)
        stack = _stack(row, top)
        flags = {key: bool(row.take(key, bool, False)) for key in SEAT_FLAGS}
        row.end()
        if number is not None and name is not None and stack is not None:
            found.append(Sitting(number, name, stack, **flags))
    return tuple(found)


def _stack(row: Row, top: Row) -> Chips | None:
    """A stack is a sum of chips' worth or chips by denomination."""
    value = row.data.get("stack")
    stakes = top.data.get("stakes")
    amounts = stakes.values() if isinstance(stakes, dict) else ()
    try:
        if type(value) is int:
            row.taken.add("stack")
            if value > MOST_CHIPS:
                raise BadChips(f"{said(value)} chips is more than a stack can hold ({MOST_CHIPS:,})")
            return stack_of(value, [each for each in amounts if type(each) is int])
        text = row.take("stack", str)
        return None if text is None else chips(text)
    except (ValueError, NotEnoughChips) as fault:
        row.faults.add(row.at("stack"), str(fault))
        return None


def _deck(top: Row) -> tuple[Card, ...]:
    row = top.table("deck")
    given: list[Card] = []
    for number, text in enumerate(row.take("given", list, [])):
        given += row.faults.read((*row.path, "given", number), lambda text=text: cards(text)) or ()  # type: ignore[misc]  # mypy cannot type a default
    row.end()
    return tuple(given)


def _course(top: Row, game: str, values: dict[str, Any], stored: bool) -> dict[str, Any]:
    """Everything whose sense depends on the game."""
    faults = top.faults
    order = semantics.dealing_order(game, values["seats"], values["button_lies"] or values["button"] or 0)
    takeover, ends = top.take("takeover", str, "shuffle"), top.take("ends", str, "hand")
    rows = top.rows("wrong")
    return {
        "wrong": tuple(filter(None, (wrong_of(row, game, order) for row in rows if not names_irregularity(row)))),
        "injected": tuple(injected_of(row) for row in rows if names_irregularity(row)),
        "script": _script(top, game),
        "told": tuple(filter(None, (_told(row, game) for row in top.rows("wager")))),
        "protests": tuple(filter(None, (_protest(row) for row in top.rows("protest")))),
        "comings": tuple(filter(None, (_coming(row, game) for row in top.rows("comes")))),
        "doings": tuple(filter(None, (_doing(row, game) for row in top.rows("gesture")))),
        "previous": tuple(filter(None, (_previous(row, game) for row in top.rows("previous")))),
        "takeover": faults.read(("takeover",), lambda: moment_of(takeover, game)),
        "expect": expected(top.table("expect"), game, stored),
        "ends": None if ends == "hand" else faults.read(("ends",), lambda: moment_of(ends, game)),
    }


def _script(top: Row, game: str) -> tuple[Line, ...]:
    found: list[Line] = []
    street, hand = -1, 1
    for number, text in enumerate(top.take("script", list, [])):
        try:
            found.append(line_of(text, game, street, hand))
            street, hand = found[-1].street, found[-1].hand
        except ValueError as fault:
            top.faults.add(("script", number), str(fault))
    return tuple(found)


def _told(row: Row, game: str) -> Told | None:
    seat, street, does = row.take("seat", int), row.take("street", str), row.take("does", list)
    due, when, answer = row.take("due", int, 0), row.take("when", str, ""), row.take("answer", str, "")
    row.end()
    at = row.faults.read(row.at("street"), lambda: street_of(street or "", game))
    guard = row.faults.read(row.at("when"), lambda: guard_of(when)) if when else None
    acts = [_timed(row, number, text) for number, text in enumerate(does or ())]
    if seat is None or at is None or not does or None in acts:
        return None
    return Told(seat, at, due or seat, tuple(filter(None, acts)), guard, answer or "")


def _timed(row: Row, number: int, text: str) -> Timed | None:
    return row.faults.read((*row.path, "does", number), lambda: Timed(*timed_of(text)))


def _after(row: Row, usual: int) -> int:
    after = row.take("after", int, usual)
    if after is not None and not 0 <= after <= MOST_MILLISECONDS:
        row.faults.add(row.at("after"), too_much(after, MOST_MILLISECONDS) or "must be 0 or more")
    return usual if after is None else after


def _coming(row: Row, game: str) -> Coming | None:
    seat, at, does = row.take("seat", int), row.take("at", str), row.take_one_of("does", tuple(COMINGS))
    after = _after(row, 0)
    row.end()
    moment = row.faults.read(row.at("at"), lambda: moment_of(at or "", game))
    if seat is None or moment is None or not does:
        return None
    return Coming(seat, COMINGS[does], moment, after)


def _doing(row: Row, game: str) -> Doing | None:
    seat, at, does = row.take("seat", int), row.take("at", str), row.take("does", list)
    row.end()
    moment = row.faults.read(row.at("at"), lambda: moment_of(at or "", game))
    acts = [
        row.faults.read((*row.path, "does", number), lambda text=text: Timed(*doing_of(text)))  # type: ignore[misc]  # mypy cannot type a default
        for number, text in enumerate(does or ())
    ]
    if seat is None or moment is None or not does or None in acts:
        return None
    return Doing(seat, moment, tuple(filter(None, acts)))


def _protest(row: Row) -> Protest | None:
    seat, after = row.take("seat", int), _after(row, 6000)
    when, says = row.take("when", str), _protested(row)
    row.end()
    guard = row.faults.read(row.at("when"), lambda: guard_of(when or ""))
    if guard is None or seat is None or says is None:
        return None
    return Protest(seat, says, guard, after)


def _protested(row: Row) -> g.Act | None:
    """What is said: talk in its `words`, or what else the notation has, which the row `does`."""
    if "does" not in row.data:
        words = row.take("words", str)
        return None if words is None else g.Say(words)
    does = row.take("does", str)
    return None if does is None else row.faults.read(row.at("does"), lambda: spoken_of(does))


def _previous(row: Row, game: str) -> Previous | None:
    at, does = row.take("at", str), row.take("does", list)
    after = _after(row, 0)
    row.end()
    moment = row.faults.read(row.at("at"), lambda: moment_of(at or "", game))
    acts = []
    for number, text in enumerate(does or ()):
        try:
            acts.append(handling_of(text))
        except ValueError as fault:
            row.faults.add((*row.path, "does", number), str(fault))
    return Previous(moment, tuple(acts), after) if moment else None
