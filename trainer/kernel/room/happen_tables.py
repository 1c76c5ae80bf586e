"""What acts at one table do to the room."""

from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import Happening
from trainer.kernel.room.setup import GAMES, STUD_GAMES
from trainer.kernel.room.state import Room, RoomTable
from trainer.kernel.table import Impossible

PLAYS = ("fold", "check", "call", "bet", "raise", "all-in")


def _table(room: Room, happening: Happening) -> RoomTable:
    if not happening.table:
        raise Impossible(f"{happening.who} isn't a dealer at a table")
    return room.table(happening.table)


def between_hands(room: Room, happening: Happening, act: t.Riffle | t.Shuffler) -> Room:
    table = _table(room, happening)
    if table.playing or table.broken:
        raise Impossible(f"{act.verb}: table {table.name} {'is broken' if table.broken else 'is in a hand'}")
    return _begun(room, table, act)


def push(room: Room, happening: Happening, act: t.Push) -> Room:
    table = _table(room, happening)
    return room if table.playing else _begun(room, table, act)


def _begun(room: Room, table: RoomTable, act: t.Push | t.Riffle | t.Shuffler) -> Room:
    """The room with the next hand at a table begun, if that begins one at the house."""
    return room.with_table(table.name, begun=True) if act.verb in room.begins else room


def deal(room: Room, happening: Happening, act: t.Deal) -> Room:
    table = _table(room, happening)
    dealt = tuple(each.name for each in room.seated(table.name) if each.chips)
    if table.playing or table.broken or not dealt:
        raise Impossible(f"no hand can be dealt at table {table.name}")
    frozen = table.ready and table.game in STUD_GAMES
    serving = (each.name for each in room.seated(table.name) if each.penalty)
    missing = tuple(name for name in serving if name not in table.after_it)
    values = {"level": act.level, "hands": table.hands + 1, "playing": True, "dealt": dealt, "missing": missing}
    return room.with_table(
        table.name, **values, ready=frozen, begun=False, folded=(), substantial=False, turn="", facing=0
    )


def substantial(room: Room, happening: Happening, _: t.Substantial) -> Room:
    table = _table(room, happening)
    if not table.playing:
        raise Impossible(f"table {table.name} has no hand in progress")
    return room.with_table(table.name, substantial=True)


def end(room: Room, happening: Happening, _: t.End) -> Room:
    table = _table(room, happening)
    if not table.playing:
        raise Impossible(f"table {table.name} has no hand in progress")
    for name in table.missing:
        room = room.with_player(name, penalty=room.player(name).penalty - 1)
    return room.with_table(table.name, playing=False, dealt=(), folded=(), missing=(), after_it=(), turn="", facing=0)


def misdeal(room: Room, happening: Happening, _: t.Misdeal) -> Room:
    """Nobody has missed a hand by it: both deals are one."""
    table = _table(room, happening)
    if not table.playing:
        raise Impossible(f"table {table.name} has no hand in progress")
    again = {"hands": table.hands - 1, "playing": False, "ready": True, "begun": True}
    return room.with_table(table.name, **again, dealt=(), folded=(), missing=(), turn="", facing=0)


def button(room: Room, happening: Happening, act: t.Button) -> Room:
    table = _table(room, happening)
    for seat in (act.seat, act.small or 1, act.big or 1):
        if not 1 <= seat <= table.seats:
            raise Impossible(f"there is no seat {seat} at table {table.name}")
    return room.with_table(table.name, button=act.seat, small=act.small, big=act.big, ready=not table.playing)


def game(room: Room, happening: Happening, act: t.Game) -> Room:
    if act.game not in GAMES:
        raise Impossible(f"{act.game} isn't a game")
    return room.with_table(_table(room, happening).name, game=act.game)


def turn(room: Room, happening: Happening, act: t.Turn) -> Room:
    table = _table(room, happening)
    if act.name not in table.dealt or act.name in table.folded:
        raise Impossible(f"{act.name} has no hand at table {table.name}")
    return room.with_table(table.name, turn=act.name, facing=act.facing)


def play(room: Room, happening: Happening, act: t.Play) -> Room:
    table = room.table(room.player(happening.who).table or "nowhere")
    if act.word not in PLAYS or happening.who not in table.dealt or happening.who in table.folded:
        raise Impossible(f"{happening.who} cannot {act.word}")
    folded = (*table.folded, happening.who) if act.word == "fold" else table.folded
    turn_over = {"turn": "", "facing": 0} if table.turn == happening.who else {}
    return room.with_table(table.name, folded=folded, **turn_over)


def win(room: Room, _: Happening, act: t.Win) -> Room:
    winner, loser = room.player(act.name), room.player(act.loser)
    if winner is loser or winner.out:
        raise Impossible(f"{act.name} can't win anything from {act.loser}")
    room = room.with_player(act.loser, chips=loser.chips - act.chips)
    return room.with_player(act.name, chips=winner.chips + act.chips)


def new_deck(room: Room, happening: Happening, act: t.NewDeck) -> Room:
    _table(room, happening)
    if act.word not in t.DECKS:
        raise Impossible(f"{act.word!r} isn't one of {', '.join(t.DECKS)}")
    return room
