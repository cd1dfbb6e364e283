"""How the report's templates are made into pages: escaped, without control characters."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from autograder.gradebook.pages.exporter import safe_html
from autograder.gradebook.pages.settings import inline_code
from autograder.gradebook.plain import plain

TEMPLATES = Path(__file__).parent / "templates"


def make_environment(*, anonymous: bool = False, folder: Path = TEMPLATES) -> Environment:
    """Templates for pages with learners' texts on them."""
    environment = Environment(
        loader=FileSystemLoader([folder, TEMPLATES]),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_plain_if_text,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters.update(code=_code, g=lambda value: f"{round(value, 2):g}", prose=safe_html)
    environment.globals.update(
        anonymous=anonymous, made=datetime.now().astimezone().strftime("%Y-%m-%d %H:%M")
    )
    return environment


def _plain_if_text(value: object) -> object:
    return plain(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def _code(text: str) -> Markup:
    """Text of ours or of a check: escaped, and `names in backticks` as code."""
    return inline_code(plain(text))
