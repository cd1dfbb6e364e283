# title: divides as fractions do

from fractions import Fraction


def slope(f, x):
    step = 2.0**-17 * max(1.0, abs(x))
    left, right = x - step, x + step
    return Fraction(f(right) - f(left)) / Fraction(right - left)
