"""`make publish`: the learners' half as one more commit of a repository of its own.

    course --half--> folder --commit--> clone of the mirror --scan--> pushed, or put in its place

The mirror's history begins with its first publication and has nothing of the course's own. Until
the scan has seen every file and every object of the clone, nothing leaves this machine.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from autograder.authoring.badges import read_repository
from autograder.authoring.endings import verify_endings
from autograder.authoring.half import Half, make_half
from autograder.authoring.outlining import verify_outline
from autograder.authoring.releasing import fresh_release, verify_same
from autograder.authoring.scanning import commits_of, git, scan
from autograder.course.layout import EXERCISES
from autograder.course.manifest import read_manifest
from autograder.course.problems import AuthorError, describe_problems

BRANCH = "main"
_HUB = re.compile(r"github\.com[:/](?P<slug>[\w.-]+/[\w.-]+?)(\.git)?/?$")


@dataclass(frozen=True)
class Published:
    """What became of a publication: the commit it is, and whether that is a new one."""

    commit: str
    changed: bool
    files: int
    objects: int
    packs: tuple[str, ...]
    left_out: tuple[str, ...]


def publish(
    root: Path,
    to: str,
    *,
    repository: str | None = None,
    with_solutions: bool = False,
    new_history: bool = False,
    message: str = "Publish the course",
) -> Published:
    """Publish the learners' half of the course in ``root``.

    Args:
        to: a folder, new, empty or published to before; or a git remote.
        repository: ``owner/name`` of the mirror; the remote's, or the course's own setting.
        with_solutions: also the solved notebooks of units that learners mark themselves.
        new_history: begin the mirror's history anew, and forget what it held.

    Raises:
        AuthorError: nothing was published; the text says why.
    """
    manifest = read_manifest(root)
    with fresh_release(root) as fresh:
        stale = verify_same(fresh, root / EXERCISES)
    # Both tell learners what `grade_me()` does, which `self_marking` decides.
    if stale := [*stale, *verify_endings(root), *verify_outline(root)]:
        raise AuthorError(f"Nothing was published.\n{describe_problems(stale)}")
    slug = repository or _slug_of(to) or read_repository(root)
    (root / "work").mkdir(exist_ok=True)
    with _mirror(root, to, new_history=new_history) as clone:
        if commits_of(clone) & commits_of(root):
            raise AuthorError(
                f"{to}: holds commits of this course. Learners would get all of its history; "
                "publish to a repository of its own."
            )
        _empty(clone)
        make_half(Half(root, manifest, slug, with_solutions), clone)
        changed = _commit(clone, message)
        if problems := scan(root, manifest, clone, with_solutions=with_solutions):
            hint = (
                "What stands only in an older commit stays there until the history is begun anew: "
                "`make publish TO=... ARGS=--new-history`.\n"
            )
            raise AuthorError(f"Nothing was published.\n{describe_problems(problems)}\n{hint}")
        _deliver(clone, to, new_history=new_history)
        marked = tuple(name for name, unit in manifest.items() if unit.self_marking)
        return Published(
            commit=git(clone, "rev-parse", "HEAD").decode().strip(),
            changed=changed,
            files=len(git(clone, "ls-files").splitlines()),
            objects=len(git(clone, "rev-list", "--objects", "--all").splitlines()),
            packs=marked,
            left_out=tuple(name for name in manifest if name not in marked),
        )


@contextmanager
def _mirror(root: Path, to: str, *, new_history: bool) -> Iterator[Path]:
    """A clone of what was published before, in a folder that is thrown away."""
    with tempfile.TemporaryDirectory(dir=root / "work", prefix="publish-") as folder:
        clone = Path(folder, "mirror")
        if not _has_history(to) or new_history:
            git(Path(folder), "init", "--quiet", f"--initial-branch={BRANCH}", str(clone))
        else:
            git(Path(folder), "clone", "--quiet", "--branch", BRANCH, to, str(clone))
        yield clone


def _has_history(to: str) -> bool:
    folder = Path(to)
    if _is_remote(to) or (folder / ".git").exists():
        found = git(Path.cwd(), "ls-remote", "--heads", to).decode()
        if found and f"refs/heads/{BRANCH}" not in found:
            raise AuthorError(f"{to}: has branches but no `{BRANCH}`; publish to an empty one.")
        if not _is_remote(to) and git(folder, "status", "--porcelain").strip():
            raise AuthorError(f"{to}: has changes of its own. Commit them elsewhere or undo them.")
        return bool(found)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise AuthorError(f"{to}: is neither empty nor something that was published before.")
    return False


def _is_remote(to: str) -> bool:
    """Whether git has to be asked: an address, or a repository without a work tree."""
    folder = Path(to)
    if folder.exists():
        return (folder / "HEAD").is_file() and (folder / "objects").is_dir()
    return "://" in to or bool(re.match(r"[\w.-]+@?[\w.-]*:", to))


def _slug_of(to: str) -> str | None:
    found = _HUB.search(to)
    return found["slug"] if found else None


def _empty(clone: Path) -> None:
    for path in clone.iterdir():
        if path.name != ".git":
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()


def _commit(clone: Path, message: str) -> bool:
    """Commit everything; False if that is what the last commit holds."""
    git(clone, "add", "--all", "--force")
    if not git(clone, "status", "--porcelain").strip():
        return False
    # Whoever publishes, if git knows them; a mirror needs no more.
    known = {line.partition("=")[0] for line in git(clone, "config", "--list").decode().split("\n")}
    who = ["user.name=The course", "user.email=course@localhost"]
    unnamed = [part for each in who if each.partition("=")[0] not in known for part in ("-c", each)]
    git(clone, *unnamed, "commit", "--quiet", "--no-verify", f"--message={message}")
    return True


def _deliver(clone: Path, to: str, *, new_history: bool) -> None:
    """Push to the remote, or put the clone in the folder's place."""
    if _is_remote(to):
        force = ["--force"] if new_history else []
        git(clone, "push", "--quiet", *force, to, f"HEAD:refs/heads/{BRANCH}")
        return
    folder = Path(to)
    if (folder / ".git").exists() and not new_history:
        git(folder, "pull", "--quiet", "--ff-only", str(clone), BRANCH)
        return
    if (folder / ".git").exists():
        shutil.rmtree(folder / ".git")
        _empty(folder)
    shutil.copytree(clone, folder, symlinks=True, dirs_exist_ok=True)
