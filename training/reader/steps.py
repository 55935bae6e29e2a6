"""One step of training after the other, with the mean of the weights along the way, which is what is kept."""

from __future__ import annotations

import time

import torch


class Steps:
    def __init__(self, optimizer: torch.optim.Optimizer, kept: list[torch.nn.Parameter], share: float, report_every: int):
        self.optimizer, self.kept, self.share, self.report_every = optimizer, kept, share, report_every
        self.averaged = [p.detach().clone() for p in kept]
        self.started, self.done, self.loss = time.time(), 0, 0.0

    def take(self, loss: torch.Tensor) -> None:
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.kept, 1.0)
        self.optimizer.step()
        self.done += 1
        keep = min(self.share, (1 + self.done) / (10 + self.done))
        torch._foreach_lerp_(self.averaged, [p.detach() for p in self.kept], 1 - keep)
        self.loss += (loss.item() - self.loss) * max(0.02, 1 / self.done)
        if self.done % self.report_every == 0:
            print(f"{self.done} steps, loss {self.loss:.3f}, {self.seconds:.0f} s", flush=True)

    def slow(self, rates: list[float], done: float) -> None:
        """Sets each group's rate: up within 100 steps, and down with the share `done` of the training."""
        for group, rate in zip(self.optimizer.param_groups, rates):
            group["lr"] = rate * min(1, self.done / 100) * max(0.02, 1 - done)

    @property
    def seconds(self) -> float:
        return time.time() - self.started

    @torch.no_grad()
    def finish(self) -> None:
        """Leaves the mean in place of the last weights."""
        for parameter, value in zip(self.kept, self.averaged):
            parameter.copy_(value)
