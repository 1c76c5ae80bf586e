"""A figure beside its budget, and how the table of them is printed."""

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured value. `budget` is what DESIGN allows, None where it names none; `least` when more is better."""

    name: str
    value: float
    unit: str
    budget: float | None = None
    least: bool = False

    @property
    def met(self) -> bool:
        """Is it within its budget?"""
        if self.budget is None:
            return True
        return self.value >= self.budget if self.least else self.value <= self.budget

    def line(self) -> str:
        sign = ">=" if self.least else "<="
        allowed = f"{sign} {self.budget:g}" if self.budget is not None else ""
        verdict = "" if self.budget is None else "met" if self.met else "OVER"
        return f"{self.name:<62} {self.value:10.2f} {self.unit:<4} {allowed:>8}  {verdict}".rstrip()


def table(figures: Iterable[Figure]) -> str:
    """The figures under a head that says how busy the machine was."""
    load = " ".join(f"{each:.1f}" for each in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"
    head = f"{'figure':<62} {'measured':>10}      {'budget':>8}   (cores {os.cpu_count()}, load {load})"
    return "\n".join([head, *(each.line() for each in figures)])


def milliseconds(work: Callable[[], object]) -> float:
    """How long one call takes."""
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000


def p50(times: list[float]) -> float:
    return median(times)


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]
