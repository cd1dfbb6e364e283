"""One server and one browser for all tests here; a fresh page, and pictures of it, for each."""

from __future__ import annotations

import json
import re
import shutil
import urllib.request
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from autograder.course.layout import COPIES
from autograder.tests.browser.finding import NO_BROWSER, find_browser, launch
from autograder.tests.browser.lab_page import LabPage
from autograder.tests.browser.lab_server import Lab, copy_repository, running_lab
from autograder.tests.support.notebook_fixtures import REPOSITORY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PICTURES = REPOSITORY / "work" / "browser"
NOT_ASKED = "drives a browser: run `make test-browser`"
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # Beside other tests they would leave playwright's event loop running under those of kernels.
    if config.getoption("markexpr") != "browser":
        for item in items:
            if item.get_closest_marker("browser"):
                item.add_marker(pytest.mark.skip(reason=NOT_ASKED))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser; without one the run ends here, with the sentence that says what to do."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        pytest.exit("playwright is not installed: run `make test-browser`.", returncode=1)
    with sync_playwright() as playwright:
        program = find_browser(playwright)
        if program is None:
            pytest.exit(NO_BROWSER, returncode=1)
        browser = launch(playwright, program)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def pictures() -> Path:
    """The folder of the screenshots, emptied of an earlier run's."""
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    return PICTURES


@pytest.fixture(scope="session")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab on a copy of the repository. After ``browser``: without one, nothing starts."""
    place = tmp_path_factory.mktemp("lab")
    copy = copy_repository(REPOSITORY, place / "course-copy")
    with running_lab(copy, place / "home") as lab:
        yield lab


@pytest.fixture
def page(
    lab: Lab, browser: Browser, pictures: Path, request: pytest.FixtureRequest
) -> Iterator[LabPage]:
    """A visitor's first page; a test that fails leaves a picture and the text of what it saw."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    name = re.sub(r"\W+", "-", request.node.name.removeprefix("test_")).strip("-")
    page = LabPage(context.new_page(), lab, workspace=name, pictures=pictures)
    yield page
    if request.node.stash.get(FAILED, False):
        _leave_evidence(page.page, lab, pictures / f"FAILED-{name}")
    context.close()
    _end_kernels(lab)


@pytest.fixture
def kept(lab: Lab) -> Iterator[None]:
    """The notebooks of exercises/, put back as they were after the test."""
    before = {path: path.read_bytes() for path in (lab.root / "exercises").rglob("*.ipynb")}
    yield
    for path, content in before.items():
        path.write_bytes(content)


@pytest.fixture
def mine(page: LabPage) -> Iterator[LabPage]:
    """A learner's page whose copies are put back, and nothing kept, after the test."""
    folder = page.lab.root / COPIES
    before = {path: path.read_bytes() for path in folder.rglob("*.ipynb")}
    yield page
    for path in folder.rglob("*"):
        if path.is_file() and path not in before:
            path.unlink()
    for path, content in before.items():
        path.write_bytes(content)


def _leave_evidence(page: Page, lab: Lab, path: Path) -> None:
    page.screenshot(path=path.with_suffix(".png"))
    seen = "\n\n".join(frame.locator("body").inner_text() for frame in page.frames)
    log = lab.log.read_text("utf-8", errors="replace")[-5000:]
    path.with_suffix(".txt").write_text(f"{page.url}\n\n{seen}\n\n{'-' * 80}\n{log}", "utf-8")


def _end_kernels(lab: Lab) -> None:
    # The next visitor of the same notebook gets a kernel that has run nothing.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(lab.url("api/sessions"), timeout=30) as answer:
        sessions = json.load(answer)
    for session in sessions:
        ended = urllib.request.Request(lab.url(f"api/sessions/{session['id']}"), method="DELETE")
        opener.open(ended, timeout=30).close()
