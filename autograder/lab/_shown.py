"""How a notebook shows a drawing: the text always, and the picture where there is one."""

from __future__ import annotations

import base64
from html import escape
from typing import Any


class Drawing:
    """A drawing; a notebook shows it when it is the last line of a cell, and print() its text."""

    def __init__(self, text: str, svg: str | None = None, html: str | None = None) -> None:
        self.text = text
        self.svg = svg
        self.html = html

    def __repr__(self) -> str:
        return self.text

    def _repr_svg_(self) -> str | None:
        return self.svg

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        bundle = {"text/plain": self.text}
        if self.svg is not None:
            bundle["image/svg+xml"] = self.svg
        if self.html is not None:
            bundle["text/html"] = self.html
        return bundle


def image(svg: str, alt: str) -> str:
    """Return ``svg`` as an HTML image that a screen reader reads as ``alt``.

    JupyterLab shows a bare SVG as an image without an alt text, and in a notebook that is not
    trusted not at all; an image with its data inside it leaves alone in both.
    """
    data = base64.b64encode(svg.encode()).decode()
    return f'<img alt="{escape(alt)}" src="data:image/svg+xml;base64,{data}">'
