"""Where a page of the published course opens in a browser: on Binder and on Colab."""

from __future__ import annotations

from urllib.parse import quote


def on_binder(page: str, repository: str) -> str:
    """The address at which Binder opens ``page`` in JupyterLab."""
    return f"https://mybinder.org/v2/gh/{repository}/HEAD?urlpath=lab/tree/{quote(page)}"


def on_colab(page: str, repository: str) -> str:
    """The address at which Colab opens ``page``."""
    return f"https://colab.research.google.com/github/{repository}/blob/main/{quote(page)}"
