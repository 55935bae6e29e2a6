"""Builds the reader's ONNX graph node by node: full control over what is quantized and what is kept."""

from __future__ import annotations

import numpy as np
import onnx
import onnx.helper as helper
import onnx.numpy_helper as numpy_helper
import torch
from onnx import TensorProto

from .labels import LABELS
from .network import HEADS, Reader
from .talk import MEANING, SHARED, Talk
from .tokens import MAX_TOKENS


class Graph:
    """Collects nodes and weights; every method returns the name of its output."""

    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.weights: list[onnx.TensorProto] = []

    def weight(self, name: str, value: np.ndarray | torch.Tensor) -> str:
        array = value.detach().numpy() if isinstance(value, torch.Tensor) else value
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(array) if array.ndim else array, name))
        return name

    def node(self, op: str, inputs: list[str], output: str, **attributes: object) -> str:
        self.nodes.append(helper.make_node(op, inputs, [output], name=output, **attributes))
        return output

    def linear(self, x: str, layer: torch.nn.Linear, name: str) -> str:
        self.weight(f"{name}.w", layer.weight.detach().T)
        self.weight(f"{name}.b", layer.bias)
        return self.node("Add", [self.node("MatMul", [x, f"{name}.w"], f"{name}.m"), f"{name}.b"], f"{name}.o")

    def norm(self, x: str, layer: torch.nn.LayerNorm, name: str) -> str:
        inputs = [x, self.weight(f"{name}.w", layer.weight), self.weight(f"{name}.b", layer.bias)]
        return self.node("LayerNormalization", inputs, f"{name}.o", axis=-1, epsilon=float(layer.eps))


def quantized_rows(rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Each row as int8 with one scale."""
    scale = np.maximum(np.abs(rows).max(1, keepdims=True), 1e-9) / 127
    return np.round(rows / scale).astype(np.int8), scale.astype(np.float32)


def build(net: Reader, talk: Talk, kept: list[int]) -> onnx.ModelProto:
    """The graph of both tops with only the vocabulary rows `kept`. Inputs input_ids and attention_mask [batch, length]."""
    graph = Graph()
    node, weight = graph.node, graph.weight
    width = net.word.weight.shape[1]
    heads = net.layers[0].heads
    rows, scale = quantized_rows(net.word.weight.detach().numpy()[kept])
    weight("word", rows)
    weight("word.scale", scale)
    weight("position", net.position.weight[:MAX_TOKENS])
    weight("segment", net.segment)
    node("Cast", [node("Gather", ["word", "input_ids"], "word.int")], "word.float", to=TensorProto.FLOAT)
    node("Mul", ["word.float", node("Gather", ["word.scale", "input_ids"], "word.scales")], "words")
    for name, value in {"0": 0, "1": 1}.items():
        weight(name, np.array(value, np.int64))
    node("Gather", [node("Shape", ["input_ids"], "shape"), "1"], "length")
    node("Gather", ["position", node("Range", ["0", "length", "1"], "places")], "positions")
    node("Add", [node("Add", ["words", "positions"], "placed"), "segment"], "summed")
    x = graph.norm("summed", net.norm, "norm")
    node("Cast", ["attention_mask"], "mask", to=TensorProto.FLOAT)
    weight("one", np.array(1, np.float32))
    weight("far", np.array(-1e4, np.float32))
    node("Mul", [node("Sub", ["one", "mask"], "absent"), "far"], "away")
    weight("axes12", np.array([1, 2], np.int64))
    weight("axis2", np.array([2], np.int64))
    weight("axis1", np.array([1], np.int64))
    node("Unsqueeze", ["away", "axes12"], "away.heads")
    node("Unsqueeze", ["away", "axis2"], "away.tokens")
    node("Unsqueeze", ["mask", "axis2"], "there")
    weight("split", np.array([0, 0, heads, width // heads], np.int64))
    weight("joined", np.array([0, 0, width], np.int64))
    weight("root", np.array(1 / np.sqrt(width // heads), np.float32))
    for at, layer in enumerate(net.layers):
        if at == SHARED:
            fork = x
        x = _layer(graph, x, layer, f"{at}")
    weight("meaning", talk.meaning.weight.detach().T)

    def add_heads(x: str, attend: torch.nn.Linear, linears: dict[str, torch.nn.Linear], name: str) -> str:
        """Adds the heads over the states `x`; returns their mean."""
        node("ReduceSum", [node("Mul", [x, "there"], f"{name}kept"), "axis1"], f"{name}sum", keepdims=0)
        count = node("ReduceSum", ["mask", "axis1"], f"{name}count", keepdims=1)
        mean = node("Div", [f"{name}sum", count], f"{name}mean")
        attended = node("Add", [graph.linear(x, attend, f"{name}attend"), "away.tokens"], f"{name}attend.masked")
        weights = node("Softmax", [attended], f"{name}attend.weights", axis=1)
        summed = node("Mul", [x, weights], f"{name}attend.kept")
        pooled = [mean, node("ReduceSum", [summed, "axis1"], f"{name}attended", keepdims=0)]
        both = node("Concat", pooled, f"{name}pooled", axis=-1)
        for head, linear in linears.items():
            node("Identity", [graph.linear(both, linear, f"{name}head.{head}")], head)
        return mean

    of_danger = {"concern": net.concern, **{head: net.heads[head] for head in HEADS}}
    add_heads(x, net.attend, of_danger, "")
    x = fork
    for at, layer in enumerate(talk.layers):
        x = _layer(graph, x, layer, f"talk.{at}")
    mean = add_heads(x, talk.attend, {"asks": talk.asks, "guide": talk.guide}, "talk.")
    node("MatMul", [mean, "meaning"], "vector")
    outputs = {"vector": MEANING, "asks": 1, "concern": 1, **{head: len(LABELS[head]) for head in (*HEADS, "guide")}}

    def info(name: str, kind: int, shape: list[object]) -> onnx.ValueInfoProto:
        return helper.make_tensor_value_info(name, kind, shape)

    made = helper.make_graph(
        graph.nodes,
        "reader",
        [info(name, TensorProto.INT64, ["batch", "length"]) for name in ("input_ids", "attention_mask")],
        [info(name, TensorProto.FLOAT, ["batch", size]) for name, size in outputs.items()],
        graph.weights,
    )
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", 20)], ir_version=9)
    onnx.checker.check_model(model)
    return model


def _layer(graph: Graph, x: str, layer: torch.nn.Module, name: str) -> str:
    node = graph.node
    qkv = graph.linear(x, layer.qkv, f"{name}.qkv")
    parts = [f"{name}.{part}" for part in "qkv"]
    graph.nodes.append(helper.make_node("Split", [qkv], parts, axis=-1, num_outputs=3))
    q, k, v = (node("Reshape", [part, "split"], f"{part}.split") for part in parts)
    q = node("Transpose", [q], f"{name}.q.t", perm=[0, 2, 1, 3])
    k = node("Transpose", [k], f"{name}.k.t", perm=[0, 2, 3, 1])
    v = node("Transpose", [v], f"{name}.v.t", perm=[0, 2, 1, 3])
    scores = node("Mul", [node("MatMul", [q, k], f"{name}.dot"), "root"], f"{name}.scaled")
    weights = node("Softmax", [node("Add", [scores, "away.heads"], f"{name}.masked")], f"{name}.weights", axis=-1)
    mixed = node("Transpose", [node("MatMul", [weights, v], f"{name}.mix")], f"{name}.mix.t", perm=[0, 2, 1, 3])
    attended = graph.linear(node("Reshape", [mixed, "joined"], f"{name}.mixed"), layer.attention_out, f"{name}.out")
    x = graph.norm(node("Add", [attended, x], f"{name}.sum1"), layer.attention_norm, f"{name}.norm1")
    inner = node("Gelu", [graph.linear(x, layer.inner, f"{name}.inner")], f"{name}.gelu")
    outer = graph.linear(inner, layer.outer, f"{name}.outer")
    return graph.norm(node("Add", [outer, x], f"{name}.sum2"), layer.outer_norm, f"{name}.norm2")
