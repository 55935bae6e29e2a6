"""The weights of a finished model as a stage to go on from: `python -m reader.restore FOLDER --out FILE --talk FILE`.

Training that only adds texts needn't begin anew. What was rounded for the model is taken as it stands; the first steps mend it.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import onnx
import onnx.numpy_helper as numpy_helper
import torch

from .base import read_base
from .network import HEADS, Layer, Reader
from .talk import Talk


class Model:
    """The finished model's weights by their names in its graph."""

    def __init__(self, model: onnx.ModelProto):
        self.found = {each.name: numpy_helper.to_array(each) for each in model.graph.initializer}

    def weight(self, name: str) -> torch.Tensor:
        if name in self.found:
            return torch.tensor(self.found[name])
        rounded, zero = (self.found[f"{name}_{part}"].astype(np.float32) for part in ("quantized", "zero_point"))
        return torch.tensor((rounded - zero) * self.found[f"{name}_scale"])

    def copy(self, to: torch.nn.Module, name: str) -> None:
        value = self.weight(f"{name}.w")
        to.weight.copy_(value.T if value.dim() == 2 else value)
        to.bias.copy_(self.weight(f"{name}.b"))

    def copy_layer(self, to: Layer, name: str) -> None:
        parts = {"qkv": to.qkv, "out": to.attention_out, "norm1": to.attention_norm}
        parts |= {"inner": to.inner, "outer": to.outer, "norm2": to.outer_norm}
        for part, module in parts.items():
            self.copy(module, f"{name}.{part}")


@torch.no_grad()
def restored(net: Reader, model: Model) -> Reader:
    """`net` with the model's weights. The table of words stays the base's: it's never trained."""
    positions = model.weight("position")
    net.position.weight[: len(positions)] = positions
    model.copy(net.norm, "norm")
    model.copy(net.attend, "attend")
    model.copy(net.concern, "head.concern")
    for head in HEADS:
        model.copy(net.heads[head], f"head.{head}")
    for at, layer in enumerate(net.layers):
        model.copy_layer(layer, str(at))
    return net


@torch.no_grad()
def restored_talk(net: Talk, model: Model) -> Talk:
    for at, layer in enumerate(net.layers):
        model.copy_layer(layer, f"talk.{at}")
    model.copy(net.attend, "talk.attend")
    model.copy(net.asks, "talk.head.asks")
    model.copy(net.guide, "talk.head.guide")
    net.meaning.weight.copy_(model.weight("meaning").T)
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--talk", type=Path, required=True)
    arguments = parser.parse_args()
    base, model = read_base(), Model(onnx.load(arguments.folder / "reader.onnx"))
    torch.save(restored(Reader(base), model).state_dict(), arguments.out)
    torch.save(restored_talk(Talk(base), model).state_dict(), arguments.talk)


if __name__ == "__main__":
    main()
