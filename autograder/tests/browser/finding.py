"""A Chromium to drive, or the sentence that says what to do when there is none."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
NO_BROWSER = (
    f"No browser to test with ({', '.join(PROGRAMS)}, or playwright's own): install Chromium, or "
    "run `.venv/bin/playwright install chromium`, and run `make test-browser` again."
)
ARGUMENTS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    # Every other address does not exist: what works here works offline.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)


def find_browser(playwright: Playwright) -> str | None:
    """The program of a Chromium, the system's before playwright's own."""
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    own = playwright.chromium.executable_path
    return found or (own if Path(own).is_file() else None)


def launch(playwright: Playwright, program: str) -> Browser:
    """``program`` running without a window, a sandbox where it can have one."""
    # Chromium refuses to start as root, who is the user in many containers, with its sandbox on.
    unsafe = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=program, args=[*ARGUMENTS, *unsafe])
