"""Reads the labelled texts (format: ../data/README.md) and checks them."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from .labels import DATA, INDEX, ONE_OF, SOME_OF, TRAINING
from .paradigms import samples, understood

SEPARATOR = " ||| "


@dataclass
class Text:
    """One labelled message. A label that isn't known is absent from `labels`."""

    text: str
    before: str
    language: str
    source: str
    audience: str
    labels: dict[str, object] = field(default_factory=dict)
    is_guide: bool = False

    @property
    def is_danger(self) -> bool:
        return self.labels.get("kind", "none") != "none"


class Malformed(Exception):
    """A file that doesn't follow the format; the message names file and line."""


def parse_header(words: list[str], is_guide: bool) -> tuple[str, dict[str, object]]:
    if is_guide:
        label, category, audience = words[0], words[1], words[2] if len(words) > 2 else "adult"
        if (label == "good") != (category == "good"):
            raise Malformed(f"{label} {category}")
        pairs: list[str] = [f"guide={category}"]
    else:
        kind, severity, audience = words[0], words[1], words[2]
        if (kind == "none") != (severity == "none"):
            raise Malformed(f"{kind} {severity}")
        pairs = [f"kind={kind}", f"severity={severity}", *words[3:]]
    if audience not in INDEX["audience"]:
        raise Malformed(f"audience {audience}")
    labels: dict[str, object] = {}
    for pair in pairs:
        key, _, value = pair.partition("=")
        values = [] if value == "-" else [v for v in value.split(",") if v]
        if key not in ONE_OF and key not in SOME_OF:
            raise Malformed(f"key {key}")
        for each in values:
            if each not in INDEX[key]:
                raise Malformed(f"{key}={each}")
        if key in SOME_OF:
            labels[key] = values
        elif len(values) == 1:
            labels[key] = values[0]
        else:
            raise Malformed(pair)
    return audience, labels


def read_file(path: Path, strict: bool = True) -> list[Text]:
    """The texts of one file. With `strict` off, lines under a malformed header are left out and reported."""
    relative = path.relative_to(DATA).as_posix()
    is_guide = "guide" in relative.split("/")
    language = path.parent.name
    texts: list[Text] = []
    header: tuple[str, dict[str, object]] | None = None
    for number, raw in enumerate(path.read_text("utf-8").splitlines(), 1):
        line = raw.strip()
        if not line:
            continue
        if line.startswith("# "):
            try:
                header = parse_header(line[2:].split(), is_guide)
            except (Malformed, IndexError) as error:
                message = f"{relative}:{number}: {error}"
                if strict:
                    raise Malformed(message) from error
                print(message, file=sys.stderr)
                header = None
            continue
        if header is None:
            if strict:
                raise Malformed(f"{relative}:{number}: no header")
            continue
        before, separator, said = line.partition(SEPARATOR)
        if not separator:
            before, said = "", line
        texts.append(
            Text(
                text=said.strip().replace("\\n", "\n"),
                before=before.strip().replace("\\n", "\n"),
                language=language,
                source=relative,
                audience=header[0],
                labels={**header[1]} if is_guide else {**header[1], "language": language},
                is_guide=is_guide,
            )
        )
    return texts


def load(*folders: str, strict: bool = True) -> list[Text]:
    """
    All texts under the named folders of `data/`, in a fixed order; `paradigms` and `understood` are built from slots, and `cards` are
    the guide's own words in content/<locale>/guide/cards.
    """
    return [
        text
        for folder in folders
        for text in (
            from_samples(folder)
            if folder in SAMPLED
            else from_cards()
            if folder == "cards"
            else (each for path in sorted((DATA / folder).glob("**/*.txt")) for each in read_file(path, strict))
        )
    ]


SAMPLED = {"paradigms": samples, "understood": understood}


def from_samples(folder: str) -> list[Text]:
    return [
        Text(
            text=sample.text,
            before="",
            language=sample.language,
            source=f"{folder}/{sample.language}",
            audience="adult",
            labels={"kind": sample.kind, "severity": sample.severity, "language": sample.language},
        )
        for sample in SAMPLED[folder]()
    ]


def from_cards() -> list[Text]:
    """Every field of every card, as good words of a guide."""
    return [
        Text(
            text=" ".join(str(words).split()),
            before="",
            language=path.parts[-4],
            source=f"cards/{card}",
            audience="adult",
            labels={"guide": "good"},
            is_guide=True,
        )
        for path in sorted((TRAINING.parent / "content").glob("*/guide/cards/*.yaml"))
        for card, fields in yaml.safe_load(path.read_text("utf-8")).items()
        for field in fields.values()
        for words in (field if isinstance(field, list) else [field])
    ]


def guide_lines() -> dict[str, list[str]]:
    """By language, every question that the guide has in content/<locale>/guide, with an acknowledgment before some of them."""
    found: dict[str, list[str]] = {}
    for folder in sorted((TRAINING.parent / "content").glob("*/guide")):
        files = [*sorted(folder.glob("*.yaml")), *sorted(folder.glob("cards/*.yaml")), *sorted(folder.glob("skills/*.yaml"))]
        words = [each for file in files for each in strings(yaml.safe_load(file.read_text("utf-8")))]
        found[folder.parent.name] = [each for each in words if "{" not in each and QUESTION.search(each)]
    return found


QUESTION = re.compile("[?？؟]")


def strings(node: object) -> Iterator[str]:
    """Every text in a tree, on one line each."""
    if isinstance(node, str):
        yield " ".join(node.split())
    elif isinstance(node, (dict, list)):
        for each in node.values() if isinstance(node, dict) else node:
            yield from strings(each)


def is_validation(text: Text) -> bool:
    """Whether a text is held out to calibrate on: whole files (writers), about one in sixteen of each series."""
    number = re.search(r"(\d+)\.txt$", text.source)
    return number is not None and int(number.group(1)) % 16 == 3


def check() -> None:
    """Prints a count by folder and language; raises at the first malformed line."""
    texts = load(".")
    for (folder, language), count in sorted(
        Counter((t.source.rsplit("/", 2)[0], t.language) for t in texts).items()
    ):
        print(f"{folder:16} {language} {count}")
    doubles = [t for t, n in Counter((t.before, t.text, t.language) for t in texts).items() if n > 1]
    print(f"{len(texts)} texts, {len(doubles)} written more than once")


if __name__ == "__main__":
    check()
