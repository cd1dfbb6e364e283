"""Whether a typed guess is what came out: spellings are forgiven, values are not."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from typing import Any

# How close a number must be that has fewer digits than the true one: half of its last place, as in
# any rounding, and never further off than this.
_ROUGHLY = 0.05

_WORDS = {
    None: {"none", "nothing", "null"},
    True: {"yes", "true", "y", "right"},
    False: {"no", "false", "n", "wrong"},
}
_NONE_OF_THEM = _WORDS[None] | {"of", "them"}
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?", re.IGNORECASE)
_OTHER_NAMES = {"float": "float32", "double": "float64", "long": "int64", "half": "float16"}
# What stands around the parts of a list, however it is written.
_AROUND = re.compile(r"\b(?:tensor|torch\.size|size|array|set|and)\b|[\[\](){}]")
# A shape as one says it, 2x3 or 2 x 3; the x of `w1 x2` begins a name.
_BETWEEN = re.compile(r"(?<=\d)(?:[x×]|\s+[x×]\s+)(?=\d)")
# Quotes and full stops around a text; a point before a digit is part of a number.
_OUTSIDE = re.compile(r"^(?:[`'\"]|\.(?!\d))+|[`'\".]+$")


def agrees(guess: str, live: Any) -> bool:
    """Whether the text ``guess`` says what ``live`` is.

    A number may be rounded; yes is True and nothing is None; a list may be written with or without
    brackets, and the parts of a set in any order.
    """
    live = plain(live)
    if isinstance(live, set | frozenset):
        said = [part for part in _parts(guess) if live or part not in _NONE_OF_THEM]
        return sorted(said) == sorted(_text(each) for each in live)
    if isinstance(live, list):
        parts = _parts(guess)
        leaves = list(_leaves(live))
        return len(parts) == len(leaves) and all(map(_agrees_with_one, parts, leaves))
    return _agrees_with_one(guess, live)


def chosen(guess: str, choices: Sequence[str]) -> int | None:
    """The place of the choice that ``guess`` names, by its number or its words; None for none."""
    number = guess.strip().rstrip(".)")
    if number.isdecimal():
        place = int(number) - 1
        return place if 0 <= place < len(choices) else None
    words = [_text(choice) for choice in choices]
    said = _text(guess)
    if said in words:
        return words.index(said)
    for value in (True, False):
        begins = [place for place, text in enumerate(words) if _first_word(text) in _WORDS[value]]
        if said in _WORDS[value] and len(begins) == 1:
            return begins[0]
    return None


def kind_missed(guess: str, live: Any) -> str:
    """Why ``guess`` cannot be compared with ``live``, and what to type; empty where it can be."""
    live = plain(live)
    if isinstance(live, bool):
        return "" if _is_value(guess) else "neither yes nor no: type one of them"
    leaves = list(_leaves(live))
    if not leaves or not all(isinstance(each, int | float) for each in leaves):
        return ""
    if isinstance(live, int) and _text(guess) in _WORDS[None]:
        return "not a number: type one"  # 0, or nothing at all? A count is never nothing
    parts = _parts(guess) if isinstance(live, list) else [guess]
    if parts and all(map(_is_value, parts)):
        return ""
    return "not a list of numbers: type one" if len(leaves) > 1 else "not a number: type one"


def _is_value(guess: str) -> bool:
    said = _text(guess)
    return any(said in words for words in _WORDS.values()) or _number(said)[0] is not None


def in_words(live: Any) -> str:
    """What came out, as a learner would have typed it."""
    live = plain(live)
    if isinstance(live, bool):
        return "yes" if live else "no"
    if isinstance(live, set | frozenset):
        return ", ".join(f"`{each}`" for each in sorted(map(str, live))) or "none of them"
    if isinstance(live, list):
        if len(live) == 1:
            return in_words(live[0])
        return f"[{', '.join(map(in_words, live))}]"
    return f"{live:.6g}" if isinstance(live, float) else str(live)


def _agrees_with_one(guess: str, live: object) -> bool:
    said = _text(guess)
    if live is None or isinstance(live, bool):
        return said in _WORDS[live]
    if isinstance(live, int | float):
        number, step = _number(said)
        return number is not None and _is_close(number, float(live), step)
    return said == _text(live)


def _is_close(number: float, live: float, step: float) -> bool:
    if math.isnan(live) or math.isinf(live):
        return number == live or (math.isnan(number) and math.isnan(live))
    off = abs(number - live)
    exact = off <= 1e-6 * abs(live)
    # The last digit may be rounded away, or left out by somebody who cuts instead.
    rounded = live != int(live) or abs(live) >= 1e5
    return exact or (rounded and off <= step and off <= _ROUGHLY * abs(live))


def _number(said: str) -> tuple[float | None, float]:
    """The number that a text begins with, and what one in its last written place is worth."""
    if said in _NUMBERS:
        return float(_NUMBERS.index(said)), 0.0
    text = re.sub(r"(?<=\d)[_,](?=\d{3}\b)", "", said).replace("−", "-")
    if text.lstrip("+-") in ("nan", "inf", "infinity"):
        return float(text), 0.0
    if fraction := re.fullmatch(rf"({_NUMBER.pattern})\s*/\s*({_NUMBER.pattern})", text, re.I):
        below = float(fraction[2])
        return (float(fraction[1]) / below if below else None), 0.0
    found = _NUMBER.match(text)
    if found is None:
        return None, 0.0
    mantissa, _, exponent = found[0].lower().partition("e")
    decimals = len(mantissa.partition(".")[2])
    return float(found[0]), 10.0 ** (int(exponent or 0) - decimals)


def _text(value: object) -> str:
    """A text or the name of a dtype or device as it is compared: bare and in small letters."""
    text = _OUTSIDE.sub("", str(value).strip()).casefold()
    text = re.sub(r"\s+", " ", text.replace("`", "")).removeprefix("torch.").removesuffix("()")
    return _OTHER_NAMES.get(text, text)


def _first_word(text: str) -> str:
    found = re.match(r"\w+", text)
    return found[0] if found else ""


def _parts(guess: str) -> list[str]:
    bare = _BETWEEN.sub(" ", _AROUND.sub(" ", guess.casefold()))
    return [_text(part) for part in re.split(r"[,;\s]+", bare) if part.strip()]


def plain(live: Any) -> Any:
    """``live`` without tensors, arrays and tuples: numbers, and lists of them."""
    if hasattr(live, "tolist"):
        live = (live.detach() if hasattr(live, "detach") else live).tolist()
    return [plain(each) for each in live] if isinstance(live, list | tuple) else live


def _leaves(nested: Any) -> Iterator[object]:
    if not isinstance(nested, list):
        yield nested
        return
    for each in nested:
        yield from _leaves(each)
