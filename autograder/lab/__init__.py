"""What lessons and exercises call besides the checks: pictures of what autograd recorded."""

from .drawing import GraphDrawing, draw_graph

__all__ = ["GraphDrawing", "draw_graph"]
