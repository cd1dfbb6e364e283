"""How a feedback page is made from a notebook: template, filters, and what HTML may stay in it."""

from __future__ import annotations

import html
import re
from pathlib import Path

import nh3
from markupsafe import Markup
from pygments.formatters import HtmlFormatter  # type: ignore[import-untyped]
from pygments.token import STANDARD_TYPES  # type: ignore[import-untyped]
from traitlets.config import Config

_TEMPLATES = Path(__file__).parent / "templates"
_CODE = re.compile(r"`([^`]+)`")

# What markdown needs. A learner's markdown may hold any HTML, and instructors open these pages.
_TAGS = set(
    "a abbr b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li ol "
    "p pre s span strong sub summary sup table tbody td th thead tr ul".split()
)
# Not SVG, which may take for ever to be drawn.
_PICTURE = re.compile(r"data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+")
# Of highlighted code. Any other may be one of the page's own: formgrader's buttons are classes.
_CLASSES = {"highlight", *STANDARD_TYPES.values()}
_ATTRIBUTES: dict[str, set[str]] = {
    "*": set(),  # without this line: title and lang
    "a": {"href"},
    "img": {"src", "alt"},
    "details": {"open"},
    **dict.fromkeys(("div", "span", "pre", "code"), {"class"}),
}
_CLEANER = nh3.Cleaner(
    tags=_TAGS,
    attributes=_ATTRIBUTES,
    attribute_filter=lambda *given: _wanted_value(*given),
    url_schemes={"http", "https", "mailto", "data"},
    link_rel=None,
)
# These only look nice, and go; any other tag is shown as it was written. Left to the parser,
# `<script>`, `<filter>` or `<math>` would hide the rest of an answer.
_WITHOUT_EFFECT = set("caption center font input ins mark section small tfoot u".split())
_SHOWN = re.compile(
    rf"<(?!!--|/?(?:{'|'.join(sorted(_TAGS | _WITHOUT_EFFECT))})[\s/>])", re.IGNORECASE
)


def page_settings() -> Config:
    """Settings of the HTML exporter that makes feedback pages, and of no other exporter."""
    return Config(
        template_name="course_feedback",
        extra_template_basedirs=[str(_TEMPLATES)],
        anchor_link_text="",
        preprocessors=[],
        filters={"inline_code": inline_code},
    )


def code_style() -> str:
    """The style sheet for highlighted code."""
    return str(HtmlFormatter(style="default").get_style_defs(".highlight"))


def inline_code(text: str) -> Markup:
    """A finding's text as HTML: escaped, and `names in backticks` as code."""
    return Markup(_CODE.sub(r"<code>\1</code>", html.escape(text)))


def sanitised(text: str) -> Markup:
    """Rendered markdown without scripts, styles, requests to elsewhere, and links that are dead.

    Links into the course are relative to the notebook; from a feedback page they lead nowhere.
    """
    return Markup(_CLEANER.clean(_SHOWN.sub("&lt;", text)))


def _wanted_value(tag: str, name: str, value: str) -> str | None:
    """The value of an attribute that may stay on this tag; None when this value may not."""
    is_wanted = {
        "href": value.startswith(("https://", "http://", "mailto:", "#")),
        "src": _PICTURE.fullmatch(value) is not None,
        "class": _CLASSES.issuperset(value.split()),
    }
    return value if is_wanted.get(name, True) else None
