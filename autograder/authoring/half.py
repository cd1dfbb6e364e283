"""The learners' half of a course as a folder: what goes in, and the few files made for it.

What goes in is named here; everything else stays out. The rooms of the package are those that a
learner's notebook and `make mark` run; a test follows their imports.
"""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nbformat
from nbgrader.utils import compute_checksum

from autograder.authoring.badges import SLUG, renew_texts
from autograder.course.layout import EXERCISES, LESSONS, SOLUTIONS
from autograder.course.manifest import Manifest
from autograder.course.problems import AuthorError
from autograder.workbench.material import PACKS, write_packs

TEMPLATES = Path(__file__).parent / "handed_out"
ROOMS = ("course", "content", "checks", "lab", "rebuild", "engine", "workbench", "cli")
_BESIDE_ROOMS = ("__init__.py", "__main__.py", "bootstrap.py", "labextension/built")
_NOT_IN_ROOMS = ("cli/authors.py", "cli/instructors.py", "cli/teaching.py")
_AS_THEY_ARE = ("LICENSE", ".gitignore", ".gitattributes", ".jupyter", ".ci/constraints.txt")
_TESTS = "autograder/tests/learners"
_NOBODYS = shutil.ignore_patterns(
    "__pycache__", "*.pyc", ".ipynb_checkpoints", "THREATS.md", "*.map", "node_modules"
)
_CONDA = {"torch": "pytorch-cpu", "matplotlib": "matplotlib-base"}
_ONLY_PIP = ("torchviz", "pygraphviz")


@dataclass(frozen=True)
class Half:
    """What is to be handed out.

    Attributes:
        root: the whole course.
        repository: ``owner/name`` of the place where learners find it.
    """

    root: Path
    manifest: Manifest
    repository: str
    with_solutions: bool = False


def make_half(half: Half, target: Path) -> None:
    """Write the learners' half into the empty folder ``target``."""
    if not SLUG.fullmatch(half.repository):
        raise AuthorError(f"{half.repository}: a repository is named owner/name.")
    root = half.root
    for name in (LESSONS, EXERCISES):
        shutil.copytree(root / name, target / name, ignore=_NOBODYS)
    for name in _AS_THEY_ARE:
        _copy(root / name, target / name)
    for name in (*ROOMS, *_BESIDE_ROOMS):
        _copy(root / "autograder" / name, target / "autograder" / name)
    for name in _NOT_IN_ROOMS:
        (target / "autograder" / name).unlink(missing_ok=True)
    _copy(root / _TESTS, target / "tests")
    write_packs(root, target / "autograder" / PACKS.name)
    if half.with_solutions:
        _write_solutions(half, target)
    _write_settings(half, target)
    _write_front(half, target)
    _name_the_repository(half, target)


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=_NOBODYS)
    elif source.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def _write_solutions(half: Half, target: Path) -> None:
    """The solved notebooks of the units that learners mark themselves."""
    for name, unit in half.manifest.items():
        if unit.self_marking:
            _copy(
                half.root / SOLUTIONS / name / unit.notebook,
                target / SOLUTIONS / name / unit.notebook,
            )
            for file in unit.files:
                _copy(half.root / SOLUTIONS / name / file, target / SOLUTIONS / name / file)


def _write_settings(half: Half, target: Path) -> None:
    """pyproject.toml and Binder's environment, from the course's own pyproject.toml."""
    read = tomllib.loads((half.root / "pyproject.toml").read_text("utf-8"))
    project, extras = read["project"], read["project"]["optional-dependencies"]
    chosen: dict[str, Any] = {
        "build-system": read["build-system"],
        "project": {
            key: project[key]
            for key in ("name", "version", "readme", "license", "requires-python", "dependencies")
        },
        "project.optional-dependencies": {key: extras[key] for key in ("learn", "test")},
        "project.scripts": project["scripts"],
        "tool.autograder": {"repository": half.repository},
        "tool.setuptools.packages.find": {"include": ["autograder*"]},
        "tool.setuptools.package-data": {f"autograder.{PACKS.name}": ["*.gz"]},
        "tool.pytest.ini_options": {"testpaths": ["tests"], "markers": ["slow: runs notebooks"]},
    }
    data = chosen["tool.setuptools.package-data"]
    for package, files in read["tool"]["setuptools"].get("package-data", {}).items():
        if package == "autograder" or package.split(".")[1] in ROOMS:
            data[package] = files
    if files := read["tool"]["setuptools"].get("data-files"):  # the extension of JupyterLab
        chosen["tool.setuptools.data-files"] = files
    lines = []
    for table, values in chosen.items():
        lines += [f"[{table}]", *(f"{_key(k)} = {_toml(v)}" for k, v in values.items()), ""]
    (target / "pyproject.toml").write_text("\n".join(lines), "utf-8")
    conda, pip = _packages([*project["dependencies"], *extras["learn"]])
    _write_template(
        target / "binder" / "environment.yml",
        {
            "<conda packages>\n": "".join(f"  - {each}\n" for each in conda),
            "<pip packages>\n": "".join(f"      - {each}\n" for each in pip),
        },
    )
    _write_template(target / "binder" / "postBuild", {})
    (target / "binder" / "postBuild").chmod(0o755)


def _packages(wanted: list[str]) -> tuple[list[str], list[str]]:
    """The same packages as conda names them, and those that only pip has."""
    conda, pip = [], []
    for each in wanted:
        name = re.split(r"[<>=;~! ]", each, maxsplit=1)[0]
        if name in _ONLY_PIP:
            pip.append(each)
        else:
            conda.append(_CONDA.get(name, name) + each[len(name) :])
    return conda, pip


def _write_front(half: Half, target: Path) -> None:
    """README.md and Makefile, with what learners have of the course's own Makefile."""
    row = "| `solutions/` | the exercises solved, with the tests that mark them |\n"
    _write_template(
        target / "README.md",
        {
            "<repository>": half.repository,
            "<name>": half.repository.partition("/")[2],
            "<solutions' row>": row if half.with_solutions else "",
        },
    )
    makefile = (half.root / "Makefile").read_text("utf-8")
    section = makefile.partition("# Learners\n")[2].partition("\n# Instructors\n")[0].strip("\n")
    if "\nlab:" not in f"\n{section}":
        raise AuthorError(
            "Makefile: has no section `# Learners` with `lab` before `# Instructors`."
        )
    targets = " ".join(re.findall(r"^([a-z-]+):", section, re.MULTILINE))
    words = {"<learners' section>": section, "<learners' targets>": targets}
    _write_template(target / "Makefile", words)


def _write_template(path: Path, words: dict[str, str]) -> None:
    text = (TEMPLATES / path.relative_to(path.parents[path.parent.name == "binder"])).read_text()
    for word, value in words.items():
        text = text.replace(word, value)
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")


def _name_the_repository(half: Half, target: Path) -> None:
    """Write the mirror's name into every badge, link and install line."""
    for path in (target / "README.md", target / LESSONS / "README.md"):
        if path.is_file():
            path.write_text(renew_texts(path.read_text("utf-8"), half.repository), "utf-8")
    outline = target / "autograder" / "content" / "outline.json"
    if outline.is_file():
        text = outline.read_text("utf-8")
        old = json.dumps(json.loads(text).get("repository", ""))
        named = text.replace(f'"repository": {old}', f'"repository": {json.dumps(half.repository)}')
        outline.write_text(named, "utf-8")
    for path in sorted(target.rglob("*.ipynb")):
        # As it is stored: `read_notebook` would bring back what a lesson has put away.
        notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
        changed = False
        for cell in notebook.cells:
            new = renew_texts(cell.source, half.repository)
            if new != cell.source:
                cell.source, changed = new, True
                if "checksum" in cell.metadata.get("nbgrader", {}):
                    cell.metadata.nbgrader.checksum = compute_checksum(cell)
        if changed:
            nbformat.write(notebook, path)  # type: ignore[no-untyped-call]


def _key(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name) else json.dumps(name)


def _toml(value: Any) -> str:
    """Texts, lists and small tables, which TOML writes nearly as JSON does."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(k)} = {_toml(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list) and value:
        return "[\n" + "".join(f"    {_toml(item)},\n" for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)
