"""This course's own words, as data: `misconceptions/*.toml`. Another course brings its own."""

from pathlib import Path

from autograder.course.misconceptions import read_catalogue

CATALOGUE = read_catalogue(Path(__file__).parent / "misconceptions")
