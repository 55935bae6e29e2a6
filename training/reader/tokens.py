"""Text to token ids, exactly as `lib/reader` does it."""

from __future__ import annotations

import torch
from tokenizers import Tokenizer, models, pre_tokenizers

from .base import Base

PREFIX = {"person": "query: ", "guide": "passage: "}
MAX_TOKENS = 128
"""One window, marks included."""
MAX_BEFORE = 40
"""What was asked before: its last tokens."""


class Pieces:
    def __init__(self, base: Base):
        self.base = base
        vocabulary = list(zip(base.pieces, base.scores))
        self.tokenizer = Tokenizer(models.Unigram(vocabulary, unk_id=base.unknown))
        self.tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(replacement="▁", prepend_scheme="always", split=True)

    def clean(self, text: str) -> str:
        return " ".join(text.translate(self.base.characters).split())

    def ids(self, texts: list[str]) -> list[list[int]]:
        return [e.ids for e in self.tokenizer.encode_batch([self.clean(t) for t in texts])]

    def encode(
        self, texts: list[str], before: list[str], is_guide: list[bool], longest: int = MAX_TOKENS
    ) -> list[list[int]]:
        """`<s> query: what was asked </s> what the person wrote </s>`, cut to `longest` tokens at the end."""
        begin, end = self.base.begin, self.base.end
        prefixes = {name: self.ids([prefix])[0] for name, prefix in PREFIX.items()}
        rows = []
        for said, asked, guide in zip(self.ids(texts), self.ids(before), is_guide):
            head = [begin, *prefixes["guide" if guide else "person"]]
            if asked:
                head += [*asked[-MAX_BEFORE:], end]
            rows.append([*head, *said[: longest - len(head) - 1], end])
        return rows

    def batch(self, rows: list[list[int]]) -> tuple[torch.Tensor, torch.Tensor]:
        longest = max(map(len, rows))
        ids = torch.full((len(rows), longest), self.base.padding)
        mask = torch.zeros(len(rows), longest, dtype=torch.bool)
        for at, row in enumerate(rows):
            ids[at, : len(row)] = torch.tensor(row)
            mask[at, : len(row)] = True
        return ids, mask
