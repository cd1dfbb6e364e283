"""What all our pictures share: the SVG frame, the font, the inks, and how text is measured."""

from __future__ import annotations

import unicodedata
from html import escape

TITLE_SIZE, DETAIL_SIZE = 13, 11
FONT = "Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
INK = "#1a1a1a"
QUIET = "#4d4d4d"
MARGIN = 16

# Fill and border. Tints of the Okabe-Ito palette, which colour-blind readers can tell apart;
# shapes, dashes and words always say the same again.
BLUE = ("#d6ebf8", "#0072b2")
AMBER = ("#fdeecb", "#a86b00")
PINK = ("#f8e4ef", "#a0527f")
GREEN = ("#d5f0e6", "#00795a")
GREY = ("#ececec", "#757575")
STRONG, STRONG_FILL = "#d55e00", "#fff1e6"  # what the text speaks of
FADED, PALE = "#707070", "#b0b0b0"  # words and lines of the rest; the words still read well
VERMILION = "#a83f00"  # gradients: Okabe-Ito's, darkened until it reads well on white
WHITE = ("#ffffff", "#4d4d4d")


def text_width(text: str, size: float) -> float:
    """Return the width of ``text``: a monospaced character is 0.6 of its size wide."""
    cells = sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)
    return cells * size * 0.6


def frame(parts: list[str], *, width: int, height: int, title: str) -> str:
    """Return the whole picture: ``parts`` on a white ground of its own, with a name."""
    said = escape(title, quote=True)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{said}"'
            f' width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
            f' style="max-width:100%;height:auto;background:#ffffff">',
            f"<title>{said}</title>",
            f'<rect width="{width}" height="{height}" rx="6" fill="#ffffff"/>',
            *parts,
            "</svg>",
        ]
    )


def write(
    text: str,
    x: float,
    y: float,
    *,
    size: float = DETAIL_SIZE,
    colour: str = QUIET,
    anchor: str | None = None,
    is_bold: bool = False,
) -> str:
    """Return one line of text; without ``anchor``, font and anchor are those of its group."""
    more = f' font-family="{FONT}" text-anchor="{anchor}"' if anchor else ""
    more += ' font-weight="bold"' if is_bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}"{more}>'
        f"{escape(text)}</text>"
    )
