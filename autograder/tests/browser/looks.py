"""How a page looks to a reader: which theme, and how well text stands out from its ground."""

from __future__ import annotations

import json
import urllib.request
from typing import TYPE_CHECKING, Literal

from autograder.tests.browser.lab_page import LabPage

if TYPE_CHECKING:
    from playwright.sync_api import Locator

# The contrast of an element's text with what is behind it, as WCAG 2.2 defines it.
CONTRAST = """element => {
  const rgba = text => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const light = colour => colour.slice(0, 3).map(c => c / 255)
    .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = node => {
    for (let at = node; at; at = at.parentElement) {
      const colour = rgba(getComputedStyle(at).backgroundColor);
      if ((colour[3] ?? 1) !== 0) return colour;
    }
    return [255, 255, 255];
  };
  const [a, b] = [rgba(getComputedStyle(element).color), ground(element)].map(light);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}"""
# What text needs of it, to be read by everybody.
ENOUGH = 4.5


def contrast(text: Locator) -> float:
    """The lowest contrast of all elements that ``text`` finds."""
    return float(min(text.evaluate_all(f"all => all.map({CONTRAST})")))


def choose_theme(page: LabPage, theme: Literal["Light", "Dark"]) -> None:
    """Choose a theme in the visitor's settings, before a page is opened."""
    request = urllib.request.Request(
        page.lab.url("lab/api/settings/@jupyterlab/apputils-extension:themes"),
        data=json.dumps({"raw": json.dumps({"theme": f"JupyterLab {theme}"})}).encode(),
        headers={"Content-Type": "application/json"},
        method="PUT",
    )
    urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=30).close()
