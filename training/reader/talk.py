"""The second top, for talk: `python -m reader.talk WEIGHTS --out FILE`.

Above a fork the reader has two tops. The first hears danger and is finished when this begins. The second is trained over the frozen layers below the fork, so
nothing it learns changes what is heard as danger: what a message is about (its vector finds the guide's cards), whether it asks for anything, and whether a guide's words
do harm.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

import torch
import torch.nn as nn
import torch.nn.functional as F

from .asks import Asks
from .augment import Augment
from .base import Base, read_base
from .labels import INDEX, LABELS
from .network import Layer, Reader, pooled_by
from .steps import Steps
from .texts import Text, is_validation, load
from .tokens import Pieces
from .train import batches

SHARED = 8
"""Layers below the fork."""
MEANING = 192
"""Width of a text's vector."""
DROPOUT = 0.1
AVERAGED = 0.995
SMOOTHING = 0.02
PEOPLE, ASKS, GUIDE = 12, 14, 28
"""Texts in a step: people's whose act is known, asks for cards, and a guide's."""
OF_GUIDE = 2.0
"""Weight of the guide's words."""
SHARES = {"contrast": 0.35, "cards": 0.35}
"""Parts of folders that are used; of the others all."""
REQUESTS = {"question", "ask_advice", "ask_plan", "ask_text", "ask_summary", "ask_recall", "about_guide"}
"""Acts that ask for something."""


class Talk(nn.Module):
    """States below the fork in; the text's vector, and the logits of `asks` and `guide` out."""

    def __init__(self, base: Base):
        super().__init__()
        width = base.width
        self.layers = nn.ModuleList([Layer(base) for _ in range(SHARED, base.layers)])
        self.attend = nn.Linear(width, 1)
        self.asks = nn.Linear(2 * width, 1)
        self.guide = nn.Linear(2 * width, len(LABELS["guide"]))
        self.meaning = nn.Linear(width, MEANING, bias=False)
        nn.init.zeros_(self.attend.weight)
        nn.init.zeros_(self.attend.bias)
        nn.init.orthogonal_(self.meaning.weight)

    def forward(self, x: torch.Tensor, mask: torch.Tensor, dropout: float = 0.0) -> dict[str, torch.Tensor]:
        for layer in self.layers:
            x = layer(x, mask[:, None, None, :], dropout)
        mean, attended = pooled_by(self.attend, x, mask)
        pooled = F.dropout(torch.cat([mean, attended], -1), dropout, self.training)
        return {"vector": self.meaning(mean), "asks": self.asks(pooled).squeeze(-1), "guide": self.guide(pooled)}


class Below:
    """The states below the fork, which stay as they are: each text goes through once, before training."""

    def __init__(self, net: Reader, pieces: Pieces):
        self.net, self.pieces = net.eval(), pieces

    @torch.no_grad()
    def of(self, texts: list[Text]) -> list[torch.Tensor]:
        """One tensor of 16-bit states a text."""
        rows = self.pieces.encode([t.text for t in texts], [t.before for t in texts], [t.is_guide for t in texts])
        states: list[torch.Tensor] = [torch.empty(0)] * len(rows)
        order = sorted(range(len(rows)), key=lambda at: len(rows[at]))
        for start in range(0, len(order), 96):
            some = order[start : start + 96]
            with torch.autocast("cpu", dtype=torch.bfloat16):
                found = self.net.encode(*self.pieces.batch([rows[at] for at in some]), layers=SHARED).half()
            for place, at in enumerate(some):
                states[at] = found[place, : len(rows[at])].clone()
        return states


def padded(states: list[torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
    longest = max(map(len, states))
    x = torch.zeros(len(states), longest, states[0].shape[1])
    mask = torch.zeros(len(states), longest, dtype=torch.bool)
    for row, each in enumerate(states):
        x[row, : len(each)] = each.float()
        mask[row, : len(each)] = True
    return x, mask


def endless(
    texts: list[Text], states: list[torch.Tensor], size: int, chance: random.Random
) -> Iterator[tuple[list[Text], list[torch.Tensor]]]:
    while True:
        for some in batches([len(each) for each in states], size, chance):
            yield [texts[at] for at in some], [states[at] for at in some]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--init", type=Path, help="an earlier top for talk to go on from; without it, the pretrained layers")
    parser.add_argument("--minutes", type=float, default=45, help="of training, after the states below were made")
    parser.add_argument("--rate", type=float, default=2e-4)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()

    torch.manual_seed(arguments.seed)
    chance = random.Random(arguments.seed)
    torch.set_num_threads(2)
    base = read_base()
    reader, pieces = Reader(base), Pieces(base)
    reader.load_state_dict(torch.load(arguments.weights))
    below = Below(reader, pieces)
    texts = [t for t in load("turns", "pairs", "contrast", "guide", "cards", strict=False) if not is_validation(t)]
    augment = Augment(texts, chance)

    def is_used(text: Text) -> bool:
        return chance.random() < SHARES.get(text.source.split("/")[0], 1)

    chosen = [augment(text) for text in texts if is_used(text)]
    people, guide = [t for t in chosen if "act" in t.labels], [t for t in chosen if t.is_guide]
    print(f"{len(people)} texts of people, {len(guide)} of a guide", flush=True)
    of_people = endless(people, below.of(people), PEOPLE, chance)
    of_guide = endless(guide, below.of(guide), GUIDE, chance)
    net = Talk(base)
    # The pretrained top knows likeness of meaning; the one that hears danger has unlearned it.
    if arguments.init:
        net.load_state_dict(torch.load(arguments.init))
    else:
        net.layers.load_state_dict(Reader(base).layers[SHARED:].state_dict())
    asks = Asks(below.of, chance, MEANING)
    groups = [
        {"params": list(net.layers.parameters()), "lr": arguments.rate},
        {"params": [p for name, p in net.named_parameters() if not name.startswith("layers")], "lr": 1e-3},
        {"params": [asks.middles], "lr": 5e-3, "weight_decay": 0.0},
    ]
    rates = [float(group["lr"]) for group in groups]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01, fused=True)
    steps = Steps(optimizer, list(net.parameters()), AVERAGED, report_every=200)
    net.train()

    def vectors(some: list[torch.Tensor]) -> torch.Tensor:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            return net(*padded(some), DROPOUT)["vector"].float()

    while (done := steps.seconds / 60 / arguments.minutes) < 1:
        steps.slow(rates, done)
        loss = asks.loss(vectors)
        some, states = next(of_people)
        more, requested = asks.requests(ASKS)
        wanted = torch.tensor([float(t.labels["act"] in REQUESTS) for t in some] + requested)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            found = net(*padded(states + more), DROPOUT)["asks"].float()
        loss = loss + F.binary_cross_entropy_with_logits(found, wanted * (1 - SMOOTHING) + SMOOTHING / 2)
        some, states = next(of_guide)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            judged = net(*padded(states), DROPOUT)["guide"].float()
        right = torch.tensor([INDEX["guide"][str(t.labels["guide"])] for t in some])
        steps.take(loss + OF_GUIDE * F.cross_entropy(judged, right, label_smoothing=SMOOTHING))
    steps.finish()
    net.eval()
    asks.report(vectors)
    torch.save(net.state_dict(), arguments.out)


if __name__ == "__main__":
    main()
