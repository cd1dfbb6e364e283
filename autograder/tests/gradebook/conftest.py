"""One fork server for all the classes that tests grade in their own process.

That one is started for a class and ends with it, the tests that run whole commands prove.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from autograder.engine.driver import engine
from autograder.engine.driver.processes import ForkServer


class Kept(ForkServer):
    """Outlives the class it was started for: importing torch takes seconds."""

    def kill(self) -> None:
        """Its templates end all the same, each with its line."""

    def close(self) -> None:
        """As `kill`."""

    def end(self) -> None:
        super().kill()
        self._process.wait()


@pytest.fixture(scope="session")
def kept() -> Iterator[Kept]:
    kept = Kept()
    yield kept
    kept.end()


@pytest.fixture(scope="module", autouse=True)
def one_fork_server(kept: Kept) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "ForkServer", lambda: kept)
        yield
