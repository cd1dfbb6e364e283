# title: left its own slope out where a number is divided by it
# fails: dual-test [inner-slope-forgotten]
# fails: dual-test-programs [inner-slope-forgotten]
# fails: dual-hidden [inner-slope-forgotten]


from dataclasses import dataclass
from functools import total_ordering


def lifted(number):
    return number if isinstance(number, Dual) else Dual(number)


@total_ordering
@dataclass(frozen=True, eq=False)
class Dual:
    value: float
    slope: float = 0.0

    def __eq__(self, other):
        return self.value == lifted(other).value

    def __lt__(self, other):
        return self.value < lifted(other).value

    def __add__(self, other):
        other = lifted(other)
        return Dual(self.value + other.value, self.slope + other.slope)

    def __neg__(self):
        return Dual(-self.value, -self.slope)

    def __sub__(self, other):
        return self + -lifted(other)

    def __rsub__(self, other):
        return lifted(other) + -self

    def __mul__(self, other):
        other = lifted(other)
        return Dual(self.value * other.value, self.value * other.slope + other.value * self.slope)

    def __truediv__(self, other):
        other = lifted(other)
        value = self.value / other.value
        return Dual(value, (self.slope - value * other.slope) / other.value)

    def __rtruediv__(self, other):
        return Dual(other / self.value, -other / self.value**2)

    def __pow__(self, n):
        return Dual(self.value**n, self.slope * n * self.value ** (n - 1))

    def sin(self):
        return Dual(math.sin(self.value), self.slope * math.cos(self.value))

    def exp(self):
        return Dual(math.exp(self.value), self.slope * math.exp(self.value))

    __radd__, __rmul__ = __add__, __mul__
