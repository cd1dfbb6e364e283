"""Real images for the lessons: small enough to ship, nothing to download.

Origin and licence stand beside the data, in data/README.md.
"""

from __future__ import annotations

from importlib.resources import files

SIDE = 8


def ones_and_twos() -> tuple[list[list[list[int]]], list[int]]:
    """200 images of handwritten digits, and which digit each is: 1 or 2.

    An image is a list of 8 rows of 8 numbers, from 0 (white) to 16 (ink). Plain lists, so that
    an engine of one's own can read them; each call makes new ones.
    """
    images, digits = [], []
    text = files("autograder.lab").joinpath("data", "ones_and_twos.csv").read_text("utf-8")
    for line in text.splitlines():
        digit, *pixels = map(int, line.split(","))
        images.append([pixels[at : at + SIDE] for at in range(0, SIDE * SIDE, SIDE)])
        digits.append(digit)
    return images, digits
