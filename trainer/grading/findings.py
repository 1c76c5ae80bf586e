"""One finding for one act of the trainee: law first, then harm, then practice, else not judged."""

from dataclasses import dataclass, replace

from trainer.grading import harms
from trainer.grading.assessment import Finding, StepState, Verdict
from trainer.grading.named import where_none_is_named
from trainer.grading.open_matter import OpenMatter, Touch
from trainer.grading.practice import Judged
from trainer.grading.remedy import PASSIVE
from trainer.grading.said import ALARMS, Spoken, cite_decision
from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import live, tabled
from trainer.rules.record import Record
from trainer.rules.refunds import BACK
from trainer.rules.ruling import Authority, Citation, Step
from trainer.rules.showdown import shares
from trainer.rules.stands import STRING
from trainer.rules.steps import STEPS

TAKES_ITS_PLACE, OBEYING = "right-card-takes-its-place", "obey-the-floor"


@dataclass
class Sight:
    """All that is known about one act when it is judged.

    `touches` are the open matters it had to do with, `opened` those it made, `towards` is the step it helps on
    without completing it; `disturbed` while something is being put right, so that practice has no opinion. `spoken`
    is what the house says to words about money and to change, `doubt` what a stop or a floor call may be about with
    no matter open.
    """

    record: Record
    index: int
    touches: list[tuple[OpenMatter, Touch]]
    opened: list[OpenMatter]
    routine: Judged
    alarm: bool = False
    disturbed: bool = False
    towards: tuple[OpenMatter, Step] | None = None
    spoken: Spoken | None = None
    doubt: Spoken | None = None

    @property
    def act(self) -> g.Act:
        return self.record.gestures[self.index].act

    def finding(
        self, verdict: Verdict, reason: str, one: OpenMatter | None = None, steps: tuple[Step, ...] = ()
    ) -> Finding:
        citations = cite(one) if one else ()
        keys = tuple(step.key for step in steps)
        return Finding(self.index, verdict, reason, citations, one.matter.key if one else "", keys)


def cite(one: OpenMatter) -> tuple[Citation, ...]:
    """The paragraphs that the decision on a matter rests on, with the one that sends there."""
    return cite_decision(one.decision)


def find(sight: Sight) -> Finding:
    """What is said about the act."""
    for judge in (_voice, _misplaced, _cut, _steps, _harm, _partly, _always, _floor_talk, _spoken, _routine, _handling):
        finding = judge(sight)
        if finding is not None:
            return finding
    return sight.finding(Verdict.NOT_JUDGED, "No rule in this program covers this move.")


# --- stopping and calling


def _voice(sight: Sight) -> Finding | None:
    if not isinstance(sight.act, ALARMS):
        return None
    if sight.doubt is not None:
        return Finding(sight.index, sight.doubt.verdict, sight.doubt.reason, sight.doubt.citations)
    if sight.alarm:
        return _early(sight) or sight.finding(Verdict.FALSE_ALARM, "Nothing was wrong at the table.")
    about = [one for one, touch in sight.touches if touch.about]
    if not about:
        return sight.finding(Verdict.HARMLESS, "You stopped because of your own slip.")
    needing = [one for one in about if one.floor_decides]
    one = (needing or about)[0]
    return sight.finding(*_called(sight.act, one), one)


def _early(sight: Sight) -> Finding | None:
    """A player was stopped in the middle of what the book lets him do."""
    said = sight.spoken
    return None if said is None else Finding(sight.index, Verdict.FALSE_ALARM, said.reason, said.citations)


def _called(act: g.Act, one: OpenMatter) -> tuple[Verdict, str]:
    if isinstance(act, g.Stop):
        return Verdict.REQUIRED, "Something was wrong, and you stopped the action."
    if one.decision.silent:
        return Verdict.REQUIRED, "This rulebook doesn't cover it, so the floor decides."
    if one.floor_decides:
        return Verdict.REQUIRED, "The rulebook leaves this to the floor."
    ruling = one.decision.ruling
    if ruling and ruling.authority is Authority.DEALER:
        if one.matter.kind == STRING and one.remedy.begun:
            return Verdict.HARMLESS, "The rulebook doesn't say what happens to the chips, so asking is right."
        return Verdict.HARMLESS, "Under this rulebook the dealer fixes this without the floor."
    says = "The rulebook leaves open who decides, so calling the floor is always right."
    return Verdict.HARMLESS, f"{says} {where_none_is_named(ruling, one.matter.topic)}".rstrip()


# --- the remedy


def _misplaced(sight: Sight) -> Finding | None:
    """A card of another hand is put into one, where no step has cards change places."""
    changing = any(_asks(one, TAKES_ITS_PLACE) for one, _ in sight.touches)
    if changing or sight.towards is not None or not harms.of_another_hand(sight.record, sight.index):
        return None
    about = next((one for one, touch in sight.touches if touch.about), None)
    return _of_harm(sight, "card-to-another-hand", about)


def _asks(one: OpenMatter, key: str) -> bool:
    return any(step.key == key for step in one.remedy.steps)


def _cut(sight: Sight) -> Finding | None:
    """The deck is cut, as it must be, by the dealer where the house has somebody else do it."""
    said = sight.spoken if isinstance(sight.act, g.Cut) else None
    if said is None:
        return None
    one = next((one for one, touch in sight.touches if touch.steps), None)
    steps = tuple(step.key for each, touch in sight.touches if each is one for step in touch.steps)
    key = one.matter.key if one is not None else ""
    return Finding(sight.index, said.verdict, said.reason, said.citations, key, steps)


def _steps(sight: Sight) -> Finding | None:
    done = [(one, step) for one, touch in sight.touches for step in touch.steps if step.key not in PASSIVE]
    if not done:
        return None
    verdicts = {_verdict(one, step): (one, step) for one, step in reversed(done)}
    best = next(v for v in (Verdict.REQUIRED, Verdict.LATE, Verdict.OUT_OF_ORDER) if v in verdicts)
    one = verdicts[best][0]
    steps = tuple(step for each, step in done if each is one)
    return sight.finding(best, _reason(best, one, steps), one, steps)


def _verdict(one: OpenMatter, step: Step) -> Verdict:
    state = one.remedy.state.get(step.key)
    if state is StepState.OUT_OF_ORDER:
        return Verdict.OUT_OF_ORDER
    return Verdict.LATE if state is StepState.LATE else Verdict.REQUIRED


def _reason(verdict: Verdict, one: OpenMatter, steps: tuple[Step, ...]) -> str:
    says = ". ".join(STEPS[step.key].says for step in steps)
    if verdict is Verdict.OUT_OF_ORDER:
        lacking = [STEPS[key].says for step in steps for key in step.after if not one.remedy.reached(key)]
        first = lacking or [STEPS[key].says for step in steps for key in step.after]
        return f"Out of order. First: {'. '.join(first)}. Then: {says}."
    if one.decision.silent:
        return f"{says}." if steps[0].key == OBEYING else f"{says}, as the floor ordered."
    return f"{says}." if verdict is Verdict.REQUIRED else f"Right, but on the second try: {says}."


def _partly(sight: Sight) -> Finding | None:
    if sight.towards is None or sight.routine.fits:
        return None
    one, step = sight.towards
    return sight.finding(
        Verdict.REQUIRED, f"This is part of the step \u201c{STEPS[step.key].says}.\u201d", one, (step,)
    )


# --- harm


def _harm(sight: Sight) -> Finding | None:
    for one, touch in sight.touches:
        if touch.harm:
            name = one.decision.ruling.says if one.decision.ruling else ""
            return _of_harm(sight, touch.harm, one, f" The rule here: {name}.")
    return None


def _always(sight: Sight) -> Finding | None:
    if sight.routine.fits or any(touch.about and not touch.astray for _, touch in sight.touches):
        return None
    key = "" if _ruled(sight) else harms.always(sight.record, sight.index)
    if not key and _calls_off(sight.act) and not sight.disturbed:
        key = "hand-called-off"
    if not key and isinstance(sight.act, g.PushPot) and sight.routine.slip and not sight.disturbed:
        key = "" if sight.spoken is not None or _too_soon(sight) else "chips-to-wrong-seat"
    one = sight.opened[0] if sight.opened else None
    return _of_harm(sight, key, one) if key else None


def _of_harm(sight: Sight, key: str, one: OpenMatter | None, more: str = "") -> Finding:
    return replace(sight.finding(Verdict.HARMFUL, f"{_sentence(harms.says(key))}{more}", one), harm=key)


def _ruled(sight: Sight) -> bool:
    """Does the book itself say what a hand let go comes to, or leave it open?"""
    return isinstance(sight.act, g.Muck) and sight.spoken is not None


def _too_soon(sight: Sight) -> bool:
    """Is it a share of the right seat, pushed before the other hands have been shown, or before the bets came in?

    To the last player everything belongs, the own bet that nobody called and lies there still as well.
    """
    facts, act = Facts(sight.record, sight.index), sight.act
    assert isinstance(act, g.PushPot)
    if facts.course.contesting == (act.seat,) and any(each.bet for each in facts.table.seats):
        return True
    waits = any(not tabled(facts, seat) for seat in live(facts))
    return waits and tabled(facts, act.seat) and act.chips.amount <= dict(shares(facts)).get(act.seat, 0)


def _calls_off(act: g.Act) -> bool:
    return isinstance(act, g.Gather) or (isinstance(act, g.Announce) and act.what == "misdeal")


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


# --- the rest


def _floor_talk(sight: Sight) -> Finding | None:
    if isinstance(sight.act, g.Report | g.Plan):
        about = next((one for one, touch in sight.touches if touch.about), None)
        return sight.finding(Verdict.HARMLESS, "You answered the floor.", about)
    return None


def _spoken(sight: Sight) -> Finding | None:
    found = sight.spoken
    if found is None or (sight.routine.fits and found.verdict is not Verdict.HARMFUL):
        return None
    one = next((one for one, touch in sight.touches if touch.about), None)
    return Finding(sight.index, found.verdict, found.reason, found.citations, one.matter.key if one else "")


def _routine(sight: Sight) -> Finding | None:
    routine, opened, spoken = sight.routine, sight.opened, sight.spoken
    if routine.fits and spoken is not None and _speaks_for_it(sight.act, spoken):
        return Finding(sight.index, Verdict.PRACTICE, spoken.reason, spoken.citations, practice=routine.practice)
    if routine.fits:
        return Finding(sight.index, Verdict.PRACTICE, routine.says, practice=routine.practice)
    if opened and not isinstance(sight.act, g.Turn | g.Move):
        one = opened[0]
        return Finding(
            sight.index, Verdict.PRACTICE_SLIP, routine.says, cite(one), one.matter.key, (), routine.practice
        )
    if routine.slip and not sight.disturbed:
        return Finding(sight.index, Verdict.PRACTICE_SLIP, routine.says, practice=routine.practice)
    return None


def _speaks_for_it(act: g.Act, said: Spoken) -> bool:
    """Is it the house's own paragraph that makes the routine act right, so that it is told and not common practice?"""
    right_blind = isinstance(act, g.ReturnBet) and said.verdict is Verdict.PRACTICE
    return right_blind or isinstance(act, g.PushPot | g.AskToShow)


def _handling(sight: Sight) -> Finding | None:
    about = next((one for one, touch in sight.touches if touch.about), None)
    if about is not None:
        return sight.finding(Verdict.HARMLESS, "It's part of the fix and does no harm.", about)
    if isinstance(sight.act, g.Proceed):
        return sight.finding(Verdict.HARMLESS, "The action goes on.")
    if isinstance(sight.act, g.NextHand) and any(BACK & one.remedy.state.keys() for one, _ in sight.touches):
        return sight.finding(Verdict.HARMLESS, "The bets are back, and the next hand begins.")
    return None
