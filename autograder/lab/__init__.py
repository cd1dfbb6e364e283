"""What lessons and exercises call besides the checks: pictures and words for what torch did."""

from .drawing import GraphDrawing, draw_graph
from .memory import MemoryDrawing, draw_memory

__all__ = ["GraphDrawing", "MemoryDrawing", "draw_graph", "draw_memory"]
