"""How a notebook shows a drawing: the text always, and the picture where there is one."""

from __future__ import annotations

from typing import Any


class Drawing:
    """A drawing; a notebook shows it when it is the last line of a cell, and print() its text."""

    def __init__(self, text: str, svg: str | None = None) -> None:
        self.text = text
        self.svg = svg

    def __repr__(self) -> str:
        return self.text

    def _repr_svg_(self) -> str | None:
        return self.svg

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        bundle = {"text/plain": self.text}
        if self.svg is not None:
            bundle["image/svg+xml"] = self.svg
        return bundle
