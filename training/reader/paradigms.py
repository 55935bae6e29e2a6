"""Plain statements of danger and what only sounds like them, built from the slots in ../paradigms/<language>.json.

The tests of the rules (lib/reader/rules.test.ts) build the same texts of `positive` and `calm` in the same order. What stands
under `understood` and `calmUnderstood` no rule names: it's there to train on.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from .labels import TRAINING

PARADIGMS = TRAINING / "paradigms"
VARIANTS = 4
"""How often a statement is written, each time between other clauses."""
UNDERSTOOD_VARIANTS = 8

MARKS = re.compile("[.,!?;:¿¡،؟।，。？！：]")


class Sample(NamedTuple):
    text: str
    kind: str
    severity: str
    language: str


def without_marks(text: str) -> str:
    return re.sub(" +", " ", MARKS.sub(" ", text)).strip()


Style = Callable[[str], str]
STYLES: list[Style] = [str, str.lower, str.upper, without_marks, lambda text: f"{text} 💔"]
CALM_STYLES: list[Style] = [str, str.lower, str.upper]


def expand(text: str, sets: dict[str, list[str]]) -> list[str]:
    """The text with every combination of the words that its slots name."""
    slot = re.search(r"\{(\w+)\}", text)
    if not slot:
        return [text]
    return [full for word in sets[slot[1]] for full in expand(text.replace(slot[0], word, 1), sets)]


def combine(text: str, index: int, before: list[str], after: list[str], styles: list[Style]) -> str:
    first = before[index % len(before)]
    last = after[(index + index // len(before)) % len(after)]
    return styles[index // 2 % len(styles)](first + text + last)


def samples(*languages: str) -> Iterator[Sample]:
    """Every sample of the languages (of all without any), in a fixed order."""
    for path in sorted(PARADIGMS.glob("*.json")):
        if not languages or path.stem in languages:
            yield from samples_of(json.loads(path.read_text("utf-8")))


def samples_of(file: dict) -> Iterator[Sample]:
    language, sets, index = file["language"], file["sets"], 0
    for group in file["positive"]:
        before = [""] if group.get("alone") else file["before"]
        for text in (full for each in group["texts"] for full in expand(each, sets)):
            for _ in range(VARIANTS):
                said = combine(text, index, before, file["after"], STYLES)
                yield Sample(said, group["kind"], group["severity"], language)
                index += 1
    for text in (full for each in file["calm"] for full in expand(each, sets)):
        for _ in range(VARIANTS):
            said = combine(text, index, file["calmBefore"], file["calmAfter"], CALM_STYLES)
            yield Sample(said, "none", "none", language)
            index += 1


def understood() -> Iterator[Sample]:
    """What no rule names, of all languages."""
    for path in sorted(PARADIGMS.glob("*.json")):
        yield from understood_of(json.loads(path.read_text("utf-8")))


def understood_of(file: dict) -> Iterator[Sample]:
    """Each statement by itself, and between other clauses."""
    language, index = file["language"], 0
    groups = [(group, "before", "after", STYLES) for group in file["understood"]]
    calm = {"kind": "none", "severity": "none", "texts": file["calmUnderstood"]}
    for group, before, after, styles in [*groups, (calm, "calmBefore", "calmAfter", CALM_STYLES)]:
        for text in group["texts"]:
            yield Sample(text, group["kind"], group["severity"], language)
            for _ in range(UNDERSTOOD_VARIANTS):
                said = combine(text, index, file[before], file[after], styles)
                yield Sample(said, group["kind"], group["severity"], language)
                index += 1


if __name__ == "__main__":
    for sample in samples():
        print(*sample, sep="\t")
