"""One training stage: `python -m reader.train --out FILE [--init FILE] [--epochs N] FOLDER…`"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from .augment import Augment
from .base import read_base
from .labels import INDEX, LABELS, ONE_OF, SOME_OF
from .network import Reader
from .steps import Steps
from .texts import Text, is_validation, load
from .tokens import Pieces

WEIGHT = {
    "concern": 1.0, "kind": 0.3, "severity": 0.3, "whose": 0.15, "time": 0.15, "act": 0.8,
    "topics": 0.3, "valence": 0.1, "told": 2.0, "language": 0.05,
}  # fmt: skip
RARE = torch.tensor(3.0)
"""Weight of a label that is present. Each is on few texts, so a head that never named one would rarely be wrong."""
SMOOTHING = 0.02
DROPOUT = 0.1
AVERAGED = 0.99


def targets(texts: list[Text]) -> dict[str, tuple[torch.Tensor, torch.Tensor]]:
    """For each head the rows that are labelled, and their labels."""
    out: dict[str, tuple[torch.Tensor, torch.Tensor]] = {}
    people = [at for at, text in enumerate(texts) if not text.is_guide]
    danger = [float(texts[at].is_danger) for at in people]
    out["concern"] = torch.tensor(people), torch.tensor(danger)
    for head in ONE_OF:
        rows = [at for at, text in enumerate(texts) if head in text.labels]
        out[head] = torch.tensor(rows), torch.tensor([INDEX[head][str(texts[at].labels[head])] for at in rows])
    for head in SOME_OF:
        rows = [at for at, text in enumerate(texts) if head in text.labels]
        marks = torch.zeros(len(rows), len(LABELS[head]))
        for row, at in enumerate(rows):
            for label in texts[at].labels[head]:  # type: ignore[union-attr]
                marks[row, INDEX[head][label]] = 1
        out[head] = torch.tensor(rows), marks
    return out


def loss_of(out: dict[str, torch.Tensor], texts: list[Text]) -> torch.Tensor:
    total = torch.zeros(())
    size = len(texts)
    for head, (rows, wanted) in targets(texts).items():
        if len(rows) == 0:
            continue
        logits = out[head][rows]
        if head == "concern":
            loss = F.binary_cross_entropy_with_logits(logits, wanted * (1 - SMOOTHING) + SMOOTHING / 2)
        elif head in SOME_OF:
            loss = F.binary_cross_entropy_with_logits(logits, wanted, reduction="none", pos_weight=RARE).sum(1).mean() * 0.4
        else:
            loss = F.cross_entropy(logits, wanted, label_smoothing=SMOOTHING)
        total = total + WEIGHT[head] * loss * (len(rows) / size)
    return total


def batches(lengths: list[int], size: int, chance: random.Random) -> list[list[int]]:
    """Every row once, in batches of similar length."""
    order = list(range(len(lengths)))
    chance.shuffle(order)
    out: list[list[int]] = []
    for start in range(0, len(order), size * 40):
        chunk = sorted(order[start : start + size * 40], key=lambda at: lengths[at])
        some = [chunk[at : at + size] for at in range(0, len(chunk), size)]
        chance.shuffle(some)
        out += some
    return out


@torch.no_grad()
def concern_of(net: Reader, pieces: Pieces, texts: list[Text], size: int = 64) -> np.ndarray:
    net.eval()
    rows = pieces.encode([t.text for t in texts], [t.before for t in texts], [False] * len(texts), 256)
    scores = np.zeros(len(texts))
    order = sorted(range(len(rows)), key=lambda at: len(rows[at]))
    for start in range(0, len(order), size):
        some = order[start : start + size]
        scores[some] = net(*pieces.batch([rows[at] for at in some]))["concern"].numpy()
    net.train()
    return scores


def auc(scores: np.ndarray, danger: np.ndarray) -> float:
    ranks = np.empty(len(scores))
    ranks[np.argsort(scores)] = np.arange(len(scores))
    return float((ranks[danger].mean() - (danger.sum() - 1) / 2) / (~danger).sum())


def report(tag: str, net: Reader, pieces: Pieces, texts: list[Text]) -> None:
    scores = concern_of(net, pieces, texts)
    danger = np.array([t.is_danger for t in texts])
    line = f"{tag}: AUC {auc(scores, danger):.4f}"
    for specificity in (0.80, 0.90, 0.95, 0.97):
        level = np.quantile(scores[~danger], specificity)
        line += f" · at {specificity:.0%} specificity {(scores[danger] > level).mean():.1%} found"
    print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--init", type=Path)
    parser.add_argument("--epochs", type=float, default=1.0)
    parser.add_argument("--rate", type=float, default=1e-4)
    parser.add_argument("--size", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long, with the rate already fallen")
    parser.add_argument("--share", action="append", default=[], help="FOLDER=PART: use that part of a folder, anew in each epoch")
    parser.add_argument("--fixed", type=int, default=0, help="lowest layers that stay as they are, with all below them")
    parser.add_argument("--watch", default="crisis/test", help="folder to report on; nothing is chosen by it")
    arguments = parser.parse_args()

    torch.manual_seed(arguments.seed)
    chance = random.Random(arguments.seed)
    torch.set_num_threads(2)
    base = read_base()
    net, pieces = Reader(base), Pieces(base)
    if arguments.init:
        net.load_state_dict(torch.load(arguments.init))
    shares = {folder: float(part) for folder, part in (each.split("=") for each in arguments.share)}
    texts = [t for t in load(*arguments.folders, strict=False) if not is_validation(t)]
    watched = load(arguments.watch)
    augment = Augment(texts, chance)
    if arguments.fixed:
        for part in (net.word, net.position, net.norm, *net.layers[: arguments.fixed]):
            part.requires_grad_(False)
    trained = [p for p in net.parameters() if p.requires_grad]
    body = [p for name, p in net.named_parameters() if p.requires_grad and not name.startswith(("heads", "concern", "attend"))]
    head = [p for name, p in net.named_parameters() if name.startswith(("heads", "concern", "attend"))]
    head_rate = 1e-3 if not arguments.init else 5e-4
    optimizer = torch.optim.AdamW(
        [{"params": body, "lr": arguments.rate}, {"params": head, "lr": head_rate}], weight_decay=0.01, fused=True
    )
    def sample() -> list[Text]:
        parts = [next((part for folder, part in shares.items() if t.source.startswith(folder)), 1.0) for t in texts]
        return [t for t, part in zip(texts, parts) if part >= 1 or chance.random() < part]

    most = int(arguments.epochs * len(sample()) / arguments.size)
    print(f"{len(texts)} texts, {most} steps", flush=True)
    steps = Steps(optimizer, trained, AVERAGED, report_every=100)
    net.train()
    while steps.done < most:
        changed = [augment(text) for text in sample()]
        rows = pieces.encode([t.text for t in changed], [t.before for t in changed], [t.is_guide for t in changed])
        for some in batches([len(row) for row in rows], arguments.size, chance):
            done = max(steps.done / most, steps.seconds / 60 / arguments.minutes)
            if done >= 1:
                break
            steps.slow([arguments.rate, head_rate], done)
            with torch.autocast("cpu", dtype=torch.bfloat16):  # a quarter faster on processors that support it; the loss stays in 32 bits
                out = net(*pieces.batch([rows[at] for at in some]), DROPOUT, arguments.fixed)
            steps.take(loss_of({name: value.float() for name, value in out.items()}, [changed[at] for at in some]))
        if steps.seconds / 60 >= arguments.minutes:
            break
    steps.finish()
    report("end", net, pieces, watched)
    torch.save(net.state_dict(), arguments.out)


if __name__ == "__main__":
    main()
