# title: the cosine is taken of the slope
# fails: dual-test [no diagnosis]
# fails: dual-test-programs [no diagnosis]
# fails: dual-hidden [no diagnosis]
import math


class Dual:
    """A number and its slope: forward-mode differentiation in one class."""

    def __init__(self, value, slope=0):
        self.value = value
        self.slope = slope

    @staticmethod
    def of(other):
        return other if isinstance(other, Dual) else Dual(other, 0)

    def __add__(self, other):
        other = Dual.of(other)
        return Dual(self.value + other.value, self.slope + other.slope)

    __radd__ = __add__

    def __neg__(self):
        return Dual(-self.value, -self.slope)

    def __sub__(self, other):
        other = Dual.of(other)
        return Dual(self.value - other.value, self.slope - other.slope)

    def __rsub__(self, other):
        return Dual.of(other) - self

    def __mul__(self, other):
        other = Dual.of(other)
        return Dual(self.value * other.value, self.value * other.slope + self.slope * other.value)

    __rmul__ = __mul__

    def __truediv__(self, other):
        other = Dual.of(other)
        slope = (self.slope * other.value - self.value * other.slope) / other.value**2
        return Dual(self.value / other.value, slope)

    def __rtruediv__(self, other):
        return Dual.of(other) / self

    def __pow__(self, n):
        return Dual(self.value**n, n * self.value ** (n - 1) * self.slope)

    def sin(self):
        return Dual(math.sin(self.value), math.cos(self.slope) * self.slope)

    def exp(self):
        return Dual(math.exp(self.value), math.exp(self.value) * self.slope)

    def __lt__(self, other):
        return self.value < Dual.of(other).value

    def __gt__(self, other):
        return self.value > Dual.of(other).value
