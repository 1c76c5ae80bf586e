"""Talk in the hands of question files of the first format, told as it is today."""

import re
from collections.abc import Iterator

from trainer.kernel import former_words
from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS
from trainer.kernel.notation import BadNotation, act_of, act_text

_LINE = re.compile(r"(\s*(?:\d+\.\d{3} )?)(P\d+|[DF]) (\S+)(.*)")
PUSHES = ("push-pot", "push-side")
READ = ("say", "ask-to-show")


def as_today(hand: str) -> str:
    """The same hand in short, line by line."""
    return "\n".join(line if now is None else now for line, now in told_today(hand))


def told_today(hand: str) -> Iterator[tuple[str, str | None]]:
    """Each line, and what it is today where that is something else."""
    lines = hand.split("\n")
    found = [_LINE.fullmatch(line) for line in lines]
    acts = former_words.acts_meant([(each[2], _act(each[3], each[4])) if each else ("", g.Rest()) for each in found])
    for line, each, act in zip(lines, found, acts, strict=True):
        changed = each is not None and isinstance(act, g.TALK)
        yield line, f"{each[1]}{each[2]} {act_text(act)}" if each is not None and changed else None


def _act(verb: str, rest: str) -> g.Act:
    """What bears on talk: talk itself, hands asked for, pots pushed; anything else stands for any other act."""
    if verb in PUSHES:
        return g.PushPot(0, NO_CHIPS)
    try:
        return act_of(f"{verb}{rest}") if verb in READ else g.Rest()
    except BadNotation:
        return g.Rest()
