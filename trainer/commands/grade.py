"""`trainer grade FILE --gestures FILE`: a hand held against a house's book."""

from pathlib import Path
from typing import Any

import click

from trainer.commands.common import BOOK, FILE, fail, faulty, print_json, text_of
from trainer.commands.situation import is_transcript, play, whole
from trainer.grading.ahead import assess
from trainer.grading.assessment import Assessment, cited
from trainer.grading.explain import NOTICED, SAID, VERDICTS, headline, matter_name
from trainer.grading.plain import to_plain
from trainer.grading.upgrades import FORMAT
from trainer.kernel import notation
from trainer.kernel.gestures import Gesture
from trainer.kernel.limits import MOST_GESTURES
from trainer.kernel.table import Impossible
from trainer.kernel.transcript import Transcript
from trainer.rules.book import Book, book
from trainer.scenarios.form import Fault
from trainer.scenarios.play import Play
from trainer.scenarios.session import Session

Lines = list[tuple[int, Gesture]]


@click.command()
@click.argument("file", type=FILE)
@click.option("--gestures", type=FILE, required=True, help="What the dealer did, or a whole transcript.")
@click.option("--book", "key", type=BOOK, required=True, help="The house whose rulebook is used to grade.")
@click.option("--seed", type=int, help="Deal the scenario with this seed instead of its own.")
@click.option("--json", "as_json", is_flag=True, help="Print the whole assessment as JSON.")
def grade(file: Path, gestures: Path, key: str, seed: int | None, as_json: bool) -> None:
    """Grade the scenario FILE as it was dealt.

    The gestures file has the dealer's lines in the notation, and the program plays the players and the floor. If
    the file is a whole transcript, the players' lines in it are used too.
    """
    law = book(key)
    hand = play(file, law, seed)
    transcript = dealt(hand, law, gestures)
    graded = assess(transcript, law, hand.taken_over)
    if as_json:
        lines = [notation.line(each) for each in transcript.gestures]
        print_json(
            {"scenario": hand.scenario.id, "seed": hand.seed, "gestures": lines, "format": FORMAT, **to_plain(graded)}
        )
        return
    for line in told(graded, transcript):
        click.echo(line)


def dealt(hand: Play, law: Book, gestures: Path) -> Transcript:
    """The hand as it was dealt; ends the program with one clear line for each fault of the gestures."""
    text = text_of(gestures)
    if not is_transcript(text):
        return replayed(hand, law, gestures, _lines(gestures, text))
    transcript = whole(gestures, text)
    if not hand.begins(transcript):
        fail(f"{gestures}: this transcript isn't of the hand that {hand.scenario.path} deals at {law.key}")
    return transcript


def _lines(file: Path, text: str) -> Lines:
    found, faults = [], []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if line and not line.startswith("#"):
            try:
                found.append((number, _dealers(notation.gesture(line))))
            except notation.BadNotation as bad:
                faults.append(Fault(str(file), number, "", str(bad)))
    if faults:
        faulty(faults)
    if len(found) > MOST_GESTURES:
        fail(f"{file}: has {len(found):,} gestures; the limit for a hand is {MOST_GESTURES:,}")
    if not found:
        fail(f"{file}: there are no gestures in it")
    return found


def _dealers(gesture: Gesture) -> Gesture:
    if not gesture.by_dealer:
        raise notation.BadNotation(f"{gesture.who} plays on their own here: write only what the dealer (D) does")
    return gesture


def replayed(hand: Play, law: Book, file: Path, lines: Lines) -> Transcript:
    """The hand with players and floor acting in between at their times, and after the dealer's last gesture."""
    session = Session(hand, law)
    for number, gesture in lines:
        session.tick(gesture.at - 1)
        if session.ended:
            fail(f"{file}:{number}: the hand is over before this")
        if gesture.at < session.now:
            fail(f"{file}:{number}: this time is before {session.now / 1000:.3f}, when the last event happened")
        try:
            session.act(gesture.act, gesture.at)
        except Impossible as fault:
            faulty([Fault(str(file), number, "", str(fault))])
    while (due := session.due_at()) is not None:
        session.tick(due)
    return session.record.transcript


def told(graded: Assessment, transcript: Transcript) -> list[str]:
    """The assessment in words, a line each."""
    lines = [headline(graded)]
    for each in graded.matters:
        ruling = each.decision.ruling
        who = SAID[ruling.authority] if ruling else "not covered by this rulebook: the floor decides"
        steps = f"{each.met} of {each.total} right" if each.total else "not scored"
        lines.append(f"{matter_name(each.matter)} [{cited(each.decision.citations) or 'silent'}]")
        lines.append(f"  noticed    {each.noticed.how.value}: {NOTICED[each.noticed.how]}")
        lines.append(f"  authority  {each.authority.value}: {who}")
        lines.append(f"  remedy     {steps}{', and something harmful was done' if each.harms else ''}")
    done, of = graded.routine_score
    lines += [f"Routine, graded separately: {done} of {of} right"] if of else []
    lines += [_finding(each, transcript) for each in graded.findings]
    return lines if graded.ended else [*lines, "The hand wasn't finished."]


def _finding(finding: Any, transcript: Transcript) -> str:
    line = notation.line(transcript.gestures[finding.index])
    where = cited(finding.citations) or finding.practice or "silent"
    return f"  {line:40} {VERDICTS[finding.verdict]}: {finding.reason} [{where}]"
