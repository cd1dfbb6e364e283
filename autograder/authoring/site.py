"""`make site`: the lessons as static pages, from the outputs that are stored in them.

    course/*.ipynb --site_text--> pages --templates--> work/site/

A page reads on a phone, prints, and works from a folder without a network. Three other files come
with all pages: a style, a small search, and what it searches.
"""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from pygments.formatters import HtmlFormatter  # type: ignore[import-untyped]

from autograder.authoring.badges import START_PAGE, read_repository
from autograder.authoring.site_text import Page, page_of
from autograder.course.addresses import on_binder, on_colab
from autograder.course.canonical import read_notebook
from autograder.course.layout import EXERCISES, LESSONS, SITE, lesson_paths, relative
from autograder.course.manifest import read_manifest
from autograder.course.problems import AuthorError

_FILES = Path(__file__).parent / "site_files"
_LONGEST = 600  # letters of a section that can be searched, beyond its heading


@dataclass(frozen=True)
class Lesson:
    """One page of the site: where it comes from, and where it goes."""

    path: str
    name: str
    page: Page
    can_do: str = ""
    exercise: str = ""

    @property
    def file(self) -> str:
        return f"{self.name}.html"


def write_site(root: Path, target: Path | None = None) -> list[Path]:
    """Write the site of the course in ``root``; its pages."""
    target, repository = target or root / SITE, read_repository(root)
    lessons = _read_lessons(root, repository)
    if not lessons:
        raise AuthorError(f"{root / LESSONS}: has no lesson to write a page of.")
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    templates = Environment(
        loader=FileSystemLoader(_FILES), autoescape=True, undefined=StrictUndefined
    )
    templates.globals.update(
        binder=partial(on_binder, repository=repository),
        colab=partial(on_colab, repository=repository),
        repository=repository,
        lessons=lessons,
        start=START_PAGE,
        Markup=Markup,
    )
    written = [target / "index.html"]
    written[0].write_text(templates.get_template("index.html.j2").render(), "utf-8")
    around = [None, *lessons, None]
    for before, lesson, after in zip(around, lessons, around[2:], strict=False):
        made = templates.get_template("page.html.j2").render(
            lesson=lesson, before=before, after=after
        )
        written.append(target / lesson.file)
        written[-1].write_text(made, "utf-8")
    for name in ("style.css", "search.js"):
        shutil.copy(_FILES / name, target)
    with (target / "style.css").open("a", encoding="utf-8") as style:
        style.write(_colours())
    index = f"const PAGES = {json.dumps(_searched(lessons), ensure_ascii=False)};\n"
    (target / "index.js").write_text(index, "utf-8")
    (target / ".nojekyll").touch()  # or GitHub leaves out what begins with an underscore
    return written


def _read_lessons(root: Path, repository: str) -> list[Lesson]:
    units = {unit.lesson: unit for unit in read_manifest(root).values()}
    link = partial(_link, root=root, repository=repository)
    lessons = []
    for path in sorted(lesson_paths(root), key=lambda path: relative(path, root) != START_PAGE):
        where = relative(path, root)
        unit = units.get(where)
        lessons.append(
            Lesson(
                where,
                path.stem,
                page_of(read_notebook(path), link),
                can_do=unit.can_do if unit else "",
                exercise=f"{EXERCISES}/{unit.name}/{unit.notebook}" if unit else "",
            )
        )
    return lessons


def _link(url: str, *, root: Path, repository: str) -> str:
    """Where a link of a lesson leads on the site; to an exercise, on Colab."""
    file, mark, place = url.partition("#")
    if "://" in url or not file:
        return url
    full = (root / LESSONS / file).resolve()
    if not full.is_relative_to(root.resolve()):
        return url
    inside = relative(full, root)
    if inside.startswith(f"{LESSONS}/") and full.suffix == ".ipynb":
        return f"{full.stem}.html{mark}{place}"
    if full.suffix == ".ipynb":
        return on_colab(inside, repository)
    return f"https://github.com/{repository}/blob/main/{inside}{mark}{place}"


def _searched(lessons: list[Lesson]) -> list[list[str]]:
    """Of each section: its page, that page's title, its anchor, its heading, its text."""
    return [
        [
            lesson.file,
            lesson.page.title,
            section.anchor,
            section.heading,
            " ".join(section.text)[:_LONGEST],
        ]
        for lesson in lessons
        for section in lesson.page.sections
    ]


def _colours() -> str:
    """Of code, for a light and for a dark page."""
    light = HtmlFormatter(style="default").get_style_defs(".highlight")
    dark = HtmlFormatter(style="github-dark").get_style_defs(".highlight")
    return f"\n{light}\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\n"
