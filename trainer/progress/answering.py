"""An answer as it is kept: what was said, what it tests, and what it takes to put the same question again."""

import json
from dataclasses import asdict
from datetime import datetime

from trainer.progress.records import Answer, Outcome, Part, Tested, digest
from trainer.questions.model import Asked, Choice, Form, Given, Marked
from trainer.rules.corrected import known_to

ONE_CHOICE = (Form.ONE, Form.TRUE_FALSE, Form.RULING)


def answer_of(
    profile: int, posed: Asked, given: Given, marked: Marked, now: datetime, ms: int, attempt: int | None
) -> Answer:
    """An answer as the store keeps it, with what it says about each rule in each part."""
    return Answer(
        profile=profile,
        question=posed.id,
        book=posed.book,
        choice=_choice(posed, given),
        right=marked.right,
        ms=ms,
        asked=now,
        attempt=attempt,
        seed=posed.seed,
        given=given_json(given),
        posed=posed_digest(posed),
        tested=tested(posed, marked),
        law=known_to(posed.book),
    )


def _choice(posed: Asked, given: Given) -> int:
    """The place in the file of the one statement that was taken, -1 where an answer is more than that."""
    return posed.choices[given.chosen[0]].number if posed.form in ONE_CHOICE else -1


def given_json(given: Given) -> str:
    """The answer as JSON: only what it says, places as they were drawn by its seed."""
    said = {key: value for key, value in asdict(given).items() if value not in ((), None, "")}
    return json.dumps(said, separators=(",", ":"))


def given_of(posed: Asked, text: str, choice: int) -> Given:
    """The answer again. Answers of the first versions say nothing but which choice of the file it was.

    Raises ValueError where it is none.
    """
    if not text:
        places = tuple(place for place, each in enumerate(posed.choices) if each.number == choice)
        return Given(places[:1])
    said = json.loads(text)
    if not isinstance(said, dict) or not set(said) <= {"chosen", "decider", "number", "place"}:
        raise ValueError("it isn't an answer")
    return Given(tuple(said.get("chosen", ())), said.get("decider"), said.get("number"), said.get("place", ""))


def tested(posed: Asked, marked: Marked) -> tuple[Tested, ...]:
    """What an answer tells memory: right is good and wrong is again, each part by itself."""
    outcomes = {part: Outcome.GOOD if right else Outcome.AGAIN for part, right in marked.parts}
    return tuple(
        Tested(each.rule, each.topic, Part(each.part), outcomes[each.part])
        for each in posed.tests
        if each.part in outcomes
    )


def posed_digest(posed: Asked) -> str:
    """The digest of all that decides whether an answer is right: another one, and it is another question by now."""
    amount = posed.amount.right if posed.amount is not None else ()
    targets = [(each.place, each.right) for each in posed.targets]
    said = [posed.form, posed.prompt, _said(posed.choices), _said(posed.deciders), amount, targets]
    return digest(json.dumps(said))


def _said(choices: tuple[Choice, ...]) -> list[tuple[int, str, bool]]:
    return [(each.number, each.text, each.right) for each in choices]
