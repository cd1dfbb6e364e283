"""nbconvert's HTML exporter for feedback pages, which have a template and filters of their own.

nbconvert's own reads every finished page once more and writes it again, to mend notebooks' own
pages; on ours there is nothing for it to mend, and it takes longer than all the rest.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape
from nbconvert.exporters import HTMLExporter
from nbconvert.exporters.templateexporter import TemplateExporter
from nbconvert.filters import Highlight2HTML
from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath
from nbformat import NotebookNode

from autograder.gradebook.pages.settings import sanitised

# A class has the assignment's own cells on every page.
_REMEMBERED = 2048
_highlight = Highlight2HTML(pygments_lexer="ipython3")  # type: ignore[no-untyped-call]
# Longer texts are shown as they were written: what converts markdown and colours code takes
# minutes for some of them.
LONGEST = 10_000
_PICTURE = re.compile(r"\(data:image/[a-z]+;base64,[A-Za-z0-9+/=]*\)")
# Their lexers are known not to take for ever; learners may name any other.
_LANGUAGES = {"python", "python3", "py", "ipython3"}


class PageExporter(HTMLExporter):
    """Makes one page, and is made once for all of them."""

    def from_notebook_node(  # type: ignore[override]
        self, nb: NotebookNode, resources: dict[str, Any] | None = None, **more: Any
    ) -> tuple[str, dict[str, Any]]:
        """Called by nbconvert, and by `writing`."""
        for name, convert in {"highlight_code": coloured, "safe_html": safe_html}.items():
            self.register_filter(name, convert)  # type: ignore[no-untyped-call]
        found: tuple[str, dict[str, Any]] = TemplateExporter.from_notebook_node(
            self, nb, resources, **more
        )
        return found


@lru_cache(_REMEMBERED)
def coloured(source: str) -> str:
    """Code as HTML."""
    if len(source) > LONGEST:
        return Markup('<div class="highlight"><pre>{}</pre></div>').format(source)
    return str(_highlight(source))


@lru_cache(_REMEMBERED)
def safe_html(markdown: str) -> Markup:
    """Markdown as HTML that may stand on a page, whatever a learner wrote."""
    if len(_PICTURE.sub("", markdown)) > LONGEST:
        return _as_written(markdown)
    renderer = _Renderer(escape=False, exclude_anchor_links=True)
    try:
        return sanitised(str(MarkdownWithMath(renderer=renderer).render(markdown)))
    except Exception:  # one text must not keep a whole class from its pages
        return _as_written(markdown)


def _as_written(text: str) -> Markup:
    return Markup("<p>{}</p>").format(Markup("<br>\n").join(text.split("\n")))


class _Renderer(IPythonRenderer):
    """nbconvert's, which knows every language and refuses pictures that it does not find."""

    def block_code(self, code: str, info: str | None = None) -> str:
        """Called by mistune; ``info`` is what follows the fence."""
        words = (info or "").split()
        known = words and words[0].lower() in _LANGUAGES
        return super().block_code(code, info=words[0] if known else None)

    def image(self, text: str, url: str, title: str | None = None) -> str:
        """Called by mistune. Pasted pictures lie in the file that was handed in, and only there."""
        if url.startswith("attachment:"):
            return f"<em>(picture: {escape(text or url)})</em>"
        return super().image(text, url, title)
