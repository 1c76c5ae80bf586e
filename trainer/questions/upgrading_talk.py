"""Questions and scenarios of the first format, with gestures of today in the place of words that were looked into."""

import re
from collections.abc import Iterator

from trainer.kernel import former_words
from trainer.kernel import gestures as g
from trainer.kernel.notation import BadNotation, act_of, act_text
from trainer.kernel.places import key_text
from trainer.kernel.toml import document
from trainer.kernel.written import Edit, Written, edited, line_at, texts
from trainer.questions.at_house import drawing
from trainer.questions.former_talk import as_today, told_today
from trainer.questions.question_file import FORMAT, BadQuestions, read
from trainer.questions.values import filled
from trainer.rules.renumbering import Change, Look, Rewritten

HAND = ("engine", "hand")
SHOWDOWN = re.compile(r"((?:showdown:\s*)?P\d+ )(say .*)")
TIMED = re.compile(r"((?:\d+(?:\.\d+)? )?)(say .*)")
WORDS_KEY = re.compile(r"\bwords(\s*=\s*)\Z")
HOLE = re.compile(r"\{[^{}]*\}")
FORMAT_LINE = re.compile(r"^format[ \t]*=[ \t]*1\b", re.MULTILINE)
MARK = 7_531_000  # stands for a hole, in words in which no such number is said
SEEDS = 40  # by which a question is drawn to see whether its words were looked into
PLAYER = g.player(1)
DRAWN = (
    "this hand draws words that were searched for what they ask: write what they ask, dispute or claim, and format = 2"
)


def upgraded(text: str) -> Rewritten:
    """The same file in the format of today, if any talk in it was looked into.

    Where words that are drawn were, it stays as it was, and is to be looked at. Raises BadToml.
    """
    if document(text).get("format", former_words.FIRST) != former_words.FIRST:
        return Rewritten(text)
    found = [(each, edit, was, now) for each in texts(text) for edit, was, now in _edits(text, each)]
    new = edited(text, (edit for _, edit, _, _ in found))
    if looks := tuple(_looks(text, new)):
        return Rewritten(text, (), looks)
    changes = (Change(line_at(text, edit.start), key_text(each.path), was, now) for each, edit, was, now in found)
    return Rewritten(_of_today(new), tuple(changes)) if found else Rewritten(text)


def _of_today(text: str) -> str:
    line = f"format = {FORMAT}"
    return FORMAT_LINE.sub(line, text, count=1) if FORMAT_LINE.search(text) else f"{line}\n{text}"


def _edits(text: str, each: Written) -> Iterator[tuple[Edit, str, str]]:
    """What changes in one text of the file, with what stood there and what is to stand there."""
    if each.path == HAND:
        yield from _in_a_hand(text, each)
    elif each.path[0] == "script":
        yield from _in_a_line(text, each, SHOWDOWN, PLAYER)
    elif each.path[0] in DOERS and each.path[2:3] == ("does",):
        yield from _in_a_line(text, each, TIMED, DOERS[str(each.path[0])])
    elif each.path[0] == "protest" and each.path[2:] == ("words",):
        yield from _in_a_protest(text, each)


DOERS = {"wager": PLAYER, "previous": g.DEALER}


def _in_a_line(text: str, each: Written, pattern: re.Pattern[str], who: str) -> Iterator[tuple[Edit, str, str]]:
    parts = pattern.fullmatch(each.value)
    now = _said(parts[2], who) if parts else ""
    if parts and now:
        put = text[each.start : each.end].replace(parts[2], now, 1)
        yield Edit(each.start, each.end, put), each.value, f"{parts[1]}{now}"


def _in_a_protest(text: str, each: Written) -> Iterator[tuple[Edit, str, str]]:
    """The words of a protest become what it does."""
    key, now = WORDS_KEY.search(text, 0, each.start), _said(f"say {each.value}", PLAYER)
    if key and now:
        put = text[each.start : each.end].replace(each.value, now, 1)
        yield Edit(key.start(), each.end, f"does{key[1]}{put}"), each.value, now


def _said(told: str, who: str) -> str:
    """What is said today where talk was looked into; "" where it was not."""
    try:
        act = former_words.act_meant(who, act_of(told))
    except BadNotation:
        return ""
    return act_text(act) if isinstance(act, g.TALK) else ""


def _in_a_hand(text: str, each: Written) -> Iterator[tuple[Edit, str, str]]:
    """Line by line, where a line stands in the file as it is read."""
    holes = HOLE.findall(each.value)
    marks = iter(range(MARK, MARK + len(holes)))
    marked = HOLE.sub(lambda _: str(next(marks)), each.value)
    at = each.start
    for was, (_, now) in zip(each.value.split("\n"), told_today(marked), strict=True):
        found = text.find(was, at, each.end)
        at = found + len(was) if found >= 0 else at
        if now is not None and found >= 0:
            put = _with_holes(now, holes)
            yield Edit(found, at, put), was.strip(), put.strip()


def _with_holes(line: str, holes: list[str]) -> str:
    for number, hole in enumerate(holes, MARK):
        line = line.replace(str(number), hole)
    return line


def _looks(text: str, new: str) -> Iterator[Look]:
    """Is a hand another one when it is drawn: were words in its holes looked into?"""
    hands = [next((each for each in texts(one) if each.path == HAND), None) for one in (text, new)]
    if hands[0] is None or hands[1] is None or "{" not in hands[0].value:
        return
    try:
        question = read(text, "", strict=False)
        drawn = [drawing(question, seed).values for seed in range(SEEDS)]
        same = all(as_today(filled(hands[0].value, one)) == filled(hands[1].value, one) for one in drawn)
    except (BadQuestions, ValueError):
        same = False
    if not same:
        yield Look(line_at(text, hands[0].start), key_text(HAND), DRAWN)
