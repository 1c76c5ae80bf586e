"""What is kept: profiles, attempts, assessments and answers, in one SQLite file."""

from trainer.progress.begun import begun
from trainer.progress.grades import graded, kept
from trainer.progress.records import (
    Answer,
    Assessed,
    Assessment,
    Attempt,
    Hand,
    Outcome,
    Part,
    Profile,
    Row,
    RuleResult,
    Running,
)
from trainer.progress.sensitivity import Detection, d_prime
from trainer.progress.statistics import Session, Share, Topic, Week
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble

__all__ = [
    "Answer",
    "Assessed",
    "Assessment",
    "Attempt",
    "Detection",
    "Hand",
    "Kind",
    "Outcome",
    "Part",
    "Profile",
    "Row",
    "RuleResult",
    "Running",
    "Session",
    "Share",
    "Store",
    "StoreTrouble",
    "Topic",
    "Week",
    "begun",
    "d_prime",
    "graded",
    "kept",
]
