"""A book as a page: every paragraph in printed order with our own words, its rules, what proves it, and what is silent.

HTML that a browser shows and Qt's rich text too: headings, paragraphs, tables and a short style.
"""

from collections.abc import Iterable
from html import escape

from trainer.rules.book import Book
from trainer.rules.chapters import chapter
from trainer.rules.conformance import examples, tally
from trainer.rules.headings import called
from trainer.rules.houses import in_full
from trainer.rules.lacking import in_words
from trainer.rules.ledger_file import Example, Fallback, Lacking, Paragraph
from trainer.rules.options import choices_line
from trainer.rules.rule import Rule
from trainer.rules.ruling import Ruling
from trainer.rules.silences import Silence, silences_of
from trainer.rules.steps import STEPS
from trainer.rules.topics import title

STATUS = {
    "encoded": "ruled on",
    "question": "asked in questions",
    "not-modelled": "not modeled",
    "pending": "still to come",
}
STYLE = """
body { font-family: Inter, sans-serif; line-height: 1.45; max-width: 54em; margin: 2em auto; padding: 0 1em; }
h1 { font-size: 1.6em; } h2 { font-size: 1.05em; margin: 1.6em 0 0.2em 0; }
p { margin: 0.2em 0; } .small { font-size: 0.85em; color: #5f6b66; } .reading { color: #8a5a00; }
"""


def page(law: Book, style: str = STYLE, *, proofs: bool = True) -> str:
    """The whole page of a book, as HTML; `style` is CSS for it and the classes small and reading.

    With `proofs` it says how far each paragraph is encoded and what proves it; a reader of the rules goes without.
    """
    ledger = law.ledger
    title, titles = f"{escape(ledger.house)}, {escape(ledger.edition)}", called(law.key)
    parts = [f"<h1>{title}</h1>", *head(law, proofs=proofs)]
    for each in ledger.paragraphs:
        parts += paragraph(law, each, titles[each.at], proofs=proofs)
    if ledger.lacking:
        parts += ["<h1>Not in our copy</h1>", *lacking(law)]
    parts += ["<h1>Silences</h1>", *silent(law)]
    if proofs:
        parts += ["<h1>Worked examples</h1>", *map(example, ledger.examples)]
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{style}</style></head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def head(law: Book, *, proofs: bool) -> list[str]:
    """How much of the book is there, and where it sends its reader."""
    lines = ["In our own words. Only the printed rulebook counts.", *map(_sends, law.sends)]
    if names := ", ".join(in_full(each.key) for each in law.follows):
        lines.append(f"For what it doesn't cover, its floor may follow, in this order: {names}.")
    return [f"<p>{escape(line)}</p>" for line in (*(_encoded(law) if proofs else ()), *lines)]


def _encoded(law: Book) -> tuple[str, str]:
    """How far the book is encoded, and how many of its worked examples are dealt."""
    found, (dealt, printed) = tally(law), examples(law)
    counted = (
        (found.encoded, "ruled on"),
        (found.asked, "asked in questions"),
        (found.not_modelled, "not modeled"),
        (found.pending, "still to come"),
    )
    return (
        f"{found.all} paragraphs: {', '.join(f'{count} {said}' for count, said in counted if count)}.",
        f"{dealt} of {printed} worked examples dealt.",
    )


def _sends(fallback: Fallback) -> str:
    topics = ", ".join(each.rstrip(".") for each in fallback.topics if each) or "everything it doesn't cover"
    doubt = "" if fallback.confirmed else ", unconfirmed"
    return f"{fallback.grants} refers to {fallback.label} for {topics}{doubt}."


def lacking(law: Book) -> list[str]:
    """What is printed and could not be read for us: of that the book is not silent, nobody here knows what it says."""
    said = f"{in_words(law, (each.at for each in law.ledger.lacking))} Ask your house what they say."
    return [f"<p>{escape(said)}</p>", *(_lacking(each) for each in law.ledger.lacking)]


def _lacking(each: Lacking) -> str:
    called = f" · {title(each.topic)}" if each.topic else ""
    return f'<p><b>{escape(f"{each.at}{called}")}</b> <span class="small">{escape(each.why)}</span></p>'


def silent(law: Book) -> list[str]:
    """Topics under which the book has nothing, and where it sends its reader for them."""
    found = [_silence(each) for each in silences_of(law.key)]
    said = "This rulebook has nothing on these; others do:"
    return [f"<p>{said}</p>", *found] if found else []


def _silence(each: Silence) -> str:
    others = ", ".join(map(in_full, each.speaking))
    sent = f" · follows {each.sent.label}" if each.sent else ""
    return f'<p><b>{escape(title(each.topic))}</b> <span class="small">{escape(f"{others}{sent}")}</span></p>'


def paragraph(law: Book, each: Paragraph, titled: str, *, proofs: bool = True) -> list[str]:
    """One paragraph and its heading: what it says, what it makes the program do, how it is read, and what proves it."""
    at = escape(each.at)
    lines = [f'<h2 id="{at}"><a name="{at}"></a>{at} · {escape(titled)}</h2>']
    known = f" · {each.topic} · {STATUS[each.status]}" if proofs else ""
    lines.append(f'<p class="small">{escape(f"{chapter(each.topic)}{known}")}</p>')
    lines += [f"<p>{escape(words)}</p>" for words in (each.says, each.reason if proofs else "") if words]
    if each.rules:
        lines += ["<ul>", *(f"<li>{_rule(law.rules[name].rule, each)}</li>" for name in each.rules), "</ul>"]
    if each.reading:
        lines.append(f'<p class="reading"><b>Ask your house:</b> {escape(each.reading)}</p>')
    return lines + (_proofs(each) if proofs else [])


def _rule(rule: Rule, cited: Paragraph) -> str:
    numbers = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in cited.numbers.items())
    told = [escape(rule.says), f"<b>{escape(rule.ruling.says)}</b>; {escape(_authority(rule.ruling))}"]
    told += [escape(f"({numbers})")] if numbers else []
    told += [escape(choices_line(rule.ruling.key, rule.ruling.options))] if rule.ruling.options else []
    return " ".join(told) + _steps(rule.ruling)


def _authority(ruling: Ruling) -> str:
    return {"floor": "the floor decides", "dealer": "the dealer decides"}.get(
        ruling.authority, "the rulebook doesn't say who decides"
    )


def _steps(ruling: Ruling) -> str:
    if not ruling.steps:
        return ""
    return "<ol>" + "".join(f"<li>{escape(STEPS[step.key].says)}</li>" for step in ruling.steps) + "</ol>"


def _proofs(each: Paragraph) -> list[str]:
    kinds = (("Tests", each.tests), ("Scenarios", each.scenarios), ("Questions", each.questions))
    return [f'<p class="small">{name}: {_joined(found)}</p>' for name, found in kinds if found]


def example(each: Example) -> str:
    """One worked example: the transcript that tells it, or that it is still to come."""
    if not each.transcript:
        return f"<p><b>{escape(each.at)}</b> still to come</p>"
    return (
        f'<p><b>{escape(each.at)}</b> <span class="small">{escape(each.transcript)}: {_joined(each.tests)}</span></p>'
    )


def _joined(found: Iterable[str]) -> str:
    return "; ".join(dict.fromkeys(map(escape, found)))
