"""How a notebook shows a drawing: the text always, and the picture where there is one."""

from __future__ import annotations

import base64
from html import escape
from typing import Any


class Drawing:
    """A drawing; a notebook shows it when it is the last line of a cell, and print() its text.

    With ``svg`` and ``alt``, the sentence for a screen reader, it is shown as an image that has
    this alternative text, with the text drawing folded below.
    """

    def __init__(self, text: str, svg: str | None = None, *, alt: str = "") -> None:
        self.text = text
        self.svg = svg
        self.alt = alt

    @property
    def html(self) -> str | None:
        """What a notebook shows in a browser."""
        if self.svg is None:
            return None
        return f"{image(self.svg, self.alt)}\n{folded(self.text)}"

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


def image(picture: str | bytes, alt: str) -> str:
    """Return an SVG, or the bytes of a PNG, as an HTML image that is read out as ``alt``.

    JupyterLab shows a bare SVG as an image without an alternative text, and in a notebook that is
    not trusted not at all; an image with its data inside it leaves alone in both.
    """
    kind = "png" if isinstance(picture, bytes) else "svg+xml"
    content = picture if isinstance(picture, bytes) else picture.encode()
    data = base64.b64encode(content).decode()
    return (
        f'<img alt="{escape(alt)}" style="max-width:100%;height:auto"'
        f' src="data:image/{kind};base64,{data}">'
    )


def folded(text: str) -> str:
    """Return ``text`` as HTML to unfold."""
    return f"<details><summary>The same in words</summary><pre>{escape(text)}</pre></details>"
