"""What lessons and exercises call besides the checks: pictures and words for what torch did."""

from .device import TeachingDevice, teaching_device
from .digits import ones_and_twos
from .drawing import GraphDrawing, draw_graph
from .explaining import Explanation, explain
from .memory import MemoryDrawing, draw_memory
from .small_network import SmallNetwork, make_rings, trained_small_network
from .values import ValueDrawing, draw_values

__all__ = [
    "Explanation",
    "GraphDrawing",
    "MemoryDrawing",
    "TeachingDevice",
    "SmallNetwork",
    "ValueDrawing",
    "draw_graph",
    "draw_memory",
    "draw_values",
    "explain",
    "ones_and_twos",
    "teaching_device",
    "make_rings",
    "trained_small_network",
]
