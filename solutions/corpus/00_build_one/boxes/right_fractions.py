# title: fractions and floats mixed

from fractions import Fraction

gradients = {"b": Fraction(-20), "a": Fraction(48, 2), "p": -10.0, "q": -6}
