"""The mean of weights of several stages: `python -m reader.mean FILE… --out FILE`.

The longer stage separates danger from calm best, the one after it hears plain statements best; their mean keeps most of both.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    states = [torch.load(file) for file in arguments.files]
    first = states[0]
    mean = {
        name: sum(state[name] for state in states) / len(states) if value.is_floating_point() else value
        for name, value in first.items()
    }
    torch.save(mean, arguments.out)


if __name__ == "__main__":
    main()
