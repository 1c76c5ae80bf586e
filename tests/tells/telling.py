"""How well can a hand be told by what is seen of it? Two classifiers, asked about hands they have not learned from."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from scipy.stats import norm, rankdata
from sklearn.base import ClassifierMixin
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from threadpoolctl import threadpool_limits

FOLDS = 5
SURE = 0.95
BETWEEN_TWO, AMONG_MANY = 40, 10
"""Rounds of boosting: among many kinds each round grows a tree for each of them."""
Rows = np.ndarray
Features = Sequence[dict[str, float]]


def classifiers(rounds: int) -> dict[str, ClassifierMixin]:
    """Both, not trained yet; the boosting goes so many rounds."""
    straight = make_pipeline(StandardScaler(), LogisticRegression(C=0.03, max_iter=100))
    boosted = HistGradientBoostingClassifier(
        max_iter=rounds, max_leaf_nodes=8, learning_rate=0.2, early_stopping=False, random_state=0
    )
    return {"logistic regression": straight, "gradient boosting": boosted}


def table_of(rows: Features) -> Rows:
    """The features of hands, a row for each and a column for each feature that varies."""
    names = sorted(rows[0])
    found = np.array([[float(row[name]) for name in names] for row in rows])
    varies = found.std(axis=0) > 0
    return found[:, varies] if varies.any() else np.zeros((len(rows), 1))


@dataclass(frozen=True, slots=True)
class Bounded:
    """A measure with its one-sided 95 % bounds."""

    value: float
    error: float

    @property
    def upper(self) -> float:
        return self.value + norm.ppf(SURE) * self.error

    @property
    def lower(self) -> float:
        return self.value - norm.ppf(SURE) * self.error


def told_apart(ones: Features, others: Features) -> dict[str, Bounded]:
    """AUC of telling ones from others, by classifier; a hand and its twin have the same number, and one fold.

    The error counts a hand and its twin as one draw, which they are.
    """
    rows = table_of([*ones, *others])
    labels = np.repeat([1, 0], len(ones))
    draws = np.tile(np.arange(len(ones)), 2)
    found = {}
    for name, one in classifiers(BETWEEN_TWO).items():
        scores = np.zeros(len(rows))
        for learn, ask in GroupKFold(FOLDS).split(rows, labels, draws):
            with threadpool_limits(1):
                trained = one.fit(rows[learn], labels[learn])
            scores[ask] = rankdata(trained.predict_proba(rows[ask])[:, 1]) / len(ask)
        found[name] = auc(scores[: len(ones)], scores[len(ones) :])
    return found


def auc(ones: Rows, others: Rows) -> Bounded:
    """How often one of the first has the higher score than one of the others, which are their twins in order."""
    both = rankdata(np.concatenate([ones, others]))
    above = (both[: len(ones)] - rankdata(ones)) / len(others)  # of the others, for each of the ones
    below = 1 - (both[len(ones) :] - rankdata(others)) / len(ones)
    return Bounded(float(above.mean()), float((above + below).std(ddof=1) / np.sqrt(len(ones))))


def beyond(rows: Features, known: Features, kinds: Iterable[str]) -> dict[str, Bounded]:
    """By how much the best guess at the kind is more often right than the best by what is `known` anyway."""
    labels = np.array([*kinds])
    found = {}
    for name, one in classifiers(AMONG_MANY).items():
        right, plain = (_right(one, table_of(each), labels) for each in (rows, known))
        gain = right.astype(float) - plain
        found[name] = Bounded(float(gain.mean()), float(gain.std(ddof=1) / np.sqrt(len(gain))))
    return found


def _right(one: ClassifierMixin, table: Rows, labels: Rows) -> Rows:
    """Which hands it guesses right, each without having learned from it."""
    right = np.zeros(len(table), dtype=bool)
    for learn, ask in GroupKFold(FOLDS).split(table, labels, np.arange(len(table))):
        with threadpool_limits(1):
            right[ask] = one.fit(table[learn], labels[learn]).predict(table[ask]) == labels[ask]
    return right
