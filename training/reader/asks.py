"""How people ask for the guide's cards (content/<locale>/guide/asks), so that asks for the same card come to lie near each other.

The guide finds a card by the nearest ask. Asks are compared with each other and no head learns the cards' names, so that a card
written later is found without training anew.
"""

from __future__ import annotations

import random
from pathlib import Path

import torch
import torch.nn.functional as F
import yaml

from .labels import TRAINING
from .network import Reader
from .tokens import Pieces

CONTENT = TRAINING.parent / "content"
CARDS = 24
"""Cards compared in one step."""
TEMPERATURE = 0.05
HELD_OUT = 6
"""Every sixth ask of a card only measures."""


def load_asks(content: Path = CONTENT) -> dict[str, list[str]]:
    """Every ask by its card, of all languages."""
    asks: dict[str, list[str]] = {}
    for file in sorted(content.glob("*/guide/asks/*.yaml")):
        for card, texts in (yaml.safe_load(file.read_text("utf-8")) or {}).items():
            asks.setdefault(card, []).extend(map(str, texts))
    return asks


class Asks:
    def __init__(self, pieces: Pieces, chance: random.Random, content: Path = CONTENT):
        self.pieces, self.chance = pieces, chance
        every = load_asks(content)
        self.learned = {card: [t for at, t in enumerate(texts) if at % HELD_OUT] for card, texts in every.items()}
        self.held_out = [(card, t) for card, texts in every.items() for t in texts[::HELD_OUT]]

    def vectors(self, net: Reader, texts: list[str], dropout: float) -> torch.Tensor:
        rows = self.pieces.encode(texts, [""] * len(texts), [False] * len(texts))
        return F.normalize(net(*self.pieces.batch(rows), dropout)["vector"].float(), dim=1)

    def loss(self, net: Reader, dropout: float) -> torch.Tensor:
        """Of two asks for each of some cards, each has to find its twin among all (InfoNCE)."""
        cards = self.chance.sample(sorted(self.learned), min(CARDS, len(self.learned)))
        twins = [self.chance.sample(self.learned[card], 2) for card in cards]
        vectors = self.vectors(net, [text for pair in zip(*twins) for text in pair], dropout)
        near = vectors[: len(cards)] @ vectors[len(cards) :].T / TEMPERATURE
        wanted = torch.arange(len(cards))
        return (F.cross_entropy(near, wanted) + F.cross_entropy(near.T, wanted)) / 2

    @torch.no_grad()
    def report(self, net: Reader) -> None:
        """Share of held-out asks whose nearest learned ask belongs to the same card."""
        if not self.learned:
            return
        net.eval()
        known = [(card, text) for card, texts in self.learned.items() for text in texts]

        def all_of(texts: list[str]) -> torch.Tensor:
            return torch.cat([self.vectors(net, texts[at : at + 64], 0.0) for at in range(0, len(texts), 64)])

        near = all_of([t for _, t in self.held_out]) @ all_of([t for _, t in known]).T
        first = near.argmax(1).tolist()
        right = sum(known[at][0] == card for at, (card, _) in zip(first, self.held_out))
        print(f"asks: {right / len(self.held_out):.1%} of {len(self.held_out)} found their card", flush=True)
        net.train()
