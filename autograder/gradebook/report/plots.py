"""Small pictures in a page, as SVG, each with its words: no script, no file, no request."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from autograder.gradebook.report.items import KINDS, Item

_BAR = 300
_KINDS = tuple(zip(KINDS, ("all points", "some points", "no points", "not attempted"), strict=True))
_BINS = 10
_WIDTH, _HEIGHT, _FOOT = 320, 110, 18


def outcome_bar(item: Item) -> Markup:
    """How a question ended for the class, as one bar in four parts."""
    parts, start = Markup(), 0.0
    for kind, _ in _KINDS:
        number = getattr(item, kind)
        width = _BAR * number / item.graded if item.graded else 0.0
        if number:
            parts += Markup('<rect class="{}" x="{:.1f}" width="{:.1f}" height="14"/>').format(
                kind, start, width
            )
        start += width
    words = ", ".join(f"{getattr(item, kind)} {name}" for kind, name in _KINDS)
    return Markup(
        '<svg class="bar" role="img" aria-label="{}" viewBox="0 0 {} 14"'
        ' preserveAspectRatio="none"><title>{}</title>{}</svg>'
    ).format(f"Of {item.graded}: {words}", _BAR, words, parts)


def share_bar(share: float | None, words: str) -> Markup:
    """A share as a bar."""
    width = _BAR * (share or 0.0)
    return Markup(
        '<svg class="bar" role="img" aria-label="{}" viewBox="0 0 {} 14"'
        ' preserveAspectRatio="none"><title>{}</title>'
        '<rect class="rest" width="{}" height="14"/>'
        '<rect class="full" width="{:.1f}" height="14"/></svg>'
    ).format(words, _BAR, words, _BAR, width)


def histogram(scores: Sequence[float], most: float) -> Markup:
    """How many learners earned which tenth of the points."""
    counts = [0] * _BINS
    for score in scores:
        counts[min(int(_BINS * score / most), _BINS - 1) if most else 0] += 1
    edges = [most * place / _BINS for place in range(_BINS + 1)]
    words = "Learners by points. " + "; ".join(
        f"{edges[place]:.3g} to {edges[place + 1]:.3g}: {count}"
        for place, count in enumerate(counts)
    )
    step, room = _WIDTH / _BINS, _HEIGHT - 2 * _FOOT
    bars = Markup()
    for place, count in enumerate(counts):
        height = room * count / max(counts) if count else 0.0
        bars += Markup(
            '<rect class="full" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}"/>'
        ).format(place * step + 1, _FOOT + room - height, step - 2, height)
        if count:
            bars += Markup('<text x="{:.1f}" y="{:.1f}">{}</text>').format(
                (place + 0.5) * step, _FOOT + room - height - 3, count
            )
    bars += Markup('<line x1="0" x2="{}" y1="{}" y2="{}"/>').format(
        _WIDTH, _FOOT + room, _FOOT + room
    )
    for place, anchor in ((0, "start"), (_BINS // 2, "middle"), (_BINS, "end")):
        bars += Markup('<text x="{:.1f}" y="{}" style="text-anchor: {}">{}</text>').format(
            place * step, _HEIGHT - 4, anchor, f"{edges[place]:.3g}"
        )
    return Markup(
        '<svg class="histogram" role="img" aria-label="{}" viewBox="0 0 {} {}"><title>{}</title>'
        "{}</svg>"
    ).format(words, _WIDTH, _HEIGHT, words, bars)
