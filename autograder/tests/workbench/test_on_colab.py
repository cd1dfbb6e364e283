"""On Colab, where links between notebooks do not open, the setup cell shows those that do."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from autograder.content import OUTLINE
from autograder.workbench.on_colab import show_links

FIRST, LAST = OUTLINE.units[0], OUTLINE.units[-1]


@pytest.fixture
def colab(monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "google.colab", ModuleType("google.colab"))


@pytest.fixture
def shown(monkeypatch) -> list[str]:
    texts: list[str] = []
    monkeypatch.setattr("IPython.display.display", lambda html: texts.append(html.data))
    return texts


def test_lesson_exercise_and_what_is_next_open_on_colab(colab, shown):
    show_links(FIRST.id)

    [html] = shown
    base = f"https://colab.research.google.com/github/{OUTLINE.repository}/blob/main/"
    for page in (FIRST.lesson, FIRST.exercise, OUTLINE.units[1].lesson):
        assert f'href="{base}{page}"' in html
    assert "Save a copy in Drive" in html


def test_from_the_first_page_every_lesson_opens(colab, shown):
    show_links("00_start_here")

    [html] = shown
    for unit in OUTLINE.units:
        assert f"/blob/main/{unit.lesson}" in html


def test_after_the_last_unit_nothing_is_next(colab, shown):
    show_links(LAST.id)

    assert "next:" not in shown[0] and LAST.exercise in shown[0]


@pytest.mark.parametrize("unit", [FIRST.id, "00_start_here"])
def test_elsewhere_the_links_of_the_text_do(shown, unit):
    show_links(unit)

    assert shown == []


def test_a_page_that_is_no_unit_says_nothing(colab, shown):
    show_links("no_such_unit")

    assert shown == []
