"""What of the file system a learner's process sees: chosen here, shown by mounts or Landlock."""

from __future__ import annotations

import glob
import importlib.util
import os
import site
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import autograder

_PACKAGE = Path(autograder.__file__).parent
# Of our package, what every learner's notebook imports, and what that imports.
_OF_OURS = ("__init__.py", "checks", "content", "course")

_SYSTEM = (
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/nix/store",
    "/gnu/store",
    "/etc/alternatives",
    "/etc/fonts",
    "/etc/ld.so.cache",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/localtime",
    "/etc/mime.types",
    "/sys/devices/system/cpu",  # torch counts processors here
)
# Courses of other people are exchanged and served from here.
_NEVER = ("/usr/local/share/nbgrader", "/usr/share/nbgrader")
# In a Python's folder: settings for those who install and serve, which may hold passwords.
_NEVER_OF_PYTHON = ("pip.conf", ".condarc", "condarc", "condarc.d", "conda-meta", "etc/jupyter")

DEVICES = ("/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom")

# A GPU's device files as NVIDIA's driver names them, and where CUDA looks its machine up.
_OF_GPUS = (
    "/dev/nvidia[0-9]*",
    "/dev/nvidiactl",
    "/dev/nvidia-uvm",
    "/dev/nvidia-uvm-tools",
    "/dev/nvidia-caps/*",
)
_FOR_GPUS = ("/sys",)
# A package beside torch: cuDNN loads most of its libraries when they are first needed.
_FOR_CUDA = "nvidia"


@dataclass(frozen=True)
class View:
    """Files and folders to show and to hide, the deeper one deciding; no symbolic links in them.

    Attributes:
        links: symbolic links on the way to what is shown, and where they point.
        gpus: the device files of GPUs, which may be none; None if they are not to be reached.
    """

    shown: tuple[Path, ...]
    hidden: tuple[Path, ...]
    links: tuple[tuple[Path, str], ...]
    gpus: tuple[str, ...] | None = None

    @property
    def for_gpus(self) -> bool:
        """Whether it is for a process that may use GPUs, if there are any."""
        return self.gpus is not None

    @property
    def devices(self) -> tuple[str, ...]:
        """Every device file that may be opened."""
        return (*DEVICES, *(self.gpus or ()))

    def places(self) -> Iterator[tuple[Path, bool]]:
        """Each place where seeing begins (True) or ends (False), outer ones first."""
        decided: dict[Path, bool] = {}
        everything = {path: True for path in self.shown} | {path: False for path in self.hidden}
        for path in sorted(everything, key=lambda each: (len(each.parts), each)):
            around = [decided[each] for each in path.parents if each in decided]
            if everything[path] != (around[0] if around else False):
                decided[path] = everything[path]
                yield path, everything[path]

    def grants(self) -> list[Path]:
        """Files and folders that together hold all that is seen, and nothing that is hidden.

        For a wall that can only allow: a folder in which something is hidden is replaced by
        what else is in it.
        """
        places = list(self.places())
        ends = [path for path, seen in places if not seen]
        found: list[Path] = []
        for path, seen in places:
            if seen:
                found += _without(path, ends)
        return found


def folders_to_list() -> list[Path]:
    """Folders with packages in which only ours is hidden, which Python must list to import.

    A wall that can only allow then lets the names in there be listed, and no more.
    """
    return [
        Path(each).resolve()
        for each in site.getsitepackages()
        if Path(each).resolve() in _PACKAGE.resolve().parents
    ]


def make_view(
    visible: Sequence[Path],
    hidden: Sequence[Path],
    packages: Sequence[str] = (),
    *,
    gpu: bool = False,
) -> View:
    """Show ``visible``, Python with ``packages``, and what checks need of ours, but not ``hidden``.

    With ``gpu`` also the GPUs, and what their driver asks the kernel about the machine.

    The package itself is hidden, and when it lies in the checkout of a course, all of that:
    next to it are solutions, and what learners handed in.
    """
    links = _Links()
    system = (*_SYSTEM, *_FOR_GPUS) if gpu else _SYSTEM
    imported = (*packages, _FOR_CUDA) if gpu else packages
    wanted = [Path(path) for path in system] + _of_python(imported) + list(visible)
    wanted += [_PACKAGE / name for name in _OF_OURS]
    shown = {links.follow(path) for path in wanted if os.path.exists(path)}
    unseen = [_PACKAGE, *map(Path, _NEVER), *hidden]
    prefixes = (sys.prefix, sys.base_prefix, sys.exec_prefix)
    unseen += [Path(prefix, name) for prefix in prefixes for name in _NEVER_OF_PYTHON]
    if (_PACKAGE.parent / "pyproject.toml").is_file():
        unseen.append(_PACKAGE.parent)
    concealed = {path.resolve() for path in unseen if os.path.exists(path)}
    return View(
        shown=tuple(sorted(shown - concealed - {Path("/")})),
        hidden=tuple(sorted(concealed)),
        links=tuple(sorted(links.found.items())),
        gpus=tuple(sorted(each for name in _OF_GPUS for each in glob.glob(name))) if gpu else None,
    )


def _of_python(packages: Sequence[str]) -> list[Path]:
    found = [Path(sys.prefix), Path(sys.base_prefix), Path(sys.exec_prefix)]
    found += map(Path, site.getsitepackages())
    for name in packages:
        spec = importlib.util.find_spec(name)
        if spec is not None and spec.submodule_search_locations:
            found += map(Path, spec.submodule_search_locations)
    return found + _loaded_libraries()


def _loaded_libraries() -> list[Path]:
    """Shared libraries that this process runs on, wherever they were installed."""
    try:
        lines = Path("/proc/self/maps").read_text().splitlines()
    except OSError:
        return []
    files = {line.split(maxsplit=5)[5] for line in lines if line.count("/") > 1}
    return [Path(name) for name in files if ".so" in os.path.basename(name)]


class _Links:
    """Where paths really are, and the symbolic links on the way there."""

    def __init__(self) -> None:
        self.found: dict[Path, str] = {}
        # Hundreds of libraries lie in a few folders: each folder is looked at once.
        self._real = {Path("/"): Path("/")}

    def follow(self, path: Path) -> Path:
        """Where ``path``, which exists, really is."""
        path = path.absolute()
        if path not in self._real:
            self._real[path] = self._step(self.follow(path.parent), path.name)
        return self._real[path]

    def _step(self, here: Path, name: str) -> Path:
        if name == "..":
            return here.parent
        if not (here / name).is_symlink():
            return here / name
        self.found[here / name] = target = os.readlink(here / name)
        return self.follow(here / target)


def _without(path: Path, ends: Iterable[Path]) -> list[Path]:
    inside = [end for end in ends if path in end.parents]
    if path in ends:
        return []
    if not inside:
        return [path]
    found: list[Path] = []
    for entry in sorted(path.iterdir()):
        if not entry.is_symlink():
            found += _without(entry, [*inside, *(end for end in ends if end == entry)])
    return found
