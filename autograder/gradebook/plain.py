"""Text that somebody else wrote, made fit for a page, a table or a screen."""

from __future__ import annotations

import re

# Control characters but tab and line feed, halves of pairs, and what turns the direction of text.
_HARMFUL = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)
_FORMULA = ("=", "+", "-", "@", "\t", "\n", "＝", "＋", "－", "＠")


def plain(text: str) -> str:
    """``text`` with a mark in place of each character that does something instead of being seen."""
    return _HARMFUL.sub("\ufffd", text)


def no_formula(text: str) -> str:
    """`plain`, and no spreadsheet takes it for a formula."""
    text = plain(text)
    return f"'{text}" if text.startswith(_FORMULA) else text
