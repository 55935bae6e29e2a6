"""How people ask for the guide's cards, and tell of what they are about: content/<locale>/guide/asks and told.

The guide finds a card by the nearest ask. Texts of the same card come to lie near each other and away from other cards', whatever the language. No head learns the
cards' names, so a card written later is found without training anew.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch
import torch.nn as nn
import torch.nn.functional as F
import yaml

from .labels import TRAINING
from .texts import Text

CONTENT = TRAINING.parent / "content"
RANDOM, OF_GROUP = 24, 16
"""Cards compared in one step: some of all, and some that stand in one group and are told apart with more trouble."""
TEMPERATURE = 0.06
SMOOTHING = 0.05
OF_TWINS = 0.5
"""Weight of twins beside the middles."""
HELD_OUT = 11
"""One text in eleven only measures, chosen by its letters, so that texts that are added move no other."""


@dataclass
class Ask:
    card: str
    group: str
    text: str
    language: str
    requests: bool | None
    """Whether it asks for anything; None where it may or may not."""


def load_asks(content: Path = CONTENT) -> list[Ask]:
    """Every ask of all languages, and everything told."""
    index = yaml.safe_load((content / "guide/index.yaml").read_text("utf-8"))
    group_of = {card: group for group, cards in index.items() for card in cards}
    return [
        Ask(card, group_of.get(card, "none"), str(text), file.parts[-4], requests_in(folder, card in group_of, str(text)))
        for folder in ("asks", "told")
        for file in sorted(content.glob(f"*/guide/{folder}/*.yaml"))
        for card, texts in (yaml.safe_load(file.read_text("utf-8")) or {}).items()
        for text in texts
    ]


def requests_in(folder: str, is_card: bool, text: str) -> bool | None:
    """What is told asks for nothing, though one may end it with a question."""
    if not is_card or (folder == "told" and any(mark in text for mark in "?？؟")):
        return None
    return folder == "asks"


def as_text(ask: Ask) -> Text:
    return Text(text=ask.text, before="", language=ask.language, source="asks", audience="adult")


Vectors = Callable[[list[torch.Tensor]], torch.Tensor]


class Asks:
    """`states` gives the states below the fork of texts; `middles`, one vector a card, is trained beside the network and thrown away."""

    def __init__(self, states: Callable[[list[Text]], list[torch.Tensor]], chance: random.Random, width: int):
        self.chance, self.asks = chance, load_asks()
        self.states = states([as_text(ask) for ask in self.asks])
        self.held_out: list[int] = []
        self.learned: dict[str, list[int]] = {}
        for at, ask in enumerate(self.asks):
            is_held_out = zlib.crc32(ask.text.encode()) % HELD_OUT == 0
            (self.held_out if is_held_out else self.learned.setdefault(ask.card, [])).append(at)
        self.cards = sorted(self.learned)
        self.known = [at for places in self.learned.values() for at in places if self.asks[at].requests is not None]
        self.groups: dict[str, list[str]] = {}
        for card in self.cards:
            self.groups.setdefault(self.asks[self.learned[card][0]].group, []).append(card)
        self.middles = nn.Parameter(F.normalize(torch.randn(len(self.cards), width), dim=1))

    def loss(self, vectors: Vectors) -> torch.Tensor:
        """Of two texts of each of some cards, each has to find its twin among all (InfoNCE), and its card among all cards."""
        group = self.groups[self.chance.choice(sorted(self.groups))]
        some = {*self.chance.sample(group, min(OF_GROUP, len(group))), *self.chance.sample(self.cards, RANDOM)}
        cards = sorted(some)
        twins = [self.chance.sample(self.learned[card], 2) for card in cards]
        found = vectors([self.states[at] for pair in zip(*twins) for at in pair]).float()
        found = F.normalize(found, dim=1)
        near = found[: len(cards)] @ found[len(cards) :].T / TEMPERATURE
        wanted = torch.arange(len(cards))
        of_twins = (F.cross_entropy(near, wanted) + F.cross_entropy(near.T, wanted)) / 2
        to_middles = found @ F.normalize(self.middles, dim=1).T / TEMPERATURE
        own = torch.tensor([self.cards.index(card) for card in cards] * 2)
        return OF_TWINS * of_twins + F.cross_entropy(to_middles, own, label_smoothing=SMOOTHING)

    def requests(self, count: int) -> tuple[list[torch.Tensor], list[float]]:
        """The states of some texts, and whether each asks for anything."""
        some = self.chance.sample(self.known, count)
        return [self.states[at] for at in some], [float(self.asks[at].requests is True) for at in some]

    @torch.no_grad()
    def report(self, vectors: Vectors) -> None:
        """Share of held-out texts whose nearest learned text of the same language belongs to the same card."""

        def all_of(places: list[int]) -> torch.Tensor:
            parts = [vectors([self.states[at] for at in places[start : start + 64]]) for start in range(0, len(places), 64)]
            return F.normalize(torch.cat(parts).float(), dim=1)

        right = 0
        for language in sorted({ask.language for ask in self.asks}):
            held = [at for at in self.held_out if self.asks[at].language == language]
            known = [at for places in self.learned.values() for at in places if self.asks[at].language == language]
            nearest = (all_of(held) @ all_of(known).T).argmax(1).tolist()
            right += sum(self.asks[known[near]].card == self.asks[at].card for near, at in zip(nearest, held))
        print(f"asks: {right / len(self.held_out):.1%} of {len(self.held_out)} found their card", flush=True)
