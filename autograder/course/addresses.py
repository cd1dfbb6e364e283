"""Where a page of the published course opens in a browser: on Binder and on Colab."""

from __future__ import annotations

from urllib.parse import quote

from autograder.course.layout import COPIES


def on_binder(page: str, repository: str) -> str:
    """The address at which Binder opens the visitor's own copy of ``page`` in JupyterLab.

    The copies are made when Jupyter starts (.jupyter/jupyter_server_config.py).
    """
    copy = (COPIES / page).as_posix()
    return f"https://mybinder.org/v2/gh/{repository}/HEAD?urlpath=lab/tree/{quote(copy)}"


def on_colab(page: str, repository: str) -> str:
    """The address at which Colab opens ``page``."""
    return f"https://colab.research.google.com/github/{repository}/blob/main/{quote(page)}"
