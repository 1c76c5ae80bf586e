"""Decisions as a command prints them: in words, or as plain values for other programs."""

from typing import Any

from trainer.grading.answers.words.figures import named
from trainer.rules.kinds import KINDS
from trainer.rules.lacking import told
from trainer.rules.options import OPTIONS, who_chooses
from trainer.rules.ruling import Citation, Decision, Matter
from trainer.rules.steps import STEPS

FORMAT = 3  # of the JSON: 2 has keys beside the words, 3 the answers


def heading(matter: Matter) -> str:
    """What the matter or point is, in the field's words, and about which seats."""
    seats = f", seat {', '.join(map(str, matter.seats))}" if matter.seats else ""
    return f"{KINDS[matter.kind].says}{f' ({matter.detail})' if matter.detail else ''}{seats}"


def decision_lines(decision: Decision) -> list[str]:
    """One house's decision in words, a line each."""
    lines = [heading(decision.matter), *(f"  {line}" for line in demand_lines(decision))]
    lines += [f"  {each.book} {each.at}: {each.says}" for each in decision.citations]
    readings = dict.fromkeys(each.reading for each in decision.citations if each.reading)
    lines += [f"  ask your house: {each}" for each in readings]
    return lines + [f"  {line}" for line in _sent_there(decision)]


def demand_lines(decision: Decision) -> list[str]:
    """What is demanded: ruling, authority, figures, options and steps; or how silence is met."""
    if decision.ruling is None:
        return _silence(decision)
    ruling = decision.ruling
    lines = [f"{ruling.says}{_figures(decision)}; authority: {ruling.authority}"]
    lines += [f"the {who_chooses(ruling.key)} may choose: {OPTIONS[each].says}" for each in ruling.options]
    return lines + [f"{number}. {STEPS[step.key].says}" for number, step in enumerate(ruling.steps, 1)]


def _figures(decision: Decision) -> str:
    told = named(decision)
    return f" ({', '.join(told)})" if told else ""


def _silence(decision: Decision) -> list[str]:
    followed = decision.floor_follows
    lines = [decision.label] if decision.label else []
    if decision.lacking:
        lines += [told(decision.lacking), "The missing part may cover this: stop and call the floor"]
    else:
        lines.append("not covered")
    if followed is not None and followed.ruling is not None:
        lines.append(f"the floor may follow {followed.source}: {followed.ruling.says}")
    return lines


def _sent_there(decision: Decision) -> list[str]:
    return [f"{decision.label} (referred there by {decision.fallback.at})"] if decision.fallback else []


def decision_json(decision: Decision) -> dict[str, Any]:
    """A decision with its citations and trace as plain values: `ruling` and `options` in words, which may change."""
    matter, ruling = decision.matter, decision.ruling
    return {
        "matter": matter.kind,
        "detail": matter.detail,
        "cards": [card.name for card in matter.cards],
        "seats": list(matter.seats),
        "silent": decision.silent and not decision.lacking,
        "lacking": [_citation(each) for each in decision.lacking],
        "ruling": ruling and ruling.says,
        "ruling_key": ruling and ruling.key,
        "effect": ruling and str(ruling.effect),
        "authority": ruling and str(ruling.authority),
        "discretion": ruling and str(ruling.discretion),
        "figures": dict(decision.figures),
        "steps": [step.key for step in ruling.steps] if ruling else [],
        "harms": list(ruling.harms) if ruling else [],
        "options": [OPTIONS[each].says for each in ruling.options] if ruling else [],
        "option_keys": list(ruling.options) if ruling else [],
        "source": decision.source,
        "confirmed": decision.confirmed,
        "label": decision.label,
        "citations": [_citation(each) for each in decision.citations],
        "fallback": decision.fallback and _citation(decision.fallback),
        "floor_follows": decision.floor_follows and decision_json(decision.floor_follows),
        "trace": [
            {"rule": t.rule, "at": list(t.at), "held": t.held, "why": t.why, "overridden_by": t.overridden_by}
            for t in decision.trace
        ],
    }


def _citation(cited: Citation) -> dict[str, str]:
    return {"book": cited.book, "at": cited.at, "says": cited.says, "reading": cited.reading}
