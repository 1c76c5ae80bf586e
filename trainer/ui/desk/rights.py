"""A player's situation as its page shows it, the table from the player's seat, and how the answers were."""

from collections.abc import Mapping
from dataclasses import replace

from trainer.grading.answers.in_sentences import in_sentences
from trainer.grading.answers.telling import told_of
from trainer.grading.films.asking import Asked
from trainer.grading.rights.asking import elsewhere
from trainer.grading.rights.situation import Situation, silent_elsewhere
from trainer.grading.said import cite_decision
from trainer.kernel.listed import listed
from trainer.rules.book import all_books, book
from trainer.rules.ruling import Citation
from trainer.ui.desk.compared import link
from trainer.ui.desk.houses import pill
from trainer.ui.desk.judge import FEW, line_of, score
from trainer.ui.desk.readings import ASK, without_asking
from trainer.ui.desk.stakes import stakes_line
from trainer.ui.screens.judge_models import TruthView
from trainer.ui.screens.player_models import PlayerView
from trainer.ui.table.picture import Picture, SeatPicture

YOU, SILENT = "You", "Not covered: {}."
SEES, NO_CARDS = "You see your own cards.", "You have no cards in front of you."
NONE = "No other rulebook rules on this."


def player_view(situation: Situation, right: int, of: int) -> PlayerView:
    """Where the player sits, with the score before."""
    film, seat = situation.film, situation.seat
    cards = film.record.tables[situation.at].seat(seat).hand
    about = f"You are in seat {seat}. {SEES if cards else NO_CARDS}"
    return PlayerView(pill(film.book), stakes_line(film.record.setup), score(right, of), about)


def seen_from(picture: Picture, seat: int) -> Picture:
    """The table as the player in that seat sees it: their own cards are face up."""
    return replace(picture, seats=tuple(_own(each) if each.number == seat else each for each in picture.seats))


def _own(seat: SeatPicture) -> SeatPicture:
    return replace(seat, name=YOU, cards=tuple(replace(each, up=True) for each in seat.cards))


def rights_truth(
    situation: Situation, asked: tuple[Asked, ...], given: Mapping[str, str], result: Mapping[str, bool]
) -> TruthView:
    """How the answers were: each of them, what the rulebook decides, and its paragraph."""
    law, cited = book(situation.film.book), _the_decisive_first(situation, asked)
    right, of = sum(result.values()), len(result)
    return TruthView(
        mark="right" if right == of else "wrong",
        title="Right" if right == of else f"{right} of {of} right",
        stop=in_sentences(told_of(law, situation.facts, situation.decision)),
        lines=tuple(line_of(each, given.get(each.key, "")) for each in asked),
        steps=(),
        links=tuple(dict.fromkeys(link(each.book, each.at) for each in cited))[:FEW],
        sense=next((each.says for each in cited), ""),
        notes=tuple(f"{ASK}. {without_asking(each.reading)}" for each in cited[:1] if each.reading),
    )


def _the_decisive_first(situation: Situation, asked: tuple[Asked, ...]) -> list[Citation]:
    """The paragraphs of the decision, the one that was asked for before the others."""
    decides = {each.right for each in asked if each.key == "why"}
    return sorted(cite_decision(situation.decision), key=lambda each: each.at not in decides)


def told_elsewhere(situation: Situation) -> tuple[str, ...]:
    """What the other rulebooks say on it, those together that say the same."""
    by: dict[str, list[str]] = {}
    for law, right in elsewhere(situation):
        by.setdefault(right.says.format(other=situation.other), []).append(law.ledger.short)
    others = [law for law in all_books() if law.key != situation.film.book]
    silent = [law.ledger.short for law in others if silent_elsewhere(situation, law)]
    told = [f"{listed(books)}: {says}" for says, books in by.items()]
    return (*told, *([SILENT.format(listed(silent))] if silent else [])) or (NONE,)
