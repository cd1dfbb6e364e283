# title: right by a compiled script, with tools that look at code and at frames
# unit: 01_tensors
# flagged: no
# in: answer append-ones
@torch.jit.script
def append_ones(x):
    return torch.cat((x, torch.ones((x.size(0), 1), dtype=x.dtype, device=x.device)), dim=1)
# in: answer rescale
import inspect
import traceback
from collections import namedtuple
from dataclasses import dataclass
from enum import Enum

Pair = namedtuple("Pair", "low high")
Kind = Enum("Kind", "LOW HIGH")


@dataclass
class Range:
    low: torch.Tensor
    high: torch.Tensor


def span(x):
    return Range(*torch.aminmax(x))


def rescaled(x):
    assert "aminmax" in inspect.getsource(span) and inspect.signature(span)
    try:
        Kind(7)
    except ValueError:
        assert "7" in traceback.format_exc()
    found = Pair(span(x).low, span(x).high)
    return (x - found.low) / (found.high - found.low)


def rescale_(x):
    return x.copy_(rescaled(x))
