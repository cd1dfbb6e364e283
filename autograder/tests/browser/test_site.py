"""The site in a browser: on a phone and a large screen, light and dark, searched, without a net."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from autograder.authoring.site import write_site
from autograder.tests.browser.looks import CONTRAST, ENOUGH
from autograder.tests.support.notebook_fixtures import REPOSITORY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

SIZES = {"phone": (390, 844), "desk": (1440, 900)}


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    target = tmp_path_factory.mktemp("site")
    write_site(REPOSITORY, target)
    return target


@pytest.fixture(params=[(size, scheme) for size in SIZES for scheme in ("light", "dark")],
                ids=lambda given: "-".join(given))  # fmt: skip
def page(request, browser: Browser) -> Iterator[Page]:
    size, scheme = request.param
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, offline=True
    )
    yield context.new_page()
    context.close()


def test_no_page_is_wider_than_the_screen(page, site, pictures):
    for path in sorted(site.glob("*.html")):
        page.goto(path.as_uri())
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, path.name
    page.screenshot(path=pictures / f"site-{page.viewport_size['width']}.png")


def test_no_table_is_wider_than_the_screen(page, site):
    for path in sorted(site.glob("*.html")):
        page.goto(path.as_uri())
        assert page.evaluate(WIDER, ".scroll:has(> table)") == [], path.name


def test_a_line_of_code_fits_on_a_desk(page, site):
    if page.viewport_size["width"] < SIZES["desk"][0]:
        pytest.skip("a line of code does not fit on a phone")
    page.goto((site / "16_when_gradients_go_wrong.html").as_uri())

    assert page.evaluate(WIDER, ".code pre") == []


def test_on_a_phone_a_row_says_its_columns(page, site):
    page.goto((site / "03_requires_grad_and_the_graph.html").as_uri())
    cell = page.locator("td", has_text="integers have no derivative")

    label = cell.evaluate("cell => getComputedStyle(cell, '::before').content")

    is_phone = page.viewport_size["width"] == SIZES["phone"][0]
    assert label == ('"it means: "' if is_phone else "none")


def test_what_is_printed_or_drawn_keeps_its_columns_and_size(page, site):
    page.goto((site / "06_detach_and_data.html").as_uri())

    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    spaces = page.evaluate(WHITE_SPACE)
    drawn = page.locator(DRAWN).first.evaluate("drawn => drawn.clientWidth / drawn.naturalWidth")

    is_phone = page.viewport_size["width"] == SIZES["phone"][0]
    assert spaces == {"stdout": "pre" if is_phone else "pre-wrap", "error": "pre-wrap"}
    assert drawn > 0.95


def test_code_in_bold_is_bold(page, site):
    page.goto((site / "05_retain_grad_and_hooks.html").as_uri())
    code = page.locator("td strong code").first

    assert code.evaluate("code => getComputedStyle(code).fontWeight") == "700"


def test_text_has_enough_contrast(page, site):
    page.goto((site / "04_leaf_gradients.html").as_uri())

    ratios = page.evaluate(CONTRASTS)

    assert min(ratios.values()) >= ENOUGH, ratios


def test_a_section_is_found_and_opened(page, site):
    page.goto((site / "index.html").as_uri())

    page.get_by_role("searchbox").fill("same memory history")
    page.locator("#found a").first.click()

    page.wait_for_url("**/06_detach_and_data.html#6.1-Same-memory*")
    head = page.locator("h2", has_text="6.1 Same memory")
    assert head.bounding_box()["y"] < 200


def test_a_prediction_opens_when_it_is_asked_for(page, site):
    page.goto((site / "04_leaf_gradients.html").as_uri())
    first = page.locator("details.reveal").first

    before = first.locator("pre").is_visible()
    first.locator("summary").click()

    assert (before, first.locator("pre").is_visible()) == (False, True)


DRAWN = '.drawing img[src^="data:image/svg"]'
WHITE_SPACE = """() => Object.fromEntries(["stdout", "error"].map(kind =>
  [kind, getComputedStyle(document.querySelector("pre.output." + kind)).whiteSpace]))"""
# The text of what has to be scrolled sideways.
WIDER = """selector => [...document.querySelectorAll(selector)]
  .filter(box => box.scrollWidth > box.clientWidth + 1)
  .map(box => box.textContent.trim().slice(0, 60))"""
# The contrast of some of each kind of text.
CONTRASTS = (
    "() => { const contrast = "
    + CONTRAST
    + """;
  const found = {};
  for (const what of ["p", "a", "summary", "pre", "pre span", "code", "th", ".error", ".button"]) {
    for (const node of [...document.querySelectorAll("main " + what)].slice(0, 400)) {
      if (!node.textContent.trim() || node.closest(".drawing")) continue;
      const name = what + " " + node.className;
      found[name] = Math.min(found[name] || 99, Math.round(contrast(node) * 100) / 100);
    }
  }
  return found;
}"""
)
