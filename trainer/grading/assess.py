"""Assessing a hand at one house, gesture by gesture."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.grading.assessment import Assessment, Finding, StepState, Verdict
from trainer.grading.attempts import elsewhere, too_soon
from trainer.grading.doubt import doubted
from trainer.grading.engine import engine
from trainer.grading.findings import Sight, find
from trainer.grading.folding import Folded, folded
from trainer.grading.given_back import given_back, gives_back
from trainer.grading.grades import grade
from trainer.grading.lengthened import to_be_lengthened
from trainer.grading.money import bears_on_money, still_growing
from trainer.grading.noticing import nothing_asked
from trainer.grading.open_matter import OpenMatter, Touch, at_the_table, bets
from trainer.grading.performers import PERFORMERS, Task
from trainer.grading.pots import off_since
from trainer.grading.practice import judge
from trainer.grading.reporting import as_reported, graded_reports
from trainer.grading.routine import Hand, routine_of
from trainer.grading.said import ALARMS, Spoken
from trainer.grading.spoken import spoken
from trainer.grading.stand import Stand
from trainer.kernel import gestures as g
from trainer.kernel.pieces import Pieces, at_once
from trainer.kernel.table import Setup
from trainer.kernel.transcript import Transcript
from trainer.rules.amiss import MONEY
from trainer.rules.at_showdown import AT_SHOWDOWN, asked_of_the_dealer
from trainer.rules.book import Book, ledger_digest
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import comes_round
from trainer.rules.facts.showdown import over
from trainer.rules.matters import matters
from trainer.rules.record import Record
from trainer.rules.refunds import ALL, OTHERS
from trainer.rules.reserved import reserved
from trainer.rules.ruling import Authority, Matter, Step
from trainer.rules.stands import KINDS, latest
from trainer.rules.watch import Watch

COMES_UP = frozenset({"boxed-in-deal", "boxed-later", "boxed-on-flop", "scrap-card"})
"""Kinds of a card that may have been seen inside the stub before it comes up."""
IN_THE_STUB = "odd-back"
"""The kind of a card that may be found in the stub and be dealt after that."""
HANDLING = (g.Pitch, g.Move, g.Muck, g.AskToShow)
"""Acts that can be meant for another seat or hand."""
SLIPS = (Verdict.PRACTICE_SLIP, Verdict.HARMFUL, Verdict.OUT_OF_ORDER)


class Assessor:
    """Grades a hand while it goes on. `record` and `stand` may be looked at, never changed from outside.

    Gestures before `taken_over` are another dealer's: no findings, but what they left is the trainee's to notice.
    `like` is a record of the same hand: what it knows is not worked out again.
    """

    def __init__(self, setup: Setup, law: Book, taken_over: int = 0, like: Record | None = None) -> None:
        self.law = law
        self.taken_over = taken_over
        self.record = Record.like(like) if like else Record(setup)
        self.stand = Stand(Watch(law))

    @property
    def open(self) -> dict[str, OpenMatter]:
        """The matters that have come up so far, by their keys."""
        return self.stand.open

    @property
    def findings(self) -> list[Finding]:
        """What there was to say so far, in order."""
        return self.stand.findings

    def add(self, gesture: g.Gesture) -> tuple[Finding, ...]:
        """Take in one gesture; what there is to say about it. Raises Impossible and then leaves all as it was."""
        return at_once(self.adding(gesture))

    def adding(self, gesture: g.Gesture) -> Pieces[tuple[Finding, ...]]:
        """The same in pieces, each about one matter at most. Nothing else may be taken in meanwhile."""
        routine = judge(self.law, self._facts(), gesture.act) if gesture.by_dealer else None
        heard = self._heard(gesture.act) if gesture.by_dealer else None
        disturbed = self._disturbed()
        towards = self._towards(gesture.act) if disturbed and gesture.by_dealer else None
        helps = disturbed and gesture.by_dealer and self._helps(gesture.act)
        trainee = gesture.by_dealer and len(self.record) >= self.taken_over
        early, missed = self._attempts(gesture.act) if trainee and routine and not routine.fits else ((), {})
        self.record.add(gesture)
        index = len(self.record) - 1
        betting = bets(gesture)
        awake = [one for one in self.open.values() if one.asleep_since is None or not betting]
        tried = {*early, *missed}
        touches = [(one, one.observe(self.record, index, trainee, one.matter.key in tried)) for one in awake]
        for key, steps in missed.items():
            self.open[key].remedy.try_elsewhere(steps)
        self._settle(touches, index)
        yield
        opened = yield from self._looking(
            own=trainee and routine is not None and not routine.fits, helps=helps or bool(early)
        )
        if not trainee or routine is None:
            return ()
        alarm = self._is_alarm(touches, index)
        doubt = doubted(self.law, Facts(self.record, index), gesture.act) if alarm else None
        sight = Sight(self.record, index, touches, opened, routine, alarm, disturbed, towards, heard, doubt)
        return self._say(find(sight))

    def _facts(self) -> Facts:
        return Facts(self.record, len(self.record))

    def _disturbed(self) -> bool:
        """Is something being put right, so that practice has no opinion on what comes next?"""
        taken_up = (one for one in self.open.values() if one.noticed)
        return self.record.table.stopped or any(not one.resolved(self.record) for one in taken_up)

    def _heard(self, act: g.Act) -> Spoken | None:
        """What the house says to words and chips, as things stand before them."""
        said = spoken(self.law, self._facts(), act)
        if said is None and isinstance(act, g.ReturnBet):
            return given_back(self.law, self._facts(), act, self._tasks())
        return said

    def _tasks(self) -> Iterator[Task]:
        """The matters on which something may be done now."""
        for one in self.open.values():
            if one.in_force(self.record) and not (one.void or one.too_late):
                yield Task(self.record, one, 0)

    def _towards(self, act: g.Act) -> tuple[OpenMatter, Step] | None:
        """The step that is due now and that this act helps on, as the perfect dealer would."""
        for task in self._tasks():
            for step in task.one.remedy.pending():
                if PERFORMERS[step.key](task) == act or gives_back(task, step.key, act):
                    return task.one, step
        return None

    def _helps(self, act: g.Act) -> bool:
        """Is it what the perfect dealer would do of a matter that was taken up, now or later?"""
        taken_up = (task for task in self._tasks() if task.one.noticed is not None)
        return any(
            PERFORMERS[step.key](task) == act
            for task in taken_up
            for step in task.one.remedy.steps
            if not task.one.remedy.reached(step.key)
        )

    def _attempts(self, act: g.Act) -> tuple[tuple[str, ...], Mapping[str, tuple[str, ...]]]:
        """By key the matters that this act puts right too soon, and those of which it does steps at the wrong place; on
        the street on which they were first to be seen, for later on the same act may be anything.
        """
        posted_back = isinstance(act, g.ReturnBet) and self.record.course.street < 0
        if not (posted_back or isinstance(act, HANDLING)) or self._towards(act) is not None:
            return (), {}
        street, courses = self.record.course.street, self.record.courses
        tasks = [task for task in self._tasks() if courses[min(task.one.seen, len(self.record))].street == street]
        found = {task.one.matter.key: elsewhere(task, act) for task in tasks}
        early = (task.one.matter.key for task in tasks if task.one.noticed is None and too_soon(task, act))
        return tuple(early), {key: steps for key, steps in found.items() if steps}

    # --- matters

    def _looking(self, own: bool, helps: bool) -> Pieces[list[OpenMatter]]:
        """Decide the open matters again and open what has become visible. What an act looks like that `helps` to put
        another matter right, in its order or too soon, is no matter of its own.
        """
        facts = self._facts()
        opened: list[OpenMatter] = []
        visible = matters(facts)
        self._drop_what_was_dealt({each.key for each in visible})
        yield
        looked = self._looks_at_money()
        of_money = self._of_money(facts) if looked else tuple(filter(self._is_new, self.stand.money))
        yield
        for matter in (*visible, *of_money, *self._at_showdown(facts), *reserved(self.law, facts)):
            yield
            if matter.key in self.open:
                self.open[matter.key].decide_again(self.law, self.record, matter)
                continue
            at = len(self.record)
            if (helps and matter.error == at) or to_be_lengthened(matter, self.record, self.open.values()):
                self.stand.on_the_way.add(matter.key)
            decision = at_the_table(self.law, facts.about(matter))
            if matter.key in self.stand.on_the_way or (decision.ruling is not None and not decision.ruling.fault):
                continue
            one = OpenMatter(matter, max(at, self.taken_over), decision, own and matter.error == at)
            one.demand_as_it_lies(self.record)
            if matter.kind in COMES_UP:
                self._learn_of(one)
            self.open[matter.key] = one
            opened.append(one)
        return opened

    def _learn_of(self, one: OpenMatter) -> None:
        """The card may have been seen inside the stub: then the first matter that tells so is where it was noticed."""
        for each in self.open.values():
            if one.learn_from(each, self.record):
                return

    def _looks_at_money(self) -> bool:
        """Can there be anything new about wagers, turns and requests?"""
        return bears_on_money(self.record) or self._standing() or comes_round(self._facts())

    def _drop_what_was_dealt(self, visible: set[str]) -> None:
        """A card that nobody took up in the stub and that has come into play is one matter, the one in play."""
        for key, one in tuple(self.open.items()):
            if one.matter.kind == IN_THE_STUB and key not in visible and one.noticed is None:
                del self.open[key]

    def _standing(self) -> bool:
        return any(one.matter.kind in MONEY and not one.resolved(self.record) for one in self.open.values())

    def _of_money(self, facts: Facts) -> tuple[Matter, ...]:
        """What this house does not let stand and is to be decided now.

        What it took for a matter while a wager was being made is dropped; of what nothing new can be said may sleep.
        """
        self.stand.money = self.stand.watch.amiss(facts)
        found = {each.key: each for each in self.stand.money}
        if self._standing():
            self._drop_what_grew_right(facts, found)
        to_decide = []
        for key, each in found.items():
            one = self.open.get(key)
            unsettled = one is not None and not self.stand.watch.settled(each)
            if unsettled or (one is None and self._is_new(each)):
                to_decide.append(each)
            elif one is not None and one.asleep_since is None:
                one.sleep(self.record)
        return tuple(to_decide)

    def _is_new(self, matter: Matter) -> bool:
        """Is it open by itself, or about no wager of which another matter was taken up?"""
        taken_up = (one.matter for one in self.open.values() if one.noticed and one.matter.kind in KINDS)
        return matter.key in self.open or all(each.error != matter.error for each in taken_up)

    def _at_showdown(self, facts: Facts) -> tuple[Matter, ...]:
        """What this house has the dealer do about hands; what the players did by themselves meanwhile is none."""
        found = tuple(asked_of_the_dealer(self.law, facts)) if over(facts) else ()
        keys = {each.key for each in found}
        for key, one in tuple(self.open.items()):
            if one.matter.kind in AT_SHOWDOWN and key not in keys and one.noticed is None:
                del self.open[key]
        return found

    def _drop_what_grew_right(self, facts: Facts, found: Mapping[str, Matter]) -> None:
        """Nobody took it up yet, and it is none any more: the wager was being made, or it was over before they came."""
        wager, came_later = latest(facts), len(self.record) <= self.taken_over
        for key, one in tuple(self.open.items()):
            if key in found or one.noticed is not None or one.matter.kind not in KINDS:
                continue
            one.wake(self.record)
            again = any(each.kind in KINDS and each.error >= one.matter.error for each in found.values())
            made = wager is not None and one.matter.error == wager.first + 1
            if came_later or (wager and made and (again or still_growing(self.record, wager))):
                del self.open[key]
            one.too_late = one.expired

    def _settle(self, touches: list[tuple[OpenMatter, Touch]], index: int) -> None:
        """Share out what one gesture was to several matters."""
        act = self.record.gestures[index].act
        if isinstance(act, g.CallFloor) and any(not _dealers(one) for one, touch in touches if touch.about):
            for one, _ in touches:
                if _dealers(one) and one.calls[-1:] == [index]:
                    one.calls.pop()
        if isinstance(act, g.Gather) and any(_called_off(touch) for _, touch in touches):
            for one, touch in touches:
                if not _called_off(touch) and not one.resolved(self.record):
                    one.make_void(self.record, index)

    # --- alarms and slips

    def _is_alarm(self, touches: list[tuple[OpenMatter, Touch]], index: int) -> bool:
        """A stop or a call for the floor with nothing open and no slip of one's own."""
        if not isinstance(self.record.gestures[index].act, ALARMS) or self.stand.slip:
            return False
        return not any(touch.about for _, touch in touches)

    def _say(self, finding: Finding) -> tuple[Finding, ...]:
        act, stand = self.record.gestures[finding.index].act, self.stand
        if finding.verdict is Verdict.FALSE_ALARM and not stand.alarmed:
            stand.false_alarms.append(finding.index)
        stand.alarmed = self.record.table.stopped and (stand.alarmed or finding.verdict is Verdict.FALSE_ALARM)
        if finding.verdict in SLIPS:
            stand.slip = True
        elif isinstance(act, g.Proceed):
            stand.slip = False
        stand.findings.append(finding)
        return (finding,)

    # --- the whole

    @property
    def void(self) -> bool:
        """Has every bet gone back that does on a matter that ends the hand, with nothing left to play for?"""
        table = self.record.table
        done = {key for one in self.open.values() for key in one.remedy.met}
        return not table.bets and (OTHERS in done or (ALL in done and not table.whole_pot))

    def assessment(self) -> Assessment:
        """The assessment as things stand; `accepted_by` stays empty, `assess` fills it."""
        for one in self.open.values():
            one.wake(self.record)
        asked = [one for one in self.open.values() if self._to_be_graded(one)]
        mine = [grade(one, self.record) for one in asked]
        told = folded(self._facts(), mine, map(self._in_hindsight, self.stand.findings), self.taken_over)
        reports = graded_reports(self.record, self.law, self.taken_over, asked)
        return Assessment(
            self.law.key,
            engine(),
            ledger_digest(self.law),
            self.taken_over,
            told.matters,
            tuple(as_reported(each, reports) for each in told.findings),
            tuple(self.stand.false_alarms),
            not self.open,
            ended=self.record.table.over,
            off=() if self.void else off_since(self.law, self._facts(), self.taken_over),
            followed=told.followed,
            spoiled=told.spoiled,
            reports=reports,
            routine=routine_of(self._hand(told), told.findings),
        )

    def _hand(self, told: Folded) -> Hand:
        """The hand as routine looks at it: the bets that are matters are judged as such."""
        matters = (each.matter for each in (*told.matters, *told.followed))
        apart = {index for each in matters for index in range(each.error - 1, each.onset)}
        return Hand(self.law, self._facts(), self.taken_over, apart, self.void)

    def _in_hindsight(self, finding: Finding) -> Finding:
        """What seemed too early is not, once it shows that what should have come before never came."""
        one = self.open.get(finding.matter)
        if finding.verdict is not Verdict.OUT_OF_ORDER or one is None or one.noticed is None:
            return finding
        steps = [step for step in one.remedy.steps if step.key in finding.steps]
        right = bool(steps) and all(one.remedy.final(step) is StepState.MET for step in steps)
        return replace(finding, verdict=Verdict.REQUIRED) if right and self.record.table.over else finding

    def _to_be_graded(self, one: OpenMatter) -> bool:
        """Not what the dealer before had put right before the trainee sat down."""
        met = one.remedy.met.values()
        done_before = one.remedy.complete and bool(met) and max(met) < self.taken_over
        return not done_before or nothing_asked(one.first)


def _dealers(one: OpenMatter) -> bool:
    ruling = one.decision.ruling
    return ruling is not None and ruling.authority is Authority.DEALER


def _called_off(touch: Touch) -> bool:
    return any(step.key == "gather-the-cards" for step in touch.steps)


def assessor(transcript: Transcript, law: Book, taken_over: int = 0, like: Record | None = None) -> Assessor:
    """An assessor that has taken in a whole transcript. Raises Impossible."""
    grading = Assessor(transcript.setup, law, taken_over, like)
    for gesture in transcript.gestures:
        grading.add(gesture)
    return grading
