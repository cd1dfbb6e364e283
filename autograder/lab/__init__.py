"""What lessons and exercises call besides the checks: pictures and words for what torch did."""

from .drawing import GraphDrawing, draw_graph
from .explaining import Explanation, explain
from .memory import MemoryDrawing, draw_memory

__all__ = [
    "Explanation",
    "GraphDrawing",
    "MemoryDrawing",
    "draw_graph",
    "draw_memory",
    "explain",
]
