"""The weights of a finished model as a stage to go on from: `python -m reader.restore FOLDER --out FILE`.

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
from .network import HEADS, Reader


def restored(net: Reader, model: onnx.ModelProto) -> Reader:
    """`net` with the model's weights. The table of words stays the base's: it's never trained."""
    found = {each.name: numpy_helper.to_array(each) for each in model.graph.initializer}

    def weight(name: str) -> np.ndarray:
        if name in found:
            return found[name]
        whole = found[f"{name}_quantized"].astype(np.float32) - found[f"{name}_zero_point"].astype(np.float32)
        return whole * found[f"{name}_scale"]

    def copy(to: torch.nn.Module, name: str) -> None:
        value = torch.tensor(weight(f"{name}.w"))
        to.weight.copy_(value.T if value.dim() == 2 else value)
        to.bias.copy_(torch.tensor(weight(f"{name}.b")))

    with torch.no_grad():
        positions = torch.tensor(weight("position"))
        net.position.weight[: len(positions)] = positions
        copy(net.norm, "norm")
        copy(net.attend, "attend")
        copy(net.concern, "head.concern")
        for head in HEADS:
            copy(net.heads[head], f"head.{head}")
        for at, layer in enumerate(net.layers):
            parts = {"qkv": layer.qkv, "out": layer.attention_out, "norm1": layer.attention_norm}
            parts |= {"inner": layer.inner, "outer": layer.outer, "norm2": layer.outer_norm}
            for name, part in parts.items():
                copy(part, f"{at}.{name}")
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    net = restored(Reader(read_base()), onnx.load(arguments.folder / "reader.onnx"))
    torch.save(net.state_dict(), arguments.out)


if __name__ == "__main__":
    main()
