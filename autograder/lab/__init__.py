"""What lessons and exercises call besides the checks: pictures and words for what torch did."""

from .device import TeachingDevice, teaching_device
from .drawing import GraphDrawing, draw_graph
from .explaining import Explanation, explain
from .memory import MemoryDrawing, draw_memory
from .nodes import Slot, saved_by, slots_of
from .small_network import SmallNetwork, make_rings, trained_small_network

__all__ = [
    "Explanation",
    "GraphDrawing",
    "MemoryDrawing",
    "TeachingDevice",
    "Slot",
    "SmallNetwork",
    "draw_graph",
    "draw_memory",
    "explain",
    "teaching_device",
    "make_rings",
    "saved_by",
    "slots_of",
    "trained_small_network",
]
