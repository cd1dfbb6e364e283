"""How the report's templates are made into pages: escaped, without control characters."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from autograder.gradebook.pages.settings import inline_code
from autograder.gradebook.plain import plain

# Words a cause begins with that are no names in code.
_OPENING = re.compile(
    r"(?:after|all|an?|at|both|each|every|for|here|hooks|how|if|in|inside|it|no|nobody|nothing|of|on"
    r"|one|only|other|several|some|something|that|the|there|these|this|though|two|what|when|where"
    r"|whether|with|without|your) "
)
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
    environment.filters.update(
        code=_code, sentence=_sentence, g=lambda value: f"{round(value, 2):g}"
    )
    environment.globals.update(
        anonymous=anonymous, made=datetime.now().astimezone().strftime("%Y-%m-%d %H:%M")
    )
    return environment


def _plain_if_text(value: object) -> object:
    return plain(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def _sentence(text: str) -> str:
    """``text`` with a capital at its head, unless that is or may be a name in code."""
    first = _OPENING.match(text)
    return text[:1].upper() + text[1:] if first else text


def _code(text: str) -> Markup:
    """Text of ours or of a check: escaped, and `names in backticks` as code."""
    return inline_code(plain(text))
