"""The labels of every head, in the order of the model's outputs."""

import json
from pathlib import Path

TRAINING = Path(__file__).resolve().parent.parent
DATA = TRAINING / "data"
LABELS: dict[str, list[str]] = json.loads((TRAINING / "labels.json").read_text("utf-8"))

ONE_OF = ("kind", "severity", "whose", "time", "act", "valence", "language", "guide")
"""Heads of which exactly one label holds."""

SOME_OF = ("topics", "told")
"""Heads of which any number of labels hold."""

INDEX = {head: {label: at for at, label in enumerate(labels)} for head, labels in LABELS.items()}
