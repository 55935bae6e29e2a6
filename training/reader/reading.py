"""Runs the exported model as `lib/reader` does: windows, heads, the gravest window."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import onnxruntime
from tokenizers import Tokenizer

from .labels import LABELS
from .texts import Text
from .tokens import MAX_BEFORE, MAX_TOKENS, PREFIX

OVERLAP = 32
GRAVE = [LABELS["severity"].index(label) for label in ("high", "imminent")]


class Exported:
    def __init__(self, folder: Path, model: str = "reader.onnx", threads: int = 2):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        self.session = onnxruntime.InferenceSession(folder / model, options, providers=["CPUExecutionProvider"])
        self.names = [output.name for output in self.session.get_outputs()]
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        characters = json.loads((folder / "characters.json").read_text("utf-8"))
        self.characters = {int(code): as_ for code, as_ in characters.items()}
        self.begin, self.end = self.tokenizer.token_to_id("<s>"), self.tokenizer.token_to_id("</s>")

    def ids(self, text: str) -> list[int]:
        clean = " ".join(text.translate(self.characters).split())
        return self.tokenizer.encode(clean, add_special_tokens=False).ids

    def windows(self, text: Text) -> list[list[int]]:
        asked = [*self.ids(text.before)[-MAX_BEFORE:], self.end] if text.before else []
        head = [self.begin, *self.ids(PREFIX["guide" if text.is_guide else "person"]), *asked]
        ids, size = self.ids(text.text), MAX_TOKENS - len(head) - 1
        starts = range(0, max(1, len(ids) - OVERLAP), size - OVERLAP) if len(ids) > size else [0]
        return [[*head, *ids[start : start + size], self.end] for start in starts]

    def run(self, texts: list[Text]) -> list[dict[str, np.ndarray]]:
        """For each text the outputs of its gravest window, and `windows`, their number."""
        found = []
        for text in texts:
            best: dict[str, np.ndarray] | None = None
            windows = self.windows(text)
            for ids in windows:
                feed = {"input_ids": np.array([ids], np.int64), "attention_mask": np.ones((1, len(ids)), np.int64)}
                out = {name: value[0] for name, value in zip(self.names, self.session.run(None, feed))}
                if best is None or out["concern"][0] > best["concern"][0]:
                    best = out
            assert best is not None
            best["windows"] = np.array(len(windows))
            found.append(best)
        return found


def grave_of(out: dict[str, np.ndarray]) -> float:
    """Probability of a high or imminent severity."""
    weights = np.exp(out["severity"] - out["severity"].max())
    return float(weights[GRAVE].sum() / weights.sum())
