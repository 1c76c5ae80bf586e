"""What is picked for a session: hands for what must be seen, questions and rounds for the rest, controls by chance."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from random import Random

from trainer.progress.records import Part
from trainer.scenarios.fresh.keys import is_fresh
from trainer.study.items import IN_A_SET, Item, Pace, Recent
from trainer.study.library import Activity, Kind, Library, Point
from trainer.study.wants import Want, Why

HANDS_SHARE = 0.75  # of the time, as long as there is something for the rest of it
CONTROL = 0.5  # beside a spoiled hand: one hand in three is clean
SEEDS = 2**31
TWO, SPOILED_IN_A_ROW = 2, 3  # the third hand of a session, and one of so many later on, is clean for certain
CLEAN = Want("", Part.NOTICED, Why.CONTROL)
VARIANTS = 3  # hands on the new thing where there is time for them
A_ROUND = 480.0  # seconds of a session to a round of quick drills, as long as there are questions


@dataclass
class Picked:
    """What was picked, each kind in the order of its weight."""

    hands: list[Item] = field(default_factory=list)
    shorts: list[Item] = field(default_factory=list)
    controls: list[Item] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        return sum(each.seconds for some in (self.hands, self.shorts, self.controls) for each in some)

    @property
    def table(self) -> float:
        """Seconds at the table."""
        return sum(each.seconds for some in (self.hands, self.controls) for each in some)


class Picking:
    """Fills `length` seconds. `wanted` are the rules to practise, the most pressing first."""

    def __init__(
        self, wanted: tuple[Want, ...], library: Library, recent: Recent, dice: Random, pace: Pace, length: float
    ) -> None:
        self._wanted, self._library, self._recent = wanted, library, recent
        self._dice, self._pace, self._length = dice, pace, length
        self._pressing = _pressing(wanted)
        self._covered: set[Point] = set()
        self._used: set[tuple[Kind, str]] = set()
        self._full = False  # one more spoiled hand would need a clean one for which there is no time
        self._picked = Picked()

    def picked(self, more: Iterable[tuple[Want, ...]] = (), *, clean_first: bool = False) -> Picked:
        """Pick everything. `more` are further new topics, begun only where nothing else is left to do.

        With `clean_first` one clean hand is there whatever chance says.
        """
        if clean_first:
            self._clean(1)
        self._deal(self._wanted, HANDS_SHARE * self._length)
        self._ask(self._open())
        self._ask(self._after())
        self._deal(self._wanted, self._length)
        self._deal_variants()
        for topic in more:
            if not self._left(self._pace.question):
                break  # and there never will be more
            self._begin(topic)
        if not self._picked.seconds:
            self._only_controls()
        return self._picked

    def _fits(self, seconds: float, spent: float, limit: float) -> bool:
        """Would no more than half of it be too much? The first thing always fits."""
        return not self._picked.seconds or spent + seconds / 2 <= limit

    def _open(self) -> list[Want]:
        """What no hand covers; of something new the words are asked as well."""
        return [each for each in self._wanted if each.point not in self._covered or each.why is Why.NEW]

    def _begin(self, topic: tuple[Want, ...]) -> None:
        """One more new topic, as far as there is time."""
        self._wanted, self._pressing = (*self._wanted, *topic), self._pressing | _pressing(topic)
        self._deal(topic, self._length)
        self._ask([each for each in topic if each.point not in self._covered])

    # --- hands -------------------------------------------------------------------------------------------------

    def _deal(self, wanted: Iterable[Want], limit: float) -> None:
        """Hands for what is not covered yet, until that much time at the table (or in all) is planned."""
        for want in wanted:
            if want.point in self._covered or (limit < self._length and self._words_do(want)):
                continue
            best = self._best(self._library.testing(want.point, Kind.HAND))
            spent = self._picked.table if limit < self._length else self._picked.seconds
            if best is not None and not self._full and self._fits(self._pace.of((best,)), spent, limit):
                self._take_hand(best, self._reasons(best))

    def _words_do(self, want: Want) -> bool:
        """What is to be done can be asked; whether it is seen, and who decides, shows at the table."""
        return want.part is Part.REMEDY and bool(self._library.testing(want.point, Kind.QUESTION, Kind.ROUND))

    def _take_hand(self, hand: Activity, reasons: tuple[Want, ...]) -> None:
        self._picked.hands.append(self._item((hand,), reasons))
        self._covered |= hand.tests
        self._control(hand.game)

    def _control(self, game: str) -> None:
        """A clean hand of the same game by chance; one for certain before there are three hands in all."""
        hands, clean = len(self._picked.hands), len(self._picked.controls)
        must = clean < hands // SPOILED_IN_A_ROW or (hands >= TWO and not clean)
        best = self._best(self._alike(game)) or self._best(self._library.controls)
        if best is None or not (self._dice.random() < CONTROL or must):
            return
        if self._fits(self._pace.of((best,)), self._picked.seconds, self._length - self._pace.question):
            self._picked.controls.append(replace(self._item((best,), (CLEAN,)), level=self._picked.hands[-1].level))
        else:
            self._full = must

    def _alike(self, game: str) -> list[Activity]:
        return [each for each in self._library.controls if each.game == game]

    def _deal_variants(self) -> None:
        """There is time left: the new thing again in other hands."""
        new = [each for each in self._wanted if each.why is Why.NEW]
        for want in new:
            while len([each for each in self._picked.hands if Why.NEW in each.whys]) < VARIANTS:
                best = self._best(self._library.testing(want.point, Kind.HAND))
                if best is None or self._full or not self._left(self._pace.of((best,))):
                    break
                self._take_hand(best, tuple(each for each in new if each.point in best.tests))

    def _left(self, seconds: float) -> bool:
        return self._fits(seconds, self._picked.seconds, self._length)

    def _only_controls(self) -> None:
        """Nothing at all to practise: dealing is."""
        self._clean(VARIANTS)

    def _clean(self, count: int) -> None:
        """Clean hands whatever is practised, so many as there is time for."""
        for _ in range(count):
            best = self._best(self._library.controls)
            if best is not None and self._left(self._pace.of((best,))):
                self._picked.controls.append(self._item((best,), (CLEAN,)))

    def _best(self, some: Iterable[Activity]) -> Activity | None:
        """The one not done for longest that covers most of what is wanted, and else by chance.

        Of fresh hands there is always another one, taken where nothing else is left.
        """
        wanted = self._pressing - self._covered
        free = [each for each in some if not self._is_used(each) or is_fresh(each.key)]
        self._dice.shuffle(free)
        return min(
            free, key=lambda each: (self._is_used(each), self._often(each), -len(each.tests & wanted)), default=None
        )

    def _is_used(self, each: Activity) -> bool:
        return (each.kind, each.key) in self._used

    def _often(self, each: Activity) -> int:
        """0 for what was not done lately; more for what was done more often, or less long ago."""
        if each.kind is Kind.QUESTION:
            return self._recent.asked.get(each.key, 0)
        done = self._recent.hands if each.kind is Kind.HAND else self._recent.rounds
        return len(done) - done.index(each.key) if each.key in done else 0

    # --- questions and rounds ----------------------------------------------------------------------------------

    def _ask(self, wanted: list[Want]) -> None:
        """Questions in sets and short rounds on these, as far as there is time; new things in sets of their own."""
        for some in (
            [each for each in wanted if each.why is not Why.NEW],
            [each for each in wanted if each.why is Why.NEW],
        ):
            found = list(self._chosen(some))
            rounds = [(one, reasons) for one, reasons in found if one.kind is Kind.ROUND]
            asked = [(one, reasons) for one, reasons in found if one.kind is Kind.QUESTION]
            sets = [asked[at : at + IN_A_SET] for at in range(0, len(asked), IN_A_SET)]
            for each in _in_turn(sets, [[one] for one in rounds]):
                self._take_short(each)

    def _chosen(self, wanted: list[Want]) -> Iterator[tuple[Activity, tuple[Want, ...]]]:
        had: set[Point] = set()
        points = {each.point for each in wanted}
        most, rounds = max(1, round(self._length / A_ROUND)), 0
        for want in (each for each in wanted for _ in range(IN_A_SET if each.why is Why.NEW else 1)):
            if want.point in had and want.why is not Why.NEW:
                continue
            question = self._best(self._library.testing(want.point, Kind.QUESTION))
            drill = self._best(self._library.testing(want.point, Kind.ROUND)) if rounds < most else None
            several = drill is not None and len((drill.tests & points) - had) > 1
            one = drill if several or question is None else question
            if one is not None:
                rounds += one.kind is Kind.ROUND
                self._used.add((one.kind, one.key))
                fresh = one.tests - (had - {want.point})
                reasons = tuple(each for each in wanted if each.point in fresh)
                had |= one.tests
                yield one, reasons

    def _take_short(self, some: list[tuple[Activity, tuple[Want, ...]]]) -> None:
        """As many of these together as there is time for."""
        taken = list(some)
        while taken and not self._room_for_words(self._pace.of(tuple(one for one, _ in taken))):
            self._used.discard((taken[-1][0].kind, taken.pop()[0].key))
        if taken:
            reasons = dict.fromkeys(each for _, told in taken for each in told)
            self._picked.shorts.append(self._item(tuple(one for one, _ in taken), tuple(reasons)))
            self._covered |= {point for one, _ in taken for point in one.tests}

    def _room_for_words(self, seconds: float) -> bool:
        """Hands leave room for one question, so that some of every session is words."""
        longest = max((each.seconds for each in (*self._picked.hands, *self._picked.controls)), default=0.0)
        first = not self._picked.shorts and self._picked.seconds + seconds <= self._length + longest / 2
        return first or self._left(seconds)

    def _after(self) -> list[Want]:
        """What was dealt may be asked in words afterwards."""
        had = {each.point for item in self._picked.shorts for each in item.reasons}
        dealt = [each for item in self._picked.hands for each in item.reasons if each.why is not Why.NEW]
        return [Want(each.rule, each.part, Why.AFTER, each.topic) for each in dealt if each.point not in had]

    # --- items -------------------------------------------------------------------------------------------------

    def _reasons(self, one: Activity) -> tuple[Want, ...]:
        return tuple(each for each in self._wanted if each.point in one.tests and each.point not in self._covered)

    def _item(self, some: tuple[Activity, ...], reasons: tuple[Want, ...]) -> Item:
        self._used |= {(one.kind, one.key) for one in some}
        keys = tuple(one.key for one in some)
        level = min((each.level for each in reasons), default=0)
        return Item(some[0].kind, keys, self._pace.of(some), reasons, self._dice.randrange(SEEDS), level)


def _pressing(wanted: Iterable[Want]) -> frozenset[Point]:
    """What there is a reason for besides time left."""
    return frozenset(each.point for each in wanted if each.why is not Why.AHEAD)


def _in_turn(*some: list[list[tuple[Activity, tuple[Want, ...]]]]) -> Iterator[list[tuple[Activity, tuple[Want, ...]]]]:
    """One of each in turn."""
    for at in range(max(map(len, some))):
        yield from (each[at] for each in some if at < len(each))
