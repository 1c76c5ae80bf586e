"""Files of questions: one a file, strictly read against ledgers and rules; how they are written: docs/questions.md."""

from collections.abc import Iterable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from trainer.kernel.formats import readable
from trainer.kernel.former_words import FIRST
from trainer.kernel.games import GAMES
from trainer.kernel.limits import id_fault, quoted
from trainer.kernel.nearest import nearest, one_of
from trainer.kernel.places import keyed, places
from trainer.kernel.plain_text import BadText, text_in
from trainer.kernel.toml import BadToml, document
from trainer.questions.alike import with_alike
from trainer.questions.citing import Cites, numbers_of, read_cites
from trainer.questions.forms.ground import Ground, Reader
from trainer.questions.forms.number import read_number
from trainer.questions.forms.order import read_order
from trainer.questions.forms.point import read_point
from trainer.questions.forms.statements import read_one, read_ruling, read_several
from trainer.questions.forms.truth import read_truth
from trainer.questions.model import Form
from trainer.questions.usable import NOWHERE, unusable, without
from trainer.questions.values import Values, read_values
from trainer.questions.written import Engine, Question
from trainer.rules.book import all_books, keys
from trainer.rules.encoded import encoded
from trainer.rules.former import TOPIC, all_keys
from trainer.rules.kinds import OF_HANDS, OF_ROOMS, AnyKind
from trainer.rules.topics import topic_fault
from trainer.scenarios.form import Fault
from trainer.scenarios.reading import Faults, Row

FORMAT = 2  # of question files, the newest that is read here; a file that does not say has the first one
MOST_CHARACTERS = 100_000  # our longest has 3,100
MOST_LINES = 120  # of a situation: ours have up to 37, and it is dealt for every drawing
PARTS = ("remedy", "authority")
DEPTHS = (1, 2, 3)
READERS: Mapping[Form, Reader] = {
    Form.ONE: read_one,
    Form.SEVERAL: read_several,
    Form.TRUE_FALSE: read_truth,
    Form.NUMBER: read_number,
    Form.ORDER: read_order,
    Form.POINT: read_point,
    Form.RULING: read_ruling,
}


class BadQuestions(ValueError):
    """Questions that cannot be asked. `faults` has every fault of every file, with its line and key."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


def load(path: Path) -> tuple[Question, ...]:
    """The question in a file, or all in a folder and below, by path. Raises BadQuestions with every fault."""
    found, faults = sound(path)
    if faults:
        raise BadQuestions(faults)
    return found


def sound(path: Path) -> tuple[tuple[Question, ...], tuple[Fault, ...]]:
    """The questions of a file or a folder that can be asked, and every fault of the others."""
    files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    found: dict[str, Question] = {}
    faults: list[Fault] = []
    for file in files:
        try:
            each = _read_file(file)
        except BadQuestions as bad:
            faults += bad.faults
            continue
        if found.setdefault(each.id, each) is not each:
            line = places(text_in(file)).get(("id",), 0)
            faults.append(
                Fault(each.path, line, "id", f"{each.id!r} is also the id of {found[each.id].path}: change one")
            )
    return tuple(found.values()), tuple(faults)


def _read_file(path: Path) -> Question:
    try:
        text = text_in(path)
    except BadText as bad:
        raise BadQuestions(Fault(str(path), line, "", what) for line, what in bad.faults) from bad
    except OSError as fault:
        raise BadQuestions([Fault(str(path), 0, "", f"can't be read: {fault.strerror}")]) from fault
    return read(text, str(path))


def read(text: str, path: str, strict: bool = True) -> Question:
    """The question in a TOML text. Raises BadQuestions with every fault, each with its line and key.

    It is put without houses whose rulebooks cannot be used; unless `strict`, without those that there are not too.
    """
    try:
        data = document(text, MOST_CHARACTERS)
    except BadToml as bad:
        raise BadQuestions(Fault(path, *each) for each in keyed(text, bad.faults)) from bad
    try:
        readable(data.get("format", FIRST), FORMAT, "question")
    except ValueError as fault:  # what the rest means is not known
        raise BadQuestions([Fault(path, places(text).get(("format",), 0), "format", str(fault))]) from fault
    if lost := unusable(data, strict):
        data = _usable(data, lost, text, path)
    data = with_alike(data)
    faults = Faults(path, partial(places, text))
    question = _question(Row(data, (), faults), path)
    if faults.found:
        raise BadQuestions(faults.found)
    return question


def _usable(data: dict[str, Any], lost: frozenset[str], text: str, path: str) -> dict[str, Any]:
    """The same without houses whose rulebooks cannot be used. Raises BadQuestions where it is for them alone."""
    kept = without(data, lost)
    for key in ("houses", "cites"):
        if data.get(key) and not kept.get(key):
            raise BadQuestions([Fault(path, places(text).get((key,), 0), key, NOWHERE)])
    return kept


def _question(row: Row, path: str) -> Question:
    row.taken.add("format")
    texts: dict[str, Any] = {key: row.take(key, str) or "" for key in ("id", "topic", "prompt")}
    if texts["id"] and (what := id_fault(texts["id"])):
        row.faults.add(row.at("id"), what)
    if texts["topic"] and (what := _topic_fault(texts["topic"])):
        row.faults.add(row.at("topic"), what)
    form, values, engine = _form(row), read_values(row), _engine(row)
    depth = _depth(row, form is not Form.ONE or bool(values.sources) or engine is not None)
    silent = frozenset(row.take("silent", list, []) or ())
    ruled = engine is not None and engine.decides
    cites = {} if ruled else read_cites(row, texts["topic"], silent)
    houses = _houses(row, cites, silent, ruled)
    ground = Ground(texts["topic"], houses, cites, values.names, ruled, _printed(cites), bool(engine and engine.hand))
    _look_at_texts(row, ground, engine, texts["prompt"])
    own = READERS[form](row, ground)
    known = {**_about(row), **depth, "values": values, "engine": engine, "path": path}
    row.end()
    return Question(**texts, form=form, houses=houses, cites=cites, silent=silent, **known, **own)


def _topic_fault(topic: str) -> str:
    if what := topic_fault(topic):
        return what
    return "" if topic in spoken_on() else f"{quoted(topic)} isn't a topic that a rulebook covers"


@cache
def spoken_on() -> frozenset[str]:
    """Every topic that a book prints or rules on."""
    printed = {each.topic for law in all_books() for each in law.ledger.paragraphs}
    return frozenset(printed.union(*(law.by_topic for law in all_books())))


def _form(row: Row) -> Form:
    given = row.take("form", str, Form.ONE.value)
    if given in set(Form):
        return Form(given)
    row.faults.add(row.at("form"), f"{quoted(given)} isn't one of {', '.join(Form)}{nearest(given or '', Form)}")
    return Form.ONE


def _depth(row: Row, needed: bool) -> dict[str, int]:
    """Level and complexity, which the plainest questions may leave out."""
    found = {key: row.take(key, int, None if needed else 1) for key in ("level", "complexity")}
    for key, value in found.items():
        if value is not None and value not in DEPTHS:
            row.faults.add(row.at(key), "must be 1, 2 or 3")
    return {key: value or 1 for key, value in found.items()}


def _about(row: Row) -> dict[str, Any]:
    """What the question is about: kinds of matters, a game, rules, a part; and what is asked in its place."""
    kinds, game = tuple(row.take("kinds", list, []) or ()), row.take("game", str, "")
    for kind in sorted(set(kinds) - OF_HANDS.keys()):
        row.faults.add(row.at("kinds"), f"{quoted(kind)} isn't a kind of matter{nearest(kind, OF_HANDS)}")
    if game not in ("", *GAMES):
        row.faults.add(row.at("game"), f"{quoted(game)} isn't a game: {one_of(game, GAMES)}")
    named, part = row.take("rules", list, []) or (), row.take("part", str, PARTS[0])
    rules = all_keys(named)
    for each in rules:
        row.faults.read(row.at("rules"), lambda each=each: _known_rule(each))  # type: ignore[misc]
    if part not in PARTS:
        row.faults.add(row.at("part"), f"{quoted(part)} isn't one of {', '.join(PARTS)}{nearest(part, PARTS)}")
    return {"kinds": kinds, "game": game, "rules": rules, "part": part, "replaced_by": _replaced_by(row)}


def _replaced_by(row: Row) -> str:
    """The id of the question that is asked in its place, "" for most."""
    named = row.take("replaced_by", str, "") or ""
    if named and (what := id_fault(named)):
        row.faults.add(row.at("replaced_by"), what)
    return named


def _known_rule(name: str) -> None:
    if name.startswith(TOPIC):
        what = topic_fault(name.removeprefix(TOPIC))
    else:
        what = "" if name in encoded() else f"{quoted(name)} isn't a rule{nearest(name, encoded())}"
    if what:
        raise ValueError(what)


def _houses(row: Row, cites: Cites, silent: frozenset[str], ruled: bool) -> tuple[str, ...]:
    """The houses that can be asked: those that cite, or, where the engine decides, those named or all there are."""
    if not ruled:
        return tuple(cites)
    if "cites" in row.data:
        row.taken.add("cites")
        row.faults.add(("cites",), "the decision cites: list houses instead")
    every = keys()
    named = row.take("houses", list, []) or list(every)
    for house in named:
        if house not in every:
            row.faults.add(("houses",), f"{house} isn't one of {', '.join(every)}{nearest(house, every)}")
    for house in sorted(silent - set(named)):
        row.faults.add(("silent",), f"{house} is not among the houses{nearest(house, named)}")
    return tuple(house for house in every if house in named)


def _printed(cites: Cites) -> frozenset[str]:
    """The names of the figures that the paragraphs cited print: seconds, cards."""
    return frozenset(name for house in cites for name in numbers_of(cites[house]))


# --- the situation ---------------------------------------------------------------------------------------------------


def _engine(row: Row) -> Engine | None:
    if "engine" not in row.data:
        return None
    table = row.table("engine")
    texts = {key: table.take(key, str, "") for key in ("hand", "room", "seat", "about")}
    former = row.data.get("format", FIRST) == FIRST
    engine = Engine(**texts, kinds=_kinds(table), show=table.take("show", bool, False), former=former)
    for key in ("hand", "room"):
        if getattr(engine, key).count("\n") > MOST_LINES:
            table.faults.add(table.at(key), f"has more than {MOST_LINES} lines")
    if bool(engine.hand) == bool(engine.room):
        table.faults.add(table.path, "must have a hand or a room")
    known: Mapping[str, AnyKind] = OF_ROOMS if engine.room else OF_HANDS
    for kind in engine.kinds:
        if kind not in known:
            what = f"{quoted(kind)} isn't a kind of matter or point of a {_of(engine)}{nearest(kind, known)}"
            table.faults.add(table.at("kind"), what)
    if engine.room and (engine.show or not engine.kinds):
        table.faults.add(table.path, "a room can't be shown: name the kind that is decided, and leave out show")
    table.end()
    return engine


def _of(engine: Engine) -> str:
    return "room" if engine.room else "hand"


def _kinds(table: Row) -> tuple[str, ...]:
    """One kind, or a list of them."""
    if isinstance(table.data.get("kind"), list):
        return tuple(table.take("kind", list, []) or ())
    kind = table.take("kind", str, "")
    return (kind,) if kind else ()


def _look_at_texts(row: Row, ground: Ground, engine: Engine | None, prompt: str) -> None:
    """Values that texts want must be there; the situation comes before the decision and knows no figures."""
    ground.look_at(row, "prompt", prompt, figures=False)
    if engine is not None:
        table = Row(row.data["engine"], ("engine",), row.faults)
        for key in ("hand", "room", "seat", "about"):
            ground.look_at(table, key, getattr(engine, key), figures=False)


__all__ = ["BadQuestions", "Question", "Values", "load", "read", "sound"]
