"""The encoder and its heads in PyTorch."""

from __future__ import annotations

import torch
import torch.nn as nn
import torch.nn.functional as F

from .base import Base
from .labels import LABELS

MAX_POSITIONS = 512

HEADS = ("kind", "severity", "whose", "time", "act", "topics", "valence", "told", "language")


class Layer(nn.Module):
    def __init__(self, base: Base):
        super().__init__()
        width = base.width
        self.heads = base.heads
        self.qkv = nn.Linear(width, 3 * width)
        self.attention_out = nn.Linear(width, width)
        self.attention_norm = nn.LayerNorm(width, base.epsilon)
        self.inner = nn.Linear(width, base.inner)
        self.outer = nn.Linear(base.inner, width)
        self.outer_norm = nn.LayerNorm(width, base.epsilon)

    def forward(self, x: torch.Tensor, mask: torch.Tensor, dropout: float) -> torch.Tensor:
        batch, length, width = x.shape
        q, k, v = (
            part.view(batch, length, self.heads, width // self.heads).transpose(1, 2)
            for part in self.qkv(x).chunk(3, -1)
        )
        attended = F.scaled_dot_product_attention(q, k, v, attn_mask=mask).transpose(1, 2).reshape(x.shape)
        x = self.attention_norm(x + F.dropout(self.attention_out(attended), dropout, self.training))
        return self.outer_norm(x + F.dropout(self.outer(F.gelu(self.inner(x))), dropout, self.training))


def pooled_by(attend: nn.Linear, x: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The mean of all tokens, and their mean weighted as `attend` says."""
    there = mask.unsqueeze(-1).float()
    weights = attend(x).masked_fill(~mask.unsqueeze(-1), -1e4).softmax(1)
    return (x * there).sum(1) / there.sum(1), (x * weights).sum(1)


class Reader(nn.Module):
    """Token ids and their mask in; the text's vector and the logits of every head out.

    The heads see two pooled vectors: the mean of all tokens, which is also the text's vector, and a weighted mean whose
    weights are learned, so that one grave sentence counts within a long calm text.
    """

    def __init__(self, base: Base):
        super().__init__()
        width = base.width
        self.word = nn.Embedding(len(base.pieces), width)
        self.position = nn.Embedding(MAX_POSITIONS, width)
        self.register_buffer("segment", torch.zeros(width))
        self.norm = nn.LayerNorm(width, base.epsilon)
        self.layers = nn.ModuleList([Layer(base) for _ in range(base.layers)])
        self.attend = nn.Linear(width, 1)
        self.concern = nn.Linear(2 * width, 1)
        self.heads = nn.ModuleDict({head: nn.Linear(2 * width, len(LABELS[head])) for head in HEADS})
        nn.init.zeros_(self.attend.weight)
        nn.init.zeros_(self.attend.bias)
        self._load(base)

    @torch.no_grad()
    def _load(self, base: Base) -> None:
        width = base.width

        def get(name: str, *shape: int) -> torch.Tensor:
            return torch.tensor(base.tensor(name)).view(*(shape or (-1,)))

        self.word.weight.copy_(get("emb.word", -1, width)[: len(base.pieces)])
        self.word.weight.requires_grad_(False)
        self.position.weight.copy_(get("emb.pos", -1, width)[:MAX_POSITIONS])
        self.segment.copy_(get("emb.type")[:width])
        self.norm.weight.copy_(get("emb.ln.w"))
        self.norm.bias.copy_(get("emb.ln.b"))
        for at, layer in enumerate(self.layers):
            name = f"l{at}."
            layer.qkv.weight.copy_(torch.cat([get(f"{name}{x}.w", width, width) for x in "qkv"]))
            layer.qkv.bias.copy_(torch.cat([get(f"{name}{x}.b") for x in "qkv"]))
            for part, (linear, shape) in {
                "ao": (layer.attention_out, (width, width)),
                "fi": (layer.inner, (base.inner, width)),
                "fo": (layer.outer, (width, base.inner)),
            }.items():
                linear.weight.copy_(get(f"{name}{part}.w", *shape))
                linear.bias.copy_(get(f"{name}{part}.b"))
            for part, norm in {"aln": layer.attention_norm, "oln": layer.outer_norm}.items():
                norm.weight.copy_(get(f"{name}{part}.w"))
                norm.bias.copy_(get(f"{name}{part}.b"))

    def encode(
        self, ids: torch.Tensor, mask: torch.Tensor, dropout: float = 0.0, layers: int | None = None
    ) -> torch.Tensor:
        """The tokens' states behind the first `layers` layers, or behind all of them."""
        x = self.norm(self.word(ids) + self.position(torch.arange(ids.shape[1])) + self.segment)
        return self.through(x, mask, dropout, slice(layers))

    def through(self, x: torch.Tensor, mask: torch.Tensor, dropout: float, layers: slice) -> torch.Tensor:
        for layer in self.layers[layers]:
            x = layer(x, mask[:, None, None, :], dropout)
        return x

    def forward(
        self, ids: torch.Tensor, mask: torch.Tensor, dropout: float = 0.0, fixed: int = 0
    ) -> dict[str, torch.Tensor]:
        """With `fixed`, the lowest layers are only run: nothing reaches them from a loss."""
        if fixed:
            with torch.no_grad():
                x = self.encode(ids, mask, layers=fixed)
            x = self.through(x, mask, dropout, slice(fixed, None))
        else:
            x = self.encode(ids, mask, dropout)
        vector, attended = pooled_by(self.attend, x, mask)
        pooled = F.dropout(torch.cat([vector, attended], -1), dropout, self.training)
        out = {head: linear(pooled) for head, linear in self.heads.items()}
        return {"vector": vector, "concern": self.concern(pooled).squeeze(-1), **out}
