"""Fits everything that turns logits into levels, on texts held out of training, and writes `reader.json`:
`python -m reader.calibrate FOLDER`.

Two kinds of calm texts count apart. Traps were written to mislead; they set how sure the reader has to be at all. Ordinary
talk is what most people write, so false alarms there are counted far more strictly.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from dataclasses import replace
from pathlib import Path

import numpy as np

from .labels import LABELS
from .reading import OVERLAP, Exported, grave_of
from .texts import Text, guide_lines, is_validation, load
from .tokens import MAX_BEFORE, MAX_TOKENS

TRAPS = {"possible": 0.15, "clear": 0.03}
"""Share of calm traps that may reach each level."""
ORDINARY = {"possible": 0.05, "clear": 0.008}
"""The same for ordinary talk. A third of those texts were chosen to sound dark; talk as it comes is calmer."""
CHILD = 2
"""Allowed false alarms for a child, as a multiple: a child's wish to be dead, or being hurt, can't wait for a question."""
MAX_GRAVITY = 1.0
"""How far the severity head may lift a score towards clear, logits: more of it lifted harmless turns over the level."""
STOPPED = 0.01
"""Share of a guide's good sentences that may be stopped, and the highest level that may take."""
MAX_FAULT = 0.99
SHRINK = 150
"""A group's own threshold counts as much as everyone's once it has so many calm texts."""
LONG = 1_200
"""Characters of the calm texts put together to fit the bias by length."""


def level(scores: np.ndarray, share: float) -> float:
    """The score that only `share` of these calm texts reach."""
    return float(np.quantile(scores, 1 - share)) if len(scores) else -np.inf


def shrunk(own: np.ndarray, everyone: float, share: float) -> float:
    if len(own) < 20:
        return everyone
    return (len(own) * level(own, share) + SHRINK * everyone) / (len(own) + SHRINK)


def temperature_of(logits: np.ndarray, danger: np.ndarray) -> float:
    def loss(t: float) -> float:
        signed = np.where(danger, logits, -logits) / t
        return float(np.logaddexp(0, -signed).mean())

    return float(min(np.linspace(0.5, 4, 71), key=loss))


def long_calm(texts: list[Text], chance: random.Random) -> list[Text]:
    """Calm texts of one language one after another, until they are long."""
    made = []
    for language in LABELS["language"]:
        calm = [t for t in texts if t.language == language and not t.is_danger]
        for _ in range(40):
            parts: list[str] = []
            while sum(map(len, parts)) < LONG and calm:
                parts.append(chance.choice(calm).text)
            if parts:
                made.append(replace(calm[0], text=" ".join(parts), before=""))
    return made


def behind_lines(texts: list[Text], chance: random.Random) -> list[Text]:
    """The texts, each behind something that the guide asks: that's how most of what people write is read."""
    lines = guide_lines()
    return [replace(text, before=chance.choice(lines[text.language])) for text in texts]


def fault_level(exported: Exported, guide: list[Text]) -> float:
    """The probability of harm from which a guide's words are stopped."""
    if not guide:
        return 0.5
    harms = np.array([1 - float(softmax(out["guide"])[0]) for out in exported.run(guide)])
    good = np.array([t.labels["guide"] == "good" for t in guide])
    found = round(max(0.3, min(MAX_FAULT, level(harms[good], STOPPED))), 3)
    print(f"guide: {(harms[~good] >= found).mean():.1%} caught, {(harms[good] >= found).mean():.1%} stopped from {found}")
    return found


def softmax(logits: np.ndarray) -> np.ndarray:
    weights = np.exp(logits - logits.max())
    return weights / weights.sum()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--version", default="1")
    parser.add_argument("--keep-levels", action="store_true", help="only the guide's level and the checksum change")
    parser.add_argument("--mark", type=Path, help="file to write when done")
    arguments = parser.parse_args()
    exported = Exported(arguments.folder)
    texts = [t for t in load("crisis/train", "turns", "pairs", "contrast", "guide", strict=False) if is_validation(t)]
    guide = [t for t in texts if t.is_guide]
    fault_from = fault_level(exported, guide)
    digest = hashlib.sha256((arguments.folder / "reader.onnx").read_bytes()).hexdigest()
    file = arguments.folder / "reader.json"
    if arguments.keep_levels:
        kept = json.loads(file.read_text("utf-8"))
        kept |= {"version": arguments.version, "sha256": digest, "faultFrom": fault_from}
        file.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")
        if arguments.mark:
            arguments.mark.touch()
        return
    texts = [t for t in texts if not t.is_guide]
    texts += behind_lines([t for t in texts if t.source.startswith("turns/") and not t.before], random.Random(2))
    outputs = exported.run(texts)
    ordinary = np.array([t.source.startswith("turns/") for t in texts])
    danger = np.array([t.is_danger for t in texts])
    grave_danger = np.array([t.labels.get("severity") in {"high", "imminent"} for t in texts])
    language = np.array([t.language for t in texts])
    audience = np.array([t.audience for t in texts])
    logits = np.array([float(out["concern"][0]) for out in outputs])
    grave = np.array([grave_of(out) for out in outputs])

    long = exported.run(long_calm(texts, random.Random(1)))
    doublings = np.array([np.log2(out["windows"]) for out in long])
    excess = level(np.array([float(out["concern"][0]) for out in long]), 0.05) - level(logits[~danger], 0.05)
    per_doubling = max(0.0, float(excess / doublings.mean()))
    windows = np.array([int(out["windows"]) for out in outputs])
    logits = logits - per_doubling * np.log2(windows)

    calm = ~danger
    traps, talk = calm & ~ordinary, calm & ordinary

    def threshold(scores: np.ndarray, name: str, where: np.ndarray | None = None, leeway: float = 1) -> float:
        sets = [(traps, TRAPS[name] * leeway), (talk, ORDINARY[name] * leeway)]
        everyone = max(level(scores[of], share) for of, share in sets)
        if where is None:
            return everyone
        return max(shrunk(scores[of & where], everyone, share) for of, share in sets)

    def found(gravity: float) -> float:
        scores = logits + gravity * grave
        return float((scores[grave_danger] >= threshold(scores, "clear")).mean())

    gravity = float(max(np.linspace(0, MAX_GRAVITY, 5), key=found))
    clear_scores = logits + gravity * grave
    levels: dict[str, dict[str, dict[str, float]]] = {}
    for one in LABELS["language"]:
        levels[one] = {}
        for age in LABELS["audience"]:
            of_language, of_age = language == one, audience == age
            values = {}
            for name, scores in (("possible", logits), ("clear", clear_scores)):
                everyone = threshold(scores, name)
                leeway = CHILD if (name, age) == ("clear", "child") else 1
                by_age = threshold(scores, name, of_age, leeway) - everyone
                values[name] = round(threshold(scores, name, of_language) + by_age, 3)
            values["clear"] = max(values["clear"], values["possible"])
            levels[one][age] = values

    manifest = {
        "version": arguments.version,
        "sha256": digest,
        "labels": LABELS,
        "maxTokens": MAX_TOKENS,
        "maxBefore": MAX_BEFORE,
        "overlap": OVERLAP,
        "temperature": round(temperature_of(logits, danger), 3),
        "perDoubling": round(per_doubling, 3),
        "levels": levels,
        "gravity": round(gravity, 3),
        "topicsFrom": 0.4,
        "toldFrom": 0.5,
        "faultFrom": fault_from,
    }
    file.write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")

    def at(name: str, of: np.ndarray) -> float:
        scores = logits if name == "possible" else clear_scores
        marks = np.array([levels[l][a][name] for l, a in zip(language, audience)])
        return float((scores[of] >= marks[of]).mean()) if of.any() else float("nan")

    print(f"temperature {manifest['temperature']}, per doubling {per_doubling:.2f}, gravity {gravity:.2f}")
    print(f"danger noticed {at('possible', danger):.1%}, clear {at('clear', danger):.1%}, grave clear {at('clear', grave_danger):.1%}")
    print(f"traps possible {at('possible', traps):.1%}, clear {at('clear', traps):.1%}")
    print(f"talk possible {at('possible', talk):.1%}, clear {at('clear', talk):.1%}")
    for one in LABELS["language"]:
        print(one, f"noticed {at('possible', danger & (language == one)):.1%}", f"traps {at('possible', traps & (language == one)):.1%}")
    if arguments.mark:
        arguments.mark.touch()


if __name__ == "__main__":
    main()
