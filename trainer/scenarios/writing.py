"""A scenario as the text of a file, which reads back as the same scenario: for what is generated or edited."""

from collections.abc import Iterable, Mapping
from typing import Any

import tomlkit
from tomlkit.items import Array, InlineTable, Table

from trainer.kernel.cards import Card
from trainer.kernel.chips import Chips
from trainer.kernel.gestures import Say
from trainer.kernel.notation import act_text
from trainer.kernel.table import Stakes
from trainer.scenarios.form import (
    FORMAT,
    SEAT_FLAGS,
    Coming,
    Doing,
    Drawn,
    Expected,
    Previous,
    Protest,
    Scenario,
    Sitting,
    Timed,
    Told,
    Wrong,
)
from trainer.scenarios.grammar import (
    ASK,
    DEALT,
    NEXT,
    PART,
    PUSHED,
    SHOWDOWN,
    SHUFFLE,
    SPEAKING,
    STREETS,
    WITH_AMOUNT,
    Guard,
    Line,
    Moment,
    showdown_of,
)
from trainer.scenarios.handling import handling_text
from trainer.scenarios.stacks import stack_of

CARDS_IN_A_LINE = 13
"""So many given cards stand in one string of the file."""


def written(scenario: Scenario, note: str = "") -> str:
    """The file of a scenario in today's format, its `note` a comment above it. `read` gives the same scenario again."""
    file = tomlkit.document()
    for line in note.splitlines():
        file.add(tomlkit.comment(line))
    for key, value in _head(scenario).items():
        file.add(key, value)
    if scenario.deck:
        file.add("deck", _table({"given": _lines(_given(scenario.deck))}))
    for key, rows in _rows(scenario).items():
        if rows:
            several = tomlkit.aot()
            for row in rows:
                several.append(_table(row))
            file.add(key, several)
    if scenario.expect:
        file.add("expect", _opinions(scenario))
    return tomlkit.dumps(file)


# --- the head --------------------------------------------------------------------------------------------------


def _head(scenario: Scenario) -> dict[str, Any]:
    head: dict[str, Any] = {
        "format": FORMAT,
        "id": scenario.id,
        "title": scenario.title,
        "teaches": list(scenario.topics),
        "game": scenario.game,
        "limit": scenario.limit,
        "stakes": _stakes(scenario.stakes),
        "button": scenario.button,
        "seed": scenario.seed,
    }
    if scenario.house:
        head["house"] = [f"{key} {value}" for key, value in scenario.house]
    if scenario.drawn is not None:
        head["drawn"] = _drawn(scenario.drawn)
    if scenario.button_lies:
        head["button_lies"] = scenario.button_lies
    if scenario.takeover != SHUFFLE:
        head["takeover"] = moment_text(scenario.takeover, scenario.game)
    if scenario.ends is not None:
        head["ends"] = moment_text(scenario.ends, scenario.game)
    head |= {"puts_off": True} if scenario.puts_off else {}
    head |= {key: [*some] for key, some in (("waits", scenario.waits), ("fixed", scenario.fixed)) if some}
    if scenario.script:
        head["script"] = _lines(script_text(scenario.script, scenario.game))
    if scenario.hints:
        head["hints"] = _lines(scenario.hints)
    return head


def _stakes(stakes: Stakes) -> InlineTable:
    row = tomlkit.inline_table()
    for key in Stakes.__dataclass_fields__:
        if amount := getattr(stakes, key):
            row.add(key, amount)
    return row


def _drawn(drawn: Drawn) -> InlineTable:
    row = tomlkit.inline_table()
    row.add("irregularity", drawn.irregularity)
    row.add("place", drawn.place)
    if drawn.seat:
        row.add("seat", drawn.seat)
    return row


def _given(cards: tuple[Card, ...]) -> list[str]:
    starts = range(0, len(cards), CARDS_IN_A_LINE)
    return [" ".join(each.name for each in cards[at : at + CARDS_IN_A_LINE]) for at in starts]


# --- the rows --------------------------------------------------------------------------------------------------


def _rows(scenario: Scenario) -> dict[str, list[dict[str, Any]]]:
    game, stakes = scenario.game, scenario.stakes
    return {
        "seat": [_seat(each, stakes) for each in scenario.seats],
        "wrong": [
            *map(_wrong, scenario.wrong),
            *({"kind": each.kind, **dict(each.fixed)} for each in scenario.injected),
        ],
        "wager": [_told(each, game) for each in scenario.told],
        "protest": [_protest(each) for each in scenario.protests],
        "comes": [_coming(each, game) for each in scenario.comings],
        "gesture": [_doing(each, game) for each in scenario.doings],
        "previous": [_previous(each, game) for each in scenario.previous],
    }


def _seat(seat: Sitting, stakes: Stakes) -> dict[str, Any]:
    row: dict[str, Any] = {"number": seat.number, "name": seat.name, "stack": stack_text(seat.stack, stakes)}
    return row | {key: True for key in SEAT_FLAGS if getattr(seat, key)}


def stack_text(stack: Chips, stakes: Stakes) -> int | str:
    """A stack by its amount where that alone makes the same chips, else by denomination: 22200 or "1000x20+100x22"."""
    amounts = [getattr(stakes, key) for key in Stakes.__dataclass_fields__]
    try:
        return stack.amount if stack_of(stack.amount, amounts) == stack else str(stack)
    except ValueError:
        return str(stack)


def _wrong(wrong: Wrong) -> dict[str, Any]:
    row: dict[str, Any] = {"kind": wrong.kind}
    if wrong.depth:
        row["depth"] = wrong.depth
    if wrong.card is not None:
        row["card"] = wrong.card.name
    if wrong.cards:
        row["cards"] = " ".join(each.name for each in wrong.cards)
    return row


def _told(told: Told, game: str) -> dict[str, Any]:
    row: dict[str, Any] = {"seat": told.seat, "street": STREETS[game][told.street]}
    if told.due != told.seat:
        row["due"] = told.due
    if told.guard is not None:
        row["when"] = guard_text(told.guard)
    if told.answer:
        row["answer"] = told.answer
    return row | {"does": _lines(map(_timed, told.does))}


def _timed(timed: Timed) -> str:
    return f"{timed.after / 1000:g} {act_text(timed.act)}" if timed.after else act_text(timed.act)


def _protest(protest: Protest) -> dict[str, Any]:
    row: dict[str, Any] = {"seat": protest.seat}
    row |= {"words": protest.says.words} if isinstance(protest.says, Say) else {"does": act_text(protest.says)}
    return row | {"when": guard_text(protest.guard), "after": protest.after}


def _coming(coming: Coming, game: str) -> dict[str, Any]:
    row = {"seat": coming.seat, "does": coming.act.verb, "at": moment_text(coming.at, game)}
    return row | ({"after": coming.after} if coming.after else {})


def _doing(doing: Doing, game: str) -> dict[str, Any]:
    return {
        "seat": doing.seat,
        "at": moment_text(doing.at, game),
        "does": _lines(map(_timed, doing.does)),
    }


def _previous(previous: Previous, game: str) -> dict[str, Any]:
    row = {"at": moment_text(previous.at, game), "does": _lines(map(handling_text, previous.does))}
    return row | ({"after": previous.after} if previous.after else {})


# --- second opinions -------------------------------------------------------------------------------------------


def _opinions(scenario: Scenario) -> Table:
    some = tomlkit.table(is_super_table=True)
    for key, each in scenario.expect.items():
        some.add(key, _table(_opinion(each, scenario.game)))
    return some


def _opinion(one: Expected, game: str) -> dict[str, Any]:
    row: dict[str, Any] = {} if one.at is None else {"at": moment_text(one.at, game)}
    row |= {"matter": one.matter} if one.matter else {}
    row |= {"authority": str(one.authority)} if one.authority else {}
    row |= {"ruling": one.rulings[0]} if one.rulings else {}
    row |= {"paragraphs": list(one.paragraphs)} if one.paragraphs else {}
    row |= {"silent": True} if one.silent else {}
    row |= {"in_order": True} if one.in_order else {}
    return row | dict(one.figures)


# --- the short lines -------------------------------------------------------------------------------------------


def script_text(script: Iterable[Line], game: str) -> list[str]:
    """The lines of a script, a street named where it begins."""
    found, begun = list[str](), (1, -1)
    for line in script:
        word = SHOWDOWN if line.street == showdown_of(game) else STREETS[game][line.street]
        heading, begun_before = f"{_hand(line.hand)}{word}: ", begun
        begun = line.hand, line.street
        found.append(f"{heading if begun != begun_before else ''}{line_text(line)}")
    return found


def _hand(number: int) -> str:
    """What goes before a street or a moment of the hand after."""
    return f"{NEXT} " if number > 1 else ""


def line_text(line: Line) -> str:
    """A line of the script without its street: "P2 bet 400 if unbet"."""
    who = f"P{line.seat}" if line.seat else "all"
    amount = f" {line.amount}" if line.verb in (*WITH_AMOUNT, PART) else ""
    amount = f" P{line.amount}" if line.verb == ASK else amount
    verb = f"{line.verb}{amount}"
    if line.says is not None:
        verb = act_text(line.says) if line.verb in SPEAKING else f"{verb} {getattr(line.says, 'words', '')}"
    return f"{who} {verb}" + (f" if {guard_text(line.guard)}" if line.guard else "")


def guard_text(guard: Guard) -> str:
    """A guard as a file says it: "unbet", "board 4"."""
    return f"{guard.kind} {guard.number}" if guard.number else guard.kind


def moment_text(moment: Moment, game: str) -> str:
    """A moment as a file says it: "deal 7", "flop: P2", "turn laid", "next preflop"."""
    return f"{_hand(moment.hand)}{_moment_text(moment, game)}"


def _moment_text(moment: Moment, game: str) -> str:
    if moment.stage in ("shuffle", SHOWDOWN, PUSHED):
        return moment.stage
    if moment.stage == "deal":
        return f"deal {moment.number}"
    street = STREETS[game][moment.street]
    if moment.stage == "acted":
        return f"{street}: P{moment.number}"
    if moment.stage == DEALT:
        return f"{street} {DEALT} {moment.number}"
    return street if moment.stage == "open" else f"{street} {moment.stage}"


# --- TOML ------------------------------------------------------------------------------------------------------


def _table(values: Mapping[str, Any]) -> Table:
    row = tomlkit.table()
    for key, value in values.items():
        row.add(key, value)
    return row


def _lines(texts: Iterable[str]) -> Array:
    """Strings, each on a line of its own."""
    some = tomlkit.array()
    some.extend(texts)
    return some.multiline(multiline=True)
