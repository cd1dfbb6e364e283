# title: compares with a margin, because floats are never exact
# fails: dual-test-programs [no diagnosis]


class Dual:
    """A number and its slope: forward-mode differentiation in one class."""

    def __init__(self, value, slope=0):
        self.value, self.slope = value, slope

    @staticmethod
    def of(thing):
        return thing if isinstance(thing, Dual) else Dual(thing)

    def __add__(self, other):
        other = Dual.of(other)
        return Dual(self.value + other.value, self.slope + other.slope)

    def __mul__(self, other):
        other = Dual.of(other)
        return Dual(self.value * other.value, self.value * other.slope + self.slope * other.value)

    def __neg__(self):
        return Dual(-self.value, -self.slope)

    def __pow__(self, n):
        return Dual(self.value**n, n * self.value ** (n - 1) * self.slope)

    def __radd__(self, other):
        return Dual.of(other) + self

    def __rmul__(self, other):
        return Dual.of(other) * self

    def __sub__(self, other):
        return self + (-Dual.of(other))

    def __rsub__(self, other):
        return Dual.of(other) - self

    def __truediv__(self, other):
        other = Dual.of(other)
        slope = (self.slope * other.value - self.value * other.slope) / other.value**2
        return Dual(self.value / other.value, slope)

    def __rtruediv__(self, other):
        return Dual.of(other) / self

    def sin(self):
        return Dual(math.sin(self.value), math.cos(self.value) * self.slope)

    def exp(self):
        return Dual(math.exp(self.value), math.exp(self.value) * self.slope)

    def __lt__(self, other):
        return self.value < Dual.of(other).value - 1e-9

    def __gt__(self, other):
        return self.value > Dual.of(other).value + 1e-9
