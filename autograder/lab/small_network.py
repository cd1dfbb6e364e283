"""A small residual network, and the two tasks of the lesson on fine-tuning: nothing to download.

The network has the shape of its big relatives: a body of residual blocks, and a last layer
called ``fc`` that turns features into scores.
"""

from __future__ import annotations

from functools import cache

import torch
from torch import Tensor, nn

# The points lie in a disc and two rings around it.
RADII = (0.5, 1.25, 2.0)


class Block(nn.Module):
    """``x`` plus a correction: the residual block of ResNet, for features instead of images."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.linear = nn.Linear(width, width)
        self.norm = nn.BatchNorm1d(width)

    def forward(self, x: Tensor) -> Tensor:
        return x + torch.tanh(self.norm(self.linear(x)))


class SmallNetwork(nn.Module):
    """A stem, two residual blocks, and the head ``fc``, with random parameters.

    Takes points of shape (n, 2), gives scores of shape (n, classes).
    """

    def __init__(self, classes: int = 3, width: int = 12) -> None:
        super().__init__()
        self.stem = nn.Linear(2, width)
        self.blocks = nn.Sequential(Block(width), Block(width))
        self.fc = nn.Linear(width, classes)

    def features(self, points: Tensor) -> Tensor:
        """What the body makes of ``points``: shape (n, width)."""
        blocks: Tensor = self.blocks(torch.tanh(self.stem(points)))
        return blocks

    def forward(self, points: Tensor) -> Tensor:
        scores: Tensor = self.fc(self.features(points))
        return scores


def make_rings(count: int, *, seed: int = 0) -> tuple[Tensor, Tensor]:
    """``count`` points of shape (count, 2), and which ring each lies in: 0, 1 or 2.

    The same seed gives the same points, and no random number is taken from anybody else.
    """
    source = torch.Generator().manual_seed(seed)
    ring = torch.arange(count) % len(RADII)
    radius = torch.tensor(RADII)[ring] + 0.4 * torch.rand(count, generator=source) - 0.2
    angle = 2 * torch.pi * torch.rand(count, generator=source)
    points = torch.stack([radius * angle.cos(), radius * angle.sin()], dim=1)
    return points, ring


def trained_small_network() -> SmallNetwork:
    """A network that tells the three rings apart, in training mode like any new module.

    It was trained here and now, once in a process; each call gives a network of its own.
    """
    # Parameters made in inference mode could never be trained, or used in training.
    with torch.random.fork_rng(devices=[]), torch.inference_mode(False):
        network = SmallNetwork()
        network.load_state_dict(_trained())
    return network


@cache
def _trained() -> dict[str, Tensor]:
    # Whoever asks may have switched recording off; training needs it.
    with torch.random.fork_rng(devices=[]), torch.inference_mode(False), torch.enable_grad():
        torch.manual_seed(0)
        network = SmallNetwork()
        points, ring = make_rings(240)
        opt = torch.optim.Adam(network.parameters(), lr=0.02)
        for _ in range(100):
            opt.zero_grad()
            loss = nn.functional.cross_entropy(network(points), ring)
            loss.backward()  # type: ignore[no-untyped-call]
            opt.step()
        return {name: value.detach().clone() for name, value in network.state_dict().items()}
