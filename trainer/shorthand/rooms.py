"""A room told in short: who usually does it, plain amounts, the level that runs, a player who busts with chips."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace

from trainer.grading.answers.room.by_the_book import verbs_that_begin
from trainer.grading.answers.told_in_part.at_zero import as_run_out
from trainer.kernel.chips import DENOMINATIONS, Chips, NotEnoughChips, make, pick
from trainer.kernel.document import RULE, BadTranscript
from trainer.kernel.limits import quoted
from trainer.kernel.nearest import nearest, nearest_first
from trainer.kernel.room import clock_acts, desk_acts, notation, seat_acts, table_acts
from trainer.kernel.room.act import CLOCK, DEALER, DESK, FLOOR, Happening
from trainer.kernel.room.clock_acts import ColourUp, Hold, Run
from trainer.kernel.room.document import RoomTranscript, room_of
from trainer.kernel.room.happenings import ACTS
from trainer.kernel.room.head import WORD as FIRST_WORD
from trainer.kernel.room.state import Player, Room
from trainer.kernel.table import Impossible
from trainer.rules.book import Book
from trainer.rules.room.absence import here_on_penalty
from trainer.rules.room.record import RoomRecord
from trainer.rules.room.sheets import printed
from trainer.shorthand.desk_lines import at_a_table, told_of_the_player, with_the_found, without_words
from trainer.shorthand.entry_money import in_cents
from trainer.shorthand.room_clock import (
    BEGINS,
    PUSH,
    as_the_clock_stood,
    ends_with_its_signal,
    left_so_far,
    level_of_a_deal,
    tells_a_level,
)
from trainer.shorthand.room_head import AMOUNT, of_the_desk, plain_stacks, whole_head, without_a_button

ONLY_DEALER = DEALER.removesuffix(":")
SIT = "sit"  # where nobody else is named the player himself
BY_PLAYERS = frozenset((SIT, "away", "back", "agree", "ask", "play"))
BY_CLOCK = frozenset(("run", "hold", "set", "zero", "recess"))
BY_DEALER = frozenset(("race",))
USUAL: Mapping[str, str] = {
    **{
        act.verb: who
        for chapter, who in ((seat_acts, FLOOR), (table_acts, ONLY_DEALER), (clock_acts, FLOOR), (desk_acts, DESK))
        for act in ACTS.values()
        if act.__module__ == chapter.__name__
    },
    **dict.fromkeys(BY_CLOCK, CLOCK),
    **dict.fromkeys(BY_DEALER, ONLY_DEALER),
    "lost-and-found": FLOOR,
}
"""Who does it where a line doesn't say."""
HELD_BY: Mapping[tuple[str, str], str] = {
    ("win", "chips"): "loser",
    ("remove", "chips"): "name",
    ("exchange", "take"): "name",
    ("out-of-view", "chips"): "",
    ("straddle", "chips"): "",
}
"""Which word names the player out of whose stack the chips of an act come; "" for the one who acts."""
OF_A_HAND = (table_acts.Deal, table_acts.Riffle, table_acts.Shuffler, table_acts.End, table_acts.Misdeal)
NORMAL_PLAY, RE_ENTER, LATE_ENTRY = "normal-play", "re-enter", "late-entry"
LEFT_BEHIND = "{0}'s chips are taken to be left behind without telling the dealer"
HIGH_HAND = "high-hand"
HIGH_HANDS: Mapping[str, str] = {
    "high-card": "2c 3d 4h 5s 7c",
    "pair": "2c 2d 3h 4s 5c",
    "two-pair": "2c 2d 3h 3s 4c",
    "trips": "2c 2d 2h 3s 4c",
    "straight": "2c 3d 4h 5s 6c",
    "flush": "2c 3c 4c 5c 7c",
    "full-house": "2c 2d 2h 3s 3c",
    "quads": "2c 2d 2h 2s 3c",
    "straight-flush": "2c 3c 4c 5c 6c",
}
"""The lowest hand of each kind, as a player may be told to claim the high hand with it."""
WON = "{}'s chips are taken to be won by {}: if not, write who won them with win WINNER {} CHIPS"


@dataclass(frozen=True)
class ToldRoom:
    """A room with all that happened; `notes` say what was read how."""

    record: RoomRecord
    notes: tuple[str, ...] = ()


def read_room(text: str, law: Book | None = None) -> ToldRoom:
    """The room that a text tells, in short or whole; what begins a hand is as `law` has it where that is given.

    Raises BadTranscript with every fault and its line.
    """
    said = [
        (number, line) for number, raw in enumerate(text.splitlines(), 1) if (line := raw.strip()) and line[0] != "#"
    ]
    if said and said[0][1].split()[0] != FIRST_WORD:
        said.insert(0, (said[0][0], FIRST_WORD))
    rule = next((at for at, (_, line) in enumerate(said) if line == RULE), len(said))
    said, unread = without_words(said, rule)
    try:
        head, notes = whole_head(said[:rule])
    except ValueError as fault:
        raise BadTranscript([(fault.args[1] if len(fault.args) > 1 else 0, str(fault.args[0]))]) from fault
    numbers = [number for number, _ in head]
    try:
        setup = room_of("\n".join([*(line for _, line in head), *([RULE] if rule < len(said) else [])])).setup
    except BadTranscript as bad:
        raise BadTranscript(sorted((numbers[at - 1] if at else 0, what) for at, what in bad.faults)) from bad
    setup = replace(
        setup,
        clock_told=any(line.split()[0] == "clock" for _, line in said[:rule]),
        no_button=setup.no_button | without_a_button(said[:rule], [each.name for each in setup.tables]),
        bank=with_the_found(setup.bank, said, rule),
        begins=verbs_that_begin(law) if law is not None else setup.begins,
    )
    levels_told = any(tells_a_level(line) for _, line in said[rule + 1 :])
    telling = _Telling(
        RoomRecord(setup),
        notes,
        levels_told=levels_told,
        signals=ends_with_its_signal(line for _, line in said[rule + 1 :]),
        plain=plain_stacks(said[:rule], head),
        law=law,
    )
    tried = [(number, telling.fault_of(line)) for number, line in as_the_clock_stood(said[rule + 1 :])]
    sheet = [(number, _no_sheet(setup.sheet)) for number, line in head if line.split()[0] == "sheet"]
    if faults := [each for each in (*sheet, *tried) if each[1]]:
        raise BadTranscript(faults)
    return ToldRoom(telling.record, (*telling.notes, *unread))


def _no_sheet(name: str) -> str:
    """That no house prints that sheet; "" where one does."""
    if name in printed():
        return ""
    return f"sheet: {quoted(name)} isn't one of {', '.join(nearest_first(name, printed()))}"


class _Telling:
    """A room that goes on line by line."""

    def __init__(
        self,
        record: RoomRecord,
        notes: list[str],
        *,
        levels_told: bool,
        signals: bool,
        plain: frozenset[str],
        law: Book | None,
    ) -> None:
        self.record, self.notes, self.levels_told, self.plain = record, notes, levels_told, plain
        self.signals, self.law = signals, law

    def fault_of(self, line: str) -> str:
        """Let happen what a line tells; what is wrong with it, "" for nothing."""
        try:
            for each in self._whole(line):
                after = self.record.happenings[-1].at if self.record.happenings else -1
                happening = notation.happening(each, after)
                self._add(happening)
        except ValueError as fault:
            return str(fault)
        return ""

    def _add(self, happening: Happening) -> None:
        try:
            self.record.add(happening)
        except Impossible as fault:
            raise ValueError(f"{happening.act.verb}: {fault}") from fault

    @property
    def room(self) -> Room:
        return self.record.rooms[-1]

    def _whole(self, line: str) -> Iterator[str]:
        """The lines of the whole notation that one line tells."""
        at, who, verb, words = self._parted(line)
        at = at or self._as_it_begins_to_run(verb)
        yield from self._past_zero(at)
        special = self._in_its_own_way(at, who, verb, words)
        if special is not None:
            yield from special
            return
        if verb == "turn" and words and (dealer := self._not_dealt_yet(self.room.table_of(words[0]))):
            yield self._line("", dealer, "deal", [str(self.room.level)])
        if verb == "end" and self._not_dealt_yet(who.removeprefix(DEALER)):
            yield from self._already_dealt(who)
        if verb in (*BEGINS, PUSH):
            yield from self._used_up_by_hands(at)
        yield from self._before(at, who, verb, words)
        yield self._line(at, who, verb, self._chips(who, verb, self._words(who, verb, words)))
        if verb == NORMAL_PLAY and self._counts_hands():
            yield self._line(at, CLOCK, "set", [str(left_so_far(self.record))])

    def _as_it_begins_to_run(self, verb: str) -> str:
        """The second at which hand for hand is called where the clock has just begun to run: what it shows is told."""
        told = self.record.happenings
        return str(told[-1].at) if verb == "hand-for-hand" and told and isinstance(told[-1].act, Run) else ""

    def _words(self, who: str, verb: str, words: list[str]) -> list[str]:
        """The words of an act with what is left out, or is told before it."""
        if verb == "deal" and not words:
            then = self.record if self.levels_told else as_run_out(self.record)
            return [str(level_of_a_deal(then, who.removeprefix(DEALER), self.law))]
        if verb == SIT and len(words) == 2:
            return [who, *words]
        if (verb, *words) == ("ask", RE_ENTER):
            return [LATE_ENTRY]
        return words[:1] if (verb, *words[:1]) == ("ask", HIGH_HAND) else words

    def _in_its_own_way(self, at: str, who: str, verb: str, words: list[str]) -> Iterator[str] | None:
        """The lines of an act that is told otherwise than whole: none for a clock that stands or runs already."""
        if verb == "race":
            return self._races(at, who, words)
        if verb == "zero" and (not at or self._stood_untold(at)):
            return self._run_down(who, at)
        stands = self.room.clock.running == (verb == "run")
        return iter(()) if verb in ("hold", "run") and stands else None

    def _before(self, at: str, who: str, verb: str, words: list[str]) -> Iterator[str]:
        """What must have happened to the chips of a player who busts or enters again with some left; the cards of a
        hand of which the kind alone is told.
        """
        if (verb, *words[:1]) == ("ask", HIGH_HAND):
            yield from self._shown(at, who, words[1:])
        if verb == "back" and here_on_penalty(self.record, who):
            yield self._line(at, who, "away", [])
        player = next((each for each in self.room.players if words[:1] == [each.name] and not each.out), None)
        if player is None:
            return
        if verb == "bust" and player.chips:
            yield self._won(at, player)
        elif verb == RE_ENTER and player.chips:
            self.notes.append(LEFT_BEHIND.format(player.name))
            yield self._line(at, who, "surrender", [player.name])
        elif verb == RE_ENTER:
            yield self._line(at, FLOOR, "bust", [player.name])

    def _not_dealt_yet(self, table: str) -> str:
        """The dealer at a table that is in no hand; "" else."""
        idle = any(each.name == table and not each.playing for each in self.room.live_tables())
        return f"{DEALER}{table}" if idle else ""

    def _already_dealt(self, dealer: str) -> Iterator[str]:
        """The deal of a hand of which the end alone is told: the first one at a table was on as the room begins."""
        on = any(each.who == dealer and isinstance(each.act, OF_A_HAND) for each in self.record.happenings)
        dealt = Happening(0, dealer, table_acts.Deal(self.room.level))
        try:
            if on:
                raise Impossible("a later hand is dealt before its end")
            self.record = RoomRecord.of(RoomTranscript(self.record.setup, (dealt, *self.record.happenings)))
        except Impossible:
            yield self._line("", dealer, "deal", [str(self.room.level)])

    def _line(self, at: str, who: str, verb: str, words: list[str]) -> str:
        return " ".join([*([at] if at else []), who, verb, *words])

    def _parted(self, line: str) -> tuple[str, str, str, list[str]]:
        """When, who, what and the rest. Raises ValueError."""
        words = at_a_table(line.split(), [each.name for each in self.room.live_tables()])
        at = words.pop(0) if words and AMOUNT.fullmatch(words[0]) else ""
        if words and words[0] != ONLY_DEALER and words[0] not in ACTS:
            who, words = told_of_the_player(words[0], words[1:])
            if not notation.DOER.fullmatch(who):
                raise ValueError(f"{quoted(who)} isn't a room verb{nearest(who, ACTS)}")
        else:
            who = self._usual(
                words.pop(0) if words[:1] == [ONLY_DEALER] else USUAL.get(words[0] if words else "", ""), words
            )
        return at, who, words[0] if words else "", words[1:]

    def _usual(self, who: str, words: list[str]) -> str:
        verb = words[0] if words else ""
        if verb == SIT and len(words) == 4:
            return words[1]
        if not who or (verb in BY_PLAYERS and who != ONLY_DEALER):
            raise ValueError(f"{verb}: write who does it, as in Ann {verb}" if verb else "nothing happens on this line")
        if who != ONLY_DEALER:
            return who
        of_a_player = {each.name: each.table for each in self.room.players if each.table}
        if table := next((of_a_player[each] for each in words[1:2] if each in of_a_player), ""):
            return f"{DEALER}{table}"
        tables = [each.name for each in self.room.live_tables()]
        if len(tables) != 1 and verb != "race":
            raise ValueError(f"{verb}: write which table, as in {DEALER}{tables[0] if tables else 'A'} {verb}")
        return f"{DEALER}{tables[0]}"

    def _races(self, at: str, who: str, words: list[str]) -> Iterator[str]:
        """A race is the dealers': of the floor or nobody at every table; without a value that of the last colour-up."""
        if not words:
            up = [each.act.value for each in self.record.happenings if isinstance(each.act, ColourUp)]
            words = [str(each) for each in up[-1:]]
        dealers = [who] if who.startswith(DEALER) else [f"{DEALER}{each.name}" for each in self.room.live_tables()]
        for each in dealers:
            yield self._line(at, each, "race", words)

    def _stood_untold(self, at: str) -> bool:
        """Does the clock stand though no one told that it was stopped, and can it run down by that second?"""
        told, clock = self.record.happenings, self.room.clock
        last = told[-1].at if told else -1
        stopped = any(isinstance(each.act, Hold) for each in told)
        return not clock.running and not stopped and last + 1 + max(clock.left_at(last), 1) <= int(at)

    def _run_down(self, who: str, at: str) -> Iterator[str]:
        """The clock reaches zero once what is left of the level has run, or in the second that is told, with its signal
        where nothing else is told of what comes after.
        """
        now, clock = self.record.happenings[-1].at if self.record.happenings else -1, self.room.clock
        if not clock.running:
            now = max(now + 1, int(at or 0) - max(clock.left_at(now), 1))
            yield f"{now} {CLOCK} run"
        left = self.room.clock.left_at(now)
        yield f"{now + max(left, 1)} {who} zero"
        if self.signals and self.room.level < len(self.record.setup.levels):
            yield f"{now + max(left, 1)} {CLOCK} level {self.room.level + 1}"

    def _past_zero(self, at: str) -> Iterator[str]:
        """The clock that reaches zero between two lines, with its signal, where no line tells of a level."""
        told, clock, setup = self.record.happenings, self.room.clock, self.record.setup
        before = told[-1].at if told else 0
        left = clock.left_at(before)
        ends = clock.running and not self.room.hand_for_hand and 0 < left <= int(at or before + 1) - before
        if ends and not self.levels_told and self.room.level < len(setup.levels):
            yield f"{before + left} {CLOCK} zero"
            yield f"{before + left} {CLOCK} level {self.room.level + 1}"

    def _used_up_by_hands(self, at: str) -> Iterator[str]:
        """The level that comes up, hand for hand, as the hands played have used up the one before, where no line tells
        of a level.
        """
        more = self.room.hand_for_hand and self.room.level < len(self.record.setup.levels)
        if more and self._counts_hands() and not left_so_far(self.record):
            if self.room.clock.running:
                yield self._line(at, CLOCK, "hold", [])
            yield self._line(at, CLOCK, "level", [str(self.room.level + 1)])

    def _counts_hands(self) -> bool:
        """Does the clock that the head tells of go by the hands, as no line says what it shows?"""
        return self.record.setup.clock_told and not self.levels_told

    def _shown(self, at: str, who: str, kinds: list[str]) -> Iterator[str]:
        """The cards of a hand of that kind, the lowest of it. Raises ValueError."""
        for kind in kinds:
            if kind not in HIGH_HANDS:
                raise ValueError(f"ask: {quoted(kind)} isn't one of {', '.join(HIGH_HANDS)}")
            yield from (self._line(at, FLOOR, "card", [who, each]) for each in HIGH_HANDS[kind].split())

    def _won(self, at: str, loser: Player) -> str:
        """Who busts has lost his chips to somebody at his table: to the next player, where nobody says to whom."""
        if self.record.setup.bounty:
            raise ValueError(f"bust: write who won {loser.name}'s chips and bounty, with win WINNER {loser.name} CHIPS")
        others = [each for each in self.room.seated(loser.table) if each.name != loser.name]
        if not loser.table or not others:
            raise ValueError(f"{loser.name} still has chips, and no one sits there who could have won them")
        winner = next((each for each in others if each.seat > loser.seat), others[0])
        self.notes.append(WON.format(loser.name, winner.name, loser.name))
        return self._line(at, f"{DEALER}{loser.table}", "win", [winner.name, loser.name, str(loser.chips)])

    def _chips(self, who: str, verb: str, words: list[str]) -> list[str]:
        """The words of an act with plain amounts made of chips. Raises ValueError."""
        kind = ACTS.get(verb)
        made = list(words)
        for at, each in enumerate(fields(kind) if kind is not None else ()):
            if each.name == "money" and at < len(words):
                made[at] = in_cents(words[at])
            if each.type is Chips and at < len(words) and AMOUNT.fullmatch(words[at]) and int(words[at]):
                made[at] = self._made(who, verb, each.name, words, int(words[at]))
        return made

    def _made(self, who: str, verb: str, part: str, words: list[str], amount: int) -> str:
        if (verb, part) not in HELD_BY:
            try:
                return of_the_desk(self.room.bank, amount, self.record.setup.denominations)
            except NotEnoughChips as fault:
                raise ValueError(f"{verb}: {fault}") from fault
        names = [each.name for each in fields(ACTS[verb])]
        holder = words[names.index(HELD_BY[verb, part])] if HELD_BY[verb, part] else who
        held = next((each.chips for each in self.room.players if each.name == holder), None)
        chips = pick(held, amount) if held is not None else None
        if chips is None and held is not None and holder in self.plain and held.amount > amount:
            chips = self._of_smaller_chips(holder, amount)
        if chips is None:
            raise ValueError(f"{verb}: {amount:,} can't be made with {holder}'s chips ({held or 'none'})")
        return str(chips)

    def _of_smaller_chips(self, holder: str, amount: int) -> Chips | None:
        """An amount out of a stack that was told in plain, which is then made so that it can be; None if it cannot."""
        setup, values = self.record.setup, self.record.setup.denominations or DENOMINATIONS
        begun = next(each.chips.amount for each in setup.players if each.name == holder)
        try:
            part, rest = make(amount, values), make(begun - amount, values)
            players = (replace(each, chips=part + rest) if each.name == holder else each for each in setup.players)
            told = RoomTranscript(replace(setup, players=tuple(players)), tuple(self.record.happenings))
            self.record = RoomRecord.of(told)
        except (NotEnoughChips, Impossible):
            return None
        return pick(next(each.chips for each in self.room.players if each.name == holder), amount)
