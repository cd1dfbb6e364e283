"""nbconvert's HTML exporter for feedback pages, which have a template and filters of their own.

nbconvert's own reads every finished page once more and writes it again, to mend notebooks' own
pages; on ours there is nothing for it to mend, and it takes longer than all the rest.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup
from nbconvert.exporters import HTMLExporter
from nbconvert.exporters.templateexporter import TemplateExporter
from nbconvert.filters import Highlight2HTML
from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath
from nbformat import NotebookNode

from autograder.grading.pages.settings import sanitised

# A class has the assignment's own cells on every page.
_REMEMBERED = 2048
_highlight = Highlight2HTML(pygments_lexer="ipython3")  # type: ignore[no-untyped-call]


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
    return str(_highlight(source))


@lru_cache(_REMEMBERED)
def safe_html(markdown: str) -> Markup:
    """Markdown as HTML that may stand on a page."""
    renderer = IPythonRenderer(escape=False, exclude_anchor_links=True)
    return sanitised(str(MarkdownWithMath(renderer=renderer).render(markdown)))
