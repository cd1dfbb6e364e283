# title: An answer with a __future__ import, a frozen dataclass with slots, type hints, and asserts
# unit: 17_other_ways_to_differentiate
# loses: nothing
# flagged: no
# in: answer dual
from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Union

Number = Union[int, float, "Dual"]
ZERO: Final = 0


@dataclass(frozen=True, slots=True, order=False)
class Dual:
    """A number and its slope: forward-mode differentiation in one class."""

    value: float
    slope: float = ZERO

    @staticmethod
    def of(n: Number) -> Dual:
        return n if isinstance(n, Dual) else Dual(n)

    def __add__(self, other: Number) -> Dual:
        other = Dual.of(other)
        return Dual(self.value + other.value, self.slope + other.slope)

    __radd__ = __add__

    def __neg__(self) -> Dual:
        return Dual(-self.value, -self.slope)

    def __sub__(self, other: Number) -> Dual:
        return self + -Dual.of(other)

    def __rsub__(self, other: Number) -> Dual:
        return Dual.of(other) + -self

    def __mul__(self, other: Number) -> Dual:
        other = Dual.of(other)
        return Dual(self.value * other.value, self.slope * other.value + self.value * other.slope)

    __rmul__ = __mul__

    def __truediv__(self, other: Number) -> Dual:
        other = Dual.of(other)
        rise = self.slope * other.value - self.value * other.slope
        return Dual(self.value / other.value, rise / other.value**2)

    def __rtruediv__(self, other: Number) -> Dual:
        return Dual.of(other) / self

    def __pow__(self, n: float) -> Dual:
        assert not isinstance(n, Dual), "a plain number is enough here"
        return Dual(self.value**n, n * self.value ** (n - 1) * self.slope)

    def sin(self) -> Dual:
        return Dual(math.sin(self.value), math.cos(self.value) * self.slope)

    def exp(self) -> Dual:
        return Dual(math.exp(self.value), math.exp(self.value) * self.slope)

    def __lt__(self, other: Number) -> bool:
        return self.value < Dual.of(other).value

    def __gt__(self, other: Number) -> bool:
        return self.value > Dual.of(other).value
