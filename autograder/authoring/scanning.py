"""Whether a published repository gives anything away: every file and every object of its history.

`leaks` has the secrets and the rules. Here is where they are looked for: in the files of a folder,
and in every blob, commit and tag that its git repository holds, however old, whatever the branch.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from autograder.authoring.leaks import Public, find_leaks, read_secrets
from autograder.authoring.unpacking import texts_in
from autograder.course.layout import EXERCISES
from autograder.course.manifest import Manifest
from autograder.course.problems import AuthorError, Problem

# No path of what learners get looks like one of these.
_FORBIDDEN = re.compile(
    r"(^|/)(corpus|hostile|gradebook|authoring|submitted|autograded|\.text)(/|$)|\.db$"
    r"|(^|/)assignments\.toml$|(^|/)nbgrader_config\.py$"
)
_SOLVED = re.compile(r"solutions/(?P<unit>[^/]+)/[^/]+")
_PACK = re.compile(r"autograder/packs/(?P<unit>[^/]+)\.json\.gz")


def scan(
    root: Path, manifest: Manifest, published: Path, *, with_solutions: bool = False
) -> list[Problem]:
    """Everything in the repository ``published`` that learners should not get.

    Args:
        root: the course with the secrets.
        with_solutions: the solutions of units that learners mark themselves are no secret.
    """
    secrets = list(read_secrets(root, manifest))
    allowed = {name for name, unit in manifest.items() if unit.self_marking}
    problems: list[Problem] = []
    texts: list[Public] = []
    for where, path, content in (*_files(published), *_objects(published)):
        if given := _PACK.fullmatch(path) or (with_solutions and _SOLVED.fullmatch(path) or None):
            if given["unit"] in allowed:
                continue
            what = f"holds hidden tests and answers of {given['unit']}, which is graded."
            problems.append(Problem(where, what))
        elif _FORBIDDEN.search(path) or path.startswith("solutions/"):
            problems.append(Problem(where, "is not for learners."))
        released = path.startswith(f"{EXERCISES}/")
        texts += [Public(where, text, released) for text in texts_in(content)]
    return [*problems, *dict.fromkeys(find_leaks(secrets, texts))]


def commits_of(repository: Path) -> set[str]:
    """Every commit that a repository holds; none if it is no repository."""
    if not (repository / ".git").exists() and not (repository / "HEAD").exists():
        return set()
    return {name for name, kind in _listed(repository) if kind == "commit"}


def git(repository: Path, *arguments: str, stdin: bytes | None = None) -> bytes:
    """What a git command in ``repository`` writes; `AuthorError` with its own words if it fails."""
    try:
        done = subprocess.run(
            ["git", "-C", str(repository), *arguments],
            input=stdin,
            stdin=None if stdin is not None else subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
    except FileNotFoundError:
        raise AuthorError("git is not installed here, and publishing needs it.") from None
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip()
        raise AuthorError(f"`git {' '.join(arguments[:2])}` failed in {repository}: {said}")
    return done.stdout


def _files(folder: Path) -> Iterator[tuple[str, str, bytes]]:
    for path in sorted(folder.rglob("*")):
        place = path.relative_to(folder)
        if place.parts[0] == ".git" or not (path.is_file() or path.is_symlink()):
            continue
        content = str(path.readlink()).encode() if path.is_symlink() else path.read_bytes()
        yield place.as_posix(), place.as_posix(), content


def _objects(repository: Path) -> Iterator[tuple[str, str, bytes]]:
    """Blobs, commits and tags: where each is, its path if any commit has it, and its content."""
    if not (repository / ".git").exists():
        return
    paths: dict[str, list[str]] = {}
    for line in git(repository, "rev-list", "--objects", "--all").decode().splitlines():
        name, _, path = line.partition(" ")
        if path:
            paths.setdefault(name, []).append(path)
    for name, kind, content in _contents(repository, _listed(repository)):
        if kind == "blob":
            for path in paths.get(name, [""]):
                yield f"{path or 'a file of no commit'}, in object {name[:12]}", path, content
        elif kind in ("commit", "tag"):
            yield f"{kind} {name[:12]}", "", content


def _listed(repository: Path) -> list[tuple[str, str]]:
    listed = git(repository, "cat-file", "--batch-check", "--batch-all-objects").decode()
    return [(line.split()[0], line.split()[1]) for line in listed.splitlines()]


def _contents(
    repository: Path, objects: Sequence[tuple[str, str]]
) -> Iterator[tuple[str, str, bytes]]:
    wanted = [name for name, kind in objects if kind != "tree"]
    # One at a time would start git thousands of times.
    said = git(repository, "cat-file", "--batch", stdin="\n".join(wanted).encode() + b"\n")
    start = 0
    while start < len(said):
        end = said.index(b"\n", start)
        name, kind, size = said[start:end].decode().split()
        content = said[end + 1 : end + 1 + int(size)]
        yield name, kind, content
        start = end + 1 + int(size) + 1
