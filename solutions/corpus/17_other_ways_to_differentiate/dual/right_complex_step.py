# title: a tuple, and one helper for all functions of one number


from typing import NamedTuple


class Dual(NamedTuple):
    value: float
    slope: float = 0.0

    def through(self, value, factor):
        return Dual(value, factor * self.slope)

    def __add__(self, other):
        v, s = other if isinstance(other, Dual) else (other, 0.0)
        return Dual(self.value + v, self.slope + s)

    def __mul__(self, other):
        v, s = other if isinstance(other, Dual) else (other, 0.0)
        return Dual(self.value * v, self.slope * v + self.value * s)

    __radd__ = __add__
    __rmul__ = __mul__

    def __neg__(self):
        return self * -1

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return other + -self

    def __truediv__(self, other):
        return self * other**-1

    def __rtruediv__(self, other):
        return other * self**-1

    def __pow__(self, n):
        return self.through(self.value**n, n * self.value ** (n - 1))

    def sin(self):
        return self.through(math.sin(self.value), math.cos(self.value))

    def exp(self):
        return self.through(math.exp(self.value), math.exp(self.value))

    def __lt__(self, other):
        return self.value < (other.value if isinstance(other, Dual) else other)

    def __gt__(self, other):
        return self.value > (other.value if isinstance(other, Dual) else other)
