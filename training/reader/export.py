"""Writes `models/reader/`: `python -m reader.export WEIGHTS TALK FOLDER`.

The vocabulary is cut to what the seven languages need, embedding rows become int8 with a scale each, and the matrix
products of the layers become int8. The heads stay in float32: they are small, and they decide.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import unicodedata
from pathlib import Path

import onnx
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic

from .asks import load_asks
from .base import Base, read_base
from .graph import build
from .labels import DATA, LABELS, TRAINING
from .network import Reader
from .talk import Talk
from .texts import load
from .tokens import Pieces

SCRIPTS = ("ARABIC", "DEVANAGARI", "CJK", "LATIN", "EMOJI", "ZERO")
COMMON = 60_000
"""Pieces are stored by frequency; below this rank all of a served script are kept, whether or not a text has them."""
SHORT = 2
SPECIAL = {"<s>": 0, "<pad>": 1, "</s>": 2, "<unk>": 3}


def is_served(piece: str) -> bool:
    """Whether every letter belongs to a script of the seven languages."""
    return all(
        ord(c) < 0x250 or unicodedata.category(c)[0] != "L" or unicodedata.name(c, "").startswith(SCRIPTS)
        for c in piece.lstrip("▁")
    )


def kept_pieces(base: Base, pieces: Pieces) -> list[int]:
    """Ids of the pieces to keep: seen in a training text, or common, or a single letter or two."""
    kept = set(range(4))
    texts = [text for text in load("crisis/train", "turns", "pairs", "contrast", "guide", strict=False)]
    asks = [ask.text for ask in load_asks()]
    for ids in pieces.ids([t.text for t in texts] + [t.before for t in texts if t.before] + asks):
        kept.update(ids)
    for at, piece in enumerate(base.pieces):
        if is_served(piece) and (at < COMMON or len(piece.lstrip("▁")) <= SHORT):
            kept.add(at)
    return sorted(kept)


def pieces_in(file: Path, base: Base) -> list[int]:
    """Ids of the pieces of an exported tokenizer."""
    place = {piece: at for at, piece in enumerate(base.pieces)}
    return [place[piece] for piece, _ in json.loads(file.read_text("utf-8"))["model"]["vocab"]]


def tokenizer_json(base: Base, kept: list[int]) -> dict[str, object]:
    added = [
        {"id": kept.index(at), "content": mark, "single_word": False, "lstrip": False, "rstrip": False,
         "normalized": False, "special": True}
        for mark, at in SPECIAL.items()
    ]  # fmt: skip
    spaces = {"type": "Metaspace", "replacement": "▁", "prepend_scheme": "always", "split": True}
    return {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": added,
        "normalizer": None,
        "pre_tokenizer": spaces,
        "post_processor": None,
        "decoder": spaces,
        "model": {
            "type": "Unigram",
            "unk_id": SPECIAL["<unk>"],
            "vocab": [[base.pieces[at], round(base.scores[at], 4)] for at in kept],
            "byte_fallback": False,
        },
    }


def quantized(layers: list[str]) -> list[str]:
    """Names of the matrix products with weights, in every layer."""
    return [f"{at}.{part}.m" for at in layers for part in ("qkv", "out", "inner", "outer")]


def write_json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("talk", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--keep-pieces", action="store_true", help="as in the folder, so that no text is cut into others than before")
    parser.add_argument("--mark", type=Path, help="file to write when done")
    arguments = parser.parse_args()
    weights, folder = arguments.weights, arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    base = read_base()
    pieces, net, talk = Pieces(base), Reader(base), Talk(base)
    net.load_state_dict(torch.load(weights))
    talk.load_state_dict(torch.load(arguments.talk))
    kept = pieces_in(folder / "tokenizer.json", base) if arguments.keep_pieces else kept_pieces(base, pieces)
    whole = weights.with_suffix(".onnx")
    onnx.save(build(net.eval(), talk.eval(), kept), whole)
    quantize_dynamic(
        whole, folder / "reader.onnx", weight_type=QuantType.QInt8, per_channel=True, reduce_range=REDUCED,
        nodes_to_quantize=quantized([*map(str, range(len(net.layers))), *(f"talk.{at}" for at in range(len(talk.layers)))]),
    )  # fmt: skip
    write_json(folder / "tokenizer.json", tokenizer_json(base, kept))
    write_json(folder / "characters.json", {str(code): as_ for code, as_ in base.characters.items()})
    digest = hashlib.sha256((folder / "reader.onnx").read_bytes()).hexdigest()
    size = (folder / "reader.onnx").stat().st_size / 1e6
    if arguments.mark:
        arguments.mark.touch()
    print(f"{len(kept)} of {len(base.pieces)} pieces, {size:.1f} MB, sha256 {digest}")


REDUCED = True
"""Seven bits: without them, processors that lack VNNI saturate and score differently."""

if __name__ == "__main__":
    main()
