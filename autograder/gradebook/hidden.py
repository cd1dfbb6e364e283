"""Knowing a hidden test when one sees it, however it was quoted."""

from __future__ import annotations

import re
from collections.abc import Iterable

from autograder.course.roles import HIDDEN_TESTS, MARK_SCHEME, region_source, visible_source

_ANSI = re.compile(r"\x1b\[[0-9;?]*[ -/]*[@-~]")
_NOT_WORD = re.compile(r"\W+")
# Shorter lines (`else:`, `x = 1`) are in everybody's code; the region as a whole still counts.
_SHORTEST_LINE = 16


class HiddenText:
    """The lines of an assignment that its learners must not read.

    Texts are compared by their letters and digits only, so that a quotation is recognised
    through colours, quoting, escapes and indentation. An encoding such as base64 is not:
    what a learner's code says is therefore also kept short (`cell_messages.LONGEST`).
    """

    def __init__(self, sources: Iterable[str], known: Iterable[str] = ()) -> None:
        """Collect the hidden regions of ``sources``, less what learners see or wrote themselves.

        ``known`` is what they have besides the sources' visible lines: their own code, names.
        """
        sources = list(sources)
        shown = _squeezed("\n".join([*map(visible_source, sources), *known]))
        secret: set[str] = set()
        for source in sources:
            for region in (HIDDEN_TESTS, MARK_SCHEME):
                text = region_source(source, region)
                secret.add(_squeezed(text))
                secret |= {s for s in map(_squeezed, text.split("\n")) if len(s) >= _SHORTEST_LINE}
        self._secret = {text for text in secret if text and text not in shown}

    def is_in(self, text: str) -> bool:
        """Whether ``text`` quotes a hidden line."""
        squeezed = _squeezed(text)
        return any(secret in squeezed for secret in self._secret)


def _squeezed(text: str) -> str:
    return _NOT_WORD.sub("", _ANSI.sub("", text))
