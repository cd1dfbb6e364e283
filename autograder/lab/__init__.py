"""What lessons and exercises call besides the checks: pictures and words for what torch did."""

from .device import Gpus, TeachingDevice, second_device, teaching_device
from .digits import ones_and_twos
from .drawing import GraphDrawing, draw_graph
from .explaining import Explanation, explain
from .memory import MemoryDrawing, draw_memory
from .nodes import Slot, saved_by, slots_of
from .plots import show_plot
from .processes import in_processes, shared_copy, values_of
from .small_network import SmallNetwork, make_rings, trained_small_network
from .stepping import BackwardDrawing, draw_backward
from .values import ValueDrawing, draw_values

__all__ = [
    "BackwardDrawing",
    "Explanation",
    "GraphDrawing",
    "Gpus",
    "MemoryDrawing",
    "TeachingDevice",
    "Slot",
    "SmallNetwork",
    "ValueDrawing",
    "draw_backward",
    "draw_graph",
    "draw_memory",
    "draw_values",
    "explain",
    "in_processes",
    "ones_and_twos",
    "shared_copy",
    "show_plot",
    "teaching_device",
    "make_rings",
    "saved_by",
    "second_device",
    "slots_of",
    "trained_small_network",
    "values_of",
]
